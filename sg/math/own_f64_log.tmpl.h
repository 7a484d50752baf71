/* SPDX-License-Identifier: MIT */
/* Logarithms of f64. x = 2^k * (1 + f), sqrt(1/2) <= 1 + f < sqrt(2). Then log(x) = k * log(2) + log(1 + f). */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_log.tmpl.h is included by own_f64.tmpl.h"
#endif

/* Takes a normal number u = 2^k * m. Returns m = 1 + f, and in *k the number k + 1023 + 2^52. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_begin)(SG_T_VALUE u, SG_T_VALUE *k) {
    const SG_T_U64 t = SG_T_U64_FN(sub)(SG_T_TO_U64(u), SG_T_K_U64(0x3fe6a09e667f3bcd - ((uint64_t)1023 << 52)));
    const SG_T_U64 e = SG_T_U64_FN(shr_n)(t, 52), none = SG_T_K_U64((uint64_t)1023);
    *k = SG_T_FROM_U64(SG_T_U64_FN(or)(e, SG_T_K_U64((uint64_t)0x433 << 52)));
    return SG_T_FROM_U64(SG_T_U64_FN(sub)(SG_T_TO_U64(u), SG_T_U64_FN(shl_n)(SG_T_U64_FN(sub)(e, none), 52)));
}
#define SG_T_LOG_BIAS (4503599627370496.0 + 1023)
/* log(1 + f) = *high + the result, which is less than a 40th of *high. Uses log(1 + f) = 2 * atanh(s) with s = f / (2 + f). */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_tail)(SG_T_VALUE f, SG_T_VALUE *high) {
    static const double c[] = {0x1.5555555555592p-1, 0x1.999999997ff2bp-2, 0x1.24924941e0829p-2, 0x1.c71c5214811cdp-3, 0x1.74663d04574f6p-3,
                               0x1.39a1e2daf37a4p-3, 0x1.2f041b8e6ae83p-3};
    const SG_T_VALUE s = SG_T_DIV(f, SG_T_ADD(f, SG_T_K(2))), z = SG_T_MUL(s, s);
    const SG_T_VALUE square = SG_T_MUL(f, f), h = SG_T_EXACT(square, SG_T_K(-0.5), f);
    const SG_T_VALUE p = SG_T_EXACT(square, SG_T_K(0.5), SG_T_MUL(z, SG_T_INTERNAL(own_poly)(z, SG_T_MUL(z, z), c, 7)));
    *high = h;
    return SG_T_APART(s, p, SG_T_EXACT(square, SG_T_K(-0.5), SG_T_SUB(f, h)));
}
#if !SG_HAVE_KMASK
/* Whether any lane is not a positive normal number: only then are there selections for such lanes. */
SG_INLINE int SG_T_INTERNAL(own_log_special)(SG_T_VALUE x) {
    return SG_T_ANY(SG_T_LT(SG_T_IF(SG_T_LT(x, SG_T_INFINITY), x, SG_T_FN(zero)()), SG_T_K(0x1p-1022)));
}
#endif
/* The result of a logarithm: y where x is a positive number; elsewhere -infinity, infinity or NaN, as C says. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_end)(SG_T_VALUE x, SG_T_VALUE y) {
#if SG_HAVE_KMASK
    return SG_T_REG(log_end, SG_T_INTERNAL(raw)(y), SG_T_INTERNAL(raw)(x));
#else
    if (SG_UNLIKELY(SG_T_INTERNAL(own_log_special)(x))) {
        const SG_T_VALUE zero = SG_T_FN(zero)(), inf = SG_T_INFINITY;
        const SG_T_VALUE low = SG_T_IF(SG_T_EQ(x, zero), SG_T_SUB(zero, inf), SG_T_NAN);
        y = SG_T_IF(SG_T_LT(x, inf), y, x);
        y = SG_T_IF(SG_T_LT(zero, x), y, low);
    }
    return y;
#endif
}
/* k * (of_2 + of_2_low) + (high + low). k * of_2 is exact, and it is 0 or not less than high. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_sum)(SG_T_VALUE k, double of_2, double of_2_low, SG_T_VALUE high, SG_T_VALUE low) {
    const SG_T_VALUE sum = SG_T_EXACT(k, SG_T_K(of_2), high), of_k = SG_T_EXACT(k, SG_T_K(-(of_2)), sum);
    low = SG_T_ADD(low, SG_T_SUB(high, of_k));
    return SG_T_ADD(sum, of_2_low == 0 ? low : SG_T_APART(k, SG_T_K(of_2_low), low));
}
/* f and k, both as numbers. A subnormal x is made normal first. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_parts)(SG_T_VALUE x, SG_T_VALUE *k) {
#if SG_HAVE_KMASK
    const SG_T_VALUE one = SG_T_K(1), m = SG_T_REG(mantissa, SG_T_INTERNAL(raw)(x)), e = SG_T_REG(exponent, SG_T_INTERNAL(raw)(x));
    const SG_T_VALUE root = SG_T_K(0x1.6a09e667f3bcdp+0);
    *k = SG_T_IF(SG_T_LT(m, root), e, SG_T_ADD(e, one));
    return SG_T_SUB(SG_T_IF(SG_T_LT(m, root), m, SG_T_MUL(m, SG_T_K(0.5))), one);
#else
    SG_T_VALUE u = x, bias = SG_T_K(SG_T_LOG_BIAS), m;
    if (SG_UNLIKELY(SG_T_INTERNAL(own_log_special)(x))) {
        const SG_T_VALUE least = SG_T_K(0x1p-1022);
        /* the bits of a subnormal number are an integer, it times 2^1074. A product would be slow on many processors. */
        const SG_T_VALUE integer = SG_T_SUB(SG_T_FROM_U64(SG_T_U64_FN(or)(SG_T_TO_U64(x), SG_T_K_U64((uint64_t)0x433 << 52))), SG_T_K(0x1p52));
        u = SG_T_IF(SG_T_LT(x, least), integer, x);
        bias = SG_T_IF(SG_T_LT(x, least), SG_T_K(SG_T_LOG_BIAS + 1074), bias);
    }
    m = SG_T_INTERNAL(own_log_begin)(u, k);
    *k = SG_T_SUB(*k, bias);
    return SG_T_SUB(m, SG_T_K(1));
