/* SPDX-License-Identifier: MIT */
#include "resize.h"

#include <stdlib.h>
#include <string.h>

#include "../../examples/bytes_plain.h"

struct data { struct bench_resize args; uint8_t *x, *expected; size_t room; };

static void *make(size_t n, size_t pixel, size_t times, size_t parts) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    const size_t wide = BENCH_RESIZE_WIDE, high = n / wide, to_wide = wide * times / parts, to_high = high * times / parts;
    const struct bench_resize none = {wide, high, to_wide, to_high, NULL, NULL};
    uint32_t seed = 41;
    d->args = none;
    d->room = to_wide * to_high * pixel;
    d->args.x = d->x = (uint8_t *)bench_alloc(n * pixel);
    d->args.y = (uint8_t *)bench_alloc(d->room);
    d->expected = (uint8_t *)bench_alloc(d->room);
    for (size_t i = 0; i < n * pixel; i++) d->x[i] = (uint8_t)bench_random(&seed);
    if (parts == 2 * times) {
        for (size_t i = 0; i < to_high; i++) {
            plain_halve_4(d->x + 8 * i * wide, d->x + (8 * i + 4) * wide, d->expected + 4 * i * to_wide, to_wide);
        }
    } else plain_resize(d->x, wide, high, d->expected, to_wide, to_high, pixel);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    for (size_t i = 0; i < d->room; i++) d->args.y[i] = (uint8_t)(d->expected[i] + 128);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    for (size_t i = 0; i < d->room; i++) {
        if (abs(d->args.y[i] - d->expected[i]) > BENCH_RESIZE_NEAR) return false;
    }
    return true;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->args.y);
    bench_free(d->expected);
    free(d);
}

/* RESIZE(kernel, bytes of a pixel, each side to times / parts); work: bytes of both pictures */
#define RESIZE(kernel, pixel, times, parts) \
    static struct bench_work kernel##_work(size_t n) { \
        const double from = (double)(n * pixel), to = from * (times * times) / (parts * parts); \
        const struct bench_work w = {from + to, from, to, 0, from + to}; \
        return w; \
    } \
    static void *kernel##_make(size_t n) { return make(n, pixel, times, parts); } \
    BENCH_KERNEL(kernel) = {#kernel, "GB/s", {BENCH_RESIZE_WIDE * 180, 0}, kernel##_work, kernel##_make, reset, right, drop, false}
RESIZE(resize_4, 4, 3, 2);
RESIZE(resize_1, 1, 3, 2);
RESIZE(resize_4_less, 4, 2, 3);
RESIZE(resize_1_less, 1, 2, 3);
RESIZE(resize_halve, 4, 1, 2);
