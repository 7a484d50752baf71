/* SPDX-License-Identifier: MIT */
#include "../../kernels/math.h"

BENCH_RUN(black_scholes, k) {
    black_scholes((int32_t)k->n, k->rate, k->volatility, k->spot, k->strike, k->years, k->call, k->put);
}
BENCH_RUN(softmax, k) { softmax((int32_t)k->rows, (int32_t)k->n, k->x, k->y); }
BENCH_RUN_AS(softmax, two_rows, k) { softmax_two_rows((int32_t)k->rows, (int32_t)k->n, k->x, k->y); }
