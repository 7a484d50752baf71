/* SPDX-License-Identifier: MIT */
/* Algorithms of a group. g is an sg_sub_group or an sg_group; S is the size of a sub-group, G the
 * number of sub-groups in g, 1 if it is one itself. x is a value, m a mask, init a scalar, the same
 * for all lanes. Every name but the votes, the barrier and sg_sub_group_shuffle and its kin has a
 * form with the element behind it: sg_reduce_over_group_f32.
 *
 * Who calls: every sub-group of g, at the same place of the source, as at a barrier; on a
 * work-group each of them is a barrier too (sg_group_barrier), without which nobody sees memory
 * that others wrote. So they work wherever a barrier does; divergence is found and reported. What
 * they give is the same for any number of workers and any schedule. Absent lanes take no part;
 * what they get is unspecified. Cost: on a sub-group that of the operation on lanes; on a
 * work-group that and a barrier.
 *
 * op: one of the words add mul min max and or xor; the last three for integers.
 *
 * Order of values: in each sub-group as sg_reduce_<op>_masked and sg_scan_inclusive_<op>_masked,
 * absent lanes being identities. reduce: the results of the G sub-groups, behind them identities
 * up to a power of two P, are joined by the tree k with k + P/2, then P/4, ... 1, left operand the
 * lower. Inclusive scan: the last lanes of the sub-groups are scanned by Hillis-Steele steps 1, 2,
 * 4, ...; sub-group k > 0 gets op(what that gives for k - 1, its own scan). Exclusive: the
 * inclusive scan of the whole group moved up by one item, the identity in front (of add +0.0).
 *
 * Memory, the joint algorithms: p and in point to n elements, const or not, that no one else
 * writes meanwhile; n of 0 is allowed, and nothing outside is touched. All work-items pass the
 * same arguments.
 *
 * Order of memory: joint_reduce: sub-group k takes the k-th part of ceil(n / G) elements, rounded
 * up to a multiple of S; its lane i joins the elements i, i + S, ... of the part in this order,
 * identities where the part ends; then as reduce_over_group with all lanes. Scans do not depend on
 * G: blocks of S elements are scanned by Hillis-Steele steps, last items joined from left to
 * right, and each block gets op(what is joined before it, its own scan), the first block its own.
 * Exclusive as above. A work-group runs on one thread, where dividing a scan would only read
 * memory twice: sub-group 0 does it all.
 *
 * Exchange between lanes is on a sub-group only: on a work-group it does not compile. The x of an
 * absent lane is unspecified. */
#ifndef SG_GROUP_COLLECTIVE_H
#define SG_GROUP_COLLECTIVE_H

#include "barrier.h"

/* Two types, so that C++ overloads of floats can refuse the second. */
typedef enum sg_op_ { SG_OP_add_, SG_OP_mul_, SG_OP_min_, SG_OP_max_ } sg_op_;
typedef enum sg_bit_op_ { SG_OP_and_ = 4, SG_OP_or_, SG_OP_xor_ } sg_bit_op_;

/* What the algorithms need of a group, whatever its kind: by itself a sub-group is number 0 of 1. */
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
/* whether some sub-group of g has some */
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

/* What one sub-group reads of n elements. */
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
    _Generic((g), sg_group: SG_PASTE3(sg_any_group_x, SG_LANES_, _), \
             sg_sub_group: SG_PASTE3(sg_any_sub_group_x, SG_LANES_, _))(g)
/* for the message only */
extern const char sg_exchange_needs_a_sub_group_not_a_work_group_;
#define SG_SUB_GROUP_ONLY_(g) \
    _Generic((g), sg_sub_group: SG_PASTE3(sg_sub_group_only_x, SG_LANES_, _), \
             sg_group: sg_exchange_needs_a_sub_group_not_a_work_group_)(g)
#endif
#define SG_PRESENT_(g) sg_mask_first_n((g).it.local.count)

/* a function of the current size, told of the line it is called at; an operation on lanes */
#define SG_COLLECTIVE_(name, g, ...) SG_B_(name)(SG_ANY_GROUP_(g), __VA_ARGS__, SG_HERE_(__LINE__))
#define SG_EXCHANGE_(name, g, x, i) (SG_SUB_GROUP_ONLY_(g), name(x, i))

