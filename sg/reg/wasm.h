/* SPDX-License-Identifier: MIT */
/* WebAssembly: operations for which one or a few instructions are enough, but of which SIMDe 0.7.4, or Clang after it, makes loops over
 * lanes. First come names of SSE with SSE's results, which SG_MM_ takes from here. Then come operations of the micro-API (reg.h), which
 * vector.tmpl.h and its parts leave out. */
#ifndef SG_REG_WASM_H
#define SG_REG_WASM_H

#include "simde.h"
#include "types.h"

#if SG_HAVE_WASM_VECTORS
#include <wasm_simd128.h>

/* In SSE an index with bit 7 gives 0, and otherwise its low 4 bits count. A swizzle gives 0 for every index from 16 on. */
#define SG_MM_OWN_shuffle_epi8 ~, sg_wasm_shuffle_epi8_
SG_INLINE simde__m128i sg_wasm_shuffle_epi8_(simde__m128i x, simde__m128i at) {
    return wasm_i8x16_swizzle(x, wasm_v128_and(at, wasm_i8x16_splat((int8_t)-113))); /* 0x8f */
}
#define SG_MM_OWN_blendv_epi8 ~, sg_wasm_blendv_epi8_
SG_INLINE simde__m128i sg_wasm_blendv_epi8_(simde__m128i x, simde__m128i y, simde__m128i top) {
    return wasm_v128_bitselect(y, x, wasm_i8x16_shr(top, 7));
}

#define SG_T_ROW(name, instruction) \
    SG_INLINE simde__m128i sg_wasm_##name##_(simde__m128i x, simde__m128i y) { return instruction(x, y); }
#define SG_MM_OWN_packs_epi16 ~, sg_wasm_packs_epi16_
SG_T_ROW(packs_epi16, wasm_i8x16_narrow_i16x8)
#define SG_MM_OWN_packus_epi16 ~, sg_wasm_packus_epi16_
SG_T_ROW(packus_epi16, wasm_u8x16_narrow_i16x8)
#define SG_MM_OWN_packs_epi32 ~, sg_wasm_packs_epi32_
SG_T_ROW(packs_epi32, wasm_i16x8_narrow_i32x4)
#define SG_MM_OWN_packus_epi32 ~, sg_wasm_packus_epi32_
SG_T_ROW(packus_epi32, wasm_u16x8_narrow_i32x4)
#define SG_MM_OWN_madd_epi16 ~, sg_wasm_madd_epi16_
SG_T_ROW(madd_epi16, wasm_i32x4_dot_i16x8)
#define SG_MM_OWN_mullo_epi16 ~, sg_wasm_mullo_epi16_
SG_T_ROW(mullo_epi16, wasm_i16x8_mul)
#undef SG_T_ROW

/* the upper halves of the products: the odd lanes of the two registers of products */
#define SG_T_ROW(name, low, high) \
    SG_INLINE simde__m128i sg_wasm_##name##_(simde__m128i x, simde__m128i y) { \
        return wasm_i16x8_shuffle(low(x, y), high(x, y), 1, 3, 5, 7, 9, 11, 13, 15); \
    }
#define SG_MM_OWN_mulhi_epi16 ~, sg_wasm_mulhi_epi16_
SG_T_ROW(mulhi_epi16, wasm_i32x4_extmul_low_i16x8, wasm_i32x4_extmul_high_i16x8)
#define SG_MM_OWN_mulhi_epu16 ~, sg_wasm_mulhi_epu16_
SG_T_ROW(mulhi_epu16, wasm_u32x4_extmul_low_u16x8, wasm_u32x4_extmul_high_u16x8)
#undef SG_T_ROW
/* products of the even lanes */
#define SG_T_EVEN(x) wasm_i32x4_shuffle(x, x, 0, 2, 0, 2)
#define SG_T_ROW(name, product) \
    SG_INLINE simde__m128i sg_wasm_##name##_(simde__m128i x, simde__m128i y) { return product(SG_T_EVEN(x), SG_T_EVEN(y)); }
