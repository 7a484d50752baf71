/* SPDX-License-Identifier: MIT */
/* The elements are small integers. Their products and sums are exact in every order, so there is one right result. It is not
 * computed but tested as by Freivalds: C x = A (B x) for random vectors x of integers, all of it exact in double. A wrong
 * element shows up for almost every x. */
#include "gemm.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 8, MOST_X = 1000, VECTORS = 2 }; /* |a|, |b|; x; how many x */

/* one of the two structs holds; f64 says which */
struct gemm_data {
    union { struct bench_sgemm s; struct bench_dgemm d; } args;
    size_t n;
    bool f64;
    void *a, *b, *c;
};

static double element(const struct gemm_data *d, const void *m, size_t i) {
    return d->f64 ? ((const double *)m)[i] : (double)((const float *)m)[i];
}

static struct bench_work sgemm_work(size_t n) {
    const double all = (double)n * (double)n;
    const struct bench_work w = {2 * all * (double)n, 8 * all, 4 * all, 2 * all * (double)n, 12 * all};
    return w;
}
/* a register has half as many f64, so each operation counts as two of the probe's */
static struct bench_work dgemm_work(size_t n) {
    const double all = (double)n * (double)n;
    const struct bench_work w = {2 * all * (double)n, 16 * all, 8 * all, 4 * all * (double)n, 24 * all};
    return w;
}

static void *make(size_t n, bool f64) {
    struct gemm_data *d = (struct gemm_data *)calloc(1, sizeof *d);
    const size_t bytes = n * n * (f64 ? sizeof(double) : sizeof(float));
    uint32_t seed = 1;
    d->n = n;
    d->f64 = f64;
    d->a = bench_alloc(bytes);
    d->b = bench_alloc(bytes);
    d->c = bench_alloc(bytes);
    for (size_t i = 0; i < 2 * n * n; i++) {
        void *m = i < n * n ? d->a : d->b;
        const int value = (int)(bench_random(&seed) % (2 * MOST + 1)) - MOST;
        if (f64) ((double *)m)[i % (n * n)] = value;
        else ((float *)m)[i % (n * n)] = (float)value;
    }
    if (f64) {
        const struct bench_dgemm args = {n, (const double *)d->a, (const double *)d->b, (double *)d->c};
        d->args.d = args;
    } else {
        const struct bench_sgemm args = {n, (const float *)d->a, (const float *)d->b, (float *)d->c};
        d->args.s = args;
    }
    return d;
}
static void *sgemm_make(size_t n) { return make(n, false); }
static void *dgemm_make(size_t n) { return make(n, true); }

static void gemm_reset(void *args) {
    struct gemm_data *d = (struct gemm_data *)args;
    memset(d->c, 0xff, d->n * d->n * (d->f64 ? sizeof(double) : sizeof(float))); /* NaN */
}
/* y = m x */
static void multiply(const struct gemm_data *d, const void *m, const double *x, double *y) {
    for (size_t i = 0; i < d->n; i++) {
        y[i] = 0;
        for (size_t j = 0; j < d->n; j++) y[i] += element(d, m, i * d->n + j) * x[j];
    }
}
static bool gemm_right(void *args) {
    struct gemm_data *d = (struct gemm_data *)args;
    double *x = (double *)bench_alloc(4 * d->n * sizeof *x);
    double *bx = x + d->n, *abx = x + 2 * d->n, *cx = x + 3 * d->n;
    uint32_t seed = 2;
    bool right = true;
    for (int v = 0; v < VECTORS && right; v++) {
        for (size_t i = 0; i < d->n; i++) x[i] = 1 + bench_random(&seed) % MOST_X;
        multiply(d, d->b, x, bx);
        multiply(d, d->a, bx, abx);
        multiply(d, d->c, x, cx);
        for (size_t i = 0; i < d->n; i++) right = right && cx[i] == abx[i];
    }
    bench_free(x);
    return right;
}
static void gemm_drop(void *args) {
    struct gemm_data *d = (struct gemm_data *)args;
    bench_free(d->a);
    bench_free(d->b);
    bench_free(d->c);
    free(d);
}

#define GEMM(gemm, shape, sizes_, exchanges) \
    BENCH_KERNEL(gemm##shape) = {#gemm #shape, "GFLOP/s", SIZES_##sizes_, gemm##_work, gemm##_make, \
                                 gemm_reset, gemm_right, gemm_drop, exchanges};
#define SIZES_few {512, 640, 0}
#define SIZES_many {512, 640, 1024, 1088, 2048, 2112, 4096, 4160, 0}
#define EACH(gemm) \
    GEMM(gemm, _naive, few, false) \
    GEMM(gemm, _local, few, true) \
    GEMM(gemm, _broadcast, few, true) \
    GEMM(gemm, , many, false)
EACH(sgemm)
EACH(dgemm)
