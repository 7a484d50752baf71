/* SPDX-License-Identifier: MIT */
/* Prefix sums of an array: inclusive, y[i] = x[0] + ... + x[i], and exclusive, without x[i]; of floats and of
 * integers. The floats are small integers, so every order of additions gives the same sums. */
#ifndef BENCH_KERNELS_SCAN_H
#define BENCH_KERNELS_SCAN_H

#include "../bench.h"

struct bench_scan_f32 { size_t n; const float *x; float *y; };
struct bench_scan_u32 { size_t n; const uint32_t *x; uint32_t *y; };
#define bench_scan_inclusive_f32 bench_scan_f32
#define bench_scan_exclusive_f32 bench_scan_f32
#define bench_scan_inclusive_u32 bench_scan_u32
#define bench_scan_exclusive_u32 bench_scan_u32

#endif
