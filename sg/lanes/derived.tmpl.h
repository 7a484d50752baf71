/* SPDX-License-Identifier: MIT */
/* Lane-wise operations made of others, with the same text for leaf and halves; and the _n forms. */
#ifndef SG_T_VALUE
#error "sg: derived.tmpl.h is included by element.tmpl.h"
#endif

/* ---- make ---- */

#if SG_T_KIND == 1
SG_INLINE SG_T_VALUE SG_T_FN(iota)(void) { return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(iota)()); }
#elif SG_T_KIND >= 2
SG_INLINE SG_T_VALUE SG_T_FN(iota)(void) { return SG_T_CONVERT_FROM(u8)(SG_T_FN_OF(iota, u8)()); }
#endif

/* ---- signs ---- */

#if SG_T_KIND >= 2
SG_INLINE SG_T_UNSIGNED SG_T_INTERNAL(sign_bits)(void) {
    return SG_T_UNSIGNED_FN(splat)((SG_T_UNSIGNED_TYPE)((SG_T_UNSIGNED_TYPE)1 << (SG_T_BITS - 1)));
}
#if !SG_REG_HAVE_NEG || !SG_T_NATIVE || SG_T_BITS < 32 /* else value.tmpl.h has it */
SG_INLINE SG_T_VALUE SG_T_FN(neg)(SG_T_VALUE x) {
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(xor)(SG_T_TO_UNSIGNED(x), SG_T_INTERNAL(sign_bits)()));
}
#endif
SG_INLINE SG_T_VALUE SG_T_FN(abs)(SG_T_VALUE x) {
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(andnot)(SG_T_TO_UNSIGNED(x), SG_T_INTERNAL(sign_bits)()));
}
SG_INLINE SG_T_VALUE SG_T_FN(copysign)(SG_T_VALUE a, SG_T_VALUE b) {
    const SG_T_UNSIGNED sign = SG_T_INTERNAL(sign_bits)();
#if SG_HAVE_KMASK /* this form is one instruction; of the other one GCC makes two */
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(xor)(SG_T_UNSIGNED_FN(and)(SG_T_UNSIGNED_FN(xor)(SG_T_TO_UNSIGNED(a), SG_T_TO_UNSIGNED(b)), sign), SG_T_TO_UNSIGNED(a)));
#else
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(or)(SG_T_UNSIGNED_FN(andnot)(SG_T_TO_UNSIGNED(a), sign),
                                  SG_T_UNSIGNED_FN(and)(SG_T_TO_UNSIGNED(b), sign)));
#endif
}
#else
SG_INLINE SG_T_VALUE SG_T_FN(neg)(SG_T_VALUE x) { return SG_T_FN(sub)(SG_T_FN(zero)(), x); }
#if SG_T_KIND == 0
SG_INLINE SG_T_VALUE SG_T_FN(abs)(SG_T_VALUE x) { return x; }
#endif
#endif

/* ---- order ---- */

SG_INLINE SG_T_VALUE SG_T_FN(clamp)(SG_T_VALUE x, SG_T_VALUE lo, SG_T_VALUE hi) {
    return SG_T_FN(min)(SG_T_FN(max)(x, lo), hi);
}
#if SG_T_KIND >= 2
SG_INLINE SG_T_MASK SG_T_MASK_FN(isnan)(SG_T_VALUE x) {
#if SG_T_NATIVE
    return SG_T_MASK_FN(ne)(x, x);
#else
    const SG_T_SIGNED bits = SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(x));
    const SG_T_SIGNED infinity =
        SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(SG_T_FN(splat)(SG_T_SCALAR(high)())));
    return SG_T_SIGNED_MASK_FN(lt)(infinity, SG_T_SIGNED_FN(and)(bits, SG_T_SIGNED_FN(splat)(SG_T_SIGNED_MAX)));
#endif
}

