/* SPDX-License-Identifier: MIT */
#include "fft.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct data { struct bench_fft args; float *expected; };

static struct bench_work work(size_t n) {
    const double flops = 5 * (double)n * log2((double)n);
    const struct bench_work w = {flops, 8 * (double)n, 8 * (double)n, flops, 16 * (double)n};
    return w;
}
/* by radix 2 in double precision */
static void transform(double *x, size_t n) {
    for (size_t i = 0, j = 0; i < n; i++) {
        size_t bit = n / 2;
        for (int p = 0; p < 2 && i < j; p++) {
            const double other = x[2 * i + (size_t)p];
            x[2 * i + (size_t)p] = x[2 * j + (size_t)p];
            x[2 * j + (size_t)p] = other;
        }
        for (; j & bit; bit /= 2) j ^= bit;
        j |= bit;
    }
    for (size_t half = 1; half < n; half *= 2) {
        for (size_t j = 0; j < half; j++) {
            const double c = cos(M_PI * (double)j / (double)half), s = -sin(M_PI * (double)j / (double)half);
            for (size_t first = j; first < n; first += 2 * half) {
                double *a = x + 2 * first, *b = a + 2 * half;
                const double re = b[0] * c - b[1] * s, im = b[0] * s + b[1] * c;
                b[0] = a[0] - re, b[1] = a[1] - im;
                a[0] += re, a[1] += im;
            }
        }
    }
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    float *in = (float *)bench_alloc(8 * n);
    double *x = (double *)bench_alloc(16 * n);
    uint32_t seed = 67;
    d->expected = (float *)bench_alloc(8 * n);
    for (size_t i = 0; i < 2 * n; i++) x[i] = (double)(in[i] = bench_random_f32(&seed));
    transform(x, n);
    for (size_t i = 0; i < 2 * n; i++) d->expected[i] = (float)x[i];
    bench_free(x);
    d->args.n = n;
    d->args.in = in;
    d->args.out = (float *)bench_alloc(8 * n);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.out, 0xff, 8 * d->args.n);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    for (size_t i = 0; i < 2 * d->args.n; i++) {
        if (!(fabs((double)d->args.out[i] - (double)d->expected[i]) <= 1e-6 * sqrt((double)d->args.n))) return false;
    }
    return true;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free((void *)(uintptr_t)d->args.in);
    bench_free(d->args.out);
    bench_free(d->expected);
    free(d);
}
BENCH_KERNEL(fft) = {"fft", "GFlop/s", {1024, 4096, 65536, 0}, work, make, reset, right, drop, true};
