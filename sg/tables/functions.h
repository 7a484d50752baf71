/* SPDX-License-Identifier: MIT */
/* The table of elementary functions: one row and one docstring each, for f32 and f64 values.
 *
 * This is the only list: functions, C++ overloads, names, tests and measurements come from it. It is a template: include it
 * with the row macros defined. SG_T_MATH_ROUNDED and SG_T_MATH_EXACT may be left out where they are treated as the first.
 *
 *   SG_T_MATH(shape, name)            own_<theme>.tmpl.h for f32, own_f64_<theme>.tmpl.h for f64
 *   SG_T_MATH_ROUNDED(shape, name)    the same, and every f32 result is the number nearest to the true value:
 *                                     tests/accuracy/bits.c
 *   SG_T_MATH_EXACT(shape, name)      one text for both: exact.tmpl.h
 *   SG_T_MATH_PAIR(shape, name, first, second)
 *                                     two functions of this table of one value: the bits of each. Left out if not defined
 *
 * shape: V_V of one value, V_VV of two, V_VW of one and the place of a second result. name: without the prefix sg_; it is that of C's function, too, by which tests judge.
 *
 * All are lane-wise, and math.h says by how much they are off. NaN gives NaN unless a line says otherwise; results are
 * infinite where they overflow or at a pole, NaN outside of the domain. f(-0) is -0 where f is odd. Nothing traps and errno
 * is kept. What absent lanes hold does no harm. */

#ifndef SG_T_MATH_ROUNDED /* for includers that treat these rows alike */
#define SG_T_MATH_ROUNDED SG_T_MATH
#endif
#ifndef SG_T_MATH_EXACT
#define SG_T_MATH_EXACT SG_T_MATH
#endif
#ifndef SG_T_MATH_PAIR
#define SG_T_MATH_PAIR(shape, name, first, second)
#endif

/* ---- exponentials and logarithms ---- */

/* e^x; of -inf 0 */
SG_T_MATH(V_V, exp)
/* 2^x */
SG_T_MATH(V_V, exp2)
/* 10^x */
SG_T_MATH(V_V, exp10)
/* e^x - 1, exact near 0 */
SG_T_MATH_ROUNDED(V_V, expm1)
/* natural logarithm; of 0 -inf, of x < 0 NaN */
SG_T_MATH(V_V, log)
/* logarithm to base 2 */
SG_T_MATH(V_V, log2)
/* logarithm to base 10 */
SG_T_MATH(V_V, log10)
/* log(1 + x), exact near 0; of -1 -inf, of x < -1 NaN */
SG_T_MATH(V_V, log1p)

/* ---- powers and roots ---- */

/* x^y; 1 if y is 0 or x is 1, even for NaN; x < 0 needs an integer y, else NaN */
SG_T_MATH(V_VV, pow)
/* cube root */
SG_T_MATH(V_V, cbrt)
/* sqrt(x * x + y * y) without overflow on the way; inf if either is, even if the other is NaN */
SG_T_MATH(V_VV, hypot)

/* ---- circular functions: radians, any magnitude; of an infinity NaN ---- */

/* sine */
SG_T_MATH_ROUNDED(V_V, sin)
/* cosine */
SG_T_MATH_ROUNDED(V_V, cos)
/* sine of x, and in *cosine its cosine: the bits of sg_sin and sg_cos for much less than both cost. cosine may be &x */
SG_T_MATH_PAIR(V_VW, sincos, sin, cos)
/* tangent */
SG_T_MATH_ROUNDED(V_V, tan)
/* inverse sine, -pi/2..pi/2; |x| > 1 gives NaN */
SG_T_MATH(V_V, asin)
/* inverse cosine, 0..pi; |x| > 1 gives NaN */
SG_T_MATH(V_V, acos)
/* inverse tangent, -pi/2..pi/2 */
SG_T_MATH(V_V, atan)
/* angle of the point (y, x): sg_atan2(y, x), -pi..pi; zeros by their signs */
SG_T_MATH(V_VV, atan2)

/* ---- hyperbolic functions ---- */

/* hyperbolic sine */
SG_T_MATH_ROUNDED(V_V, sinh)
/* hyperbolic cosine */
SG_T_MATH_ROUNDED(V_V, cosh)
/* hyperbolic tangent */
SG_T_MATH_ROUNDED(V_V, tanh)
/* inverse hyperbolic sine */
SG_T_MATH_ROUNDED(V_V, asinh)
/* inverse hyperbolic cosine; x < 1 gives NaN */
SG_T_MATH_ROUNDED(V_V, acosh)
/* inverse hyperbolic tangent; of +-1 an infinity, |x| > 1 gives NaN */
SG_T_MATH_ROUNDED(V_V, atanh)

/* ---- error function ---- */

/* error function */
SG_T_MATH(V_V, erf)
/* 1 - erf(x), exact where erf is near 1 */
SG_T_MATH(V_V, erfc)

/* ---- remainders, exact; the sign is that of x ---- */

/* x - y * trunc(x / y); of an infinite x, or y = 0, NaN; of a finite x and an infinite y x */
SG_T_MATH_EXACT(V_VV, fmod)
/* x - y * n, n the integer nearest to x / y, the even one if two are; edges as fmod */
SG_T_MATH_EXACT(V_VV, remainder)

#undef SG_T_MATH_ROUNDED
#undef SG_T_MATH_EXACT
#undef SG_T_MATH_PAIR
#undef SG_T_MATH
