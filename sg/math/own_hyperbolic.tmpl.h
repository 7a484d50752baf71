/* SPDX-License-Identifier: MIT */
/* Hyperbolic functions and their inverses, in f64 lanes. */
#ifndef SG_T_MAD
#error "sg: own_hyperbolic.tmpl.h is included by own.tmpl.h"
#endif

/* a = n * log(2) + r. cosh(a) and sinh(a) follow from cosh and sinh of r and of n * log(2); the latter two are (2^n + 2^-n) / 2 and
 * (2^n - 2^-n) / 2. */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_hyperbolic)(SG_T_F64 a, SG_T_F64 *sine) {
    static const double s[] = {
        0x1.5555555555559p-3, 0x1.111111110f656p-7, 0x1.a01a01b002735p-13, 0x1.71ddf8139994p-19, 0x1.af5f2251299e4p-26};
    static const double c[] = {
        0x1.000000000000bp-1, 0x1.5555555550267p-5, 0x1.6c16c1853d54dp-10, 0x1.a0199791d7042p-16, 0x1.28af751d7696ap-22};
    SG_T_F64 r, z, sr, cr, sn, cn, up, down;
    const SG_T_F64 n = SG_T_INTERNAL(wide_exp_begin)(a, &r), half = SG_T_F64_CONST(0.5);
    z = SG_T_F64_FN(mul)(r, r);
    sr = SG_T_MAD(SG_T_F64_FN(mul)(r, z), SG_T_INTERNAL(wide_poly)(z, s, 5), r);
    cr = SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, c, 5), SG_T_F64_CONST(1));
    up = SG_T_F64_FN(mul)(SG_T_INTERNAL(wide_power)(n), half);
    down = SG_T_FROM_U64(SG_T_U64_FN(sub)(SG_T_U64_CONST((uint64_t)2044 << 52), SG_T_TO_U64(up)));
    cn = SG_T_F64_FN(add)(up, down);
    sn = SG_T_F64_FN(sub)(up, down);
    *sine = SG_T_MAD(sn, cr, SG_T_F64_FN(mul)(cn, sr));
    return SG_T_MAD(sn, sr, SG_T_F64_FN(mul)(cn, cr));
}
/* |x| is limited to 90, where f32 is infinite already, and to 20 in tanh, where the result is 1 already. NaN stays NaN. */
SG_INLINE SG_T_VALUE SG_T_FN(sinh)(SG_T_VALUE x) {
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x);
    SG_T_F64 sine;
    (void)SG_T_INTERNAL(wide_hyperbolic)(SG_T_WIDE(SG_T_FN(min)(SG_T_CONST(90), size)), &sine);
    return SG_T_INTERNAL(own_sign)(SG_T_INTERNAL(own_but)(SG_T_NARROW(sine), size, 0x1.250bfep-11f, 0x1.250bfep-11f), x);
}
SG_INLINE SG_T_VALUE SG_T_FN(cosh)(SG_T_VALUE x) {
    SG_T_F64 sine;
    return SG_T_NARROW(SG_T_INTERNAL(wide_hyperbolic)(SG_T_WIDE(SG_T_FN(min)(SG_T_CONST(90), SG_T_INTERNAL(own_abs)(x))),
         &sine));
}
SG_INLINE SG_T_VALUE SG_T_FN(tanh)(SG_T_VALUE x) {
    SG_T_F64 sine;
    const SG_T_F64 cosine = SG_T_INTERNAL(wide_hyperbolic)(SG_T_WIDE(SG_T_FN(min)(SG_T_CONST(20),
         SG_T_INTERNAL(own_abs)(x))), &sine);
    return SG_T_INTERNAL(own_sign)(SG_T_NARROW(SG_T_F64_FN(div)(sine, cosine)), x);
}

