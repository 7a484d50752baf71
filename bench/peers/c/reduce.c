/* SPDX-License-Identifier: MIT */
/* Compilers may vectorise the sum of floats only where they may reorder additions: in the variant -fast, and with OpenMP. */
#include "../../kernels/reduce.h"

#include "c.h"

#ifdef _OPENMP
#define SUM _Pragma("omp parallel for simd schedule(static) num_threads(bench_threads) reduction(+ : sum)")
#else
#define SUM
#endif

BENCH_RUN(reduce_f32, k) {
    const float *x = k->x;
    const size_t n = k->n;
    float sum = 0;
    SUM
    for (size_t i = 0; i < n; i++) sum += x[i];
    *k->sum = sum;
}
BENCH_RUN(reduce_u32, k) {
    const uint32_t *x = k->x;
    const size_t n = k->n;
    uint32_t sum = 0;
    SUM
    for (size_t i = 0; i < n; i++) sum += x[i];
    *k->sum = sum;
}
