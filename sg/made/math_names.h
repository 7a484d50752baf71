/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. C names of elementary functions; in C++, and by Clang, the generic ones are overloads. */
#ifndef SG_MADE_MATH_NAMES_H
#define SG_MADE_MATH_NAMES_H

#pragma GCC system_header /* as lanes_names.h */

#define sg_exp_f32 SG_B_(sg_exp_f32x)
#define sg_exp_f64 SG_B_(sg_exp_f64x)
#define sg_exp2_f32 SG_B_(sg_exp2_f32x)
#define sg_exp2_f64 SG_B_(sg_exp2_f64x)
#define sg_exp10_f32 SG_B_(sg_exp10_f32x)
#define sg_exp10_f64 SG_B_(sg_exp10_f64x)
#define sg_expm1_f32 SG_B_(sg_expm1_f32x)
#define sg_expm1_f64 SG_B_(sg_expm1_f64x)
#define sg_log_f32 SG_B_(sg_log_f32x)
#define sg_log_f64 SG_B_(sg_log_f64x)
#define sg_log2_f32 SG_B_(sg_log2_f32x)
#define sg_log2_f64 SG_B_(sg_log2_f64x)
#define sg_log10_f32 SG_B_(sg_log10_f32x)
#define sg_log10_f64 SG_B_(sg_log10_f64x)
#define sg_log1p_f32 SG_B_(sg_log1p_f32x)
#define sg_log1p_f64 SG_B_(sg_log1p_f64x)
#define sg_pow_f32 SG_B_(sg_pow_f32x)
#define sg_pow_f64 SG_B_(sg_pow_f64x)
#define sg_cbrt_f32 SG_B_(sg_cbrt_f32x)
#define sg_cbrt_f64 SG_B_(sg_cbrt_f64x)
#define sg_hypot_f32 SG_B_(sg_hypot_f32x)
#define sg_hypot_f64 SG_B_(sg_hypot_f64x)
#define sg_sin_f32 SG_B_(sg_sin_f32x)
#define sg_sin_f64 SG_B_(sg_sin_f64x)
#define sg_cos_f32 SG_B_(sg_cos_f32x)
#define sg_cos_f64 SG_B_(sg_cos_f64x)
#define sg_sincos_f32 SG_B_(sg_sincos_f32x)
#define sg_sincos_f64 SG_B_(sg_sincos_f64x)
#define sg_tan_f32 SG_B_(sg_tan_f32x)
#define sg_tan_f64 SG_B_(sg_tan_f64x)
#define sg_asin_f32 SG_B_(sg_asin_f32x)
#define sg_asin_f64 SG_B_(sg_asin_f64x)
#define sg_acos_f32 SG_B_(sg_acos_f32x)
#define sg_acos_f64 SG_B_(sg_acos_f64x)
#define sg_atan_f32 SG_B_(sg_atan_f32x)
#define sg_atan_f64 SG_B_(sg_atan_f64x)
#define sg_atan2_f32 SG_B_(sg_atan2_f32x)
#define sg_atan2_f64 SG_B_(sg_atan2_f64x)
#define sg_sinh_f32 SG_B_(sg_sinh_f32x)
#define sg_sinh_f64 SG_B_(sg_sinh_f64x)
#define sg_cosh_f32 SG_B_(sg_cosh_f32x)
#define sg_cosh_f64 SG_B_(sg_cosh_f64x)
#define sg_tanh_f32 SG_B_(sg_tanh_f32x)
#define sg_tanh_f64 SG_B_(sg_tanh_f64x)
#define sg_asinh_f32 SG_B_(sg_asinh_f32x)
#define sg_asinh_f64 SG_B_(sg_asinh_f64x)
#define sg_acosh_f32 SG_B_(sg_acosh_f32x)
#define sg_acosh_f64 SG_B_(sg_acosh_f64x)
#define sg_atanh_f32 SG_B_(sg_atanh_f32x)
#define sg_atanh_f64 SG_B_(sg_atanh_f64x)
#define sg_erf_f32 SG_B_(sg_erf_f32x)
#define sg_erf_f64 SG_B_(sg_erf_f64x)
#define sg_erfc_f32 SG_B_(sg_erfc_f32x)
#define sg_erfc_f64 SG_B_(sg_erfc_f64x)
#define sg_tgamma_f32 SG_B_(sg_tgamma_f32x)
#define sg_tgamma_f64 SG_B_(sg_tgamma_f64x)
#define sg_lgamma_f32 SG_B_(sg_lgamma_f32x)
#define sg_lgamma_f64 SG_B_(sg_lgamma_f64x)
#define sg_native_pow_f32 SG_B_(sg_native_pow_f32x)
#define sg_native_pow_f64 SG_B_(sg_native_pow_f64x)
#define sg_native_sin_f32 SG_B_(sg_native_sin_f32x)
#define sg_native_sin_f64 SG_B_(sg_native_sin_f64x)
#define sg_native_cos_f32 SG_B_(sg_native_cos_f32x)
#define sg_native_cos_f64 SG_B_(sg_native_cos_f64x)
#define sg_native_sincos_f32 SG_B_(sg_native_sincos_f32x)
#define sg_native_sincos_f64 SG_B_(sg_native_sincos_f64x)
#define sg_native_tan_f32 SG_B_(sg_native_tan_f32x)
#define sg_native_tan_f64 SG_B_(sg_native_tan_f64x)
#define sg_native_asin_f32 SG_B_(sg_native_asin_f32x)
#define sg_native_asin_f64 SG_B_(sg_native_asin_f64x)
#define sg_native_acos_f32 SG_B_(sg_native_acos_f32x)
#define sg_native_acos_f64 SG_B_(sg_native_acos_f64x)
#define sg_native_atan_f32 SG_B_(sg_native_atan_f32x)
#define sg_native_atan_f64 SG_B_(sg_native_atan_f64x)
#define sg_native_atan2_f32 SG_B_(sg_native_atan2_f32x)
#define sg_native_atan2_f64 SG_B_(sg_native_atan2_f64x)
#define sg_fmod_f32 SG_B_(sg_fmod_f32x)
#define sg_fmod_f64 SG_B_(sg_fmod_f64x)
#define sg_remainder_f32 SG_B_(sg_remainder_f32x)
#define sg_remainder_f64 SG_B_(sg_remainder_f64x)

