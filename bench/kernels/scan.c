/* SPDX-License-Identifier: MIT */
#include "scan.h"

#include <stdlib.h>
#include <string.h>

static struct bench_work work(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {2 * bytes, bytes, bytes, 0, 2 * bytes};
    return w;
}

/* the four kernels differ in the element and in what comes first */
struct data {
    union { struct bench_scan_f32 f32; struct bench_scan_u32 u32; } args;
    void *x, *y;
    size_t n;
    bool exclusive;
};
static struct data *make(size_t n, bool exclusive) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    d->n = n;
    d->exclusive = exclusive;
    d->x = bench_alloc(4 * n);
    d->y = bench_alloc(4 * n);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->y, 0xff, 4 * d->n);
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->y);
    free(d);
}

/* sums of the floats stay far below 2^24: they grow like the root of n */
static void *f32_make(size_t n, bool exclusive) {
    struct data *d = make(n, exclusive);
    float *x = (float *)d->x;
    uint32_t seed = 13;
    for (size_t i = 0; i < n; i++) x[i] = (float)(int)(bench_random(&seed) % 17) - 8.0f;
    d->args.f32.n = n;
    d->args.f32.x = x;
    d->args.f32.y = (float *)d->y;
    return d;
}
static bool f32_right(void *args) {
    const struct data *d = (const struct data *)args;
    const float *x = d->args.f32.x, *y = d->args.f32.y;
    float sum = 0;
    for (size_t i = 0; i < d->n; i++) {
        const float before = sum;
        sum += x[i];
        if (y[i] != (d->exclusive ? before : sum)) return false;
    }
    return true;
}
static void *u32_make(size_t n, bool exclusive) {
    struct data *d = make(n, exclusive);
    uint32_t *x = (uint32_t *)d->x, seed = 14;
    for (size_t i = 0; i < n; i++) x[i] = bench_random(&seed) << 8;
    d->args.u32.n = n;
    d->args.u32.x = x;
    d->args.u32.y = (uint32_t *)d->y;
    return d;
}
static bool u32_right(void *args) {
    const struct data *d = (const struct data *)args;
    const uint32_t *x = d->args.u32.x, *y = d->args.u32.y;
    uint32_t sum = 0;
    for (size_t i = 0; i < d->n; i++) {
        const uint32_t before = sum;
        sum += x[i];
        if (y[i] != (d->exclusive ? before : sum)) return false;
    }
    return true;
}

static void *inclusive_f32_make(size_t n) { return f32_make(n, false); }
static void *exclusive_f32_make(size_t n) { return f32_make(n, true); }
static void *inclusive_u32_make(size_t n) { return u32_make(n, false); }
static void *exclusive_u32_make(size_t n) { return u32_make(n, true); }
#define SCAN(which, e) \
    BENCH_KERNEL(scan_##which##_##e) = {"scan_" #which "_" #e, "GB/s", {100003, 1 << 24, 0}, work, \
                                        which##_##e##_make, reset, e##_right, drop, true};
SCAN(inclusive, f32)
SCAN(exclusive, f32)
SCAN(inclusive, u32)
SCAN(exclusive, u32)
