/* SPDX-License-Identifier: MIT */
#include "../../../examples/packed.h"

#include "../../kernels/packed.h"

BENCH_RUN(pack, k) { pack(k->x, k->n, k->words, k->widths); }
BENCH_RUN(unpack, k) { unpack(k->words, k->widths, k->x, k->n); }
