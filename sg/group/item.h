/* SPDX-License-Identifier: MIT */
/* The item of a basic range: one sub-group of it, as a range kernel sees it.
 *
 * A basic range is cut into sub-groups in linear order, the last dimension fastest. So the base is
 * a multiple of S, and the lanes may wrap over rows. Only the last sub-group may have absent
 * lanes, behind the present ones. There is no work-group, so an item leads to no barrier and
 * no local memory. The functions of one size are in item.tmpl.h, with their descriptions; the
 * names here mean the current SG_SIZE. */
#ifndef SG_GROUP_ITEM_H
#define SG_GROUP_ITEM_H

#include "../lanes.h"
#include "range.h"

/* The part of a range that one call of a kernel works on: sub-groups from begin, a multiple of
 * S, up to the item before end. */
typedef struct sg_range_part_ {
    const sg_range *range; /* not a copy: copying moves are wider than the stores that made it, and would wait for them */
    size_t begin, end;
    struct sg_item_loop_ *result; /* where the call reports a failure */
    sg_thrown_ *thrown;
#if SG_CHECKED
    uint32_t number; /* of the launch */
#endif
} sg_range_part_;

/* What the loop knows of the body that it runs: an object in the loop. The compiler removes it if the body does not
 * use it. */
typedef struct sg_item_loop_ {
    bool failed;
    int code;
    size_t base; /* linear id of lane 0 */
} sg_item_loop_;

#if SG_CHECKED
/* This thread goes on with the sub-group whose first item is base. part lies on the stack on which the sub-group runs. */
SG_NOINLINE void sg_checked_range_item_(const sg_range_part_ *part, size_t base, uint32_t lanes, const char *kernel) {
    sg_checked_item_(part->number, kernel, base, 0, 0, lanes, part, NULL, true);
}
#endif

/* An exception has ended the kernel. */
SG_INLINE void sg_range_threw_(const sg_range_part_ *part) {
    part->result->failed = true;
}

/* The ids in a dimension of the given size, for the n items from linear id base on. The id goes up
 * after every step items. Not inlined: it is needed rarely, and its divisions would take registers from
 * the loop around it. */
SG_NOINLINE void sg_item_narrow_ids_(size_t base, size_t step, size_t size, uint32_t n,
                                     uint32_t *id) {
    for (uint32_t i = 0; i < n; i++) id[i] = (uint32_t)((base + i) / step % size);
}

/* the name of a function for items of the current size */
#define SG_ITEM_(op) SG_PASTE3(sg_item_, op, SG_X_)
#define SG_ITEM_BEGIN_ SG_PASTE3(sg_item_begin_x, SG_X_, _)
#define SG_ITEM_RUN_ SG_PASTE3(sg_item_run_x, SG_X_, _)
#define SG_ITEM_NEXT_ SG_PASTE3(sg_item_next_x, SG_X_, _)
#define SG_ITEM_WRAP_ SG_PASTE3(sg_item_wrap_x, SG_X_, _)
#define SG_ITEM_TAIL_ SG_PASTE3(sg_item_tail_x, SG_X_, _)

/* What a range kernel gets: one sub-group of the range, by value. It may be passed to functions
 * of the same SG_SIZE. sycl: item */
#define sg_item SG_PASTE2(sg_itemx, SG_X_)

#define sg_item_get_id(...) SG_OF_TWO_(SG_ITEM_(get_id_x), "sg: the dimension is missing: sg_item_get_id(it, 0)", __VA_ARGS__)
#define sg_item_get_id_base(...) SG_OF_TWO_(SG_ITEM_(get_id_base_x), "sg: the dimension is missing: sg_item_get_id_base(it, 0)", __VA_ARGS__)
#define sg_item_get_linear_id SG_ITEM_(get_linear_id_x)
#define sg_item_get_linear_id_base SG_ITEM_(get_linear_id_base_x)
#define sg_item_get_range(...) SG_OF_TWO_(SG_ITEM_(get_range_x), "sg: the dimension is missing: sg_item_get_range(it, 0)", __VA_ARGS__)
#define sg_item_is_contiguous SG_ITEM_(is_contiguous_x)
#define sg_item_count SG_ITEM_(count_x)

/* sg_mask sg_item_mask(sg_item it);
 * the present lanes; a constant in a full sub-group. (A macro, since the width of a mask's lanes may
 * change with every include of sg.h) */
#define sg_item_mask(it) sg_mask_first_n(sg_item_count(it))

/* sg_<e> sg_item_load(sg_item it, const <scalar> *p);
 * lane i is p[i]; absent lanes are 0, and nothing is read for them. No alignment beyond the element's. It is
 * sg_load in a full sub-group, else sg_load_n. */

/* void sg_item_store(sg_item it, <scalar> *p, sg_<e> x);
 * p[i] = x[i] of the present lanes. No alignment beyond the element's. It is sg_store in a full
 * sub-group, else sg_store_n. */

#include "../made/item_names.h"
#if SG_GENERIC && !defined(__cplusplus)
#define sg_item_load(it, p) SG_AT_(SG_ONCE_(p) SG_OF_ITEM_(it, SG_G_FROM_(sg_item_load_, SG_IT_(p)))(it, SG_FROM_(p)) SG_DONE_)
#define sg_item_store(it, p, x) SG_AT_(SG_ONCE_(p) SG_OF_ITEM_(it, SG_G_INTO_(sg_item_store_, SG_IT_(p)))(it, SG_INTO_(p), x) SG_DONE_)
#define SG_OF_ITEM_(it, f) _Generic((it), sg_nd_item: sg_this_is_an_sg_nd_item_use_sg_sub_group_load_and_store_, default: f)
SG_WRONG_CALL(sg_this_is_an_sg_nd_item_use_sg_sub_group_load_and_store_)
#elif SG_GENERIC
SG_NO_OVERLOAD(sg_item_load, "sg_item_load(it, pointer), in a range kernel; else sg_sub_group_load(sg_nd_item_get_sub_group(it), pointer)")
SG_NO_OVERLOAD(sg_item_store, "sg_item_store(it, pointer, value), in a range kernel; else sg_sub_group_store(sg_nd_item_get_sub_group(it), pointer, value)")
#if SG_CHECKED
#define sg_item_load(...) SG_AT_(sg_item_load(__VA_ARGS__))
#define sg_item_store(...) SG_AT_(sg_item_store(__VA_ARGS__))
#endif
#endif

#endif
