/* SPDX-License-Identifier: MIT */
/* The gamma function of f64, and the logarithm of its magnitude. With a = |x|, both come from log(gamma(4 + a)), which Stirling's series gives
 * at once, by dividing by a * (a + 1) * (a + 2) * (a + 3). Below 0, gamma(-a) = -1 / (S(a) * gamma(1 + a)) with S(a) = sin(pi * a) / pi. Numbers
 * have two parts until the last sum. */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_gamma.tmpl.h is included by own_f64.tmpl.h"
#endif

/* log(gamma(b + b_low + 1/2)) in two parts, within 2^-60 and what rounding loses; b is at least 3.5, b_low what was lost when b was rounded. It
 * is b * (log(b) - 1) + log(2 * pi) / 2 - 1 / (24 * b) + p(1 / b^2) / b^3. `times` is b; beyond 2^200, where only the first term counts, it
 * may be a part of it, and the result is that part. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_gamma_log)(SG_T_VALUE b, SG_T_VALUE b_low, SG_T_VALUE times, SG_T_VALUE *to_low) {
    static const double c[] = {
        0x1.3e93e93e93e6cp-9, -0x1.93193192a47cp-11, 0x1.35a3595270b28p-11, -0x1.b8748aa7c421dp-11, 0x1.f648f6640ae8dp-10,
        -0x1.a1ecf7e642549p-8, 0x1.cedb5bcf8d0d3p-6, -0x1.26c0bf90b54f3p-3, 0x1.5cbd3311ec74dp-1, -0x1.2a3b0ecdc5621p1,
        0x1.fc70f63acc402p1};
    const SG_T_VALUE one = SG_T_K(1), part = SG_T_K(0x1.5555555555555p-5); /* 1 / 24 */
    SG_T_VALUE log, log_low, p, low, lost, z, h, h_low;
    const SG_T_VALUE s = SG_T_DIV(one, times), s_low = SG_T_MUL(SG_T_INTERNAL(own_lost)(times, s, one), s); /* 1 / b is s - s_low */
    log = SG_T_INTERNAL(own_log_two)(b, &log_low);
    b_low = SG_T_MUL(b_low, log);
    log = SG_T_INTERNAL(own_fast_sum)(log, SG_T_K(-1), &lost);
    p = SG_T_MUL(times, log);
    low = SG_T_ADD(SG_T_APART(times, SG_T_ADD(log_low, lost), SG_T_INTERNAL(own_lost)(times, log, p)), b_low);
    z = SG_T_MUL(s, s);
    h = SG_T_MUL(s, part);
    h_low = SG_T_APART(s, SG_T_K(0x1.5555555555555p-59), SG_T_INTERNAL(own_lost)(s, part, h));
    h_low = SG_T_SUB(h_low, SG_T_MUL(s_low, part));
    p = SG_T_INTERNAL(own_sum)(p, SG_T_K(0x1.d67f1c864beb5p-1), &lost); /* log(2 * pi) / 2 */
    low = SG_T_ADD(low, SG_T_ADD(lost, SG_T_K(-0x1.65b5a1b7ff5dfp-55)));
    p = SG_T_INTERNAL(own_fast_sum)(p, SG_T_INTERNAL(own_neg)(h), &lost);
    low = SG_T_ADD(low, SG_T_SUB(lost, h_low));
    low = SG_T_APART(SG_T_MUL(s, z), SG_T_INTERNAL(own_poly)(z, SG_T_MUL(z, z), c, 11), low);
    return SG_T_INTERNAL(own_fast_sum)(p, low, to_low);
}
/* a * (a + 1) * (a + 2) * (a + 3) = q * (q + 2) with q = a * (a + 3) */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_gamma_four)(SG_T_VALUE a, SG_T_VALUE *to_low) {
    SG_T_VALUE h_low, q_low, t_low;
    const SG_T_VALUE h = SG_T_INTERNAL(own_sum)(a, SG_T_K(3), &h_low), q = SG_T_MUL(a, h);
    q_low = SG_T_APART(a, h_low, SG_T_INTERNAL(own_lost)(a, h, q));
    const SG_T_VALUE t = SG_T_INTERNAL(own_sum)(q, SG_T_K(2), &t_low), d = SG_T_MUL(q, t);
    *to_low = SG_T_ADD(SG_T_INTERNAL(own_lost)(q, t, d), SG_T_APART(q, SG_T_ADD(t_low, q_low), SG_T_MUL(q_low, t)));
    return d;
}
/* sin(pi * f) / pi for |f| up to 1/2 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_gamma_sine)(SG_T_VALUE f, SG_T_VALUE *to_low) {
    static const double c[] = {-0x1.86a8e4720db67p-3, 0x1.ac6805cf35018p-6, -0x1.33816aa44eb79p-9, 0x1.374719e00b552p-13,
                               -0x1.d42472b42810cp-18, 0x1.0fbb93628ef23p-22, -0x1.ebc2bee757302p-28};
    const SG_T_VALUE z = SG_T_MUL(f, f), z_low = SG_T_INTERNAL(own_lost)(f, f, z);
    SG_T_VALUE p, low, u, lost;
    p = SG_T_INTERNAL(own_fast_sum)(SG_T_K(0x1.9f9cb402bc46cp-1), SG_T_MUL(z, SG_T_INTERNAL(own_poly)(z, SG_T_MUL(z, z), c, 7)), &low);
    low = SG_T_ADD(low, SG_T_K(0x1.487acd8cd312cp-55));
    u = SG_T_MUL(z, p);
    low = SG_T_ADD(SG_T_INTERNAL(own_lost)(z, p, u), SG_T_APART(z, low, SG_T_MUL(z_low, p)));
    p = SG_T_INTERNAL(own_fast_sum)(SG_T_K(-0x1.a51a6625307d3p+0), u, &lost);
    low = SG_T_ADD(low, SG_T_ADD(lost, SG_T_K(-0x1.1873d8912200cp-55)));
    u = SG_T_MUL(z, p);
    low = SG_T_ADD(SG_T_INTERNAL(own_lost)(z, p, u), SG_T_APART(z, low, SG_T_MUL(z_low, p)));
    p = SG_T_INTERNAL(own_fast_sum)(SG_T_K(1), u, &lost);
    low = SG_T_ADD(low, lost);
    u = SG_T_MUL(f, p);
    *to_low = SG_T_APART(f, low, SG_T_INTERNAL(own_lost)(f, p, u));
    return u;
}

/* gamma(4 + a) is e^r * 2^n */
SG_INLINE SG_T_VALUE SG_T_FN(tgamma)(SG_T_VALUE x) {
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x), a = SG_T_INTERNAL(own_within)(size, 0x1p-60, 200), zero = SG_T_FN(zero)(), one = SG_T_K(1);
    SG_T_VALUE b_low, low, d_low, k, m, m_low, up, up_low, down, down_low, whole = zero;
    const SG_T_VALUE b = SG_T_INTERNAL(own_sum)(a, SG_T_K(3.5), &b_low);
    SG_T_VALUE r = SG_T_INTERNAL(own_gamma_log)(b, b_low, b, &low), n = SG_T_TO_POWER(SG_T_MUL(r, SG_T_K(0x1.71547652b82fep+0)));
    const SG_T_VALUE d = SG_T_INTERNAL(own_gamma_four)(a, &d_low);
    k = SG_T_FROM_POWER(n);
    r = SG_T_SUB(r, SG_T_MUL(k, SG_T_K(SG_T_LN2_HI)));
    r = SG_T_INTERNAL(own_fast_sum)(r, SG_T_APART(k, SG_T_K(-(SG_T_LN2_LO)), low), &low);
    m = SG_T_INTERNAL(own_fast_sum)(one, r, &m_low);
    m = SG_T_INTERNAL(own_fast_sum)(m, SG_T_ADD(m_low, SG_T_INTERNAL(own_exp_tail)(r, low)), &m_low);
    up = m;
    up_low = m_low;
    down = d;
    down_low = d_low;
    if (SG_T_ANY(SG_T_LT(x, zero))) {
        /* d / (a * m * S), times 2^-n; minus that between -1 and 0, -3 and -2, ... */
        SG_T_VALUE s, s_low, p, half, sign;
        whole = SG_T_FN(rint)(size);
        s = SG_T_INTERNAL(own_gamma_sine)(SG_T_SUB(size, whole), &s_low);
        p = SG_T_MUL(a, m);
        low = SG_T_APART(a, m_low, SG_T_INTERNAL(own_lost)(a, m, p));
        k = SG_T_MUL(p, s);
        low = SG_T_ADD(SG_T_INTERNAL(own_lost)(p, s, k), SG_T_APART(p, s_low, SG_T_MUL(low, s)));
        half = SG_T_MUL(whole, SG_T_K(0.5));
        sign = SG_T_IF(SG_T_EQ(SG_T_FN(trunc)(half), half), SG_T_K(-1), one);
        up = SG_T_IF(SG_T_LT(x, zero), SG_T_MUL(d, sign), m);
        up_low = SG_T_IF(SG_T_LT(x, zero), SG_T_MUL(d_low, sign), m_low);
        down = SG_T_IF(SG_T_LT(x, zero), k, d);
        down_low = SG_T_IF(SG_T_LT(x, zero), low, d_low);
        n = SG_T_IF(SG_T_LT(x, zero), SG_T_SUB(SG_T_K(2 * SG_T_POWER), n), n);
        whole = SG_T_IF(SG_T_LT(x, zero), whole, zero);
    }
    r = SG_T_INTERNAL(own_quotient)(up, up_low, down, down_low, &low);
    r = SG_T_INTERNAL(own_scale)(SG_T_ADD(r, low), n);
    r = SG_T_IF(SG_T_EQ(SG_T_INTERNAL(own_neg)(whole), x), SG_T_NAN, r); /* an integer below 0; of 0, see the next line */
    return SG_T_IF(SG_T_LT(size, SG_T_K(0x1p-60)), SG_T_DIV(one, x), r);
}

