/* SPDX-License-Identifier: MIT */
/* What a kernel over an nd-range sees: the item, which stands for one sub-group of work-items; its
 * work-group; and its sub-group. The functions of one size are in nd_item.tmpl.h, with their
 * descriptions; the names here mean the current SG_SIZE.
 *
 * What differs from lane to lane is an sg_u32 or sg_u64 value. What cannot differ is a
 * scalar; a name with _base gives the scalar of lane 0. The last dimension is the fastest. Work-items are cut into
 * sub-groups in linear local order, whatever the number of dimensions. Only the last sub-group of a
 * work-group may have absent lanes, behind the present ones.
 *
 * Dimensions count from 0. In a dimension that the range does not have, an id is 0 and a size is 1.
 * Absent lanes have ids too, which are safe to use but mean nothing: an id in a dimension is below the
 * range's size there; a linear id of the sub-group or work-group is that of the lane before plus 1; a global
 * linear id is either that, or inside the global range.
 * Ids and sizes count work-items, sub-groups or work-groups, never bytes. An id in a dimension fits 32
 * bits; a global linear id may not.
 * None of these functions waits, and any sub-group may call them alone.
 *
 * Handles are small objects, passed by value. Only the functions here make them. A basic range has
 * none. */
#ifndef SG_GROUP_ND_ITEM_H
#define SG_GROUP_ND_ITEM_H

#include "item.h"
#include "run.h"

#define SG_ND_ITEM_(op) SG_PASTE3(sg_nd_item_, op, SG_X_)
#define SG_GROUP_(op) SG_PASTE3(sg_group_, op, SG_X_)
#define SG_SUB_GROUP_(op) SG_PASTE3(sg_sub_group_, op, SG_X_)

#define SG_ND_ITEM_BEGIN_ SG_PASTE3(sg_nd_item_begin_x, SG_X_, _)
#define SG_ND_ITEM_END_ SG_PASTE3(sg_nd_item_end_x, SG_X_, _)
#define SG_ND_ITEM_RUN_ SG_PASTE3(sg_nd_item_run_x, SG_X_, _)
#define SG_ND_ITEM_NEXT_ SG_PASTE3(sg_nd_item_next_x, SG_X_, _)
#define SG_ND_ITEM_WRAP_ SG_PASTE3(sg_nd_item_wrap_x, SG_X_, _)
#define SG_ND_ITEM_TAIL_ SG_PASTE3(sg_nd_item_tail_x, SG_X_, _)
#define SG_ND_ITEM_NEXT_GROUP_ SG_PASTE3(sg_nd_item_next_group_x, SG_X_, _)

/* ---- types ---- */

/* What a kernel gets: one sub-group of the nd-range, by value. It may be passed to functions of
 * the same SG_SIZE. sycl: nd_item */
#define sg_nd_item SG_PASTE2(sg_nd_itemx, SG_X_)

/* The work-group of an sg_nd_item; also what an SG_GROUP_KERNEL gets. sycl: group */
#define sg_group SG_PASTE2(sg_groupx, SG_X_)

/* The sub-group of an sg_nd_item. sycl: sub_group */
#define sg_sub_group SG_PASTE2(sg_sub_groupx, SG_X_)

/* For code that is written once for both kinds of group and pastes the kind's name:
 * sg_##class##_get_group_linear_id returns a sg_##class##_linear_id_type. id_type is the type of ids that differ from
 * lane to lane. range_type is the type of a size in a dimension. linear_id_type is that of linear ids and sizes, which cannot
 * differ.
 * dimensions is how many dimensions an id may have. fence_scope is the least that sg_group_barrier orders.
 * sycl: group::id_type; sycl ext: sub_group::id_type */
#define sg_sub_group_id_type sg_u32
#define sg_group_id_type sg_u32
#define sg_sub_group_range_type uint32_t
#define sg_group_range_type size_t
#define sg_sub_group_linear_id_type uint32_t
#define sg_group_linear_id_type size_t
#define sg_sub_group_dimensions 1
#define sg_group_dimensions 3
#define sg_sub_group_fence_scope SG_MEMORY_SCOPE_SUB_GROUP
#define sg_group_fence_scope SG_MEMORY_SCOPE_WORK_GROUP

