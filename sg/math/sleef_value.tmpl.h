/* SPDX-License-Identifier: MIT */
/* SLEEF's functions of one element at SG_T_S lanes, sg_sleef_<name>_<e>x<S>_: SG_T_E is f32 or f64, SG_T_B its bits.
 * A leaf is a call for its register, a larger value one for each half. */
#if !defined(SG_T_S) || !defined(SG_T_E) || !defined(SG_T_B)
#error "sg: sleef_value.tmpl.h needs SG_T_S, SG_T_E and SG_T_B"
#endif

#define SG_T_T SG_PASTE4(sg_, SG_T_E, x, SG_T_S)
#define SG_T_FN(name) SG_PASTE5(sg_sleef_##name##_, SG_T_E, x, SG_T_S, _)

#if SG_T_S * SG_T_B <= SG_REG_BITS
#if SG_T_S * SG_T_B <= 128
#define SG_T_R 128
#elif SG_T_S * SG_T_B == 256
#define SG_T_R 256
#else
#define SG_T_R 512
#endif
#define SG_T_RI SG_PASTE4(sg_v, SG_T_E, _r, SG_T_R)
#define SG_T_RF SG_PASTE4(sg_sleef_, SG_T_E, _r, SG_T_R)
#define SG_T_SLEEF(name) SG_PASTE4(sg_sleef_##name##_, SG_T_E, _r, SG_T_R)
#define SG_T_MATH_V_V(name) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T x) { \
        x.v = (SG_T_RI)SG_T_SLEEF(name)((SG_T_RF)x.v); \
        return x; \
    }
#define SG_T_MATH_V_VV(name) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T x, SG_T_T y) { \
        x.v = (SG_T_RI)SG_T_SLEEF(name)((SG_T_RF)x.v, (SG_T_RF)y.v); \
        return x; \
    }
#else
#define SG_T_HFN(name) SG_PASTE5(sg_sleef_##name##_, SG_T_E, x, SG_PASTE2(SG_MATH_HALF_, SG_T_S), _)
#define SG_T_MATH_V_V(name) SG_MATH_HALVES_V_V_(SG_T_T, SG_T_FN(name), SG_T_HFN(name))
#define SG_T_MATH_V_VV(name) SG_MATH_HALVES_V_VV_(SG_T_T, SG_T_FN(name), SG_T_HFN(name))
#endif

#define SG_T_MATH(shape, name, ulp, libm, to_f32, to_f64) SG_T_MATH_##shape(name)
#define SG_T_MATH_OWN(shape, name)
#include "functions.h"
#undef SG_T_MATH
#undef SG_T_MATH_OWN

#undef SG_T_E
#undef SG_T_B
#undef SG_T_T
#undef SG_T_FN
#undef SG_T_R
#undef SG_T_RI
#undef SG_T_RF
#undef SG_T_SLEEF
#undef SG_T_HFN
#undef SG_T_MATH_V_V
#undef SG_T_MATH_V_VV
