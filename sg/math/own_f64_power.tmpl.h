/* SPDX-License-Identifier: MIT */
/* Powers and roots of f64. */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_power.tmpl.h is included by own_f64.tmpl.h"
#endif

/* A third of the upper half of the bits is about a third of the exponent: close enough for two steps of Halley's method. The last
 * step computes the cube exactly. x is scaled so that nothing overflows or underflows. */
SG_INLINE SG_T_VALUE SG_T_FN(cbrt)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), least = SG_T_K(0x1p-700), most = SG_T_K(0x1p700), two = SG_T_K(2), whole = SG_T_K(0x1p52);
    const SG_T_VALUE b = SG_T_MUL(a, SG_T_IF(SG_T_LT(a, least), SG_T_K(0x1p300), SG_T_IF(SG_T_LT(most, a), SG_T_K(0x1p-300), SG_T_K(1))));
    SG_T_VALUE y = SG_T_SUB(SG_T_FROM_U64(SG_T_U64_FN(or)(SG_T_U64_FN(shr_n)(SG_T_TO_U64(b), 32), SG_T_TO_U64(whole))), whole), square, cube, lost, p;
    /* 715094163: slightly less than 2 / 3 of the bits of 1 */
    y = SG_T_FN(keep)(SG_T_ADD(SG_T_APART(y, SG_T_K(1.0 / 3), SG_T_K(715094163.0)), whole));
    y = SG_T_FROM_U64(SG_T_U64_FN(shl_n)(SG_T_TO_U64(y), 32));
    for (int step = 0; step < 2; step++) {
        cube = SG_T_MUL(SG_T_MUL(y, y), y);
        y = SG_T_MUL(y, SG_T_DIV(SG_T_APART(b, two, cube), SG_T_APART(cube, two, b)));
    }
    square = SG_T_MUL(y, y);
    cube = SG_T_MUL(square, y);
    lost = SG_T_APART(SG_T_INTERNAL(own_lost)(y, y, square), y, SG_T_INTERNAL(own_lost)(square, y, cube));
    p = SG_T_ADD(SG_T_SUB(cube, b), lost);
    y = SG_T_SUB(y, SG_T_DIV(p, SG_T_MUL(square, SG_T_K(3))));
    y = SG_T_MUL(y, SG_T_IF(SG_T_LT(a, least), SG_T_K(0x1p-100), SG_T_IF(SG_T_LT(most, a), SG_T_K(0x1p100), SG_T_K(1))));
    y = SG_T_IF(SG_T_EQ(a, SG_T_FN(zero)()), a, SG_T_IF(SG_T_LT(a, SG_T_INFINITY), y, SG_T_ADD(a, a)));
    return SG_T_INTERNAL(own_sign)(y, x);
}

/* Both are scaled, exactly, by about the power of two of the larger one. */
SG_INLINE SG_T_VALUE SG_T_FN(hypot)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), b = SG_T_INTERNAL(own_abs)(y), inf = SG_T_INFINITY;
    const SG_T_VALUE more = SG_T_IF(SG_T_LT(a, b), b, a), less = SG_T_IF(SG_T_LT(a, b), a, b);
    SG_T_VALUE power = SG_T_FROM_U64(SG_T_U64_FN(and)(SG_T_TO_U64(more), SG_T_TO_U64(inf))), down, p, q, low, r;
    power = SG_T_INTERNAL(own_within)(power, 0x1p-1022, 0x1p1022);
    down = SG_T_FROM_U64(SG_T_U64_FN(sub)(SG_T_K_U64((uint64_t)0x7fe << 52), SG_T_TO_U64(power)));
    p = SG_T_MUL(more, down);
    q = SG_T_MUL(less, down);
    r = SG_T_MUL(p, p);
    low = SG_T_INTERNAL(own_lost)(p, p, r);
    p = SG_T_MUL(q, q);
    low = SG_T_ADD(low, SG_T_INTERNAL(own_lost)(q, q, p));
    r = SG_T_INTERNAL(own_fast_sum)(r, p, &q);
    r = SG_T_INTERNAL(own_root)(r, SG_T_ADD(low, q), &low);
    r = SG_T_MUL(SG_T_ADD(r, low), power);
    return SG_T_IF(SG_T_EQ(a, inf), a, SG_T_IF(SG_T_EQ(b, inf), b, r));
}