#define sg_nd_item_get_group SG_ND_ITEM_(get_group_x)
#define sg_nd_item_get_sub_group SG_ND_ITEM_(get_sub_group_x)
#define sg_nd_item_get_group_id(...) SG_OF_TWO_(SG_ND_ITEM_(get_group_id_x), "sg: the dimension is missing: sg_nd_item_get_group_id(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_group_linear_id SG_ND_ITEM_(get_group_linear_id_x)
#define sg_nd_item_get_group_range(...) SG_OF_TWO_(SG_ND_ITEM_(get_group_range_x), "sg: the dimension is missing: sg_nd_item_get_group_range(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_local_range(...) SG_OF_TWO_(SG_ND_ITEM_(get_local_range_x), "sg: the dimension is missing: sg_nd_item_get_local_range(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_global_range(...) SG_OF_TWO_(SG_ND_ITEM_(get_global_range_x), "sg: the dimension is missing: sg_nd_item_get_global_range(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_local_linear_id SG_ND_ITEM_(get_local_linear_id_x)
#define sg_nd_item_get_local_linear_id_base SG_ND_ITEM_(get_local_linear_id_base_x)
#define sg_nd_item_get_local_id(...) SG_OF_TWO_(SG_ND_ITEM_(get_local_id_x), "sg: the dimension is missing: sg_nd_item_get_local_id(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_local_id_base(...) SG_OF_TWO_(SG_ND_ITEM_(get_local_id_base_x), "sg: the dimension is missing: sg_nd_item_get_local_id_base(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_global_id(...) SG_OF_TWO_(SG_ND_ITEM_(get_global_id_x), "sg: the dimension is missing: sg_nd_item_get_global_id(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_global_id_base(...) SG_OF_TWO_(SG_ND_ITEM_(get_global_id_base_x), "sg: the dimension is missing: sg_nd_item_get_global_id_base(it, 0)", __VA_ARGS__)
#define sg_nd_item_get_global_linear_id SG_ND_ITEM_(get_global_linear_id_x)
#define sg_nd_item_get_global_linear_id_base SG_ND_ITEM_(get_global_linear_id_base_x)
#define sg_nd_item_get_nd_range SG_ND_ITEM_(get_nd_range_x)
#define sg_nd_item_get_local_memory SG_ND_ITEM_(get_local_memory_x)
#define sg_nd_item_get_local_memory_size SG_ND_ITEM_(get_local_memory_size_x)
#define sg_nd_item_is_contiguous SG_ND_ITEM_(is_contiguous_x)
#define sg_nd_item_count SG_ND_ITEM_(count_x)

#define sg_group_get_group_id(...) SG_OF_TWO_(SG_GROUP_(get_group_id_x), "sg: the dimension is missing: sg_group_get_group_id(g, 0)", __VA_ARGS__)
#define sg_group_get_group_linear_id SG_GROUP_(get_group_linear_id_x)
#define sg_group_get_group_range(...) SG_OF_TWO_(SG_GROUP_(get_group_range_x), "sg: the dimension is missing: sg_group_get_group_range(g, 0)", __VA_ARGS__)
#define sg_group_get_group_linear_range SG_GROUP_(get_group_linear_range_x)
#define sg_group_get_local_range(...) SG_OF_TWO_(SG_GROUP_(get_local_range_x), "sg: the dimension is missing: sg_group_get_local_range(g, 0)", __VA_ARGS__)
#define sg_group_get_local_linear_range SG_GROUP_(get_local_linear_range_x)
#define sg_group_get_max_local_range(...) SG_OF_TWO_(SG_GROUP_(get_max_local_range_x), "sg: the dimension is missing: sg_group_get_max_local_range(g, 0)", __VA_ARGS__)
#define sg_group_get_local_id(...) SG_OF_TWO_(SG_GROUP_(get_local_id_x), "sg: the dimension is missing: sg_group_get_local_id(g, 0)", __VA_ARGS__)
#define sg_group_get_local_linear_id SG_GROUP_(get_local_linear_id_x)

#define sg_sub_group_get_local_id SG_SUB_GROUP_(get_local_id_x)
#define sg_sub_group_get_local_linear_id SG_SUB_GROUP_(get_local_linear_id_x)
#define sg_sub_group_get_linear_local_id SG_SUB_GROUP_(get_linear_local_id_x)
#define sg_sub_group_get_local_range SG_SUB_GROUP_(get_local_range_x)
#define sg_sub_group_get_local_linear_range SG_SUB_GROUP_(get_local_linear_range_x)
#define sg_sub_group_get_max_local_range SG_SUB_GROUP_(get_max_local_range_x)
#define sg_sub_group_get_group_id SG_SUB_GROUP_(get_group_id_x)
#define sg_sub_group_get_group_linear_id SG_SUB_GROUP_(get_group_linear_id_x)
#define sg_sub_group_get_linear_group_id SG_SUB_GROUP_(get_linear_group_id_x)
#define sg_sub_group_get_group_range SG_SUB_GROUP_(get_group_range_x)
#define sg_sub_group_get_group_linear_range SG_SUB_GROUP_(get_group_linear_range_x)
#define sg_sub_group_get_max_group_range SG_SUB_GROUP_(get_max_group_range_x)
#define sg_sub_group_count SG_SUB_GROUP_(count_x)

