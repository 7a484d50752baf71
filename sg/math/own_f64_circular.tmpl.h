/* SPDX-License-Identifier: MIT */
/* Circular functions of f64. |x| = n * pi / 2 + r + low, with n an integer. Up to 2^20, parts of pi / 2 that end in zeros are
 * subtracted exactly. Beyond, x is multiplied in integers by as many bits of 2 / pi as matter for it. */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_circular.tmpl.h is included by own_f64.tmpl.h"
#endif

#define SG_T_PI2_HI 0x1.921fb54442d18p+0
#define SG_T_PI2_LO 0x1.1a62633145c07p-54

/* (up + up_low) / (down + down_low), in two parts */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_quotient)(SG_T_VALUE up, SG_T_VALUE up_low, SG_T_VALUE down, SG_T_VALUE down_low,
                                                 SG_T_VALUE *low) {
    const SG_T_VALUE inverse = SG_T_DIV(SG_T_K(1), down), q = SG_T_MUL(up, inverse);
#if SG_REG_HAVE_FMA
    const SG_T_VALUE rest = SG_T_FN(fma)(SG_T_INTERNAL(own_neg)(q), down, up);
#else
    const SG_T_VALUE p = SG_T_MUL(q, down), rest = SG_T_SUB(SG_T_SUB(up, p), SG_T_INTERNAL(own_lost)(q, down, p));
#endif
    *low = SG_T_MUL(SG_T_ADD(rest, SG_T_SUB(up_low, SG_T_MUL(q, down_low))), inverse);
    return q;
}

