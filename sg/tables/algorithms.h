/* SPDX-License-Identifier: MIT */
/* The table of algorithms of a group: one row and one docstring each. group/collective.h says what holds for all of them.
 * This file is a template: include it with the row macros defined.
 *
 *   SG_T_ALGORITHM(shape, name)          for every element: sg_<name>, sg_<name>_<e>
 *   SG_T_OPPOSITE(name, of)              true where sg_<of> is false
 *   SG_T_EXCHANGE(shape, name, operation)   an operation of operations.h, only on a sub-group
 *
 * shape: result_arguments, with letters as in shapes.h and without the group, which is the first argument. Two letters more: O is one
 * of the words of reductions.h, and T is an array of values. An algorithm that takes values picks the element by the first value, the
 * others by the pointer. Those that return B take a bool as well. */

/* ---- exchange ---- */

/* sg_<e> sg_select_from_group(sg_sub_group g, sg_<e> x, sg_u32 idx);
 * sg_<e> sg_sub_group_shuffle(sg_sub_group g, sg_<e> x, sg_u32 idx);
 * sg_shuffle: lane i gets x[idx[i] mod S]. sycl: select_from_group; sycl ext: sub_group::shuffle */
SG_T_EXCHANGE(V_VI, select_from_group, shuffle)
SG_T_EXCHANGE(V_VI, sub_group_shuffle, shuffle)

/* sg_<e> sg_shift_group_left(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_<e> sg_sub_group_shuffle_down(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_shuffle_down: lane i gets x[i + d], its own value if i + d >= S. sycl: shift_group_left;
 * sycl ext: sub_group::shuffle_down */
SG_T_EXCHANGE(V_VU, shift_group_left, shuffle_down)
SG_T_EXCHANGE(V_VU, sub_group_shuffle_down, shuffle_down)

/* sg_<e> sg_shift_group_right(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_<e> sg_sub_group_shuffle_up(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_shuffle_up: lane i gets x[i - d], its own value if d > i. sycl: shift_group_right;
 * sycl ext: sub_group::shuffle_up */
SG_T_EXCHANGE(V_VU, shift_group_right, shuffle_up)
SG_T_EXCHANGE(V_VU, sub_group_shuffle_up, shuffle_up)

/* sg_<e> sg_permute_group_by_xor(sg_sub_group g, sg_<e> x, uint32_t m);
 * sg_<e> sg_sub_group_shuffle_xor(sg_sub_group g, sg_<e> x, uint32_t m);
 * sg_shuffle_xor: lane i gets x[i ^ (m mod S)]. sycl: permute_group_by_xor;
 * sycl ext: sub_group::shuffle_xor */
SG_T_EXCHANGE(V_VU, permute_group_by_xor, shuffle_xor)
SG_T_EXCHANGE(V_VU, sub_group_shuffle_xor, shuffle_xor)

/* ---- values ---- */

/* sg_<e> sg_group_broadcast(g, sg_<e> x, size_t i);
 * every lane gets the x of item i, its linear id in g modulo the size of g. All work-items pass
 * the same i. sycl: group_broadcast */
SG_T_ALGORITHM(V_VN, group_broadcast)

/* sg_<e> sg_reduce_over_group(g, sg_<e> x, op);
 * every lane gets all x of g joined by op. sycl: reduce_over_group */
SG_T_ALGORITHM(V_VO, reduce_over_group)

/* sg_<e> sg_reduce_over_group_init(g, sg_<e> x, <scalar> init, op);
 * every lane gets op(init, all x of g joined by op). sycl: reduce_over_group(g, x, init, op) */
SG_T_ALGORITHM(V_VSO, reduce_over_group_init)

/* void sg_reduce_over_group_n(g, sg_<e> *x, size_t n, op);
 * each of the n values at x becomes what sg_reduce_over_group gives for it, to the bit; if n is 0 nothing happens. All work-items
 * pass the same n. One barrier for each 64 values, or fewer. Cost where the compiler knows n and the values are no more than 128
 * registers: two permutes and one operation for each value, where one call for one value takes log2(S) of each; else a sg_reduce_<op>
 * for each value. sycl: reduce_over_group of vec and marray */
SG_T_ALGORITHM(0_TNO, reduce_over_group_n)

/* sg_<e> sg_inclusive_scan_over_group(g, sg_<e> x, op);
 * each item gets the x of all items up to it, in linear order, joined by op.
 * sycl: inclusive_scan_over_group */
SG_T_ALGORITHM(V_VO, inclusive_scan_over_group)

/* sg_<e> sg_inclusive_scan_over_group_init(g, sg_<e> x, op, <scalar> init);
 * op(init, result) in each lane. sycl: inclusive_scan_over_group(g, x, op, init) */
