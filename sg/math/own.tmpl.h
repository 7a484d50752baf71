/* SPDX-License-Identifier: MIT */
/* f32 functions made of operations on values, at SG_T_S lanes: no call, results that depend on no library, and the same
 * bits on every target that has fma. A leaf is computed, a larger value forwards to its halves.
 *
 * Polynomials are near-minimax fits whose coefficients were rounded to f32 one after another; what a function is off by
 * was measured over every f32 number (bench/math.md). For the files below, undefined at the end:
 *   SG_T_T, SG_T_I      f32 and i32 values             SG_T_F(op), SG_T_IF(op)  their operations
 *   SG_T_M(op)          an operation with a native mask     SG_T_K(s), SG_T_KI(s)    constants
 *   SG_T_REG(op)        floor 1's operation on the register of an f32 value
 *   SG_T_BITS, SG_T_FLOAT   f32 as i32 and back             SG_T_FMA(a, b, c)        a * b + c */
#ifndef SG_T_S
#error "sg: own.tmpl.h needs SG_T_S"
#endif

#define SG_T_T SG_PASTE2(sg_f32x, SG_T_S)
#define SG_T_F(op) SG_PASTE2(sg_##op##_f32x, SG_T_S)
#if SG_T_S * 32 <= SG_REG_BITS
#if SG_T_S <= 4
#define SG_T_REG(op) sg_reg_##op##_f32_r128
#elif SG_T_S == 8
#define SG_T_REG(op) sg_reg_##op##_f32_r256
#else
#define SG_T_REG(op) sg_reg_##op##_f32_r512
#endif
#define SG_T_I SG_PASTE2(sg_i32x, SG_T_S)
#define SG_T_IF(op) SG_PASTE2(sg_##op##_i32x, SG_T_S)
#define SG_T_IN(op) SG_PASTE3(sg_##op##_f32x, SG_T_S, _)
#if SG_HAVE_KMASK
#define SG_T_M(op) SG_PASTE2(sg_##op##_f32x, SG_T_S)
#else
#define SG_T_M(op) SG_PASTE3(sg_##op##_f32x, SG_T_S, _)
#endif
#define SG_T_K(s) SG_T_F(splat)(s)
#define SG_T_KI(s) SG_T_IF(splat)(s)
#define SG_T_FMA(a, b, c) SG_T_F(fma)(a, b, c)
#define SG_T_BITS(x) SG_PASTE2(sg_as_i32_u32x, SG_T_S)(SG_PASTE2(sg_as_u32_f32x, SG_T_S)(x))
#define SG_T_FLOAT(i) SG_PASTE2(sg_as_f32_u32x, SG_T_S)(SG_PASTE2(sg_as_u32_i32x, SG_T_S)(i))

/* magnitude of x, and the sign of y on a magnitude */
SG_INLINE SG_T_T SG_T_IN(own_abs)(SG_T_T x) { return SG_T_FLOAT(SG_T_IF(and)(SG_T_BITS(x), SG_T_KI(0x7fffffff))); }
SG_INLINE SG_T_T SG_T_IN(own_sign)(SG_T_T x, SG_T_T y) {
    return SG_T_FLOAT(SG_T_IF(or)(SG_T_BITS(x), SG_T_IF(and)(SG_T_BITS(y), SG_T_KI(INT32_MIN))));
}
/* c[0] + c[1] * x + ... + c[n - 1] * x^(n - 1) */
SG_INLINE SG_T_T SG_T_IN(own_poly)(SG_T_T x, const float *c, uint32_t n) {
    SG_T_T p = SG_T_K(c[n - 1]);
    SG_UNROLL(16)
    for (uint32_t k = n - 1; k-- > 0;) p = SG_T_FMA(p, x, SG_T_K(c[k]));
    return p;
}

#include "own_exp.tmpl.h"
#include "own_log.tmpl.h"
#include "own_error.tmpl.h"
#include "own_power.tmpl.h"

#undef SG_T_I
#undef SG_T_IF
#undef SG_T_IN
#undef SG_T_M
#undef SG_T_K
#undef SG_T_KI
#undef SG_T_FMA
#undef SG_T_BITS
#undef SG_T_FLOAT
#undef SG_T_REG

#else
#define SG_T_HF(op) SG_PASTE2(sg_##op##_f32x, SG_PASTE2(SG_MATH_HALF_, SG_T_S))
#define SG_T_MATH(shape, name, ulp, libm, to_f32, to_f64)
#define SG_T_MATH_OWN(shape, name)
#define SG_T_MATH_OWN_F32(shape, name, ulp, libm, to_f32, to_f64) \
    SG_MATH_HALVES_##shape##_(SG_T_T, SG_T_F(name), SG_T_HF(name))
#include "functions.h"
#undef SG_T_HF
#undef SG_T_MATH
#undef SG_T_MATH_OWN
#endif
#undef SG_T_T
#undef SG_T_F
