/* SPDX-License-Identifier: MIT */
/* Powers and roots. */
#ifndef SG_T_FMA
#error "sg: own_power.tmpl.h is included by own.tmpl.h"
#endif

/* A third of the bits is a third of the exponent, near enough for two steps of Halley's method; the third one takes the
 * cube exactly. Scaled so that nothing over- or underflows. */
SG_INLINE SG_T_T SG_T_F(cbrt)(SG_T_T x) {
    const SG_T_T a = SG_T_IN(own_abs)(x), least = SG_T_K(0x1p-100f), zero = SG_T_F(zero)(), inf = SG_T_FLOAT(SG_T_KI(0x7f800000));
    const SG_T_T b = SG_T_F(mul)(a, SG_T_M(select)(SG_T_M(lt)(a, least), SG_T_K(0x1p48f), SG_T_K(0x1p-3f)));
    const SG_T_T bits = SG_PASTE2(sg_convert_f32_i32x, SG_T_S)(SG_T_BITS(b));
    const SG_T_T third = SG_T_FMA(bits, SG_T_K(1.0f / 3), SG_T_K(0x1.510cap+29f)); /* 2 / 3 of the bits of 1, a little less */
    SG_T_T y = SG_T_FLOAT(SG_PASTE2(sg_convert_i32_f32x, SG_T_S)(third)), square, cube, lost;
    for (int step = 0; step < 2; step++) {
        cube = SG_T_F(mul)(SG_T_F(mul)(y, y), y);
        y = SG_T_F(mul)(y, SG_T_F(div)(SG_T_FMA(b, SG_T_K(2), cube), SG_T_FMA(cube, SG_T_K(2), b)));
    }
    square = SG_T_F(mul)(y, y);
    lost = SG_T_FMA(y, y, SG_T_F(sub)(zero, square));
    lost = SG_T_FMA(lost, y, SG_T_FMA(square, y, SG_T_F(sub)(zero, b)));
    y = SG_T_F(sub)(y, SG_T_F(div)(lost, SG_T_F(mul)(square, SG_T_K(3))));
    y = SG_T_F(mul)(y, SG_T_M(select)(SG_T_M(lt)(a, least), SG_T_K(0x1p-16f), SG_T_K(2)));
    y = SG_T_M(select)(SG_T_M(eq)(a, zero), a, SG_T_M(select)(SG_T_M(lt)(a, inf), y, a));
    return SG_T_IN(own_sign)(y, x);
}

/* scaled by about the power of two of the larger one, exactly */
SG_INLINE SG_T_T SG_T_F(hypot)(SG_T_T x, SG_T_T y) {
    const SG_T_T a = SG_T_IN(own_abs)(x), b = SG_T_IN(own_abs)(y), inf = SG_T_FLOAT(SG_T_KI(0x7f800000));
    const SG_T_T high = SG_T_M(select)(SG_T_M(lt)(a, b), b, a), low = SG_T_M(select)(SG_T_M(lt)(a, b), a, b);
    const SG_T_I exponent = SG_T_IF(and)(SG_T_BITS(high), SG_T_KI(0x7f800000));
    const SG_T_I power = SG_T_IF(min)(SG_T_KI(0x7e800000), SG_T_IF(max)(SG_T_KI(0x00800000), exponent));
    const SG_T_T down = SG_T_FLOAT(SG_T_IF(sub)(SG_T_KI(0x7f000000), power));
    const SG_T_T p = SG_T_F(mul)(high, down), q = SG_T_F(mul)(low, down);
    const SG_T_T r = SG_T_F(mul)(SG_T_F(sqrt)(SG_T_FMA(p, p, SG_T_F(mul)(q, q))), SG_T_FLOAT(power));
    return SG_T_M(select)(SG_T_M(eq)(a, inf), a, SG_T_M(select)(SG_T_M(eq)(b, inf), b, r));
}

