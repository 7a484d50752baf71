/* SPDX-License-Identifier: MIT */
#include "top_k.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct data { struct bench_top_k args; float expected[BENCH_TOP_K]; };

static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.distance, 0xff, BENCH_TOP_K * sizeof(float));
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return bench_close_f32(d->args.distance, d->expected, BENCH_TOP_K, 1e-5);
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free((void *)(uintptr_t)d->args.query);
    bench_free(d->args.distance);
    bench_free(d->args.index);
    free(d);
}
static struct bench_work l2_work(size_t n) {
    const double bytes = (double)n * BENCH_TOP_K_D * 4;
    const struct bench_work w = {bytes, bytes, 0, (double)n * BENCH_TOP_K_D * 3, bytes};
    return w;
}
static struct bench_work cosine_work(size_t n) {
    struct bench_work w = l2_work(n);
    w.flops = (double)n * BENCH_TOP_K_D * 4;
    return w;
}
static void *make(size_t n, bool cosine) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    float *query = (float *)bench_alloc((n + 1) * BENCH_TOP_K_D * sizeof *query), *rows = query + BENCH_TOP_K_D;
    uint32_t seed = 61;
    for (size_t i = 0; i < (n + 1) * BENCH_TOP_K_D; i++) query[i] = bench_random_f32(&seed);
    d->args.n = n;
    d->args.query = query;
    d->args.rows = rows;
    d->args.distance = (float *)bench_alloc(BENCH_TOP_K * sizeof(float));
    d->args.index = (uint32_t *)bench_alloc(BENCH_TOP_K * sizeof(uint32_t));
    for (size_t i = 0; i < BENCH_TOP_K; i++) d->expected[i] = INFINITY;
    for (size_t r = 0; r < n; r++) {
        double sum = 0, dot = 0, norm = 0, query_norm = 0;
        float found;
        size_t i = BENCH_TOP_K;
        for (size_t c = 0; c < BENCH_TOP_K_D; c++) {
            const double q = (double)query[c], x = (double)rows[r * BENCH_TOP_K_D + c];
            sum += (q - x) * (q - x);
            dot += q * x;
            norm += x * x;
            query_norm += q * q;
        }
        found = (float)(cosine ? 1 - dot / sqrt(norm * query_norm) : sum);
        if (!(found < d->expected[BENCH_TOP_K - 1])) continue;
        for (i--; i > 0 && d->expected[i - 1] > found; i--) d->expected[i] = d->expected[i - 1];
        d->expected[i] = found;
    }
    return d;
}
static void *l2_make(size_t n) {
    return make(n, false);
}
static void *cosine_make(size_t n) {
    return make(n, true);
}
BENCH_KERNEL(top_k_l2) = {"top_k_l2", "GB/s", {2000, 100003, 0}, l2_work, l2_make, reset, right, drop, false};
BENCH_KERNEL(top_k_cosine) = {"top_k_cosine", "GB/s", {2000, 100003, 0}, cosine_work, cosine_make, reset, right, drop, false};
