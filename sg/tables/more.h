/* SPDX-License-Identifier: MIT */
/* The table of the operations that <sg/more.h> adds: rows, shapes and docstrings as in operations.h, which says what the row
 * macros are. What is here costs no program that does not include it.
 *
 * "Packed" lanes hold several numbers each, the first in the lowest bits; sg_as_<e> makes them of lanes of the narrower
 * element. */

/* ---- products and differences ---- */

/* product of the lower halves of the lanes, extended by their sign or by zeros. 64 bits: one instruction, where sg_mul_u64 takes
 * three to eight; the upper halves: sg_mul_half_u64(sg_shr_n_u64(a, 32), sg_shr_n_u64(b, 32)). Of sg_u32 values the whole
 * product: sg_mul_half_u64(sg_convert_u64(a), sg_convert_u64(b)) */
SG_T_OP(V_VV, mul_half, INT, mul_half)
/* (a * b + 0x4000) >> 15: the product of two numbers of 15 bits behind the point, rounded, halves up; -1 * -1 wraps to -1 */
SG_T_OP(V_VV, mul_round, I16, mul_round)
/* a * b, saturating */
SG_T_DERIVED(V_VV, mul_sat, INT)
/* |a - b| without overflow: of signed elements the bits of the unsigned difference; opencl: abs_diff */
SG_T_OP(V_VV, abs_diff, INT, abs_diff)
/* (a + b) >> 1 without overflow, rounding down; opencl: hadd */
SG_T_DERIVED(V_VV, avg_down, INT)
/* a * b - c rounded once, always; as sg_fma */
SG_T_OP(V_VVV, fms, REAL, fms)
/* c - a * b rounded once, always; as sg_fma */
SG_T_OP(V_VVV, fnma, REAL, fnma)
/* two bytes for each lane, a's unsigned, b's signed: a0 * b0 + a1 * b1, saturating */
SG_T_OP(V_VV, dot_2x8packed_us_sat, I16, dot_2x8_us_sat)
/* two signed numbers of 16 bits for each lane of the sg_u32 values a and b: a0 * b0 + a1 * b1, wrapping */
SG_T_OP(V_II, dot_2x16packed_ss, I32, dot_2x16_ss)
/* dot_2x16packed_ss(a, b) + acc, wrapping. One instruction with VNNI, else two */
SG_T_OP(V_IIV, dot_acc_2x16packed_ss, I32, dot_acc_2x16_ss)
/* as sg_dot_4x8packed_us, if a0 * b0 + a1 * b1 and a2 * b2 + a3 * b3 are in -32768..32767, as they are if no byte of a is above
 * 128; else any value. Two instructions without VNNI */
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
/* x rotated right by n modulo the width; rotr_n: one count */
SG_T_DERIVED_N(SHIFT, rotr, INT)
/* the upper half of (x followed by the lower lane y) << (z modulo the width); cuda: __funnelshift_l(y, x, z) */
SG_T_DERIVED(V_VVV, funnel_shl, INT)
/* the lower half of (x followed by the lower lane y) >> (z modulo the width); cuda: __funnelshift_r(y, x, z) */
SG_T_DERIVED(V_VVV, funnel_shr, INT)
/* byte k of a lane is 8 bits of x from bit (byte k of y) modulo 64 on, from bit 0 again behind bit 63. One instruction with
 * AVX512-VBMI, else about 50 */
SG_T_OP(V_VV, multishift, U64, multishift)
/* lower half of the carry-less product of 128 bits. Four instructions with pclmulqdq (three with VPCLMULQDQ) and
 * with the cryptographic extension of aarch64, else 16 integer products and about 60 other operations */
SG_T_OP(V_VV, clmul_lo, U64, clmul_lo)
/* upper half of the carry-less product of 128 bits. Cost as clmul_lo, and three times the bits in reverse without the instruction */
SG_T_OP(V_VV, clmul_hi, U64, clmul_hi)
/* bit k is the xor of bits 0 to k of x: 1 between an odd one bit and the next. sg_bits_prefix_xor is that of one uint64_t */
SG_T_OP(V_V, prefix_xor, U64, prefix_xor)

