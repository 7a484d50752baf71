/* SPDX-License-Identifier: MIT */
/* An option for each lane. */
#include "sg.h"

#include <sg/math.h>

#include "../../kernels/options.h"

enum { STEPS = BENCH_BINOMIAL_STEPS, LEVELS = 8 };

/* the factors of a step, and how much the share goes up */
struct tree { sg_f32 up, a, b; };
SG_INLINE struct tree tree_of(const struct bench_binomial *k, size_t i) {
    const sg_f32 one = sg_splat_f32(1), dt = sg_mul_n(sg_load(k->years + i), 1.0f / STEPS);
    const sg_f32 up = sg_exp(sg_mul_n(sg_sqrt(dt), k->volatility)), down = sg_div(one, up);
    const sg_f32 less = sg_exp(sg_mul_n(dt, -k->rate)), grow = sg_div(one, less);
    const sg_f32 p = sg_div(sg_sub(grow, down), sg_sub(up, down));
    const struct tree t = {up, sg_mul(p, less), sg_mul(sg_sub(one, p), less)};
    return t;
}
SG_INLINE sg_f32 at_end(sg_f32 share, sg_f32 strike) { return sg_max(sg_sub(share, strike), sg_zero_f32()); }

/* as the formulas stand there */
SG_RANGE_KERNEL(by_step, sg_item it, const struct bench_binomial *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 spot = sg_load(k->spot + i), strike = sg_load(k->strike + i);
    const struct tree t = tree_of(k, i);
    sg_f32 value[STEPS + 1];
    for (int j = 0; j <= STEPS; j++) {
        value[j] = at_end(sg_mul(spot, sg_pow(t.up, sg_splat_f32((float)(2 * j - STEPS)))), strike);
    }
    for (int step = STEPS; step > 0; step--) {
        for (int j = 0; j < step; j++) value[j] = sg_fma(t.a, value[j + 1], sg_mul(t.b, value[j]));
    }
    sg_store(k->call + i, value[0]);
}
BENCH_RUN(binomial, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), by_step, k));
}

/* LEVELS steps in one pass: left[l] is the last value of level l, so a value is loaded and stored once for all of them. The prices of the
 * share follow from each other. */
SG_INLINE sg_f32 levels(struct tree t, sg_f32 *left, sg_f32 x, int count) {
    BENCH_UNROLL(8)
    for (int l = 0; l < count; l++) {
        const sg_f32 y = sg_fma(t.a, x, sg_mul(t.b, left[l]));
        left[l] = x;
        x = y;
    }
    return x;
}
SG_RANGE_KERNEL(by_levels, sg_item it, const struct bench_binomial *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 strike = sg_load(k->strike + i);
    const struct tree t = tree_of(k, i);
    sg_f32 value[STEPS + 1], share = sg_load(k->spot + i), up = share, factor = sg_mul(t.up, t.up), less = sg_div(sg_splat_f32(1), factor);
    value[STEPS / 2] = at_end(share, strike);
    for (int j = 1; j <= STEPS / 2; j++) {
        up = sg_mul(up, factor);
        share = sg_mul(share, less);
        value[STEPS / 2 + j] = at_end(up, strike);
        value[STEPS / 2 - j] = at_end(share, strike);
    }
    for (int step = STEPS; step > 0; step -= LEVELS) {
        sg_f32 left[LEVELS];
        BENCH_UNROLL(8)
        for (int j = 0; j < LEVELS; j++) left[j] = levels(t, left, value[j], j);
        for (int j = LEVELS; j <= step; j++) value[j - LEVELS] = levels(t, left, value[j], LEVELS);
    }
    sg_store(k->call + i, value[0]);
}
BENCH_RUN_AS(binomial, levels, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), by_levels, k));
}
