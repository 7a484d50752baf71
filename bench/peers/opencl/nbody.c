/* SPDX-License-Identifier: MIT */
#include "../../kernels/nbody.h"

#include "opencl.h"

/* the arrays follow each other: two pieces of memory */
static void arguments(struct bench_cl *cl, const struct bench_nbody *k) {
    cl_u32(cl, (uint32_t)k->n);
    cl_memory(cl, k->x, k->n * 16);
    cl_memory(cl, k->ax, k->n * 12);
}
static void each(struct bench_cl *cl, const struct bench_nbody *k) {
    arguments(cl, k);
    cl_run(cl, k->n, 64);
}
BENCH_CL(nbody, "nbody.cl", "nbody", each)
static void tiles(struct bench_cl *cl, const struct bench_nbody *k) {
    arguments(cl, k);
    cl_local(cl, 64 * 16);
    cl_run(cl, k->n, 64);
}
BENCH_CL_AS(nbody, local, "nbody.cl", "nbody_local", tiles)
static void sixteen(struct bench_cl *cl, const struct bench_nbody *k) {
    arguments(cl, k);
    cl_run(cl, k->n / 16, 0);
}
BENCH_CL_AS(nbody, x16, "nbody.cl", "nbody_16", sixteen)
