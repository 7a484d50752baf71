/* SPDX-License-Identifier: MIT */
#include "math.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Black-Scholes ---- */

struct prices { struct bench_black_scholes args; float *memory[5]; double *call, *put; };

/* a price in double, by the distribution of the normal */
static double normal(double d) {
    return 0.5 * erfc(-d * sqrt(0.5));
}
static struct bench_work prices_work(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {(double)n, 3 * bytes, 2 * bytes, 0, 5 * bytes};
    return w;
}
static void *prices_make(size_t n) {
    struct prices *d = (struct prices *)calloc(1, sizeof *d);
    struct bench_black_scholes *const args = &d->args;
    float *const *m = d->memory;
    uint32_t seed = 21;
    for (int i = 0; i < 5; i++) d->memory[i] = (float *)bench_alloc(n * sizeof(float));
    args->n = n;
    args->rate = 0.02f;
    args->volatility = 0.3f;
    args->spot = m[0];
    args->strike = m[1];
    args->years = m[2];
    args->call = m[3];
    args->put = m[4];
    d->call = (double *)bench_alloc(n * sizeof *d->call);
    d->put = (double *)bench_alloc(n * sizeof *d->put);
    for (size_t i = 0; i < n; i++) {
        const double s = m[0][i] = 5 + 25 * (float)(bench_random(&seed) % 4096) / 4096;
        const double k = m[1][i] = 1 + 99 * (float)(bench_random(&seed) % 4096) / 4096;
        const double t = m[2][i] = 0.25f + 9.75f * (float)(bench_random(&seed) % 4096) / 4096;
        const double v = (double)args->volatility * sqrt(t), r = (double)args->rate;
        const double d1 = (log(s / k) + (r + 0.5 * (double)args->volatility * (double)args->volatility) * t) / v;
        const double discounted = k * exp(-r * t);
        d->call[i] = s * normal(d1) - discounted * normal(d1 - v);
        d->put[i] = d->call[i] + discounted - s;
    }
    return d;
}
static void prices_reset(void *args) {
    struct prices *d = (struct prices *)args;
    memset(d->memory[3], 0xff, d->args.n * sizeof(float));
    memset(d->memory[4], 0xff, d->args.n * sizeof(float));
}
/* a price is the difference of two numbers of up to 100, so its error is that of these numbers */
static bool prices_right(void *args) {
    struct prices *d = (struct prices *)args;
    for (size_t i = 0; i < d->args.n; i++) {
        if (!(fabs((double)d->args.call[i] - d->call[i]) < 1e-4) || !(fabs((double)d->args.put[i] - d->put[i]) < 1e-4)) return false;
    }
    return true;
}
static void prices_drop(void *args) {
    struct prices *d = (struct prices *)args;
    for (int i = 0; i < 5; i++) bench_free(d->memory[i]);
    bench_free(d->call);
    bench_free(d->put);
    free(d);
}
BENCH_KERNEL(black_scholes) = {"black_scholes", "Goption/s", {100003, 1 << 22, 0}, prices_work, prices_make,
                               prices_reset, prices_right, prices_drop, false};

/* ---- softmax: a million numbers in all ---- */

#ifndef BENCH_NUMBERS
#define BENCH_NUMBERS (1 << 20)
#endif
struct rows { struct bench_softmax args; float *x, *y; };
static size_t rows_of(size_t n) {
    return (size_t)BENCH_NUMBERS / n;
}
static struct bench_work rows_work(size_t n) {
    const double count = (double)(rows_of(n) * n), bytes = 4 * count;
    const struct bench_work w = {count, bytes, bytes, 0, 2 * bytes};
    return w;
}
static void *rows_make(size_t n) {
    struct rows *d = (struct rows *)calloc(1, sizeof *d);
    const size_t count = rows_of(n) * n;
    uint32_t seed = 22;
    d->x = (float *)bench_alloc(count * sizeof *d->x);
    d->y = (float *)bench_alloc(count * sizeof *d->y);
    d->args.rows = rows_of(n);
    d->args.n = n;
    d->args.x = d->x;
    d->args.y = d->y;
    for (size_t i = 0; i < count; i++) d->x[i] = 8 * bench_random_f32(&seed);
    return d;
}
static void rows_reset(void *args) {
    struct rows *d = (struct rows *)args;
    memset(d->y, 0xff, d->args.rows * d->args.n * sizeof *d->y);
}
static bool rows_right(void *args) {
    const struct rows *d = (const struct rows *)args;
    for (size_t r = 0; r < d->args.rows; r++) {
        const float *x = d->x + r * d->args.n, *y = d->y + r * d->args.n;
        double most = -HUGE_VAL, sum = 0;
        for (size_t i = 0; i < d->args.n; i++) most = fmax(most, (double)x[i]);
        for (size_t i = 0; i < d->args.n; i++) sum += exp((double)x[i] - most);
        for (size_t i = 0; i < d->args.n; i++) {
            const double right = exp((double)x[i] - most) / sum;
            if (!(fabs((double)y[i] - right) <= 1e-5 * right)) return false;
        }
    }
    return true;
}
static void rows_drop(void *args) {
    struct rows *d = (struct rows *)args;
    bench_free(d->x);
    bench_free(d->y);
    free(d);
}
BENCH_KERNEL(softmax) = {"softmax", "G/s", {64, 1000, 0}, rows_work, rows_make, rows_reset, rows_right, rows_drop, true};
