/* SPDX-License-Identifier: MIT */
/* The table of public operations on sub-group values: one row and one docstring each.
 *
 * This is the only list: functions of floor 2, C and C++ names, the oracle tests, the instruction audit and the reference
 * are made from it. This file is a template: include it with the row macros defined.
 *
 *   SG_T_OP(shape, name, class, reg)   lane-wise; floor 1 has it as sg_reg_<reg>_... (for f16 and bf16: in f32)
 *   SG_T_DERIVED(shape, name, class)   built from other operations
 *   SG_T_DERIVED_N(shape, name, class) the same for the shapes with a form name_n
 *   SG_T_MASK_OP(shape, name)          on masks alone
 *
 * shape: what the operation takes and gives, a row of shapes.h. class: the elements that have it (elements.h): ALL; INT the
 * integers; REAL the floats; U32, I32, F32 that one. Reductions and scans are forms of the rows of reductions.h.
 *
 * In the docstrings x, y, a, b are values, m is a mask, i a lane number, S the size of the sub-group;
 * x[i] is lane i. Unless a line says otherwise an operation is lane-wise, called for all S lanes,
 * exact, and free of traps for every input. f16 and bf16 compute in f32 and round after each operation.
 * A NaN that arithmetic makes is some quiet NaN: its sign and payload are the only bits that may differ
 * between targets. Where a compiler knows an operand, as in x * 1, it may keep a signaling NaN.
 *
 * Cost: instructions of each operation, element and target are counted; bench/codegen.budget and the reference have the numbers.
 * Where a docstring does not state a cost, it is at most 16 instructions per register with AVX2 or AVX-512, without a call or a
 * loop over lanes; f16 and bf16 are excepted. bench/codegen_costs.awk compares. A cost that is stated does not hold for plain x86-64
 * (sse2), which has no shuffle of bytes and no blend. */

/* ---- make ---- */

/* every lane s */
SG_T_DERIVED(V_S, splat, ALL)
/* every lane 0 */
SG_T_DERIVED(V_, zero, ALL)
/* lane i is i, in the element's type; sycl: sub_group::get_local_id */
SG_T_DERIVED(V_, iota, ALL)
/* x, but the compiler forgets where x came from: at a later use it neither reads x from memory again nor
 * computes it again. For values that many operations use, such as the loads of a tile: GCC 12 may read memory for
 * each use of a load. No instruction */
SG_T_DERIVED(V_V, keep, ALL)

/* ---- memory: no alignment beyond the element's; nothing outside the named elements is touched ---- */

/* lane i is p[i]; sycl ext: sub_group::load, opencl: intel_sub_group_block_read */
SG_T_DERIVED(V_P, load, ALL)
/* p[i] = x[i]; sycl ext: sub_group::store, opencl: intel_sub_group_block_write */
SG_T_DERIVED(0_QV, store, ALL)
/* lane i is p[i] for i < n and 0 in the others, whose elements are not read; n > S acts as S. Cost: a masked move where the target has
 * one for the element; else on x86 a load and an and, if a whole register at p stays in one page (all of it is read, unless a
 * sanitizer or SG_VALGRIND looks); else pieces of 8, 4, 2 and 1 bytes, up to 83 instructions */
SG_T_DERIVED(V_PN, load_n, ALL)
/* p[i] = x[i] for i < n; n > S acts as S. Cost as load_n */
SG_T_DERIVED(0_QVN, store_n, ALL)
/* lane i is p[i] in the lanes of m and 0 in the others, whose elements are not read. Cost: one masked move where the target has it, four or five
 * instructions for each lane on NEON and WebAssembly, else a loop over the lanes of m */
SG_T_DERIVED(V_MP, load_masked, ALL)
/* p[i] = x[i] in the lanes of m. Cost as load_masked */
SG_T_DERIVED(0_MQV, store_masked, ALL)
/* lane i is p[idx[i]], idx unsigned. Cost: a gather for 32 and 64 bits where native, else S scalar loads */
SG_T_DERIVED(V_PI, gather, ALL)
/* p[idx[i]] = x[i]; of lanes with the same index the highest wins. Cost: a scatter for 32 and 64 bits with AVX-512,
 * else S scalar stores */
SG_T_DERIVED(0_QIV, scatter, ALL)
/* lane i is p[idx[i]] in the lanes of m and 0 in the others, whose elements are not read. Cost: a gather as sg_gather, as sg_load_masked for
 * 32 and 64 bits on NEON and WebAssembly, else a loop over the lanes of m */
