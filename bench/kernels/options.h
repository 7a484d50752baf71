/* SPDX-License-Identifier: MIT */
/* binomial: prices of n European calls by a tree of BENCH_BINOMIAL_STEPS steps, f32. In a step the price of the share is multiplied
 * by up or divided by it:
 *
 *     up = exp(volatility * sqrt(dt)), dt = years / STEPS; grow = exp(rate * dt); p = (grow - 1 / up) / (up - 1 / up)
 *     value[STEPS][j] = max(0, spot * up^(2 j - STEPS) - strike)
 *     value[i][j] = (p * value[i + 1][j + 1] + (1 - p) * value[i + 1][j]) / grow
 *
 * and value[0][0] is the price of the option. n is a multiple of 64. */
#ifndef BENCH_KERNELS_OPTIONS_H
#define BENCH_KERNELS_OPTIONS_H

#include "../bench.h"

#define BENCH_BINOMIAL_STEPS 64

struct bench_binomial {
    size_t n;
    float rate, volatility;
    const float *spot, *strike, *years;
    float *call;
};

#endif
