/* SPDX-License-Identifier: MIT */
#include "options.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = BENCH_BINOMIAL_STEPS, ARRAYS = 4, FLOPS = 3 /* of a node: a product, and a product added to it */ };

struct data { struct bench_binomial args; float *memory[ARRAYS]; double *expected; };

static double price(const struct bench_binomial *k, size_t i) {
    const double dt = (double)k->years[i] / STEPS, up = exp((double)k->volatility * sqrt(dt)), grow = exp((double)k->rate * dt);
    const double p = (grow - 1 / up) / (up - 1 / up);
    double value[STEPS + 1];
    for (int j = 0; j <= STEPS; j++) value[j] = fmax(0, (double)k->spot[i] * pow(up, 2 * j - STEPS) - (double)k->strike[i]);
    for (int step = STEPS - 1; step >= 0; step--) {
        for (int j = 0; j <= step; j++) value[j] = (p * value[j + 1] + (1 - p) * value[j]) / grow;
    }
    return value[0];
}
static struct bench_work work(size_t n) {
    const double bytes = 4.0 * (double)n, nodes = STEPS * (STEPS + 1) / 2.0;
    const struct bench_work w = {(double)n, 3 * bytes, bytes, FLOPS * nodes * (double)n, 4 * bytes};
    return w;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    float **const m = d->memory;
    uint32_t seed = 41;
    for (int i = 0; i < ARRAYS; i++) m[i] = (float *)bench_alloc(n * sizeof(float));
    for (size_t i = 0; i < n; i++) {
        m[0][i] = 5 + 25 * (float)(bench_random(&seed) % 4096) / 4096;
        m[1][i] = 1 + 49 * (float)(bench_random(&seed) % 4096) / 4096;
        m[2][i] = 0.25f + 9.75f * (float)(bench_random(&seed) % 4096) / 4096;
    }
    const struct bench_binomial args = {n, 0.02f, 0.3f, m[0], m[1], m[2], m[3]};
    d->args = args;
    d->expected = (double *)bench_alloc(n * sizeof *d->expected);
    for (size_t i = 0; i < n; i++) d->expected[i] = price(&d->args, i);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.call, 0xff, d->args.n * sizeof(float));
}
/* each step rounds, and p is a quotient of differences of numbers near 1 */
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    for (size_t i = 0; i < d->args.n; i++) {
        if (!(fabs((double)d->args.call[i] - d->expected[i]) < 2e-4 * (1 + d->expected[i]))) return false;
    }
    return true;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    for (int i = 0; i < ARRAYS; i++) bench_free(d->memory[i]);
    bench_free(d->expected);
    free(d);
}
BENCH_KERNEL(binomial) = {"binomial", "Goption/s", {4096, 0}, work, make, reset, right, drop, false};