SG_T_DERIVED(V_MPI, gather_masked, ALL)
/* p[idx[i]] = x[i] in the lanes of m; of lanes with the same index the highest wins. Cost: a scatter as
 * sg_scatter, as sg_store_masked for 32 and 64 bits on NEON and WebAssembly, else a loop over the lanes of m */
SG_T_DERIVED(0_MQIV, scatter_masked, ALL)
/* p[i] = x[i], past the cache where p is aligned to the register, else by a plain store. A store past the cache is weakly ordered: call
 * sg_atomic_fence before another thread may read the data */
SG_T_DERIVED(0_QV, stream, ALL)
/* p[i] = x[i] as by sg_stream. p must be aligned to the register, or to the size of the value if that is smaller; else the
 * behaviour is undefined. No store tests p, so compilers can store values as soon as they are ready */
SG_T_DERIVED(0_QV, stream_aligned, ALL)
/* the lanes of m, packed, to p[0], p[1], ...; returns how many. Nothing behind them is touched. Cost: a sg_compress
 * and a masked move with AVX2 or AVX-512, 10 to 26 instructions for 32 and 64 bits; a sg_compress and a sg_store_n on NEON and WebAssembly; else a
 * loop over the lanes of m */
SG_T_DERIVED(U_MQV, compress_store, ALL)
/* p[0], p[1], ... to the lanes of m in lane order, 0 to the others. Reads as many elements as m has lanes. Cost: a masked
 * move and a sg_expand with AVX2 or AVX-512, 10 to 25 instructions for 32 and 64 bits; a sg_load_n and a sg_expand on NEON and WebAssembly; else a
 * loop over the lanes of m */
SG_T_DERIVED(V_MP, expand_load, ALL)

/* ---- arithmetic: integers wrap ---- */

/* a + b */
SG_T_OP(BIN, add, ALL, add)
/* a - b */
SG_T_OP(BIN, sub, ALL, sub)
/* a * b */
SG_T_OP(BIN, mul, ALL, mul)
/* a / b. Integers truncate; x / 0 is 0 and min / -1 is min. Cost of integers: 8, 16 and 32 bits by exact
 * floating-point division, 18 to 104 instructions, 64 bits a division for each lane */
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
SG_T_DERIVED_N(BOUNDS, clamp, ALL)
/* IEEE 754 minimumNumber: the number if one is NaN, a quiet NaN if both are, -0 below +0 */
SG_T_DERIVED_N(BIN, min_num, REAL)
/* IEEE 754 maximumNumber: the number if one is NaN, a quiet NaN if both are, +0 above -0 */
SG_T_DERIVED_N(BIN, max_num, REAL)
/* a * b + c rounded once, always; slow where the target has no such instruction */
SG_T_OP(V_VVV, fma, REAL, fma)
/* a * b + c, approximate: fused where that is fast; else the product is rounded first, and the result is off by at most one unit in
 * the last place of the larger of product and result. f16 and bf16 do this in f32 and are rounded at the end */
SG_T_OP(V_VVV, mul_add, REAL, mul_add)
/* square root, correctly rounded; x < 0 gives NaN, -0 gives -0 */
SG_T_OP(V_V, sqrt, REAL, sqrt)
/* 1 / sqrt(x), approximate: relative error at most 2^-11, for normal x; f16 and bf16 round once more. 0 gives infinity of its
 * sign, infinity gives 0, NaN and x < 0 give NaN; a subnormal x may act as 0 */
SG_T_OP(V_V, rsqrt, REAL, rsqrt)
/* 1 / x, approximate: relative error at most 2^-11, for normal x and a result of at least twice the smallest
 * normal number (smaller results may be 0); f16 and bf16 round once more. 0 gives infinity and infinity gives 0, each with the sign
 * of x; NaN gives NaN; a subnormal x may act as 0 of its sign */
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
/* upper half of the double-width product. Cost: one instruction of 16 bits, up to 12 of 8 and 32, up to 25 of 64 */
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
/* a << n, each lane by its own unsigned n; n >= width gives 0; shl_n: one count for all lanes */
SG_T_OP(SHIFT, shl, INT, shl)
/* a >> n, arithmetic for signed elements; n >= width gives 0 or, if signed, the sign; shr_n: one count.
 * Cost: one instruction of 32 and 64 bits (5 of i64 with AVX2), of 16 bits 1 or up to 12, of 8 bits 7 to 24 */