#define SG_MM_OWN_mul_epi32 ~, sg_wasm_mul_epi32_
SG_T_ROW(mul_epi32, wasm_i64x2_extmul_low_i32x4)
#define SG_MM_OWN_mul_epu32 ~, sg_wasm_mul_epu32_
SG_T_ROW(mul_epu32, wasm_u64x2_extmul_low_u32x4)
#undef SG_T_ROW
#undef SG_T_EVEN
/* unsigned bytes of x times signed bytes of y; sums of two products, saturated */
#define SG_MM_OWN_maddubs_epi16 ~, sg_wasm_maddubs_epi16_
SG_INLINE simde__m128i sg_wasm_maddubs_epi16_(simde__m128i x, simde__m128i y) {
    const v128_t even = wasm_i16x8_mul(wasm_v128_and(x, wasm_i16x8_splat(0xff)), wasm_i16x8_shr(wasm_i16x8_shl(y, 8), 8));
    return wasm_i16x8_add_sat(even, wasm_i16x8_mul(wasm_u16x8_shr(x, 8), wasm_i16x8_shr(y, 8)));
}
/* The instruction saturates the one product that SSE lets wrap, -1 by -1. */
#define SG_MM_OWN_mulhrs_epi16 ~, sg_wasm_mulhrs_epi16_
SG_INLINE simde__m128i sg_wasm_mulhrs_epi16_(simde__m128i x, simde__m128i y) {
    const v128_t least = wasm_i16x8_splat(INT16_MIN);
    return wasm_v128_xor(wasm_i16x8_q15mulr_sat(x, y), wasm_v128_and(wasm_i16x8_eq(x, least), wasm_i16x8_eq(y, least)));
}
/* sums of 8 differences */
#define SG_MM_OWN_sad_epu8 ~, sg_wasm_sad_epu8_
SG_INLINE simde__m128i sg_wasm_sad_epu8_(simde__m128i x, simde__m128i y) {
    const v128_t distance = wasm_v128_or(wasm_u8x16_sub_sat(x, y), wasm_u8x16_sub_sat(y, x));
    const v128_t words = wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(distance));
    return wasm_i64x2_add(wasm_v128_and(words, wasm_i64x2_splat(0xffffffff)), wasm_u64x2_shr(words, 32));
}

/* shifts by a count below the width, which is a number or the low lane of a register */
#define SG_T_ROW(name, instruction) \
    SG_INLINE simde__m128i sg_wasm_##name##_(simde__m128i x, int n) { return instruction(x, (uint32_t)n); }
#define SG_MM_OWN_slli_epi16 ~, sg_wasm_slli_epi16_
SG_T_ROW(slli_epi16, wasm_i16x8_shl)
#define SG_MM_OWN_slli_epi32 ~, sg_wasm_slli_epi32_
SG_T_ROW(slli_epi32, wasm_i32x4_shl)
#define SG_MM_OWN_slli_epi64 ~, sg_wasm_slli_epi64_
SG_T_ROW(slli_epi64, wasm_i64x2_shl)
#define SG_MM_OWN_srli_epi16 ~, sg_wasm_srli_epi16_
SG_T_ROW(srli_epi16, wasm_u16x8_shr)
#define SG_MM_OWN_srli_epi32 ~, sg_wasm_srli_epi32_
SG_T_ROW(srli_epi32, wasm_u32x4_shr)
#define SG_MM_OWN_srli_epi64 ~, sg_wasm_srli_epi64_
SG_T_ROW(srli_epi64, wasm_u64x2_shr)
#define SG_MM_OWN_srai_epi16 ~, sg_wasm_srai_epi16_
SG_T_ROW(srai_epi16, wasm_i16x8_shr)
#define SG_MM_OWN_srai_epi32 ~, sg_wasm_srai_epi32_
SG_T_ROW(srai_epi32, wasm_i32x4_shr)
#undef SG_T_ROW

/* exchanges by constants */
#define SG_T_ROW(name, shuffle, ...) \
    SG_INLINE simde__m128i sg_wasm_##name##_(simde__m128i x, simde__m128i y) { return shuffle(x, y, __VA_ARGS__); }
