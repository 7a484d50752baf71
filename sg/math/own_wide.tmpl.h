/* SPDX-License-Identifier: MIT */
/* Parts of the f32 functions that compute in f64 lanes: polynomials, e^x and log(x). */
#ifndef SG_T_MAD
#error "sg: own_wide.tmpl.h is included by own.tmpl.h"
#endif

/* c[0] + c[1] * x + ... + c[n - 1] * x^(n - 1); the compiler may fuse product and sum */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_poly)(SG_T_F64 x, const double *c, uint32_t n) {
    SG_T_F64 p = SG_T_F64_CONST(c[n - 1]);
    SG_UNROLL(32)
    for (uint32_t k = n - 1; k-- > 0;) p = SG_T_MAD(p, x, SG_T_F64_CONST(c[k]));
    return p;
}
/* the same, never fused */
SG_INLINE SG_T_F64 SG_T_INTERNAL(apart_poly)(SG_T_F64 x, const double *c, uint32_t n) {
    SG_T_F64 p = SG_T_F64_CONST(c[n - 1]);
    SG_UNROLL(32)
    for (uint32_t k = n - 1; k-- > 0;) p = SG_T_APART(p, x, SG_T_F64_CONST(c[k]));
    return p;
}

/* 1.5 * 2^52. Adding it to a number of magnitude below 2^51 rounds that to an integer, which is then in the low bits. */
#define SG_T_MAGIC64 6755399441055744.0
/* log(2) in two parts. The first has 40 bits, so its product with an integer of 13 bits is exact. */
#define SG_T_LN2_HI64 0x1.62e42fefa4p-1
#define SG_T_LN2_LO64 -0x1.8432a1b0e2634p-43

/* x = n * log(2) + r. Returns n + SG_T_MAGIC64, and r in *r. */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_exp_begin)(SG_T_F64 x, SG_T_F64 *r) {
    const SG_T_F64 n = SG_T_F64_FN(keep)(SG_T_MAD(x, SG_T_F64_CONST(0x1.71547652b82fep+0), SG_T_F64_CONST(SG_T_MAGIC64)));
    const SG_T_F64 k = SG_T_F64_FN(keep)(SG_T_F64_FN(sub)(n, SG_T_F64_CONST(SG_T_MAGIC64)));
    *r = SG_T_MAD(k, SG_T_F64_CONST(-SG_T_LN2_LO64), SG_T_MAD(k, SG_T_F64_CONST(-SG_T_LN2_HI64), x));
    return n;
}
/* 2^n; the argument is n + SG_T_MAGIC64 */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_power)(SG_T_F64 n) {
    return SG_T_FROM_U64(SG_T_U64_FN(add)(SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 52), SG_T_U64_CONST((uint64_t)1023 << 52)));
}
/* e^r - 1 for |r| up to log(2) / 2 */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_expm1)(SG_T_F64 r) {
    static const double c[] = {
        0x1.0000000000001p-1, 0x1.5555555555558p-3, 0x1.5555555553cd6p-5, 0x1.111111110f8d9p-7, 0x1.6c16c178acd51p-10,
        0x1.a01a01afb87cdp-13, 0x1.a019b8b19b66ap-16, 0x1.71ddf782f2e42p-19, 0x1.2891da18cf433p-22, 0x1.af61c990026ap-26};
    return SG_T_MAD(SG_T_F64_FN(mul)(r, r), SG_T_INTERNAL(wide_poly)(r, c, 10), r);
}

/* u = 2^k * m, sqrt(1/2) <= m < sqrt(2). Returns k, and 2^-k in *s. */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_log_begin)(SG_T_F64 u, SG_T_F64 *s) {
    const SG_T_U64 t = SG_T_U64_FN(sub)(SG_T_TO_U64(u), SG_T_U64_CONST(0x3fe6a09e667f3bcd - ((uint64_t)1023 << 52)));
    const SG_T_U64 k = SG_T_U64_FN(shr_n)(t, 52);
    *s = SG_T_FROM_U64(SG_T_U64_FN(shl_n)(SG_T_U64_FN(sub)(SG_T_U64_CONST(2046), k), 52));
    /* keep: -ffast-math would multiply each of the two large numbers, and round */
    return SG_T_F64_FN(keep)(SG_T_F64_FN(sub)(SG_T_FROM_U64(SG_T_U64_FN(or)(k, SG_T_U64_CONST((uint64_t)0x433 << 52))),
         SG_T_F64_CONST(4503599627370496.0 + 1023)));
}
/* log(1 + f) = f + the result, for 1 + f from sqrt(1/2) to sqrt(2) */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_log_tail)(SG_T_F64 f) {
    static const double even[] = {
        0x1.555555555553ap-2, 0x1.99999999ab57p-3, 0x1.24924915ae8fp-3, 0x1.c71c7b212fc9dp-4, 0x1.745bb1b0e1f07p-4,
        0x1.3b2ea9abc66fdp-4, 0x1.1029ed0ca4005p-4, 0x1.e1d34af328e89p-5, 0x1.081f7e9956da9p-4};
    static const double odd[] = {
        -0x1.ffffffffffbc3p-3, -0x1.55555555d4b6cp-3, -0x1.ffffff67ad86cp-4, -0x1.9999c4b36d2c5p-4, -0x1.554eb9b582775p-4,
        -0x1.25252b2d3af5fp-4, -0x1.f1ceff8830775p-5, -0x1.0f0dbb5c5eef9p-4, -0x1.fa4b4c8a613dfp-6};
    const SG_T_F64 z = SG_T_F64_FN(mul)(f, f);
    const SG_T_F64 p = SG_T_MAD(f, SG_T_INTERNAL(wide_poly)(z, odd, 9), SG_T_INTERNAL(wide_poly)(z, even, 9));
    return SG_T_F64_FN(mul)(z, SG_T_MAD(f, p, SG_T_F64_CONST(-0.5)));
}
/* log(1 + t); log(t) if one_more. u is 1 + t, or t, rounded. */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_log_of)(SG_T_F64 u, SG_T_F64 t, int one_more) {
    SG_T_F64 s, f;
    const SG_T_F64 k = SG_T_INTERNAL(wide_log_begin)(u, &s);
    f = one_more ? SG_T_MAD(t, s, SG_T_F64_CONST(-1)) : SG_T_MAD(t, s, SG_T_F64_FN(sub)(s, SG_T_F64_CONST(1)));
    return SG_T_MAD(k, SG_T_F64_CONST(SG_T_LN2_HI64), SG_T_F64_FN(add)(f, SG_T_MAD(k, SG_T_F64_CONST(SG_T_LN2_LO64),
         SG_T_INTERNAL(wide_log_tail)(f))));
}
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_log1p)(SG_T_F64 t) {
    return SG_T_INTERNAL(wide_log_of)(SG_T_F64_FN(add)(t, SG_T_F64_CONST(1)), t, 0);
}
