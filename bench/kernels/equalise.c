/* SPDX-License-Identifier: MIT */
#include "equalise.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct data { struct bench_equalise args; uint8_t *expected; };

static struct bench_work work(size_t n) {
    const struct bench_work w = {(double)n, 2 * (double)n, (double)n, 0, 2 * (double)n};
    return w;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint8_t *in = (uint8_t *)bench_alloc(n);
    size_t up_to[256] = {0}, darkest = 0;
    uint32_t seed = 68;
    d->expected = (uint8_t *)bench_alloc(n);
    for (size_t i = 0; i < n; i++) {
        in[i] = (uint8_t)(30 + 20 * sin((double)i / 300) + 20 * sin((double)i / 70001) + bench_random(&seed) % 4);
        up_to[in[i]]++;
    }
    for (int v = 1; v < 256; v++) up_to[v] += up_to[v - 1];
    for (int v = 255; v >= 0; v--) darkest = up_to[v] > 0 ? up_to[v] : darkest;
    for (size_t i = 0; i < n; i++) {
        d->expected[i] = (uint8_t)floor((double)(up_to[in[i]] - darkest) / (double)(n - darkest) * 255 + 0.5);
    }
    d->args.n = n;
    d->args.in = in;
    d->args.out = (uint8_t *)bench_alloc(n);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    for (size_t i = 0; i < d->args.n; i++) d->args.out[i] = (uint8_t)~d->expected[i];
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return memcmp(d->args.out, d->expected, d->args.n) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free((void *)(uintptr_t)d->args.in);
    bench_free(d->args.out);
    bench_free(d->expected);
    free(d);
}
BENCH_KERNEL(equalise) = {"equalise", "G/s", {640 * 480, 1920 * 1080, 0}, work, make, reset, right, drop, false};
