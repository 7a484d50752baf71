/* SPDX-License-Identifier: MIT */
/* One step of k-means (examples/k_means.h): n points of 3 numbers, 8 centres; labels, and for each centre sums and count. */
#ifndef BENCH_KERNELS_K_MEANS_H
#define BENCH_KERNELS_K_MEANS_H

#include "../bench.h"

enum { BENCH_CENTRES = 8 };

struct bench_k_means {
    size_t n;
    const float *x, *y, *z;
    float centre[BENCH_CENTRES][3];
    uint8_t *label;
    float (*sums)[4];
};

#endif
