/* SPDX-License-Identifier: MIT */
/* The table of public operations on sub-group values: one row and one docstring each.
 *
 * This is the only list. Leaf and halves functions, the C++ overloads, the bound and generic names
 * (front_c.h, made from this file by front.awk), the oracle tests, the instruction audit and the
 * reference are generated from it. It is a template: include it with the row macros defined.
 *
 *   SG_T_OP(shape, name, class, reg)   lane-wise, floor 1 has it as sg_reg_<reg>_... (f16, bf16: in f32)
 *   SG_T_DERIVED(shape, name, class)   built from other operations
 *   SG_T_DERIVED_N(shape, name, class) the same for the shapes with a form name_n
 *   SG_T_MASK_OP(shape, name)          on masks alone
 *
 * class: the elements that have it: ALL 12, INT the 8 integers, REAL f32 f64 f16 bf16; U32, I32, F32 that one
 * shape: result_arguments, of V value, M mask, I sg_u32 value, X sg_u64 value, S scalar element,
 *        U uint32_t, D int32_t, N size_t, L uint64_t, B bool, P const element *, Q element *,
 *        T array of S values, 0 nothing. BIN is V_VV and CMP is M_VV with a form name_n(a, s) that takes a
 *        scalar on the right (O_BIN: BIN that returns an operand); SHIFT is V_VV whose name_n takes a uint32_t count; R_ and W_ shapes are V_
 *        shapes whose floor-1 function knows no element or only its width.
 *
 * In the docstrings x, y, a, b are values, m is a mask, i a lane number, S the size of the sub-group;
 * x[i] is lane i. Unless a line says otherwise an operation is lane-wise, called for all S lanes,
 * exact, free of traps for every input, and costs one instruction per register. f16 and bf16 compute
 * in f32 and round after each operation. A NaN that arithmetic makes is some quiet NaN: its sign and
 * payload are the only bits that may differ between targets. */

/* ---- make ---- */

/* every lane s */
SG_T_DERIVED(V_S, splat, ALL)
/* every lane 0 */
SG_T_DERIVED(V_, zero, ALL)
/* lane i is i, in the element's type; sycl: sub_group::get_local_id */
SG_T_DERIVED(V_, iota, ALL)
/* the scalar x[i mod S]. Run-time i: one permute and one move */
SG_T_DERIVED(S_VU, get_lane, ALL)
/* x with lane i mod S set to s. One blend */
SG_T_DERIVED(V_VUS, set_lane, ALL)

/* x, and the compiler forgets where it came from: it neither reads x from memory again at a later use nor
 * computes it again. For what many operations use, say the loads of a tile: GCC 12 reads memory for
 * each use of a load, 1.6 times the time of a convolution. No instruction */
SG_T_DERIVED(V_V, keep, ALL)

/* ---- memory: no alignment beyond the element's; nothing outside the named elements is touched ---- */

/* lane i is p[i]; sycl ext: sub_group::load, opencl: intel_sub_group_block_read */
SG_T_DERIVED(V_P, load, ALL)
/* p[i] = x[i]; sycl ext: sub_group::store, opencl: intel_sub_group_block_write */
SG_T_DERIVED(0_QV, store, ALL)
/* lane i is p[i] for i < n, the others 0 and unread; n > S acts as S. Masked move, or 8/4/2/1-byte pieces */
SG_T_DERIVED(V_PN, load_n, ALL)
/* p[i] = x[i] for i < n; n > S acts as S. Cost as load_n */
SG_T_DERIVED(0_QVN, store_n, ALL)
/* lane i is p[i] in the lanes of m, the others 0 and unread. One masked move where the target has it, else a
 * loop over the lanes of m */
SG_T_DERIVED(V_MP, load_masked, ALL)
/* p[i] = x[i] in the lanes of m. Cost as load_masked */
SG_T_DERIVED(0_MQV, store_masked, ALL)
/* lane i is p[idx[i]], idx unsigned. A gather for 32 and 64 bits where native, else S scalar loads */
SG_T_DERIVED(V_PI, gather, ALL)
/* p[idx[i]] = x[i]; of lanes with the same index the highest wins */
SG_T_DERIVED(0_QIV, scatter, ALL)
/* lane i is p[idx[i]] in the lanes of m, the others 0 and unread */
SG_T_DERIVED(V_MPI, gather_masked, ALL)
/* p[idx[i]] = x[i] in the lanes of m; of lanes with the same index the highest wins */
SG_T_DERIVED(0_MQIV, scatter_masked, ALL)
/* p[i] = x[i], past the cache where p allows it (aligned to the register), else a plain store. Past the cache it is
 * weakly ordered: sg_atomic_fence before another thread is told of it */
