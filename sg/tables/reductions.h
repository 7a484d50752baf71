/* SPDX-License-Identifier: MIT */
/* The table of the operations that join lanes in reductions, scans and algorithms of a group. This file is a template: include it
 * with the row macros defined.
 *
 *   SG_T_REDUCTION(name, class, pad, front, either, word, words)
 *   SG_T_FORM(shape, before, behind)
 *   SG_T_SEGMENT_FORM(shape, before, behind)
 *
 * name: that of the operation of two values in operations.h. class: the elements that have it. pad: the constant of the element
 * (elements.h; ones is ~zero) that stands for an absent or inactive lane: pad op x is x to the bit. front: what an exclusive scan
 * has before the first lane, and what a reduction of nothing gives. either: the elements whose two operands may be swapped
 * without changing a bit. word, words: what its results are called.
 *
 * Each form makes an operation of each row, <before><name><behind>, with the docstring of the form. made/reductions.h has them
 * for operations.h; made/segments.h has those of segments for more.h. */

SG_T_REDUCTION(add, ALL, pad, zero, ALL, sum, sums)
SG_T_REDUCTION(mul, ALL, one, one, ALL, product, products)
SG_T_REDUCTION(min, ALL, high, high, INT, minimum, minima)
SG_T_REDUCTION(max, ALL, low, low, INT, maximum, maxima)
SG_T_REDUCTION(and, INT, ones, ones, ALL, bitwise and, bitwise and)
SG_T_REDUCTION(or, INT, zero, zero, ALL, bitwise or, bitwise or)
SG_T_REDUCTION(xor, INT, zero, zero, ALL, bitwise exclusive or, bitwise exclusive or)

/* <word> */
SG_T_FORM(V_V, reduce_, )
/* <word> of the lanes of m */
SG_T_FORM(V_MV, reduce_, _masked)
/* <word> within clusters of c lanes; opencl: sub_group_clustered_reduce_<name> */
SG_T_FORM(V_VU, reduce_clustered_, )
/* inclusive <words> */
SG_T_FORM(V_V, scan_inclusive_, )
/* exclusive <words> */
SG_T_FORM(V_V, scan_exclusive_, )
/* inclusive <words> over the lanes of m */
SG_T_FORM(V_MV, scan_inclusive_, _masked)
/* exclusive <words> over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_FORM(V_MV, scan_exclusive_, _masked)

/* <word> of the lane's segment */
SG_T_SEGMENT_FORM(V_MV, reduce_segmented_, )
/* inclusive <words> of the lane's segment */
SG_T_SEGMENT_FORM(V_MV, scan_inclusive_segmented_, )
/* exclusive <words> of the lane's segment */
SG_T_SEGMENT_FORM(V_MV, scan_exclusive_segmented_, )
