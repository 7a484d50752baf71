/* SPDX-License-Identifier: MIT */
/* Hyperbolic functions of f64 and their inverses. Numbers have two parts until the last sum. */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_hyperbolic.tmpl.h is included by own_f64.tmpl.h"
#endif

/* a = n * log(2) + r, a not below 0. Gives cosh and sinh of a, times 2^(1 - n). They are made of those of r and of n * log(2); for the
 * latter, these are 1 + 2^-2n and 1 - 2^-2n. Returns n - 1 with SG_T_POWER added. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_hyperbolic)(SG_T_VALUE a, SG_T_VALUE *sine, SG_T_VALUE *sine_low, SG_T_VALUE *cosine,
                                                   SG_T_VALUE *cosine_low) {
    static const double s[] = {0x1.5555555555555p-3, 0x1.111111111130bp-7, 0x1.a01a019f12e0bp-13, 0x1.71de3e3b096cap-19,
                               0x1.ae5687923899fp-26, 0x1.73ea4441df514p-33};
    static const double c[] = {0x1.5555555555555p-5, 0x1.6c16c16c16f3ap-10, 0x1.a01a019eb95a1p-16, 0x1.27e5000cd632dp-22,
                               0x1.1edef1886da91p-29, 0x1.b7d11ee264b0dp-37};
    const SG_T_VALUE one = SG_T_K(1);
    SG_T_VALUE r, low, z, square, sr, cr, sn, sn_low, cn, cn_low, down, p, lost, sum;
    const SG_T_VALUE n = SG_T_INTERNAL(own_exp_begin)(a, &r, &low);
    z = SG_T_MUL(r, r);
    square = SG_T_MUL(z, z);
    sr = SG_T_APART(SG_T_MUL(r, z), SG_T_INTERNAL(own_poly)(z, square, s, 6), low);
    cr = SG_T_APART(square, SG_T_INTERNAL(own_poly)(z, square, c, 6), SG_T_APART(z, SG_T_K(0.5), SG_T_MUL(r, low)));
    down = SG_T_FN(min)(SG_T_K(SG_T_POWER + 64), n);
    down = SG_T_FROM_U64(SG_T_U64_FN(sub)(SG_T_K_U64((uint64_t)(5 * 1023) << 52), SG_T_U64_FN(shl_n)(SG_T_TO_U64(down), 53)));
    sn = SG_T_INTERNAL(own_fast_sum)(one, SG_T_INTERNAL(own_neg)(down), &sn_low);
    cn = SG_T_INTERNAL(own_fast_sum)(one, down, &cn_low);
    /* sn * (1 + cr) + cn * (r + sr) */
    p = SG_T_MUL(cn, r);
    sum = SG_T_INTERNAL(own_fast_sum)(sn, p, &lost);
    lost = SG_T_ADD(lost, SG_T_INTERNAL(own_lost)(cn, r, p));
    lost = SG_T_ADD(lost, SG_T_APART(cn_low, r, sn_low));
    lost = SG_T_ADD(SG_T_APART(sn, cr, SG_T_MUL(cn, sr)), lost);
    *sine = SG_T_INTERNAL(own_fast_sum)(sum, lost, sine_low);
    /* cn * (1 + cr) + sn * (r + sr) */
    p = SG_T_MUL(sn, r);
    sum = SG_T_INTERNAL(own_fast_sum)(cn, p, &lost);
    lost = SG_T_ADD(lost, SG_T_INTERNAL(own_lost)(sn, r, p));
    lost = SG_T_ADD(lost, SG_T_APART(sn_low, r, cn_low));
    lost = SG_T_ADD(SG_T_APART(cn, cr, SG_T_MUL(sn, sr)), lost);
    *cosine = SG_T_INTERNAL(own_fast_sum)(sum, lost, cosine_low);
    return SG_T_SUB(n, one);
}
SG_INLINE SG_T_VALUE SG_T_FN(sinh)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x);
    SG_T_VALUE s, s_low, c, c_low;
    const SG_T_VALUE n = SG_T_INTERNAL(own_hyperbolic)(SG_T_FN(min)(SG_T_K(712), a), &s, &s_low, &c, &c_low);
    s = SG_T_INTERNAL(own_scale)(s, n);
    return SG_T_IF(SG_T_LT(a, SG_T_K(0x1p-27)), x, SG_T_INTERNAL(own_sign)(s, x));
}
SG_INLINE SG_T_VALUE SG_T_FN(cosh)(SG_T_VALUE x) {
    SG_T_VALUE s, s_low, c, c_low;
    const SG_T_VALUE n = SG_T_INTERNAL(own_hyperbolic)(SG_T_FN(min)(SG_T_K(712), SG_T_INTERNAL(own_abs)(x)), &s, &s_low, &c, &c_low);
    return SG_T_INTERNAL(own_scale)(c, n);
}
SG_INLINE SG_T_VALUE SG_T_FN(tanh)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x);
    SG_T_VALUE s, s_low, c, c_low, q;
    (void)SG_T_INTERNAL(own_hyperbolic)(SG_T_FN(min)(SG_T_K(20), a), &s, &s_low, &c, &c_low);
    q = SG_T_INTERNAL(own_quotient)(s, s_low, c, c_low, &c_low);
    q = SG_T_INTERNAL(own_sign)(SG_T_ADD(q, c_low), x);
    return SG_T_IF(SG_T_LT(a, SG_T_K(0x1p-28)), x, q);
}

