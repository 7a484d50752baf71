/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. C names of the operations in tables/more.h; in C++, and by Clang, the generic ones are overloads.
 * Long, for the reason that lanes_names.h is. */
#ifndef SG_MADE_MORE_NAMES_H
#define SG_MADE_MORE_NAMES_H

#pragma GCC system_header /* as lanes_names.h */

#define sg_mul_half_i8 SG_B_(sg_mul_half_i8x)
#define sg_mul_half_u8 SG_B_(sg_mul_half_u8x)
#define sg_mul_half_i16 SG_B_(sg_mul_half_i16x)
#define sg_mul_half_u16 SG_B_(sg_mul_half_u16x)
#define sg_mul_half_i32 SG_B_(sg_mul_half_i32x)
#define sg_mul_half_u32 SG_B_(sg_mul_half_u32x)
#define sg_mul_half_i64 SG_B_(sg_mul_half_i64x)
#define sg_mul_half_u64 SG_B_(sg_mul_half_u64x)
#define sg_mul_round_i16 SG_B_(sg_mul_round_i16x)
#define sg_mul_sat_i8 SG_B_(sg_mul_sat_i8x)
#define sg_mul_sat_u8 SG_B_(sg_mul_sat_u8x)
#define sg_mul_sat_i16 SG_B_(sg_mul_sat_i16x)
#define sg_mul_sat_u16 SG_B_(sg_mul_sat_u16x)
#define sg_mul_sat_i32 SG_B_(sg_mul_sat_i32x)
#define sg_mul_sat_u32 SG_B_(sg_mul_sat_u32x)
#define sg_mul_sat_i64 SG_B_(sg_mul_sat_i64x)
#define sg_mul_sat_u64 SG_B_(sg_mul_sat_u64x)
#define sg_abs_diff_i8 SG_B_(sg_abs_diff_i8x)
#define sg_abs_diff_u8 SG_B_(sg_abs_diff_u8x)
#define sg_abs_diff_i16 SG_B_(sg_abs_diff_i16x)
#define sg_abs_diff_u16 SG_B_(sg_abs_diff_u16x)
#define sg_abs_diff_i32 SG_B_(sg_abs_diff_i32x)
#define sg_abs_diff_u32 SG_B_(sg_abs_diff_u32x)
#define sg_abs_diff_i64 SG_B_(sg_abs_diff_i64x)
#define sg_abs_diff_u64 SG_B_(sg_abs_diff_u64x)
#define sg_avg_down_i8 SG_B_(sg_avg_down_i8x)
#define sg_avg_down_u8 SG_B_(sg_avg_down_u8x)
#define sg_avg_down_i16 SG_B_(sg_avg_down_i16x)
#define sg_avg_down_u16 SG_B_(sg_avg_down_u16x)
#define sg_avg_down_i32 SG_B_(sg_avg_down_i32x)
#define sg_avg_down_u32 SG_B_(sg_avg_down_u32x)
#define sg_avg_down_i64 SG_B_(sg_avg_down_i64x)
#define sg_avg_down_u64 SG_B_(sg_avg_down_u64x)
#define sg_fms_f16 SG_B_(sg_fms_f16x)
#define sg_fms_bf16 SG_B_(sg_fms_bf16x)
#define sg_fms_f32 SG_B_(sg_fms_f32x)
#define sg_fms_f64 SG_B_(sg_fms_f64x)
#define sg_fnma_f16 SG_B_(sg_fnma_f16x)
#define sg_fnma_bf16 SG_B_(sg_fnma_bf16x)
#define sg_fnma_f32 SG_B_(sg_fnma_f32x)
#define sg_fnma_f64 SG_B_(sg_fnma_f64x)
#define sg_dot_2x8packed_us_sat_i16 SG_B_(sg_dot_2x8packed_us_sat_i16x)
#define sg_dot_2x16packed_ss_i32 SG_B_(sg_dot_2x16packed_ss_i32x)
#define sg_dot_acc_2x16packed_ss_i32 SG_B_(sg_dot_acc_2x16packed_ss_i32x)
#define sg_dot_4x8packed_us_fast_i32 SG_B_(sg_dot_4x8packed_us_fast_i32x)
#define sg_dot_acc_4x8packed_us_fast_i32 SG_B_(sg_dot_acc_4x8packed_us_fast_i32x)
#define sg_sad_4x8packed_u32 SG_B_(sg_sad_4x8packed_u32x)
#define sg_sad_8x8packed_u64 SG_B_(sg_sad_8x8packed_u64x)
#define sg_bit_reverse_i8 SG_B_(sg_bit_reverse_i8x)
#define sg_bit_reverse_u8 SG_B_(sg_bit_reverse_u8x)
#define sg_bit_reverse_i16 SG_B_(sg_bit_reverse_i16x)
#define sg_bit_reverse_u16 SG_B_(sg_bit_reverse_u16x)
#define sg_bit_reverse_i32 SG_B_(sg_bit_reverse_i32x)
#define sg_bit_reverse_u32 SG_B_(sg_bit_reverse_u32x)
#define sg_bit_reverse_i64 SG_B_(sg_bit_reverse_i64x)
#define sg_bit_reverse_u64 SG_B_(sg_bit_reverse_u64x)
#define sg_byte_swap_i8 SG_B_(sg_byte_swap_i8x)
#define sg_byte_swap_u8 SG_B_(sg_byte_swap_u8x)
#define sg_byte_swap_i16 SG_B_(sg_byte_swap_i16x)
#define sg_byte_swap_u16 SG_B_(sg_byte_swap_u16x)
#define sg_byte_swap_i32 SG_B_(sg_byte_swap_i32x)
#define sg_byte_swap_u32 SG_B_(sg_byte_swap_u32x)
#define sg_byte_swap_i64 SG_B_(sg_byte_swap_i64x)
#define sg_byte_swap_u64 SG_B_(sg_byte_swap_u64x)
#define sg_rotr_i8 SG_B_(sg_rotr_i8x)
#define sg_rotr_u8 SG_B_(sg_rotr_u8x)
#define sg_rotr_i16 SG_B_(sg_rotr_i16x)
#define sg_rotr_u16 SG_B_(sg_rotr_u16x)
#define sg_rotr_i32 SG_B_(sg_rotr_i32x)
#define sg_rotr_u32 SG_B_(sg_rotr_u32x)
#define sg_rotr_i64 SG_B_(sg_rotr_i64x)
#define sg_rotr_u64 SG_B_(sg_rotr_u64x)
#define sg_rotr_n_i8 SG_B_(sg_rotr_n_i8x)
#define sg_rotr_n_u8 SG_B_(sg_rotr_n_u8x)
#define sg_rotr_n_i16 SG_B_(sg_rotr_n_i16x)
#define sg_rotr_n_u16 SG_B_(sg_rotr_n_u16x)
#define sg_rotr_n_i32 SG_B_(sg_rotr_n_i32x)
#define sg_rotr_n_u32 SG_B_(sg_rotr_n_u32x)
#define sg_rotr_n_i64 SG_B_(sg_rotr_n_i64x)
#define sg_rotr_n_u64 SG_B_(sg_rotr_n_u64x)
#define sg_funnel_shl_i8 SG_B_(sg_funnel_shl_i8x)
#define sg_funnel_shl_u8 SG_B_(sg_funnel_shl_u8x)
#define sg_funnel_shl_i16 SG_B_(sg_funnel_shl_i16x)
#define sg_funnel_shl_u16 SG_B_(sg_funnel_shl_u16x)
#define sg_funnel_shl_i32 SG_B_(sg_funnel_shl_i32x)
#define sg_funnel_shl_u32 SG_B_(sg_funnel_shl_u32x)
#define sg_funnel_shl_i64 SG_B_(sg_funnel_shl_i64x)
#define sg_funnel_shl_u64 SG_B_(sg_funnel_shl_u64x)
#define sg_funnel_shr_i8 SG_B_(sg_funnel_shr_i8x)
#define sg_funnel_shr_u8 SG_B_(sg_funnel_shr_u8x)
#define sg_funnel_shr_i16 SG_B_(sg_funnel_shr_i16x)
#define sg_funnel_shr_u16 SG_B_(sg_funnel_shr_u16x)
#define sg_funnel_shr_i32 SG_B_(sg_funnel_shr_i32x)
#define sg_funnel_shr_u32 SG_B_(sg_funnel_shr_u32x)
#define sg_funnel_shr_i64 SG_B_(sg_funnel_shr_i64x)
#define sg_funnel_shr_u64 SG_B_(sg_funnel_shr_u64x)
#define sg_multishift_u64 SG_B_(sg_multishift_u64x)
#define sg_clmul_lo_u64 SG_B_(sg_clmul_lo_u64x)
#define sg_clmul_hi_u64 SG_B_(sg_clmul_hi_u64x)
#define sg_prefix_xor_u64 SG_B_(sg_prefix_xor_u64x)
#define sg_arg_min_i8 SG_B_(sg_arg_min_i8x)
#define sg_arg_min_u8 SG_B_(sg_arg_min_u8x)
#define sg_arg_min_i16 SG_B_(sg_arg_min_i16x)
#define sg_arg_min_u16 SG_B_(sg_arg_min_u16x)
#define sg_arg_min_i32 SG_B_(sg_arg_min_i32x)
#define sg_arg_min_u32 SG_B_(sg_arg_min_u32x)
#define sg_arg_min_i64 SG_B_(sg_arg_min_i64x)
#define sg_arg_min_u64 SG_B_(sg_arg_min_u64x)
#define sg_arg_min_f16 SG_B_(sg_arg_min_f16x)
#define sg_arg_min_bf16 SG_B_(sg_arg_min_bf16x)
#define sg_arg_min_f32 SG_B_(sg_arg_min_f32x)
#define sg_arg_min_f64 SG_B_(sg_arg_min_f64x)
#define sg_arg_max_i8 SG_B_(sg_arg_max_i8x)
#define sg_arg_max_u8 SG_B_(sg_arg_max_u8x)
#define sg_arg_max_i16 SG_B_(sg_arg_max_i16x)
#define sg_arg_max_u16 SG_B_(sg_arg_max_u16x)
#define sg_arg_max_i32 SG_B_(sg_arg_max_i32x)
#define sg_arg_max_u32 SG_B_(sg_arg_max_u32x)
#define sg_arg_max_i64 SG_B_(sg_arg_max_i64x)
#define sg_arg_max_u64 SG_B_(sg_arg_max_u64x)
#define sg_arg_max_f16 SG_B_(sg_arg_max_f16x)
#define sg_arg_max_bf16 SG_B_(sg_arg_max_bf16x)
#define sg_arg_max_f32 SG_B_(sg_arg_max_f32x)
#define sg_arg_max_f64 SG_B_(sg_arg_max_f64x)
#define sg_sort_descending_i8 SG_B_(sg_sort_descending_i8x)
#define sg_sort_descending_u8 SG_B_(sg_sort_descending_u8x)
#define sg_sort_descending_i16 SG_B_(sg_sort_descending_i16x)
#define sg_sort_descending_u16 SG_B_(sg_sort_descending_u16x)
#define sg_sort_descending_i32 SG_B_(sg_sort_descending_i32x)
#define sg_sort_descending_u32 SG_B_(sg_sort_descending_u32x)
#define sg_sort_descending_i64 SG_B_(sg_sort_descending_i64x)
#define sg_sort_descending_u64 SG_B_(sg_sort_descending_u64x)
#define sg_sort_descending_f16 SG_B_(sg_sort_descending_f16x)
#define sg_sort_descending_bf16 SG_B_(sg_sort_descending_bf16x)
#define sg_sort_descending_f32 SG_B_(sg_sort_descending_f32x)
#define sg_sort_descending_f64 SG_B_(sg_sort_descending_f64x)
#define sg_sort_lanes_i8 SG_B_(sg_sort_lanes_i8x)
#define sg_sort_lanes_u8 SG_B_(sg_sort_lanes_u8x)
#define sg_sort_lanes_i16 SG_B_(sg_sort_lanes_i16x)
#define sg_sort_lanes_u16 SG_B_(sg_sort_lanes_u16x)
#define sg_sort_lanes_i32 SG_B_(sg_sort_lanes_i32x)
#define sg_sort_lanes_u32 SG_B_(sg_sort_lanes_u32x)
#define sg_sort_lanes_i64 SG_B_(sg_sort_lanes_i64x)
#define sg_sort_lanes_u64 SG_B_(sg_sort_lanes_u64x)
#define sg_sort_lanes_f16 SG_B_(sg_sort_lanes_f16x)
#define sg_sort_lanes_bf16 SG_B_(sg_sort_lanes_bf16x)
#define sg_sort_lanes_f32 SG_B_(sg_sort_lanes_f32x)
#define sg_sort_lanes_f64 SG_B_(sg_sort_lanes_f64x)
#define sg_rotate_clustered_i8 SG_B_(sg_rotate_clustered_i8x)
#define sg_rotate_clustered_u8 SG_B_(sg_rotate_clustered_u8x)
#define sg_rotate_clustered_i16 SG_B_(sg_rotate_clustered_i16x)
#define sg_rotate_clustered_u16 SG_B_(sg_rotate_clustered_u16x)
#define sg_rotate_clustered_i32 SG_B_(sg_rotate_clustered_i32x)
#define sg_rotate_clustered_u32 SG_B_(sg_rotate_clustered_u32x)
#define sg_rotate_clustered_i64 SG_B_(sg_rotate_clustered_i64x)
#define sg_rotate_clustered_u64 SG_B_(sg_rotate_clustered_u64x)
#define sg_rotate_clustered_f16 SG_B_(sg_rotate_clustered_f16x)
#define sg_rotate_clustered_bf16 SG_B_(sg_rotate_clustered_bf16x)
#define sg_rotate_clustered_f32 SG_B_(sg_rotate_clustered_f32x)
#define sg_rotate_clustered_f64 SG_B_(sg_rotate_clustered_f64x)
#define sg_shuffle16_u8 SG_B_(sg_shuffle16_u8x)
#define sg_shuffle16_or_zero_u8 SG_B_(sg_shuffle16_or_zero_u8x)
#define sg_clmul_even_u64 SG_B_(sg_clmul_even_u64x)
#define sg_clmul_odd_u64 SG_B_(sg_clmul_odd_u64x)
#define sg_sub_masked_i8 SG_BM_(sg_sub_masked_i8x)
#define sg_sub_masked_u8 SG_BM_(sg_sub_masked_u8x)
#define sg_sub_masked_i16 SG_BM_(sg_sub_masked_i16x)
#define sg_sub_masked_u16 SG_BM_(sg_sub_masked_u16x)
#define sg_sub_masked_i32 SG_BM_(sg_sub_masked_i32x)
#define sg_sub_masked_u32 SG_BM_(sg_sub_masked_u32x)
#define sg_sub_masked_i64 SG_BM_(sg_sub_masked_i64x)
#define sg_sub_masked_u64 SG_BM_(sg_sub_masked_u64x)
#define sg_sub_masked_f16 SG_BM_(sg_sub_masked_f16x)
#define sg_sub_masked_bf16 SG_BM_(sg_sub_masked_bf16x)
#define sg_sub_masked_f32 SG_BM_(sg_sub_masked_f32x)
#define sg_sub_masked_f64 SG_BM_(sg_sub_masked_f64x)
#define sg_mul_masked_i8 SG_BM_(sg_mul_masked_i8x)
#define sg_mul_masked_u8 SG_BM_(sg_mul_masked_u8x)
#define sg_mul_masked_i16 SG_BM_(sg_mul_masked_i16x)
#define sg_mul_masked_u16 SG_BM_(sg_mul_masked_u16x)
#define sg_mul_masked_i32 SG_BM_(sg_mul_masked_i32x)
#define sg_mul_masked_u32 SG_BM_(sg_mul_masked_u32x)
#define sg_mul_masked_i64 SG_BM_(sg_mul_masked_i64x)
#define sg_mul_masked_u64 SG_BM_(sg_mul_masked_u64x)
#define sg_mul_masked_f16 SG_BM_(sg_mul_masked_f16x)
#define sg_mul_masked_bf16 SG_BM_(sg_mul_masked_bf16x)
#define sg_mul_masked_f32 SG_BM_(sg_mul_masked_f32x)
#define sg_mul_masked_f64 SG_BM_(sg_mul_masked_f64x)
#define sg_min_masked_i8 SG_BM_(sg_min_masked_i8x)
#define sg_min_masked_u8 SG_BM_(sg_min_masked_u8x)
#define sg_min_masked_i16 SG_BM_(sg_min_masked_i16x)
#define sg_min_masked_u16 SG_BM_(sg_min_masked_u16x)
#define sg_min_masked_i32 SG_BM_(sg_min_masked_i32x)
#define sg_min_masked_u32 SG_BM_(sg_min_masked_u32x)
#define sg_min_masked_i64 SG_BM_(sg_min_masked_i64x)
#define sg_min_masked_u64 SG_BM_(sg_min_masked_u64x)
#define sg_min_masked_f16 SG_BM_(sg_min_masked_f16x)
#define sg_min_masked_bf16 SG_BM_(sg_min_masked_bf16x)
#define sg_min_masked_f32 SG_BM_(sg_min_masked_f32x)
#define sg_min_masked_f64 SG_BM_(sg_min_masked_f64x)
#define sg_max_masked_i8 SG_BM_(sg_max_masked_i8x)
#define sg_max_masked_u8 SG_BM_(sg_max_masked_u8x)
#define sg_max_masked_i16 SG_BM_(sg_max_masked_i16x)
#define sg_max_masked_u16 SG_BM_(sg_max_masked_u16x)
#define sg_max_masked_i32 SG_BM_(sg_max_masked_i32x)
#define sg_max_masked_u32 SG_BM_(sg_max_masked_u32x)
#define sg_max_masked_i64 SG_BM_(sg_max_masked_i64x)
#define sg_max_masked_u64 SG_BM_(sg_max_masked_u64x)
#define sg_max_masked_f16 SG_BM_(sg_max_masked_f16x)
#define sg_max_masked_bf16 SG_BM_(sg_max_masked_bf16x)
#define sg_max_masked_f32 SG_BM_(sg_max_masked_f32x)
#define sg_max_masked_f64 SG_BM_(sg_max_masked_f64x)
#define sg_and_masked_i8 SG_BM_(sg_and_masked_i8x)
#define sg_and_masked_u8 SG_BM_(sg_and_masked_u8x)
#define sg_and_masked_i16 SG_BM_(sg_and_masked_i16x)
#define sg_and_masked_u16 SG_BM_(sg_and_masked_u16x)
#define sg_and_masked_i32 SG_BM_(sg_and_masked_i32x)
#define sg_and_masked_u32 SG_BM_(sg_and_masked_u32x)
#define sg_and_masked_i64 SG_BM_(sg_and_masked_i64x)
#define sg_and_masked_u64 SG_BM_(sg_and_masked_u64x)
#define sg_or_masked_i8 SG_BM_(sg_or_masked_i8x)
#define sg_or_masked_u8 SG_BM_(sg_or_masked_u8x)
#define sg_or_masked_i16 SG_BM_(sg_or_masked_i16x)
#define sg_or_masked_u16 SG_BM_(sg_or_masked_u16x)
#define sg_or_masked_i32 SG_BM_(sg_or_masked_i32x)
#define sg_or_masked_u32 SG_BM_(sg_or_masked_u32x)
#define sg_or_masked_i64 SG_BM_(sg_or_masked_i64x)
#define sg_or_masked_u64 SG_BM_(sg_or_masked_u64x)
#define sg_xor_masked_i8 SG_BM_(sg_xor_masked_i8x)
#define sg_xor_masked_u8 SG_BM_(sg_xor_masked_u8x)
#define sg_xor_masked_i16 SG_BM_(sg_xor_masked_i16x)
#define sg_xor_masked_u16 SG_BM_(sg_xor_masked_u16x)
#define sg_xor_masked_i32 SG_BM_(sg_xor_masked_i32x)
#define sg_xor_masked_u32 SG_BM_(sg_xor_masked_u32x)
#define sg_xor_masked_i64 SG_BM_(sg_xor_masked_i64x)
#define sg_xor_masked_u64 SG_BM_(sg_xor_masked_u64x)
#define sg_fma_masked_f16 SG_BM_(sg_fma_masked_f16x)
#define sg_fma_masked_bf16 SG_BM_(sg_fma_masked_bf16x)
#define sg_fma_masked_f32 SG_BM_(sg_fma_masked_f32x)
#define sg_fma_masked_f64 SG_BM_(sg_fma_masked_f64x)
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_load_masked_or_i8(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_i8x)(a, SG_FROM_OF_(i8, b), c))
#define sg_load_masked_or_u8(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_u8x)(a, SG_FROM_OF_(u8, b), c))
#define sg_load_masked_or_i16(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_i16x)(a, SG_FROM_OF_(i16, b), c))
#define sg_load_masked_or_u16(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_u16x)(a, SG_FROM_OF_(u16, b), c))
#define sg_load_masked_or_i32(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_i32x)(a, SG_FROM_OF_(i32, b), c))
#define sg_load_masked_or_u32(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_u32x)(a, SG_FROM_OF_(u32, b), c))
#define sg_load_masked_or_i64(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_i64x)(a, SG_FROM_OF_(i64, b), c))
#define sg_load_masked_or_u64(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_u64x)(a, SG_FROM_OF_(u64, b), c))
#define sg_load_masked_or_f16(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_f16x)(a, SG_FROM_OF_(f16, b), c))
#define sg_load_masked_or_bf16(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_bf16x)(a, SG_FROM_OF_(bf16, b), c))
#define sg_load_masked_or_f32(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_f32x)(a, SG_FROM_OF_(f32, b), c))
#define sg_load_masked_or_f64(a, b, c) SG_AT_(SG_BM_(sg_load_masked_or_f64x)(a, SG_FROM_OF_(f64, b), c))
#else
#define sg_load_masked_or_i8 SG_AT_(SG_BM_(sg_load_masked_or_i8x))
#define sg_load_masked_or_u8 SG_AT_(SG_BM_(sg_load_masked_or_u8x))
#define sg_load_masked_or_i16 SG_AT_(SG_BM_(sg_load_masked_or_i16x))
#define sg_load_masked_or_u16 SG_AT_(SG_BM_(sg_load_masked_or_u16x))
#define sg_load_masked_or_i32 SG_AT_(SG_BM_(sg_load_masked_or_i32x))
#define sg_load_masked_or_u32 SG_AT_(SG_BM_(sg_load_masked_or_u32x))
#define sg_load_masked_or_i64 SG_AT_(SG_BM_(sg_load_masked_or_i64x))
#define sg_load_masked_or_u64 SG_AT_(SG_BM_(sg_load_masked_or_u64x))
#define sg_load_masked_or_f16 SG_AT_(SG_BM_(sg_load_masked_or_f16x))
#define sg_load_masked_or_bf16 SG_AT_(SG_BM_(sg_load_masked_or_bf16x))
#define sg_load_masked_or_f32 SG_AT_(SG_BM_(sg_load_masked_or_f32x))
#define sg_load_masked_or_f64 SG_AT_(SG_BM_(sg_load_masked_or_f64x))
#endif
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_gather_masked_or_i8(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_i8x)(a, SG_FROM_OF_(i8, b), c, d))
#define sg_gather_masked_or_u8(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_u8x)(a, SG_FROM_OF_(u8, b), c, d))
#define sg_gather_masked_or_i16(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_i16x)(a, SG_FROM_OF_(i16, b), c, d))
#define sg_gather_masked_or_u16(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_u16x)(a, SG_FROM_OF_(u16, b), c, d))
#define sg_gather_masked_or_i32(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_i32x)(a, SG_FROM_OF_(i32, b), c, d))
#define sg_gather_masked_or_u32(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_u32x)(a, SG_FROM_OF_(u32, b), c, d))
#define sg_gather_masked_or_i64(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_i64x)(a, SG_FROM_OF_(i64, b), c, d))
#define sg_gather_masked_or_u64(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_u64x)(a, SG_FROM_OF_(u64, b), c, d))
#define sg_gather_masked_or_f16(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_f16x)(a, SG_FROM_OF_(f16, b), c, d))
#define sg_gather_masked_or_bf16(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_bf16x)(a, SG_FROM_OF_(bf16, b), c, d))
#define sg_gather_masked_or_f32(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_f32x)(a, SG_FROM_OF_(f32, b), c, d))
#define sg_gather_masked_or_f64(a, b, c, d) SG_AT_(SG_BM_(sg_gather_masked_or_f64x)(a, SG_FROM_OF_(f64, b), c, d))
#else
#define sg_gather_masked_or_i8 SG_AT_(SG_BM_(sg_gather_masked_or_i8x))
#define sg_gather_masked_or_u8 SG_AT_(SG_BM_(sg_gather_masked_or_u8x))
#define sg_gather_masked_or_i16 SG_AT_(SG_BM_(sg_gather_masked_or_i16x))
#define sg_gather_masked_or_u16 SG_AT_(SG_BM_(sg_gather_masked_or_u16x))
#define sg_gather_masked_or_i32 SG_AT_(SG_BM_(sg_gather_masked_or_i32x))
#define sg_gather_masked_or_u32 SG_AT_(SG_BM_(sg_gather_masked_or_u32x))
#define sg_gather_masked_or_i64 SG_AT_(SG_BM_(sg_gather_masked_or_i64x))
#define sg_gather_masked_or_u64 SG_AT_(SG_BM_(sg_gather_masked_or_u64x))
#define sg_gather_masked_or_f16 SG_AT_(SG_BM_(sg_gather_masked_or_f16x))
#define sg_gather_masked_or_bf16 SG_AT_(SG_BM_(sg_gather_masked_or_bf16x))
#define sg_gather_masked_or_f32 SG_AT_(SG_BM_(sg_gather_masked_or_f32x))
#define sg_gather_masked_or_f64 SG_AT_(SG_BM_(sg_gather_masked_or_f64x))
#endif
#define sg_partition_i8 SG_BM_(sg_partition_i8x)
#define sg_partition_u8 SG_BM_(sg_partition_u8x)
#define sg_partition_i16 SG_BM_(sg_partition_i16x)
#define sg_partition_u16 SG_BM_(sg_partition_u16x)
#define sg_partition_i32 SG_BM_(sg_partition_i32x)
#define sg_partition_u32 SG_BM_(sg_partition_u32x)
#define sg_partition_i64 SG_BM_(sg_partition_i64x)
#define sg_partition_u64 SG_BM_(sg_partition_u64x)
#define sg_partition_f16 SG_BM_(sg_partition_f16x)
#define sg_partition_bf16 SG_BM_(sg_partition_bf16x)
#define sg_partition_f32 SG_BM_(sg_partition_f32x)
#define sg_partition_f64 SG_BM_(sg_partition_f64x)
#define sg_match_any_masked_i8 SG_BM_(sg_match_any_masked_i8x)
#define sg_match_any_masked_u8 SG_BM_(sg_match_any_masked_u8x)
#define sg_match_any_masked_i16 SG_BM_(sg_match_any_masked_i16x)
#define sg_match_any_masked_u16 SG_BM_(sg_match_any_masked_u16x)
#define sg_match_any_masked_i32 SG_BM_(sg_match_any_masked_i32x)
#define sg_match_any_masked_u32 SG_BM_(sg_match_any_masked_u32x)
#define sg_match_any_masked_i64 SG_BM_(sg_match_any_masked_i64x)
#define sg_match_any_masked_u64 SG_BM_(sg_match_any_masked_u64x)
#define sg_match_any_masked_f16 SG_BM_(sg_match_any_masked_f16x)
#define sg_match_any_masked_bf16 SG_BM_(sg_match_any_masked_bf16x)
#define sg_match_any_masked_f32 SG_BM_(sg_match_any_masked_f32x)
#define sg_match_any_masked_f64 SG_BM_(sg_match_any_masked_f64x)
#define sg_all_equal_masked_i8 SG_BM_(sg_all_equal_masked_i8x)
#define sg_all_equal_masked_u8 SG_BM_(sg_all_equal_masked_u8x)
#define sg_all_equal_masked_i16 SG_BM_(sg_all_equal_masked_i16x)
#define sg_all_equal_masked_u16 SG_BM_(sg_all_equal_masked_u16x)
#define sg_all_equal_masked_i32 SG_BM_(sg_all_equal_masked_i32x)
#define sg_all_equal_masked_u32 SG_BM_(sg_all_equal_masked_u32x)
#define sg_all_equal_masked_i64 SG_BM_(sg_all_equal_masked_i64x)
#define sg_all_equal_masked_u64 SG_BM_(sg_all_equal_masked_u64x)
#define sg_all_equal_masked_f16 SG_BM_(sg_all_equal_masked_f16x)
#define sg_all_equal_masked_bf16 SG_BM_(sg_all_equal_masked_bf16x)
#define sg_all_equal_masked_f32 SG_BM_(sg_all_equal_masked_f32x)
#define sg_all_equal_masked_f64 SG_BM_(sg_all_equal_masked_f64x)
#define sg_reduce_segmented_add_i8 SG_BM_(sg_reduce_segmented_add_i8x)
#define sg_reduce_segmented_add_u8 SG_BM_(sg_reduce_segmented_add_u8x)
#define sg_reduce_segmented_add_i16 SG_BM_(sg_reduce_segmented_add_i16x)
#define sg_reduce_segmented_add_u16 SG_BM_(sg_reduce_segmented_add_u16x)
#define sg_reduce_segmented_add_i32 SG_BM_(sg_reduce_segmented_add_i32x)
#define sg_reduce_segmented_add_u32 SG_BM_(sg_reduce_segmented_add_u32x)
#define sg_reduce_segmented_add_i64 SG_BM_(sg_reduce_segmented_add_i64x)
#define sg_reduce_segmented_add_u64 SG_BM_(sg_reduce_segmented_add_u64x)
#define sg_reduce_segmented_add_f16 SG_BM_(sg_reduce_segmented_add_f16x)
#define sg_reduce_segmented_add_bf16 SG_BM_(sg_reduce_segmented_add_bf16x)
#define sg_reduce_segmented_add_f32 SG_BM_(sg_reduce_segmented_add_f32x)
#define sg_reduce_segmented_add_f64 SG_BM_(sg_reduce_segmented_add_f64x)
#define sg_reduce_segmented_mul_i8 SG_BM_(sg_reduce_segmented_mul_i8x)
#define sg_reduce_segmented_mul_u8 SG_BM_(sg_reduce_segmented_mul_u8x)
#define sg_reduce_segmented_mul_i16 SG_BM_(sg_reduce_segmented_mul_i16x)
#define sg_reduce_segmented_mul_u16 SG_BM_(sg_reduce_segmented_mul_u16x)
#define sg_reduce_segmented_mul_i32 SG_BM_(sg_reduce_segmented_mul_i32x)
#define sg_reduce_segmented_mul_u32 SG_BM_(sg_reduce_segmented_mul_u32x)
#define sg_reduce_segmented_mul_i64 SG_BM_(sg_reduce_segmented_mul_i64x)
#define sg_reduce_segmented_mul_u64 SG_BM_(sg_reduce_segmented_mul_u64x)
#define sg_reduce_segmented_mul_f16 SG_BM_(sg_reduce_segmented_mul_f16x)
#define sg_reduce_segmented_mul_bf16 SG_BM_(sg_reduce_segmented_mul_bf16x)
#define sg_reduce_segmented_mul_f32 SG_BM_(sg_reduce_segmented_mul_f32x)
#define sg_reduce_segmented_mul_f64 SG_BM_(sg_reduce_segmented_mul_f64x)
#define sg_reduce_segmented_min_i8 SG_BM_(sg_reduce_segmented_min_i8x)
#define sg_reduce_segmented_min_u8 SG_BM_(sg_reduce_segmented_min_u8x)
#define sg_reduce_segmented_min_i16 SG_BM_(sg_reduce_segmented_min_i16x)
#define sg_reduce_segmented_min_u16 SG_BM_(sg_reduce_segmented_min_u16x)
#define sg_reduce_segmented_min_i32 SG_BM_(sg_reduce_segmented_min_i32x)
#define sg_reduce_segmented_min_u32 SG_BM_(sg_reduce_segmented_min_u32x)
#define sg_reduce_segmented_min_i64 SG_BM_(sg_reduce_segmented_min_i64x)
#define sg_reduce_segmented_min_u64 SG_BM_(sg_reduce_segmented_min_u64x)
#define sg_reduce_segmented_min_f16 SG_BM_(sg_reduce_segmented_min_f16x)
#define sg_reduce_segmented_min_bf16 SG_BM_(sg_reduce_segmented_min_bf16x)
#define sg_reduce_segmented_min_f32 SG_BM_(sg_reduce_segmented_min_f32x)
#define sg_reduce_segmented_min_f64 SG_BM_(sg_reduce_segmented_min_f64x)
#define sg_reduce_segmented_max_i8 SG_BM_(sg_reduce_segmented_max_i8x)
#define sg_reduce_segmented_max_u8 SG_BM_(sg_reduce_segmented_max_u8x)
#define sg_reduce_segmented_max_i16 SG_BM_(sg_reduce_segmented_max_i16x)
#define sg_reduce_segmented_max_u16 SG_BM_(sg_reduce_segmented_max_u16x)
#define sg_reduce_segmented_max_i32 SG_BM_(sg_reduce_segmented_max_i32x)
#define sg_reduce_segmented_max_u32 SG_BM_(sg_reduce_segmented_max_u32x)
#define sg_reduce_segmented_max_i64 SG_BM_(sg_reduce_segmented_max_i64x)
#define sg_reduce_segmented_max_u64 SG_BM_(sg_reduce_segmented_max_u64x)
#define sg_reduce_segmented_max_f16 SG_BM_(sg_reduce_segmented_max_f16x)
#define sg_reduce_segmented_max_bf16 SG_BM_(sg_reduce_segmented_max_bf16x)
#define sg_reduce_segmented_max_f32 SG_BM_(sg_reduce_segmented_max_f32x)
#define sg_reduce_segmented_max_f64 SG_BM_(sg_reduce_segmented_max_f64x)
#define sg_reduce_segmented_and_i8 SG_BM_(sg_reduce_segmented_and_i8x)
#define sg_reduce_segmented_and_u8 SG_BM_(sg_reduce_segmented_and_u8x)
#define sg_reduce_segmented_and_i16 SG_BM_(sg_reduce_segmented_and_i16x)
#define sg_reduce_segmented_and_u16 SG_BM_(sg_reduce_segmented_and_u16x)
#define sg_reduce_segmented_and_i32 SG_BM_(sg_reduce_segmented_and_i32x)
#define sg_reduce_segmented_and_u32 SG_BM_(sg_reduce_segmented_and_u32x)
#define sg_reduce_segmented_and_i64 SG_BM_(sg_reduce_segmented_and_i64x)
#define sg_reduce_segmented_and_u64 SG_BM_(sg_reduce_segmented_and_u64x)
#define sg_reduce_segmented_or_i8 SG_BM_(sg_reduce_segmented_or_i8x)
#define sg_reduce_segmented_or_u8 SG_BM_(sg_reduce_segmented_or_u8x)
#define sg_reduce_segmented_or_i16 SG_BM_(sg_reduce_segmented_or_i16x)
#define sg_reduce_segmented_or_u16 SG_BM_(sg_reduce_segmented_or_u16x)
#define sg_reduce_segmented_or_i32 SG_BM_(sg_reduce_segmented_or_i32x)
#define sg_reduce_segmented_or_u32 SG_BM_(sg_reduce_segmented_or_u32x)
#define sg_reduce_segmented_or_i64 SG_BM_(sg_reduce_segmented_or_i64x)
#define sg_reduce_segmented_or_u64 SG_BM_(sg_reduce_segmented_or_u64x)
#define sg_reduce_segmented_xor_i8 SG_BM_(sg_reduce_segmented_xor_i8x)
#define sg_reduce_segmented_xor_u8 SG_BM_(sg_reduce_segmented_xor_u8x)
#define sg_reduce_segmented_xor_i16 SG_BM_(sg_reduce_segmented_xor_i16x)
#define sg_reduce_segmented_xor_u16 SG_BM_(sg_reduce_segmented_xor_u16x)
#define sg_reduce_segmented_xor_i32 SG_BM_(sg_reduce_segmented_xor_i32x)
#define sg_reduce_segmented_xor_u32 SG_BM_(sg_reduce_segmented_xor_u32x)
#define sg_reduce_segmented_xor_i64 SG_BM_(sg_reduce_segmented_xor_i64x)
#define sg_reduce_segmented_xor_u64 SG_BM_(sg_reduce_segmented_xor_u64x)
#define sg_scan_inclusive_segmented_add_i8 SG_BM_(sg_scan_inclusive_segmented_add_i8x)
#define sg_scan_inclusive_segmented_add_u8 SG_BM_(sg_scan_inclusive_segmented_add_u8x)
#define sg_scan_inclusive_segmented_add_i16 SG_BM_(sg_scan_inclusive_segmented_add_i16x)
#define sg_scan_inclusive_segmented_add_u16 SG_BM_(sg_scan_inclusive_segmented_add_u16x)
#define sg_scan_inclusive_segmented_add_i32 SG_BM_(sg_scan_inclusive_segmented_add_i32x)
#define sg_scan_inclusive_segmented_add_u32 SG_BM_(sg_scan_inclusive_segmented_add_u32x)
#define sg_scan_inclusive_segmented_add_i64 SG_BM_(sg_scan_inclusive_segmented_add_i64x)
#define sg_scan_inclusive_segmented_add_u64 SG_BM_(sg_scan_inclusive_segmented_add_u64x)
#define sg_scan_inclusive_segmented_add_f16 SG_BM_(sg_scan_inclusive_segmented_add_f16x)
#define sg_scan_inclusive_segmented_add_bf16 SG_BM_(sg_scan_inclusive_segmented_add_bf16x)
#define sg_scan_inclusive_segmented_add_f32 SG_BM_(sg_scan_inclusive_segmented_add_f32x)
#define sg_scan_inclusive_segmented_add_f64 SG_BM_(sg_scan_inclusive_segmented_add_f64x)
#define sg_scan_inclusive_segmented_mul_i8 SG_BM_(sg_scan_inclusive_segmented_mul_i8x)
#define sg_scan_inclusive_segmented_mul_u8 SG_BM_(sg_scan_inclusive_segmented_mul_u8x)
#define sg_scan_inclusive_segmented_mul_i16 SG_BM_(sg_scan_inclusive_segmented_mul_i16x)
#define sg_scan_inclusive_segmented_mul_u16 SG_BM_(sg_scan_inclusive_segmented_mul_u16x)
#define sg_scan_inclusive_segmented_mul_i32 SG_BM_(sg_scan_inclusive_segmented_mul_i32x)
#define sg_scan_inclusive_segmented_mul_u32 SG_BM_(sg_scan_inclusive_segmented_mul_u32x)
#define sg_scan_inclusive_segmented_mul_i64 SG_BM_(sg_scan_inclusive_segmented_mul_i64x)
#define sg_scan_inclusive_segmented_mul_u64 SG_BM_(sg_scan_inclusive_segmented_mul_u64x)
#define sg_scan_inclusive_segmented_mul_f16 SG_BM_(sg_scan_inclusive_segmented_mul_f16x)
#define sg_scan_inclusive_segmented_mul_bf16 SG_BM_(sg_scan_inclusive_segmented_mul_bf16x)
#define sg_scan_inclusive_segmented_mul_f32 SG_BM_(sg_scan_inclusive_segmented_mul_f32x)
#define sg_scan_inclusive_segmented_mul_f64 SG_BM_(sg_scan_inclusive_segmented_mul_f64x)
#define sg_scan_inclusive_segmented_min_i8 SG_BM_(sg_scan_inclusive_segmented_min_i8x)
#define sg_scan_inclusive_segmented_min_u8 SG_BM_(sg_scan_inclusive_segmented_min_u8x)
#define sg_scan_inclusive_segmented_min_i16 SG_BM_(sg_scan_inclusive_segmented_min_i16x)
#define sg_scan_inclusive_segmented_min_u16 SG_BM_(sg_scan_inclusive_segmented_min_u16x)
#define sg_scan_inclusive_segmented_min_i32 SG_BM_(sg_scan_inclusive_segmented_min_i32x)
#define sg_scan_inclusive_segmented_min_u32 SG_BM_(sg_scan_inclusive_segmented_min_u32x)
#define sg_scan_inclusive_segmented_min_i64 SG_BM_(sg_scan_inclusive_segmented_min_i64x)
#define sg_scan_inclusive_segmented_min_u64 SG_BM_(sg_scan_inclusive_segmented_min_u64x)
#define sg_scan_inclusive_segmented_min_f16 SG_BM_(sg_scan_inclusive_segmented_min_f16x)
#define sg_scan_inclusive_segmented_min_bf16 SG_BM_(sg_scan_inclusive_segmented_min_bf16x)
#define sg_scan_inclusive_segmented_min_f32 SG_BM_(sg_scan_inclusive_segmented_min_f32x)
#define sg_scan_inclusive_segmented_min_f64 SG_BM_(sg_scan_inclusive_segmented_min_f64x)
#define sg_scan_inclusive_segmented_max_i8 SG_BM_(sg_scan_inclusive_segmented_max_i8x)
#define sg_scan_inclusive_segmented_max_u8 SG_BM_(sg_scan_inclusive_segmented_max_u8x)
#define sg_scan_inclusive_segmented_max_i16 SG_BM_(sg_scan_inclusive_segmented_max_i16x)
#define sg_scan_inclusive_segmented_max_u16 SG_BM_(sg_scan_inclusive_segmented_max_u16x)
#define sg_scan_inclusive_segmented_max_i32 SG_BM_(sg_scan_inclusive_segmented_max_i32x)
#define sg_scan_inclusive_segmented_max_u32 SG_BM_(sg_scan_inclusive_segmented_max_u32x)
#define sg_scan_inclusive_segmented_max_i64 SG_BM_(sg_scan_inclusive_segmented_max_i64x)
#define sg_scan_inclusive_segmented_max_u64 SG_BM_(sg_scan_inclusive_segmented_max_u64x)
#define sg_scan_inclusive_segmented_max_f16 SG_BM_(sg_scan_inclusive_segmented_max_f16x)
#define sg_scan_inclusive_segmented_max_bf16 SG_BM_(sg_scan_inclusive_segmented_max_bf16x)
#define sg_scan_inclusive_segmented_max_f32 SG_BM_(sg_scan_inclusive_segmented_max_f32x)
#define sg_scan_inclusive_segmented_max_f64 SG_BM_(sg_scan_inclusive_segmented_max_f64x)
#define sg_scan_inclusive_segmented_and_i8 SG_BM_(sg_scan_inclusive_segmented_and_i8x)
#define sg_scan_inclusive_segmented_and_u8 SG_BM_(sg_scan_inclusive_segmented_and_u8x)
#define sg_scan_inclusive_segmented_and_i16 SG_BM_(sg_scan_inclusive_segmented_and_i16x)
#define sg_scan_inclusive_segmented_and_u16 SG_BM_(sg_scan_inclusive_segmented_and_u16x)
#define sg_scan_inclusive_segmented_and_i32 SG_BM_(sg_scan_inclusive_segmented_and_i32x)
#define sg_scan_inclusive_segmented_and_u32 SG_BM_(sg_scan_inclusive_segmented_and_u32x)
#define sg_scan_inclusive_segmented_and_i64 SG_BM_(sg_scan_inclusive_segmented_and_i64x)
#define sg_scan_inclusive_segmented_and_u64 SG_BM_(sg_scan_inclusive_segmented_and_u64x)
#define sg_scan_inclusive_segmented_or_i8 SG_BM_(sg_scan_inclusive_segmented_or_i8x)
#define sg_scan_inclusive_segmented_or_u8 SG_BM_(sg_scan_inclusive_segmented_or_u8x)
#define sg_scan_inclusive_segmented_or_i16 SG_BM_(sg_scan_inclusive_segmented_or_i16x)
#define sg_scan_inclusive_segmented_or_u16 SG_BM_(sg_scan_inclusive_segmented_or_u16x)
#define sg_scan_inclusive_segmented_or_i32 SG_BM_(sg_scan_inclusive_segmented_or_i32x)
#define sg_scan_inclusive_segmented_or_u32 SG_BM_(sg_scan_inclusive_segmented_or_u32x)
#define sg_scan_inclusive_segmented_or_i64 SG_BM_(sg_scan_inclusive_segmented_or_i64x)
#define sg_scan_inclusive_segmented_or_u64 SG_BM_(sg_scan_inclusive_segmented_or_u64x)
#define sg_scan_inclusive_segmented_xor_i8 SG_BM_(sg_scan_inclusive_segmented_xor_i8x)
#define sg_scan_inclusive_segmented_xor_u8 SG_BM_(sg_scan_inclusive_segmented_xor_u8x)
#define sg_scan_inclusive_segmented_xor_i16 SG_BM_(sg_scan_inclusive_segmented_xor_i16x)
#define sg_scan_inclusive_segmented_xor_u16 SG_BM_(sg_scan_inclusive_segmented_xor_u16x)
#define sg_scan_inclusive_segmented_xor_i32 SG_BM_(sg_scan_inclusive_segmented_xor_i32x)
#define sg_scan_inclusive_segmented_xor_u32 SG_BM_(sg_scan_inclusive_segmented_xor_u32x)
#define sg_scan_inclusive_segmented_xor_i64 SG_BM_(sg_scan_inclusive_segmented_xor_i64x)
#define sg_scan_inclusive_segmented_xor_u64 SG_BM_(sg_scan_inclusive_segmented_xor_u64x)
#define sg_scan_exclusive_segmented_add_i8 SG_BM_(sg_scan_exclusive_segmented_add_i8x)
#define sg_scan_exclusive_segmented_add_u8 SG_BM_(sg_scan_exclusive_segmented_add_u8x)
#define sg_scan_exclusive_segmented_add_i16 SG_BM_(sg_scan_exclusive_segmented_add_i16x)
#define sg_scan_exclusive_segmented_add_u16 SG_BM_(sg_scan_exclusive_segmented_add_u16x)
#define sg_scan_exclusive_segmented_add_i32 SG_BM_(sg_scan_exclusive_segmented_add_i32x)
#define sg_scan_exclusive_segmented_add_u32 SG_BM_(sg_scan_exclusive_segmented_add_u32x)
#define sg_scan_exclusive_segmented_add_i64 SG_BM_(sg_scan_exclusive_segmented_add_i64x)
#define sg_scan_exclusive_segmented_add_u64 SG_BM_(sg_scan_exclusive_segmented_add_u64x)
#define sg_scan_exclusive_segmented_add_f16 SG_BM_(sg_scan_exclusive_segmented_add_f16x)
#define sg_scan_exclusive_segmented_add_bf16 SG_BM_(sg_scan_exclusive_segmented_add_bf16x)
#define sg_scan_exclusive_segmented_add_f32 SG_BM_(sg_scan_exclusive_segmented_add_f32x)
#define sg_scan_exclusive_segmented_add_f64 SG_BM_(sg_scan_exclusive_segmented_add_f64x)
#define sg_scan_exclusive_segmented_mul_i8 SG_BM_(sg_scan_exclusive_segmented_mul_i8x)
#define sg_scan_exclusive_segmented_mul_u8 SG_BM_(sg_scan_exclusive_segmented_mul_u8x)
#define sg_scan_exclusive_segmented_mul_i16 SG_BM_(sg_scan_exclusive_segmented_mul_i16x)
#define sg_scan_exclusive_segmented_mul_u16 SG_BM_(sg_scan_exclusive_segmented_mul_u16x)
#define sg_scan_exclusive_segmented_mul_i32 SG_BM_(sg_scan_exclusive_segmented_mul_i32x)
#define sg_scan_exclusive_segmented_mul_u32 SG_BM_(sg_scan_exclusive_segmented_mul_u32x)
#define sg_scan_exclusive_segmented_mul_i64 SG_BM_(sg_scan_exclusive_segmented_mul_i64x)
#define sg_scan_exclusive_segmented_mul_u64 SG_BM_(sg_scan_exclusive_segmented_mul_u64x)
#define sg_scan_exclusive_segmented_mul_f16 SG_BM_(sg_scan_exclusive_segmented_mul_f16x)
#define sg_scan_exclusive_segmented_mul_bf16 SG_BM_(sg_scan_exclusive_segmented_mul_bf16x)
#define sg_scan_exclusive_segmented_mul_f32 SG_BM_(sg_scan_exclusive_segmented_mul_f32x)
#define sg_scan_exclusive_segmented_mul_f64 SG_BM_(sg_scan_exclusive_segmented_mul_f64x)
#define sg_scan_exclusive_segmented_min_i8 SG_BM_(sg_scan_exclusive_segmented_min_i8x)
#define sg_scan_exclusive_segmented_min_u8 SG_BM_(sg_scan_exclusive_segmented_min_u8x)
#define sg_scan_exclusive_segmented_min_i16 SG_BM_(sg_scan_exclusive_segmented_min_i16x)
#define sg_scan_exclusive_segmented_min_u16 SG_BM_(sg_scan_exclusive_segmented_min_u16x)
#define sg_scan_exclusive_segmented_min_i32 SG_BM_(sg_scan_exclusive_segmented_min_i32x)
#define sg_scan_exclusive_segmented_min_u32 SG_BM_(sg_scan_exclusive_segmented_min_u32x)
#define sg_scan_exclusive_segmented_min_i64 SG_BM_(sg_scan_exclusive_segmented_min_i64x)
#define sg_scan_exclusive_segmented_min_u64 SG_BM_(sg_scan_exclusive_segmented_min_u64x)
#define sg_scan_exclusive_segmented_min_f16 SG_BM_(sg_scan_exclusive_segmented_min_f16x)
#define sg_scan_exclusive_segmented_min_bf16 SG_BM_(sg_scan_exclusive_segmented_min_bf16x)
#define sg_scan_exclusive_segmented_min_f32 SG_BM_(sg_scan_exclusive_segmented_min_f32x)
#define sg_scan_exclusive_segmented_min_f64 SG_BM_(sg_scan_exclusive_segmented_min_f64x)
#define sg_scan_exclusive_segmented_max_i8 SG_BM_(sg_scan_exclusive_segmented_max_i8x)
#define sg_scan_exclusive_segmented_max_u8 SG_BM_(sg_scan_exclusive_segmented_max_u8x)
#define sg_scan_exclusive_segmented_max_i16 SG_BM_(sg_scan_exclusive_segmented_max_i16x)
#define sg_scan_exclusive_segmented_max_u16 SG_BM_(sg_scan_exclusive_segmented_max_u16x)
#define sg_scan_exclusive_segmented_max_i32 SG_BM_(sg_scan_exclusive_segmented_max_i32x)
#define sg_scan_exclusive_segmented_max_u32 SG_BM_(sg_scan_exclusive_segmented_max_u32x)
#define sg_scan_exclusive_segmented_max_i64 SG_BM_(sg_scan_exclusive_segmented_max_i64x)
#define sg_scan_exclusive_segmented_max_u64 SG_BM_(sg_scan_exclusive_segmented_max_u64x)
#define sg_scan_exclusive_segmented_max_f16 SG_BM_(sg_scan_exclusive_segmented_max_f16x)
#define sg_scan_exclusive_segmented_max_bf16 SG_BM_(sg_scan_exclusive_segmented_max_bf16x)
#define sg_scan_exclusive_segmented_max_f32 SG_BM_(sg_scan_exclusive_segmented_max_f32x)
#define sg_scan_exclusive_segmented_max_f64 SG_BM_(sg_scan_exclusive_segmented_max_f64x)
#define sg_scan_exclusive_segmented_and_i8 SG_BM_(sg_scan_exclusive_segmented_and_i8x)
#define sg_scan_exclusive_segmented_and_u8 SG_BM_(sg_scan_exclusive_segmented_and_u8x)
#define sg_scan_exclusive_segmented_and_i16 SG_BM_(sg_scan_exclusive_segmented_and_i16x)
#define sg_scan_exclusive_segmented_and_u16 SG_BM_(sg_scan_exclusive_segmented_and_u16x)
#define sg_scan_exclusive_segmented_and_i32 SG_BM_(sg_scan_exclusive_segmented_and_i32x)
#define sg_scan_exclusive_segmented_and_u32 SG_BM_(sg_scan_exclusive_segmented_and_u32x)
#define sg_scan_exclusive_segmented_and_i64 SG_BM_(sg_scan_exclusive_segmented_and_i64x)
#define sg_scan_exclusive_segmented_and_u64 SG_BM_(sg_scan_exclusive_segmented_and_u64x)
#define sg_scan_exclusive_segmented_or_i8 SG_BM_(sg_scan_exclusive_segmented_or_i8x)
#define sg_scan_exclusive_segmented_or_u8 SG_BM_(sg_scan_exclusive_segmented_or_u8x)
#define sg_scan_exclusive_segmented_or_i16 SG_BM_(sg_scan_exclusive_segmented_or_i16x)
#define sg_scan_exclusive_segmented_or_u16 SG_BM_(sg_scan_exclusive_segmented_or_u16x)
#define sg_scan_exclusive_segmented_or_i32 SG_BM_(sg_scan_exclusive_segmented_or_i32x)
#define sg_scan_exclusive_segmented_or_u32 SG_BM_(sg_scan_exclusive_segmented_or_u32x)
#define sg_scan_exclusive_segmented_or_i64 SG_BM_(sg_scan_exclusive_segmented_or_i64x)
#define sg_scan_exclusive_segmented_or_u64 SG_BM_(sg_scan_exclusive_segmented_or_u64x)
#define sg_scan_exclusive_segmented_xor_i8 SG_BM_(sg_scan_exclusive_segmented_xor_i8x)
#define sg_scan_exclusive_segmented_xor_u8 SG_BM_(sg_scan_exclusive_segmented_xor_u8x)
#define sg_scan_exclusive_segmented_xor_i16 SG_BM_(sg_scan_exclusive_segmented_xor_i16x)
#define sg_scan_exclusive_segmented_xor_u16 SG_BM_(sg_scan_exclusive_segmented_xor_u16x)
#define sg_scan_exclusive_segmented_xor_i32 SG_BM_(sg_scan_exclusive_segmented_xor_i32x)
#define sg_scan_exclusive_segmented_xor_u32 SG_BM_(sg_scan_exclusive_segmented_xor_u32x)
#define sg_scan_exclusive_segmented_xor_i64 SG_BM_(sg_scan_exclusive_segmented_xor_i64x)
#define sg_scan_exclusive_segmented_xor_u64 SG_BM_(sg_scan_exclusive_segmented_xor_u64x)

