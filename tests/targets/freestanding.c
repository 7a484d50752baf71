/* SPDX-License-Identifier: MIT */
/* Values, a range kernel and a work-group with local memory, without a C library: what they give is compared here, and the
 * status of main is what failed. tests/targets/run.sh builds it for every target. */
#define SG_SIZE 4
#include <sg.h>

enum { ITEMS = 21, GROUP = 8 };
struct squares { const uint32_t *in; uint32_t *out; };

SG_RANGE_KERNEL(squares, sg_item it, const struct squares *k) {
    const size_t at = sg_item_get_linear_id_base(it);
    const sg_u32 x = sg_item_load_u32(it, k->in + at);
    sg_item_store(it, k->out + at, sg_mul(x, x));
}

/* a sub-group of a group of one: local memory, no barrier that must wait */
SG_KERNEL(turn_round, sg_nd_item it, const struct squares *k) {
    const size_t at = sg_nd_item_get_global_linear_id_base(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    SG_LOCAL(it, uint32_t, own, 4);
    sg_store(own, sg_sub_group_load_u32(sg, k->in + at));
    sg_group_barrier(sg);
    sg_sub_group_store(sg, k->out + at, sg_reverse(sg_load(own)));
}

static int values(void) {
    const float x[4] = {1.0f, -2.5f, 3.0f, 1e-40f}, y[4] = {3.0f, 2.0f, 7.0f, 1.0f};
    const uint32_t quotients[4] = {0x3eaaaaab, 0xbfa00000, 0x3edb6db7, 0x000116c2};
    const uint32_t roots[4] = {0x3fddb3d7, 0x3fb504f3, 0x402953fd, 0x3f800000};
    uint32_t got[4], wrong = 0;
    const sg_f32 a = sg_load(x), b = sg_load(y);
    sg_store(got, sg_as_u32(sg_div(a, b)));
    for (int i = 0; i < 4; i++) wrong += got[i] != quotients[i];
    sg_store(got, sg_as_u32(sg_sqrt(b)));
    for (int i = 0; i < 4; i++) wrong += got[i] != roots[i];
    sg_store(got, sg_shuffle(sg_load(quotients), sg_load(quotients)));
    for (int i = 0; i < 4; i++) wrong += got[i] != quotients[quotients[i] & 3];
    wrong += sg_get_lane(sg_reduce_add(sg_convert_u32(b)), 2) != 13;
    wrong += sg_ballot(sg_lt(a, b)) != 15;
    return wrong == 0;
}

int main(void) {
    static uint64_t arena[4096];
    static sg_queue queue;
    sg_queue_options options = {0};
    uint32_t in[ITEMS + 3], out[ITEMS + 3];
    const struct squares k = {in, out};
    int wrong = !values();
    for (uint32_t i = 0; i < ITEMS + 3; i++) in[i] = i + 1;
    if (sg_parallel_for_range(NULL, sg_range_1d(ITEMS), squares, &k) != SG_OK) wrong |= 2;
    for (uint32_t i = 0; i < ITEMS; i++) wrong |= out[i] == in[i] * in[i] ? 0 : 4;
    options.workers = 1;
    options.local_bytes = 64;
    options.arena = arena;
    options.arena_bytes = sizeof arena;
    if (sg_queue_init(&queue, &options) != SG_OK) return wrong | 8;
    if (sg_parallel_for(&queue, sg_nd_range_1d(GROUP * 2, 4), turn_round, &k) != SG_OK) wrong |= 16;
    for (uint32_t i = 0; i < GROUP * 2; i++) wrong |= out[i] == in[i / 4 * 4 + 3 - i % 4] ? 0 : 32;
    sg_queue_destroy(&queue);
    return wrong;
}
