/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. C names of the algorithms of a group; in C++ the generic ones call overloads. */
#ifndef SG_MADE_GROUP_NAMES_H
#define SG_MADE_GROUP_NAMES_H

#pragma GCC system_header /* as lanes_names.h */

/* The words that floats have. Another word becomes a name that the compiler's message shows. */
#define SG_REAL_OP_add_ SG_OP_add_
#define SG_REAL_OP_mul_ SG_OP_mul_
#define SG_REAL_OP_min_ SG_OP_min_
#define SG_REAL_OP_max_ SG_OP_max_
#define SG_REAL_OP_and_ sg_and_or_xor_want_integers_
#define SG_REAL_OP_or_ sg_and_or_xor_want_integers_
#define SG_REAL_OP_xor_ sg_and_or_xor_want_integers_
#define SG_OP_BEFORE_INIT_add_ SG_OP_add_
#define SG_REAL_OP_BEFORE_INIT_add_ SG_OP_add_
#define SG_OP_BEFORE_INIT_mul_ SG_OP_mul_
#define SG_REAL_OP_BEFORE_INIT_mul_ SG_OP_mul_
#define SG_OP_BEFORE_INIT_min_ SG_OP_min_
#define SG_REAL_OP_BEFORE_INIT_min_ SG_OP_min_
#define SG_OP_BEFORE_INIT_max_ SG_OP_max_
#define SG_REAL_OP_BEFORE_INIT_max_ SG_OP_max_
#define SG_OP_BEFORE_INIT_and_ SG_OP_and_
#define SG_REAL_OP_BEFORE_INIT_and_ sg_and_or_xor_want_integers_
#define SG_OP_BEFORE_INIT_or_ SG_OP_or_
#define SG_REAL_OP_BEFORE_INIT_or_ sg_and_or_xor_want_integers_
#define SG_OP_BEFORE_INIT_xor_ SG_OP_xor_
#define SG_REAL_OP_BEFORE_INIT_xor_ sg_and_or_xor_want_integers_
#define SG_OP_BEHIND_INIT_add_ SG_OP_add_
#define SG_REAL_OP_BEHIND_INIT_add_ SG_OP_add_
#define SG_OP_BEHIND_INIT_mul_ SG_OP_mul_
#define SG_REAL_OP_BEHIND_INIT_mul_ SG_OP_mul_
#define SG_OP_BEHIND_INIT_min_ SG_OP_min_
#define SG_REAL_OP_BEHIND_INIT_min_ SG_OP_min_
#define SG_OP_BEHIND_INIT_max_ SG_OP_max_
#define SG_REAL_OP_BEHIND_INIT_max_ SG_OP_max_
#define SG_OP_BEHIND_INIT_and_ SG_OP_and_
#define SG_REAL_OP_BEHIND_INIT_and_ sg_and_or_xor_want_integers_
#define SG_OP_BEHIND_INIT_or_ SG_OP_or_
#define SG_REAL_OP_BEHIND_INIT_or_ sg_and_or_xor_want_integers_
#define SG_OP_BEHIND_INIT_xor_ SG_OP_xor_
#define SG_REAL_OP_BEHIND_INIT_xor_ sg_and_or_xor_want_integers_

