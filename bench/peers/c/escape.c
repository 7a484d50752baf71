/* SPDX-License-Identifier: MIT */
/* Pixel by pixel, and 16 pixels of a row side by side in loops that compilers vectorise. */
#include <math.h>

#include "../../kernels/escape.h"

#include "c.h"

/* rows take different times */
#ifdef _OPENMP
#define FOR_ROWS _Pragma("omp parallel for schedule(dynamic) num_threads(bench_threads)")
#else
#define FOR_ROWS
#endif

BENCH_RUN(escape, k) {
    const size_t n = k->n;
    const float scale = k->scale;
    FOR_ROWS
    for (size_t row = 0; row < n; row++) {
        const float cy = fmaf((float)row, scale, BENCH_ESCAPE_TOP);
        for (size_t column = 0; column < n; column++) {
            const float cx = fmaf((float)column, scale, BENCH_ESCAPE_LEFT);
            float x = cx, y = cy, size = 0;
            uint32_t steps = 0;
            for (; steps < BENCH_ESCAPE_MOST; steps++) {
                const float yy = y * y, old = x;
                size = fmaf(x, x, yy);
                if (!(size <= 4)) break;
                x = fmaf(x, x, cx - yy);
                y = fmaf(old + old, y, cy);
            }
            k->steps[row * n + column] = steps;
            k->size[row * n + column] = size;
        }
    }
}

enum { SIDE_BY_SIDE = 16 };
BENCH_RUN_AS(escape, blocks, k) {
    const size_t n = k->n;
    const float scale = k->scale;
    FOR_ROWS
    for (size_t row = 0; row < n; row++) {
        const float cy = fmaf((float)row, scale, BENCH_ESCAPE_TOP);
        for (size_t column = 0; column < n; column += SIDE_BY_SIDE) {
            float cx[SIDE_BY_SIDE], x[SIDE_BY_SIDE], y[SIDE_BY_SIDE], size[SIDE_BY_SIDE];
            uint32_t steps[SIDE_BY_SIDE], in[SIDE_BY_SIDE], some = 1;
            for (int j = 0; j < SIDE_BY_SIDE; j++) {
                x[j] = cx[j] = fmaf((float)(column + (size_t)j), scale, BENCH_ESCAPE_LEFT);
                y[j] = cy;
                size[j] = 0;
                steps[j] = 0;
                in[j] = 1;
            }
            for (int step = 0; step < BENCH_ESCAPE_MOST && some; step++) {
                some = 0;
                BENCH_SIMD
                for (int j = 0; j < SIDE_BY_SIDE; j++) {
                    const float yy = y[j] * y[j], old = x[j], now = fmaf(old, old, yy);
                    size[j] = in[j] ? now : size[j];
                    in[j] &= now <= 4;
                    steps[j] += in[j];
                    some |= in[j];
                    x[j] = fmaf(old, old, cx[j] - yy);
                    y[j] = fmaf(old + old, y[j], cy);
                }
            }
            for (int j = 0; j < SIDE_BY_SIDE; j++) {
                k->steps[row * n + column + (size_t)j] = steps[j];
                k->size[row * n + column + (size_t)j] = size[j];
            }
        }
    }
}
