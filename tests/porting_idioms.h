/* SPDX-License-Identifier: MIT */
/* What porters write where sg has no single name: used by the rows, and printed in docs/porting.md, which takes
 * each block from its first comment "name: what it does" to the next one. */
#ifndef TESTS_PORTING_IDIOMS_H
#define TESTS_PORTING_IDIOMS_H

#include <sg.h>
#include <sg/atomic.h>

/* one_where: a condition as 1 or 0. */
static inline sg_u32 one_where(sg_mask m) {
    return sg_select(m, sg_splat_u32(1), sg_zero_u32());
}

/* lower_lanes: of each lane, the bits of the lanes below it. */
static inline sg_u64 lower_lanes(void) {
    return sg_sub_n(sg_shl(sg_splat_u64(1), sg_iota_u64()), 1);
}

/* higher_lanes: of each lane, the bits of the lanes above it. */
static inline sg_u64 higher_lanes(void) {
    return sg_and_n(sg_shl(sg_splat_u64(UINT64_MAX - 1), sg_iota_u64()), UINT64_MAX >> (64 - SG_SIZE));
}

/* in_tile: lane numbers that count from the first lane of each tile of c lanes, as lane numbers of the sub-group. */
static inline sg_u32 in_tile(sg_u32 idx, uint32_t c) {
    return sg_or(sg_and_n(sg_iota_u32(), ~(c - 1)), sg_and_n(idx, c - 1));
}

/* tile_up: a shuffle up, where the first d lanes of each tile of c lanes keep their own value. */
static inline sg_u32 tile_up(sg_u32 x, uint32_t d, uint32_t c) {
    return sg_select(sg_lt_n(sg_and_n(sg_iota_u32(), c - 1), d), x, sg_shuffle_up(x, d));
}

/* tile_down: a shuffle down, where the last d lanes of each tile of c lanes keep their own value. */
static inline sg_u32 tile_down(sg_u32 x, uint32_t d, uint32_t c) {
    const sg_u32 from = sg_add_n(sg_and_n(sg_iota_u32(), c - 1), d);
    return sg_select(sg_ge_n(from, c), x, sg_shuffle_down(x, d));
}

/* tile_scan: inclusive sums in tiles of c lanes; for another scan, another operation than sg_add. */
static inline sg_u32 tile_scan(sg_u32 x, uint32_t c) {
    const sg_u32 rank = sg_and_n(sg_iota_u32(), c - 1);
    for (uint32_t step = 1; step < c; step *= 2) {
        x = sg_select(sg_ge_n(rank, step), sg_add(sg_shuffle_up(x, step), x), x);
    }
    return x;
}

/* tile_ballot: each lane gets the bits of its tile of c lanes, the tile's first lane in bit 0. */
static inline sg_u64 tile_ballot(sg_mask m, uint32_t c) {
    const sg_u64 first = sg_convert_u64(sg_and_n(sg_iota_u32(), ~(c - 1)));
    return sg_and_n(sg_shr(sg_splat_u64(sg_ballot(m)), first), UINT64_MAX >> (64 - c));
}

/* packed_down: a shuffle down among the lanes of m alone, whose last d keep their own value. */
static inline sg_u32 packed_down(sg_mask m, sg_u32 x, uint32_t d) {
    const sg_u32 from = sg_add_n(sg_expand(m, sg_iota_u32()), d);
    return sg_select(sg_lt_n(from, sg_count(m)), sg_expand(m, sg_shuffle_down(sg_compress(m, x), d)), x);
}

/* swap_if_equal: compare and exchange by each lane of m, at a place of its own; each gets what was there. */
static inline sg_u32 swap_if_equal(uint32_t *p, sg_mask m, sg_u32 idx, sg_u32 expected, sg_u32 desired) {
    sg_u32 old = sg_zero_u32();
    for (uint64_t left = sg_ballot(m); left; left &= left - 1) {
        const uint32_t i = sg_first(sg_mask_from_bits(left));
        uint32_t found = sg_get_lane(expected, i);
        sg_atomic_compare_exchange_u32(p + sg_get_lane(idx, i), &found, sg_get_lane(desired, i),
                                       sg_memory_order_acq_rel);
        old = sg_set_lane(old, i, found);
    }
    return old;
}

/* sum_by_key: a loop that runs once for each key of the lanes of m, with a mask of the lanes that have it: here each
 * gets the sum of its key's x. Keys are integers: a NaN would never be done. */
static inline sg_u32 sum_by_key(sg_mask m, sg_u32 key, sg_u32 x) {
    sg_u32 sum = sg_zero_u32();
    while (sg_any(m)) {
        const sg_mask same = sg_mask_and(m, sg_eq(key, sg_broadcast_first(m, key)));
        sum = sg_select(same, sg_reduce_add_masked(same, x), sum);
        m = sg_mask_andnot(m, same);
    }
    return sum;
}

