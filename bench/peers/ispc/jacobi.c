/* SPDX-License-Identifier: MIT */
#include "../../kernels/jacobi.h"

static bool sweep(const struct bench_jacobi *k, const float *from, float *to) {
    return jacobi((int32_t)k->n, (int32_t)k->stride, k->enough, from, to);
}
BENCH_RUN(jacobi, k) { bench_jacobi_run(k, sweep); }
