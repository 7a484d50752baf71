/* SPDX-License-Identifier: MIT */
/* reduce_f32, reduce_u32: the sum of an array. The floats are small integers, so every order of
 * additions gives the same sum. */
#ifndef BENCH_KERNELS_REDUCE_H
#define BENCH_KERNELS_REDUCE_H

#include "../bench.h"

struct bench_reduce_f32 { size_t n; const float *x; float *sum; };
struct bench_reduce_u32 { size_t n; const uint32_t *x; uint32_t *sum; };

#endif
