/* SPDX-License-Identifier: MIT */
/* Random work-groups: dimensions, sizes, numbers of barriers, seeds and workers, compared with a serial model. Takes a second in a
 * usual run, ten minutes with -DSG_TEST_LONG, or T_SECONDS of the environment. A failure prints the number that the case was
 * made from; given as an argument, it runs that case again. */
#include <stdlib.h>
#include <string.h>

#define SG_SIZE 4
#include <sg.h>

#include "tap.h"

#ifdef SG_TEST_LONG
enum { SECONDS = 600 };
#else
enum { SECONDS = 1 };
#endif
enum { MOST = 1 << 13 };

/* What a kernel does in one round: every item reads the value of the item that lies shift further on
 * in its work-group and takes it into its own. */
struct round {
    uint32_t shift, kind;
};
struct soak {
    uint32_t *data;
    struct round rounds[12];
    int count;
};
static uint32_t t_data[MOST], t_want[MOST], t_next[MOST];

static uint64_t t_state;
static uint32_t below(uint32_t n) {
    return (uint32_t)((sg_engine_random_(&t_state) >> 32) % n);
}

static uint32_t mix(uint32_t own, uint32_t other, uint32_t kind) {
    return kind == 0 ? own + other : kind == 1 ? own * 31 + other : (own ^ other) + 7;
}
static sg_u32 mix_lanes(sg_u32 own, sg_u32 other, uint32_t kind) {
    return kind == 0   ? sg_add(own, other)
           : kind == 1 ? sg_add(sg_mul_n(own, 31), other)
                       : sg_add_n(sg_xor(own, other), 7);
}

/* (from + shift) mod n for each lane */
static sg_u32 partner(sg_nd_item it, uint32_t shift, uint32_t n) {
    return sg_rem(sg_add_n(sg_nd_item_get_local_linear_id(it), shift), sg_splat_u32(n));
}

/* odd rounds have their barriers in a function, which has its own stack frame */
static sg_u32 take(sg_nd_item it, const uint32_t *t, uint32_t shift, uint32_t n) {
    sg_u32 other;
    sg_group_barrier(sg_nd_item_get_group(it));
    other = sg_gather_masked(sg_nd_item_mask(it), t, partner(it, shift, n));
    sg_group_barrier(sg_nd_item_get_group(it));
    return other;
}

SG_KERNEL(soak_kernel, sg_nd_item it, const struct soak *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const uint32_t n = (uint32_t)sg_group_get_local_linear_range(g);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    uint32_t *mine = k->data + sg_group_get_group_linear_id(g) * n + local;
    sg_u32 x = sg_sub_group_load_u32(sg, mine);
    SG_LOCAL(it, uint32_t, t, n);
    for (int i = 0; i < k->count; i++) {
        sg_u32 other;
        sg_sub_group_store_u32(sg, t + local, x);
        if (i % 2) {
            other = take(it, t, k->rounds[i].shift, n);
        } else {
            sg_group_barrier(g);
            other = sg_gather_masked(sg_nd_item_mask(it), t, partner(it, k->rounds[i].shift, n));
            sg_group_barrier(g);
        }
        x = mix_lanes(x, other, k->rounds[i].kind);
    }
    sg_sub_group_store_u32(sg, mine, x);
}

SG_GROUP_KERNEL(soak_regions, sg_group g, const struct soak *k) {
    const uint32_t n = (uint32_t)sg_group_get_local_linear_range(g);
    uint32_t *mine = k->data + sg_group_get_group_linear_id(g) * n;
    SG_LOCAL(g.it, uint32_t, t, n);
    for (int i = 0; i < k->count; i++) {
        sg_for_each_sub_group(it, g) {
            const sg_sub_group sg = sg_nd_item_get_sub_group(it);
            const size_t local = sg_nd_item_get_local_linear_id_base(it);
            sg_sub_group_store_u32(sg, t + local, sg_sub_group_load_u32(sg, mine + local));
        }
        sg_for_each_sub_group(it, g) {
            const sg_sub_group sg = sg_nd_item_get_sub_group(it);
            const size_t local = sg_nd_item_get_local_linear_id_base(it);
            const sg_u32 other =
                sg_gather_masked(sg_nd_item_mask(it), t, partner(it, k->rounds[i].shift, n));
            const sg_u32 x = sg_sub_group_load_u32(sg, mine + local);
            sg_sub_group_store_u32(sg, mine + local, mix_lanes(x, other, k->rounds[i].kind));
        }
    }
}

