/* SPDX-License-Identifier: MIT */
#define SG_SIZE 16
#include "sg.h"

#include "../../kernels/count.h"

/* ---- dot products: four bytes in each lane; two sums, since additions to one sum would wait for each other ---- */

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

/* ---- histograms: a work-group counts its part in its own tables and leaves a row of counts; then the rows are added. Two
 * work-groups for each worker; several tables, so that equal neighbours do not wait for each other. ---- */

#include <sg/atomic.h>

struct count { const void *x; uint32_t *rows, *bins; size_t n, each, groups, bin_count; };

/* the row of a work-group: the sum of its tables */
SG_INLINE void leave_row(const struct count *k, sg_nd_item it, const uint32_t *tables, size_t table_count) {
    uint32_t *row = k->rows + sg_nd_item_get_group_linear_id(it) * k->bin_count;
    for (size_t b = 0; b < k->bin_count; b += SG_SIZE) {
        sg_u32 sum = sg_load(tables + b);
        for (size_t j = 1; j < table_count; j++) sum = sg_add(sum, sg_load(tables + j * k->bin_count + b));
        sg_store(row + b, sum);
    }
}
SG_INLINE void clear(uint32_t *tables, size_t count) {
    for (size_t b = 0; b < count; b += SG_SIZE) sg_store(tables + b, sg_zero_u32());
}
#define PART(type) \
    const type *x = (const type *)k->x; \
    size_t i = sg_nd_item_get_group_linear_id(it) * k->each; \
    const size_t end = k->n - i < k->each ? k->n : i + k->each;

SG_KERNEL(count_bytes, sg_nd_item it, const struct count *k) {
    PART(uint8_t)
    SG_LOCAL(it, uint32_t, t, 4, BENCH_BINS);
    clear(t[0], 4 * BENCH_BINS);
    for (; i + 4 * SG_SIZE <= end; i += 4 * SG_SIZE) {
        sg_histogram_add(t[0], sg_convert_u32(sg_load(x + i)));
        sg_histogram_add(t[1], sg_convert_u32(sg_load(x + i + SG_SIZE)));
        sg_histogram_add(t[2], sg_convert_u32(sg_load(x + i + 2 * SG_SIZE)));
        sg_histogram_add(t[3], sg_convert_u32(sg_load(x + i + 3 * SG_SIZE)));
    }
    for (; i < end; i++) t[0][x[i]]++;
    leave_row(k, it, t[0], 4);
}
/* eight bytes at a time by a scalar word, without vectors */
SG_KERNEL(count_words_of_bytes, sg_nd_item it, const struct count *k) {
    PART(uint8_t)
    SG_LOCAL(it, uint32_t, t, 8, BENCH_BINS);
    clear(t[0], 8 * BENCH_BINS);
    for (; i + 8 <= end; i += 8) {
        uint64_t v;
        memcpy(&v, x + i, 8);
        t[0][v & 255]++, t[1][v >> 8 & 255]++, t[2][v >> 16 & 255]++, t[3][v >> 24 & 255]++;
        t[4][v >> 32 & 255]++, t[5][v >> 40 & 255]++, t[6][v >> 48 & 255]++, t[7][v >> 56]++;
    }
    for (; i < end; i++) t[0][x[i]]++;
    leave_row(k, it, t[0], 8);
}
SG_KERNEL(count_words, sg_nd_item it, const struct count *k) {
    PART(uint32_t)
    SG_LOCAL(it, uint32_t, t, 2, BENCH_BINS_4K);
    clear(t[0], 2 * BENCH_BINS_4K);
    for (; i + 2 * SG_SIZE <= end; i += 2 * SG_SIZE) {
        sg_histogram_add(t[0], sg_load(x + i));
        sg_histogram_add(t[1], sg_load(x + i + SG_SIZE));
    }
    for (; i < end; i++) t[0][x[i]]++;
    leave_row(k, it, t[0], 2);
}
SG_RANGE_KERNEL(add_rows, sg_item it, const struct count *k) {
    const uint32_t *row = k->rows + sg_item_get_linear_id_base(it);
    sg_u32 sum = sg_load(row);
    for (size_t g = 1; g < k->groups; g++) sum = sg_add(sum, sg_load(row + g * k->bin_count));
    sg_item_store(it, k->bins + sg_item_get_linear_id_base(it), sum);
}
static void count(const sg_kernel *kernel, const void *x, size_t n, uint32_t *bins, size_t bin_count) {
    static uint32_t *rows; /* room for the largest */
    struct count k = {x, rows, bins, n, 0, 2 * (size_t)bench_threads, bin_count};
    if (!rows) rows = (uint32_t *)bench_alloc(k.groups * BENCH_BINS_4K * sizeof *rows);
    k.rows = rows;
    k.each = (n + k.groups - 1) / k.groups;
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(k.groups * SG_SIZE, SG_SIZE), (kernel), &k));
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(bin_count), add_rows, &k));
}
BENCH_RUN(histogram, k) { count(count_bytes, k->x, k->n, k->bins, BENCH_BINS); }
BENCH_RUN_AS(histogram, words, k) { count(count_words_of_bytes, k->x, k->n, k->bins, BENCH_BINS); }
BENCH_RUN(histogram_4k, k) { count(count_words, k->x, k->n, k->bins, BENCH_BINS_4K); }
