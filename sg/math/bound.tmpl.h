/* SPDX-License-Identifier: MIT */
/* The functions of one element at the bound size: SG_T_ELEM f32 or f64, SG_T_TYPE its C type, SG_T_LIBM(name) libm's function,
 * SG_T_TO(to_f32, to_f64) the one of this element, SG_T_OWN its bits: which of them are made of
 * operations on values by own.tmpl.h or own_f64.tmpl.h. */
#if !defined(SG_T_ELEM) || !defined(SG_T_TYPE) || !defined(SG_T_LIBM) || !defined(SG_T_TO) || !defined(SG_T_OWN)
#error "sg: bound.tmpl.h needs SG_T_ELEM, SG_T_TYPE, SG_T_LIBM, SG_T_TO and SG_T_OWN"
#endif

#define SG_T_VALUE SG_PASTE4(sg_, SG_T_ELEM, x, SG_LANES_)
#define SG_T_FN(name) SG_PASTE4(sg_##name##_, SG_T_ELEM, x, SG_LANES_)
#define SG_T_INTERNAL(name) SG_PASTE5(sg_math_##name##_, SG_T_ELEM, x, SG_LANES_, _)
/* an operation that takes or gives a mask */
#define SG_T_MASK_FN(name) SG_PASTE5(sg_##name##_, SG_T_ELEM, x, SG_LANES_, SG_MASK_SUFFIX_)
#define SG_T_LIBM_FN(name) SG_PASTE3(sg_math_##name##_, SG_T_ELEM, _)

#define SG_T_BALLOT SG_PASTE3(sg_ballot_x, SG_LANES_, SG_MASK_SUFFIX_)

/* f(x), f(x, y) in these lanes, else r */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(beyond)(SG_T_TYPE (*f)(SG_T_TYPE), SG_T_VALUE x, SG_T_VALUE r, uint64_t lanes) {
    SG_T_TYPE t[SG_LANES_], u[SG_LANES_];
    if (SG_LIKELY(lanes == 0)) return r;
    SG_T_FN(store)(t, x);
    SG_T_FN(store)(u, r);
    SG_T_LIBM_FN(some)(f, t, u, lanes);
    return SG_T_FN(load)(u);
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(beyond2)(SG_T_TYPE (*f)(SG_T_TYPE, SG_T_TYPE), SG_T_VALUE x, SG_T_VALUE y, SG_T_VALUE r,
                                       uint64_t lanes) {
    SG_T_TYPE t[SG_LANES_], u[SG_LANES_], v[SG_LANES_];
    if (SG_LIKELY(lanes == 0)) return r;
    SG_T_FN(store)(t, x);
    SG_T_FN(store)(u, y);
    SG_T_FN(store)(v, r);
    SG_T_LIBM_FN(some2)(f, t, u, v, lanes);
    return SG_T_FN(load)(v);
}

/* a limit is a number, so most functions have their first line only */
#if SG_HAVE_SLEEF
#define SG_T_SLEEF(name) SG_PASTE5(sg_sleef_##name##_, SG_T_ELEM, x, SG_LANES_, _)
#define SG_T_MATH_V_V(name, libm, to) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE x) { \
        if (to == 0) return SG_T_SLEEF(name)(x); \
        return SG_T_INTERNAL(beyond)(SG_T_LIBM(libm), x, SG_T_SLEEF(name)(x), \
                                    SG_T_BALLOT(SG_T_MASK_FN(ge_n)(SG_T_FN(abs)(x), to))); \
    }
#define SG_T_MATH_V_VV(name, libm, to) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE x, SG_T_VALUE y) { return SG_T_SLEEF(name)(x, y); }
#else
#define SG_T_MATH_V_V(name, libm, to) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE x) { \
        return SG_T_INTERNAL(beyond)(SG_T_LIBM(libm), x, x, (~(uint64_t)0 >> (64 - SG_LANES_))); \
    }
#define SG_T_MATH_V_VV(name, libm, to) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE x, SG_T_VALUE y) { \
        return SG_T_INTERNAL(beyond2)(SG_T_LIBM(libm), x, y, x, (~(uint64_t)0 >> (64 - SG_LANES_))); \
    }
#endif

#define SG_T_MATH(shape, name, ulp, libm, to_f32, to_f64) SG_T_MATH_##shape(name, libm, SG_T_TO(to_f32, to_f64))
#if SG_T_OWN == 32
#define SG_T_MATH_OWN_F32(shape, name, ulp, libm, to_f32, to_f64)
#else
#define SG_T_MATH_OWN_BOTH(shape, name, ulp, libm, to_f32, to_f64)
#define SG_T_MATH_ROUNDED_BOTH(shape, name, ulp, libm, to_f32, to_f64)
#endif
#define SG_T_MATH_OWN(shape, name)
#include "../tables/functions.h"
#undef SG_T_MATH
#undef SG_T_MATH_OWN

#include "exact.tmpl.h"

#if SG_HAVE_OVERLOADS
#define SG_T_MATH(shape, name, ulp, libm, to_f32, to_f64) SG_T_OVERLOAD_##shape(name)
#define SG_T_MATH_OWN(shape, name) SG_T_OVERLOAD_##shape(name)
#define SG_T_OVERLOAD_V_V(name) \
    SG_OVERLOAD SG_T_VALUE sg_##name(SG_T_VALUE x) { return SG_T_FN(name)(x); }
#define SG_T_OVERLOAD_V_VV(name) \
    SG_OVERLOAD SG_T_VALUE sg_##name(SG_T_VALUE x, SG_T_VALUE y) { return SG_T_FN(name)(x, y); }
#include "../tables/functions.h"
#undef SG_T_MATH
#undef SG_T_MATH_OWN
#undef SG_T_OVERLOAD_V_V
#undef SG_T_OVERLOAD_V_VV
#endif

#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_LIBM
#undef SG_T_TO
#undef SG_T_OWN
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_MASK_FN
#undef SG_T_LIBM_FN
#undef SG_T_BALLOT
#undef SG_T_SLEEF
#undef SG_T_MATH_V_V
#undef SG_T_MATH_V_VV
