/* SPDX-License-Identifier: MIT */
/* FLOOR 2: sub-group values: a variable holds one element for each of S lanes.
 *
 * May be included again with another SG_SIZE or SG_MASK_BITS (through sg.h): what a size needs is
 * instantiated once, and the bound names (sg_f32, sg_add_f32, sg_add) mean the size of the last include. */
#include "reg.h"
#include "lanes/scalar.h"

/* ---- the size of this region: SG_LANES_ is the bare number ---- */

#ifndef SG_SIZE_PRIMARY
/* A value of SG_SIZE, and the default: the f32 lanes of the widest register, 4, 8 or 16.
 * sycl ext: named_sub_group_size(primary) */
#define SG_SIZE_PRIMARY (SG_REG_BITS / 32)

/* A value of SG_SIZE: the library chooses, today the primary size, from which only
 * sg_kernel_compile_sub_group_size tells it apart. sycl ext: named_sub_group_size(automatic) */
#define SG_SIZE_AUTOMATIC (SG_REG_BITS / 32 + SG_AUTOMATIC_PROBE_) /* the probe tells them apart */

#define SG_DEFAULT_SIZE_1 1
#define SG_DEFAULT_SIZE_2 2
#define SG_DEFAULT_SIZE_4 4
#define SG_DEFAULT_SIZE_8 8
#define SG_DEFAULT_SIZE_16 16
#define SG_DEFAULT_SIZE_32 32
#define SG_DEFAULT_SIZE_64 64
#define SG_DEFAULT_SIZE_primary SG_SIZE_PRIMARY
#define SG_DEFAULT_SIZE_automatic SG_SIZE_AUTOMATIC
#endif
#undef SG_AUTOMATIC_PROBE_
#define SG_AUTOMATIC_PROBE_ 0
#ifndef SG_DEFAULT_SUB_GROUP_SIZE
#define SG_DEFAULT_SUB_GROUP_SIZE primary
#endif
#ifndef SG_SIZE
#define SG_SIZE SG_PASTE2(SG_DEFAULT_SIZE_, SG_DEFAULT_SUB_GROUP_SIZE)
#endif
#undef SG_LANES_
#if (SG_SIZE) == 1
#define SG_LANES_ 1
#elif (SG_SIZE) == 2
#define SG_LANES_ 2
#elif (SG_SIZE) == 4
#define SG_LANES_ 4
#elif (SG_SIZE) == 8
#define SG_LANES_ 8
#elif (SG_SIZE) == 16
#define SG_LANES_ 16
#elif (SG_SIZE) == 32
#define SG_LANES_ 32
#elif (SG_SIZE) == 64
#define SG_LANES_ 64
#elif defined(SG_SIZE_REPORTED_) /* several floors include this file: one message */
#define SG_LANES_ 1
#else
#define SG_SIZE_REPORTED_
#error "sg: SG_SIZE (or SG_DEFAULT_SUB_GROUP_SIZE) must be 1, 2, 4, 8, 16, 32 or 64, SG_SIZE_PRIMARY or SG_SIZE_AUTOMATIC"
#define SG_LANES_ 1
#endif
#undef SG_AUTOMATIC_PROBE_
#define SG_AUTOMATIC_PROBE_ 128
#undef SG_SIZE_IS_AUTOMATIC_
#if (SG_SIZE) > 64
#define SG_SIZE_IS_AUTOMATIC_ 1
#else
#define SG_SIZE_IS_AUTOMATIC_ 0
#endif
#undef SG_AUTOMATIC_PROBE_
#define SG_AUTOMATIC_PROBE_ 0

#ifndef SG_MASK_BITS
#define SG_MASK_BITS 32
#endif
#if SG_MASK_BITS != 8 && SG_MASK_BITS != 16 && SG_MASK_BITS != 32 && SG_MASK_BITS != 64
#undef SG_MASK_BITS
#define SG_MASK_BITS 32 /* go on as if: one message */
#error "sg: SG_MASK_BITS must be 8, 16, 32 or 64"
#endif

/* ---- sizes: this one, and its halves down to where every element is a leaf ---- */

#define SG_T_NEED(s) (s == SG_LANES_ || (s < SG_LANES_ && s >= SG_REG_BITS / 64))
#if SG_T_NEED(1) && !defined(SG_HAVE_X1_)
#define SG_HAVE_X1_
#define SG_T_S 1
#define SG_T_WHOLE_SIZE 0
#include "lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 1 && !defined(SG_HAVE_WHOLE_X1_)
#define SG_HAVE_WHOLE_X1_
#define SG_T_S 1
#define SG_T_WHOLE_SIZE 1
#include "lanes/size.tmpl.h"
#endif
#if SG_T_NEED(2) && !defined(SG_HAVE_X2_)
#define SG_HAVE_X2_
#define SG_T_S 2
#define SG_T_WHOLE_SIZE 0
#include "lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_WHOLE_X2_)
#define SG_HAVE_WHOLE_X2_
#define SG_T_S 2
#define SG_T_WHOLE_SIZE 1
#include "lanes/size.tmpl.h"
#endif
#if SG_T_NEED(4) && !defined(SG_HAVE_X4_)
#define SG_HAVE_X4_
#define SG_T_S 4
#define SG_T_WHOLE_SIZE 0
#include "lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_WHOLE_X4_)
#define SG_HAVE_WHOLE_X4_
#define SG_T_S 4
#define SG_T_WHOLE_SIZE 1
#include "lanes/size.tmpl.h"
#endif
#if SG_T_NEED(8) && !defined(SG_HAVE_X8_)
#define SG_HAVE_X8_
#define SG_T_S 8
#define SG_T_WHOLE_SIZE 0
#include "lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_WHOLE_X8_)
#define SG_HAVE_WHOLE_X8_
#define SG_T_S 8
#define SG_T_WHOLE_SIZE 1
#include "lanes/size.tmpl.h"
#endif
#if SG_T_NEED(16) && !defined(SG_HAVE_X16_)
#define SG_HAVE_X16_
#define SG_T_S 16
#define SG_T_WHOLE_SIZE 0
#include "lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_WHOLE_X16_)
#define SG_HAVE_WHOLE_X16_
#define SG_T_S 16
#define SG_T_WHOLE_SIZE 1
#include "lanes/size.tmpl.h"
#endif
#if SG_T_NEED(32) && !defined(SG_HAVE_X32_)
#define SG_HAVE_X32_
#define SG_T_S 32
#define SG_T_WHOLE_SIZE 0
#include "lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_WHOLE_X32_)
#define SG_HAVE_WHOLE_X32_
#define SG_T_S 32
#define SG_T_WHOLE_SIZE 1
#include "lanes/size.tmpl.h"
#endif
#if SG_T_NEED(64) && !defined(SG_HAVE_X64_)
#define SG_HAVE_X64_
#define SG_T_S 64
#define SG_T_WHOLE_SIZE 0
#include "lanes/size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_WHOLE_X64_)
#define SG_HAVE_WHOLE_X64_
#define SG_T_S 64
#define SG_T_WHOLE_SIZE 1
#include "lanes/size.tmpl.h"
#endif
#undef SG_T_NEED

