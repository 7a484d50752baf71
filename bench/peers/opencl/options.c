/* SPDX-License-Identifier: MIT */
#include "../../kernels/options.h"

#include "opencl.h"

static void binomial(struct bench_cl *cl, const struct bench_binomial *k) {
    const size_t bytes = k->n * 4;
    cl_f32(cl, k->rate);
    cl_f32(cl, k->volatility);
    cl_memory(cl, k->spot, bytes);
    cl_memory(cl, k->strike, bytes);
    cl_memory(cl, k->years, bytes);
    cl_memory(cl, k->call, bytes);
    cl_run(cl, k->n, 64);
}
BENCH_CL(binomial, "options.cl", "binomial", binomial)
