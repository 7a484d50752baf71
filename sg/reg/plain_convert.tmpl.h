/* SPDX-License-Identifier: MIT */
/* Changes of the element type of the registers of plain.tmpl.h. */
#ifndef SG_PLAIN_LANES_
#error "sg: plain_convert.tmpl.h is included by plain.tmpl.h"
#endif

/* ---- widen, narrow ---- */

#define SG_PLAIN_EXTENDED_16_(x) (x)
#define SG_PLAIN_EXTENDED_32_(x) (x)
#define SG_PLAIN_EXTENDED_64_(x) SG_EXTENDED_64_(x)
/* The lower part of a wide lane is its first lane of B bits, or on big endian its last one. */
#define SG_T_ROW(C, B) \
    SG_INLINE sg_r128 sg_reg_sext_b##B##_b##C##_r128(sg_r128 x) { \
        SG_PLAIN_LANES_(i##C, 128 / C, SG_PLAIN_EXTENDED_##C##_(SG_PLAIN_AT_(i##B, x, i))) \
    } \
    SG_INLINE sg_r128 sg_reg_zext_b##B##_b##C##_r128(sg_r128 x) { \
        SG_PLAIN_LANES_(u##C, 128 / C, SG_PLAIN_AT_(u##B, x, i)) \
    } \
    SG_INLINE sg_r128 sg_reg_trunc_b##C##_b##B##_r128(sg_r128 x) { \
        SG_PLAIN_LANES_(u##B, 128 / C, SG_PLAIN_AT_(u##B, x, C / B * i + (SG_BIG_ENDIAN ? C / B - 1 : 0))) \
    } \
    SG_INLINE sg_r128 sg_reg_mask_narrow_b##C##_b##B##_r128(sg_r128 m) { return sg_reg_trunc_b##C##_b##B##_r128(m); }
SG_T_ROW(16, 8)
SG_T_ROW(32, 8)
SG_T_ROW(32, 16)
SG_T_ROW(64, 8)
SG_T_ROW(64, 16)
SG_T_ROW(64, 32)
#undef SG_T_ROW
#undef SG_PLAIN_EXTENDED_16_
#undef SG_PLAIN_EXTENDED_32_
#undef SG_PLAIN_EXTENDED_64_

/* ---- to float: C rounds to nearest even ---- */

#define SG_T_ROW(to, type, from, n) \
    SG_INLINE sg_r128 sg_reg_convert_##to##_##from##_r128(sg_r128 x) { \
        SG_PLAIN_LANES_(to, n, SG_ROUNDED_(to, (type)SG_PLAIN_AT_(from, x, i))) \
    }
SG_T_ROW(f32, float, i32, 4)
SG_T_ROW(f32, float, u32, 4)
SG_T_ROW(f64, double, i32, 2)
SG_T_ROW(f64, double, u32, 2)
SG_T_ROW(f64, double, i64, 2)
SG_T_ROW(f64, double, u64, 2)
SG_T_ROW(f32, float, i64, 2)
SG_T_ROW(f32, float, u64, 2)
SG_T_ROW(f64, double, f32, 2)
#undef SG_T_ROW
SG_INLINE float sg_plain_rounded_(double x) {
    float r = (float)x;
    SG_KEEP_ROUNDED_(r);
    SG_IN_ORDER_(r);
    return r;
}
SG_INLINE sg_r128 sg_reg_convert_f32_f64_r128(sg_r128 x) { SG_PLAIN_LANES_(f32, 2, sg_plain_rounded_(SG_PLAIN_AT_(f64, x, i))) }

/* ---- to integer: truncate, saturate, NaN gives 0 ---- */

#define SG_T_ROW(to, type, from, scalar, n, low, high, least, most) \
    SG_INLINE type sg_plain_##to##_##from##_(scalar x) { \
        return x >= (low) && x < (high) ? (type)x : x >= (high) ? most : x < (low) ? least : 0; \
    } \
    SG_INLINE sg_r128 sg_reg_convert_##to##_##from##_r128(sg_r128 x) { \
        SG_PLAIN_LANES_(to, n, sg_plain_##to##_##from##_(SG_PLAIN_AT_(from, x, i))) \
    }
SG_T_ROW(i32, int32_t, f32, float, 4, -2147483648.0f, 2147483648.0f, INT32_MIN, INT32_MAX)
SG_T_ROW(u32, uint32_t, f32, float, 4, 0.0f, 4294967296.0f, 0, UINT32_MAX)
SG_T_ROW(i64, int64_t, f32, float, 2, -9223372036854775808.0f, 9223372036854775808.0f, INT64_MIN, INT64_MAX)
SG_T_ROW(u64, uint64_t, f32, float, 2, 0.0f, 18446744073709551616.0f, 0, UINT64_MAX)
SG_T_ROW(i32, int32_t, f64, double, 2, -2147483648.0, 2147483648.0, INT32_MIN, INT32_MAX)
SG_T_ROW(u32, uint32_t, f64, double, 2, 0.0, 4294967296.0, 0, UINT32_MAX)
SG_T_ROW(i64, int64_t, f64, double, 2, -9223372036854775808.0, 9223372036854775808.0, INT64_MIN, INT64_MAX)
SG_T_ROW(u64, uint64_t, f64, double, 2, 0.0, 18446744073709551616.0, 0, UINT64_MAX)
#undef SG_T_ROW

/* ---- half precision ---- */

SG_INLINE sg_r128 sg_reg_convert_f32_f16_r128(sg_r128 x) {
    SG_PLAIN_LANES_(u32, 4, sg_f32_bits_of_half_(SG_PLAIN_AT_(u16, x, i)))
}
SG_INLINE sg_r128 sg_reg_convert_f16_f32_r128(sg_r128 x) {
    SG_PLAIN_LANES_(u16, 4, sg_half_of_f32_bits_(SG_PLAIN_AT_(u32, x, i)))
}
