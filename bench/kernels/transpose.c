/* SPDX-License-Identifier: MIT */
/* 512: in caches, where the exchange of lanes shows. 4096: rows are a power of two apart, so all lines of a column
 * fall into few sets of a cache. */
#include "transpose.h"

#include <stdlib.h>
#include <string.h>

struct data { struct bench_transpose args; float *x, *y; };

static struct bench_work work(size_t n) {
    const double bytes = 4.0 * (double)(n * n);
    const struct bench_work w = {2 * bytes, bytes, bytes, 0, 2 * bytes};
    return w;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint32_t seed = 7;
    d->x = (float *)bench_alloc(4 * n * n);
    d->y = (float *)bench_alloc(4 * n * n);
    for (size_t i = 0; i < n * n; i++) d->x[i] = bench_random_f32(&seed);
    d->args.n = n;
    d->args.x = d->x;
    d->args.y = d->y;
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->y, 0, 4 * d->args.n * d->args.n);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    const size_t n = d->args.n;
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            if (d->y[j * n + i] != d->x[i * n + j]) return false;
        }
    }
    return true;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->y);
    free(d);
}
BENCH_KERNEL(transpose) = {"transpose", "GB/s", {512, 576, 4096, 4160, 0}, work, make, reset, right, drop, true};
