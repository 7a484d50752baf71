/* SPDX-License-Identifier: MIT */
#include "intersect.h"

#include <stdlib.h>
#include <string.h>

struct data { struct bench_intersect args; uint32_t *a, *b, *expected; size_t count, expected_count; };

static struct bench_work work(size_t n) {
    const struct bench_work w = {2 * (double)n, 8 * (double)n, 0, 0, 8 * (double)n};
    return w;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint32_t seed = 66;
    d->a = (uint32_t *)bench_alloc(4 * n);
    d->b = (uint32_t *)bench_alloc(4 * n);
    d->expected = (uint32_t *)bench_alloc(4 * n);
    for (size_t i = 0; i < n; i++) {
        d->a[i] = (i > 0 ? d->a[i - 1] : 0) + 1 + bench_random(&seed) % 40; /* CRoaring has arrays of these, no bitmaps */
        d->b[i] = (i > 0 ? d->b[i - 1] : 0) + 1 + bench_random(&seed) % 40; /* CRoaring has arrays of these, no bitmaps */
    }
    for (size_t i = 0, j = 0; i < n && j < n;) {
        if (d->a[i] == d->b[j]) d->expected[d->expected_count++] = d->a[i];
        if (d->a[i] <= d->b[j]) i++;
        else j++;
    }
    d->args.n = n;
    d->args.a = d->a;
    d->args.b = d->b;
    d->args.out = (uint32_t *)bench_alloc(4 * n);
    d->args.count = &d->count;
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    d->count = 0;
    memset(d->args.out, 0xff, 4 * d->args.n);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return d->count == d->expected_count && memcmp(d->args.out, d->expected, 4 * d->count) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->a);
    bench_free(d->b);
    bench_free(d->expected);
    bench_free(d->args.out);
    free(d);
}
BENCH_KERNEL(intersect) = {"intersect", "G/s", {30000, 1 << 20, 0}, work, make, reset, right, drop, false};
