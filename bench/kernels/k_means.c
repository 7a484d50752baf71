/* SPDX-License-Identifier: MIT */
#include "k_means.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct data { struct bench_k_means args; uint8_t *expected; float sums[BENCH_CENTRES][4]; };

static struct bench_work work(size_t n) {
    const struct bench_work w = {(double)n, 12 * (double)n, (double)n, (double)n * BENCH_CENTRES * 8, 13 * (double)n};
    return w;
}
/* whole numbers, so that distances are exact */
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    float *point = (float *)bench_alloc(3 * n * sizeof *point);
    double sums[BENCH_CENTRES][4] = {{0}};
    uint32_t seed = 64;
    for (size_t i = 0; i < 3 * n; i++) point[i] = (float)(bench_random(&seed) % 256);
    d->args.n = n;
    d->args.x = point;
    d->args.y = point + n;
    d->args.z = point + 2 * n;
    d->args.label = (uint8_t *)bench_alloc(2 * n);
    d->expected = d->args.label + n;
    d->args.sums = (float(*)[4])bench_alloc(sizeof d->sums);
    for (int c = 0; c < BENCH_CENTRES; c++)
        for (int f = 0; f < 3; f++) d->args.centre[c][f] = (float)(bench_random(&seed) % 256);
    for (size_t i = 0; i < n; i++) {
        float best = INFINITY;
        for (int c = 0; c < BENCH_CENTRES; c++) {
            const float *p = d->args.centre[c], x = point[i] - p[0], y = point[n + i] - p[1], z = point[2 * n + i] - p[2];
            if (x * x + y * y + z * z < best) {
                best = x * x + y * y + z * z;
                d->expected[i] = (uint8_t)c;
            }
        }
        for (size_t f = 0; f < 4; f++) sums[d->expected[i]][f] += f < 3 ? (double)point[f * n + i] : 1;
    }
    for (int i = 0; i < 4 * BENCH_CENTRES; i++) d->sums[i / 4][i % 4] = (float)sums[i / 4][i % 4];
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.label, 0xff, d->args.n);
    memset(d->args.sums, 0xff, sizeof d->sums);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return memcmp(d->args.label, d->expected, d->args.n) == 0 && bench_close_f32(&d->args.sums[0][0], &d->sums[0][0], 4 * BENCH_CENTRES, 1e-4);
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free((void *)(uintptr_t)d->args.x);
    bench_free(d->args.label);
    bench_free(d->args.sums);
    free(d);
}
BENCH_KERNEL(k_means) = {"k_means", "G/s", {65536, 1000003, 0}, work, make, reset, right, drop, true};
