/* SPDX-License-Identifier: MIT */
#include "../../kernels/noise.h"

BENCH_RUN(noise, k) { noise((int32_t)k->n, k->scale, BENCH_NOISE_Z, BENCH_NOISE_OCTAVES, k->perm, k->to); }
BENCH_RUN_AS(noise, pairs, k) { noise_pairs((int32_t)k->n, k->scale, BENCH_NOISE_Z, BENCH_NOISE_OCTAVES, k->pairs, k->to); }
