/* SPDX-License-Identifier: MIT */
/* Integer operations that x86 lacks for some elements, for one width SG_T_REG_BITS. The rest is in
 * same.tmpl.h.
 *
 * 8-bit lanes are computed as 16-bit lanes, once for the even and once for the odd bytes. For counts that are too
 * large, the hardware gives the 0 or the sign that the contract asks for. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_V2)
#error "sg: avx512_int.tmpl.h is included by avx512.tmpl.h"
#endif

/* The odd bytes of x, the even bytes of y. 0xe4: the bit of the 3rd operand ? that of the 1st : that of the 2nd. The lane width means
 * nothing here; if it is the same as in the `and`, GCC 12 makes one constant for both. */
SG_INLINE SG_T_REG SG_T_INTERNAL(join_bytes)(SG_T_REG x, SG_T_REG y) {
#if SG_T_REG_BITS == 512
    return _mm512_ternarylogic_epi32(x, y, SG_T_FN(splat_u16)(0xff00), 0xe4);
#else
    return SG_T_MM(ternarylogic_epi64)(x, y, SG_T_FN(splat_u16)(0xff00), 0xe4);
#endif
}
SG_INLINE SG_T_REG SG_T_INTERNAL(odd_bytes)(SG_T_REG x) {
    return SG_T_FN(and)(x, SG_T_FN(splat_u16)(0xff00));
}
SG_INLINE SG_T_REG SG_T_INTERNAL(even_bytes)(SG_T_REG x) {
    return SG_T_FN(andnot)(x, SG_T_FN(splat_u16)(0xff00));
}
/* the even bytes as signed 16-bit lanes */
SG_INLINE SG_T_REG SG_T_INTERNAL(even_i8)(SG_T_REG x) { return SG_T_FN(shr_i16)(SG_T_FN(shl_u16)(x, 8), 8); }

/* ---- shifts ---- */

SG_INLINE SG_T_REG SG_T_FN(shl_u8)(SG_T_REG x, uint32_t n) {
    const uint8_t keep = (uint8_t)(n < 8 ? 0xffu << n : 0);
    return SG_T_FN(and)(SG_T_FN(shl_u16)(x, n), SG_T_FN(splat_u8)(keep));
}
SG_INLINE SG_T_REG SG_T_FN(shr_u8)(SG_T_REG x, uint32_t n) {
    const uint8_t keep = (uint8_t)(n < 8 ? 0xffu >> n : 0);
    return SG_T_FN(and)(SG_T_FN(shr_u16)(x, n), SG_T_FN(splat_u8)(keep));
}
SG_INLINE SG_T_REG SG_T_FN(shr_i8)(SG_T_REG x, uint32_t n) {
    n = n < 7 ? n : 7;
    SG_T_REG sign = SG_T_FN(splat_u8)((uint8_t)(0x80u >> n)); /* the place of the sign after the shift */
    return SG_T_FN(sub_u8)(SG_T_FN(xor)(SG_T_FN(shr_u8)(x, n), sign), sign);
}
SG_INLINE SG_T_REG SG_T_FN(shr_i64)(SG_T_REG x, uint32_t n) {
    if (SG_IS_CONST(n)) return SG_T_MM(srai_epi64)(x, n < 63 ? n : 63);
    return SG_T_MM(sra_epi64)(x, _mm_cvtsi32_si128((int)n));
}

