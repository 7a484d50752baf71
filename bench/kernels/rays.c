/* SPDX-License-Identifier: MIT */
#include "rays.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { GRID = BENCH_VOLUME_GRID, RAYS = BENCH_OCCLUSION_RAYS };

static double dot(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
static void make_unit(double *a) {
    const double length = sqrt(dot(a, a));
    for (int i = 0; i < 3; i++) a[i] /= length;
}
/* pixels of a and b that differ by more than `apart` */
static size_t others(const float *a, const double *b, size_t n, double apart) {
    size_t count = 0;
    for (size_t i = 0; i < n; i++) count += !(fabs((double)a[i] - b[i]) <= apart);
    return count;
}

/* ---- occlusion ---- */

struct scene { struct bench_occlusion args; double *expected; };

/* where a ray from (0, 0, 0) along d first meets something; false: nowhere */
static bool first_met(const struct bench_occlusion *k, const double *d, double *p, double *normal) {
    double t = HUGE_VAL;
    if (d[1] < 0) {
        t = (double)BENCH_OCCLUSION_PLANE / d[1];
        normal[0] = normal[2] = 0;
        normal[1] = 1;
    }
    for (int j = 0; j < 3; j++) {
        const double c[3] = {(double)k->ball[j][0], (double)k->ball[j][1], (double)k->ball[j][2]}, r = (double)k->ball[j][3];
        const double b = dot(c, d), under = b * b - dot(c, c) + r * r, at = b - sqrt(fmax(0, under));
        if (!(under > 0 && at > 0 && at < t)) continue;
        t = at;
        for (int i = 0; i < 3; i++) normal[i] = (at * d[i] - c[i]) / r;
    }
    if (t == HUGE_VAL) return false;
    for (int i = 0; i < 3; i++) p[i] = t * d[i] + (double)BENCH_OCCLUSION_APART * normal[i];
    return true;
}
static bool meets(const struct bench_occlusion *k, const double *p, const double *d) {
    if (d[1] < 0) return true;
    for (int j = 0; j < 3; j++) {
        const double q[3] = {p[0] - (double)k->ball[j][0], p[1] - (double)k->ball[j][1], p[2] - (double)k->ball[j][2]};
        const double c = dot(q, q) - (double)k->ball[j][3] * (double)k->ball[j][3], b = dot(q, d);
        if (c > 0 && b < 0 && b * b > c) return true;
    }
    return false;
}
static double random_of(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) * 0x1p-24;
}
static double seen(const struct bench_occlusion *k, size_t row, size_t column) {
    double d[3] = {(double)bench_rays_along(k->n, column), -(double)bench_rays_along(k->n, row), -1}, p[3], normal[3];
    uint32_t state = bench_occlusion_seed((uint32_t)(row * k->n + column));
    int open = 0;
    make_unit(d);
    if (!first_met(k, d, p, normal)) return 0;
    /* two more axes, for a normal in any direction */
    const double sign = copysign(1, normal[2]), a = -1 / (sign + normal[2]), b = normal[0] * normal[1] * a;
    const double s[3] = {1 + sign * normal[0] * normal[0] * a, sign * b, -sign * normal[0]};
    const double t[3] = {b, sign + normal[1] * normal[1] * a, -normal[1]};
    for (int i = 0; i < RAYS; i++) {
        const double u = random_of(&state), angle = 2 * 3.14159265358979323846 * random_of(&state);
        const double x = cos(angle) * sqrt(u), y = sin(angle) * sqrt(u), z = sqrt(1 - u);
        for (int j = 0; j < 3; j++) d[j] = x * s[j] + y * t[j] + z * normal[j];
        open += !meets(k, p, d);
    }
    return (double)open / RAYS;
}
static struct bench_work occlusion_work(size_t n) {
    const double points = (double)n * (double)n;
    const struct bench_work w = {RAYS * points, 0, 4 * points, 0, 4 * points};
    return w;
}
static void *occlusion_make(size_t n) {
    struct scene *s = (struct scene *)calloc(1, sizeof *s);
    const struct bench_occlusion args = {
        n, {{-1.5f, 0.1f, -3.4f, 0.6f}, {-0.3f, -0.05f, -2.9f, 0.45f}, {0.8f, -0.1f, -2.2f, 0.4f}}, (float *)bench_alloc(4 * n * n)};
    s->args = args;
    s->expected = (double *)bench_alloc(sizeof(double) * n * n);
    for (size_t i = 0; i < n * n; i++) s->expected[i] = seen(&s->args, i / n, i % n);
    return s;
}
static void occlusion_reset(void *args) {
    const struct scene *s = (const struct scene *)args;
    memset(s->args.to, 0xff, 4 * s->args.n * s->args.n);
}
/* a peer that rounds differently may have a ray that just misses a ball */
static bool occlusion_right(void *args) {
    const struct scene *s = (const struct scene *)args;
    const size_t points = s->args.n * s->args.n;
    return others(s->args.to, s->expected, points, 1e-6) <= points / 100 && others(s->args.to, s->expected, points, 0.05) <= points / 2000;
}
static void occlusion_drop(void *args) {
    struct scene *s = (struct scene *)args;
    bench_free(s->args.to);
    bench_free(s->expected);
    free(s);
}
BENCH_KERNEL(occlusion) = {"occlusion", "Gray/s", {256, 0}, occlusion_work, occlusion_make,
                           occlusion_reset, occlusion_right, occlusion_drop, false};

