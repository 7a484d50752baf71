/* SPDX-License-Identifier: MIT */
/* What the rows SG_T_MATH_NATIVE of sg/tables/functions.h are compared with, by the names of the rows: libm's functions, and those of MPFR. */
#ifndef TESTS_NATIVE_LIBM_H
#define TESTS_NATIVE_LIBM_H

#define native_pow(x, y) pow(x, y)
#define native_sin(x) sin(x)
#define native_cos(x) cos(x)
#define native_tan(x) tan(x)
#define native_asin(x) asin(x)
#define native_acos(x) acos(x)
#define native_atan(x) atan(x)
#define native_atan2(y, x) atan2(y, x)
#define native_powf(x, y) powf(x, y)
#define native_sinf(x) sinf(x)
#define native_cosf(x) cosf(x)
#define native_tanf(x) tanf(x)
#define native_asinf(x) asinf(x)
#define native_acosf(x) acosf(x)
#define native_atanf(x) atanf(x)
#define native_atan2f(y, x) atan2f(y, x)
#define native_powl(x, y) powl(x, y)
#define native_sinl(x) sinl(x)
#define native_cosl(x) cosl(x)
#define native_tanl(x) tanl(x)
#define native_asinl(x) asinl(x)
#define native_acosl(x) acosl(x)
#define native_atanl(x) atanl(x)
#define native_atan2l(y, x) atan2l(y, x)
#define mpfr_native_pow(r, x, y, how) mpfr_pow(r, x, y, how)
#define mpfr_native_sin(r, x, how) mpfr_sin(r, x, how)
#define mpfr_native_cos(r, x, how) mpfr_cos(r, x, how)
#define mpfr_native_tan(r, x, how) mpfr_tan(r, x, how)
#define mpfr_native_asin(r, x, how) mpfr_asin(r, x, how)
#define mpfr_native_acos(r, x, how) mpfr_acos(r, x, how)
#define mpfr_native_atan(r, x, how) mpfr_atan(r, x, how)
#define mpfr_native_atan2(r, y, x, how) mpfr_atan2(r, y, x, how)

#endif
