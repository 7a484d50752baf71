/* SPDX-License-Identifier: MIT */
/* Logarithms. x = 2^k * (1 + f), and then log(x) = k * log(2) + log(1 + f). In log, 1 + f is from 3/4 to 3/2; in pow, from 2/3 to 4/3; in the
 * others, from sqrt(1/2) to sqrt(2). */
#ifndef SG_T_FMA
#error "sg: own_log.tmpl.h is included by own.tmpl.h"
#endif

#define SG_T_THREE_QUARTERS 0x3f400000
#define SG_T_ROOT_HALF 0x3f3504f3
#define SG_T_INFINITY SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000))

#if !SG_HAVE_KMASK
/* Whether any lane is not a positive normal number: only then are there selections for such lanes. The sum puts the bits of positive normal numbers
 * below all others, as signed integers. */
SG_INLINE int SG_T_INTERNAL(own_log_special)(SG_T_VALUE x) {
    const SG_T_I32 bits = SG_T_I32_FN(add)(SG_T_TO_I32(x), SG_T_CONST_I32(0x7f800000));
    return SG_T_ANY(SG_T_I32_MASK_FN(lt)(SG_T_CONST_I32(-0x1000001), bits));
}
#endif
/* Returns f, where 1 + f is at least the number with the bits least_m, and k as a number in *k. A subnormal x is made normal first. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_begin)(SG_T_VALUE x, int32_t least_m, SG_T_VALUE *k) {
    const SG_T_VALUE one = SG_T_CONST(1);
#if SG_HAVE_KMASK
    const SG_T_VALUE e = SG_T_INTERNAL(of_raw)(SG_T_REG_FN(exponent)(SG_T_INTERNAL(raw)(x))), twice_least = SG_T_FROM_I32(SG_T_CONST_I32(least_m + (1 << 23)));
    SG_T_VALUE m;
    if (least_m == SG_T_THREE_QUARTERS) {
        const SG_T_VALUE near_1 = SG_T_INTERNAL(of_raw)(SG_T_REG_FN(mantissa_near_1)(SG_T_INTERNAL(raw)(x)));
        *k = SG_T_FN(sub)(e, SG_T_INTERNAL(of_raw)(SG_T_REG_FN(exponent)(SG_T_INTERNAL(raw)(near_1))));
        return SG_T_FN(sub)(near_1, one);
    }
    m = SG_T_INTERNAL(of_raw)(SG_T_REG_FN(mantissa)(SG_T_INTERNAL(raw)(x)));
    *k = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(m, twice_least), e, SG_T_FN(add)(e, one));
    return SG_T_FN(sub)(SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(m, twice_least), m, SG_T_FN(mul)(m, SG_T_CONST(0.5f))), one);
#else
    const SG_T_VALUE zero = SG_T_FN(zero)(), least = SG_T_CONST(0x1p-126f);
    SG_T_VALUE y = x, places = zero;
    SG_T_I32 e;
    if (SG_UNLIKELY(SG_T_INTERNAL(own_log_special)(x))) {
        /* the bits of a subnormal number are an integer, it times 2^149. A product would be slow on many processors. */
        y = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, least), SG_PASTE2(sg_convert_f32_i32x, SG_XT_)(SG_T_TO_I32(x)), x);
        places = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, least), SG_T_CONST(149), zero);
    }
    e = SG_T_I32_FN(shr_n)(SG_T_I32_FN(sub)(SG_T_TO_I32(y), SG_T_CONST_I32(least_m)), 23);
    *k = SG_T_FN(sub)(SG_PASTE2(sg_convert_f32_i32x, SG_XT_)(e), places);
    return SG_T_FN(sub)(SG_T_FROM_I32(SG_T_I32_FN(sub)(SG_T_TO_I32(y), SG_T_I32_FN(shl_n)(e, 23))), one);
