/* SPDX-License-Identifier: MIT */
#include "escape.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FLOPS = 9 }; /* of a step, as in mandelbrot.c */

struct data { struct bench_escape args; struct point { uint32_t steps; float size; } *expected; };

static struct point leave(float cx, float cy) {
    float x = cx, y = cy;
    struct point p = {0, 0};
    for (int i = 0; i < BENCH_ESCAPE_MOST; i++) {
        const float yy = y * y, old = x;
        p.size = fmaf(x, x, yy);
        if (!(p.size <= 4)) break;
        p.steps++;
        x = fmaf(x, x, cx - yy);
        y = fmaf(old + old, y, cy);
    }
    return p;
}
static struct bench_work work(size_t n) {
    const double pixels = (double)n * (double)n;
    double steps = 0;
    const float scale = BENCH_ESCAPE_HEIGHT / (float)n;
    for (size_t i = 0; i < n * n; i++) {
        steps += leave(fmaf((float)(i % n), scale, BENCH_ESCAPE_LEFT), fmaf((float)(i / n), scale, BENCH_ESCAPE_TOP)).steps;
    }
    const struct bench_work w = {FLOPS * steps, 0, 8 * pixels, FLOPS * steps, 8 * pixels};
    return w;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    const struct bench_escape args = {n, BENCH_ESCAPE_HEIGHT / (float)n, (uint32_t *)bench_alloc(4 * n * n), (float *)bench_alloc(4 * n * n)};
    d->args = args;
    d->expected = (struct point *)bench_alloc(n * n * sizeof *d->expected);
    for (size_t i = 0; i < n * n; i++) {
        const float cx = fmaf((float)(i % n), args.scale, BENCH_ESCAPE_LEFT);
        d->expected[i] = leave(cx, fmaf((float)(i / n), args.scale, BENCH_ESCAPE_TOP));
    }
    return d;
}
static void reset(void *args) {
    const struct data *d = (const struct data *)args;
    memset(d->args.steps, 0xff, 4 * d->args.n * d->args.n);
    memset(d->args.size, 0xff, 4 * d->args.n * d->args.n);
}
/* A peer that rounds differently gets quite different sizes after many steps, so sizes are compared only for points with few steps. One
 * pixel in 500 may have left at another step. */
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    const size_t pixels = d->args.n * d->args.n;
    size_t other = 0, elsewhere = 0;
    for (size_t i = 0; i < pixels; i++) {
        const struct point p = d->expected[i];
        other += d->args.steps[i] != p.steps;
        elsewhere += p.steps < 10 && !(fabsf(d->args.size[i] - p.size) <= 1e-3f * p.size);
    }
    return other <= pixels / 500 && elsewhere <= pixels / 500;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->args.steps);
    bench_free(d->args.size);
    bench_free(d->expected);
    free(d);
}
BENCH_KERNEL(escape) = {"escape", "GFLOP/s", {256, 720, 0}, work, make, reset, right, drop, false};
