/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The generic names for one element at one size, as overloads in C++ and in C with Clang.
 * SG_T_MASKED_PART 0: the operations without a mask; 1: those that take or give one. Where the arguments do not show the
 * size (loads) or the mask's width (compares), the overload is sg_<op>_ox<S>, and lanes_names.h has a macro that adds it.
 * Long, for the reason that lanes_names.h is. */
/* First the overloads for pointers that the element does not accept: a call of them does not compile. Then the others. */
#ifndef SG_T_MASKED_PART
#error "sg: lanes_overloads.tmpl.h needs SG_T_MASKED_PART"
#endif
#pragma GCC system_header /* for the attributes */

#if !SG_T_MASKED_PART
#if SG_T_KIND == 0 && SG_T_BITS == 8 /* once for each size */
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_o), "sg_load(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_n_o), "sg_load_n(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(gather_o), "sg_gather(pointer, sg_u32 value); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_v2_o), "sg_load_v2(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_n_v2_o), "sg_load_n_v2(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(block_load_v2_o), "sg_block_load_v2(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_v3_o), "sg_load_v3(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_n_v3_o), "sg_load_n_v3(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(block_load_v3_o), "sg_block_load_v3(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_v4_o), "sg_load_v4(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_n_v4_o), "sg_load_n_v4(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(block_load_v4_o), "sg_block_load_v4(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_v8_o), "sg_load_v8(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(block_load_v8_o), "sg_block_load_v8(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(load_v16_o), "sg_load_v16(pointer); the pointer is one to an element, and not volatile")
SG_NO_OVERLOAD(SG_T_PLAIN_FN(block_load_v16_o), "sg_block_load_v16(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_load(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_n_o)(sg_a_pointer_to_an_element_and_not_volatile_ p, size_t n), "sg_load_n(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(gather_o)(sg_a_pointer_to_an_element_and_not_volatile_ p, SG_T_IDX i), "sg_gather(pointer, sg_u32 value); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_n_v2_o)(sg_a_pointer_to_an_element_and_not_volatile_ p, size_t n), "sg_load_n_v2(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_v2_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_load_v2(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(block_load_v2_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_block_load_v2(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_n_v3_o)(sg_a_pointer_to_an_element_and_not_volatile_ p, size_t n), "sg_load_n_v3(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_v3_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_load_v3(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(block_load_v3_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_block_load_v3(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_n_v4_o)(sg_a_pointer_to_an_element_and_not_volatile_ p, size_t n), "sg_load_n_v4(pointer, number); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_v4_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_load_v4(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(block_load_v4_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_block_load_v4(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_v8_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_load_v8(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(block_load_v8_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_block_load_v8(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(load_v16_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_load_v16(pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER(SG_T_PLAIN_FN(block_load_v16_o)(sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_block_load_v16(pointer); the pointer is one to an element, and not volatile")
#endif
SG_NO_POINTER((sg_store)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUE a), "sg_store(pointer, value), of this SG_SIZE; the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_n)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUE a, size_t n), "sg_store_n(pointer, value, number), of this SG_SIZE; the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_scatter)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_IDX i, SG_T_VALUE a), "sg_scatter(pointer, sg_u32 value, value), of this SG_SIZE; the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_stream)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUE a), "sg_stream(pointer, value), of this SG_SIZE; the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_stream_aligned)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUE a), "sg_stream_aligned(pointer, value), of this SG_SIZE; the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_n_v2)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(2) v, size_t n), "sg_store_n_v2(pointer, N values for each lane, number); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_v2)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(2) v), "sg_store_v2(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_block_store_v2)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(2) v), "sg_block_store_v2(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_n_v3)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(3) v, size_t n), "sg_store_n_v3(pointer, N values for each lane, number); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_v3)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(3) v), "sg_store_v3(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_block_store_v3)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(3) v), "sg_block_store_v3(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_n_v4)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(4) v, size_t n), "sg_store_n_v4(pointer, N values for each lane, number); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_v4)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(4) v), "sg_store_v4(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_block_store_v4)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(4) v), "sg_block_store_v4(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_v8)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(8) v), "sg_store_v8(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_block_store_v8)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(8) v), "sg_block_store_v8(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_store_v16)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(16) v), "sg_store_v16(pointer, N values for each lane); the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_block_store_v16)(sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUES(16) v), "sg_block_store_v16(pointer, N values for each lane); the pointer is one to the value's element, and not const")
/* x, but the compiler forgets where x came from: at a later use it neither reads x from memory again nor
 * computes it again. For values that many operations use, such as the loads of a tile: GCC 12 may read memory for
 * each use of a load. No instruction */
SG_OVERLOAD SG_T_VALUE (sg_keep)(SG_T_VALUE a) { return SG_T_FN(keep)(a); }
/* lane i is p[i]; sycl ext: sub_group::load, opencl: intel_sub_group_block_read */
SG_OVERLOAD SG_T_VALUE SG_T_PLAIN_FN(load_o)(const SG_T_TYPE *p) { return SG_T_FN(load)(p); }
/* p[i] = x[i]; sycl ext: sub_group::store, opencl: intel_sub_group_block_write */
SG_OVERLOAD void (sg_store)(SG_T_TYPE *p, SG_T_VALUE a) { SG_T_FN(store)(p, a); }
/* lane i is p[i] for i < n and 0 in the others, whose elements are not read; n > S acts as S. Cost: a masked move where the target has
 * one for the element; else on x86 a load and an and, if a whole register at p stays in one page (all of it is read, unless a
 * sanitizer or SG_VALGRIND looks); else pieces of 8, 4, 2 and 1 bytes, up to 83 instructions */
SG_OVERLOAD SG_T_VALUE SG_T_PLAIN_FN(load_n_o)(const SG_T_TYPE *p, size_t n) { return SG_T_FN(load_n)(p, n); }
/* p[i] = x[i] for i < n; n > S acts as S. Cost as load_n */
SG_OVERLOAD void (sg_store_n)(SG_T_TYPE *p, SG_T_VALUE a, size_t n) { SG_T_FN(store_n)(p, a, n); }
/* lane i is p[idx[i]], idx unsigned. Cost: a gather for 32 and 64 bits where native, else S scalar loads */
SG_OVERLOAD SG_T_VALUE SG_T_PLAIN_FN(gather_o)(const SG_T_TYPE *p, SG_T_IDX i) { return SG_T_FN(gather)(p, i); }
/* p[idx[i]] = x[i]; of lanes with the same index the highest wins. Cost: a scatter for 32 and 64 bits with AVX-512,
 * else S scalar stores */
SG_OVERLOAD void (sg_scatter)(SG_T_TYPE *p, SG_T_IDX i, SG_T_VALUE a) { SG_T_FN(scatter)(p, i, a); }
/* p[i] = x[i], past the cache where p is aligned to the register, else by a plain store. A store past the cache is weakly ordered: call
 * sg_atomic_fence before another thread may read the data */
SG_OVERLOAD void (sg_stream)(SG_T_TYPE *p, SG_T_VALUE a) { SG_T_FN(stream)(p, a); }
/* p[i] = x[i] as by sg_stream. p must be aligned to the register, or to the size of the value if that is smaller; else the
 * behaviour is undefined. No store tests p, so compilers can store values as soon as they are ready */
SG_OVERLOAD void (sg_stream_aligned)(SG_T_TYPE *p, SG_T_VALUE a) { SG_T_FN(stream_aligned)(p, a); }
/* a + b */
SG_OVERLOAD SG_T_VALUE (sg_add)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(add)(a, b); }
/* a + b */
SG_OVERLOAD_1_ SG_T_VALUE (sg_add_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(add_n)(a, s); }
/* a - b */
SG_OVERLOAD SG_T_VALUE (sg_sub)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(sub)(a, b); }
/* a - b */
SG_OVERLOAD_1_ SG_T_VALUE (sg_sub_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(sub_n)(a, s); }
/* a * b */
SG_OVERLOAD SG_T_VALUE (sg_mul)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(mul)(a, b); }
/* a * b */
SG_OVERLOAD_1_ SG_T_VALUE (sg_mul_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(mul_n)(a, s); }
/* a / b. Integers truncate; x / 0 is 0 and min / -1 is min. Cost of integers: 8, 16 and 32 bits by exact
 * floating-point division, 18 to 104 instructions, 64 bits a division for each lane */
SG_OVERLOAD SG_T_VALUE (sg_div)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(div)(a, b); }
/* a / b. Integers truncate; x / 0 is 0 and min / -1 is min. Cost of integers: 8, 16 and 32 bits by exact
 * floating-point division, 18 to 104 instructions, 64 bits a division for each lane */
SG_OVERLOAD_1_ SG_T_VALUE (sg_div_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(div_n)(a, s); }
/* -a, integers wrapping; floats flip the sign, NaN's too */
SG_OVERLOAD SG_T_VALUE (sg_neg)(SG_T_VALUE a) { return SG_T_FN(neg)(a); }
/* |a|; the minimum stays the minimum */
SG_OVERLOAD SG_T_VALUE (sg_abs)(SG_T_VALUE a) { return SG_T_FN(abs)(a); }
/* a < b ? a : b, so b if either is NaN or both are zeros */
SG_OVERLOAD SG_T_VALUE (sg_min)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(min)(a, b); }
/* a < b ? a : b, so b if either is NaN or both are zeros */
SG_OVERLOAD_1_ SG_T_VALUE (sg_min_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(min_n)(a, s); }
/* a > b ? a : b, so b if either is NaN or both are zeros */
SG_OVERLOAD SG_T_VALUE (sg_max)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(max)(a, b); }
/* a > b ? a : b, so b if either is NaN or both are zeros */
SG_OVERLOAD_1_ SG_T_VALUE (sg_max_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(max_n)(a, s); }
/* min(max(x, lo), hi), so lo if x is NaN and lo < hi */
SG_OVERLOAD SG_T_VALUE (sg_clamp)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(clamp)(a, b, c); }
/* min(max(x, lo), hi), so lo if x is NaN and lo < hi */
SG_OVERLOAD_2_ SG_T_VALUE (sg_clamp_n)(SG_T_VALUE a, SG_T_TYPE s, SG_T_TYPE t) { return SG_T_FN(clamp_n)(a, s, t); }
/* the scalar x[i mod S]. Run-time i: a permute and a move, for bytes up to 10 instructions */
SG_OVERLOAD SG_T_TYPE (sg_get_lane)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(get_lane)(a, i); }
/* x with lane i mod S set to s. One blend */
SG_OVERLOAD SG_T_VALUE (sg_set_lane)(SG_T_VALUE a, uint32_t i, SG_T_TYPE s) { return SG_T_FN(set_lane)(a, i, s); }
/* lane i gets x[idx[i] mod S]; sycl: select_from_group, opencl: sub_group_shuffle.
 * Cost: one permute per pair of registers, and a blend where a register takes from two; of 8 and 16 bits up to 30 instructions
 * a register before AVX512-VBMI */
