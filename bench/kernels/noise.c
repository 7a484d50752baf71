/* SPDX-License-Identifier: MIT */
#include "noise.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TABLE = 256, FLOPS = 90 /* operations of a point and octave, counted by hand: 8 corners, 3 curves, 7 interpolations */ };

struct data { struct bench_noise args; uint32_t *perm, *pairs; uint8_t *bytes; double *expected; };

static double corner(uint32_t h, double x, double y, double z) {
    h &= 15;
    const double u = h < 8 ? x : y, v = h < 4 ? y : h == 12 || h == 14 ? x : z;
    return (h & 1 ? -u : u) + (h & 2 ? -v : v);
}
static double fade(double t) { return t * t * t * (t * (6 * t - 15) + 10); }
static double between(double t, double a, double b) { return a + t * (b - a); }
static double noise(const uint32_t *perm, double x, double y, double z) {
    const double p[3] = {x - floor(x), y - floor(y), z - floor(z)};
    const uint32_t i = (uint32_t)floor(x) & 255, j = (uint32_t)floor(y) & 255, l = (uint32_t)floor(z) & 255;
    double c[8];
    for (uint32_t e = 0; e < 8; e++) {
        const uint32_t h = perm[perm[perm[i + (e & 1)] + j + (e >> 1 & 1)] + l + (e >> 2)];
        c[e] = corner(h, p[0] - (e & 1), p[1] - (e >> 1 & 1), p[2] - (e >> 2));
    }
    for (int e = 0; e < 4; e++) c[e] = between(fade(p[0]), c[2 * e], c[2 * e + 1]);
    return between(fade(p[2]), between(fade(p[1]), c[0], c[1]), between(fade(p[1]), c[2], c[3]));
}
static struct bench_work work(size_t n) {
    const double points = (double)n * (double)n;
    const struct bench_work w = {points, 0, 4 * points, FLOPS * BENCH_NOISE_OCTAVES * points, 4 * points};
    return w;
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint32_t seed = 51;
    d->perm = (uint32_t *)bench_alloc(4 * (2 * TABLE + 1));
    d->pairs = (uint32_t *)bench_alloc(4 * 2 * TABLE);
    for (uint32_t i = 0; i < TABLE; i++) d->perm[i] = i;
    for (uint32_t i = TABLE - 1; i > 0; i--) {
        const uint32_t j = bench_random(&seed) % (i + 1), old = d->perm[i];
        d->perm[i] = d->perm[j];
        d->perm[j] = old;
    }
    d->bytes = (uint8_t *)bench_alloc(TABLE);
    for (uint32_t i = 0; i < TABLE; i++) d->bytes[i] = (uint8_t)d->perm[i];
    for (uint32_t i = TABLE; i <= 2 * TABLE; i++) d->perm[i] = d->perm[i % TABLE];
    for (uint32_t i = 0; i < 2 * TABLE; i++) d->pairs[i] = d->perm[i] | d->perm[i + 1] << 16;
    const struct bench_noise args = {n, 10.0f / (float)n, d->perm, d->pairs, d->bytes, (float *)bench_alloc(4 * n * n)};
    d->args = args;
    d->expected = (double *)bench_alloc(sizeof(double) * n * n);
    for (size_t i = 0; i < n * n; i++) {
        const double x = (double)((float)(i % n) * args.scale), y = (double)((float)(i / n) * args.scale);
        for (int o = 0; o < BENCH_NOISE_OCTAVES; o++) {
            d->expected[i] += fabs(noise(d->perm, ldexp(x, o), ldexp(y, o), ldexp((double)BENCH_NOISE_Z, o))) / (1 << o);
        }
    }
    return d;
}
static void reset(void *args) {
    const struct data *d = (const struct data *)args;
    memset(d->args.to, 0xff, 4 * d->args.n * d->args.n);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    for (size_t i = 0; i < d->args.n * d->args.n; i++) {
        if (!(fabs((double)d->args.to[i] - d->expected[i]) < 2e-5)) return false;
    }
    return true;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->perm);
    bench_free(d->pairs);
    bench_free(d->bytes);
    bench_free(d->args.to);
    bench_free(d->expected);
    free(d);
}
BENCH_KERNEL(noise) = {"noise", "Gpixel/s", {512, 0}, work, make, reset, right, drop, false};
