/* SPDX-License-Identifier: MIT */
/* Powers and roots. */
#ifndef SG_T_FMA
#error "sg: own_power.tmpl.h is included by own.tmpl.h"
#endif

/* a * y^2 with y = a^(-1/3), correctly rounded. Minus a third of the bits is about minus a third of the exponent; one step in f32 leaves an error
 * of 2^-12 in y, and a * y is still exact in f64, where a series in e = 1 - a * y^3 takes the rest away. y is negative here, so that
 * no sign has to be changed. For the step in f32 subnormal numbers are scaled. */
SG_INLINE SG_T_VALUE SG_T_FN(cbrt)(SG_T_VALUE x) {
    /* (1 - e)^(-2/3) = 1 + c[0] * e + c[1] * e^2 + ... */
    static const double c[] = {2.0 / 3, 5.0 / 9, 40.0 / 81, 110.0 / 243};
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), least = SG_T_CONST(0x1p-126f), inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    const SG_T_VALUE b = SG_T_FN(mul)(a, SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, least), SG_T_CONST(0x1p24f), SG_T_CONST(1)));
    const SG_T_VALUE bits = SG_PASTE2(sg_convert_f32_i32x, SG_XT_)(SG_T_TO_I32(b));
    SG_T_VALUE y = SG_T_FROM_I32(SG_PASTE2(sg_convert_i32_f32x, SG_XT_)(SG_T_TWICE(bits, SG_T_CONST(-1.0f / 3), SG_T_CONST(-0x1.5afp+29f)))), e, r;
    SG_T_F64 wide, product, off;
    e = SG_T_FN(mul_add)(SG_T_FN(mul)(SG_T_FN(mul)(b, y), y), y, SG_T_CONST(1));
    y = SG_T_FN(mul_add)(y, SG_T_FN(mul)(e, SG_T_FN(mul_add)(e, SG_T_CONST(0.223f), SG_T_CONST(0.3336f))), y);
    y = SG_T_FN(mul)(y, SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, least), SG_T_CONST(0x1p8f), SG_T_CONST(1)));
    wide = SG_T_WIDE(y);
    product = SG_T_F64_FN(mul)(SG_T_F64_FN(mul)(SG_T_WIDE(a), wide), wide);
    off = SG_T_MAD(product, wide, SG_T_F64_CONST(1));
    r = SG_T_NARROW(SG_T_MAD(SG_T_F64_FN(mul)(product, off), SG_T_INTERNAL(wide_poly)(off, c, 4), product));
    return SG_T_INTERNAL(own_sign)(SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(a, inf), a, r), x);
}

/* Both are scaled, exactly, by about the power of two of the larger one. The sum of squares is p * p + q * q or, where q is more than half of p,
 * 2 * p * q + (p - q) * (p - q). So the square that is rounded is the smaller part: two large parts, each rounded, would be off by more than a unit. */
SG_INLINE SG_T_VALUE SG_T_FN(hypot)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), b = SG_T_INTERNAL(own_abs)(y), inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    const SG_T_VALUE high = SG_T_FN(max)(b, a), low = SG_T_FN(min)(a, b);
    const SG_T_I32 exponent = SG_T_I32_FN(and)(SG_T_TO_I32(high), SG_T_CONST_I32(0x7f800000));
    const SG_T_I32 power = SG_T_I32_FN(min)(SG_T_CONST_I32(0x7e800000), SG_T_I32_FN(max)(SG_T_CONST_I32(0x00800000), exponent));
    const SG_T_VALUE down = SG_T_FROM_I32(SG_T_I32_FN(sub)(SG_T_CONST_I32(0x7f000000), power));
    const SG_T_VALUE p = SG_T_FN(mul)(high, down), q = SG_T_FN(mul)(low, down), twice = SG_T_FN(add)(q, q);
    const SG_T_VALUE one = SG_T_FN(max)(twice, p);
    const SG_T_VALUE part = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(p, twice), SG_T_FN(sub)(p, q), q);
    const SG_T_VALUE r = SG_T_FN(mul)(SG_T_FN(sqrt)(SG_T_FMA(p, one, SG_T_FN(mul)(part, part))), SG_T_FROM_I32(power));
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(a, inf), a, SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(b, inf), b, r));
}