#endif
}
/* The result of a logarithm: y where x is a positive number; elsewhere -infinity, infinity or NaN, as C says. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_end)(SG_T_VALUE x, SG_T_VALUE y) {
#if SG_HAVE_KMASK
    return SG_T_INTERNAL(of_raw)(SG_T_REG_FN(log_end)(SG_T_INTERNAL(raw)(y), SG_T_INTERNAL(raw)(x)));
#else
    if (SG_UNLIKELY(SG_T_INTERNAL(own_log_special)(x))) {
        const SG_T_VALUE zero = SG_T_FN(zero)(), inf = SG_T_INFINITY;
        const SG_T_VALUE low = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, zero), SG_T_FN(sub)(zero, inf), SG_T_FN(sub)(inf, inf));
        y = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, inf), y, x);
        y = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(zero, x), y, low);
    }
    return y;
#endif
}

/* log(2) is one number, not two: it is close to an f32 number, and where k is 1 or -1 the sum is exact. */
SG_INLINE SG_T_VALUE SG_T_FN(log)(SG_T_VALUE x) {
    static const float q[] = {-0.5f, 0x1.5555a6p-2f, -0x1.000042p-2f, 0x1.996952p-3f, -0x1.54eee8p-3f,
                              0x1.288704p-3f, -0x1.0d94a8p-3f, 0x1.ac9b2p-4f, -0x1.712f9ap-5f};
    SG_T_VALUE k, r;
    const SG_T_VALUE f = SG_T_INTERNAL(own_log_begin)(x, SG_T_THREE_QUARTERS, &k), square = SG_T_FN(mul)(f, f);
#if SG_REG_HAVE_FMA
    r = SG_T_FMA(square, SG_T_INTERNAL(own_poly)(f, q, 9, 0x0fffffff), f);
#else
    const SG_T_F64 wide = SG_T_WIDE(f), p = SG_T_INTERNAL(own_cut)(SG_T_INTERNAL(own_poly_wide)(wide, q, 9, 0x0fffffff), 0x0fffffff);
    r = SG_T_NARROW(SG_T_APART(SG_T_WIDE(square), p, wide));
#endif
    r = SG_T_INTERNAL(own_fused)(k, 0x1.62e43p-1f, r);
    return SG_T_INTERNAL(own_log_end)(x, r);
}

