/* SPDX-License-Identifier: MIT */
/* Float operations of the registers of plain.tmpl.h. They round once and have subnormals. NEON of 32-bit ARM does neither. Where a
 * compiler would use it for GNU vectors of floats (SG_HAVE_FLOAT_VECTORS is 0), lanes are computed one by one. What the four operations of
 * arithmetic give is hidden where -ffast-math is accepted (SG_IN_ORDER_), since much is made of their exact order. */
#ifndef SG_PLAIN_LANES_
#error "sg: plain_float.tmpl.h is included by plain.tmpl.h"
#endif

#include "fma.h"

/* ---- add, sub, mul, div, compare ---- */

#if SG_HAVE_VECTOR_TYPES && !SG_HAVE_FLOAT_VECTORS
/* an operand and the result of each lane are hidden, or the compiler would make a vector operation of several lanes: of their operands,
 * or of what becomes of their results */
#define SG_T_ARITH(op, e, B, by) \
    SG_INLINE sg_r128 sg_reg_##op##_##e##_r128(sg_r128 a, sg_r128 b) { \
        sg_plain_##e##_ r = {0}; \
        SG_UNROLL(4) \
        for (uint32_t i = 0; i < 128 / B; i++) { \
            sg_lane_##e##_ x = SG_PLAIN_AT_(e, a, i); \
            SG_KEEP_LANE_(x); \
            x = x by SG_PLAIN_AT_(e, b, i); \
            SG_KEEP_LANE_(x); \
            r[i] = x; \
        } \
        SG_IN_ORDER_(r); \
        return (sg_r128)r; \
    }
#define SG_T_COMPARE(op, e, B, by) \
    SG_INLINE sg_r128 sg_reg_##op##_##e##_r128(sg_r128 a, sg_r128 b) { \
        sg_plain_u##B##_ r = {0}; \
        SG_UNROLL(4) \
        for (uint32_t i = 0; i < 128 / B; i++) { \
            sg_lane_##e##_ x = SG_PLAIN_AT_(e, a, i); \
            uint32_t m; \
            SG_KEEP_LANE_(x); \
            m = 0 - (uint32_t)(x by SG_PLAIN_AT_(e, b, i)); \
            SG_IN_REGISTER(m); \
            r[i] = (uint##B##_t)(int##B##_t)(int32_t)m; \
        } \
        return (sg_r128)r; \
    }
typedef float sg_lane_f32_;
typedef double sg_lane_f64_;
#else
#if !SG_ACCEPT_FAST_MATH
#define SG_T_ARITH(op, e, B, by) SG_T_MAP2(op##_##e, e, x by y)
#elif SG_HAVE_VECTOR_TYPES
#define SG_T_ARITH(op, e, B, by) \
    SG_INLINE sg_r128 sg_reg_##op##_##e##_r128(sg_r128 a, sg_r128 b) { \
        sg_plain_##e##_ r = (sg_plain_##e##_)a by (sg_plain_##e##_)b; \
        SG_IN_ORDER_(r); \
        return (sg_r128)r; \
    }
#else /* lane by lane, or the compiler makes vectors of them, and estimates quotients */
#define SG_T_ARITH(op, e, B, by) \
    SG_INLINE sg_r128 sg_reg_##op##_##e##_r128(sg_r128 a, sg_r128 b) { \
        SG_PLAIN_LANES_(e, 128 / B, SG_ROUNDED_(e, a.e[i] by b.e[i])) \
    }
#endif
#define SG_T_COMPARE(op, e, B, by) SG_T_TEST(op##_##e, e, B, x by y)
#endif
#ifdef SG_DIVIDE_F32_
#define SG_T_DIVIDE_f32 \
    SG_INLINE sg_r128 sg_reg_div_f32_r128(sg_r128 a, sg_r128 b) { \
        sg_plain_f32_ q; \
        SG_DIVIDE_F32_(q, (sg_plain_f32_)a, (sg_plain_f32_)b); \
        return (sg_r128)q; \
    }
