/* SPDX-License-Identifier: MIT */
/* Integer operations that are not one instruction unless there is AVX-512. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_TABLE)
#error "sg: vector_int.tmpl.h is included by vector.tmpl.h"
#endif

/* ---- min, max, abs ---- */

#define SG_T_ROW(e) \
    SG_INLINE SG_T_REG SG_T_FN(min_##e)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_FN(select_b64)(SG_T_FN(lt_##e)(a, b), a, b); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(max_##e)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_FN(select_b64)(SG_T_FN(lt_##e)(b, a), a, b); \
    }
SG_T_ROW(i64)
SG_T_ROW(u64)
#undef SG_T_ROW
/* all ones where x < 0: the sign of the high word in both words */
SG_INLINE SG_T_REG SG_T_INTERNAL(sign_i64)(SG_T_REG x) {
    return SG_T_MM(shuffle_epi32)(SG_T_MM(srai_epi32)(x, 31), 0xf5);
}
#if !SG_REG_OWN
SG_INLINE SG_T_REG SG_T_FN(abs_i64)(SG_T_REG a) {
    SG_T_REG sign = SG_T_INTERNAL(sign_i64)(a);
    return SG_T_FN(sub_i64)(SG_T_SI(xor)(a, sign), sign);
}
#endif

/* ---- mul, mul_hi ---- */

#if !SG_REG_OWN
/* 16-bit products of the even bytes, whose high bytes spoil only the other half; and of the odd bytes */
SG_INLINE SG_T_REG SG_T_FN(mul_u8)(SG_T_REG a, SG_T_REG b) {
    SG_T_REG odd = SG_T_FN(splat_u16)(0xff00);
    SG_T_REG lo = SG_T_MM(mullo_epi16)(a, b);
    SG_T_REG hi = SG_T_MM(mullo_epi16)(SG_T_MM(srli_epi16)(a, 8), SG_T_SI(and)(b, odd));
    return SG_T_SI(or)(SG_T_SI(andnot)(odd, lo), hi);
}
#endif

#if !SG_REG_OWN
/* (a * 2^8) * (b * 2^8) / 2^16 is the exact 16-bit product */
#define SG_T_ROW(e, mulhi) \
    SG_INLINE SG_T_REG SG_T_FN(mul_hi_##e)(SG_T_REG a, SG_T_REG b) { \
        SG_T_REG odd = SG_T_FN(splat_u16)(0xff00); \
        SG_T_REG lo = SG_T_MM(mulhi)(SG_T_MM(slli_epi16)(a, 8), SG_T_MM(slli_epi16)(b, 8)); \
        SG_T_REG hi = SG_T_MM(mulhi)(SG_T_SI(and)(a, odd), SG_T_SI(and)(b, odd)); \
        return SG_T_SI(or)(SG_T_MM(srli_epi16)(lo, 8), SG_T_SI(and)(hi, odd)); \
    }
SG_T_ROW(i8, mulhi_epi16)
SG_T_ROW(u8, mulhi_epu16)
#undef SG_T_ROW

#define SG_T_ROW(e, mul) \
    SG_INLINE SG_T_REG SG_T_FN(mul_hi_##e)(SG_T_REG a, SG_T_REG b) { \
        SG_T_REG even = SG_T_MM(mul)(a, b); \
        SG_T_REG odd = SG_T_MM(mul)(SG_T_MM(srli_epi64)(a, 32), SG_T_MM(srli_epi64)(b, 32)); \
        even = SG_T_MM(srli_epi64)(even, 32); \
        return SG_T_MM(blend_epi16)(even, odd, 0xcc); \
    }
SG_T_ROW(i32, mul_epi32)
SG_T_ROW(u32, mul_epu32)
#undef SG_T_ROW
#endif

