/* SPDX-License-Identifier: MIT */
/* Quick functions of f32, off by less than 4 units in the last place. They are computed in f32, with product and sum rounded one after the other,
 * so that the bits are the same with fma and without. bench/math_coefficients.sollya makes the polynomials. */
#ifndef SG_T_TWICE
#error "sg: own_native.tmpl.h is included by own.tmpl.h"
#endif

/* up to this |x|, the products with two parts of pi are exact; a larger x goes the way of the exact function */
#define SG_T_NATIVE_NEAR 201.0f

/* x - k * pi / pieces, in three parts of pi. k / pieces has 7 bits and a sign, two parts have 17 bits. All are subtracted, so that -0 stays -0. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(native_rest)(SG_T_VALUE x, SG_T_VALUE k, float pieces) {
    SG_T_VALUE r = SG_T_EXACT(k, SG_T_CONST(-0x1.921fp+1f / pieces), x);
    r = SG_T_EXACT(k, SG_T_CONST(-0x1.6a88p-16f / pieces), r);
    return SG_T_TWICE(k, SG_T_CONST(-0x1.0b4612p-33f / pieces), r);
}
/* the sine of a + shift * pi, where a is not -0; shift is 0 or 1/2 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(native_turned)(SG_T_VALUE a, float shift) {
    static const float c[] = {-0x1.55554cp-3f, 0x1.110edap-7f, -0x1.9f70f2p-13f, 0x1.5dc94p-19f};
    const SG_T_VALUE magic = SG_T_CONST(12582912.0f); /* 1.5 * 2^23 */
    SG_T_VALUE n = SG_T_FN(mul)(a, SG_T_CONST(0x1.45f306p-2f)), k, r, z;
    if (shift > 0) n = SG_T_FN(add)(n, SG_T_CONST(shift));
    n = SG_T_FN(keep)(SG_T_FN(add)(n, magic));
    k = SG_T_FN(keep)(SG_T_FN(sub)(n, magic));
    if (shift > 0) k = SG_T_FN(sub)(k, SG_T_CONST(shift));
    r = SG_T_INTERNAL(native_rest)(a, k, 1);
    z = SG_T_FN(mul)(r, r);
    r = SG_T_TWICE(SG_T_FN(mul)(r, z), SG_T_INTERNAL(own_twice_poly)(z, c, 4), r);
    return SG_T_FROM_I32(SG_T_I32_FN(xor)(SG_T_TO_I32(r), SG_T_I32_FN(shl_n)(SG_T_TO_I32(n), 31)));
}
/* quick, but exact(x) where a = |x| is so large that r would be off */
#define SG_T_NATIVE_FAR(quick, exact) \
    const SG_T_VALUE limit = SG_T_CONST(SG_T_NATIVE_NEAR), r = quick; \
    if (SG_LIKELY(!SG_T_ANY(SG_T_MASK_FN(lt)(limit, a)))) return r; \
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(limit, a), exact(x), r);
SG_INLINE SG_T_VALUE SG_T_FN(native_sin)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x);
    SG_T_NATIVE_FAR(SG_T_INTERNAL(own_flip)(SG_T_INTERNAL(native_turned)(a, 0), x), SG_T_FN(sin))
}
SG_INLINE SG_T_VALUE SG_T_FN(native_cos)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x);
    SG_T_NATIVE_FAR(SG_T_INTERNAL(native_turned)(a, 0.5f), SG_T_FN(cos))
}
/* One reduction for both, x = n * pi / 2 + r with |r| up to pi / 4: for an odd n the sine is the cosine of r. r is the last factor of its sine,
 * since a sum would lose the sign of 0. */
