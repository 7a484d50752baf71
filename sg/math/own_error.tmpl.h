/* SPDX-License-Identifier: MIT */
/* The error function. */
#ifndef SG_T_FMA
#error "sg: own_error.tmpl.h is included by own.tmpl.h"
#endif

/* x * a polynomial up to 0.8125. Beyond it 1 - 2^p, which is 1 from 4 on. p is a polynomial in u = x - 0x1.0785p+0. Where the last place
 * of p is seen in the result, u is exact and small; and where u is 0, the true p is an f32 number but for 2^-11 of its last place. So
 * hardly anything is lost if n, the integer nearest to p, is taken from that number first. */
SG_INLINE SG_T_VALUE SG_T_FN(erf)(SG_T_VALUE x) {
    static const float inner[] = {0x1.06eba8p-3f, -0x1.81270cp-2f, 0x1.ce2122p-4f, -0x1.b6f3ap-6f, 0x1.49ca34p-8f, -0x1.453aa8p-11f};
    static const float c[] = {-0x1.f07daap+1f, -0x1.38b7c4p+0f, -0x1.dd7a92p-5f, 0x1.cb8abp-7f, -0x1.620e6ep-9f, 0x1.3a4144p-12f};
    static const float e[] = {1, 0x1.62e43p-1f, 0x1.ebfbdcp-3f, 0x1.c6aee8p-5f, 0x1.3b2d4ep-7f, 0x1.5f3ef2p-10f, 0x1.41fbcp-13f};
    const SG_T_VALUE a = SG_T_FN(min)(SG_T_CONST(4), SG_T_INTERNAL(own_abs)(x)), first = SG_T_CONST(-0x1.640192p+1f);
    const SG_T_VALUE z = SG_T_FN(mul)(a, a), low = SG_T_INTERNAL(own_fused_value)(a, SG_T_INTERNAL(own_poly)(z, inner, 6, 0x0fffffff), a);
    const SG_T_VALUE u = SG_T_FN(sub)(a, SG_T_CONST(0x1.0785p+0f)), p = SG_T_INTERNAL(own_poly)(u, c, 6, 0x10000000);
    const SG_T_VALUE n = SG_T_TO_POWER(SG_T_INTERNAL(own_fused_value)(u, p, first));
    const SG_T_VALUE r = SG_T_INTERNAL(own_fused_value)(u, p, SG_T_FN(sub)(first, SG_T_FROM_POWER(n)));
    const SG_T_VALUE high = SG_T_FN(sub)(SG_T_CONST(1), SG_T_INTERNAL(own_scale)(SG_T_INTERNAL(own_poly)(r, e, 7, 0x10000000), n));
    return SG_T_INTERNAL(own_sign)(SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, SG_T_CONST(0.8125f)), low, high), x);
}
/* e^(-a * a) * t * q(t) with t = 1 / (a + 3), in f64 lanes; from 10.125 on it is 0. t is computed in f32 and improved by one step of
 * Newton's method, because a division of f64 takes as long as 10 other operations. Never fused, since tests/accuracy/bits.c tries only
 * a small sample of arguments. */
SG_INLINE SG_T_VALUE SG_T_FN(erfc)(SG_T_VALUE x) {
    static const double q[] = {
        0x1.20df4a5a535a4p-1, 0x1.b102dc562d544p0, 0x1.357d6cc5e5a68p2, 0x1.7ad7d3c65c4dfp3, 0x1.5748957106f33p5, -0x1.8f36e9235117ep5,
        0x1.d2d040a6d66e6p9, -0x1.d883748424448p11, 0x1.a2cb301753deap13, -0x1.cc62170d7e1b5p14, 0x1.00e68ae1aaeffp15,
        -0x1.cb4f5f8a69afcp13};
    /* e^-r */
    static const double e[] = {1, -0x1.000000015fbd6p0, 0x1.0000004369e0bp-1, -0x1.55555293001dbp-3, 0x1.55548002119dbp-5,
                               -0x1.1113b316b3dfap-7, 0x1.6d968fc22b359p-10, -0x1.9ddab86328d9dp-13};
    const SG_T_VALUE inside = SG_T_INTERNAL(own_within)(x, -10.125f, 10.125f), a = SG_T_INTERNAL(own_abs)(inside);
    const SG_T_F64 w = SG_T_WIDE(inside), square = SG_T_F64_FN(mul)(w, w), magic = SG_T_F64_CONST(SG_T_MAGIC64);
    const SG_T_F64 n = SG_T_F64_FN(keep)(SG_T_APART(square, SG_T_F64_CONST(-0x1.71547652b82fep+0), magic));
    const SG_T_F64 k = SG_T_F64_FN(keep)(SG_T_F64_FN(sub)(n, magic));
    const SG_T_F64 r = SG_T_MAD(k, SG_T_F64_CONST(SG_T_LN2_HI64), square); /* the product is exact */
    const SG_T_F64 first = SG_T_WIDE(SG_T_FN(div)(SG_T_CONST(1), SG_T_FN(add)(a, SG_T_CONST(3))));
    SG_T_F64 t, p;
    t = SG_T_F64_FN(mul)(first, SG_T_F64_FN(add)(SG_T_WIDE(a), SG_T_F64_CONST(3)));
    t = SG_T_F64_FN(mul)(first, SG_T_F64_FN(sub)(SG_T_F64_CONST(2), t));
    /* what is added to the exponent of a NaN may make a number of it: t makes it NaN again */
    p = SG_T_FROM_U64(SG_T_U64_FN(add)(SG_T_TO_U64(SG_T_INTERNAL(apart_poly)(r, e, 8)), SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 52)));
    p = SG_T_F64_FN(mul)(SG_T_F64_FN(mul)(p, t), SG_T_INTERNAL(apart_poly)(t, q, 12));
    p = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(w, SG_T_F64_FN(zero)()), SG_T_F64_FN(sub)(SG_T_F64_CONST(2), p), p);
    return SG_T_NARROW(p);
}
#undef SG_T_POWER
#undef SG_T_TO_POWER
#undef SG_T_FROM_POWER
