/* SPDX-License-Identifier: MIT */
/* Histogram equalisation of n grey levels, as examples/equalise.h defines it; the picture is dark and smooth. */
#ifndef BENCH_KERNELS_EQUALISE_H
#define BENCH_KERNELS_EQUALISE_H

#include "../bench.h"

struct bench_equalise { size_t n; const uint8_t *in; uint8_t *out; };

#endif
