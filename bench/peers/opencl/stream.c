/* SPDX-License-Identifier: MIT */
#include "../../kernels/stream.h"

#include "opencl.h"

static void saxpy(struct bench_cl *cl, const struct bench_saxpy *k) {
    cl_f32(cl, k->a);
    cl_memory(cl, k->x, k->n * 4);
    cl_memory(cl, k->y, k->n * 4);
    cl_run(cl, k->n, 0);
}
BENCH_CL(saxpy, "stream.cl", "saxpy", saxpy)

static void fill(struct bench_cl *cl, const struct bench_fill *k) {
    cl_f32(cl, k->a);
    cl_memory(cl, k->y, k->n * 4);
    cl_run(cl, k->n, 0);
}
BENCH_CL(fill, "stream.cl", "fill", fill)

static void copy(struct bench_cl *cl, const struct bench_copy *k) {
    cl_memory(cl, k->x, k->n * 4);
    cl_memory(cl, k->y, k->n * 4);
    cl_run(cl, k->n, 0);
}
BENCH_CL(copy, "stream.cl", "copy", copy)
