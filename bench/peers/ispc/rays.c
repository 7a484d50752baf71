/* SPDX-License-Identifier: MIT */
#include "../../kernels/rays.h"

BENCH_RUN(occlusion, k) { occlusion((int32_t)k->n, k->ball[0], k->to); }
BENCH_RUN_AS(occlusion, halves, k) { occlusion_halves((int32_t)k->n, k->ball[0], k->to); }
BENCH_RUN(volume, k) { volume((int32_t)k->n, k->eye, k->way, k->density, k->to); }
BENCH_RUN_AS(volume, pairs, k) { volume_pairs((int32_t)k->n, k->eye, k->way, k->pairs, k->to); }
