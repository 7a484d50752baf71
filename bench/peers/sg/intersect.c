/* SPDX-License-Identifier: MIT */
#include "../../../examples/intersect.h"

#include "../../kernels/intersect.h"

BENCH_RUN(intersect, k) { *k->count = intersect(k->a, k->n, k->b, k->n, k->out); }
