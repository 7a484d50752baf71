/* SPDX-License-Identifier: MIT */
/* The loops as C programmers write them; with OpenMP, on several threads. */
#include "../../kernels/stream.h"

#include "c.h"

BENCH_RUN(saxpy, k) {
    const float a = k->a, *restrict x = k->x;
    float *restrict y = k->y;
    const size_t n = k->n;
    BENCH_FOR_SIMD
    for (size_t i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
BENCH_RUN(fill, k) {
    const float a = k->a;
    float *restrict y = k->y;
    const size_t n = k->n;
    BENCH_FOR_SIMD
    for (size_t i = 0; i < n; i++) y[i] = a;
}
BENCH_RUN(copy, k) {
    const float *restrict x = k->x;
    float *restrict y = k->y;
    const size_t n = k->n;
    BENCH_FOR_SIMD
    for (size_t i = 0; i < n; i++) y[i] = x[i];
}
