/* SPDX-License-Identifier: MIT */
/* Circular functions in f64 lanes. x = n * pi + r, or n * pi / 2 + r, with n an integer. Up to SG_MATH_NEAR_, parts of pi
 * that end in zeros are subtracted exactly. Beyond, in a function of its own, x is multiplied by as much of 1 / pi as
 * its magnitude requires. */
#ifndef SG_T_MAD
#error "sg: own_circular.tmpl.h is included by own.tmpl.h"
#endif

/* Returns n with SG_T_MAGIC added; *to_r = x + shift * pi / pieces - n * pi / pieces. */
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
        SG_CHECKED_DO_(SG_LANE_LOOP_;)
        sg_math_far_(far_x.lane, far_n.lane, far_r.lane, SG_T_S, pieces, shift);
        n = far_n.value;
        r = far_r.value;
    }
    *to_r = r;
    return n;
}
/* x, with its sign changed where n is odd */
SG_INLINE SG_T_F64 SG_T_INTERNAL(wide_turn)(SG_T_F64 x, SG_T_F64 n) {
    return SG_T_FROM_U64(SG_T_U64_FN(xor)(SG_T_TO_U64(x), SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 63)));
}

/* |r| is up to pi / 2. The product comes last, since a sum would lose the sign of 0. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(wide_sin)(SG_T_VALUE x, double shift) {
    static const double c[] = {
        -0x1.55555555554dap-3, 0x1.111111110ae5bp-7, -0x1.a01a019a817fp-13, 0x1.71de3804ef44dp-19, -0x1.ae63534118bf4p-26,
        0x1.60e63094227dep-33, -0x1.9f00006fbb2e8p-41};
    SG_T_F64 r, z, p;
    const SG_T_F64 n = SG_T_INTERNAL(wide_near)(x, &r, 1, shift);
    z = SG_T_F64_FN(mul)(r, r);
    p = SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, c, 7), SG_T_F64_CONST(1));
    return SG_T_NARROW(SG_T_F64_FN(mul)(SG_T_INTERNAL(wide_turn)(r, n), p));
}
SG_INLINE SG_T_VALUE SG_T_FN(sin)(SG_T_VALUE x) { return SG_T_INTERNAL(wide_sin)(x, 0); }
SG_INLINE SG_T_VALUE SG_T_FN(cos)(SG_T_VALUE x) { return SG_T_INTERNAL(wide_sin)(x, 0.5); }

/* x = n * pi / 2 + r. n is the integer next to a product in f32, so |r| is up to 0.83, and to 0.89 near SG_MATH_NEAR_ without fma. What can
 * be done in f32 is done there, in half the registers. Both results are correctly rounded, so they have the bits of sin and cos:
 * tests/accuracy/bits.c compares. */
SG_INLINE SG_T_VALUE SG_T_FN(sincos)(SG_T_VALUE x, SG_T_VALUE *to_cosine) {
    static const double s[] = {
        -0x1.555555555553cp-3, 0x1.111111110e4f7p-7, -0x1.a01a0199b0252p-13, 0x1.71de3374efa79p-19, -0x1.ae5cde434d841p-26,
        0x1.5d24a026d7dcap-33};
    static const double c[] = {
        -0x1.fffffffffff3p-2, 0x1.555555554a489p-5, -0x1.6c16c15f79eeep-10, 0x1.a019f44f65c85p-16, -0x1.27ddd7d88ab5ep-22,
        0x1.1b25827832047p-29};
    const SG_T_VALUE magic = SG_T_CONST(12582912.0f), limit = SG_T_CONST(SG_MATH_NEAR_); /* 1.5 * 2^23 */
    const SG_T_VALUE turns = SG_T_FN(keep)(SG_T_FN(mul_add)(x, SG_T_CONST(0x1.45f306p-1f), magic));
    const SG_T_F64 k = SG_T_WIDE(SG_T_FN(keep)(SG_T_FN(sub)(turns, magic)));
    SG_T_F64 r = SG_T_MAD(k, SG_T_F64_CONST(-0x1.921fb544p+0), SG_T_WIDE(x)), z;
    SG_T_VALUE sine, cosine;
    SG_T_I32 n = SG_T_TO_I32(turns), odd;
    r = SG_T_MAD(k, SG_T_F64_CONST(-0x1.0b4611a626331p-34), r);
    if (SG_UNLIKELY(SG_T_ANY(SG_T_MASK_FN(le)(limit, SG_T_INTERNAL(own_abs)(x))))) {
        union { SG_T_VALUE value; float lane[sizeof(SG_T_VALUE) / 4]; } far_x;
        union { SG_T_I32 value; uint32_t lane[sizeof(SG_T_I32) / 4]; } far_n;
        union { SG_T_F64 value; double lane[sizeof(SG_T_F64) / 8]; } far_r;
        far_x.value = x;
        far_n.value = n;
        far_r.value = r;
        sg_math_far_quarters_(far_x.lane, far_n.lane, far_r.lane, SG_T_S);
        n = far_n.value;
        r = far_r.value;
    }
    z = SG_T_F64_FN(mul)(r, r);
    sine = SG_T_NARROW(SG_T_F64_FN(mul)(r, SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, s, 6), SG_T_F64_CONST(1))));
    cosine = SG_T_NARROW(SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, c, 6), SG_T_F64_CONST(1)));
    odd = SG_T_I32_FN(and)(n, SG_T_CONST_I32(1));
    *to_cosine = SG_T_INTERNAL(own_flip)(SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(eq)(odd, SG_T_CONST_I32(0)), cosine, sine),
         SG_T_FROM_I32(SG_T_I32_FN(shl_n)(SG_T_I32_FN(add)(n, SG_T_CONST_I32(1)), 30)));
    return SG_T_INTERNAL(own_flip)(SG_T_MASK_FN(select)(SG_T_I32_MASK_FN(eq)(odd, SG_T_CONST_I32(0)), sine, cosine),
         SG_T_FROM_I32(SG_T_I32_FN(shl_n)(n, 30)));
}

