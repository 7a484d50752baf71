/* SPDX-License-Identifier: MIT */
#include "stream.h"

#include <stdlib.h>
#include <string.h>

static float *numbers(size_t n, uint32_t seed) {
    float *x = (float *)bench_alloc(n * sizeof *x);
    for (size_t i = 0; i < n; i++) x[i] = bench_random_f32(&seed);
    return x;
}
static bool same(const float *a, const float *b, size_t n) {
    return memcmp(a, b, n * sizeof *a) == 0;
}

/* ---- saxpy: a is 0 after the first run, so that y stays what it is however often it runs ---- */

static struct bench_work saxpy_work(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {3 * bytes, 2 * bytes, bytes, 2.0 * (double)n, 2 * bytes};
    return w;
}
struct saxpy_data { struct bench_saxpy args; float *x, *y; };
static void *saxpy_make(size_t n) {
    struct saxpy_data *d = (struct saxpy_data *)calloc(1, sizeof *d);
    d->x = numbers(n, 1);
    d->y = numbers(n, 2);
    d->args.n = n;
    d->args.x = d->x;
    d->args.y = d->y;
    return d;
}
static void saxpy_reset(void *args) {
    struct saxpy_data *d = (struct saxpy_data *)args;
    uint32_t seed = 2;
    for (size_t i = 0; i < d->args.n; i++) d->y[i] = bench_random_f32(&seed);
    d->args.a = 2.5f;
}
static bool saxpy_right(void *args) {
    struct saxpy_data *d = (struct saxpy_data *)args;
    uint32_t seed = 2;
    d->args.a = 0;
    for (size_t i = 0; i < d->args.n; i++) { /* exact: x and y have few bits */
        if (d->y[i] != 2.5f * d->x[i] + bench_random_f32(&seed)) return false;
    }
    return true;
}
static void saxpy_drop(void *args) {
    struct saxpy_data *d = (struct saxpy_data *)args;
    bench_free(d->x);
    bench_free(d->y);
    free(d);
}
BENCH_KERNEL(saxpy) = {"saxpy", "GB/s", {3072, 100003, 1 << 24, 0}, saxpy_work, saxpy_make,
                       saxpy_reset, saxpy_right, saxpy_drop, false};

/* ---- fill and copy ---- */

struct copy_data { struct bench_copy args; float *x, *y; };
static struct bench_work copy_work(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {2 * bytes, bytes, bytes, 0, 2 * bytes};
    return w;
}
static void *copy_make(size_t n) {
    struct copy_data *d = (struct copy_data *)calloc(1, sizeof *d);
    d->x = numbers(n, 3);
    d->y = (float *)bench_alloc(n * sizeof *d->y);
    d->args.n = n;
    d->args.x = d->x;
    d->args.y = d->y;
    return d;
}
static void copy_reset(void *args) {
    struct copy_data *d = (struct copy_data *)args;
    memset(d->y, 0, d->args.n * sizeof *d->y);
}
static bool copy_right(void *args) {
    struct copy_data *d = (struct copy_data *)args;
    return same(d->x, d->y, d->args.n);
}
static void copy_drop(void *args) {
    struct copy_data *d = (struct copy_data *)args;
    bench_free(d->x);
    bench_free(d->y);
    free(d);
}
BENCH_KERNEL(copy) = {"copy", "GB/s", {3072, 1 << 20, 1 << 26, 0}, copy_work, copy_make,
                      copy_reset, copy_right, copy_drop, false};

struct fill_data { struct bench_fill args; float *y; };
static struct bench_work fill_work(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {bytes, 0, bytes, 0, bytes};
    return w;
}
static void *fill_make(size_t n) {
    struct fill_data *d = (struct fill_data *)calloc(1, sizeof *d);
    d->y = (float *)bench_alloc(n * sizeof *d->y);
    d->args.n = n;
    memset(&d->args.a, 0x3f, sizeof d->args.a); /* four equal bytes, so that memset can do it */
    d->args.y = d->y;
    return d;
}
static void fill_reset(void *args) {
    struct fill_data *d = (struct fill_data *)args;
    memset(d->y, 0, d->args.n * sizeof *d->y);
}
static bool fill_right(void *args) {
    struct fill_data *d = (struct fill_data *)args;
    for (size_t i = 0; i < d->args.n; i++) {
        if (d->y[i] != d->args.a) return false;
    }
    return true;
}
static void fill_drop(void *args) {
    struct fill_data *d = (struct fill_data *)args;
    bench_free(d->y);
    free(d);
}
BENCH_KERNEL(fill) = {"fill", "GB/s", {3072, 1 << 20, 1 << 26, 0}, fill_work, fill_make,
                      fill_reset, fill_right, fill_drop, false};
