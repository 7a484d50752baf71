/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The sizes that lanes.h needs, once each. */
/* the bound size, and its halves down to where every element is a leaf */
#define SG_T_NEED(s) (s == SG_LANES_ || (s < SG_LANES_ && s >= SG_REG_BITS / 64))
#if SG_T_NEED(1) && !defined(SG_HAVE_X1_)
#define SG_HAVE_X1_
#define SG_T_S 1
#define SG_T_BOUND_SIZE 0
#include "../lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 1 && !defined(SG_HAVE_WHOLE_X1_)
#define SG_HAVE_WHOLE_X1_
#define SG_T_S 1
#define SG_T_BOUND_SIZE 1
#include "../lanes/size.tmpl.h"
#endif
#if SG_T_NEED(2) && !defined(SG_HAVE_X2_)
#define SG_HAVE_X2_
#define SG_T_S 2
#define SG_T_BOUND_SIZE 0
#include "../lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_WHOLE_X2_)
#define SG_HAVE_WHOLE_X2_
#define SG_T_S 2
#define SG_T_BOUND_SIZE 1
#include "../lanes/size.tmpl.h"
#endif
#if SG_T_NEED(4) && !defined(SG_HAVE_X4_)
#define SG_HAVE_X4_
#define SG_T_S 4
#define SG_T_BOUND_SIZE 0
#include "../lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_WHOLE_X4_)
#define SG_HAVE_WHOLE_X4_
#define SG_T_S 4
#define SG_T_BOUND_SIZE 1
#include "../lanes/size.tmpl.h"
#endif
#if SG_T_NEED(8) && !defined(SG_HAVE_X8_)
#define SG_HAVE_X8_
#define SG_T_S 8
#define SG_T_BOUND_SIZE 0
#include "../lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_WHOLE_X8_)
#define SG_HAVE_WHOLE_X8_
#define SG_T_S 8
#define SG_T_BOUND_SIZE 1
#include "../lanes/size.tmpl.h"
#endif
#if SG_T_NEED(16) && !defined(SG_HAVE_X16_)
#define SG_HAVE_X16_
#define SG_T_S 16
#define SG_T_BOUND_SIZE 0
#include "../lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_WHOLE_X16_)
#define SG_HAVE_WHOLE_X16_
#define SG_T_S 16
#define SG_T_BOUND_SIZE 1
#include "../lanes/size.tmpl.h"
#endif
#if SG_T_NEED(32) && !defined(SG_HAVE_X32_)
#define SG_HAVE_X32_
#define SG_T_S 32
#define SG_T_BOUND_SIZE 0
#include "../lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_WHOLE_X32_)
#define SG_HAVE_WHOLE_X32_
#define SG_T_S 32
#define SG_T_BOUND_SIZE 1
#include "../lanes/size.tmpl.h"
#endif
#if SG_T_NEED(64) && !defined(SG_HAVE_X64_)
#define SG_HAVE_X64_
#define SG_T_S 64
#define SG_T_BOUND_SIZE 0
#include "../lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_WHOLE_X64_)
#define SG_HAVE_WHOLE_X64_
#define SG_T_S 64
#define SG_T_BOUND_SIZE 1
#include "../lanes/size.tmpl.h"
#endif
#undef SG_T_NEED
