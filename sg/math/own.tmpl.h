/* SPDX-License-Identifier: MIT */
/* f32 functions made of operations on values, at SG_T_S lanes. They call nothing, depend on no library, and give the same
 * bits on every target. A leaf is computed; a larger value calls the function for each of its halves.
 *
 * There are two ways. One is in f32, by own_fused and own_poly, with the bits of fma everywhere, or with product and sum rounded one after
 * the other. The other way is in f64 lanes, whose error f32 does not see:
 * - by SG_T_MAD, which may be fused or not, if the result is the same either way. tests/accuracy/bits.c compares the two, and
 *   docs/accuracy.md says for how many arguments. own_but and sg_math_close_ correct the arguments for which they differed;
 * - otherwise by SG_T_APART: product and sum are rounded one after the other on every target.
 *
 * Polynomials are near-minimax fits; bench/math_coefficients.sollya makes those in f64, and bench/math_gamma.py those of the
 * gamma function. For the files below, undefined at the end:
 *   SG_T_VALUE, SG_T_I32      f32 and i32 values             SG_T_FN(op), SG_T_I32_FN(op)  their operations
 *   SG_T_MASK_FN(op)          an operation with a native mask     SG_T_CONST(s), SG_T_CONST_I32(s)    constants
 *   SG_T_REG_FN(op)           with mask registers: floor 1's operation on the register of an f32 value
 *   SG_T_TO_I32, SG_T_FROM_I32   f32 as i32 and back             SG_T_FMA(a, b, c)        a * b + c
 *   SG_T_TWICE(a, b, c)       a * b + c, rounded twice           SG_T_EXACT(a, b, c)      a * b + c, if a * b needs no rounding
 *   SG_T_F64, SG_T_F64_FN(op), SG_T_F64_MASK_FN(op), SG_T_F64_CONST(s)   the same for f64; SG_T_U64_... for its bits
 *   SG_T_WIDE(x), SG_T_NARROW(x)   f32 as f64 and back           SG_T_ANY(m)   whether a mask of f32 lanes has any lane */
#ifndef SG_T_S
#error "sg: own.tmpl.h needs SG_T_S"
#endif

#define SG_T_VALUE SG_PASTE2(sg_f32x, SG_XT_)
#define SG_T_FN(op) SG_PASTE2(sg_##op##_f32x, SG_XT_)
#if SG_T_S * 32 <= SG_REG_BITS
#define SG_T_I32 SG_PASTE2(sg_i32x, SG_XT_)
#define SG_T_I32_FN(op) SG_PASTE2(sg_##op##_i32x, SG_XT_)
#define SG_T_INTERNAL(op) SG_PASTE3(sg_##op##_f32x, SG_XT_, _)
#if SG_HAVE_KMASK
#if SG_T_S <= 4
#define SG_T_REG_FN(op) SG_PASTE2(sg_reg_##op##_f32, SG_R128_)
#elif SG_T_S == 8
#define SG_T_REG_FN(op) SG_PASTE2(sg_reg_##op##_f32, SG_R256_)
#else
#define SG_T_REG_FN(op) SG_PASTE2(sg_reg_##op##_f32, SG_R512_)
#endif
#define SG_T_MASK_FN(op) SG_PASTE2(sg_##op##_f32x, SG_XT_)
#define SG_T_I32_MASK_FN(op) SG_PASTE2(sg_##op##_i32x, SG_XT_)
#define SG_T_F64_MASK_FN(op) SG_PASTE2(sg_##op##_f64x, SG_XT_)
#define SG_T_U64_MASK_FN(op) SG_PASTE2(sg_##op##_u64x, SG_XT_)
#define SG_T_ANY(m) SG_PASTE2(sg_any_x, SG_XT_)(m)
#else
#define SG_T_MASK_FN(op) SG_PASTE3(sg_##op##_f32x, SG_XT_, _)
#define SG_T_I32_MASK_FN(op) SG_PASTE3(sg_##op##_i32x, SG_XT_, _)
#define SG_T_F64_MASK_FN(op) SG_PASTE3(sg_##op##_f64x, SG_XT_, _)
#define SG_T_U64_MASK_FN(op) SG_PASTE3(sg_##op##_u64x, SG_XT_, _)
#define SG_T_ANY(m) SG_PASTE3(sg_mask_any_u32x, SG_XT_, _)(m)
#endif
#define SG_T_F64 SG_PASTE2(sg_f64x, SG_XT_)
#define SG_T_U64 SG_PASTE2(sg_u64x, SG_XT_)
#define SG_T_F64_FN(op) SG_PASTE2(sg_##op##_f64x, SG_XT_)
#define SG_T_U64_FN(op) SG_PASTE2(sg_##op##_u64x, SG_XT_)
#define SG_T_F64_CONST(s) SG_T_F64_FN(splat)(s)
#define SG_T_U64_CONST(s) SG_T_U64_FN(splat)(s)
#define SG_T_TO_U64(x) SG_PASTE2(sg_as_u64_f64x, SG_XT_)(x)
#define SG_T_FROM_U64(x) SG_PASTE2(sg_as_f64_u64x, SG_XT_)(x)
#define SG_T_WIDE(x) SG_PASTE2(sg_convert_f64_f32x, SG_XT_)(x)
#define SG_T_NARROW(x) SG_PASTE2(sg_convert_f32_f64x, SG_XT_)(x)
#define SG_T_MAD(a, b, c) SG_T_F64_FN(mul_add)(a, b, c)
#define SG_T_APART(a, b, c) SG_T_F64_FN(add)(SG_T_F64_FN(mul)(a, b), c)
#define SG_T_CONST(s) SG_T_FN(splat)(s)
#define SG_T_CONST_I32(s) SG_T_I32_FN(splat)(s)
#define SG_T_FMA(a, b, c) SG_T_FN(fma)(a, b, c)
#define SG_T_TWICE(a, b, c) SG_T_FN(add)(SG_T_FN(mul)(a, b), c)
#if SG_REG_HAVE_FMA
#define SG_T_EXACT(a, b, c) SG_T_FMA(a, b, c)
#else
#define SG_T_EXACT(a, b, c) SG_T_TWICE(a, b, c)
#endif
#define SG_T_TO_I32(x) SG_PASTE2(sg_as_i32_u32x, SG_XT_)(SG_PASTE2(sg_as_u32_f32x, SG_XT_)(x))
#define SG_T_FROM_I32(i) SG_PASTE2(sg_as_f32_u32x, SG_XT_)(SG_PASTE2(sg_as_u32_i32x, SG_XT_)(i))

