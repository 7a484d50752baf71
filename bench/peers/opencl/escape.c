/* SPDX-License-Identifier: MIT */
#include "../../kernels/escape.h"

#include "opencl.h"

static void arguments(struct bench_cl *cl, const struct bench_escape *k) {
    cl_u32(cl, (uint32_t)k->n);
    cl_f32(cl, k->scale);
    cl_memory(cl, k->steps, k->n * k->n * 4);
    cl_memory(cl, k->size, k->n * k->n * 4);
}
static void each(struct bench_cl *cl, const struct bench_escape *k) {
    arguments(cl, k);
    cl_run_2d(cl, k->n, k->n, 1, 16);
}
BENCH_CL(escape, "escape.cl", "escape", each)
static void sixteen(struct bench_cl *cl, const struct bench_escape *k) {
    arguments(cl, k);
    cl_run_2d(cl, k->n, k->n / 16, 0, 0);
}
BENCH_CL_AS(escape, x16, "escape.cl", "escape_16", sixteen)