/* the sine over the cosine of r, |r| up to pi / 4; for an odd n it is -1 over that */
SG_INLINE SG_T_VALUE SG_T_FN(tan)(SG_T_VALUE x) {
    static const double s[] = {
        -0x1.5555555555548p-3, 0x1.111111110f76p-7, -0x1.a01a019bf2b81p-13, 0x1.71de355fa53bdp-19, -0x1.ae5e5500c1348p-26,
        0x1.5d8e62828f252p-33};
    static const double c[] = {
        -0x1.fffffffffff96p-2, 0x1.555555554f07p-5, -0x1.6c16c16407c8ap-10, 0x1.a019f81aa19a1p-16, -0x1.27df45565800cp-22,
        0x1.1b8b6b70f96dfp-29};
    SG_T_F64 r, z, sine, cosine, up, down;
    const SG_T_F64 n = SG_T_INTERNAL(wide_near)(x, &r, 2, 0), zero = SG_T_F64_FN(zero)();
    const SG_T_U64 odd = SG_T_U64_FN(shl_n)(SG_T_TO_U64(n), 63);
    z = SG_T_F64_FN(mul)(r, r);
    sine = SG_T_F64_FN(mul)(r, SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, s, 6), SG_T_F64_CONST(1)));
    cosine = SG_T_MAD(z, SG_T_INTERNAL(wide_poly)(z, c, 6), SG_T_F64_CONST(1));
    up = SG_T_F64_MASK_FN(select)(SG_T_U64_MASK_FN(eq)(odd, SG_T_TO_U64(zero)), sine, cosine);
    down = SG_T_F64_MASK_FN(select)(SG_T_U64_MASK_FN(eq)(odd, SG_T_TO_U64(zero)), cosine, sine);
    return SG_T_NARROW(SG_T_F64_FN(div)(SG_T_FROM_U64(SG_T_U64_FN(xor)(SG_T_TO_U64(up), odd)), down));
}

/* The inverses are computed in f32, with product and sum rounded one after the other. */

/* pi / 4 in two parts; the first one has 20 bits */
#define SG_T_PI4_HI 0x1.921fap-1f
#define SG_T_PI4_LO 0x1.54442ep-21f
/* atan(t) = t + t * z * p(z), with z = t * t up to 1/4 */
#define SG_T_ATAN_POLY -0x1.555552p-2f, 0x1.999744p-3f, -0x1.24503p-3f, 0x1.c07266p-4f, -0x1.480d2ep-4f, 0x1.3fd504p-5f

