/* SPDX-License-Identifier: MIT */
/* Changes of the element type: widen, narrow, convert. R is the register of the wider element. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_V2)
#error "sg: avx512_convert.tmpl.h is included by avx512.tmpl.h"
#endif

/* ---- widen, narrow ---- */

#define SG_T_ROW(B, C, half) \
    SG_INLINE SG_T_REG SG_T_FN(sext_b##C##_b##B)(half x) { return SG_T_MM(cvtepi##C##_epi##B)(x); } \
    SG_INLINE SG_T_REG SG_T_FN(zext_b##C##_b##B)(half x) { return SG_T_MM(cvtepu##C##_epi##B)(x); } \
    SG_INLINE half SG_T_FN(trunc_b##B##_b##C)(SG_T_REG x) { return SG_T_MM(cvtepi##B##_epi##C)(x); }
SG_T_ROW(16, 8, SG_T_V2)
SG_T_ROW(32, 8, SG_T_V4)
SG_T_ROW(32, 16, SG_T_V2)
SG_T_ROW(64, 8, SG_T_V8)
SG_T_ROW(64, 16, SG_T_V4)
SG_T_ROW(64, 32, SG_T_V2)
#undef SG_T_ROW

/* ---- to float ---- */

SG_INLINE SG_T_REG SG_T_FN(convert_f32_i32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(cvtepi32_ps)(x)); }
SG_INLINE SG_T_REG SG_T_FN(convert_f32_u32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(cvtepu32_ps)(x)); }
SG_INLINE SG_T_REG SG_T_FN(convert_f64_i32)(SG_T_V2 x) { return SG_T_IPD(SG_T_MM(cvtepi32_pd)(x)); }
SG_INLINE SG_T_REG SG_T_FN(convert_f64_u32)(SG_T_V2 x) { return SG_T_IPD(SG_T_MM(cvtepu32_pd)(x)); }
SG_INLINE SG_T_REG SG_T_FN(convert_f64_i64)(SG_T_REG x) { return SG_T_IPD(SG_T_MM(cvtepi64_pd)(x)); }
SG_INLINE SG_T_REG SG_T_FN(convert_f64_u64)(SG_T_REG x) { return SG_T_IPD(SG_T_MM(cvtepu64_pd)(x)); }
SG_INLINE SG_T_V2 SG_T_FN(convert_f32_i64)(SG_T_REG x) { return SG_T_IPS2(SG_T_MM(cvtepi64_ps)(x)); }
SG_INLINE SG_T_V2 SG_T_FN(convert_f32_u64)(SG_T_REG x) { return SG_T_IPS2(SG_T_MM(cvtepu64_ps)(x)); }

SG_INLINE SG_T_REG SG_T_FN(convert_f64_f32)(SG_T_V2 x) {
    return SG_T_IPD(SG_T_MM(cvtps_pd)(SG_T_PS2(x)));
}
SG_INLINE SG_T_V2 SG_T_FN(convert_f32_f64)(SG_T_REG x) {
    return SG_T_IPS2(SG_T_MM(cvtpd_ps)(SG_T_PD(x)));
}
SG_INLINE SG_T_REG SG_T_FN(convert_f32_f16)(SG_T_V2 x) {
    SG_T_REG r = SG_T_IPS(SG_T_MM(cvtph_ps)(x));
    SG_NO_NARROW(r);
    return r;
}
SG_INLINE SG_T_V2 SG_T_FN(convert_f16_f32)(SG_T_REG x) {
    return SG_T_MM(cvtps_ph)(SG_T_PS(x), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

/* ---- to integer ---- */

/* Out of range, and for NaN, the hardware gives all ones (unsigned) or the minimum (signed); lanes
 * that are off give 0. W: lanes of the mask. FX, DX: intrinsics of the float's and of the result's register. */
#define SG_T_ROW(B, F, W, dst, src, cast, FX, hw) \
    SG_INLINE dst SG_T_FN(convert_u##B##_f##F)(src x) { \
        SG_NO_FOLD(x); \
        SG_T_REG_MASK(W) on = FX(cmp_##hw##_mask)(cast(x), FX(setzero_##hw)(), _CMP_GE_OQ); \
        return SG_T_MM(maskz_cvtt##hw##_epu##B)(on, cast(x)); \
    }
SG_T_ROW(32, 32, 32, SG_T_REG, SG_T_REG, SG_T_PS, SG_T_MM, ps)
SG_T_ROW(64, 32, 64, SG_T_REG, SG_T_V2, SG_T_PS2, SG_T_X2, ps)
SG_T_ROW(32, 64, 64, SG_T_V2, SG_T_REG, SG_T_PD, SG_T_MM, pd)
SG_T_ROW(64, 64, 64, SG_T_REG, SG_T_REG, SG_T_PD, SG_T_MM, pd)
#undef SG_T_ROW
/* from limit on, the minimum is inverted (0x55), which gives the maximum */
#define SG_T_ROW(B, F, W, dst, src, cast, FX, DX, hw, limit) \
    SG_INLINE dst SG_T_FN(convert_i##B##_f##F)(src x) { \
        SG_NO_FOLD(x); \
        SG_T_REG_MASK(W) on = FX(cmp_##hw##_mask)(cast(x), cast(x), _CMP_ORD_Q); \
        SG_T_REG_MASK(W) above = FX(cmp_##hw##_mask)(cast(x), FX(set1_##hw)(limit), _CMP_GE_OQ); \
        dst r = SG_T_MM(maskz_cvtt##hw##_epi##B)(on, cast(x)); \
        return DX(mask_ternarylogic_epi##B)(r, above, r, r, 0x55); \
    }
SG_T_ROW(32, 32, 32, SG_T_REG, SG_T_REG, SG_T_PS, SG_T_MM, SG_T_MM, ps, 2147483648.0f)
SG_T_ROW(64, 32, 64, SG_T_REG, SG_T_V2, SG_T_PS2, SG_T_X2, SG_T_MM, ps, 9223372036854775808.0f)
SG_T_ROW(32, 64, 64, SG_T_V2, SG_T_REG, SG_T_PD, SG_T_MM, SG_T_X2, pd, 2147483648.0)
SG_T_ROW(64, 64, 64, SG_T_REG, SG_T_REG, SG_T_PD, SG_T_MM, SG_T_MM, pd, 9223372036854775808.0)
#undef SG_T_ROW
