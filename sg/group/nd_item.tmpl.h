/* SPDX-License-Identifier: MIT */
/* The item of an nd-range, its work-group and its sub-group, at SG_T_S lanes. See nd_item.h.
 *
 * All three are the same struct under three types, by value, so what a kernel does not ask for costs
 * nothing. Work-items of a group are cut into sub-groups in linear local order. So the local part is
 * the item of a basic range, whose range is the local one (item.tmpl.h). This file is longer than others because it
 * has a function of one line for each name of SYCL's documents. */
#ifndef SG_T_S
#error "sg: nd_item.tmpl.h needs SG_T_S"
#endif

typedef struct SG_T_ND_ITEM {
    SG_T_ITEM local;    /* the sub-group in its work-group; local.range is the local range */
    sg_range groups;  /* number of work-groups in each dimension */
    size_t group_id[3];
    size_t group;     /* linear id of the work-group */
    size_t global;    /* linear id of lane 0; carried along, since most kernels load from there */
    uint32_t sub_group, sub_groups; /* index in the work-group, and their number */
    size_t local_used; /* bytes of local memory that this sub-group has declared */
    sg_engine_loop_ *loop;
    sg_engine_ *engine; /* in the item, so that it stays in a register across barriers; otherwise each
                         * barrier would wait for one more load */
} SG_T_ND_ITEM;
typedef struct SG_T_GROUP {
    SG_T_ND_ITEM it;
} SG_T_GROUP;
typedef struct SG_T_SUB_GROUP {
    SG_T_ND_ITEM it;
} SG_T_SUB_GROUP;

/* ---- for the loop over the sub-groups of a part ---- */

SG_INLINE void SG_T_ND_ITEM_INTERNAL(locate)(SG_T_ND_ITEM *it) {
    const sg_range *local = &it->local.range, *groups = &it->groups;
    if (it->local.last == 0) {
        it->global = it->group * local->size[0] + it->local.row_id;
    } else if (it->local.last == 1) {
        it->global = (it->group_id[0] * local->size[0] + it->local.id[0]) * groups->size[1];
        it->global = (it->global + it->group_id[1]) * local->size[1] + it->local.row_id;
    } else {
        it->global = (it->group_id[0] * local->size[0] + it->local.id[0]) * groups->size[1];
        it->global = (it->global + it->group_id[1]) * local->size[1] + it->local.id[1];
        it->global = (it->global * groups->size[2] + it->group_id[2]) * local->size[2];
        it->global += it->local.row_id;
    }
}

SG_INLINE SG_T_ND_ITEM SG_T_ND_ITEM_INTERNAL(begin)(const sg_engine_part_ *part) {
    const sg_engine_launch_ *launch = part->launch;
    sg_range_part_ first;
    SG_T_ND_ITEM it;
    first.range = &launch->local;
    first.begin = (size_t)part->first * SG_T_S;
    first.end = 0;
    it.local = SG_T_ITEM_INTERNAL(begin)(&first);
    it.groups = launch->groups;
    it.group_id[0] = part->begin;
    it.group_id[1] = it.group_id[2] = 0;
    if (launch->groups.dimensions == 2) {
        it.group_id[0] = part->begin / launch->groups.size[1];
        it.group_id[1] = part->begin % launch->groups.size[1];
    } else if (launch->groups.dimensions == 3) {
        const size_t row = part->begin / launch->groups.size[2];
        it.group_id[0] = row / launch->groups.size[1];
        it.group_id[1] = row % launch->groups.size[1];
        it.group_id[2] = part->begin % launch->groups.size[2];
    }
    it.group = part->begin;
    it.sub_group = part->first;
    it.sub_groups = launch->sub_groups;
    it.local_used = launch->local_bytes;
    it.loop = NULL;
    it.engine = part->engine;
    SG_T_ND_ITEM_INTERNAL(locate)(&it);
    return it;
}

/* the local linear id behind the last sub-group of the part */
SG_INLINE size_t SG_T_ND_ITEM_INTERNAL(end)(const sg_engine_part_ *part) {
    const sg_engine_launch_ *launch = part->launch;
    return part->last < launch->sub_groups ? (size_t)part->last * SG_T_S : launch->items;
}

