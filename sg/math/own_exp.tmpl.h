/* SPDX-License-Identifier: MIT */
/* Exponential functions. x = n * log(2) + r with n an integer and |r| at most log(2) / 2, so that
 * e^x = 2^n * e^r. */
#ifndef SG_T_FMA
#error "sg: own_exp.tmpl.h is included by own.tmpl.h"
#endif

/* 1.5 * 2^23: a number of magnitude below 2^22 that is added to it is rounded to an integer, half to even. Both are
 * kept, as -ffast-math would take the 1.5 * 2^23 away again without rounding. */
#define SG_T_MAGIC 12582912.0f

/* the integer nearest to x * factor, in the low bits of a float; SG_T_N(that): as a float */
#define SG_T_NEAREST(x, factor) SG_T_F(keep)(SG_T_FMA(x, SG_T_K(factor), SG_T_K(SG_T_MAGIC)))
#define SG_T_N(n) SG_T_F(keep)(SG_T_F(sub)(n, SG_T_K(SG_T_MAGIC)))
/* log(2) in two parts, the first with zeros at its end */
#define SG_T_LN2_HI 0x1.62e4p-1f
#define SG_T_LN2_LO 0x1.7f7d1cp-20f

/* x * 2^n, rounded once: n an integer, |n| at most 252 */
SG_INLINE SG_T_T SG_T_IN(own_scale)(SG_T_T x, SG_T_T n) {
    return SG_T_IN(of_raw)(SG_T_REG(scale)(SG_T_IN(raw)(x), SG_T_IN(raw)(n)));
}
/* within lo..hi, NaN stays */
SG_INLINE SG_T_T SG_T_IN(own_within)(SG_T_T x, float lo, float hi) {
    return SG_T_F(min)(SG_T_K(hi), SG_T_F(max)(SG_T_K(lo), x));
}

/* e^x, for x from where it is 0 to where it is infinite */
SG_INLINE SG_T_T SG_T_IN(own_exp)(SG_T_T x) {
    static const float q[] = {0x1.fffffcp-2f, 0x1.55549p-3f, 0x1.5558f6p-5f, 0x1.123aaap-7f, 0x1.6a2362p-10f};
    const SG_T_T n = SG_T_N(SG_T_NEAREST(x, 0x1.715476p+0f)); /* 1 / log(2) */
    SG_T_T r = SG_T_FMA(n, SG_T_K(-SG_T_LN2_HI), x);
    r = SG_T_FMA(n, SG_T_K(-SG_T_LN2_LO), r);
    r = SG_T_F(add)(SG_T_FMA(SG_T_F(mul)(r, r), SG_T_IN(own_poly)(r, q, 5), r), SG_T_K(1));
    return SG_T_IN(own_scale)(r, n);
}
SG_INLINE SG_T_T SG_T_F(exp)(SG_T_T x) { return SG_T_IN(own_exp)(SG_T_IN(own_within)(x, -104, 89)); }

SG_INLINE SG_T_T SG_T_F(exp2)(SG_T_T x) {
    static const float q[] = {0x1.62e43p-1f, 0x1.ebfbdcp-3f, 0x1.c6aee8p-5f, 0x1.3b2d4ep-7f, 0x1.5f3ef2p-10f, 0x1.41fbcp-13f};
    SG_T_T n, r;
    x = SG_T_IN(own_within)(x, -151, 129);
    n = SG_T_N(SG_T_F(keep)(SG_T_F(add)(x, SG_T_K(SG_T_MAGIC))));
    r = SG_T_F(sub)(x, n);
    return SG_T_IN(own_scale)(SG_T_FMA(r, SG_T_IN(own_poly)(r, q, 6), SG_T_K(1)), n);
}

SG_INLINE SG_T_T SG_T_F(exp10)(SG_T_T x) {
    static const float q[] = {0x1.26bb1cp+1f, 0x1.53524ap+1f, 0x1.046f66p+1f, 0x1.2bd9dap+0f, 0x1.15855cp-1f, 0x1.a68b6ap-3f};
    SG_T_T n, r;
    x = SG_T_IN(own_within)(x, -46, 39);
    n = SG_T_N(SG_T_NEAREST(x, 0x1.a934fp+1f));
    r = SG_T_FMA(n, SG_T_K(-0x1.344p-2f), x); /* log10(2) in two parts */
    r = SG_T_FMA(n, SG_T_K(-0x1.3509f8p-18f), r);
    return SG_T_IN(own_scale)(SG_T_FMA(r, SG_T_IN(own_poly)(r, q, 6), SG_T_K(1)), n);
}

#undef SG_T_MAGIC
#undef SG_T_NEAREST
#undef SG_T_N
#undef SG_T_LN2_HI
#undef SG_T_LN2_LO
