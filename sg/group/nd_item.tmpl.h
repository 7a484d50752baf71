/* SPDX-License-Identifier: MIT */
/* The item of an nd-range, its work-group and its sub-group, at SG_T_S lanes. See nd_item.h.
 *
 * All three are one struct by value under three types: what a kernel does not ask for costs
 * nothing. Work-items of a group are cut into sub-groups in linear local order, so the local side is
 * the item of a basic range whose range is the local one (item.tmpl.h). Longer than other files: one
 * function of a line for each name of the documents. */
#ifndef SG_T_S
#error "sg: nd_item.tmpl.h needs SG_T_S"
#endif

#define SG_T_IT SG_PASTE2(sg_itemx, SG_T_S)
#define SG_T_ND SG_PASTE2(sg_nd_itemx, SG_T_S)
#define SG_T_GR SG_PASTE2(sg_groupx, SG_T_S)
#define SG_T_SU SG_PASTE2(sg_sub_groupx, SG_T_S)
#define SG_T_ITFN(op) SG_PASTE4(sg_item_, op, _x, SG_T_S)
#define SG_T_NDFN(op) SG_PASTE4(sg_nd_item_, op, _x, SG_T_S)
#define SG_T_INTERNAL(op) SG_PASTE5(sg_nd_item_, op, _x, SG_T_S, _)
#define SG_T_GRFN(op) SG_PASTE4(sg_group_, op, _x, SG_T_S)
#define SG_T_SUFN(op) SG_PASTE4(sg_sub_group_, op, _x, SG_T_S)
#define SG_T_U32 SG_PASTE2(sg_u32x, SG_T_S)
#define SG_T_U32FN(op) SG_PASTE4(sg_, op, _u32x, SG_T_S)
#define SG_T_U64 SG_PASTE2(sg_u64x, SG_T_S)
#define SG_T_U64FN(op) SG_PASTE4(sg_, op, _u64x, SG_T_S)
#define SG_T_WIDE SG_PASTE2(sg_convert_u64_u32x, SG_T_S)

typedef struct SG_T_ND {
    SG_T_IT local;    /* the sub-group in its work-group; local.range is the local range */
    sg_range groups;  /* number of work-groups in each dimension */
    size_t group_id[3];
    size_t group;     /* linear id of the work-group */
    size_t global;    /* linear id of lane 0: carried along, for it is what most kernels load from */
    uint32_t sub_group, sub_groups; /* index in the work-group, and their number */
    size_t local_used; /* bytes of local memory that this sub-group has declared */
    sg_engine_loop_ *loop;
    sg_engine_ *engine; /* here, and so in a register across barriers: on the way from one to the next
                         * it would be one more load to wait for */
} SG_T_ND;
typedef struct SG_T_GR {
    SG_T_ND it;
} SG_T_GR;
typedef struct SG_T_SU {
    SG_T_ND it;
} SG_T_SU;

/* ---- for the loop over the sub-groups of a part ---- */

