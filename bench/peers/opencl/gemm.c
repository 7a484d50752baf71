/* SPDX-License-Identifier: MIT */
#include "../../kernels/gemm.h"

#include "opencl.h"

static void arguments(struct bench_cl *cl, size_t n, size_t size, const void *a, const void *b, const void *c) {
    cl_u32(cl, (uint32_t)n);
    cl_memory(cl, a, n * n * size);
    cl_memory(cl, b, n * n * size);
    cl_memory(cl, c, n * n * size);
}
static void f32(struct bench_cl *cl, const struct bench_sgemm *k) {
    arguments(cl, k->n, 4, k->a, k->b, k->c);
}

static void each(struct bench_cl *cl, const struct bench_sgemm *k) {
    f32(cl, k);
    cl_run_2d(cl, k->n, k->n, 1, 128);
}
BENCH_CL(sgemm_naive, "gemm.cl", "naive", each)
static void naive_8(struct bench_cl *cl, const struct bench_sgemm *k) {
    f32(cl, k);
    cl_run_2d(cl, k->n, k->n / 8, 1, 16);
}
BENCH_CL_AS(sgemm_naive, x8, "gemm.cl", "naive_8", naive_8)

static void local_row(struct bench_cl *cl, const struct bench_sgemm *k) {
    f32(cl, k);
    cl_local(cl, 128 * 4);
    cl_run_2d(cl, k->n, k->n, 1, 128);
}
BENCH_CL(sgemm_local, "gemm.cl", "local_row", local_row)
static void local_tile(struct bench_cl *cl, const struct bench_sgemm *k) {
    f32(cl, k);
    cl_local(cl, 64 * 64 * 4);
    cl_local(cl, 64 * 64 * 4);
    cl_run_2d(cl, k->n / 4, k->n / 16, 16, 4);
}
BENCH_CL_AS(sgemm_local, tile, "gemm.cl", "local_tile", local_tile)

static void broadcast_1(struct bench_cl *cl, const struct bench_sgemm *k) {
    f32(cl, k);
    cl_run_2d(cl, k->n, k->n, 1, 128);
}
BENCH_CL(sgemm_broadcast, "gemm.cl", "broadcast_1", broadcast_1)
static void broadcast_8(struct bench_cl *cl, const struct bench_sgemm *k) {
    f32(cl, k);
    cl_run_2d(cl, k->n / 8, k->n, 1, 128);
}
BENCH_CL_AS(sgemm_broadcast, x8, "gemm.cl", "broadcast_8", broadcast_8)

static void sgemm(struct bench_cl *cl, const struct bench_sgemm *k) {
    f32(cl, k);
    cl_local(cl, 256 * 16 * sizeof(float));
    cl_run_2d(cl, k->n / 16, k->n / 8, 1, 8);
}
BENCH_CL(sgemm, "gemm.cl", "sgemm", sgemm)
static void dgemm(struct bench_cl *cl, const struct bench_dgemm *k) {
    arguments(cl, k->n, 8, k->a, k->b, k->c);
    cl_local(cl, 256 * 8 * sizeof(double));
    cl_run_2d(cl, k->n / 8, k->n / 8, 1, 8);
}
BENCH_CL(dgemm, "gemm.cl", "dgemm", dgemm)
