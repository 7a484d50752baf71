/* SPDX-License-Identifier: MIT */
/* Circular functions in f64 lanes. x = n * pi + r, or n * pi / 2 + r, with n an integer. Up to SG_MATH_NEAR_ a part of pi
 * that has zeros at its end is taken away exactly; beyond, in a function of its own, x is multiplied by as much of 1 / pi as
 * its magnitude asks for. */
#ifndef SG_T_MAD
#error "sg: own_circular.tmpl.h is included by own.tmpl.h"
#endif

/* n with SG_T_MAGIC64 added, *to_r = x + shift * pi / pieces - n * pi / pieces */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_near)(SG_T_VALUE x, SG_T_F64 *to_r, double pieces, double shift) {
    const SG_T_F64 wide = SG_T_WIDE(x), magic = SG_T_F64_CONST(SG_T_MAGIC64),
         factor = SG_T_F64_CONST(0x1.45f306dc9c883p-2 * pieces);
    const SG_T_VALUE limit = SG_T_CONST(SG_MATH_NEAR_);
    SG_T_F64 n, k, r;
    if (shift > 0) n = SG_T_F64_FN(keep)(SG_T_F64_FN(add)(SG_T_MAD(wide, factor, SG_T_F64_CONST(shift)), magic));
    else n = SG_T_F64_FN(keep)(SG_T_MAD(wide, factor, magic));
    k = SG_T_F64_FN(keep)(SG_T_F64_FN(sub)(n, magic));
    if (shift > 0) k = SG_T_F64_FN(sub)(k, SG_T_F64_CONST(shift));
    r = SG_T_MAD(k, SG_T_F64_CONST(-0x1.921fb544p+1 / pieces), wide);
    r = SG_T_MAD(k, SG_T_F64_CONST(-0x1.0b4611a626331p-33 / pieces), r);
    if (SG_UNLIKELY(SG_T_ANY(SG_T_MASK_FN(le)(limit, SG_T_INTERNAL(own_abs)(x))))) {
        union { SG_T_F64 value; double lane[sizeof(SG_T_F64) / 8]; } far_x, far_n, far_r;
        far_x.value = wide;
        far_n.value = n;
        far_r.value = r;
        sg_math_far_(far_x.lane, far_n.lane, far_r.lane, SG_T_S, pieces, shift);
        n = far_n.value;
        r = far_r.value;
    }
    *to_r = r;
    return n;
}
/* x, its sign changed where n is odd */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_turn)(SG_T_F64 x, SG_T_F64 n) {
    return SG_T_FROM_U64(SG_T_U64_FN(xor)(SG_T_TO_U64(x), SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 63)));
}

/* |r| up to pi / 2; the product comes last, as a sum would lose the sign of 0 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(wide_sin)(SG_T_VALUE x, double shift) {
    static const double c[] = {
        -0x1.5555555555555p-3, 0x1.11111111110c9p-7, -0x1.a01a01a014eb7p-13, 0x1.71de3a52aac68p-19, -0x1.ae6454d968e2fp-26,
        0x1.6123ce53b3e2ep-33, -0x1.ae43dd545dacp-41, 0x1.883c3146a7f29p-49};
    SG_T_F64 r, z, p;
    const SG_T_F64 n = SG_T_INTERNAL(wide_near)(x, &r, 1, shift);
    z = SG_T_F64_FN(mul)(r, r);
    p = SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, c, 8), SG_T_F64_CONST(1));
    return SG_T_NARROW(SG_T_F64_FN(mul)(SG_T_INTERNAL(wide_turn)(r, n), p));
}
SG_INLINE SG_T_VALUE SG_T_FN(sin)(SG_T_VALUE x) {
    const SG_T_VALUE r = SG_T_INTERNAL(own_but)(SG_T_INTERNAL(wide_sin)(x, 0), x, 0x1.33333p+13f, -0x1.63f4bap-2f);
    return SG_T_INTERNAL(own_but)(r, x, -0x1.33333p+13f, 0x1.63f4bap-2f);
}
SG_INLINE SG_T_VALUE SG_T_FN(cos)(SG_T_VALUE x) { return SG_T_INTERNAL(wide_sin)(x, 0.5); }

/* sine over cosine of r, |r| up to pi / 4; for an odd n -1 / that */
SG_INLINE SG_T_VALUE SG_T_FN(tan)(SG_T_VALUE x) {
    static const double s[] = {
        -0x1.5555555555548p-3, 0x1.111111110f76p-7, -0x1.a01a019bf2b81p-13, 0x1.71de355fa53bdp-19, -0x1.ae5e5500c1348p-26,
        0x1.5d8e62828f252p-33};
    static const double c[] = {
        -0x1p-1, 0x1.555555555554ap-5, -0x1.6c16c16c14e4ap-10, 0x1.a01a019c68a06p-16, -0x1.27e4f7d905223p-22,
        0x1.1ee9cccfa6ca7p-29, -0x1.8f9f705a7b729p-37};
    SG_T_F64 r, z, sine, cosine, up, down;
    const SG_T_F64 n = SG_T_INTERNAL(wide_near)(x, &r, 2, 0), zero = SG_T_F64_FN(zero)();
    const SG_T_U64 odd = SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 63);
    z = SG_T_F64_FN(mul)(r, r);
    sine = SG_T_F64_FN(mul)(r, SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, s, 6), SG_T_F64_CONST(1)));
    cosine = SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, c, 7), SG_T_F64_CONST(1));
    up = SG_T_F64_MASK_FN(select)(SG_T_U64_MASK_FN(eq)(odd, SG_T_TO_U64(zero)), sine, cosine);
    down = SG_T_F64_MASK_FN(select)(SG_T_U64_MASK_FN(eq)(odd, SG_T_TO_U64(zero)), cosine, sine);
    return SG_T_NARROW(SG_T_F64_FN(div)(SG_T_FROM_U64(SG_T_U64_FN(xor)(SG_T_TO_U64(up), odd)), down));
}

