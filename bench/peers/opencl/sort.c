/* SPDX-License-Identifier: MIT */
#include "../../kernels/sort.h"

#include "opencl.h"

static void by_local(struct bench_cl *cl, const struct bench_sort64 *k) {
    cl_memory(cl, k->x, 4 * k->n);
    cl_memory(cl, k->y, 4 * k->n);
    cl_run(cl, k->n, 64);
}
BENCH_CL(sort64, "sort.cl", "sort64_local", by_local)

static void by_sub_group(struct bench_cl *cl, const struct bench_sort64 *k) {
    cl_memory(cl, k->x, 4 * k->n);
    cl_memory(cl, k->y, 4 * k->n);
    cl_run(cl, k->n / 4, 16);
}
BENCH_CL_AS(sort64, sg, "sort.cl", "sort64_sg", by_sub_group)