SG_OVERLOAD SG_T_VALUE (sg_shuffle)(SG_T_VALUE a, SG_T_IDX i) { return SG_T_FN(shuffle)(a, i); }
/* lane i gets x[idx[i] mod S]; idx is an unsigned value of the element's width, such as sg_u8 for 8 bits and sg_u32 for f32. Cost as
 * shuffle, without a conversion of the lane numbers */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_own)(SG_T_VALUE a, SG_T_UNSIGNED i) { return SG_T_FN(shuffle_own)(a, i); }
/* lane i gets lane idx[i] mod 2S of x followed by y; idx is an unsigned value of the element's width. Cost: one permute for each
 * register; else one for each source, and a blend */
SG_OVERLOAD SG_T_VALUE (sg_shuffle2)(SG_T_VALUE a, SG_T_VALUE b, SG_T_UNSIGNED i) { return SG_T_FN(shuffle2)(a, b, i); }
/* lane i gets x[i ^ (m mod S)]; sycl: permute_group_by_xor. Cost: one immediate shuffle for a constant m, else as sg_shuffle */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_xor)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(shuffle_xor)(a, i); }
/* lane i gets x[i + d], its own value if i + d >= S; sycl: shift_group_left. Cost: one permute for a constant d,
 * else as sg_shuffle and a blend */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_down)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(shuffle_down)(a, i); }
/* lane i gets x[i - d], its own value if d > i; sycl: shift_group_right. Cost as shuffle_down */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_up)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(shuffle_up)(a, i); }
/* lane i gets x[i + d], s if i + d >= S. Cost as shuffle_down */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_down_fill)(SG_T_VALUE a, uint32_t i, SG_T_TYPE s) { return SG_T_FN(shuffle_down_fill)(a, i, s); }
/* lane i gets x[i - d], s if d > i. Cost as shuffle_down */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_up_fill)(SG_T_VALUE a, uint32_t i, SG_T_TYPE s) { return SG_T_FN(shuffle_up_fill)(a, i, s); }
/* lane i gets lane (i + d) mod 2S of x followed by y; opencl: intel_sub_group_shuffle_down. Cost as shuffle_down */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_down_carry)(SG_T_VALUE a, SG_T_VALUE b, uint32_t i) { return SG_T_FN(shuffle_down_carry)(a, b, i); }
/* lane i gets lane (S + i - d) mod 2S of y followed by x; opencl: intel_sub_group_shuffle_up(y, x, d). Cost as
 * shuffle_down */
SG_OVERLOAD SG_T_VALUE (sg_shuffle_up_carry)(SG_T_VALUE a, SG_T_VALUE b, uint32_t i) { return SG_T_FN(shuffle_up_carry)(a, b, i); }
/* lane i gets x[(i + d) mod S], d signed; opencl: sub_group_rotate. Cost as shuffle_xor */
SG_OVERLOAD SG_T_VALUE (sg_rotate)(SG_T_VALUE a, int32_t d) { return SG_T_FN(rotate)(a, d); }
/* lane i gets x[S - 1 - i] */
SG_OVERLOAD SG_T_VALUE (sg_reverse)(SG_T_VALUE a) { return SG_T_FN(reverse)(a); }
/* every lane gets x[i mod S]; sycl: group_broadcast */
SG_OVERLOAD SG_T_VALUE (sg_broadcast)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(broadcast)(a, i); }
/* x[0] y[0] x[1] y[1] ..., the lower halves of x and y in turn; x if S is 1 */
SG_OVERLOAD SG_T_VALUE (sg_zip_lo)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(zip_lo)(a, b); }
/* x[S/2] y[S/2] x[S/2 + 1] ..., the upper halves of x and y in turn; y if S is 1 */
SG_OVERLOAD SG_T_VALUE (sg_zip_hi)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(zip_hi)(a, b); }
/* the even lanes of x, then of y; x if S is 1 */
SG_OVERLOAD SG_T_VALUE (sg_unzip_even)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(unzip_even)(a, b); }
/* the odd lanes of x, then of y; y if S is 1 */
SG_OVERLOAD SG_T_VALUE (sg_unzip_odd)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(unzip_odd)(a, b); }
/* v[i] lane j becomes v[j] lane i, in place. Cost: log2(S) two-register permutes per value */
SG_OVERLOAD void (sg_transpose)(SG_T_VALUE *v) { SG_T_FN(transpose)(v); }
/* the lanes of x ascending; floats in IEEE 754 total order. Cost: a bitonic network of
 * log2(S)(log2(S)+1)/2 steps */