SG_INLINE SG_T_VALUE SG_T_FN(native_sincos)(SG_T_VALUE x, SG_T_VALUE *to_cosine) {
    static const float s[] = {-0x1.555546p-3f, 0x1.11077ap-7f, -0x1.9954e8p-13f}, c[] = {-0x1.ffffb2p-2f, 0x1.553e68p-5f, -0x1.644a62p-10f};
    const SG_T_VALUE magic = SG_T_CONST(12582912.0f), one = SG_T_CONST(1), limit = SG_T_CONST(SG_T_NATIVE_NEAR), a = SG_T_INTERNAL(own_abs)(x);
    const SG_T_VALUE turns = SG_T_FN(keep)(SG_T_TWICE(x, SG_T_CONST(0x1.45f306p-1f), magic));
    const SG_T_VALUE r = SG_T_INTERNAL(native_rest)(x, SG_T_FN(keep)(SG_T_FN(sub)(turns, magic)), 2), z = SG_T_FN(mul)(r, r);
    const SG_T_VALUE near_sine = SG_T_FN(mul)(r, SG_T_TWICE(z, SG_T_INTERNAL(own_twice_poly)(z, s, 3), one));
    const SG_T_VALUE near_cosine = SG_T_TWICE(z, SG_T_INTERNAL(own_twice_poly)(z, c, 3), one);
    const SG_T_I32 n = SG_T_TO_I32(turns), odd = SG_T_I32_FN(and)(n, SG_T_CONST_I32(1)), even = SG_T_CONST_I32(0);
    const SG_T_VALUE turned_sine = SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(eq)(odd, even), near_sine, near_cosine);
    const SG_T_VALUE turned_cosine = SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(eq)(odd, even), near_cosine, near_sine);
    /* bit 1 of n, and that of n + 1, are the signs */
    const SG_T_VALUE sine = SG_T_INTERNAL(own_flip)(turned_sine, SG_T_FROM_I32(SG_T_I32_FN(shl_n)(n, 30)));
    const SG_T_VALUE cosine = SG_T_INTERNAL(own_flip)(turned_cosine, SG_T_FROM_I32(SG_T_I32_FN(shl_n)(SG_T_I32_FN(add)(n, SG_T_CONST_I32(1)), 30)));
    SG_T_VALUE exact_sine, exact_cosine;
    *to_cosine = cosine;
    if (SG_LIKELY(!SG_T_ANY(SG_T_MASK_FN(lt)(limit, a)))) return sine;
    exact_sine = SG_T_FN(sincos)(x, &exact_cosine);
    *to_cosine = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(limit, a), exact_cosine, cosine);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(limit, a), exact_sine, sine);
}
/* the tangent of r, |r| up to pi / 4; for an odd n it is -1 over that */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(native_near_tan)(SG_T_VALUE x) {
    static const float c[] = {0x1.5554dep-2f, 0x1.112ddcp-3f, 0x1.b587fcp-5f, 0x1.90591p-6f, 0x1.97fcfcp-9f, 0x1.33aa68p-7f};
    const SG_T_VALUE magic = SG_T_CONST(12582912.0f), one = SG_T_CONST(1), zero = SG_T_FN(zero)();
    const SG_T_VALUE n = SG_T_FN(keep)(SG_T_TWICE(x, SG_T_CONST(0x1.45f306p-1f), magic));
    const SG_T_VALUE r = SG_T_INTERNAL(native_rest)(x, SG_T_FN(keep)(SG_T_FN(sub)(n, magic)), 2);
    const SG_T_VALUE z = SG_T_FN(mul)(r, r), t = SG_T_TWICE(SG_T_FN(mul)(r, z), SG_T_INTERNAL(own_twice_poly)(z, c, 6), r);
    const SG_T_I32 odd = SG_T_I32_FN(and)(SG_T_TO_I32(n), SG_T_CONST_I32(1));
    const SG_T_VALUE up = SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(eq)(odd, SG_T_CONST_I32(0)), t, SG_T_FN(sub)(zero, one));
    return SG_T_FN(div)(up, SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(eq)(odd, SG_T_CONST_I32(0)), one, t));
}
SG_INLINE SG_T_VALUE SG_T_FN(native_tan)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x);
    SG_T_NATIVE_FAR(SG_T_INTERNAL(native_near_tan)(x), SG_T_FN(tan))
}
#undef SG_T_NATIVE_FAR
#undef SG_T_NATIVE_NEAR

/* the arc tangent of t, from 0 to 1 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(native_angle)(SG_T_VALUE t) {
    static const float c[] = {-0x1.5552dep-2f, 0x1.99127cp-3f, -0x1.1f916ap-3f, 0x1.985134p-4f, -0x1.ed3512p-5f, 0x1.95465p-6f, -0x1.3c158p-8f};
    const SG_T_VALUE z = SG_T_FN(mul)(t, t);
    return SG_T_TWICE(SG_T_FN(mul)(t, z), SG_T_INTERNAL(own_twice_poly)(z, c, 7), t);
}
SG_INLINE SG_T_VALUE SG_T_FN(native_atan)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), one = SG_T_CONST(1);
    const SG_T_VALUE p = SG_T_INTERNAL(native_angle)(SG_T_FN(div)(SG_T_FN(min)(one, a), SG_T_FN(max)(one, a)));
    return SG_T_INTERNAL(own_sign)(SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(one, a), SG_T_FN(sub)(SG_T_CONST(0x1.921fb6p+0f), p), p), x);
}
/* of two zeros the quotient counts as 0, of two infinities as 1 */
SG_INLINE SG_T_VALUE SG_T_FN(native_atan2)(SG_T_VALUE y, SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(y), b = SG_T_INTERNAL(own_abs)(x), zero = SG_T_FN(zero)(), one = SG_T_CONST(1);
    const SG_T_VALUE low = SG_T_FN(min)(b, a), high = SG_T_FN(max)(a, b);
    SG_T_VALUE t = SG_T_FN(div)(low, high), p;
    t = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(low, high), SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(low, zero), zero, one), t);
    p = SG_T_INTERNAL(native_angle)(t);
    p = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(b, a), SG_T_FN(sub)(SG_T_CONST(0x1.921fb6p+0f), p), p);
    p = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(SG_T_INTERNAL(own_sign)(one, x), zero), SG_T_FN(sub)(SG_T_CONST(0x1.921fb6p+1f), p), p);
    return SG_T_INTERNAL(own_sign)(p, y);
}