/* k * pi / 4 + t + rest. |t| is at most 1/2, k an integer from 0 to 4. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_turns)(SG_T_VALUE k, SG_T_VALUE t, SG_T_VALUE rest) {
    const SG_T_VALUE high = SG_T_CONST(SG_T_PI4_HI), sum = SG_T_EXACT(k, high, t);
    const SG_T_VALUE lost = SG_T_FN(add)(SG_T_FN(sub)(SG_T_FN(mul)(k, high), sum), t);
    return SG_T_FN(add)(sum, SG_T_FN(add)(lost, SG_T_TWICE(k, SG_T_CONST(SG_T_PI4_LO), rest)));
}
/* The angle of the point (a, b), neither below 0. It is the arc tangent of t = low / high; from 1/2 on, that of
 * t = (low - high) / (low + high), plus pi / 4. What the quotient and the sum have lost is added. If b < a it is pi / 2 minus
 * that. If `sign` has the sign bit it is pi minus that. low is at most high; if both are infinite they count as 1. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_angle)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE low, SG_T_VALUE high, SG_T_VALUE sign) {
    static const float c[] = {SG_T_ATAN_POLY};
    const SG_T_VALUE zero = SG_T_FN(zero)(), one = SG_T_CONST(1), twice = SG_T_FN(add)(low, low), sum = SG_T_FN(add)(low, high);
    SG_T_VALUE up, down, lost, t, z, rest, k;
    up = SG_T_MASK_FN(select)(SG_T_MASK_FN(le)(high, twice), SG_T_FN(sub)(low, high), low);
    up = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(low, high), zero, up);
    down = SG_T_MASK_FN(select)(SG_T_MASK_FN(le)(high, twice), sum, high);
    lost = SG_T_MASK_FN(select)(SG_T_MASK_FN(le)(high, twice), SG_T_FN(add)(SG_T_FN(sub)(high, sum), low), zero);
    t = SG_T_FN(div)(up, down);
    z = SG_T_FN(mul)(t, t);
    lost = SG_T_FN(mul)(SG_T_TWICE(t, lost, SG_T_INTERNAL(own_lost)(t, down, up)), SG_T_INTERNAL(own_rough)(down));
    lost = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(z, SG_T_CONST(0x1p-80f)), zero, lost); /* it may be too small for f32 */
    rest = SG_T_FN(sub)(SG_T_FN(mul)(SG_T_FN(mul)(t, z), SG_T_INTERNAL(own_twice_poly)(z, c, 6)), lost);
    /* k = 2 + s * j. s is -1 where sign has the sign bit, else 1. j is -1 for the form with pi / 4, otherwise 0 if b < a and -2 if not. */
    k = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(b, a), zero, SG_T_CONST(-2));
    k = SG_T_MASK_FN(select)(SG_T_MASK_FN(le)(high, twice), SG_T_FN(sub)(zero, one), k);
    k = SG_T_FN(add)(SG_T_CONST(2), SG_T_INTERNAL(own_flip)(k, sign));
    sign = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(b, a), SG_T_INTERNAL(own_flip)(sign, SG_T_CONST(-1)), sign);
    return SG_T_INTERNAL(own_turns)(k, SG_T_INTERNAL(own_flip)(t, sign), SG_T_INTERNAL(own_flip)(rest, sign));
}
/* The same for b = 1, where less is selected: t = a up to 1/2, (a - 1) / (a + 1) up to 2, to which pi / 4 is added, and then -1 / a, to which pi / 2 is
 * added. a - 1 is exact, and so is what a + 1 has lost. From 2^60 on the result is pi / 2. */
