/* SPDX-License-Identifier: MIT */
#include "../../kernels/stencil.h"

#define RUN(step, k) step((int32_t)k->n, (int32_t)k->row, (int32_t)k->plane, k->c, k->now, k->before, k->speed, k->next)
BENCH_RUN(stencil3d, k) { RUN(stencil3d, k); }
BENCH_RUN_AS(stencil3d, slabs, k) { RUN(stencil3d_slabs, k); }
BENCH_RUN_AS(stencil3d, stream, k) { RUN(stencil3d_stream, k); }
BENCH_RUN_AS(stencil3d, ahead, k) { RUN(stencil3d_ahead, k); }