/* asin(a) for a up to 1/2. From there on twice the arc sine of sqrt((1 - a) / 2), which is pi / 2 - asin(a). a = |x|. With s = a, or twice that root,
 * both are s + s * z * p(z): z is 4 * a * a up to 1/2, and then 2 - 2 * a, whichever is less. So c is divided by 4, 16, .. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(native_arc)(SG_T_VALUE a) {
    static const float c[] = {0x1.554fa2p-5f, 0x1.34dc56p-8f, 0x1.47f5c4p-11f, 0x1.993a88p-13f};
    const SG_T_VALUE half = SG_T_CONST(0.5f), twice = SG_T_FN(add)(a, a), other = SG_T_FN(sub)(SG_T_CONST(2), twice);
    const SG_T_VALUE z = SG_T_FN(min)(SG_T_FN(mul)(twice, twice), other), s = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), a, SG_T_FN(sqrt)(other));
    return SG_T_TWICE(SG_T_FN(mul)(s, z), SG_T_INTERNAL(own_twice_poly)(z, c, 4), s);
}
SG_INLINE SG_T_VALUE SG_T_FN(native_asin)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), half = SG_T_CONST(0.5f), p = SG_T_INTERNAL(native_arc)(a);
    return SG_T_INTERNAL(own_sign)(SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), p, SG_T_FN(sub)(SG_T_CONST(0x1.921fb6p+0f), p)), x);
}
SG_INLINE SG_T_VALUE SG_T_FN(native_acos)(SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), half = SG_T_CONST(0.5f), p = SG_T_INTERNAL(native_arc)(a);
    const SG_T_VALUE low = SG_T_FN(sub)(SG_T_CONST(0x1.921fb6p+0f), SG_T_INTERNAL(own_flip)(p, x));
    const SG_T_VALUE high = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, SG_T_FN(zero)()), SG_T_FN(sub)(SG_T_CONST(0x1.921fb6p+1f), p), p);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), low, high);
}

/* the first bits of x, so that products with other short numbers are exact */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(native_head)(SG_T_VALUE x, uint32_t bits) {
    return SG_T_FROM_I32(SG_T_I32_FN(and)(SG_T_TO_I32(x), SG_T_CONST_I32(-(1 << (24 - bits)))));
}
/* 2^(y * log2(a)), for a normal number a. *power is about y * log2(a); the result counts only if that is less than 126 in magnitude. Of log2(a)
 * some 30 bits are needed, since y * log2(a) has 7 bits before the point. a = 2^k * (1 + d), 1 + d is from 2^(-1/4) to 2^(3/4), and c is 1, or near
 * sqrt(2) for the upper half of these: log2(1 + d) = log2(c) + 2 / log(2) * atanh(s), with s = (1 + d - c) / (1 + d + c). c was searched for: log2(c)
 * has 16 bits, but for 2^-35. The chain of steps that need each other takes longer than all steps side by side, so it is kept short. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(native_power)(SG_T_VALUE a, SG_T_VALUE y, SG_T_VALUE *power) {
    static const float l[] = {0x1.ec709ep-1f, 0x1.27752p-1f, 0x1.aa25e4p-2f};
    const SG_T_VALUE one = SG_T_CONST(1), zero = SG_T_FN(zero)(), factor = SG_T_CONST(0x1.716p+1f); /* 2 / log(2) */
    const SG_T_VALUE magic = SG_T_CONST(12582912.0f); /* 1.5 * 2^23 */
    const SG_T_I32 k = SG_T_I32_FN(shr_n)(SG_T_I32_FN(sub)(SG_T_TO_I32(a), SG_T_CONST_I32(0x3f5744fd)), 23);
    const SG_T_I32 m = SG_T_I32_FN(sub)(SG_T_TO_I32(a), SG_T_I32_FN(shl_n)(k, 23)), root = SG_T_CONST_I32(0x3f9837f0); /* 1 + d, 2^(1/4) */
    const SG_T_VALUE c_less_1 = SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(lt)(root, m), SG_T_CONST(0x1.a84edp-2f), zero);
    const SG_T_VALUE c_more_1 = SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(lt)(root, m), SG_T_CONST(0x1.3509dap+1f), SG_T_CONST(2));
    const SG_T_VALUE log_c = SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(lt)(root, m), SG_T_CONST(0x1.0014p-1f), zero);
    /* s = s1 + s2, where s1 has 11 bits; down1 + down2 is the sum before it was rounded, and each has at most 13; quotient is s, less exact */
    const SG_T_VALUE d = SG_T_FN(sub)(SG_T_FROM_I32(m), one), f = SG_T_FN(sub)(d, c_less_1), down = SG_T_FN(add)(d, c_more_1);
    const SG_T_VALUE up = SG_T_FN(div)(one, down), quotient = SG_T_FN(mul)(f, up);
    const SG_T_VALUE s1 = SG_T_INTERNAL(native_head)(quotient, 11), down1 = SG_T_INTERNAL(native_head)(down, 13), z = SG_T_FN(mul)(quotient, quotient);
    const SG_T_VALUE minus = SG_T_INTERNAL(own_flip)(s1, SG_T_CONST(-1)), down2 = SG_T_FN(sub)(d, SG_T_FN(sub)(down1, c_more_1));
    const SG_T_VALUE s2 = SG_T_FN(mul)(SG_T_EXACT(minus, down2, SG_T_EXACT(minus, down1, f)), up), cube = SG_T_FN(mul)(quotient, z);
    /* the logarithm is high + low */
    const SG_T_VALUE whole = SG_T_FN(add)(SG_PASTE2(sg_convert_f32_i32x, SG_XT_)(k), log_c), sum = SG_T_EXACT(s1, factor, whole);
    const SG_T_VALUE lost = SG_T_EXACT(s1, factor, SG_T_FN(sub)(whole, sum)), high = SG_T_INTERNAL(native_head)(sum, 12);
    const SG_T_VALUE rest = SG_T_TWICE(s2, SG_T_CONST(0x1.715476p+1f), SG_T_FN(mul)(s1, SG_T_CONST(-0x1.7135a8p-12f)));
    const SG_T_VALUE low = SG_T_FN(add)(SG_T_TWICE(cube, SG_T_INTERNAL(own_twice_poly)(z, l, 3), rest), SG_T_FN(add)(lost, SG_T_FN(sub)(sum, high)));
    /* y times it is p + q, and n + r */
    const SG_T_VALUE y1 = SG_T_INTERNAL(native_head)(y, 12), p = SG_T_FN(mul)(y1, high), q = SG_T_TWICE(y, low, SG_T_FN(mul)(SG_T_FN(sub)(y, y1), high));
    const SG_T_VALUE n = SG_T_FN(keep)(SG_T_TWICE(y, SG_T_TWICE(cube, SG_T_CONST(l[0]), sum), magic));
    const SG_T_VALUE r = SG_T_FN(add)(SG_T_FN(sub)(p, SG_T_FN(keep)(SG_T_FN(sub)(n, magic))), q), r2 = SG_T_FN(mul)(r, r);
    /* 2^r */
    const SG_T_VALUE e1 = SG_T_TWICE(r, SG_T_CONST(0x1.ebfbd6p-3f), SG_T_CONST(0x1.62e43p-1f)), e3 = SG_T_TWICE(r, SG_T_CONST(0x1.3b31c6p-7f), SG_T_CONST(0x1.c6af6p-5f));
    const SG_T_VALUE e5 = SG_T_TWICE(r, SG_T_CONST(0x1.3f14bap-13f), SG_T_CONST(0x1.5f1aeep-10f));
    const SG_T_VALUE e = SG_T_TWICE(SG_T_FN(mul)(r, r2), SG_T_TWICE(r2, e5, e3), SG_T_TWICE(r, e1, one));
    *power = p;
    return SG_T_FROM_I32(SG_T_I32_FN(add)(SG_T_TO_I32(e), SG_T_I32_FN(shl_n)(SG_T_TO_I32(n), 23)));
}
/* the exact function where x is not a positive normal number, or the result might not be one */
SG_INLINE SG_T_VALUE SG_T_FN(native_pow)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    SG_T_VALUE edge = SG_T_MASK_FN(select)(SG_T_MASK_FN(le)(SG_T_CONST(0x1p-126f), x), x, inf), power;
    const SG_T_VALUE r = SG_T_INTERNAL(native_power)(x, y, &power);
    edge = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(SG_T_INTERNAL(own_abs)(power), SG_T_CONST(125)), edge, inf);
    if (SG_LIKELY(!SG_T_ANY(SG_T_MASK_FN(le)(inf, edge)))) return r;
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(edge, inf), r, SG_T_FN(pow)(x, y));
}