SG_INLINE size_t SG_T_ND_ITEM_INTERNAL(run)(const SG_T_ND_ITEM *it, size_t end) {
    return SG_T_ITEM_INTERNAL(run)(&it->local, end);
}

SG_INLINE void SG_T_ND_ITEM_INTERNAL(next)(SG_T_ND_ITEM *it) {
    it->sub_group++;
    it->global += SG_T_S;
    SG_T_ITEM_INTERNAL(next)(&it->local);
}

SG_INLINE void SG_T_ND_ITEM_INTERNAL(wrap)(SG_T_ND_ITEM *it) {
    if (it->local.row_id >= it->local.row_size) {
        SG_T_ITEM_INTERNAL(wrap)(&it->local);
        SG_T_ND_ITEM_INTERNAL(locate)(it);
    }
}

SG_INLINE SG_T_ND_ITEM SG_T_ND_ITEM_INTERNAL(tail)(SG_T_ND_ITEM it, size_t end) {
    it.local = SG_T_ITEM_INTERNAL(tail)(it.local, end);
    return it;
}

/* Moves on to the first sub-group of the next work-group. */
SG_INLINE void SG_T_ND_ITEM_INTERNAL(next_group)(SG_T_ND_ITEM *it) {
    it->group++;
    if (it->local.last == 0) {
        it->group_id[0]++;
    } else if (it->local.last == 1) {
        if (++it->group_id[1] == it->groups.size[1]) {
            it->group_id[1] = 0;
            it->group_id[0]++;
        }
    } else if (++it->group_id[2] == it->groups.size[2]) {
        it->group_id[2] = 0;
        if (++it->group_id[1] == it->groups.size[1]) {
            it->group_id[1] = 0;
            it->group_id[0]++;
        }
    }
    it->sub_group = 0;
    it->local.base = it->local.row_id = 0;
    it->local.id[0] = it->local.id[1] = 0;
    SG_T_ND_ITEM_INTERNAL(locate)(it);
}

/* ---- for an SG_GROUP_KERNEL: the loop over its sub-groups ---- */

SG_INLINE void SG_T_ND_ITEM_INTERNAL(set_count)(SG_T_ND_ITEM *it, bool uniform) {
    const size_t left = sg_range_size(it->local.range) - it->local.base;
    it->local.full = uniform || left >= SG_T_S;
    it->local.count = it->local.full ? SG_T_S : (uint32_t)left;
}

SG_INLINE SG_T_ND_ITEM SG_T_ND_ITEM_INTERNAL(first)(SG_T_GROUP g) {
    SG_T_ND_ITEM_INTERNAL(set_count)(&g.it, g.it.local.full);
    SG_CHECKED_DO_(sg_checked_region_(0, true);)
    return g.it;
}

SG_INLINE void SG_T_ND_ITEM_INTERNAL(each)(SG_T_ND_ITEM *it, SG_T_GROUP g) {
    SG_T_ND_ITEM_INTERNAL(next)(it);
    SG_T_ND_ITEM_INTERNAL(wrap)(it);
    SG_T_ND_ITEM_INTERNAL(set_count)(it, g.it.local.full);
    SG_CHECKED_DO_(sg_checked_region_(it->sub_group < it->sub_groups ? it->sub_group : 0, it->sub_group >= it->sub_groups);)
    it->local_used = g.it.local_used; /* all sub-groups get the same array from a declaration in the loop */
}

/* ---- nd_item: what is the same for all lanes; d counts dimensions from 0 ---- */

/* The work-group of the item. sycl: nd_item::get_group() */
SG_INLINE SG_T_GROUP SG_T_ND_ITEM_FN(get_group)(SG_T_ND_ITEM it) {
    SG_T_GROUP g;
    g.it = it;
    return g;
}

/* The sub-group of the item. sycl: nd_item::get_sub_group */
SG_INLINE SG_T_SUB_GROUP SG_T_ND_ITEM_FN(get_sub_group)(SG_T_ND_ITEM it) {
    SG_T_SUB_GROUP g;
    g.it = it;
    return g;
}

/* The number of present lanes, 1 to S; only the last sub-group of a work-group has fewer than S. SYCL has
 * none, because an item there is one lane. */
