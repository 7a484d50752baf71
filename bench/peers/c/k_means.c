/* SPDX-License-Identifier: MIT */
#include "../../kernels/k_means.h"

#include <math.h>
#include <string.h>

#include "c.h"

/* labels first, in a loop that compilers can vectorise; then sums of only so many points that single precision is exact */
enum { PART = 4096 };
static inline void part(const struct bench_k_means *k, size_t first, size_t n, float (*sums)[4]) {
    const float *restrict x = k->x + first, *restrict y = k->y + first, *restrict z = k->z + first;
    uint8_t *restrict label = k->label + first;
    float own[BENCH_CENTRES][4] = {{0}};
    float factor[BENCH_CENTRES][4]; /* the square of the distance, without the part that all centres share */
    for (int c = 0; c < BENCH_CENTRES; c++) {
        const float *p = k->centre[c];
        for (int f = 0; f < 3; f++) factor[c][f] = -2 * p[f];
        factor[c][3] = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
    }
    BENCH_SIMD
    for (size_t i = 0; i < n; i++) {
        float best = INFINITY;
        uint32_t nearest = 0;
        BENCH_UNROLL(8) for (uint32_t c = 0; c < BENCH_CENTRES; c++) {
            const float d = x[i] * factor[c][0] + (y[i] * factor[c][1] + (z[i] * factor[c][2] + factor[c][3]));
            nearest = d < best ? c : nearest;
            best = d < best ? d : best;
        }
        label[i] = (uint8_t)nearest;
    }
    for (size_t i = 0; i < n; i++) {
        float *s = own[label[i]];
        s[0] += x[i], s[1] += y[i], s[2] += z[i], s[3] += 1;
    }
    for (int i = 0; i < 4 * BENCH_CENTRES; i++) sums[i / 4][i % 4] += own[i / 4][i % 4];
}
BENCH_RUN(k_means, k) {
    memset(k->sums, 0, BENCH_CENTRES * sizeof *k->sums);
#ifdef _OPENMP
#pragma omp parallel num_threads(bench_threads)
#endif
    {
        float sums[BENCH_CENTRES][4] = {{0}};
#ifdef _OPENMP
#pragma omp for schedule(static)
#endif
        for (size_t first = 0; first < k->n; first += PART) part(k, first, k->n - first < PART ? k->n - first : PART, sums);
#ifdef _OPENMP
#pragma omp critical
#endif
        for (int i = 0; i < 4 * BENCH_CENTRES; i++) k->sums[i / 4][i % 4] += sums[i / 4][i % 4];
    }
}
