/* SPDX-License-Identifier: MIT */
/* Elementary functions of f32 and f64 values: exp, log, pow, sin, atan2, tanh, erf, ... An optional part beside the
 * five floors, on top of floor 2; sg.h does not include it.
 *
 *   #include <sg.h>
 *   #include <sg/math.h>     again after sg.h has been included with another SG_SIZE
 *
 *   sg_f32 y = sg_exp(x);    sg_exp_f32(x), sg_exp_f32x16(x)
 *
 * tables/functions.h is the list. There are three sources; libm or SLEEF is chosen for a whole program:
 *
 *   sg      all of f32 but erfc, made of operations on values: no call, and the same bits at every SG_SIZE and register width,
 *           by every compiler, on all targets. Correctly rounded, off by at most half a unit in the last place: sin, cos, tan,
 *           asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, expm1, log2, log10: all arguments were tried with fma,
 *           and without it all that come near half-way and some others (docs/accuracy.md). log1p is too, but for 9 arguments, 0.51. By samples off by at most, in units in the
 *           last place: exp 1.02, exp2 0.95, exp10 1.03, log 0.89, cbrt 0.51, erf 1.13, pow 0.53, hypot 0.94, atan2 0.51.
 *           Of f64 those that tables/functions.h says (..._BOTH): off by less than 1, most by less than 0.8, also where there is no
 *           fma and about as fast there; special values as in C's Annex F.
 *   libm    the default for the others: one lane at a time, any compiler and target. Link with -lm.
 *   SLEEF   -DSG_USE_SLEEF=1, instead of libm: one call for each register, at the widest that the target has natively: x86-64
 *           and aarch64, by GCC and Clang. Link with -lsleef. pkg-config --cflags --libs sg-math says whether it was there
 *           when sg was installed.
 *
 * Functions from libm or SLEEF are approximate in the sense of the library: not the same bits everywhere.
 * bench/math.md has their measured errors and speed. SLEEF 3.5 is off by at most 1.1 units in the last place, 1.2 on a target
 * without fma, erfc 1.5; glibc's libm by at most 4. Also with SLEEF libm computes the lanes for which tables/functions.h says
 * so. Results by SLEEF are the same at every SG_SIZE and register width, and on all targets that have fma. fmod and remainder
 * are exact and the same everywhere.
 *
 * Where the target has no fma (SG_REG_HAVE_FMA is 0), exp, exp2, exp10, log, cbrt, hypot and erf of f32 emulate it and are slow;
 * the others do without. sin, cos and tan take the lanes from 2^20 on one at a time.
 *
 * No function touches errno, allocates or keeps state. A call of SLEEF keeps no vector register on x86-64: values that
 * live across it go to the stack, as in any function. SLEEF's headers for inlining are not in Debian's package. */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#include "lanes.h"
#include "math/circular.h"
#include "math/libm.h"

/* ---- what a function of the bound size is made of: of its halves too, down to where every element is a leaf ---- */

#ifndef SG_MATH_HALVES_V_V_
/* fn of a larger value is `half` of each of its halves */
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
#if SG_HAVE_SLEEF
#define SG_T_REG_BITS 128
#include "math/sleef_reg.tmpl.h"
#if SG_REG_BITS >= 256
#define SG_T_REG_BITS 256
#include "math/sleef_reg.tmpl.h"
#endif
#if SG_REG_BITS >= 512
#define SG_T_REG_BITS 512
#include "math/sleef_reg.tmpl.h"
#endif
#endif
#endif
#include "made/math_sizes.h"

/* ---- names ---- */

#include "made/math_names.h"