SG_OVERLOAD SG_T_VALUE (sg_sort)(SG_T_VALUE a) { return SG_T_FN(sort)(a); }
/* sum */
SG_OVERLOAD SG_T_VALUE (sg_reduce_add)(SG_T_VALUE a) { return SG_T_FN(reduce_add)(a); }
/* product */
SG_OVERLOAD SG_T_VALUE (sg_reduce_mul)(SG_T_VALUE a) { return SG_T_FN(reduce_mul)(a); }
/* minimum */
SG_OVERLOAD SG_T_VALUE (sg_reduce_min)(SG_T_VALUE a) { return SG_T_FN(reduce_min)(a); }
/* maximum */
SG_OVERLOAD SG_T_VALUE (sg_reduce_max)(SG_T_VALUE a) { return SG_T_FN(reduce_max)(a); }
/* sum within clusters of c lanes; opencl: sub_group_clustered_reduce_add */
SG_OVERLOAD SG_T_VALUE (sg_reduce_clustered_add)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(reduce_clustered_add)(a, i); }
/* product within clusters of c lanes; opencl: sub_group_clustered_reduce_mul */
SG_OVERLOAD SG_T_VALUE (sg_reduce_clustered_mul)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(reduce_clustered_mul)(a, i); }
/* minimum within clusters of c lanes; opencl: sub_group_clustered_reduce_min */
SG_OVERLOAD SG_T_VALUE (sg_reduce_clustered_min)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(reduce_clustered_min)(a, i); }
/* maximum within clusters of c lanes; opencl: sub_group_clustered_reduce_max */
SG_OVERLOAD SG_T_VALUE (sg_reduce_clustered_max)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(reduce_clustered_max)(a, i); }
/* inclusive sums */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_add)(SG_T_VALUE a) { return SG_T_FN(scan_inclusive_add)(a); }
/* inclusive products */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_mul)(SG_T_VALUE a) { return SG_T_FN(scan_inclusive_mul)(a); }
/* inclusive minima */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_min)(SG_T_VALUE a) { return SG_T_FN(scan_inclusive_min)(a); }
/* inclusive maxima */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_max)(SG_T_VALUE a) { return SG_T_FN(scan_inclusive_max)(a); }
/* exclusive sums */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_add)(SG_T_VALUE a) { return SG_T_FN(scan_exclusive_add)(a); }
/* exclusive products */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_mul)(SG_T_VALUE a) { return SG_T_FN(scan_exclusive_mul)(a); }
/* exclusive minima */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_min)(SG_T_VALUE a) { return SG_T_FN(scan_exclusive_min)(a); }
/* exclusive maxima */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_max)(SG_T_VALUE a) { return SG_T_FN(scan_exclusive_max)(a); }
/* lane i gets the set of lanes whose bits equal x[i], as a bit mask; cuda: __match_any_sync.
 * Cost: S compares, in a loop */
SG_OVERLOAD SG_T_VALUE_OF(u64) (sg_match_any)(SG_T_VALUE a) { return SG_T_FN(match_any)(a); }
/* all lanes have the same bits; cuda: __match_all_sync */
SG_OVERLOAD bool (sg_match_all)(SG_T_VALUE a) { return SG_T_FN(match_all)(a); }
/* all lanes compare equal: -0 equals +0, a NaN gives false; opencl: sub_group_all_equal */
SG_OVERLOAD bool (sg_all_equal)(SG_T_VALUE a) { return SG_T_FN(all_equal)(a); }
#if SG_T_KIND <= 1
/* a % b with a's sign; x % 0 is x, min % -1 is 0. Cost as div */
SG_OVERLOAD SG_T_VALUE (sg_rem)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(rem)(a, b); }
/* a % b with a's sign; x % 0 is x, min % -1 is 0. Cost as div */
SG_OVERLOAD_1_ SG_T_VALUE (sg_rem_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(rem_n)(a, s); }
/* a + b, saturating */
SG_OVERLOAD SG_T_VALUE (sg_add_sat)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(add_sat)(a, b); }
/* a + b, saturating */
SG_OVERLOAD_1_ SG_T_VALUE (sg_add_sat_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(add_sat_n)(a, s); }
/* a - b, saturating */
SG_OVERLOAD SG_T_VALUE (sg_sub_sat)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(sub_sat)(a, b); }
/* a - b, saturating */
SG_OVERLOAD_1_ SG_T_VALUE (sg_sub_sat_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(sub_sat_n)(a, s); }
/* upper half of the double-width product. Cost: one instruction of 16 bits, up to 12 of 8 and 32, up to 25 of 64 */
SG_OVERLOAD SG_T_VALUE (sg_mul_hi)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(mul_hi)(a, b); }
/* upper half of the double-width product. Cost: one instruction of 16 bits, up to 12 of 8 and 32, up to 25 of 64 */
SG_OVERLOAD_1_ SG_T_VALUE (sg_mul_hi_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(mul_hi_n)(a, s); }
/* (a + b + 1) >> 1 without overflow, rounding up */
SG_OVERLOAD SG_T_VALUE (sg_avg)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(avg)(a, b); }
/* (a + b + 1) >> 1 without overflow, rounding up */
SG_OVERLOAD_1_ SG_T_VALUE (sg_avg_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(avg_n)(a, s); }
/* a & b */
SG_OVERLOAD SG_T_VALUE (sg_and)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(and)(a, b); }
/* a & b */
SG_OVERLOAD_1_ SG_T_VALUE (sg_and_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(and_n)(a, s); }
/* a | b */
SG_OVERLOAD SG_T_VALUE (sg_or)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(or)(a, b); }
/* a | b */
SG_OVERLOAD_1_ SG_T_VALUE (sg_or_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(or_n)(a, s); }
/* a ^ b */
SG_OVERLOAD SG_T_VALUE (sg_xor)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(xor)(a, b); }
/* a ^ b */
SG_OVERLOAD_1_ SG_T_VALUE (sg_xor_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(xor_n)(a, s); }
/* a & ~b */
SG_OVERLOAD SG_T_VALUE (sg_andnot)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(andnot)(a, b); }
/* a & ~b */
SG_OVERLOAD_1_ SG_T_VALUE (sg_andnot_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(andnot_n)(a, s); }
/* ~a */
SG_OVERLOAD SG_T_VALUE (sg_not)(SG_T_VALUE a) { return SG_T_FN(not)(a); }
/* a << n, each lane by its own unsigned n; n >= width gives 0; shl_n: one count for all lanes */
SG_OVERLOAD SG_T_VALUE (sg_shl)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(shl)(a, b); }
/* a << n, each lane by its own unsigned n; n >= width gives 0; shl_n: one count for all lanes */
SG_OVERLOAD_1_ SG_T_VALUE (sg_shl_n)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(shl_n)(a, i); }
/* a >> n, arithmetic for signed elements; n >= width gives 0 or, if signed, the sign; shr_n: one count.
 * Cost: one instruction of 32 and 64 bits (5 of i64 with AVX2), of 16 bits 1 or up to 12, of 8 bits 7 to 24 */
SG_OVERLOAD SG_T_VALUE (sg_shr)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(shr)(a, b); }
/* a >> n, arithmetic for signed elements; n >= width gives 0 or, if signed, the sign; shr_n: one count.
 * Cost: one instruction of 32 and 64 bits (5 of i64 with AVX2), of 16 bits 1 or up to 12, of 8 bits 7 to 24 */
