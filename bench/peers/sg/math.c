/* SPDX-License-Identifier: MIT */
/* Elementary functions are those of sg/math.h. */
/* a sub-group has four registers: while one waits, another computes */
#ifdef __AVX512F__
#define SG_SIZE 64
#else
#define SG_SIZE 32
#endif
#include "sg.h"

#include <sg/math.h>

#include "../../kernels/math.h"

SG_INLINE sg_f32 normal(sg_f32 d) {
    const sg_f32 half = sg_splat_f32(0.5f);
    return sg_fma(half, sg_erf(sg_mul_n(d, 0.70710678f)), half);
}
SG_RANGE_KERNEL(prices, sg_item it, const struct bench_black_scholes *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 s = sg_item_load(it, k->spot + i), x = sg_item_load(it, k->strike + i);
    const sg_f32 t = sg_item_load(it, k->years + i), v = sg_mul_n(sg_sqrt(t), k->volatility);
    const sg_f32 drift = sg_splat_f32(k->rate + 0.5f * k->volatility * k->volatility);
    const sg_f32 d1 = sg_div(sg_fma(drift, t, sg_log(sg_div(s, x))), v);
    const sg_f32 discounted = sg_mul(x, sg_exp(sg_mul_n(t, -k->rate)));
    const sg_f32 call = sg_sub(sg_mul(s, normal(d1)), sg_mul(discounted, normal(sg_sub(d1, v))));
    sg_item_store(it, k->call + i, call);
    sg_item_store(it, k->put + i, sg_sub(sg_add(call, discounted), s));
}
BENCH_RUN(black_scholes, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), prices, k));
}
