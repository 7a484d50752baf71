/* SPDX-License-Identifier: MIT */
/* The C library's memcpy; a pattern of four bytes it cannot set. One thread. */
#include "../../kernels/stream.h"

#include <string.h>

BENCH_RUN_AS(copy, memcpy, k) { memcpy(k->y, k->x, k->n * sizeof *k->y); }
