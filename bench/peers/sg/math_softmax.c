/* SPDX-License-Identifier: MIT */
/* Two rows at a time: while one waits for its largest number, the other goes on. The exponentials of a row follow those of the other, since both
 * together need more than 16 registers. With 512 bits there are 32, and a sub-group has four of them. */
#ifdef __AVX512F__
#define SG_SIZE 64
#endif
#include "sg.h"

#include <sg/math.h>

#include "../../kernels/math.h"

/* A sub-group for two rows. If there is no second row, it computes the first one twice. */
SG_RANGE_KERNEL(softmax_rows, sg_item it, const struct bench_softmax *k) {
    const size_t n = k->n, first = sg_item_get_linear_id_base(it) / SG_SIZE * 2, whole = n - n % SG_SIZE;
    const size_t second = first + 1 < k->rows ? first + 1 : first;
    const float *const x[2] = {k->x + first * n, k->x + second * n};
    float *const y[2] = {k->y + first * n, k->y + second * n};
    sg_f32 most[2], sum[2], scale[2];
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        most[r] = sg_splat_f32(x[r][0]);
        sum[r] = sg_zero_f32();
    }
    for (size_t i = 0; i < whole; i += SG_SIZE) {
        SG_UNROLL(2) for (int r = 0; r < 2; r++) most[r] = sg_max(most[r], sg_load(x[r] + i));
    }
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        if (whole < n) most[r] = sg_max(most[r], sg_select(sg_mask_first_n(n - whole), sg_load_n(x[r] + whole, n - whole), most[r]));
        most[r] = sg_reduce_max(most[r]);
    }
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        for (size_t i = 0; i < whole; i += SG_SIZE) {
            const sg_f32 e = sg_exp(sg_sub(sg_load(x[r] + i), most[r]));
            sum[r] = sg_add(sum[r], e);
            sg_store(y[r] + i, e);
        }
    }
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        if (whole < n) {
            const sg_f32 e = sg_exp(sg_sub(sg_load_n(x[r] + whole, n - whole), most[r]));
            sum[r] = sg_select(sg_mask_first_n(n - whole), sg_add(sum[r], e), sum[r]);
            sg_store_n(y[r] + whole, e, n - whole);
        }
        scale[r] = sg_div(sg_splat_f32(1), sg_reduce_add(sum[r]));
    }
    if (second == first) scale[1] = sg_splat_f32(1); /* it is multiplied twice, too */
    for (size_t i = 0; i < whole; i += SG_SIZE) {
        SG_UNROLL(2) for (int r = 0; r < 2; r++) sg_store(y[r] + i, sg_mul(sg_load(y[r] + i), scale[r]));
    }
    SG_UNROLL(2) for (int r = 0; r < 2; r++) {
        if (whole < n) sg_store_n(y[r] + whole, sg_mul(sg_load_n(y[r] + whole, n - whole), scale[r]), n - whole);
    }
}
BENCH_RUN(softmax, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d((k->rows + 1) / 2 * SG_SIZE), softmax_rows, k));
}