/* log2, log10 and log1p round product and sum separately, so that they are fast without fma too. With s = f / (2 + f):
 *   log(1 + f) = 2 * atanh(s) = f - f * f / 2 + s * (f * f / 2 + a short polynomial in s * s)
 * Returns the product with s, and f * f / 2 in *less. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_more)(SG_T_VALUE f, SG_T_VALUE *less) {
    const SG_T_VALUE s = SG_T_FN(div)(f, SG_T_FN(add)(f, SG_T_CONST(2))), z = SG_T_FN(mul)(s, s);
    const SG_T_VALUE half = SG_T_FN(mul)(f, SG_T_FN(mul)(f, SG_T_CONST(0.5f)));
    SG_T_VALUE p = SG_T_TWICE(z, SG_T_CONST(0x1.2efc6p-2f), SG_T_CONST(0x1.997b7ep-2f));
    p = SG_T_TWICE(z, p, SG_T_CONST(0x1.55555cp-1f));
    *less = half;
    return SG_T_FN(mul)(s, SG_T_TWICE(z, p, half));
}
/* a + c * f + rest. c is so short that c * f is exact; a is 0 or larger than c * f. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_sum)(SG_T_VALUE a, float c, SG_T_VALUE f, SG_T_VALUE rest) {
    const SG_T_VALUE s = SG_T_EXACT(f, SG_T_CONST(c), a), lost = SG_T_EXACT(f, SG_T_CONST(c), SG_T_FN(sub)(a, s));
    return SG_T_FN(add)(s, SG_T_FN(add)(lost, rest));
}
SG_INLINE SG_T_VALUE SG_T_FN(log2)(SG_T_VALUE x) {
    SG_T_VALUE k, half, rest;
    const SG_T_VALUE f = SG_T_INTERNAL(own_log_begin)(x, SG_T_ROOT_HALF, &k), factor = SG_T_CONST(0x1.715476p+0f);
    rest = SG_T_INTERNAL(own_log_more)(f, &half); /* without the rounding error of half the error would be 1.07 */
    rest = SG_T_FN(mul)(factor, SG_T_FN(sub)(rest, SG_T_INTERNAL(own_lost)(f, SG_T_FN(mul)(f, SG_T_CONST(0.5f)), half)));
    rest = SG_T_FN(sub)(SG_T_TWICE(f, SG_T_CONST(-0x1.d57136p-5f), rest), SG_T_FN(mul)(factor, half));
    return SG_T_INTERNAL(own_log_end)(x, SG_T_INTERNAL(own_log_sum)(k, 1.5f, f, rest));
}
SG_INLINE SG_T_VALUE SG_T_FN(log10)(SG_T_VALUE x) {
    SG_T_VALUE k, half, rest;
    const SG_T_VALUE f = SG_T_INTERNAL(own_log_begin)(x, SG_T_ROOT_HALF, &k), factor = SG_T_CONST(0x1.bcb7b2p-2f);
    const SG_T_VALUE high = SG_T_FN(mul)(k, SG_T_CONST(0x1.344p-2f)), low = SG_T_FN(mul)(k, SG_T_CONST(0x1.3509f8p-18f)); /* log10(2) in two parts */
    rest = SG_T_TWICE(factor, SG_T_INTERNAL(own_log_more)(f, &half), low);
    rest = SG_T_FN(add)(rest, SG_T_FN(sub)(SG_T_FN(mul)(f, SG_T_CONST(0x1.e5bd8ap-5f)), SG_T_FN(mul)(factor, half)));
    return SG_T_INTERNAL(own_log_end)(x, SG_T_INTERNAL(own_log_sum)(high, 0.375f, f, rest));
}
/* 1 + x = u + low = 2^k * (1 + f + lost), where lost is less than the last place of f */
SG_INLINE SG_T_VALUE SG_T_FN(log1p)(SG_T_VALUE x) {
    const SG_T_VALUE one = SG_T_CONST(1), u = SG_T_FN(add)(x, one), low = SG_T_FN(sub)(x, SG_T_FN(sub)(u, one));
    const SG_T_I32 e = SG_T_I32_FN(shr_n)(SG_T_I32_FN(sub)(SG_T_TO_I32(u), SG_T_CONST_I32(SG_T_ROOT_HALF)), 23), power = SG_T_I32_FN(shl_n)(e, 23);
    const SG_T_VALUE k = SG_PASTE2(sg_convert_f32_i32x, SG_XT_)(e);
    const SG_T_VALUE m = SG_T_FN(sub)(SG_T_FROM_I32(SG_T_I32_FN(sub)(SG_T_TO_I32(u), power)), one);
    /* 2^-k, limited, since low is 0 from 2^25 on */
    const SG_T_VALUE down = SG_T_FROM_I32(SG_T_I32_FN(sub)(SG_T_CONST_I32(0x3f800000), SG_T_I32_FN(min)(power, SG_T_CONST_I32(0x3f000000))));
    const SG_T_VALUE f = SG_T_EXACT(low, down, m), lost = SG_T_EXACT(low, down, SG_T_FN(sub)(m, f));
    SG_T_VALUE half, rest = SG_T_TWICE(k, SG_T_CONST(0x1.7f7d1cp-20f), SG_T_FN(add)(lost, SG_T_INTERNAL(own_log_more)(f, &half)));
    rest = SG_T_FN(sub)(rest, half);
    const SG_T_VALUE r = SG_T_INTERNAL(own_log_sum)(SG_T_FN(mul)(k, SG_T_CONST(0x1.62e4p-1f)), 1, f, rest);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, SG_T_FN(zero)()), x, SG_T_INTERNAL(own_log_end)(u, r));
}
#undef SG_T_INFINITY
#undef SG_T_THREE_QUARTERS
#undef SG_T_ROOT_HALF
