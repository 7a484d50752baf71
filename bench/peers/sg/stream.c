/* SPDX-License-Identifier: MIT */
/* One element for each work-item; past the caches non-temporal stores. */
#include "sg.h"

#include "../../kernels/stream.h"

struct part { float a; const float *x; float *y; };

SG_RANGE_KERNEL(saxpy_1, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->y + i, sg_fma(sg_splat_f32(k->a), sg_item_load(it, k->x + i), sg_item_load(it, k->y + i)));
}
BENCH_RUN(saxpy, k) {
    const struct part p = {k->a, k->x, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), saxpy_1, &p));
}

SG_RANGE_KERNEL(fill_1, sg_item it, const struct part *k) {
    sg_item_store(it, k->y + sg_item_get_linear_id_base(it), sg_splat_f32(k->a));
}
SG_RANGE_KERNEL(fill_stream, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    if (sg_item_count(it) == SG_SIZE) sg_stream(k->y + i, sg_splat_f32(k->a));
    else sg_item_store(it, k->y + i, sg_splat_f32(k->a));
}
BENCH_RUN(fill, k) {
    const struct part p = {k->a, NULL, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), fill_1, &p));
}
BENCH_RUN_AS(fill, stream, k) {
    const struct part p = {k->a, NULL, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), fill_stream, &p));
}

SG_RANGE_KERNEL(copy_1, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->y + i, sg_item_load(it, k->x + i));
}
SG_RANGE_KERNEL(copy_stream, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    if (sg_item_count(it) == SG_SIZE) sg_stream(k->y + i, sg_load(k->x + i));
    else sg_item_store(it, k->y + i, sg_item_load(it, k->x + i));
}
BENCH_RUN(copy, k) {
    const struct part p = {0, k->x, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), copy_1, &p));
}
BENCH_RUN_AS(copy, stream, k) {
    const struct part p = {0, k->x, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), copy_stream, &p));
}