/* For the lanes from 2^20 on; the results of other lanes are arbitrary. Returns n with SG_T_MAGIC added. r is in *high and *low_of; NaN
 * for infinity. x = m * 2^e, with m of 53 bits. Of 2 / pi it takes 192 bits, in words of 32: those for the last two bits of the
 * integer, and for 190 bits behind the point. At most 62 bits behind the point are equal, so more than 64 bits of the product remain. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_far)(SG_T_VALUE x, SG_T_VALUE *high, SG_T_VALUE *low_of) {
    const SG_T_VALUE magic = SG_T_K(SG_T_MAGIC);
    const SG_T_U64 bits = SG_T_TO_U64(x);
    const SG_T_U64 word = SG_T_K_U64(0xffffffff), whole = SG_T_K_U64((uint64_t)1 << 52), of_52 = SG_T_K_U64((uint64_t)0x433 << 52);
    const SG_T_U64 m = SG_T_U64_FN(or)(SG_T_U64_FN(and)(bits, SG_T_K_U64(((uint64_t)1 << 52) - 1)), whole);
    const SG_T_U64 m0 = SG_T_U64_FN(and)(m, word), m1 = SG_T_U64_FN(shr_n)(m, 32);
    /* where the bits begin: up to 1033; in lanes whose result is not used, at most 2047 */
    const SG_T_U64 at = SG_T_U64_FN(and)(SG_T_U64_FN(sub)(SG_T_U64_FN(shr_n)(bits, 52), SG_T_K_U64(1075 - 62)), SG_T_K_U64(2047));
    const SG_T_U64 right = SG_T_U64_FN(sub)(SG_T_K_U64(32), SG_T_U64_FN(and)(at, SG_T_K_U64(31)));
    uint64_t first[SG_T_S], w[7][SG_T_S];
    SG_T_U64 product[6], carry = SG_T_K_U64(0), above = carry, n;
    SG_T_VALUE a, b, r, low, lost, p;
    SG_T_U64_FN(store)(first, SG_T_U64_FN(shr_n)(at, 5));
    for (uint32_t k = SG_LANE_0_; k < 7; k++)
        for (uint32_t i = 0; i < SG_T_S; i++) w[k][i] = sg_math_2_over_pi_[first[i] + k < 40 ? first[i] + k : 0];
    for (uint32_t k = 0; k < 6; k++) { /* from the lowest word on: this word times m0, and the one below times m1 */
        const SG_T_U64 two = SG_T_U64_FN(or)(SG_T_U64_FN(shl_n)(SG_T_U64_FN(load)(w[5 - k]), 32), SG_T_U64_FN(load)(w[6 - k]));
        const SG_T_U64 c = SG_T_U64_FN(and)(SG_T_U64_FN(shr)(two, right), word);
        const SG_T_U64 low0 = SG_T_U64_FN(mul)(c, m0), low1 = SG_T_U64_FN(mul)(above, m1);
        const SG_T_U64 sum = SG_T_U64_FN(add)(SG_T_U64_FN(add)(SG_T_U64_FN(and)(low0, word), SG_T_U64_FN(and)(low1, word)), carry);
        product[k] = SG_T_U64_FN(and)(sum, word);
        carry = SG_T_U64_FN(add)(SG_T_U64_FN(add)(SG_T_U64_FN(shr_n)(low0, 32), SG_T_U64_FN(shr_n)(low1, 32)),
                                 SG_T_U64_FN(shr_n)(sum, 32));
        above = c;
    }
    /* the nearest integer; then the words with their weights; the highest one has a sign */
    n = SG_T_U64_FN(shr_n)(SG_T_U64_FN(add)(product[5], SG_T_K_U64((uint64_t)1 << 29)), 30);
    a = SG_T_FROM_U64(SG_T_U64_FN(add)(SG_T_U64_FN(sub)(product[5], SG_T_U64_FN(shl_n)(n, 30)), SG_T_TO_U64(magic)));
    a = SG_T_MUL(SG_T_SUB(a, magic), SG_T_K(0x1p-30));
    b = SG_T_MUL(SG_T_SUB(SG_T_FROM_U64(SG_T_U64_FN(or)(product[4], of_52)), SG_T_K(0x1p52)), SG_T_K(0x1p-62));
    r = SG_T_INTERNAL(own_fast_sum)(a, b, &low);
    b = SG_T_MUL(SG_T_SUB(SG_T_FROM_U64(SG_T_U64_FN(or)(product[3], of_52)), SG_T_K(0x1p52)), SG_T_K(0x1p-94));
    r = SG_T_INTERNAL(own_sum)(r, b, &lost);
    b = SG_T_MUL(SG_T_SUB(SG_T_FROM_U64(SG_T_U64_FN(or)(product[2], of_52)), SG_T_K(0x1p52)), SG_T_K(0x1p-126));
    r = SG_T_INTERNAL(own_fast_sum)(r, SG_T_ADD(SG_T_ADD(low, lost), b), &low);
    p = SG_T_MUL(r, SG_T_K(SG_T_PI2_HI));
    low = SG_T_APART(low, SG_T_K(SG_T_PI2_HI), SG_T_MUL(r, SG_T_K(SG_T_PI2_LO)));
    low = SG_T_ADD(SG_T_INTERNAL(own_lost)(r, SG_T_K(SG_T_PI2_HI), p), low);
    r = SG_T_INTERNAL(own_fast_sum)(p, low, low_of);
    *high = SG_T_IF(SG_T_LT(x, SG_T_INFINITY), r, SG_T_NAN);
    return SG_T_ADD(magic, SG_T_SUB(SG_T_FROM_U64(SG_T_U64_FN(or)(n, of_52)), SG_T_K(0x1p52)));
}
/* The same for lanes of 2^14 and more: up to 2^20 by parts of 33 bits. *high is not smaller than *low_of. */
SG_NOINLINE void SG_T_INTERNAL(own_middle)(const double *from, double *to_n, double *high, double *low_of) {
    const SG_T_VALUE a = SG_T_FN(load)(from), far_from = SG_T_K(1048576.0);
    SG_T_VALUE n = SG_T_TO_MAGIC(SG_T_MUL(a, SG_T_K(0x1.45f306dc9c883p-1))), r, low, far_n, far_r, far_low;
    const SG_T_VALUE k = SG_T_FROM_MAGIC(n), t = SG_T_EXACT(k, SG_T_K(-0x1.921fb544p+0), a);
    const SG_T_VALUE u = SG_T_EXACT(k, SG_T_K(-0x1.0b4611a6p-34), t), lost = SG_T_EXACT(k, SG_T_K(-0x1.0b4611a6p-34), SG_T_SUB(t, u));
    r = SG_T_EXACT(k, SG_T_K(-0x1.3198a2ep-69), u);
    low = SG_T_ADD(lost, SG_T_EXACT(k, SG_T_K(-0x1.3198a2ep-69), SG_T_SUB(u, r)));
    low = SG_T_APART(k, SG_T_K(-0x1.b839a252049c1p-104), low);
    if (SG_T_ANY(SG_T_LE(far_from, a))) {
        far_n = SG_T_INTERNAL(own_far)(a, &far_r, &far_low);
        n = SG_T_IF(SG_T_LE(far_from, a), far_n, n);
        r = SG_T_IF(SG_T_LE(far_from, a), far_r, r);
        low = SG_T_IF(SG_T_LE(far_from, a), far_low, low);
    }
    SG_T_FN(store)(to_n, n);
    SG_T_FN(store)(high, r);
    SG_T_FN(store)(low_of, low);
}
/* For a, not below 0: returns n with SG_T_MAGIC added, and *r and *low. Up to 2^14, n has 14 bits and the parts of pi / 2 have 39. What
 * a sum loses is found here by subtraction. That is exact even if t is the smaller one, because t has no bits below the last ones of
 * the other. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_circle)(SG_T_VALUE a, SG_T_VALUE *r, SG_T_VALUE *low) {
    const SG_T_VALUE n = SG_T_TO_MAGIC(SG_T_MUL(a, SG_T_K(0x1.45f306dc9c883p-1))), k = SG_T_FROM_MAGIC(n);
    const SG_T_VALUE t = SG_T_EXACT(k, SG_T_K(-0x1.921fb5444p0), a), from = SG_T_K(16384.0);
    *r = SG_T_EXACT(k, SG_T_K(-0x1.68c234c4c4p-39), t);
    *low = SG_T_APART(k, SG_T_K(-0x1.3145c06e0e689p-78), SG_T_EXACT(k, SG_T_K(-0x1.68c234c4c4p-39), SG_T_SUB(t, *r)));
    if (SG_UNLIKELY(SG_T_ANY(SG_T_LE(from, a)))) {
        double far_a[SG_T_S], far_n[SG_T_S], far_r[SG_T_S], far_low[SG_T_S];
        SG_T_FN(store)(far_a, a);
        SG_T_INTERNAL(own_middle)(far_a, far_n, far_r, far_low);
        *r = SG_T_IF(SG_T_LT(a, from), *r, SG_T_FN(load)(far_r));
        *low = SG_T_IF(SG_T_LT(a, from), *low, SG_T_FN(load)(far_low));
        return SG_T_IF(SG_T_LT(a, from), n, SG_T_FN(load)(far_n));
    }
    return n;
}
/* with z = r * r, w = z * z, |r| up to pi / 4: (sin(r) - r) / (r * z), and (cos(r) - 1 + z / 2) / w */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_sin_poly)(SG_T_VALUE z, SG_T_VALUE w) {
    static const double c[] = {-0x1.5555555555548p-3, 0x1.111111110f76p-7, -0x1.a01a019bf2b7dp-13, 0x1.71de355fa4c72p-19,
                               -0x1.ae5e550039428p-26, 0x1.5d8e624f8bcc2p-33};
    return SG_T_INTERNAL(own_six)(z, w, c);
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_cos_poly)(SG_T_VALUE z, SG_T_VALUE w) {
    static const double c[] = {0x1.555555555554bp-5, -0x1.6c16c16c15018p-10, 0x1.a01a019c8f944p-16, -0x1.27e4f7f1ee757p-22,
                               0x1.1ee9dc12a7aafp-29, -0x1.8fa6a88f8de3fp-37};
    return SG_T_INTERNAL(own_six)(z, w, c);
}
/* |x| = n * pi / 2 + r + low. *sine and *cosine are those of r + low; the lowest bits of the result are n. */
SG_INLINE SG_T_U64 SG_T_INTERNAL(own_both)(SG_T_VALUE x, SG_T_VALUE *sine, SG_T_VALUE *cosine) {
    SG_T_VALUE r, low, z, w, h, e;
    const SG_T_VALUE n = SG_T_INTERNAL(own_circle)(SG_T_INTERNAL(own_abs)(x), &r, &low), one = SG_T_K(1), half = SG_T_K(-0.5);
    z = SG_T_MUL(r, r);
    w = SG_T_MUL(z, z);
    h = SG_T_EXACT(z, half, one); /* 1 - z / 2 is h + e */
    e = SG_T_EXACT(z, half, SG_T_SUB(one, h));
    *sine = SG_T_ADD(r, SG_T_APART(SG_T_MUL(r, z), SG_T_INTERNAL(own_sin_poly)(z, w), SG_T_MUL(low, h)));
    *cosine = SG_T_ADD(h, SG_T_APART(w, SG_T_INTERNAL(own_cos_poly)(z, w), SG_T_SUB(e, SG_T_MUL(r, low))));
    return SG_T_TO_U64(n);
}
/* `even`, or `odd` if the number of turns is odd; its sign is changed by the second bit of turns and by the highest bit of minus */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_turn)(SG_T_U64 turns, SG_T_VALUE even, SG_T_VALUE odd, SG_T_U64 minus) {
    even = SG_T_IF(SG_T_U64_MASK_FN(eq)(SG_T_U64_FN(and)(turns, SG_T_K_U64(1)), SG_T_K_U64(0)), even, odd);
    minus = SG_T_U64_FN(and)(SG_T_U64_FN(xor)(SG_T_U64_FN(shl_n)(turns, 62), minus), SG_T_K_U64((uint64_t)1 << 63));
    return SG_T_INTERNAL(own_minus)(even, minus);
}
SG_INLINE SG_T_VALUE SG_T_FN(sincos)(SG_T_VALUE x, SG_T_VALUE *to_cosine) {
    SG_T_VALUE sine, cosine;
    const SG_T_U64 n = SG_T_INTERNAL(own_both)(x, &sine, &cosine);
    *to_cosine = SG_T_INTERNAL(own_turn)(SG_T_U64_FN(add)(n, SG_T_K_U64(1)), sine, cosine, SG_T_K_U64(0));
    return SG_T_INTERNAL(own_turn)(n, sine, cosine, SG_T_TO_U64(x));
}
SG_INLINE SG_T_VALUE SG_T_FN(sin)(SG_T_VALUE x) {
    SG_T_VALUE cosine;
    return SG_T_FN(sincos)(x, &cosine);
}
SG_INLINE SG_T_VALUE SG_T_FN(cos)(SG_T_VALUE x) {
    SG_T_VALUE cosine;
    (void)SG_T_FN(sincos)(x, &cosine);
    return cosine;
}

