/* SPDX-License-Identifier: MIT */
/* The table of elementary functions: one row and one docstring each, for f32 and f64 values.
 *
 * This is the only list: functions, C++ overloads, names, tests and measurements are made from it. This file is a template: include
 * it with the row macros defined. SG_T_MATH_ROUNDED and SG_T_MATH_EXACT may be left undefined: then they are SG_T_MATH.
 *
 *   SG_T_MATH(shape, name)            own_<theme>.tmpl.h for f32, own_f64_<theme>.tmpl.h for f64
 *   SG_T_MATH_ROUNDED(shape, name)    the same, and every f32 result is the float nearest to the true value;
 *                                     tests/accuracy/bits.c tests that
 *   SG_T_MATH_EXACT(shape, name)      one text for both: exact.tmpl.h
 *   SG_T_MATH_NATIVE(shape, name, of)
 *                                     a quick form of the function `of`: own_native.tmpl.h for f32, which is off by less than 4 units in the
 *                                     last place. For f64 it is `of` itself. May be left undefined: then these rows are SG_T_MATH rows
 *   SG_T_MATH_PAIR(shape, name, first, second)
 *                                     two functions of this table in one call, with the bits of each. May be left undefined: then
 *                                     these rows are skipped
 *   SG_T_MATH_NATIVE_PAIR(shape, name, first, second)
 *                                     a quick form of these two: own_native.tmpl.h for f32, whose results have bits of their own and are off by less
 *                                     than 4 units. For f64 it has the bits of each. May be left undefined: then these rows are SG_T_MATH_PAIR rows
 *
 * shape: V_V takes one value, V_VV two, V_VW one and the place of a second result. name: without the prefix sg_. C has a function of the
 * same name, which the tests compare with.
 *
 * All are lane-wise; math.h says how large their errors are. NaN gives NaN unless a line says otherwise. Results are infinite where
 * they overflow and at a pole, NaN outside of the domain. f(-0) is -0 where f is odd. Nothing traps, and errno is not changed.
 * It does not matter what absent lanes hold. */

#ifndef SG_T_MATH_ROUNDED /* for includers that treat these rows as SG_T_MATH rows */
#define SG_T_MATH_ROUNDED SG_T_MATH
#endif
#ifndef SG_T_MATH_EXACT
#define SG_T_MATH_EXACT SG_T_MATH
#endif
#ifndef SG_T_MATH_NATIVE
#define SG_T_MATH_NATIVE(shape, name, of) SG_T_MATH_NATIVE_##shape(name)
#define SG_T_MATH_NATIVE_V_V(name) SG_T_MATH(V_V, name)
#define SG_T_MATH_NATIVE_V_VV(name) SG_T_MATH(V_VV, name)
#endif
#ifndef SG_T_MATH_PAIR
#define SG_T_MATH_PAIR(shape, name, first, second)
#endif
#ifndef SG_T_MATH_NATIVE_PAIR
#define SG_T_MATH_NATIVE_PAIR SG_T_MATH_PAIR
#endif

/* ---- exponentials and logarithms ---- */

/* e^x; -inf gives 0 */
SG_T_MATH(V_V, exp)
/* 2^x */
SG_T_MATH(V_V, exp2)
/* 10^x */
SG_T_MATH(V_V, exp10)
/* e^x - 1, exact near 0 */
SG_T_MATH_ROUNDED(V_V, expm1)
/* natural logarithm; 0 gives -inf, x < 0 gives NaN */
SG_T_MATH(V_V, log)
/* logarithm to base 2 */
SG_T_MATH(V_V, log2)
/* logarithm to base 10 */
SG_T_MATH(V_V, log10)
/* log(1 + x), exact near 0; -1 gives -inf, x < -1 gives NaN */
SG_T_MATH(V_V, log1p)

/* ---- powers and roots ---- */

/* x^y; 1 if y is 0 or x is 1, even if the other is NaN; x < 0 needs an integer y, else NaN */
SG_T_MATH(V_VV, pow)
/* cube root */
SG_T_MATH_ROUNDED(V_V, cbrt)
/* sqrt(x * x + y * y) without overflow on the way; inf if x or y is infinite, even if the other is NaN */
SG_T_MATH(V_VV, hypot)