SG_T_OP(SHIFT, shr, INT, shr)
/* x rotated left by n modulo the width; rotl_n: one count. Cost: one instruction of 32 and 64 bits with AVX-512, and of 16 with
 * AVX512-VBMI2, else 7 to 24; of 16 bits 6 to 24, of 8 bits 10 to 41. Where rotl is one instruction, rotl_n has
 * one or two more, which copy the count to all lanes. By a constant number of whole bytes rotl_n is one shuffle or rotate */
SG_T_DERIVED_N(SHIFT, rotl, INT)
/* number of one bits, in the same element. Cost: 8 to 19 instructions, one with AVX512-VPOPCNTDQ and -BITALG */
SG_T_OP(W_V, popcount, INT, popcount)
/* number of leading zero bits, in the same element; of 0 the width. Cost: one instruction of 32 and 64 bits with
 * AVX-512, else 7 to 24 */
SG_T_OP(W_V, clz, INT, clz)
/* number of trailing zero bits, in the same element; of 0 the width. Cost: 6 to 22 instructions */
SG_T_OP(W_V, ctz, INT, ctz)

/* ---- dot products of packed lanes: a and b are sg_u32 values with four bytes in each lane. Names are opencl's dot_4x8packed_<k>: the
 * letters u and s say whether the bytes of a and those of b are unsigned or signed; sycl ext: dot_acc, cuda: __dp4a ---- */

/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, all bytes unsigned. Cost: one instruction with VNNI (uu, ss: 4),
 * else 10 to 15 */
SG_T_OP(V_II, dot_4x8packed_uu, U32, dot_uu)
/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, all signed. Cost: one instruction with VNNI (uu, ss: 4),
 * else 10 to 15 */
SG_T_OP(V_II, dot_4x8packed_ss, I32, dot_ss)
/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, a's unsigned, b's signed. Cost: one instruction with VNNI (uu, ss: 4),
 * else 10 to 15 */
SG_T_OP(V_II, dot_4x8packed_us, I32, dot_us)
/* a0 * b0 + a1 * b1 + a2 * b2 + a3 * b3, exact, a's signed, b's unsigned. Cost: one instruction with VNNI (uu, ss: 4),
 * else 10 to 15 */
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
/* dot_4x8packed_ss(a, b) + acc, saturating: add_sat of the exact dot product. Cost: that of both, 18 to 25 instructions */
SG_T_OP(V_IIV, dot_acc_sat_4x8packed_ss, I32, dot_acc_sat_ss)
/* dot_4x8packed_us(a, b) + acc, saturating: add_sat of the exact dot product. Cost: that of both, 18 to 25 instructions */
SG_T_OP(V_IIV, dot_acc_sat_4x8packed_us, I32, dot_acc_sat_us)
/* dot_4x8packed_su(a, b) + acc, saturating: add_sat of the exact dot product. Cost: that of both, 18 to 25 instructions */
SG_T_OP(V_IIV, dot_acc_sat_4x8packed_su, I32, dot_acc_sat_su)
/* two bf16 for each lane, the first in the lower half: fma(a1, b1, fma(a0, b0, acc)), rounded twice, always */
SG_T_OP(V_IIV, dot_acc_2x16packed_bf16, F32, dot_acc_bf16)
/* the same, approximate: the target decides rounding and order, and subnormal numbers may act as 0. Off by at most 2^-22 of the sum
 * of the magnitudes of acc and both products, if none of them is subnormal. One instruction with AVX512-BF16. For Intel's processors
 * (-march=sapphirerapids) two fma instead: there the instruction takes 1.9 cycles and an fma half a cycle. On Zen 4 the instruction is
 * 1.35 times as fast as two fma, in a blocked product */
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
/* x is infinite */
SG_T_DERIVED(M_V, isinf, REAL)
/* x is neither infinite nor NaN */
SG_T_DERIVED(M_V, isfinite, REAL)
/* x has its sign bit set, -0 and NaN too */
SG_T_DERIVED(M_V, signbit, REAL)
/* m[i] ? x[i] : y[i] */
SG_T_DERIVED(V_MVV, select, ALL)
/* m[i] ? a[i] + b[i] : a[i]; to count in a branch: n = sg_add_masked(m, n, sg_splat_u32(1)). One instruction with mask
 * registers; one with vector masks too, for integers and a constant b of ones; else one or two more */
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
/* a, but the compiler forgets where a came from, and has it in a mask register here if there are any. For a constant that is the
 * first value of a mask in a loop: Clang would join such a mask with others in general registers. No instruction */