/* r, or the polynomial of a row if x is next to a zero */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_lgamma_near)(SG_T_VALUE r, SG_T_VALUE x, uint32_t first, uint32_t end) {
    const SG_T_VALUE limit = SG_T_K(SG_MATH_GAMMA_NEAR_), one = SG_T_K(1), size = SG_T_INTERNAL(own_abs)(r);
    for (uint32_t k = first; k < end; k++) {
        const double *const row = sg_math_gamma_zeros_[k];
        const SG_T_VALUE width = SG_T_K(row[3]), distance = SG_T_SUB(x, SG_T_K(row[0]));
        const SG_T_VALUE off = SG_T_IF(SG_T_LT(size, limit), SG_T_INTERNAL(own_abs)(distance), one);
        SG_T_VALUE t, t_low, p, low;
        if (!SG_T_ANY(SG_T_LT(off, width))) continue;
        t = SG_T_INTERNAL(own_fast_sum)(distance, SG_T_K(-row[1]), &t_low);
        t_low = SG_T_SUB(t_low, SG_T_K(row[2]));
        p = SG_T_MUL(t, SG_T_K(row[4]));
        low = SG_T_ADD(SG_T_INTERNAL(own_lost)(t, SG_T_K(row[4]), p), SG_T_APART(t, SG_T_K(row[5]), SG_T_MUL(t_low, SG_T_K(row[4]))));
        t_low = SG_T_MUL(t, t);
        low = SG_T_APART(t_low, SG_T_INTERNAL(own_poly)(t, t_low, row + 6, SG_MATH_GAMMA_TERMS_), low);
        r = SG_T_IF(SG_T_LT(off, width), SG_T_ADD(p, low), r);
    }
    return r;
}
/* From 4 on it is log(gamma(b + 1/2)) with b = x - 1/2. Below, log(gamma(4 + a)) - log(w), or minus that if x < 0; w is d as above, or
 * d / (a * |S|). Where a vanishes beside 1 it is -log(a). */
