/* SPDX-License-Identifier: MIT */
#include "jacobi.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* the arrays begin APART floats apart within a page. If one follows another at the same place of a page, a load from one waits for the
 * store to the other just before it, and all takes 2.4 times as long */
enum { SWEEPS = 4, EDGE = 16, APART = 272 };

struct data {
    struct bench_jacobi args;
    float *x, *y, *z, *expected;
    float *memory[3]; /* of the first three */
    size_t points; /* of each of them */
    uint32_t moved;
};
static struct bench_work work(size_t n) {
    const double bytes = 4.0 * (double)(n * n);
    const struct bench_work w = {2 * SWEEPS * bytes, SWEEPS * bytes, SWEEPS * bytes,
                                 5.0 * SWEEPS * (double)(n * n), 2 * bytes};
    return w;
}
static bool sweep(const struct bench_jacobi *k, const float *from, float *to) {
    bool moved = false;
    for (size_t i = 0; i < k->n; i++) {
        for (size_t j = 0; j < k->n; j++) {
            const float *p = from + i * k->stride + j;
            const float next = ((p[-1] + p[1]) + (*(p - k->stride) + p[k->stride])) * 0.25f;
            moved |= fabsf(next - p[0]) > k->enough;
            to[i * k->stride + j] = next;
        }
    }
    return moved;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    const size_t stride = n + 2 * EDGE, first = stride + EDGE;
    struct bench_jacobi model;
    uint32_t seed = 17;
    d->points = (n + 2) * stride;
    for (size_t i = 0; i < 3; i++) d->memory[i] = (float *)bench_alloc(4 * (d->points + 2 * APART));
    d->x = d->memory[0];
    d->y = d->memory[1] + APART;
    d->z = d->memory[2] + 2 * APART;
    d->expected = (float *)bench_alloc(4 * d->points);
    for (size_t i = 0; i < d->points; i++) d->x[i] = bench_random_f32(&seed);
    memcpy(d->y, d->x, 4 * d->points); /* the border */
    memcpy(d->z, d->x, 4 * d->points);
    memcpy(d->expected, d->x, 4 * d->points);
    d->args.n = n;
    d->args.stride = stride;
    d->args.sweeps = SWEEPS;
    d->args.enough = 1e-4f;
    d->args.x = d->x + first;
    d->args.y = d->y + first;
    d->args.z = d->z + first;
    d->args.moved = &d->moved;
    model = d->args;
    model.z = d->expected + first; /* an even number of sweeps ends there */
    bench_jacobi_run(&model, sweep);
    memcpy(d->y, d->x, 4 * d->points);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    for (size_t i = 0; i < d->args.n; i++) memset(d->args.z + i * d->args.stride, 0, 4 * d->args.n);
    d->moved = ~0u;
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return d->moved == SWEEPS && bench_close_f32(d->z, d->expected, d->points, 1e-6);
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    for (size_t i = 0; i < 3; i++) bench_free(d->memory[i]);
    bench_free(d->expected);
    free(d);
}
BENCH_KERNEL(jacobi) = {"jacobi", "GB/s", {1024, 1088, 0}, work, make, reset, right, drop, true};
