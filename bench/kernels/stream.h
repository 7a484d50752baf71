/* SPDX-License-Identifier: MIT */
/* saxpy: y = a x + y. fill: y = a. copy: y = x. All f32. The smallest size leaves room in a first-level cache of 32 KiB for what else
 * a launch touches: where the arrays fill it, each further line costs a miss in every round. */
#ifndef BENCH_KERNELS_STREAM_H
#define BENCH_KERNELS_STREAM_H

#include "../bench.h"

struct bench_saxpy { size_t n; float a; const float *x; float *y; };
struct bench_fill { size_t n; float a; float *y; };
struct bench_copy { size_t n; const float *x; float *y; };

#endif
