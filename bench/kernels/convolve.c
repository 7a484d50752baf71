/* SPDX-License-Identifier: MIT */
#include "convolve.h"

#include <stdlib.h>
#include <string.h>

struct data {
    union { struct bench_convolve1d one; struct bench_convolve2d two; struct bench_blur_u8 blur; } args;
    void *x, *y, *expected;
    size_t bytes; /* of y */
    float w[BENCH_TAPS * 2];
};
static struct data *make(size_t x_bytes, size_t y_bytes) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint32_t seed = 9;
    d->x = bench_alloc(x_bytes + 64);
    d->y = bench_alloc(y_bytes + 64);
    d->expected = bench_alloc(y_bytes + 64);
    d->bytes = y_bytes;
    for (int i = 0; i < BENCH_TAPS * 2; i++) d->w[i] = bench_random_f32(&seed);
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->y, 0xff, d->bytes);
}
static bool right_f32(void *args) {
    struct data *d = (struct data *)args;
    return bench_close_f32((const float *)d->y, (const float *)d->expected, d->bytes / 4, 1e-5);
}
static bool right_u8(void *args) {
    struct data *d = (struct data *)args;
    return memcmp(d->y, d->expected, d->bytes) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->y);
    bench_free(d->expected);
    free(d);
}
static void fill(float *x, size_t n) {
    uint32_t seed = 10;
    for (size_t i = 0; i < n; i++) x[i] = bench_random_f32(&seed);
}

static struct bench_work work_1d(size_t n) {
    const double bytes = 4.0 * (double)n;
    const struct bench_work w = {2.0 * BENCH_TAPS * (double)n, bytes, bytes, 2.0 * BENCH_TAPS * (double)n, 2 * bytes};
    return w;
}
static void *make_1d(size_t n) {
    struct data *d = make(4 * (n + BENCH_TAPS - 1), 4 * n);
    const struct bench_convolve1d args = {n, d->w, (float *)d->x, (float *)d->y};
    d->args.one = args;
    fill((float *)d->x, n + BENCH_TAPS - 1);
    for (size_t i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < BENCH_TAPS; j++) sum += (double)args.w[j] * (double)args.x[i + (size_t)j];
        ((float *)d->expected)[i] = (float)sum;
    }
    return d;
}
BENCH_KERNEL(convolve1d) = {"convolve1d", "GFLOP/s", {100003, 1 << 22, 0}, work_1d, make_1d, reset, right_f32, drop, false};

static struct bench_work work_2d(size_t n) {
    const double bytes = 4.0 * (double)n * (double)n;
    const struct bench_work w = {50.0 * (double)n * (double)n, bytes, bytes, 50.0 * (double)n * (double)n, 2 * bytes};
    return w;
}
static void *make_2d(size_t n) {
    const size_t pitch = n + 4;
    struct data *d = make(4 * pitch * pitch, 4 * n * n);
    const struct bench_convolve2d args = {n, pitch, d->w, (float *)d->x, (float *)d->y};
    d->args.two = args;
    fill((float *)d->x, pitch * pitch);
    for (size_t i = 0; i < n * n; i++) {
        const float *x = args.x + i / n * pitch + i % n;
        double sum = 0;
        for (size_t j = 0; j < 25; j++) sum += (double)args.w[j] * (double)x[j / 5 * pitch + j % 5];
        ((float *)d->expected)[i] = (float)sum;
    }
    return d;
}
BENCH_KERNEL(convolve2d) = {"convolve2d", "GFLOP/s", {1024, 1100, 0}, work_2d, make_2d, reset, right_f32, drop, false};

static struct bench_work work_u8(size_t n) {
    const double bytes = (double)n * (double)n;
    const struct bench_work w = {bytes, bytes, bytes, 0, 2 * bytes}; /* pixels; bytes of x and y */
    return w;
}
static void *make_u8(size_t n) {
    static const unsigned tap[5] = {1, 4, 6, 4, 1};
    const size_t pitch = n + 4;
    struct data *d = make(pitch * pitch, n * n);
    const struct bench_blur_u8 args = {n, pitch, (uint8_t *)d->x, (uint8_t *)d->y};
    uint32_t seed = 11;
    d->args.blur = args;
    for (size_t i = 0; i < pitch * pitch; i++) ((uint8_t *)d->x)[i] = (uint8_t)bench_random(&seed);
    for (size_t i = 0; i < n * n; i++) {
        const uint8_t *x = args.x + i / n * pitch + i % n;
        unsigned sum = 128;
        for (size_t j = 0; j < 25; j++) sum += tap[j / 5] * tap[j % 5] * x[j / 5 * pitch + j % 5];
        ((uint8_t *)d->expected)[i] = (uint8_t)(sum >> 8);
    }
    return d;
}
BENCH_KERNEL(blur_u8) = {"blur_u8", "Gpixel/s", {1024, 1100, 0}, work_u8, make_u8, reset, right_u8, drop, false};