SG_INLINE uint32_t SG_T_ND_ITEM_FN(count)(SG_T_ND_ITEM it) { return it.local.count; }

/* The index of the work-group in dimension d; 0 if there is no d. sycl: nd_item::get_group(d) */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_group_id)(SG_T_ND_ITEM it, uint32_t d) {
    return d < 3 ? it.group_id[d] : 0;
}

/* The linear id of the work-group, below the number of all work-groups. sycl: nd_item::get_group_linear_id */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_group_linear_id)(SG_T_ND_ITEM it) { return it.group; }

/* The number of work-groups in dimension d; 1 if there is no d. sycl: nd_item::get_group_range */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_group_range)(SG_T_ND_ITEM it, uint32_t d) {
    return sg_range_get(it.groups, d);
}

/* The size of a work-group in dimension d; 1 if there is no d. sycl: nd_item::get_local_range */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_local_range)(SG_T_ND_ITEM it, uint32_t d) {
    return sg_range_get(it.local.range, d);
}

/* The number of all work-items in dimension d; 1 if there is no d. sycl: nd_item::get_global_range */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_global_range)(SG_T_ND_ITEM it, uint32_t d) {
    return sg_range_get(it.groups, d) * sg_range_get(it.local.range, d);
}

/* The nd-range that the kernel was launched over. sycl: nd_item::get_nd_range */
SG_INLINE sg_nd_range SG_T_ND_ITEM_FN(get_nd_range)(SG_T_ND_ITEM it) {
    sg_nd_range r = sg_nd_range_of_(it.local.range, it.local.range);
    r.global.size[0] *= it.groups.size[0];
    r.global.size[1] *= it.groups.size[1];
    r.global.size[2] *= it.groups.size[2];
    return r;
}

/* The local memory whose size was given at launch, the same for the whole work-group, aligned to
 * 64 bytes; and that size in bytes. If it is 0 the memory must not be used. What SG_LOCAL declares lies behind
 * it. sycl: local_accessor */
SG_INLINE void *SG_T_ND_ITEM_FN(get_local_memory)(SG_T_ND_ITEM it) {
    return SG_TELL_MEMORY_ ? sg_engine_launch_local_(it.loop) : it.engine->local;
}
SG_INLINE size_t SG_T_ND_ITEM_FN(get_local_memory_size)(SG_T_ND_ITEM it) {
    return it.loop->part->launch->local_bytes;
}

/* The linear id of lane 0 in the work-group, a multiple of S. Lane i has this plus i. */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_local_linear_id_base)(SG_T_ND_ITEM it) { return it.local.base; }

/* The index of lane 0 in the work-group in dimension d; 0 if there is no d. */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_local_id_base)(SG_T_ND_ITEM it, uint32_t d) {
    return SG_T_ITEM_FN(get_id_base)(it.local, d);
}

/* The global index of lane 0 in dimension d; 0 if there is no d. */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_global_id_base)(SG_T_ND_ITEM it, uint32_t d) {
    return SG_T_ND_ITEM_FN(get_group_id)(it, d) * sg_range_get(it.local.range, d) +
           SG_T_ND_ITEM_FN(get_local_id_base)(it, d);
}

/* The global linear id of lane 0. It is the index to load from if the data has the shape of the global
 * range. Lane i has this plus i if the item is contiguous. */
SG_INLINE size_t SG_T_ND_ITEM_FN(get_global_linear_id_base)(SG_T_ND_ITEM it) { return it.global; }

/* Whether each present lane i has the global linear id of lane 0 plus i. Data with the shape of the global
 * range is then one load. Always true in one dimension. In two dimensions: if the lanes are in one row, or work-groups are as wide
 * as the range. In three: if the lanes are in one row; or if work-groups are as wide as the range, and the lanes are in one plane
 * or work-groups are as high as the range. */
SG_INLINE bool SG_T_ND_ITEM_FN(is_contiguous)(SG_T_ND_ITEM it) {
    const size_t *n = it.groups.size;
    if (it.local.last == 0) return true;
    return SG_T_ITEM_FN(is_contiguous)(it.local) ||
           (it.local.last == 1 ? n[1] == 1 : n[2] == 1 && (n[1] == 1 || it.local.id[1] +
            (it.local.row_id + it.local.count - 1) / it.local.row_size < it.local.range.size[1]));
}

