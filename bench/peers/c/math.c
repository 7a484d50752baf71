/* SPDX-License-Identifier: MIT */
/* With -ffast-math GCC calls glibc's libmvec in these loops. */
#include "../../kernels/math.h"

#include <math.h>

#include "c.h"

BENCH_RUN(black_scholes, k) {
    const float *restrict s = k->spot, *restrict x = k->strike, *restrict t = k->years;
    float *restrict call = k->call, *restrict put = k->put;
    const float r = k->rate, sigma = k->volatility, half = 0.70710678f;
    const size_t n = k->n;
    BENCH_FOR_SIMD
    for (size_t i = 0; i < n; i++) {
        const float v = sigma * sqrtf(t[i]);
        const float d1 = (logf(s[i] / x[i]) + (r + 0.5f * sigma * sigma) * t[i]) / v, d2 = d1 - v;
        const float discounted = x[i] * expf(-r * t[i]);
        const float c = s[i] * (0.5f + 0.5f * erff(d1 * half)) - discounted * (0.5f + 0.5f * erff(d2 * half));
        call[i] = c;
        put[i] = c + discounted - s[i];
    }
}
BENCH_RUN(softmax, k) {
    const size_t rows = k->rows, n = k->n;
    BENCH_FOR
    for (size_t r = 0; r < rows; r++) {
        const float *restrict x = k->x + r * n;
        float *restrict y = k->y + r * n;
        float most = x[0], sum = 0;
#ifdef _OPENMP
#pragma omp simd reduction(max : most)
#endif
        for (size_t i = 0; i < n; i++) most = x[i] > most ? x[i] : most;
        BENCH_SIMD
        for (size_t i = 0; i < n; i++) y[i] = expf(x[i] - most);
#ifdef _OPENMP
#pragma omp simd reduction(+ : sum)
#endif
        for (size_t i = 0; i < n; i++) sum += y[i];
        sum = 1 / sum;
        BENCH_SIMD
        for (size_t i = 0; i < n; i++) y[i] *= sum;
    }
}