#if SG_GENERIC

#define sg_mul_round sg_mul_round_i16
#define sg_dot_2x8packed_us_sat sg_dot_2x8packed_us_sat_i16
#define sg_dot_2x16packed_ss sg_dot_2x16packed_ss_i32
#define sg_dot_acc_2x16packed_ss sg_dot_acc_2x16packed_ss_i32
#define sg_dot_4x8packed_us_fast sg_dot_4x8packed_us_fast_i32
#define sg_dot_acc_4x8packed_us_fast sg_dot_acc_4x8packed_us_fast_i32
#define sg_sad_4x8packed sg_sad_4x8packed_u32
#define sg_sad_8x8packed sg_sad_8x8packed_u64
#define sg_multishift sg_multishift_u64
#define sg_clmul_lo sg_clmul_lo_u64
#define sg_clmul_hi sg_clmul_hi_u64
#define sg_prefix_xor sg_prefix_xor_u64
#define sg_shuffle16 sg_shuffle16_u8
#define sg_shuffle16_or_zero sg_shuffle16_or_zero_u8
#define sg_clmul_even sg_clmul_even_u64
#define sg_clmul_odd sg_clmul_odd_u64

#if !SG_HAVE_OVERLOADS

#define SG_MORE_AGAIN_ SG_AGAIN_(sg_include_sg_more_h_again_for_SG_SIZE_)
SG_WRONG_CALL(sg_wants_a_value_of_a_size_whose_half_is_bound_)
SG_WRONG_CALL(sg_wants_a_value_of_a_size_whose_double_is_bound_)
#define sg_mul_half(a, b) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_mul_half_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_INT_
#define sg_mul_sat(a, b) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_mul_sat_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_INT_
#define sg_abs_diff(a, b) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_abs_diff_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_INT_
#define sg_avg_down(a, b) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_avg_down_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_INT_
#define sg_fms(a, b, c) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_REAL_(sg_fms_, SG_IT_(a))(SG_IT_(a), b, c) SG_DONE_REAL_
#define sg_fnma(a, b, c) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_REAL_(sg_fnma_, SG_IT_(a))(SG_IT_(a), b, c) SG_DONE_REAL_
#define sg_bit_reverse(a) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_bit_reverse_, SG_IT_(a))(SG_IT_(a)) SG_DONE_INT_
#define sg_byte_swap(a) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_byte_swap_, SG_IT_(a))(SG_IT_(a)) SG_DONE_INT_
#define sg_rotr(a, b) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_rotr_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_INT_
#define sg_rotr_n(a, b) SG_ONCE_(a) SG_MORE_AGAIN_ SG_WHOLE_INT_(b) SG_SET_ SG_G_INT_(sg_rotr_n_, SG_IT_(a))(SG_IT_(a), SG_SCALAR_(b)) SG_DONE_INT_
#define sg_funnel_shl(a, b, c) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_funnel_shl_, SG_IT_(a))(SG_IT_(a), b, c) SG_DONE_INT_
#define sg_funnel_shr(a, b, c) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_INT_(sg_funnel_shr_, SG_IT_(a))(SG_IT_(a), b, c) SG_DONE_INT_
#define sg_arg_min(a) SG_ONCE_(a) SG_MORE_AGAIN_ SG_G_ALL_(sg_arg_min_, SG_IT_(a))(SG_IT_(a)) SG_DONE_
#define sg_arg_max(a) SG_ONCE_(a) SG_MORE_AGAIN_ SG_G_ALL_(sg_arg_max_, SG_IT_(a))(SG_IT_(a)) SG_DONE_
#define sg_sort_descending(a) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_ALL_(sg_sort_descending_, SG_IT_(a))(SG_IT_(a)) SG_DONE_ALL_
#define sg_sort_lanes(a) SG_ONCE_(a) SG_MORE_AGAIN_ SG_G_ALL_(sg_sort_lanes_, SG_IT_(a))(SG_IT_(a)) SG_DONE_
#define sg_rotate_clustered(a, b, c) SG_ONCE_(a) SG_MORE_AGAIN_ SG_SET_ SG_G_ALL_(sg_rotate_clustered_, SG_IT_(a))(SG_IT_(a), b, c) SG_DONE_ALL_
#define sg_sub_masked(a, b, c) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_sub_masked_, SG_IT_(b))(a, SG_IT_(b), c) SG_DONE_ALL_
#define sg_mul_masked(a, b, c) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_mul_masked_, SG_IT_(b))(a, SG_IT_(b), c) SG_DONE_ALL_
#define sg_min_masked(a, b, c) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_min_masked_, SG_IT_(b))(a, SG_IT_(b), c) SG_DONE_ALL_
#define sg_max_masked(a, b, c) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_max_masked_, SG_IT_(b))(a, SG_IT_(b), c) SG_DONE_ALL_
#define sg_and_masked(a, b, c) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_and_masked_, SG_IT_(b))(a, SG_IT_(b), c) SG_DONE_INT_
#define sg_or_masked(a, b, c) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_or_masked_, SG_IT_(b))(a, SG_IT_(b), c) SG_DONE_INT_
#define sg_xor_masked(a, b, c) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_xor_masked_, SG_IT_(b))(a, SG_IT_(b), c) SG_DONE_INT_
#define sg_fma_masked(a, b, c, d) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_REAL_(sg_fma_masked_, SG_IT_(b))(a, SG_IT_(b), c, d) SG_DONE_REAL_
#define sg_load_masked_or(a, b, c) SG_AT_(SG_ONCE_(b) SG_MORE_AGAIN_ SG_GM_FROM_(sg_load_masked_or_, SG_IT_(b))(a, SG_FROM_(b), c) SG_DONE_)
#define sg_gather_masked_or(a, b, c, d) SG_AT_(SG_ONCE_(b) SG_MORE_AGAIN_ SG_GM_FROM_(sg_gather_masked_or_, SG_IT_(b))(a, SG_FROM_(b), c, d) SG_DONE_)
#define sg_partition(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_partition_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_match_any_masked(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_GM_ALL_(sg_match_any_masked_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_
#define sg_all_equal_masked(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_GM_ALL_(sg_all_equal_masked_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_
#define sg_reduce_segmented_add(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_reduce_segmented_add_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_reduce_segmented_mul(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_reduce_segmented_mul_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_reduce_segmented_min(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_reduce_segmented_min_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_reduce_segmented_max(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_reduce_segmented_max_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_reduce_segmented_and(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_reduce_segmented_and_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_reduce_segmented_or(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_reduce_segmented_or_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_reduce_segmented_xor(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_reduce_segmented_xor_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_scan_inclusive_segmented_add(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_inclusive_segmented_add_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_inclusive_segmented_mul(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_inclusive_segmented_mul_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_inclusive_segmented_min(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_inclusive_segmented_min_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_inclusive_segmented_max(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_inclusive_segmented_max_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_inclusive_segmented_and(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_scan_inclusive_segmented_and_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_scan_inclusive_segmented_or(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_scan_inclusive_segmented_or_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_scan_inclusive_segmented_xor(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_scan_inclusive_segmented_xor_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_scan_exclusive_segmented_add(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_exclusive_segmented_add_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_exclusive_segmented_mul(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_exclusive_segmented_mul_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_exclusive_segmented_min(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_exclusive_segmented_min_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_exclusive_segmented_max(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_ALL_(sg_scan_exclusive_segmented_max_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_ALL_
#define sg_scan_exclusive_segmented_and(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_scan_exclusive_segmented_and_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_scan_exclusive_segmented_or(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_scan_exclusive_segmented_or_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_
#define sg_scan_exclusive_segmented_xor(a, b) SG_ONCE_(b) SG_MORE_AGAIN_ SG_SET_ SG_GM_INT_(sg_scan_exclusive_segmented_xor_, SG_IT_(b))(a, SG_IT_(b)) SG_DONE_INT_