#define SG_MM_OWN_unpacklo_epi8 ~, sg_wasm_unpacklo_epi8_
SG_T_ROW(unpacklo_epi8, wasm_i8x16_shuffle, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define SG_MM_OWN_unpackhi_epi8 ~, sg_wasm_unpackhi_epi8_
SG_T_ROW(unpackhi_epi8, wasm_i8x16_shuffle, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
#define SG_MM_OWN_unpacklo_epi16 ~, sg_wasm_unpacklo_epi16_
SG_T_ROW(unpacklo_epi16, wasm_i16x8_shuffle, 0, 8, 1, 9, 2, 10, 3, 11)
#define SG_MM_OWN_unpackhi_epi16 ~, sg_wasm_unpackhi_epi16_
SG_T_ROW(unpackhi_epi16, wasm_i16x8_shuffle, 4, 12, 5, 13, 6, 14, 7, 15)
#define SG_MM_OWN_unpacklo_epi32 ~, sg_wasm_unpacklo_epi32_
SG_T_ROW(unpacklo_epi32, wasm_i32x4_shuffle, 0, 4, 1, 5)
#define SG_MM_OWN_unpackhi_epi32 ~, sg_wasm_unpackhi_epi32_
SG_T_ROW(unpackhi_epi32, wasm_i32x4_shuffle, 2, 6, 3, 7)
#define SG_MM_OWN_unpacklo_epi64 ~, sg_wasm_unpacklo_epi64_
SG_T_ROW(unpacklo_epi64, wasm_i64x2_shuffle, 0, 2)
#define SG_MM_OWN_unpackhi_epi64 ~, sg_wasm_unpackhi_epi64_
SG_T_ROW(unpackhi_epi64, wasm_i64x2_shuffle, 1, 3)
#undef SG_T_ROW

#define SG_MM_OWN_movemask_epi8 ~, sg_wasm_movemask_epi8_
SG_INLINE int sg_wasm_movemask_epi8_(simde__m128i x) { return (int)wasm_i8x16_bitmask(x); }
#define SG_MM_OWN_movemask_ps ~, sg_wasm_movemask_ps_
SG_INLINE int sg_wasm_movemask_ps_(simde__m128 x) { return (int)wasm_i32x4_bitmask((v128_t)x); }
#define SG_MM_OWN_movemask_pd ~, sg_wasm_movemask_pd_
SG_INLINE int sg_wasm_movemask_pd_(simde__m128d x) { return (int)wasm_i64x2_bitmask((v128_t)x); }

/* ---- operations of the micro-API ---- */

#define SG_T_ROW1(op, name) \
    SG_INLINE simde__m128i sg_reg_##op##_r128(simde__m128i x) { return name(x); }
#define SG_T_ROW2(op, name) \
    SG_INLINE simde__m128i sg_reg_##op##_r128(simde__m128i a, simde__m128i b) { return name(a, b); }

#define SG_T_ROW(B) \
    SG_INLINE simde__m128i sg_reg_select_b##B##_r128(simde__m128i m, simde__m128i x, simde__m128i y) { \
        return wasm_v128_bitselect(x, y, m); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
SG_T_ROW2(lt_u8, wasm_u8x16_lt)
SG_T_ROW2(lt_u16, wasm_u16x8_lt)
SG_T_ROW2(lt_u32, wasm_u32x4_lt)
/* The borrow of a - b. With flipped top bits, Clang 14 would see that an unsigned comparison is meant, for which there is no
 * instruction, and compute it by scalars. */
SG_INLINE simde__m128i sg_reg_lt_u64_r128(simde__m128i a, simde__m128i b) {
    const v128_t less = wasm_v128_andnot(b, a), differ = wasm_v128_xor(a, b);
    return wasm_i64x2_shr(wasm_v128_or(less, wasm_v128_andnot(wasm_i64x2_sub(a, b), differ)), 63);
}
SG_T_ROW2(le_i8, wasm_i8x16_le)
SG_T_ROW2(le_u8, wasm_u8x16_le)
SG_T_ROW2(le_i16, wasm_i16x8_le)
SG_T_ROW2(le_u16, wasm_u16x8_le)
SG_T_ROW2(le_i32, wasm_i32x4_le)
SG_T_ROW2(le_u32, wasm_u32x4_le)
SG_T_ROW2(le_i64, wasm_i64x2_le)
SG_INLINE simde__m128i sg_reg_le_u64_r128(simde__m128i a, simde__m128i b) {
    return wasm_v128_not(sg_reg_lt_u64_r128(b, a));
}
SG_INLINE int sg_reg_any_r128(simde__m128i m) { return wasm_v128_any_true(m); }
SG_INLINE int sg_reg_all_r128(simde__m128i m) { return wasm_i8x16_all_true(m); }

/* The lanes of a mask as bits. The instruction hides a constant mask from Clang, so a full one is handled first. */
#define SG_REG_ON_STEP_(B) 1
#define SG_T_ROW(B, lanes) \
    SG_INLINE uint64_t sg_reg_on_b##B##_r128_(simde__m128i m) { \
        if (SG_IS_CONST(m[0] & m[1]) && (m[0] & m[1]) == -1) return ~(uint64_t)0; \
        return wasm_i##lanes##_bitmask(m); \
    }
SG_T_ROW(8, 8x16)
SG_T_ROW(16, 16x8)
SG_T_ROW(32, 32x4)
SG_T_ROW(64, 64x2)
#undef SG_T_ROW

/* bytes by their numbers; 0 for a number that is none */
SG_T_ROW2(bytes_at, wasm_i8x16_swizzle)

SG_T_ROW1(abs_i64, wasm_i64x2_abs)
SG_T_ROW2(mul_u64, wasm_i64x2_mul)
/* The lower halves of the products: the even bytes. (With the products of even and odd bytes that SSE uses, Clang 14 may never end.) */
SG_INLINE simde__m128i sg_reg_mul_u8_r128(simde__m128i a, simde__m128i b) {
    return wasm_i8x16_shuffle(wasm_i16x8_extmul_low_i8x16(a, b), wasm_i16x8_extmul_high_i8x16(a, b),
                              0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}
/* the upper halves of the products of all lanes: the odd lanes, as above */
#define SG_T_ROW(e, low, high, shuffle, ...) \
    SG_INLINE simde__m128i sg_reg_mul_hi_##e##_r128(simde__m128i a, simde__m128i b) { return shuffle(low(a, b), high(a, b), __VA_ARGS__); }
SG_T_ROW(i8, wasm_i16x8_extmul_low_i8x16, wasm_i16x8_extmul_high_i8x16, wasm_i8x16_shuffle,
         1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
SG_T_ROW(u8, wasm_u16x8_extmul_low_u8x16, wasm_u16x8_extmul_high_u8x16, wasm_i8x16_shuffle,
         1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
SG_T_ROW(i32, wasm_i64x2_extmul_low_i32x4, wasm_i64x2_extmul_high_i32x4, wasm_i32x4_shuffle, 1, 3, 5, 7)
SG_T_ROW(u32, wasm_u64x2_extmul_low_u32x4, wasm_u64x2_extmul_high_u32x4, wasm_i32x4_shuffle, 1, 3, 5, 7)
#undef SG_T_ROW
SG_T_ROW1(popcount_b8, wasm_i8x16_popcnt)
SG_INLINE simde__m128i sg_reg_popcount_b16_r128(simde__m128i x) { return wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(x)); }
SG_INLINE simde__m128i sg_reg_popcount_b32_r128(simde__m128i x) {
    return wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(x)));
}
SG_INLINE simde__m128i sg_reg_popcount_b64_r128(simde__m128i x) {
    const v128_t words = wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(x)));
    return wasm_i64x2_add(wasm_v128_and(words, wasm_i64x2_splat(0xffffffff)), wasm_u64x2_shr(words, 32));
}