SG_T_MASK_OP(M_M, mask_keep)
/* the lanes below n; all lanes if n >= S */
SG_T_MASK_OP(M_N, mask_first_n)
/* lane i is bit i; bits above S are ignored; opencl: sub_group_inverse_ballot */
SG_T_MASK_OP(M_L, mask_from_bits)
/* the lanes from n on; none if n >= S */
SG_T_MASK_OP(M_N, mask_from_n)
/* the lanes below the lowest true one of a; all lanes if there is none */
SG_T_MASK_OP(M_M, mask_before_first)
/* a with lane i mod S set to b */
SG_T_MASK_OP(M_MUB, mask_set)
/* lane i mod S of a */
SG_T_MASK_OP(B_MU, mask_get)
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

/* the scalar x[i mod S]. Run-time i: a permute and a move, for bytes up to 10 instructions */
SG_T_DERIVED(S_VU, get_lane, ALL)
/* x with lane i mod S set to s. One blend */
SG_T_DERIVED(V_VUS, set_lane, ALL)
/* lane i gets x[idx[i] mod S]; sycl: select_from_group, opencl: sub_group_shuffle.
 * Cost: one permute per pair of registers, and a blend where a register takes from two; of 8 and 16 bits up to 30 instructions
 * a register before AVX512-VBMI */
SG_T_DERIVED(V_VI, shuffle, ALL)
/* lane i gets x[idx[i] mod S]; idx is an unsigned value of the element's width, such as sg_u8 for 8 bits and sg_u32 for f32. Cost as
 * shuffle, without a conversion of the lane numbers */
SG_T_DERIVED(V_VJ, shuffle_own, ALL)
/* lane i gets lane idx[i] mod 2S of x followed by y; idx is an unsigned value of the element's width. Cost: one permute for each
 * register; else one for each source, and a blend */
SG_T_DERIVED(V_VVJ, shuffle2, ALL)
/* lane i gets x[i ^ (m mod S)]; sycl: permute_group_by_xor. Cost: one immediate shuffle for a constant m, else as sg_shuffle */
SG_T_DERIVED(V_VU, shuffle_xor, ALL)
/* lane i gets x[i + d], its own value if i + d >= S; sycl: shift_group_left. Cost: one permute for a constant d,
 * else as sg_shuffle and a blend */
SG_T_DERIVED(V_VU, shuffle_down, ALL)
/* lane i gets x[i - d], its own value if d > i; sycl: shift_group_right. Cost as shuffle_down */
SG_T_DERIVED(V_VU, shuffle_up, ALL)
/* lane i gets x[i + d], s if i + d >= S. Cost as shuffle_down */
SG_T_DERIVED(V_VUS, shuffle_down_fill, ALL)
/* lane i gets x[i - d], s if d > i. Cost as shuffle_down */
SG_T_DERIVED(V_VUS, shuffle_up_fill, ALL)
/* lane i gets lane (i + d) mod 2S of x followed by y; opencl: intel_sub_group_shuffle_down. Cost as shuffle_down */
SG_T_DERIVED(V_VVU, shuffle_down_carry, ALL)
/* lane i gets lane (S + i - d) mod 2S of y followed by x; opencl: intel_sub_group_shuffle_up(y, x, d). Cost as
 * shuffle_down */
SG_T_DERIVED(V_VVU, shuffle_up_carry, ALL)
/* lane i gets x[(i + d) mod S], d signed; opencl: sub_group_rotate. Cost as shuffle_xor */
SG_T_DERIVED(V_VD, rotate, ALL)
/* lane i gets x[S - 1 - i] */
SG_T_DERIVED(V_V, reverse, ALL)
/* every lane gets x[i mod S]; sycl: group_broadcast */
SG_T_DERIVED(V_VU, broadcast, ALL)
/* every lane gets the x of the lowest lane of m, or of lane 0 if m is empty;
 * opencl: sub_group_broadcast_first. Cost: 4 to 19 instructions */
