/* SPDX-License-Identifier: MIT */
/* Elementary functions of f32 and f64 values: exp, log, pow, sin, atan2, tanh, erf, tgamma, ... An optional part beside the
 * five floors, on top of floor 2; sg.h does not include it.
 *
 *   #include <sg.h>
 *   #include <sg/math.h>     again after sg.h has been included with another SG_SIZE; sg_exp(x) then takes values of that size, and
 *                            sg_exp_f32x8(x) those of the size before
 *
 *   sg_f32 y = sg_exp(x);    sg_exp_f32(x), sg_exp_f32x16(x)
 *   sg_f32 cosine, sine = sg_sincos(x, &cosine);
 *
 * tables/functions.h is the list. The functions are made of operations on values. They call nothing and need no library, but for
 * fmod and remainder, which call libm if the quotient is far away. They give the same bits at every SG_SIZE and register width,
 * with every compiler and on all targets. What follows are errors in units in the last place. docs/accuracy.md has those of each
 * function and says how they were found. bench/math.md has speeds.
 *
 * f32: less than 1. All arguments were tried of the functions of one operand, and 2^32 pairs of pow, hypot and atan2. sin, cos, sincos,
 * tan, sinh, cosh, tanh, asinh, acosh, atanh, expm1 and cbrt are correctly rounded, that is, off by at most half a unit. With fma all
 * arguments were tried; without it, all that come close to half-way and some others.
 *
 * f64: less than 1, by samples of 2^30 arguments. erf 0.98, erfc 0.93, exp 0.92, exp2 0.91, exp10, log2 and lgamma 0.90, expm1, tan
 * and cos 0.86, sin, tgamma and pow 0.84, the others less than 0.8; cbrt 0.51. lgamma is as exact next to its zeros, also those between
 * the poles. Special values are those of C's Annex F. sin, cos, sincos and tan take any argument: from 2^20 on, the product with 2 / pi is
 * made in integers, in all lanes at once.
 *
 * fmod and remainder are exact.
 *
 * Quick functions, sg_native_sin(x) and others, have their names from SYCL and OpenCL. Of f64 they are the functions without native_. Of f32
 * they are off by less than 4 units in the last place: by all arguments asin 3.77, tan 3.51, atan 3.27, sincos 2.83, acos 2.55, sin and cos 2.35;
 * by samples of pairs, of which docs/accuracy.md has one, atan2 3.5 and pow 2.4. They take 0.35 to 0.75 of the time of the functions without
 * native_. They too have the same bits on every target, take any argument and have C's special values. Where |x| of sin, cos, sincos or tan is
 * above 201, or where x or the result of pow may not be a positive normal number, a lane has the result of the function without native_. If one
 * lane is such, both are computed, which takes up to 1.7 times as long as that function alone. native_pow(x, 1) may differ from x, and integer
 * powers may not be exact.
 *
 * Where the target has no fma (SG_REG_HAVE_FMA is 0), exp, exp2, exp10, log and erf of f32 compute the same bits in f64, and take several
 * times as long as with fma; hypot of f32 emulates one fma. The other functions, and all of f64, do not use fma there. sin, cos, sincos and tan
 * of f32, quick or not, take lanes from 2^20 on one at a time.
 *
 * Without mask registers, a logarithm takes up to twice as long where a lane is not a positive normal number. Arithmetic with subnormal numbers, as
 * arguments or results, is slow on many processors; log, log2 and log10 do without.
 *
 * No function touches errno, allocates or keeps state. */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#include "lanes.h"
#include "math/circular.h"
#include "math/gamma.h"
#include "math/libm.h"

/* ---- a function of the bound size needs itself at each half size, down to the size at which every element is a leaf ---- */

#ifndef SG_MATH_HALVES_V_V_
/* fn of a larger value applies `half` to each of its halves */
#define SG_MATH_HALVES_V_V_(type, fn, half) \
    SG_INLINE type fn(type x) { \
        x.lo = half(x.lo); \
        x.hi = half(x.hi); \
        return x; \
    }
#define SG_MATH_HALVES_V_VV_(type, fn, half) \
    SG_INLINE type fn(type x, type y) { \
        x.lo = half(x.lo, y.lo); \
        x.hi = half(x.hi, y.hi); \
        return x; \
    }
#define SG_MATH_HALVES_V_VW_(type, fn, half) \
    SG_INLINE type fn(type x, type *second) { \
        type other; \
        x.lo = half(x.lo, &other.lo); \
        x.hi = half(x.hi, &other.hi); \
        *second = other; \
        return x; \
    }
#endif
#include "made/math_sizes.h"

/* ---- names ---- */

#include "made/math_names.h"
