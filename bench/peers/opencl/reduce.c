/* SPDX-License-Identifier: MIT */
#include "../../kernels/reduce.h"

#include "opencl.h"

enum { BLOCK = 1 << 14, MOST_BLOCKS = 1 << 12 };

/* one number for each block, in memory that lives as long as the program */
static void *parts(void) {
    static void *p;
    if (!p) p = bench_alloc(4 * MOST_BLOCKS);
    return p;
}
static void blocks(struct bench_cl *cl, const void *x, size_t n, size_t items) {
    cl_u32(cl, (uint32_t)n);
    cl_memory(cl, x, 4 * n);
    cl_memory(cl, parts(), 4 * MOST_BLOCKS);
    cl_run(cl, (n + BLOCK - 1) / BLOCK * items, items);
}
static void f32(struct bench_cl *cl, const struct bench_reduce_f32 *k, size_t items) {
    float sum = 0;
    blocks(cl, k->x, k->n, items);
    for (size_t b = 0; b * BLOCK < k->n; b++) sum += ((const float *)parts())[b];
    *k->sum = sum;
}
static void u32(struct bench_cl *cl, const struct bench_reduce_u32 *k, size_t items) {
    uint32_t sum = 0;
    blocks(cl, k->x, k->n, items);
    for (size_t b = 0; b * BLOCK < k->n; b++) sum += ((const uint32_t *)parts())[b];
    *k->sum = sum;
}
static void f32_local(struct bench_cl *cl, const struct bench_reduce_f32 *k) { f32(cl, k, 64); }
static void u32_local(struct bench_cl *cl, const struct bench_reduce_u32 *k) { u32(cl, k, 64); }
static void f32_sg(struct bench_cl *cl, const struct bench_reduce_f32 *k) { f32(cl, k, 16); }
static void u32_sg(struct bench_cl *cl, const struct bench_reduce_u32 *k) { u32(cl, k, 16); }
BENCH_CL(reduce_f32, "reduce.cl", "reduce_f32_local", f32_local)
BENCH_CL(reduce_u32, "reduce.cl", "reduce_u32_local", u32_local)
BENCH_CL_AS(reduce_f32, sg, "reduce.cl", "reduce_f32_sg", f32_sg)
BENCH_CL_AS(reduce_u32, sg, "reduce.cl", "reduce_u32_sg", u32_sg)
