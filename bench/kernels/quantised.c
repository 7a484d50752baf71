/* SPDX-License-Identifier: MIT */
#include "quantised.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct data { struct bench_quantised args; float result, expected; struct bench_q8 *y; };

static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free((void *)(uintptr_t)d->args.in);
    bench_free((void *)(uintptr_t)d->args.x);
    bench_free(d->args.y);
    free(d);
}
static struct data *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    float *in = (float *)bench_alloc(n * sizeof *in);
    struct bench_q4 *x = (struct bench_q4 *)bench_alloc(n / 32 * sizeof *x);
    uint32_t seed = 62;
    for (size_t i = 0; i < n; i++) in[i] = bench_random_f32(&seed);
    for (size_t b = 0; b < n / 32; b++) {
        x[b].scale = (uint16_t)(0x2c00 + bench_random(&seed) % 1024);
        for (int i = 0; i < 16; i++) x[b].pair[i] = (uint8_t)bench_random(&seed);
    }
    d->args.n = n;
    d->args.in = in;
    d->args.x = x;
    d->args.y = (struct bench_q8 *)bench_alloc(n / 32 * sizeof *d->args.y);
    d->args.result = &d->result;
    return d;
}

static struct bench_work quantise_work(size_t n) {
    const double bytes = 4 * (double)n, out = 34.0 / 32 * (double)n;
    const struct bench_work w = {bytes, bytes, out, 0, bytes + out};
    return w;
}
static void *quantise_make(size_t n) {
    return make(n);
}
static void quantise_reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.y, 0xff, d->args.n / 32 * sizeof *d->args.y);
}
static bool quantise_right(void *args) {
    const struct data *d = (const struct data *)args;
    for (size_t b = 0; b < d->args.n / 32; b++) {
        const float *x = d->args.in + 32 * b;
        const struct bench_q8 *y = d->args.y + b;
        float most = 0;
        for (int i = 0; i < 32; i++) most = fmaxf(most, fabsf(x[i]));
        if (fabsf(bench_half(y->scale) * 127 - most) > most / 1024) return false;
        for (int i = 0; i < 32; i++) {
            if (fabsf(x[i] * (127 / most) - (float)y->number[i]) > 0.5001f) return false;
        }
    }
    return true;
}
BENCH_KERNEL(quantise_q8) = {"quantise_q8", "GB/s", {32000, 1 << 22, 0}, quantise_work, quantise_make, quantise_reset,
                             quantise_right, drop, false};

static struct bench_work dot_work(size_t n) {
    const double bytes = 52.0 / 32 * (double)n;
    const struct bench_work w = {bytes, bytes, 0, 0, bytes};
    return w;
}
static void *dot_make(size_t n) {
    struct data *d = make(n);
    double sum = 0;
    uint32_t seed = 63;
    for (size_t b = 0; b < n / 32; b++) {
        struct bench_q8 *y = d->args.y + b;
        const struct bench_q4 *x = d->args.x + b;
        int whole = 0;
        y->scale = (uint16_t)(0x2c00 + bench_random(&seed) % 1024);
        for (int i = 0; i < 32; i++) {
            y->number[i] = (int8_t)(bench_random(&seed) % 255 - 127);
            whole += y->number[i] * ((x->pair[i % 16] >> i / 16 * 4 & 15) - 8);
        }
        sum += (double)whole * (double)bench_half(x->scale) * (double)bench_half(y->scale);
    }
    d->expected = (float)sum;
    return d;
}
static bool dot_right(void *args) {
    const struct data *d = (const struct data *)args;
    return fabsf(d->result - d->expected) <= 1e-5f * (fabsf(d->expected) + sqrtf((float)d->args.n) * 5);
}
static void dot_reset(void *args) {
    ((struct data *)args)->result = 0;
}
BENCH_KERNEL(dot_q4_q8) = {"dot_q4_q8", "GB/s", {32000, 1 << 22, 0}, dot_work, dot_make, dot_reset, dot_right, drop, false};