SG_INLINE SG_T_MASK SG_T_MASK_FN(isinf)(SG_T_VALUE x) {
    return SG_T_UNSIGNED_MASK_FN(eq)(SG_T_TO_UNSIGNED(SG_T_FN(abs)(x)), SG_T_TO_UNSIGNED(SG_T_FN(splat)(SG_T_SCALAR(high)())));
}
SG_INLINE SG_T_MASK SG_T_MASK_FN(isfinite)(SG_T_VALUE x) {
    return SG_T_SIGNED_MASK_FN(lt)(SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(SG_T_FN(abs)(x))),
                                   SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(SG_T_FN(splat)(SG_T_SCALAR(high)()))));
}
SG_INLINE SG_T_MASK SG_T_MASK_FN(signbit)(SG_T_VALUE x) {
    return SG_T_SIGNED_MASK_FN(lt)(SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(x)), SG_T_SIGNED_FN(zero)());
}

/* makes a NaN quiet; a number stays as it is */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(quiet)(SG_T_VALUE x) {
    const SG_T_UNSIGNED_TYPE bit = (SG_T_UNSIGNED_TYPE)((SG_T_UNSIGNED_TYPE)1 << (SG_T_KIND == 3 ? 9 : SG_T_KIND == 4 ? 6 : SG_T_BITS == 32 ? 22 : 51));
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(isnan)(x), SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(or)(SG_T_TO_UNSIGNED(x), SG_T_UNSIGNED_FN(splat)(bit))), x);
}
/* Equal numbers differ at most in the sign of zero: "or" of the bits gives the smaller zero, "and" the larger one. */
#define SG_T_ROW(op, zeros) \
    SG_INLINE SG_T_VALUE SG_T_FN(op##_num)(SG_T_VALUE a, SG_T_VALUE b) { \
        const SG_T_VALUE both = SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(zeros)(SG_T_TO_UNSIGNED(a), SG_T_TO_UNSIGNED(b))); \
        const SG_T_VALUE r = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(a, b), both, SG_T_FN(op)(a, b)); \
        return SG_T_INTERNAL(quiet)(SG_T_MASK_FN(select)(SG_T_MASK_FN(isnan)(b), a, r)); \
    }
SG_T_ROW(min, or)
SG_T_ROW(max, and)
#undef SG_T_ROW

/* trunc(|x| + the largest number below a half): so 0.5 goes up, and the number before it does not */
SG_INLINE SG_T_VALUE SG_T_FN(round)(SG_T_VALUE x) {
#if SG_T_KIND == 2
    const SG_T_VALUE half = SG_T_FN(splat)((SG_T_TYPE)0.5 - (SG_T_TYPE)(1.0 / (SG_T_BITS == 32 ? 33554432.0 : 18014398509481984.0)));
    const SG_T_VALUE away = SG_T_FN(trunc)(SG_T_FN(add)(SG_T_FN(abs)(x), half));
    return SG_T_FN(copysign)(away, x);
#else
    return SG_T_CONVERT_FROM(f32)(SG_T_FN_OF(round, f32)(SG_T_CONVERT_TO(f32)(x)));
#endif
}
#endif

/* ---- integers ---- */

#if SG_T_KIND <= 1
#if SG_T_BITS == 8 || (SG_T_BITS == 16 && !SG_HAVE_VBMI2) || !SG_HAVE_KMASK /* the others are one instruction: value.tmpl.h */
SG_INLINE SG_T_VALUE SG_T_FN(rotl)(SG_T_VALUE x, SG_T_VALUE n) {
    const SG_T_UNSIGNED width = SG_T_UNSIGNED_FN(splat)(SG_T_BITS);
    const SG_T_UNSIGNED k = SG_T_UNSIGNED_FN(and)(SG_T_TO_UNSIGNED(n), SG_T_UNSIGNED_FN(splat)(SG_T_BITS - 1));
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(or)(SG_T_UNSIGNED_FN(shl)(SG_T_TO_UNSIGNED(x), k),
                                  SG_T_UNSIGNED_FN(shr)(SG_T_TO_UNSIGNED(x), SG_T_UNSIGNED_FN(sub)(width, k))));
}
#endif
#if SG_T_BITS == 8 /* the others are in value.tmpl.h */
SG_INLINE SG_T_VALUE SG_T_FN(rotl_n)(SG_T_VALUE x, uint32_t n) {
    const uint32_t k = n & (SG_T_BITS - 1);
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(or)(SG_T_UNSIGNED_FN(shl_n)(SG_T_TO_UNSIGNED(x), k),
                                  SG_T_UNSIGNED_FN(shr_n)(SG_T_TO_UNSIGNED(x), SG_T_BITS - k)));
}
#endif