/* t from -(sqrt(2) - 1) to sqrt(2) - 1 */
#define SG_T_ATAN_COEFFICIENTS \
    -0x1.555555555553cp-2, 0x1.9999999995681p-3, -0x1.24924922a2707p-3, 0x1.c71c70e209601p-4, -0x1.745cf86d3dacp-4, \
    0x1.3b1111994504cp-4, -0x1.10eb649a2e043p-4, 0x1.df0a9b846bda4p-5, -0x1.9cbdda256febfp-5, 0x1.37a100414dbe1p-5, \
    -0x1.24f7b6643787bp-6
#define SG_T_PI4 0x1.921fb54442d18p-1
SG_INLINE SG_T_VALUE SG_T_FN(atan)(SG_T_VALUE x) {
    static const double c[] = {SG_T_ATAN_COEFFICIENTS};
    const SG_T_VALUE size = SG_T_INTERNAL(own_abs)(x);
    const SG_T_F64 a = SG_T_WIDE(size), one = SG_T_F64_CONST(1),
         middle = SG_T_F64_CONST(0.41421356237309503), large = SG_T_F64_CONST(2.414213562373095);
    SG_T_F64 up, down, base, t, z;
    /* atan(a) = pi / 4 + atan((a - 1) / (a + 1)) = pi / 2 + atan(-1 / a) */
    up = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, large), SG_T_F64_FN(sub)(a, one), SG_T_F64_CONST(-1));
    down = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, large), SG_T_F64_FN(add)(a, one), a);
    base = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, large), SG_T_F64_CONST(SG_T_PI4), SG_T_F64_CONST(2 * SG_T_PI4));
    up = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, middle), a, up);
    down = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, middle), one, down);
    base = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, middle), SG_T_F64_FN(zero)(), base);
    t = SG_T_F64_FN(div)(up, down);
    z = SG_T_F64_FN(mul)(t, t);
    t = SG_T_MAD(SG_T_F64_FN(mul)(t, z), SG_T_INTERNAL(wide_poly)(z, c, 11), t);
    return SG_T_INTERNAL(own_sign)(SG_T_INTERNAL(own_but)(SG_T_NARROW(SG_T_F64_FN(add)(base, t)), size, 0x1.1ad646p-4f,
         0x1.1a6386p-4f), x);
}

/* not tried for all pairs, so never fused */
SG_INLINE SG_T_VALUE SG_T_FN(atan2)(SG_T_VALUE y, SG_T_VALUE x) {
    static const double c[] = {SG_T_ATAN_COEFFICIENTS};
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(y), b = SG_T_INTERNAL(own_abs)(x);
    /* an infinity as a large number, 0 / 0 as 0 / something: neither matters to the rest */
    const SG_T_F64 largest = SG_T_F64_CONST(0x1p500), least = SG_T_F64_CONST(0x1p-500);
    const SG_T_F64 low = SG_T_F64_FN(min)(SG_T_WIDE(SG_T_FN(min)(a, b)), largest);
    const SG_T_F64 high = SG_T_F64_FN(max)(SG_T_F64_FN(min)(SG_T_WIDE(SG_T_FN(max)(a, b)), largest), least);
    const SG_T_F64 middle = SG_T_F64_FN(mul)(high, SG_T_F64_CONST(0.41421356237309503)),
         signs = SG_T_WIDE(SG_T_INTERNAL(own_sign)(SG_T_CONST(1), x));
    SG_T_F64 up, down, t, z;
    SG_T_VALUE r;
    up = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(low, middle), low, SG_T_F64_FN(sub)(low, high));
    down = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(low, middle), high, SG_T_F64_FN(add)(low, high));
    t = SG_T_F64_FN(div)(up, down);
    z = SG_T_F64_FN(mul)(t, t);
    t = SG_T_APART(SG_T_F64_FN(mul)(t, z), SG_T_INTERNAL(apart_poly)(z, c, 11), t);
    t = SG_T_F64_FN(add)(t, SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(low, middle), SG_T_F64_FN(zero)(),
         SG_T_F64_CONST(SG_T_PI4)));
    /* the angle is that, pi / 2 less that, or pi less either */
    t = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(SG_T_WIDE(b), SG_T_WIDE(a)),
         SG_T_F64_FN(sub)(SG_T_F64_CONST(2 * SG_T_PI4), t), t);
    t = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(signs, SG_T_F64_FN(zero)()),
         SG_T_F64_FN(sub)(SG_T_F64_CONST(4 * SG_T_PI4), t), t);
    r = SG_T_INTERNAL(own_sign)(SG_T_NARROW(t), y);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, x), r, x);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(y, y), r, y);
}
#undef SG_T_ATAN_COEFFICIENTS

