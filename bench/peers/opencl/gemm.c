/* SPDX-License-Identifier: MIT */
#include "../../kernels/gemm.h"

#include "opencl.h"

#define ARGS bench_sgemm
#define GEMM(shape) sgemm##shape
#define WIDE 16
#include "gemm_shapes.tmpl.h"

static void sgemm(struct bench_cl *cl, const struct bench_sgemm *k) {
    arguments(cl, k->n, 4, k->a, k->b, k->c);
    cl_local(cl, 256 * 16 * sizeof(float));
    cl_run_2d(cl, k->n / 16, k->n / 8, 1, 8);
}
BENCH_CL(sgemm, "gemm.cl", "sgemm", sgemm)
static void dgemm(struct bench_cl *cl, const struct bench_dgemm *k) {
    arguments(cl, k->n, 8, k->a, k->b, k->c);
    cl_local(cl, 256 * 8 * sizeof(double));
    cl_run_2d(cl, k->n / 8, k->n / 8, 1, 8);
}
BENCH_CL(dgemm, "gemm.cl", "dgemm", dgemm)