#define SG_T_ROW(op, e, hw) \
    SG_INLINE SG_T_REG SG_T_FN(op##_##e)(SG_T_REG x, SG_T_REG n) { return SG_T_MM(hw)(x, n); }
SG_T_ROW(shlv, u16, sllv_epi16)
SG_T_ROW(shlv, u32, sllv_epi32)
SG_T_ROW(shlv, u64, sllv_epi64)
SG_T_ROW(shrv, i16, srav_epi16)
SG_T_ROW(shrv, u16, srlv_epi16)
SG_T_ROW(shrv, i32, srav_epi32)
SG_T_ROW(shrv, u32, srlv_epi32)
SG_T_ROW(shrv, i64, srav_epi64)
SG_T_ROW(shrv, u64, srlv_epi64)
#undef SG_T_ROW

SG_INLINE SG_T_REG SG_T_FN(shlv_u8)(SG_T_REG x, SG_T_REG n) {
    return SG_T_INTERNAL(join_bytes)(SG_T_FN(shlv_u16)(SG_T_INTERNAL(odd_bytes)(x), SG_T_FN(shr_u16)(n, 8)),
                               SG_T_FN(shlv_u16)(x, SG_T_INTERNAL(even_bytes)(n)));
}
SG_INLINE SG_T_REG SG_T_FN(shrv_u8)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG even = SG_T_FN(shrv_u16)(SG_T_INTERNAL(even_bytes)(x), SG_T_INTERNAL(even_bytes)(n));
    return SG_T_INTERNAL(join_bytes)(SG_T_FN(shrv_u16)(x, SG_T_FN(shr_u16)(n, 8)), even);
}
SG_INLINE SG_T_REG SG_T_FN(shrv_i8)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG even = SG_T_FN(shrv_i16)(SG_T_INTERNAL(even_i8)(x), SG_T_INTERNAL(even_bytes)(n));
    return SG_T_INTERNAL(join_bytes)(SG_T_FN(shrv_i16)(x, SG_T_FN(shr_u16)(n, 8)), even);
}

/* Rotate left, where there is an instruction: for each lane modulo the width, and by one count n below the width. The other widths are in
 * perm.tmpl.h, and in floor 2, which makes rotates by a count for each lane of shifts. */
