/* SPDX-License-Identifier: MIT */
/* noise: n x n pixels of turbulence by Perlin's noise of 2002. Pixel (row, column) is at (column * scale, row * scale, BENCH_NOISE_Z):
 *
 *     sum over octaves o of |noise(p * 2^o)| / 2^o
 *
 * noise(p) interpolates, by a curve that is smooth at its ends, between the eight corners of the unit cube around p. A corner at (x, y, z)
 * gives the dot product of the vector from it to p with one of sixteen directions, which the lowest four bits of this number choose:
 *
 *     perm[perm[perm[x] + y] + z]
 *
 * perm has the numbers below 256, twice; x, y and z are taken modulo 256. pairs[i] is perm[i] | perm[i + 1] << 16, by which one
 * access gives two corners. The direction of h: u = h < 8 ? x : y; v = h < 4 ? y : h == 12 || h == 14 ? x : z;
 * (h & 1 ? -u : u) + (h & 2 ? -v : v). n is a multiple of 16. */
#ifndef BENCH_KERNELS_NOISE_H
#define BENCH_KERNELS_NOISE_H

#include "../bench.h"

#define BENCH_NOISE_OCTAVES 4
#define BENCH_NOISE_Z 0.6f

struct bench_noise {
    size_t n;
    float scale;
    const uint32_t *perm, *pairs; /* 512 each */
    const uint8_t *bytes; /* perm's first 256 */
    float *to;
};

#endif
