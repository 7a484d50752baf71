/* SPDX-License-Identifier: MIT */
/* SLEEF's functions of one element at SG_T_S lanes, sg_sleef_<name>_<e>x<S>_: SG_T_ELEM is f32 or f64, SG_T_BITS its bits.
 * A leaf is a call for its register, a larger value one for each half. */
#if !defined(SG_T_S) || !defined(SG_T_ELEM) || !defined(SG_T_BITS)
#error "sg: sleef_value.tmpl.h needs SG_T_S, SG_T_ELEM and SG_T_BITS"
#endif

#define SG_T_VALUE SG_PASTE4(sg_, SG_T_ELEM, x, SG_T_S)
#define SG_T_FN(name) SG_PASTE5(sg_sleef_##name##_, SG_T_ELEM, x, SG_T_S, _)

#if SG_T_S * SG_T_BITS <= SG_REG_BITS
#if SG_T_S * SG_T_BITS <= 128
#define SG_T_REG_BITS 128
#elif SG_T_S * SG_T_BITS == 256
#define SG_T_REG_BITS 256
#else
#define SG_T_REG_BITS 512
#endif
#define SG_T_STORED SG_PASTE4(sg_v, SG_T_ELEM, _r, SG_T_REG_BITS)
#define SG_T_SLEEF_REG SG_PASTE4(sg_sleef_, SG_T_ELEM, _r, SG_T_REG_BITS)
#define SG_T_SLEEF(name) SG_PASTE4(sg_sleef_##name##_, SG_T_ELEM, _r, SG_T_REG_BITS)
#define SG_T_MATH_V_V(name) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE x) { \
        x.v = (SG_T_STORED)SG_T_SLEEF(name)((SG_T_SLEEF_REG)x.v); \
        return x; \
    }
#define SG_T_MATH_V_VV(name) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE x, SG_T_VALUE y) { \
        x.v = (SG_T_STORED)SG_T_SLEEF(name)((SG_T_SLEEF_REG)x.v, (SG_T_SLEEF_REG)y.v); \
        return x; \
    }
#else
#define SG_T_HALF_FN(name) SG_PASTE5(sg_sleef_##name##_, SG_T_ELEM, x, SG_PASTE3(SG_HALF_, SG_T_S, _), _)
#define SG_T_MATH_V_V(name) SG_MATH_HALVES_V_V_(SG_T_VALUE, SG_T_FN(name), SG_T_HALF_FN(name))
#define SG_T_MATH_V_VV(name) SG_MATH_HALVES_V_VV_(SG_T_VALUE, SG_T_FN(name), SG_T_HALF_FN(name))
#endif

#define SG_T_MATH(shape, name, ulp, libm, to_f32, to_f64) SG_T_MATH_##shape(name)
#define SG_T_MATH_OWN(shape, name)
#include "../tables/functions.h"
#undef SG_T_MATH
#undef SG_T_MATH_OWN

#undef SG_T_ELEM
#undef SG_T_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_REG_BITS
#undef SG_T_STORED
#undef SG_T_SLEEF_REG
#undef SG_T_SLEEF
#undef SG_T_HALF_FN
#undef SG_T_MATH_V_V
#undef SG_T_MATH_V_VV
