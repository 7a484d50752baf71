/* SPDX-License-Identifier: MIT */
/* A step of a wave in three dimensions. A point's neighbours up to three away along each axis say how it bends:
 *
 *     bend = c[0] * p[0] + the sum over d = 1, 2, 3 of c[d] * (the six points d away)
 *     next = 2 * p[0] - before + speed * bend
 *
 * n x n x n points, n a multiple of 16; rows are `row` floats apart, planes `plane`. The pointers are to the first point, and
 * there are points to read all around the cube. before is what next takes the place of, in another array, so that each run gives the same. */
#ifndef BENCH_KERNELS_STENCIL_H
#define BENCH_KERNELS_STENCIL_H

#include "../bench.h"

struct bench_stencil3d {
    size_t n, row, plane;
    float c[4];
    const float *now, *before, *speed;
    float *next;
};

#endif
