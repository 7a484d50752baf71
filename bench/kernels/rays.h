/* SPDX-License-Identifier: MIT */
/* Two pictures of n x n pixels, n a multiple of 32 (volume: of 16), by rays that begin at the eye and end at different times.
 *
 * occlusion: three balls above a plane, seen from (0, 0, 0) along -z; how much of the sky each point sees. A pixel's ray meets what
 * is nearest, at p with normal n; 64 rays go from there, by u and v of the pixel's own random numbers:
 *
 *     (cos(a) * sqrt(u), sin(a) * sqrt(u), sqrt(1 - u)) with a = 2 pi v, its third axis turned to n
 *
 * and the pixel is the part of them that meets nothing; 0 where the first ray meets nothing. With q = p - centre, c = q.q - r^2 and b = q.d a
 * ray d from p meets a ball if c > 0 and b < -sqrt(c); and the plane if it goes down. state = state * 1664525 + 1013904223 is
 * before each number, which is its upper 24 bits, over 2^24; the first state is that of bench_occlusion_seed.
 *
 * volume: smoke in the unit cube with a light far away. In steps of BENCH_VOLUME_STEP from where the ray enters the cube, the first after
 * half a step, until it leaves or less than BENCH_VOLUME_LEAST comes through:
 *
 *     d = density(p); shade = exp(-BENCH_VOLUME_SHADE * the sum of density(p + s * way) for s = 1 .. BENCH_VOLUME_SHADES)
 *     light += through * shade * d * BENCH_VOLUME_STEP; through *= exp(-BENCH_VOLUME_THICK * d * BENCH_VOLUME_STEP)
 *
 * density goes between the eight points of a grid around p; it is 0 in the two outermost layers, so outside of the cube the nearest point in it will
 * do. The grid has 2^16 levels: pairs[i] has those of points i and i + 1 in its two halves. */
#ifndef BENCH_KERNELS_RAYS_H
#define BENCH_KERNELS_RAYS_H

#include "../bench.h"

#define BENCH_OCCLUSION_RAYS 64
#define BENCH_OCCLUSION_PLANE (-0.5f)
#define BENCH_OCCLUSION_APART 1e-4f /* a ray begins so far from what it left */

#define BENCH_VOLUME_GRID 48
#define BENCH_VOLUME_STEP (1.0f / 64)
#define BENCH_VOLUME_LEAST 0.01f
#define BENCH_VOLUME_THICK 12.0f
#define BENCH_VOLUME_SHADES 8
#define BENCH_VOLUME_SHADE 0.5f

struct bench_occlusion {
    size_t n;
    float ball[3][4]; /* centre, radius */
    float *to;
};
struct bench_volume {
    size_t n;
    float eye[3], way[3]; /* a step towards the light */
    const float *density;
    const uint32_t *pairs;
    float *to;
};

/* pixel (row, column) is seen along (x, y, -1) of occlusion, (x, y, 1) of volume, not of length 1: column and row give -1 to 1 */
static inline float bench_rays_along(size_t n, size_t i) { return ((float)i + 0.5f) * (2.0f / (float)n) - 1; }
static inline uint32_t bench_occlusion_seed(uint32_t pixel) { return pixel * 747796405u + 2891336453u; }

#endif