/* asin(a) for a up to 1/2; from there on asin(a) = pi / 2 - 2 * asin(sqrt((1 - a) / 2)) */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_asin)(SG_T_F64 s, SG_T_F64 z) {
    static const double c[] = {
        0x1.555555555539p-3, 0x1.333333336e80fp-4, 0x1.6db6db427a4f9p-5, 0x1.f1c72c38fb295p-6, 0x1.6e89f4401af12p-6,
        0x1.1c6be1a66c286p-6, 0x1.c6fdc1ad0a76dp-7, 0x1.8ec2fc9502512p-7, 0x1.abcf5d71aea62p-8, 0x1.3ff4a924fe515p-6,
        -0x1.09d327898dbf7p-6, 0x1.056d6c4746a5dp-5};
    return SG_T_MAD(SG_T_F64_FN(mul)(s, z), SG_T_INTERNAL(wide_poly)(z, c, 12), s);
}
SG_INLINE SG_T_VALUE SG_T_FN(asin)(SG_T_VALUE x) {
    const SG_T_F64 a = SG_T_WIDE(SG_T_INTERNAL(own_abs)(x)), half = SG_T_F64_CONST(0.5);
    const SG_T_F64 z = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, half), SG_T_F64_FN(mul)(a, a),
         SG_T_F64_FN(mul)(SG_T_F64_FN(sub)(SG_T_F64_CONST(1), a), half));
    const SG_T_F64 s = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, half), a, SG_T_F64_FN(sqrt)(z)),
         r = SG_T_INTERNAL(wide_asin)(s, z);
    const SG_T_F64 other = SG_T_F64_FN(sub)(SG_T_F64_CONST(2 * SG_T_PI4), SG_T_F64_FN(add)(r, r));
    return SG_T_INTERNAL(own_sign)(SG_T_NARROW(SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, half), r, other)), x);
}
/* acos(x) = pi / 2 - asin(x), 2 * asin(sqrt((1 - x) / 2)) from 1/2 on, pi less that of -x up to -1/2 */
SG_INLINE SG_T_VALUE SG_T_FN(acos)(SG_T_VALUE x) {
    const SG_T_F64 wide = SG_T_WIDE(x), a = SG_T_WIDE(SG_T_INTERNAL(own_abs)(x)), half = SG_T_F64_CONST(0.5),
         zero = SG_T_F64_FN(zero)();
    const SG_T_F64 z = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, half), SG_T_F64_FN(mul)(a, a),
         SG_T_F64_FN(mul)(SG_T_F64_FN(sub)(SG_T_F64_CONST(1), a), half));
    const SG_T_F64 s = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, half), wide, SG_T_F64_FN(sqrt)(z)),
         r = SG_T_INTERNAL(wide_asin)(s, z);
    const SG_T_F64 twice = SG_T_F64_FN(add)(r, r);
    const SG_T_F64 other = SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(wide, zero),
         SG_T_F64_FN(sub)(SG_T_F64_CONST(4 * SG_T_PI4), twice), twice);
    const SG_T_VALUE angle = SG_T_NARROW(SG_T_F64_MASK_FN(select)(SG_T_F64_MASK_FN(lt)(a, half),
         SG_T_F64_FN(sub)(SG_T_F64_CONST(2 * SG_T_PI4), r), other));
    return SG_T_INTERNAL(own_but)(SG_T_INTERNAL(own_but)(angle, x, 0x1.110b46p-26f, 0x1.921fb6p+0f), x, 0x1.04c444p-12f,
         0x1.920f6ap+0f);
}
#undef SG_T_PI4
