/* SPDX-License-Identifier: MIT */
/* f64 functions made of operations on values, at SG_T_S lanes. They call nothing, depend on no library, and give the same
 * bits on every target. A leaf is computed; a larger value calls the function for each of its halves.
 *
 * A product and a sum are always rounded one after the other, because fma would be a lane loop where there is no instruction for it. Only
 * if the product is exact may they be one fma. Where this is not exact enough, a number has two parts and its value is their sum: what
 * a sum or a product has lost is computed exactly (own_sum, own_lost). The lost part of a product is one fma, or more operations with
 * the same result.
 *
 * Polynomials are near-minimax fits; bench/math_coefficients.sollya makes them, and bench/math_gamma.py those of the gamma
 * function. For the files below, undefined at the end:
 *   SG_T_VALUE, SG_T_U64      f64 values and their bits      SG_T_FN(op), SG_T_U64_FN(op)   their operations
 *   SG_T_MASK_FN(op)          an operation with a native mask     SG_T_K(s), SG_T_K_U64(s)    constants
 *   SG_T_ADD, SG_T_SUB, SG_T_MUL, SG_T_DIV                   SG_T_APART(a, b, c)   a * b + c, rounded twice
 *   SG_T_EXACT(a, b, c)       a * b + c, if a * b needs no rounding, so that fma gives the same
 *   SG_T_IF(m, a, b)          a where m is true, else b      SG_T_LT, SG_T_LE, SG_T_EQ      masks */
#ifndef SG_T_S
#error "sg: own_f64.tmpl.h needs SG_T_S"
#endif

#define SG_T_VALUE SG_PASTE2(sg_f64x, SG_XT_)
#define SG_T_FN(op) SG_PASTE2(sg_##op##_f64x, SG_XT_)
#if SG_T_S * 64 <= SG_REG_BITS
#define SG_T_U64 SG_PASTE2(sg_u64x, SG_XT_)
#define SG_T_U64_FN(op) SG_PASTE2(sg_##op##_u64x, SG_XT_)
#define SG_T_INTERNAL(op) SG_PASTE3(sg_##op##_f64x, SG_XT_, _)
#if SG_HAVE_KMASK
#if SG_T_S <= 2
#define SG_T_REG_FN(op) SG_PASTE2(sg_reg_##op##_f64, SG_R128_)
#elif SG_T_S == 4
#define SG_T_REG_FN(op) SG_PASTE2(sg_reg_##op##_f64, SG_R256_)
#else
#define SG_T_REG_FN(op) SG_PASTE2(sg_reg_##op##_f64, SG_R512_)
#endif
#define SG_T_MASK_FN(op) SG_PASTE2(sg_##op##_f64x, SG_XT_)
#define SG_T_REG(op, ...) SG_T_INTERNAL(of_raw)(SG_T_REG_FN(op)(__VA_ARGS__))
#define SG_T_U64_MASK_FN(op) SG_PASTE2(sg_##op##_u64x, SG_XT_)
#define SG_T_ANY(m) SG_PASTE2(sg_any_x, SG_XT_)(m)
#else
#define SG_T_MASK_FN(op) SG_PASTE3(sg_##op##_f64x, SG_XT_, _)
#define SG_T_U64_MASK_FN(op) SG_PASTE3(sg_##op##_u64x, SG_XT_, _)
#define SG_T_ANY(m) SG_PASTE3(sg_mask_any_u64x, SG_XT_, _)(m)
#endif
#define SG_T_K(s) SG_T_FN(splat)(s)
#define SG_T_K_U64(s) SG_T_U64_FN(splat)(s)
#define SG_T_TO_U64(x) SG_PASTE2(sg_as_u64_f64x, SG_XT_)(x)
#define SG_T_FROM_U64(x) SG_PASTE2(sg_as_f64_u64x, SG_XT_)(x)
#define SG_T_ADD(a, b) SG_T_FN(add)(a, b)
#define SG_T_SUB(a, b) SG_T_FN(sub)(a, b)
#define SG_T_MUL(a, b) SG_T_FN(mul)(a, b)
#define SG_T_DIV(a, b) SG_T_FN(div)(a, b)
#define SG_T_APART(a, b, c) SG_T_ADD(SG_T_MUL(a, b), c)
#if SG_REG_HAVE_FMA
#define SG_T_EXACT(a, b, c) SG_T_FN(fma)(a, b, c)
#else
#define SG_T_EXACT(a, b, c) SG_T_APART(a, b, c)
#endif
#define SG_T_IF(m, a, b) SG_T_MASK_FN(select)(m, a, b)
#define SG_T_LT(a, b) SG_T_MASK_FN(lt)(a, b)
#define SG_T_LE(a, b) SG_T_MASK_FN(le)(a, b)
#define SG_T_EQ(a, b) SG_T_MASK_FN(eq)(a, b)
#define SG_T_INFINITY SG_T_FROM_U64(SG_T_K_U64((uint64_t)0x7ff << 52))
#define SG_T_NAN SG_T_FROM_U64(SG_T_K_U64((uint64_t)0xfff << 51))

