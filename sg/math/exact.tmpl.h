/* SPDX-License-Identifier: MIT */
/* fmod and remainder: exact, so they have the same bits everywhere. */
#if !defined(SG_T_VALUE) || !defined(SG_T_MASK_FN)
#error "sg: exact.tmpl.h is included by bound.tmpl.h"
#endif

/* While x / y is below SG_T_SMALL, a quotient rounded to nearest is off by less than a quarter, so that its integer q is
 * one of the two around the true quotient. Then |x - q * y| < |y|, a multiple of the last place of y (of x, if that is
 * less): representable, and fma gives it exactly. */
#define SG_T_SMALL SG_T_TO(4194304.0f, 2251799813685248.0) /* 2^22, 2^51 */

SG_INLINE SG_T_VALUE SG_T_FN(fmod)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE a = SG_T_FN(abs)(x), b = SG_T_FN(abs)(y);
    const SG_T_VALUE q = SG_T_FN(trunc)(SG_T_FN(div)(a, b));
    SG_T_VALUE r = SG_T_FN(fma)(SG_T_FN(neg)(q), b, a);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt_n)(r, 0), SG_T_FN(add)(r, b), r); /* the quotient was rounded up to q */
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, b), a, r);                    /* an infinite b too */
    r = SG_T_FN(copysign)(r, x);
    return SG_T_INTERNAL(beyond2)(SG_T_LIBM(fmod), x, y, r, SG_T_BALLOT(SG_T_MASK_FN(ge_n)(q, SG_T_SMALL)));
}

SG_INLINE SG_T_VALUE SG_T_FN(remainder)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE a = SG_T_FN(abs)(x), b = SG_T_FN(abs)(y);
    const SG_T_VALUE q = SG_T_FN(rint)(SG_T_FN(div)(a, b)); /* exact where it ends in a half: the even integer is taken */
    SG_T_VALUE r = SG_T_FN(fma)(SG_T_FN(neg)(q), b, a), size;
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq_n)(q, 0), a, r); /* an infinite b too */
    size = SG_T_FN(abs)(r);
    r = SG_T_MASK_FN(select)(SG_T_MASK_FN(gt)(SG_T_FN(add)(size, size), b), SG_T_FN(sub)(r, SG_T_FN(copysign)(b, r)), r);
    r = SG_T_FN(mul)(r, SG_T_FN(copysign)(SG_T_FN(splat)(1), x));
    return SG_T_INTERNAL(beyond2)(SG_T_LIBM(remainder), x, y, r, SG_T_BALLOT(SG_T_MASK_FN(ge_n)(q, SG_T_SMALL)));
}
#undef SG_T_SMALL
