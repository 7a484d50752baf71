/* SPDX-License-Identifier: MIT */
/* SYCL_INTEL_sub_group from end to end: the strided loop of its text, every member of its class, the four
 * shuffles, the barrier, sizes by number and by name, and the queries. Prints what it finds and checks it. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

enum { MOST = 1003, ITEMS = 40 }; /* 40 items: two sub-groups of 16 and one of 8 */
static int t_wrong;

static void expect(int right, const char *what) {
    if (!right) printf("WRONG: %s\n", what);
    t_wrong += !right;
}

/* for (v = sg.get_local_id(); v < N; v += sg.get_local_range()): every element once, for any N */
struct strided {
    uint32_t *count, n;
};

SG_KERNEL(strided_loop, sg_nd_item it, const struct strided *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    sg_u32 v = sg_sub_group_get_local_id(sg);
    sg_mask m = sg_mask_and(sg_sub_group_mask(sg), sg_lt_n(v, k->n));
    if (sg_sub_group_get_group_id(sg) != 2) return; /* one sub-group is enough, the short one */
    while (sg_any_of_group(sg, m)) {
        const sg_u32 one = sg_add_n(sg_gather_masked(m, k->count, v), 1);
        sg_scatter_masked(m, k->count, v, one);
        v = sg_add_n(v, sg_sub_group_get_local_range(sg));
        m = sg_mask_and(m, sg_lt_n(v, k->n));
    }
}

SG_KERNEL(core_members, sg_nd_item it, const void *unused) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const uint32_t group = sg_sub_group_get_group_id(sg), last = group == 2;
    const sg_u32 lane = sg_sub_group_get_local_id(sg);
    (void)unused;
    printf("sub-group %u of %u: %u of at most %u work-items\n", (unsigned)group,
           (unsigned)sg_sub_group_get_group_range(sg), (unsigned)sg_sub_group_get_local_range(sg),
           (unsigned)sg_sub_group_get_max_local_range(sg));
    expect(sg_all(sg_eq(lane, sg_iota_u32())), "get_local_id");
    expect(sg_all(sg_eq(lane, sg_sub_group_get_linear_local_id(sg))), "get_linear_local_id");
    expect(sg_all(sg_eq(lane, sg_sub_group_get_local_linear_id(sg))), "get_local_linear_id");
    expect(sg_sub_group_get_local_range(sg) == (last ? 8u : 16u), "get_local_range");
    expect(sg_sub_group_get_max_local_range(sg) == 16, "get_max_local_range");
    expect(sg_sub_group_get_linear_group_id(sg) == group, "get_linear_group_id");
    expect(sg_sub_group_get_group_linear_id(sg) == group, "get_group_linear_id");
    expect(sg_sub_group_get_group_range(sg) == 3, "get_group_range");
    expect(sg_sub_group_get_max_group_range(sg) == 3, "get_max_group_range");
}

/* The last sub-group of these 32 items is full, so every lane has a partner. */
SG_KERNEL(shuffles, sg_nd_item it, const void *unused) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const sg_u32 lane = sg_sub_group_get_local_id(sg), x = sg_mul_n(lane, 10);
    const sg_u32 mirror = sg_sub(sg_splat_u32(15), lane);
    (void)unused;
    expect(sg_all(sg_eq(sg_sub_group_shuffle(sg, x, mirror), sg_mul_n(mirror, 10))), "shuffle");
    expect(sg_get_lane(sg_sub_group_shuffle_down(sg, x, 3), 4) == 70, "shuffle_down");
    expect(sg_get_lane(sg_sub_group_shuffle_up(sg, x, 3), 4) == 10, "shuffle_up");
    expect(sg_get_lane(sg_sub_group_shuffle_xor(sg, x, 5), 4) == 10, "shuffle_xor");
    sg_sub_group_barrier(sg);
}

#undef SG_SIZE
#define SG_SIZE SG_SIZE_PRIMARY /* [[intel::named_sub_group_size(primary)]] */
#include <sg.h>
SG_KERNEL(primary_kernel, sg_nd_item it, const void *unused) {
    (void)it;
    (void)unused;
}
#undef SG_SIZE
#define SG_SIZE SG_SIZE_AUTOMATIC /* [[intel::named_sub_group_size(automatic)]] */
#include <sg.h>
SG_KERNEL(automatic_kernel, sg_nd_item it, const void *unused) {
    (void)it;
    (void)unused;
}

static void queries(void) {
    const size_t primary = sg_device_primary_sub_group_size(NULL);
    sg_kernel lacking = core_members[0];
    size_t sizes[16];
    const size_t count = sg_device_sub_group_sizes(NULL, sizes, 16);
    printf("device: primary size %u, sizes", (unsigned)primary);
    for (size_t i = 0; i < count; i++) printf(" %u", (unsigned)sizes[i]);
    printf(", at most %u sub-groups in a work-group, independent progress: %s\n",
           (unsigned)sg_device_max_num_sub_groups(NULL),
           sg_device_sub_group_independent_forward_progress(NULL) ? "yes" : "no");
    expect(SG_EXT_ONEAPI_SUB_GROUP == 1, "the feature macro");
    expect(sg_kernel_compile_sub_group_size(core_members) == 16, "compile_sub_group_size");
    expect(sg_kernel_compile_sub_group_size(primary_kernel) == primary, "that of primary");
    expect(sg_kernel_compile_sub_group_size(automatic_kernel) == 0, "that of automatic");
    expect(sg_kernel_compile_num_sub_groups(core_members) == 0, "compile_num_sub_groups");
    expect(sg_kernel_max_num_sub_groups(NULL, core_members) >= 1, "max_num_sub_groups");
    expect(sg_kernel_max_sub_group_size(NULL, core_members, sg_range_1d(7)) == 16,
           "max_sub_group_size");
    lacking.sub_group_size = 4099;
    expect(sg_parallel_for(NULL, sg_nd_range_1d(16, 16), (&lacking), NULL) ==
               SG_ERROR_FEATURE_NOT_SUPPORTED,
           "a size that the device has not");
}

int main(void) {
    static const uint32_t lengths[] = {0, 1, 7, 8, 9, 64, MOST};
    const sg_nd_range range = sg_nd_range_1d(ITEMS, ITEMS);
    for (size_t n = 0; n < sizeof lengths / sizeof *lengths; n++) {
        uint32_t count[MOST + 1] = {0};
        struct strided k = {count, lengths[n]};
        expect(sg_parallel_for(NULL, range, strided_loop, &k) == SG_OK, "strided_loop");
        for (uint32_t i = 0; i <= MOST; i++) expect(count[i] == (i < k.n), "every element once");
    }
    expect(sg_parallel_for(NULL, range, core_members, NULL) == SG_OK, "core_members");
    expect(sg_parallel_for(NULL, sg_nd_range_1d(32, 32), shuffles, NULL) == SG_OK, "shuffles");
    queries();
    return t_wrong != 0;
}