/* ---- nd_item: what differs from lane to lane ---- */

/* The index of each lane in the work-group in dimension d. Cost as for sg_item_get_id.
 * sycl: nd_item::get_local_id(d) */
SG_INLINE SG_T_U32 SG_T_ND_ITEM_FN(get_local_id)(SG_T_ND_ITEM it, uint32_t d) {
    return SG_T_ITEM_FN(get_id)(it.local, d);
}

/* The linear id of each lane in the work-group: base + i. sycl: nd_item::get_local_linear_id */
SG_INLINE SG_T_U32 SG_T_ND_ITEM_FN(get_local_linear_id)(SG_T_ND_ITEM it) {
    return SG_T_U32_FN(add)(SG_T_U32_FN(splat)((uint32_t)it.local.base), SG_T_U32_FN(iota)());
}

/* The global index of each lane in dimension d. Cost as for sg_item_get_id, and an addition.
 * sycl: nd_item::get_global_id(d) */
SG_INLINE SG_T_U32 SG_T_ND_ITEM_FN(get_global_id)(SG_T_ND_ITEM it, uint32_t d) {
    const size_t first = SG_T_ND_ITEM_FN(get_group_id)(it, d) * sg_range_get(it.local.range, d);
    return SG_T_U32_FN(add)(SG_T_U32_FN(splat)((uint32_t)first), SG_T_ND_ITEM_FN(get_local_id)(it, d));
}

/* The global linear id of each lane: base + i if the item is contiguous. Otherwise it is made of the ids by one or two
 * 64-bit multiplications. sycl: nd_item::get_global_linear_id */
SG_INLINE SG_T_U64 SG_T_ND_ITEM_FN(get_global_linear_id)(SG_T_ND_ITEM it) {
    SG_T_U64 id;
    if (SG_LIKELY(SG_T_ND_ITEM_FN(is_contiguous)(it))) {
        return SG_T_U64_FN(add)(SG_T_U64_FN(splat)(it.global), SG_T_U64_FN(iota)());
    }
    id = SG_T_U64_OF_U32(SG_T_ND_ITEM_FN(get_global_id)(it, 0));
    id = SG_T_U64_FN(mul)(id, SG_T_U64_FN(splat)(SG_T_ND_ITEM_FN(get_global_range)(it, 1)));
    id = SG_T_U64_FN(add)(id, SG_T_U64_OF_U32(SG_T_ND_ITEM_FN(get_global_id)(it, 1)));
    if (it.local.last < 2) return id;
    id = SG_T_U64_FN(mul)(id, SG_T_U64_FN(splat)(SG_T_ND_ITEM_FN(get_global_range)(it, 2)));
    return SG_T_U64_FN(add)(id, SG_T_U64_OF_U32(SG_T_ND_ITEM_FN(get_global_id)(it, 2)));
}

/* ---- work-group ---- */

/* The index of the work-group in dimension d; 0 if there is no d. sycl: group::get_group_id, get_id */
SG_INLINE size_t SG_T_GROUP_FN(get_group_id)(SG_T_GROUP g, uint32_t d) {
    return SG_T_ND_ITEM_FN(get_group_id)(g.it, d);
}

/* The linear id of the work-group. sycl: group::get_group_linear_id, get_linear_id */
SG_INLINE size_t SG_T_GROUP_FN(get_group_linear_id)(SG_T_GROUP g) { return g.it.group; }

/* The number of work-groups in dimension d; 1 if there is no d. sycl: group::get_group_range */
SG_INLINE size_t SG_T_GROUP_FN(get_group_range)(SG_T_GROUP g, uint32_t d) {
    return sg_range_get(g.it.groups, d);
}

/* The number of all work-groups. sycl: group::get_group_linear_range */
SG_INLINE size_t SG_T_GROUP_FN(get_group_linear_range)(SG_T_GROUP g) {
    return sg_range_size(g.it.groups);
}

/* The size of the work-group in dimension d; 1 if there is no d. sycl: group::get_local_range */
SG_INLINE size_t SG_T_GROUP_FN(get_local_range)(SG_T_GROUP g, uint32_t d) {
    return sg_range_get(g.it.local.range, d);
}