#define sg_select_from_group_i8(g, x, idx) SG_EXCHANGE_(sg_shuffle_i8, g, x, idx)
#define sg_select_from_group_u8(g, x, idx) SG_EXCHANGE_(sg_shuffle_u8, g, x, idx)
#define sg_select_from_group_i16(g, x, idx) SG_EXCHANGE_(sg_shuffle_i16, g, x, idx)
#define sg_select_from_group_u16(g, x, idx) SG_EXCHANGE_(sg_shuffle_u16, g, x, idx)
#define sg_select_from_group_i32(g, x, idx) SG_EXCHANGE_(sg_shuffle_i32, g, x, idx)
#define sg_select_from_group_u32(g, x, idx) SG_EXCHANGE_(sg_shuffle_u32, g, x, idx)
#define sg_select_from_group_i64(g, x, idx) SG_EXCHANGE_(sg_shuffle_i64, g, x, idx)
#define sg_select_from_group_u64(g, x, idx) SG_EXCHANGE_(sg_shuffle_u64, g, x, idx)
#define sg_select_from_group_f16(g, x, idx) SG_EXCHANGE_(sg_shuffle_f16, g, x, idx)
#define sg_select_from_group_bf16(g, x, idx) SG_EXCHANGE_(sg_shuffle_bf16, g, x, idx)
#define sg_select_from_group_f32(g, x, idx) SG_EXCHANGE_(sg_shuffle_f32, g, x, idx)
#define sg_select_from_group_f64(g, x, idx) SG_EXCHANGE_(sg_shuffle_f64, g, x, idx)
#define sg_sub_group_shuffle_i8(g, x, idx) SG_EXCHANGE_(sg_shuffle_i8, g, x, idx)
#define sg_sub_group_shuffle_u8(g, x, idx) SG_EXCHANGE_(sg_shuffle_u8, g, x, idx)
#define sg_sub_group_shuffle_i16(g, x, idx) SG_EXCHANGE_(sg_shuffle_i16, g, x, idx)
#define sg_sub_group_shuffle_u16(g, x, idx) SG_EXCHANGE_(sg_shuffle_u16, g, x, idx)
#define sg_sub_group_shuffle_i32(g, x, idx) SG_EXCHANGE_(sg_shuffle_i32, g, x, idx)
#define sg_sub_group_shuffle_u32(g, x, idx) SG_EXCHANGE_(sg_shuffle_u32, g, x, idx)
#define sg_sub_group_shuffle_i64(g, x, idx) SG_EXCHANGE_(sg_shuffle_i64, g, x, idx)
#define sg_sub_group_shuffle_u64(g, x, idx) SG_EXCHANGE_(sg_shuffle_u64, g, x, idx)
#define sg_sub_group_shuffle_f16(g, x, idx) SG_EXCHANGE_(sg_shuffle_f16, g, x, idx)
#define sg_sub_group_shuffle_bf16(g, x, idx) SG_EXCHANGE_(sg_shuffle_bf16, g, x, idx)
#define sg_sub_group_shuffle_f32(g, x, idx) SG_EXCHANGE_(sg_shuffle_f32, g, x, idx)
#define sg_sub_group_shuffle_f64(g, x, idx) SG_EXCHANGE_(sg_shuffle_f64, g, x, idx)
#define sg_shift_group_left_i8(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i8, g, x, d)
#define sg_shift_group_left_u8(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u8, g, x, d)
#define sg_shift_group_left_i16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i16, g, x, d)
#define sg_shift_group_left_u16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u16, g, x, d)
#define sg_shift_group_left_i32(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i32, g, x, d)
#define sg_shift_group_left_u32(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u32, g, x, d)
#define sg_shift_group_left_i64(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i64, g, x, d)
#define sg_shift_group_left_u64(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u64, g, x, d)
#define sg_shift_group_left_f16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_f16, g, x, d)
#define sg_shift_group_left_bf16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_bf16, g, x, d)
#define sg_shift_group_left_f32(g, x, d) SG_EXCHANGE_(sg_shuffle_down_f32, g, x, d)
#define sg_shift_group_left_f64(g, x, d) SG_EXCHANGE_(sg_shuffle_down_f64, g, x, d)
#define sg_sub_group_shuffle_down_i8(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i8, g, x, d)
#define sg_sub_group_shuffle_down_u8(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u8, g, x, d)
#define sg_sub_group_shuffle_down_i16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i16, g, x, d)
#define sg_sub_group_shuffle_down_u16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u16, g, x, d)
#define sg_sub_group_shuffle_down_i32(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i32, g, x, d)
#define sg_sub_group_shuffle_down_u32(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u32, g, x, d)
#define sg_sub_group_shuffle_down_i64(g, x, d) SG_EXCHANGE_(sg_shuffle_down_i64, g, x, d)
#define sg_sub_group_shuffle_down_u64(g, x, d) SG_EXCHANGE_(sg_shuffle_down_u64, g, x, d)
#define sg_sub_group_shuffle_down_f16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_f16, g, x, d)
#define sg_sub_group_shuffle_down_bf16(g, x, d) SG_EXCHANGE_(sg_shuffle_down_bf16, g, x, d)
#define sg_sub_group_shuffle_down_f32(g, x, d) SG_EXCHANGE_(sg_shuffle_down_f32, g, x, d)
#define sg_sub_group_shuffle_down_f64(g, x, d) SG_EXCHANGE_(sg_shuffle_down_f64, g, x, d)
#define sg_shift_group_right_i8(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i8, g, x, d)
#define sg_shift_group_right_u8(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u8, g, x, d)
#define sg_shift_group_right_i16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i16, g, x, d)
#define sg_shift_group_right_u16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u16, g, x, d)
#define sg_shift_group_right_i32(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i32, g, x, d)
#define sg_shift_group_right_u32(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u32, g, x, d)
#define sg_shift_group_right_i64(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i64, g, x, d)
#define sg_shift_group_right_u64(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u64, g, x, d)
#define sg_shift_group_right_f16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_f16, g, x, d)
#define sg_shift_group_right_bf16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_bf16, g, x, d)
#define sg_shift_group_right_f32(g, x, d) SG_EXCHANGE_(sg_shuffle_up_f32, g, x, d)
#define sg_shift_group_right_f64(g, x, d) SG_EXCHANGE_(sg_shuffle_up_f64, g, x, d)
#define sg_sub_group_shuffle_up_i8(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i8, g, x, d)
#define sg_sub_group_shuffle_up_u8(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u8, g, x, d)
#define sg_sub_group_shuffle_up_i16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i16, g, x, d)
#define sg_sub_group_shuffle_up_u16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u16, g, x, d)
#define sg_sub_group_shuffle_up_i32(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i32, g, x, d)
#define sg_sub_group_shuffle_up_u32(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u32, g, x, d)
#define sg_sub_group_shuffle_up_i64(g, x, d) SG_EXCHANGE_(sg_shuffle_up_i64, g, x, d)
#define sg_sub_group_shuffle_up_u64(g, x, d) SG_EXCHANGE_(sg_shuffle_up_u64, g, x, d)
#define sg_sub_group_shuffle_up_f16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_f16, g, x, d)
#define sg_sub_group_shuffle_up_bf16(g, x, d) SG_EXCHANGE_(sg_shuffle_up_bf16, g, x, d)
#define sg_sub_group_shuffle_up_f32(g, x, d) SG_EXCHANGE_(sg_shuffle_up_f32, g, x, d)
#define sg_sub_group_shuffle_up_f64(g, x, d) SG_EXCHANGE_(sg_shuffle_up_f64, g, x, d)
#define sg_permute_group_by_xor_i8(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i8, g, x, d)
#define sg_permute_group_by_xor_u8(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u8, g, x, d)
#define sg_permute_group_by_xor_i16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i16, g, x, d)
#define sg_permute_group_by_xor_u16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u16, g, x, d)
#define sg_permute_group_by_xor_i32(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i32, g, x, d)
#define sg_permute_group_by_xor_u32(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u32, g, x, d)
#define sg_permute_group_by_xor_i64(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i64, g, x, d)
#define sg_permute_group_by_xor_u64(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u64, g, x, d)
#define sg_permute_group_by_xor_f16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_f16, g, x, d)
#define sg_permute_group_by_xor_bf16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_bf16, g, x, d)
#define sg_permute_group_by_xor_f32(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_f32, g, x, d)
#define sg_permute_group_by_xor_f64(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_f64, g, x, d)
#define sg_sub_group_shuffle_xor_i8(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i8, g, x, d)
#define sg_sub_group_shuffle_xor_u8(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u8, g, x, d)
#define sg_sub_group_shuffle_xor_i16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i16, g, x, d)
#define sg_sub_group_shuffle_xor_u16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u16, g, x, d)
#define sg_sub_group_shuffle_xor_i32(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i32, g, x, d)
#define sg_sub_group_shuffle_xor_u32(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u32, g, x, d)
#define sg_sub_group_shuffle_xor_i64(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_i64, g, x, d)
#define sg_sub_group_shuffle_xor_u64(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_u64, g, x, d)
#define sg_sub_group_shuffle_xor_f16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_f16, g, x, d)
#define sg_sub_group_shuffle_xor_bf16(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_bf16, g, x, d)
#define sg_sub_group_shuffle_xor_f32(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_f32, g, x, d)
#define sg_sub_group_shuffle_xor_f64(g, x, d) SG_EXCHANGE_(sg_shuffle_xor_f64, g, x, d)
#define sg_group_broadcast_i8(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_i8x, g, x, i)
#define sg_group_broadcast_u8(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_u8x, g, x, i)
#define sg_group_broadcast_i16(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_i16x, g, x, i)
#define sg_group_broadcast_u16(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_u16x, g, x, i)
#define sg_group_broadcast_i32(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_i32x, g, x, i)
#define sg_group_broadcast_u32(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_u32x, g, x, i)
#define sg_group_broadcast_i64(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_i64x, g, x, i)
#define sg_group_broadcast_u64(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_u64x, g, x, i)
#define sg_group_broadcast_f16(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_f16x, g, x, i)
#define sg_group_broadcast_bf16(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_bf16x, g, x, i)
#define sg_group_broadcast_f32(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_f32x, g, x, i)
#define sg_group_broadcast_f64(g, x, i) SG_COLLECTIVE_(sg_group_broadcast_f64x, g, x, i)
#define sg_reduce_over_group_i8(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_i8x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_u8(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_u8x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_i16(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_i16x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_u16(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_u16x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_i32(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_i32x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_u32(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_u32x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_i64(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_i64x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_u64(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_u64x, g, x, SG_OP_##op##_)
#define sg_reduce_over_group_f16(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_f16x, g, x, SG_REAL_OP_##op##_)
#define sg_reduce_over_group_bf16(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_bf16x, g, x, SG_REAL_OP_##op##_)
#define sg_reduce_over_group_f32(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_f32x, g, x, SG_REAL_OP_##op##_)
#define sg_reduce_over_group_f64(g, x, op) SG_COLLECTIVE_(sg_reduce_over_group_f64x, g, x, SG_REAL_OP_##op##_)
#define sg_reduce_over_group_init_i8(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_i8x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_u8(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_u8x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_i16(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_i16x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_u16(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_u16x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_i32(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_i32x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_u32(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_u32x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_i64(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_i64x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_u64(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_u64x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_f16(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_f16x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_bf16(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_bf16x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_f32(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_f32x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_init_f64(g, x, init, op) SG_COLLECTIVE_(sg_reduce_over_group_init_f64x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_reduce_over_group_n_i8(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_i8x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_u8(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_u8x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_i16(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_i16x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_u16(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_u16x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_i32(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_i32x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_u32(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_u32x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_i64(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_i64x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_u64(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_u64x, g, x, n, SG_OP_##op##_)
#define sg_reduce_over_group_n_f16(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_f16x, g, x, n, SG_REAL_OP_##op##_)
#define sg_reduce_over_group_n_bf16(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_bf16x, g, x, n, SG_REAL_OP_##op##_)
#define sg_reduce_over_group_n_f32(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_f32x, g, x, n, SG_REAL_OP_##op##_)
#define sg_reduce_over_group_n_f64(g, x, n, op) SG_COLLECTIVE_(sg_reduce_over_group_n_f64x, g, x, n, SG_REAL_OP_##op##_)
#define sg_inclusive_scan_over_group_i8(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_i8x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_u8(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_u8x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_i16(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_i16x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_u16(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_u16x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_i32(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_i32x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_u32(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_u32x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_i64(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_i64x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_u64(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_u64x, g, x, SG_OP_##op##_)
#define sg_inclusive_scan_over_group_f16(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_f16x, g, x, SG_REAL_OP_##op##_)
#define sg_inclusive_scan_over_group_bf16(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_bf16x, g, x, SG_REAL_OP_##op##_)
#define sg_inclusive_scan_over_group_f32(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_f32x, g, x, SG_REAL_OP_##op##_)
#define sg_inclusive_scan_over_group_f64(g, x, op) SG_COLLECTIVE_(sg_inclusive_scan_over_group_f64x, g, x, SG_REAL_OP_##op##_)
#define sg_inclusive_scan_over_group_init_i8(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_i8x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_u8(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_u8x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_i16(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_i16x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_u16(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_u16x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_i32(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_i32x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_u32(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_u32x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_i64(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_i64x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_u64(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_u64x, g, x, SG_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_f16(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_f16x, g, x, SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_bf16(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_bf16x, g, x, SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_f32(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_f32x, g, x, SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_inclusive_scan_over_group_init_f64(g, x, op, init) SG_COLLECTIVE_(sg_inclusive_scan_over_group_init_f64x, g, x, SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_exclusive_scan_over_group_i8(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_i8x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_u8(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_u8x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_i16(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_i16x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_u16(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_u16x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_i32(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_i32x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_u32(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_u32x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_i64(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_i64x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_u64(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_u64x, g, x, SG_OP_##op##_)
#define sg_exclusive_scan_over_group_f16(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_f16x, g, x, SG_REAL_OP_##op##_)
#define sg_exclusive_scan_over_group_bf16(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_bf16x, g, x, SG_REAL_OP_##op##_)
#define sg_exclusive_scan_over_group_f32(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_f32x, g, x, SG_REAL_OP_##op##_)
#define sg_exclusive_scan_over_group_f64(g, x, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_f64x, g, x, SG_REAL_OP_##op##_)
#define sg_exclusive_scan_over_group_init_i8(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_i8x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_u8(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_u8x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_i16(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_i16x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_u16(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_u16x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_i32(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_i32x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_u32(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_u32x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_i64(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_i64x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_u64(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_u64x, g, x, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_f16(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_f16x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_bf16(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_bf16x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_f32(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_f32x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_exclusive_scan_over_group_init_f64(g, x, init, op) SG_COLLECTIVE_(sg_exclusive_scan_over_group_init_f64x, g, x, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_sort_over_group_i8(g, x) SG_COLLECTIVE_(sg_sort_over_group_i8x, g, x)
#define sg_sort_over_group_u8(g, x) SG_COLLECTIVE_(sg_sort_over_group_u8x, g, x)
#define sg_sort_over_group_i16(g, x) SG_COLLECTIVE_(sg_sort_over_group_i16x, g, x)
#define sg_sort_over_group_u16(g, x) SG_COLLECTIVE_(sg_sort_over_group_u16x, g, x)
#define sg_sort_over_group_i32(g, x) SG_COLLECTIVE_(sg_sort_over_group_i32x, g, x)
#define sg_sort_over_group_u32(g, x) SG_COLLECTIVE_(sg_sort_over_group_u32x, g, x)
#define sg_sort_over_group_i64(g, x) SG_COLLECTIVE_(sg_sort_over_group_i64x, g, x)
#define sg_sort_over_group_u64(g, x) SG_COLLECTIVE_(sg_sort_over_group_u64x, g, x)
#define sg_sort_over_group_f16(g, x) SG_COLLECTIVE_(sg_sort_over_group_f16x, g, x)
#define sg_sort_over_group_bf16(g, x) SG_COLLECTIVE_(sg_sort_over_group_bf16x, g, x)
#define sg_sort_over_group_f32(g, x) SG_COLLECTIVE_(sg_sort_over_group_f32x, g, x)
#define sg_sort_over_group_f64(g, x) SG_COLLECTIVE_(sg_sort_over_group_f64x, g, x)
#define sg_sort_descending_over_group_i8(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_i8x, g, x)
#define sg_sort_descending_over_group_u8(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_u8x, g, x)
#define sg_sort_descending_over_group_i16(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_i16x, g, x)
#define sg_sort_descending_over_group_u16(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_u16x, g, x)
#define sg_sort_descending_over_group_i32(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_i32x, g, x)
#define sg_sort_descending_over_group_u32(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_u32x, g, x)
#define sg_sort_descending_over_group_i64(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_i64x, g, x)
#define sg_sort_descending_over_group_u64(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_u64x, g, x)
#define sg_sort_descending_over_group_f16(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_f16x, g, x)
#define sg_sort_descending_over_group_bf16(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_bf16x, g, x)
#define sg_sort_descending_over_group_f32(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_f32x, g, x)
#define sg_sort_descending_over_group_f64(g, x) SG_COLLECTIVE_(sg_sort_descending_over_group_f64x, g, x)
#define sg_joint_any_of_i8(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_i8x, g, SG_FROM_OF_(i8, p), n)
#define sg_joint_any_of_u8(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_u8x, g, SG_FROM_OF_(u8, p), n)
#define sg_joint_any_of_i16(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_i16x, g, SG_FROM_OF_(i16, p), n)
#define sg_joint_any_of_u16(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_u16x, g, SG_FROM_OF_(u16, p), n)
#define sg_joint_any_of_i32(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_i32x, g, SG_FROM_OF_(i32, p), n)
#define sg_joint_any_of_u32(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_u32x, g, SG_FROM_OF_(u32, p), n)
#define sg_joint_any_of_i64(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_i64x, g, SG_FROM_OF_(i64, p), n)
#define sg_joint_any_of_u64(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_u64x, g, SG_FROM_OF_(u64, p), n)
#define sg_joint_any_of_f16(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_f16x, g, SG_FROM_OF_(f16, p), n)
#define sg_joint_any_of_bf16(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_bf16x, g, SG_FROM_OF_(bf16, p), n)
#define sg_joint_any_of_f32(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_f32x, g, SG_FROM_OF_(f32, p), n)
#define sg_joint_any_of_f64(g, p, n) SG_COLLECTIVE_(sg_joint_any_of_f64x, g, SG_FROM_OF_(f64, p), n)
#define sg_joint_any_of_bool(g, p, n) sg_joint_any_of_u8(g, sg_bytes_of_bool_(p), n)
#define sg_joint_all_of_i8(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_i8x, g, SG_FROM_OF_(i8, p), n)
#define sg_joint_all_of_u8(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_u8x, g, SG_FROM_OF_(u8, p), n)
#define sg_joint_all_of_i16(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_i16x, g, SG_FROM_OF_(i16, p), n)
#define sg_joint_all_of_u16(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_u16x, g, SG_FROM_OF_(u16, p), n)
#define sg_joint_all_of_i32(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_i32x, g, SG_FROM_OF_(i32, p), n)
#define sg_joint_all_of_u32(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_u32x, g, SG_FROM_OF_(u32, p), n)
#define sg_joint_all_of_i64(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_i64x, g, SG_FROM_OF_(i64, p), n)
#define sg_joint_all_of_u64(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_u64x, g, SG_FROM_OF_(u64, p), n)
#define sg_joint_all_of_f16(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_f16x, g, SG_FROM_OF_(f16, p), n)
#define sg_joint_all_of_bf16(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_bf16x, g, SG_FROM_OF_(bf16, p), n)
#define sg_joint_all_of_f32(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_f32x, g, SG_FROM_OF_(f32, p), n)
#define sg_joint_all_of_f64(g, p, n) SG_COLLECTIVE_(sg_joint_all_of_f64x, g, SG_FROM_OF_(f64, p), n)
#define sg_joint_all_of_bool(g, p, n) sg_joint_all_of_u8(g, sg_bytes_of_bool_(p), n)
#define sg_joint_none_of_i8(g, p, n) (!sg_joint_any_of_i8(g, p, n))
#define sg_joint_none_of_u8(g, p, n) (!sg_joint_any_of_u8(g, p, n))
#define sg_joint_none_of_i16(g, p, n) (!sg_joint_any_of_i16(g, p, n))
#define sg_joint_none_of_u16(g, p, n) (!sg_joint_any_of_u16(g, p, n))
#define sg_joint_none_of_i32(g, p, n) (!sg_joint_any_of_i32(g, p, n))
#define sg_joint_none_of_u32(g, p, n) (!sg_joint_any_of_u32(g, p, n))
#define sg_joint_none_of_i64(g, p, n) (!sg_joint_any_of_i64(g, p, n))
#define sg_joint_none_of_u64(g, p, n) (!sg_joint_any_of_u64(g, p, n))
#define sg_joint_none_of_f16(g, p, n) (!sg_joint_any_of_f16(g, p, n))
#define sg_joint_none_of_bf16(g, p, n) (!sg_joint_any_of_bf16(g, p, n))
#define sg_joint_none_of_f32(g, p, n) (!sg_joint_any_of_f32(g, p, n))
#define sg_joint_none_of_f64(g, p, n) (!sg_joint_any_of_f64(g, p, n))
#define sg_joint_none_of_bool(g, p, n) (!sg_joint_any_of_bool(g, p, n))
#define sg_joint_reduce_i8(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_i8x, g, SG_FROM_OF_(i8, p), n, SG_OP_##op##_)
#define sg_joint_reduce_u8(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_u8x, g, SG_FROM_OF_(u8, p), n, SG_OP_##op##_)
#define sg_joint_reduce_i16(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_i16x, g, SG_FROM_OF_(i16, p), n, SG_OP_##op##_)
#define sg_joint_reduce_u16(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_u16x, g, SG_FROM_OF_(u16, p), n, SG_OP_##op##_)
#define sg_joint_reduce_i32(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_i32x, g, SG_FROM_OF_(i32, p), n, SG_OP_##op##_)
#define sg_joint_reduce_u32(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_u32x, g, SG_FROM_OF_(u32, p), n, SG_OP_##op##_)
#define sg_joint_reduce_i64(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_i64x, g, SG_FROM_OF_(i64, p), n, SG_OP_##op##_)
#define sg_joint_reduce_u64(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_u64x, g, SG_FROM_OF_(u64, p), n, SG_OP_##op##_)
#define sg_joint_reduce_f16(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_f16x, g, SG_FROM_OF_(f16, p), n, SG_REAL_OP_##op##_)
#define sg_joint_reduce_bf16(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_bf16x, g, SG_FROM_OF_(bf16, p), n, SG_REAL_OP_##op##_)
#define sg_joint_reduce_f32(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_f32x, g, SG_FROM_OF_(f32, p), n, SG_REAL_OP_##op##_)
#define sg_joint_reduce_f64(g, p, n, op) SG_COLLECTIVE_(sg_joint_reduce_f64x, g, SG_FROM_OF_(f64, p), n, SG_REAL_OP_##op##_)
#define sg_joint_reduce_init_i8(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_i8x, g, SG_FROM_OF_(i8, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_u8(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_u8x, g, SG_FROM_OF_(u8, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_i16(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_i16x, g, SG_FROM_OF_(i16, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_u16(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_u16x, g, SG_FROM_OF_(u16, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_i32(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_i32x, g, SG_FROM_OF_(i32, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_u32(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_u32x, g, SG_FROM_OF_(u32, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_i64(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_i64x, g, SG_FROM_OF_(i64, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_u64(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_u64x, g, SG_FROM_OF_(u64, p), n, init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_f16(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_f16x, g, SG_FROM_OF_(f16, p), n, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_bf16(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_bf16x, g, SG_FROM_OF_(bf16, p), n, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_f32(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_f32x, g, SG_FROM_OF_(f32, p), n, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_reduce_init_f64(g, p, n, init, op) SG_COLLECTIVE_(sg_joint_reduce_init_f64x, g, SG_FROM_OF_(f64, p), n, init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_inclusive_scan_i8(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_i8x, g, SG_FROM_OF_(i8, in), n, SG_INTO_OF_(i8, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_u8(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_u8x, g, SG_FROM_OF_(u8, in), n, SG_INTO_OF_(u8, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_i16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_i16x, g, SG_FROM_OF_(i16, in), n, SG_INTO_OF_(i16, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_u16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_u16x, g, SG_FROM_OF_(u16, in), n, SG_INTO_OF_(u16, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_i32(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_i32x, g, SG_FROM_OF_(i32, in), n, SG_INTO_OF_(i32, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_u32(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_u32x, g, SG_FROM_OF_(u32, in), n, SG_INTO_OF_(u32, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_i64(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_i64x, g, SG_FROM_OF_(i64, in), n, SG_INTO_OF_(i64, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_u64(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_u64x, g, SG_FROM_OF_(u64, in), n, SG_INTO_OF_(u64, out), SG_OP_##op##_)
#define sg_joint_inclusive_scan_f16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_f16x, g, SG_FROM_OF_(f16, in), n, SG_INTO_OF_(f16, out), SG_REAL_OP_##op##_)
#define sg_joint_inclusive_scan_bf16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_bf16x, g, SG_FROM_OF_(bf16, in), n, SG_INTO_OF_(bf16, out), SG_REAL_OP_##op##_)
#define sg_joint_inclusive_scan_f32(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_f32x, g, SG_FROM_OF_(f32, in), n, SG_INTO_OF_(f32, out), SG_REAL_OP_##op##_)
#define sg_joint_inclusive_scan_f64(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_inclusive_scan_f64x, g, SG_FROM_OF_(f64, in), n, SG_INTO_OF_(f64, out), SG_REAL_OP_##op##_)
#define sg_joint_inclusive_scan_init_i8(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_i8x, g, SG_FROM_OF_(i8, in), n, SG_INTO_OF_(i8, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_u8(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_u8x, g, SG_FROM_OF_(u8, in), n, SG_INTO_OF_(u8, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_i16(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_i16x, g, SG_FROM_OF_(i16, in), n, SG_INTO_OF_(i16, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_u16(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_u16x, g, SG_FROM_OF_(u16, in), n, SG_INTO_OF_(u16, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_i32(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_i32x, g, SG_FROM_OF_(i32, in), n, SG_INTO_OF_(i32, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_u32(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_u32x, g, SG_FROM_OF_(u32, in), n, SG_INTO_OF_(u32, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_i64(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_i64x, g, SG_FROM_OF_(i64, in), n, SG_INTO_OF_(i64, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_u64(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_u64x, g, SG_FROM_OF_(u64, in), n, SG_INTO_OF_(u64, out), SG_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_f16(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_f16x, g, SG_FROM_OF_(f16, in), n, SG_INTO_OF_(f16, out), SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_bf16(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_bf16x, g, SG_FROM_OF_(bf16, in), n, SG_INTO_OF_(bf16, out), SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_f32(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_f32x, g, SG_FROM_OF_(f32, in), n, SG_INTO_OF_(f32, out), SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_inclusive_scan_init_f64(g, in, n, out, op, init) SG_COLLECTIVE_(sg_joint_inclusive_scan_init_f64x, g, SG_FROM_OF_(f64, in), n, SG_INTO_OF_(f64, out), SG_REAL_OP_BEFORE_INIT_##op##_, init)
#define sg_joint_exclusive_scan_i8(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_i8x, g, SG_FROM_OF_(i8, in), n, SG_INTO_OF_(i8, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_u8(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_u8x, g, SG_FROM_OF_(u8, in), n, SG_INTO_OF_(u8, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_i16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_i16x, g, SG_FROM_OF_(i16, in), n, SG_INTO_OF_(i16, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_u16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_u16x, g, SG_FROM_OF_(u16, in), n, SG_INTO_OF_(u16, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_i32(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_i32x, g, SG_FROM_OF_(i32, in), n, SG_INTO_OF_(i32, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_u32(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_u32x, g, SG_FROM_OF_(u32, in), n, SG_INTO_OF_(u32, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_i64(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_i64x, g, SG_FROM_OF_(i64, in), n, SG_INTO_OF_(i64, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_u64(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_u64x, g, SG_FROM_OF_(u64, in), n, SG_INTO_OF_(u64, out), SG_OP_##op##_)
#define sg_joint_exclusive_scan_f16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_f16x, g, SG_FROM_OF_(f16, in), n, SG_INTO_OF_(f16, out), SG_REAL_OP_##op##_)
#define sg_joint_exclusive_scan_bf16(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_bf16x, g, SG_FROM_OF_(bf16, in), n, SG_INTO_OF_(bf16, out), SG_REAL_OP_##op##_)
#define sg_joint_exclusive_scan_f32(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_f32x, g, SG_FROM_OF_(f32, in), n, SG_INTO_OF_(f32, out), SG_REAL_OP_##op##_)
#define sg_joint_exclusive_scan_f64(g, in, n, out, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_f64x, g, SG_FROM_OF_(f64, in), n, SG_INTO_OF_(f64, out), SG_REAL_OP_##op##_)
#define sg_joint_exclusive_scan_init_i8(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_i8x, g, SG_FROM_OF_(i8, in), n, SG_INTO_OF_(i8, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_u8(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_u8x, g, SG_FROM_OF_(u8, in), n, SG_INTO_OF_(u8, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_i16(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_i16x, g, SG_FROM_OF_(i16, in), n, SG_INTO_OF_(i16, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_u16(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_u16x, g, SG_FROM_OF_(u16, in), n, SG_INTO_OF_(u16, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_i32(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_i32x, g, SG_FROM_OF_(i32, in), n, SG_INTO_OF_(i32, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_u32(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_u32x, g, SG_FROM_OF_(u32, in), n, SG_INTO_OF_(u32, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_i64(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_i64x, g, SG_FROM_OF_(i64, in), n, SG_INTO_OF_(i64, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_u64(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_u64x, g, SG_FROM_OF_(u64, in), n, SG_INTO_OF_(u64, out), init, SG_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_f16(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_f16x, g, SG_FROM_OF_(f16, in), n, SG_INTO_OF_(f16, out), init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_bf16(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_bf16x, g, SG_FROM_OF_(bf16, in), n, SG_INTO_OF_(bf16, out), init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_f32(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_f32x, g, SG_FROM_OF_(f32, in), n, SG_INTO_OF_(f32, out), init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_exclusive_scan_init_f64(g, in, n, out, init, op) SG_COLLECTIVE_(sg_joint_exclusive_scan_init_f64x, g, SG_FROM_OF_(f64, in), n, SG_INTO_OF_(f64, out), init, SG_REAL_OP_BEHIND_INIT_##op##_)
#define sg_joint_sort_i8(g, p, n) SG_COLLECTIVE_(sg_joint_sort_i8x, g, SG_INTO_OF_(i8, p), n)
#define sg_joint_sort_u8(g, p, n) SG_COLLECTIVE_(sg_joint_sort_u8x, g, SG_INTO_OF_(u8, p), n)
#define sg_joint_sort_i16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_i16x, g, SG_INTO_OF_(i16, p), n)
#define sg_joint_sort_u16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_u16x, g, SG_INTO_OF_(u16, p), n)
#define sg_joint_sort_i32(g, p, n) SG_COLLECTIVE_(sg_joint_sort_i32x, g, SG_INTO_OF_(i32, p), n)
#define sg_joint_sort_u32(g, p, n) SG_COLLECTIVE_(sg_joint_sort_u32x, g, SG_INTO_OF_(u32, p), n)
#define sg_joint_sort_i64(g, p, n) SG_COLLECTIVE_(sg_joint_sort_i64x, g, SG_INTO_OF_(i64, p), n)
#define sg_joint_sort_u64(g, p, n) SG_COLLECTIVE_(sg_joint_sort_u64x, g, SG_INTO_OF_(u64, p), n)
#define sg_joint_sort_f16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_f16x, g, SG_INTO_OF_(f16, p), n)
#define sg_joint_sort_bf16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_bf16x, g, SG_INTO_OF_(bf16, p), n)
#define sg_joint_sort_f32(g, p, n) SG_COLLECTIVE_(sg_joint_sort_f32x, g, SG_INTO_OF_(f32, p), n)
#define sg_joint_sort_f64(g, p, n) SG_COLLECTIVE_(sg_joint_sort_f64x, g, SG_INTO_OF_(f64, p), n)
#define sg_joint_sort_descending_i8(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_i8x, g, SG_INTO_OF_(i8, p), n)
#define sg_joint_sort_descending_u8(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_u8x, g, SG_INTO_OF_(u8, p), n)
#define sg_joint_sort_descending_i16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_i16x, g, SG_INTO_OF_(i16, p), n)
#define sg_joint_sort_descending_u16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_u16x, g, SG_INTO_OF_(u16, p), n)
#define sg_joint_sort_descending_i32(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_i32x, g, SG_INTO_OF_(i32, p), n)
#define sg_joint_sort_descending_u32(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_u32x, g, SG_INTO_OF_(u32, p), n)
#define sg_joint_sort_descending_i64(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_i64x, g, SG_INTO_OF_(i64, p), n)
#define sg_joint_sort_descending_u64(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_u64x, g, SG_INTO_OF_(u64, p), n)
#define sg_joint_sort_descending_f16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_f16x, g, SG_INTO_OF_(f16, p), n)
#define sg_joint_sort_descending_bf16(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_bf16x, g, SG_INTO_OF_(bf16, p), n)
#define sg_joint_sort_descending_f32(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_f32x, g, SG_INTO_OF_(f32, p), n)
#define sg_joint_sort_descending_f64(g, p, n) SG_COLLECTIVE_(sg_joint_sort_descending_f64x, g, SG_INTO_OF_(f64, p), n)

