/* SPDX-License-Identifier: MIT */
/* Lane-wise operations made of others, the same text for leaf and halves, and the _n forms. */
#ifndef SG_T_T
#error "sg: derived.tmpl.h is included by elem.tmpl.h"
#endif

/* ---- make ---- */

#if SG_T_KIND == 1
SG_INLINE SG_T_T SG_T_FN(iota)(void) { return SG_T_OF_U(SG_T_UFN(iota)()); }
#elif SG_T_KIND >= 2
SG_INLINE SG_T_T SG_T_FN(iota)(void) { return SG_T_CV_OF(u8)(SG_T_FE(iota, u8)()); }
#endif

/* ---- signs ---- */

#if SG_T_KIND >= 2
SG_INLINE SG_T_UT SG_T_IN(sign_bits)(void) {
    return SG_T_UFN(splat)((SG_T_UC)((SG_T_UC)1 << (SG_T_B - 1)));
}
SG_INLINE SG_T_T SG_T_FN(neg)(SG_T_T x) {
    return SG_T_OF_U(SG_T_UFN(xor)(SG_T_TO_U(x), SG_T_IN(sign_bits)()));
}
SG_INLINE SG_T_T SG_T_FN(abs)(SG_T_T x) {
    return SG_T_OF_U(SG_T_UFN(andnot)(SG_T_TO_U(x), SG_T_IN(sign_bits)()));
}
SG_INLINE SG_T_T SG_T_FN(copysign)(SG_T_T a, SG_T_T b) {
    const SG_T_UT sign = SG_T_IN(sign_bits)();
#if SG_HAVE_KMASK /* one instruction, also for GCC, which takes the other form's parts for floats and for integers */
    return SG_T_OF_U(SG_T_UFN(xor)(SG_T_UFN(and)(SG_T_UFN(xor)(SG_T_TO_U(a), SG_T_TO_U(b)), sign), SG_T_TO_U(a)));
#else
    return SG_T_OF_U(SG_T_UFN(or)(SG_T_UFN(andnot)(SG_T_TO_U(a), sign),
                                  SG_T_UFN(and)(SG_T_TO_U(b), sign)));
#endif
}
#else
SG_INLINE SG_T_T SG_T_FN(neg)(SG_T_T x) { return SG_T_FN(sub)(SG_T_FN(zero)(), x); }
#if SG_T_KIND == 0
SG_INLINE SG_T_T SG_T_FN(abs)(SG_T_T x) { return x; }
#endif
#endif

/* ---- order ---- */

SG_INLINE SG_T_T SG_T_FN(clamp)(SG_T_T x, SG_T_T lo, SG_T_T hi) {
    return SG_T_FN(min)(SG_T_FN(max)(x, lo), hi);
}
#if SG_T_KIND >= 2
SG_INLINE SG_T_M SG_T_MFN(isnan)(SG_T_T x) {
#if SG_T_NATIVE
    return SG_T_MFN(ne)(x, x);
#else
    const SG_T_TE(i16) bits = SG_T_S_OF_U(SG_T_TO_U(x));
    const SG_T_TE(i16) infinity =
        SG_T_S_OF_U(SG_T_TO_U(SG_T_FN(splat)(SG_T_SCALAR(high)())));
    return SG_T_MFE(lt, i16)(infinity, SG_T_FE(and, i16)(bits, SG_T_FE(splat, i16)(INT16_MAX)));
#endif
}

/* Equal numbers differ at most in the sign of zero, which or / and of the bits settle. */
SG_INLINE SG_T_T SG_T_FN(min_num)(SG_T_T a, SG_T_T b) {
    const SG_T_T both = SG_T_OF_U(SG_T_UFN(or)(SG_T_TO_U(a), SG_T_TO_U(b)));
    const SG_T_T r = SG_T_MFN(select)(SG_T_MFN(eq)(a, b), both, SG_T_FN(min)(a, b));
    return SG_T_MFN(select)(SG_T_MFN(isnan)(b), a, r);
}
SG_INLINE SG_T_T SG_T_FN(max_num)(SG_T_T a, SG_T_T b) {
    const SG_T_T both = SG_T_OF_U(SG_T_UFN(and)(SG_T_TO_U(a), SG_T_TO_U(b)));
    const SG_T_T r = SG_T_MFN(select)(SG_T_MFN(eq)(a, b), both, SG_T_FN(max)(a, b));
    return SG_T_MFN(select)(SG_T_MFN(isnan)(b), a, r);
}

/* trunc(|x| + the largest number below a half): 0.5 goes up, its predecessor does not */
SG_INLINE SG_T_T SG_T_FN(round)(SG_T_T x) {
#if SG_T_KIND == 2
    const SG_T_T half = SG_T_FN(splat)((SG_T_C)0.5 - (SG_T_C)(1.0 / (SG_T_B == 32 ? 33554432.0 : 18014398509481984.0)));
    const SG_T_T away = SG_T_FN(trunc)(SG_T_FN(add)(SG_T_FN(abs)(x), half));
    return SG_T_FN(copysign)(away, x);
#else
    return SG_T_CV_OF(f32)(SG_T_FE(round, f32)(SG_T_CV_TO(f32)(x)));
#endif
}
#endif