SG_T_DERIVED(V_MV, broadcast_first, ALL)
/* x[0] y[0] x[1] y[1] ..., the lower halves of x and y in turn; x if S is 1 */
SG_T_DERIVED(V_VV, zip_lo, ALL)
/* x[S/2] y[S/2] x[S/2 + 1] ..., the upper halves of x and y in turn; y if S is 1 */
SG_T_DERIVED(V_VV, zip_hi, ALL)
/* the even lanes of x, then of y; x if S is 1 */
SG_T_DERIVED(V_VV, unzip_even, ALL)
/* the odd lanes of x, then of y; y if S is 1 */
SG_T_DERIVED(V_VV, unzip_odd, ALL)
/* v[i] lane j becomes v[j] lane i, in place. Cost: log2(S) two-register permutes per value */
SG_T_DERIVED(0_T, transpose, ALL)
/* the lanes of m packed to the front, then 0. Cost: for 32 and 64 bits one instruction with AVX-512, 13 or 15 with AVX2; for 8 and 16
 * bits one with AVX512-VBMI2, 7 for each 8 bytes with AVX2; on NEON and WebAssembly 10 and 44; else a loop over the lanes of m */
SG_T_DERIVED(V_MV, compress, ALL)
/* x[0], x[1], ... to the lanes of m in lane order, 0 elsewhere. Cost as compress */
SG_T_DERIVED(V_MV, expand, ALL)
/* lane i gets p[x[i] mod 16]: one table of 16 bytes for all lanes. All of it is read for any S, and so for the larger tables below.
 * Cost: one instruction, and one more for the modulo unless the compiler knows that it changes nothing */
SG_T_DERIVED(V_PV, lookup16, U8)
/* lane i gets p[x[i] mod 32]. Cost: AVX512-VBMI and NEON one instruction, else as two tables of 16, and a blend */
SG_T_DERIVED(V_PV, lookup32, U8)
/* lane i gets p[x[i] mod 64]. Cost: AVX512-VBMI and NEON one instruction and the loads of the table, else as two tables of 32, and a blend */
SG_T_DERIVED(V_PV, lookup64, U8)
/* lane i gets p[x[i] mod 128]. Cost: AVX512-VBMI one instruction, NEON three, else as two tables of 64, and a blend */
SG_T_DERIVED(V_PV, lookup128, U8)
/* lane i gets p[x[i]]: a table of all bytes. Cost: as two tables of 128, and a blend; NEON seven instructions */
SG_T_DERIVED(V_PV, lookup256, U8)
/* the lanes of x ascending; floats in IEEE 754 total order. Cost: a bitonic network of
 * log2(S)(log2(S)+1)/2 steps */
SG_T_DERIVED(V_V, sort, ALL)

/* ---- reduce: the tree joins lane i with lane i + S/2, then S/4, ... 1, left operand the lower lane;
 * every lane gets the result.
 *
 * scan: Hillis-Steele, steps 1, 2, 4, ..., left operand the lower lane; exclusive is the inclusive scan
 * shifted up by one with the identity in front.
 *
 * Identities: add 0, mul 1, min +inf or the maximum, max -inf or the minimum, and all ones, or and xor 0.
 *
 * masked: lanes not in m take part as identities (-0.0 for float add); after a scan they keep x. The lowest lane of m gets the
 * identity from an exclusive scan, as lane 0 does where there is no m.
 *
 * clustered: within each c consecutive lanes; c is rounded down to a power of two; 0 acts as 1, c >= S as S.
 *
 * segmented, in sg/more.h: within segments. A segment begins at lane 0 and at each lane of m. A scan uses the tree of a segment that
 * stands alone. A reduction is what the scan has in the last lane of the segment, and takes twice log2(S) steps. For segments by key, m is
 * sg_ne(key, sg_shuffle_up(key, 1)); sg_compress_store with sg_mask_set(m, 0, true) packs one result for each segment.
 *
 * log2(S) permutes and operations; sycl: reduce_over_group, inclusive_scan_over_group, ... ---- */

#include "../made/reductions.h"

/* ---- match ---- */

/* lane i gets the set of lanes whose bits equal x[i], as a bit mask; cuda: __match_any_sync.
 * Cost: S compares, in a loop */
SG_T_DERIVED(X_V, match_any, ALL)
/* all lanes have the same bits; cuda: __match_all_sync */
SG_T_DERIVED(B_V, match_all, ALL)
/* all lanes compare equal: -0 equals +0, a NaN gives false; opencl: sub_group_all_equal */
SG_T_DERIVED(B_V, all_equal, ALL)