/* log(a) = the result + *low, within 2^-63. Uses log(1 + f) = 2 * s + s^3 * (2/3 + s^2 * ...) with s = f / (2 + f). */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_two)(SG_T_VALUE a, SG_T_VALUE *to_low) {
    static const double c[] = {0x1.9999999999996p-2, 0x1.2492492492f4cp-2, 0x1.c71c71c597639p-3, 0x1.745d1828e749ep-3,
                               0x1.3b1364e71b3e8p-3, 0x1.11206ad8481cfp-3, 0x1.de3e17473b062p-4, 0x1.eac0abbd6658dp-4};
    const SG_T_VALUE two = SG_T_K(2), third = SG_T_K(0x1.5555555555555p-1);
    SG_T_VALUE k, s, s_low, z, z_low, p, p_low, w, w_low, t, low, lost;
    const SG_T_VALUE f = SG_T_INTERNAL(own_log_parts)(a, &k), down = SG_T_INTERNAL(own_fast_sum)(two, f, &lost);
    s = SG_T_INTERNAL(own_quotient)(f, SG_T_FN(zero)(), down, lost, &s_low);
    s = SG_T_INTERNAL(own_fast_sum)(s, s_low, &s_low);
    z = SG_T_MUL(s, s);
    z_low = SG_T_APART(SG_T_MUL(s, s_low), two, SG_T_INTERNAL(own_lost)(s, s, z));
    p = SG_T_INTERNAL(own_fast_sum)(third, SG_T_MUL(z, SG_T_INTERNAL(own_poly)(z, SG_T_MUL(z, z), c, 8)), &p_low);
    p_low = SG_T_ADD(p_low, SG_T_K(0x1.5555555555555p-55));
    w = SG_T_MUL(z, p);
    w_low = SG_T_ADD(SG_T_INTERNAL(own_lost)(z, p, w), SG_T_APART(z, p_low, SG_T_MUL(z_low, p)));
    t = SG_T_MUL(s, w);
    low = SG_T_ADD(SG_T_INTERNAL(own_lost)(s, w, t), SG_T_APART(s, w_low, SG_T_MUL(s_low, w)));
    low = SG_T_APART(s_low, two, low);
    t = SG_T_INTERNAL(own_fast_sum)(SG_T_MUL(s, two), t, &lost);
    low = SG_T_ADD(low, lost);
    t = SG_T_INTERNAL(own_fast_sum)(SG_T_MUL(k, SG_T_K(SG_T_LN2_HI)), t, &lost);
    low = SG_T_ADD(SG_T_APART(k, SG_T_K(SG_T_LN2_LO), lost), low);
    return SG_T_INTERNAL(own_fast_sum)(t, low, to_low);
}
/* e^(y * log(a)) for a positive number a. A y beyond 2^80 gives 0 or infinity, unless a is 1. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_pow)(SG_T_VALUE a, SG_T_VALUE y) {
    const SG_T_VALUE limit = SG_T_K(800);
    SG_T_VALUE log, log_low, p, low, n, k, r;
    log = SG_T_INTERNAL(own_log_two)(a, &log_low);
    y = SG_T_INTERNAL(own_within)(y, -0x1p80, 0x1p80);
    p = SG_T_MUL(log, y);
    low = SG_T_APART(y, log_low, SG_T_INTERNAL(own_lost)(log, y, p));
    low = SG_T_IF(SG_T_LT(SG_T_INTERNAL(own_abs)(p), limit), low, SG_T_FN(zero)());
    p = SG_T_INTERNAL(own_within)(p, -800, 800);
    n = SG_T_TO_POWER(SG_T_MUL(p, SG_T_K(0x1.71547652b82fep+0)));
    k = SG_T_FROM_POWER(n);
    r = SG_T_SUB(p, SG_T_MUL(k, SG_T_K(SG_T_LN2_HI)));
    r = SG_T_INTERNAL(own_fast_sum)(r, SG_T_APART(k, SG_T_K(-(SG_T_LN2_LO)), low), &low);
    return SG_T_INTERNAL(own_scale)(SG_T_INTERNAL(own_exp_near)(r, low), n);
}
/* Takes r = own_pow(|x|, y) and corrects it where x is not a positive number or y is not a finite one. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_pow_edges)(SG_T_VALUE x, SG_T_VALUE y, SG_T_VALUE r) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), one = SG_T_K(1), zero = SG_T_FN(zero)(), inf = SG_T_INFINITY, nan = SG_T_NAN;
    const SG_T_VALUE half = SG_T_MUL(y, SG_T_K(0.5)), whole = SG_T_FN(trunc)(y);
    SG_T_VALUE sign;
    r = SG_T_IF(SG_T_EQ(a, zero), SG_T_IF(SG_T_LT(y, zero), inf, zero), r);
    r = SG_T_IF(SG_T_EQ(a, inf), SG_T_IF(SG_T_LT(y, zero), zero, inf), r);
    r = SG_T_IF(SG_T_EQ(a, one), one, r); /* y may be infinite */
    /* An odd y keeps the sign of x; an even y drops it. A negative x to a y that is not an integer gives NaN. */
    sign = SG_T_IF(SG_T_EQ(SG_T_FN(trunc)(half), half), zero, x);
    sign = SG_T_IF(SG_T_EQ(whole, y), sign, zero);
    r = SG_T_INTERNAL(own_sign)(r, sign);
    r = SG_T_IF(SG_T_EQ(whole, y), r, SG_T_IF(SG_T_LT(x, zero), SG_T_IF(SG_T_EQ(a, inf), r, nan), r));
    r = SG_T_IF(SG_T_EQ(x, x), SG_T_IF(SG_T_EQ(y, y), r, nan), nan);
    return SG_T_IF(SG_T_EQ(y, zero), one, SG_T_IF(SG_T_EQ(x, one), one, r));
}
SG_INLINE SG_T_VALUE SG_T_FN(pow)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE inf = SG_T_INFINITY, r = SG_T_INTERNAL(own_pow)(SG_T_INTERNAL(own_abs)(x), y);
    /* infinite where own_pow_edges is needed */
    SG_T_VALUE edge = SG_T_IF(SG_T_LT(SG_T_FN(zero)(), x), x, inf);
    edge = SG_T_IF(SG_T_LT(SG_T_INTERNAL(own_abs)(y), inf), edge, inf);
    if (SG_LIKELY(!SG_T_ANY(SG_T_LE(inf, edge)))) return r;
    return SG_T_INTERNAL(own_pow_edges)(x, y, r);
}
