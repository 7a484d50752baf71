/* SPDX-License-Identifier: MIT */
#include "../../kernels/transpose.h"

#include "opencl.h"

static void by_local(struct bench_cl *cl, const struct bench_transpose *k) {
    cl_u32(cl, (uint32_t)k->n);
    cl_memory(cl, k->x, 4 * k->n * k->n);
    cl_memory(cl, k->y, 4 * k->n * k->n);
    cl_run_2d(cl, k->n, k->n, 16, 16);
}
BENCH_CL(transpose, "transpose.cl", "transpose_local", by_local)

static void by_sub_group(struct bench_cl *cl, const struct bench_transpose *k) {
    cl_u32(cl, (uint32_t)k->n);
    cl_memory(cl, k->x, 4 * k->n * k->n);
    cl_memory(cl, k->y, 4 * k->n * k->n);
    cl_run_2d(cl, k->n / 16, k->n, 1, 16);
}
BENCH_CL_AS(transpose, sg, "transpose.cl", "transpose_sg", by_sub_group)