SG_T_DERIVED(0_QV, stream, ALL)
/* p[i] = x[i] as by sg_stream, for a p that is aligned to the register, or to a smaller value's bytes; else undefined. Not
 * asked for each store, which lets compilers write what is ready instead of keeping it in registers */
SG_T_DERIVED(0_QV, stream_aligned, ALL)
/* the lanes of m, packed, to p[0..]; returns how many. Nothing behind them is touched */
SG_T_DERIVED(U_MQV, compress_store, ALL)
/* p[0], p[1], ... to the lanes of m in lane order, the others 0; reads as many elements as m has lanes */
SG_T_DERIVED(V_MP, expand_load, ALL)

/* ---- arithmetic: integers wrap ---- */

/* a + b */
SG_T_OP(BIN, add, ALL, add)
/* a - b */
SG_T_OP(BIN, sub, ALL, sub)
/* a * b */
SG_T_OP(BIN, mul, ALL, mul)
/* a / b. Integers truncate; x / 0 is 0 and min / -1 is min. Integer: 8, 16 and 32 bits by exact
 * floating-point division, 64 bits a loop over lanes */
SG_T_DERIVED_N(BIN, div, ALL)
/* a % b with a's sign; x % 0 is x, min % -1 is 0. Cost as div */
SG_T_DERIVED_N(BIN, rem, INT)
/* -a, integers wrapping; floats flip the sign, NaN's too */
SG_T_DERIVED(V_V, neg, ALL)
/* |a|; the minimum stays the minimum */
SG_T_DERIVED(V_V, abs, ALL)
/* a < b ? a : b, so b if either is NaN or both are zeros */
SG_T_OP(O_BIN, min, ALL, min)
/* a > b ? a : b, so b if either is NaN or both are zeros */
SG_T_OP(O_BIN, max, ALL, max)
/* min(max(x, lo), hi), so lo if x is NaN and lo < hi */
SG_T_DERIVED(V_VVV, clamp, ALL)
/* IEEE 754 minimumNumber: the number if one is NaN, -0 below +0 */
SG_T_DERIVED_N(BIN, min_num, REAL)
/* IEEE 754 maximumNumber: the number if one is NaN, +0 above -0 */
SG_T_DERIVED_N(BIN, max_num, REAL)
/* a * b + c rounded once, always; slow where the target has no such instruction */
SG_T_OP(V_VVV, fma, REAL, fma)
/* a * b + c, approximate: fused where that is fast */
SG_T_OP(V_VVV, mul_add, REAL, mul_add)
/* square root, correctly rounded; NaN below 0, -0 of -0 */
SG_T_OP(V_V, sqrt, REAL, sqrt)
/* 1 / sqrt(x), approximate: relative error at most 2^-11, for normal x; f16 and bf16 round once more */
SG_T_OP(V_V, rsqrt, REAL, rsqrt)
/* 1 / x, approximate: relative error at most 2^-11, for normal x and a result of at least twice the smallest
 * normal number (smaller ones may be 0); f16 and bf16 round once more */
SG_T_OP(V_V, rcp, REAL, rcp)
/* down to an integer; -0 is kept */
SG_T_OP(V_V, floor, REAL, floor)
/* up to an integer; -0.5 gives -0 */
SG_T_OP(V_V, ceil, REAL, ceil)
/* towards zero to an integer; -0.5 gives -0 */
SG_T_OP(V_V, trunc, REAL, trunc)
/* to the nearest integer, halves to even; -0.5 gives -0 */
SG_T_OP(V_V, rint, REAL, rint)
/* to the nearest integer, halves away from zero; -0.4 gives -0 */
SG_T_DERIVED(V_V, round, REAL)
/* magnitude of a, sign of b */
SG_T_DERIVED_N(BIN, copysign, REAL)
/* a + b, saturating */
SG_T_OP(BIN, add_sat, INT, add_sat)
/* a - b, saturating */
SG_T_OP(BIN, sub_sat, INT, sub_sat)
/* upper half of the product of twice the width */
SG_T_OP(BIN, mul_hi, INT, mul_hi)
/* (a + b + 1) >> 1 without overflow, rounding up */
SG_T_OP(BIN, avg, INT, avg)