/* ---- integers ---- */

#if SG_T_KIND <= 1
#if !SG_HAVE_KMASK || SG_T_B < 32 /* else one instruction: value.tmpl.h */
SG_INLINE SG_T_T SG_T_FN(rotl)(SG_T_T x, SG_T_T n) {
    const SG_T_UT width = SG_T_UFN(splat)(SG_T_B);
    const SG_T_UT k = SG_T_UFN(and)(SG_T_TO_U(n), SG_T_UFN(splat)(SG_T_B - 1));
    return SG_T_OF_U(SG_T_UFN(or)(SG_T_UFN(shl)(SG_T_TO_U(x), k),
                                  SG_T_UFN(shr)(SG_T_TO_U(x), SG_T_UFN(sub)(width, k))));
}
SG_INLINE SG_T_T SG_T_FN(rotl_n)(SG_T_T x, uint32_t n) {
    const uint32_t k = n & (SG_T_B - 1);
    return SG_T_OF_U(SG_T_UFN(or)(SG_T_UFN(shl_n)(SG_T_TO_U(x), k),
                                  SG_T_UFN(shr_n)(SG_T_TO_U(x), SG_T_B - k)));
}
#endif

/* Quotient of divisors that are neither 0 nor -1. The exact quotient of two integers of b bits that is no
 * integer is at least 2^-b (relative) away from the next one, so a float of more bits truncates right. */
SG_INLINE SG_T_T SG_T_IN(quotient)(SG_T_T a, SG_T_T b) {
#if SG_T_B <= 16
    return SG_T_CV_OF(f32)(SG_T_FE(div, f32)(SG_T_CV_TO(f32)(a), SG_T_CV_TO(f32)(b)));
#elif SG_T_B == 32
    return SG_T_CV_OF(f64)(SG_T_FE(div, f64)(SG_T_CV_TO(f64)(a), SG_T_CV_TO(f64)(b)));
#else
    SG_T_C x[SG_T_S], y[SG_T_S];
    SG_T_FN(store)(x, a);
    SG_T_FN(store)(y, b);
    for (uint32_t i = 0; i < SG_T_S; i++) x[i] = (SG_T_C)(x[i] / y[i]);
    return SG_T_FN(load)(x);
#endif
}
SG_INLINE SG_T_T SG_T_FN(div)(SG_T_T a, SG_T_T b) {
    const SG_T_M zero = SG_T_MFN(eq)(b, SG_T_FN(zero)());
#if SG_T_KIND == 1
    const SG_T_M minus = SG_T_MFN(eq)(b, SG_T_FN(splat)(-1));
    const SG_T_T one = SG_T_FN(splat)(1);
    const SG_T_T safe = SG_T_MFN(select)(minus, one, SG_T_MFN(select)(zero, one, b));
    const SG_T_T q = SG_T_MFN(select)(minus, SG_T_FN(neg)(a), SG_T_IN(quotient)(a, safe));
#else
    const SG_T_T safe = SG_T_MFN(select)(zero, SG_T_FN(splat)(1), b);
    const SG_T_T q = SG_T_IN(quotient)(a, safe);
#endif
    return SG_T_MFN(select)(zero, SG_T_FN(zero)(), q);
}
SG_INLINE SG_T_T SG_T_FN(rem)(SG_T_T a, SG_T_T b) {
    return SG_T_FN(sub)(a, SG_T_FN(mul)(SG_T_FN(div)(a, b), b));
}
#endif

/* ---- a scalar on the right ---- */

#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_N_##shape)(name)
#define SG_T_DERIVED_N(shape, name, class) SG_T_IF_##class(SG_T_N_##shape)(name)
#define SG_T_DERIVED(shape, name, class)
#define SG_T_MASK_OP(shape, name)
#define SG_T_N_BIN(name) \
    SG_INLINE SG_T_T SG_T_FN(name##_n)(SG_T_T a, SG_T_C s) { \
        return SG_T_FN(name)(a, SG_T_FN(splat)(s)); \
    }
#define SG_T_N_O_BIN SG_T_N_BIN
#define SG_T_N_R_BIN SG_T_N_BIN
#define SG_T_N_CMP(name) /* masked.tmpl.h */
#define SG_T_N_SHIFT(name)
#define SG_T_N_V_V(name)
#define SG_T_N_V_VVV(name)
#define SG_T_N_V_II(name)
#define SG_T_N_V_IIV(name)
#define SG_T_N_R_V(name)
#define SG_T_N_W_V(name)
#include "ops.h"
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef SG_T_N_BIN
#undef SG_T_N_O_BIN
#undef SG_T_N_R_BIN
#undef SG_T_N_CMP
#undef SG_T_N_SHIFT
#undef SG_T_N_V_V
#undef SG_T_N_V_VVV
#undef SG_T_N_V_II
#undef SG_T_N_V_IIV
#undef SG_T_N_R_V
#undef SG_T_N_W_V