/* bool sg_any_of_group(g, sg_mask m);
 * some work-item of g is in m. g is a handle that may be read twice. sycl: any_of_group */
#define sg_any_of_group(g, m) \
    sg_vote_(SG_ANY_GROUP_(g).group, sg_any(sg_mask_and(m, SG_PRESENT_(g))), SG_HERE_(__LINE__))

/* bool sg_all_of_group(g, sg_mask m);
 * every work-item of g is in m. g is a handle that may be read twice. sycl: all_of_group */
#define sg_all_of_group(g, m) \
    (!sg_vote_(SG_ANY_GROUP_(g).group, !sg_all(sg_mask_or(m, sg_mask_not(SG_PRESENT_(g)))), \
               SG_HERE_(__LINE__)))

/* bool sg_none_of_group(g, sg_mask m);
 * no work-item of g is in m. g is a handle that may be read twice. sycl: none_of_group */
#define sg_none_of_group(g, m) (!sg_any_of_group(g, m))

/* void sg_sub_group_barrier(sg_sub_group g);
 * sg_group_barrier of a sub-group: only the compiler is told. sycl ext: sub_group::barrier */
#define sg_sub_group_barrier(g) \
    SG_PASTE3(sg_sub_group_barrier_x, SG_LANES_, _)(g, SG_MEMORY_SCOPE_WORK_ITEM, NULL)

#include "collective_names.h"

#if SG_GENERIC
/* sg_<e> sg_select_from_group(sg_sub_group g, sg_<e> x, sg_u32 idx);
 * sg_<e> sg_sub_group_shuffle(sg_sub_group g, sg_<e> x, sg_u32 idx);
 * sg_shuffle: lane i gets x[idx[i] mod S]. sycl: select_from_group; sycl ext: sub_group::shuffle */
#define sg_select_from_group(g, x, idx) SG_EXCHANGE_(sg_shuffle, g, x, idx)
#define sg_sub_group_shuffle(g, x, idx) SG_EXCHANGE_(sg_shuffle, g, x, idx)

/* sg_<e> sg_shift_group_left(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_<e> sg_sub_group_shuffle_down(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_shuffle_down: lane i gets x[i + d], its own value if i + d >= S. sycl: shift_group_left;
 * sycl ext: sub_group::shuffle_down */
#define sg_shift_group_left(g, x, d) SG_EXCHANGE_(sg_shuffle_down, g, x, d)
#define sg_sub_group_shuffle_down(g, x, d) SG_EXCHANGE_(sg_shuffle_down, g, x, d)

/* sg_<e> sg_shift_group_right(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_<e> sg_sub_group_shuffle_up(sg_sub_group g, sg_<e> x, uint32_t d);
 * sg_shuffle_up: lane i gets x[i - d], its own value if d > i. sycl: shift_group_right;
 * sycl ext: sub_group::shuffle_up */
#define sg_shift_group_right(g, x, d) SG_EXCHANGE_(sg_shuffle_up, g, x, d)
#define sg_sub_group_shuffle_up(g, x, d) SG_EXCHANGE_(sg_shuffle_up, g, x, d)

/* sg_<e> sg_permute_group_by_xor(sg_sub_group g, sg_<e> x, uint32_t m);
 * sg_<e> sg_sub_group_shuffle_xor(sg_sub_group g, sg_<e> x, uint32_t m);
 * sg_shuffle_xor: lane i gets x[i ^ (m mod S)]. sycl: permute_group_by_xor;
 * sycl ext: sub_group::shuffle_xor */
#define sg_permute_group_by_xor(g, x, m) SG_EXCHANGE_(sg_shuffle_xor, g, x, m)
#define sg_sub_group_shuffle_xor(g, x, m) SG_EXCHANGE_(sg_shuffle_xor, g, x, m)

