/* SPDX-License-Identifier: MIT */
#include "mandelbrot.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FLOPS = 9, MOST_SIZES = 8 }; /* of a step: three fused ones and three others */

/* what is right for one size, and how many steps that is */
static struct expected { size_t n; uint32_t *steps; double sum; } known[MOST_SIZES];

static float scale_of(size_t n) { return BENCH_MANDEL_HEIGHT / (float)n; }
static uint32_t steps_at(float cx, float cy) {
    float x = cx, y = cy;
    uint32_t steps = 0;
    for (; steps < BENCH_MANDEL_MOST; steps++) {
        const float yy = y * y, old = x;
        if (!(fmaf(x, x, yy) <= 4)) break;
        x = fmaf(x, x, cx - yy);
        y = fmaf(old + old, y, cy);
    }
    return steps;
}
static const struct expected *expected_of(size_t n) {
    struct expected *e = known;
    const float scale = scale_of(n);
    for (; e->n != n; e++) {
        if (e->n != 0) continue;
        e->n = n;
        e->steps = (uint32_t *)bench_alloc(n * n * sizeof *e->steps);
        for (size_t i = 0; i < n * n; i++) {
            const float cx = fmaf((float)(i % n), scale, BENCH_MANDEL_LEFT);
            e->steps[i] = steps_at(cx, fmaf((float)(i / n), scale, BENCH_MANDEL_TOP));
            e->sum += e->steps[i];
        }
        break;
    }
    return e;
}

static struct bench_work mandelbrot_work(size_t n) {
    const double flops = FLOPS * expected_of(n)->sum, bytes = 4.0 * (double)n * (double)n;
    const struct bench_work w = {flops, 0, bytes, flops, bytes};
    return w;
}
static void *mandelbrot_make(size_t n) {
    struct bench_mandelbrot *k = (struct bench_mandelbrot *)calloc(1, sizeof *k);
    k->n = n;
    k->scale = scale_of(n);
    k->steps = (uint32_t *)bench_alloc(n * n * sizeof *k->steps);
    return k;
}
static void mandelbrot_reset(void *args) {
    struct bench_mandelbrot *k = (struct bench_mandelbrot *)args;
    memset(k->steps, 0xff, k->n * k->n * sizeof *k->steps);
}
/* -ffast-math rounds differently, so a point near the edge may leave at another step: one pixel in 500 may differ */
static bool mandelbrot_right(void *args) {
    const struct bench_mandelbrot *k = (const struct bench_mandelbrot *)args;
    const uint32_t *right = expected_of(k->n)->steps;
    size_t other = 0;
    for (size_t i = 0; i < k->n * k->n; i++) other += k->steps[i] != right[i];
    return other <= k->n * k->n / 500;
}
static void mandelbrot_drop(void *args) {
    struct bench_mandelbrot *k = (struct bench_mandelbrot *)args;
    bench_free(k->steps);
    free(k);
}
BENCH_KERNEL(mandelbrot) = {"mandelbrot", "GFLOP/s", {512, 720, 0}, mandelbrot_work, mandelbrot_make,
                            mandelbrot_reset, mandelbrot_right, mandelbrot_drop, false};
