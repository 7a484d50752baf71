/* SPDX-License-Identifier: MIT */
/* The table of the operations that <sg/more.h> adds. Rows, shapes and docstrings are as in operations.h, which explains the row
 * macros. A program that does not include <sg/more.h> pays nothing for them.
 *
 * "Packed" lanes hold several numbers each, the first in the lowest bits; sg_as_<e> turns lanes of the narrower element into packed
 * lanes. */

/* ---- products and differences ---- */

/* product of the lower halves of the lanes, extended by their sign or by zeros. 64 bits: one instruction, where sg_mul_u64 takes
 * three to eight; product of the upper halves: sg_mul_half_u64(sg_shr_n_u64(a, 32), sg_shr_n_u64(b, 32)); the whole product of
 * sg_u32 values: sg_mul_half_u64(sg_convert_u64(a), sg_convert_u64(b)) */
SG_T_OP(V_VV, mul_half, INT, mul_half)
/* (a * b + 0x4000) >> 15: the rounded product of two fixed-point numbers with 15 fraction bits, halves up; -1 * -1 wraps to -1 */
SG_T_OP(V_VV, mul_round, I16, mul_round)
/* a * b, saturating */
SG_T_DERIVED(V_VV, mul_sat, INT)
/* |a - b| without overflow; for signed elements the bits are those of the unsigned difference; opencl: abs_diff */
SG_T_OP(V_VV, abs_diff, INT, abs_diff)
/* (a + b) >> 1 without overflow, rounding down; opencl: hadd */
SG_T_DERIVED(V_VV, avg_down, INT)
/* a * b - c rounded once, always; as sg_fma */
SG_T_OP(V_VVV, fms, REAL, fms)
/* c - a * b rounded once, always; as sg_fma */
SG_T_OP(V_VVV, fnma, REAL, fnma)
/* two bytes for each lane, unsigned in a, signed in b: a0 * b0 + a1 * b1, saturating */
SG_T_OP(V_VV, dot_2x8packed_us_sat, I16, dot_2x8_us_sat)
/* two signed numbers of 16 bits for each lane of the sg_u32 values a and b: a0 * b0 + a1 * b1, wrapping */
SG_T_OP(V_II, dot_2x16packed_ss, I32, dot_2x16_ss)
/* dot_2x16packed_ss(a, b) + acc, wrapping. One instruction with VNNI, else two */
SG_T_OP(V_IIV, dot_acc_2x16packed_ss, I32, dot_acc_2x16_ss)
/* as sg_dot_4x8packed_us, provided that a0 * b0 + a1 * b1 and a2 * b2 + a3 * b3 are in -32768..32767; else the result is any value.
 * They are if no byte of a is above 128. Two instructions without VNNI */
SG_T_OP(V_II, dot_4x8packed_us_fast, I32, dot_us_fast)
/* dot_4x8packed_us_fast(a, b) + acc, wrapping */
SG_T_OP(V_IIV, dot_acc_4x8packed_us_fast, I32, dot_acc_us_fast)
/* four unsigned bytes for each lane: the sum of their absolute differences; cuda: __vsadu4 */
SG_T_OP(V_VV, sad_4x8packed, U32, sad_4x8)
/* eight unsigned bytes for each lane: the sum of their absolute differences */
SG_T_OP(V_VV, sad_8x8packed, U64, sad_8x8)

/* ---- tools for bits ---- */

/* the bits of each lane in reverse order; opencl: bit_reverse, cuda: __brev */
SG_T_OP(W_V, bit_reverse, INT, bit_reverse)
/* the bytes of each lane in reverse order */
SG_T_OP(W_V, byte_swap, INT, byte_swap)
/* x rotated right by n modulo the width; rotr_n: one count. One instruction where rotl is one; else it costs one or two more than rotl */
SG_T_DERIVED_N(SHIFT, rotr, INT)
/* the upper half of (x followed by the lower lane y) << (z modulo the width). One instruction of 16 bits and more with AVX512-VBMI2,
 * else 7 to 60; cuda: __funnelshift_l(y, x, z) */
SG_T_DERIVED(V_VVV, funnel_shl, INT)
/* the lower half of (x followed by the lower lane y) >> (z modulo the width). Cost as funnel_shl; cuda: __funnelshift_r(y, x, z) */
SG_T_DERIVED(V_VVV, funnel_shr, INT)
/* byte k of a lane is the 8 bits of x that begin at bit (byte k of y) modulo 64; behind bit 63 they go on at bit 0. One instruction with
 * AVX512-VBMI, else about 50 */
SG_T_OP(V_VV, multishift, U64, multishift)
/* lower half of the carry-less product of 128 bits. Four instructions with pclmulqdq (three with VPCLMULQDQ) and
 * with the cryptographic extension of aarch64, else 16 integer products and about 60 other operations */
SG_T_OP(V_VV, clmul_lo, U64, clmul_lo)
/* upper half of the carry-less product of 128 bits. Cost as clmul_lo; without the instruction also three bit reversals */
SG_T_OP(V_VV, clmul_hi, U64, clmul_hi)
/* bit k is the xor of bits 0 to k of x: 1 from an odd-numbered one bit up to the next one bit, which gets 0. sg_bits_prefix_xor does
 * this to one uint64_t */
