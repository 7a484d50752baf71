/* SPDX-License-Identifier: MIT */
#include "../../kernels/convolve.h"

#include "opencl.h"

static void one(struct bench_cl *cl, const struct bench_convolve1d *k) {
    cl_memory(cl, k->w, BENCH_TAPS * 4);
    cl_memory(cl, k->x, (k->n + BENCH_TAPS - 1) * 4);
    cl_memory(cl, k->y, k->n * 4);
    cl_run(cl, k->n, 0);
}
BENCH_CL(convolve1d, "convolve.cl", "convolve1d", one)

static void two(struct bench_cl *cl, const struct bench_convolve2d *k) {
    cl_u32(cl, (uint32_t)k->pitch);
    cl_memory(cl, k->w, 25 * 4);
    cl_memory(cl, k->x, k->pitch * k->pitch * 4);
    cl_memory(cl, k->y, k->n * k->n * 4);
    cl_run_2d(cl, k->n, k->n, 0, 0);
}
BENCH_CL(convolve2d, "convolve.cl", "convolve2d", two)

static void blur(struct bench_cl *cl, const struct bench_blur_u8 *k) {
    cl_u32(cl, (uint32_t)k->pitch);
    cl_memory(cl, k->x, k->pitch * k->pitch);
    cl_memory(cl, k->y, k->n * k->n);
    cl_run_2d(cl, k->n, k->n, 0, 0);
}
BENCH_CL(blur_u8, "convolve.cl", "blur_u8", blur)
