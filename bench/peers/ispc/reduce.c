/* SPDX-License-Identifier: MIT */
#include "../../kernels/reduce.h"

BENCH_RUN(reduce_f32, k) { *k->sum = reduce_f32((int32_t)k->n, k->x); }
BENCH_RUN_AS(reduce_f32, four, k) { *k->sum = reduce_f32_four((int32_t)k->n, k->x); }
BENCH_RUN(reduce_u32, k) { *k->sum = reduce_u32((int32_t)k->n, k->x); }
BENCH_RUN_AS(reduce_u32, four, k) { *k->sum = reduce_u32_four((int32_t)k->n, k->x); }
