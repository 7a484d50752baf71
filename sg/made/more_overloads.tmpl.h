/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Generic names of the operations in tables/more.h, of one element at one size, as overloads in C++ and in C by Clang. */
#if !defined(SG_T_VALUE) || !defined(SG_T_MASKED_PART)
#error "sg: more_overloads.tmpl.h needs an element, and SG_T_MASKED_PART as lanes_overloads.tmpl.h"
#endif
#pragma GCC system_header /* for the attributes */

#if SG_T_MASKED_PART
#if SG_T_KIND == 0 && SG_T_BITS == 8 /* once for each size */
SG_NO_POINTER((sg_load_masked_or)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_volatile_ p, SG_T_VALUE a), "sg_load_masked_or(mask, pointer, value), of this SG_SIZE (include sg/more.h again after it changes); the pointer is one to an element, and not volatile")
SG_NO_POINTER((sg_gather_masked_or)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_volatile_ p, SG_T_IDX i, SG_T_VALUE a), "sg_gather_masked_or(mask, pointer, sg_u32 value, value), of this SG_SIZE (include sg/more.h again after it changes); the pointer is one to an element, and not volatile")
#endif
/* m[i] ? a[i] - b[i] : a[i] */
SG_OVERLOAD SG_T_VALUE (sg_sub_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(sub_masked)(m, a, b); }
/* m[i] ? a[i] * b[i] : a[i]. Cost as mul */
SG_OVERLOAD SG_T_VALUE (sg_mul_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(mul_masked)(m, a, b); }
/* m[i] ? sg_min(a, b)[i] : a[i] */
SG_OVERLOAD SG_T_VALUE (sg_min_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(min_masked)(m, a, b); }
/* m[i] ? sg_max(a, b)[i] : a[i] */
SG_OVERLOAD SG_T_VALUE (sg_max_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(max_masked)(m, a, b); }
/* lane i is p[i] in the lanes of m and x[i] in the others, whose elements are not read. Cost as load_masked, and a blend */
SG_OVERLOAD SG_T_VALUE (sg_load_masked_or)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p, SG_T_VALUE a) { return SG_T_PUBLIC_FN(load_masked_or)(m, p, a); }
/* lane i is p[idx[i]] in the lanes of m and x[i] in the others, whose elements are not read. Cost as gather_masked, and a blend */
SG_OVERLOAD SG_T_VALUE (sg_gather_masked_or)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p, SG_T_IDX i, SG_T_VALUE a) { return SG_T_PUBLIC_FN(gather_masked_or)(m, p, i, a); }
/* the lanes of m in their order, then the other lanes in theirs; the first sg_count(m) lanes of the result are those of m. Done through
 * memory: a sg_compress_store for m, one for the others, and a load */
SG_OVERLOAD SG_T_VALUE (sg_partition)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(partition)(m, a); }
/* lane i of m gets the set of lanes of m whose bits equal x[i], as a bit mask; the others get 0; cuda: __match_any_sync with a
 * mask. A loop over the different values of x */
SG_OVERLOAD SG_T_VALUE_OF(u64) (sg_match_any_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(match_any_masked)(m, a); }
/* all lanes of m compare equal: -0 equals +0, a NaN gives false, an empty m gives true;
 * opencl: sub_group_non_uniform_all_equal */