SG_OVERLOAD_1_ SG_T_VALUE (sg_shr_n)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(shr_n)(a, i); }
/* x rotated left by n modulo the width; rotl_n: one count. Cost: one instruction of 32 and 64 bits with AVX-512, and of 16 with
 * AVX512-VBMI2, else 7 to 24; of 16 bits 6 to 24, of 8 bits 10 to 41. Where rotl is one instruction, rotl_n has
 * one or two more, which copy the count to all lanes. By a constant number of whole bytes rotl_n is one shuffle or rotate */
SG_OVERLOAD SG_T_VALUE (sg_rotl)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(rotl)(a, b); }
/* x rotated left by n modulo the width; rotl_n: one count. Cost: one instruction of 32 and 64 bits with AVX-512, and of 16 with
 * AVX512-VBMI2, else 7 to 24; of 16 bits 6 to 24, of 8 bits 10 to 41. Where rotl is one instruction, rotl_n has
 * one or two more, which copy the count to all lanes. By a constant number of whole bytes rotl_n is one shuffle or rotate */
SG_OVERLOAD_1_ SG_T_VALUE (sg_rotl_n)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(rotl_n)(a, i); }
/* number of one bits, in the same element. Cost: 8 to 19 instructions, one with AVX512-VPOPCNTDQ and -BITALG */
SG_OVERLOAD SG_T_VALUE (sg_popcount)(SG_T_VALUE a) { return SG_T_FN(popcount)(a); }
/* number of leading zero bits, in the same element; of 0 the width. Cost: one instruction of 32 and 64 bits with
 * AVX-512, else 7 to 24 */
SG_OVERLOAD SG_T_VALUE (sg_clz)(SG_T_VALUE a) { return SG_T_FN(clz)(a); }
/* number of trailing zero bits, in the same element; of 0 the width. Cost: 6 to 22 instructions */
SG_OVERLOAD SG_T_VALUE (sg_ctz)(SG_T_VALUE a) { return SG_T_FN(ctz)(a); }
/* bitwise and */
SG_OVERLOAD SG_T_VALUE (sg_reduce_and)(SG_T_VALUE a) { return SG_T_FN(reduce_and)(a); }
/* bitwise or */
SG_OVERLOAD SG_T_VALUE (sg_reduce_or)(SG_T_VALUE a) { return SG_T_FN(reduce_or)(a); }
/* bitwise exclusive or */
SG_OVERLOAD SG_T_VALUE (sg_reduce_xor)(SG_T_VALUE a) { return SG_T_FN(reduce_xor)(a); }
/* bitwise and within clusters of c lanes; opencl: sub_group_clustered_reduce_and */
SG_OVERLOAD SG_T_VALUE (sg_reduce_clustered_and)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(reduce_clustered_and)(a, i); }
/* bitwise or within clusters of c lanes; opencl: sub_group_clustered_reduce_or */
SG_OVERLOAD SG_T_VALUE (sg_reduce_clustered_or)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(reduce_clustered_or)(a, i); }
/* bitwise exclusive or within clusters of c lanes; opencl: sub_group_clustered_reduce_xor */
SG_OVERLOAD SG_T_VALUE (sg_reduce_clustered_xor)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(reduce_clustered_xor)(a, i); }
/* inclusive bitwise and */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_and)(SG_T_VALUE a) { return SG_T_FN(scan_inclusive_and)(a); }
/* inclusive bitwise or */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_or)(SG_T_VALUE a) { return SG_T_FN(scan_inclusive_or)(a); }
/* inclusive bitwise exclusive or */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_xor)(SG_T_VALUE a) { return SG_T_FN(scan_inclusive_xor)(a); }
/* exclusive bitwise and */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_and)(SG_T_VALUE a) { return SG_T_FN(scan_exclusive_and)(a); }
/* exclusive bitwise or */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_or)(SG_T_VALUE a) { return SG_T_FN(scan_exclusive_or)(a); }
/* exclusive bitwise exclusive or */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_xor)(SG_T_VALUE a) { return SG_T_FN(scan_exclusive_xor)(a); }
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_add_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_sub_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_mul_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_div_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_min_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_max_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_1_ SG_T_VALUE (sg_clamp_n)(SG_T_VALUE a, SG_T_TYPE s, long double t), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_1_ SG_T_VALUE (sg_clamp_n)(SG_T_VALUE a, long double s, SG_T_TYPE t), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_clamp_n)(SG_T_VALUE a, long double s, long double t), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_rem_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_add_sat_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_sub_sat_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_mul_hi_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_avg_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_and_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_or_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_xor_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_andnot_n)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_shl_n)(SG_T_VALUE a, long double i), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_shr_n)(SG_T_VALUE a, long double i), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_VALUE (sg_rotl_n)(SG_T_VALUE a, long double i), SG_CUT_)
#else
/* IEEE 754 minimumNumber: the number if one is NaN, a quiet NaN if both are, -0 below +0 */
SG_OVERLOAD SG_T_VALUE (sg_min_num)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(min_num)(a, b); }
/* IEEE 754 minimumNumber: the number if one is NaN, a quiet NaN if both are, -0 below +0 */
SG_OVERLOAD SG_T_VALUE (sg_min_num_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(min_num_n)(a, s); }
/* IEEE 754 maximumNumber: the number if one is NaN, a quiet NaN if both are, +0 above -0 */
SG_OVERLOAD SG_T_VALUE (sg_max_num)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(max_num)(a, b); }
/* IEEE 754 maximumNumber: the number if one is NaN, a quiet NaN if both are, +0 above -0 */
SG_OVERLOAD SG_T_VALUE (sg_max_num_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(max_num_n)(a, s); }
/* a * b + c rounded once, always; slow where the target has no such instruction */
SG_OVERLOAD SG_T_VALUE (sg_fma)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(fma)(a, b, c); }
/* a * b + c, approximate: fused where that is fast; else the product is rounded first, and the result is off by at most one unit in
 * the last place of the larger of product and result. f16 and bf16 do this in f32 and are rounded at the end */
SG_OVERLOAD SG_T_VALUE (sg_mul_add)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(mul_add)(a, b, c); }
/* square root, correctly rounded; x < 0 gives NaN, -0 gives -0 */
SG_OVERLOAD SG_T_VALUE (sg_sqrt)(SG_T_VALUE a) { return SG_T_FN(sqrt)(a); }
/* 1 / sqrt(x), approximate: relative error at most 2^-11, for normal x; f16 and bf16 round once more. 0 gives infinity of its
 * sign, infinity gives 0, NaN and x < 0 give NaN; a subnormal x may act as 0 */
SG_OVERLOAD SG_T_VALUE (sg_rsqrt)(SG_T_VALUE a) { return SG_T_FN(rsqrt)(a); }
/* 1 / x, approximate: relative error at most 2^-11, for normal x and a result of at least twice the smallest
 * normal number (smaller results may be 0); f16 and bf16 round once more. 0 gives infinity and infinity gives 0, each with the sign
 * of x; NaN gives NaN; a subnormal x may act as 0 of its sign */