/* ---- bits ---- */

/* a & b */
SG_T_OP(R_BIN, and, INT, and)
/* a | b */
SG_T_OP(R_BIN, or, INT, or)
/* a ^ b */
SG_T_OP(R_BIN, xor, INT, xor)
/* a & ~b */
SG_T_OP(R_BIN, andnot, INT, andnot)
/* ~a */
SG_T_OP(R_V, not, INT, not)
/* a << n, per-lane n read as unsigned, n >= width gives 0; shl_n: one count for all lanes */
SG_T_OP(SHIFT, shl, INT, shl)
/* a >> n, arithmetic for signed elements; n >= width gives 0 or the sign; shr_n: one count */
SG_T_OP(SHIFT, shr, INT, shr)
/* x rotated left by n modulo the width; rotl_n: one count */
SG_T_DERIVED_N(SHIFT, rotl, INT)
/* number of one bits, in the same element */
SG_T_OP(W_V, popcount, INT, popcount)
/* number of leading zero bits, in the same element; of 0 the width */
SG_T_OP(W_V, clz, INT, clz)
/* number of trailing zero bits, in the same element; of 0 the width */
SG_T_OP(W_V, ctz, INT, ctz)

/* ---- dot products of packed lanes, a and b sg_u32 values: opencl's dot_4x8packed_<k>, four bytes for each lane, u and s
 * say whether those of a and of b are unsigned or signed; sycl ext: dot_acc, cuda: __dp4a ---- */

/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, all bytes unsigned. One instruction with VNNI (uu, ss: 4), else 7 to 9 */
SG_T_OP(V_II, dot_4x8packed_uu, U32, dot_uu)
/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, all signed. One instruction with VNNI (uu, ss: 4), else 7 to 9 */
SG_T_OP(V_II, dot_4x8packed_ss, I32, dot_ss)
/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, a's unsigned, b's signed. One instruction with VNNI (uu, ss: 4), else 7 to 9 */
SG_T_OP(V_II, dot_4x8packed_us, I32, dot_us)
/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, a's signed, b's unsigned. One instruction with VNNI (uu, ss: 4), else 7 to 9 */
SG_T_OP(V_II, dot_4x8packed_su, I32, dot_su)
/* dot_4x8packed_uu(a, b) + acc, wrapping */
SG_T_OP(V_IIV, dot_acc_4x8packed_uu, U32, dot_acc_uu)
/* dot_4x8packed_ss(a, b) + acc, wrapping */
SG_T_OP(V_IIV, dot_acc_4x8packed_ss, I32, dot_acc_ss)
/* dot_4x8packed_us(a, b) + acc, wrapping */
SG_T_OP(V_IIV, dot_acc_4x8packed_us, I32, dot_acc_us)
/* dot_4x8packed_su(a, b) + acc, wrapping */
SG_T_OP(V_IIV, dot_acc_4x8packed_su, I32, dot_acc_su)
/* dot_4x8packed_uu(a, b) + acc, saturating: add_sat of the exact dot product */
SG_T_OP(V_IIV, dot_acc_sat_4x8packed_uu, U32, dot_acc_sat_uu)
/* dot_4x8packed_ss(a, b) + acc, saturating: add_sat of the exact dot product */
SG_T_OP(V_IIV, dot_acc_sat_4x8packed_ss, I32, dot_acc_sat_ss)
/* dot_4x8packed_us(a, b) + acc, saturating: add_sat of the exact dot product */
SG_T_OP(V_IIV, dot_acc_sat_4x8packed_us, I32, dot_acc_sat_us)
/* dot_4x8packed_su(a, b) + acc, saturating: add_sat of the exact dot product */
SG_T_OP(V_IIV, dot_acc_sat_4x8packed_su, I32, dot_acc_sat_su)
/* two bf16 for each lane, the first in the lower half: fma(a1, b1, fma(a0, b0, acc)), rounded twice, always */
SG_T_OP(V_IIV, dot_acc_2x16packed_bf16, F32, dot_acc_bf16)
/* the same, approximate: rounding and order are the target's, subnormal numbers may act as 0. One instruction with
 * AVX512-BF16 */
