/* SPDX-License-Identifier: MIT */
/* histogram: how often each of 256 values occurs among n bytes; in the second half nearly all bytes are equal.
 * histogram_4k: the same for 4096 values, u32. dot_u8: 1024 rows of n signed bytes, each multiplied by the same
 * vector of unsigned bytes (a quantised layer of a network). */
#ifndef BENCH_KERNELS_COUNT_H
#define BENCH_KERNELS_COUNT_H

#include "../bench.h"

enum { BENCH_BINS = 256, BENCH_BINS_4K = 4096, BENCH_DOT_ROWS = 1024 };

struct bench_histogram { size_t n; const uint8_t *x; uint32_t *bins; };
struct bench_histogram_4k { size_t n; const uint32_t *x; uint32_t *bins; };
struct bench_dot_u8 { size_t n; const int8_t *a; const uint8_t *x; int32_t *y; };

#endif
