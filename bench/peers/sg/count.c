/* SPDX-License-Identifier: MIT */
#define SG_SIZE 16
#include "sg.h"

#include "../../kernels/count.h"

/* ---- dot products: four bytes a lane; two sums, since one would wait for itself ---- */

static inline sg_u32 bytes(const void *p) {
    return sg_load_u32((const uint32_t *)p);
}
SG_RANGE_KERNEL(dot_rows, sg_item it, const struct bench_dot_u8 *k) {
    enum { STEP = 4 * SG_SIZE };
    const size_t n = k->n, r = sg_item_get_linear_id_base(it) / SG_SIZE;
    const int8_t *a = k->a + r * n;
    const uint8_t *x = k->x;
    sg_i32 s0 = sg_zero_i32(), s1 = s0;
    size_t i = 0;
    for (; i + 2 * STEP <= n; i += 2 * STEP) {
        s0 = sg_dot_acc_4x8packed_us(bytes(x + i), bytes(a + i), s0);
        s1 = sg_dot_acc_4x8packed_us(bytes(x + i + STEP), bytes(a + i + STEP), s1);
    }
    for (; i < n; i += STEP) { /* n is a multiple of 4 */
        s0 = sg_dot_acc_4x8packed_us(sg_load_n((const uint32_t *)(const void *)(x + i), (n - i) / 4),
                                     sg_load_n((const uint32_t *)(const void *)(a + i), (n - i) / 4), s0);
    }
    k->y[r] = sg_get_lane(sg_reduce_add(sg_add(s0, s1)), 0);
}
BENCH_RUN(dot_u8, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(BENCH_DOT_ROWS * SG_SIZE), dot_rows, k));
}

/* ---- histograms: each work-group counts its part in local memory, then adds to what all have ---- */

enum { PART = 1 << 16, TABLES = 8 }; /* bytes of a work-group; tables, so that equal neighbours do not wait */

SG_KERNEL(count_bytes, sg_nd_item it, const struct bench_histogram *k) {
    const size_t begin = sg_nd_item_get_group_linear_id(it) * PART;
    const size_t end = begin + PART < k->n ? begin + PART : k->n;
    uint32_t t[TABLES][BENCH_BINS];
    size_t i = begin;
    for (size_t b = 0; b < TABLES * BENCH_BINS; b += SG_SIZE) sg_store(t[0] + b, sg_zero_u32());
    for (; i + 8 <= end; i += 8) {
        uint64_t v;
        memcpy(&v, k->x + i, 8);
        t[0][v & 255]++, t[1][v >> 8 & 255]++, t[2][v >> 16 & 255]++, t[3][v >> 24 & 255]++;
        t[4][v >> 32 & 255]++, t[5][v >> 40 & 255]++, t[6][v >> 48 & 255]++, t[7][v >> 56]++;
    }
    for (; i < end; i++) t[0][k->x[i]]++;
    for (size_t b = 0; b < BENCH_BINS; b += SG_SIZE) {
        sg_u32 sum = sg_load(t[0] + b);
        for (size_t j = 1; j < TABLES; j++) sum = sg_add(sum, sg_load(t[j] + b));
        for (size_t lane = 0; lane < SG_SIZE; lane++) {
            sg_atomic_fetch_add_u32(k->bins + b + lane, sg_get_lane(sum, (uint32_t)lane), sg_memory_order_relaxed);
        }
    }
}
BENCH_RUN(histogram, k) {
    const size_t groups = (k->n + PART - 1) / PART;
    memset(k->bins, 0, BENCH_BINS * sizeof *k->bins);
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(groups * SG_SIZE, SG_SIZE), count_bytes, k));
}
