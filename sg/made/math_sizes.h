/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The sizes that functions of the bound size are made of, then what they are, once each. */
#ifndef SG_MATH_FOUND_ /* from here on these names are real: lanes_forgotten.h had them say that the header is missing */
#define SG_MATH_FOUND_
#undef sg_exp
#undef sg_exp_f32
#undef sg_exp_f64
#undef sg_exp2
#undef sg_exp2_f32
#undef sg_exp2_f64
#undef sg_exp10
#undef sg_exp10_f32
#undef sg_exp10_f64
#undef sg_expm1
#undef sg_expm1_f32
#undef sg_expm1_f64
#undef sg_log
#undef sg_log_f32
#undef sg_log_f64
#undef sg_log2
#undef sg_log2_f32
#undef sg_log2_f64
#undef sg_log10
#undef sg_log10_f32
#undef sg_log10_f64
#undef sg_log1p
#undef sg_log1p_f32
#undef sg_log1p_f64
#undef sg_pow
#undef sg_pow_f32
#undef sg_pow_f64
#undef sg_cbrt
#undef sg_cbrt_f32
#undef sg_cbrt_f64
#undef sg_hypot
#undef sg_hypot_f32
#undef sg_hypot_f64
#undef sg_sin
#undef sg_sin_f32
#undef sg_sin_f64
#undef sg_cos
#undef sg_cos_f32
#undef sg_cos_f64
#undef sg_sincos
#undef sg_sincos_f32
#undef sg_sincos_f64
#undef sg_tan
#undef sg_tan_f32
#undef sg_tan_f64
#undef sg_asin
#undef sg_asin_f32
#undef sg_asin_f64
#undef sg_acos
#undef sg_acos_f32
#undef sg_acos_f64
#undef sg_atan
#undef sg_atan_f32
#undef sg_atan_f64
#undef sg_atan2
#undef sg_atan2_f32
#undef sg_atan2_f64
#undef sg_sinh
#undef sg_sinh_f32
#undef sg_sinh_f64
#undef sg_cosh
#undef sg_cosh_f32
#undef sg_cosh_f64
#undef sg_tanh
#undef sg_tanh_f32
#undef sg_tanh_f64
#undef sg_asinh
#undef sg_asinh_f32
#undef sg_asinh_f64
#undef sg_acosh
#undef sg_acosh_f32
#undef sg_acosh_f64
#undef sg_atanh
#undef sg_atanh_f32
#undef sg_atanh_f64
#undef sg_erf
#undef sg_erf_f32
#undef sg_erf_f64
#undef sg_erfc
#undef sg_erfc_f32
#undef sg_erfc_f64
#undef sg_tgamma
#undef sg_tgamma_f32
#undef sg_tgamma_f64
#undef sg_lgamma
#undef sg_lgamma_f32
#undef sg_lgamma_f64
#undef sg_native_pow
#undef sg_native_pow_f32
#undef sg_native_pow_f64
#undef sg_native_sin
#undef sg_native_sin_f32
#undef sg_native_sin_f64
#undef sg_native_cos
#undef sg_native_cos_f32
#undef sg_native_cos_f64
#undef sg_native_sincos
#undef sg_native_sincos_f32
#undef sg_native_sincos_f64
#undef sg_native_tan
#undef sg_native_tan_f32
#undef sg_native_tan_f64
#undef sg_native_asin
#undef sg_native_asin_f32
#undef sg_native_asin_f64
#undef sg_native_acos
#undef sg_native_acos_f32
#undef sg_native_acos_f64
#undef sg_native_atan
#undef sg_native_atan_f32
#undef sg_native_atan_f64
#undef sg_native_atan2
#undef sg_native_atan2_f32
#undef sg_native_atan2_f64
#undef sg_fmod
#undef sg_fmod_f32
#undef sg_fmod_f64
#undef sg_remainder
#undef sg_remainder_f32
#undef sg_remainder_f64
#endif
/* the bound size, and its halves down to where every element is a leaf */
#define SG_T_NEED(s) (s == SG_LANES_ || (s < SG_LANES_ && s >= SG_REG_BITS / 64))
#if SG_T_NEED(1) && !defined(SG_HAVE_MATH_F64_X1_)
#define SG_HAVE_MATH_F64_X1_
#define SG_T_S 1
#include "../math/own_f64.tmpl.h"
#endif
#if SG_T_NEED(2) && !defined(SG_HAVE_MATH_F64_X2_)
#define SG_HAVE_MATH_F64_X2_
#define SG_T_S 2
#include "../math/own_f64.tmpl.h"
#endif
#if SG_T_NEED(4) && !defined(SG_HAVE_MATH_F64_X4_)
#define SG_HAVE_MATH_F64_X4_
#define SG_T_S 4
#include "../math/own_f64.tmpl.h"
#endif
#if SG_T_NEED(8) && !defined(SG_HAVE_MATH_F64_X8_)
#define SG_HAVE_MATH_F64_X8_
#define SG_T_S 8
#include "../math/own_f64.tmpl.h"
#endif
#if SG_T_NEED(16) && !defined(SG_HAVE_MATH_F64_X16_)
#define SG_HAVE_MATH_F64_X16_
#define SG_T_S 16
#include "../math/own_f64.tmpl.h"
#endif
#if SG_T_NEED(32) && !defined(SG_HAVE_MATH_F64_X32_)
#define SG_HAVE_MATH_F64_X32_
#define SG_T_S 32
#include "../math/own_f64.tmpl.h"
#endif
#if SG_T_NEED(64) && !defined(SG_HAVE_MATH_F64_X64_)
#define SG_HAVE_MATH_F64_X64_
#define SG_T_S 64
#include "../math/own_f64.tmpl.h"
#endif
#undef SG_T_NEED
/* the bound size, and its halves down to where every element of 32 bits is a leaf */
#define SG_T_NEED(s) (s == SG_LANES_ || (s < SG_LANES_ && s >= SG_REG_BITS / 32))
#if SG_T_NEED(1) && !defined(SG_HAVE_MATH_F32_X1_)
#define SG_HAVE_MATH_F32_X1_
#define SG_T_S 1
#include "../math/own.tmpl.h"
#endif
#if SG_T_NEED(2) && !defined(SG_HAVE_MATH_F32_X2_)
#define SG_HAVE_MATH_F32_X2_
#define SG_T_S 2
#include "../math/own.tmpl.h"
#endif
#if SG_T_NEED(4) && !defined(SG_HAVE_MATH_F32_X4_)
#define SG_HAVE_MATH_F32_X4_
#define SG_T_S 4
#include "../math/own.tmpl.h"
#endif
#if SG_T_NEED(8) && !defined(SG_HAVE_MATH_F32_X8_)
#define SG_HAVE_MATH_F32_X8_
#define SG_T_S 8
#include "../math/own.tmpl.h"
#endif
#if SG_T_NEED(16) && !defined(SG_HAVE_MATH_F32_X16_)
#define SG_HAVE_MATH_F32_X16_
#define SG_T_S 16
#include "../math/own.tmpl.h"
#endif
#if SG_T_NEED(32) && !defined(SG_HAVE_MATH_F32_X32_)
#define SG_HAVE_MATH_F32_X32_
#define SG_T_S 32
#include "../math/own.tmpl.h"
#endif
#if SG_T_NEED(64) && !defined(SG_HAVE_MATH_F32_X64_)
#define SG_HAVE_MATH_F32_X64_
#define SG_T_S 64
#include "../math/own.tmpl.h"
#endif
#undef SG_T_NEED
#if SG_LANES_ == 1 && !defined(SG_HAVE_MATH_X1_)
extern const char sg_include_sg_math_h_again_for_SG_SIZE_1_;
#define SG_HAVE_MATH_X1_
#define SG_T_S 1
#include "../math/bound_size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_MATH_X2_)
extern const char sg_include_sg_math_h_again_for_SG_SIZE_2_;
#define SG_HAVE_MATH_X2_
#define SG_T_S 2
#include "../math/bound_size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_MATH_X4_)
extern const char sg_include_sg_math_h_again_for_SG_SIZE_4_;
#define SG_HAVE_MATH_X4_
#define SG_T_S 4
#include "../math/bound_size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_MATH_X8_)
extern const char sg_include_sg_math_h_again_for_SG_SIZE_8_;
#define SG_HAVE_MATH_X8_
#define SG_T_S 8
#include "../math/bound_size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_MATH_X16_)
extern const char sg_include_sg_math_h_again_for_SG_SIZE_16_;
#define SG_HAVE_MATH_X16_
#define SG_T_S 16
#include "../math/bound_size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_MATH_X32_)
extern const char sg_include_sg_math_h_again_for_SG_SIZE_32_;
#define SG_HAVE_MATH_X32_
#define SG_T_S 32
#include "../math/bound_size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_MATH_X64_)
extern const char sg_include_sg_math_h_again_for_SG_SIZE_64_;
#define SG_HAVE_MATH_X64_
#define SG_T_S 64
#include "../math/bound_size.tmpl.h"
#endif