/* ---- order and clusters ---- */

/* the lowest lane whose x no other lane's is below; NaN only where all are, then lane 0. Its value is sg_get_lane(x, that lane) */
SG_T_DERIVED(U_V, arg_min, ALL)
/* the lowest lane whose x no other lane's is above; NaN only where all are, then lane 0 */
SG_T_DERIVED(U_V, arg_max, ALL)
/* the lanes of x descending; floats in IEEE 754 total order: sg_sort and sg_reverse */
SG_T_DERIVED(V_V, sort_descending, ALL)
/* lane i gets the number of the lane that sg_sort puts at i, of equal ones the lower first. Keys and values are sorted by
 * sg_shuffle of both with it. Up to 16 bits a sort of 32 bits, of 32 one of 64; of 64 bits a loop over the lanes */
SG_T_DERIVED(I_V, sort_lanes, ALL)
/* within each c consecutive lanes: lane i gets the lane (i + d) mod c of its own. c rounded down to a power of two, 0 as 1,
 * c >= S as S; d signed; opencl: sub_group_clustered_rotate. A shuffle; swaps in quads are sg_shuffle_xor by 1, 2 and 3 */
SG_T_DERIVED(V_VDU, rotate_clustered, ALL)

/* lane i gets lane idx[i] mod 16 of its own 16 lanes, of all lanes where S is below 16. One instruction, and one that takes the lane
 * number modulo 16 where the compiler does not know that it is; shuffle_own of more than 16 lanes takes up to 30 */
SG_T_DERIVED(V_VV, shuffle16, U8)
/* as shuffle16, but 0 where idx[i] is 128 or more. What shuffle16 gives, if no lane number is. One instruction on x86, whose own shuffle of
 * bytes it is; NEON and WebAssembly three */
SG_T_DERIVED(V_VV, shuffle16_or_zero, U8)

/* lanes 2 k and 2 k + 1 get the lower and the upper half of the carry-less product of a[2 k] and b[2 k]; one lane gets the lower. With
 * pclmulqdq, and the cryptographic extension of aarch64, one instruction for each 128 bits, with VPCLMULQDQ for each register; 60 on other NEON;
 * else a clmul_lo and a clmul_hi */
SG_T_DERIVED(V_VV, clmul_even, U64)
/* lanes 2 k and 2 k + 1 get the lower and the upper half of the carry-less product of a[2 k + 1] and b[2 k + 1]; one lane gets 0. Cost as
 * clmul_even */
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

/* lane i is p[i] in the lanes of m, x[i] in the others, whose elements are not read. Cost as load_masked, and a blend */
SG_T_DERIVED(V_MPV, load_masked_or, ALL)
/* lane i is p[idx[i]] in the lanes of m, x[i] in the others, whose elements are not read. Cost as gather_masked, and a blend */
SG_T_DERIVED(V_MPIV, gather_masked_or, ALL)

/* ---- groups of lanes: m says which ---- */

/* the lanes of m in their order, then the others in theirs. As many lanes as sg_count(m) are in front. Through memory: a
 * sg_compress_store of each kind, and a load */
SG_T_DERIVED(V_MV, partition, ALL)
/* lane i of m gets the set of lanes of m whose bits equal x[i], as a bit mask; the others get 0; cuda: __match_any_sync with a
 * mask. A loop over the different values of x */
SG_T_DERIVED(X_MV, match_any_masked, ALL)
/* all lanes of m compare equal, as they do where m is empty: -0 equals +0, a NaN gives false; opencl:
 * sub_group_non_uniform_all_equal */
SG_T_DERIVED(B_MV, all_equal_masked, ALL)

/* ---- reduce and scan in segments ---- */

#include "../made/segments.h"