/* call_each: a scalar function called for each lane of m. */
static inline uint32_t digits(uint32_t number) {
    uint32_t count = 1;
    while (number /= 10) count++;
    return count;
}
static inline sg_u32 call_each(sg_mask m, sg_u32 x) {
    for (uint64_t left = sg_ballot(m); left; left &= left - 1) {
        const uint32_t i = sg_first(sg_mask_from_bits(left));
        x = sg_set_lane(x, i, digits(sg_get_lane(x, i)));
    }
    return x;
}

/* halvings: a loop that each lane leaves at its own time. */
static inline sg_u32 halvings(sg_mask m, sg_u32 x) {
    sg_u32 steps = sg_zero_u32();
    for (m = sg_mask_and(m, sg_gt_n(x, 1)); sg_any(m); m = sg_mask_and(m, sg_gt_n(x, 1))) {
        x = sg_shr_n(x, 1);
        steps = sg_select(m, sg_add_n(steps, 1), steps);
    }
    return steps;
}

/* assign_if: if (m) x = a(x); else x = b(x); where the sides are dear, each is skipped if no lane takes it. */
static inline sg_u32 assign_if(sg_mask m, sg_u32 x) {
    sg_u32 r = x;
    if (sg_any(m)) r = sg_select(m, sg_mul(x, x), r);
    if (!sg_all(m)) r = sg_select(m, r, sg_add_n(x, 1));
    return r;
}

/* bytes_chosen: byte n of the result is the byte of y:x, 0 to 7, that the n-th four bits of s name. */
static inline sg_u32 bytes_chosen(sg_u32 x, sg_u32 y, sg_u32 s) {
    const sg_u64 both = sg_or(sg_convert_u64(x), sg_shl_n(sg_convert_u64(y), 32));
    sg_u32 r = sg_zero_u32();
    for (uint32_t n = 0; n < 4; n++) {
        const sg_u32 shift = sg_shl_n(sg_and_n(sg_shr_n(s, 4 * n), 7), 3);
        const sg_u32 byte = sg_and_n(sg_convert_u32(sg_shr(both, sg_convert_u64(shift))), 0xff);
        r = sg_or(r, sg_shl_n(byte, 8 * n));
    }
    return r;
}

/* from_two: lane i gets lane idx[i] of x followed by y, modulo 2S. */
static inline sg_u32 from_two(sg_u32 x, sg_u32 y, sg_u32 idx) {
    const sg_mask in_y = sg_ne_n(sg_and_n(idx, SG_SIZE), 0);
    return sg_select(in_y, sg_shuffle(y, idx), sg_shuffle(x, idx));
}

/* group_copy: n elements copied by a whole work-group; before the barrier they must not be read. */
static inline void group_copy(sg_nd_item it, uint32_t *to, const uint32_t *from, size_t n) {
    const size_t step = sg_nd_item_get_local_range(it, 0) * sg_nd_item_get_local_range(it, 1);
    for (size_t i = sg_nd_item_get_local_linear_id_base(it); i < n; i += step) {
        const size_t left = n - i, here = sg_nd_item_count(it);
        sg_store_n(to + i, sg_load_n(from + i, left < here ? left : here), left < here ? left : here);
    }
}

/* triple: three times p, over a range of any length: there is no remainder to think of. */
struct task {
    const uint32_t *p;
    uint32_t *out;
    size_t n;
};
SG_RANGE_KERNEL(triple, sg_item it, const struct task *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->out + i, sg_mul_n(sg_item_load(it, k->p + i), 3));
}

/* triple_strided: the same for n elements by a grid of fixed size, in steps of its width. */
SG_KERNEL(triple_strided, sg_nd_item it, const struct task *k) {
    const size_t step = sg_nd_item_get_global_range(it, 0);
    for (size_t i = sg_nd_item_get_global_id_base(it, 0); i < k->n; i += step) {
        const size_t left = k->n - i, here = sg_nd_item_count(it);
        const sg_mask m = sg_mask_first_n(left < here ? left : here);
        sg_store_masked(m, k->out + i, sg_mul_n(sg_load_masked(m, k->p + i), 3));
    }
}

/* transposed: a range of rows and columns, where every lane has its own two; 5 rows of 3 become 3 of 5. */
SG_RANGE_KERNEL(transposed, sg_item it, const struct task *k) {
    const sg_mask m = sg_item_mask(it);
    const sg_u32 row = sg_item_get_id(it, 0), column = sg_item_get_id(it, 1);
    const sg_u32 x = sg_gather_masked(m, k->p, sg_add(sg_mul_n(row, 3), column));
    sg_scatter_masked(m, k->out, sg_add(sg_mul_n(column, 5), row), x);
}

/* checked: a launch that fails where a condition does not hold, here p[i] < n, instead of an abort. */
SG_RANGE_KERNEL(checked, sg_item it, const struct task *k) {
    const sg_u32 x = sg_item_load(it, k->p + sg_item_get_linear_id_base(it));
    if (sg_any(sg_mask_and(sg_item_mask(it), sg_ge_n(x, (uint32_t)k->n)))) {
        sg_fail(it, 1);
        return;
    }
}

#endif