/* the magnitude of x; and a magnitude x with the sign of y */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_abs)(SG_T_VALUE x) { return SG_T_FROM_I32(SG_T_I32_FN(and)(SG_T_TO_I32(x), SG_T_CONST_I32(0x7fffffff))); }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_sign)(SG_T_VALUE x, SG_T_VALUE y) {
    return SG_T_FROM_I32(SG_T_I32_FN(or)(SG_T_TO_I32(x), SG_T_I32_FN(and)(SG_T_TO_I32(y), SG_T_CONST_I32(INT32_MIN))));
}
/* x, with its sign changed where y has the sign bit */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_flip)(SG_T_VALUE x, SG_T_VALUE y) {
    return SG_T_FROM_I32(SG_T_I32_FN(xor)(SG_T_TO_I32(x), SG_T_I32_FN(and)(SG_T_TO_I32(y), SG_T_CONST_I32(INT32_MIN))));
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_neg)(SG_T_VALUE x) {
#if SG_REG_HAVE_NEG /* then it becomes part of an fma */
    return SG_T_FN(neg)(x);
#else
    return SG_T_FROM_I32(SG_T_I32_FN(xor)(SG_T_TO_I32(x), SG_T_CONST_I32(INT32_MIN)));
#endif
}
/* r; but if x is `at`, then `is`. For arguments so close to half-way between two numbers that f64 cannot tell the side. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_but)(SG_T_VALUE r, SG_T_VALUE x, float at, float is) {
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, SG_T_CONST(at)), SG_T_CONST(is), r);
}
/* a * b + c, rounded once. Without fma the sum is rounded to f64 and then to f32. That may differ from one rounding, but
 * tests/accuracy/bits.c shows that no result of exp, exp2, exp10, log and erf does, for any argument. own_fused: by a constant, which a
 * compiler may not convert by itself. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_fused)(SG_T_VALUE a, float b, SG_T_VALUE c) {
#if SG_REG_HAVE_FMA
    return SG_T_FMA(a, SG_T_CONST(b), c);
#else
    return SG_T_NARROW(SG_T_APART(SG_T_WIDE(a), SG_T_F64_CONST((double)b), SG_T_WIDE(c)));
#endif
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_fused_value)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) {
#if SG_REG_HAVE_FMA
    return SG_T_FMA(a, b, c);
#else
    return SG_T_NARROW(SG_T_APART(SG_T_WIDE(a), SG_T_WIDE(b), SG_T_WIDE(c)));
#endif
}
#if !SG_REG_HAVE_FMA
/* x, rounded to a number of f32 in f64: the 29 places that f32 does not have are cut off, after half of the last place of f32 was added. What is
 * half-way thus goes away from 0 if half is 2^28, and towards 0 if it is 1 less. */
