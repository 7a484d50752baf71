/* SPDX-License-Identifier: MIT */
/* Integer operations of the registers of plain.tmpl.h. */
#ifndef SG_PLAIN_LANES_
#error "sg: plain_int.tmpl.h is included by plain.tmpl.h"
#endif

/* In C the product of two 16-bit lanes is a signed int and may overflow, so lanes are multiplied as uint64_t. */
#if SG_HAVE_VECTOR_TYPES
#define SG_T_TIMES(x, y) (x) * (y)
#else
#define SG_T_TIMES(x, y) (uint64_t)(x) * (y)
#endif

/* ---- lanes of B bits, whatever their sign; min, max, abs ---- */

#define SG_T_ROW(i, u, B) \
    SG_T_MAP2(add_##u, u, x + y) \
    SG_T_MAP2(sub_##u, u, x - y) \
    SG_T_MAP2(mul_##u, u, SG_T_TIMES(x, y)) \
    SG_INLINE sg_r128 sg_reg_add_##i##_r128(sg_r128 a, sg_r128 b) { return sg_reg_add_##u##_r128(a, b); } \
    SG_INLINE sg_r128 sg_reg_sub_##i##_r128(sg_r128 a, sg_r128 b) { return sg_reg_sub_##u##_r128(a, b); } \
    SG_INLINE sg_r128 sg_reg_min_##i##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_select_b##B##_r128(sg_reg_lt_##i##_r128(a, b), a, b); \
    } \
    SG_INLINE sg_r128 sg_reg_min_##u##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_select_b##B##_r128(sg_reg_lt_##u##_r128(a, b), a, b); \
    } \
    SG_INLINE sg_r128 sg_reg_max_##i##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_select_b##B##_r128(sg_reg_lt_##i##_r128(b, a), a, b); \
    } \
    SG_INLINE sg_r128 sg_reg_max_##u##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_select_b##B##_r128(sg_reg_lt_##u##_r128(b, a), a, b); \
    }
SG_EACH_SIGN_(SG_T_ROW)
#undef SG_T_ROW
#undef SG_T_TIMES

/* ---- shifts: a count of the width or more gives 0, or the sign ---- */

#if SG_HAVE_VECTOR_TYPES
#define SG_T_SHIFT(op, e, B, by) \
    SG_INLINE sg_r128 sg_reg_##op##_##e##_r128_(sg_r128 x, sg_r128 n) { \
        return (sg_r128)((sg_plain_##e##_)x by (sg_plain_##e##_)n); \
    } \
    SG_INLINE sg_r128 sg_reg_##op##_n_##e##_r128_(sg_r128 x, uint32_t n) { return (sg_r128)((sg_plain_##e##_)x by (int)n); }
#else
#define SG_T_SHIFT(op, e, B, by) \
    SG_T_MAP2(op##_##e##_lanes, e, x by (y & (B - 1))) \
    SG_INLINE sg_r128 sg_reg_##op##_##e##_r128_(sg_r128 x, sg_r128 n) { return sg_reg_##op##_##e##_lanes_r128(x, n); } \
    SG_INLINE sg_r128 sg_reg_##op##_n_##e##_r128_(sg_r128 x, uint32_t n) { \
        SG_PLAIN_LANES_(e, 128 / B, (sg_plain_##e##_)(SG_PLAIN_AT_(e, x, i) by n)) \
    }
#endif
#define SG_T_ROW(i, u, B) \
    SG_T_SHIFT(shl, u, B, <<) \
    SG_T_SHIFT(shr, u, B, >>) \
    SG_T_SHIFT(shr, i, B, >>) \
    SG_INLINE sg_r128 sg_reg_shl_##u##_r128(sg_r128 x, uint32_t n) { \
        return n < B ? sg_reg_shl_n_##u##_r128_(x, n) : sg_reg_zero_r128(); \
    } \
    SG_INLINE sg_r128 sg_reg_shr_##u##_r128(sg_r128 x, uint32_t n) { \
        return n < B ? sg_reg_shr_n_##u##_r128_(x, n) : sg_reg_zero_r128(); \
    } \
    SG_INLINE sg_r128 sg_reg_shr_##i##_r128(sg_r128 x, uint32_t n) { \
        return sg_reg_shr_n_##i##_r128_(x, n < B ? n : B - 1); \
    } \
    SG_INLINE sg_r128 sg_reg_shlv_##u##_r128(sg_r128 x, sg_r128 n) { \
        const sg_r128 last = sg_reg_splat_##u##_r128(B - 1); \
        return sg_reg_and_r128(sg_reg_shl_##u##_r128_(x, sg_reg_and_r128(n, last)), sg_reg_le_##u##_r128(n, last)); \
    } \
    SG_INLINE sg_r128 sg_reg_shrv_##u##_r128(sg_r128 x, sg_r128 n) { \
        const sg_r128 last = sg_reg_splat_##u##_r128(B - 1); \
        return sg_reg_and_r128(sg_reg_shr_##u##_r128_(x, sg_reg_and_r128(n, last)), sg_reg_le_##u##_r128(n, last)); \
    } \
    SG_INLINE sg_r128 sg_reg_shrv_##i##_r128(sg_r128 x, sg_r128 n) { \
        return sg_reg_shr_##i##_r128_(x, sg_reg_min_##u##_r128(n, sg_reg_splat_##u##_r128(B - 1))); \
    }
