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

/* A sub-group for two rows: while it waits for the sum of one, it computes the other. If there is no second row, it computes the first one twice. */
SG_RANGE_KERNEL(softmax_rows, sg_item it, const struct bench_softmax *k) {
    const size_t n = k->n, first = sg_item_get_linear_id_base(it) / SG_SIZE * 2, whole = n - n % SG_SIZE;
    const size_t row[2] = {first * n, (first + 1 < k->rows ? first + 1 : first) * n};
    sg_f32 most[2], sum[2], scale[2];
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        most[r] = sg_splat_f32(k->x[row[r]]);
        sum[r] = sg_zero_f32();
    }
    for (size_t i = 0; i < whole; i += SG_SIZE) {
        SG_UNROLL(2) for (int r = 0; r < 2; r++) most[r] = sg_max(most[r], sg_load(k->x + row[r] + i));
    }
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        if (whole < n) most[r] = sg_max(most[r], sg_select(sg_mask_first_n(n - whole), sg_load_n(k->x + row[r] + whole, n - whole), most[r]));
        most[r] = sg_reduce_max(most[r]);
    }
    for (size_t i = 0; i < whole; i += SG_SIZE) {
        SG_UNROLL(2) for (int r = 0; r < 2; r++) {
            const sg_f32 e = sg_exp(sg_sub(sg_load(k->x + row[r] + i), most[r]));
            sum[r] = sg_add(sum[r], e);
            sg_store(k->y + row[r] + i, e);
        }
    }
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        if (whole < n) {
            const sg_f32 e = sg_exp(sg_sub(sg_load_n(k->x + row[r] + whole, n - whole), most[r]));
            sum[r] = sg_select(sg_mask_first_n(n - whole), sg_add(sum[r], e), sum[r]);
            sg_store_n(k->y + row[r] + whole, e, n - whole);
        }
        scale[r] = sg_div(sg_splat_f32(1), sg_reduce_add(sum[r]));
    }
    if (row[1] == row[0]) scale[1] = sg_splat_f32(1); /* it is multiplied twice, too */
    for (size_t i = 0; i < whole; i += SG_SIZE) {
        SG_UNROLL(2) for (int r = 0; r < 2; r++) sg_store(k->y + row[r] + i, sg_mul(sg_load(k->y + row[r] + i), scale[r]));
    }
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        if (whole < n) sg_store_n(k->y + row[r] + whole, sg_mul(sg_load_n(k->y + row[r] + whole, n - whole), scale[r]), n - whole);
    }
}
BENCH_RUN(softmax, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d((k->rows + 1) / 2 * SG_SIZE), softmax_rows, k));
}
