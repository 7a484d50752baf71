/* SPDX-License-Identifier: MIT */
#include "../../kernels/nbody.h"

BENCH_RUN(nbody, k) { nbody((int32_t)k->n, BENCH_NBODY_SOFT, k->x, k->y, k->z, k->m, k->ax, k->ay, k->az); }
