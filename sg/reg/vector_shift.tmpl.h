/* SPDX-License-Identifier: MIT */
/* Shifts that are not one instruction everywhere: of 8 bits, of signed 64 bits, and by a count for each lane. Counts of the width and
 * more give 0, or the sign. Signed: x ^ sign has a clear sign bit, is shifted logically, and is flipped back. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_TABLE)
#error "sg: vector_shift.tmpl.h is included by vector.tmpl.h"
#endif

/* ---- uniform count ---- */

#if !SG_REG_OWN
SG_INLINE SG_T_REG SG_T_FN(shl_u8)(SG_T_REG x, uint32_t n) { /* a 16-bit shift; bits of the neighbour are cleared */
    return SG_T_SI(and)(SG_T_FN(shl_u16)(x, n), SG_T_FN(splat_u8)((uint8_t)(n < 8 ? 0xffu << n : 0)));
}
SG_INLINE SG_T_REG SG_T_FN(shr_u8)(SG_T_REG x, uint32_t n) {
    return SG_T_SI(and)(SG_T_FN(shr_u16)(x, n), SG_T_FN(splat_u8)((uint8_t)(n < 8 ? 0xffu >> n : 0)));
}
/* extends the sign from the bit at which it arrives: (y ^ m) - m */
SG_INLINE SG_T_REG SG_T_FN(shr_i8)(SG_T_REG x, uint32_t n) {
    n = n < 7 ? n : 7;
    SG_T_REG m = SG_T_FN(splat_u8)((uint8_t)(0x80u >> n));
    return SG_T_FN(sub_i8)(SG_T_SI(xor)(SG_T_FN(shr_u8)(x, n), m), m);
}
SG_INLINE SG_T_REG SG_T_FN(shr_i64)(SG_T_REG x, uint32_t n) {
    n = n < 63 ? n : 63;
    SG_T_REG m = SG_T_FN(splat_u64)(((uint64_t)1 << 63) >> n);
    return SG_T_FN(sub_i64)(SG_T_SI(xor)(SG_T_FN(shr_u64)(x, n), m), m);
}
#endif

#if !SG_REG_OWN_NEON
/* ---- 8 bits, a count for each lane: products with 2^n ---- */

#if !SG_REG_SSE2
/* The index into the table is n + 0x70, saturated. From n = 16 on its top bit is set, which gives 0. */
SG_INLINE SG_T_REG SG_T_FN(shlv_u8)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG power = SG_T_BYTES(1, 2, 4, 8, 16, 32, 64, (char)-128, 0, 0, 0, 0, 0, 0, 0, 0);
    n = SG_T_MM(adds_epu8)(n, SG_T_FN(splat_u8)(0x70));
    return SG_T_FN(mul_u8)(x, SG_T_MM(shuffle_epi8)(power, n));
}
/* x * 2^(7 - n) in 16 bits, then down by 7. The result of the odd bytes arrives one bit short of its place. */
SG_INLINE SG_T_REG SG_T_FN(shrv_u8)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG power = SG_T_BYTES((char)-128, 64, 32, 16, 8, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0);
    SG_T_REG even = SG_T_FN(splat_u16)(0x00ff);
    SG_T_REG p = SG_T_MM(shuffle_epi8)(power, SG_T_MM(adds_epu8)(n, SG_T_FN(splat_u8)(0x70)));
    SG_T_REG lo = SG_T_MM(mullo_epi16)(SG_T_SI(and)(x, even), SG_T_SI(and)(p, even));
    SG_T_REG hi = SG_T_MM(mullo_epi16)(SG_T_MM(srli_epi16)(x, 8), SG_T_MM(srli_epi16)(p, 8));
    hi = SG_T_SI(andnot)(even, SG_T_MM(slli_epi16)(hi, 1));
    return SG_T_SI(or)(SG_T_MM(srli_epi16)(lo, 7), hi);
}
#endif
SG_INLINE SG_T_REG SG_T_FN(shrv_i8)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG sign = SG_T_FN(lt_i8)(x, SG_T_FN(zero)());
    return SG_T_SI(xor)(SG_T_FN(shrv_u8)(SG_T_SI(xor)(x, sign), n), sign);
}

#if SG_HAVE_AVX2
/* ---- 16 bits, a count for each lane: in the two halves of 32-bit lanes. For 32 and 64 bits there are instructions. ---- */

