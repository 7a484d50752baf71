/* SPDX-License-Identifier: MIT */
/* fmod and remainder of one element at the bound size. They are exact, so they have the same bits everywhere. SG_T_ELEM is f32 or f64,
 * SG_T_TYPE its C type, SG_T_LIBM(name) libm's function, SG_T_SMALL a quotient well below the one that loses its last place. */
#if !defined(SG_T_ELEM) || !defined(SG_T_TYPE) || !defined(SG_T_LIBM) || !defined(SG_T_SMALL)
#error "sg: exact.tmpl.h needs SG_T_ELEM, SG_T_TYPE, SG_T_LIBM and SG_T_SMALL"
#endif

#define SG_T_VALUE SG_PASTE4(sg_, SG_T_ELEM, x, SG_X_)
#define SG_T_FN(name) SG_PASTE4(sg_##name##_, SG_T_ELEM, x, SG_X_)
/* an operation that takes or gives a mask */
#define SG_T_MASK_FN(name) SG_PASTE5(sg_##name##_, SG_T_ELEM, x, SG_X_, SG_MASK_SUFFIX_)
#define SG_T_BALLOT SG_PASTE3(sg_ballot_x, SG_X_, SG_MASK_SUFFIX_)
#define SG_T_FAR SG_PASTE5(sg_math_far_, SG_T_ELEM, x, SG_X_, _)

/* f(x, y) in the lanes whose bits are set, else r */
SG_INLINE SG_T_VALUE SG_T_FAR(SG_T_TYPE (*f)(SG_T_TYPE, SG_T_TYPE), SG_T_VALUE x, SG_T_VALUE y, SG_T_VALUE r, uint64_t lanes) {
    SG_T_TYPE t[SG_LANES_], u[SG_LANES_], v[SG_LANES_];
    if (SG_LIKELY(lanes == 0)) return r;
    SG_T_FN(store)(t, x);
    SG_T_FN(store)(u, y);
    SG_T_FN(store)(v, r);
    SG_PASTE3(sg_math_lanes_, SG_T_ELEM, _)(f, t, u, v, lanes);
    return SG_T_FN(load)(v);
}

/* While x / y is below SG_T_SMALL, a quotient rounded to nearest is off by less than a quarter. So its integer q is
 * one of the two around the true quotient. Then |x - q * y| < |y|, and it is a multiple of the last place of y (or of x, if that is
 * smaller). So it is representable, and fma gives it exactly. */
SG_INLINE SG_T_VALUE SG_T_FN(fmod)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE a = SG_T_FN(abs)(x), b = SG_T_FN(abs)(y);
    const SG_T_VALUE q = SG_T_FN(trunc)(SG_T_FN(div)(a, b));
    SG_T_VALUE r = SG_T_FN(fma)(SG_T_FN(neg)(q), b, a);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt_n)(r, 0), SG_T_FN(add)(r, b), r); /* if the quotient was rounded up to q */
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, b), a, r);                    /* also for an infinite b */
    r = SG_T_FN(copysign)(r, x);
    return SG_T_FAR(SG_T_LIBM(fmod), x, y, r, SG_T_BALLOT(SG_T_MASK_FN(ge_n)(q, SG_T_SMALL)));
}

SG_INLINE SG_T_VALUE SG_T_FN(remainder)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE a = SG_T_FN(abs)(x), b = SG_T_FN(abs)(y);
    const SG_T_VALUE q = SG_T_FN(rint)(SG_T_FN(div)(a, b)); /* a quotient that ends in a half is exact, and gives the even integer */
    SG_T_VALUE r = SG_T_FN(fma)(SG_T_FN(neg)(q), b, a), size;
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq_n)(q, 0), a, r); /* also for an infinite b */
    size = SG_T_FN(abs)(r);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(gt)(SG_T_FN(add)(size, size), b), SG_T_FN(sub)(r, SG_T_FN(copysign)(b, r)), r);
    r = SG_T_FN(mul)(r, SG_T_FN(copysign)(SG_T_FN(splat)(1), x));
    return SG_T_FAR(SG_T_LIBM(remainder), x, y, r, SG_T_BALLOT(SG_T_MASK_FN(ge_n)(q, SG_T_SMALL)));
}

#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_LIBM
#undef SG_T_SMALL
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_MASK_FN
#undef SG_T_BALLOT
#undef SG_T_FAR