#if SG_GENERIC

#define SG_WORD_(name) (void)sizeof(name),
extern const char sg_op_is_add_mul_min_max_and_or_xor_not_add_;
extern const char sg_op_is_add_mul_min_max_and_or_xor_not_mul_;
extern const char sg_op_is_add_mul_min_max_and_or_xor_not_min_;
extern const char sg_op_is_add_mul_min_max_and_or_xor_not_max_;
extern const char sg_op_is_add_mul_min_max_and_or_xor_not_and_;
extern const char sg_op_is_add_mul_min_max_and_or_xor_not_or_;
extern const char sg_op_is_add_mul_min_max_and_or_xor_not_xor_;
extern const char sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_add_;
extern const char sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_mul_;
extern const char sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_min_;
extern const char sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_max_;
extern const char sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_and_;
extern const char sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_or_;
extern const char sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_xor_;
extern const char sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_add_;
extern const char sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_mul_;
extern const char sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_min_;
extern const char sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_max_;
extern const char sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_and_;
extern const char sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_or_;
extern const char sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_xor_;
#ifndef __cplusplus
#define SG_G_PTR_ALL_ SG_G_PTR_
SG_WRONG_CALL(sg_and_or_xor_want_a_value_of_integers_of_this_SG_SIZE_)
SG_WRONG_CALL(sg_and_or_xor_want_a_pointer_to_integers_)
#define SG_G_BIT_(p, x) _Generic((x), \
    sg_i8: SG_B_(p##i8x), \
    sg_u8: SG_B_(p##u8x), \
    sg_i16: SG_B_(p##i16x), \
    sg_u16: SG_B_(p##u16x), \
    sg_i32: SG_B_(p##i32x), \
    sg_u32: SG_B_(p##u32x), \
    sg_i64: SG_B_(p##i64x), \
    sg_u64: SG_B_(p##u64x), \
    default: sg_and_or_xor_want_a_value_of_integers_of_this_SG_SIZE_)
#define SG_G_PTR_BIT_(p, x) _Generic((x), \
    const int8_t *: SG_B_(p##i8x), int8_t *: SG_B_(p##i8x), \
    const uint8_t *: SG_B_(p##u8x), uint8_t *: SG_B_(p##u8x), \
    const int16_t *: SG_B_(p##i16x), int16_t *: SG_B_(p##i16x), \
    const uint16_t *: SG_B_(p##u16x), uint16_t *: SG_B_(p##u16x), \
    const int32_t *: SG_B_(p##i32x), int32_t *: SG_B_(p##i32x), \
    const uint32_t *: SG_B_(p##u32x), uint32_t *: SG_B_(p##u32x), \
    const int64_t *: SG_B_(p##i64x), int64_t *: SG_B_(p##i64x), \
    const uint64_t *: SG_B_(p##u64x), uint64_t *: SG_B_(p##u64x), \
    default: sg_and_or_xor_want_a_pointer_to_integers_)
#else
#define SG_BITS_TEXT_ "sg: and, or, xor are of integers: sg_as_i32, ... give the bits of floats; add, mul, min, max are of floats, too"
void sg_reduce_over_group_(sg_any_argument_, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_reduce_over_group_init_(sg_any_argument_, sg_any_argument_, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_reduce_over_group_n_(sg_any_argument_, sg_any_argument_, size_t, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_inclusive_scan_over_group_(sg_any_argument_, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_inclusive_scan_over_group_init_(sg_any_argument_, sg_any_argument_, sg_and_or_xor_are_of_integers_, sg_any_argument_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_exclusive_scan_over_group_(sg_any_argument_, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_exclusive_scan_over_group_init_(sg_any_argument_, sg_any_argument_, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_joint_reduce_(sg_any_argument_, sg_any_argument_, size_t, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_joint_reduce_init_(sg_any_argument_, sg_any_argument_, size_t, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_joint_inclusive_scan_(sg_any_argument_, sg_any_argument_, size_t, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_joint_inclusive_scan_init_(sg_any_argument_, sg_any_argument_, size_t, sg_any_argument_, sg_and_or_xor_are_of_integers_, sg_any_argument_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_joint_exclusive_scan_(sg_any_argument_, sg_any_argument_, size_t, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
void sg_joint_exclusive_scan_init_(sg_any_argument_, sg_any_argument_, size_t, sg_any_argument_, sg_any_argument_, sg_and_or_xor_are_of_integers_, const char *) SG_REFUSED_(SG_BITS_TEXT_);
#endif

#define sg_select_from_group(g, x, idx) SG_EXCHANGE_(sg_shuffle, g, x, idx)
#define sg_sub_group_shuffle(g, x, idx) SG_EXCHANGE_(sg_shuffle, g, x, idx)
#define sg_shift_group_left(g, x, d) SG_EXCHANGE_(sg_shuffle_down, g, x, d)
#define sg_sub_group_shuffle_down(g, x, d) SG_EXCHANGE_(sg_shuffle_down, g, x, d)
#define sg_shift_group_right(g, x, d) SG_EXCHANGE_(sg_shuffle_up, g, x, d)
#define sg_sub_group_shuffle_up(g, x, d) SG_EXCHANGE_(sg_shuffle_up, g, x, d)
#define sg_permute_group_by_xor(g, x, d) SG_EXCHANGE_(sg_shuffle_xor, g, x, d)
#define sg_sub_group_shuffle_xor(g, x, d) SG_EXCHANGE_(sg_shuffle_xor, g, x, d)
#define sg_group_broadcast(g, x, i) SG_AT_(SG_ONCE_(x) \
    SG_G_VALUE_(sg_group_broadcast_, SG_IT_(x), ALL_)(SG_ANY_GROUP_(g), SG_IT_(x), i, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_reduce_over_group(g, x, op) SG_AT_(SG_ONCE_(x) SG_WORD_(sg_op_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_VALUE_(sg_reduce_over_group_, SG_IT_(x), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(x), SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_reduce_over_group_init(g, x, init, op) SG_AT_(SG_ONCE_(x) SG_WORD_(sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_VALUE_(sg_reduce_over_group_init_, SG_IT_(x), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(x), init, SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_reduce_over_group_n(g, x, n, op) SG_AT_(SG_ONCE_(x) SG_WORD_(sg_op_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_VALUE_(sg_reduce_over_group_n_, *SG_IT_(x), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(x), n, SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_inclusive_scan_over_group(g, x, op) SG_AT_(SG_ONCE_(x) SG_WORD_(sg_op_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_VALUE_(sg_inclusive_scan_over_group_, SG_IT_(x), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(x), SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_inclusive_scan_over_group_init(g, x, op, init) SG_AT_(SG_ONCE_(x) SG_WORD_(sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_VALUE_(sg_inclusive_scan_over_group_init_, SG_IT_(x), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(x), SG_OP_##op##_, init, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_exclusive_scan_over_group(g, x, op) SG_AT_(SG_ONCE_(x) SG_WORD_(sg_op_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_VALUE_(sg_exclusive_scan_over_group_, SG_IT_(x), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(x), SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_exclusive_scan_over_group_init(g, x, init, op) SG_AT_(SG_ONCE_(x) SG_WORD_(sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_VALUE_(sg_exclusive_scan_over_group_init_, SG_IT_(x), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(x), init, SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_sort_over_group(g, x) SG_AT_(SG_ONCE_(x) \
    SG_G_VALUE_(sg_sort_over_group_, SG_IT_(x), ALL_)(SG_ANY_GROUP_(g), SG_IT_(x), SG_HERE_(__LINE__)) SG_DONE_)
#define sg_sort_descending_over_group(g, x) SG_AT_(SG_ONCE_(x) \
    SG_G_VALUE_(sg_sort_descending_over_group_, SG_IT_(x), ALL_)(SG_ANY_GROUP_(g), SG_IT_(x), SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_any_of(g, p, n) SG_AT_(SG_ONCE_(p) \
    SG_G_TRUTH_(sg_joint_any_of_, SG_IT_(p))(SG_ANY_GROUP_(g), SG_TRUTH_(SG_IT_(p)), n, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_all_of(g, p, n) SG_AT_(SG_ONCE_(p) \
    SG_G_TRUTH_(sg_joint_all_of_, SG_IT_(p))(SG_ANY_GROUP_(g), SG_TRUTH_(SG_IT_(p)), n, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_none_of(g, p, n) (!sg_joint_any_of(g, p, n))
#define sg_joint_reduce(g, p, n, op) SG_AT_(SG_ONCE_(p) SG_WORD_(sg_op_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_POINTER_(sg_joint_reduce_, SG_IT_(p), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(p), n, SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_reduce_init(g, p, n, init, op) SG_AT_(SG_ONCE_(p) SG_WORD_(sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_POINTER_(sg_joint_reduce_init_, SG_IT_(p), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(p), n, init, SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_inclusive_scan(g, in, n, out, op) SG_AT_(SG_ONCE_(in) SG_WORD_(sg_op_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_POINTER_(sg_joint_inclusive_scan_, SG_IT_(in), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(in), n, SG_INTO_LIKE_(SG_IT_(in), out), SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_inclusive_scan_init(g, in, n, out, op, init) SG_AT_(SG_ONCE_(in) SG_WORD_(sg_op_comes_before_init_and_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_POINTER_(sg_joint_inclusive_scan_init_, SG_IT_(in), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(in), n, SG_INTO_LIKE_(SG_IT_(in), out), SG_OP_##op##_, init, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_exclusive_scan(g, in, n, out, op) SG_AT_(SG_ONCE_(in) SG_WORD_(sg_op_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_POINTER_(sg_joint_exclusive_scan_, SG_IT_(in), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(in), n, SG_INTO_LIKE_(SG_IT_(in), out), SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_exclusive_scan_init(g, in, n, out, init, op) SG_AT_(SG_ONCE_(in) SG_WORD_(sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_##op##_) \
    SG_G_POINTER_(sg_joint_exclusive_scan_init_, SG_IT_(in), SG_CLASS_##op##_)(SG_ANY_GROUP_(g), SG_IT_(in), n, SG_INTO_LIKE_(SG_IT_(in), out), init, SG_OP_##op##_, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_sort(g, p, n) SG_AT_(SG_ONCE_(p) \
    SG_G_POINTER_(sg_joint_sort_, SG_IT_(p), ALL_)(SG_ANY_GROUP_(g), SG_IT_(p), n, SG_HERE_(__LINE__)) SG_DONE_)
#define sg_joint_sort_descending(g, p, n) SG_AT_(SG_ONCE_(p) \
    SG_G_POINTER_(sg_joint_sort_descending_, SG_IT_(p), ALL_)(SG_ANY_GROUP_(g), SG_IT_(p), n, SG_HERE_(__LINE__)) SG_DONE_)

#endif

#endif
