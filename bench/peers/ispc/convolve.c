/* SPDX-License-Identifier: MIT */
#include "../../kernels/convolve.h"

BENCH_RUN(convolve1d, k) { convolve1d((int32_t)k->n, BENCH_TAPS, k->w, k->x, k->y); }
BENCH_RUN_AS(convolve1d, unrolled, k) { convolve1d_17((int32_t)k->n, k->w, k->x, k->y); }
BENCH_RUN(convolve2d, k) { convolve2d((int32_t)k->n, (int32_t)k->pitch, k->w, k->x, k->y); }
BENCH_RUN_AS(convolve2d, four, k) { convolve2d_four((int32_t)k->n, (int32_t)k->pitch, k->w, k->x, k->y); }
BENCH_RUN(blur_u8, k) { blur_u8((int32_t)k->n, (int32_t)k->pitch, k->x, k->y); }