SG_OVERLOAD bool (sg_all_equal_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(all_equal_masked)(m, a); }
/* sum of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_reduce_segmented_add)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_segmented_add)(m, a); }
/* product of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_reduce_segmented_mul)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_segmented_mul)(m, a); }
/* minimum of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_reduce_segmented_min)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_segmented_min)(m, a); }
/* maximum of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_reduce_segmented_max)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_segmented_max)(m, a); }
/* inclusive sums of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_segmented_add)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_segmented_add)(m, a); }
/* inclusive products of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_segmented_mul)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_segmented_mul)(m, a); }
/* inclusive minima of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_segmented_min)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_segmented_min)(m, a); }
/* inclusive maxima of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_segmented_max)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_segmented_max)(m, a); }
/* exclusive sums of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_segmented_add)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_segmented_add)(m, a); }
/* exclusive products of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_segmented_mul)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_segmented_mul)(m, a); }
/* exclusive minima of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_segmented_min)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_segmented_min)(m, a); }
/* exclusive maxima of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_segmented_max)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_segmented_max)(m, a); }
#if SG_T_KIND <= 1
/* m[i] ? a[i] & b[i] : a[i] */
SG_OVERLOAD SG_T_VALUE (sg_and_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(and_masked)(m, a, b); }
/* m[i] ? a[i] | b[i] : a[i] */
SG_OVERLOAD SG_T_VALUE (sg_or_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(or_masked)(m, a, b); }
/* m[i] ? a[i] ^ b[i] : a[i] */
SG_OVERLOAD SG_T_VALUE (sg_xor_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(xor_masked)(m, a, b); }
/* bitwise and of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_reduce_segmented_and)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_segmented_and)(m, a); }
/* bitwise or of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_reduce_segmented_or)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_segmented_or)(m, a); }
/* bitwise exclusive or of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_reduce_segmented_xor)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_segmented_xor)(m, a); }
/* inclusive bitwise and of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_segmented_and)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_segmented_and)(m, a); }
/* inclusive bitwise or of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_segmented_or)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_segmented_or)(m, a); }
/* inclusive bitwise exclusive or of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_segmented_xor)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_segmented_xor)(m, a); }
/* exclusive bitwise and of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_segmented_and)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_segmented_and)(m, a); }
/* exclusive bitwise or of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_segmented_or)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_segmented_or)(m, a); }
/* exclusive bitwise exclusive or of the lane's segment */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_segmented_xor)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_segmented_xor)(m, a); }
#else
/* m[i] ? a[i] * b[i] + c[i], rounded once, always, : a[i]. Cost as fma */
SG_OVERLOAD SG_T_VALUE (sg_fma_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_PUBLIC_FN(fma_masked)(m, a, b, c); }
#endif
#else
/* the lowest lane that holds the minimum of x; a NaN is never the minimum; lane 0 if all are NaN. The minimum itself is sg_get_lane(x, that lane) */
SG_OVERLOAD uint32_t (sg_arg_min)(SG_T_VALUE a) { return SG_T_FN(arg_min)(a); }
/* the lowest lane that holds the maximum of x; a NaN is never the maximum; lane 0 if all are NaN */
SG_OVERLOAD uint32_t (sg_arg_max)(SG_T_VALUE a) { return SG_T_FN(arg_max)(a); }
/* the lanes of x descending; floats in IEEE 754 total order. Cost: a sg_sort and a sg_reverse */
SG_OVERLOAD SG_T_VALUE (sg_sort_descending)(SG_T_VALUE a) { return SG_T_FN(sort_descending)(a); }
/* lane i gets the number of the lane that sg_sort puts at i; of equal lanes the lower one comes first. To sort keys with their values,
 * sg_shuffle both by the result. Up to 16 bits this is a sort of 32 bits, for 32 bits one of 64; for 64 bits a loop over the lanes */
SG_OVERLOAD SG_T_IDX (sg_sort_lanes)(SG_T_VALUE a) { return SG_T_FN(sort_lanes)(a); }
/* within each c consecutive lanes: lane i gets lane (i + d) mod c of these c. c is rounded down to a power of two; 0 acts as 1,
 * c >= S as S; d is signed; opencl: sub_group_clustered_rotate. A shuffle; swaps in quads are sg_shuffle_xor by 1, 2 and 3 */
SG_OVERLOAD SG_T_VALUE (sg_rotate_clustered)(SG_T_VALUE a, int32_t d, uint32_t i) { return SG_T_FN(rotate_clustered)(a, d, i); }
#if SG_T_KIND <= 1
/* product of the lower halves of the lanes, extended by their sign or by zeros. 64 bits: one instruction, where sg_mul_u64 takes
 * three to eight; product of the upper halves: sg_mul_half_u64(sg_shr_n_u64(a, 32), sg_shr_n_u64(b, 32)); the whole product of
 * sg_u32 values: sg_mul_half_u64(sg_convert_u64(a), sg_convert_u64(b)) */
SG_OVERLOAD SG_T_VALUE (sg_mul_half)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(mul_half)(a, b); }
/* a * b, saturating */
SG_OVERLOAD SG_T_VALUE (sg_mul_sat)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(mul_sat)(a, b); }
/* |a - b| without overflow; for signed elements the bits are those of the unsigned difference; opencl: abs_diff */
SG_OVERLOAD SG_T_VALUE (sg_abs_diff)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(abs_diff)(a, b); }
/* (a + b) >> 1 without overflow, rounding down; opencl: hadd */
SG_OVERLOAD SG_T_VALUE (sg_avg_down)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(avg_down)(a, b); }
/* the bits of each lane in reverse order; opencl: bit_reverse, cuda: __brev */
SG_OVERLOAD SG_T_VALUE (sg_bit_reverse)(SG_T_VALUE a) { return SG_T_FN(bit_reverse)(a); }
/* the bytes of each lane in reverse order */
SG_OVERLOAD SG_T_VALUE (sg_byte_swap)(SG_T_VALUE a) { return SG_T_FN(byte_swap)(a); }
/* x rotated right by n modulo the width; rotr_n: one count. One instruction where rotl is one; else it costs one or two more than rotl */
SG_OVERLOAD SG_T_VALUE (sg_rotr)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(rotr)(a, b); }
/* x rotated right by n modulo the width; rotr_n: one count. One instruction where rotl is one; else it costs one or two more than rotl */
SG_OVERLOAD_1_ SG_T_VALUE (sg_rotr_n)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(rotr_n)(a, i); }
/* the upper half of (x followed by the lower lane y) << (z modulo the width). One instruction of 16 bits and more with AVX512-VBMI2,
 * else 7 to 60; cuda: __funnelshift_l(y, x, z) */
