/* SPDX-License-Identifier: MIT */
#include "../../kernels/noise.h"

#include "opencl.h"

static void launch(struct bench_cl *cl, const struct bench_noise *k, const uint32_t *table) {
    cl_u32(cl, (uint32_t)k->n);
    cl_f32(cl, k->scale);
    cl_memory(cl, table, 4 * 512);
    cl_memory(cl, k->to, 4 * k->n * k->n);
    cl_run_2d(cl, k->n, k->n, 1, 64);
}
static void noise(struct bench_cl *cl, const struct bench_noise *k) { launch(cl, k, k->perm); }
static void pairs(struct bench_cl *cl, const struct bench_noise *k) { launch(cl, k, k->pairs); }
BENCH_CL(noise, "noise.cl", "noise", noise)
BENCH_CL_AS(noise, pairs, "noise.cl", "noise_pairs", pairs)
