/* SPDX-License-Identifier: MIT */
#include "../../kernels/math.h"

#include "opencl.h"

static void prices(struct bench_cl *cl, const struct bench_black_scholes *k) {
    const size_t bytes = k->n * 4;
    cl_f32(cl, k->rate);
    cl_f32(cl, k->volatility);
    cl_memory(cl, k->spot, bytes);
    cl_memory(cl, k->strike, bytes);
    cl_memory(cl, k->years, bytes);
    cl_memory(cl, k->call, bytes);
    cl_memory(cl, k->put, bytes);
    cl_run(cl, k->n, 0);
}
BENCH_CL(black_scholes, "math.cl", "black_scholes", prices)

static void softmax(struct bench_cl *cl, const struct bench_softmax *k) {
    const size_t bytes = k->rows * k->n * 4;
    cl_u32(cl, (uint32_t)k->n);
    cl_memory(cl, k->x, bytes);
    cl_memory(cl, k->y, bytes);
    cl_local(cl, 64 * 4);
    cl_run(cl, k->rows * 64, 64);
}
BENCH_CL(softmax, "math.cl", "softmax", softmax)

static void softmax_sub_group(struct bench_cl *cl, const struct bench_softmax *k) {
    const size_t bytes = k->rows * k->n * 4;
    cl_u32(cl, (uint32_t)k->n);
    cl_memory(cl, k->x, bytes);
    cl_memory(cl, k->y, bytes);
    cl_run(cl, k->rows * 16, 16);
}
BENCH_CL_AS(softmax, sub_group, "math.cl", "softmax_sub_group", softmax_sub_group)