/* 1.5 * 2^52. A number below 2^51 in magnitude that is added to it is rounded to an integer, which is then in the low bits.
 * Both steps are kept from the compiler, because -ffast-math would take it away again without rounding. */
#define SG_T_MAGIC 6755399441055744.0
#define SG_T_TO_MAGIC(x) SG_T_FN(keep)(SG_T_ADD(x, SG_T_K(SG_T_MAGIC)))
#define SG_T_FROM_MAGIC(n) SG_T_FN(keep)(SG_T_SUB(n, SG_T_K(SG_T_MAGIC)))
/* The same for n of 2^n, with the biases of two exponents, so that own_scale need not add them. */
#define SG_T_POWER (SG_T_MAGIC + 2 * 1023)
#define SG_T_TO_POWER(x) SG_T_FN(keep)(SG_T_ADD(x, SG_T_K(SG_T_POWER)))
#define SG_T_FROM_POWER(n) SG_T_FN(keep)(SG_T_SUB(n, SG_T_K(SG_T_POWER)))
/* log(2) in two parts. The first one has 40 bits, so its product with an integer of 13 bits is exact. */
#define SG_T_LN2_HI 0x1.62e42fefa4p-1
#define SG_T_LN2_LO -0x1.8432a1b0e2634p-43
#define SG_T_LG2_HI 0x1.34413509f8p-2 /* log10(2) */
#define SG_T_LG2_LO -0x1.80433b83b532ap-44

/* the magnitude of x; and a magnitude x with the sign of y */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_abs)(SG_T_VALUE x) { return SG_T_FROM_U64(SG_T_U64_FN(and)(SG_T_TO_U64(x), SG_T_K_U64((uint64_t)INT64_MAX))); }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_sign)(SG_T_VALUE x, SG_T_VALUE y) {
    return SG_T_FROM_U64(SG_T_U64_FN(or)(SG_T_TO_U64(x), SG_T_U64_FN(and)(SG_T_TO_U64(y), SG_T_K_U64((uint64_t)1 << 63))));
}
/* x, negated where `minus` has the sign bit; it has no other bits */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_minus)(SG_T_VALUE x, SG_T_U64 minus) { return SG_T_FROM_U64(SG_T_U64_FN(xor)(SG_T_TO_U64(x), minus)); }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_neg)(SG_T_VALUE x) {
#if SG_REG_HAVE_NEG /* then it becomes part of an fma */
    return SG_T_FN(neg)(x);
#else
    return SG_T_INTERNAL(own_minus)(x, SG_T_K_U64((uint64_t)1 << 63));
#endif
}
/* the first 26 bits of x; the product of two such numbers is exact */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_first)(SG_T_VALUE x) {
    return SG_T_FROM_U64(SG_T_U64_FN(and)(SG_T_TO_U64(x), SG_T_K_U64(~(uint64_t)0 << 27)));
}
/* x, limited to lo..hi; NaN stays */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_within)(SG_T_VALUE x, double lo, double hi) {
    return SG_T_FN(min)(SG_T_K(hi), SG_T_FN(max)(SG_T_K(lo), x));
}
/* a + b; *lost is what the rounding loses. own_fast_sum: a must not be the smaller one in magnitude, unless it is 0. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_sum)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE *lost) {
    const SG_T_VALUE s = SG_T_ADD(a, b), of_b = SG_T_SUB(s, a), of_a = SG_T_SUB(s, of_b);
    *lost = SG_T_ADD(SG_T_SUB(a, of_a), SG_T_SUB(b, of_b));
    return s;
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_fast_sum)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE *lost) {
    const SG_T_VALUE s = SG_T_ADD(a, b);
    *lost = SG_T_ADD(SG_T_SUB(a, s), b);
    return s;
}
/* a * b - p exactly; p is a * b rounded. The halves of Dekker's product have 26 bits; the lower one has a sign. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_lost)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE p) {
#if SG_REG_HAVE_FMA
    return SG_T_FN(fma)(a, b, SG_T_INTERNAL(own_neg)(p));
#else
    const SG_T_U64 half = SG_T_K_U64((uint64_t)1 << 26);
    const SG_T_VALUE a1 = SG_T_INTERNAL(own_first)(SG_T_FROM_U64(SG_T_U64_FN(add)(SG_T_TO_U64(a), half)));
    const SG_T_VALUE b1 = SG_T_INTERNAL(own_first)(SG_T_FROM_U64(SG_T_U64_FN(add)(SG_T_TO_U64(b), half)));
    const SG_T_VALUE a2 = SG_T_SUB(a, a1), b2 = SG_T_SUB(b, b1);
    return SG_T_APART(a2, b2, SG_T_APART(a2, b1, SG_T_APART(a1, b2, SG_T_SUB(SG_T_MUL(a1, b1), p))));
#endif
}
/* c[k] + c[k + 1] * x + ..., up to four terms of those below n; z = x * x */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_four)(SG_T_VALUE x, SG_T_VALUE z, const double *c, uint32_t n, uint32_t k) {
    const SG_T_VALUE low = k + 1 < n ? SG_T_APART(SG_T_K(c[k + 1]), x, SG_T_K(c[k])) : SG_T_K(c[k]);
    if (k + 3 < n) return SG_T_APART(SG_T_APART(SG_T_K(c[k + 3]), x, SG_T_K(c[k + 2])), z, low);
    return k + 2 < n ? SG_T_APART(SG_T_K(c[k + 2]), z, low) : low;
}
/* c[0] + c[1] * x + ... + c[n - 1] * x^(n - 1), four terms at a time, so that few steps wait for each other; z = x * x */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_poly)(SG_T_VALUE x, SG_T_VALUE z, const double *c, uint32_t n) {
    const SG_T_VALUE w = SG_T_MUL(z, z);
    const uint32_t last = (n - 1) / 4 * 4;
    SG_T_VALUE p = SG_T_INTERNAL(own_four)(x, z, c, n, last);
    SG_UNROLL(8)
    for (uint32_t k = last; k > 0; k -= 4) p = SG_T_APART(p, w, SG_T_INTERNAL(own_four)(x, z, c, n, k - 4));
    return p;
}
/* c[0] + c[1] * z + ... + c[5] * z^5, with few steps that wait for each other; w = z * z */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_six)(SG_T_VALUE z, SG_T_VALUE w, const double *c) {
    const SG_T_VALUE p = SG_T_APART(z, SG_T_K(c[3]), SG_T_K(c[2])), q = SG_T_APART(z, SG_T_K(c[5]), SG_T_K(c[4]));
    return SG_T_ADD(SG_T_APART(z, SG_T_K(c[1]), SG_T_K(c[0])), SG_T_APART(SG_T_MUL(w, w), q, SG_T_MUL(w, p)));
}

