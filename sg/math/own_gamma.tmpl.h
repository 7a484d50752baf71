/* SPDX-License-Identifier: MIT */
/* The gamma function, and the logarithm of its magnitude, in f64 lanes. With a = |x|, both come from log(gamma(4 + a)), which Stirling's series
 * gives at once, by dividing by a * (a + 1) * (a + 2) * (a + 3). Below 0, gamma(-a) = -1 / (S(a) * gamma(1 + a)) with S(a) = sin(pi * a) / pi.
 * Never fused, since few results are correctly rounded anyway. */
#ifndef SG_T_MAD
#error "sg: own_gamma.tmpl.h is included by own.tmpl.h"
#endif

/* 1 / x within 2^-46; computed in f32 and improved by one step of Newton's method, because a division of f64 takes long. x is in the range of
 * f32's normal numbers. */
SG_INLINE SG_T_F64 SG_T_INTERNAL(apart_inverse)(SG_T_F64 x) {
    const SG_T_F64 first = SG_T_WIDE(SG_T_FN(div)(SG_T_CONST(1), SG_T_NARROW(x)));
    return SG_T_F64_FN(mul)(first, SG_T_F64_FN(sub)(SG_T_F64_CONST(2), SG_T_F64_FN(mul)(x, first)));
}
/* log(x) within 2^-45, for a normal number above 0 */
SG_INLINE SG_T_F64 SG_T_INTERNAL(apart_log)(SG_T_F64 x) {
    static const double c[] = {0x1.fffffffffff12p+0, 0x1.5555555671e8cp-1, 0x1.9999962a792dbp-2,
                               0x1.249438c79022ap-2, 0x1.c620b4d69d21fp-3, 0x1.91964a6f6a87p-3};
    SG_T_F64 scale, f, s;
    const SG_T_F64 k = SG_T_INTERNAL(wide_log_begin)(x, &scale);
    f = SG_T_APART(x, scale, SG_T_F64_CONST(-1));
    s = SG_T_F64_FN(mul)(f, SG_T_INTERNAL(apart_inverse)(SG_T_F64_FN(add)(f, SG_T_F64_CONST(2))));
    return SG_T_APART(k, SG_T_F64_CONST(0x1.62e42fefa39efp-1), SG_T_F64_FN(mul)(s, SG_T_INTERNAL(apart_poly)(SG_T_F64_FN(mul)(s, s), c, 6)));
}
/* log(gamma(b + 1/2)) = b * (log(b) - 1) + log(2 * pi) / 2 - 1 / (24 * b) + p(1 / b^2) / b^3, for b from 3.5 on */
SG_INLINE SG_T_F64 SG_T_INTERNAL(apart_gamma_log)(SG_T_F64 b) {
    static const double c[] = {-0x1.5555555555555p-5, 0x1.3e93e93b79844p-9, -0x1.9319069496216p-11, 0x1.358aae9b1bdadp-11,
                               -0x1.b31fa10882892p-11, 0x1.afec8f39f60adp-10, -0x1.5eda7850b081dp-9};
    const SG_T_F64 s = SG_T_INTERNAL(apart_inverse)(b), z = SG_T_F64_FN(mul)(s, s);
    const SG_T_F64 p = SG_T_APART(s, SG_T_INTERNAL(apart_poly)(z, c, 7), SG_T_F64_CONST(0x1.d67f1c864beb5p-1));
    return SG_T_APART(b, SG_T_F64_FN(sub)(SG_T_INTERNAL(apart_log)(b), SG_T_F64_CONST(1)), p);
}
/* a * (a + 1) * (a + 2) * (a + 3) */
SG_INLINE SG_T_F64 SG_T_INTERNAL(apart_gamma_four)(SG_T_F64 a) {
    const SG_T_F64 q = SG_T_F64_FN(mul)(a, SG_T_F64_FN(add)(a, SG_T_F64_CONST(3)));
    return SG_T_F64_FN(mul)(q, SG_T_F64_FN(add)(q, SG_T_F64_CONST(2)));
}
/* sin(pi * f) / pi for |f| up to 1/2 */
SG_INLINE SG_T_F64 SG_T_INTERNAL(apart_gamma_sine)(SG_T_F64 f) {
    static const double c[] = {1, -0x1.a51a6625307cbp+0, 0x1.9f9cb402bab0fp-1, -0x1.86a8e47077bbbp-3, 0x1.ac68049e7e1bcp-6,
                               -0x1.3380fdabb9204p-9, 0x1.371f0c966aebbp-13, -0x1.c581568673a1ep-18};
    return SG_T_F64_FN(mul)(f, SG_T_INTERNAL(apart_poly)(SG_T_F64_FN(mul)(f, f), c, 8));
}

