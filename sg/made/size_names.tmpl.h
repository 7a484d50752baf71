/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Half of SG_T_S, and names at SG_T_S lanes that take the element as an argument. */
#ifndef SG_T_S
#error "sg: size_names.tmpl.h needs SG_T_S"
#endif

/* SG_T_VALUE_OF(e): a value. SG_T_FN_OF(op, e): a function of it; SG_T_INTERNAL_OF(op, e): an internal one. SG_T_PAIR_FN(op, to, from):
 * a function of two elements. Names with HALF_: the same at half the lanes. SG_T_PLAIN_FN(op): a function of masks. SG_T_REG_OF_<b>: the end of floor 1's names for the register of
 * lanes of b bits. SG_T_MASK_REG, SG_T_K_BITS(m): a mask register and its bits.
 * SG_T_K_ANY(m), SG_T_K_ALL(m): whether any bit of it is 1, or every one. */
#if SG_T_S == 1
#define SG_T_HALF_S 1
#define SG_T_ELEMENTS "../made/elements_x1.tmpl.h"
#define SG_T_MASK_REG __mmask8
#define SG_T_K_BITS sg_k_bits8_
#define SG_T_K_ANY sg_k_any8_
#define SG_T_K_ALL sg_k_all8_
#define SG_T_REG_OF_8 SG_R128_
#define SG_T_REG_OF_16 SG_R128_
#define SG_T_REG_OF_32 SG_R128_
#define SG_T_REG_OF_64 SG_R128_
#define SG_T_VALUE_OF(e) sg_##e##x1
#define SG_T_FN_OF(op, e) sg_##op##_##e##x1
#define SG_T_INTERNAL_OF(op, e) sg_##op##_##e##x1_
#define SG_T_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x1
#define SG_T_HALF_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x1
#define SG_T_PLAIN_MASK sg_maskx1
#define SG_T_PLAIN_FN(op) sg_##op##_x1
#define SG_T_LANE_NUMBERS sg_lanes_x1
#elif SG_T_S == 2
#define SG_T_HALF_S 1
#define SG_T_ELEMENTS "../made/elements_x2.tmpl.h"
#define SG_T_MASK_REG __mmask8
#define SG_T_K_BITS sg_k_bits8_
#define SG_T_K_ANY sg_k_any8_
#define SG_T_K_ALL sg_k_all8_
#define SG_T_REG_OF_8 SG_R128_
#define SG_T_REG_OF_16 SG_R128_
#define SG_T_REG_OF_32 SG_R128_
#define SG_T_REG_OF_64 SG_R128_
#define SG_T_VALUE_OF(e) sg_##e##x2
#define SG_T_FN_OF(op, e) sg_##op##_##e##x2
#define SG_T_INTERNAL_OF(op, e) sg_##op##_##e##x2_
#define SG_T_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x2
#define SG_T_HALF_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x1
#define SG_T_PLAIN_MASK sg_maskx2
#define SG_T_PLAIN_FN(op) sg_##op##_x2
#define SG_T_LANE_NUMBERS sg_lanes_x2
#elif SG_T_S == 4
#define SG_T_HALF_S 2
#define SG_T_ELEMENTS "../made/elements_x4.tmpl.h"
#define SG_T_MASK_REG __mmask8
#define SG_T_K_BITS sg_k_bits8_
#define SG_T_K_ANY sg_k_any8_
#define SG_T_K_ALL sg_k_all8_
#define SG_T_REG_OF_8 SG_R128_
#define SG_T_REG_OF_16 SG_R128_
#define SG_T_REG_OF_32 SG_R128_
#define SG_T_REG_OF_64 SG_R256_
#define SG_T_VALUE_OF(e) sg_##e##x4
#define SG_T_FN_OF(op, e) sg_##op##_##e##x4
#define SG_T_INTERNAL_OF(op, e) sg_##op##_##e##x4_
#define SG_T_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x4
#define SG_T_HALF_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x2
#define SG_T_PLAIN_MASK sg_maskx4
#define SG_T_PLAIN_FN(op) sg_##op##_x4
#define SG_T_LANE_NUMBERS sg_lanes_x4
#elif SG_T_S == 8
#define SG_T_HALF_S 4
#define SG_T_ELEMENTS "../made/elements_x8.tmpl.h"
#define SG_T_MASK_REG __mmask8
#define SG_T_K_BITS sg_k_bits8_
#define SG_T_K_ANY sg_k_any8_
#define SG_T_K_ALL sg_k_all8_
#define SG_T_REG_OF_8 SG_R128_
#define SG_T_REG_OF_16 SG_R128_
#define SG_T_REG_OF_32 SG_R256_
#define SG_T_REG_OF_64 SG_R512_
#define SG_T_VALUE_OF(e) sg_##e##x8
#define SG_T_FN_OF(op, e) sg_##op##_##e##x8
#define SG_T_INTERNAL_OF(op, e) sg_##op##_##e##x8_
#define SG_T_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x8
#define SG_T_HALF_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x4
#define SG_T_PLAIN_MASK sg_maskx8
#define SG_T_PLAIN_FN(op) sg_##op##_x8
#define SG_T_LANE_NUMBERS sg_lanes_x8
#elif SG_T_S == 16
#define SG_T_HALF_S 8
#define SG_T_ELEMENTS "../made/elements_x16.tmpl.h"
#define SG_T_MASK_REG __mmask16
#define SG_T_K_BITS sg_k_bits16_
#define SG_T_K_ANY sg_k_any16_
#define SG_T_K_ALL sg_k_all16_
#define SG_T_REG_OF_8 SG_R128_
#define SG_T_REG_OF_16 SG_R256_
#define SG_T_REG_OF_32 SG_R512_
#define SG_T_REG_OF_64 SG_R512_
#define SG_T_VALUE_OF(e) sg_##e##x16
#define SG_T_FN_OF(op, e) sg_##op##_##e##x16
#define SG_T_INTERNAL_OF(op, e) sg_##op##_##e##x16_
#define SG_T_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x16
#define SG_T_HALF_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x8
#define SG_T_PLAIN_MASK sg_maskx16
#define SG_T_PLAIN_FN(op) sg_##op##_x16
#define SG_T_LANE_NUMBERS sg_lanes_x16
#elif SG_T_S == 32
#define SG_T_HALF_S 16
#define SG_T_ELEMENTS "../made/elements_x32.tmpl.h"
#define SG_T_MASK_REG __mmask32
#define SG_T_K_BITS sg_k_bits32_
#define SG_T_K_ANY sg_k_any32_
#define SG_T_K_ALL sg_k_all32_
#define SG_T_REG_OF_8 SG_R256_
#define SG_T_REG_OF_16 SG_R512_
#define SG_T_REG_OF_32 SG_R512_
#define SG_T_REG_OF_64 SG_R512_
#define SG_T_VALUE_OF(e) sg_##e##x32
#define SG_T_FN_OF(op, e) sg_##op##_##e##x32
#define SG_T_INTERNAL_OF(op, e) sg_##op##_##e##x32_
#define SG_T_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x32
#define SG_T_HALF_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x16
#define SG_T_PLAIN_MASK sg_maskx32
#define SG_T_PLAIN_FN(op) sg_##op##_x32
#define SG_T_LANE_NUMBERS sg_lanes_x32
#elif SG_T_S == 64
#define SG_T_HALF_S 32
#define SG_T_ELEMENTS "../made/elements_x64.tmpl.h"
#define SG_T_MASK_REG __mmask64
#define SG_T_K_BITS sg_k_bits64_
#define SG_T_K_ANY sg_k_any64_
#define SG_T_K_ALL sg_k_all64_
#define SG_T_REG_OF_8 SG_R512_
#define SG_T_REG_OF_16 SG_R512_
#define SG_T_REG_OF_32 SG_R512_
#define SG_T_REG_OF_64 SG_R512_
#define SG_T_VALUE_OF(e) sg_##e##x64
#define SG_T_FN_OF(op, e) sg_##op##_##e##x64
#define SG_T_INTERNAL_OF(op, e) sg_##op##_##e##x64_
#define SG_T_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x64
#define SG_T_HALF_PAIR_FN(op, to, from) sg_##op##_##to##_##from##x32
#define SG_T_PLAIN_MASK sg_maskx64
#define SG_T_PLAIN_FN(op) sg_##op##_x64
#define SG_T_LANE_NUMBERS sg_lanes_x64
#endif
#define SG_T_NOTHING(...)
#define SG_T_IDX SG_T_VALUE_OF(u32)
#define SG_T_IDX_FN(op) SG_T_FN_OF(op, u32)
#if SG_HAVE_KMASK
#define SG_T_MASK_FN_OF(op, e) SG_T_FN_OF(op, e)
#else
#define SG_T_MASK_FN_OF(op, e) SG_T_INTERNAL_OF(op, e)
#endif
#if SG_LEVEL_
#include "size_level_names.tmpl.h"
#endif
