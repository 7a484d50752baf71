/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The sizes that more.h needs, once each. */
#ifndef SG_MORE_FOUND_ /* what lanes_forgotten.h says ends here */
#define SG_MORE_FOUND_
#undef sg_mul_half
#undef sg_mul_round
#undef sg_mul_sat
#undef sg_abs_diff
#undef sg_avg_down
#undef sg_fms
#undef sg_fnma
#undef sg_dot_2x8packed_us_sat
#undef sg_dot_2x16packed_ss
#undef sg_dot_acc_2x16packed_ss
#undef sg_dot_4x8packed_us_fast
#undef sg_dot_acc_4x8packed_us_fast
#undef sg_sad_4x8packed
#undef sg_sad_8x8packed
#undef sg_bit_reverse
#undef sg_byte_swap
#undef sg_rotr
#undef sg_rotr_n
#undef sg_funnel_shl
#undef sg_funnel_shr
#undef sg_multishift
#undef sg_clmul_lo
#undef sg_clmul_hi
#undef sg_prefix_xor
#undef sg_arg_min
#undef sg_arg_max
#undef sg_sort_descending
#undef sg_sort_lanes
#undef sg_rotate_clustered
#undef sg_shuffle16
#undef sg_shuffle16_or_zero
#undef sg_clmul_even
#undef sg_clmul_odd
#undef sg_sub_masked
#undef sg_mul_masked
#undef sg_min_masked
#undef sg_max_masked
#undef sg_and_masked
#undef sg_or_masked
#undef sg_xor_masked
#undef sg_fma_masked
#undef sg_load_masked_or
#undef sg_gather_masked_or
#undef sg_partition
#undef sg_match_any_masked
#undef sg_all_equal_masked
#undef sg_reduce_segmented_add
#undef sg_reduce_segmented_mul
#undef sg_reduce_segmented_min
#undef sg_reduce_segmented_max
#undef sg_reduce_segmented_and
#undef sg_reduce_segmented_or
#undef sg_reduce_segmented_xor
#undef sg_scan_inclusive_segmented_add
#undef sg_scan_inclusive_segmented_mul
#undef sg_scan_inclusive_segmented_min
#undef sg_scan_inclusive_segmented_max
#undef sg_scan_inclusive_segmented_and
#undef sg_scan_inclusive_segmented_or
#undef sg_scan_inclusive_segmented_xor
#undef sg_scan_exclusive_segmented_add
#undef sg_scan_exclusive_segmented_mul
#undef sg_scan_exclusive_segmented_min
#undef sg_scan_exclusive_segmented_max
#undef sg_scan_exclusive_segmented_and
#undef sg_scan_exclusive_segmented_or
#undef sg_scan_exclusive_segmented_xor
#undef sg_convert_sat_i8
#undef sg_convert_sat_u8
#undef sg_convert_sat_i16
#undef sg_convert_sat_u16
#undef sg_convert_sat_i32
#undef sg_convert_sat_u32
#undef sg_convert_sat_i64
#undef sg_convert_sat_u64
#undef sg_convert_rint_i8
#undef sg_convert_rint_u8
#undef sg_convert_rint_i16
#undef sg_convert_rint_u16
#undef sg_convert_rint_i32
#undef sg_convert_rint_u32
#undef sg_convert_rint_i64
#undef sg_convert_rint_u64
#undef sg_convert_fast_i8
#undef sg_convert_fast_u8
#undef sg_convert_fast_i16
#undef sg_convert_fast_u16
#undef sg_convert_fast_i32
#undef sg_convert_fast_u32
#undef sg_convert_fast_i64
#undef sg_convert_fast_u64
#undef sg_convert_fast_rint_i8
#undef sg_convert_fast_rint_u8
#undef sg_convert_fast_rint_i16
#undef sg_convert_fast_rint_u16
#undef sg_convert_fast_rint_i32
#undef sg_convert_fast_rint_u32
#undef sg_convert_fast_rint_i64
#undef sg_convert_fast_rint_u64
#undef sg_lo
#undef sg_hi
#undef sg_join
#endif
/* the bound size, and its halves down to where every element is a leaf */
#define SG_T_NEED(s) (s == SG_LANES_ || (s < SG_LANES_ && s >= SG_REG_BITS / 64))
#if SG_T_NEED(1) && !defined(SG_HAVE_MORE_PART_X1_)
#define SG_HAVE_MORE_PART_X1_
#define SG_T_S 1
#define SG_T_BOUND_SIZE 0
#include "../more/size.tmpl.h"
#endif
#if SG_T_NEED(2) && !defined(SG_HAVE_MORE_PART_X2_)
#define SG_HAVE_MORE_PART_X2_
#define SG_T_S 2
#define SG_T_BOUND_SIZE 0
#include "../more/size.tmpl.h"
#endif
#if SG_T_NEED(4) && !defined(SG_HAVE_MORE_PART_X4_)
#define SG_HAVE_MORE_PART_X4_
#define SG_T_S 4
#define SG_T_BOUND_SIZE 0
#include "../more/size.tmpl.h"
#endif
#if SG_T_NEED(8) && !defined(SG_HAVE_MORE_PART_X8_)
#define SG_HAVE_MORE_PART_X8_
#define SG_T_S 8
#define SG_T_BOUND_SIZE 0
#include "../more/size.tmpl.h"
#endif
#if SG_T_NEED(16) && !defined(SG_HAVE_MORE_PART_X16_)
#define SG_HAVE_MORE_PART_X16_
#define SG_T_S 16
#define SG_T_BOUND_SIZE 0
#include "../more/size.tmpl.h"
#endif
#if SG_T_NEED(32) && !defined(SG_HAVE_MORE_PART_X32_)
#define SG_HAVE_MORE_PART_X32_
#define SG_T_S 32
#define SG_T_BOUND_SIZE 0
#include "../more/size.tmpl.h"
#endif
#if SG_T_NEED(64) && !defined(SG_HAVE_MORE_PART_X64_)
#define SG_HAVE_MORE_PART_X64_
#define SG_T_S 64
#define SG_T_BOUND_SIZE 0
#include "../more/size.tmpl.h"
#endif
#undef SG_T_NEED
#if SG_LANES_ == 1 && !defined(SG_HAVE_MORE_X1_)
#define SG_HAVE_MORE_X1_
#define SG_T_S 1
#define SG_T_BOUND_SIZE 1
#include "../more/size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_MORE_X2_)
#define SG_HAVE_MORE_X2_
#define SG_T_S 2
#define SG_T_BOUND_SIZE 1
#include "../more/size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_MORE_X4_)
#define SG_HAVE_MORE_X4_
#define SG_T_S 4
#define SG_T_BOUND_SIZE 1
#include "../more/size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_MORE_X8_)
#define SG_HAVE_MORE_X8_
#define SG_T_S 8
#define SG_T_BOUND_SIZE 1
#include "../more/size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_MORE_X16_)
#define SG_HAVE_MORE_X16_
#define SG_T_S 16
#define SG_T_BOUND_SIZE 1
#include "../more/size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_MORE_X32_)
#define SG_HAVE_MORE_X32_
#define SG_T_S 32
#define SG_T_BOUND_SIZE 1
#include "../more/size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_MORE_X64_)
#define SG_HAVE_MORE_X64_
#define SG_T_S 64
#define SG_T_BOUND_SIZE 1
#include "../more/size.tmpl.h"
#endif
