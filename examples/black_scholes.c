/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 1000 */
/* refuse: x */
/* refuse: 1 2 */
/* Prices of options by the formula of Black and Scholes: log, exp, erfc and a square root for each lane, from sg/math.h.
 * Elementary functions are approximate, so a result is right when it is close. */
#include <sg.h>
#include <sg/math.h>

#include <math.h>

#include "demo.h"

/* an option: the right to buy, in `years` and at the price `strike`, what is worth `spot` now */
struct options {
    const float *spot, *strike, *years;
    float *price;
    float rate, volatility;
    size_t n;
    sg_queue *queue;
};

/* the normal distribution up to x */
static inline sg_f32 normal(sg_f32 x) {
    return sg_mul_n(sg_erfc(sg_mul_n(x, -0.70710678f)), 0.5f);
}
SG_RANGE_KERNEL(price, sg_item it, const struct options *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 spot = sg_item_load_f32(it, k->spot + i), strike = sg_item_load_f32(it, k->strike + i);
    const sg_f32 years = sg_item_load_f32(it, k->years + i);
    const sg_f32 spread = sg_mul_n(sg_sqrt(years), k->volatility);
    const sg_f32 drift = sg_mul_n(years, k->rate + 0.5f * k->volatility * k->volatility);
    const sg_f32 high = sg_div(sg_add(sg_log(sg_div(spot, strike)), drift), spread);
    const sg_f32 now = sg_mul(strike, sg_exp(sg_mul_n(years, -k->rate)));
    sg_item_store(it, k->price + i, sg_sub(sg_mul(spot, normal(high)), sg_mul(now, normal(sg_sub(high, spread)))));
}

static void run_sg(void *context) {
    const struct options *k = (const struct options *)context;
    if (sg_parallel_for_range(k->queue, sg_range_1d(k->n), price, k) != SG_OK) exit(1);
}
static float plain_normal(float x) { return erfcf(x * -0.70710678f) * 0.5f; }
static void run_plain(void *context) {
    const struct options *k = (const struct options *)context;
    float *SG_RESTRICT to = k->price;
    for (size_t i = 0; i < k->n; i++) {
        const float spread = sqrtf(k->years[i]) * k->volatility;
        const float drift = k->years[i] * (k->rate + 0.5f * k->volatility * k->volatility);
        const float high = (logf(k->spot[i] / k->strike[i]) + drift) / spread;
        const float now = k->strike[i] * expf(k->years[i] * -k->rate);
        to[i] = k->spot[i] * plain_normal(high) - now * plain_normal(high - spread);
    }
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100003, 0, (size_t)1 << 26);
    float *spot = (float *)demo_alloc(n, sizeof *spot), *strike = (float *)demo_alloc(n, sizeof *strike);
    float *years = (float *)demo_alloc(n, sizeof *years), *expected = (float *)demo_alloc(n, sizeof *expected);
    float *got = (float *)demo_alloc(n, sizeof *got);
    struct options k = {spot, strike, years, expected, 0.02f, 0.3f, n, NULL};
    uint32_t seed = 1;
    int ok = 1;
    demo_usage(argc, argv, 1, "[n]");
    for (size_t i = 0; i < n; i++) {
        spot[i] = 30.0f + 10.0f * demo_random_f32(&seed);
        strike[i] = 50.0f + 49.0f * demo_random_f32(&seed);
        years[i] = 5.2f + 5.0f * demo_random_f32(&seed);
    }
    run_plain(&k);
    k.price = got;
    run_sg(&k);
    for (size_t i = 0; i < n; i++) ok &= fabsf(got[i] - expected[i]) <= 2e-5f * spot[i];
    demo_row_n("Black-Scholes f32", n, ok, (double)n, "Gopt/s", demo_compare(run_sg, run_plain, &k));
    demo_free(spot);
    demo_free(strike);
    demo_free(years);
    demo_free(expected);
    demo_free(got);
    return !ok;
}
