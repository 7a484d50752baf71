/* SPDX-License-Identifier: MIT */
#include "../../kernels/mandelbrot.h"

#define PIXELS(run, k) \
    run((int32_t)k->n, k->scale, BENCH_MANDEL_LEFT, BENCH_MANDEL_TOP, BENCH_MANDEL_MOST, (int32_t *)k->steps)
BENCH_RUN(mandelbrot, k) { PIXELS(mandelbrot, k); }
BENCH_RUN_AS(mandelbrot, tiled, k) { PIXELS(mandelbrot_tiled, k); }
BENCH_RUN_AS(mandelbrot, x4, k) { PIXELS(mandelbrot_four, k); }