/* (r + r * z * p(z)) / (1 - z / 2 + w * q(z)), a fit of tan(r); for an odd n it is -1 over that */
SG_INLINE SG_T_VALUE SG_T_FN(tan)(SG_T_VALUE x) {
    SG_T_VALUE r, low, z, w, h, e, lost, s, s_low, c, c_low, p, q, q_low;
    const SG_T_VALUE n = SG_T_INTERNAL(own_circle)(SG_T_INTERNAL(own_abs)(x), &r, &low), one = SG_T_K(1), half = SG_T_K(-0.5);
    const SG_T_U64 odd = SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 63), zero = SG_T_K_U64(0);
    const SG_T_U64 minus = SG_T_U64_FN(xor)(odd, SG_T_U64_FN(and)(SG_T_TO_U64(x), SG_T_K_U64((uint64_t)1 << 63)));
    z = SG_T_MUL(r, r);
    w = SG_T_MUL(z, z);
    lost = SG_T_INTERNAL(own_lost)(r, r, z); /* it matters here */
    h = SG_T_EXACT(z, half, one);
    e = SG_T_EXACT(lost, half, SG_T_SUB(SG_T_EXACT(z, half, SG_T_SUB(one, h)), SG_T_MUL(r, low)));
    s = SG_T_APART(w, SG_T_APART(z, SG_T_K(0x1.0b753fa6a5374p-22), SG_T_K(-0x1.d2a09c098ae91p-14)),
                   SG_T_APART(z, SG_T_K(0x1.f845977356cfap-8), SG_T_K(-0x1.5555555555555p-3)));
    low = SG_T_APART(SG_T_MUL(r, lost), SG_T_K(-1.0 / 6), SG_T_MUL(low, h));
    q = SG_T_MUL(r, z);
    p = SG_T_MUL(q, s);
    low = SG_T_ADD(SG_T_INTERNAL(own_lost)(q, s, p), low);
    s = SG_T_INTERNAL(own_fast_sum)(r, p, &s_low);
    s = SG_T_INTERNAL(own_fast_sum)(s, SG_T_ADD(s_low, low), &s_low); /* next to 0, low is not small beside r */
    c = SG_T_APART(w, SG_T_K(0x1.f308486ebbd97p-18), SG_T_APART(z, SG_T_K(-0x1.1d6cd20f9afefp-10), SG_T_K(0x1.5019c3ff7bea6p-5)));
    c = SG_T_INTERNAL(own_fast_sum)(h, SG_T_APART(w, c, e), &c_low);
    r = SG_T_IF(SG_T_U64_MASK_FN(eq)(odd, zero), s, c);
    low = SG_T_IF(SG_T_U64_MASK_FN(eq)(odd, zero), s_low, c_low);
    q = SG_T_INTERNAL(own_quotient)(r, low, SG_T_IF(SG_T_U64_MASK_FN(eq)(odd, zero), c, s), SG_T_IF(SG_T_U64_MASK_FN(eq)(odd, zero), c_low, s_low), &q_low);
    return SG_T_INTERNAL(own_minus)(SG_T_ADD(q, q_low), minus);
}