SG_EACH_SIGN_(SG_T_ROW)
#undef SG_T_ROW
#undef SG_T_SHIFT

/* ---- abs; saturating add and sub; avg: floor((a + b + 1) / 2) = (a | b) - ((a ^ b) >> 1) ---- */

/* A sum has overflowed if its sign differs from those of both operands; a difference, if a's sign differs from both b's and its own. */
#define SG_T_ROW(i, u, B) \
    SG_INLINE sg_r128 sg_reg_abs_##i##_r128(sg_r128 a) { \
        const sg_r128 sign = sg_reg_shr_##i##_r128(a, B - 1); \
        return sg_reg_sub_##u##_r128(sg_reg_xor_r128(a, sign), sign); \
    } \
    SG_INLINE sg_r128 sg_reg_saturate_##i##_r128_(sg_r128 a, sg_r128 r, sg_r128 over) { \
        const sg_r128 end = sg_reg_xor_r128(sg_reg_shr_##i##_r128(a, B - 1), sg_reg_splat_##i##_r128(INT##B##_MAX)); \
        return sg_reg_select_b##B##_r128(sg_reg_shr_##i##_r128(over, B - 1), end, r); \
    } \
    SG_INLINE sg_r128 sg_reg_add_sat_##i##_r128(sg_r128 a, sg_r128 b) { \
        const sg_r128 r = sg_reg_add_##u##_r128(a, b); \
        return sg_reg_saturate_##i##_r128_(a, r, sg_reg_andnot_r128(sg_reg_xor_r128(a, r), sg_reg_xor_r128(a, b))); \
    } \
    SG_INLINE sg_r128 sg_reg_sub_sat_##i##_r128(sg_r128 a, sg_r128 b) { \
        const sg_r128 r = sg_reg_sub_##u##_r128(a, b); \
        return sg_reg_saturate_##i##_r128_(a, r, sg_reg_and_r128(sg_reg_xor_r128(a, r), sg_reg_xor_r128(a, b))); \
    } \
    SG_INLINE sg_r128 sg_reg_add_sat_##u##_r128(sg_r128 a, sg_r128 b) { \
        const sg_r128 r = sg_reg_add_##u##_r128(a, b); \
        return sg_reg_or_r128(r, sg_reg_lt_##u##_r128(r, a)); \
    } \
    SG_INLINE sg_r128 sg_reg_sub_sat_##u##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_andnot_r128(sg_reg_sub_##u##_r128(a, b), sg_reg_lt_##u##_r128(a, b)); \
    } \
    SG_INLINE sg_r128 sg_reg_avg_##i##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_sub_##u##_r128(sg_reg_or_r128(a, b), sg_reg_shr_##i##_r128(sg_reg_xor_r128(a, b), 1)); \
    } \
    SG_INLINE sg_r128 sg_reg_avg_##u##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_sub_##u##_r128(sg_reg_or_r128(a, b), sg_reg_shr_##u##_r128(sg_reg_xor_r128(a, b), 1)); \
    }
SG_EACH_SIGN_(SG_T_ROW)
#undef SG_T_ROW

/* ---- upper half of products ---- */

/* The product is hidden, because without vectors GCC 12 puts two or four lanes into one word and multiplies that. */
#define SG_T_ROW(e, type, wide, B) \
    SG_INLINE type sg_plain_mul_hi_##e##_(type a, type b) { \
        wide product = (wide)a * (wide)b; \
        SG_IN_REGISTER(product); \
        return (type)(product >> B); \
    } \
    SG_INLINE sg_r128 sg_reg_mul_hi_##e##_r128(sg_r128 a, sg_r128 b) { \
        SG_PLAIN_LANES_(e, 128 / B, sg_plain_mul_hi_##e##_(SG_PLAIN_AT_(e, a, i), SG_PLAIN_AT_(e, b, i))) \
    }
