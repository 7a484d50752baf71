/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 128 */
/* check: 1920 */
/* refuse: 100 */
/* Measures a piece of advice: exchange by shuffle. The same exchange between the 16 items of a sub-group: by
 * shuffle; through local memory with the barrier of the sub-group, which costs nothing here; and with the
 * barrier of the work-group, as in code without sub-groups. By xor: a sum over 16 items in four
 * steps. By index: four steps of a permutation that is data. All must equal plain C. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

enum { GROUP = 128 };
struct exchange {
    const uint32_t *in, *index;
    uint32_t *out;
    size_t n;
    const sg_kernel *kernel;
    sg_queue *queue; /* keeps the stacks of waiting sub-groups from launch to launch */
};

/* Each lane gets the x of lane from. What is written to local memory is read after a barrier, and there is
 * another barrier before it is written again. */
#define BY_SHUFFLE(x, from) (x) = sg_shuffle(x, from)
#define BY_MEMORY(g, x, from) \
    sg_store(own, x); \
    sg_group_barrier(g); \
    (x) = sg_gather(own, from); \
    sg_group_barrier(g)
#define BY_LOCAL(x, from) BY_MEMORY(sg_nd_item_get_sub_group(it), x, from)
#define BY_GROUP(x, from) BY_MEMORY(sg_nd_item_get_group(it), x, from)

#define EXCHANGE(name, WAY, round) \
    SG_KERNEL(name, sg_nd_item it, const struct exchange *k) { \
        const size_t i = sg_nd_item_get_global_linear_id_base(it); \
        const sg_u32 lane = sg_iota_u32(), index = sg_load(k->index); \
        sg_u32 x = sg_load(k->in + i), y; \
        SG_LOCAL(it, uint32_t, t, GROUP); \
        uint32_t *own = t + sg_nd_item_get_local_linear_id_base(it); \
        SG_UNROLL(4) for (uint32_t step = 1; step < SG_SIZE; step *= 2) { round(WAY) } \
        (void)own, (void)lane, (void)index; \
        sg_store(k->out + i, x); \
    }
#define XOR(WAY) y = x; WAY(y, sg_xor_n(lane, step)); x = sg_add(x, y);
#define INDEX(WAY) y = x; WAY(y, index); x = sg_xor(sg_rotl_n(x, 7), y);
EXCHANGE(xor_shuffle, BY_SHUFFLE, XOR)
EXCHANGE(xor_local, BY_LOCAL, XOR)
EXCHANGE(xor_group, BY_GROUP, XOR)
EXCHANGE(index_shuffle, BY_SHUFFLE, INDEX)
EXCHANGE(index_local, BY_LOCAL, INDEX)
EXCHANGE(index_group, BY_GROUP, INDEX)

static void run_sg(void *context) {
    const struct exchange *k = (const struct exchange *)context;
    if (sg_parallel_for(k->queue, sg_nd_range_1d(k->n, GROUP), (k->kernel), k) != SG_OK) exit(1);
}
#define PLAIN(name, round) \
    static void name(void *context) { \
        const struct exchange *k = (const struct exchange *)context; \
        for (size_t i = 0; i < k->n; i += SG_SIZE) { \
            uint32_t x[SG_SIZE], y[SG_SIZE], j; \
            memcpy(x, k->in + i, sizeof x); \
            for (uint32_t step = 1; step < SG_SIZE; step *= 2) { \
                for (j = 0; j < SG_SIZE; j++) y[j] = round; \
                memcpy(x, y, sizeof x); \
            } \
            memcpy(k->out + i, x, sizeof x); \
        } \
    }
PLAIN(plain_xor, x[j] + x[j ^ step])
PLAIN(plain_index, (x[j] << 7 | x[j] >> 25) ^ x[k->index[j]])

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 65536, 0, (size_t)1 << 28);
    static const uint32_t index[SG_SIZE] = {7, 1, 6, 2, 5, 0, 4, 3, 15, 8, 14, 9, 13, 10, 12, 11};
    const struct { const char *name; const sg_kernel *kernel; demo_run plain; } ways[] = {
        {"xor, shuffle", xor_shuffle, plain_xor},
        {"xor, local memory", xor_local, plain_xor},
        {"xor, work-group barrier", xor_group, plain_xor},
        {"index, shuffle", index_shuffle, plain_index},
        {"index, local memory", index_local, plain_index},
        {"index, work-group barrier", index_group, plain_index}};
    uint32_t *in, *expected, seed = 1;
    struct exchange k = {NULL, index, NULL, n, NULL, NULL};
    sg_queue_options options = {0};
    sg_queue queue;
    int ok, all = 1;
    demo_usage(argc, argv, 1, "[n]");
    if (n % GROUP != 0) {
        fprintf(stderr, "%s: n must be a multiple of %d\n", argv[0], GROUP);
        return 2;
    }
    k.in = in = (uint32_t *)demo_alloc(3 * n, 4);
    expected = in + n;
    options.workers = 1; /* as plain C */
    if (sg_queue_init(&queue, &options) != SG_OK) return 1;
    k.queue = &queue;
    for (size_t i = 0; i < n; i++) in[i] = demo_random(&seed) * 256u;
    for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
        k.kernel = ways[w].kernel;
        k.out = expected;
        ways[w].plain(&k);
        k.out = in + 2 * n;
        memset(k.out, 0, n * 4);
        run_sg(&k);
        all &= ok = memcmp(k.out, expected, n * 4) == 0;
        demo_row_n(ways[w].name, n, ok, 4.0 * (double)n, "G/s",
                   demo_compare(run_sg, ways[w].plain, &k));
    }
    sg_queue_destroy(&queue);
    demo_free(in);
    return !all;
}
