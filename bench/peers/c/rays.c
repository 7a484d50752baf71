/* SPDX-License-Identifier: MIT */
/* Pixel by pixel; the rays of occlusion side by side, and as a variant 16 pixels of volume, in loops that compilers vectorise. */
#include "../../kernels/rays.h"

#include <math.h>

#include "c.h"

#ifdef _OPENMP
#define FOR_ROWS _Pragma("omp parallel for schedule(dynamic) num_threads(bench_threads)")
#define SIMD_SUM _Pragma("omp simd reduction(+ : open)")
#else
#define FOR_ROWS
#define SIMD_SUM
#endif

typedef struct v3 { float x, y, z; } v3;
static inline float dot(v3 a, v3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline v3 along(v3 p, float t, v3 d) { return (v3){p.x + t * d.x, p.y + t * d.y, p.z + t * d.z}; }
static inline v3 view(size_t n, size_t row, size_t column, float z) {
    const float x = bench_rays_along(n, column), y = -bench_rays_along(n, row), s = 1 / sqrtf(x * x + y * y + 1);
    return (v3){x * s, y * s, z * s};
}

/* ---- occlusion ---- */

enum { RAYS = BENCH_OCCLUSION_RAYS };

static inline bool first_met(const struct bench_occlusion *k, v3 d, v3 *p, v3 *normal) {
    const v3 origin = {0, 0, 0};
    float t = d.y < 0 ? BENCH_OCCLUSION_PLANE / d.y : 1e30f;
    *normal = (v3){0, 1, 0};
    for (int j = 0; j < 3; j++) {
        const float *c = k->ball[j];
        const v3 from = {-c[0], -c[1], -c[2]};
        const float b = -dot(from, d), under = b * b - (dot(from, from) - c[3] * c[3]);
        if (!(under > 0)) continue;
        const float at = b - sqrtf(under);
        if (!(at > 0 && at < t)) continue;
        const v3 q = along(from, at, d);
        t = at;
        *normal = (v3){q.x / c[3], q.y / c[3], q.z / c[3]};
    }
    *p = along(along(origin, t, d), BENCH_OCCLUSION_APART, *normal);
    return t < 1e30f;
}
/* The balls, and the way down, are turned to the axes of the rays, once for all of them. A pixel's numbers are known in advance: state i
 * is times[i] * state + plus[i]. Rays are 2^12 long, so u and v, which are 2^24 times as large, need not be scaled. halves: cos and sin of
 * 2 pi v by polynomials for half of 2 pi (1/2 - v). */
static struct { uint32_t times[2 * RAYS], plus[2 * RAYS]; } jump;
__attribute__((constructor)) static void make_jump(void) {
    uint32_t times = 1, plus = 0;
    for (int i = 0; i < 2 * RAYS; i++) {
        jump.times[i] = times *= 1664525u;
        jump.plus[i] = plus = plus * 1664525u + 1013904223u;
    }
}
static inline __attribute__((always_inline)) float seen(const struct bench_occlusion *k, v3 p, v3 n, uint32_t seed, bool halves) {
    const float sign = copysignf(1, n.z), a = -1 / (sign + n.z), b = n.x * n.y * a;
    const v3 s = {1 + sign * n.x * n.x * a, sign * b, -sign * n.x}, t = {b, sign + n.y * n.y * a, -n.y};
    v3 turned[3];
    float least[3];
    int open = 0;
    for (int j = 0; j < 3; j++) {
        const v3 q = {p.x - k->ball[j][0], p.y - k->ball[j][1], p.z - k->ball[j][2]};
        turned[j] = (v3){dot(q, s), dot(q, t), dot(q, n)};
        const float c = dot(q, q) - k->ball[j][3] * k->ball[j][3];
        least[j] = c > 0 ? -0x1p12f * sqrtf(c) : -1e30f;
    }
    SIMD_SUM
    for (int i = 0; i < RAYS; i++) {
        const uint32_t first = seed * jump.times[2 * i] + jump.plus[2 * i], second = seed * jump.times[2 * i + 1] + jump.plus[2 * i + 1];
        const float u = (float)(int)(first >> 8), v = (float)(int)(second >> 8), r = sqrtf(u), w = 0.5f - v * 0x1p-24f, e = w * w;
        const float sine = w * (3.1415927f + e * (-5.1677103f + e * (2.5500774f + e * (-0.5982904f + e * 0.07765591f))));
        const float cosine = 1 + e * (-4.9348021f + e * (4.0587091f + e * (-1.335212f + e * (0.23493707f + e * -0.02439593f))));
        const float twice = 2 * sine * r, angle = v * (6.28318531f * 0x1p-24f);
        const v3 d = {halves ? twice * sine - r : cosf(angle) * r, halves ? twice * cosine : sinf(angle) * r, sqrtf(0x1p24f - u)};
        int free = s.y * d.x + t.y * d.y + n.y * d.z >= 0;
        for (int j = 0; j < 3; j++) free &= dot(turned[j], d) >= least[j];
        open += free;
    }
    return (float)open * (1.0f / RAYS);
}
static inline __attribute__((always_inline)) void picture(const struct bench_occlusion *k, bool halves) {
    const size_t n = k->n;
    FOR_ROWS
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column++) {
            const uint32_t pixel = (uint32_t)(row * n + column);
            v3 p, normal;
            const bool some = first_met(k, view(n, row, column, -1), &p, &normal);
            k->to[pixel] = some ? seen(k, p, normal, bench_occlusion_seed(pixel), halves) : 0;
        }
    }
}
BENCH_RUN(occlusion, k) { picture(k, false); }
BENCH_RUN_AS(occlusion, halves, k) { picture(k, true); }