#ifdef __cplusplus
#define SG_G_VALUE_(name, x, class) name
#define SG_G_POINTER_(name, p, class) name
#define SG_G_TRUTH_(name, p) name
#define SG_TRUTH_(p) (p)
#else
/* the elements that have an operation */
#define SG_CLASS_add_ ALL
#define SG_CLASS_mul_ ALL
#define SG_CLASS_min_ ALL
#define SG_CLASS_max_ ALL
#define SG_CLASS_and_ INT
#define SG_CLASS_or_ INT
#define SG_CLASS_xor_ INT
#define SG_G_PTR_ALL_ SG_G_PTR_
#define SG_G_PTR_INT_(p, x) _Generic((x), \
    const int8_t *: SG_B_(p##i8x), int8_t *: SG_B_(p##i8x), \
    const uint8_t *: SG_B_(p##u8x), uint8_t *: SG_B_(p##u8x), \
    const int16_t *: SG_B_(p##i16x), int16_t *: SG_B_(p##i16x), \
    const uint16_t *: SG_B_(p##u16x), uint16_t *: SG_B_(p##u16x), \
    const int32_t *: SG_B_(p##i32x), int32_t *: SG_B_(p##i32x), \
    const uint32_t *: SG_B_(p##u32x), uint32_t *: SG_B_(p##u32x), \
    const int64_t *: SG_B_(p##i64x), int64_t *: SG_B_(p##i64x), \
    const uint64_t *: SG_B_(p##u64x), uint64_t *: SG_B_(p##u64x))
#define SG_G_VALUE_(name, x, class) SG_PASTE3(SG_G_, class, _)(name, x)
#define SG_G_POINTER_(name, p, class) SG_PASTE3(SG_G_PTR_, class, _)(name, p)
/* of bool as of bytes */
#define SG_G_TRUTH_(name, p) \
    SG_G_PTR_(name, _Generic((p), const bool *: (const uint8_t *)0, bool *: (const uint8_t *)0, \
                             default: (p)))
#define SG_TRUTH_(p) ((const void *)(p))
#endif

/* sg_<e> sg_group_broadcast(g, sg_<e> x, size_t i);
 * every lane gets the x of item i, its linear id in g modulo the size of g. All work-items pass
 * the same i. sycl: group_broadcast */
#define sg_group_broadcast(g, x, i) \
    SG_G_VALUE_(sg_group_broadcast_, x, ALL)(SG_ANY_GROUP_(g), x, i, SG_HERE_(__LINE__))

/* sg_<e> sg_reduce_over_group(g, sg_<e> x, op);
 * every lane gets all x of g joined by op. sycl: reduce_over_group */
#define sg_reduce_over_group(g, x, op) \
    SG_G_VALUE_(sg_reduce_over_group_, x, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), x, SG_OP_##op##_, SG_HERE_(__LINE__))

/* sg_<e> sg_reduce_over_group_init(g, sg_<e> x, <scalar> init, op);
 * every lane gets op(init, all x of g joined by op). sycl: reduce_over_group(g, x, init, op) */
#define sg_reduce_over_group_init(g, x, init, op) \
    SG_G_VALUE_(sg_reduce_over_group_init_, x, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), x, init, SG_OP_##op##_, SG_HERE_(__LINE__))

/* sg_<e> sg_inclusive_scan_over_group(g, sg_<e> x, op);
 * each item gets the x of all items up to it, in linear order, joined by op.
 * sycl: inclusive_scan_over_group */
#define sg_inclusive_scan_over_group(g, x, op) \
    SG_G_VALUE_(sg_inclusive_scan_over_group_, x, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), x, SG_OP_##op##_, SG_HERE_(__LINE__))

/* sg_<e> sg_inclusive_scan_over_group_init(g, sg_<e> x, op, <scalar> init);
 * op(init, result) in each lane. sycl: inclusive_scan_over_group(g, x, op, init) */
#define sg_inclusive_scan_over_group_init(g, x, op, init) \
    SG_G_VALUE_(sg_inclusive_scan_over_group_init_, x, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), x, SG_OP_##op##_, init, SG_HERE_(__LINE__))

/* sg_<e> sg_exclusive_scan_over_group(g, sg_<e> x, op);
 * each item gets the x of all items before it, in linear order, joined by op; the first the
 * identity. sycl: exclusive_scan_over_group */
#define sg_exclusive_scan_over_group(g, x, op) \
    SG_G_VALUE_(sg_exclusive_scan_over_group_, x, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), x, SG_OP_##op##_, SG_HERE_(__LINE__))

/* sg_<e> sg_exclusive_scan_over_group_init(g, sg_<e> x, <scalar> init, op);
 * op(init, result) in each lane; the first item gets op(init, identity).
 * sycl: exclusive_scan_over_group(g, x, init, op) */
#define sg_exclusive_scan_over_group_init(g, x, init, op) \
    SG_G_VALUE_(sg_exclusive_scan_over_group_init_, x, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), x, init, SG_OP_##op##_, SG_HERE_(__LINE__))

/* bool sg_joint_any_of(g, const <scalar> *p, size_t n);
 * some of the n elements is not 0; of nothing false. p may also be of bool. sycl: joint_any_of */
#define sg_joint_any_of(g, p, n) \
    SG_G_TRUTH_(sg_joint_any_of_, p)(SG_ANY_GROUP_(g), SG_TRUTH_(p), n, SG_HERE_(__LINE__))

/* bool sg_joint_all_of(g, const <scalar> *p, size_t n);
 * none of the n elements is 0; of nothing true. p may also be of bool. sycl: joint_all_of */
#define sg_joint_all_of(g, p, n) \
    SG_G_TRUTH_(sg_joint_all_of_, p)(SG_ANY_GROUP_(g), SG_TRUTH_(p), n, SG_HERE_(__LINE__))

/* bool sg_joint_none_of(g, const <scalar> *p, size_t n);
 * all of the n elements are 0; of nothing true. p may also be of bool. sycl: joint_none_of */
#define sg_joint_none_of(g, p, n) (!sg_joint_any_of(g, p, n))

/* <scalar> sg_joint_reduce(g, const <scalar> *p, size_t n, op);
 * the n elements joined by op, a C scalar; of nothing the identity. sycl: joint_reduce */
#define sg_joint_reduce(g, p, n, op) \
    SG_G_POINTER_(sg_joint_reduce_, p, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), p, n, SG_OP_##op##_, SG_HERE_(__LINE__))

/* <scalar> sg_joint_reduce_init(g, const <scalar> *p, size_t n, <scalar> init, op);
 * op(init, the n elements joined by op); of nothing init. sycl: joint_reduce(g, first, last, init,
 * op) */
#define sg_joint_reduce_init(g, p, n, init, op) \
    SG_G_POINTER_(sg_joint_reduce_init_, p, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), p, n, init, SG_OP_##op##_, SG_HERE_(__LINE__))

/* <scalar> *sg_joint_inclusive_scan(g, const <scalar> *in, size_t n, <scalar> *out, op);
 * out[i] is in[0] to in[i] joined by op, for i < n. out may be in, or else does not overlap it.
 * Returns out + n. sycl: joint_inclusive_scan */
#define sg_joint_inclusive_scan(g, in, n, out, op) \
    SG_G_POINTER_(sg_joint_inclusive_scan_, in, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), in, n, out, SG_OP_##op##_, SG_HERE_(__LINE__))

/* <scalar> *sg_joint_inclusive_scan_init(g, const <scalar> *in, size_t n, <scalar> *out, op, <scalar> init);
 * as sg_joint_inclusive_scan with op(init, result) in each element. sycl: joint_inclusive_scan(g,
 * first, last, result, op, init) */
#define sg_joint_inclusive_scan_init(g, in, n, out, op, init) \
    SG_G_POINTER_(sg_joint_inclusive_scan_init_, in, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), in, n, out, SG_OP_##op##_, init, SG_HERE_(__LINE__))

/* <scalar> *sg_joint_exclusive_scan(g, const <scalar> *in, size_t n, <scalar> *out, op);
 * out[i] is in[0] to in[i - 1] joined by op, out[0] the identity, for i < n. out may be in, or
 * else does not overlap it. Returns out + n. sycl: joint_exclusive_scan */
#define sg_joint_exclusive_scan(g, in, n, out, op) \
    SG_G_POINTER_(sg_joint_exclusive_scan_, in, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), in, n, out, SG_OP_##op##_, SG_HERE_(__LINE__))

/* <scalar> *sg_joint_exclusive_scan_init(g, const <scalar> *in, size_t n, <scalar> *out, <scalar> init, op);
 * as sg_joint_exclusive_scan with op(init, result) in each element, out[0] op(init, identity).
 * sycl: joint_exclusive_scan(g, first, last, result, init, op) */
#define sg_joint_exclusive_scan_init(g, in, n, out, init, op) \
    SG_G_POINTER_(sg_joint_exclusive_scan_init_, in, SG_CLASS_##op##_) \
        (SG_ANY_GROUP_(g), in, n, out, init, SG_OP_##op##_, SG_HERE_(__LINE__))
#endif

#endif
