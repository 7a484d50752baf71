/* SPDX-License-Identifier: MIT */
/* Elementary functions are those of sg/math.h. */
#define SG_SIZE 32 /* two registers of 512 bits, or four of 256: while one waits, another computes */
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

/* a sub-group for each row */
SG_RANGE_KERNEL(softmax_row, sg_item it, const struct bench_softmax *k) {
    const size_t n = k->n, row = sg_item_get_linear_id_base(it) / SG_SIZE * n, whole = n - n % SG_SIZE;
    const float *x = k->x + row;
    float *y = k->y + row;
    sg_f32 most = sg_splat_f32(x[0]), sum = sg_zero_f32(), scale;
    for (size_t i = 0; i < whole; i += SG_SIZE) most = sg_max(most, sg_load(x + i));
    if (whole < n) most = sg_max(most, sg_select(sg_mask_first_n(n - whole), sg_load_n(x + whole, n - whole), most));
    most = sg_reduce_max(most);
    for (size_t i = 0; i < whole; i += SG_SIZE) {
        const sg_f32 e = sg_exp(sg_sub(sg_load(x + i), most));
        sum = sg_add(sum, e);
        sg_store(y + i, e);
    }
    if (whole < n) {
        const sg_f32 e = sg_exp(sg_sub(sg_load_n(x + whole, n - whole), most));
        sum = sg_select(sg_mask_first_n(n - whole), sg_add(sum, e), sum);
        sg_store_n(y + whole, e, n - whole);
    }
    scale = sg_div(sg_splat_f32(1), sg_reduce_add(sum));
    for (size_t i = 0; i < whole; i += SG_SIZE) sg_store(y + i, sg_mul(sg_load(y + i), scale));
    if (whole < n) sg_store_n(y + whole, sg_mul(sg_load_n(y + whole, n - whole), scale), n - whole);
}
BENCH_RUN(softmax, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->rows * SG_SIZE), softmax_row, k));
}