SG_T_ALGORITHM(V_VOS, inclusive_scan_over_group_init)

/* sg_<e> sg_exclusive_scan_over_group(g, sg_<e> x, op);
 * each item gets the x of all items before it, in linear order, joined by op; the first item gets the
 * identity. sycl: exclusive_scan_over_group */
SG_T_ALGORITHM(V_VO, exclusive_scan_over_group)

/* sg_<e> sg_exclusive_scan_over_group_init(g, sg_<e> x, <scalar> init, op);
 * op(init, result) in each lane; the first item gets op(init, identity).
 * sycl: exclusive_scan_over_group(g, x, init, op) */
SG_T_ALGORITHM(V_VSO, exclusive_scan_over_group_init)

/* sg_<e> sg_sort_over_group(g, sg_<e> x);
 * the x of all items of g in linear order, the least first; floats in IEEE 754 total order. A bitonic network of
 * log2(n)(log2(n)+1)/2 steps over n items. sycl ext: sort_over_group */
SG_T_ALGORITHM(V_V, sort_over_group)

/* sg_<e> sg_sort_descending_over_group(g, sg_<e> x);
 * as sg_sort_over_group, the greatest first */
SG_T_ALGORITHM(V_V, sort_descending_over_group)

/* ---- memory ---- */

/* bool sg_joint_any_of(g, const <scalar> *p, size_t n);
 * some of the n elements is not 0; false if n is 0. p may also be of bool. sycl: joint_any_of */
SG_T_ALGORITHM(B_PN, joint_any_of)

/* bool sg_joint_all_of(g, const <scalar> *p, size_t n);
 * none of the n elements is 0; true if n is 0. p may also be of bool. sycl: joint_all_of */
SG_T_ALGORITHM(B_PN, joint_all_of)

/* bool sg_joint_none_of(g, const <scalar> *p, size_t n);
 * all of the n elements are 0; true if n is 0. p may also be of bool. sycl: joint_none_of */
SG_T_OPPOSITE(joint_none_of, joint_any_of)

/* <scalar> sg_joint_reduce(g, const <scalar> *p, size_t n, op);
 * the n elements joined by op, a C scalar; the identity if n is 0. sycl: joint_reduce */
SG_T_ALGORITHM(S_PNO, joint_reduce)

/* <scalar> sg_joint_reduce_init(g, const <scalar> *p, size_t n, <scalar> init, op);
 * op(init, the n elements joined by op); init if n is 0. sycl: joint_reduce(g, first, last, init,
 * op) */
SG_T_ALGORITHM(S_PNSO, joint_reduce_init)

/* <scalar> *sg_joint_inclusive_scan(g, const <scalar> *in, size_t n, <scalar> *out, op);
 * out[i] is in[0] to in[i] joined by op, for i < n. out may be in; otherwise they must not overlap.
 * Returns out + n. sycl: joint_inclusive_scan */
SG_T_ALGORITHM(Q_PNQO, joint_inclusive_scan)

/* <scalar> *sg_joint_inclusive_scan_init(g, const <scalar> *in, size_t n, <scalar> *out, op, <scalar> init);
 * as sg_joint_inclusive_scan with op(init, result) in each element. sycl: joint_inclusive_scan(g,
 * first, last, result, op, init) */
SG_T_ALGORITHM(Q_PNQOS, joint_inclusive_scan_init)

/* <scalar> *sg_joint_exclusive_scan(g, const <scalar> *in, size_t n, <scalar> *out, op);
 * out[i] is in[0] to in[i - 1] joined by op, out[0] the identity, for i < n. out may be in;
 * otherwise they must not overlap. Returns out + n. sycl: joint_exclusive_scan */
SG_T_ALGORITHM(Q_PNQO, joint_exclusive_scan)

/* <scalar> *sg_joint_exclusive_scan_init(g, const <scalar> *in, size_t n, <scalar> *out, <scalar> init, op);
 * as sg_joint_exclusive_scan with op(init, result) in each element, out[0] op(init, identity).
 * sycl: joint_exclusive_scan(g, first, last, result, init, op) */
SG_T_ALGORITHM(Q_PNQSO, joint_exclusive_scan_init)

/* void sg_joint_sort(g, <scalar> *p, size_t n);
 * puts the n elements in order, the least first; floats in IEEE 754 total order. In place, by sub-group 0. To sort keys of 32 bits
 * together with values, sort uint64_t that hold the key in the upper half and the number of its value in the lower half. sycl ext: joint_sort */
SG_T_ALGORITHM(0_QN, joint_sort)

/* void sg_joint_sort_descending(g, <scalar> *p, size_t n);
 * as sg_joint_sort, the greatest first */
SG_T_ALGORITHM(0_QN, joint_sort_descending)
