/* SPDX-License-Identifier: MIT */
#include "../../kernels/stream.h"

BENCH_RUN(saxpy, k) { saxpy((int32_t)k->n, k->a, k->x, k->y); }
BENCH_RUN(fill, k) { fill((int32_t)k->n, k->a, k->y); }
BENCH_RUN_AS(fill, stream, k) { fill_stream((int32_t)k->n, k->a, k->y); }
BENCH_RUN(copy, k) { copy((int32_t)k->n, k->x, k->y); }
BENCH_RUN_AS(copy, stream, k) { copy_stream((int32_t)k->n, k->x, k->y); }
