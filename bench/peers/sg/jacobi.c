/* SPDX-License-Identifier: MIT */
/* A sub-group takes a row and votes once, at its end. */
#include "sg.h"

#include "../../kernels/jacobi.h"

struct sweep { size_t n, stride; float enough; const float *from; float *to; uint32_t moved; };

/* the greatest move of each lane */
SG_INLINE sg_f32 row(const struct sweep *k, size_t i) {
    const float *p = k->from + i * k->stride;
    float *to = k->to + i * k->stride;
    const size_t stride = k->stride, n = k->n;
    sg_f32 most = sg_zero_f32();
    for (size_t j = 0; j < n; j += SG_SIZE) {
        const sg_f32 sides = sg_add(sg_load(p + j - 1), sg_load(p + j + 1));
        const sg_f32 ends = sg_add(sg_load(p + j - stride), sg_load(p + j + stride));
        const sg_f32 next = sg_mul_n(sg_add(sides, ends), 0.25f);
        most = sg_max(sg_abs(sg_sub(next, sg_load(p + j))), most);
        sg_store(to + j, next);
    }
    return most;
}
/* read it first: the flag is in a cache line that all read, and a store removes that line from their caches */
SG_INLINE void has_moved(struct sweep *k) {
    if (sg_atomic_load_u32(&k->moved, sg_memory_order_relaxed)) return;
    sg_atomic_store_u32(&k->moved, 1, sg_memory_order_relaxed);
}
SG_RANGE_KERNEL(jacobi_rows, sg_item it, struct sweep *k) {
    const sg_f32 most = row(k, sg_item_get_linear_id_base(it) / SG_SIZE);
    if (sg_any(sg_gt(most, sg_splat_f32(k->enough)))) has_moved(k);
}
static bool by_rows(const struct bench_jacobi *k, const float *from, float *to) {
    struct sweep s = {k->n, k->stride, k->enough, from, to, 0};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n * SG_SIZE), jacobi_rows, &s));
    return s.moved;
}
BENCH_RUN(jacobi, k) { bench_jacobi_run(k, by_rows); }

/* the left and right neighbours come from lanes, not from memory, so each element is loaded only once */
SG_INLINE sg_f32 row_exchange(const struct sweep *k, size_t i) {
    const float *p = k->from + i * k->stride;
    float *to = k->to + i * k->stride;
    const size_t stride = k->stride, n = k->n;
    sg_f32 most = sg_zero_f32(), left = sg_load(p - SG_SIZE), here = sg_load(p);
    for (size_t j = 0; j < n; j += SG_SIZE) {
        const sg_f32 right = sg_load(p + j + SG_SIZE);
        const sg_f32 sides = sg_add(sg_shuffle_up_carry(here, left, 1), sg_shuffle_down_carry(here, right, 1));
        const sg_f32 ends = sg_add(sg_load(p + j - stride), sg_load(p + j + stride));
        const sg_f32 next = sg_mul_n(sg_add(sides, ends), 0.25f);
        most = sg_max(sg_abs(sg_sub(next, here)), most);
        sg_store(to + j, next);
        left = here;
        here = right;
    }
    return most;
}
SG_RANGE_KERNEL(jacobi_exchange, sg_item it, struct sweep *k) {
    const sg_f32 most = row_exchange(k, sg_item_get_linear_id_base(it) / SG_SIZE);
    if (sg_any(sg_gt(most, sg_splat_f32(k->enough)))) has_moved(k);
}
static bool by_exchange(const struct bench_jacobi *k, const float *from, float *to) {
    struct sweep s = {k->n, k->stride, k->enough, from, to, 0};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n * SG_SIZE), jacobi_exchange, &s));
    return s.moved;
}
BENCH_RUN_AS(jacobi, exchange, k) { bench_jacobi_run(k, by_exchange); }

/* the sub-groups of a work-group, each with some rows, vote together; one of them stores the result */
enum { SUB_GROUPS = 4, ROWS = 4 };
SG_KERNEL_OF(SUB_GROUPS, jacobi_group, sg_nd_item it, struct sweep *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const uint32_t s = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    const size_t first = (sg_nd_item_get_group_id(it, 0) * SUB_GROUPS + s) * ROWS;
    sg_f32 most = sg_zero_f32();
    for (size_t i = first; i < first + ROWS; i++) most = sg_max(row(k, i), most);
    if (sg_any_of_group(g, sg_gt(most, sg_splat_f32(k->enough))) && s == 0) has_moved(k);
}
static bool by_groups(const struct bench_jacobi *k, const float *from, float *to) {
    struct sweep s = {k->n, k->stride, k->enough, from, to, 0};
    const size_t items = k->n / ROWS * SG_SIZE;
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(items, SUB_GROUPS * SG_SIZE), jacobi_group, &s));
    return s.moved;
}
BENCH_RUN_AS(jacobi, group, k) { bench_jacobi_run(k, by_groups); }