/* ---- convert: other sizes ---- */

#undef sg_as_i8
#undef sg_as_u8
#undef sg_as_i16
#undef sg_as_u16
#undef sg_as_i32
#undef sg_as_u32
#undef sg_as_i64
#undef sg_as_u64
#undef sg_as_f16
#undef sg_as_bf16
#undef sg_as_f32
#undef sg_as_f64

/* As in lanes_names.h, and from elements of other widths too. */
#define sg_as_i8(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i8: SG_B_(sg_as_i8_i8x), \
    sg_u8: SG_B_(sg_as_i8_u8x), \
    SG_WITH_2_1_( sg_i16x1: sg_as_i8_i16x1, sg_u16x1: sg_as_i8_u16x1, sg_f16x1: sg_as_i8_f16x1, sg_bf16x1: sg_as_i8_bf16x1,) \
    SG_WITH_4_1_( sg_i32x1: sg_as_i8_i32x1, sg_u32x1: sg_as_i8_u32x1, sg_f32x1: sg_as_i8_f32x1,) \
    SG_WITH_4_2_( sg_i16x2: sg_as_i8_i16x2, sg_u16x2: sg_as_i8_u16x2, sg_f16x2: sg_as_i8_f16x2, sg_bf16x2: sg_as_i8_bf16x2,) \
    SG_WITH_8_1_( sg_i64x1: sg_as_i8_i64x1, sg_u64x1: sg_as_i8_u64x1, sg_f64x1: sg_as_i8_f64x1,) \
    SG_WITH_8_2_( sg_i32x2: sg_as_i8_i32x2, sg_u32x2: sg_as_i8_u32x2, sg_f32x2: sg_as_i8_f32x2,) \
    SG_WITH_8_4_( sg_i16x4: sg_as_i8_i16x4, sg_u16x4: sg_as_i8_u16x4, sg_f16x4: sg_as_i8_f16x4, sg_bf16x4: sg_as_i8_bf16x4,) \
    SG_WITH_16_2_( sg_i64x2: sg_as_i8_i64x2, sg_u64x2: sg_as_i8_u64x2, sg_f64x2: sg_as_i8_f64x2,) \
    SG_WITH_16_4_( sg_i32x4: sg_as_i8_i32x4, sg_u32x4: sg_as_i8_u32x4, sg_f32x4: sg_as_i8_f32x4,) \
    SG_WITH_16_8_( sg_i16x8: sg_as_i8_i16x8, sg_u16x8: sg_as_i8_u16x8, sg_f16x8: sg_as_i8_f16x8, sg_bf16x8: sg_as_i8_bf16x8,) \
    SG_WITH_32_4_( sg_i64x4: sg_as_i8_i64x4, sg_u64x4: sg_as_i8_u64x4, sg_f64x4: sg_as_i8_f64x4,) \
    SG_WITH_32_8_( sg_i32x8: sg_as_i8_i32x8, sg_u32x8: sg_as_i8_u32x8, sg_f32x8: sg_as_i8_f32x8,) \
    SG_WITH_32_16_( sg_i16x16: sg_as_i8_i16x16, sg_u16x16: sg_as_i8_u16x16, sg_f16x16: sg_as_i8_f16x16, sg_bf16x16: sg_as_i8_bf16x16,) \
    SG_WITH_64_8_( sg_i64x8: sg_as_i8_i64x8, sg_u64x8: sg_as_i8_u64x8, sg_f64x8: sg_as_i8_f64x8,) \
    SG_WITH_64_16_( sg_i32x16: sg_as_i8_i32x16, sg_u32x16: sg_as_i8_u32x16, sg_f32x16: sg_as_i8_f32x16,) \
    SG_WITH_64_32_( sg_i16x32: sg_as_i8_i16x32, sg_u16x32: sg_as_i8_u16x32, sg_f16x32: sg_as_i8_f16x32, sg_bf16x32: sg_as_i8_bf16x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_u8(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i8: SG_B_(sg_as_u8_i8x), \
    sg_u8: SG_B_(sg_as_u8_u8x), \
    SG_WITH_2_1_( sg_i16x1: sg_as_u8_i16x1, sg_u16x1: sg_as_u8_u16x1, sg_f16x1: sg_as_u8_f16x1, sg_bf16x1: sg_as_u8_bf16x1,) \
    SG_WITH_4_1_( sg_i32x1: sg_as_u8_i32x1, sg_u32x1: sg_as_u8_u32x1, sg_f32x1: sg_as_u8_f32x1,) \
    SG_WITH_4_2_( sg_i16x2: sg_as_u8_i16x2, sg_u16x2: sg_as_u8_u16x2, sg_f16x2: sg_as_u8_f16x2, sg_bf16x2: sg_as_u8_bf16x2,) \
    SG_WITH_8_1_( sg_i64x1: sg_as_u8_i64x1, sg_u64x1: sg_as_u8_u64x1, sg_f64x1: sg_as_u8_f64x1,) \
    SG_WITH_8_2_( sg_i32x2: sg_as_u8_i32x2, sg_u32x2: sg_as_u8_u32x2, sg_f32x2: sg_as_u8_f32x2,) \
    SG_WITH_8_4_( sg_i16x4: sg_as_u8_i16x4, sg_u16x4: sg_as_u8_u16x4, sg_f16x4: sg_as_u8_f16x4, sg_bf16x4: sg_as_u8_bf16x4,) \
    SG_WITH_16_2_( sg_i64x2: sg_as_u8_i64x2, sg_u64x2: sg_as_u8_u64x2, sg_f64x2: sg_as_u8_f64x2,) \
    SG_WITH_16_4_( sg_i32x4: sg_as_u8_i32x4, sg_u32x4: sg_as_u8_u32x4, sg_f32x4: sg_as_u8_f32x4,) \
    SG_WITH_16_8_( sg_i16x8: sg_as_u8_i16x8, sg_u16x8: sg_as_u8_u16x8, sg_f16x8: sg_as_u8_f16x8, sg_bf16x8: sg_as_u8_bf16x8,) \
    SG_WITH_32_4_( sg_i64x4: sg_as_u8_i64x4, sg_u64x4: sg_as_u8_u64x4, sg_f64x4: sg_as_u8_f64x4,) \
    SG_WITH_32_8_( sg_i32x8: sg_as_u8_i32x8, sg_u32x8: sg_as_u8_u32x8, sg_f32x8: sg_as_u8_f32x8,) \
    SG_WITH_32_16_( sg_i16x16: sg_as_u8_i16x16, sg_u16x16: sg_as_u8_u16x16, sg_f16x16: sg_as_u8_f16x16, sg_bf16x16: sg_as_u8_bf16x16,) \
    SG_WITH_64_8_( sg_i64x8: sg_as_u8_i64x8, sg_u64x8: sg_as_u8_u64x8, sg_f64x8: sg_as_u8_f64x8,) \
    SG_WITH_64_16_( sg_i32x16: sg_as_u8_i32x16, sg_u32x16: sg_as_u8_u32x16, sg_f32x16: sg_as_u8_f32x16,) \
    SG_WITH_64_32_( sg_i16x32: sg_as_u8_i16x32, sg_u16x32: sg_as_u8_u16x32, sg_f16x32: sg_as_u8_f16x32, sg_bf16x32: sg_as_u8_bf16x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_i16(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i16: SG_B_(sg_as_i16_i16x), \
    sg_u16: SG_B_(sg_as_i16_u16x), \
    sg_f16: SG_B_(sg_as_i16_f16x), \
    sg_bf16: SG_B_(sg_as_i16_bf16x), \
    SG_WITH_2_1_( sg_i8x2: sg_as_i16_i8x2, sg_u8x2: sg_as_i16_u8x2, sg_i32x1: sg_as_i16_i32x1, sg_u32x1: sg_as_i16_u32x1, sg_f32x1: sg_as_i16_f32x1,) \
    SG_WITH_4_1_( sg_i64x1: sg_as_i16_i64x1, sg_u64x1: sg_as_i16_u64x1, sg_f64x1: sg_as_i16_f64x1,) \
    SG_WITH_4_2_( sg_i8x4: sg_as_i16_i8x4, sg_u8x4: sg_as_i16_u8x4, sg_i32x2: sg_as_i16_i32x2, sg_u32x2: sg_as_i16_u32x2, sg_f32x2: sg_as_i16_f32x2,) \
    SG_WITH_8_2_( sg_i64x2: sg_as_i16_i64x2, sg_u64x2: sg_as_i16_u64x2, sg_f64x2: sg_as_i16_f64x2,) \
    SG_WITH_8_4_( sg_i8x8: sg_as_i16_i8x8, sg_u8x8: sg_as_i16_u8x8, sg_i32x4: sg_as_i16_i32x4, sg_u32x4: sg_as_i16_u32x4, sg_f32x4: sg_as_i16_f32x4,) \
    SG_WITH_16_4_( sg_i64x4: sg_as_i16_i64x4, sg_u64x4: sg_as_i16_u64x4, sg_f64x4: sg_as_i16_f64x4,) \
    SG_WITH_16_8_( sg_i8x16: sg_as_i16_i8x16, sg_u8x16: sg_as_i16_u8x16, sg_i32x8: sg_as_i16_i32x8, sg_u32x8: sg_as_i16_u32x8, sg_f32x8: sg_as_i16_f32x8,) \
    SG_WITH_32_8_( sg_i64x8: sg_as_i16_i64x8, sg_u64x8: sg_as_i16_u64x8, sg_f64x8: sg_as_i16_f64x8,) \
    SG_WITH_32_16_( sg_i8x32: sg_as_i16_i8x32, sg_u8x32: sg_as_i16_u8x32, sg_i32x16: sg_as_i16_i32x16, sg_u32x16: sg_as_i16_u32x16, sg_f32x16: sg_as_i16_f32x16,) \
    SG_WITH_64_16_( sg_i64x16: sg_as_i16_i64x16, sg_u64x16: sg_as_i16_u64x16, sg_f64x16: sg_as_i16_f64x16,) \
    SG_WITH_64_32_( sg_i8x64: sg_as_i16_i8x64, sg_u8x64: sg_as_i16_u8x64, sg_i32x32: sg_as_i16_i32x32, sg_u32x32: sg_as_i16_u32x32, sg_f32x32: sg_as_i16_f32x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_u16(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i16: SG_B_(sg_as_u16_i16x), \
    sg_u16: SG_B_(sg_as_u16_u16x), \
    sg_f16: SG_B_(sg_as_u16_f16x), \
    sg_bf16: SG_B_(sg_as_u16_bf16x), \
    SG_WITH_2_1_( sg_i8x2: sg_as_u16_i8x2, sg_u8x2: sg_as_u16_u8x2, sg_i32x1: sg_as_u16_i32x1, sg_u32x1: sg_as_u16_u32x1, sg_f32x1: sg_as_u16_f32x1,) \
    SG_WITH_4_1_( sg_i64x1: sg_as_u16_i64x1, sg_u64x1: sg_as_u16_u64x1, sg_f64x1: sg_as_u16_f64x1,) \
    SG_WITH_4_2_( sg_i8x4: sg_as_u16_i8x4, sg_u8x4: sg_as_u16_u8x4, sg_i32x2: sg_as_u16_i32x2, sg_u32x2: sg_as_u16_u32x2, sg_f32x2: sg_as_u16_f32x2,) \
    SG_WITH_8_2_( sg_i64x2: sg_as_u16_i64x2, sg_u64x2: sg_as_u16_u64x2, sg_f64x2: sg_as_u16_f64x2,) \
    SG_WITH_8_4_( sg_i8x8: sg_as_u16_i8x8, sg_u8x8: sg_as_u16_u8x8, sg_i32x4: sg_as_u16_i32x4, sg_u32x4: sg_as_u16_u32x4, sg_f32x4: sg_as_u16_f32x4,) \
    SG_WITH_16_4_( sg_i64x4: sg_as_u16_i64x4, sg_u64x4: sg_as_u16_u64x4, sg_f64x4: sg_as_u16_f64x4,) \
    SG_WITH_16_8_( sg_i8x16: sg_as_u16_i8x16, sg_u8x16: sg_as_u16_u8x16, sg_i32x8: sg_as_u16_i32x8, sg_u32x8: sg_as_u16_u32x8, sg_f32x8: sg_as_u16_f32x8,) \
    SG_WITH_32_8_( sg_i64x8: sg_as_u16_i64x8, sg_u64x8: sg_as_u16_u64x8, sg_f64x8: sg_as_u16_f64x8,) \
    SG_WITH_32_16_( sg_i8x32: sg_as_u16_i8x32, sg_u8x32: sg_as_u16_u8x32, sg_i32x16: sg_as_u16_i32x16, sg_u32x16: sg_as_u16_u32x16, sg_f32x16: sg_as_u16_f32x16,) \
    SG_WITH_64_16_( sg_i64x16: sg_as_u16_i64x16, sg_u64x16: sg_as_u16_u64x16, sg_f64x16: sg_as_u16_f64x16,) \
    SG_WITH_64_32_( sg_i8x64: sg_as_u16_i8x64, sg_u8x64: sg_as_u16_u8x64, sg_i32x32: sg_as_u16_i32x32, sg_u32x32: sg_as_u16_u32x32, sg_f32x32: sg_as_u16_f32x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_i32(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i32: SG_B_(sg_as_i32_i32x), \
    sg_u32: SG_B_(sg_as_i32_u32x), \
    sg_f32: SG_B_(sg_as_i32_f32x), \
    SG_WITH_2_1_( sg_i16x2: sg_as_i32_i16x2, sg_u16x2: sg_as_i32_u16x2, sg_i64x1: sg_as_i32_i64x1, sg_u64x1: sg_as_i32_u64x1, sg_f16x2: sg_as_i32_f16x2, sg_bf16x2: sg_as_i32_bf16x2, sg_f64x1: sg_as_i32_f64x1,) \
    SG_WITH_4_1_( sg_i8x4: sg_as_i32_i8x4, sg_u8x4: sg_as_i32_u8x4,) \
    SG_WITH_4_2_( sg_i16x4: sg_as_i32_i16x4, sg_u16x4: sg_as_i32_u16x4, sg_i64x2: sg_as_i32_i64x2, sg_u64x2: sg_as_i32_u64x2, sg_f16x4: sg_as_i32_f16x4, sg_bf16x4: sg_as_i32_bf16x4, sg_f64x2: sg_as_i32_f64x2,) \
    SG_WITH_8_2_( sg_i8x8: sg_as_i32_i8x8, sg_u8x8: sg_as_i32_u8x8,) \
    SG_WITH_8_4_( sg_i16x8: sg_as_i32_i16x8, sg_u16x8: sg_as_i32_u16x8, sg_i64x4: sg_as_i32_i64x4, sg_u64x4: sg_as_i32_u64x4, sg_f16x8: sg_as_i32_f16x8, sg_bf16x8: sg_as_i32_bf16x8, sg_f64x4: sg_as_i32_f64x4,) \
    SG_WITH_16_4_( sg_i8x16: sg_as_i32_i8x16, sg_u8x16: sg_as_i32_u8x16,) \
    SG_WITH_16_8_( sg_i16x16: sg_as_i32_i16x16, sg_u16x16: sg_as_i32_u16x16, sg_i64x8: sg_as_i32_i64x8, sg_u64x8: sg_as_i32_u64x8, sg_f16x16: sg_as_i32_f16x16, sg_bf16x16: sg_as_i32_bf16x16, sg_f64x8: sg_as_i32_f64x8,) \
    SG_WITH_32_8_( sg_i8x32: sg_as_i32_i8x32, sg_u8x32: sg_as_i32_u8x32,) \
    SG_WITH_32_16_( sg_i16x32: sg_as_i32_i16x32, sg_u16x32: sg_as_i32_u16x32, sg_i64x16: sg_as_i32_i64x16, sg_u64x16: sg_as_i32_u64x16, sg_f16x32: sg_as_i32_f16x32, sg_bf16x32: sg_as_i32_bf16x32, sg_f64x16: sg_as_i32_f64x16,) \
    SG_WITH_64_16_( sg_i8x64: sg_as_i32_i8x64, sg_u8x64: sg_as_i32_u8x64,) \
    SG_WITH_64_32_( sg_i16x64: sg_as_i32_i16x64, sg_u16x64: sg_as_i32_u16x64, sg_i64x32: sg_as_i32_i64x32, sg_u64x32: sg_as_i32_u64x32, sg_f16x64: sg_as_i32_f16x64, sg_bf16x64: sg_as_i32_bf16x64, sg_f64x32: sg_as_i32_f64x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_u32(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i32: SG_B_(sg_as_u32_i32x), \
    sg_u32: SG_B_(sg_as_u32_u32x), \
    sg_f32: SG_B_(sg_as_u32_f32x), \
    SG_WITH_2_1_( sg_i16x2: sg_as_u32_i16x2, sg_u16x2: sg_as_u32_u16x2, sg_i64x1: sg_as_u32_i64x1, sg_u64x1: sg_as_u32_u64x1, sg_f16x2: sg_as_u32_f16x2, sg_bf16x2: sg_as_u32_bf16x2, sg_f64x1: sg_as_u32_f64x1,) \
    SG_WITH_4_1_( sg_i8x4: sg_as_u32_i8x4, sg_u8x4: sg_as_u32_u8x4,) \
    SG_WITH_4_2_( sg_i16x4: sg_as_u32_i16x4, sg_u16x4: sg_as_u32_u16x4, sg_i64x2: sg_as_u32_i64x2, sg_u64x2: sg_as_u32_u64x2, sg_f16x4: sg_as_u32_f16x4, sg_bf16x4: sg_as_u32_bf16x4, sg_f64x2: sg_as_u32_f64x2,) \
    SG_WITH_8_2_( sg_i8x8: sg_as_u32_i8x8, sg_u8x8: sg_as_u32_u8x8,) \
    SG_WITH_8_4_( sg_i16x8: sg_as_u32_i16x8, sg_u16x8: sg_as_u32_u16x8, sg_i64x4: sg_as_u32_i64x4, sg_u64x4: sg_as_u32_u64x4, sg_f16x8: sg_as_u32_f16x8, sg_bf16x8: sg_as_u32_bf16x8, sg_f64x4: sg_as_u32_f64x4,) \
    SG_WITH_16_4_( sg_i8x16: sg_as_u32_i8x16, sg_u8x16: sg_as_u32_u8x16,) \
    SG_WITH_16_8_( sg_i16x16: sg_as_u32_i16x16, sg_u16x16: sg_as_u32_u16x16, sg_i64x8: sg_as_u32_i64x8, sg_u64x8: sg_as_u32_u64x8, sg_f16x16: sg_as_u32_f16x16, sg_bf16x16: sg_as_u32_bf16x16, sg_f64x8: sg_as_u32_f64x8,) \
    SG_WITH_32_8_( sg_i8x32: sg_as_u32_i8x32, sg_u8x32: sg_as_u32_u8x32,) \
    SG_WITH_32_16_( sg_i16x32: sg_as_u32_i16x32, sg_u16x32: sg_as_u32_u16x32, sg_i64x16: sg_as_u32_i64x16, sg_u64x16: sg_as_u32_u64x16, sg_f16x32: sg_as_u32_f16x32, sg_bf16x32: sg_as_u32_bf16x32, sg_f64x16: sg_as_u32_f64x16,) \
    SG_WITH_64_16_( sg_i8x64: sg_as_u32_i8x64, sg_u8x64: sg_as_u32_u8x64,) \
    SG_WITH_64_32_( sg_i16x64: sg_as_u32_i16x64, sg_u16x64: sg_as_u32_u16x64, sg_i64x32: sg_as_u32_i64x32, sg_u64x32: sg_as_u32_u64x32, sg_f16x64: sg_as_u32_f16x64, sg_bf16x64: sg_as_u32_bf16x64, sg_f64x32: sg_as_u32_f64x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_i64(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i64: SG_B_(sg_as_i64_i64x), \
    sg_u64: SG_B_(sg_as_i64_u64x), \
    sg_f64: SG_B_(sg_as_i64_f64x), \
    SG_WITH_2_1_( sg_i32x2: sg_as_i64_i32x2, sg_u32x2: sg_as_i64_u32x2, sg_f32x2: sg_as_i64_f32x2,) \
    SG_WITH_4_1_( sg_i16x4: sg_as_i64_i16x4, sg_u16x4: sg_as_i64_u16x4, sg_f16x4: sg_as_i64_f16x4, sg_bf16x4: sg_as_i64_bf16x4,) \
    SG_WITH_4_2_( sg_i32x4: sg_as_i64_i32x4, sg_u32x4: sg_as_i64_u32x4, sg_f32x4: sg_as_i64_f32x4,) \
    SG_WITH_8_1_( sg_i8x8: sg_as_i64_i8x8, sg_u8x8: sg_as_i64_u8x8,) \
    SG_WITH_8_2_( sg_i16x8: sg_as_i64_i16x8, sg_u16x8: sg_as_i64_u16x8, sg_f16x8: sg_as_i64_f16x8, sg_bf16x8: sg_as_i64_bf16x8,) \
    SG_WITH_8_4_( sg_i32x8: sg_as_i64_i32x8, sg_u32x8: sg_as_i64_u32x8, sg_f32x8: sg_as_i64_f32x8,) \
    SG_WITH_16_2_( sg_i8x16: sg_as_i64_i8x16, sg_u8x16: sg_as_i64_u8x16,) \
    SG_WITH_16_4_( sg_i16x16: sg_as_i64_i16x16, sg_u16x16: sg_as_i64_u16x16, sg_f16x16: sg_as_i64_f16x16, sg_bf16x16: sg_as_i64_bf16x16,) \
    SG_WITH_16_8_( sg_i32x16: sg_as_i64_i32x16, sg_u32x16: sg_as_i64_u32x16, sg_f32x16: sg_as_i64_f32x16,) \
    SG_WITH_32_4_( sg_i8x32: sg_as_i64_i8x32, sg_u8x32: sg_as_i64_u8x32,) \
    SG_WITH_32_8_( sg_i16x32: sg_as_i64_i16x32, sg_u16x32: sg_as_i64_u16x32, sg_f16x32: sg_as_i64_f16x32, sg_bf16x32: sg_as_i64_bf16x32,) \
    SG_WITH_32_16_( sg_i32x32: sg_as_i64_i32x32, sg_u32x32: sg_as_i64_u32x32, sg_f32x32: sg_as_i64_f32x32,) \
    SG_WITH_64_8_( sg_i8x64: sg_as_i64_i8x64, sg_u8x64: sg_as_i64_u8x64,) \
    SG_WITH_64_16_( sg_i16x64: sg_as_i64_i16x64, sg_u16x64: sg_as_i64_u16x64, sg_f16x64: sg_as_i64_f16x64, sg_bf16x64: sg_as_i64_bf16x64,) \
    SG_WITH_64_32_( sg_i32x64: sg_as_i64_i32x64, sg_u32x64: sg_as_i64_u32x64, sg_f32x64: sg_as_i64_f32x64,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_u64(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i64: SG_B_(sg_as_u64_i64x), \
    sg_u64: SG_B_(sg_as_u64_u64x), \
    sg_f64: SG_B_(sg_as_u64_f64x), \
    SG_WITH_2_1_( sg_i32x2: sg_as_u64_i32x2, sg_u32x2: sg_as_u64_u32x2, sg_f32x2: sg_as_u64_f32x2,) \
    SG_WITH_4_1_( sg_i16x4: sg_as_u64_i16x4, sg_u16x4: sg_as_u64_u16x4, sg_f16x4: sg_as_u64_f16x4, sg_bf16x4: sg_as_u64_bf16x4,) \
    SG_WITH_4_2_( sg_i32x4: sg_as_u64_i32x4, sg_u32x4: sg_as_u64_u32x4, sg_f32x4: sg_as_u64_f32x4,) \
    SG_WITH_8_1_( sg_i8x8: sg_as_u64_i8x8, sg_u8x8: sg_as_u64_u8x8,) \
    SG_WITH_8_2_( sg_i16x8: sg_as_u64_i16x8, sg_u16x8: sg_as_u64_u16x8, sg_f16x8: sg_as_u64_f16x8, sg_bf16x8: sg_as_u64_bf16x8,) \
    SG_WITH_8_4_( sg_i32x8: sg_as_u64_i32x8, sg_u32x8: sg_as_u64_u32x8, sg_f32x8: sg_as_u64_f32x8,) \
    SG_WITH_16_2_( sg_i8x16: sg_as_u64_i8x16, sg_u8x16: sg_as_u64_u8x16,) \
    SG_WITH_16_4_( sg_i16x16: sg_as_u64_i16x16, sg_u16x16: sg_as_u64_u16x16, sg_f16x16: sg_as_u64_f16x16, sg_bf16x16: sg_as_u64_bf16x16,) \
    SG_WITH_16_8_( sg_i32x16: sg_as_u64_i32x16, sg_u32x16: sg_as_u64_u32x16, sg_f32x16: sg_as_u64_f32x16,) \
    SG_WITH_32_4_( sg_i8x32: sg_as_u64_i8x32, sg_u8x32: sg_as_u64_u8x32,) \
    SG_WITH_32_8_( sg_i16x32: sg_as_u64_i16x32, sg_u16x32: sg_as_u64_u16x32, sg_f16x32: sg_as_u64_f16x32, sg_bf16x32: sg_as_u64_bf16x32,) \
    SG_WITH_32_16_( sg_i32x32: sg_as_u64_i32x32, sg_u32x32: sg_as_u64_u32x32, sg_f32x32: sg_as_u64_f32x32,) \
    SG_WITH_64_8_( sg_i8x64: sg_as_u64_i8x64, sg_u8x64: sg_as_u64_u8x64,) \
    SG_WITH_64_16_( sg_i16x64: sg_as_u64_i16x64, sg_u16x64: sg_as_u64_u16x64, sg_f16x64: sg_as_u64_f16x64, sg_bf16x64: sg_as_u64_bf16x64,) \
    SG_WITH_64_32_( sg_i32x64: sg_as_u64_i32x64, sg_u32x64: sg_as_u64_u32x64, sg_f32x64: sg_as_u64_f32x64,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_f16(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i16: SG_B_(sg_as_f16_i16x), \
    sg_u16: SG_B_(sg_as_f16_u16x), \
    sg_f16: SG_B_(sg_as_f16_f16x), \
    sg_bf16: SG_B_(sg_as_f16_bf16x), \
    SG_WITH_2_1_( sg_i8x2: sg_as_f16_i8x2, sg_u8x2: sg_as_f16_u8x2, sg_i32x1: sg_as_f16_i32x1, sg_u32x1: sg_as_f16_u32x1, sg_f32x1: sg_as_f16_f32x1,) \
    SG_WITH_4_1_( sg_i64x1: sg_as_f16_i64x1, sg_u64x1: sg_as_f16_u64x1, sg_f64x1: sg_as_f16_f64x1,) \
    SG_WITH_4_2_( sg_i8x4: sg_as_f16_i8x4, sg_u8x4: sg_as_f16_u8x4, sg_i32x2: sg_as_f16_i32x2, sg_u32x2: sg_as_f16_u32x2, sg_f32x2: sg_as_f16_f32x2,) \
    SG_WITH_8_2_( sg_i64x2: sg_as_f16_i64x2, sg_u64x2: sg_as_f16_u64x2, sg_f64x2: sg_as_f16_f64x2,) \
    SG_WITH_8_4_( sg_i8x8: sg_as_f16_i8x8, sg_u8x8: sg_as_f16_u8x8, sg_i32x4: sg_as_f16_i32x4, sg_u32x4: sg_as_f16_u32x4, sg_f32x4: sg_as_f16_f32x4,) \
    SG_WITH_16_4_( sg_i64x4: sg_as_f16_i64x4, sg_u64x4: sg_as_f16_u64x4, sg_f64x4: sg_as_f16_f64x4,) \
    SG_WITH_16_8_( sg_i8x16: sg_as_f16_i8x16, sg_u8x16: sg_as_f16_u8x16, sg_i32x8: sg_as_f16_i32x8, sg_u32x8: sg_as_f16_u32x8, sg_f32x8: sg_as_f16_f32x8,) \
    SG_WITH_32_8_( sg_i64x8: sg_as_f16_i64x8, sg_u64x8: sg_as_f16_u64x8, sg_f64x8: sg_as_f16_f64x8,) \
    SG_WITH_32_16_( sg_i8x32: sg_as_f16_i8x32, sg_u8x32: sg_as_f16_u8x32, sg_i32x16: sg_as_f16_i32x16, sg_u32x16: sg_as_f16_u32x16, sg_f32x16: sg_as_f16_f32x16,) \
    SG_WITH_64_16_( sg_i64x16: sg_as_f16_i64x16, sg_u64x16: sg_as_f16_u64x16, sg_f64x16: sg_as_f16_f64x16,) \
    SG_WITH_64_32_( sg_i8x64: sg_as_f16_i8x64, sg_u8x64: sg_as_f16_u8x64, sg_i32x32: sg_as_f16_i32x32, sg_u32x32: sg_as_f16_u32x32, sg_f32x32: sg_as_f16_f32x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_bf16(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i16: SG_B_(sg_as_bf16_i16x), \
    sg_u16: SG_B_(sg_as_bf16_u16x), \
    sg_f16: SG_B_(sg_as_bf16_f16x), \
    sg_bf16: SG_B_(sg_as_bf16_bf16x), \
    SG_WITH_2_1_( sg_i8x2: sg_as_bf16_i8x2, sg_u8x2: sg_as_bf16_u8x2, sg_i32x1: sg_as_bf16_i32x1, sg_u32x1: sg_as_bf16_u32x1, sg_f32x1: sg_as_bf16_f32x1,) \
    SG_WITH_4_1_( sg_i64x1: sg_as_bf16_i64x1, sg_u64x1: sg_as_bf16_u64x1, sg_f64x1: sg_as_bf16_f64x1,) \
    SG_WITH_4_2_( sg_i8x4: sg_as_bf16_i8x4, sg_u8x4: sg_as_bf16_u8x4, sg_i32x2: sg_as_bf16_i32x2, sg_u32x2: sg_as_bf16_u32x2, sg_f32x2: sg_as_bf16_f32x2,) \
    SG_WITH_8_2_( sg_i64x2: sg_as_bf16_i64x2, sg_u64x2: sg_as_bf16_u64x2, sg_f64x2: sg_as_bf16_f64x2,) \
    SG_WITH_8_4_( sg_i8x8: sg_as_bf16_i8x8, sg_u8x8: sg_as_bf16_u8x8, sg_i32x4: sg_as_bf16_i32x4, sg_u32x4: sg_as_bf16_u32x4, sg_f32x4: sg_as_bf16_f32x4,) \
    SG_WITH_16_4_( sg_i64x4: sg_as_bf16_i64x4, sg_u64x4: sg_as_bf16_u64x4, sg_f64x4: sg_as_bf16_f64x4,) \
    SG_WITH_16_8_( sg_i8x16: sg_as_bf16_i8x16, sg_u8x16: sg_as_bf16_u8x16, sg_i32x8: sg_as_bf16_i32x8, sg_u32x8: sg_as_bf16_u32x8, sg_f32x8: sg_as_bf16_f32x8,) \
    SG_WITH_32_8_( sg_i64x8: sg_as_bf16_i64x8, sg_u64x8: sg_as_bf16_u64x8, sg_f64x8: sg_as_bf16_f64x8,) \
    SG_WITH_32_16_( sg_i8x32: sg_as_bf16_i8x32, sg_u8x32: sg_as_bf16_u8x32, sg_i32x16: sg_as_bf16_i32x16, sg_u32x16: sg_as_bf16_u32x16, sg_f32x16: sg_as_bf16_f32x16,) \
    SG_WITH_64_16_( sg_i64x16: sg_as_bf16_i64x16, sg_u64x16: sg_as_bf16_u64x16, sg_f64x16: sg_as_bf16_f64x16,) \
    SG_WITH_64_32_( sg_i8x64: sg_as_bf16_i8x64, sg_u8x64: sg_as_bf16_u8x64, sg_i32x32: sg_as_bf16_i32x32, sg_u32x32: sg_as_bf16_u32x32, sg_f32x32: sg_as_bf16_f32x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_f32(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i32: SG_B_(sg_as_f32_i32x), \
    sg_u32: SG_B_(sg_as_f32_u32x), \
    sg_f32: SG_B_(sg_as_f32_f32x), \
    SG_WITH_2_1_( sg_i16x2: sg_as_f32_i16x2, sg_u16x2: sg_as_f32_u16x2, sg_i64x1: sg_as_f32_i64x1, sg_u64x1: sg_as_f32_u64x1, sg_f16x2: sg_as_f32_f16x2, sg_bf16x2: sg_as_f32_bf16x2, sg_f64x1: sg_as_f32_f64x1,) \
    SG_WITH_4_1_( sg_i8x4: sg_as_f32_i8x4, sg_u8x4: sg_as_f32_u8x4,) \
    SG_WITH_4_2_( sg_i16x4: sg_as_f32_i16x4, sg_u16x4: sg_as_f32_u16x4, sg_i64x2: sg_as_f32_i64x2, sg_u64x2: sg_as_f32_u64x2, sg_f16x4: sg_as_f32_f16x4, sg_bf16x4: sg_as_f32_bf16x4, sg_f64x2: sg_as_f32_f64x2,) \
    SG_WITH_8_2_( sg_i8x8: sg_as_f32_i8x8, sg_u8x8: sg_as_f32_u8x8,) \
    SG_WITH_8_4_( sg_i16x8: sg_as_f32_i16x8, sg_u16x8: sg_as_f32_u16x8, sg_i64x4: sg_as_f32_i64x4, sg_u64x4: sg_as_f32_u64x4, sg_f16x8: sg_as_f32_f16x8, sg_bf16x8: sg_as_f32_bf16x8, sg_f64x4: sg_as_f32_f64x4,) \
    SG_WITH_16_4_( sg_i8x16: sg_as_f32_i8x16, sg_u8x16: sg_as_f32_u8x16,) \
    SG_WITH_16_8_( sg_i16x16: sg_as_f32_i16x16, sg_u16x16: sg_as_f32_u16x16, sg_i64x8: sg_as_f32_i64x8, sg_u64x8: sg_as_f32_u64x8, sg_f16x16: sg_as_f32_f16x16, sg_bf16x16: sg_as_f32_bf16x16, sg_f64x8: sg_as_f32_f64x8,) \
    SG_WITH_32_8_( sg_i8x32: sg_as_f32_i8x32, sg_u8x32: sg_as_f32_u8x32,) \
    SG_WITH_32_16_( sg_i16x32: sg_as_f32_i16x32, sg_u16x32: sg_as_f32_u16x32, sg_i64x16: sg_as_f32_i64x16, sg_u64x16: sg_as_f32_u64x16, sg_f16x32: sg_as_f32_f16x32, sg_bf16x32: sg_as_f32_bf16x32, sg_f64x16: sg_as_f32_f64x16,) \
    SG_WITH_64_16_( sg_i8x64: sg_as_f32_i8x64, sg_u8x64: sg_as_f32_u8x64,) \
    SG_WITH_64_32_( sg_i16x64: sg_as_f32_i16x64, sg_u16x64: sg_as_f32_u16x64, sg_i64x32: sg_as_f32_i64x32, sg_u64x32: sg_as_f32_u64x32, sg_f16x64: sg_as_f32_f16x64, sg_bf16x64: sg_as_f32_bf16x64, sg_f64x32: sg_as_f32_f64x32,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_
#define sg_as_f64(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    sg_i64: SG_B_(sg_as_f64_i64x), \
    sg_u64: SG_B_(sg_as_f64_u64x), \
    sg_f64: SG_B_(sg_as_f64_f64x), \
    SG_WITH_2_1_( sg_i32x2: sg_as_f64_i32x2, sg_u32x2: sg_as_f64_u32x2, sg_f32x2: sg_as_f64_f32x2,) \
    SG_WITH_4_1_( sg_i16x4: sg_as_f64_i16x4, sg_u16x4: sg_as_f64_u16x4, sg_f16x4: sg_as_f64_f16x4, sg_bf16x4: sg_as_f64_bf16x4,) \
    SG_WITH_4_2_( sg_i32x4: sg_as_f64_i32x4, sg_u32x4: sg_as_f64_u32x4, sg_f32x4: sg_as_f64_f32x4,) \
    SG_WITH_8_1_( sg_i8x8: sg_as_f64_i8x8, sg_u8x8: sg_as_f64_u8x8,) \
    SG_WITH_8_2_( sg_i16x8: sg_as_f64_i16x8, sg_u16x8: sg_as_f64_u16x8, sg_f16x8: sg_as_f64_f16x8, sg_bf16x8: sg_as_f64_bf16x8,) \
    SG_WITH_8_4_( sg_i32x8: sg_as_f64_i32x8, sg_u32x8: sg_as_f64_u32x8, sg_f32x8: sg_as_f64_f32x8,) \
    SG_WITH_16_2_( sg_i8x16: sg_as_f64_i8x16, sg_u8x16: sg_as_f64_u8x16,) \
    SG_WITH_16_4_( sg_i16x16: sg_as_f64_i16x16, sg_u16x16: sg_as_f64_u16x16, sg_f16x16: sg_as_f64_f16x16, sg_bf16x16: sg_as_f64_bf16x16,) \
    SG_WITH_16_8_( sg_i32x16: sg_as_f64_i32x16, sg_u32x16: sg_as_f64_u32x16, sg_f32x16: sg_as_f64_f32x16,) \
    SG_WITH_32_4_( sg_i8x32: sg_as_f64_i8x32, sg_u8x32: sg_as_f64_u8x32,) \
    SG_WITH_32_8_( sg_i16x32: sg_as_f64_i16x32, sg_u16x32: sg_as_f64_u16x32, sg_f16x32: sg_as_f64_f16x32, sg_bf16x32: sg_as_f64_bf16x32,) \
    SG_WITH_32_16_( sg_i32x32: sg_as_f64_i32x32, sg_u32x32: sg_as_f64_u32x32, sg_f32x32: sg_as_f64_f32x32,) \
    SG_WITH_64_8_( sg_i8x64: sg_as_f64_i8x64, sg_u8x64: sg_as_f64_u8x64,) \
    SG_WITH_64_16_( sg_i16x64: sg_as_f64_i16x64, sg_u16x64: sg_as_f64_u16x64, sg_f16x64: sg_as_f64_f16x64, sg_bf16x64: sg_as_f64_bf16x64,) \
    SG_WITH_64_32_( sg_i32x64: sg_as_f64_i32x64, sg_u32x64: sg_as_f64_u32x64, sg_f32x64: sg_as_f64_f32x64,) \
    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_

/* sg_<e>x<H> sg_lo(sg_<e>x<S> x);
 * sg_<e>x<H> sg_lo_<e>x<S>(sg_<e>x<S> x);
 * the lower half of x: its first H = S / 2 lanes. sg.h must have bound both sizes before sg/more.h is included. One
 * instruction, or none. */
#define sg_lo(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    SG_WITH_2_1_( sg_i8x2: sg_lo_i8x2, sg_u8x2: sg_lo_u8x2, sg_i16x2: sg_lo_i16x2, sg_u16x2: sg_lo_u16x2, sg_i32x2: sg_lo_i32x2, sg_u32x2: sg_lo_u32x2, sg_i64x2: sg_lo_i64x2, sg_u64x2: sg_lo_u64x2, sg_f16x2: sg_lo_f16x2, sg_bf16x2: sg_lo_bf16x2, sg_f32x2: sg_lo_f32x2, sg_f64x2: sg_lo_f64x2,) \
    SG_WITH_4_2_( sg_i8x4: sg_lo_i8x4, sg_u8x4: sg_lo_u8x4, sg_i16x4: sg_lo_i16x4, sg_u16x4: sg_lo_u16x4, sg_i32x4: sg_lo_i32x4, sg_u32x4: sg_lo_u32x4, sg_i64x4: sg_lo_i64x4, sg_u64x4: sg_lo_u64x4, sg_f16x4: sg_lo_f16x4, sg_bf16x4: sg_lo_bf16x4, sg_f32x4: sg_lo_f32x4, sg_f64x4: sg_lo_f64x4,) \
    SG_WITH_8_4_( sg_i8x8: sg_lo_i8x8, sg_u8x8: sg_lo_u8x8, sg_i16x8: sg_lo_i16x8, sg_u16x8: sg_lo_u16x8, sg_i32x8: sg_lo_i32x8, sg_u32x8: sg_lo_u32x8, sg_i64x8: sg_lo_i64x8, sg_u64x8: sg_lo_u64x8, sg_f16x8: sg_lo_f16x8, sg_bf16x8: sg_lo_bf16x8, sg_f32x8: sg_lo_f32x8, sg_f64x8: sg_lo_f64x8,) \
    SG_WITH_16_8_( sg_i8x16: sg_lo_i8x16, sg_u8x16: sg_lo_u8x16, sg_i16x16: sg_lo_i16x16, sg_u16x16: sg_lo_u16x16, sg_i32x16: sg_lo_i32x16, sg_u32x16: sg_lo_u32x16, sg_i64x16: sg_lo_i64x16, sg_u64x16: sg_lo_u64x16, sg_f16x16: sg_lo_f16x16, sg_bf16x16: sg_lo_bf16x16, sg_f32x16: sg_lo_f32x16, sg_f64x16: sg_lo_f64x16,) \
    SG_WITH_32_16_( sg_i8x32: sg_lo_i8x32, sg_u8x32: sg_lo_u8x32, sg_i16x32: sg_lo_i16x32, sg_u16x32: sg_lo_u16x32, sg_i32x32: sg_lo_i32x32, sg_u32x32: sg_lo_u32x32, sg_i64x32: sg_lo_i64x32, sg_u64x32: sg_lo_u64x32, sg_f16x32: sg_lo_f16x32, sg_bf16x32: sg_lo_bf16x32, sg_f32x32: sg_lo_f32x32, sg_f64x32: sg_lo_f64x32,) \
    SG_WITH_64_32_( sg_i8x64: sg_lo_i8x64, sg_u8x64: sg_lo_u8x64, sg_i16x64: sg_lo_i16x64, sg_u16x64: sg_lo_u16x64, sg_i32x64: sg_lo_i32x64, sg_u32x64: sg_lo_u32x64, sg_i64x64: sg_lo_i64x64, sg_u64x64: sg_lo_u64x64, sg_f16x64: sg_lo_f16x64, sg_bf16x64: sg_lo_bf16x64, sg_f32x64: sg_lo_f32x64, sg_f64x64: sg_lo_f64x64,) \
    default: sg_wants_a_value_of_a_size_whose_half_is_bound_)(SG_IT_(x)) SG_DONE_
/* sg_<e>x<H> sg_hi(sg_<e>x<S> x);
 * sg_<e>x<H> sg_hi_<e>x<S>(sg_<e>x<S> x);
 * the upper half of x: its last H = S / 2 lanes. As sg_lo. */
#define sg_hi(x) SG_ONCE_(x) _Generic(SG_IT_(x), \
    SG_WITH_2_1_( sg_i8x2: sg_hi_i8x2, sg_u8x2: sg_hi_u8x2, sg_i16x2: sg_hi_i16x2, sg_u16x2: sg_hi_u16x2, sg_i32x2: sg_hi_i32x2, sg_u32x2: sg_hi_u32x2, sg_i64x2: sg_hi_i64x2, sg_u64x2: sg_hi_u64x2, sg_f16x2: sg_hi_f16x2, sg_bf16x2: sg_hi_bf16x2, sg_f32x2: sg_hi_f32x2, sg_f64x2: sg_hi_f64x2,) \
    SG_WITH_4_2_( sg_i8x4: sg_hi_i8x4, sg_u8x4: sg_hi_u8x4, sg_i16x4: sg_hi_i16x4, sg_u16x4: sg_hi_u16x4, sg_i32x4: sg_hi_i32x4, sg_u32x4: sg_hi_u32x4, sg_i64x4: sg_hi_i64x4, sg_u64x4: sg_hi_u64x4, sg_f16x4: sg_hi_f16x4, sg_bf16x4: sg_hi_bf16x4, sg_f32x4: sg_hi_f32x4, sg_f64x4: sg_hi_f64x4,) \
    SG_WITH_8_4_( sg_i8x8: sg_hi_i8x8, sg_u8x8: sg_hi_u8x8, sg_i16x8: sg_hi_i16x8, sg_u16x8: sg_hi_u16x8, sg_i32x8: sg_hi_i32x8, sg_u32x8: sg_hi_u32x8, sg_i64x8: sg_hi_i64x8, sg_u64x8: sg_hi_u64x8, sg_f16x8: sg_hi_f16x8, sg_bf16x8: sg_hi_bf16x8, sg_f32x8: sg_hi_f32x8, sg_f64x8: sg_hi_f64x8,) \
    SG_WITH_16_8_( sg_i8x16: sg_hi_i8x16, sg_u8x16: sg_hi_u8x16, sg_i16x16: sg_hi_i16x16, sg_u16x16: sg_hi_u16x16, sg_i32x16: sg_hi_i32x16, sg_u32x16: sg_hi_u32x16, sg_i64x16: sg_hi_i64x16, sg_u64x16: sg_hi_u64x16, sg_f16x16: sg_hi_f16x16, sg_bf16x16: sg_hi_bf16x16, sg_f32x16: sg_hi_f32x16, sg_f64x16: sg_hi_f64x16,) \
    SG_WITH_32_16_( sg_i8x32: sg_hi_i8x32, sg_u8x32: sg_hi_u8x32, sg_i16x32: sg_hi_i16x32, sg_u16x32: sg_hi_u16x32, sg_i32x32: sg_hi_i32x32, sg_u32x32: sg_hi_u32x32, sg_i64x32: sg_hi_i64x32, sg_u64x32: sg_hi_u64x32, sg_f16x32: sg_hi_f16x32, sg_bf16x32: sg_hi_bf16x32, sg_f32x32: sg_hi_f32x32, sg_f64x32: sg_hi_f64x32,) \
    SG_WITH_64_32_( sg_i8x64: sg_hi_i8x64, sg_u8x64: sg_hi_u8x64, sg_i16x64: sg_hi_i16x64, sg_u16x64: sg_hi_u16x64, sg_i32x64: sg_hi_i32x64, sg_u32x64: sg_hi_u32x64, sg_i64x64: sg_hi_i64x64, sg_u64x64: sg_hi_u64x64, sg_f16x64: sg_hi_f16x64, sg_bf16x64: sg_hi_bf16x64, sg_f32x64: sg_hi_f32x64, sg_f64x64: sg_hi_f64x64,) \
    default: sg_wants_a_value_of_a_size_whose_half_is_bound_)(SG_IT_(x)) SG_DONE_
/* sg_<e>x<S> sg_join(sg_<e>x<H> a, sg_<e>x<H> b);
 * sg_<e>x<S> sg_join_<e>x<S>(sg_<e>x<H> a, sg_<e>x<H> b);
 * the lanes of a, then those of b, H = S / 2 lanes each. To append zeros to a, join it and a zero. As sg_lo. */
#define sg_join(a, b) SG_ONCE_(a) _Generic(SG_IT_(a), \
    SG_WITH_2_1_( sg_i8x1: sg_join_i8x2, sg_u8x1: sg_join_u8x2, sg_i16x1: sg_join_i16x2, sg_u16x1: sg_join_u16x2, sg_i32x1: sg_join_i32x2, sg_u32x1: sg_join_u32x2, sg_i64x1: sg_join_i64x2, sg_u64x1: sg_join_u64x2, sg_f16x1: sg_join_f16x2, sg_bf16x1: sg_join_bf16x2, sg_f32x1: sg_join_f32x2, sg_f64x1: sg_join_f64x2,) \
    SG_WITH_4_2_( sg_i8x2: sg_join_i8x4, sg_u8x2: sg_join_u8x4, sg_i16x2: sg_join_i16x4, sg_u16x2: sg_join_u16x4, sg_i32x2: sg_join_i32x4, sg_u32x2: sg_join_u32x4, sg_i64x2: sg_join_i64x4, sg_u64x2: sg_join_u64x4, sg_f16x2: sg_join_f16x4, sg_bf16x2: sg_join_bf16x4, sg_f32x2: sg_join_f32x4, sg_f64x2: sg_join_f64x4,) \
    SG_WITH_8_4_( sg_i8x4: sg_join_i8x8, sg_u8x4: sg_join_u8x8, sg_i16x4: sg_join_i16x8, sg_u16x4: sg_join_u16x8, sg_i32x4: sg_join_i32x8, sg_u32x4: sg_join_u32x8, sg_i64x4: sg_join_i64x8, sg_u64x4: sg_join_u64x8, sg_f16x4: sg_join_f16x8, sg_bf16x4: sg_join_bf16x8, sg_f32x4: sg_join_f32x8, sg_f64x4: sg_join_f64x8,) \
    SG_WITH_16_8_( sg_i8x8: sg_join_i8x16, sg_u8x8: sg_join_u8x16, sg_i16x8: sg_join_i16x16, sg_u16x8: sg_join_u16x16, sg_i32x8: sg_join_i32x16, sg_u32x8: sg_join_u32x16, sg_i64x8: sg_join_i64x16, sg_u64x8: sg_join_u64x16, sg_f16x8: sg_join_f16x16, sg_bf16x8: sg_join_bf16x16, sg_f32x8: sg_join_f32x16, sg_f64x8: sg_join_f64x16,) \
    SG_WITH_32_16_( sg_i8x16: sg_join_i8x32, sg_u8x16: sg_join_u8x32, sg_i16x16: sg_join_i16x32, sg_u16x16: sg_join_u16x32, sg_i32x16: sg_join_i32x32, sg_u32x16: sg_join_u32x32, sg_i64x16: sg_join_i64x32, sg_u64x16: sg_join_u64x32, sg_f16x16: sg_join_f16x32, sg_bf16x16: sg_join_bf16x32, sg_f32x16: sg_join_f32x32, sg_f64x16: sg_join_f64x32,) \
    SG_WITH_64_32_( sg_i8x32: sg_join_i8x64, sg_u8x32: sg_join_u8x64, sg_i16x32: sg_join_i16x64, sg_u16x32: sg_join_u16x64, sg_i32x32: sg_join_i32x64, sg_u32x32: sg_join_u32x64, sg_i64x32: sg_join_i64x64, sg_u64x32: sg_join_u64x64, sg_f16x32: sg_join_f16x64, sg_bf16x32: sg_join_bf16x64, sg_f32x32: sg_join_f32x64, sg_f64x32: sg_join_f64x64,) \
    default: sg_wants_a_value_of_a_size_whose_double_is_bound_)(SG_IT_(a), b) SG_DONE_

/* ---- convert: to integers ---- */

/* sg_<to> sg_convert_sat_<to>(sg_<e> x);
 * sg_<to>x<S> sg_convert_sat_<to>_<e>x<S>(sg_<e>x<S> x);
 * Elements: INT.
 * lane i gets x[i], limited to the range of <to>. <to> is an integer; from floats sg_convert_<to> saturates. */
#define sg_convert_sat_i8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_i8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_sat_u8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_u8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_sat_i16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_i16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_sat_u16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_u16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_sat_i32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_i32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_sat_u32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_u32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_sat_i64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_i64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_sat_u64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_INT_(sg_convert_sat_u64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_

/* sg_<to> sg_convert_rint_<to>(sg_<e> x);
 * sg_<to>x<S> sg_convert_rint_<to>_<e>x<S>(sg_<e>x<S> x);
 * Elements: REAL.
 * lane i gets x[i] rounded to the nearest integer, halves to even; saturating, NaN gives 0. <to> is an integer. */
#define sg_convert_rint_i8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_i8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_rint_u8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_u8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_rint_i16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_i16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_rint_u16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_u16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_rint_i32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_i32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_rint_u32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_u32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_rint_i64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_i64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_rint_u64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_rint_u64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_

/* sg_<to> sg_convert_fast_<to>(sg_<e> x);
 * sg_<to>x<S> sg_convert_fast_<to>_<e>x<S>(sg_<e>x<S> x);
 * Elements: REAL.
 * as sg_convert_<to>, towards zero; but floats that <to> does not hold, and NaN, give any value. <to> is an integer. Faster
 * on x86 to i32 and narrower; elsewhere, and from f64, the same as sg_convert_<to>. */
#define sg_convert_fast_i8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_i8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_u8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_u8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_i16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_i16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_u16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_u16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_i32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_i32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_u32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_u32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_i64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_i64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_u64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_u64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_

/* sg_<to> sg_convert_fast_rint_<to>(sg_<e> x);
 * sg_<to>x<S> sg_convert_fast_rint_<to>_<e>x<S>(sg_<e>x<S> x);
 * Elements: REAL.
 * as sg_convert_rint_<to>; but floats that <to> does not hold, and NaN, give any value. <to> is an integer. Faster where
 * sg_convert_fast_<to> is. */
#define sg_convert_fast_rint_i8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_i8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_rint_u8(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_u8_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_rint_i16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_i16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_rint_u16(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_u16_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_rint_i32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_i32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_rint_u32(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_u32_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_rint_i64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_i64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_
#define sg_convert_fast_rint_u64(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_REAL_(sg_convert_fast_rint_u64_, SG_IT_(x))(SG_IT_(x)) SG_DONE_

#else

SG_NO_OVERLOAD((sg_mul_half), "sg_mul_half(value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_mul_sat), "sg_mul_sat(value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_abs_diff), "sg_abs_diff(value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_avg_down), "sg_avg_down(value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_fms), "sg_fms(value, value, value), values of floats, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_fnma), "sg_fnma(value, value, value), values of floats, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_bit_reverse), "sg_bit_reverse(value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_byte_swap), "sg_byte_swap(value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_rotr), "sg_rotr(value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); a scalar on the right: sg_rotr_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ...")
SG_NO_OVERLOAD((sg_rotr_n), "sg_rotr_n(value, scalar), values of integers, of this SG_SIZE (include sg/more.h again after it changes)")
SG_NO_OVERLOAD((sg_funnel_shl), "sg_funnel_shl(value, value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_funnel_shr), "sg_funnel_shr(value, value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_arg_min), "sg_arg_min(value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_arg_max), "sg_arg_max(value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_sort_descending), "sg_sort_descending(value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_sort_lanes), "sg_sort_lanes(value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_rotate_clustered), "sg_rotate_clustered(value, number, number), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_sub_masked), "sg_sub_masked(mask, value, value), all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_mul_masked), "sg_mul_masked(mask, value, value), all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_min_masked), "sg_min_masked(mask, value, value), all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_max_masked), "sg_max_masked(mask, value, value), all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_and_masked), "sg_and_masked(mask, value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_or_masked), "sg_or_masked(mask, value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_xor_masked), "sg_xor_masked(mask, value, value), values of integers, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_fma_masked), "sg_fma_masked(mask, value, value, value), values of floats, all of one element and SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_load_masked_or), "sg_load_masked_or(mask, pointer, value), of this SG_SIZE (include sg/more.h again after it changes); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD((sg_gather_masked_or), "sg_gather_masked_or(mask, pointer, sg_u32 value, value), of this SG_SIZE (include sg/more.h again after it changes); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD((sg_partition), "sg_partition(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_match_any_masked), "sg_match_any_masked(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_all_equal_masked), "sg_all_equal_masked(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_reduce_segmented_add), "sg_reduce_segmented_add(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_reduce_segmented_mul), "sg_reduce_segmented_mul(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_reduce_segmented_min), "sg_reduce_segmented_min(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_reduce_segmented_max), "sg_reduce_segmented_max(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_reduce_segmented_and), "sg_reduce_segmented_and(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_reduce_segmented_or), "sg_reduce_segmented_or(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_reduce_segmented_xor), "sg_reduce_segmented_xor(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_inclusive_segmented_add), "sg_scan_inclusive_segmented_add(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_inclusive_segmented_mul), "sg_scan_inclusive_segmented_mul(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_inclusive_segmented_min), "sg_scan_inclusive_segmented_min(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_inclusive_segmented_max), "sg_scan_inclusive_segmented_max(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_inclusive_segmented_and), "sg_scan_inclusive_segmented_and(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_inclusive_segmented_or), "sg_scan_inclusive_segmented_or(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_inclusive_segmented_xor), "sg_scan_inclusive_segmented_xor(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_exclusive_segmented_add), "sg_scan_exclusive_segmented_add(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_exclusive_segmented_mul), "sg_scan_exclusive_segmented_mul(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_exclusive_segmented_min), "sg_scan_exclusive_segmented_min(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_exclusive_segmented_max), "sg_scan_exclusive_segmented_max(mask, value), of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_exclusive_segmented_and), "sg_scan_exclusive_segmented_and(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_exclusive_segmented_or), "sg_scan_exclusive_segmented_or(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD((sg_scan_exclusive_segmented_xor), "sg_scan_exclusive_segmented_xor(mask, value), values of integers, of this SG_SIZE (include sg/more.h again after it changes); sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD(sg_convert_sat_i8, "sg_convert_sat_i8(value), of integers and of this SG_SIZE; sg_convert_i8 converts others")
SG_NO_OVERLOAD(sg_convert_sat_u8, "sg_convert_sat_u8(value), of integers and of this SG_SIZE; sg_convert_u8 converts others")
SG_NO_OVERLOAD(sg_convert_sat_i16, "sg_convert_sat_i16(value), of integers and of this SG_SIZE; sg_convert_i16 converts others")
SG_NO_OVERLOAD(sg_convert_sat_u16, "sg_convert_sat_u16(value), of integers and of this SG_SIZE; sg_convert_u16 converts others")
SG_NO_OVERLOAD(sg_convert_sat_i32, "sg_convert_sat_i32(value), of integers and of this SG_SIZE; sg_convert_i32 converts others")
SG_NO_OVERLOAD(sg_convert_sat_u32, "sg_convert_sat_u32(value), of integers and of this SG_SIZE; sg_convert_u32 converts others")
SG_NO_OVERLOAD(sg_convert_sat_i64, "sg_convert_sat_i64(value), of integers and of this SG_SIZE; sg_convert_i64 converts others")
SG_NO_OVERLOAD(sg_convert_sat_u64, "sg_convert_sat_u64(value), of integers and of this SG_SIZE; sg_convert_u64 converts others")
SG_NO_OVERLOAD(sg_convert_rint_i8, "sg_convert_rint_i8(value), of floats and of this SG_SIZE; sg_convert_i8 converts others")
SG_NO_OVERLOAD(sg_convert_rint_u8, "sg_convert_rint_u8(value), of floats and of this SG_SIZE; sg_convert_u8 converts others")
SG_NO_OVERLOAD(sg_convert_rint_i16, "sg_convert_rint_i16(value), of floats and of this SG_SIZE; sg_convert_i16 converts others")
SG_NO_OVERLOAD(sg_convert_rint_u16, "sg_convert_rint_u16(value), of floats and of this SG_SIZE; sg_convert_u16 converts others")
SG_NO_OVERLOAD(sg_convert_rint_i32, "sg_convert_rint_i32(value), of floats and of this SG_SIZE; sg_convert_i32 converts others")
SG_NO_OVERLOAD(sg_convert_rint_u32, "sg_convert_rint_u32(value), of floats and of this SG_SIZE; sg_convert_u32 converts others")
SG_NO_OVERLOAD(sg_convert_rint_i64, "sg_convert_rint_i64(value), of floats and of this SG_SIZE; sg_convert_i64 converts others")
SG_NO_OVERLOAD(sg_convert_rint_u64, "sg_convert_rint_u64(value), of floats and of this SG_SIZE; sg_convert_u64 converts others")
SG_NO_OVERLOAD(sg_convert_fast_i8, "sg_convert_fast_i8(value), of floats and of this SG_SIZE; sg_convert_i8 converts others")
SG_NO_OVERLOAD(sg_convert_fast_u8, "sg_convert_fast_u8(value), of floats and of this SG_SIZE; sg_convert_u8 converts others")
SG_NO_OVERLOAD(sg_convert_fast_i16, "sg_convert_fast_i16(value), of floats and of this SG_SIZE; sg_convert_i16 converts others")
SG_NO_OVERLOAD(sg_convert_fast_u16, "sg_convert_fast_u16(value), of floats and of this SG_SIZE; sg_convert_u16 converts others")
SG_NO_OVERLOAD(sg_convert_fast_i32, "sg_convert_fast_i32(value), of floats and of this SG_SIZE; sg_convert_i32 converts others")
SG_NO_OVERLOAD(sg_convert_fast_u32, "sg_convert_fast_u32(value), of floats and of this SG_SIZE; sg_convert_u32 converts others")
SG_NO_OVERLOAD(sg_convert_fast_i64, "sg_convert_fast_i64(value), of floats and of this SG_SIZE; sg_convert_i64 converts others")
SG_NO_OVERLOAD(sg_convert_fast_u64, "sg_convert_fast_u64(value), of floats and of this SG_SIZE; sg_convert_u64 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_i8, "sg_convert_fast_rint_i8(value), of floats and of this SG_SIZE; sg_convert_i8 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_u8, "sg_convert_fast_rint_u8(value), of floats and of this SG_SIZE; sg_convert_u8 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_i16, "sg_convert_fast_rint_i16(value), of floats and of this SG_SIZE; sg_convert_i16 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_u16, "sg_convert_fast_rint_u16(value), of floats and of this SG_SIZE; sg_convert_u16 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_i32, "sg_convert_fast_rint_i32(value), of floats and of this SG_SIZE; sg_convert_i32 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_u32, "sg_convert_fast_rint_u32(value), of floats and of this SG_SIZE; sg_convert_u32 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_i64, "sg_convert_fast_rint_i64(value), of floats and of this SG_SIZE; sg_convert_i64 converts others")
SG_NO_OVERLOAD(sg_convert_fast_rint_u64, "sg_convert_fast_rint_u64(value), of floats and of this SG_SIZE; sg_convert_u64 converts others")
#if SG_CHECKED
#define sg_mul_half(...) SG_AT_(sg_mul_half(__VA_ARGS__))
#define sg_mul_sat(...) SG_AT_(sg_mul_sat(__VA_ARGS__))
#define sg_abs_diff(...) SG_AT_(sg_abs_diff(__VA_ARGS__))
#define sg_avg_down(...) SG_AT_(sg_avg_down(__VA_ARGS__))
#define sg_fms(...) SG_AT_(sg_fms(__VA_ARGS__))
#define sg_fnma(...) SG_AT_(sg_fnma(__VA_ARGS__))
#define sg_bit_reverse(...) SG_AT_(sg_bit_reverse(__VA_ARGS__))
#define sg_byte_swap(...) SG_AT_(sg_byte_swap(__VA_ARGS__))
#define sg_rotr(...) SG_AT_(sg_rotr(__VA_ARGS__))
#define sg_rotr_n(...) SG_AT_(sg_rotr_n(__VA_ARGS__))
#define sg_funnel_shl(...) SG_AT_(sg_funnel_shl(__VA_ARGS__))
#define sg_funnel_shr(...) SG_AT_(sg_funnel_shr(__VA_ARGS__))
#define sg_arg_min(...) SG_AT_(sg_arg_min(__VA_ARGS__))
#define sg_arg_max(...) SG_AT_(sg_arg_max(__VA_ARGS__))
#define sg_sort_descending(...) SG_AT_(sg_sort_descending(__VA_ARGS__))
#define sg_sort_lanes(...) SG_AT_(sg_sort_lanes(__VA_ARGS__))
#define sg_rotate_clustered(...) SG_AT_(sg_rotate_clustered(__VA_ARGS__))
#define sg_sub_masked(...) SG_AT_(sg_sub_masked(__VA_ARGS__))
#define sg_mul_masked(...) SG_AT_(sg_mul_masked(__VA_ARGS__))
#define sg_min_masked(...) SG_AT_(sg_min_masked(__VA_ARGS__))
#define sg_max_masked(...) SG_AT_(sg_max_masked(__VA_ARGS__))
#define sg_and_masked(...) SG_AT_(sg_and_masked(__VA_ARGS__))
#define sg_or_masked(...) SG_AT_(sg_or_masked(__VA_ARGS__))
#define sg_xor_masked(...) SG_AT_(sg_xor_masked(__VA_ARGS__))
#define sg_fma_masked(...) SG_AT_(sg_fma_masked(__VA_ARGS__))
#define sg_load_masked_or(...) SG_AT_(sg_load_masked_or(__VA_ARGS__))
#define sg_gather_masked_or(...) SG_AT_(sg_gather_masked_or(__VA_ARGS__))
#define sg_partition(...) SG_AT_(sg_partition(__VA_ARGS__))
#define sg_match_any_masked(...) SG_AT_(sg_match_any_masked(__VA_ARGS__))
#define sg_all_equal_masked(...) SG_AT_(sg_all_equal_masked(__VA_ARGS__))
#define sg_reduce_segmented_add(...) SG_AT_(sg_reduce_segmented_add(__VA_ARGS__))
#define sg_reduce_segmented_mul(...) SG_AT_(sg_reduce_segmented_mul(__VA_ARGS__))
#define sg_reduce_segmented_min(...) SG_AT_(sg_reduce_segmented_min(__VA_ARGS__))
#define sg_reduce_segmented_max(...) SG_AT_(sg_reduce_segmented_max(__VA_ARGS__))
#define sg_reduce_segmented_and(...) SG_AT_(sg_reduce_segmented_and(__VA_ARGS__))
#define sg_reduce_segmented_or(...) SG_AT_(sg_reduce_segmented_or(__VA_ARGS__))
#define sg_reduce_segmented_xor(...) SG_AT_(sg_reduce_segmented_xor(__VA_ARGS__))
#define sg_scan_inclusive_segmented_add(...) SG_AT_(sg_scan_inclusive_segmented_add(__VA_ARGS__))
#define sg_scan_inclusive_segmented_mul(...) SG_AT_(sg_scan_inclusive_segmented_mul(__VA_ARGS__))
#define sg_scan_inclusive_segmented_min(...) SG_AT_(sg_scan_inclusive_segmented_min(__VA_ARGS__))
#define sg_scan_inclusive_segmented_max(...) SG_AT_(sg_scan_inclusive_segmented_max(__VA_ARGS__))
#define sg_scan_inclusive_segmented_and(...) SG_AT_(sg_scan_inclusive_segmented_and(__VA_ARGS__))
#define sg_scan_inclusive_segmented_or(...) SG_AT_(sg_scan_inclusive_segmented_or(__VA_ARGS__))
#define sg_scan_inclusive_segmented_xor(...) SG_AT_(sg_scan_inclusive_segmented_xor(__VA_ARGS__))
#define sg_scan_exclusive_segmented_add(...) SG_AT_(sg_scan_exclusive_segmented_add(__VA_ARGS__))
#define sg_scan_exclusive_segmented_mul(...) SG_AT_(sg_scan_exclusive_segmented_mul(__VA_ARGS__))
#define sg_scan_exclusive_segmented_min(...) SG_AT_(sg_scan_exclusive_segmented_min(__VA_ARGS__))
#define sg_scan_exclusive_segmented_max(...) SG_AT_(sg_scan_exclusive_segmented_max(__VA_ARGS__))
#define sg_scan_exclusive_segmented_and(...) SG_AT_(sg_scan_exclusive_segmented_and(__VA_ARGS__))
#define sg_scan_exclusive_segmented_or(...) SG_AT_(sg_scan_exclusive_segmented_or(__VA_ARGS__))
#define sg_scan_exclusive_segmented_xor(...) SG_AT_(sg_scan_exclusive_segmented_xor(__VA_ARGS__))
#endif
#if SG_HAVE_OPERATORS
SG_NO_FRACTION((sg_rotr_n), value)
#endif
SG_NO_OVERLOAD(sg_lo, "sg_lo(value), of a size whose half is bound, too: by sg.h and <sg/more.h>, included with it")
SG_NO_OVERLOAD(sg_hi, "sg_hi(value), of a size whose half is bound, too: by sg.h and <sg/more.h>, included with it")
SG_NO_OVERLOAD(sg_join, "sg_join(value, value), of a size whose double is bound, too: by sg.h and <sg/more.h>, included with it")

#endif
#endif

#endif