SG_OVERLOAD SG_T_VALUE (sg_funnel_shl)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(funnel_shl)(a, b, c); }
/* the lower half of (x followed by the lower lane y) >> (z modulo the width). Cost as funnel_shl; cuda: __funnelshift_r(y, x, z) */
SG_OVERLOAD SG_T_VALUE (sg_funnel_shr)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(funnel_shr)(a, b, c); }
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_rotr_n)(SG_T_VALUE a, long double i), SG_CUT_)
#else
/* a * b - c rounded once, always; as sg_fma */
SG_OVERLOAD SG_T_VALUE (sg_fms)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(fms)(a, b, c); }
/* c - a * b rounded once, always; as sg_fma */
SG_OVERLOAD SG_T_VALUE (sg_fnma)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(fnma)(a, b, c); }
#endif
#if SG_T_KIND <= 1
SG_OVERLOAD SG_T_VALUE_OF(i8) sg_convert_sat_i8(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_i8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u8) sg_convert_sat_u8(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_u8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i16) sg_convert_sat_i16(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_i16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u16) sg_convert_sat_u16(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_u16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i32) sg_convert_sat_i32(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_i32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u32) sg_convert_sat_u32(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_u32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i64) sg_convert_sat_i64(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_i64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u64) sg_convert_sat_u64(SG_T_VALUE a) { return SG_T_CONVERT_TO(sat_u64)(a); }
#else
SG_OVERLOAD SG_T_VALUE_OF(i8) sg_convert_rint_i8(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_i8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u8) sg_convert_rint_u8(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_u8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i16) sg_convert_rint_i16(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_i16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u16) sg_convert_rint_u16(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_u16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i32) sg_convert_rint_i32(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_i32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u32) sg_convert_rint_u32(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_u32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i64) sg_convert_rint_i64(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_i64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u64) sg_convert_rint_u64(SG_T_VALUE a) { return SG_T_CONVERT_TO(rint_u64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i8) sg_convert_fast_i8(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_i8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u8) sg_convert_fast_u8(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_u8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i16) sg_convert_fast_i16(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_i16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u16) sg_convert_fast_u16(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_u16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i32) sg_convert_fast_i32(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_i32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u32) sg_convert_fast_u32(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_u32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i64) sg_convert_fast_i64(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_i64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u64) sg_convert_fast_u64(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_u64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i8) sg_convert_fast_rint_i8(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_i8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u8) sg_convert_fast_rint_u8(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_u8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i16) sg_convert_fast_rint_i16(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_i16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u16) sg_convert_fast_rint_u16(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_u16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i32) sg_convert_fast_rint_i32(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_i32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u32) sg_convert_fast_rint_u32(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_u32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i64) sg_convert_fast_rint_i64(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_i64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u64) sg_convert_fast_rint_u64(SG_T_VALUE a) { return SG_T_CONVERT_TO(fast_rint_u64)(a); }
#endif
#endif
/* ---- the same for pointers to another C type of the element's size and kind ---- */

#if SG_T_BITS == 8 && SG_T_KIND == SG_CHAR_IS_SIGNED_
#define SG_T_OTHER_TYPE char
#elif SG_T_BITS == SG_OTHER_BITS_ && SG_T_KIND == 0
#define SG_T_OTHER_TYPE sg_other_uint_
#elif SG_T_BITS == SG_OTHER_BITS_ && SG_T_KIND == 1
#define SG_T_OTHER_TYPE sg_other_int_
#elif SG_T_BITS == 16 && SG_T_KIND == 3 && SG_HAVE_FLOAT16
#define SG_T_OTHER_TYPE sg_float16_
#endif
#ifdef SG_T_OTHER_TYPE
#define SG_T_POINTER(c, p) ((c SG_T_TYPE *)(c void *)(p))
#if SG_T_MASKED_PART
SG_OVERLOAD SG_T_VALUE (sg_load_masked_or)(SG_T_PUBLIC_MASK m, const SG_T_OTHER_TYPE *p, SG_T_VALUE a) { return SG_T_PUBLIC_FN(load_masked_or)(m, SG_T_POINTER(const, p), a); }
SG_OVERLOAD SG_T_VALUE (sg_gather_masked_or)(SG_T_PUBLIC_MASK m, const SG_T_OTHER_TYPE *p, SG_T_IDX i, SG_T_VALUE a) { return SG_T_PUBLIC_FN(gather_masked_or)(m, SG_T_POINTER(const, p), i, a); }
#endif
#undef SG_T_OTHER_TYPE
#undef SG_T_POINTER
#endif
