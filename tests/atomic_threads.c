/* SPDX-License-Identifier: MIT */
/* Atomic operations of sub-groups between threads: tickets, sums, and a histogram in local memory that work-groups add to
 * one in global memory. */
#include <stdlib.h>
#include <string.h>

#define SG_SIZE 8
#include <sg.h>
#include <sg/atomic.h>

#include "tap.h"

#if SG_TSAN /* Windows is slow to make fibers */
enum { ITEMS = 60 * 40 };
#else
enum { ITEMS = 60 * 800 };
#endif
enum { GROUP = 60, WORKERS = 4, BINS = 37, BINS_IN = 32, WITH_ONE = 3 };

struct data {
    const uint32_t *in;
    uint32_t *tickets, *with_one, *local_bins, *global_bins;
    uint32_t next;
    uint64_t sum;
    int64_t most;
    float real_sum;
    double many[4];
};

/* ---- what a sub-group does before, between and after two barriers ---- */

static void clear(sg_nd_item it, uint32_t *bins) {
    for (size_t i = sg_nd_item_get_local_linear_id_base(it); i < BINS; i += GROUP)
        sg_store_n(bins + i, sg_zero_u32(), BINS - i);
}
static void count(sg_nd_item it, struct data *k, uint32_t *bins) {
    static const float small[4] = {0, 1, 2, 3};
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t global = sg_nd_item_get_global_linear_id_base(it);
    const sg_mask here = sg_nd_item_mask(it);
    const sg_u32 x = sg_sub_group_load_u32(sg, k->in + global), one = sg_splat_u32(1);
    const sg_u32 bin = sg_and_n(x, BINS_IN - 1);
    /* a ticket for each item, another for those with a one */
    const sg_mask odd = sg_mask_and(here, sg_eq_n(sg_and_n(x, 1), 1));
    const sg_u32 place = sg_fetch_add_at_masked(odd, k->with_one, sg_zero_u32(), one, sg_memory_order_relaxed);
    sg_scatter_masked(odd, k->with_one + WITH_ONE, place, x);
    sg_sub_group_store_u32(sg, k->tickets + global, sg_fetch_add_masked(here, &k->next, one, sg_memory_order_relaxed));
    (void)sg_fetch_add_masked(here, &k->sum, sg_convert_u64(x), sg_memory_order_relaxed);
    (void)sg_fetch_max_masked(here, &k->most, sg_convert_i64(x), sg_memory_order_relaxed);
    (void)sg_fetch_add_masked(here, &k->real_sum, sg_gather(small, sg_and_n(x, 3)), sg_memory_order_relaxed);
    (void)sg_fetch_add_at_masked(here, k->many, sg_and_n(x, 3), sg_convert_f64(x), sg_memory_order_relaxed);
    sg_histogram_add_masked(here, bins, bin);
    sg_histogram_add_global_masked(here, k->global_bins, bin);
}
static void hand_over(sg_nd_item it, struct data *k, const uint32_t *bins) {
    for (size_t i = sg_nd_item_get_local_linear_id_base(it); i < BINS; i += GROUP) {
        const sg_u32 at = sg_add_n(sg_iota_u32(), (uint32_t)i);
        (void)sg_fetch_add_at_masked(sg_mask_first_n(BINS - i), k->local_bins, at, sg_load_n(bins + i, BINS - i),
                                     sg_memory_order_relaxed);
    }
}
SG_KERNEL(by_barriers, sg_nd_item it, struct data *k) {
    SG_LOCAL(it, uint32_t, bins, BINS);
    clear(it, bins);
    sg_group_barrier(sg_nd_item_get_group(it));
    count(it, k, bins);
    sg_group_barrier(sg_nd_item_get_group(it));
    hand_over(it, k, bins);
}
SG_GROUP_KERNEL(by_regions, sg_group g, struct data *k) {
    SG_LOCAL(g.it, uint32_t, bins, BINS);
    sg_for_each_sub_group(it, g) clear(it, bins);
    sg_for_each_sub_group(it, g) count(it, k, bins);
    sg_for_each_sub_group(it, g) hand_over(it, k, bins);
}

