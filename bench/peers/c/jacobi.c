/* SPDX-License-Identifier: MIT */
#include "../../kernels/jacobi.h"

#include <math.h>

#include "c.h"

#ifdef _OPENMP
#define ROWS _Pragma("omp parallel for schedule(static) num_threads(bench_threads) reduction(| : moved)")
#define ROW _Pragma("omp simd reduction(| : some)")
#else
#define ROWS
#define ROW
#endif

static bool sweep(const struct bench_jacobi *k, const float *from, float *to) {
    const size_t n = k->n, stride = k->stride;
    const float enough = k->enough;
    uint32_t moved = 0;
    ROWS
    for (size_t i = 0; i < n; i++) {
        const float *restrict p = from + i * stride, *restrict above = p - stride, *restrict below = p + stride;
        float *restrict q = to + i * stride;
        uint32_t some = 0;
        ROW
        for (size_t j = 0; j < n; j++) {
            const float next = ((p[j - 1] + p[j + 1]) + (above[j] + below[j])) * 0.25f;
            some |= fabsf(next - p[j]) > enough;
            q[j] = next;
        }
        moved |= some;
    }
    return moved;
}
BENCH_RUN(jacobi, k) { bench_jacobi_run(k, sweep); }