/* ---- volume ---- */

struct smoke { struct bench_volume args; float *density; uint32_t *pairs; double *expected; };

static double density(const struct bench_volume *k, const double *p) {
    double f[3], sum = 0;
    size_t at = 0;
    for (int i = 2; i >= 0; i--) {
        const double x = fmin(fmax(p[i] * (GRID - 1), 0), GRID - 1.001);
        f[i] = x - floor(x);
        at = at * GRID + (size_t)x;
    }
    for (size_t e = 0; e < 8; e++) {
        const double part = (e & 1 ? f[0] : 1 - f[0]) * (e & 2 ? f[1] : 1 - f[1]) * (e & 4 ? f[2] : 1 - f[2]);
        sum += part * (double)k->density[at + (e & 1) + (e >> 1 & 1) * GRID + (e >> 2) * GRID * GRID];
    }
    return sum;
}
static double light_of(const struct bench_volume *k, size_t row, size_t column) {
    double d[3] = {(double)bench_rays_along(k->n, column), -(double)bench_rays_along(k->n, row), 1};
    double from = 0, until = HUGE_VAL, light = 0, through = 1;
    make_unit(d);
    for (int i = 0; i < 3; i++) {
        const double a = -(double)k->eye[i] / d[i], b = (1 - (double)k->eye[i]) / d[i];
        from = fmax(from, fmin(a, b));
        until = fmin(until, fmax(a, b));
    }
    for (int i = 0;; i++) {
        const double t = from + (i + 0.5) * (double)BENCH_VOLUME_STEP;
        const double p[3] = {(double)k->eye[0] + t * d[0], (double)k->eye[1] + t * d[1], (double)k->eye[2] + t * d[2]};
        double shade = 0;
        if (!(t < until) || through < (double)BENCH_VOLUME_LEAST) return light;
        for (int s = 1; s <= BENCH_VOLUME_SHADES; s++) {
            const double q[3] = {p[0] + s * (double)k->way[0], p[1] + s * (double)k->way[1], p[2] + s * (double)k->way[2]};
            shade += density(k, q);
        }
        light += through * exp((double)-BENCH_VOLUME_SHADE * shade) * density(k, p) * (double)BENCH_VOLUME_STEP;
        through *= exp((double)-BENCH_VOLUME_THICK * density(k, p) * (double)BENCH_VOLUME_STEP);
    }
}
/* three clouds */
static uint32_t level(size_t x, size_t y, size_t z) {
    static const double cloud[3][4] = {{0.4, 0.4, 0.5, 0.3}, {0.65, 0.55, 0.4, 0.22}, {0.5, 0.7, 0.65, 0.18}};
    double most = 0;
    for (int i = 0; i < 3; i++) {
        const double p[3] = {(double)x / (GRID - 1) - cloud[i][0], (double)y / (GRID - 1) - cloud[i][1], (double)z / (GRID - 1) - cloud[i][2]};
        most = fmax(most, 1 - sqrt(dot(p, p)) / cloud[i][3]);
    }
    if (x < 2 || y < 2 || z < 2 || x > GRID - 3 || y > GRID - 3 || z > GRID - 3) return 0;
    return (uint32_t)(most * 65535);
}
static struct bench_work volume_work(size_t n) {
    const double points = (double)n * (double)n;
    const struct bench_work w = {points, 0, 4 * points, 0, 4 * points};
    return w;
}
static void *volume_make(size_t n) {
    struct smoke *s = (struct smoke *)calloc(1, sizeof *s);
    const size_t cells = GRID * GRID * GRID;
    s->density = (float *)bench_alloc(4 * cells);
    s->pairs = (uint32_t *)bench_alloc(4 * cells);
    for (size_t i = 0; i < cells; i++) s->pairs[i] = level(i % GRID, i / GRID % GRID, i / (GRID * GRID));
    for (size_t i = 0; i < cells; i++) s->density[i] = (float)s->pairs[i] * 0x1p-16f;
    for (size_t i = 0; i + 1 < cells; i++) s->pairs[i] |= s->pairs[i + 1] << 16;
    const struct bench_volume args = {n, {0.45f, 0.55f, -0.8f}, {-0.03f, 0.05f, -0.04f}, s->density, s->pairs, (float *)bench_alloc(4 * n * n)};
    s->args = args;
    s->expected = (double *)bench_alloc(sizeof(double) * n * n);
    for (size_t i = 0; i < n * n; i++) s->expected[i] = light_of(&s->args, i / n, i % n);
    return s;
}
static void volume_reset(void *args) {
    const struct smoke *s = (const struct smoke *)args;
    memset(s->args.to, 0xff, 4 * s->args.n * s->args.n);
}
/* a peer that rounds differently may take one step more or less */
static bool volume_right(void *args) {
    const struct smoke *s = (const struct smoke *)args;
    const size_t points = s->args.n * s->args.n;
    return others(s->args.to, s->expected, points, 2e-5) <= points / 100 && others(s->args.to, s->expected, points, 1e-3) == 0;
}
static void volume_drop(void *args) {
    struct smoke *s = (struct smoke *)args;
    bench_free(s->density);
    bench_free(s->pairs);
    bench_free(s->args.to);
    bench_free(s->expected);
    free(s);
}
BENCH_KERNEL(volume) = {"volume", "Gpixel/s", {128, 0}, volume_work, volume_make, volume_reset, volume_right, volume_drop, false};