/* The quotient by divisors that are neither 0 nor -1. An exact quotient of two integers of b bits that is not an
 * integer differs from the next integer by at least 2^-b of its size. So a float with more than b bits truncates right. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(quotient)(SG_T_VALUE a, SG_T_VALUE b) {
#if SG_T_BITS <= 16
    return SG_T_CONVERT_FROM(f32)(SG_T_FN_OF(div, f32)(SG_T_CONVERT_TO(f32)(a), SG_T_CONVERT_TO(f32)(b)));
#elif SG_T_BITS == 32
    return SG_T_CONVERT_FROM(f64)(SG_T_FN_OF(div, f64)(SG_T_CONVERT_TO(f64)(a), SG_T_CONVERT_TO(f64)(b)));
#else
    SG_T_TYPE x[SG_T_S], y[SG_T_S];
    SG_T_FN(store)(x, a);
    SG_T_FN(store)(y, b);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) x[i] = (SG_T_TYPE)(x[i] / y[i]);
    return SG_T_FN(load)(x);
#endif
}
SG_INLINE SG_T_VALUE SG_T_FN(div)(SG_T_VALUE a, SG_T_VALUE b) {
    const SG_T_MASK zero = SG_T_MASK_FN(eq)(b, SG_T_FN(zero)());
#if SG_T_KIND == 1
    const SG_T_MASK minus = SG_T_MASK_FN(eq)(b, SG_T_FN(splat)(-1));
    const SG_T_VALUE one = SG_T_FN(splat)(1);
    const SG_T_VALUE safe = SG_T_MASK_FN(select)(minus, one, SG_T_MASK_FN(select)(zero, one, b));
    const SG_T_VALUE q = SG_T_MASK_FN(select)(minus, SG_T_FN(neg)(a), SG_T_INTERNAL(quotient)(a, safe));
#else
    const SG_T_VALUE safe = SG_T_MASK_FN(select)(zero, SG_T_FN(splat)(1), b);
    const SG_T_VALUE q = SG_T_INTERNAL(quotient)(a, safe);
#endif
    return SG_T_MASK_FN(select)(zero, SG_T_FN(zero)(), q);
}
SG_INLINE SG_T_VALUE SG_T_FN(rem)(SG_T_VALUE a, SG_T_VALUE b) {
    return SG_T_FN(sub)(a, SG_T_FN(mul)(SG_T_FN(div)(a, b), b));
}
#endif

/* ---- a scalar on the right ---- */

#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_N_##shape)(name)
#define SG_T_DERIVED_N(shape, name, class) SG_T_IF_##class(SG_T_N_##shape)(name)
#define SG_T_DERIVED(shape, name, class)
#define SG_T_MASK_OP(shape, name)
#define SG_T_N_BIN(name) \
    SG_INLINE SG_T_VALUE SG_T_FN(name##_n)(SG_T_VALUE a, SG_T_TYPE s) { \
        return SG_T_FN(name)(a, SG_T_FN(splat)(s)); \
    }
#define SG_T_N_BOUNDS(name) \
    SG_INLINE SG_T_VALUE SG_T_FN(name##_n)(SG_T_VALUE a, SG_T_TYPE s, SG_T_TYPE t) { \
        return SG_T_FN(name)(a, SG_T_FN(splat)(s), SG_T_FN(splat)(t)); \
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
#include "../tables/operations.h"
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef SG_T_N_BIN
#undef SG_T_N_BOUNDS
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
