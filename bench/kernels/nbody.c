/* SPDX-License-Identifier: MIT */
#include "nbody.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* operations of a pair: the number by which such programs are usually compared; a pair takes some 16 instructions */
enum { FLOPS = 20, ARRAYS = 7 };

struct nbody_data { struct bench_nbody args; float *arrays; double *right; };

static struct bench_work nbody_work(size_t n) {
    const double pairs = (double)n * (double)n, bytes = 4.0 * (double)n;
    const struct bench_work w = {FLOPS * pairs, 4 * bytes, 3 * bytes, FLOPS * pairs, ARRAYS * bytes};
    return w;
}
static void *nbody_make(size_t n) {
    struct nbody_data *d = (struct nbody_data *)calloc(1, sizeof *d);
    struct bench_nbody *k = &d->args;
    uint32_t seed = 1;
    float *at = d->arrays = (float *)bench_alloc(ARRAYS * n * sizeof *at);
    const struct bench_nbody args = {n, at, at + n, at + 2 * n, at + 3 * n, at + 4 * n, at + 5 * n, at + 6 * n};
    *k = args;
    for (size_t i = 0; i < 3 * n; i++) at[i] = bench_random_f32(&seed);
    for (size_t i = 3 * n; i < 4 * n; i++) at[i] = (2 + bench_random_f32(&seed)) / (float)n;
    d->right = (double *)bench_alloc(3 * n * sizeof *d->right);
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            const double x = (double)k->x[j] - (double)k->x[i], y = (double)k->y[j] - (double)k->y[i];
            const double z = (double)k->z[j] - (double)k->z[i], r = x * x + y * y + z * z + (double)BENCH_NBODY_SOFT;
            const double s = (double)k->m[j] / (r * sqrt(r));
            d->right[i] += s * x;
            d->right[n + i] += s * y;
            d->right[2 * n + i] += s * z;
        }
    }
    return d;
}
static void nbody_reset(void *args) {
    struct nbody_data *d = (struct nbody_data *)args;
    memset(d->args.ax, 0xff, 3 * d->args.n * sizeof *d->args.ax);
}
/* the tolerance allows for sums of n terms in f32 in any order, and for roots after one step of Newton's */
static bool nbody_right(void *args) {
    const struct nbody_data *d = (const struct nbody_data *)args;
    for (size_t i = 0; i < 3 * d->args.n; i++) {
        if (!(fabs((double)d->args.ax[i] - d->right[i]) <= 2e-5 * fmax(1, fabs(d->right[i])))) return false;
    }
    return true;
}
static void nbody_drop(void *args) {
    struct nbody_data *d = (struct nbody_data *)args;
    bench_free(d->arrays);
    bench_free(d->right);
    free(d);
}
BENCH_KERNEL(nbody) = {"nbody", "GFLOP/s", {4096, 4160, 0}, nbody_work, nbody_make, nbody_reset,
                       nbody_right, nbody_drop, false};