/* gamma(4 + a) is e^-r * 2^n */
SG_INLINE SG_T_VALUE SG_T_FN(tgamma)(SG_T_VALUE x) {
    /* e^-r */
    static const double e[] = {1, -0x1.000000015fbd6p0, 0x1.0000004369e0bp-1, -0x1.55555293001dbp-3, 0x1.55548002119dbp-5,
                               -0x1.1113b316b3dfap-7, 0x1.6d968fc22b359p-10, -0x1.9ddab86328d9dp-13};
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x), zero = SG_T_FN(zero)();
    const SG_T_F64 a = SG_T_WIDE(SG_T_INTERNAL(own_within)(size, 0x1p-30f, 50)), magic = SG_T_F64_CONST(SG_T_MAGIC64);
    const SG_T_F64 l = SG_T_INTERNAL(apart_gamma_log)(SG_T_F64_FN(add)(a, SG_T_F64_CONST(3.5)));
    SG_T_F64 n = SG_T_F64_FN(keep)(SG_T_APART(l, SG_T_F64_CONST(0x1.71547652b82fep+0), magic)), m, up, down;
    const SG_T_F64 k = SG_T_F64_FN(keep)(SG_T_F64_FN(sub)(n, magic)), d = SG_T_INTERNAL(apart_gamma_four)(a);
    SG_T_VALUE r, whole = zero;
    m = SG_T_F64_FN(sub)(SG_T_F64_FN(mul)(k, SG_T_F64_CONST(SG_T_LN2_HI64)), l);
    m = SG_T_INTERNAL(apart_poly)(SG_T_APART(k, SG_T_F64_CONST(SG_T_LN2_LO64), m), e, 8);
    up = m;
    down = d;
    if (SG_T_ANY(SG_T_MASK_FN(lt)(x, zero))) {
        /* d / (a * m * S), times 2^-n; minus that between -1 and 0, -3 and -2, ... */
        const SG_T_F64 w = SG_T_WIDE(x), none = SG_T_F64_FN(zero)();
        SG_T_VALUE half, f;
        whole = SG_T_FN(rint)(size);
        half = SG_T_FN(mul)(whole, SG_T_CONST(0.5f));
        f = SG_T_FN(sub)(size, whole);
        f = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(SG_T_FN(trunc)(half), half), SG_T_FN(sub)(zero, f), f);
        down = SG_T_F64_FN(mul)(SG_T_F64_FN(mul)(a, m), SG_T_INTERNAL(apart_gamma_sine)(SG_T_WIDE(f)));
        up = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(w, none), d, m);
        down = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(w, none), down, d);
        n = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(w, none), SG_T_F64_FN(sub)(SG_T_F64_CONST(2 * SG_T_MAGIC64), n), n);
        whole = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, zero), whole, zero);
    }
    /* what is added to the exponent of a NaN may make a number of it: down makes it NaN again */
    up = SG_T_FROM_U64(SG_T_U64_FN(add)(SG_T_TO_U64(up), SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 52)));
    r = SG_T_NARROW(SG_T_F64_FN(mul)(up, SG_T_INTERNAL(apart_inverse)(down)));
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(SG_T_FN(sub)(zero, whole), x), SG_T_FROM_I32(SG_T_CONST_I32(0x7fc00000)), r); /* an integer below 0 */
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(size, SG_T_CONST(0x1p-30f)), SG_T_FN(div)(SG_T_CONST(1), x), r);
}

