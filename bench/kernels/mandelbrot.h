/* SPDX-License-Identifier: MIT */
/* The Mandelbrot set over n x n pixels: the number of steps after which a point has left, at most BENCH_MANDEL_MOST. A
 * step, with the roundings written here:
 *
 *     yy = y * y; in = fma(x, x, yy) <= 4; steps += in; y = fma(x + x, y, cy); x = fma(x, x, cx - yy)
 *
 * with the old x on the right. A point that has left stays out. n is a multiple of 16. */
#ifndef BENCH_KERNELS_MANDELBROT_H
#define BENCH_KERNELS_MANDELBROT_H

#include "../bench.h"

#define BENCH_MANDEL_MOST 256
#define BENCH_MANDEL_LEFT (-2.2f)
#define BENCH_MANDEL_TOP (-1.25f)
#define BENCH_MANDEL_HEIGHT 2.5f

/* pixel (row, column) is at cx = fma(column, scale, LEFT), cy = fma(row, scale, TOP) */
struct bench_mandelbrot { size_t n; float scale; uint32_t *steps; };

#endif
