/* SPDX-License-Identifier: MIT */
/* The error function of f64, and its complement. */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_error.tmpl.h is included by own_f64.tmpl.h"
#endif

/* erf(x) - x, used up to 3/4 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_erf_tail)(SG_T_VALUE x) {
    static const double c[] = {
        0x1.06eba8214db69p-3, -0x1.812746b037a05p-2, 0x1.ce2f21a043f0ep-4, -0x1.b82ce312e3f7fp-6,
        0x1.565bcd1dd4f18p-8, -0x1.c02db74780719p-11, 0x1.f9a39e62d8abp-14, -0x1.f4de27c2dd861p-17,
        0x1.baba189be4554p-20, -0x1.6a008694aa7c8p-23, 0x1.5de769a041c63p-26, -0x1.7fcb2147a4456p-28,
        0x1.41a1a429b4e13p-29, -0x1.7c871e6926a69p-31, 0x1.9e4f16fc89b9fp-34};
    const SG_T_VALUE z = SG_T_MUL(x, x);
    return SG_T_MUL(x, SG_T_INTERNAL(own_poly)(z, SG_T_MUL(z, z), c, 15));
}
/* erfc(a) = e^(-a * a) * p(t) / (1 + 2 * a) with t = (a - 3.5) / (a + 3.5), from 9/16 on; from 28 on it is 0 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_erfc)(SG_T_VALUE a) {
    static const double c[] = {
        -0x1.1ebd220ea593cp-3, -0x1.59e2c284b11bap-7, 0x1.8f702ec6b33e3p-4, -0x1.d76830c3533cap-4,
        0x1.686106046d106p-4, -0x1.8ff5ef76cb4c4p-5, 0x1.38ec66719db8ep-6, -0x1.143c4ca9e7ff4p-8,
        -0x1.3cf36ac3db0f6p-12, 0x1.27e6658582665p-11, -0x1.fda8ed0ace816p-14, -0x1.66e25ae3930c4p-15,
        0x1.97072e655925dp-16, 0x1.388c3245958b1p-19, -0x1.ffe64674a6fc3p-19, -0x1.829a9a0c882e7p-25,
        0x1.41da11de81357p-21, -0x1.dbd074310f5b2p-28, -0x1.8d2b6dc622a92p-24, -0x1.52088399c391fp-33,
        0x1.5ec74934f79abp-27, 0x1.eb69cab33ba1p-33};
    const SG_T_VALUE one = SG_T_K(1), middle = SG_T_K(3.5);
    SG_T_VALUE square = SG_T_MUL(a, a);
    const SG_T_VALUE minus = SG_T_INTERNAL(own_neg)(square);
    const SG_T_VALUE n = SG_T_TO_POWER(SG_T_MUL(minus, SG_T_K(0x1.71547652b82fep+0))), k = SG_T_FROM_POWER(n);
    SG_T_VALUE p, low, q, q_low, r, e, e_low, t;
    /* t must be right to half a unit, because below 1 the polynomial is steep. */
    p = SG_T_INTERNAL(own_sum)(a, SG_T_K(-3.5), &low);
    q = SG_T_INTERNAL(own_sum)(a, middle, &q_low);
    t = SG_T_INTERNAL(own_quotient)(p, low, q, q_low, &low);
    t = SG_T_ADD(t, low);
    p = SG_T_INTERNAL(own_fast_sum)(SG_T_K(0x1.3e0a99a0ee914p0), SG_T_MUL(t, SG_T_INTERNAL(own_poly)(t, SG_T_MUL(t, t), c, 22)), &low);
    low = SG_T_ADD(low, SG_T_K(-0x1.8a00cf30e0c63p-57));
    q = SG_T_INTERNAL(own_fast_sum)(SG_T_ADD(a, a), one, &q_low);
    q = SG_T_INTERNAL(own_quotient)(p, low, q, q_low, &q_low);
    r = SG_T_SUB(minus, SG_T_MUL(k, SG_T_K(SG_T_LN2_HI)));
    low = SG_T_SUB(SG_T_MUL(k, SG_T_K(-(SG_T_LN2_LO))), SG_T_INTERNAL(own_lost)(a, a, square));
    r = SG_T_INTERNAL(own_fast_sum)(r, low, &low);
    /* 1 + r + r^2 / 2 in two parts, since errors of p and of t come on top */
    square = SG_T_MUL(r, r);
    low = SG_T_INTERNAL(own_exp_cubic)(r, square, low);
    e = SG_T_INTERNAL(own_fast_sum)(one, r, &e_low);
    e = SG_T_INTERNAL(own_fast_sum)(e, SG_T_MUL(square, SG_T_K(0.5)), &t);
    e_low = SG_T_ADD(SG_T_ADD(e_low, t), low);
    p = SG_T_MUL(e, q);
    low = SG_T_ADD(SG_T_INTERNAL(own_lost)(e, q, p), SG_T_APART(e, q_low, SG_T_MUL(e_low, q)));
    return SG_T_INTERNAL(own_scale)(SG_T_ADD(p, low), n);
}
SG_INLINE SG_T_VALUE SG_T_FN(erf)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x);
    const SG_T_VALUE large = SG_T_SUB(SG_T_K(1), SG_T_INTERNAL(own_erfc)(SG_T_FN(min)(SG_T_K(8), a)));
    return SG_T_INTERNAL(own_sign)(SG_T_IF(SG_T_LT(a, SG_T_K(0.75)), SG_T_ADD(a, SG_T_INTERNAL(own_erf_tail)(a)), large), x);
}
SG_INLINE SG_T_VALUE SG_T_FN(erfc)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), large = SG_T_INTERNAL(own_erfc)(SG_T_FN(min)(SG_T_K(28), a));
    const SG_T_VALUE other = SG_T_IF(SG_T_LT(x, SG_T_FN(zero)()), SG_T_SUB(SG_T_K(2), large), large);
    SG_T_VALUE low, nearby = SG_T_INTERNAL(own_fast_sum)(SG_T_K(1), SG_T_INTERNAL(own_neg)(x), &low);
    nearby = SG_T_ADD(nearby, SG_T_SUB(low, SG_T_INTERNAL(own_erf_tail)(x)));
    return SG_T_IF(SG_T_LT(a, SG_T_K(0.5625)), nearby, other);
}
