/* SPDX-License-Identifier: MIT */
/* The acceleration of n bodies by gravity, each by all: with d = position j - position i and the mass m of j,
 *
 *     a[i] = sum over j of m * d / (d * d + BENCH_NBODY_SOFT)^(3/2)
 *
 * f32. Peers may take the reciprocal root from an approximation and a step of Newton's. n is a multiple of 64. */
#ifndef BENCH_KERNELS_NBODY_H
#define BENCH_KERNELS_NBODY_H

#include "../bench.h"

#define BENCH_NBODY_SOFT 0.01f

struct bench_nbody { size_t n; const float *x, *y, *z, *m; float *ax, *ay, *az; };

#endif
