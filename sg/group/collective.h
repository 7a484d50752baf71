/* SPDX-License-Identifier: MIT */
/* Algorithms of a group. g is an sg_sub_group or an sg_group. S is the size of a sub-group. G is the
 * number of sub-groups in g: 1 if g is a sub-group. x is a value, m a mask, init a scalar that is the same
 * for all lanes and all sub-groups of g. Every name has a form with the element behind it, sg_reduce_over_group_f32, except the
 * votes, the barrier, and sg_sub_group_shuffle and its kin. The rows are in tables/algorithms.h.
 *
 * Who calls: every sub-group of g, at the same place of the source, as at a barrier. On a
 * work-group each algorithm is also a barrier (sg_group_barrier); on a sub-group it is none, and memory
 * that others wrote is not visible. So algorithms work wherever a barrier does, and divergence is found and
 * reported. The results are the same for any number of workers and any schedule. Absent lanes take no part;
 * what they get is unspecified. Cost: on a sub-group, that of the operation on lanes; on a
 * work-group, that and a barrier.
 *
 * op is one of the words add mul min max and or xor. The last three are for integers.
 *
 * Order in which values are joined. Within each sub-group it is that of sg_reduce_<op>_masked and
 * sg_scan_inclusive_<op>_masked; absent lanes count as identities. reduce: the G results of the sub-groups
 * are filled up with identities to a power of two P. They are joined by a tree: word k with word k + P/2, then with
 * k + P/4, ... k + 1, the lower word on the left. Inclusive scan: the last lanes of the sub-groups are scanned by
 * Hillis-Steele steps 1, 2, 4, ...; sub-group k > 0 gets op(what that gives for k - 1, its own scan). Exclusive scan: the
 * inclusive scan of the whole group, moved up by one item, with the identity in front (of add it is +0.0).
 *
 * Memory of the joint algorithms: p and in point to n elements, const or not, that no one else
 * writes meanwhile. n may be 0, and nothing outside the n elements is touched. All work-items pass the
 * same arguments.
 *
 * Order of the joint algorithms. joint_reduce: sub-group k takes the k-th part of ceil(n / G) elements, rounded
 * up to a multiple of S. Its lane i joins the elements i, i + S, ... of the part in this order, and
 * identities where the part ends; then the lanes are joined as by reduce_over_group. Scans do not depend on
 * G: blocks of S elements are scanned by Hillis-Steele steps, and the last items of the blocks are joined from left to
 * right. Each block gets op(what is joined before it, its own scan); the first block keeps its own.
 * Exclusive as above. A work-group runs on one thread, and dividing a scan among its sub-groups would only read
 * memory twice, so sub-group 0 does all of it.
 *
 * Exchange between lanes exists for a sub-group only; on a work-group it does not compile. The x of an
 * absent lane is unspecified. */
#ifndef SG_GROUP_COLLECTIVE_H
#define SG_GROUP_COLLECTIVE_H

#include "barrier.h"

/* Two types, so that the C++ overloads for floats can refuse the second one. */
#define SG_T_ROW(a, op) SG_OP_##op##_,
typedef enum sg_op_ { SG_EACH_REDUCTION_(SG_T_ROW, ) SG_OPS_ } sg_op_;
typedef enum sg_bit_op_ { SG_BIT_OPS_ = SG_OPS_ - 1, SG_EACH_BIT_REDUCTION_(SG_T_ROW, ) } sg_bit_op_;
#undef SG_T_ROW
#ifdef __cplusplus /* for overloads that only refuse: a conversion in the parameter makes them worse than any other overload */
struct sg_and_or_xor_are_of_integers_ {
    sg_and_or_xor_are_of_integers_(sg_bit_op_) {}
};
struct sg_any_argument_ {
    template <class T_> sg_any_argument_(const T_ &) {}
};
#endif

/* What the algorithms need to know of a group of either kind. A sub-group counts as sub-group 0 of 1. */
typedef struct sg_any_group_ {
    sg_engine_ *engine;
    sg_engine_loop_ *loop;
    uint32_t sub_group, sub_groups;
    uint32_t count; /* of present lanes */
    bool full;
} sg_any_group_;

SG_NOINLINE void sg_vote_words_(void *words, void *results, uint32_t count, int op) {
    uint64_t some = 0;
    (void)op;
    for (uint32_t i = 0; i < count; i++) some |= ((const uint64_t *)words)[i];
    *(uint64_t *)results = some;
}
/* whether some is true in any sub-group of g */
SG_INLINE bool sg_vote_(sg_any_group_ g, bool some, const char *site) {
    if (g.sub_groups > 1) {
        const sg_engine_words_ w = sg_engine_words_of_(g.loop);
        if (SG_ENGINE_LOST_(w)) return some;
        ((uint64_t *)w.words)[g.sub_group] = some;
        sg_engine_wait_(g.engine, g.loop, g.sub_groups, site, sg_vote_words_, 0);
        some = *(const uint64_t *)w.results != 0;
    }
    return some;
}