SG_T_ROW(i8, int8_t, int32_t, 8)
SG_T_ROW(u8, uint8_t, uint32_t, 8)
SG_T_ROW(i16, int16_t, int32_t, 16)
SG_T_ROW(u16, uint16_t, uint32_t, 16)
SG_T_ROW(i32, int32_t, int64_t, 32)
SG_T_ROW(u32, uint32_t, uint64_t, 32)
#undef SG_T_ROW
/* Schoolbook multiplication in 32-bit digits. Neither t nor w overflows: (2^32 - 1)^2 + 2^32 - 1 < 2^64. */
SG_INLINE uint64_t sg_plain_mul_hi_u64_(uint64_t a, uint64_t b) {
    const uint64_t low = 0xffffffffu, t = (a & low) * (b & low) / 4294967296u + (a >> 32) * (b & low);
    const uint64_t w = (t & low) + (a & low) * (b >> 32);
    return (a >> 32) * (b >> 32) + (t >> 32) + (w >> 32);
}
SG_INLINE sg_r128 sg_reg_mul_hi_u64_r128(sg_r128 a, sg_r128 b) {
    SG_PLAIN_LANES_(u64, 2, sg_plain_mul_hi_u64_(SG_PLAIN_AT_(u64, a, i), SG_PLAIN_AT_(u64, b, i)))
}
/* Read as unsigned, a negative a is a + 2^64; likewise b. */
SG_INLINE sg_r128 sg_reg_mul_hi_i64_r128(sg_r128 a, sg_r128 b) {
    const sg_r128 over_a = sg_reg_and_r128(sg_reg_shr_i64_r128(a, 63), b);
    const sg_r128 over_b = sg_reg_and_r128(sg_reg_shr_i64_r128(b, 63), a);
    return sg_reg_sub_u64_r128(sg_reg_mul_hi_u64_r128(a, b), sg_reg_add_u64_r128(over_a, over_b));
}

/* Sums of the products of two neighbours, in lanes of twice the width. They are exact, except that four times -2^15 gives -2^31. */
SG_INLINE sg_r128 sg_reg_madd_i16_r128(sg_r128 a, sg_r128 b) {
    SG_PLAIN_LANES_(i32, 4, (int32_t)((uint32_t)(SG_PLAIN_AT_(i16, a, 2 * i) * SG_PLAIN_AT_(i16, b, 2 * i)) +
                                      (uint32_t)(SG_PLAIN_AT_(i16, a, 2 * i + 1) * SG_PLAIN_AT_(i16, b, 2 * i + 1))))
}

/* ---- counts of bits ---- */

/* popcount: sums of neighbouring bits, pairs and fours; then of bytes, by a product. clz: the number of ones above the highest one bit
 * when that has been spread downwards and all is inverted. ctz: the number of ones below the lowest one bit. */
#define SG_T_ROW(B) \
    SG_INLINE sg_r128 sg_reg_popcount_b##B##_r128(sg_r128 x) { \
        const sg_r128 m1 = sg_reg_splat_u8_r128(0x55), m2 = sg_reg_splat_u8_r128(0x33), m4 = sg_reg_splat_u8_r128(0x0f); \
        x = sg_reg_sub_u##B##_r128(x, sg_reg_and_r128(sg_reg_shr_u##B##_r128(x, 1), m1)); \
        x = sg_reg_add_u##B##_r128(sg_reg_and_r128(x, m2), sg_reg_and_r128(sg_reg_shr_u##B##_r128(x, 2), m2)); \
        x = sg_reg_and_r128(sg_reg_add_u##B##_r128(x, sg_reg_shr_u##B##_r128(x, 4)), m4); \
        return B == 8 ? x : sg_reg_shr_u##B##_r128(sg_reg_mul_u##B##_r128(x, sg_reg_splat_u8_r128(1)), B - 8); \
    } \
    SG_INLINE sg_r128 sg_reg_ctz_b##B##_r128(sg_r128 x) { \
        const sg_r128 below = sg_reg_sub_u##B##_r128(x, sg_reg_splat_u##B##_r128(1)); \
        return sg_reg_popcount_b##B##_r128(sg_reg_andnot_r128(below, x)); \
    } \
    SG_INLINE sg_r128 sg_reg_clz_b##B##_r128(sg_r128 x) { \
        x = sg_reg_or_r128(x, sg_reg_shr_u##B##_r128(x, 1)); \
        x = sg_reg_or_r128(x, sg_reg_shr_u##B##_r128(x, 2)); \
        x = sg_reg_or_r128(x, sg_reg_shr_u##B##_r128(x, 4)); \
        if (B > 8) x = sg_reg_or_r128(x, sg_reg_shr_u##B##_r128(x, 8)); \
        if (B > 16) x = sg_reg_or_r128(x, sg_reg_shr_u##B##_r128(x, 16)); \
        if (B > 32) x = sg_reg_or_r128(x, sg_reg_shr_u##B##_r128(x, 32)); \
        return sg_reg_popcount_b##B##_r128(sg_reg_not_r128(x)); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