#if !SG_REG_OWN_WASM
SG_INLINE SG_T_REG SG_T_FN(mul_u64)(SG_T_REG a, SG_T_REG b) {
    SG_T_REG cross = SG_T_FN(add_u64)(SG_T_MM(mul_epu32)(SG_T_MM(srli_epi64)(a, 32), b),
                                    SG_T_MM(mul_epu32)(a, SG_T_MM(srli_epi64)(b, 32)));
    return SG_T_FN(add_u64)(SG_T_MM(mul_epu32)(a, b), SG_T_MM(slli_epi64)(cross, 32));
}
#endif

/* Schoolbook multiplication in 32-bit digits. Neither t nor w overflows: (2^32 - 1)^2 + 2^32 - 1 < 2^64. */
SG_INLINE SG_T_REG SG_T_FN(mul_hi_u64)(SG_T_REG a, SG_T_REG b) {
    SG_T_REG ah = SG_T_MM(srli_epi64)(a, 32), bh = SG_T_MM(srli_epi64)(b, 32);
    SG_T_REG t = SG_T_MM(srli_epi64)(SG_T_MM(mul_epu32)(a, b), 32);
    t = SG_T_FN(add_u64)(t, SG_T_MM(mul_epu32)(ah, b));
    SG_T_REG w = SG_T_SI(and)(t, SG_T_FN(splat_u64)(0xffffffff));
    w = SG_T_FN(add_u64)(w, SG_T_MM(mul_epu32)(a, bh));
    t = SG_T_FN(add_u64)(SG_T_MM(srli_epi64)(t, 32), SG_T_MM(srli_epi64)(w, 32));
    return SG_T_FN(add_u64)(SG_T_MM(mul_epu32)(ah, bh), t);
}
/* Read as unsigned, a negative a is a + 2^64; likewise b. */
SG_INLINE SG_T_REG SG_T_FN(mul_hi_i64)(SG_T_REG a, SG_T_REG b) {
    SG_T_REG over_a = SG_T_SI(and)(SG_T_INTERNAL(sign_i64)(a), b);
    SG_T_REG over_b = SG_T_SI(and)(SG_T_INTERNAL(sign_i64)(b), a);
    return SG_T_FN(sub_u64)(SG_T_FN(mul_hi_u64)(a, b), SG_T_FN(add_u64)(over_a, over_b));
}

/* ---- avg: floor((a + b + 1) / 2) = (a | b) - ((a ^ b) >> 1) ---- */