SG_INLINE SG_T_REG SG_T_FN(shlv_u16)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG odd = SG_T_FN(splat_u32)(0xffff0000);
    SG_T_REG lo = SG_T_MM_NATIVE(sllv_epi32)(x, SG_T_SI(andnot)(odd, n));
    SG_T_REG hi = SG_T_MM_NATIVE(sllv_epi32)(SG_T_SI(and)(x, odd), SG_T_MM_NATIVE(srli_epi32)(n, 16));
    return SG_T_MM_NATIVE(blend_epi16)(lo, hi, 0xaa);
}
SG_INLINE SG_T_REG SG_T_FN(shrv_u16)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG odd = SG_T_FN(splat_u32)(0xffff0000);
    SG_T_REG lo = SG_T_MM_NATIVE(srlv_epi32)(SG_T_SI(andnot)(odd, x), SG_T_SI(andnot)(odd, n));
    SG_T_REG hi = SG_T_MM_NATIVE(srlv_epi32)(x, SG_T_MM_NATIVE(srli_epi32)(n, 16));
    return SG_T_MM_NATIVE(blend_epi16)(lo, hi, 0xaa);
}
SG_INLINE SG_T_REG SG_T_FN(shlv_u32)(SG_T_REG x, SG_T_REG n) { return SG_T_MM_NATIVE(sllv_epi32)(x, n); }
SG_INLINE SG_T_REG SG_T_FN(shrv_u32)(SG_T_REG x, SG_T_REG n) { return SG_T_MM_NATIVE(srlv_epi32)(x, n); }
SG_INLINE SG_T_REG SG_T_FN(shrv_i32)(SG_T_REG x, SG_T_REG n) { return SG_T_MM_NATIVE(srav_epi32)(x, n); }
SG_INLINE SG_T_REG SG_T_FN(shlv_u64)(SG_T_REG x, SG_T_REG n) { return SG_T_MM_NATIVE(sllv_epi64)(x, n); }
SG_INLINE SG_T_REG SG_T_FN(shrv_u64)(SG_T_REG x, SG_T_REG n) { return SG_T_MM_NATIVE(srlv_epi64)(x, n); }

#else
/* ---- 16 bits, a count for each lane: products with 2^n ---- */

#if !SG_REG_SSE2
/* 2^n, or 0 from 16 on. The low byte comes from one table, the high byte from the other. An index with 0x80 gives 0. */
SG_INLINE sg_r128 sg_reg_power_u16_r128_(sg_r128 n) {
    sg_r128 lo = SG_T_BYTES(1, 2, 4, 8, 16, 32, 64, (char)-128, 0, 0, 0, 0, 0, 0, 0, 0);
    sg_r128 hi = SG_T_BYTES(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, (char)-128);
    n = sg_reg_min_u16_r128(n, sg_reg_splat_u16_r128(16));
    n = sg_reg_add_u16_r128(n, sg_reg_splat_u16_r128(0x8070));
    lo = SG_MM_(shuffle_epi8)(lo, n);
    hi = SG_MM_(shuffle_epi8)(hi, n);
    return SG_MM_(or_si128)(lo, SG_MM_(slli_epi16)(hi, 8));
}
#endif
SG_INLINE sg_r128 sg_reg_shlv_u16_r128(sg_r128 x, sg_r128 n) {
    return sg_reg_mul_u16_r128(x, sg_reg_power_u16_r128_(n));
}
/* x * 2^(16 - n) / 2^16. n = 0 would need 2^16, which does not fit; it keeps x. */
SG_INLINE sg_r128 sg_reg_shrv_u16_r128(sg_r128 x, sg_r128 n) {
    sg_r128 none = sg_reg_eq_u16_r128(n, SG_MM_(setzero_si128)());
    sg_r128 p = sg_reg_power_u16_r128_(sg_reg_sub_u16_r128(sg_reg_splat_u16_r128(16), n));
    return SG_MM_(or_si128)(sg_reg_mul_hi_u16_r128(x, p), SG_MM_(and_si128)(none, x));
}

/* ---- 32 bits, a count for each lane ---- */

