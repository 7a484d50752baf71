/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The bound size, once each. */
#if SG_LANES_ == 1 && !defined(SG_HAVE_ATOMIC_X1_)
#define SG_HAVE_ATOMIC_X1_
#define SG_T_S 1
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_ATOMIC_X2_)
#define SG_HAVE_ATOMIC_X2_
#define SG_T_S 2
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_ATOMIC_X4_)
#define SG_HAVE_ATOMIC_X4_
#define SG_T_S 4
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_ATOMIC_X8_)
#define SG_HAVE_ATOMIC_X8_
#define SG_T_S 8
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_ATOMIC_X16_)
#define SG_HAVE_ATOMIC_X16_
#define SG_T_S 16
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_ATOMIC_X32_)
#define SG_HAVE_ATOMIC_X32_
#define SG_T_S 32
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_ATOMIC_X64_)
#define SG_HAVE_ATOMIC_X64_
#define SG_T_S 64
#include "../atomic/size.tmpl.h"
#endif