/* the square root of x + low in two parts; x is 0, or 2^-600 or more */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_root)(SG_T_VALUE x, SG_T_VALUE low, SG_T_VALUE *rest) {
    const SG_T_VALUE s = SG_T_FN(sqrt)(x), p = SG_T_MUL(s, s);
    low = SG_T_ADD(SG_T_SUB(SG_T_SUB(x, p), SG_T_INTERNAL(own_lost)(s, s, p)), low);
    *rest = SG_T_DIV(low, SG_T_FN(max)(SG_T_ADD(s, s), SG_T_K(0x1p-300)));
    return s;
}
/* log(1 + a + a * a / (1 + sqrt(a * a + 1))); from 2^500 on it is log(2 * a) */
SG_INLINE SG_T_VALUE SG_T_FN(asinh)(SG_T_VALUE x) {
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x), one = SG_T_K(1), large = SG_T_K(0x1p500);
    const SG_T_VALUE a = SG_T_IF(SG_T_LT(size, large), size, one);
    SG_T_VALUE z, z_low, u, u_low, s, s_low, t, t_low, r;
    z = SG_T_MUL(a, a);
    z_low = SG_T_INTERNAL(own_lost)(a, a, z);
    u = SG_T_INTERNAL(own_sum)(z, one, &u_low);
    s = SG_T_INTERNAL(own_root)(u, SG_T_ADD(u_low, z_low), &s_low);
    s = SG_T_INTERNAL(own_fast_sum)(s, one, &t_low);
    t = SG_T_INTERNAL(own_quotient)(z, z_low, s, SG_T_ADD(s_low, t_low), &t_low);
    t = SG_T_INTERNAL(own_sum)(a, t, &u_low);
    t_low = SG_T_ADD(t_low, u_low);
    t = SG_T_IF(SG_T_LT(size, large), t, size); /* so large that log(1 + a) and log(a) are the same f64 */
    t_low = SG_T_IF(SG_T_LT(size, large), t_low, SG_T_FN(zero)());
    r = SG_T_INTERNAL(own_log1p_of)(t, t_low, SG_T_IF(SG_T_LT(size, large), SG_T_FN(zero)(), one));
    r = SG_T_IF(SG_T_LT(size, SG_T_INFINITY), r, SG_T_ADD(size, size)); /* a NaN becomes a quiet one */
    return SG_T_IF(SG_T_LT(size, SG_T_K(0x1p-28)), x, SG_T_INTERNAL(own_sign)(r, x));
}
/* log(1 + (x - 1) + sqrt(x * x - 1)); NaN below 1; log(2 * x) from 2^500 on, where x * x is infinite */
SG_INLINE SG_T_VALUE SG_T_FN(acosh)(SG_T_VALUE x) {
    const SG_T_VALUE one = SG_T_K(1), large = SG_T_K(0x1p500), a = SG_T_IF(SG_T_LT(x, large), x, one);
    const SG_T_VALUE less = SG_T_SUB(a, one);
    SG_T_VALUE p, lost, s, s_low, t, t_low, r;
    /* x * x - 1 = (x - 1) * (x + 1) = (x - 1) * (x - 1) + 2 * (x - 1) */
    p = SG_T_MUL(less, less);
    s_low = SG_T_INTERNAL(own_lost)(less, less, p);
    s = SG_T_INTERNAL(own_sum)(p, SG_T_ADD(less, less), &lost);
    s = SG_T_INTERNAL(own_root)(s, SG_T_ADD(s_low, lost), &s_low);
    t = SG_T_INTERNAL(own_sum)(less, s, &t_low);
    t_low = SG_T_ADD(t_low, s_low);
    t = SG_T_IF(SG_T_LT(x, large), t, x);
    t_low = SG_T_IF(SG_T_LT(x, large), t_low, SG_T_FN(zero)());
    r = SG_T_INTERNAL(own_log1p_of)(t, t_low, SG_T_IF(SG_T_LT(x, large), SG_T_FN(zero)(), one));
    r = SG_T_IF(SG_T_LT(x, SG_T_INFINITY), r, SG_T_ADD(x, x)); /* a NaN becomes a quiet one */
    return SG_T_IF(SG_T_LT(x, one), SG_T_NAN, r);
}
/* log(1 + 2 * a / (1 - a)) / 2 */
SG_INLINE SG_T_VALUE SG_T_FN(atanh)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), one = SG_T_K(1), zero = SG_T_FN(zero)();
    SG_T_VALUE less, lost, t, t_low, r;
    less = SG_T_INTERNAL(own_fast_sum)(one, SG_T_SUB(zero, a), &lost);
    t = SG_T_INTERNAL(own_quotient)(SG_T_ADD(a, a), zero, less, lost, &t_low);
    r = SG_T_MUL(SG_T_INTERNAL(own_log1p_of)(t, t_low, zero), SG_T_K(0.5));
    r = SG_T_IF(SG_T_LT(a, one), r, SG_T_IF(SG_T_EQ(a, one), SG_T_INFINITY, SG_T_NAN));
    r = SG_T_IF(SG_T_LT(a, SG_T_K(0x1p-28)), x, SG_T_INTERNAL(own_sign)(r, x));
    return r;
}
