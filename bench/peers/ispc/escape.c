/* SPDX-License-Identifier: MIT */
#include "../../kernels/escape.h"

#define PIXELS(run, k) \
    run((int32_t)k->n, k->scale, BENCH_ESCAPE_LEFT, BENCH_ESCAPE_TOP, BENCH_ESCAPE_MOST, (int32_t *)k->steps, k->size)
BENCH_RUN(escape, k) { PIXELS(escape, k); }
BENCH_RUN_AS(escape, x4, k) { PIXELS(escape_four, k); }
