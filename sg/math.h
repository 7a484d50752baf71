/* SPDX-License-Identifier: MIT */
/* Elementary functions of f32 and f64 values: exp, log, pow, sin, atan2, tanh, erf, ... An optional part beside the
 * five floors, on top of floor 2; sg.h does not include it.
 *
 *   #include <sg.h>
 *   #include <sg/math.h>     again after sg.h has been included with another SG_SIZE
 *
 *   sg_f32 y = sg_exp(x);    sg_exp_f32(x), sg_exp_f32x16(x)
 *
 * math/functions.h is the list. There are three sources; libm or SLEEF is chosen for a whole program:
 *
 *   sg      exp, exp2, exp10, log, pow, cbrt, hypot and erf of f32 where the target has fma (SG_REG_HAVE_FMA), made of operations
 *           on values: no call, and the same bits at every SG_SIZE and register width, by every compiler, on all these
 *           targets. Over all numbers off by at most, in units in the last place: exp 1.02, exp2 0.95, exp10 1.03, log 0.89,
 *           cbrt 0.51, erf 1.13; by samples pow 0.53, hypot 0.94.
 *   libm    the default for all others: one lane at a time, any compiler and target. Link with -lm.
 *   SLEEF   -DSG_USE_SLEEF=1, instead of libm: one call for each register, at the widest that the target has natively: x86-64
 *           and aarch64, by GCC and Clang. Link with -lsleef. pkg-config --cflags --libs sg-math says whether it was there
 *           when sg was installed.
 *
 * These functions are approximate in the sense of the library: not the same bits everywhere, except as said above.
 * bench/math.md has what they were measured to be off by, and their speed. By SLEEF 3.5 it is at most 1.1 units in the last
 * place, 1.2 on a target without fma, of erfc 1.5; by glibc's libm at most 4, which with SLEEF still has what functions.h
 * says. Results by SLEEF are the same at every SG_SIZE and register width, and on all targets that have fma. fmod and
 * remainder are exact and the same everywhere.
 *
 * No function touches errno, allocates or keeps state. A call of SLEEF keeps no vector register on x86-64: values that
 * live across it go to the stack, as in any function. SLEEF's headers for inlining are not in Debian's package. */
#include "lanes.h"
#include "math/libm.h"

/* ---- what a function of the bound size is made of: of its halves too, down to where every element is a leaf ---- */

#ifndef SG_MATH_HALF_2
#define SG_MATH_HALF_2 1
#define SG_MATH_HALF_4 2
#define SG_MATH_HALF_8 4
#define SG_MATH_HALF_16 8
#define SG_MATH_HALF_32 16
#define SG_MATH_HALF_64 32
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
#define SG_T_R 128
#include "math/sleef_reg.tmpl.h"
#if SG_REG_BITS >= 256
#define SG_T_R 256
#include "math/sleef_reg.tmpl.h"
#endif
#if SG_REG_BITS >= 512
#define SG_T_R 512
#include "math/sleef_reg.tmpl.h"
#endif
#endif
#endif
#define SG_T_NEED(s) (s == SG_LANES_ || (s < SG_LANES_ && s >= SG_REG_BITS / 64))
#if SG_T_NEED(1) && !defined(SG_HAVE_MATH_PART_X1_)
#define SG_HAVE_MATH_PART_X1_
#define SG_T_S 1
#include "math/size.tmpl.h"
#endif
#if SG_T_NEED(2) && !defined(SG_HAVE_MATH_PART_X2_)
#define SG_HAVE_MATH_PART_X2_
#define SG_T_S 2
#include "math/size.tmpl.h"
#endif
#if SG_T_NEED(4) && !defined(SG_HAVE_MATH_PART_X4_)
#define SG_HAVE_MATH_PART_X4_
#define SG_T_S 4
#include "math/size.tmpl.h"
#endif
#if SG_T_NEED(8) && !defined(SG_HAVE_MATH_PART_X8_)
#define SG_HAVE_MATH_PART_X8_
#define SG_T_S 8
#include "math/size.tmpl.h"
#endif
#if SG_T_NEED(16) && !defined(SG_HAVE_MATH_PART_X16_)
#define SG_HAVE_MATH_PART_X16_
#define SG_T_S 16
#include "math/size.tmpl.h"
#endif
#if SG_T_NEED(32) && !defined(SG_HAVE_MATH_PART_X32_)
#define SG_HAVE_MATH_PART_X32_
#define SG_T_S 32
#include "math/size.tmpl.h"
#endif
#if SG_T_NEED(64) && !defined(SG_HAVE_MATH_PART_X64_)
#define SG_HAVE_MATH_PART_X64_
#define SG_T_S 64
#include "math/size.tmpl.h"
#endif
#undef SG_T_NEED

/* ---- the functions of the bound size ---- */

#if SG_LANES_ == 1 && !defined(SG_HAVE_MATH_X1_)
#define SG_HAVE_MATH_X1_
#define SG_T_NEW
#elif SG_LANES_ == 2 && !defined(SG_HAVE_MATH_X2_)
#define SG_HAVE_MATH_X2_
#define SG_T_NEW
#elif SG_LANES_ == 4 && !defined(SG_HAVE_MATH_X4_)
#define SG_HAVE_MATH_X4_
#define SG_T_NEW
#elif SG_LANES_ == 8 && !defined(SG_HAVE_MATH_X8_)
#define SG_HAVE_MATH_X8_
#define SG_T_NEW
#elif SG_LANES_ == 16 && !defined(SG_HAVE_MATH_X16_)
#define SG_HAVE_MATH_X16_
#define SG_T_NEW
#elif SG_LANES_ == 32 && !defined(SG_HAVE_MATH_X32_)
#define SG_HAVE_MATH_X32_
#define SG_T_NEW
#elif SG_LANES_ == 64 && !defined(SG_HAVE_MATH_X64_)
#define SG_HAVE_MATH_X64_
#define SG_T_NEW
#endif
#ifdef SG_T_NEW
#define SG_T_E f32
#define SG_T_C float
#define SG_T_LIBM(name) name##f
#define SG_T_TO(to_f32, to_f64) to_f32
#define SG_T_OWN SG_REG_HAVE_FMA
#include "math/bound.tmpl.h"
#define SG_T_E f64
#define SG_T_C double
#define SG_T_LIBM(name) name
#define SG_T_TO(to_f32, to_f64) to_f64
#define SG_T_OWN 0
#include "math/bound.tmpl.h"
#undef SG_T_NEW
#endif

/* ---- names ---- */

#include "math/front_c.h"
