/* SPDX-License-Identifier: MIT */
/* What is made of several operations on floats, in a program built with -ffast-math (Makefile.am). Code that rounds by adding a large number
 * and subtracting it again must still round, and a sum in two parts must keep its lower part. Only finite numbers. Functions are within 4
 * units in the last place of 1, or of the result; the rest is exact. */
#define SG_SIZE 4
#ifndef SG_ACCEPT_FAST_MATH /* docs/flags.md gives it with the flag */
#define SG_ACCEPT_FAST_MATH 1
#endif
#include <sg.h>
#include <sg/math.h>

#include "tap.h"

#include <math.h>

#define T_WITHIN(most, what, result, right) \
    { \
        const double off = fabs((double)sg_get_lane(result, 0) - (right)) / (fabs(right) > 1 ? fabs(right) : 1); \
        if (!(off < (most))) tap_note("%s(%.17g): %g", what, x, off); \
        wrong += !(off < (most)); \
    }
#define T_NEAR(what, result, right) T_WITHIN(4.8e-7, what, result, right)
#define T_NEAR64(what, result, right) T_WITHIN(8.9e-16, "f64 " what, result, right)
#define T_SAME(what, result, right) \
    { \
        const volatile double got = (double)sg_get_lane(result, 0), wanted = (double)(right); /* rounded by the 387 too */ \
        if (!(got == wanted)) tap_note("%s(%.17g): %.17g", what, x, got); \
        wrong += !(got == wanted); \
    }

static double (*volatile library_cos)(double) = cos; /* the 387's own cosine is not one of large numbers */

