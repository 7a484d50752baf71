/* SPDX-License-Identifier: MIT */
/* convolve1d: y[i] = sum of w[j] x[i + j], 17 taps, f32. convolve2d: 5 x 5 taps, f32. blur_u8: 5 x 5
 * binomial taps (1 4 6 4 1), bytes, (sum + 128) / 256. An image has n x n results; its input has 4
 * more columns and rows, so there is no border. */
#ifndef BENCH_KERNELS_CONVOLVE_H
#define BENCH_KERNELS_CONVOLVE_H

#include "../bench.h"

enum { BENCH_TAPS = 17 };

struct bench_convolve1d { size_t n; const float *w, *x; float *y; };
struct bench_convolve2d { size_t n, pitch; const float *w, *x; float *y; }; /* pitch: of x; that of y is n */
struct bench_blur_u8 { size_t n, pitch; const uint8_t *x; uint8_t *y; };

#endif
