/* SPDX-License-Identifier: MIT */
#include "count.h"

#include <stdlib.h>
#include <string.h>

struct data {
    union { struct bench_histogram bytes; struct bench_histogram_4k words; struct bench_dot_u8 dot; } args;
    void *a, *x, *y, *expected;
    size_t bytes; /* of y */
};
static struct data *make(size_t a, size_t x, size_t y) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    d->a = bench_alloc(a);
    d->x = bench_alloc(x);
    d->y = bench_alloc(y);
    d->expected = bench_alloc(y);
    d->bytes = y;
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->y, 0xff, d->bytes);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return memcmp(d->y, d->expected, d->bytes) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->a);
    bench_free(d->x);
    bench_free(d->y);
    bench_free(d->expected);
    free(d);
}

/* the second half has one value in 15 of 16 places */
static uint32_t value(size_t i, size_t n, uint32_t *seed) {
    const uint32_t v = bench_random(seed);
    return i >= n / 2 && v % 16 ? 7 : v >> 4;
}
static struct bench_work bytes_work(size_t n) {
    const struct bench_work w = {(double)n, (double)n, 0, 0, (double)n};
    return w;
}
static void *bytes_make(size_t n) {
    struct data *d = make(64, n, BENCH_BINS * 4);
    const struct bench_histogram args = {n, (uint8_t *)d->x, (uint32_t *)d->y};
    uint32_t seed = 31;
    d->args.bytes = args;
    for (size_t i = 0; i < n; i++) ((uint32_t *)d->expected)[((uint8_t *)d->x)[i] = (uint8_t)value(i, n, &seed)]++;
    return d;
}
BENCH_KERNEL(histogram) = {"histogram", "G/s", {1 << 24, 0}, bytes_work, bytes_make, reset, right, drop, false};

static struct bench_work words_work(size_t n) {
    const struct bench_work w = {(double)n, 4 * (double)n, 0, 0, 4 * (double)n};
    return w;
}
static void *words_make(size_t n) {
    struct data *d = make(64, 4 * n, BENCH_BINS_4K * 4);
    const struct bench_histogram_4k args = {n, (uint32_t *)d->x, (uint32_t *)d->y};
    uint32_t seed = 32;
    d->args.words = args;
    for (size_t i = 0; i < n; i++) {
        ((uint32_t *)d->expected)[((uint32_t *)d->x)[i] = value(i, n, &seed) % BENCH_BINS_4K]++;
    }
    return d;
}
BENCH_KERNEL(histogram_4k) = {"histogram_4k", "G/s", {1 << 22, 0}, words_work, words_make, reset, right, drop, false};

static struct bench_work dot_work(size_t n) {
    const double bytes = (double)n * BENCH_DOT_ROWS;
    const struct bench_work w = {2 * bytes, bytes, 0, 0, bytes};
    return w;
}
static void *dot_make(size_t n) {
    struct data *d = make(n * BENCH_DOT_ROWS, n, BENCH_DOT_ROWS * 4);
    const struct bench_dot_u8 args = {n, (int8_t *)d->a, (uint8_t *)d->x, (int32_t *)d->y};
    uint32_t seed = 33;
    d->args.dot = args;
    for (size_t i = 0; i < n * BENCH_DOT_ROWS; i++) ((uint8_t *)d->a)[i] = (uint8_t)bench_random(&seed);
    for (size_t i = 0; i < n; i++) ((uint8_t *)d->x)[i] = (uint8_t)bench_random(&seed);
    for (size_t r = 0; r < BENCH_DOT_ROWS; r++) {
        int32_t sum = 0;
        for (size_t i = 0; i < n; i++) sum += args.a[r * n + i] * args.x[i];
        ((int32_t *)d->expected)[r] = sum;
    }
    return d;
}
BENCH_KERNEL(dot_u8) = {"dot_u8", "Gop/s", {1024, 1088, 0}, dot_work, dot_make, reset, right, drop, false};
