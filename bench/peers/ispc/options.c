/* SPDX-License-Identifier: MIT */
#include "../../kernels/options.h"

#define RUN(price, k) price((int32_t)k->n, k->rate, k->volatility, k->spot, k->strike, k->years, k->call)
BENCH_RUN(binomial, k) { RUN(binomial, k); }
BENCH_RUN_AS(binomial, levels, k) { RUN(binomial_levels, k); }
