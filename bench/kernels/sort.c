/* SPDX-License-Identifier: MIT */
/* Random numbers of 32 bits. sort64 in cache and past it; sort of 4 MB. */
#include "sort.h"

#include <stdlib.h>
#include <string.h>

struct data {
    union { struct bench_sort64 sort64; struct bench_sort sort; } args;
    uint32_t *x, *y, *expected;
    size_t n;
};
static int compare(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}
/* in blocks of so many elements */
static struct data *make(size_t n, size_t block) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint32_t seed = 19;
    d->n = n;
    d->x = (uint32_t *)bench_alloc(4 * n);
    d->y = (uint32_t *)bench_alloc(4 * n);
    d->expected = (uint32_t *)bench_alloc(4 * n);
    for (size_t i = 0; i < n; i++) d->x[i] = bench_random(&seed) << 16 ^ bench_random(&seed);
    memcpy(d->expected, d->x, 4 * n);
    for (size_t i = 0; i < n; i += block) qsort(d->expected + i, n - i < block ? n - i : block, 4, compare);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->y, 0, 4 * d->n);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return memcmp(d->y, d->expected, 4 * d->n) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->y);
    bench_free(d->expected);
    free(d);
}

static struct bench_work sort64_work(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {2 * bytes, bytes, bytes, 0, 2 * bytes};
    return w;
}
static void *sort64_make(size_t n) {
    struct data *d = make(n, 64);
    const struct bench_sort64 args = {n, d->x, d->y};
    d->args.sort64 = args;
    return d;
}
BENCH_KERNEL(sort64) = {"sort64", "GB/s", {100032, 1 << 24, 0}, sort64_work, sort64_make, reset, right, drop, true};

/* millions of elements a second; no limit of the machine is known */
static struct bench_work sort_work(size_t n) {
    const struct bench_work w = {1e3 * (double)n, 0, 0, 0, 8.0 * (double)n};
    return w;
}
static void *sort_make(size_t n) {
    struct data *d = make(n, n);
    const struct bench_sort args = {n, d->x, d->y};
    d->args.sort = args;
    return d;
}
BENCH_KERNEL(sort) = {"sort", "M/s", {1 << 20, 1000003, 0}, sort_work, sort_make, reset, right, drop, true};
