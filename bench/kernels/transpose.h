/* SPDX-License-Identifier: MIT */
/* transpose: y[j][i] = x[i][j], n x n floats, n a multiple of 64. */
#ifndef BENCH_KERNELS_TRANSPOSE_H
#define BENCH_KERNELS_TRANSPOSE_H

#include "../bench.h"

struct bench_transpose { size_t n; const float *x; float *y; };

#endif
