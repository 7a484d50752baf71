/* SPDX-License-Identifier: MIT */
#include "reduce.h"

#include <stdlib.h>

static struct bench_work work(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {bytes, bytes, 0, (double)n, bytes};
    return w;
}

/* sums of the floats stay far below 2^24: they grow like the root of n */
struct f32_data { struct bench_reduce_f32 args; float *x, sum, expected; };
static void *f32_make(size_t n) {
    struct f32_data *d = (struct f32_data *)calloc(1, sizeof *d);
    uint32_t seed = 11;
    d->x = (float *)bench_alloc(4 * n);
    for (size_t i = 0; i < n; i++) {
        d->x[i] = (float)(int)(bench_random(&seed) % 17) - 8.0f;
        d->expected += d->x[i];
    }
    d->args.n = n;
    d->args.x = d->x;
    d->args.sum = &d->sum;
    return d;
}
static void f32_reset(void *args) {
    ((struct f32_data *)args)->sum = -1e30f;
}
static bool f32_right(void *args) {
    const struct f32_data *d = (const struct f32_data *)args;
    return d->sum == d->expected;
}
static void f32_drop(void *args) {
    bench_free(((struct f32_data *)args)->x);
    free(args);
}
BENCH_KERNEL(reduce_f32) = {"reduce_f32", "GB/s", {100003, 1 << 24, 0}, work, f32_make,
                            f32_reset, f32_right, f32_drop, false};

struct u32_data { struct bench_reduce_u32 args; uint32_t *x, sum, expected; };
static struct bench_work u32_work(size_t n) {
    struct bench_work w = work(n);
    w.flops = 0;
    return w;
}
static void *u32_make(size_t n) {
    struct u32_data *d = (struct u32_data *)calloc(1, sizeof *d);
    uint32_t seed = 12;
    d->x = (uint32_t *)bench_alloc(4 * n);
    for (size_t i = 0; i < n; i++) d->expected += d->x[i] = bench_random(&seed) << 8;
    d->args.n = n;
    d->args.x = d->x;
    d->args.sum = &d->sum;
    return d;
}
static void u32_reset(void *args) {
    struct u32_data *d = (struct u32_data *)args;
    d->sum = ~d->expected;
}
static bool u32_right(void *args) {
    const struct u32_data *d = (const struct u32_data *)args;
    return d->sum == d->expected;
}
static void u32_drop(void *args) {
    bench_free(((struct u32_data *)args)->x);
    free(args);
}
BENCH_KERNEL(reduce_u32) = {"reduce_u32", "GB/s", {100003, 1 << 24, 0}, u32_work, u32_make,
                            u32_reset, u32_right, u32_drop, false};