/* 2^n is made as a float, by its exponent. n = 31 overflows to 0x80000000, which is right. */
SG_INLINE sg_r128 sg_reg_shlv_u32_r128(sg_r128 x, sg_r128 n) {
    sg_r128 in = sg_reg_le_u32_r128(n, sg_reg_splat_u32_r128(31));
    sg_r128 p = sg_reg_add_u32_r128(SG_MM_(slli_epi32)(n, 23), sg_reg_splat_u32_r128(127u << 23));
    SG_NO_FOLD(p);
    p = SG_MM_(cvttps_epi32)(SG_MM_(castsi128_ps)(p));
    return SG_MM_(and_si128)(SG_MM_(mullo_epi32)(x, p), in);
}
/* Four shifts of all lanes, and from each of them one lane is kept. The counts n0, n1, n2, n3 are extended to 64 bits. */
SG_INLINE sg_r128 sg_reg_pick4_r128_(sg_r128 r0, sg_r128 r1, sg_r128 r2, sg_r128 r3) {
    r0 = SG_MM_(blend_epi16)(r0, r1, 0x0c); /* r0.0 r1.1 */
    r2 = SG_MM_(blend_epi16)(r2, r3, 0xc0); /* r2.2 r3.3 */
    return SG_MM_(blend_epi16)(r0, r2, 0xf0);
}
#define SG_T_ROW(op, shift) \
    SG_INLINE sg_r128 op(sg_r128 x, sg_r128 n) { \
        sg_r128 zero = SG_MM_(setzero_si128)(), odd = SG_MM_(srli_epi64)(n, 32); \
        return sg_reg_pick4_r128_(SG_MM_(shift)(x, SG_MM_(unpacklo_epi32)(n, zero)), \
                                  SG_MM_(shift)(x, odd), \
                                  SG_MM_(shift)(x, SG_MM_(unpackhi_epi32)(n, zero)), \
                                  SG_MM_(shift)(x, SG_MM_(unpackhi_epi64)(odd, odd))); \
    }
SG_T_ROW(SG_T_INTERNAL(srl_u32), srl_epi32)
SG_T_ROW(SG_T_FN(shrv_i32), sra_epi32)
#undef SG_T_ROW

/* ---- 64 bits, a count for each lane ---- */

#define SG_T_ROW(op, shift) \
    SG_INLINE sg_r128 op(sg_r128 x, sg_r128 n) { \
        sg_r128 r0 = SG_MM_(shift)(x, n); \
        sg_r128 r1 = SG_MM_(shift)(x, SG_MM_(unpackhi_epi64)(n, n)); \
        return SG_MM_(blend_epi16)(r0, r1, 0xf0); \
    }
SG_T_ROW(SG_T_FN(shlv_u64), sll_epi64)
SG_T_ROW(SG_T_INTERNAL(srl_u64), srl_epi64)
#undef SG_T_ROW

/* srl of SIMDe 0.7.4 is undefined for counts of the width or more, and takes counts as signed. */
#if SG_X86
#define SG_T_ROW(e, top) \
    SG_INLINE sg_r128 SG_T_FN(shrv_##e)(sg_r128 x, sg_r128 n) { \
        return SG_T_INTERNAL(srl_##e)(x, n); \
    }
#else
#define SG_T_ROW(e, top) \
    SG_INLINE sg_r128 SG_T_FN(shrv_##e)(sg_r128 x, sg_r128 n) { \
        sg_r128 low = SG_T_FN(splat_##e)(top), in = SG_T_FN(le_##e)(n, low); \
        return SG_MM_(and_si128)(SG_T_INTERNAL(srl_##e)(x, SG_MM_(and_si128)(n, low)), in); \
    }
#endif
SG_T_ROW(u32, 31)
SG_T_ROW(u64, 63)
#undef SG_T_ROW
#endif

SG_INLINE SG_T_REG SG_T_FN(shrv_i16)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG sign = SG_T_MM(srai_epi16)(x, 15);
    return SG_T_SI(xor)(SG_T_FN(shrv_u16)(SG_T_SI(xor)(x, sign), n), sign);
}
SG_INLINE SG_T_REG SG_T_FN(shrv_i64)(SG_T_REG x, SG_T_REG n) {
    SG_T_REG sign = SG_T_INTERNAL(sign_i64)(x);
    return SG_T_SI(xor)(SG_T_FN(shrv_u64)(SG_T_SI(xor)(x, sign), n), sign);
}
#endif
