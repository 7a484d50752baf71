/* SPDX-License-Identifier: MIT */
/* Values, a range kernel, and work-groups with local memory and barriers on the smallest stacks, without a heap and without a C
 * library. The results are compared here; the status of main says what failed. tests/targets/run.sh builds this for every target. */
#define SG_SIZE 4
#include <sg.h>

enum { ITEMS = 37, GROUP = 16 };
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
    const int64_t known[4] = {65, -2, 7, 0xffffffff};
    const volatile uint64_t all_four = 15;
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
    /* values that the compiler knows, by a mask that it does not: GCC for 64-bit RISC-V made 0x80000000ffffffff of the last */
    wrong += sg_get_lane(sg_select(sg_mask_from_bits(all_four), sg_load(known), sg_splat_i64(INT64_MIN)), 3) != 0xffffffff;
    return wrong == 0;
}

/* the values of a group in local memory, reversed after a barrier, plus their sum */
SG_KERNEL(turn_group, sg_nd_item it, const struct squares *k) {
    const size_t at = sg_nd_item_get_global_linear_id_base(it), own = sg_nd_item_get_local_linear_id_base(it);
    const sg_group g = sg_nd_item_get_group(it);
    const sg_u32 x = sg_load(k->in + at);
    SG_LOCAL(it, uint32_t, all, GROUP);
    sg_store(all + own, x);
    sg_group_barrier(g);
    sg_store(k->out + at, sg_add(sg_reverse(sg_load(all + GROUP - 4 - own)), sg_reduce_over_group(g, x, add)));
}

/* the same per work-group, which needs no stacks */
SG_GROUP_KERNEL(turn_regions, sg_group g, const struct squares *k) {
    SG_LOCAL(g, uint32_t, all, GROUP);
    uint32_t sum = 0;
    sg_for_each_sub_group(it, g) {
        const sg_u32 x = sg_load(k->in + sg_nd_item_get_global_linear_id_base(it));
        sg_store(all + sg_nd_item_get_local_linear_id_base(it), x);
        sum += sg_get_lane(sg_reduce_add(x), 0);
    }
    sg_for_each_sub_group(it, g) {
        const size_t from = GROUP - 4 - sg_nd_item_get_local_linear_id_base(it);
        sg_store(k->out + sg_nd_item_get_global_linear_id_base(it), sg_add_n(sg_reverse(sg_load(all + from)), sum));
    }
}

static int turned(const struct squares *k, int done) {
    for (uint32_t group = 0; group < ITEMS / GROUP; group++) {
        const uint32_t *in = k->in + group * GROUP, *out = k->out + group * GROUP;
        uint32_t sum = 0;
        for (uint32_t i = 0; i < GROUP; i++) sum += in[i];
        for (uint32_t i = 0; i < GROUP; i++) done &= out[i] == in[GROUP - 1 - i] + sum;
    }
    return done;
}

/* One bit for each test that fails. */
int main(void) {
    /* boards have little memory; elsewhere contexts may be large, and most of a stack is for the sum */
    enum { LARGE = sizeof(void *) > 4, STACK = LARGE ? 16384 : 2048, ARENA = LARGE ? 128 * 1024 : 9216 };
    static uint64_t arena[ARENA / sizeof(uint64_t)];
    static uint32_t in[ITEMS + 3], out[ITEMS + 3];
    static sg_queue queue;
    sg_queue_options options = {0};
    const struct squares k = {in, out};
    sg_status status;
    int wrong = !values();
    for (uint32_t i = 0; i < ITEMS + 3; i++) in[i] = i + 1;
    if (sg_parallel_for_range(NULL, sg_range_1d(ITEMS), squares, &k) != SG_OK) wrong |= 2;
    for (uint32_t i = 0; i < ITEMS; i++) wrong |= out[i] == in[i] * in[i] ? 0 : 4;
    options.workers = 1;
    options.stack_bytes = STACK;
    options.local_bytes = GROUP * sizeof(uint32_t);
    options.arena = arena;
    options.arena_bytes = sizeof arena;
    if (sg_queue_init(&queue, &options) != SG_OK) return wrong | 8;
    if (sg_parallel_for(&queue, sg_nd_range_1d(GROUP, 4), turn_round, &k) != SG_OK) wrong |= 16;
    for (uint32_t i = 0; i < GROUP; i++) wrong |= out[i] == in[i / 4 * 4 + 3 - i % 4] ? 0 : 16;
    status = sg_parallel_for(&queue, sg_nd_range_1d(ITEMS / GROUP * GROUP, GROUP), turn_group, &k);
    if (!turned(&k, status == SG_OK)) wrong |= SG_HAVE_CONTEXT || status != SG_ERROR_FEATURE_NOT_SUPPORTED ? 32 : 0;
    status = sg_parallel_for(&queue, sg_nd_range_1d(ITEMS / GROUP * GROUP, GROUP), turn_regions, &k);
    if (!turned(&k, status == SG_OK)) wrong |= 64;
    sg_queue_destroy(&queue);
    return wrong;
}