/* atan(less / more) = *base * pi / 4 + t + *rest, 0 <= less <= more. If the quotient is above sqrt(2) - 1 it is
 * pi / 4 - atan((more - less) / (more + less)). `both` is 1 there, else 0, which leaves less / more. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_atan)(SG_T_VALUE less, SG_T_VALUE more, SG_T_VALUE *base, SG_T_VALUE *rest) {
    static const double c[] = {0x1.99999999998b5p-3, -0x1.249249248af49p-3, 0x1.c71c71c31e183p-4,
                               -0x1.745d169bd5115p-4, 0x1.3b139e9fb9227p-4, -0x1.110faa524a21ep-4, 0x1.e1bbc4cff74e9p-5,
                               -0x1.adb6ff25d57e3p-5, 0x1.7c2674e070538p-5, -0x1.34412d69a50a3p-5, 0x1.57d4c110623fbp-6,
                               0x1.110488470d592p-9, -0x1.826801fe7bdc4p-7};
    const SG_T_VALUE limit = SG_T_MUL(more, SG_T_K(0.41421356237309503)), both = SG_T_IF(SG_T_LT(less, limit), SG_T_FN(zero)(), SG_T_K(1));
    SG_T_VALUE up_low, down_low, t, z, low;
    const SG_T_VALUE up = SG_T_INTERNAL(own_fast_sum)(SG_T_INTERNAL(own_neg)(SG_T_MUL(both, more)), less, &up_low);
    const SG_T_VALUE down = SG_T_INTERNAL(own_fast_sum)(more, SG_T_MUL(both, less), &down_low);
    *base = both;
    t = SG_T_INTERNAL(own_quotient)(up, up_low, down, down_low, &low);
    z = SG_T_MUL(t, t);
    up_low = SG_T_MUL(t, z);
    low = SG_T_APART(up_low, SG_T_K(-0x1.5555555555555p-2), SG_T_SUB(low, SG_T_MUL(low, z)));
    *rest = SG_T_APART(up_low, SG_T_MUL(z, SG_T_INTERNAL(own_poly)(z, SG_T_MUL(z, z), c, 13)), low);
    return t;
}
/* base * pi / 4 + t + rest. base is an integer up to 4. thrice: it may be 3, and three times the first part of pi / 4 is not exact. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_angle)(SG_T_VALUE base, SG_T_VALUE t, SG_T_VALUE rest, int thrice) {
    const SG_T_VALUE p = SG_T_MUL(base, SG_T_K(SG_T_PI2_HI / 2));
    SG_T_VALUE low;
    const SG_T_VALUE sum = SG_T_INTERNAL(own_fast_sum)(p, t, &low);
    rest = SG_T_ADD(rest, SG_T_MUL(base, SG_T_K(SG_T_PI2_LO / 2)));
    if (thrice) rest = SG_T_ADD(rest, SG_T_INTERNAL(own_lost)(base, SG_T_K(SG_T_PI2_HI / 2), p));
    return SG_T_ADD(sum, SG_T_ADD(low, rest));
}
SG_INLINE SG_T_VALUE SG_T_FN(atan)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_FN(min)(SG_T_K(0x1p100), SG_T_INTERNAL(own_abs)(x)), one = SG_T_K(1);
    SG_T_VALUE base, rest, t, r, quarter;
    SG_T_U64 minus;
    t = SG_T_INTERNAL(own_atan)(SG_T_FN(min)(one, a), SG_T_FN(max)(one, a), &base, &rest);
    /* pi / 2 minus that if a is above 1. The bits of 2 are those of a sign, one place lower. */
    quarter = SG_T_IF(SG_T_LT(one, a), SG_T_K(2), SG_T_FN(zero)());
    minus = SG_T_U64_FN(shl_n)(SG_T_TO_U64(quarter), 1);
    base = SG_T_ADD(SG_T_INTERNAL(own_minus)(base, minus), quarter);
    t = SG_T_INTERNAL(own_minus)(t, minus);
    rest = SG_T_INTERNAL(own_minus)(rest, minus);
    r = SG_T_INTERNAL(own_angle)(base, t, rest, 0);
    return SG_T_INTERNAL(own_sign)(r, x);
}
/* both are divided by about the power of two of the larger one */
SG_INLINE SG_T_VALUE SG_T_FN(atan2)(SG_T_VALUE y, SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(y), b = SG_T_INTERNAL(own_abs)(x), zero = SG_T_FN(zero)(), inf = SG_T_INFINITY;
    const SG_T_VALUE more = SG_T_FN(max)(a, b), less = SG_T_FN(min)(a, b);
    SG_T_VALUE power = SG_T_FROM_U64(SG_T_U64_FN(and)(SG_T_TO_U64(more), SG_T_TO_U64(inf))), base, rest, t, r, p, q, quarter;
    SG_T_U64 minus, sign;
    power = SG_T_INTERNAL(own_within)(power, 0x1p-1022, 0x1p1022);
    power = SG_T_FROM_U64(SG_T_U64_FN(sub)(SG_T_K_U64((uint64_t)0x7fe << 52), SG_T_TO_U64(power)));
    /* an infinity counts as 4, and 0 / 0 becomes 0 / something */
    p = SG_T_FN(min)(SG_T_K(4), SG_T_FN(max)(SG_T_K(0x1p-600), SG_T_MUL(more, power)));
    q = SG_T_FN(min)(SG_T_K(4), SG_T_MUL(less, power));
    q = SG_T_IF(SG_T_EQ(more, inf), SG_T_IF(SG_T_EQ(less, inf), p, zero), q);
    t = SG_T_INTERNAL(own_atan)(q, p, &base, &rest);
    /* pi / 2 minus that if b < a; then pi minus that if x is below 0. The bits of 2 are those of a sign, one place lower. */
    quarter = SG_T_IF(SG_T_LT(b, a), SG_T_K(2), zero);
    minus = SG_T_U64_FN(shl_n)(SG_T_TO_U64(quarter), 1);
    sign = SG_T_U64_FN(and)(SG_T_TO_U64(x), SG_T_K_U64((uint64_t)1 << 63));
    base = SG_T_ADD(SG_T_INTERNAL(own_minus)(base, minus), quarter);
    quarter = SG_T_FROM_U64(SG_T_U64_FN(shr_n)(sign, 1));
    base = SG_T_ADD(SG_T_ADD(SG_T_INTERNAL(own_minus)(base, sign), quarter), quarter);
    minus = SG_T_U64_FN(xor)(minus, sign);
    t = SG_T_INTERNAL(own_minus)(t, minus);
    rest = SG_T_INTERNAL(own_minus)(rest, minus);
    r = SG_T_INTERNAL(own_angle)(base, t, rest, 1);
    /* If the result may be subnormal, it is the quotient itself. */
    if (SG_UNLIKELY(SG_T_ANY(SG_T_LT(q, SG_T_K(0x1p-800))))) {
        t = SG_T_IF(SG_T_EQ(base, zero), SG_T_IF(SG_T_LT(zero, q), SG_T_DIV(a, b), zero), r);
        t = SG_T_IF(SG_T_EQ(more, inf), r, t);
        r = SG_T_IF(SG_T_LT(q, SG_T_K(0x1p-800)), t, r);
    }
    r = SG_T_INTERNAL(own_sign)(r, y);
    r = SG_T_IF(SG_T_EQ(x, x), r, SG_T_NAN);
    return SG_T_IF(SG_T_EQ(y, y), r, SG_T_NAN);
}