#else
#define SG_T_DIVIDE_f32 SG_T_ARITH(div, f32, 32, /)
#endif
#define SG_T_DIVIDE_f64 SG_T_ARITH(div, f64, 64, /)
#define SG_T_ROW(f, B) \
    SG_T_ARITH(add, f, B, +) \
    SG_T_ARITH(sub, f, B, -) \
    SG_T_ARITH(product, f, B, *) \
    SG_T_DIVIDE_##f \
    SG_T_COMPARE(eq, f, B, ==) \
    SG_T_COMPARE(lt, f, B, <) \
    SG_T_COMPARE(le, f, B, <=) \
    SG_INLINE sg_r128 sg_reg_neq_##f##_r128(sg_r128 a, sg_r128 b) { return sg_reg_not_r128(sg_reg_eq_##f##_r128(a, b)); } \
    SG_INLINE sg_r128 sg_reg_min_##f##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_select_b##B##_r128(sg_reg_lt_##f##_r128(a, b), a, b); \
    } \
    SG_INLINE sg_r128 sg_reg_max_##f##_r128(sg_r128 a, sg_r128 b) { \
        return sg_reg_select_b##B##_r128(sg_reg_lt_##f##_r128(b, a), a, b); \
    } \
    SG_INLINE sg_r128 sg_reg_mul_##f##_r128(sg_r128 a, sg_r128 b) { \
        sg_r128 p = sg_reg_product_##f##_r128(a, b); \
        SG_NO_CONTRACT(p); \
        return p; \
    } \
    SG_INLINE sg_r128 sg_reg_sqrt_##f##_r128(sg_r128 a) { \
        SG_PLAIN_LANES_(f, 128 / B, SG_ROUNDED_(f, sg_sqrt_##f##_(SG_PLAIN_AT_(f, a, i)))) \
    } \
    SG_INLINE sg_r128 sg_reg_rcp_##f##_r128(sg_r128 x) { return sg_reg_div_##f##_r128(sg_reg_splat_##f##_r128(1), x); } \
    SG_INLINE sg_r128 sg_reg_rsqrt_##f##_r128(sg_r128 x) { return sg_reg_rcp_##f##_r128(sg_reg_sqrt_##f##_r128(x)); }
SG_T_ROW(f32, 32)
SG_T_ROW(f64, 64)
#undef SG_T_ROW
#undef SG_T_ARITH
#undef SG_T_DIVIDE_f32
#undef SG_T_DIVIDE_f64
#undef SG_T_COMPARE

/* ---- fma, mul_add ---- */

#if SG_HAVE_FMA_BUILTIN
#define SG_T_FMA_f64(a, b, c) __builtin_fma(a, b, c)
#else
#define SG_T_FMA_f64(a, b, c) sg_fma_f64_(a, b, c)
#endif
#if SG_HAVE_FMA_BUILTIN || SG_HAVE_FMAF_BUILTIN
SG_INLINE float sg_plain_fma_f32_(float a, float b, float c) {
#if SG_HAVE_FLOAT_VECTORS || !SG_HAVE_VECTOR_TYPES
    return __builtin_fmaf(a, b, c);
#else
    float x;
    SG_KEEP_LANE_(a);
    x = __builtin_fmaf(a, b, c);
    SG_KEEP_LANE_(x);
    return x;
#endif
}
#else
/* The product is exact as a double. The sum is rounded to odd, so that rounding it again, to float, is like rounding once
 * (53 >= 24 + 2 bits). s + e is the exact sum (Knuth's TwoSum); if the last bit of s is even, s moves one step towards e.
 * If s is infinite or NaN, e is NaN, and there is no step. */
SG_NOINLINE float sg_plain_fma_f32_(float a, float b, float c) {
    const double p = (double)a * (double)b, q = (double)c;
    double s = SG_ROUNDED_(f64, p + q);
    const double t = SG_ROUNDED_(f64, s - p), e = SG_ROUNDED_(f64, p - SG_ROUNDED_(f64, s - t)) + (q - t);
    if (e < 0 || e > 0) {
        uint64_t bits;
        memcpy(&bits, &s, 8);
        if (bits % 2 == 0) bits = (e < 0) == (bits >> 63 != 0) ? bits + 1 : bits - 1;
        memcpy(&s, &bits, 8);
    }
    return SG_ROUNDED_(f32, (float)s);
}
#endif
#define SG_T_FMA_f32(a, b, c) sg_plain_fma_f32_(a, b, c)
#if SG_REG_HAVE_FMA
#define SG_T_MUL_ADD(f) sg_reg_fma_##f##_r128(a, b, c)
#else
#define SG_T_MUL_ADD(f) sg_reg_add_##f##_r128(sg_reg_mul_##f##_r128(a, b), c)
#endif
#define SG_T_ROW(f, B) \
    SG_INLINE sg_r128 sg_reg_fma_##f##_r128(sg_r128 a, sg_r128 b, sg_r128 c) { \
        SG_PLAIN_LANES_(f, 128 / B, SG_T_FMA_##f(SG_PLAIN_AT_(f, a, i), SG_PLAIN_AT_(f, b, i), SG_PLAIN_AT_(f, c, i))) \
    }
#if SG_HAVE_VECTOR_FMA
SG_INLINE sg_r128 sg_reg_fma_f32_r128(sg_r128 a, sg_r128 b, sg_r128 c) {
    SG_VECTOR_FMA_(a, b, c);
    return c;
}
#else
SG_T_ROW(f32, 32)
#endif
SG_T_ROW(f64, 64)
#undef SG_T_ROW
#define SG_T_ROW(f) SG_INLINE sg_r128 sg_reg_mul_add_##f##_r128(sg_r128 a, sg_r128 b, sg_r128 c) { return SG_T_MUL_ADD(f); }
SG_T_ROW(f32)
SG_T_ROW(f64)
#undef SG_T_ROW
#undef SG_T_MUL_ADD
#undef SG_T_FMA_f32
#undef SG_T_FMA_f64

/* ---- floor, ceil, trunc, rint ---- */

#include "round.tmpl.h"