static sg_nd_range random_range(uint32_t *items) {
    uint32_t l[3] = {1, 1, 1}, g[3] = {1, 1, 1};
    const uint32_t dimensions = 1 + below(3);
    sg_nd_range range;
    uint32_t local = 1, room;
    for (uint32_t d = 0; d < dimensions; d++) {
        const uint32_t most = dimensions == 1 ? 600 : dimensions == 2 ? 30 : 9;
        l[d] = 1 + below(most);
        local *= l[d];
    }
    room = MOST / local;
    for (uint32_t d = 0; d < dimensions; d++) {
        g[d] = 1 + below(room < 8 ? room : 8);
        room /= g[d];
    }
    *items = local * g[0] * g[1] * g[2];
    range = dimensions == 1   ? sg_nd_range_1d((size_t)g[0] * l[0], l[0])
            : dimensions == 2 ? sg_nd_range_2d((size_t)g[0] * l[0], (size_t)g[1] * l[1], l[0], l[1])
                              : sg_nd_range_3d((size_t)g[0] * l[0], (size_t)g[1] * l[1],
                                               (size_t)g[2] * l[2], l[0], l[1], l[2]);
    return range;
}

/* the same, one item after the other */
static void model(const struct soak *k, uint32_t items, uint32_t group) {
    for (int i = 0; i < k->count; i++) {
        for (uint32_t j = 0; j < items; j++) {
            const uint32_t first = j / group * group;
            const uint32_t from = first + (j - first + k->rounds[i].shift) % group;
            t_next[j] = mix(t_want[j], t_want[from], k->rounds[i].kind);
        }
        memcpy(t_want, t_next, items * sizeof *t_want);
    }
}

static int one_case(sg_queue *queue, uint64_t number) {
    struct soak k;
    sg_launch_options options;
    sg_nd_range range;
    sg_error error;
    uint32_t items;
    memset(&options, 0, sizeof options);
    t_state = number;
    range = random_range(&items);
    k.data = t_data;
    k.count = (int)below(13);
    for (int i = 0; i < k.count; i++) {
        k.rounds[i].shift = below(1000);
        k.rounds[i].kind = below(3);
    }
    if (below(3) > 0) options.seed = 1 + sg_engine_random_(&t_state) / 2;
    for (uint32_t i = 0; i < items; i++) t_want[i] = t_data[i] = (uint32_t)number + i * i;
    model(&k, items, (uint32_t)sg_range_size(range.local));
    if (sg_parallel_for_with(below(4) > 0 ? queue : NULL, range,
                             (below(5) > 0 && SG_HAVE_CONTEXT ? soak_kernel : soak_regions), &k,
                             &options, &error) != SG_OK) {
        tap_note("case %" PRIu64 ": %s", number, error.text);
        return 0;
    }
    for (uint32_t i = 0; i < items; i++) {
        if (t_data[i] == t_want[i]) continue;
        tap_note("case %" PRIu64 ": item %u of %u is %u, not %u", number, (unsigned)i,
                 (unsigned)items, (unsigned)t_data[i], (unsigned)t_want[i]);
        return 0;
    }
    return 1;
}

int main(int argc, char **argv) {
    const char *seconds = getenv("T_SECONDS");
    const uint64_t limit = (uint64_t)(seconds ? atoi(seconds) : SECONDS) * 1000000000u;
    const uint64_t begin = sg_time_ns_();
    uint64_t number = 1, cases = 0;
    sg_queue_options options;
    sg_queue queue;
    int ok = 1;
    memset(&options, 0, sizeof options);
    options.workers = 3;
    if (!tap_ok(sg_queue_init(&queue, &options) == SG_OK, "three workers")) return tap_end();
    if (argc > 1) {
        ok = one_case(&queue, strtoull(argv[1], NULL, 10));
        cases = 1;
    } else {
        do {
            for (int i = 0; i < 20 && ok; i++, number++, cases++) ok = one_case(&queue, number);
        } while (ok && (begin ? sg_time_ns_() - begin < limit : cases < 2000)); /* 0: no clock */
    }
    sg_queue_destroy(&queue);
    tap_note("%" PRIu64 " cases", cases);
    tap_ok(ok, "random work-groups");
    return tap_end();
}