SG_INLINE SG_T_VALUE SG_T_FN(atan)(SG_T_VALUE x) {
    static const float c[] = {SG_T_ATAN_POLY};
    const SG_T_VALUE zero = SG_T_FN(zero)(), one = SG_T_CONST(1), half = SG_T_CONST(0.5f), two = SG_T_CONST(2);
    const SG_T_VALUE a = SG_T_FN(min)(SG_T_CONST(0x1p60f), SG_T_INTERNAL(own_abs)(x)), sum = SG_T_FN(add)(a, one);
    SG_T_VALUE up, down, lost, t, z, rest, turn;
    up = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(half, a), SG_T_FN(sub)(a, one), a);
    up = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(two, a), SG_T_FN(sub)(zero, one), up);
    down = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(half, a), sum, one);
    down = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(two, a), a, down);
    turn = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(half, a), one, zero);
    turn = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(two, a), two, turn);
    lost = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(turn, one), SG_T_FN(sub)(a, SG_T_FN(sub)(sum, one)), zero);
    t = SG_T_FN(div)(up, down);
    z = SG_T_FN(mul)(t, t);
    lost = SG_T_FN(mul)(SG_T_TWICE(t, lost, SG_T_INTERNAL(own_lost)(t, down, up)), SG_T_INTERNAL(own_rough)(down));
    rest = SG_T_FN(sub)(SG_T_FN(mul)(SG_T_FN(mul)(t, z), SG_T_INTERNAL(own_twice_poly)(z, c, 6)), lost);
    return SG_T_INTERNAL(own_sign)(SG_T_INTERNAL(own_turns)(turn, t, rest), x);
}
/* Scaled so that the parts of the quotient are normal numbers. 0 / 0 becomes 0 / something. A NaN is in low or in high. */
SG_INLINE SG_T_VALUE SG_T_FN(atan2)(SG_T_VALUE y, SG_T_VALUE x) {
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(y), b = SG_T_INTERNAL(own_abs)(x), least = SG_T_CONST(0x1p-60f), most = SG_T_CONST(0x1p100f);
    SG_T_VALUE low = SG_T_FN(min)(a, b), high = SG_T_FN(max)(b, a);
    SG_T_VALUE factor = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(high, least), SG_T_CONST(0x1p90f), SG_T_CONST(1));
    factor = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(most, high), SG_T_CONST(0x1p-40f), factor);
    low = SG_T_FN(mul)(low, factor);
    high = SG_T_FN(max)(least, SG_T_FN(mul)(high, factor));
    return SG_T_INTERNAL(own_sign)(SG_T_INTERNAL(own_angle)(a, b, low, high, x), y);
}

/* For a up to 1/2, asin(a) = s + s * z * p(z) with s = a and z = a * a. From there on asin(a) = pi / 2 - 2 * asin(sqrt((1 - a) / 2)). Both
 * have the form k * pi / 4 + m * asin(s), to which what the root has lost is added. a = |x|. Returns asin(s) - s, and *to_s = s. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_asin)(SG_T_VALUE a, SG_T_VALUE *to_s) {
    static const float c[] = {0x1.5555c8p-3f, 0x1.330206p-4f, 0x1.747b72p-5f, 0x1.8c415ap-6f, 0x1.5959aap-5f};
    const SG_T_VALUE half = SG_T_CONST(0.5f), other = SG_T_FN(mul)(SG_T_FN(sub)(SG_T_CONST(1), a), half), root = SG_T_FN(sqrt)(other);
    const SG_T_VALUE z = SG_T_FN(min)(SG_T_FN(mul)(a, a), other); /* the square up to 1/2 */
    const SG_T_VALUE s = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), a, root);
    /* root^2 - other is 2 * root times the error of the root */
    SG_T_VALUE lost = SG_T_FN(mul)(SG_T_INTERNAL(own_lost)(root, root, other), SG_T_FN(mul)(SG_T_INTERNAL(own_rough)(root), half));
    lost = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), SG_T_FN(zero)(), lost);
    *to_s = s;
    return SG_T_FN(sub)(SG_T_FN(mul)(SG_T_FN(mul)(s, z), SG_T_INTERNAL(own_twice_poly)(z, c, 5)), lost);
}
SG_INLINE SG_T_VALUE SG_T_FN(asin)(SG_T_VALUE x) {
    SG_T_VALUE s, k, m;
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), half = SG_T_CONST(0.5f), rest = SG_T_INTERNAL(own_asin)(a, &s);
    k = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), SG_T_FN(zero)(), SG_T_CONST(2));
    m = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), SG_T_CONST(1), SG_T_CONST(-2));
    return SG_T_INTERNAL(own_sign)(SG_T_INTERNAL(own_turns)(k, SG_T_FN(mul)(m, s), SG_T_FN(mul)(m, rest)), x);
}
SG_INLINE SG_T_VALUE SG_T_FN(acos)(SG_T_VALUE x) {
    SG_T_VALUE s, k, m;
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), half = SG_T_CONST(0.5f), rest = SG_T_INTERNAL(own_asin)(a, &s);
    k = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, half), SG_T_CONST(2), SG_T_FN(zero)());
    k = SG_T_MASK_FN(select)(SG_T_MASK_FN(le)(x, SG_T_CONST(-0.5f)), SG_T_CONST(4), k);
    m = SG_T_INTERNAL(own_flip)(SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, half), SG_T_CONST(-1), SG_T_CONST(2)), x);
    return SG_T_INTERNAL(own_turns)(k, SG_T_FN(mul)(m, s), SG_T_FN(mul)(m, rest));
}
#undef SG_T_ATAN_POLY
#undef SG_T_PI4_HI
#undef SG_T_PI4_LO