#include "own_f64_exp.tmpl.h"
#include "own_f64_log.tmpl.h"
#include "own_f64_circular.tmpl.h"
#include "own_f64_hyperbolic.tmpl.h"
#include "own_f64_power.tmpl.h"
#include "own_f64_error.tmpl.h"
#include "own_f64_gamma.tmpl.h"
#include "own_f64_native.tmpl.h"

#undef SG_T_U64
#undef SG_T_U64_FN
#undef SG_T_INTERNAL
#undef SG_T_REG_FN
#undef SG_T_REG
#undef SG_T_MASK_FN
#undef SG_T_U64_MASK_FN
#undef SG_T_ANY
#undef SG_T_K
#undef SG_T_K_U64
#undef SG_T_TO_U64
#undef SG_T_FROM_U64
#undef SG_T_ADD
#undef SG_T_SUB
#undef SG_T_MUL
#undef SG_T_DIV
#undef SG_T_APART
#undef SG_T_EXACT
#undef SG_T_IF
#undef SG_T_LT
#undef SG_T_LE
#undef SG_T_EQ
#undef SG_T_INFINITY
#undef SG_T_NAN
#undef SG_T_MAGIC
#undef SG_T_TO_MAGIC
#undef SG_T_FROM_MAGIC
#undef SG_T_POWER
#undef SG_T_TO_POWER
#undef SG_T_FROM_POWER
#undef SG_T_LOG_BIAS
#undef SG_T_LN2_HI
#undef SG_T_LN2_LO
#undef SG_T_LG2_HI
#undef SG_T_LG2_LO

#else
#define SG_T_HALF_FN(op) SG_PASTE2(sg_##op##_f64x, SG_XT_HALF_)
#define SG_T_MATH(shape, name) SG_MATH_HALVES_##shape##_(SG_T_VALUE, SG_T_FN(name), SG_T_HALF_FN(name))
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_PAIR(shape, name, first, second) SG_MATH_HALVES_##shape##_(SG_T_VALUE, SG_T_FN(name), SG_T_HALF_FN(name))
#include "../tables/functions.h"
#undef SG_T_HALF_FN
#endif
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_S
