/* SPDX-License-Identifier: MIT */
/* The ten nearest of n rows of 128 numbers to one query: by squared distance, and by 1 minus the cosine (examples/top_k.h). */
#ifndef BENCH_KERNELS_TOP_K_H
#define BENCH_KERNELS_TOP_K_H

#include "../bench.h"

enum { BENCH_TOP_K_D = 128, BENCH_TOP_K = 10 };

struct bench_top_k { size_t n; const float *query, *rows; float *distance; uint32_t *index; };
#define bench_top_k_l2 bench_top_k
#define bench_top_k_cosine bench_top_k

#endif