/* The number of work-items in the work-group. sycl: group::get_local_linear_range */
SG_INLINE size_t SG_T_GROUP_FN(get_local_linear_range)(SG_T_GROUP g) {
    return sg_range_size(g.it.local.range);
}

/* The size of the largest work-group in dimension d. All work-groups of a launch have the same size.
 * sycl: group::get_max_local_range */
SG_INLINE size_t SG_T_GROUP_FN(get_max_local_range)(SG_T_GROUP g, uint32_t d) {
    return sg_range_get(g.it.local.range, d);
}

/* The index of each lane in dimension d. If the handle was made from an item, the lanes are that item's. In an
 * SG_GROUP_KERNEL, outside its loops, they are those of the first sub-group.
 * sycl: group::get_local_id */
SG_INLINE SG_T_U32 SG_T_GROUP_FN(get_local_id)(SG_T_GROUP g, uint32_t d) {
    return SG_T_ND_ITEM_FN(get_local_id)(g.it, d);
}

/* The linear id of each lane in the work-group, for the same lanes. sycl: group::get_local_linear_id */
SG_INLINE SG_T_U32 SG_T_GROUP_FN(get_local_linear_id)(SG_T_GROUP g) {
    return SG_T_ND_ITEM_FN(get_local_linear_id)(g.it);
}

/* the number of lanes in the leader's mask */
SG_INLINE uint32_t SG_T_GROUP_INTERNAL(leader_count)(SG_T_GROUP g) { return g.it.sub_group == 0 ? 1 : 0; }

/* ---- sub-group ---- */

/* For each lane its number. sycl: sub_group::get_local_id */
SG_INLINE SG_T_U32 SG_T_SUB_GROUP_FN(get_local_id)(SG_T_SUB_GROUP g) {
    (void)g;
    return SG_T_U32_FN(iota)();
}

/* For each lane its number; the extension spells it both ways. sycl: sub_group::get_local_linear_id */
SG_INLINE SG_T_U32 SG_T_SUB_GROUP_FN(get_local_linear_id)(SG_T_SUB_GROUP g) {
    return SG_T_SUB_GROUP_FN(get_local_id)(g);
}

/* For each lane its number. sycl ext: sub_group::get_linear_local_id */
SG_INLINE SG_T_U32 SG_T_SUB_GROUP_FN(get_linear_local_id)(SG_T_SUB_GROUP g) {
    return SG_T_SUB_GROUP_FN(get_local_id)(g);
}

/* The number of present lanes, 1 to S. sycl: sub_group::get_local_range */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_local_range)(SG_T_SUB_GROUP g) { return g.it.local.count; }

/* The number of present lanes, 1 to S. sycl: sub_group::get_local_linear_range */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_local_linear_range)(SG_T_SUB_GROUP g) { return g.it.local.count; }

/* The number of present lanes, 1 to S. SYCL has none, because an item there is one lane. */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(count)(SG_T_SUB_GROUP g) { return g.it.local.count; }

/* S, in every sub-group. sycl: sub_group::get_max_local_range */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_max_local_range)(SG_T_SUB_GROUP g) {
    (void)g;
    return SG_T_S;
}

/* The index of the sub-group in the work-group, from 0. sycl: sub_group::get_group_id */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_group_id)(SG_T_SUB_GROUP g) { return g.it.sub_group; }

/* The index of the sub-group in the work-group, from 0. sycl: sub_group::get_group_linear_id */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_group_linear_id)(SG_T_SUB_GROUP g) { return g.it.sub_group; }

/* The index of the sub-group in the work-group, from 0. sycl ext: sub_group::get_linear_group_id */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_linear_group_id)(SG_T_SUB_GROUP g) { return g.it.sub_group; }

/* The number of sub-groups in the work-group. sycl: sub_group::get_group_range */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_group_range)(SG_T_SUB_GROUP g) { return g.it.sub_groups; }

/* The number of sub-groups in the work-group. sycl: sub_group::get_group_linear_range */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_group_linear_range)(SG_T_SUB_GROUP g) { return g.it.sub_groups; }

