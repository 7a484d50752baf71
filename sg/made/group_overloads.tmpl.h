/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. C++ overloads of the algorithms for one element at one size. The handle shows the size, so the names
 * of group_names.h need not add it. */
#ifndef SG_T_ANY_GROUP
#error "sg: group_overloads.tmpl.h is included by collective_elem.tmpl.h"
#endif

/* and, or, xor have a type of their own, which no overload for floats takes */
#if SG_T_KIND >= 2
#define SG_T_OP_TYPE sg_op_
#else
#define SG_T_OP_TYPE int
#endif

SG_INLINE SG_T_VALUE sg_group_broadcast_(SG_T_ANY_GROUP g, SG_T_VALUE x, size_t i, const char *site) {
    return SG_T_FN(group_broadcast)(g, x, i, site);
}
SG_INLINE SG_T_VALUE sg_reduce_over_group_(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(reduce_over_group)(g, x, op, site);
}
SG_INLINE SG_T_VALUE sg_reduce_over_group_init_(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_TYPE init, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(reduce_over_group_init)(g, x, init, op, site);
}
SG_INLINE void sg_reduce_over_group_n_(SG_T_ANY_GROUP g, SG_T_VALUE *x, size_t n, SG_T_OP_TYPE op, const char *site) {
    SG_T_FN(reduce_over_group_n)(g, x, n, op, site);
}
SG_INLINE SG_T_VALUE sg_inclusive_scan_over_group_(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(inclusive_scan_over_group)(g, x, op, site);
}
SG_INLINE SG_T_VALUE sg_inclusive_scan_over_group_init_(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_OP_TYPE op, SG_T_TYPE init, const char *site) {
    return SG_T_FN(inclusive_scan_over_group_init)(g, x, op, init, site);
}
SG_INLINE SG_T_VALUE sg_exclusive_scan_over_group_(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(exclusive_scan_over_group)(g, x, op, site);
}
SG_INLINE SG_T_VALUE sg_exclusive_scan_over_group_init_(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_TYPE init, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(exclusive_scan_over_group_init)(g, x, init, op, site);
}
SG_INLINE SG_T_VALUE sg_sort_over_group_(SG_T_ANY_GROUP g, SG_T_VALUE x, const char *site) {
    return SG_T_FN(sort_over_group)(g, x, site);
}
SG_INLINE SG_T_VALUE sg_sort_descending_over_group_(SG_T_ANY_GROUP g, SG_T_VALUE x, const char *site) {
    return SG_T_FN(sort_descending_over_group)(g, x, site);
}
SG_INLINE bool sg_joint_any_of_(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, const char *site) {
    return SG_T_FN(joint_any_of)(g, p, n, site);
}
SG_INLINE bool sg_joint_all_of_(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, const char *site) {
    return SG_T_FN(joint_all_of)(g, p, n, site);
}
SG_INLINE SG_T_TYPE sg_joint_reduce_(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(joint_reduce)(g, p, n, op, site);
}
SG_INLINE SG_T_TYPE sg_joint_reduce_init_(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, SG_T_TYPE init, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(joint_reduce_init)(g, p, n, init, op, site);
}
SG_INLINE SG_T_TYPE *sg_joint_inclusive_scan_(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n, SG_T_TYPE *out, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(joint_inclusive_scan)(g, in, n, out, op, site);
}
SG_INLINE SG_T_TYPE *sg_joint_inclusive_scan_init_(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n, SG_T_TYPE *out, SG_T_OP_TYPE op, SG_T_TYPE init, const char *site) {
    return SG_T_FN(joint_inclusive_scan_init)(g, in, n, out, op, init, site);
}
SG_INLINE SG_T_TYPE *sg_joint_exclusive_scan_(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n, SG_T_TYPE *out, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(joint_exclusive_scan)(g, in, n, out, op, site);
}
SG_INLINE SG_T_TYPE *sg_joint_exclusive_scan_init_(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n, SG_T_TYPE *out, SG_T_TYPE init, SG_T_OP_TYPE op, const char *site) {
    return SG_T_FN(joint_exclusive_scan_init)(g, in, n, out, init, op, site);
}
SG_INLINE void sg_joint_sort_(SG_T_ANY_GROUP g, SG_T_TYPE *p, size_t n, const char *site) {
    SG_T_FN(joint_sort)(g, p, n, site);
}
SG_INLINE void sg_joint_sort_descending_(SG_T_ANY_GROUP g, SG_T_TYPE *p, size_t n, const char *site) {
    SG_T_FN(joint_sort_descending)(g, p, n, site);
}
#undef SG_T_OP_TYPE