/* ---- masks ---- */

/* sg_mask sg_nd_item_mask(sg_nd_item it);
 * sg_mask sg_sub_group_mask(sg_sub_group g);
 * the present lanes: the first 1 to S; a constant in a full sub-group. (Macros, since the width of a mask's
 * lanes may change with every include of sg.h) */
#define sg_nd_item_mask(it) sg_mask_first_n(sg_nd_item_count(it))
#define sg_sub_group_mask(g) sg_mask_first_n(sg_sub_group_count(g))

/* sg_mask sg_sub_group_leader(sg_sub_group g);
 * sg_mask sg_group_leader(sg_group g);
 * the work-item of linear id 0, as a mask. For a sub-group that is lane 0. For a work-group it is lane 0 of its
 * first sub-group, and no lane of the others. sycl: sub_group::leader, group::leader */
#define sg_sub_group_leader(g) sg_mask_first_n(SG_PASTE3(sg_sub_group_leader_count_x, SG_X_, _)(g))
#define sg_group_leader(g) sg_mask_first_n(SG_PASTE3(sg_group_leader_count_x, SG_X_, _)(g))

/* ---- memory ---- */

/* sg_<e> sg_sub_group_load(sg_sub_group g, const <scalar> *p);
 * lane i is p[i]; absent lanes are 0, and nothing is read for them. No alignment beyond the element's. It is
 * sg_load in a full sub-group, else sg_load_n. sycl ext: sub_group::load */

/* void sg_sub_group_store(sg_sub_group g, <scalar> *p, sg_<e> x);
 * p[i] = x[i] of the present lanes. No alignment beyond the element's. It is sg_store in a full
 * sub-group, else sg_store_n. sycl ext: sub_group::store */

/* sg_<e>v<N> sg_sub_group_load_v<N>_<e>(sg_sub_group g, const <scalar> *p);
 * lane i of s[k] is p[i + k * S], also in a sub-group with absent lanes; those are 0, and nothing is read for them. N
 * loads. sycl ext: sub_group::load<N> */

/* void sg_sub_group_store_v<N>_<e>(sg_sub_group g, <scalar> *p, sg_<e>v<N> x);
 * p[i + k * S] = lane i of s[k], for the present lanes. N stores. sycl ext: sub_group::store<N> */

#if SG_GENERIC && !defined(__cplusplus)
#define sg_sub_group_load(g, p) SG_AT_(SG_ONCE_(p) SG_OF_SUB_GROUP_(g, SG_G_FROM_(sg_sub_group_load_, SG_IT_(p)))(g, SG_FROM_(p)) SG_DONE_)
#define sg_sub_group_store(g, p, x) SG_AT_(SG_ONCE_(p) SG_OF_SUB_GROUP_(g, SG_G_INTO_(sg_sub_group_store_, SG_IT_(p)))(g, SG_INTO_(p), x) SG_DONE_)
#define SG_OF_SUB_GROUP_(g, f) \
    _Generic((g), sg_nd_item: sg_the_first_argument_is_sg_nd_item_get_sub_group_, sg_group: sg_the_first_argument_is_sg_nd_item_get_sub_group_, \
             sg_item: sg_this_is_an_sg_item_use_sg_item_load_and_store_, default: f)
SG_WRONG_CALL(sg_the_first_argument_is_sg_nd_item_get_sub_group_)
SG_WRONG_CALL(sg_this_is_an_sg_item_use_sg_item_load_and_store_)
#elif SG_GENERIC
SG_NO_OVERLOAD(sg_sub_group_load, "sg_sub_group_load(sg_nd_item_get_sub_group(it), pointer); in a range kernel sg_item_load(it, pointer)")
SG_NO_OVERLOAD(sg_sub_group_store, "sg_sub_group_store(sg_nd_item_get_sub_group(it), pointer, value); in a range kernel sg_item_store(it, pointer, value)")
#if SG_CHECKED
#define sg_sub_group_load(...) SG_AT_(sg_sub_group_load(__VA_ARGS__))
#define sg_sub_group_store(...) SG_AT_(sg_sub_group_store(__VA_ARGS__))
#endif
#endif

#endif
