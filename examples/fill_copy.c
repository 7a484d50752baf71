/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 255 */
/* check: 4099 */
/* The fills and copies of the GPU guide in its shapes: an nd-range of work-groups of 32 items, sub-groups of 16, and 16 integers for
 * every item. The forms differ in which 16 an item gets: neighbours, so that the lanes scatter and gather; every S-th, so that a
 * sub-group moves S neighbours at a time; vectors of 4; the sub-group's blocks of 8 at base and base + 128. The last form streams
 * past the cache. A kernel with tails moves what does not fill a work-group. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

enum { GROUP = 32, CHUNK = GROUP * 16 /* integers of a work-group */ };
struct move { const int32_t *from; int32_t *to; size_t n; const sg_kernel *kernel; const sg_range_kernel *rest; };

/* base: where the 256 integers of the sub-group begin; size: of the sub-group, S */
#define FORM(name, ...) \
    SG_KERNEL(name, sg_nd_item it, const struct move *k) { \
        const sg_sub_group sg = sg_nd_item_get_sub_group(it); \
        const size_t size = sg_sub_group_get_local_range(sg); \
        const size_t group = sg_nd_item_get_group_id(it, 0); \
        const size_t base = (group * GROUP + sg_sub_group_get_group_id(sg) * size) * 16; \
        const int32_t *data2 = k->from + base; \
        int32_t *data = k->to + base; \
        const sg_u32 own = sg_shl_n_u32(sg_sub_group_get_local_id(sg), 4); /* where each item's 16 begin */ \
        (void)data2; (void)own; \
        __VA_ARGS__ \
    }
#define EVERY(count) SG_UNROLL(16) for (size_t j = 0; j < 16; j += count)
FORM(fill_neighbours, for (size_t j = 0; j < 16; j++) sg_scatter(data + j, own, sg_splat_i32(-1));)
FORM(fill_lanes, EVERY(1) sg_store(data + j * size, sg_splat_i32(-1));)
FORM(fill_vec4, EVERY(4) {
    const sg_i32 ones = sg_splat_i32(-1);
    const sg_i32v4 x = {{ones, ones, ones, ones}};
    sg_store_v4_i32(data + j * size, x); /* 4 neighbours for each item */
})
FORM(fill_block8, {
    const sg_i32 ones = sg_splat_i32(-1);
    const sg_i32v8 x = {{ones, ones, ones, ones, ones, ones, ones, ones}};
    sg_sub_group_store_v8_i32(sg, data + 0, x); /* 8 integers for each item, S apart */
    sg_sub_group_store_v8_i32(sg, data + 128, x);
})
FORM(fill_stream, EVERY(1) sg_stream(data + j * size, sg_splat_i32(-1));)
FORM(copy_neighbours, for (size_t j = 0; j < 16; j++) {
    sg_scatter(data + j, own, sg_gather(data2 + j, own));
})
FORM(copy_lanes, EVERY(1) sg_store(data + j * size, sg_load(data2 + j * size));)
FORM(copy_vec4, EVERY(4) {
    const sg_i32v4 x = sg_load_v4_i32(data2 + j * size);
    sg_store_v4_i32(data + j * size, x);
})
FORM(copy_block8, {
    sg_i32v8 x = sg_sub_group_load_v8_i32(sg, data2 + 0);
    sg_sub_group_store_v8_i32(sg, data + 0, x);
    x = sg_sub_group_load_v8_i32(sg, data2 + 128);
    sg_sub_group_store_v8_i32(sg, data + 128, x);
})
FORM(copy_stream, EVERY(1) sg_stream(data + j * size, sg_load(data2 + j * size));)

SG_RANGE_KERNEL(fill_rest, sg_item it, const struct move *k) {
    const size_t i = k->n / CHUNK * CHUNK + sg_item_get_linear_id_base(it);
    sg_item_store(it, k->to + i, sg_splat_i32(-1));
}
SG_RANGE_KERNEL(copy_rest, sg_item it, const struct move *k) {
    const size_t i = k->n / CHUNK * CHUNK + sg_item_get_linear_id_base(it);
    sg_item_store(it, k->to + i, sg_item_load(it, k->from + i));
}

static void run_sg(void *context) {
    const struct move *k = (const struct move *)context;
    if (sg_parallel_for(NULL, sg_nd_range_1d(k->n / CHUNK * GROUP, GROUP), (k->kernel), k) != SG_OK ||
        sg_parallel_for_range(NULL, sg_range_1d(k->n % CHUNK), (k->rest), k) != SG_OK) exit(1);
}
static void plain_fill(void *context) {
    const struct move *k = (const struct move *)context;
    for (size_t i = 0; i < k->n; i++) k->to[i] = -1;
}
/* restrict, so that the compiler may make it a memcpy */
SG_NOINLINE void copy_loop(int32_t *SG_RESTRICT to, const int32_t *SG_RESTRICT from, size_t n) {
    for (size_t i = 0; i < n; i++) to[i] = from[i];
}
static void plain_copy(void *context) {
    const struct move *k = (const struct move *)context;
    copy_loop(k->to, k->from, k->n);
}

/* runs one form on cleared memory; every integer must be right and the one behind the last
 * untouched */
static int form(struct move *k, const char *name, const sg_kernel *kernel, int copy) {
    const double bytes = (copy ? 8.0 : 4.0) * (double)k->n;
    int ok = 1;
    k->kernel = kernel;
    k->rest = copy ? copy_rest : fill_rest;
    memset(k->to, 0, (k->n + 1) * sizeof *k->to);
    run_sg(k);
    for (size_t i = 0; i < k->n; i++) ok &= k->to[i] == (copy ? k->from[i] : -1);
    ok &= k->to[k->n] == 0;
    return demo_row_n(name, k->n, ok, bytes, "GB/s",
                      demo_compare(run_sg, copy ? plain_copy : plain_fill, k));
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100003, 0, (size_t)1 << 28);
    int32_t *from = (int32_t *)demo_alloc(n + 1, 4);
    struct move k = {NULL, NULL, 0, NULL, NULL};
    uint32_t seed = 1;
    int ok = 1;
    demo_usage(argc, argv, 1, "[n]");
    for (size_t i = 0; i < n; i++) from[i] = (int32_t)demo_random(&seed);
    k.from = from;
    k.to = (int32_t *)demo_alloc(n + 1, 4);
    k.n = n;
    ok &= form(&k, "fill, 16 neighbours", fill_neighbours, 0);
    ok &= form(&k, "fill, lanes side by side", fill_lanes, 0);
    ok &= form(&k, "fill, vectors of 4", fill_vec4, 0);
    ok &= form(&k, "fill, blocks of 8", fill_block8, 0);
    ok &= form(&k, "fill, streamed", fill_stream, 0);
    ok &= form(&k, "copy, 16 neighbours", copy_neighbours, 1);
    ok &= form(&k, "copy, lanes side by side", copy_lanes, 1);
    ok &= form(&k, "copy, vectors of 4", copy_vec4, 1);
    ok &= form(&k, "copy, blocks of 8", copy_block8, 1);
    ok &= form(&k, "copy, streamed", copy_stream, 1);
    demo_free(from);
    demo_free(k.to);
    return !ok;
}