#endif
}

SG_INLINE SG_T_VALUE SG_T_FN(log)(SG_T_VALUE x) {
    SG_T_VALUE k, high;
    const SG_T_VALUE f = SG_T_INTERNAL(own_log_parts)(x, &k), low = SG_T_INTERNAL(own_log_tail)(f, &high);
    return SG_T_INTERNAL(own_log_end)(x, SG_T_INTERNAL(own_log_sum)(k, SG_T_LN2_HI, SG_T_LN2_LO, high, low));
}
/* The logarithm to the base whose natural logarithm is 1 / (first + rest); first has 26 bits. Of 2 it is of_2 + of_2_low. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_to)(SG_T_VALUE x, double first, double rest, double of_2, double of_2_low) {
    SG_T_VALUE k, high, low, h1;
    const SG_T_VALUE f = SG_T_INTERNAL(own_log_parts)(x, &k);
    low = SG_T_INTERNAL(own_log_tail)(f, &high);
    h1 = SG_T_INTERNAL(own_first)(high);
    low = SG_T_APART(low, SG_T_K(first + rest), SG_T_EXACT(SG_T_SUB(high, h1), SG_T_K(first), SG_T_MUL(high, SG_T_K(rest))));
    return SG_T_INTERNAL(own_log_end)(x, SG_T_INTERNAL(own_log_sum)(k, of_2, of_2_low, SG_T_MUL(h1, SG_T_K(first)), low));
}
SG_INLINE SG_T_VALUE SG_T_FN(log2)(SG_T_VALUE x) {
    return SG_T_INTERNAL(own_log_to)(x, 0x1.7154768p0, -0x1.6a3e80f444178p-27, 1, 0);
}
SG_INLINE SG_T_VALUE SG_T_FN(log10)(SG_T_VALUE x) {
    return SG_T_INTERNAL(own_log_to)(x, 0x1.bcb7b18p-2, -0x1.6c8d78e6acaa4p-29, SG_T_LG2_HI, SG_T_LG2_LO);
}

/* log(1 + t + low) + more * log(2); 1 + t + low is above 0. low is about what was lost when t was rounded. more is 0 if t is below 1. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log1p_of)(SG_T_VALUE t, SG_T_VALUE low, SG_T_VALUE more) {
    SG_T_VALUE k, lost, high, f;
    const SG_T_VALUE u = SG_T_INTERNAL(own_sum)(t, SG_T_K(1), &lost);
    const SG_T_VALUE m = SG_T_INTERNAL(own_log_begin)(u, &k), e = SG_T_FN(min)(SG_T_K(SG_T_LOG_BIAS + 1000), k);
    const SG_T_VALUE down = SG_T_FROM_U64(SG_T_U64_FN(shl_n)(SG_T_U64_FN(sub)(SG_T_K_U64(2046), SG_T_TO_U64(e)), 52));
    const SG_T_VALUE zero = SG_T_FN(zero)();
    k = SG_T_SUB(k, SG_T_K(SG_T_LOG_BIAS));
    low = SG_T_IF(SG_T_EQ(k, zero), low, SG_T_MUL(SG_T_ADD(lost, low), down));
    f = SG_T_IF(SG_T_EQ(k, zero), t, SG_T_SUB(m, SG_T_K(1)));
    /* low / m; a parabola gives 1 / m within a hundredth, which is enough */
    low = SG_T_MUL(low, SG_T_APART(SG_T_APART(m, SG_T_K(0x1.d41724bb77d96p-1), SG_T_K(-0x1.745d1746970b9p1)), m,
                                   SG_T_K(0x1.7ffafc21149acp1)));
    low = SG_T_ADD(SG_T_INTERNAL(own_log_tail)(f, &high), low);
    return SG_T_INTERNAL(own_log_sum)(SG_T_ADD(k, more), SG_T_LN2_HI, SG_T_LN2_LO, high, low);
}
SG_INLINE SG_T_VALUE SG_T_FN(log1p)(SG_T_VALUE x) {
    const SG_T_VALUE r = SG_T_INTERNAL(own_log1p_of)(x, SG_T_FN(zero)(), SG_T_FN(zero)());
    return SG_T_IF(SG_T_EQ(x, SG_T_FN(zero)()), x, SG_T_INTERNAL(own_log_end)(SG_T_ADD(x, SG_T_K(1)), r));
}