SG_T_OP(V_IIV, dot_acc_2x16packed_bf16_fast, F32, dot_acc_bf16_fast)

/* ---- compare: quiet, false on NaN except ne ---- */

/* a == b */
SG_T_OP(CMP, eq, ALL, eq)
/* !(a == b), true on NaN */
SG_T_DERIVED_N(CMP, ne, ALL)
/* a < b */
SG_T_OP(CMP, lt, ALL, lt)
/* a <= b */
SG_T_OP(CMP, le, ALL, le)
/* a > b */
SG_T_DERIVED_N(CMP, gt, ALL)
/* a >= b */
SG_T_DERIVED_N(CMP, ge, ALL)
/* x is NaN */
SG_T_DERIVED(M_V, isnan, REAL)
/* m[i] ? x[i] : y[i] */
SG_T_DERIVED(V_MVV, select, ALL)
/* m[i] ? a[i] + b[i] : a[i]; to count in a branch: n = sg_add_masked(m, n, sg_splat_u32(1)). One instruction with mask
 * registers, and with vector masks for integers and a constant b of ones; else one or two more */
SG_T_DERIVED(V_MVV, add_masked, ALL)

/* ---- masks ---- */

/* a & b */
SG_T_MASK_OP(M_MM, mask_and)
/* a | b */
SG_T_MASK_OP(M_MM, mask_or)
/* a ^ b */
SG_T_MASK_OP(M_MM, mask_xor)
/* a & ~b */
SG_T_MASK_OP(M_MM, mask_andnot)
/* ~a */
SG_T_MASK_OP(M_M, mask_not)
/* lanes below n; n >= S is all of them */
SG_T_MASK_OP(M_N, mask_first_n)
/* lane i is bit i; bits above S are ignored; opencl: sub_group_inverse_ballot */
SG_T_MASK_OP(M_L, mask_from_bits)
/* some lane is true; sycl: any_of_group */
SG_T_MASK_OP(B_M, any)
/* every lane is true; sycl: all_of_group */
SG_T_MASK_OP(B_M, all)
/* no lane is true; sycl: none_of_group */
SG_T_MASK_OP(B_M, none)
/* bit i is lane i, bits above S are 0; opencl: sub_group_ballot */
SG_T_MASK_OP(L_M, ballot)
/* number of true lanes; opencl: sub_group_ballot_bit_count */
SG_T_MASK_OP(U_M, count)
/* lowest true lane, S if there is none; opencl: sub_group_ballot_find_lsb */
SG_T_MASK_OP(U_M, first)
/* highest true lane, S if there is none; opencl: sub_group_ballot_find_msb */
SG_T_MASK_OP(U_M, last)

/* ---- exchange: any index, delta or mask is safe ---- */

/* lane i gets x[idx[i] mod S]; sycl: select_from_group, opencl: sub_group_shuffle.
 * One permute per pair of registers, and a blend where two registers feed one */
