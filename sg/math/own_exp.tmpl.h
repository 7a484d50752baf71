/* SPDX-License-Identifier: MIT */
/* Exponential functions. x = n * log(2) + r with n an integer and |r| at most log(2) / 2, so that
 * e^x = 2^n * e^r. */
#ifndef SG_T_FMA
#error "sg: own_exp.tmpl.h is included by own.tmpl.h"
#endif

/* 1.5 * 2^23, and the biases of two exponents, so that own_scale need not add them. A number below 2^22 in magnitude that is added to it is
 * rounded to an integer, half to even, which is then in the low bits. Both steps are kept from the compiler, because -ffast-math would take
 * the large number away again without rounding. */
#define SG_T_POWER (12582912.0f + 2 * 127)
#define SG_T_TO_POWER(x) SG_T_FN(keep)(SG_T_FN(add)(x, SG_T_CONST(SG_T_POWER)))
/* the same for x * factor; and n by itself */
#define SG_T_TO_POWER_MUL(x, factor) SG_T_FN(keep)(SG_T_INTERNAL(own_fused)(x, factor, SG_T_CONST(SG_T_POWER)))
#define SG_T_FROM_POWER(n) SG_T_FN(keep)(SG_T_FN(sub)(n, SG_T_CONST(SG_T_POWER)))
/* log(2) in two parts, which end in zeros, so that n times each is exact */
#define SG_T_LN2_HI 0x1.62e4p-1f
#define SG_T_LN2_LO 0x1.7f7ep-20f

/* x * 2^n, rounded once. n comes with SG_T_POWER added; |n| is at most 252. Without an instruction for it there are two steps; the first one
 * is exact, and so neither power of two leaves the range. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_scale)(SG_T_VALUE x, SG_T_VALUE n) {
#if SG_HAVE_KMASK
    return SG_T_INTERNAL(of_raw)(SG_T_REG_FN(scale)(SG_T_INTERNAL(raw)(x), SG_T_INTERNAL(raw)(SG_T_FROM_POWER(n))));
#else
    const SG_T_I32 all = SG_T_TO_I32(n), half = SG_T_I32_FN(shr_n)(all, 1);
    x = SG_T_FN(mul)(x, SG_T_FROM_I32(SG_T_I32_FN(shl_n)(half, 23)));
    return SG_T_FN(mul)(x, SG_T_FROM_I32(SG_T_I32_FN(shl_n)(SG_T_I32_FN(sub)(all, half), 23)));
#endif
}
/* x, limited to lo..hi; NaN stays */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_within)(SG_T_VALUE x, float lo, float hi) {
    return SG_T_FN(min)(SG_T_CONST(hi), SG_T_FN(max)(SG_T_CONST(lo), x));
}

/* r is from -0.25 to 0.45: where the result is below 1, and its last place small, r is small and exact enough */
SG_INLINE SG_T_VALUE SG_T_FN(exp)(SG_T_VALUE x) {
    static const float q[] = {1, 1, 0x1.00000ap-1f, 0x1.555578p-3f, 0x1.553a54p-5f, 0x1.114498p-7f, 0x1.8f284ap-10f};
    SG_T_VALUE n, k, r;
    x = SG_T_INTERNAL(own_within)(x, -104, 89); /* the result is 0 or infinite beyond */
    n = SG_T_TO_POWER_MUL(SG_T_FN(sub)(x, SG_T_CONST(0.1f)), 0x1.715476p+0f); /* 1 / log(2) */
    k = SG_T_FROM_POWER(n);
    r = SG_T_EXACT(k, SG_T_CONST(-SG_T_LN2_HI), x);
    r = SG_T_EXACT(k, SG_T_CONST(-SG_T_LN2_LO), r);
    return SG_T_INTERNAL(own_scale)(SG_T_INTERNAL(own_poly)(r, q, 7, 0x10000000), n);
}

SG_INLINE SG_T_VALUE SG_T_FN(exp2)(SG_T_VALUE x) {
    static const float q[] = {1, 0x1.62e43p-1f, 0x1.ebfbdcp-3f, 0x1.c6aee8p-5f, 0x1.3b2d4ep-7f, 0x1.5f3ef2p-10f, 0x1.41fbcp-13f};
    SG_T_VALUE n;
    x = SG_T_INTERNAL(own_within)(x, -151, 129);
    n = SG_T_TO_POWER(x);
    return SG_T_INTERNAL(own_scale)(SG_T_INTERNAL(own_poly)(SG_T_FN(sub)(x, SG_T_FROM_POWER(n)), q, 7, 0x10000000), n);
}

/* r is from -0.124 to 0.178, for the same reason */
SG_INLINE SG_T_VALUE SG_T_FN(exp10)(SG_T_VALUE x) {
    static const float q[] = {1, 0x1.26bb1cp+1f, 0x1.535258p+1f, 0x1.046fdep+1f, 0x1.2bc55cp+0f, 0x1.1515p-1f, 0x1.c1248p-3f};
    SG_T_VALUE n, k, r;
    x = SG_T_INTERNAL(own_within)(x, -46, 39);
    n = SG_T_TO_POWER_MUL(SG_T_FN(sub)(x, SG_T_CONST(0.027f)), 0x1.a934fp+1f); /* 1 / log10(2) */
    k = SG_T_FROM_POWER(n);
    r = SG_T_EXACT(k, SG_T_CONST(-0x1.344p-2f), x); /* log10(2) in two parts */
    r = SG_T_INTERNAL(own_fused)(k, -0x1.3509f8p-18f, r);
    return SG_T_INTERNAL(own_scale)(SG_T_INTERNAL(own_poly)(r, q, 7, 0x10000000), n);
}

/* 2^n * (e^r - 1) + (2^n - 1), exact near 0. Below -30 it is -1; from 90 on it is infinite. */
SG_INLINE SG_T_VALUE SG_T_FN(expm1)(SG_T_VALUE x) {
    SG_T_F64 r;
    const SG_T_F64 n = SG_T_INTERNAL(wide_exp_begin)(SG_T_WIDE(SG_T_INTERNAL(own_within)(x, -30, 90)), &r), power = SG_T_INTERNAL(wide_power)(n);
    r = SG_T_MAD(power, SG_T_INTERNAL(wide_expm1)(r), SG_T_F64_FN(sub)(power, SG_T_F64_CONST(1)));
    return SG_T_INTERNAL(own_sign)(SG_T_NARROW(r), x);
}

#undef SG_T_TO_POWER_MUL
#undef SG_T_LN2_HI
#undef SG_T_LN2_LO
