/* SPDX-License-Identifier: MIT */
/* Rounding to integers, fused multiply-add, approximate reciprocals. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_TABLE)
#error "sg: vector_float.tmpl.h is included by vector.tmpl.h"
#endif

#include "fma.h"

/* ---- floor, ceil, trunc, rint ---- */

#if SG_REG_OWN
/* these are in neon.h and wasm.h */
#elif SG_SIMDE_ROUND
#define SG_T_ROW(op, mode) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f32)(SG_T_REG x) { \
        return SG_T_IPS(SG_T_MM(round_ps)(SG_T_PS(x), mode | SG_MM_FROUND_(NO_EXC))); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(op##_f64)(SG_T_REG x) { \
        return SG_T_IPD(SG_T_MM(round_pd)(SG_T_PD(x), mode | SG_MM_FROUND_(NO_EXC))); \
    }
SG_T_ROW(floor, SG_MM_FROUND_(TO_NEG_INF))
SG_T_ROW(ceil, SG_MM_FROUND_(TO_POS_INF))
SG_T_ROW(trunc, SG_MM_FROUND_(TO_ZERO))
SG_T_ROW(rint, SG_MM_FROUND_(TO_NEAREST_INT))
#undef SG_T_ROW
#else
#include "round.tmpl.h"
#endif

/* ---- fma, mul_add ---- */