SG_T_DERIVED(V_VI, shuffle, ALL)
/* lane i gets x[i ^ (m mod S)]; sycl: permute_group_by_xor. Constant m: one immediate shuffle */
SG_T_DERIVED(V_VU, shuffle_xor, ALL)
/* lane i gets x[i + d], its own value if i + d >= S; sycl: shift_group_left. Constant d: one permute */
SG_T_DERIVED(V_VU, shuffle_down, ALL)
/* lane i gets x[i - d], its own value if d > i; sycl: shift_group_right */
SG_T_DERIVED(V_VU, shuffle_up, ALL)
/* lane i gets x[i + d], s if i + d >= S */
SG_T_DERIVED(V_VUS, shuffle_down_fill, ALL)
/* lane i gets x[i - d], s if d > i */
SG_T_DERIVED(V_VUS, shuffle_up_fill, ALL)
/* lane i gets lane (i + d) mod 2S of x followed by y; opencl: intel_sub_group_shuffle_down */
SG_T_DERIVED(V_VVU, shuffle_down_carry, ALL)
/* lane i gets lane (S + i - d) mod 2S of y followed by x; opencl: intel_sub_group_shuffle_up(y, x, d) */
SG_T_DERIVED(V_VVU, shuffle_up_carry, ALL)
/* lane i gets x[(i + d) mod S], d signed; opencl: sub_group_rotate */
SG_T_DERIVED(V_VD, rotate, ALL)
/* lane i gets x[S - 1 - i] */
SG_T_DERIVED(V_V, reverse, ALL)
/* every lane gets x[i mod S]; sycl: group_broadcast */
SG_T_DERIVED(V_VU, broadcast, ALL)
/* every lane gets the x of the lowest lane of m, of lane 0 if m is empty;
 * opencl: sub_group_broadcast_first */
SG_T_DERIVED(V_MV, broadcast_first, ALL)
/* x[0] y[0] x[1] y[1] ..., the lower halves of x and y in turn */
SG_T_DERIVED(V_VV, zip_lo, ALL)
/* x[S/2] y[S/2] x[S/2 + 1] ..., the upper halves of x and y in turn */
SG_T_DERIVED(V_VV, zip_hi, ALL)
/* the even lanes of x, then of y */
SG_T_DERIVED(V_VV, unzip_even, ALL)
/* the odd lanes of x, then of y */
SG_T_DERIVED(V_VV, unzip_odd, ALL)
/* v[i] lane j becomes v[j] lane i, in place. log2(S) two-register permutes per value */
SG_T_DERIVED(0_T, transpose, ALL)
/* the lanes of m packed to the front, then 0. One instruction on AVX-512, for 32 and 64 bits a permute on AVX2, else through memory */
SG_T_DERIVED(V_MV, compress, ALL)
/* x[0], x[1], ... to the lanes of m in lane order, 0 elsewhere */
SG_T_DERIVED(V_MV, expand, ALL)
/* the lanes of x ascending; floats in IEEE 754 total order. A bitonic network of log2(S)(log2(S)+1)/2 steps */
SG_T_DERIVED(V_V, sort, ALL)

/* ---- reduce: the tree joins lane i with lane i + S/2, then S/4, ... 1, left operand the lower lane;
 * every lane gets the result.
 *
 * scan: Hillis-Steele, steps 1, 2, 4, ..., left operand the lower lane; exclusive is the inclusive scan
 * shifted up by one with the identity in front.
 *
 * Identities: add 0, mul 1, min +inf or the maximum, max -inf or the minimum, and all ones, or and xor 0.
 *
 * masked: lanes not in m enter as identities (-0.0 for float add); scans leave them x.
 *
 * clustered: within each c consecutive lanes, c rounded down to a power of two, 0 as 1, c >= S as S.
 *
 * log2(S) permutes and operations; sycl: reduce_over_group, inclusive_scan_over_group, ... ---- */