/* ---- a launch, and what it must leave ---- */

static int by_value(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}
static int are_numbers(uint32_t *v, uint32_t n) { /* 0..n-1 in any order */
    int all = 1;
    qsort(v, n, sizeof *v, by_value);
    for (uint32_t i = 0; i < n; i++) all &= v[i] == i;
    return all;
}

static void check(sg_queue *queue, int barriers, const char *how) {
    static uint32_t in[ITEMS], tickets[ITEMS], with_one[ITEMS + WITH_ONE];
    uint32_t local_bins[BINS] = {0}, global_bins[BINS] = {0}, expected[BINS] = {0}, odd = 0;
    struct data k;
    uint64_t sum = 0, odd_sum = 0;
    int64_t most = -1;
    double real_sum = 0, many[4] = {0, 0, 0, 0};
    int in_order = 1;
    memset(&k, 0, sizeof k);
    memset(with_one, 0, sizeof with_one);
    for (uint32_t i = 0; i < ITEMS; i++) {
        const uint32_t x = in[i] = i * 2654435761u >> 16;
        expected[x % BINS_IN]++;
        sum += x;
        if (x > most) most = x;
        real_sum += x & 3;
        many[x & 3] += x;
        odd += x & 1;
        odd_sum += x & 1 ? x : 0;
    }
    k.in = in;
    k.tickets = tickets;
    k.with_one = with_one;
    k.local_bins = local_bins;
    k.global_bins = global_bins;
    k.most = -1;
    tap_ok(sg_parallel_for(queue, sg_nd_range_1d(ITEMS, GROUP), (barriers ? by_barriers : by_regions), &k) == SG_OK,
           "launch, %s", how);

    /* work-groups of 60 items are 7 sub-groups of 8 and one of 4 */
    for (uint32_t i = 0; i + 1 < ITEMS; i++) {
        const int is_last = i % GROUP % SG_SIZE == SG_SIZE - 1 || i % GROUP == GROUP - 1;
        if (!is_last) in_order &= tickets[i + 1] == tickets[i] + 1;
    }
    tap_ok(in_order, "tickets of a sub-group follow each other, %s", how);
    tap_ok(are_numbers(tickets, ITEMS) && k.next == ITEMS, "every ticket once, %s", how);
    for (uint32_t i = 0; i < odd; i++) odd_sum -= with_one[WITH_ONE + i];
    tap_ok(with_one[0] == odd && odd_sum == 0, "a place for each lane of a mask, %s", how);
    tap_equal_u64(k.sum, sum, "sum of u64");
    tap_equal_i64(k.most, most, "largest of i64");
    tap_equal_f64((double)k.real_sum, real_sum, "sum of f32");
    for (int i = 0; i < 4; i++) tap_equal_f64(k.many[i], many[i], "sums of f64 by index");
    tap_ok(memcmp(global_bins, expected, sizeof expected) == 0, "global histogram, %s", how);
    tap_ok(memcmp(local_bins, expected, sizeof expected) == 0, "local histograms, %s", how);
}

int main(void) {
    sg_queue queue;
    sg_queue_options options;
    memset(&options, 0, sizeof options);
    check(NULL, 0, "one thread, regions");
    if (SG_HAVE_CONTEXT) check(NULL, 1, "one thread, barriers");
    options.workers = WORKERS;
    if (!tap_ok(sg_queue_init(&queue, &options) == SG_OK, "a queue of %d workers", (int)WORKERS)) return tap_end();
    check(&queue, 0, "four workers, regions");
    if (SG_HAVE_CONTEXT) check(&queue, 1, "four workers, barriers");
    sg_queue_destroy(&queue);
    return tap_end();
}