/* The instruction takes a count modulo the width, so larger counts are handled here. */
#define SG_T_ROW(B, lanes) \
    SG_INLINE simde__m128i sg_reg_shl_u##B##_r128(simde__m128i x, uint32_t n) { \
        return n < B ? wasm_i##lanes##_shl(x, n) : wasm_i32x4_splat(0); \
    } \
    SG_INLINE simde__m128i sg_reg_shr_u##B##_r128(simde__m128i x, uint32_t n) { \
        return n < B ? wasm_u##lanes##_shr(x, n) : wasm_i32x4_splat(0); \
    } \
    SG_INLINE simde__m128i sg_reg_shr_i##B##_r128(simde__m128i x, uint32_t n) { return wasm_i##lanes##_shr(x, n < B - 1 ? n : B - 1); }
SG_T_ROW(8, 8x16)
SG_T_ROW(16, 16x8)
SG_T_ROW(32, 32x4)
SG_T_ROW(64, 64x2)
#undef SG_T_ROW

SG_T_ROW1(floor_f32, wasm_f32x4_floor)
SG_T_ROW1(floor_f64, wasm_f64x2_floor)
SG_T_ROW1(ceil_f32, wasm_f32x4_ceil)
SG_T_ROW1(ceil_f64, wasm_f64x2_ceil)
SG_T_ROW1(trunc_f32, wasm_f32x4_trunc)
SG_T_ROW1(trunc_f64, wasm_f64x2_trunc)
SG_T_ROW1(rint_f32, wasm_f32x4_nearest)
SG_T_ROW1(rint_f64, wasm_f64x2_nearest)
/* The instruction gives its first operand unless the second one is beyond it. */
#define SG_T_ROW(op, name) \
    SG_INLINE simde__m128i sg_reg_##op##_r128(simde__m128i a, simde__m128i b) { return name(b, a); }
SG_T_ROW(min_f32, wasm_f32x4_pmin)
SG_T_ROW(max_f32, wasm_f32x4_pmax)
SG_T_ROW(min_f64, wasm_f64x2_pmin)
SG_T_ROW(max_f64, wasm_f64x2_pmax)
#undef SG_T_ROW

SG_T_ROW1(convert_f32_u32, wasm_f32x4_convert_u32x4)
SG_T_ROW1(convert_f64_i32, wasm_f64x2_convert_low_i32x4)
SG_T_ROW1(convert_f64_u32, wasm_f64x2_convert_low_u32x4)
SG_T_ROW1(convert_i32_f32, wasm_i32x4_trunc_sat_f32x4)
SG_T_ROW1(convert_u32_f32, wasm_u32x4_trunc_sat_f32x4)
SG_T_ROW1(convert_i32_f64, wasm_i32x4_trunc_sat_f64x2_zero)
SG_T_ROW1(convert_u32_f64, wasm_u32x4_trunc_sat_f64x2_zero)

#undef SG_T_ROW1
#undef SG_T_ROW2

#endif
#endif