SG_INLINE SG_T_F64 SG_T_INTERNAL(own_cut)(SG_T_F64 x, uint64_t half) {
    const SG_T_U64 add = SG_T_U64_CONST(half), places = SG_T_U64_CONST(~(uint64_t)0 << 29);
    return SG_T_FROM_U64(SG_T_U64_FN(and)(SG_T_U64_FN(add)(SG_T_TO_U64(x), add), places));
}
/* own_poly, but for the last rounding */
SG_INLINE SG_T_F64 SG_T_INTERNAL(own_poly_wide)(SG_T_F64 x, const float *c, uint32_t n, uint64_t half) {
    SG_T_F64 p = SG_T_F64_CONST((double)c[n - 1]);
    SG_UNROLL(16)
    for (uint32_t k = n - 1; k-- > 1;) p = SG_T_INTERNAL(own_cut)(SG_T_APART(p, x, SG_T_F64_CONST((double)c[k])), half);
    return SG_T_APART(p, x, SG_T_F64_CONST((double)c[0]));
}
#endif
/* c[0] + c[1] * x + ... + c[n - 1] * x^(n - 1), with each sum rounded once, or by own_cut */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_poly)(SG_T_VALUE x, const float *c, uint32_t n, uint64_t half) {
#if SG_REG_HAVE_FMA
    SG_T_VALUE p = SG_T_CONST(c[n - 1]);
    (void)half;
    SG_UNROLL(16)
    for (uint32_t k = n - 1; k-- > 0;) p = SG_T_FMA(p, x, SG_T_CONST(c[k]));
    return p;
#else
    return SG_T_NARROW(SG_T_INTERNAL(own_poly_wide)(SG_T_WIDE(x), c, n, half));
#endif
}
/* a * b - c, exactly. c must be a * b rounded, or a = c / b, or a = b = sqrt(c), and nothing may be near the ends of the range. The halves
 * of Dekker's product have 12 bits. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_lost)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) {
#if SG_REG_HAVE_FMA
    return SG_T_FMA(a, b, SG_T_INTERNAL(own_neg)(c));
#else
    const SG_T_I32 first = SG_T_CONST_I32(-4096);
    const SG_T_VALUE a1 = SG_T_FROM_I32(SG_T_I32_FN(and)(SG_T_TO_I32(a), first)), a2 = SG_T_FN(sub)(a, a1);
    const SG_T_VALUE b1 = SG_T_FROM_I32(SG_T_I32_FN(and)(SG_T_TO_I32(b), first)), b2 = SG_T_FN(sub)(b, b1);
    return SG_T_TWICE(a2, b2, SG_T_TWICE(a2, b1, SG_T_TWICE(a1, b2, SG_T_FN(sub)(SG_T_FN(mul)(a1, b1), c))));
#endif
}
/* 1 / x to within an eighth of it. That is enough to correct what a quotient or a root has lost. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_rough)(SG_T_VALUE x) {
    return SG_T_FROM_I32(SG_T_I32_FN(sub)(SG_T_CONST_I32(0x7ef311c3), SG_T_TO_I32(x)));
}
/* c[0] + ... + c[n - 1] * x^(n - 1), with product and sum rounded one after the other */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_twice_poly)(SG_T_VALUE x, const float *c, uint32_t n) {
    SG_T_VALUE p = SG_T_CONST(c[n - 1]);
    SG_UNROLL(16)
    for (uint32_t k = n - 1; k-- > 0;) p = SG_T_TWICE(p, x, SG_T_CONST(c[k]));
    return p;
}

#include "own_wide.tmpl.h"
#include "own_exp.tmpl.h"
#include "own_log.tmpl.h"
#include "own_error.tmpl.h"
#include "own_power.tmpl.h"
#include "own_circular.tmpl.h"
#include "own_hyperbolic.tmpl.h"
#include "own_gamma.tmpl.h"
#include "own_native.tmpl.h"

#undef SG_T_I32
#undef SG_T_I32_FN
#undef SG_T_INTERNAL
#undef SG_T_MASK_FN
#undef SG_T_I32_MASK_FN
#undef SG_T_F64_MASK_FN
#undef SG_T_U64_MASK_FN
#undef SG_T_ANY
#undef SG_T_F64
#undef SG_T_U64
#undef SG_T_F64_FN
#undef SG_T_U64_FN
#undef SG_T_F64_CONST
#undef SG_T_U64_CONST
#undef SG_T_TO_U64
#undef SG_T_FROM_U64
#undef SG_T_WIDE
#undef SG_T_NARROW
#undef SG_T_MAD
#undef SG_T_MAGIC64
#undef SG_T_LN2_HI64
#undef SG_T_LN2_LO64
#undef SG_T_APART
#undef SG_T_CONST
#undef SG_T_CONST_I32
#undef SG_T_FMA
#undef SG_T_TWICE
#undef SG_T_EXACT
#undef SG_T_TO_I32
#undef SG_T_FROM_I32
#undef SG_T_REG_FN

#else
#define SG_T_HALF_FN(op) SG_PASTE2(sg_##op##_f32x, SG_XT_HALF_)
#define SG_T_MATH(shape, name) SG_MATH_HALVES_##shape##_(SG_T_VALUE, SG_T_FN(name), SG_T_HALF_FN(name))
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_PAIR(shape, name, first, second) SG_MATH_HALVES_##shape##_(SG_T_VALUE, SG_T_FN(name), SG_T_HALF_FN(name))
#include "../tables/functions.h"
#undef SG_T_HALF_FN
#endif
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_S