/* r, or what a row gives if x is next to a zero */
SG_INLINE SG_T_F64 SG_T_INTERNAL(apart_lgamma_near)(SG_T_F64 r, SG_T_F64 x) {
    const SG_T_F64 limit = SG_T_F64_CONST(SG_MATH_GAMMA_NEAR_F32_), zero = SG_T_F64_FN(zero)(), one = SG_T_F64_CONST(1);
    const SG_T_F64 size = SG_T_F64_FN(max)(r, SG_T_F64_FN(sub)(zero, r));
    for (uint32_t k = 0; k < SG_MATH_GAMMA_ZEROS_F32_; k++) {
        const double *const row = sg_math_gamma_zeros_[k];
        const SG_T_F64 t = SG_T_F64_FN(sub)(SG_T_F64_FN(sub)(x, SG_T_F64_CONST(row[0])), SG_T_F64_CONST(row[1])), width = SG_T_F64_CONST(row[3]);
        const SG_T_F64 distance = SG_T_F64_FN(max)(t, SG_T_F64_FN(sub)(zero, t));
        const SG_T_F64 off = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(size, limit), distance, one);
        const SG_T_F64 p = SG_T_APART(t, SG_T_F64_CONST(row[4]), SG_T_F64_FN(mul)(SG_T_F64_FN(mul)(t, t), SG_T_F64_CONST(row[6])));
        r = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(off, width), p, r);
    }
    return r;
}
/* From 4 on it is log(gamma(b + 1/2)) with b = x - 1/2. Below, log(gamma(4 + a)) - log(w), or minus that if x < 0; w is d as above, or
 * d / (a * |S|). Where a vanishes beside 1 it is -log(a). */
SG_INLINE SG_T_VALUE SG_T_FN(lgamma)(SG_T_VALUE x) {
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x), zero = SG_T_FN(zero)(), four = SG_T_CONST(4), inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    const SG_T_F64 v = SG_T_WIDE(x), a = SG_T_WIDE(size), none = SG_T_F64_FN(zero)(), limit = SG_T_F64_CONST(4);
    const SG_T_F64 b = SG_T_F64_FN(add)(a, SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(le)(limit, v), SG_T_F64_CONST(-0.5), SG_T_F64_CONST(3.5)));
    SG_T_F64 r = SG_T_INTERNAL(apart_gamma_log)(b);
    SG_T_VALUE whole = zero;
    if (SG_T_ANY(SG_T_MASK_FN(lt)(x, four))) {
        const SG_T_F64 least = SG_T_F64_CONST(0x1p-30);
        SG_T_F64 w = SG_T_INTERNAL(apart_gamma_four)(a), s;
        if (SG_T_ANY(SG_T_MASK_FN(lt)(x, zero))) {
            whole = SG_T_FN(rint)(size);
            s = SG_T_INTERNAL(apart_gamma_sine)(SG_T_WIDE(SG_T_INTERNAL(own_abs)(SG_T_FN(sub)(size, whole))));
            s = SG_T_F64_FN(div)(w, SG_T_F64_FN(mul)(a, s));
            w = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(v, none), s, w);
        }
        w = SG_T_INTERNAL(apart_log)(SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, least), a, w));
        w = SG_T_F64_FN(sub)(SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, least), none, r), w);
        w = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(le)(v, SG_T_F64_CONST(-0x1p-30)), SG_T_F64_FN(sub)(none, w), w);
        s = SG_T_F64_FN(max)(w, SG_T_F64_FN(sub)(none, w));
        s = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(v, limit), s, limit);
        if (SG_T_ANY(SG_T_MASK_FN(lt)(SG_T_NARROW(s), SG_T_CONST(2 * (float)SG_MATH_GAMMA_NEAR_F32_)))) w = SG_T_INTERNAL(apart_lgamma_near)(w, v);
        r = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(v, limit), w, r);
    }
    x = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(size, SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, zero), whole, zero)), inf, SG_T_NARROW(r));
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(size, inf), inf, x);
}