/* ---- circular functions: radians, any magnitude; an infinity gives NaN ---- */

/* sine */
SG_T_MATH_ROUNDED(V_V, sin)
/* cosine */
SG_T_MATH_ROUNDED(V_V, cos)
/* returns the sine of x and stores its cosine in *cosine, with the bits of sg_sin and sg_cos; costs much less than both. cosine may be &x */
SG_T_MATH_PAIR(V_VW, sincos, sin, cos)
/* tangent */
SG_T_MATH_ROUNDED(V_V, tan)
/* inverse sine, -pi/2..pi/2; |x| > 1 gives NaN */
SG_T_MATH(V_V, asin)
/* inverse cosine, 0..pi; |x| > 1 gives NaN */
SG_T_MATH(V_V, acos)
/* inverse tangent, -pi/2..pi/2 */
SG_T_MATH(V_V, atan)
/* angle of a point, of which the first operand is y and the second x, as in C: sg_atan2(y, x), -pi..pi; the signs of zeros count */
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
/* inverse hyperbolic tangent; 1 and -1 give an infinity of their sign, |x| > 1 gives NaN */
SG_T_MATH_ROUNDED(V_V, atanh)

/* ---- error function ---- */

/* error function */
SG_T_MATH(V_V, erf)
/* 1 - erf(x), exact where erf is near 1 */
SG_T_MATH(V_V, erfc)

/* ---- gamma function ---- */

/* gamma function; 0 and -0 give an infinity of their sign, integers below 0 and -inf NaN */
SG_T_MATH(V_V, tgamma)
/* natural logarithm of the gamma function's magnitude; 0, integers below 0 and both infinities give inf. No sign is stored */
SG_T_MATH(V_V, lgamma)

/* ---- quick functions: f32 is off by less than 4 units in the last place. In all other respects they are like the functions without native_;
 * of f64 they are those functions ---- */

/* x to the power y, quick. sg_native_pow(x, 1) may differ from x. sycl: native::powr, for an x that is not negative */
SG_T_MATH_NATIVE(V_VV, native_pow, pow)
/* sine, quick. sycl: native::sin */
SG_T_MATH_NATIVE(V_V, native_sin, sin)
/* cosine, quick. sycl: native::cos */
SG_T_MATH_NATIVE(V_V, native_cos, cos)
/* returns the quick sine of x and stores its quick cosine in *cosine; costs much less than both. Of f32 the bits may differ from those of
 * sg_native_sin and sg_native_cos. cosine may be &x. sycl: native::sin and native::cos */
SG_T_MATH_NATIVE_PAIR(V_VW, native_sincos, sin, cos)
/* tangent, quick. sycl: native::tan */
SG_T_MATH_NATIVE(V_V, native_tan, tan)
/* inverse sine, quick */
SG_T_MATH_NATIVE(V_V, native_asin, asin)
/* inverse cosine, quick */
SG_T_MATH_NATIVE(V_V, native_acos, acos)
/* inverse tangent, quick */
SG_T_MATH_NATIVE(V_V, native_atan, atan)
/* angle of a point, of which the first operand is y and the second x, quick: sg_native_atan2(y, x) */
SG_T_MATH_NATIVE(V_VV, native_atan2, atan2)

/* ---- remainders, exact; the sign is that of x ---- */

/* x - y * trunc(x / y); NaN if x is infinite or y is 0; x if x is finite and y infinite */
SG_T_MATH_EXACT(V_VV, fmod)
/* x - y * n, where n is the integer nearest to x / y, and the even one of two equally near; edges as fmod */
SG_T_MATH_EXACT(V_VV, remainder)

#undef SG_T_MATH_ROUNDED
#undef SG_T_MATH_EXACT
#undef SG_T_MATH_NATIVE
#undef SG_T_MATH_NATIVE_V_V
#undef SG_T_MATH_NATIVE_V_VV
#undef SG_T_MATH_PAIR
#undef SG_T_MATH_NATIVE_PAIR
#undef SG_T_MATH
