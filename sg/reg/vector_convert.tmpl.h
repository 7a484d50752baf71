/* SPDX-License-Identifier: MIT */
/* Changes of the element type: widen, narrow, convert. R is the register of the wider element. All
 * conversions round once, to nearest even. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_TABLE)
#error "sg: vector_convert.tmpl.h is included by vector.tmpl.h"
#endif

/* ---- widen, narrow ---- */

#define SG_T_ROW(B, C) \
    SG_INLINE SG_T_REG SG_T_FN(sext_b##C##_b##B)(sg_r128 x) { return SG_T_MM(cvtepi##C##_epi##B)(x); } \
    SG_INLINE SG_T_REG SG_T_FN(zext_b##C##_b##B)(sg_r128 x) { return SG_T_MM(cvtepu##C##_epi##B)(x); }
SG_T_ROW(16, 8)
SG_T_ROW(32, 8)
SG_T_ROW(32, 16)
SG_T_ROW(64, 8)
SG_T_ROW(64, 16)
SG_T_ROW(64, 32)
#undef SG_T_ROW

#if !SG_REG_OWN_NEON && !SG_REG_SSE2
/* at: the bytes of each 128-bit block that are kept, lowest first. They move to the block's low end; join brings the blocks together. */
#if SG_T_REG_BITS == 128
#define SG_T_ROW(B, C, at, join) \
    SG_INLINE sg_r128 SG_T_FN(trunc_b##B##_b##C)(sg_r128 x) { \
        return SG_MM_(shuffle_epi8)(x, sg_reg_splat_u64_r128(at)); \
    }
#else
#define SG_T_ROW(B, C, at, join) \
    SG_INLINE sg_r128 SG_T_FN(trunc_b##B##_b##C)(sg_r256 x) { \
        sg_r256 y = _mm256_shuffle_epi8(x, sg_reg_splat_u64_r256(at)); \
        return join; \
    }
#endif
SG_T_ROW(16, 8, 0x0e0c0a0806040200u, _mm256_castsi256_si128(_mm256_permute4x64_epi64(y, 8)))
SG_T_ROW(32, 16, 0x0d0c090805040100u, _mm256_castsi256_si128(_mm256_permute4x64_epi64(y, 8)))
SG_T_ROW(32, 8, 0x0c080400u, _mm_unpacklo_epi32(SG_T_LO(y), SG_T_HI(y)))
SG_T_ROW(64, 16, 0x09080100u, _mm_unpacklo_epi32(SG_T_LO(y), SG_T_HI(y)))
SG_T_ROW(64, 8, 0x0800u, _mm_unpacklo_epi16(SG_T_LO(y), SG_T_HI(y)))
#undef SG_T_ROW
#endif

/* Masks: packs keeps all ones and all zeros. A mask of 64 bits counts as pairs of equal 32-bit lanes. */
#if SG_T_REG_BITS == 128
#if !SG_REG_OWN_NEON
SG_INLINE sg_r128 sg_reg_trunc_b64_b32_r128(sg_r128 x) { return SG_MM_(shuffle_epi32)(x, 0x08); }
#endif
#define SG_T_ROW(B, C, packed) \
    SG_INLINE sg_r128 SG_T_FN(mask_narrow_b##B##_b##C)(sg_r128 m) { \
        return SG_T_FN(trunc_b##B##_b##C)(m); \
    }
#else
SG_INLINE sg_r128 sg_reg_trunc_b64_b32_r256(sg_r256 x) {
    sg_r256 even = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
    return _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(x, even));
}
SG_INLINE sg_r128 sg_reg_packs32_r256_(sg_r256 m) { return _mm_packs_epi32(SG_T_LO(m), SG_T_HI(m)); }
SG_INLINE sg_r128 sg_reg_packs16_r256_(sg_r256 m) { return _mm_packs_epi16(SG_T_LO(m), SG_T_HI(m)); }
#define SG_T_ROW(B, C, packed) \
    SG_INLINE sg_r128 SG_T_FN(mask_narrow_b##B##_b##C)(sg_r256 m) { return packed; }
#endif
SG_INLINE sg_r128 SG_T_INTERNAL(twice32)(sg_r128 m) { return SG_MM_(packs_epi32)(m, m); }
SG_INLINE sg_r128 SG_T_INTERNAL(twice16)(sg_r128 m) { return SG_MM_(packs_epi16)(m, m); }
SG_T_ROW(16, 8, sg_reg_packs16_r256_(m))
SG_T_ROW(32, 16, sg_reg_packs32_r256_(m))
SG_T_ROW(32, 8, sg_reg_twice16_r256_(sg_reg_packs32_r256_(m)))
SG_T_ROW(64, 32, sg_reg_packs32_r256_(m))
SG_T_ROW(64, 16, sg_reg_twice32_r256_(sg_reg_packs32_r256_(m)))
SG_T_ROW(64, 8, sg_reg_twice16_r256_(sg_reg_twice32_r256_(sg_reg_packs32_r256_(m))))
#undef SG_T_ROW

/* ---- integer to float ---- */

SG_INLINE SG_T_REG SG_T_FN(convert_f32_i32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(cvtepi32_ps)(x)); }
#if !SG_REG_OWN
/* The halves become the low bits of the floats 2^39 + hi * 2^16 and 2^23 + lo. Only the last sum rounds. */
SG_INLINE SG_T_REG SG_T_FN(convert_f32_u32)(SG_T_REG x) {
    SG_T_REG hi = SG_T_MM(srli_epi32)(x, 16);
    SG_T_REG at_hi = SG_T_FN(splat_u32)(0x53000000), at_lo = SG_T_FN(splat_u32)(0x4b000000);
    SG_T_REG lo = SG_T_MM(blend_epi16)(x, at_lo, 0xaa);
    hi = SG_T_MM(blend_epi16)(hi, at_hi, 0xaa);
    hi = SG_T_FN(sub_f32)(hi, SG_T_FN(splat_f32)(549764202496.0f)); /* 2^39 + 2^23 */
    return SG_T_FN(add_f32)(hi, lo);
}
SG_INLINE SG_T_REG SG_T_FN(convert_f64_i32)(sg_r128 x) { return SG_T_IPD(SG_T_MM(cvtepi32_pd)(x)); }
/* x becomes the low bits of 2^52 + x */
SG_INLINE SG_T_REG SG_T_FN(convert_f64_u32)(sg_r128 x) {
    SG_T_REG large = SG_T_FN(splat_f64)(4503599627370496.0);
    return SG_T_FN(sub_f64)(SG_T_SI(or)(SG_T_FN(zext_b32_b64)(x), large), large);
}
#endif
#if !SG_REG_OWN_NEON
/* As f32_u32, with 2^84 + hi * 2^32 and 2^52 + lo. Signed: 2^63 more, which flips the top bit. */
#define SG_T_ROW(e, at_hi, sum) \
    SG_INLINE SG_T_REG SG_T_FN(convert_f64_##e)(SG_T_REG x) { \
        SG_T_REG hi = SG_T_MM(srli_epi64)(x, 32); \
        SG_T_REG at_lo = SG_T_FN(splat_f64)(4503599627370496.0); \
        SG_T_REG lo = SG_T_MM(blend_epi16)(x, at_lo, 0xcc); \
        hi = SG_T_SI(xor)(hi, SG_T_FN(splat_u64)(at_hi)); \
        return SG_T_FN(add_f64)(SG_T_FN(sub_f64)(hi, SG_T_FN(splat_f64)(sum)), lo); \
    }
SG_T_ROW(i64, 0x4530000080000000u, 19342822341709703277445120.0) /* 2^84 + 2^63 + 2^52 */
SG_T_ROW(u64, 0x4530000000000000u, 19342813118337666422669312.0) /* 2^84 + 2^52 */
#undef SG_T_ROW
#endif

SG_INLINE SG_T_REG SG_T_FN(convert_f64_f32)(sg_r128 x) {
    return SG_T_IPD(SG_T_MM(cvtps_pd)(SG_MM_(castsi128_ps)(x)));
}
SG_INLINE sg_r128 SG_T_FN(convert_f32_f64)(SG_T_REG x) {
    return SG_MM_(castps_si128)(SG_T_MM(cvtpd_ps)(SG_T_PD(x)));
}
/* These go through double. If the magnitude is 2^53 or more, the low 11 bits are folded into one sticky bit 11 (rounding to
 * odd). Then double is exact, and only the second rounding rounds. top: 0 below 2^53. */
SG_INLINE SG_T_REG SG_T_INTERNAL(odd64)(SG_T_REG x, SG_T_REG top) {
    SG_T_REG low = SG_T_FN(splat_u64)(0x7ff);
    SG_T_REG odd = SG_T_FN(add_u64)(SG_T_SI(and)(x, low), low);
    odd = SG_T_SI(andnot)(low, SG_T_SI(or)(odd, x));
    return SG_T_FN(select_b64)(SG_T_FN(eq_u64)(top, SG_T_FN(zero)()), x, odd);
}
SG_INLINE sg_r128 SG_T_FN(convert_f32_i64)(SG_T_REG x) {
    SG_T_REG top = SG_T_FN(add_u64)(x, SG_T_FN(splat_u64)((uint64_t)1 << 53));
    x = SG_T_INTERNAL(odd64)(x, SG_T_MM(srli_epi64)(top, 54));
    return SG_T_FN(convert_f32_f64)(SG_T_FN(convert_f64_i64)(x));
}
SG_INLINE sg_r128 SG_T_FN(convert_f32_u64)(SG_T_REG x) {
    x = SG_T_INTERNAL(odd64)(x, SG_T_MM(srli_epi64)(x, 53));
    return SG_T_FN(convert_f32_f64)(SG_T_FN(convert_f64_u64)(x));
}

/* ---- float to integer: truncate, saturate, NaN gives 0 ---- */

#if !SG_REG_OWN
/* Out of range cvtt gives 0x80000000. It is inverted where x is too large, and cleared where x is NaN. */
SG_INLINE SG_T_REG SG_T_FN(convert_i32_f32)(SG_T_REG x) {
    SG_NO_FOLD(x);
    SG_T_REG r = SG_T_MM(cvttps_epi32)(SG_T_PS(x));
    r = SG_T_SI(xor)(r, SG_T_FN(le_f32)(SG_T_FN(splat_f32)(2147483648.0f), x));
    return SG_T_SI(and)(r, SG_T_FN(eq_f32)(x, x));
}
/* From 2^31 on, lo is 0x80000000 and hi has the bits below. max turns NaN into 0. */
SG_INLINE SG_T_REG SG_T_FN(convert_u32_f32)(SG_T_REG x) {
    SG_T_REG half = SG_T_FN(splat_f32)(2147483648.0f);
    x = SG_T_FN(max_f32)(x, SG_T_FN(zero)());
    SG_NO_FOLD(x);
    SG_T_REG lo = SG_T_MM(cvttps_epi32)(SG_T_PS(x));
    SG_T_REG hi = SG_T_MM(cvttps_epi32)(SG_T_PS(SG_T_FN(sub_f32)(x, half)));
    SG_T_REG r = SG_T_SI(or)(lo, SG_T_SI(and)(hi, SG_T_MM(srai_epi32)(lo, 31)));
    return SG_T_SI(or)(r, SG_T_FN(le_f32)(SG_T_FN(splat_f32)(4294967296.0f), x));
}
SG_INLINE sg_r128 SG_T_FN(convert_i32_f64)(SG_T_REG x) {
    x = SG_T_SI(and)(x, SG_T_FN(eq_f64)(x, x));
    x = SG_T_FN(min_f64)(x, SG_T_FN(splat_f64)(2147483647.0));
#if SG_X86
    SG_NO_FOLD(x);
    return SG_T_MM(cvttpd_epi32)(SG_T_PD(x)); /* a number that is too small gives 0x80000000, as wanted */
#else
    /* cvttpd_epi32 of SIMDe 0.7.4 takes 2^31 - 1 as out of range, and is a lane loop. So 2^52 + 2^51 is added, which puts the
     * integer into the low bits. */
    x = SG_T_FN(trunc_f64)(SG_T_FN(max_f64)(x, SG_T_FN(splat_f64)(-2147483648.0)));
    return SG_T_FN(trunc_b64_b32)(SG_T_FN(add_f64)(x, SG_T_FN(splat_f64)(6755399441055744.0)));
#endif
}
SG_INLINE sg_r128 SG_T_FN(convert_u32_f64)(SG_T_REG x) {
    x = SG_T_FN(max_f64)(x, SG_T_FN(zero)());
    x = SG_T_FN(trunc_f64)(SG_T_FN(min_f64)(x, SG_T_FN(splat_f64)(4294967295.0)));
    return SG_T_FN(trunc_b64_b32)(SG_T_FN(add_f64)(x, SG_T_FN(splat_f64)(4503599627370496.0)));
}
#endif
#if !SG_REG_OWN_NEON
/* x = hi * 2^32 + lo, 0 <= lo < 2^32, all exact. Both become the low words of doubles with a fixed exponent. */
SG_INLINE SG_T_REG SG_T_INTERNAL(words_f64)(SG_T_REG x, SG_T_REG fix_hi) {
    SG_T_REG hi = SG_T_FN(mul_f64)(x, SG_T_FN(splat_f64)(1.0 / 4294967296.0));
    hi = SG_T_FN(floor_f64)(hi);
    SG_T_REG lo = SG_T_FN(sub_f64)(x, SG_T_FN(mul_f64)(hi, SG_T_FN(splat_f64)(4294967296.0)));
    lo = SG_T_FN(add_f64)(lo, SG_T_FN(splat_f64)(4503599627370496.0));
    hi = SG_T_MM(slli_epi64)(SG_T_FN(add_f64)(hi, fix_hi), 32);
    return SG_T_MM(blend_epi16)(lo, hi, 0xcc);
}
SG_INLINE SG_T_REG SG_T_FN(convert_i64_f64)(SG_T_REG x) {
    SG_T_REG end = SG_T_FN(splat_f64)(9223372036854775808.0);
    SG_T_REG above = SG_T_FN(le_f64)(end, x);
    x = SG_T_SI(and)(x, SG_T_FN(eq_f64)(x, x));
    x = SG_T_FN(trunc_f64)(SG_T_FN(max_f64)(x, SG_T_FN(splat_f64)(-9223372036854775808.0)));
    x = SG_T_INTERNAL(words_f64)(x, SG_T_FN(splat_f64)(6755399441055744.0)); /* 2^52 + 2^51 */
    return SG_T_FN(select_b64)(above, SG_T_FN(splat_i64)(INT64_MAX), x);
}
SG_INLINE SG_T_REG SG_T_FN(convert_u64_f64)(SG_T_REG x) {
    SG_T_REG above = SG_T_FN(le_f64)(SG_T_FN(splat_f64)(18446744073709551616.0), x);
    x = SG_T_FN(trunc_f64)(SG_T_FN(max_f64)(x, SG_T_FN(zero)()));
    x = SG_T_INTERNAL(words_f64)(x, SG_T_FN(splat_f64)(4503599627370496.0));
    return SG_T_SI(or)(x, above);
}
#endif
SG_INLINE SG_T_REG SG_T_FN(convert_i64_f32)(sg_r128 x) {
    return SG_T_FN(convert_i64_f64)(SG_T_FN(convert_f64_f32)(x));
}
SG_INLINE SG_T_REG SG_T_FN(convert_u64_f32)(sg_r128 x) {
    return SG_T_FN(convert_u64_f64)(SG_T_FN(convert_f64_f32)(x));
}

/* ---- half precision ---- */

#if SG_REG_OWN_NEON
/* both are in neon.h */
#elif SG_HAVE_F16C
SG_INLINE SG_T_REG SG_T_FN(convert_f32_f16)(sg_r128 x) {
    SG_T_REG r = SG_T_IPS(SG_T_MM_NATIVE(cvtph_ps)(x));
    SG_NO_NARROW(r);
    return r;
}
SG_INLINE sg_r128 SG_T_FN(convert_f16_f32)(SG_T_REG x) {
    return SG_T_MM_NATIVE(cvtps_ph)(SG_T_PS(x), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
#else
/* The fields move to their places in a float, and 112 = 127 - 15 is added to the exponent. Infinity and NaN: 112 is added once more,
 * and NaN is made quiet. Subnormal: the fraction gets a leading one of weight 2^-14, which is then subtracted. */
SG_INLINE SG_T_REG SG_T_FN(convert_f32_f16)(sg_r128 x) {
    SG_T_REG h = SG_T_FN(zext_b16_b32)(x), bias = SG_T_FN(splat_u32)(112u << 23);
    SG_T_REG y = SG_T_MM(slli_epi32)(SG_T_SI(and)(h, SG_T_FN(splat_u32)(0x7fff)), 13);
    SG_T_REG sign = SG_T_MM(slli_epi32)(SG_T_SI(and)(h, SG_T_FN(splat_u32)(0x8000)), 16);
    SG_T_REG special = SG_T_FN(lt_i32)(SG_T_FN(splat_u32)(0x0f7fffff), y);
    SG_T_REG nan = SG_T_FN(lt_i32)(SG_T_FN(splat_u32)(0x0f800000), y);
    SG_T_REG tiny = SG_T_FN(lt_i32)(y, SG_T_FN(splat_u32)(0x00800000));
    SG_T_REG r = SG_T_FN(add_u32)(SG_T_FN(add_u32)(y, bias), SG_T_SI(and)(special, bias));
    SG_T_REG least = SG_T_FN(splat_u32)(113u << 23);
    r = SG_T_SI(or)(r, SG_T_SI(and)(nan, SG_T_FN(splat_u32)(0x00400000)));
    r = SG_T_FN(select_b32)(tiny, SG_T_FN(sub_f32)(SG_T_FN(add_u32)(y, least), least), r);
    return SG_T_SI(or)(r, sign);
}
/* y = |x|. Normal: 112 is taken from the exponent, and half an ulp is added (0xfff, one more if the kept part is odd) before the cut; from
 * 65520 on a carry gives infinity. Below 2^-14: the ulp of the sum with 0.5 is the step 2^-24, so the result is in the sum's low
 * bits. From 2^16 on: infinity. NaN: made quiet, with the top bits of its payload. */
SG_INLINE sg_r128 SG_T_FN(convert_f16_f32)(SG_T_REG x) {
    SG_T_REG y = SG_T_SI(and)(x, SG_T_FN(splat_u32)(0x7fffffff)), half = SG_T_FN(splat_f32)(0.5f);
    SG_T_REG cut = SG_T_MM(srli_epi32)(y, 13);
    SG_T_REG odd = SG_T_SI(and)(cut, SG_T_FN(splat_u32)(1));
    SG_T_REG r = SG_T_FN(add_u32)(SG_T_FN(add_u32)(y, SG_T_FN(splat_u32)(0xc8000fffu)), odd);
    SG_T_REG tiny = SG_T_FN(sub_u32)(SG_T_FN(add_f32)(y, half), half);
    SG_T_REG is_tiny = SG_T_FN(lt_i32)(y, SG_T_FN(splat_u32)(113u << 23));
    SG_T_REG is_large = SG_T_FN(lt_i32)(SG_T_FN(splat_u32)(0x477fffff), y);
    SG_T_REG is_nan = SG_T_FN(lt_i32)(SG_T_FN(splat_u32)(0x7f800000), y);
    SG_T_REG quiet = SG_T_SI(and)(SG_T_SI(and)(cut, SG_T_FN(splat_u32)(0x3ff)), is_nan);
    quiet = SG_T_SI(or)(quiet, SG_T_SI(and)(is_nan, SG_T_FN(splat_u32)(0x200)));
    quiet = SG_T_SI(or)(quiet, SG_T_FN(splat_u32)(0x7c00));
    r = SG_T_FN(select_b32)(is_tiny, tiny, SG_T_MM(srli_epi32)(r, 13));
    r = SG_T_FN(select_b32)(is_large, quiet, r);
    SG_T_REG sign = SG_T_MM(srli_epi32)(SG_T_SI(xor)(x, y), 16);
    return SG_T_FN(trunc_b32_b16)(SG_T_SI(or)(r, sign));
}
#endif