SG_INLINE SG_T_REG SG_T_FN(rotlv_b32)(SG_T_REG x, SG_T_REG n) { return SG_T_MM(rolv_epi32)(x, n); }
SG_INLINE SG_T_REG SG_T_FN(rotlv_b64)(SG_T_REG x, SG_T_REG n) { return SG_T_MM(rolv_epi64)(x, n); }
SG_INLINE SG_T_REG SG_T_FN(rotl_b32)(SG_T_REG x, uint32_t n) {
    if (SG_IS_CONST(n)) { /* becomes one rotate by an immediate; GCC 12 does this for 32 bits only */
        return SG_T_FN(or)(SG_T_FN(shl_u32)(x, n & 31), SG_T_FN(shr_u32)(x, 32 - (n & 31)));
    }
    return SG_T_MM(rolv_epi32)(x, SG_T_FN(splat_u32)(n));
}
SG_INLINE SG_T_REG SG_T_FN(rotl_b64)(SG_T_REG x, uint32_t n) {
    return SG_T_MM(rolv_epi64)(x, SG_T_FN(splat_u64)(n));
}
SG_INLINE SG_T_REG SG_T_FN(rotrv_b32)(SG_T_REG x, SG_T_REG n) { return SG_T_MM(rorv_epi32)(x, n); }
SG_INLINE SG_T_REG SG_T_FN(rotrv_b64)(SG_T_REG x, SG_T_REG n) { return SG_T_MM(rorv_epi64)(x, n); }
#if SG_HAVE_VBMI2 /* x beside itself, or x and y side by side, shifted by a count for each lane, modulo the width */
SG_INLINE SG_T_REG SG_T_FN(rotlv_b16)(SG_T_REG x, SG_T_REG n) { return SG_T_MM(shldv_epi16)(x, x, n); }
SG_INLINE SG_T_REG SG_T_FN(rotrv_b16)(SG_T_REG x, SG_T_REG n) { return SG_T_MM(shrdv_epi16)(x, x, n); }
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(funnel_shl_b##B)(SG_T_REG x, SG_T_REG y, SG_T_REG n) { return SG_T_MM(shldv_epi##B)(x, y, n); } \
    SG_INLINE SG_T_REG SG_T_FN(funnel_shr_b##B)(SG_T_REG x, SG_T_REG y, SG_T_REG n) { return SG_T_MM(shrdv_epi##B)(y, x, n); }
SG_T_ROW(16)
SG_T_ROW(32)
SG_T_ROW(64)
#undef SG_T_ROW
#endif

/* ---- multiply ---- */

SG_INLINE SG_T_REG SG_T_FN(mul_u8)(SG_T_REG x, SG_T_REG y) {
    return SG_T_INTERNAL(join_bytes)(SG_T_FN(mul_u16)(SG_T_INTERNAL(odd_bytes)(x), SG_T_FN(shr_u16)(y, 8)),
                               SG_T_FN(mul_u16)(x, y));
}
SG_INLINE SG_T_REG SG_T_FN(mul_u64)(SG_T_REG x, SG_T_REG y) { return SG_T_MM(mullo_epi64)(x, y); }

/* If bytes stand in the upper half of 16-bit lanes, the upper 16 bits of the product are their whole product. */
SG_INLINE SG_T_REG SG_T_FN(mul_hi_u8)(SG_T_REG x, SG_T_REG y) {
    return SG_T_INTERNAL(join_bytes)(
        SG_T_FN(mul_hi_u16)(SG_T_INTERNAL(odd_bytes)(x), SG_T_INTERNAL(odd_bytes)(y)),
        SG_T_FN(shr_u16)(SG_T_FN(mul_u16)(SG_T_INTERNAL(even_bytes)(x), SG_T_INTERNAL(even_bytes)(y)), 8));
}
SG_INLINE SG_T_REG SG_T_FN(mul_hi_i8)(SG_T_REG x, SG_T_REG y) {
    return SG_T_INTERNAL(join_bytes)(
        SG_T_FN(mul_hi_i16)(SG_T_INTERNAL(odd_bytes)(x), SG_T_INTERNAL(odd_bytes)(y)),
        SG_T_FN(shr_u16)(SG_T_FN(mul_hi_i16)(SG_T_FN(shl_u16)(x, 8), SG_T_FN(shl_u16)(y, 8)), 8));
}
/* 64-bit products of the even and of the odd lanes. The upper halves of the even ones move down. */
#define SG_T_ROW(e, hw) \
    SG_INLINE SG_T_REG SG_T_FN(mul_hi_##e)(SG_T_REG x, SG_T_REG y) { \
        SG_T_REG even = SG_T_MM(hw)(x, y); \
        SG_T_REG odd = SG_T_MM(hw)(SG_T_FN(shr_u64)(x, 32), SG_T_FN(shr_u64)(y, 32)); \
        return SG_T_MM(mask_shuffle_epi32)(odd, (SG_T_REG_MASK(32))0x5555, even, _MM_PERM_DDBB); \
    }
SG_T_ROW(i32, mul_epi32)
SG_T_ROW(u32, mul_epu32)
#undef SG_T_ROW
/* Four 32-bit products. No sum overflows: (2^32 - 1)^2 + 2 * (2^32 - 1) < 2^64. */
SG_INLINE SG_T_REG SG_T_FN(mul_hi_u64)(SG_T_REG x, SG_T_REG y) {
    SG_T_REG xh = SG_T_FN(shr_u64)(x, 32), yh = SG_T_FN(shr_u64)(y, 32);
    SG_T_REG ll = SG_T_MM(mul_epu32)(x, y), lh = SG_T_MM(mul_epu32)(x, yh);
    SG_T_REG hl = SG_T_MM(mul_epu32)(xh, y), hh = SG_T_MM(mul_epu32)(xh, yh);
    hl = SG_T_FN(add_u64)(hl, SG_T_FN(shr_u64)(ll, 32));
    lh = SG_T_FN(add_u64)(lh, SG_T_FN(and)(hl, SG_T_FN(splat_u64)(0xffffffffu)));
    hl = SG_T_FN(add_u64)(SG_T_FN(shr_u64)(hl, 32), SG_T_FN(shr_u64)(lh, 32));
    return SG_T_FN(add_u64)(hh, hl);
}
/* As unsigned numbers, a negative factor is 2^64 too large: the other factor is subtracted from the upper half. */
SG_INLINE SG_T_REG SG_T_FN(mul_hi_i64)(SG_T_REG x, SG_T_REG y) {
    SG_T_REG hi = SG_T_FN(mul_hi_u64)(x, y);
    hi = SG_T_MM(mask_sub_epi64)(hi, SG_T_MM(movepi64_mask)(x), hi, y);
    return SG_T_MM(mask_sub_epi64)(hi, SG_T_MM(movepi64_mask)(y), hi, x);
}

/* ---- min, max, abs, avg ---- */

#define SG_T_ROW(op, e, hw) \
    SG_INLINE SG_T_REG SG_T_FN(op##_##e)(SG_T_REG x, SG_T_REG y) { return SG_T_MM(hw)(x, y); }
SG_T_ROW(min, i64, min_epi64)
SG_T_ROW(min, u64, min_epu64)
SG_T_ROW(max, i64, max_epi64)
SG_T_ROW(max, u64, max_epu64)
#undef SG_T_ROW
SG_INLINE SG_T_REG SG_T_FN(abs_i64)(SG_T_REG x) { return SG_T_MM(abs_epi64)(x); }

/* signed lanes become unsigned ones by moving them by half the range */
#define SG_T_ROW(i, u, half) \
    SG_INLINE SG_T_REG SG_T_FN(avg_##i)(SG_T_REG x, SG_T_REG y) { \
        SG_T_REG top = SG_T_FN(splat_##u)(half); \
        return SG_T_FN(xor)(SG_T_FN(avg_##u)(SG_T_FN(xor)(x, top), SG_T_FN(xor)(y, top)), top); \
    }
SG_T_ROW(i8, u8, 0x80)
SG_T_ROW(i16, u16, 0x8000)
#undef SG_T_ROW
/* x + y == 2 * (x | y) - (x ^ y) */
#define SG_T_ROW(e) \
    SG_INLINE SG_T_REG SG_T_FN(avg_##e)(SG_T_REG x, SG_T_REG y) { \
        return SG_T_FN(sub_##e)(SG_T_FN(or)(x, y), SG_T_FN(shr_##e)(SG_T_FN(xor)(x, y), 1)); \
    }
SG_T_ROW(i32)
SG_T_ROW(u32)
SG_T_ROW(i64)
SG_T_ROW(u64)
#undef SG_T_ROW

/* ---- saturating ---- */

#define SG_T_ROW(e) \
    SG_INLINE SG_T_REG SG_T_FN(add_sat_##e)(SG_T_REG x, SG_T_REG y) { \
        return SG_T_FN(add_##e)(SG_T_FN(min_##e)(x, SG_T_FN(not)(y)), y); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(sub_sat_##e)(SG_T_REG x, SG_T_REG y) { \
        return SG_T_FN(sub_##e)(SG_T_FN(max_##e)(x, y), y); \
    }
SG_T_ROW(u32)
SG_T_ROW(u64)
#undef SG_T_ROW
/* An overflow: the sign of the result is neither that of x nor that of y (sub: of -y).
 * 0x42 = (x ^ r) & (y ^ r), 0x18 = (x ^ r) & (x ^ y). Then the result is the limit on the side of x. */
#define SG_T_ROW(op, B, imm) \
    SG_INLINE SG_T_REG SG_T_FN(op##_sat_i##B)(SG_T_REG x, SG_T_REG y) { \
        SG_T_REG r = SG_T_FN(op##_i##B)(x, y); \
        SG_T_REG_MASK(B) over = SG_T_MM(movepi##B##_mask)(SG_T_MM(ternarylogic_epi##B)(x, y, r, imm)); \
        SG_T_REG sign = SG_T_FN(shr_i##B)(x, B - 1); \
        return SG_T_MM(mask_xor_epi##B)(r, over, sign, SG_T_FN(splat_i##B)(INT##B##_MAX)); \
    }
SG_T_ROW(add, 32, 0x42)
SG_T_ROW(sub, 32, 0x18)
SG_T_ROW(add, 64, 0x42)
SG_T_ROW(sub, 64, 0x18)
#undef SG_T_ROW

/* ---- bit counts ---- */

#if SG_T_REG_BITS == 128
#define SG_T_REPEAT(x) (x)
#elif SG_T_REG_BITS == 256
#define SG_T_REPEAT(x) _mm256_broadcastsi128_si256(x)
#else
#define SG_T_REPEAT(x) _mm512_broadcast_i32x4(x)
#endif
/* a 16-byte table in every 128-bit block, read at the low nibbles of x; the upper nibbles are 0 */
SG_INLINE SG_T_REG SG_T_INTERNAL(nibble)(uint64_t lo, uint64_t hi, SG_T_REG x) {
    return SG_T_MM(shuffle_epi8)(SG_T_REPEAT(_mm_set_epi64x((int64_t)hi, (int64_t)lo)), x);
}
#undef SG_T_REPEAT
SG_INLINE SG_T_REG SG_T_INTERNAL(hi_nibbles)(SG_T_REG x) {
    return SG_T_FN(and)(SG_T_FN(shr_u16)(x, 4), SG_T_FN(splat_u8)(15));
}

#if SG_HAVE_BITALG
SG_INLINE SG_T_REG SG_T_FN(popcount_b8)(SG_T_REG x) { return SG_T_MM(popcnt_epi8)(x); }
SG_INLINE SG_T_REG SG_T_FN(popcount_b16)(SG_T_REG x) { return SG_T_MM(popcnt_epi16)(x); }
#else
SG_INLINE SG_T_REG SG_T_FN(popcount_b8)(SG_T_REG x) {
    const uint64_t lo = 0x0302020102010100u, hi = 0x0403030203020201u; /* how many bits are set in 0..7, in 8..15 */
    return SG_T_FN(add_u8)(SG_T_INTERNAL(nibble)(lo, hi, SG_T_FN(and)(x, SG_T_FN(splat_u8)(15))),
                           SG_T_INTERNAL(nibble)(lo, hi, SG_T_INTERNAL(hi_nibbles)(x)));
}
SG_INLINE SG_T_REG SG_T_FN(popcount_b16)(SG_T_REG x) {
    /* adds pairs of bytes */
    return SG_T_MM(maddubs_epi16)(SG_T_FN(popcount_b8)(x), SG_T_FN(splat_u8)(1));
}
#endif
#if SG_HAVE_VPOPCNTDQ
SG_INLINE SG_T_REG SG_T_FN(popcount_b32)(SG_T_REG x) { return SG_T_MM(popcnt_epi32)(x); }
SG_INLINE SG_T_REG SG_T_FN(popcount_b64)(SG_T_REG x) { return SG_T_MM(popcnt_epi64)(x); }
#else
SG_INLINE SG_T_REG SG_T_FN(popcount_b32)(SG_T_REG x) {
    /* adds pairs of 16 bits */
    return SG_T_MM(madd_epi16)(SG_T_FN(popcount_b16)(x), SG_T_FN(splat_u16)(1));
}
SG_INLINE SG_T_REG SG_T_FN(popcount_b64)(SG_T_REG x) {
    return SG_T_MM(sad_epu8)(SG_T_FN(popcount_b8)(x), SG_T_FN(zero)()); /* adds 8 bytes */
}
#endif

#if SG_HAVE_AVX512CD
SG_INLINE SG_T_REG SG_T_FN(clz_b32)(SG_T_REG x) { return SG_T_MM(lzcnt_epi32)(x); }
SG_INLINE SG_T_REG SG_T_FN(clz_b64)(SG_T_REG x) { return SG_T_MM(lzcnt_epi64)(x); }
#else
/* spreads the highest bit down; the bits that stay 0 are above it */
SG_INLINE SG_T_REG SG_T_FN(clz_b32)(SG_T_REG x) {
    for (uint32_t n = 1; n < 32; n *= 2) x = SG_T_FN(or)(x, SG_T_FN(shr_u32)(x, n));
    return SG_T_FN(popcount_b32)(SG_T_FN(not)(x));
}
SG_INLINE SG_T_REG SG_T_FN(clz_b64)(SG_T_REG x) {
    for (uint32_t n = 1; n < 64; n *= 2) x = SG_T_FN(or)(x, SG_T_FN(shr_u64)(x, n));
    return SG_T_FN(popcount_b64)(SG_T_FN(not)(x));
}
#endif
/* Puts each 16-bit lane at the top of 32 bits. A bit below it stops the count at 16. */
SG_INLINE SG_T_REG SG_T_FN(clz_b16)(SG_T_REG x) {
    SG_T_REG stop = SG_T_FN(splat_u32)(0x8000);
    SG_T_REG even = SG_T_FN(clz_b32)(SG_T_FN(or)(SG_T_FN(shl_u32)(x, 16), stop));
    SG_T_REG odd = SG_T_FN(clz_b32)(SG_T_FN(or)(x, stop));
    return SG_T_FN(or)(even, SG_T_FN(shl_u32)(odd, 16));
}
/* Tables for nibbles. The upper nibble gives 0..3, or 16 if it is 0; the lower one gives 4..7, or 8. The smaller one counts. */
SG_INLINE SG_T_REG SG_T_FN(clz_b8)(SG_T_REG x) {
    SG_T_REG hi = SG_T_INTERNAL(nibble)(0x0101010102020310u, 0, SG_T_INTERNAL(hi_nibbles)(x));
    SG_T_REG lo = SG_T_INTERNAL(nibble)(0x0505050506060708u, 0x0404040404040404u,
                                SG_T_FN(and)(x, SG_T_FN(splat_u8)(15)));
    return SG_T_FN(min_u8)(hi, lo);
}

/* ~x & (x - 1): ones below the lowest 1; all ones if x is 0 */
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_INTERNAL(below_lowest_b##B)(SG_T_REG x) { \
        return SG_T_FN(andnot)(SG_T_FN(add_u##B)(x, SG_T_FN(splat_u##B)(UINT##B##_MAX)), x); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
#define SG_T_LOW_BITS(B) \
    SG_INLINE SG_T_REG SG_T_FN(ctz_b##B)(SG_T_REG x) { \
        return SG_T_FN(popcount_b##B)(SG_T_INTERNAL(below_lowest_b##B)(x)); \
    }
#define SG_T_WIDTH_LESS(B) \
    SG_INLINE SG_T_REG SG_T_FN(ctz_b##B)(SG_T_REG x) { \
        SG_T_REG above = SG_T_FN(clz_b##B)(SG_T_INTERNAL(below_lowest_b##B)(x)); \
        return SG_T_FN(sub_u##B)(SG_T_FN(splat_u##B)(B), above); \
    }
SG_T_LOW_BITS(8)
SG_T_LOW_BITS(16)
#if SG_HAVE_VPOPCNTDQ || !SG_HAVE_AVX512CD
SG_T_LOW_BITS(32)
SG_T_LOW_BITS(64)
#else
SG_T_WIDTH_LESS(32)
SG_T_WIDTH_LESS(64)
#endif
#undef SG_T_LOW_BITS
#undef SG_T_WIDTH_LESS
