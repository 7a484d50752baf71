/* SPDX-License-Identifier: MIT */
#include "../../kernels/options.h"

#include <math.h>

#include "c.h"

enum { STEPS = BENCH_BINOMIAL_STEPS, LANES = 16, LEVELS = 8 };

/* Options side by side, in loops that compilers vectorise. */
struct trees { float up[LANES], a[LANES], b[LANES]; };
static inline struct trees trees_of(const struct bench_binomial *k, size_t i) {
    struct trees t;
    BENCH_SIMD
    for (size_t l = 0; l < LANES; l++) {
        const float dt = k->years[i + l] / STEPS, up = expf(k->volatility * sqrtf(dt)), grow = expf(k->rate * dt);
        const float p = (grow - 1 / up) / (up - 1 / up);
        t.up[l] = up;
        t.a[l] = p / grow;
        t.b[l] = (1 - p) / grow;
    }
    return t;
}
BENCH_RUN(binomial, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t i = 0; i < n; i += LANES) {
        const struct trees t = trees_of(k, i);
        float value[STEPS + 1][LANES];
        for (int j = 0; j <= STEPS; j++) {
            BENCH_SIMD
            for (size_t l = 0; l < LANES; l++) {
                const float gain = k->spot[i + l] * powf(t.up[l], (float)(2 * j - STEPS)) - k->strike[i + l];
                value[j][l] = gain > 0 ? gain : 0;
            }
        }
        for (int step = STEPS; step > 0; step--) {
            for (int j = 0; j < step; j++) {
                BENCH_SIMD
                for (int l = 0; l < LANES; l++) value[j][l] = t.a[l] * value[j + 1][l] + t.b[l] * value[j][l];
            }
        }
        for (size_t l = 0; l < LANES; l++) k->call[i + l] = value[0][l];
    }
}

/* LEVELS steps in one pass, by the compilers' vectors; the share's prices follow from each other. */
typedef float lanes __attribute__((vector_size(4 * LANES), aligned(4)));
static inline __attribute__((always_inline)) lanes levels(lanes a, lanes b, lanes *left, lanes x, int count) {
    BENCH_UNROLL(8)
    for (int l = 0; l < count; l++) {
        const lanes y = a * x + b * left[l];
        left[l] = x;
        x = y;
    }
    return x;
}
static inline lanes at_end(lanes share, lanes strike) {
    lanes gain = share - strike;
    for (int l = 0; l < LANES; l++) gain[l] = gain[l] > 0 ? gain[l] : 0;
    return gain;
}
BENCH_RUN_AS(binomial, levels, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t i = 0; i < n; i += LANES) {
        const struct trees t = trees_of(k, i);
        const lanes a = *(const lanes *)t.a, b = *(const lanes *)t.b, factor = *(const lanes *)t.up * *(const lanes *)t.up;
        const lanes less = 1 / factor, strike = *(const lanes *)(k->strike + i);
        lanes value[STEPS + 1], share = *(const lanes *)(k->spot + i), up = share;
        value[STEPS / 2] = at_end(share, strike);
        for (int j = 1; j <= STEPS / 2; j++) {
            up *= factor;
            share *= less;
            value[STEPS / 2 + j] = at_end(up, strike);
            value[STEPS / 2 - j] = at_end(share, strike);
        }
        for (int step = STEPS; step > 0; step -= LEVELS) {
            lanes left[LEVELS];
            BENCH_UNROLL(8)
            for (int j = 0; j < LEVELS; j++) left[j] = levels(a, b, left, value[j], j);
            for (int j = LEVELS; j <= step; j++) value[j - LEVELS] = levels(a, b, left, value[j], LEVELS);
        }
        *(lanes *)(k->call + i) = value[0];
    }
}
