/* SPDX-License-Identifier: MIT */
/* The item of a basic range at SG_T_S lanes. See item.h.
 *
 * The struct holds everything by value, and the body of a kernel is inlined. So what a kernel does
 * not ask for costs nothing, and no store of the kernel can alias the item. The ids of lane 0
 * are carried from sub-group to sub-group; dividing them out of the linear id would cost more
 * than a short body. Arrays are indexed by constants only, as otherwise the struct would live in memory. */
#ifndef SG_T_S
#error "sg: item.tmpl.h needs SG_T_S"
#endif

typedef struct SG_T_ITEM {
    sg_range range;
    size_t id[3];            /* of lane 0, in the dimensions before the last one */
    size_t row_id, row_size; /* id of lane 0 in the last dimension, and its size */
    size_t base;             /* linear id of lane 0 */
    uint32_t last;           /* the number of the last dimension */
    uint32_t count;          /* present lanes: a constant in the body for full sub-groups */
    bool full;               /* a constant in both bodies */
    sg_item_loop_ *loop;
} SG_T_ITEM;

/* ---- for the loop over the sub-groups of a part ---- */

SG_INLINE SG_T_ITEM SG_T_ITEM_INTERNAL(begin)(const sg_range_part_ *part) {
    SG_T_ITEM it;
    size_t row;
    it.range = *part->range;
    it.last = it.range.dimensions - 1;
    it.row_size = it.last == 0   ? it.range.size[0]
                  : it.last == 1 ? it.range.size[1]
                                 : it.range.size[2];
    /* The first row needs no divisions, and in one dimension every item is in it. In a short kernel divisions would take
     * most of the time. */
    row = part->begin < it.row_size ? 0 : part->begin / it.row_size;
    it.row_id = part->begin - row * it.row_size;
    it.id[0] = it.last == 2 ? row / it.range.size[1] : row;
    it.id[1] = it.last == 2 ? row % it.range.size[1] : 0;
    it.id[2] = 0;
    it.base = part->begin;
    it.count = SG_T_S;
    it.full = true;
    it.loop = NULL;
    return it;
}

/* The linear id, at most end, up to which sub-groups begin in this row. Up to there ids only grow by S, so that the loop
 * around a body is as simple as it can be. */
SG_INLINE size_t SG_T_ITEM_INTERNAL(run)(const SG_T_ITEM *it, size_t end) {
    const size_t left = it->row_size - it->row_id;
    const size_t run = it->base + (left + SG_T_S - 1) / SG_T_S * SG_T_S;
    return run < end ? run : end;
}

SG_INLINE void SG_T_ITEM_INTERNAL(next)(SG_T_ITEM *it) {
    it->base += SG_T_S;
    it->row_id += SG_T_S;
}

/* Called behind the end of a row: moves the ids to the row that the sub-group begins in. */
SG_INLINE void SG_T_ITEM_INTERNAL(wrap)(SG_T_ITEM *it) {
    if (it->row_id >= it->row_size) {
        const size_t rows = it->row_size >= SG_T_S ? 1 : it->row_id / it->row_size;
        it->row_id -= rows * it->row_size;
        if (it->last != 2) {
            it->id[0] += rows;
        } else {
            const size_t id = it->id[1] + rows;
            const size_t planes = id < it->range.size[1] ? 0 : id / it->range.size[1];
            it->id[0] += planes;
            it->id[1] = id - planes * it->range.size[1];
        }
    }
}

SG_INLINE SG_T_ITEM SG_T_ITEM_INTERNAL(tail)(SG_T_ITEM it, size_t end) {
    it.count = (uint32_t)(end - it.base);
    it.full = false;
    SG_ASSUME(it.count < SG_T_S);
    return it;
}

/* ---- what is the same for all lanes ---- */

/* The number of present lanes, 1 to S; only the last sub-group of a range has fewer than S. */
SG_INLINE uint32_t SG_T_ITEM_FN(count)(SG_T_ITEM it) { return it.count; }

/* The size of dimension d of the range; 1 if it has no dimension d. sycl: item::get_range */
SG_INLINE size_t SG_T_ITEM_FN(get_range)(SG_T_ITEM it, uint32_t d) {
    return sg_range_get(it.range, d);
}

/* The index of lane 0 in dimension d; 0 if the range has no dimension d. */
SG_INLINE size_t SG_T_ITEM_FN(get_id_base)(SG_T_ITEM it, uint32_t d) {
    return d == it.last ? it.row_id : d < 3 ? it.id[d] : 0;
}

