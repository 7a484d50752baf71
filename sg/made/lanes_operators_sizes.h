/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The bound size, once each. */
#if SG_LANES_ == 1 && !defined(SG_HAVE_OPERATORS_X1_)
#define SG_HAVE_OPERATORS_X1_
#define SG_T_S 1
#include "../lanes/operators.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_OPERATORS_X2_)
#define SG_HAVE_OPERATORS_X2_
#define SG_T_S 2
#include "../lanes/operators.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_OPERATORS_X4_)
#define SG_HAVE_OPERATORS_X4_
#define SG_T_S 4
#include "../lanes/operators.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_OPERATORS_X8_)
#define SG_HAVE_OPERATORS_X8_
#define SG_T_S 8
#include "../lanes/operators.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_OPERATORS_X16_)
#define SG_HAVE_OPERATORS_X16_
#define SG_T_S 16
#include "../lanes/operators.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_OPERATORS_X32_)
#define SG_HAVE_OPERATORS_X32_
#define SG_T_S 32
#include "../lanes/operators.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_OPERATORS_X64_)
#define SG_HAVE_OPERATORS_X64_
#define SG_T_S 64
#include "../lanes/operators.tmpl.h"
#endif