SG_INLINE void SG_T_INTERNAL(locate)(SG_T_ND *it) {
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

SG_INLINE SG_T_ND SG_T_INTERNAL(begin)(const sg_engine_part_ *part) {
    const sg_engine_launch_ *launch = part->launch;
    sg_range_part_ first;
    SG_T_ND it;
    first.range = &launch->local;
    first.begin = (size_t)part->first * SG_T_S;
    first.end = 0;
    it.local = SG_PASTE3(sg_item_begin_x, SG_T_S, _)(&first);
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
    SG_T_INTERNAL(locate)(&it);
    return it;
}

/* local linear id behind the last sub-group of the part */
SG_INLINE size_t SG_T_INTERNAL(end)(const sg_engine_part_ *part) {
    const sg_engine_launch_ *launch = part->launch;
    return part->last < launch->sub_groups ? (size_t)part->last * SG_T_S : launch->items;
}

SG_INLINE size_t SG_T_INTERNAL(run)(const SG_T_ND *it, size_t end) {
    return SG_PASTE3(sg_item_run_x, SG_T_S, _)(&it->local, end);
}

SG_INLINE void SG_T_INTERNAL(next)(SG_T_ND *it) {
    it->sub_group++;
    it->global += SG_T_S;
    SG_PASTE3(sg_item_next_x, SG_T_S, _)(&it->local);
}

SG_INLINE void SG_T_INTERNAL(wrap)(SG_T_ND *it) {
    if (it->local.row_id >= it->local.row_size) {
        SG_PASTE3(sg_item_wrap_x, SG_T_S, _)(&it->local);
        SG_T_INTERNAL(locate)(it);
    }
}

SG_INLINE SG_T_ND SG_T_INTERNAL(tail)(SG_T_ND it, size_t end) {
    it.local = SG_PASTE3(sg_item_tail_x, SG_T_S, _)(it.local, end);
    return it;
}

/* To the first sub-group of the next work-group. */
SG_INLINE void SG_T_INTERNAL(next_group)(SG_T_ND *it) {
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
    SG_T_INTERNAL(locate)(it);
}

/* ---- for a kernel written per work-group: the loop over its sub-groups ---- */

SG_INLINE void SG_T_INTERNAL(set_count)(SG_T_ND *it, bool uniform) {
    const size_t left = sg_range_size(it->local.range) - it->local.base;
    it->local.full = uniform || left >= SG_T_S;
    it->local.count = it->local.full ? SG_T_S : (uint32_t)left;
}

SG_INLINE SG_T_ND SG_T_INTERNAL(first)(SG_T_GR g) {
    SG_T_INTERNAL(set_count)(&g.it, g.it.local.full);
    return g.it;
}

SG_INLINE void SG_T_INTERNAL(each)(SG_T_ND *it, SG_T_GR g) {
    SG_T_INTERNAL(next)(it);
    SG_T_INTERNAL(wrap)(it);
    SG_T_INTERNAL(set_count)(it, g.it.local.full);
    it->local_used = g.it.local_used; /* what the loop declares is one array for all sub-groups */
}

/* ---- nd_item: what is the same for all lanes; d counts dimensions from 0 ---- */

/* The work-group of the item. sycl: nd_item::get_group() */
SG_INLINE SG_T_GR SG_T_NDFN(get_group)(SG_T_ND it) {
    SG_T_GR g;
    g.it = it;
    return g;
}

/* The sub-group of the item. sycl: nd_item::get_sub_group */
SG_INLINE SG_T_SU SG_T_NDFN(get_sub_group)(SG_T_ND it) {
    SG_T_SU g;
    g.it = it;
    return g;
}

/* Number of present lanes, 1 to S; less than S only in the last sub-group of a work-group. Not in sycl,
 * where an item is one lane. */
SG_INLINE uint32_t SG_T_NDFN(count)(SG_T_ND it) { return it.local.count; }

/* Index of the work-group in dimension d, 0 where there is no d. sycl: nd_item::get_group(d) */
SG_INLINE size_t SG_T_NDFN(get_group_id)(SG_T_ND it, uint32_t d) {
    return d < 3 ? it.group_id[d] : 0;
}

/* Linear id of the work-group, below the number of all. sycl: nd_item::get_group_linear_id */
SG_INLINE size_t SG_T_NDFN(get_group_linear_id)(SG_T_ND it) { return it.group; }

/* Number of work-groups in dimension d, 1 where there is no d. sycl: nd_item::get_group_range */
SG_INLINE size_t SG_T_NDFN(get_group_range)(SG_T_ND it, uint32_t d) {
    return sg_range_get(it.groups, d);
}

/* Size of a work-group in dimension d, 1 where there is no d. sycl: nd_item::get_local_range */
SG_INLINE size_t SG_T_NDFN(get_local_range)(SG_T_ND it, uint32_t d) {
    return sg_range_get(it.local.range, d);
}

/* Number of all work-items in dimension d, 1 where there is no d. sycl: nd_item::get_global_range */
SG_INLINE size_t SG_T_NDFN(get_global_range)(SG_T_ND it, uint32_t d) {
    return sg_range_get(it.groups, d) * sg_range_get(it.local.range, d);
}

/* What the kernel was launched over. sycl: nd_item::get_nd_range */
SG_INLINE sg_nd_range SG_T_NDFN(get_nd_range)(SG_T_ND it) {
    sg_nd_range r = sg_nd_range_of_(it.local.range, it.local.range);
    r.global.size[0] *= it.groups.size[0];
    r.global.size[1] *= it.groups.size[1];
    r.global.size[2] *= it.groups.size[2];
    return r;
}

/* The local memory whose size was given at launch, the same for the whole work-group, aligned to
 * 64 bytes; and that size in bytes. Not to be used if it is 0. What SG_LOCAL declares lies behind
 * it. sycl: local_accessor */
SG_INLINE void *SG_T_NDFN(get_local_memory)(SG_T_ND it) { return it.engine->local; }
SG_INLINE size_t SG_T_NDFN(get_local_memory_size)(SG_T_ND it) {
    return it.loop->part->launch->local_bytes;
}

/* Linear id in the work-group of lane 0, a multiple of S: lane i's is this plus i. */
SG_INLINE size_t SG_T_NDFN(get_local_linear_id_base)(SG_T_ND it) { return it.local.base; }

/* Index in the work-group of lane 0 in dimension d, 0 where there is no d. */
SG_INLINE size_t SG_T_NDFN(get_local_id_base)(SG_T_ND it, uint32_t d) {
    return SG_T_ITFN(get_id_base)(it.local, d);
}

/* Global index of lane 0 in dimension d, 0 where there is no d. */
SG_INLINE size_t SG_T_NDFN(get_global_id_base)(SG_T_ND it, uint32_t d) {
    return SG_T_NDFN(get_group_id)(it, d) * sg_range_get(it.local.range, d) +
           SG_T_NDFN(get_local_id_base)(it, d);
}

/* Global linear id of lane 0: the index to load from when the data has the shape of the global
 * range; lane i's is this plus i if the item is contiguous. */
SG_INLINE size_t SG_T_NDFN(get_global_linear_id_base)(SG_T_ND it) { return it.global; }

/* Whether the global linear id of each present lane i is lane 0's plus i, so that data of the global
 * range's shape is one load. True exactly then: always in one dimension; in two or three if the lanes
 * are in one row, or work-groups are as wide as the global range (and in three, the lanes in one plane
 * or work-groups as high as the range too). */
SG_INLINE bool SG_T_NDFN(is_contiguous)(SG_T_ND it) {
    const size_t *n = it.groups.size;
    if (it.local.last == 0) return true;
    return SG_T_ITFN(is_contiguous)(it.local) ||
           (it.local.last == 1 ? n[1] == 1 : n[2] == 1 && (n[1] == 1 || it.local.id[1] +
            (it.local.row_id + it.local.count - 1) / it.local.row_size < it.local.range.size[1]));
}

/* ---- nd_item: what differs from lane to lane ---- */

/* Index of each lane in the work-group in dimension d. Cost as for sg_item_get_id.
 * sycl: nd_item::get_local_id(d) */
SG_INLINE SG_T_U32 SG_T_NDFN(get_local_id)(SG_T_ND it, uint32_t d) {
    return SG_T_ITFN(get_id)(it.local, d);
}

/* Linear id of each lane in the work-group: base + i. sycl: nd_item::get_local_linear_id */
SG_INLINE SG_T_U32 SG_T_NDFN(get_local_linear_id)(SG_T_ND it) {
    return SG_T_U32FN(add)(SG_T_U32FN(splat)((uint32_t)it.local.base), SG_T_U32FN(iota)());
}

/* Global index of each lane in dimension d. Cost as for sg_item_get_id, and an addition.
 * sycl: nd_item::get_global_id(d) */
SG_INLINE SG_T_U32 SG_T_NDFN(get_global_id)(SG_T_ND it, uint32_t d) {
    const size_t first = SG_T_NDFN(get_group_id)(it, d) * sg_range_get(it.local.range, d);
    return SG_T_U32FN(add)(SG_T_U32FN(splat)((uint32_t)first), SG_T_NDFN(get_local_id)(it, d));
}

/* Global linear id of each lane: base + i if the item is contiguous, else from the ids by one or two
 * 64-bit multiplications. sycl: nd_item::get_global_linear_id */
SG_INLINE SG_T_U64 SG_T_NDFN(get_global_linear_id)(SG_T_ND it) {
    SG_T_U64 id;
    if (SG_LIKELY(SG_T_NDFN(is_contiguous)(it))) {
        return SG_T_U64FN(add)(SG_T_U64FN(splat)(it.global), SG_T_U64FN(iota)());
    }
    id = SG_T_WIDE(SG_T_NDFN(get_global_id)(it, 0));
    id = SG_T_U64FN(mul)(id, SG_T_U64FN(splat)(SG_T_NDFN(get_global_range)(it, 1)));
    id = SG_T_U64FN(add)(id, SG_T_WIDE(SG_T_NDFN(get_global_id)(it, 1)));
    if (it.local.last < 2) return id;
    id = SG_T_U64FN(mul)(id, SG_T_U64FN(splat)(SG_T_NDFN(get_global_range)(it, 2)));
    return SG_T_U64FN(add)(id, SG_T_WIDE(SG_T_NDFN(get_global_id)(it, 2)));
}

/* ---- work-group ---- */

/* Index of the work-group in dimension d, 0 where there is no d. sycl: group::get_group_id, get_id */
SG_INLINE size_t SG_T_GRFN(get_group_id)(SG_T_GR g, uint32_t d) {
    return SG_T_NDFN(get_group_id)(g.it, d);
}

/* Linear id of the work-group. sycl: group::get_group_linear_id, get_linear_id */
SG_INLINE size_t SG_T_GRFN(get_group_linear_id)(SG_T_GR g) { return g.it.group; }

/* Number of work-groups in dimension d, 1 where there is no d. sycl: group::get_group_range */
SG_INLINE size_t SG_T_GRFN(get_group_range)(SG_T_GR g, uint32_t d) {
    return sg_range_get(g.it.groups, d);
}

/* Number of all work-groups. sycl: group::get_group_linear_range */
SG_INLINE size_t SG_T_GRFN(get_group_linear_range)(SG_T_GR g) {
    return sg_range_size(g.it.groups);
}

/* Size of the work-group in dimension d, 1 where there is no d. sycl: group::get_local_range */
SG_INLINE size_t SG_T_GRFN(get_local_range)(SG_T_GR g, uint32_t d) {
    return sg_range_get(g.it.local.range, d);
}

/* Work-items of the work-group. sycl: group::get_local_linear_range */
SG_INLINE size_t SG_T_GRFN(get_local_linear_range)(SG_T_GR g) {
    return sg_range_size(g.it.local.range);
}

/* Size of the largest work-group in dimension d: all of a launch have one size.
 * sycl: group::get_max_local_range */
SG_INLINE size_t SG_T_GRFN(get_max_local_range)(SG_T_GR g, uint32_t d) {
    return sg_range_get(g.it.local.range, d);
}

/* Index of each lane in dimension d. A work-group that was made of an item means that item's lanes; in
 * a kernel written per work-group, outside of its loops, the lanes of the first sub-group.
 * sycl: group::get_local_id */
SG_INLINE SG_T_U32 SG_T_GRFN(get_local_id)(SG_T_GR g, uint32_t d) {
    return SG_T_NDFN(get_local_id)(g.it, d);
}

/* Linear id of each lane in the work-group, of the same lanes. sycl: group::get_local_linear_id */
SG_INLINE SG_T_U32 SG_T_GRFN(get_local_linear_id)(SG_T_GR g) {
    return SG_T_NDFN(get_local_linear_id)(g.it);
}

/* lanes of the leader's mask */
SG_INLINE uint32_t SG_PASTE3(sg_group_leader_count_x, SG_T_S, _)(SG_T_GR g) { return g.it.sub_group == 0 ? 1 : 0; }

/* ---- sub-group ---- */

/* Per lane: its number. sycl: sub_group::get_local_id */
SG_INLINE SG_T_U32 SG_T_SUFN(get_local_id)(SG_T_SU g) {
    (void)g;
    return SG_T_U32FN(iota)();
}

/* Per lane: its number; the extension spells it both ways. sycl: sub_group::get_local_linear_id */
SG_INLINE SG_T_U32 SG_T_SUFN(get_local_linear_id)(SG_T_SU g) {
    return SG_T_SUFN(get_local_id)(g);
}

/* Per lane: its number. sycl ext: sub_group::get_linear_local_id */
SG_INLINE SG_T_U32 SG_T_SUFN(get_linear_local_id)(SG_T_SU g) {
    return SG_T_SUFN(get_local_id)(g);
}

/* Number of present lanes, 1 to S. sycl: sub_group::get_local_range */
SG_INLINE uint32_t SG_T_SUFN(get_local_range)(SG_T_SU g) { return g.it.local.count; }

/* Number of present lanes, 1 to S. sycl: sub_group::get_local_linear_range */
SG_INLINE uint32_t SG_T_SUFN(get_local_linear_range)(SG_T_SU g) { return g.it.local.count; }

/* Number of present lanes, 1 to S. Not in sycl, where an item is one lane. */
SG_INLINE uint32_t SG_T_SUFN(count)(SG_T_SU g) { return g.it.local.count; }

/* S, in every sub-group. sycl: sub_group::get_max_local_range */
SG_INLINE uint32_t SG_T_SUFN(get_max_local_range)(SG_T_SU g) {
    (void)g;
    return SG_T_S;
}

/* Index of the sub-group in the work-group, from 0. sycl: sub_group::get_group_id */
SG_INLINE uint32_t SG_T_SUFN(get_group_id)(SG_T_SU g) { return g.it.sub_group; }

/* Index of the sub-group in the work-group, from 0. sycl: sub_group::get_group_linear_id */
SG_INLINE uint32_t SG_T_SUFN(get_group_linear_id)(SG_T_SU g) { return g.it.sub_group; }

/* Index of the sub-group in the work-group, from 0. sycl ext: sub_group::get_linear_group_id */
SG_INLINE uint32_t SG_T_SUFN(get_linear_group_id)(SG_T_SU g) { return g.it.sub_group; }

/* Number of sub-groups in the work-group. sycl: sub_group::get_group_range */
SG_INLINE uint32_t SG_T_SUFN(get_group_range)(SG_T_SU g) { return g.it.sub_groups; }

/* Number of sub-groups in the work-group. sycl: sub_group::get_group_linear_range */
SG_INLINE uint32_t SG_T_SUFN(get_group_linear_range)(SG_T_SU g) { return g.it.sub_groups; }

/* Most sub-groups of any work-group of the launch; all have as many.
 * sycl ext: sub_group::get_max_group_range */
SG_INLINE uint32_t SG_T_SUFN(get_max_group_range)(SG_T_SU g) { return g.it.sub_groups; }

/* lanes of the leader's mask */
SG_INLINE uint32_t SG_PASTE3(sg_sub_group_leader_count_x, SG_T_S, _)(SG_T_SU g) {
    (void)g;
    return 1;
}

/* ---- memory: what the names of nd_item.h describe ---- */

#define SG_T_V(e) SG_PASTE4(sg_, e, x, SG_T_S)
#define SG_T_VN(e, n) SG_PASTE6(sg_, e, x, SG_T_S, v, n)
#define SG_T_VFN(op, e) SG_PASTE6(sg_, op, _, e, x, SG_T_S)
#define SG_T_NROW(e, c, n) \
    SG_INLINE SG_T_VN(e, n) SG_T_VFN(sub_group_load_v##n, e)(SG_T_SU g, const c *p) { \
        SG_T_VN(e, n) r; \
        if (g.it.local.full) return SG_T_VFN(block_load_v##n, e)(p); \
        for (int k = 0; k < n; k++) r.s[k] = SG_T_VFN(load_n, e)(p + k * SG_T_S, g.it.local.count); \
        return r; \
    } \
    SG_INLINE void SG_T_VFN(sub_group_store_v##n, e)(SG_T_SU g, c *p, SG_T_VN(e, n) x) { \
        for (int k = 0; k < n; k++) SG_T_VFN(item_store, e)(g.it.local, p + k * SG_T_S, x.s[k]); \
    }
#define SG_T_ROW(e, c) \
    SG_INLINE SG_T_V(e) SG_T_VFN(sub_group_load, e)(SG_T_SU g, const c *p) { \
        return SG_T_VFN(item_load, e)(g.it.local, p); \
    } \
    SG_INLINE void SG_T_VFN(sub_group_store, e)(SG_T_SU g, c *p, SG_T_V(e) x) { \
        SG_T_VFN(item_store, e)(g.it.local, p, x); \
    } \
    SG_T_OVERLOADS(e, c) \
    SG_T_NROW(e, c, 2) SG_T_NROW(e, c, 3) SG_T_NROW(e, c, 4) SG_T_NROW(e, c, 8) SG_T_NROW(e, c, 16)
#if SG_GENERIC && defined(__cplusplus)
#define SG_T_OVERLOADS(e, c) \
    SG_INLINE SG_T_V(e) sg_sub_group_load(SG_T_SU g, const c *p) { \
        return SG_T_VFN(item_load, e)(g.it.local, p); \
    } \
    SG_INLINE void sg_sub_group_store(SG_T_SU g, c *p, SG_T_V(e) x) { \
        SG_T_VFN(item_store, e)(g.it.local, p, x); \
    }
#else
#define SG_T_OVERLOADS(e, c)
#endif
SG_T_ROW(i8, int8_t)
SG_T_ROW(u8, uint8_t)
SG_T_ROW(i16, int16_t)
SG_T_ROW(u16, uint16_t)
SG_T_ROW(i32, int32_t)
SG_T_ROW(u32, uint32_t)
SG_T_ROW(i64, int64_t)
SG_T_ROW(u64, uint64_t)
SG_T_ROW(f16, sg_half)
SG_T_ROW(bf16, sg_bfloat16)
SG_T_ROW(f32, float)
SG_T_ROW(f64, double)
#undef SG_T_ROW
#undef SG_T_NROW
#undef SG_T_OVERLOADS
#undef SG_T_V
#undef SG_T_VN
#undef SG_T_VFN

#undef SG_T_IT
#undef SG_T_ND
#undef SG_T_GR
#undef SG_T_SU
#undef SG_T_ITFN
#undef SG_T_NDFN
#undef SG_T_INTERNAL
#undef SG_T_GRFN
#undef SG_T_SUFN
#undef SG_T_U32
#undef SG_T_U32FN
#undef SG_T_U64
#undef SG_T_U64FN
#undef SG_T_WIDE
