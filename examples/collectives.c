/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 2048 */
/* check: 20480 */
/* refuse: 1000 */
/* Measures a piece of advice: call collective functions. Reduce, scan, broadcast and any of a work-group of 128
 * items, once built in and once written by hand from atomics, local memory and barriers. A result goes to every
 * item; all results must equal plain C. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

enum { GROUP = 128, ROUNDS = 16, FROM = 37 };
static const uint32_t rare = 0xfe000000;
struct collect {
    const uint32_t *in;
    uint32_t *out;
    size_t n;
    const sg_kernel *kernel;
    sg_queue *queue; /* keeps the stacks of waiting sub-groups from launch to launch */
};

/* A work-group takes ROUNDS times GROUP items, GROUP after GROUP. body turns x into the result; g is the
 * work-group, i the number of lane 0 in it. The versions by hand have one barrier more, before they write what
 * others may still read from the round before. */
#define COLLECTIVE(name, body) \
    SG_KERNEL(name, sg_nd_item it, const struct collect *k) { \
        const sg_group g = sg_nd_item_get_group(it); \
        const uint32_t i = (uint32_t)sg_nd_item_get_local_linear_id_base(it); \
        size_t item = sg_nd_item_get_group_linear_id(it) * ROUNDS * GROUP + i; \
        SG_LOCAL(it, uint32_t, one, 1); \
        SG_LOCAL(it, uint32_t, many, 4 * GROUP); \
        for (int round = 0; round < ROUNDS; round++, item += GROUP) { \
            sg_u32 x = sg_load(k->in + item); \
            body \
            sg_store(k->out + item, x); \
        } \
        (void)i, (void)one, (void)many; \
    }

COLLECTIVE(reduce, x = sg_reduce_over_group(g, x, add);)
/* each item adds its value to one sum */
COLLECTIVE(reduce_atomics, {
    sg_group_barrier(g);
    if (i == 0) *one = 0;
    sg_group_barrier(g);
    for (uint32_t lane = 0; lane < SG_SIZE; lane++)
        sg_atomic_fetch_add_u32(one, sg_get_lane(x, lane), sg_memory_order_relaxed);
    sg_group_barrier(g);
    x = sg_splat_u32(*one);
})
/* half as many sums after each barrier */
COLLECTIVE(reduce_tree, {
    sg_group_barrier(g);
    sg_store(many + i, x);
    for (uint32_t half = GROUP / 2; half > 0; half /= 2) {
        sg_group_barrier(g);
        if (i < half) {
            x = sg_add(x, sg_load(many + half + i)); /* the lanes from half on are not used again */
            sg_store_n(many + i, x, half - i);
        }
    }
    sg_group_barrier(g);
    x = sg_splat_u32(many[0]);
})

COLLECTIVE(scan, x = sg_inclusive_scan_over_group(g, x, add);)
/* sums of 1, 2, 4, ... items that end at this one, in two arrays that change roles; zeros stand before both */
COLLECTIVE(scan_steps, {
    uint32_t *from = many + GROUP + i;
    uint32_t *to = from + 2 * GROUP;
    sg_group_barrier(g);
    sg_store(from - GROUP, sg_zero_u32());
    sg_store(to - GROUP, sg_zero_u32());
    for (uint32_t step = 1; step < GROUP; step *= 2) {
        uint32_t *swap = from;
        sg_store(from, x);
        sg_group_barrier(g);
        x = sg_add(sg_load(from - step), x);
        from = to;
        to = swap;
    }
})

COLLECTIVE(broadcast, x = sg_group_broadcast(g, x, FROM);)
COLLECTIVE(broadcast_local, {
    sg_group_barrier(g);
    if (i == FROM / SG_SIZE * SG_SIZE) *one = sg_get_lane(x, FROM % SG_SIZE);
    sg_group_barrier(g);
    x = sg_splat_u32(*one);
})

COLLECTIVE(any, x = sg_splat_u32(sg_any_of_group(g, sg_gt_n(x, rare)));)
COLLECTIVE(any_local, {
    sg_group_barrier(g);
    if (i == 0) *one = 0;
    sg_group_barrier(g);
    if (sg_any(sg_gt_n(x, rare))) sg_atomic_store_u32(one, 1, sg_memory_order_relaxed);
    sg_group_barrier(g);
    x = sg_splat_u32(*one);
})

static void run_sg(void *context) {
    const struct collect *k = (const struct collect *)context;
    if (sg_parallel_for(k->queue, sg_nd_range_1d(k->n / ROUNDS, GROUP), (k->kernel), k) != SG_OK) exit(1);
}
/* the result for an item: from x, the items of the group, and sum, the sum of all items up to j */
#define PLAIN(name, join, result) \
    static void name(void *context) { \
        const struct collect *k = (const struct collect *)context; \
        for (size_t first = 0; first < k->n; first += GROUP) { \
            const uint32_t *x = k->in + first; \
            uint32_t *out = k->out + first, sum = 0; \
            (void)sum; \
            for (size_t j = 0; j < GROUP; j++) out[j] = join; \
            for (size_t j = 0; j < GROUP; j++) out[j] = result; \
        } \
    }
PLAIN(plain_reduce, sum += x[j], sum)
PLAIN(plain_scan, sum += x[j], out[j])
PLAIN(plain_broadcast, x[FROM], out[j])
PLAIN(plain_any, sum |= x[j] > rare, sum)

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 65536, 0, (size_t)1 << 28);
    const struct { const char *name; const sg_kernel *kernel; demo_run plain; } forms[] = {
        {"reduce, built in", reduce, plain_reduce},
        {"reduce, atomics", reduce_atomics, plain_reduce},
        {"reduce, local memory", reduce_tree, plain_reduce},
        {"scan, built in", scan, plain_scan},
        {"scan, local memory", scan_steps, plain_scan},
        {"broadcast, built in", broadcast, plain_broadcast},
        {"broadcast, local memory", broadcast_local, plain_broadcast},
        {"any, built in", any, plain_any},
        {"any, local memory", any_local, plain_any}};
    uint32_t *in = (uint32_t *)demo_alloc(3 * n, 4), *expected = in + n, seed = 1;
    struct collect k = {in, NULL, n, NULL, NULL};
    sg_queue_options options = {0};
    sg_queue queue;
    int ok, all = 1;
    demo_usage(argc, argv, 1, "[n]");
    if (n % (GROUP * ROUNDS) != 0) {
        fprintf(stderr, "%s: n must be a multiple of %d\n", argv[0],
                GROUP * ROUNDS);
        return 2;
    }
    options.workers = 1; /* as plain C */
    if (sg_queue_init(&queue, &options) != SG_OK) return 1;
    k.queue = &queue;
    for (size_t j = 0; j < n; j++) in[j] = demo_random(&seed) * 256u;
    for (size_t f = 0; f < sizeof forms / sizeof *forms; f++) {
        k.kernel = forms[f].kernel;
        k.out = expected;
        forms[f].plain(&k);
        k.out = in + 2 * n;
        memset(k.out, 0xff, n * 4);
        run_sg(&k);
        all &= ok = memcmp(k.out, expected, n * 4) == 0;
        demo_row_n(forms[f].name, n, ok, (double)n, "G/s",
                   demo_compare(run_sg, forms[f].plain, &k));
    }
    sg_queue_destroy(&queue);
    demo_free(in);
    return !all;
}