/* The part of n elements that one sub-group reads. */
typedef struct sg_joint_part_ {
    size_t begin, end;
} sg_joint_part_;

SG_INLINE sg_joint_part_ sg_joint_part_of_(sg_any_group_ g, size_t n, size_t lanes) {
    const size_t least = n / g.sub_groups + (n % g.sub_groups != 0);
    const size_t size = (least + lanes - 1) / lanes * lanes;
    sg_joint_part_ part;
    part.begin = g.sub_group * size < n ? g.sub_group * size : n;
    part.end = n - part.begin < size ? n : part.begin + size;
    return part;
}

SG_INLINE const uint8_t *sg_bytes_of_bool_(const bool *p) { return (const uint8_t *)p; }

/* ---- names ---- */

#ifdef __cplusplus
#define SG_ANY_GROUP_(g) sg_any_group_of_(g)
#define SG_SUB_GROUP_ONLY_(g) sg_exchange_needs_a_sub_group_not_a_work_group_(g)
#else
#define SG_ANY_GROUP_(g) \
    _Generic((g), sg_group: SG_PASTE3(sg_any_group_x, SG_X_, _), \
             sg_sub_group: SG_PASTE3(sg_any_sub_group_x, SG_X_, _), \
             sg_nd_item: sg_an_algorithm_takes_sg_nd_item_get_group_, \
             sg_item: sg_a_range_kernel_has_no_groups_use_SG_KERNEL_, \
             default: sg_the_first_argument_is_a_group_sg_nd_item_get_group_)(g)
SG_WRONG_CALL(sg_an_algorithm_takes_sg_nd_item_get_group_)
SG_WRONG_CALL(sg_the_first_argument_is_a_group_sg_nd_item_get_group_)
SG_WRONG_CALL(sg_a_range_kernel_has_no_groups_use_SG_KERNEL_)
SG_WRONG_CALL(sg_exchange_needs_a_sub_group_not_a_work_group_)
#define SG_SUB_GROUP_ONLY_(g) \
    _Generic((g), sg_sub_group: SG_PASTE3(sg_sub_group_only_x, SG_X_, _), \
             sg_group: sg_exchange_needs_a_sub_group_not_a_work_group_)(g)
#endif
#define SG_PRESENT_(g) sg_mask_first_n((g).it.local.count)

/* call a function of the current size and pass the line of the call; call an operation on lanes */
#define SG_COLLECTIVE_(name, g, ...) SG_AT_(SG_B_(name)(SG_ANY_GROUP_(g), __VA_ARGS__, SG_HERE_(__LINE__)))
#define SG_EXCHANGE_(name, g, x, i) (SG_SUB_GROUP_ONLY_(g), name(x, i))

/* bool sg_any_of_group(g, sg_mask m);
 * some work-item of g is in m. g is a handle; the macro may read it twice. sycl: any_of_group */
#define sg_any_of_group(g, m) \
    SG_AT_(sg_vote_(SG_ANY_GROUP_(g).group, sg_any(sg_mask_and(m, SG_PRESENT_(g))), SG_HERE_(__LINE__)))

/* bool sg_all_of_group(g, sg_mask m);
 * every work-item of g is in m. g is a handle; the macro may read it twice. sycl: all_of_group */
#define sg_all_of_group(g, m) \
    (!SG_AT_(sg_vote_(SG_ANY_GROUP_(g).group, !sg_all(sg_mask_or(m, sg_mask_not(SG_PRESENT_(g)))), \
                      SG_HERE_(__LINE__))))

/* bool sg_none_of_group(g, sg_mask m);
 * no work-item of g is in m. g is a handle; the macro may read it twice. sycl: none_of_group */
#define sg_none_of_group(g, m) (!sg_any_of_group(g, m))

/* void sg_sub_group_barrier(sg_sub_group g);
 * sg_group_barrier of a sub-group: it only stops the compiler. sycl ext: sub_group::barrier */
#define sg_sub_group_barrier(g) \
    SG_PASTE3(sg_sub_group_barrier_x, SG_X_, _)(g, SG_MEMORY_SCOPE_WORK_ITEM, NULL)

#if SG_GENERIC
#ifdef __cplusplus
#define SG_G_VALUE_(name, x, class) name
#define SG_G_POINTER_(name, p, class) name
#define SG_G_TRUTH_(name, p) name
#define SG_TRUTH_(p) (p)
#else
#define SG_G_VALUE_(name, x, class) SG_PASTE2(SG_G_, class)(name, x)
#define SG_G_POINTER_(name, p, class) SG_PASTE2(SG_G_PTR_, class)(name, p)
/* of bool as of bytes */
#define SG_G_TRUTH_(name, p) \
    SG_G_PTR_(name, _Generic((p), const bool *: (const uint8_t *)0, bool *: (const uint8_t *)0, \
                             default: (p)))
#define SG_TRUTH_(p) ((const void *)(p))
#endif
#endif

#include "../made/group_names.h"

#endif
