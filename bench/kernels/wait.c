/* SPDX-License-Identifier: MIT */
#include "wait.h"

#include <stdlib.h>
#include <string.h>

/* all three: x in, y out, and what y is to be */
struct data {
    union { struct bench_barrier barrier; struct bench_exchange exchange; struct bench_launch launch; } args;
    uint32_t *x, *y, *expected;
    size_t n;
};
static struct data *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint32_t seed = 5;
    d->n = n;
    d->x = (uint32_t *)bench_alloc(4 * n);
    d->y = (uint32_t *)bench_alloc(4 * n);
    d->expected = (uint32_t *)bench_alloc(4 * n);
    for (size_t i = 0; i < n; i++) d->x[i] = bench_random(&seed);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->y, 0, 4 * d->n);
}
static bool right(void *args) {
    struct data *d = (struct data *)args;
    return memcmp(d->y, d->expected, 4 * d->n) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->y);
    bench_free(d->expected);
    free(d);
}

/* ---- barrier: units are barriers of a work-group, in millions a second ---- */

enum { STEPS = 64 };
static struct bench_work barrier_work(size_t n) {
    const struct bench_work w = {2.0 * STEPS * (double)(n / BENCH_WAIT_GROUP) * 1e3, 0, 0, 0, 0};
    return w;
}
static void *barrier_make(size_t n) {
    struct data *d = make(n);
    const struct bench_barrier args = {n, STEPS, d->x, d->y};
    d->args.barrier = args;
    for (size_t g = 0; g < n; g += BENCH_WAIT_GROUP) {
        uint32_t v[BENCH_WAIT_GROUP], t[BENCH_WAIT_GROUP];
        memcpy(v, d->x + g, sizeof v);
        for (int s = 0; s < STEPS; s++) {
            memcpy(t, v, sizeof t);
            for (int i = 0; i < BENCH_WAIT_GROUP; i++) v[i] = t[(i + 1) % BENCH_WAIT_GROUP] + 1;
        }
        memcpy(d->expected + g, v, sizeof v);
    }
    return d;
}
BENCH_KERNEL(barrier) = {"barrier", "M/s", {16384, 0}, barrier_work, barrier_make, reset, right, drop, true};

/* ---- exchange: units are exchanges of an item, in billions a second ---- */

static struct bench_work exchange_work(size_t n) {
    const struct bench_work w = {(double)STEPS * (double)n, 0, 0, 0, 0};
    return w;
}
static void *exchange_make(size_t n) {
    struct data *d = make(n);
    const struct bench_exchange args = {n, STEPS, d->x, d->y};
    d->args.exchange = args;
    for (size_t g = 0; g < n; g += BENCH_WAIT_LANES) {
        uint32_t v[BENCH_WAIT_LANES], t[BENCH_WAIT_LANES];
        memcpy(v, d->x + g, sizeof v);
        for (unsigned s = 0; s < STEPS; s++) {
            memcpy(t, v, sizeof t);
            for (unsigned i = 0; i < BENCH_WAIT_LANES; i++) v[i] = 3 * t[i] + t[i ^ (1u << s % 4)];
        }
        memcpy(d->expected + g, v, sizeof v);
    }
    return d;
}
BENCH_KERNEL(exchange) = {"exchange", "G/s", {65536, 0}, exchange_work, exchange_make, reset, right, drop, true};

/* ---- launch: units are launches, in millions a second ---- */

static struct bench_work launch_work(size_t n) {
    const struct bench_work w = {1e3, 0, 0, 0, 0};
    (void)n;
    return w;
}
static void *launch_make(size_t n) {
    struct data *d = make(n * 16);
    const struct bench_launch args = {n, d->y};
    d->args.launch = args;
    for (size_t i = 0; i < n; i++) d->expected[i * 16] = (uint32_t)i + 1;
    return d;
}
BENCH_KERNEL(launch) = {"launch", "M/s", {BENCH_WAIT_LAUNCH, 0}, launch_work, launch_make, reset, right, drop, false};
