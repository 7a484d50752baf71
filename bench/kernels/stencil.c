/* SPDX-License-Identifier: MIT */
#include "stencil.h"

#include <stdlib.h>
#include <string.h>

/* readable border points: whole cache lines before and behind a row. The arrays begin APART floats apart within a page, because else
 * loads from one would wait for stores to another. */
enum { BORDER = 3, EDGE = 16, ARRAYS = 4, APART = 272 };

struct data {
    struct bench_stencil3d args;
    float *memory[ARRAYS], *array[ARRAYS]; /* now, before, speed, next */
    double *expected;
};
static struct bench_work work(size_t n) {
    const double points = (double)n * (double)n * (double)n;
    const struct bench_work w = {points, 12 * points, 4 * points, 27 * points, 16 * points};
    return w;
}
static double next_of(const struct bench_stencil3d *k, size_t at) {
    const size_t apart[3] = {1, k->row, k->plane};
    double bend = (double)k->c[0] * (double)k->now[at];
    for (size_t d = 1; d < 4; d++) {
        double six = 0;
        for (int axis = 0; axis < 3; axis++) six += (double)(k->now + at)[d * apart[axis]] + (double)*(k->now + at - d * apart[axis]);
        bend += (double)k->c[d] * six;
    }
    return 2 * (double)k->now[at] - (double)k->before[at] + (double)k->speed[at] * bend;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    const size_t row = n + 2 * EDGE, plane = (n + 2 * BORDER) * row, points = (n + 2 * BORDER) * plane;
    const size_t first = BORDER * plane + BORDER * row + EDGE;
    const struct bench_stencil3d args = {n, row, plane, {-0.49f, 0.125f, -0.0125f, 0.0005f}, NULL, NULL, NULL, NULL};
    uint32_t seed = 31;
    d->args = args;
    for (size_t i = 0; i < ARRAYS; i++) {
        d->memory[i] = (float *)bench_alloc(4 * (points + ARRAYS * APART));
        d->array[i] = d->memory[i] + i * APART;
        for (size_t j = 0; j < points && i < 3; j++) d->array[i][j] = bench_random_f32(&seed);
    }
    d->args.now = d->array[0] + first;
    d->args.before = d->array[1] + first;
    d->args.speed = d->array[2] + first;
    d->args.next = d->array[3] + first;
    d->expected = (double *)bench_alloc(sizeof(double) * n * n * n);
    for (size_t i = 0; i < n * n * n; i++) {
        d->expected[i] = next_of(&d->args, i / (n * n) * plane + i / n % n * row + i % n);
    }
    return d;
}
static void reset(void *args) {
    const struct data *d = (const struct data *)args;
    for (size_t z = 0; z < d->args.n; z++) memset(d->args.next + z * d->args.plane, 0xff, 4 * d->args.row * d->args.n);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    const size_t n = d->args.n;
    for (size_t i = 0; i < n * n * n; i++) {
        const double next = (double)d->args.next[i / (n * n) * d->args.plane + i / n % n * d->args.row + i % n];
        if (!(next - d->expected[i] < 2e-6 && d->expected[i] - next < 2e-6)) return false;
    }
    return true;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    for (int i = 0; i < ARRAYS; i++) bench_free(d->memory[i]);
    bench_free(d->expected);
    free(d);
}
BENCH_KERNEL(stencil3d) = {"stencil3d", "Gpoint/s", {64, 128, 0}, work, make, reset, right, drop, false};
