/* SPDX-License-Identifier: MIT */
/* Functions made of operations on values, in a program built with -ffast-math (Makefile.am). Code that rounds by adding a large number
 * and subtracting it again must still round. Only finite numbers, within 4 units in the last place of 1. */
#define SG_SIZE 4
#define SG_ACCEPT_FAST_MATH 1
#include <sg.h>
#include <sg/math.h>

#include "tap.h"

#include <math.h>

#define T_NEAR(what, result, right) \
    { \
        const double off = fabs((double)sg_get_lane(result, 0) - (right)) / (fabs(right) > 1 ? fabs(right) : 1); \
        if (!(off < 4.8e-7)) tap_note("%s(%g): %g", what, x, off); \
        wrong += !(off < 4.8e-7); \
    }

int main(void) {
    int wrong = 0;
    for (int i = -2000; i < 2000; i++) {
        const float f = (float)i * 0.01f; /* rounded, also where C computes with doubles */
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
        T_NEAR("far cos", sg_cos(sg_splat_f32((float)(i * 4097) * 65536.0f)), cos((double)((float)(i * 4097) * 65536.0f)))
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
        if (i <= 0) continue;
        T_NEAR("log", sg_log(v), log(x))
        T_NEAR("log2", sg_log2(v), log2(x))
        T_NEAR("log1p", sg_log1p(v), log1p(x))
        T_NEAR("tgamma", sg_tgamma(sg_mul_n(v, 0.25f)), tgamma(x * 0.25))
        T_NEAR("lgamma", sg_lgamma(v), lgamma(x))
        T_NEAR("pow", sg_pow(v, sg_splat_f32(2.5f)), pow(x, 2.5))
    }
    tap_equal_u64((uint64_t)wrong, 0, "elementary functions of finite numbers under -ffast-math");
    return tap_end();
}