SG_T_OP(V_V, prefix_xor, U64, prefix_xor)

/* ---- order and clusters ---- */

/* the lowest lane that holds the minimum of x; a NaN is never the minimum; lane 0 if all are NaN. The minimum itself is sg_get_lane(x, that lane) */
SG_T_DERIVED(U_V, arg_min, ALL)
/* the lowest lane that holds the maximum of x; a NaN is never the maximum; lane 0 if all are NaN */
SG_T_DERIVED(U_V, arg_max, ALL)
/* the lanes of x descending; floats in IEEE 754 total order. Cost: a sg_sort and a sg_reverse */
SG_T_DERIVED(V_V, sort_descending, ALL)
/* lane i gets the number of the lane that sg_sort puts at i; of equal lanes the lower one comes first. To sort keys with their values,
 * sg_shuffle both by the result. Up to 16 bits this is a sort of 32 bits, for 32 bits one of 64; for 64 bits a loop over the lanes */
SG_T_DERIVED(I_V, sort_lanes, ALL)
/* within each c consecutive lanes: lane i gets lane (i + d) mod c of these c. c is rounded down to a power of two; 0 acts as 1,
 * c >= S as S; d is signed; opencl: sub_group_clustered_rotate. A shuffle; swaps in quads are sg_shuffle_xor by 1, 2 and 3 */
SG_T_DERIVED(V_VDU, rotate_clustered, ALL)

/* lane i gets lane idx[i] mod 16 of its own 16 lanes, of all lanes where S is below 16. One instruction, and one more for the
 * modulo unless the compiler knows that it changes nothing; shuffle_own of more than 16 lanes takes up to 30 */
SG_T_DERIVED(V_VV, shuffle16, U8)
/* as shuffle16, but 0 where idx[i] is 128 or more; idx[i] from 16 to 127 act modulo 16. One instruction on x86, whose own shuffle of
 * bytes does this; three on NEON and WebAssembly */
SG_T_DERIVED(V_VV, shuffle16_or_zero, U8)

/* lanes 2 k and 2 k + 1 get the lower and the upper half of the carry-less product of a[2 k] and b[2 k]; if S is 1 the lane gets the
 * lower half. One instruction for each 128 bits with pclmulqdq and with the cryptographic extension of aarch64; one for each register with
 * VPCLMULQDQ; 60 on other NEON; else a clmul_lo and a clmul_hi */
SG_T_DERIVED(V_VV, clmul_even, U64)
/* lanes 2 k and 2 k + 1 get the lower and the upper half of the carry-less product of a[2 k + 1] and b[2 k + 1]; if S is 1 the lane
 * gets 0. Cost as clmul_even */
SG_T_DERIVED(V_VV, clmul_odd, U64)

/* ---- masked: each of these is m[i] ? ... : a[i], one instruction with mask registers, else the operation and a blend ---- */

/* m[i] ? a[i] - b[i] : a[i] */
SG_T_DERIVED(V_MVV, sub_masked, ALL)
/* m[i] ? a[i] * b[i] : a[i]. Cost as mul */
SG_T_DERIVED(V_MVV, mul_masked, ALL)
/* m[i] ? sg_min(a, b)[i] : a[i] */
SG_T_DERIVED(V_MVV, min_masked, ALL)
/* m[i] ? sg_max(a, b)[i] : a[i] */
SG_T_DERIVED(V_MVV, max_masked, ALL)
/* m[i] ? a[i] & b[i] : a[i] */
SG_T_DERIVED(V_MVV, and_masked, INT)
/* m[i] ? a[i] | b[i] : a[i] */
SG_T_DERIVED(V_MVV, or_masked, INT)
/* m[i] ? a[i] ^ b[i] : a[i] */
SG_T_DERIVED(V_MVV, xor_masked, INT)
/* m[i] ? a[i] * b[i] + c[i], rounded once, always, : a[i]. Cost as fma */
SG_T_DERIVED(V_MVVV, fma_masked, REAL)

/* ---- memory ---- */

/* lane i is p[i] in the lanes of m and x[i] in the others, whose elements are not read. Cost as load_masked, and a blend */
SG_T_DERIVED(V_MPV, load_masked_or, ALL)
/* lane i is p[idx[i]] in the lanes of m and x[i] in the others, whose elements are not read. Cost as gather_masked, and a blend */
SG_T_DERIVED(V_MPIV, gather_masked_or, ALL)

/* ---- groups of lanes: m says which ---- */

/* the lanes of m in their order, then the other lanes in theirs; the first sg_count(m) lanes of the result are those of m. Done through
 * memory: a sg_compress_store for m, one for the others, and a load */
SG_T_DERIVED(V_MV, partition, ALL)
/* lane i of m gets the set of lanes of m whose bits equal x[i], as a bit mask; the others get 0; cuda: __match_any_sync with a
 * mask. A loop over the different values of x */
SG_T_DERIVED(X_MV, match_any_masked, ALL)
/* all lanes of m compare equal: -0 equals +0, a NaN gives false, an empty m gives true;
 * opencl: sub_group_non_uniform_all_equal */
SG_T_DERIVED(B_MV, all_equal_masked, ALL)

/* ---- reduce and scan in segments ---- */

#include "../made/segments.h"
