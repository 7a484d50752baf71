/* SPDX-License-Identifier: MIT */
/* black_scholes: prices of n European calls and puts, f32. softmax: rows of n numbers, each row
 * exp(x - max) over the sum of these. */
#ifndef BENCH_KERNELS_MATH_H
#define BENCH_KERNELS_MATH_H

#include "../bench.h"

struct bench_black_scholes {
    size_t n;
    float rate, volatility;
    const float *spot, *strike, *years;
    float *call, *put;
};
struct bench_softmax { size_t rows, n; const float *x; float *y; };

#endif