SG_INLINE SG_T_VALUE SG_T_FN(lgamma)(SG_T_VALUE x) {
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x), zero = SG_T_FN(zero)(), four = SG_T_K(4), large = SG_T_K(0x1p200), inf = SG_T_INFINITY;
    const SG_T_VALUE reach = SG_T_K(SG_MATH_GAMMA_NEAR_);
    SG_T_VALUE b_low, low, r, whole = zero;
    const SG_T_VALUE b = SG_T_INTERNAL(own_sum)(size, SG_T_IF(SG_T_LE(four, x), SG_T_K(-0.5), SG_T_K(3.5)), &b_low);
    const SG_T_VALUE times = SG_T_IF(SG_T_LT(b, large), b, SG_T_MUL(b, SG_T_K(0x1p-64)));
    r = SG_T_INTERNAL(own_gamma_log)(b, b_low, times, &low);
    if (SG_T_ANY(SG_T_LT(x, four))) {
        const SG_T_VALUE least = SG_T_K(0x1p-60);
        SG_T_VALUE w_low, lost, log, log_low, w = SG_T_INTERNAL(own_gamma_four)(size, &w_low);
        if (SG_T_ANY(SG_T_LT(x, zero))) {
            SG_T_VALUE s, s_low, p, q;
            whole = SG_T_FN(rint)(size);
            s = SG_T_INTERNAL(own_gamma_sine)(SG_T_INTERNAL(own_abs)(SG_T_SUB(size, whole)), &s_low);
            p = SG_T_MUL(size, s);
            s_low = SG_T_APART(size, s_low, SG_T_INTERNAL(own_lost)(size, s, p));
            q = SG_T_INTERNAL(own_quotient)(w, w_low, p, s_low, &s_low);
            w = SG_T_IF(SG_T_LT(x, zero), q, w);
            w_low = SG_T_IF(SG_T_LT(x, zero), s_low, w_low);
        }
        w = SG_T_IF(SG_T_LT(size, least), size, w);
        log = SG_T_INTERNAL(own_log_two)(w, &log_low);
        log_low = SG_T_ADD(log_low, SG_T_IF(SG_T_LT(size, least), zero, SG_T_DIV(w_low, w)));
        w = SG_T_INTERNAL(own_sum)(SG_T_IF(SG_T_LT(size, least), zero, r), SG_T_INTERNAL(own_neg)(log), &lost);
        w = SG_T_ADD(w, SG_T_ADD(lost, SG_T_SUB(SG_T_IF(SG_T_LT(size, least), zero, low), log_low)));
        w = SG_T_IF(SG_T_LE(x, SG_T_INTERNAL(own_neg)(least)), SG_T_INTERNAL(own_neg)(w), w);
        if (SG_T_ANY(SG_T_LT(SG_T_INTERNAL(own_abs)(w), reach))) {
            w = SG_T_INTERNAL(own_lgamma_near)(w, x, 0, 2);
            if (SG_T_ANY(SG_T_LT(SG_T_IF(SG_T_LT(x, zero), SG_T_INTERNAL(own_abs)(w), SG_T_K(1)), reach)))
                w = SG_T_INTERNAL(own_lgamma_near)(w, x, 2, SG_MATH_GAMMA_ZEROS_);
        }
        r = SG_T_IF(SG_T_LT(x, four), w, SG_T_ADD(r, low));
        r = SG_T_IF(SG_T_EQ(size, SG_T_IF(SG_T_LT(x, zero), whole, zero)), inf, r);
    } else {
        r = SG_T_ADD(r, low);
    }
    r = SG_T_IF(SG_T_LT(b, large), r, SG_T_MUL(r, SG_T_K(0x1p64)));
    return SG_T_IF(SG_T_EQ(size, inf), inf, r);
}
