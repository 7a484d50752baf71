/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Names at two sizes: SG_T_NARROW_S lanes of narrow elements, SG_T_WIDE_S of wide ones. */
#if !defined(SG_T_NARROW_S) || !defined(SG_T_WIDE_S)
#error "sg: pair_names.tmpl.h is included by more/regroup.tmpl.h"
#endif

/* SG_T_NARROW_OF(e), SG_T_WIDE_OF(e): values. SG_T_NARROW_AS(to, from): from one narrow element to another; SG_T_AS_NARROW(to, from): from a wide element to a narrow one. */
#if SG_T_NARROW_S == 2 && SG_T_WIDE_S == 1
#define SG_T_RATIO 2
#define SG_T_EACH SG_EACH_RATIO_2_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_2_
#define SG_T_NARROW_OF(e) sg_##e##x2
#define SG_T_WIDE_OF(e) sg_##e##x1
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x2
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x1
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x2
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x1
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x2_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x1_
#elif SG_T_NARROW_S == 4 && SG_T_WIDE_S == 1
#define SG_T_RATIO 4
#define SG_T_EACH SG_EACH_RATIO_4_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_4_
#define SG_T_NARROW_OF(e) sg_##e##x4
#define SG_T_WIDE_OF(e) sg_##e##x1
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x4
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x1
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x4
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x2
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x4_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x1_
#elif SG_T_NARROW_S == 4 && SG_T_WIDE_S == 2
#define SG_T_RATIO 2
#define SG_T_EACH SG_EACH_RATIO_2_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_2_
#define SG_T_NARROW_OF(e) sg_##e##x4
#define SG_T_WIDE_OF(e) sg_##e##x2
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x4
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x2
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x2
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x4
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x2
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x4_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x2_
#elif SG_T_NARROW_S == 8 && SG_T_WIDE_S == 1
#define SG_T_RATIO 8
#define SG_T_EACH SG_EACH_RATIO_8_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_8_
#define SG_T_NARROW_OF(e) sg_##e##x8
#define SG_T_WIDE_OF(e) sg_##e##x1
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x8
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x1
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x8
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x4
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x8_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x1_
#elif SG_T_NARROW_S == 8 && SG_T_WIDE_S == 2
#define SG_T_RATIO 4
#define SG_T_EACH SG_EACH_RATIO_4_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_4_
#define SG_T_NARROW_OF(e) sg_##e##x8
#define SG_T_WIDE_OF(e) sg_##e##x2
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x8
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x2
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x2
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x8
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x4
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x8_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x2_
#elif SG_T_NARROW_S == 8 && SG_T_WIDE_S == 4
#define SG_T_RATIO 2
#define SG_T_EACH SG_EACH_RATIO_2_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_2_
#define SG_T_NARROW_OF(e) sg_##e##x8
#define SG_T_WIDE_OF(e) sg_##e##x4
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x8
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x4
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x4
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x8
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x2
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x4
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x8_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x4_
#elif SG_T_NARROW_S == 16 && SG_T_WIDE_S == 2
#define SG_T_RATIO 8
#define SG_T_EACH SG_EACH_RATIO_8_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_8_
#define SG_T_NARROW_OF(e) sg_##e##x16
#define SG_T_WIDE_OF(e) sg_##e##x2
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x16
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x2
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x2
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x16
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x1
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x8
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x16_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x2_
#elif SG_T_NARROW_S == 16 && SG_T_WIDE_S == 4
#define SG_T_RATIO 4
#define SG_T_EACH SG_EACH_RATIO_4_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_4_
#define SG_T_NARROW_OF(e) sg_##e##x16
#define SG_T_WIDE_OF(e) sg_##e##x4
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x16
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x4
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x4
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x16
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x2
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x8
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x16_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x4_
#elif SG_T_NARROW_S == 16 && SG_T_WIDE_S == 8
#define SG_T_RATIO 2
#define SG_T_EACH SG_EACH_RATIO_2_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_2_
#define SG_T_NARROW_OF(e) sg_##e##x16
#define SG_T_WIDE_OF(e) sg_##e##x8
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x16
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x8
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x8
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x16
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x4
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x8
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x16_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x8_
#elif SG_T_NARROW_S == 32 && SG_T_WIDE_S == 4
#define SG_T_RATIO 8
#define SG_T_EACH SG_EACH_RATIO_8_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_8_
#define SG_T_NARROW_OF(e) sg_##e##x32
#define SG_T_WIDE_OF(e) sg_##e##x4
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x32
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x4
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x4
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x32
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x2
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x16
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x32_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x4_
#elif SG_T_NARROW_S == 32 && SG_T_WIDE_S == 8
#define SG_T_RATIO 4
#define SG_T_EACH SG_EACH_RATIO_4_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_4_
#define SG_T_NARROW_OF(e) sg_##e##x32
#define SG_T_WIDE_OF(e) sg_##e##x8
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x32
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x8
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x8
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x32
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x4
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x16
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x32_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x8_
#elif SG_T_NARROW_S == 32 && SG_T_WIDE_S == 16
#define SG_T_RATIO 2
#define SG_T_EACH SG_EACH_RATIO_2_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_2_
#define SG_T_NARROW_OF(e) sg_##e##x32
#define SG_T_WIDE_OF(e) sg_##e##x16
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x32
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x16
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x16
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x32
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x8
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x16
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x32_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x16_
#elif SG_T_NARROW_S == 64 && SG_T_WIDE_S == 8
#define SG_T_RATIO 8
#define SG_T_EACH SG_EACH_RATIO_8_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_8_
#define SG_T_NARROW_OF(e) sg_##e##x64
#define SG_T_WIDE_OF(e) sg_##e##x8
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x64
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x8
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x8
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x64
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x4
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x32
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x64_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x8_
#elif SG_T_NARROW_S == 64 && SG_T_WIDE_S == 16
#define SG_T_RATIO 4
#define SG_T_EACH SG_EACH_RATIO_4_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_4_
#define SG_T_NARROW_OF(e) sg_##e##x64
#define SG_T_WIDE_OF(e) sg_##e##x16
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x64
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x16
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x16
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x64
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x8
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x32
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x64_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x16_
#elif SG_T_NARROW_S == 64 && SG_T_WIDE_S == 32
#define SG_T_RATIO 2
#define SG_T_EACH SG_EACH_RATIO_2_
#define SG_T_EACH_UNSIGNED SG_EACH_UNSIGNED_RATIO_2_
#define SG_T_NARROW_OF(e) sg_##e##x64
#define SG_T_WIDE_OF(e) sg_##e##x32
#define SG_T_NARROW_AS(to, from) sg_as_##to##_##from##x64
#define SG_T_WIDE_AS(to, from) sg_as_##to##_##from##x32
#define SG_T_AS_NARROW(to, from) sg_as_##to##_##from##x32
#define SG_T_AS_WIDE(to, from) sg_as_##to##_##from##x64
#define SG_T_HALF_AS_NARROW(to, from) sg_as_##to##_##from##x16
#define SG_T_HALF_AS_WIDE(to, from) sg_as_##to##_##from##x32
#define SG_T_NARROW_INTERNAL(op, e) sg_##op##_##e##x64_
#define SG_T_WIDE_INTERNAL(op, e) sg_##op##_##e##x32_
#endif
#if SG_LEVEL_
#include "pair_level_names.tmpl.h"
#endif