#if SG_REG_HAVE_FMA
#if SG_HAVE_FMA
#define SG_T_FMADD(p) SG_T_MM_NATIVE(fmadd_##p)
#else
#define SG_T_FMADD(p) simde_mm_fmadd_##p
#endif
SG_INLINE SG_T_REG SG_T_FN(fma_f32)(SG_T_REG a, SG_T_REG b, SG_T_REG c) {
    return SG_T_IPS(SG_T_FMADD(ps)(SG_T_PS(a), SG_T_PS(b), SG_T_PS(c)));
}
SG_INLINE SG_T_REG SG_T_FN(fma_f64)(SG_T_REG a, SG_T_REG b, SG_T_REG c) {
    return SG_T_IPD(SG_T_FMADD(pd)(SG_T_PD(a), SG_T_PD(b), SG_T_PD(c)));
}
#undef SG_T_FMADD
#define SG_T_ROW(f) \
    SG_INLINE SG_T_REG SG_T_FN(mul_add_##f)(SG_T_REG a, SG_T_REG b, SG_T_REG c) { \
        return SG_T_FN(fma_##f)(a, b, c); \
    }

#else
/* The product of floats is exact as a double. The sum is rounded to odd, so that rounding it again, to float, is like rounding
 * once (53 >= 24 + 2 bits). s + e is the exact sum (Knuth's TwoSum); if the last bit of s is even, s moves one step
 * towards e. If s is infinite or NaN, e is NaN, and there is no step. */
SG_INLINE sg_r128 SG_T_INTERNAL(fma_half)(sg_r128 a, sg_r128 b, sg_r128 c) {
    SG_T_REG p = SG_T_IPD(SG_T_MM(mul_pd)(SG_T_MM(cvtps_pd)(SG_MM_(castsi128_ps)(a)),
                                       SG_T_MM(cvtps_pd)(SG_MM_(castsi128_ps)(b))));
    SG_T_REG q = SG_T_IPD(SG_T_MM(cvtps_pd)(SG_MM_(castsi128_ps)(c)));
    SG_T_REG s = SG_T_FN(add_f64)(p, q), zero = SG_T_FN(zero)(), one = SG_T_FN(splat_u64)(1);
    SG_T_REG t = SG_T_FN(sub_f64)(s, p);
    SG_T_REG e = SG_T_FN(add_f64)(SG_T_FN(sub_f64)(p, SG_T_FN(sub_f64)(s, t)), SG_T_FN(sub_f64)(q, t));
    SG_T_REG move = SG_T_SI(or)(SG_T_FN(lt_f64)(e, zero), SG_T_FN(lt_f64)(zero, e));
    move = SG_T_SI(and)(move, SG_T_SI(andnot)(s, one)); /* 1 where s is inexact and even */
    SG_T_REG back = SG_T_INTERNAL(sign_i64)(SG_T_SI(xor)(s, e));
    s = SG_T_FN(add_i64)(s, SG_T_FN(sub_i64)(SG_T_SI(xor)(move, back), back)); /* +1 or -1 */
    return SG_MM_(castps_si128)(SG_T_MM(cvtpd_ps)(SG_T_PD(s)));
}
SG_NOINLINE SG_T_REG SG_T_INTERNAL(fma_exact)(SG_T_REG a, SG_T_REG b, SG_T_REG c) {
    sg_r128 lo = SG_T_INTERNAL(fma_half)(SG_T_LO(a), SG_T_LO(b), SG_T_LO(c));
    sg_r128 hi = SG_T_INTERNAL(fma_half)(SG_T_HI(a), SG_T_HI(b), SG_T_HI(c));
    return SG_T_JOIN(lo, hi);
}
/* The sum, rounded to double, may be half-way between two floats where the exact sum is not. In all other cases rounding it again does no
 * harm. Half-way means that the last 29 bits, which a float does not have, are 1 followed by zeros. For subnormal floats it is another
 * place. Both cases are rare and go to fma_exact. */
SG_INLINE SG_T_REG SG_T_INTERNAL(fma_sum)(sg_r128 a, sg_r128 b, sg_r128 c) {
    return SG_T_IPD(SG_T_MM(add_pd)(SG_T_MM(mul_pd)(SG_T_MM(cvtps_pd)(SG_MM_(castsi128_ps)(a)), SG_T_MM(cvtps_pd)(SG_MM_(castsi128_ps)(b))),
                                    SG_T_MM(cvtps_pd)(SG_MM_(castsi128_ps)(c))));
}
SG_INLINE SG_T_REG SG_T_FN(fma_f32)(SG_T_REG a, SG_T_REG b, SG_T_REG c) {
    const SG_T_REG lo = SG_T_INTERNAL(fma_sum)(SG_T_LO(a), SG_T_LO(b), SG_T_LO(c));
    const SG_T_REG hi = SG_T_INTERNAL(fma_sum)(SG_T_HI(a), SG_T_HI(b), SG_T_HI(c));
    /* The lower words. And the upper words without their sign, minus 1, in the order of signed numbers, so that 0 comes last. */
    SG_T_REG words = SG_T_IPS(SG_T_MM(shuffle_ps)(SG_T_PS(lo), SG_T_PS(hi), 0x88));
    SG_T_REG sizes = SG_T_IPS(SG_T_MM(shuffle_ps)(SG_T_PS(lo), SG_T_PS(hi), 0xdd));
    words = SG_T_MM(cmpeq_epi32)(SG_T_SI(and)(words, SG_T_FN(splat_u32)(0x1fffffff)), SG_T_FN(splat_u32)(0x10000000));
    sizes = SG_T_FN(add_i32)(SG_T_SI(and)(sizes, SG_T_FN(splat_i32)(INT32_MAX)), SG_T_FN(splat_i32)(INT32_MAX));
    sizes = SG_T_MM(cmpgt_epi32)(SG_T_FN(splat_u32)(((1023u - 126) << 20) + INT32_MAX), sizes);
    if (SG_UNLIKELY(SG_T_MM(movemask_ps)(SG_T_PS(SG_T_SI(or)(words, sizes))))) return SG_T_INTERNAL(fma_exact)(a, b, c);
    return SG_T_JOIN(SG_MM_(castps_si128)(SG_T_MM(cvtpd_ps)(SG_T_PD(lo))), SG_MM_(castps_si128)(SG_T_MM(cvtpd_ps)(SG_T_PD(hi))));
}
SG_INLINE SG_T_REG SG_T_FN(fma_f64)(SG_T_REG a, SG_T_REG b, SG_T_REG c) { /* a lane loop, since products have 106 bits */
    double x[SG_T_REG_BITS / 64], y[SG_T_REG_BITS / 64], z[SG_T_REG_BITS / 64];
    SG_T_FN(store)(x, a);
    SG_T_FN(store)(y, b);
    SG_T_FN(store)(z, c);
    for (uint32_t i = SG_LANE_0_; i < SG_T_REG_BITS / 64; i++) z[i] = sg_fma_f64_(x[i], y[i], z[i]);
    return SG_T_FN(load)(z);
}
#define SG_T_ROW(f) \
    SG_INLINE SG_T_REG SG_T_FN(mul_add_##f)(SG_T_REG a, SG_T_REG b, SG_T_REG c) { \
        return SG_T_FN(add_##f)(SG_T_FN(mul_##f)(a, b), c); \
    }
#endif
SG_T_ROW(f32)
SG_T_ROW(f64)
#undef SG_T_ROW

/* ---- rcp, rsqrt ---- */

/* On x86 these have 12 bits; a subnormal x counts as 0, and subnormal results are 0. SIMDe's estimates for other machines differ in
 * accuracy and edge cases, so there these divide. */
#if SG_X86
SG_INLINE SG_T_REG SG_T_FN(rcp_f32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(rcp_ps)(SG_T_PS(x))); }
SG_INLINE SG_T_REG SG_T_FN(rsqrt_f32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(rsqrt_ps)(SG_T_PS(x))); }
#else
SG_INLINE SG_T_REG SG_T_FN(rcp_f32)(SG_T_REG x) { return SG_T_FN(div_f32)(SG_T_FN(splat_f32)(1), x); }
SG_INLINE SG_T_REG SG_T_FN(rsqrt_f32)(SG_T_REG x) { return SG_T_FN(rcp_f32)(SG_T_FN(sqrt_f32)(x)); }
#endif
SG_INLINE SG_T_REG SG_T_FN(rcp_f64)(SG_T_REG x) { return SG_T_FN(div_f64)(SG_T_FN(splat_f64)(1), x); }
SG_INLINE SG_T_REG SG_T_FN(rsqrt_f64)(SG_T_REG x) { return SG_T_FN(rcp_f64)(SG_T_FN(sqrt_f64)(x)); }
