/* SPDX-License-Identifier: MIT */
/* An item for each point: the points at one distance are added together and weighted once. */
#include "sg.h"

#include "../../kernels/stencil.h"

SG_INLINE sg_f32 pair(const float *p, size_t apart) { return sg_add(sg_load(p - apart), sg_load(p + apart)); }
SG_INLINE sg_f32 six(const float *p, size_t d, size_t row, size_t plane) {
    return sg_add(sg_add(pair(p, d), pair(p, d * row)), pair(p, d * plane));
}
SG_INLINE void point(const struct bench_stencil3d *k, size_t at) {
    const size_t row = k->row, plane = k->plane;
    const float *p = k->now + at;
    const sg_f32 here = sg_load(p);
    sg_f32 bend = sg_mul_n(here, k->c[0]);
    bend = sg_fma(sg_splat_f32(k->c[1]), six(p, 1, row, plane), bend);
    bend = sg_fma(sg_splat_f32(k->c[2]), six(p, 2, row, plane), bend);
    bend = sg_fma(sg_splat_f32(k->c[3]), six(p, 3, row, plane), bend);
    sg_store(k->next + at, sg_fma(sg_load(k->speed + at), bend, sg_fma(here, sg_splat_f32(2), sg_neg(sg_load(k->before + at)))));
}
SG_RANGE_KERNEL(points, sg_item it, const struct bench_stencil3d *k) {
    point(k, sg_item_get_id_base(it, 0) * k->plane + sg_item_get_id_base(it, 1) * k->row + sg_item_get_id_base(it, 2));
}
BENCH_RUN(stencil3d, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_3d(k->n, k->n, k->n), points, k));
}

/* A sub-group goes along a row. */
SG_RANGE_KERNEL(rows, sg_item it, const struct bench_stencil3d *k) {
    const struct bench_stencil3d copy = *k; /* otherwise a store to next could change it */
    const size_t at = sg_item_get_id_base(it, 0) * copy.plane + sg_item_get_id_base(it, 1) / SG_SIZE * copy.row;
    for (size_t x = 0; x < copy.n; x += SG_SIZE) point(&copy, at + x);
}
BENCH_RUN_AS(stencil3d, rows, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n * SG_SIZE), rows, k));
}

/* As rows, but four planes at once: each of the ten points of a column is loaded once. stream: the results go past the caches. ahead: they do, and
 * what the next row is the first to read is fetched: that row of before and speed, and of planes 4, 5 and 6 of now; and of plane 3, which no slab before
 * has read, the row three further on. */
enum { PLANES = 4, ALL = PLANES + 6 };
enum how { PLAIN, STREAM, AHEAD };
SG_INLINE sg_f32 four(const float *p, size_t d, size_t row) { return sg_add(pair(p, d), pair(p, d * row)); }
SG_INLINE void slab(sg_item it, const struct bench_stencil3d *k, enum how how) {
    const size_t row = k->row, plane = k->plane, n = k->n;
    const size_t first = sg_item_get_id_base(it, 0) * PLANES * plane + sg_item_get_id_base(it, 1) / SG_SIZE * row;
    const float *now = k->now + first, *before = k->before + first, *speed = k->speed + first;
    const sg_f32 c0 = sg_splat_f32(k->c[0]), c1 = sg_splat_f32(k->c[1]), c2 = sg_splat_f32(k->c[2]), c3 = sg_splat_f32(k->c[3]);
    float *next = k->next + first;
    for (size_t x = 0; x < n; x += SG_SIZE) {
        const float *p = now + x;
        sg_f32 z[ALL];
        BENCH_HIDE(p);
        BENCH_UNROLL(10)
        for (int i = 0; i < ALL; i++) z[i] = sg_load(p + (ptrdiff_t)plane * (i - 3));
        BENCH_UNROLL(4)
        for (int i = 3; i < 3 + PLANES; i++, p += plane) {
            const size_t at = (size_t)(i - 3) * plane + x;
            sg_f32 bend = sg_mul(z[i], c0), to;
            bend = sg_fma(c1, sg_add(four(p, 1, row), sg_add(z[i - 1], z[i + 1])), bend);
            bend = sg_fma(c2, sg_add(four(p, 2, row), sg_add(z[i - 2], z[i + 2])), bend);
            bend = sg_fma(c3, sg_add(four(p, 3, row), sg_add(z[i - 3], z[i + 3])), bend);
            to = sg_fma(sg_load(speed + at), bend, sg_fma(z[i], sg_splat_f32(2), sg_neg(sg_load(before + at))));
            if (how == AHEAD) {
                sg_prefetch(before + at + row);
                sg_prefetch(speed + at + row);
                sg_prefetch(p + 3 * plane + (i == 3 ? 4 : 1) * row);
            }
            if (how == PLAIN) sg_store(next + at, to);
            else sg_stream_aligned(next + at, to);
        }
    }
}
#define SLABS(name, how) \
    SG_RANGE_KERNEL(name##_of, sg_item it, const struct bench_stencil3d *k) { slab(it, k, how); } \
    BENCH_RUN_AS(stencil3d, name, k) { \
        bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n / PLANES, k->n * SG_SIZE), name##_of, k)); \
    }
SLABS(slabs, PLAIN)
SLABS(stream, STREAM)
SLABS(ahead, AHEAD)
