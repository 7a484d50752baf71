/* SPDX-License-Identifier: MIT */
/* A work-group of 256 is 16 sub-groups; barriers by switches of stacks, or as regions. */
#define SG_SIZE 16
#include "sg.h"

#include "../../kernels/wait.h"

SG_KERNEL_OF(16, barrier_switch, sg_nd_item it, const struct bench_barrier *k) {
    const size_t base = sg_nd_item_get_global_linear_id_base(it), l = sg_nd_item_get_local_linear_id_base(it);
    SG_LOCAL(it, uint32_t, t, BENCH_WAIT_GROUP + 16);
    sg_u32 v = sg_load(k->x + base);
    for (size_t s = 0; s < k->steps; s++) {
        sg_store(t + l, v);
        if (l == 0) sg_store(t + BENCH_WAIT_GROUP, v); /* for the neighbour of the last item */
        sg_group_barrier(sg_nd_item_get_group(it));
        v = sg_add_n(sg_load(t + l + 1), 1);
        sg_group_barrier(sg_nd_item_get_group(it));
    }
    sg_store(k->y + base, v);
}
BENCH_RUN(barrier, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k->n, BENCH_WAIT_GROUP), barrier_switch, k));
}

#include "wait_regions.tmpl.h"
BENCH_RUN_AS(barrier, regions, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k->n, BENCH_WAIT_GROUP), barrier_regions_16, k));
}
BENCH_RUN_AS(barrier, registers, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k->n, BENCH_WAIT_GROUP), barrier_registers_16, k));
}

/* ---- exchange ---- */

SG_RANGE_KERNEL(exchange_shuffle, sg_item it, const struct bench_exchange *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_u32 v = sg_item_load(it, k->x + i);
    for (size_t s = 0; s < k->steps; s += 4) {
        v = sg_add(sg_mul_n(v, 3), sg_shuffle_xor(v, 1));
        v = sg_add(sg_mul_n(v, 3), sg_shuffle_xor(v, 2));
        v = sg_add(sg_mul_n(v, 3), sg_shuffle_xor(v, 4));
        v = sg_add(sg_mul_n(v, 3), sg_shuffle_xor(v, 8));
    }
    sg_item_store(it, k->y + i, v);
}
BENCH_RUN_AS(exchange, shuffle, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), exchange_shuffle, k));
}
/* as in chapter 9 before sub-groups: local memory and a barrier */
SG_KERNEL_OF(16, exchange_local, sg_nd_item it, const struct bench_exchange *k) {
    const size_t base = sg_nd_item_get_global_linear_id_base(it), l = sg_nd_item_get_local_linear_id_base(it);
    const sg_u32 lane = sg_iota_u32();
    SG_LOCAL(it, uint32_t, t, BENCH_WAIT_GROUP);
    sg_u32 v = sg_load(k->x + base);
    for (size_t s = 0; s < k->steps; s++) {
        sg_store(t + l, v);
        sg_group_barrier(sg_nd_item_get_group(it));
        v = sg_add(sg_mul_n(v, 3), sg_gather(t + l, sg_xor_n(lane, 1u << s % 4)));
        sg_group_barrier(sg_nd_item_get_group(it));
    }
    sg_store(k->y + base, v);
}
BENCH_RUN_AS(exchange, local, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k->n, BENCH_WAIT_GROUP), exchange_local, k));
}

/* ---- launch ---- */

SG_KERNEL(touch, sg_nd_item it, const struct bench_launch *k) {
    const size_t g = sg_nd_item_get_group_linear_id(it);
    k->y[g * 16] = (uint32_t)g + 1;
}
BENCH_RUN(launch, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k->n * 16, 16), touch, k));
}

/* ---- 32 sub-groups of 8: half a cache line each, so that fewer loads of a neighbour lie across two lines ---- */

#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
#include "wait_regions.tmpl.h"
BENCH_RUN_AS(barrier, regions_8, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k->n, BENCH_WAIT_GROUP), barrier_regions_8, k));
}
BENCH_RUN_AS(barrier, registers_8, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k->n, BENCH_WAIT_GROUP), barrier_registers_8, k));
}
