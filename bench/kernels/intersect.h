/* SPDX-License-Identifier: MIT */
/* The numbers that two ascending lists of n numbers each have in common: about one in ten. */
#ifndef BENCH_KERNELS_INTERSECT_H
#define BENCH_KERNELS_INTERSECT_H

#include "../bench.h"

struct bench_intersect { size_t n; const uint32_t *a, *b; uint32_t *out; size_t *count; };

#endif