SG_OVERLOAD SG_T_VALUE (sg_rcp)(SG_T_VALUE a) { return SG_T_FN(rcp)(a); }
/* down to an integer; -0 is kept */
SG_OVERLOAD SG_T_VALUE (sg_floor)(SG_T_VALUE a) { return SG_T_FN(floor)(a); }
/* up to an integer; -0.5 gives -0 */
SG_OVERLOAD SG_T_VALUE (sg_ceil)(SG_T_VALUE a) { return SG_T_FN(ceil)(a); }
/* towards zero to an integer; -0.5 gives -0 */
SG_OVERLOAD SG_T_VALUE (sg_trunc)(SG_T_VALUE a) { return SG_T_FN(trunc)(a); }
/* to the nearest integer, halves to even; -0.5 gives -0 */
SG_OVERLOAD SG_T_VALUE (sg_rint)(SG_T_VALUE a) { return SG_T_FN(rint)(a); }
/* to the nearest integer, halves away from zero; -0.4 gives -0 */
SG_OVERLOAD SG_T_VALUE (sg_round)(SG_T_VALUE a) { return SG_T_FN(round)(a); }
/* magnitude of a, sign of b */
SG_OVERLOAD SG_T_VALUE (sg_copysign)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(copysign)(a, b); }
/* magnitude of a, sign of b */
SG_OVERLOAD SG_T_VALUE (sg_copysign_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_FN(copysign_n)(a, s); }
#endif
SG_OVERLOAD SG_T_VALUES(2) SG_T_PLAIN_FN(load_n_v2_o)(const SG_T_TYPE *p, size_t n) { return SG_T_FN(load_n_v2)(p, n); }
SG_OVERLOAD void (sg_store_n_v2)(SG_T_TYPE *p, SG_T_VALUES(2) v, size_t n) { SG_T_FN(store_n_v2)(p, v, n); }
SG_OVERLOAD SG_T_VALUES(2) SG_T_PLAIN_FN(load_v2_o)(const SG_T_TYPE *p) { return SG_T_FN(load_v2)(p); }
SG_OVERLOAD SG_T_VALUES(2) SG_T_PLAIN_FN(block_load_v2_o)(const SG_T_TYPE *p) { return SG_T_FN(block_load_v2)(p); }
SG_OVERLOAD void (sg_store_v2)(SG_T_TYPE *p, SG_T_VALUES(2) v) { SG_T_FN(store_v2)(p, v); }
SG_OVERLOAD void (sg_block_store_v2)(SG_T_TYPE *p, SG_T_VALUES(2) v) { SG_T_FN(block_store_v2)(p, v); }
SG_OVERLOAD SG_T_VALUES(3) SG_T_PLAIN_FN(load_n_v3_o)(const SG_T_TYPE *p, size_t n) { return SG_T_FN(load_n_v3)(p, n); }
SG_OVERLOAD void (sg_store_n_v3)(SG_T_TYPE *p, SG_T_VALUES(3) v, size_t n) { SG_T_FN(store_n_v3)(p, v, n); }
SG_OVERLOAD SG_T_VALUES(3) SG_T_PLAIN_FN(load_v3_o)(const SG_T_TYPE *p) { return SG_T_FN(load_v3)(p); }
SG_OVERLOAD SG_T_VALUES(3) SG_T_PLAIN_FN(block_load_v3_o)(const SG_T_TYPE *p) { return SG_T_FN(block_load_v3)(p); }
SG_OVERLOAD void (sg_store_v3)(SG_T_TYPE *p, SG_T_VALUES(3) v) { SG_T_FN(store_v3)(p, v); }
SG_OVERLOAD void (sg_block_store_v3)(SG_T_TYPE *p, SG_T_VALUES(3) v) { SG_T_FN(block_store_v3)(p, v); }
SG_OVERLOAD SG_T_VALUES(4) SG_T_PLAIN_FN(load_n_v4_o)(const SG_T_TYPE *p, size_t n) { return SG_T_FN(load_n_v4)(p, n); }
SG_OVERLOAD void (sg_store_n_v4)(SG_T_TYPE *p, SG_T_VALUES(4) v, size_t n) { SG_T_FN(store_n_v4)(p, v, n); }
SG_OVERLOAD SG_T_VALUES(4) SG_T_PLAIN_FN(load_v4_o)(const SG_T_TYPE *p) { return SG_T_FN(load_v4)(p); }
SG_OVERLOAD SG_T_VALUES(4) SG_T_PLAIN_FN(block_load_v4_o)(const SG_T_TYPE *p) { return SG_T_FN(block_load_v4)(p); }
SG_OVERLOAD void (sg_store_v4)(SG_T_TYPE *p, SG_T_VALUES(4) v) { SG_T_FN(store_v4)(p, v); }
SG_OVERLOAD void (sg_block_store_v4)(SG_T_TYPE *p, SG_T_VALUES(4) v) { SG_T_FN(block_store_v4)(p, v); }
SG_OVERLOAD SG_T_VALUES(8) SG_T_PLAIN_FN(load_v8_o)(const SG_T_TYPE *p) { return SG_T_FN(load_v8)(p); }
SG_OVERLOAD SG_T_VALUES(8) SG_T_PLAIN_FN(block_load_v8_o)(const SG_T_TYPE *p) { return SG_T_FN(block_load_v8)(p); }
SG_OVERLOAD void (sg_store_v8)(SG_T_TYPE *p, SG_T_VALUES(8) v) { SG_T_FN(store_v8)(p, v); }
SG_OVERLOAD void (sg_block_store_v8)(SG_T_TYPE *p, SG_T_VALUES(8) v) { SG_T_FN(block_store_v8)(p, v); }
SG_OVERLOAD SG_T_VALUES(16) SG_T_PLAIN_FN(load_v16_o)(const SG_T_TYPE *p) { return SG_T_FN(load_v16)(p); }
SG_OVERLOAD SG_T_VALUES(16) SG_T_PLAIN_FN(block_load_v16_o)(const SG_T_TYPE *p) { return SG_T_FN(block_load_v16)(p); }
SG_OVERLOAD void (sg_store_v16)(SG_T_TYPE *p, SG_T_VALUES(16) v) { SG_T_FN(store_v16)(p, v); }
SG_OVERLOAD void (sg_block_store_v16)(SG_T_TYPE *p, SG_T_VALUES(16) v) { SG_T_FN(block_store_v16)(p, v); }
SG_OVERLOAD SG_T_NATIVE_TYPE (sg_get_native)(SG_T_VALUE a, uint32_t i) { return SG_T_FN(get_native)(a, i); }
SG_OVERLOAD SG_T_VALUE (sg_set_native)(SG_T_VALUE a, uint32_t i, SG_T_NATIVE_TYPE r) { return SG_T_FN(set_native)(a, i, r); }
SG_OVERLOAD SG_T_VALUE SG_PASTE2(SG_T_PLAIN_FN(permute_o), _)(SG_T_VALUE a, SG_T_LANE_NUMBERS k) { return SG_T_INTERNAL(permute)(a, k); }
SG_OVERLOAD SG_T_VALUE_OF(i8) sg_convert_i8(SG_T_VALUE a) { return SG_T_CONVERT_TO(i8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u8) sg_convert_u8(SG_T_VALUE a) { return SG_T_CONVERT_TO(u8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i16) sg_convert_i16(SG_T_VALUE a) { return SG_T_CONVERT_TO(i16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u16) sg_convert_u16(SG_T_VALUE a) { return SG_T_CONVERT_TO(u16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i32) sg_convert_i32(SG_T_VALUE a) { return SG_T_CONVERT_TO(i32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u32) sg_convert_u32(SG_T_VALUE a) { return SG_T_CONVERT_TO(u32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(i64) sg_convert_i64(SG_T_VALUE a) { return SG_T_CONVERT_TO(i64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u64) sg_convert_u64(SG_T_VALUE a) { return SG_T_CONVERT_TO(u64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(f16) sg_convert_f16(SG_T_VALUE a) { return SG_T_CONVERT_TO(f16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(bf16) sg_convert_bf16(SG_T_VALUE a) { return SG_T_CONVERT_TO(bf16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(f32) sg_convert_f32(SG_T_VALUE a) { return SG_T_CONVERT_TO(f32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(f64) sg_convert_f64(SG_T_VALUE a) { return SG_T_CONVERT_TO(f64)(a); }
#if SG_T_BITS == 8
SG_OVERLOAD SG_T_VALUE_OF(i8) sg_as_i8(SG_T_VALUE a) { return SG_T_AS_TO(i8)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u8) sg_as_u8(SG_T_VALUE a) { return SG_T_AS_TO(u8)(a); }
#elif SG_T_BITS == 16
SG_OVERLOAD SG_T_VALUE_OF(i16) sg_as_i16(SG_T_VALUE a) { return SG_T_AS_TO(i16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u16) sg_as_u16(SG_T_VALUE a) { return SG_T_AS_TO(u16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(f16) sg_as_f16(SG_T_VALUE a) { return SG_T_AS_TO(f16)(a); }
SG_OVERLOAD SG_T_VALUE_OF(bf16) sg_as_bf16(SG_T_VALUE a) { return SG_T_AS_TO(bf16)(a); }
#elif SG_T_BITS == 32
SG_OVERLOAD SG_T_VALUE_OF(i32) sg_as_i32(SG_T_VALUE a) { return SG_T_AS_TO(i32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u32) sg_as_u32(SG_T_VALUE a) { return SG_T_AS_TO(u32)(a); }
SG_OVERLOAD SG_T_VALUE_OF(f32) sg_as_f32(SG_T_VALUE a) { return SG_T_AS_TO(f32)(a); }
#elif SG_T_BITS == 64
SG_OVERLOAD SG_T_VALUE_OF(i64) sg_as_i64(SG_T_VALUE a) { return SG_T_AS_TO(i64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(u64) sg_as_u64(SG_T_VALUE a) { return SG_T_AS_TO(u64)(a); }
SG_OVERLOAD SG_T_VALUE_OF(f64) sg_as_f64(SG_T_VALUE a) { return SG_T_AS_TO(f64)(a); }
#endif
#else
#if SG_T_KIND == 0 && SG_T_BITS == 8 /* once for each size */
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(eq_o), SG_T_MASK_SUFFIX), "sg_eq(value, value), all of one element and SG_SIZE; a scalar on the right: sg_eq_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(eq_n_o), SG_T_MASK_SUFFIX), "sg_eq_n(value, scalar), of this SG_SIZE")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(ne_o), SG_T_MASK_SUFFIX), "sg_ne(value, value), all of one element and SG_SIZE; a scalar on the right: sg_ne_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(ne_n_o), SG_T_MASK_SUFFIX), "sg_ne_n(value, scalar), of this SG_SIZE")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(lt_o), SG_T_MASK_SUFFIX), "sg_lt(value, value), all of one element and SG_SIZE; a scalar on the right: sg_lt_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(lt_n_o), SG_T_MASK_SUFFIX), "sg_lt_n(value, scalar), of this SG_SIZE")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(le_o), SG_T_MASK_SUFFIX), "sg_le(value, value), all of one element and SG_SIZE; a scalar on the right: sg_le_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(le_n_o), SG_T_MASK_SUFFIX), "sg_le_n(value, scalar), of this SG_SIZE")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(gt_o), SG_T_MASK_SUFFIX), "sg_gt(value, value), all of one element and SG_SIZE; a scalar on the right: sg_gt_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(gt_n_o), SG_T_MASK_SUFFIX), "sg_gt_n(value, scalar), of this SG_SIZE")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(ge_o), SG_T_MASK_SUFFIX), "sg_ge(value, value), all of one element and SG_SIZE; a scalar on the right: sg_ge_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(ge_n_o), SG_T_MASK_SUFFIX), "sg_ge_n(value, scalar), of this SG_SIZE")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(isnan_o), SG_T_MASK_SUFFIX), "sg_isnan(value), values of floats, of this SG_SIZE; sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(isinf_o), SG_T_MASK_SUFFIX), "sg_isinf(value), values of floats, of this SG_SIZE; sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(isfinite_o), SG_T_MASK_SUFFIX), "sg_isfinite(value), values of floats, of this SG_SIZE; sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(signbit_o), SG_T_MASK_SUFFIX), "sg_signbit(value), values of floats, of this SG_SIZE; sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ...")
#if SG_HAVE_OPERATORS
SG_NO_FRACTION(SG_PASTE2(SG_T_PLAIN_FN(eq_n_o), SG_T_MASK_SUFFIX), mask)
SG_NO_FRACTION(SG_PASTE2(SG_T_PLAIN_FN(ne_n_o), SG_T_MASK_SUFFIX), mask)
SG_NO_FRACTION(SG_PASTE2(SG_T_PLAIN_FN(lt_n_o), SG_T_MASK_SUFFIX), mask)
SG_NO_FRACTION(SG_PASTE2(SG_T_PLAIN_FN(le_n_o), SG_T_MASK_SUFFIX), mask)
SG_NO_FRACTION(SG_PASTE2(SG_T_PLAIN_FN(gt_n_o), SG_T_MASK_SUFFIX), mask)
SG_NO_FRACTION(SG_PASTE2(SG_T_PLAIN_FN(ge_n_o), SG_T_MASK_SUFFIX), mask)
#endif
SG_NO_POINTER((sg_load_masked)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_load_masked(mask, pointer); the pointer is one to an element, and not volatile")
SG_NO_POINTER((sg_gather_masked)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_volatile_ p, SG_T_IDX i), "sg_gather_masked(mask, pointer, sg_u32 value); the pointer is one to an element, and not volatile")
SG_NO_POINTER((sg_expand_load)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_volatile_ p), "sg_expand_load(mask, pointer); the pointer is one to an element, and not volatile")
#endif
SG_NO_POINTER((sg_store_masked)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUE a), "sg_store_masked(mask, pointer, value), of this SG_SIZE; the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_scatter_masked)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_const_ p, SG_T_IDX i, SG_T_VALUE a), "sg_scatter_masked(mask, pointer, sg_u32 value, value), of this SG_SIZE; the pointer is one to the value's element, and not const")
SG_NO_POINTER((sg_compress_store)(SG_T_PUBLIC_MASK m, sg_a_pointer_to_an_element_and_not_const_ p, SG_T_VALUE a), "sg_compress_store(mask, pointer, value), of this SG_SIZE; the pointer is one to the value's element, and not const")
/* lane i is p[i] in the lanes of m and 0 in the others, whose elements are not read. Cost: one masked move where the target has it, four or five
 * instructions for each lane on NEON and WebAssembly, else a loop over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_load_masked)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p) { return SG_T_PUBLIC_FN(load_masked)(m, p); }
/* p[i] = x[i] in the lanes of m. Cost as load_masked */
SG_OVERLOAD void (sg_store_masked)(SG_T_PUBLIC_MASK m, SG_T_TYPE *p, SG_T_VALUE a) { SG_T_PUBLIC_FN(store_masked)(m, p, a); }
/* lane i is p[idx[i]] in the lanes of m and 0 in the others, whose elements are not read. Cost: a gather as sg_gather, as sg_load_masked for
 * 32 and 64 bits on NEON and WebAssembly, else a loop over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_gather_masked)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p, SG_T_IDX i) { return SG_T_PUBLIC_FN(gather_masked)(m, p, i); }
/* p[idx[i]] = x[i] in the lanes of m; of lanes with the same index the highest wins. Cost: a scatter as
 * sg_scatter, as sg_store_masked for 32 and 64 bits on NEON and WebAssembly, else a loop over the lanes of m */
SG_OVERLOAD void (sg_scatter_masked)(SG_T_PUBLIC_MASK m, SG_T_TYPE *p, SG_T_IDX i, SG_T_VALUE a) { SG_T_PUBLIC_FN(scatter_masked)(m, p, i, a); }
/* the lanes of m, packed, to p[0], p[1], ...; returns how many. Nothing behind them is touched. Cost: a sg_compress
 * and a masked move with AVX2 or AVX-512, 10 to 26 instructions for 32 and 64 bits; a sg_compress and a sg_store_n on NEON and WebAssembly; else a
 * loop over the lanes of m */
SG_OVERLOAD uint32_t (sg_compress_store)(SG_T_PUBLIC_MASK m, SG_T_TYPE *p, SG_T_VALUE a) { return SG_T_PUBLIC_FN(compress_store)(m, p, a); }
/* p[0], p[1], ... to the lanes of m in lane order, 0 to the others. Reads as many elements as m has lanes. Cost: a masked
 * move and a sg_expand with AVX2 or AVX-512, 10 to 25 instructions for 32 and 64 bits; a sg_load_n and a sg_expand on NEON and WebAssembly; else a
 * loop over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_expand_load)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p) { return SG_T_PUBLIC_FN(expand_load)(m, p); }
/* a == b */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(eq_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(eq)(a, b); }
/* a == b */
SG_OVERLOAD_1_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(eq_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_PUBLIC_FN(eq_n)(a, s); }
/* !(a == b), true on NaN */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(ne_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(ne)(a, b); }
/* !(a == b), true on NaN */
SG_OVERLOAD_1_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(ne_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_PUBLIC_FN(ne_n)(a, s); }
/* a < b */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(lt_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(lt)(a, b); }
/* a < b */
SG_OVERLOAD_1_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(lt_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_PUBLIC_FN(lt_n)(a, s); }
/* a <= b */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(le_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(le)(a, b); }
/* a <= b */
SG_OVERLOAD_1_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(le_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_PUBLIC_FN(le_n)(a, s); }
/* a > b */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(gt_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(gt)(a, b); }
/* a > b */
SG_OVERLOAD_1_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(gt_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_PUBLIC_FN(gt_n)(a, s); }
/* a >= b */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(ge_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(ge)(a, b); }
/* a >= b */
SG_OVERLOAD_1_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(ge_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_PUBLIC_FN(ge_n)(a, s); }
/* m[i] ? x[i] : y[i] */
SG_OVERLOAD SG_T_VALUE (sg_select)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(select)(m, a, b); }
/* m[i] ? a[i] + b[i] : a[i]; to count in a branch: n = sg_add_masked(m, n, sg_splat_u32(1)). One instruction with mask
 * registers; one with vector masks too, for integers and a constant b of ones; else one or two more */
SG_OVERLOAD SG_T_VALUE (sg_add_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(add_masked)(m, a, b); }
/* every lane gets the x of the lowest lane of m, or of lane 0 if m is empty;
 * opencl: sub_group_broadcast_first. Cost: 4 to 19 instructions */
SG_OVERLOAD SG_T_VALUE (sg_broadcast_first)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(broadcast_first)(m, a); }
/* the lanes of m packed to the front, then 0. Cost: for 32 and 64 bits one instruction with AVX-512, 13 or 15 with AVX2; for 8 and 16
 * bits one with AVX512-VBMI2, 7 for each 8 bytes with AVX2; on NEON and WebAssembly 10 and 44; else a loop over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_compress)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(compress)(m, a); }
/* x[0], x[1], ... to the lanes of m in lane order, 0 elsewhere. Cost as compress */
SG_OVERLOAD SG_T_VALUE (sg_expand)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(expand)(m, a); }
/* sum of the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_reduce_add_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_add_masked)(m, a); }
/* product of the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_reduce_mul_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_mul_masked)(m, a); }
/* minimum of the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_reduce_min_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_min_masked)(m, a); }
/* maximum of the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_reduce_max_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_max_masked)(m, a); }
/* inclusive sums over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_add_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_add_masked)(m, a); }
/* inclusive products over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_mul_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_mul_masked)(m, a); }
/* inclusive minima over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_min_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_min_masked)(m, a); }
/* inclusive maxima over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_max_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_max_masked)(m, a); }
/* exclusive sums over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_add_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_add_masked)(m, a); }
/* exclusive products over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_mul_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_mul_masked)(m, a); }
/* exclusive minima over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_min_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_min_masked)(m, a); }
/* exclusive maxima over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_max_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_max_masked)(m, a); }
#if SG_T_KIND <= 1
/* bitwise and of the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_reduce_and_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_and_masked)(m, a); }
/* bitwise or of the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_reduce_or_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_or_masked)(m, a); }
/* bitwise exclusive or of the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_reduce_xor_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(reduce_xor_masked)(m, a); }
/* inclusive bitwise and over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_and_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_and_masked)(m, a); }
/* inclusive bitwise or over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_or_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_or_masked)(m, a); }
/* inclusive bitwise exclusive or over the lanes of m */
SG_OVERLOAD SG_T_VALUE (sg_scan_inclusive_xor_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_inclusive_xor_masked)(m, a); }
/* exclusive bitwise and over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_and_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_and_masked)(m, a); }
/* exclusive bitwise or over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_or_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_or_masked)(m, a); }
/* exclusive bitwise exclusive or over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_OVERLOAD SG_T_VALUE (sg_scan_exclusive_xor_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a) { return SG_T_PUBLIC_FN(scan_exclusive_xor_masked)(m, a); }
SG_NO_CONVERSION(SG_OVER_0_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(eq_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(ne_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(lt_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(le_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(gt_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, long double s), SG_CUT_)
SG_NO_CONVERSION(SG_OVER_0_ SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(ge_n_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a, long double s), SG_CUT_)
#else
/* x is NaN */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(isnan_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a) { return SG_T_PUBLIC_FN(isnan)(a); }
/* x is infinite */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(isinf_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a) { return SG_T_PUBLIC_FN(isinf)(a); }
/* x is neither infinite nor NaN */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(isfinite_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a) { return SG_T_PUBLIC_FN(isfinite)(a); }
/* x has its sign bit set, -0 and NaN too */
SG_OVERLOAD SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_FN(signbit_o), SG_T_MASK_SUFFIX)(SG_T_VALUE a) { return SG_T_PUBLIC_FN(signbit)(a); }
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
#if !SG_T_MASKED_PART
SG_OVERLOAD SG_T_VALUE SG_T_PLAIN_FN(load_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(load)(SG_T_POINTER(const, p)); }
SG_OVERLOAD void (sg_store)(SG_T_OTHER_TYPE *p, SG_T_VALUE a) { SG_T_FN(store)(SG_T_POINTER(, p), a); }
SG_OVERLOAD SG_T_VALUE SG_T_PLAIN_FN(load_n_o)(const SG_T_OTHER_TYPE *p, size_t n) { return SG_T_FN(load_n)(SG_T_POINTER(const, p), n); }
SG_OVERLOAD void (sg_store_n)(SG_T_OTHER_TYPE *p, SG_T_VALUE a, size_t n) { SG_T_FN(store_n)(SG_T_POINTER(, p), a, n); }
SG_OVERLOAD SG_T_VALUE SG_T_PLAIN_FN(gather_o)(const SG_T_OTHER_TYPE *p, SG_T_IDX i) { return SG_T_FN(gather)(SG_T_POINTER(const, p), i); }
SG_OVERLOAD void (sg_scatter)(SG_T_OTHER_TYPE *p, SG_T_IDX i, SG_T_VALUE a) { SG_T_FN(scatter)(SG_T_POINTER(, p), i, a); }
SG_OVERLOAD void (sg_stream)(SG_T_OTHER_TYPE *p, SG_T_VALUE a) { SG_T_FN(stream)(SG_T_POINTER(, p), a); }
SG_OVERLOAD void (sg_stream_aligned)(SG_T_OTHER_TYPE *p, SG_T_VALUE a) { SG_T_FN(stream_aligned)(SG_T_POINTER(, p), a); }
SG_OVERLOAD SG_T_VALUES(2) SG_T_PLAIN_FN(load_n_v2_o)(const SG_T_OTHER_TYPE *p, size_t n) { return SG_T_FN(load_n_v2)(SG_T_POINTER(const, p), n); }
SG_OVERLOAD void (sg_store_n_v2)(SG_T_OTHER_TYPE *p, SG_T_VALUES(2) v, size_t n) { SG_T_FN(store_n_v2)(SG_T_POINTER(, p), v, n); }
SG_OVERLOAD SG_T_VALUES(2) SG_T_PLAIN_FN(load_v2_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(load_v2)(SG_T_POINTER(const, p)); }
SG_OVERLOAD SG_T_VALUES(2) SG_T_PLAIN_FN(block_load_v2_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(block_load_v2)(SG_T_POINTER(const, p)); }
SG_OVERLOAD void (sg_store_v2)(SG_T_OTHER_TYPE *p, SG_T_VALUES(2) v) { SG_T_FN(store_v2)(SG_T_POINTER(, p), v); }
SG_OVERLOAD void (sg_block_store_v2)(SG_T_OTHER_TYPE *p, SG_T_VALUES(2) v) { SG_T_FN(block_store_v2)(SG_T_POINTER(, p), v); }
SG_OVERLOAD SG_T_VALUES(3) SG_T_PLAIN_FN(load_n_v3_o)(const SG_T_OTHER_TYPE *p, size_t n) { return SG_T_FN(load_n_v3)(SG_T_POINTER(const, p), n); }
SG_OVERLOAD void (sg_store_n_v3)(SG_T_OTHER_TYPE *p, SG_T_VALUES(3) v, size_t n) { SG_T_FN(store_n_v3)(SG_T_POINTER(, p), v, n); }
SG_OVERLOAD SG_T_VALUES(3) SG_T_PLAIN_FN(load_v3_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(load_v3)(SG_T_POINTER(const, p)); }
SG_OVERLOAD SG_T_VALUES(3) SG_T_PLAIN_FN(block_load_v3_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(block_load_v3)(SG_T_POINTER(const, p)); }
SG_OVERLOAD void (sg_store_v3)(SG_T_OTHER_TYPE *p, SG_T_VALUES(3) v) { SG_T_FN(store_v3)(SG_T_POINTER(, p), v); }
SG_OVERLOAD void (sg_block_store_v3)(SG_T_OTHER_TYPE *p, SG_T_VALUES(3) v) { SG_T_FN(block_store_v3)(SG_T_POINTER(, p), v); }
SG_OVERLOAD SG_T_VALUES(4) SG_T_PLAIN_FN(load_n_v4_o)(const SG_T_OTHER_TYPE *p, size_t n) { return SG_T_FN(load_n_v4)(SG_T_POINTER(const, p), n); }
SG_OVERLOAD void (sg_store_n_v4)(SG_T_OTHER_TYPE *p, SG_T_VALUES(4) v, size_t n) { SG_T_FN(store_n_v4)(SG_T_POINTER(, p), v, n); }
SG_OVERLOAD SG_T_VALUES(4) SG_T_PLAIN_FN(load_v4_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(load_v4)(SG_T_POINTER(const, p)); }
SG_OVERLOAD SG_T_VALUES(4) SG_T_PLAIN_FN(block_load_v4_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(block_load_v4)(SG_T_POINTER(const, p)); }
SG_OVERLOAD void (sg_store_v4)(SG_T_OTHER_TYPE *p, SG_T_VALUES(4) v) { SG_T_FN(store_v4)(SG_T_POINTER(, p), v); }
SG_OVERLOAD void (sg_block_store_v4)(SG_T_OTHER_TYPE *p, SG_T_VALUES(4) v) { SG_T_FN(block_store_v4)(SG_T_POINTER(, p), v); }
SG_OVERLOAD SG_T_VALUES(8) SG_T_PLAIN_FN(load_v8_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(load_v8)(SG_T_POINTER(const, p)); }
SG_OVERLOAD SG_T_VALUES(8) SG_T_PLAIN_FN(block_load_v8_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(block_load_v8)(SG_T_POINTER(const, p)); }
SG_OVERLOAD void (sg_store_v8)(SG_T_OTHER_TYPE *p, SG_T_VALUES(8) v) { SG_T_FN(store_v8)(SG_T_POINTER(, p), v); }
SG_OVERLOAD void (sg_block_store_v8)(SG_T_OTHER_TYPE *p, SG_T_VALUES(8) v) { SG_T_FN(block_store_v8)(SG_T_POINTER(, p), v); }
SG_OVERLOAD SG_T_VALUES(16) SG_T_PLAIN_FN(load_v16_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(load_v16)(SG_T_POINTER(const, p)); }
SG_OVERLOAD SG_T_VALUES(16) SG_T_PLAIN_FN(block_load_v16_o)(const SG_T_OTHER_TYPE *p) { return SG_T_FN(block_load_v16)(SG_T_POINTER(const, p)); }
SG_OVERLOAD void (sg_store_v16)(SG_T_OTHER_TYPE *p, SG_T_VALUES(16) v) { SG_T_FN(store_v16)(SG_T_POINTER(, p), v); }
SG_OVERLOAD void (sg_block_store_v16)(SG_T_OTHER_TYPE *p, SG_T_VALUES(16) v) { SG_T_FN(block_store_v16)(SG_T_POINTER(, p), v); }
#else
SG_OVERLOAD SG_T_VALUE (sg_load_masked)(SG_T_PUBLIC_MASK m, const SG_T_OTHER_TYPE *p) { return SG_T_PUBLIC_FN(load_masked)(m, SG_T_POINTER(const, p)); }
SG_OVERLOAD void (sg_store_masked)(SG_T_PUBLIC_MASK m, SG_T_OTHER_TYPE *p, SG_T_VALUE a) { SG_T_PUBLIC_FN(store_masked)(m, SG_T_POINTER(, p), a); }
SG_OVERLOAD SG_T_VALUE (sg_gather_masked)(SG_T_PUBLIC_MASK m, const SG_T_OTHER_TYPE *p, SG_T_IDX i) { return SG_T_PUBLIC_FN(gather_masked)(m, SG_T_POINTER(const, p), i); }
SG_OVERLOAD void (sg_scatter_masked)(SG_T_PUBLIC_MASK m, SG_T_OTHER_TYPE *p, SG_T_IDX i, SG_T_VALUE a) { SG_T_PUBLIC_FN(scatter_masked)(m, SG_T_POINTER(, p), i, a); }
SG_OVERLOAD uint32_t (sg_compress_store)(SG_T_PUBLIC_MASK m, SG_T_OTHER_TYPE *p, SG_T_VALUE a) { return SG_T_PUBLIC_FN(compress_store)(m, SG_T_POINTER(, p), a); }
SG_OVERLOAD SG_T_VALUE (sg_expand_load)(SG_T_PUBLIC_MASK m, const SG_T_OTHER_TYPE *p) { return SG_T_PUBLIC_FN(expand_load)(m, SG_T_POINTER(const, p)); }
#endif
#undef SG_T_OTHER_TYPE
#undef SG_T_POINTER
#endif