#if !SG_REG_OWN_NEON
/* signed order is unsigned order moved by half the range, and so is the average */
#define SG_T_ROW(e, u, top) \
    SG_INLINE SG_T_REG SG_T_FN(avg_##e)(SG_T_REG a, SG_T_REG b) { \
        SG_T_REG flip = SG_T_FN(splat_##u)(top); \
        SG_T_REG r = SG_T_FN(avg_##u)(SG_T_SI(xor)(a, flip), SG_T_SI(xor)(b, flip)); \
        return SG_T_SI(xor)(r, flip); \
    }
SG_T_ROW(i8, u8, 0x80)
SG_T_ROW(i16, u16, 0x8000)
SG_INLINE SG_T_REG SG_T_FN(avg_i32)(SG_T_REG a, SG_T_REG b) {
    return SG_T_FN(sub_i32)(SG_T_SI(or)(a, b), SG_T_MM(srai_epi32)(SG_T_SI(xor)(a, b), 1));
}
SG_INLINE SG_T_REG SG_T_FN(avg_u32)(SG_T_REG a, SG_T_REG b) {
    return SG_T_FN(sub_u32)(SG_T_SI(or)(a, b), SG_T_MM(srli_epi32)(SG_T_SI(xor)(a, b), 1));
}
#undef SG_T_ROW
#endif
SG_INLINE SG_T_REG SG_T_FN(avg_u64)(SG_T_REG a, SG_T_REG b) {
    return SG_T_FN(sub_u64)(SG_T_SI(or)(a, b), SG_T_MM(srli_epi64)(SG_T_SI(xor)(a, b), 1));
}
SG_INLINE SG_T_REG SG_T_FN(avg_i64)(SG_T_REG a, SG_T_REG b) {
    SG_T_REG flip = SG_T_FN(splat_u64)((uint64_t)1 << 63);
    return SG_T_SI(xor)(SG_T_FN(avg_u64)(SG_T_SI(xor)(a, flip), SG_T_SI(xor)(b, flip)), flip);
}

/* ---- saturating add and sub of 32 and 64 bits ---- */

#if !SG_REG_OWN_NEON
/* A sum has overflowed if its sign differs from those of both operands; a difference, if a's sign differs from both b's and its own. The
 * blend reads the top bit of the lane. The limit on a's side is maximum ^ sign of a. */
#define SG_T_ROW(B, sign, max, ps, PS, IPS) \
    SG_INLINE SG_T_REG SG_T_INTERNAL(saturate_i##B)(SG_T_REG a, SG_T_REG r, SG_T_REG over) { \
        SG_T_REG end = SG_T_SI(xor)(sign, SG_T_FN(splat_i##B)(max)); \
        return IPS(SG_T_MM(blendv_##ps)(PS(r), PS(end), PS(over))); \
    }
SG_T_ROW(32, SG_T_MM(srai_epi32)(a, 31), INT32_MAX, ps, SG_T_PS, SG_T_IPS)
SG_T_ROW(64, SG_T_INTERNAL(sign_i64)(a), INT64_MAX, pd, SG_T_PD, SG_T_IPD)
#undef SG_T_ROW
#define SG_T_ROW(op, e, over) \
    SG_INLINE SG_T_REG SG_T_FN(op##_sat_##e)(SG_T_REG a, SG_T_REG b) { \
        SG_T_REG r = SG_T_FN(op##_##e)(a, b); \
        return SG_T_INTERNAL(saturate_##e)(a, r, over(SG_T_SI(xor)(a, b), SG_T_SI(xor)(a, r))); \
    }
SG_T_ROW(add, i32, SG_T_SI(andnot))
SG_T_ROW(sub, i32, SG_T_SI(and))
SG_T_ROW(add, i64, SG_T_SI(andnot))
SG_T_ROW(sub, i64, SG_T_SI(and))
#undef SG_T_ROW
SG_INLINE SG_T_REG SG_T_FN(add_sat_u32)(SG_T_REG a, SG_T_REG b) {
    return SG_T_FN(add_u32)(a, SG_T_FN(min_u32)(b, SG_T_FN(not)(a)));
}
SG_INLINE SG_T_REG SG_T_FN(sub_sat_u32)(SG_T_REG a, SG_T_REG b) {
    return SG_T_FN(sub_u32)(SG_T_FN(max_u32)(a, b), b);
}
SG_INLINE SG_T_REG SG_T_FN(add_sat_u64)(SG_T_REG a, SG_T_REG b) {
    SG_T_REG r = SG_T_FN(add_u64)(a, b);
    return SG_T_SI(or)(r, SG_T_FN(lt_u64)(r, a));
}
SG_INLINE SG_T_REG SG_T_FN(sub_sat_u64)(SG_T_REG a, SG_T_REG b) {
    return SG_T_SI(andnot)(SG_T_FN(lt_u64)(a, b), SG_T_FN(sub_u64)(a, b));
}
#endif

/* ---- counts of bits ---- */

#if !SG_REG_OWN && !SG_REG_SSE2
SG_INLINE SG_T_REG SG_T_FN(popcount_b8)(SG_T_REG x) {
    SG_T_REG table = SG_T_BYTES(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    SG_T_REG nibble = SG_T_FN(splat_u8)(15);
    SG_T_REG lo = SG_T_SI(and)(x, nibble);
    SG_T_REG hi = SG_T_SI(and)(SG_T_MM(srli_epi16)(x, 4), nibble);
    return SG_T_FN(add_u8)(SG_T_MM(shuffle_epi8)(table, lo), SG_T_MM(shuffle_epi8)(table, hi));
}
SG_INLINE SG_T_REG SG_T_FN(popcount_b16)(SG_T_REG x) {
    return SG_T_MM(maddubs_epi16)(SG_T_FN(popcount_b8)(x), SG_T_FN(splat_u8)(1));
}
#endif
#if !SG_REG_OWN
SG_INLINE SG_T_REG SG_T_FN(popcount_b32)(SG_T_REG x) {
    return SG_T_MM(madd_epi16)(SG_T_FN(popcount_b16)(x), SG_T_FN(splat_u16)(1));
}
SG_INLINE SG_T_REG SG_T_FN(popcount_b64)(SG_T_REG x) {
    return SG_T_MM(sad_epu8)(SG_T_FN(popcount_b8)(x), SG_T_FN(zero)());
}
#endif

/* counts the ones below the lowest one bit, ~x & (x - 1); if x is 0, all bits are ones */
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(ctz_b##B)(SG_T_REG x) { \
        SG_T_REG below = SG_T_FN(add_u##B)(x, SG_T_FN(splat_i##B)(-1)); \
        return SG_T_FN(popcount_b##B)(SG_T_SI(andnot)(x, below)); \
    }
#if !SG_REG_OWN_NEON
SG_T_ROW(8)
SG_T_ROW(16)
SG_T_ROW(32)
#endif
SG_T_ROW(64)
#undef SG_T_ROW

#if !SG_REG_OWN_NEON && !SG_REG_SSE2
SG_INLINE SG_T_REG SG_T_FN(clz_b8)(SG_T_REG x) {
    SG_T_REG table = SG_T_BYTES(4, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0);
    SG_T_REG nibble = SG_T_FN(splat_u8)(15);
    SG_T_REG lo = SG_T_MM(shuffle_epi8)(table, SG_T_SI(and)(x, nibble));
    SG_T_REG hi = SG_T_MM(shuffle_epi8)(table, SG_T_SI(and)(SG_T_MM(srli_epi16)(x, 4), nibble));
    SG_T_REG none = SG_T_FN(eq_u8)(hi, SG_T_FN(splat_u8)(4));
    return SG_T_FN(add_u8)(hi, SG_T_SI(and)(lo, none));
}
#endif
/* made of the counts of both halves: the upper one, plus the lower one if the upper half is all zeros */
#define SG_T_ROW(B, half) \
    SG_INLINE SG_T_REG SG_T_FN(clz_b##B)(SG_T_REG x) { \
        SG_T_REG c = SG_T_FN(clz_b##half)(x); \
        SG_T_REG none = SG_T_FN(eq_u##half)(c, SG_T_FN(splat_u##half)(half)); \
        none = SG_T_SI(and)(SG_T_MM(srli_epi##B)(none, half), c); \
        return SG_T_FN(add_u##B)(SG_T_MM(srli_epi##B)(c, half), none); \
    }
#if !SG_REG_OWN_NEON
SG_T_ROW(16, 8)
/* Taken from the exponent of a float. x & ~(x >> 8) keeps the top bit and clears bits that could round up to the
 * next power of two. 158 = 127 + 31. Bit 31 arrives as the float's sign, above 158, and so saturates to 0. */
SG_INLINE SG_T_REG SG_T_FN(clz_b32)(SG_T_REG x) {
    SG_T_REG y = SG_T_SI(andnot)(SG_T_MM(srli_epi32)(x, 8), x);
    y = SG_T_MM(srli_epi32)(SG_T_IPS(SG_T_MM(cvtepi32_ps)(y)), 23);
    y = SG_T_MM(subs_epu16)(SG_T_FN(splat_u32)(158), y);
    return SG_T_MM(min_epi16)(y, SG_T_FN(splat_u32)(32));
}
#endif
SG_T_ROW(64, 32)
#undef SG_T_ROW