#if SG_HAVE_OVERLOADS

SG_NO_OVERLOAD(sg_exp, "sg_exp(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_exp2, "sg_exp2(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_exp10, "sg_exp10(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_expm1, "sg_expm1(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_log, "sg_log(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_log2, "sg_log2(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_log10, "sg_log10(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_log1p, "sg_log1p(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_pow, "sg_pow(value, value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements")
SG_NO_OVERLOAD(sg_cbrt, "sg_cbrt(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_hypot, "sg_hypot(value, value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements")
SG_NO_OVERLOAD(sg_sin, "sg_sin(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_cos, "sg_cos(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_sincos, "sg_sincos(value, &value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_tan, "sg_tan(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_asin, "sg_asin(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_acos, "sg_acos(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_atan, "sg_atan(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_atan2, "sg_atan2(value, value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements")
SG_NO_OVERLOAD(sg_sinh, "sg_sinh(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_cosh, "sg_cosh(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_tanh, "sg_tanh(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_asinh, "sg_asinh(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_acosh, "sg_acosh(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_atanh, "sg_atanh(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_erf, "sg_erf(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_erfc, "sg_erfc(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_tgamma, "sg_tgamma(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_lgamma, "sg_lgamma(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_pow, "sg_native_pow(value, value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements")
SG_NO_OVERLOAD(sg_native_sin, "sg_native_sin(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_cos, "sg_native_cos(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_sincos, "sg_native_sincos(value, &value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_tan, "sg_native_tan(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_asin, "sg_native_asin(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_acos, "sg_native_acos(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_atan, "sg_native_atan(value), of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); libm has the functions of scalars, and sg_convert_f32(x) converts other elements")
SG_NO_OVERLOAD(sg_native_atan2, "sg_native_atan2(value, value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements")
SG_NO_OVERLOAD(sg_fmod, "sg_fmod(value, value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements")
SG_NO_OVERLOAD(sg_remainder, "sg_remainder(value, value), both of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements")

#elif SG_GENERIC

#define SG_MATH_AGAIN_ SG_AGAIN_(sg_include_sg_math_h_again_for_SG_SIZE_)
SG_WRONG_CALL(sg_wants_a_value_of_f32_or_f64_of_this_SG_SIZE_)
#define SG_G_MATH_(p, x) _Generic((x), sg_f32: SG_B_(p##f32x), sg_f64: SG_B_(p##f64x), default: sg_wants_a_value_of_f32_or_f64_of_this_SG_SIZE_)
SG_WRONG_CALL(sg_wants_the_address_of_a_value_of_f32_or_f64_of_this_SG_SIZE_)
#define SG_G_MATH_TO_(p, to) _Generic((to), sg_f32 *: SG_B_(p##f32x), sg_f64 *: SG_B_(p##f64x), default: sg_wants_the_address_of_a_value_of_f32_or_f64_of_this_SG_SIZE_)
#define sg_exp(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_exp_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_exp2(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_exp2_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_exp10(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_exp10_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_expm1(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_expm1_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_log(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_log_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_log2(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_log2_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_log10(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_log10_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_log1p(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_log1p_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_pow(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_pow_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_REAL_
#define sg_cbrt(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_cbrt_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_hypot(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_hypot_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_REAL_
#define sg_sin(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_sin_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_cos(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_cos_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_sincos(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_TO_(sg_sincos_, b)(SG_IT_(a), b) SG_DONE_REAL_
#define sg_tan(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_tan_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_asin(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_asin_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_acos(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_acos_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_atan(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_atan_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_atan2(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_atan2_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_REAL_
#define sg_sinh(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_sinh_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_cosh(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_cosh_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_tanh(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_tanh_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_asinh(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_asinh_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_acosh(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_acosh_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_atanh(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_atanh_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_erf(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_erf_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_erfc(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_erfc_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_tgamma(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_tgamma_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_lgamma(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_lgamma_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_native_pow(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_pow_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_REAL_
#define sg_native_sin(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_sin_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_native_cos(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_cos_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_native_sincos(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_TO_(sg_native_sincos_, b)(SG_IT_(a), b) SG_DONE_REAL_
#define sg_native_tan(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_tan_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_native_asin(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_asin_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_native_acos(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_acos_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_native_atan(a) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_atan_, SG_IT_(a))(SG_IT_(a)) SG_DONE_REAL_
#define sg_native_atan2(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_native_atan2_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_REAL_
#define sg_fmod(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_fmod_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_REAL_
#define sg_remainder(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_remainder_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_REAL_

#endif

#endif