/* sum */
SG_T_DERIVED(V_V, reduce_add, ALL)
/* product */
SG_T_DERIVED(V_V, reduce_mul, ALL)
/* minimum */
SG_T_DERIVED(V_V, reduce_min, ALL)
/* maximum */
SG_T_DERIVED(V_V, reduce_max, ALL)
/* bitwise and */
SG_T_DERIVED(V_V, reduce_and, INT)
/* bitwise or */
SG_T_DERIVED(V_V, reduce_or, INT)
/* bitwise exclusive or */
SG_T_DERIVED(V_V, reduce_xor, INT)
/* sum of the lanes of m */
SG_T_DERIVED(V_MV, reduce_add_masked, ALL)
/* product of the lanes of m */
SG_T_DERIVED(V_MV, reduce_mul_masked, ALL)
/* minimum of the lanes of m */
SG_T_DERIVED(V_MV, reduce_min_masked, ALL)
/* maximum of the lanes of m */
SG_T_DERIVED(V_MV, reduce_max_masked, ALL)
/* and of the lanes of m */
SG_T_DERIVED(V_MV, reduce_and_masked, INT)
/* or of the lanes of m */
SG_T_DERIVED(V_MV, reduce_or_masked, INT)
/* exclusive or of the lanes of m */
SG_T_DERIVED(V_MV, reduce_xor_masked, INT)
/* sum within clusters of c lanes; opencl: sub_group_clustered_reduce_add */
SG_T_DERIVED(V_VU, reduce_clustered_add, ALL)
/* product within clusters */
SG_T_DERIVED(V_VU, reduce_clustered_mul, ALL)
/* minimum within clusters */
SG_T_DERIVED(V_VU, reduce_clustered_min, ALL)
/* maximum within clusters */
SG_T_DERIVED(V_VU, reduce_clustered_max, ALL)
/* and within clusters */
SG_T_DERIVED(V_VU, reduce_clustered_and, INT)
/* or within clusters */
SG_T_DERIVED(V_VU, reduce_clustered_or, INT)
/* exclusive or within clusters */
SG_T_DERIVED(V_VU, reduce_clustered_xor, INT)
/* inclusive sums */
SG_T_DERIVED(V_V, scan_inclusive_add, ALL)
/* inclusive products */
SG_T_DERIVED(V_V, scan_inclusive_mul, ALL)
/* inclusive minima */
SG_T_DERIVED(V_V, scan_inclusive_min, ALL)
/* inclusive maxima */
SG_T_DERIVED(V_V, scan_inclusive_max, ALL)
/* inclusive and */
SG_T_DERIVED(V_V, scan_inclusive_and, INT)
/* inclusive or */
SG_T_DERIVED(V_V, scan_inclusive_or, INT)
/* inclusive exclusive-or */
SG_T_DERIVED(V_V, scan_inclusive_xor, INT)
/* exclusive sums */
SG_T_DERIVED(V_V, scan_exclusive_add, ALL)
/* exclusive products */
SG_T_DERIVED(V_V, scan_exclusive_mul, ALL)
/* exclusive minima */
SG_T_DERIVED(V_V, scan_exclusive_min, ALL)
/* exclusive maxima */
SG_T_DERIVED(V_V, scan_exclusive_max, ALL)
/* exclusive and */
SG_T_DERIVED(V_V, scan_exclusive_and, INT)
/* exclusive or */
SG_T_DERIVED(V_V, scan_exclusive_or, INT)
/* exclusive exclusive-or */
SG_T_DERIVED(V_V, scan_exclusive_xor, INT)
/* inclusive sums over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_add_masked, ALL)
/* inclusive products over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_mul_masked, ALL)
/* inclusive minima over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_min_masked, ALL)
/* inclusive maxima over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_max_masked, ALL)
/* inclusive and over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_and_masked, INT)
/* inclusive or over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_or_masked, INT)
/* inclusive exclusive-or over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_xor_masked, INT)
/* exclusive sums over the lanes of m */
SG_T_DERIVED(V_MV, scan_exclusive_add_masked, ALL)
/* exclusive products over the lanes of m */
SG_T_DERIVED(V_MV, scan_exclusive_mul_masked, ALL)
/* exclusive minima over the lanes of m */
SG_T_DERIVED(V_MV, scan_exclusive_min_masked, ALL)
/* exclusive maxima over the lanes of m */
SG_T_DERIVED(V_MV, scan_exclusive_max_masked, ALL)
/* exclusive and over the lanes of m */
SG_T_DERIVED(V_MV, scan_exclusive_and_masked, INT)
/* exclusive or over the lanes of m */
SG_T_DERIVED(V_MV, scan_exclusive_or_masked, INT)
/* exclusive exclusive-or over the lanes of m */
SG_T_DERIVED(V_MV, scan_exclusive_xor_masked, INT)

/* ---- match ---- */

/* lane i gets the set of lanes whose bits equal x[i], as a bit mask; cuda: __match_any_sync.
 * S compares */
SG_T_DERIVED(X_V, match_any, ALL)
/* all lanes have the same bits; cuda: __match_all_sync */
SG_T_DERIVED(B_V, match_all, ALL)
/* all lanes compare equal: -0 equals +0, a NaN gives false; opencl: sub_group_all_equal */
SG_T_DERIVED(B_V, all_equal, ALL)
