/* SPDX-License-Identifier: MIT */
/* sort64: each 64 elements of y are those of x in ascending order; n is a multiple of 64. sort: all of them. */
#ifndef BENCH_KERNELS_SORT_H
#define BENCH_KERNELS_SORT_H

#include "../bench.h"

struct bench_sort64 { size_t n; const uint32_t *x; uint32_t *y; };
struct bench_sort { size_t n; const uint32_t *x; uint32_t *y; };

#endif
