/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The bound size, once each. */
#ifndef SG_ATOMIC_FOUND_ /* from here on these names are real: lanes_forgotten.h had them say that the header is missing */
#define SG_ATOMIC_FOUND_
#undef sg_fetch_add
#undef sg_fetch_add_i32
#undef sg_fetch_add_u32
#undef sg_fetch_add_i64
#undef sg_fetch_add_u64
#undef sg_fetch_add_f32
#undef sg_fetch_add_f64
#undef sg_fetch_add_masked
#undef sg_fetch_add_masked_i32
#undef sg_fetch_add_masked_u32
#undef sg_fetch_add_masked_i64
#undef sg_fetch_add_masked_u64
#undef sg_fetch_add_masked_f32
#undef sg_fetch_add_masked_f64
#undef sg_fetch_add_at
#undef sg_fetch_add_at_i32
#undef sg_fetch_add_at_u32
#undef sg_fetch_add_at_i64
#undef sg_fetch_add_at_u64
#undef sg_fetch_add_at_f32
#undef sg_fetch_add_at_f64
#undef sg_fetch_add_at_masked
#undef sg_fetch_add_at_masked_i32
#undef sg_fetch_add_at_masked_u32
#undef sg_fetch_add_at_masked_i64
#undef sg_fetch_add_at_masked_u64
#undef sg_fetch_add_at_masked_f32
#undef sg_fetch_add_at_masked_f64
#undef sg_fetch_min
#undef sg_fetch_min_i32
#undef sg_fetch_min_u32
#undef sg_fetch_min_i64
#undef sg_fetch_min_u64
#undef sg_fetch_min_masked
#undef sg_fetch_min_masked_i32
#undef sg_fetch_min_masked_u32
#undef sg_fetch_min_masked_i64
#undef sg_fetch_min_masked_u64
#undef sg_fetch_min_at
#undef sg_fetch_min_at_i32
#undef sg_fetch_min_at_u32
#undef sg_fetch_min_at_i64
#undef sg_fetch_min_at_u64
#undef sg_fetch_min_at_masked
#undef sg_fetch_min_at_masked_i32
#undef sg_fetch_min_at_masked_u32
#undef sg_fetch_min_at_masked_i64
#undef sg_fetch_min_at_masked_u64
#undef sg_fetch_max
#undef sg_fetch_max_i32
#undef sg_fetch_max_u32
#undef sg_fetch_max_i64
#undef sg_fetch_max_u64
#undef sg_fetch_max_masked
#undef sg_fetch_max_masked_i32
#undef sg_fetch_max_masked_u32
#undef sg_fetch_max_masked_i64
#undef sg_fetch_max_masked_u64
#undef sg_fetch_max_at
#undef sg_fetch_max_at_i32
#undef sg_fetch_max_at_u32
#undef sg_fetch_max_at_i64
#undef sg_fetch_max_at_u64
#undef sg_fetch_max_at_masked
#undef sg_fetch_max_at_masked_i32
#undef sg_fetch_max_at_masked_u32
#undef sg_fetch_max_at_masked_i64
#undef sg_fetch_max_at_masked_u64
#undef sg_fetch_and
#undef sg_fetch_and_i32
#undef sg_fetch_and_u32
#undef sg_fetch_and_i64
#undef sg_fetch_and_u64
#undef sg_fetch_and_masked
#undef sg_fetch_and_masked_i32
#undef sg_fetch_and_masked_u32
#undef sg_fetch_and_masked_i64
#undef sg_fetch_and_masked_u64
#undef sg_fetch_and_at
#undef sg_fetch_and_at_i32
#undef sg_fetch_and_at_u32
#undef sg_fetch_and_at_i64
#undef sg_fetch_and_at_u64
#undef sg_fetch_and_at_masked
#undef sg_fetch_and_at_masked_i32
#undef sg_fetch_and_at_masked_u32
#undef sg_fetch_and_at_masked_i64
#undef sg_fetch_and_at_masked_u64
#undef sg_fetch_or
#undef sg_fetch_or_i32
#undef sg_fetch_or_u32
#undef sg_fetch_or_i64
#undef sg_fetch_or_u64
#undef sg_fetch_or_masked
#undef sg_fetch_or_masked_i32
#undef sg_fetch_or_masked_u32
#undef sg_fetch_or_masked_i64
#undef sg_fetch_or_masked_u64
#undef sg_fetch_or_at
#undef sg_fetch_or_at_i32
#undef sg_fetch_or_at_u32
#undef sg_fetch_or_at_i64
#undef sg_fetch_or_at_u64
#undef sg_fetch_or_at_masked
#undef sg_fetch_or_at_masked_i32
#undef sg_fetch_or_at_masked_u32
#undef sg_fetch_or_at_masked_i64
#undef sg_fetch_or_at_masked_u64
#undef sg_fetch_xor
#undef sg_fetch_xor_i32
#undef sg_fetch_xor_u32
#undef sg_fetch_xor_i64
#undef sg_fetch_xor_u64
#undef sg_fetch_xor_masked
#undef sg_fetch_xor_masked_i32
#undef sg_fetch_xor_masked_u32
#undef sg_fetch_xor_masked_i64
#undef sg_fetch_xor_masked_u64
#undef sg_fetch_xor_at
#undef sg_fetch_xor_at_i32
#undef sg_fetch_xor_at_u32
#undef sg_fetch_xor_at_i64
#undef sg_fetch_xor_at_u64
#undef sg_fetch_xor_at_masked
#undef sg_fetch_xor_at_masked_i32
#undef sg_fetch_xor_at_masked_u32
#undef sg_fetch_xor_at_masked_i64
#undef sg_fetch_xor_at_masked_u64
#undef sg_scatter_add
#undef sg_scatter_add_i32
#undef sg_scatter_add_u32
#undef sg_scatter_add_i64
#undef sg_scatter_add_u64
#undef sg_scatter_add_f32
#undef sg_scatter_add_f64
#undef sg_scatter_add_masked
#undef sg_scatter_add_masked_i32
#undef sg_scatter_add_masked_u32
#undef sg_scatter_add_masked_i64
#undef sg_scatter_add_masked_u64
#undef sg_scatter_add_masked_f32
#undef sg_scatter_add_masked_f64
#undef sg_histogram_add
#undef sg_histogram_add_masked
#undef sg_histogram_add_global
#undef sg_histogram_add_global_masked
#endif
#if SG_LANES_ == 1 && !defined(SG_HAVE_ATOMIC_X1_)
extern const char sg_include_sg_atomic_h_again_for_SG_SIZE_1_;
#define SG_HAVE_ATOMIC_X1_
#define SG_T_S 1
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_ATOMIC_X2_)
extern const char sg_include_sg_atomic_h_again_for_SG_SIZE_2_;
#define SG_HAVE_ATOMIC_X2_
#define SG_T_S 2
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_ATOMIC_X4_)
extern const char sg_include_sg_atomic_h_again_for_SG_SIZE_4_;
#define SG_HAVE_ATOMIC_X4_
#define SG_T_S 4
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_ATOMIC_X8_)
extern const char sg_include_sg_atomic_h_again_for_SG_SIZE_8_;
#define SG_HAVE_ATOMIC_X8_
#define SG_T_S 8
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_ATOMIC_X16_)
extern const char sg_include_sg_atomic_h_again_for_SG_SIZE_16_;
#define SG_HAVE_ATOMIC_X16_
#define SG_T_S 16
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_ATOMIC_X32_)
extern const char sg_include_sg_atomic_h_again_for_SG_SIZE_32_;
#define SG_HAVE_ATOMIC_X32_
#define SG_T_S 32
#include "../atomic/size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_ATOMIC_X64_)
extern const char sg_include_sg_atomic_h_again_for_SG_SIZE_64_;
#define SG_HAVE_ATOMIC_X64_
#define SG_T_S 64
#include "../atomic/size.tmpl.h"
#endif
