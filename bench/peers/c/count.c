/* SPDX-License-Identifier: MIT */
#include "../../kernels/count.h"

#include <string.h>

#include "c.h"

/* Four tables, so that equal neighbours do not wait for each other's count; with threads four for each. */
BENCH_RUN(histogram, k) {
    const uint8_t *x = k->x;
    const size_t n = k->n, quarter = n / 4;
    uint32_t *bins = k->bins;
    memset(bins, 0, BENCH_BINS * sizeof *bins);
#ifdef _OPENMP
#pragma omp parallel num_threads(bench_threads)
#endif
    {
        uint32_t t[4][BENCH_BINS] = {{0}};
#ifdef _OPENMP
#pragma omp for schedule(static)
#endif
        for (size_t i = 0; i < quarter; i++) {
            t[0][x[4 * i]]++;
            t[1][x[4 * i + 1]]++;
            t[2][x[4 * i + 2]]++;
            t[3][x[4 * i + 3]]++;
        }
#ifdef _OPENMP
#pragma omp critical
#endif
        for (int b = 0; b < BENCH_BINS; b++) bins[b] += t[0][b] + t[1][b] + t[2][b] + t[3][b];
    }
    for (size_t i = quarter * 4; i < n; i++) bins[x[i]]++;
}
BENCH_RUN(histogram_4k, k) {
    const uint32_t *x = k->x;
    const size_t n = k->n, half = n / 2;
    uint32_t *bins = k->bins;
    memset(bins, 0, BENCH_BINS_4K * sizeof *bins);
#ifdef _OPENMP
#pragma omp parallel num_threads(bench_threads)
#endif
    {
        uint32_t t[2][BENCH_BINS_4K] = {{0}};
#ifdef _OPENMP
#pragma omp for schedule(static)
#endif
        for (size_t i = 0; i < half; i++) {
            t[0][x[2 * i]]++;
            t[1][x[2 * i + 1]]++;
        }
#ifdef _OPENMP
#pragma omp critical
#endif
        for (int b = 0; b < BENCH_BINS_4K; b++) bins[b] += t[0][b] + t[1][b];
    }
    for (size_t i = half * 2; i < n; i++) bins[x[i]]++;
}
BENCH_RUN(dot_u8, k) {
    const size_t n = k->n;
    const uint8_t *restrict x = k->x;
    BENCH_FOR
    for (size_t r = 0; r < BENCH_DOT_ROWS; r++) {
        const int8_t *restrict a = k->a + r * n;
        int32_t sum = 0;
        for (size_t i = 0; i < n; i++) sum += a[i] * x[i];
        k->y[r] = sum;
    }
}