/* 2^(y * log2(|x|)), computed in f64, whose last places f32 does not show. pow then sets what C says for signs, zeros,
 * infinities and NaN. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_pow)(SG_T_VALUE a, SG_T_VALUE y) {
    static const double l[] = {0x1.71547652b825p+1,   0x1.ec709dc53fcfep-1, 0x1.2776c28ea4949p-1,
                               0x1.a61a32c2e865cp-2, 0x1.4794a8bffeb45p-2, 0x1.21bb161271dd3p-2};
    static const double e[] = {0x1.0000000263ddfp+0,  0x1.62e430c889363p-1, 0x1.ebfbdad90dfc1p-3, 0x1.c6aed3e218be9p-5,
                               0x1.3b2dbd0c3a7e3p-7, 0x1.5f45d7b75b17dp-10, 0x1.41d31a213a49ep-13};
    const SG_T_F64 magic = SG_T_F64_FN(splat)(6755399441055744.0); /* 1.5 * 2^52 */
    SG_T_VALUE k;
    const SG_T_F64 f = SG_T_WIDE(SG_T_INTERNAL(own_log_begin)(a, 0x3f2aaaab, &k)); /* 2 / 3 */
    /* log2(1 + f) = 2 / log(2) * atanh(s) */
    const SG_T_F64 s = SG_T_F64_FN(div)(f, SG_T_F64_FN(add)(f, SG_T_F64_FN(splat)(2)));
    SG_T_F64 p = SG_T_APART(s, SG_T_INTERNAL(apart_poly)(SG_T_F64_FN(mul)(s, s), l, 6), SG_T_WIDE(k)), n;
    p = SG_T_F64_FN(mul)(p, SG_T_WIDE(y));
    p = SG_T_F64_FN(min)(SG_T_F64_FN(splat)(160), SG_T_F64_FN(max)(SG_T_F64_FN(splat)(-160), p)); /* the result is 0 or infinite beyond */
    n = SG_T_F64_FN(keep)(SG_T_F64_FN(add)(p, magic)); /* keep: -ffast-math would simplify n - magic and not round */
    p = SG_T_INTERNAL(apart_poly)(SG_T_F64_FN(sub)(p, SG_T_F64_FN(keep)(SG_T_F64_FN(sub)(n, magic))), e, 7);
    return SG_T_NARROW(SG_T_FROM_U64(SG_T_U64_FN(add)(SG_T_TO_U64(p), SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 52))));
}
/* Takes r = own_pow(|x|, y) and corrects it where x is not a positive number or y is not a finite one. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_pow_edges)(SG_T_VALUE x, SG_T_VALUE y, SG_T_VALUE r) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), one = SG_T_CONST(1), zero = SG_T_FN(zero)(), inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    const SG_T_VALUE half = SG_T_FN(mul)(y, SG_T_CONST(0.5f)), nan = SG_T_FN(sub)(inf, inf);
    SG_T_VALUE sign;
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(a, zero), SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(y, zero), inf, zero), r);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(a, inf), SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(y, zero), zero, inf), r);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(a, one), one, r); /* y may be infinite */
    /* An odd y keeps the sign of x; an even y drops it. A negative x to a y that is not an integer gives NaN. */
    sign = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(SG_T_FN(trunc)(half), half), zero, x);
    sign = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(SG_T_FN(trunc)(y), y), sign, zero);
    r = SG_T_INTERNAL(own_sign)(r, sign);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(SG_T_FN(trunc)(y), y), r,
                       SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, zero), SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(a, inf), r, nan), r));
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, x), SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(y, y), r, nan), nan);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(y, zero), one, SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, one), one, r));
}
SG_INLINE SG_T_VALUE SG_T_FN(pow)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE zero = SG_T_FN(zero)(), inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000)), r = SG_T_INTERNAL(own_pow)(SG_T_INTERNAL(own_abs)(x), y);
    /* infinite where own_pow_edges is needed */
    SG_T_VALUE edge = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(zero, x), x, inf);
    edge = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(SG_T_INTERNAL(own_abs)(y), inf), edge, inf);
    if (SG_LIKELY(!SG_T_ANY(SG_T_MASK_FN(le)(inf, edge)))) return r;
    return SG_T_INTERNAL(own_pow_edges)(x, y, r);
}