static void test_f32(void) {
    int wrong = 0;
    for (int i = -2000; i < 2000; i++) {
        const volatile float f = (float)i * 0.01f; /* rounded, also where C computes with doubles */
        const double x = (double)f;
        const sg_f32 v = sg_splat_f32(f);
        T_NEAR("exp", sg_exp(v), exp(x))
        T_NEAR("exp2", sg_exp2(v), exp2(x))
        T_NEAR("exp10", sg_exp10(v), pow(10, x))
        T_NEAR("cbrt", sg_cbrt(v), cbrt(x))
        T_NEAR("erf", sg_erf(v), erf(x))
        T_NEAR("expm1", sg_expm1(v), expm1(x))
        T_NEAR("sin", sg_sin(v), sin(x))
        T_NEAR("cos", sg_cos(v), cos(x))
        T_NEAR("far cos", sg_cos(sg_splat_f32((float)(i * 4097) * 65536.0f)), library_cos((double)((float)(i * 4097) * 65536.0f)))
        sg_f32 cosine;
        const sg_f32 sine = sg_sincos(v, &cosine);
        T_NEAR("sine of sincos", sine, sin(x))
        T_NEAR("cosine of sincos", cosine, cos(x))
        T_NEAR("tan", sg_tan(v), tan(x))
        T_NEAR("atan", sg_atan(v), atan(x))
        T_NEAR("sinh", sg_sinh(v), sinh(x))
        T_NEAR("tanh", sg_tanh(v), tanh(x))
        T_NEAR("asinh", sg_asinh(v), asinh(x))
        T_NEAR("atan2", sg_atan2(v, sg_splat_f32(-2)), atan2(x, -2))
        T_NEAR("hypot", sg_hypot(v, sg_splat_f32(3)), hypot(x, 3))
        T_NEAR("native_sin", sg_native_sin(v), sin(x))
        T_NEAR("native_cos", sg_native_cos(v), cos(x))
        T_NEAR("native_tan", sg_native_tan(v), tan(x))
        T_NEAR("native_atan", sg_native_atan(v), atan(x))
        T_NEAR("native_atan2", sg_native_atan2(v, sg_splat_f32(-2)), atan2(x, -2))
        if (i <= 0) continue;
        T_NEAR("native_pow", sg_native_pow(v, sg_splat_f32(2.5f)), pow(x, 2.5))
        T_NEAR("log", sg_log(v), log(x))
        T_NEAR("log2", sg_log2(v), log2(x))
        T_NEAR("log1p", sg_log1p(v), log1p(x))
        T_NEAR("tgamma", sg_tgamma(sg_mul_n(v, 0.25f)), tgamma(x * 0.25))
        T_NEAR("lgamma", sg_lgamma(v), lgamma(x))
        T_NEAR("pow", sg_pow(v, sg_splat_f32(2.5f)), pow(x, 2.5))
    }
    tap_equal_u64((uint64_t)wrong, 0, "elementary functions of f32");
}
static void test_quotients(void) {
    int wrong = 0;
    for (int i = -2000; i < 2000; i++) {
        const double x = i;
        T_SAME("div i8", sg_div(sg_splat_i8((int8_t)(i & 127)), sg_splat_i8((int8_t)(i % 11 | 1))), (i & 127) / (i % 11 | 1))
        T_SAME("div u16", sg_div(sg_splat_u16((uint16_t)(i * 31)), sg_splat_u16((uint16_t)((i & 255) + 1))),
               (uint16_t)(i * 31) / ((i & 255) + 1))
        T_SAME("div i32", sg_div(sg_splat_i32(i * 1000003), sg_splat_i32((i & 255) + 1)), i * 1000003 / ((i & 255) + 1))
    }
    tap_equal_u64((uint64_t)wrong, 0, "quotients of integers, which floats compute");
}
static void test_f64(void) {
    int wrong = 0;
    for (int i = -2000; i < 2000; i++) {
        const double x = i * (1.0 / 128) + 0x1p-30; /* exact, in whatever order */
        const sg_f64 v = sg_splat_f64(x);
        T_NEAR64("exp", sg_exp(v), exp(x))
        T_NEAR64("exp2", sg_exp2(v), exp2(x))
        T_NEAR64("cbrt", sg_cbrt(v), cbrt(x))
        T_NEAR64("erf", sg_erf(v), erf(x))
        T_NEAR64("expm1", sg_expm1(v), expm1(x))
        T_NEAR64("sin", sg_sin(v), sin(x))
        T_NEAR64("cos", sg_cos(v), cos(x))
#ifndef _WIN32 /* its library's is that of the 387 */
        T_NEAR64("far cos", sg_cos(sg_mul_n(v, 0x1p60)), library_cos(x * 0x1p60))
#endif
        T_NEAR64("atan", sg_atan(v), atan(x))
        T_NEAR64("sinh", sg_sinh(v), sinh(x))
        T_NEAR64("tanh", sg_tanh(v), tanh(x))
        T_NEAR64("asinh", sg_asinh(v), asinh(x))
        T_NEAR64("hypot", sg_hypot(v, sg_splat_f64(3)), hypot(x, 3))
        if (i <= 0) continue;
        T_NEAR64("log", sg_log(v), log(x))
        T_NEAR64("log2", sg_log2(v), log2(x))
        T_NEAR64("log1p", sg_log1p(v), log1p(x))
        T_NEAR64("pow", sg_pow(v, sg_splat_f64(2.5)), pow(x, 2.5))
    }
    tap_equal_u64((uint64_t)wrong, 0, "elementary functions of f64");
}
static void test_exact(void) {
    int wrong = 0;
    for (int i = -2000; i < 2000; i++) {
        const double x = i * 0.25;
        const sg_f32 v = sg_splat_f32((float)x);
        const sg_f64 w = sg_splat_f64(x);
        const int64_t large = i * ((int64_t)1 << 51) + 1;
        const uint64_t larger = (uint64_t)(i + 2000) * ((uint64_t)1 << 51) + 1;
        T_SAME("rint", sg_rint(v), rint(x))
        T_SAME("floor", sg_floor(v), floor(x))
        T_SAME("ceil", sg_ceil(v), ceil(x))
        T_SAME("trunc", sg_trunc(v), trunc(x))
        T_SAME("f64 rint", sg_rint(w), rint(x))
        T_SAME("f64 floor", sg_floor(w), floor(x))
        T_SAME("f64 ceil", sg_ceil(w), ceil(x))
        T_SAME("f64 trunc", sg_trunc(w), trunc(x))
        T_SAME("f16 and back", sg_convert_f32(sg_convert_f16(v)), x)
        T_SAME("tiny f16 and back", sg_convert_f32(sg_convert_f16(sg_mul_n(v, 0x1p-22f))), x * 0x1p-22)
        T_SAME("u32 of f32", sg_convert_u32(sg_splat_f32((float)(i + 2000) * 0x1p20f)), (uint32_t)(i + 2000) << 20)
        T_SAME("f32 of u32", sg_convert_f32(sg_splat_u32((uint32_t)(i + 2000) << 20 | 1)), (float)((uint32_t)(i + 2000) << 20 | (i < -1984)))
        T_SAME("i64 of f64", sg_sub_n(sg_convert_i64(sg_mul_n(w, 0x1p53)), large), -1)
        T_SAME("u64 of f64", sg_sub_n(sg_convert_u64(sg_splat_f64((i + 2000) * 0x1p51)), larger - 1), 0)
        T_SAME("f64 of i64", sg_convert_f64(sg_splat_i64(large)), (double)large)
        T_SAME("f64 of u64", sg_convert_f64(sg_splat_u64(larger)), (double)larger)
    }
    tap_equal_u64((uint64_t)wrong, 0, "roundings and conversions");
}

int main(void) {
    test_f32();
    test_quotients();
    test_f64();
    test_exact();
    return tap_end();
}
