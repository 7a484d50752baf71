/* SPDX-License-Identifier: MIT */
#include "../../kernels/convolve.h"

#include "c.h"

BENCH_RUN(convolve1d, k) {
    const float *restrict x = k->x, *restrict w = k->w;
    float *restrict y = k->y;
    const size_t n = k->n;
    BENCH_FOR_SIMD
    for (size_t i = 0; i < n; i++) {
        float sum = 0;
        for (size_t j = 0; j < BENCH_TAPS; j++) sum += w[j] * x[i + j];
        y[i] = sum;
    }
}
BENCH_RUN(convolve2d, k) {
    const size_t n = k->n, pitch = k->pitch;
    BENCH_FOR
    for (size_t r = 0; r < n; r++) {
        const float *restrict x = k->x + r * pitch, *restrict w = k->w;
        float *restrict y = k->y + r * n;
        BENCH_SIMD
        for (size_t i = 0; i < n; i++) {
            float sum = 0;
            for (size_t a = 0; a < 5; a++) {
                for (size_t b = 0; b < 5; b++) sum += w[5 * a + b] * x[a * pitch + i + b];
            }
            y[i] = sum;
        }
    }
}
/* down the columns first, then along the row */
BENCH_RUN(blur_u8, k) {
    const size_t n = k->n, pitch = k->pitch;
    BENCH_FOR
    for (size_t r = 0; r < n; r++) {
        const uint8_t *restrict x = k->x + r * pitch;
        uint8_t *restrict y = k->y + r * n;
        uint16_t sum[8192 + 4]; /* wider than any size */
        BENCH_SIMD
        for (size_t i = 0; i < n + 4; i++) {
            sum[i] = (uint16_t)(x[i] + x[i + 4 * pitch] + 4 * (x[i + pitch] + x[i + 3 * pitch]) + 6 * x[i + 2 * pitch]);
        }
        BENCH_SIMD
        for (size_t i = 0; i < n; i++) {
            const uint16_t v = (uint16_t)(sum[i] + sum[i + 4] + 4 * (sum[i + 1] + sum[i + 3]) + 6 * sum[i + 2] + 128);
            y[i] = (uint8_t)(v >> 8);
        }
    }
}
