/* SPDX-License-Identifier: MIT */
#include "../../kernels/scan.h"

BENCH_RUN(scan_inclusive_f32, k) { inclusive_f32((int32_t)k->n, k->x, k->y); }
BENCH_RUN(scan_exclusive_f32, k) { exclusive_f32((int32_t)k->n, k->x, k->y); }
BENCH_RUN(scan_inclusive_u32, k) { inclusive_u32((int32_t)k->n, k->x, k->y); }
BENCH_RUN(scan_exclusive_u32, k) { exclusive_u32((int32_t)k->n, k->x, k->y); }
