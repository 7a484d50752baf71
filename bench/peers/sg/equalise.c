/* SPDX-License-Identifier: MIT */
#include "../../../examples/equalise.h"

#include "../../kernels/equalise.h"

BENCH_RUN(equalise, k) { equalise(k->in, k->n, k->out); }