/* log(1 + a + (sqrt(a * a + 1) - 1)). An infinite a gives NaN on the way, so the last line selects size there. */
SG_INLINE SG_T_VALUE SG_T_FN(asinh)(SG_T_VALUE x) {
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x), inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    const SG_T_F64 a = SG_T_WIDE(size), one = SG_T_F64_CONST(1), z = SG_T_F64_FN(mul)(a, a);
    const SG_T_F64 more = SG_T_F64_FN(div)(z, SG_T_F64_FN(add)(one, SG_T_F64_FN(sqrt)(SG_T_F64_FN(add)(z, one))));
    SG_T_VALUE r = SG_T_NARROW(SG_T_INTERNAL(wide_log1p)(SG_T_F64_FN(add)(a, more)));
    r = SG_T_INTERNAL(own_but)(r, size, 0x1.bacb4ap+24f, 0x1.1e0696p+4f);
    r = SG_T_INTERNAL(own_but)(r, size, 0x1.b121a6p+75f, 0x1.a9a3f2p+5f);
    r = SG_T_INTERNAL(own_but)(r, size, 0x1.6351d8p+94f, 0x1.08b512p+6f);
    return SG_T_INTERNAL(own_sign)(SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(size, inf), size, r), x);
}
/* t = x - 1: log(1 + t + sqrt(t * (t + 2))) */
SG_INLINE SG_T_VALUE SG_T_FN(acosh)(SG_T_VALUE x) {
    const SG_T_VALUE inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    const SG_T_F64 t = SG_T_F64_FN(sub)(SG_T_WIDE(x), SG_T_F64_CONST(1));
    const SG_T_F64 root = SG_T_F64_FN(sqrt)(SG_T_F64_FN(mul)(t, SG_T_F64_FN(add)(t, SG_T_F64_CONST(2))));
    SG_T_VALUE r = SG_T_NARROW(SG_T_INTERNAL(wide_log1p)(SG_T_F64_FN(add)(t, root)));
    r = SG_T_INTERNAL(own_but)(r, x, 0x1.b121a6p+75f, 0x1.a9a3f2p+5f);
    r = SG_T_INTERNAL(own_but)(r, x, 0x1.6351d8p+94f, 0x1.08b512p+6f);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, inf), x, r);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, SG_T_CONST(1)), SG_T_FN(sub)(inf, inf), r);
}
/* log((1 + a) / (1 - a)) / 2. With 2^k next to the quotient, that is k * log(2) / 2 + atanh(s), where s is the difference of 1 + a and
 * 2^k * (1 - a) over their sum; |s| is up to 1/5. a has 24 bits, so its products with 1 + 2^k and 1 - 2^k are exact. */
SG_INLINE SG_T_VALUE SG_T_FN(atanh)(SG_T_VALUE x) {
    static const double c[] = {
        0x1.5555555555773p-2, 0x1.99999998f1715p-3, 0x1.249249b1b1f95p-3, 0x1.c71c01a6b3571p-4, 0x1.7474d8d522d27p-4,
        0x1.385390f326d9ep-4, 0x1.3ab8d26272597p-4};
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x), one = SG_T_CONST(1), inf = SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000));
    /* the difference of the exponents, and of the mantissas behind them, rounded to a whole number; k in the bits of an exponent */
    const SG_T_I32 quotient = SG_T_I32_FN(sub)(SG_T_TO_I32(SG_T_FN(add)(one, size)), SG_T_TO_I32(SG_T_FN(sub)(one, size)));
    const SG_T_I32 k = SG_T_I32_FN(and)(SG_T_I32_FN(add)(quotient, SG_T_CONST_I32(0x400000)), SG_T_CONST_I32(-0x800000));
    const SG_T_F64 power = SG_T_WIDE(SG_T_FROM_I32(SG_T_I32_FN(add)(k, SG_T_TO_I32(one))));
    const SG_T_F64 shift = SG_T_WIDE(SG_PASTE2(sg_convert_f32_i32x, SG_XT_)(k)), a = SG_T_WIDE(size);
    const SG_T_F64 plus = SG_T_F64_FN(add)(SG_T_F64_CONST(1), power), minus = SG_T_F64_FN(sub)(SG_T_F64_CONST(1), power);
    const SG_T_F64 s = SG_T_F64_FN(div)(SG_T_MAD(a, plus, minus), SG_T_MAD(a, minus, plus)), z = SG_T_F64_FN(mul)(s, s);
    const SG_T_F64 tail = SG_T_MAD(SG_T_F64_FN(mul)(s, z), SG_T_INTERNAL(wide_poly)(z, c, 7),
         SG_T_F64_FN(mul)(shift, SG_T_F64_CONST(SG_T_LN2_LO64 / 0x1p24)));
    const SG_T_VALUE r = SG_T_NARROW(SG_T_MAD(shift, SG_T_F64_CONST(SG_T_LN2_HI64 / 0x1p24), SG_T_F64_FN(add)(s, tail)));
    const SG_T_VALUE edge = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(size, one), inf, SG_T_FN(sub)(inf, inf));
    return SG_T_INTERNAL(own_sign)(SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(size, one), r, edge), x);
}