/* The linear id of lane 0, a multiple of S. Lane i has this plus i, in any number of dimensions. Use it as
 * the index to load from if the data has the shape of the range. If each sub-group is to work on a whole row of
 * something, launch a one-dimensional range of S items for each row; the row is then this divided by S. (In two
 * dimensions, with rows of S items, every sub-group would end a row, which takes a few nanoseconds) */
SG_INLINE size_t SG_T_ITEM_FN(get_linear_id_base)(SG_T_ITEM it) { return it.base; }

/* The present lanes are in one row: lane i's index in the last dimension is lane 0's plus i, and the
 * other indices are equal. Always true in one dimension. */
SG_INLINE bool SG_T_ITEM_FN(is_contiguous)(SG_T_ITEM it) {
    return it.row_size - it.row_id >= it.count;
}

/* ---- what differs from lane to lane ---- */

/* The linear id of each lane; absent lanes have the numbers that follow. sycl: item::get_linear_id */
SG_INLINE SG_T_U64 SG_T_ITEM_FN(get_linear_id)(SG_T_ITEM it) {
    return SG_T_U64_FN(add)(SG_T_U64_FN(splat)(it.base), SG_T_U64_FN(iota)());
}

/* get_id if rows are shorter than a sub-group */
SG_INLINE SG_T_U32 SG_T_ITEM_INTERNAL(get_id_narrow)(SG_T_ITEM it, uint32_t d) {
    const size_t below1 = it.last == 2 ? it.range.size[2] : 1; /* items for each step of id 1 */
    const size_t below0 = it.last > 0 ? it.range.size[1] * below1 : 1;
    const size_t step = d == 0 ? below0 : d == 1 ? below1 : 1;
    uint32_t t[SG_T_S];
    sg_item_narrow_ids_(it.base, step, it.range.size[d], SG_T_S, t);
    return SG_T_U32_FN(load)(t);
}

/* get_id if lanes 0 to left - 1 are in one row and the others in the next */
SG_INLINE SG_T_U32 SG_T_ITEM_INTERNAL(get_id_wrapped)(SG_T_ITEM it, uint32_t d, uint32_t left) {
    const SG_T_U32 from_left = SG_T_U32_FN(sub)(SG_T_U32_FN(iota)(), SG_T_U32_FN(splat)(left));
    /* All ones in the lanes of the next row. Not a mask type, so that it does not depend on SG_MASK_BITS. */
    const SG_T_U32 wrapped = SG_T_U32_FN(sub_n)(SG_T_U32_FN(shr_n)(from_left, 31), 1);
    SG_T_U32 here, there;
    if (d == it.last) {
        here = SG_T_U32_FN(add)(SG_T_U32_FN(splat)((uint32_t)it.row_id), SG_T_U32_FN(iota)());
        there = from_left;
    } else {
        const bool step = d + 1 == it.last || it.id[1] + 1 == it.range.size[1];
        const size_t next = it.id[d] + (step ? 1 : 0);
        here = SG_T_U32_FN(splat)((uint32_t)it.id[d]);
        there = SG_T_U32_FN(splat)(next == it.range.size[d] ? 0 : (uint32_t)next);
    }
    return SG_T_U32_FN(xor)(here, SG_T_U32_FN(and)(wrapped, SG_T_U32_FN(xor)(here, there)));
}

/* The index of each lane in dimension d; 0 if the range has no dimension d. Behind the last item, absent lanes start
 * over at index 0, so every index is inside the range. Takes two operations for a
 * sub-group within a row, nine where it wraps, and a loop over lanes where rows are shorter than S.
 * sycl: item::get_id */
SG_INLINE SG_T_U32 SG_T_ITEM_FN(get_id)(SG_T_ITEM it, uint32_t d) {
    const size_t left = it.row_size - it.row_id;
    if (d > it.last) return SG_T_U32_FN(zero)();
    if (SG_LIKELY(left >= SG_T_S)) {
        if (d < it.last) return SG_T_U32_FN(splat)((uint32_t)it.id[d]);
        return SG_T_U32_FN(add)(SG_T_U32_FN(splat)((uint32_t)it.row_id), SG_T_U32_FN(iota)());
    }
    if (it.row_size < SG_T_S) return SG_T_ITEM_INTERNAL(get_id_narrow)(it, d);
    return SG_T_ITEM_INTERNAL(get_id_wrapped)(it, d, (uint32_t)left);
}