/* ---- volume ---- */

enum { GRID = BENCH_VOLUME_GRID, SIDE_BY_SIDE = 16 };

static inline float on_grid(float x) {
    x *= GRID - 1;
    x = x > 0 ? x : 0;
    return x < GRID - 1.001f ? x : GRID - 1.001f;
}
static inline float between(float t, float a, float b) { return a + t * (b - a); }
static inline float density(const float *restrict grid, float px, float py, float pz) {
    const float x = on_grid(px), y = on_grid(py), z = on_grid(pz);
    const int xi = (int)x, yi = (int)y, zi = (int)z, i = (zi * GRID + yi) * GRID + xi;
    const float fx = x - (float)xi, fy = y - (float)yi, fz = z - (float)zi;
    const float a = between(fx, grid[i], grid[i + 1]), b = between(fx, grid[i + GRID], grid[i + GRID + 1]);
    const int j = i + GRID * GRID;
    const float c = between(fx, grid[j], grid[j + 1]), d = between(fx, grid[j + GRID], grid[j + GRID + 1]);
    return between(fz, between(fy, a, b), between(fy, c, d));
}
static inline void within(float *from, float *until, float eye, float d) {
    const float a = -eye / d, b = (1 - eye) / d, least = a < b ? a : b, most = a < b ? b : a;
    *from = *from > least ? *from : least;
    *until = *until < most ? *until : most;
}
static inline float light_of(const struct bench_volume *k, v3 d) {
    float from = 0, until = 1e30f, light = 0, through = 1;
    within(&from, &until, k->eye[0], d.x);
    within(&from, &until, k->eye[1], d.y);
    within(&from, &until, k->eye[2], d.z);
    for (float t = from + 0.5f * BENCH_VOLUME_STEP; t < until && through >= BENCH_VOLUME_LEAST; t += BENCH_VOLUME_STEP) {
        const v3 p = {k->eye[0] + t * d.x, k->eye[1] + t * d.y, k->eye[2] + t * d.z};
        const float here = density(k->density, p.x, p.y, p.z);
        float sum = 0, x = p.x, y = p.y, z = p.z;
        if (!(here > 0)) continue;
        for (int s = 0; s < BENCH_VOLUME_SHADES; s++) sum += density(k->density, x += k->way[0], y += k->way[1], z += k->way[2]);
        light += through * expf(-BENCH_VOLUME_SHADE * sum) * here * BENCH_VOLUME_STEP;
        through *= expf(-BENCH_VOLUME_THICK * BENCH_VOLUME_STEP * here);
    }
    return light;
}
BENCH_RUN(volume, k) {
    const size_t n = k->n;
    FOR_ROWS
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column++) k->to[row * n + column] = light_of(k, view(n, row, column, 1));
    }
}

static inline int step(const struct bench_volume *k, float *restrict t, const float *dx, const float *dy, const float *dz, const float *until,
                       float *restrict light, float *restrict through) {
    float here[SIDE_BY_SIDE], sum[SIDE_BY_SIDE];
    int some = 0, run = 0;
    BENCH_SIMD
    for (int l = 0; l < SIDE_BY_SIDE; l++) {
        const int on = (t[l] < until[l]) & (through[l] >= BENCH_VOLUME_LEAST);
        const float d = density(k->density, k->eye[0] + t[l] * dx[l], k->eye[1] + t[l] * dy[l], k->eye[2] + t[l] * dz[l]);
        here[l] = on ? d : 0;
        sum[l] = 0;
        run |= on;
        some |= here[l] > 0;
    }
    for (int s = 1; some && s <= BENCH_VOLUME_SHADES; s++) {
        const float x = k->eye[0] + (float)s * k->way[0], y = k->eye[1] + (float)s * k->way[1], z = k->eye[2] + (float)s * k->way[2];
        BENCH_SIMD
        for (int l = 0; l < SIDE_BY_SIDE; l++) sum[l] += density(k->density, x + t[l] * dx[l], y + t[l] * dy[l], z + t[l] * dz[l]);
    }
    BENCH_SIMD
    for (int l = 0; l < SIDE_BY_SIDE; l++) {
        light[l] += through[l] * expf(-BENCH_VOLUME_SHADE * sum[l]) * here[l] * BENCH_VOLUME_STEP;
        through[l] *= expf(-BENCH_VOLUME_THICK * BENCH_VOLUME_STEP * here[l]);
        t[l] += BENCH_VOLUME_STEP;
    }
    return run;
}
BENCH_RUN_AS(volume, blocks, k) {
    const size_t n = k->n;
    FOR_ROWS
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column += SIDE_BY_SIDE) {
            float t[SIDE_BY_SIDE], dx[SIDE_BY_SIDE], dy[SIDE_BY_SIDE], dz[SIDE_BY_SIDE], until[SIDE_BY_SIDE];
            float light[SIDE_BY_SIDE], through[SIDE_BY_SIDE];
            for (size_t l = 0; l < SIDE_BY_SIDE; l++) {
                const v3 d = view(n, row, column + l, 1);
                dx[l] = d.x, dy[l] = d.y, dz[l] = d.z;
                t[l] = light[l] = 0, until[l] = 1e30f, through[l] = 1;
                within(&t[l], &until[l], k->eye[0], d.x);
                within(&t[l], &until[l], k->eye[1], d.y);
                within(&t[l], &until[l], k->eye[2], d.z);
                t[l] += 0.5f * BENCH_VOLUME_STEP;
            }
            while (step(k, t, dx, dy, dz, until, light, through)) continue;
            for (size_t l = 0; l < SIDE_BY_SIDE; l++) k->to[row * n + column + l] = light[l];
        }
    }
}