/* (asin(s) - s) / (s * z), for z = s * s up to 1/4 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_asin_poly)(SG_T_VALUE z) {
    static const double c[] = {0x1.5555555555553p-3, 0x1.33333333339e6p-4, 0x1.6db6db6d4c7a8p-5, 0x1.f1c71ca6cd0b1p-6,
                               0x1.6e8b9b1bffdbap-6, 0x1.1c4f82423673bp-6, 0x1.c98136c17fc9ap-7, 0x1.7ba10e843fd21p-7,
                               0x1.36d7ea5fcafbp-7, 0x1.47a7590886b0cp-7, 0x1.77855384043ddp-11, 0x1.959357459282ap-6,
                               -0x1.aaf63846188cep-6, 0x1.133316d3c4cc5p-5};
    return SG_T_INTERNAL(own_poly)(z, SG_T_MUL(z, z), c, 14);
}
/* If a is below 1/2: asin(a) = s + *rest with s = a. Otherwise (pi / 2 - asin(a)) / 2 = s + *rest with s = sqrt((1 - a) / 2). */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_asin)(SG_T_VALUE a, SG_T_VALUE *rest) {
    const SG_T_VALUE half = SG_T_K(0.5), z = SG_T_IF(SG_T_LT(a, half), SG_T_MUL(a, a), SG_T_MUL(SG_T_SUB(SG_T_K(1), a), half));
    const SG_T_VALUE root = SG_T_FN(sqrt)(z), square = SG_T_MUL(root, root);
    SG_T_VALUE lost = SG_T_SUB(SG_T_SUB(z, square), SG_T_INTERNAL(own_lost)(root, root, square)), s;
    lost = SG_T_DIV(lost, SG_T_FN(max)(SG_T_K(0x1p-300), SG_T_ADD(root, root)));
    s = SG_T_IF(SG_T_LT(a, half), a, root);
    lost = SG_T_IF(SG_T_LT(a, half), SG_T_FN(zero)(), lost);
    *rest = SG_T_APART(SG_T_MUL(s, z), SG_T_INTERNAL(own_asin_poly)(z), lost);
    return s;
}
SG_INLINE SG_T_VALUE SG_T_FN(asin)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), half = SG_T_K(0.5);
    SG_T_VALUE rest, lost, other;
    const SG_T_VALUE s = SG_T_INTERNAL(own_asin)(a, &rest);
    other = SG_T_INTERNAL(own_fast_sum)(SG_T_K(SG_T_PI2_HI), SG_T_MUL(s, SG_T_K(-2)), &lost);
    other = SG_T_ADD(other, SG_T_ADD(lost, SG_T_APART(rest, SG_T_K(-2), SG_T_K(SG_T_PI2_LO))));
    return SG_T_INTERNAL(own_sign)(SG_T_IF(SG_T_LT(a, half), SG_T_ADD(s, rest), other), x);
}
/* pi / 2 - asin(x); from 1/2 on twice ((pi / 2 - asin(x)) / 2); up to -1/2 pi minus that of -x */
SG_INLINE SG_T_VALUE SG_T_FN(acos)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), half = SG_T_K(0.5), zero = SG_T_FN(zero)();
    SG_T_VALUE rest, lost, from, angle;
    SG_T_VALUE s = SG_T_INTERNAL(own_asin)(a, &rest);
    const SG_T_VALUE twice = SG_T_MUL(SG_T_ADD(s, rest), SG_T_K(2)), times = SG_T_IF(SG_T_LT(a, half), SG_T_INTERNAL(own_sign)(SG_T_K(1), SG_T_SUB(zero, x)), SG_T_K(-2));
    from = SG_T_IF(SG_T_LT(a, half), SG_T_K(SG_T_PI2_HI), SG_T_K(2 * SG_T_PI2_HI));
    angle = SG_T_INTERNAL(own_fast_sum)(from, SG_T_MUL(s, times), &lost);
    from = SG_T_IF(SG_T_LT(a, half), SG_T_K(SG_T_PI2_LO), SG_T_K(2 * SG_T_PI2_LO));
    angle = SG_T_ADD(angle, SG_T_ADD(lost, SG_T_APART(rest, times, from)));
    return SG_T_IF(SG_T_LE(half, x), twice, angle);
}
#undef SG_T_PI2_HI
#undef SG_T_PI2_LO