/* 2^(y * log2(|x|)) in f64, whose last places f32 does not see; then what C says of signs, zeros, infinities and NaN */
#define SG_T_D(op) SG_PASTE2(sg_##op##_f64x, SG_T_S)
#define SG_T_DT SG_PASTE2(sg_f64x, SG_T_S)
#define SG_T_U64(op) SG_PASTE2(sg_##op##_u64x, SG_T_S)
#define SG_T_WIDE(x) SG_PASTE2(sg_convert_f64_f32x, SG_T_S)(x)
#define SG_T_POLY64 SG_PASTE3(sg_own_poly_f64x, SG_T_S, _)
SG_INLINE SG_T_DT SG_T_POLY64(SG_T_DT x, const double *c, uint32_t n) {
    SG_T_DT p = SG_T_D(splat)(c[n - 1]);
    SG_UNROLL(16)
    for (uint32_t k = n - 1; k-- > 0;) p = SG_T_D(fma)(p, x, SG_T_D(splat)(c[k]));
    return p;
}
SG_INLINE SG_T_T SG_T_IN(own_pow)(SG_T_T a, SG_T_T y) {
    static const double l[] = {0x1.71547652b825p+1,   0x1.ec709dc53fcfep-1, 0x1.2776c28ea4949p-1,
                               0x1.a61a32c2e865cp-2, 0x1.4794a8bffeb45p-2, 0x1.21bb161271dd3p-2};
    static const double e[] = {0x1.0000000263ddfp+0,  0x1.62e430c889363p-1, 0x1.ebfbdad90dfc1p-3, 0x1.c6aed3e218be9p-5,
                               0x1.3b2dbd0c3a7e3p-7, 0x1.5f45d7b75b17dp-10, 0x1.41d31a213a49ep-13};
    const SG_T_DT magic = SG_T_D(splat)(6755399441055744.0); /* 1.5 * 2^52 */
    SG_T_T k;
    const SG_T_DT f = SG_T_WIDE(SG_T_IN(own_log_begin)(a, &k));
    /* log2(1 + f) = 2 / log(2) * atanh(s) */
    const SG_T_DT s = SG_T_D(div)(f, SG_T_D(add)(f, SG_T_D(splat)(2)));
    SG_T_DT p = SG_T_D(fma)(s, SG_T_POLY64(SG_T_D(mul)(s, s), l, 6), SG_T_WIDE(k)), n;
    p = SG_T_D(mul)(p, SG_T_WIDE(y));
    p = SG_T_D(min)(SG_T_D(splat)(160), SG_T_D(max)(SG_T_D(splat)(-160), p)); /* beyond every result */
    n = SG_T_D(keep)(SG_T_D(add)(p, magic)); /* kept: -ffast-math would not round it */
    p = SG_T_POLY64(SG_T_D(sub)(p, SG_T_D(keep)(SG_T_D(sub)(n, magic))), e, 7);
    p = SG_PASTE2(sg_as_f64_u64x, SG_T_S)(SG_T_U64(add)(
        SG_PASTE2(sg_as_u64_f64x, SG_T_S)(p), SG_T_U64(shl_n)(SG_PASTE2(sg_as_u64_f64x, SG_T_S)(n), 52)));
    return SG_PASTE2(sg_convert_f32_f64x, SG_T_S)(p);
}
SG_INLINE SG_T_T SG_T_F(pow)(SG_T_T x, SG_T_T y) {
    const SG_T_T a = SG_T_IN(own_abs)(x), one = SG_T_K(1), zero = SG_T_F(zero)(), inf = SG_T_FLOAT(SG_T_KI(0x7f800000));
    const SG_T_T half = SG_T_F(mul)(y, SG_T_K(0.5f)), nan = SG_T_F(sub)(inf, inf);
    SG_T_T r = SG_T_IN(own_pow)(a, y), sign;
    r = SG_T_M(select)(SG_T_M(eq)(a, zero), SG_T_M(select)(SG_T_M(lt)(y, zero), inf, zero), r);
    r = SG_T_M(select)(SG_T_M(eq)(a, inf), SG_T_M(select)(SG_T_M(lt)(y, zero), zero, inf), r);
    r = SG_T_M(select)(SG_T_M(eq)(a, one), one, r); /* y may be infinite */
    /* an odd y keeps the sign of x, another one has none, one that is no integer no result for a negative number */
    sign = SG_T_M(select)(SG_T_M(eq)(SG_T_F(trunc)(half), half), zero, x);
    sign = SG_T_M(select)(SG_T_M(eq)(SG_T_F(trunc)(y), y), sign, zero);
    r = SG_T_IN(own_sign)(r, sign);
    r = SG_T_M(select)(SG_T_M(eq)(SG_T_F(trunc)(y), y), r,
                       SG_T_M(select)(SG_T_M(lt)(x, zero), SG_T_M(select)(SG_T_M(eq)(a, inf), r, nan), r));
    r = SG_T_M(select)(SG_T_M(eq)(x, x), SG_T_M(select)(SG_T_M(eq)(y, y), r, nan), nan);
    return SG_T_M(select)(SG_T_M(eq)(y, zero), one, SG_T_M(select)(SG_T_M(eq)(x, one), one, r));
}
#undef SG_T_D
#undef SG_T_DT
#undef SG_T_U64
#undef SG_T_WIDE
#undef SG_T_POLY64
