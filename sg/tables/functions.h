/* SPDX-License-Identifier: MIT */
/* The table of elementary functions: one row and one docstring each, for f32 and f64 values.
 *
 * This is the only list: functions, C++ overloads, names, tests and measurements come from it. It is a template: include it with the row macros defined.
 *
 *   SG_T_MATH(shape, name, ulp, libm, to_f32, to_f64)               by SLEEF or libm
 *   SG_T_MATH_OWN_F32(shape, name, ulp, libm, to_f32, to_f64)       the same, but for f32 made of operations on values:
 *                                                                   own.tmpl.h
 *   SG_T_MATH_ROUNDED_F32(shape, name, ulp, libm, to_f32, to_f64)   the same, and every f32 result is the number nearest to
 *                                                                   the true value: tests/accuracy/bits.c
 *   SG_T_MATH_OWN_BOTH, SG_T_MATH_ROUNDED_BOTH(...)                 as the two above, and f64 is made of operations on values
 *                                                                   too: own_f64.tmpl.h
 *   SG_T_MATH_OWN(shape, name)                                      made of operations on values: exact.tmpl.h
 *
 * shape: V_V of one value, V_VV of two. name: without the prefix sg_, the same in SLEEF. ulp: the part of SLEEF's name
 * that says how exact it is, u10 for 1.0 units in the last place. libm: the function of a double; that of a float has an
 * f behind it. to_f32, to_f64: from this magnitude on SLEEF (3.5.1) is wrong, infinite too early, and such a lane goes
 * to libm; 0 if it never is.
 *
 * All are lane-wise, and math.h says by how much they are off. Of SLEEF and libm the columns only say with what tests and
 * measurements compare, as long as all rows are ..._BOTH. NaN
 * gives NaN unless a line says otherwise; results are infinite where they overflow or at a pole, NaN outside of the
 * domain. f(-0) is -0 where f is odd. Nothing traps and errno is kept. What absent lanes hold does no harm. */

#ifndef SG_T_MATH_ROUNDED_F32 /* for includers that treat these rows alike */
#define SG_T_MATH_ROUNDED_F32 SG_T_MATH_OWN_F32
#endif
#ifndef SG_T_MATH_OWN_F32 /* for includers that treat these rows alike */
#define SG_T_MATH_OWN_F32 SG_T_MATH
#endif
#ifndef SG_T_MATH_ROUNDED_BOTH
#define SG_T_MATH_ROUNDED_BOTH SG_T_MATH_ROUNDED_F32
#endif
#ifndef SG_T_MATH_OWN_BOTH
#define SG_T_MATH_OWN_BOTH SG_T_MATH_OWN_F32
#endif

/* ---- exponentials and logarithms ---- */

/* e^x; of -inf 0 */
SG_T_MATH_OWN_BOTH(V_V, exp, u10, exp, 0, 0)
/* 2^x */
SG_T_MATH_OWN_BOTH(V_V, exp2, u10, exp2, 0, 0)
/* 10^x */
SG_T_MATH_OWN_BOTH(V_V, exp10, u10, sg_math_exp10_, 0, 0)
/* e^x - 1, exact near 0 */
SG_T_MATH_ROUNDED_BOTH(V_V, expm1, u10, expm1, 0, 0)
/* natural logarithm; of 0 -inf, of x < 0 NaN */
SG_T_MATH_OWN_BOTH(V_V, log, u10, log, 0, 0)
/* logarithm to base 2 */
SG_T_MATH_ROUNDED_BOTH(V_V, log2, u10, log2, 0, 0)
/* logarithm to base 10 */
SG_T_MATH_ROUNDED_BOTH(V_V, log10, u10, log10, 0, 0)
/* log(1 + x), exact near 0; of -1 -inf, of x < -1 NaN */
SG_T_MATH_OWN_BOTH(V_V, log1p, u10, log1p, 1e37f, 1e306)

/* ---- powers and roots ---- */

/* x^y; 1 if y is 0 or x is 1, even for NaN; x < 0 needs an integer y, else NaN */
SG_T_MATH_OWN_BOTH(V_VV, pow, u10, pow, 0, 0)
/* cube root */
SG_T_MATH_OWN_BOTH(V_V, cbrt, u10, cbrt, 0, 0)
/* sqrt(x * x + y * y) without overflow on the way; inf if either is, even if the other is NaN */
SG_T_MATH_OWN_BOTH(V_VV, hypot, u05, hypot, 0, 0)

/* ---- circular functions: radians, any magnitude; of an infinity NaN ---- */

/* sine */
SG_T_MATH_ROUNDED_BOTH(V_V, sin, u10, sin, 0, 0)
/* cosine */
SG_T_MATH_ROUNDED_BOTH(V_V, cos, u10, cos, 0, 0)
/* tangent */
SG_T_MATH_ROUNDED_BOTH(V_V, tan, u10, tan, 0, 0)
/* inverse sine, -pi/2..pi/2; |x| > 1 gives NaN */
SG_T_MATH_ROUNDED_BOTH(V_V, asin, u10, asin, 0, 0)
/* inverse cosine, 0..pi; |x| > 1 gives NaN */
SG_T_MATH_ROUNDED_BOTH(V_V, acos, u10, acos, 0, 0)
/* inverse tangent, -pi/2..pi/2 */
SG_T_MATH_ROUNDED_BOTH(V_V, atan, u10, atan, 0, 0)
/* angle of the point (y, x): sg_atan2(y, x), -pi..pi; zeros by their signs */
SG_T_MATH_OWN_BOTH(V_VV, atan2, u10, atan2, 0, 0)

/* ---- hyperbolic functions ---- */

/* hyperbolic sine */
SG_T_MATH_ROUNDED_BOTH(V_V, sinh, u10, sinh, 88.0f, 709.0)
/* hyperbolic cosine */
SG_T_MATH_ROUNDED_BOTH(V_V, cosh, u10, cosh, 88.0f, 709.0)
/* hyperbolic tangent */
SG_T_MATH_ROUNDED_BOTH(V_V, tanh, u10, tanh, 0, 0)
/* inverse hyperbolic sine */
SG_T_MATH_ROUNDED_BOTH(V_V, asinh, u10, asinh, 1e19f, 1e154)
/* inverse hyperbolic cosine; x < 1 gives NaN */
SG_T_MATH_ROUNDED_BOTH(V_V, acosh, u10, acosh, 1e19f, 1e154)
/* inverse hyperbolic tangent; of +-1 an infinity, |x| > 1 gives NaN */
SG_T_MATH_ROUNDED_BOTH(V_V, atanh, u10, atanh, 0, 0)

/* ---- error function ---- */

/* error function */
SG_T_MATH_OWN_BOTH(V_V, erf, u10, erf, 0, 0)
/* 1 - erf(x), exact where erf is near 1 */
SG_T_MATH_OWN_BOTH(V_V, erfc, u15, erfc, 0, 0)

/* ---- remainders, exact; the sign is that of x ---- */

/* x - y * trunc(x / y); of an infinite x, or y = 0, NaN; of a finite x and an infinite y x */
SG_T_MATH_OWN(V_VV, fmod)
/* x - y * n, n the integer nearest to x / y, the even one if two are; edges as fmod */
SG_T_MATH_OWN(V_VV, remainder)

#undef SG_T_MATH_ROUNDED_BOTH
#undef SG_T_MATH_OWN_BOTH
#undef SG_T_MATH_ROUNDED_F32
#undef SG_T_MATH_OWN_F32
