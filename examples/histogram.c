/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 4097 */
/* check: 70001 */
/* Atomic operations, where lanes or work-groups write to the same place. A histogram: each work-group counts in local memory, where
 * two lanes may have the same bin, and adds its counts to those of all. A filter: what is kept goes to places that a counter hands
 * out, by one atomic operation for a sub-group; on a queue its order would be that in which sub-groups come. Both must equal plain C. */
#include <sg.h>
#include <sg/atomic.h>

#include "demo.h"

enum { BINS = 256, ITEMS = 128, EACH = 256 * ITEMS, LEAST = 3 << 22 };

struct levels { const uint8_t *in; uint32_t *bins; size_t n; sg_queue *queue; /* keeps the stacks of those who wait from launch to launch */ };

SG_KERNEL(count_levels, sg_nd_item it, const struct levels *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t own = sg_nd_item_get_local_linear_id_base(it), begin = sg_nd_item_get_group_linear_id(it) * EACH;
    const size_t end = k->n - begin < EACH ? k->n : begin + EACH;
    SG_LOCAL(it, uint32_t, bins, BINS);
    for (size_t b = own; b < BINS; b += ITEMS) sg_store(bins + b, sg_zero_u32());
    sg_group_barrier(group);
    for (size_t i = begin + own; i < end; i += ITEMS) {
        const size_t left = end - i;
        if (left >= SG_SIZE) sg_histogram_add(bins, sg_convert_u32(sg_load_u8(k->in + i)));
        else sg_histogram_add_masked(sg_mask_first_n(left), bins, sg_convert_u32(sg_load_n_u8(k->in + i, left)));
    }
    sg_group_barrier(group);
    for (size_t b = own; b < BINS; b += ITEMS) /* lane i adds to bin b + i: other work-groups may be there, too */
        sg_fetch_add_at(k->bins, sg_add_n(sg_iota_u32(), (uint32_t)b), sg_load(bins + b), sg_memory_order_relaxed);
}

struct filter { const uint32_t *in; uint32_t *out, *count; size_t n; };

SG_RANGE_KERNEL(keep_large, sg_item it, const struct filter *k) {
    const sg_u32 x = sg_item_load(it, k->in + sg_item_get_linear_id_base(it));
    const sg_mask kept = sg_mask_and(sg_item_mask(it), sg_ge_n(x, LEAST));
    const sg_u32 place = sg_fetch_add_masked(kept, k->count, sg_splat_u32(1), sg_memory_order_relaxed);
    sg_scatter_masked(kept, k->out, place, x);
}

static void levels_sg(void *context) {
    const struct levels *k = (const struct levels *)context;
    const size_t groups = k->n / EACH + (k->n % EACH != 0);
    memset(k->bins, 0, BINS * sizeof *k->bins);
    if (sg_parallel_for(k->queue, sg_nd_range_1d(groups * ITEMS, ITEMS), count_levels, k) != SG_OK) exit(1);
}
static void levels_plain(void *context) {
    const struct levels *k = (const struct levels *)context;
    memset(k->bins, 0, BINS * sizeof *k->bins);
    for (size_t i = 0; i < k->n; i++) k->bins[k->in[i]]++;
}
static void filter_sg(void *context) {
    const struct filter *k = (const struct filter *)context;
    *k->count = 0;
    if (sg_parallel_for_range(NULL, sg_range_1d(k->n), keep_large, k) != SG_OK) exit(1);
}
static void filter_plain(void *context) {
    const struct filter *k = (const struct filter *)context;
    uint32_t count = 0;
    for (size_t i = 0; i < k->n; i++)
        if (k->in[i] >= LEAST) k->out[count++] = k->in[i];
    *k->count = count;
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100003, 0, (size_t)1 << 28);
    uint8_t *level = (uint8_t *)demo_alloc(n, 1);
    uint32_t *x = (uint32_t *)demo_alloc(n, sizeof *x), *kept = (uint32_t *)demo_alloc(n, sizeof *x);
    uint32_t *expected = (uint32_t *)demo_alloc(n, sizeof *x), *bins = (uint32_t *)demo_alloc(2 * BINS, sizeof *bins);
    uint32_t counts[2] = {0, 0}, seed = 1;
    sg_queue_options one = {0};
    sg_queue queue;
    struct levels levels = {level, bins + BINS, n, &queue};
    struct filter filter = {x, expected, &counts[1], n};
    int ok, all;
    demo_usage(argc, argv, 1, "[n]");
    one.workers = 1; /* plain C has one thread, too */
    if (sg_queue_init(&queue, &one) != SG_OK) return 1;
    for (size_t i = 0; i < n; i++) {
        x[i] = demo_random(&seed); /* 24 bits */
        level[i] = (uint8_t)((x[i] & 255) * (x[i] >> 8 & 255) >> 8); /* more dark ones than light ones */
    }
    levels_plain(&levels);
    levels.bins = bins;
    levels_sg(&levels);
    all = ok = memcmp(bins, bins + BINS, BINS * sizeof *bins) == 0;
    demo_row_n("histogram, local memory", n, ok, (double)n, "G/s", demo_compare(levels_sg, levels_plain, &levels));
    filter_plain(&filter);
    filter.out = kept;
    filter.count = &counts[0];
    filter_sg(&filter);
    all &= ok = counts[0] == counts[1] && memcmp(kept, expected, n * sizeof *x) == 0;
    demo_row_n("filter, atomic counter", n, ok, (double)n, "G/s", demo_compare(filter_sg, filter_plain, &filter));
    sg_queue_destroy(&queue);
    demo_free(level);
    demo_free(x);
    demo_free(kept);
    demo_free(expected);
    demo_free(bins);
    return !all;
}
