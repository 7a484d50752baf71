/* SPDX-License-Identifier: MIT */
/* The table of atomic operations of a sub-group: one row and one docstring each. Names, functions, C++ overloads
 * and tests are made from it. This file is a template: include it with the row macro defined.
 *
 *   SG_T_ATOMIC(name, class)   class: NUMBER the elements of 32 and 64 bits, WORD the integers among them
 *
 * Each row is four operations. x and the result are values, p is the address of an element, idx an sg_u32 value, m a mask;
 * order is a sg_memory_order, a constant. All S lanes take part, or those of m. For the other lanes nothing is read or written,
 * and their result is 0.
 *
 *   sg_fetch_<name>(p, x, order)                  all lanes on *p
 *   sg_fetch_<name>_masked(m, p, x, order)
 *   sg_fetch_<name>_at(p, idx, x, order)          lane i on p[idx[i]]
 *   sg_fetch_<name>_at_masked(m, p, idx, x, order)
 *
 * A lane gets what was there before its own operation, as if the lanes went one after another in the order of their
 * numbers. The first two forms are one scan and one atomic operation, or none if no lane takes part, and no other thread comes
 * between the lanes. The last two are one atomic operation for each lane; if all indices are equal, they are as the first two.
 * For floats the sum of the lanes is that of the inclusive scan, and this sum is added to *p. */

/* old + x; integers wrap; sycl: atomic_ref::fetch_add, opencl: atomic_fetch_add */
SG_T_ATOMIC(add, NUMBER)
/* the smaller of old and x */
SG_T_ATOMIC(min, WORD)
/* the larger of old and x */
SG_T_ATOMIC(max, WORD)
/* old & x */
SG_T_ATOMIC(and, WORD)
/* old | x */
SG_T_ATOMIC(or, WORD)
/* old ^ x */
SG_T_ATOMIC(xor, WORD)