/* ---- masks of this size and width ---- */

#undef SG_MASK_SUFFIX_
#if SG_HAVE_KMASK || SG_MASK_BITS == 32
#define SG_MASK_SUFFIX_
#elif SG_MASK_BITS == 8
#define SG_MASK_SUFFIX_ _m8
#elif SG_MASK_BITS == 16
#define SG_MASK_SUFFIX_ _m16
#else
#define SG_MASK_SUFFIX_ _m64
#endif
#if !SG_HAVE_KMASK
#define SG_T_S SG_LANES_
#define SG_T_MB SG_MASK_BITS
#define SG_T_MSUF SG_MASK_SUFFIX_
#if SG_LANES_ == 1 && SG_MASK_BITS == 8
#ifndef SG_HAVE_X1_M8_
#define SG_HAVE_X1_M8_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 1 && SG_MASK_BITS == 16
#ifndef SG_HAVE_X1_M16_
#define SG_HAVE_X1_M16_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 1 && SG_MASK_BITS == 32
#ifndef SG_HAVE_X1_M32_
#define SG_HAVE_X1_M32_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 1 && SG_MASK_BITS == 64
#ifndef SG_HAVE_X1_M64_
#define SG_HAVE_X1_M64_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_BITS == 8
#ifndef SG_HAVE_X2_M8_
#define SG_HAVE_X2_M8_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_BITS == 16
#ifndef SG_HAVE_X2_M16_
#define SG_HAVE_X2_M16_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_BITS == 32
#ifndef SG_HAVE_X2_M32_
#define SG_HAVE_X2_M32_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_BITS == 64
#ifndef SG_HAVE_X2_M64_
#define SG_HAVE_X2_M64_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_BITS == 8
#ifndef SG_HAVE_X4_M8_
#define SG_HAVE_X4_M8_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_BITS == 16
#ifndef SG_HAVE_X4_M16_
#define SG_HAVE_X4_M16_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_BITS == 32
#ifndef SG_HAVE_X4_M32_
#define SG_HAVE_X4_M32_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_BITS == 64
#ifndef SG_HAVE_X4_M64_
#define SG_HAVE_X4_M64_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_BITS == 8
#ifndef SG_HAVE_X8_M8_
#define SG_HAVE_X8_M8_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_BITS == 16
#ifndef SG_HAVE_X8_M16_
#define SG_HAVE_X8_M16_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_BITS == 32
#ifndef SG_HAVE_X8_M32_
#define SG_HAVE_X8_M32_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_BITS == 64
#ifndef SG_HAVE_X8_M64_
#define SG_HAVE_X8_M64_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_BITS == 8
#ifndef SG_HAVE_X16_M8_
#define SG_HAVE_X16_M8_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_BITS == 16
#ifndef SG_HAVE_X16_M16_
#define SG_HAVE_X16_M16_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_BITS == 32
#ifndef SG_HAVE_X16_M32_
#define SG_HAVE_X16_M32_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_BITS == 64
#ifndef SG_HAVE_X16_M64_
#define SG_HAVE_X16_M64_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_BITS == 8
#ifndef SG_HAVE_X32_M8_
#define SG_HAVE_X32_M8_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_BITS == 16
#ifndef SG_HAVE_X32_M16_
#define SG_HAVE_X32_M16_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_BITS == 32
#ifndef SG_HAVE_X32_M32_
#define SG_HAVE_X32_M32_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_BITS == 64
#ifndef SG_HAVE_X32_M64_
#define SG_HAVE_X32_M64_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_BITS == 8
#ifndef SG_HAVE_X64_M8_
#define SG_HAVE_X64_M8_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_BITS == 16
#ifndef SG_HAVE_X64_M16_
#define SG_HAVE_X64_M16_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_BITS == 32
#ifndef SG_HAVE_X64_M32_
#define SG_HAVE_X64_M32_
#include "lanes/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_BITS == 64
#ifndef SG_HAVE_X64_M64_
#define SG_HAVE_X64_M64_
#include "lanes/vmask.tmpl.h"
#endif
#endif
#undef SG_T_S
#undef SG_T_MB
#undef SG_T_MSUF
#endif

/* ---- names ---- */

#include "lanes/front_c.h"
