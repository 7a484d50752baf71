/* SPDX-License-Identifier: MIT */
/* escape: when and how far a point leaves the Mandelbrot set, as smooth colours need it, over n x n pixels. Before each of at most
 * BENCH_ESCAPE_MOST steps, while the point is inside,
 *
 *     size = x * x + y * y; inside = size <= 4; steps += inside; y = 2 * x * y + cy; x = x * x - y * y + cx
 *
 * with the old x and y on the right. So size is that of the first point outside, or of the last one of all, and must be kept while
 * other lanes go on. Pixel (row, column) is at cx = column * scale + LEFT, cy = row * scale + TOP. n is a multiple of 16. */
#ifndef BENCH_KERNELS_ESCAPE_H
#define BENCH_KERNELS_ESCAPE_H

#include "../bench.h"

#define BENCH_ESCAPE_MOST 256 /* even */
#define BENCH_ESCAPE_LEFT (-2.2f)
#define BENCH_ESCAPE_TOP (-1.25f)
#define BENCH_ESCAPE_HEIGHT 2.5f

struct bench_escape { size_t n; float scale; uint32_t *steps; float *size; };

#endif
