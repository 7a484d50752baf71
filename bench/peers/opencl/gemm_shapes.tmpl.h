/* SPDX-License-Identifier: MIT */
/* The shapes of chapter 9 for one element; WIDE elements are a register. */
#if !defined ARGS || !defined GEMM || !defined WIDE
#error "bench: gemm_shapes.tmpl.h is included by gemm.c and gemm_f64.c"
#endif

static void arguments(struct bench_cl *cl, size_t n, size_t size, const void *a, const void *b, const void *c) {
    cl_u32(cl, (uint32_t)n);
    cl_memory(cl, a, n * n * size);
    cl_memory(cl, b, n * n * size);
    cl_memory(cl, c, n * n * size);
}

static void each(struct bench_cl *cl, const struct ARGS *k) {
    arguments(cl, k->n, sizeof *k->a, k->a, k->b, k->c);
    cl_run_2d(cl, k->n, k->n, 1, 128);
}
BENCH_CL(GEMM(_naive), "gemm.cl", "naive", each)
static void naive_8(struct bench_cl *cl, const struct ARGS *k) {
    arguments(cl, k->n, sizeof *k->a, k->a, k->b, k->c);
    cl_run_2d(cl, k->n, k->n / 8, 1, 16);
}
BENCH_CL_AS(GEMM(_naive), x8, "gemm.cl", "naive_8", naive_8)

static void local_row(struct bench_cl *cl, const struct ARGS *k) {
    arguments(cl, k->n, sizeof *k->a, k->a, k->b, k->c);
    cl_local(cl, 128 * sizeof *k->a);
    cl_run_2d(cl, k->n, k->n, 1, 128);
}
BENCH_CL(GEMM(_local), "gemm.cl", "local_row", local_row)
static void local_tile(struct bench_cl *cl, const struct ARGS *k) {
    arguments(cl, k->n, sizeof *k->a, k->a, k->b, k->c);
    cl_local(cl, 16 * WIDE * WIDE * sizeof *k->a);
    cl_local(cl, 16 * WIDE * WIDE * sizeof *k->a);
    cl_run_2d(cl, k->n / 4, k->n / WIDE, WIDE, 4);
}
BENCH_CL_AS(GEMM(_local), tile, "gemm.cl", "local_tile", local_tile)

static void broadcast_1(struct bench_cl *cl, const struct ARGS *k) {
    arguments(cl, k->n, sizeof *k->a, k->a, k->b, k->c);
    cl_run_2d(cl, k->n, k->n, 1, 128);
}
BENCH_CL(GEMM(_broadcast), "gemm.cl", "broadcast_1", broadcast_1)
static void broadcast_8(struct bench_cl *cl, const struct ARGS *k) {
    arguments(cl, k->n, sizeof *k->a, k->a, k->b, k->c);
    cl_run_2d(cl, k->n / 8, k->n, 1, 128);
}
BENCH_CL_AS(GEMM(_broadcast), x8, "gemm.cl", "broadcast_8", broadcast_8)