/* The most sub-groups of any work-group of the launch. All have the same number.
 * sycl ext: sub_group::get_max_group_range */
SG_INLINE uint32_t SG_T_SUB_GROUP_FN(get_max_group_range)(SG_T_SUB_GROUP g) { return g.it.sub_groups; }

/* the number of lanes in the leader's mask */
SG_INLINE uint32_t SG_T_SUB_GROUP_INTERNAL(leader_count)(SG_T_SUB_GROUP g) {
    (void)g;
    return 1;
}

/* ---- memory: described in item.h and nd_item.h; plain loads and stores in a full sub-group ---- */

#define SG_T_VALUE_OF(e) SG_PASTE4(sg_, e, x, SG_XT_)
#define SG_T_VALUES_OF(e, n) SG_PASTE6(sg_, e, x, SG_XT_, v, n)
#define SG_T_FN_OF(op, e) SG_PASTE6(sg_, op, _, e, x, SG_XT_)
/* loads and stores of a handle: an item or a sub-group. `of` is the item that it holds */
#define SG_T_MEMORY(name, HANDLE, of, e) \
    SG_INLINE SG_T_VALUE_OF(e) SG_T_FN_OF(name##_load, e)(HANDLE g, const SG_TYPE_##e##_ *p) { \
        return of.full ? SG_T_FN_OF(load, e)(p) : SG_T_FN_OF(load_n, e)(p, of.count); \
    } \
    SG_INLINE void SG_T_FN_OF(name##_store, e)(HANDLE g, SG_TYPE_##e##_ *p, SG_T_VALUE_OF(e) x) { \
        if (of.full) SG_T_FN_OF(store, e)(p, x); \
        else SG_T_FN_OF(store_n, e)(p, x, of.count); \
    } \
    SG_T_OVERLOADS(name, HANDLE, e)
#if SG_GENERIC && defined(__cplusplus)
#define SG_T_OVERLOADS(name, HANDLE, e) \
    SG_INLINE SG_T_VALUE_OF(e) (sg_##name##_load)(HANDLE g, const SG_TYPE_##e##_ *p) { \
        return SG_T_FN_OF(name##_load, e)(g, p); \
    } \
    SG_INLINE void (sg_##name##_store)(HANDLE g, SG_TYPE_##e##_ *p, SG_T_VALUE_OF(e) x) { \
        SG_T_FN_OF(name##_store, e)(g, p, x); \
    }
#else
#define SG_T_OVERLOADS(name, HANDLE, e)
#endif
#define SG_T_NROW(e, n) \
    SG_INLINE SG_T_VALUES_OF(e, n) SG_T_FN_OF(sub_group_load_v##n, e)(SG_T_SUB_GROUP g, const SG_TYPE_##e##_ *p) { \
        SG_T_VALUES_OF(e, n) r; \
        if (g.it.local.full) return SG_T_FN_OF(block_load_v##n, e)(p); \
        SG_UNROLL(16) for (int k = 0; k < n; k++) r.s[k] = SG_T_FN_OF(load_n, e)(p + k * SG_T_S, g.it.local.count); \
        return r; \
    } \
    SG_INLINE void SG_T_FN_OF(sub_group_store_v##n, e)(SG_T_SUB_GROUP g, SG_TYPE_##e##_ *p, SG_T_VALUES_OF(e, n) x) { \
        if (g.it.local.full) { \
            SG_T_FN_OF(block_store_v##n, e)(p, x); \
            return; \
        } \
        SG_UNROLL(16) for (int k = 0; k < n; k++) SG_T_FN_OF(store_n, e)(p + k * SG_T_S, x.s[k], g.it.local.count); \
    }
#define SG_T_ROW(a, e) \
    SG_T_MEMORY(item, SG_T_ITEM, g, e) \
    SG_T_MEMORY(sub_group, SG_T_SUB_GROUP, g.it.local, e) \
    SG_EACH_COUNT_(SG_T_NROW, e)
SG_EACH_ALL_(SG_T_ROW, )
#undef SG_T_ROW
#undef SG_T_NROW
#undef SG_T_OVERLOADS
#undef SG_T_MEMORY
#undef SG_T_VALUE_OF
#undef SG_T_VALUES_OF
#undef SG_T_FN_OF
