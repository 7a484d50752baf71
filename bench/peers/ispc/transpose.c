/* SPDX-License-Identifier: MIT */
#include "../../kernels/transpose.h"

BENCH_RUN_AS(transpose, gather, k) { transpose_gather((int32_t)k->n, k->x, k->y); }
BENCH_RUN_AS(transpose, scatter, k) { transpose_scatter((int32_t)k->n, k->x, k->y); }
BENCH_RUN_AS(transpose, squares, k) { transpose_squares((int32_t)k->n, k->x, k->y); }
BENCH_RUN_AS(transpose, local, k) { transpose_local((int32_t)k->n, k->x, k->y); }
BENCH_RUN_AS(transpose, stream, k) { transpose_stream((int32_t)k->n, k->x, k->y); }
