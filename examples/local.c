/* SPDX-License-Identifier: MIT */
/* Figure 9-7: local accessors of one dimension (16), of two (4 x 4) and of three (2 x 2 x 4), read and
 * written like any array. Each item puts its value into all three; after a barrier each reads the value
 * of another item from them. Figure 9-9: the same within a sub-group, whose handle gives its range,
 * has its own barrier, and gives the index of each item. */
#define SG_SIZE 4
#include <sg.h>

#include "demo.h"

enum { ITEMS = 16, GROUPS = 5 };
struct local { const uint32_t *in; uint32_t *out; };

SG_KERNEL(local_accessors, sg_nd_item it, const struct local *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t first = sg_nd_item_get_local_linear_id_base(it);
    const size_t global = sg_nd_item_get_global_linear_id_base(it);
    const uint32_t row = sg_sub_group_get_group_id(sg);
    const sg_u32 x = sg_load(k->in + global);
    SG_LOCAL(it, uint32_t, one, 16);
    SG_LOCAL(it, uint32_t, two, 4, 4);
    SG_LOCAL(it, uint32_t, three, 2, 2, 4);
    sg_store(one + first, x);
    sg_store(two[row], sg_add_n(x, 1));
    sg_store(three[row / 2][row % 2], sg_add_n(x, 2));
    sg_group_barrier(sg_nd_item_get_group(it));
    {
        const uint32_t mirror = 3 - row;
        const sg_u32 a = sg_reverse(sg_load(one + 4 * mirror));
        const sg_u32 b = sg_reverse(sg_load(two[mirror]));
        const sg_u32 c = sg_reverse(sg_load(three[mirror / 2][mirror % 2]));
        sg_store(k->out + global, sg_add(a, sg_add(b, c)));
    }
}

SG_KERNEL(sub_group_handle, sg_nd_item it, const struct local *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const sg_u32 index = sg_sub_group_get_local_id(sg);
    const uint32_t range = sg_sub_group_get_local_range(sg);
    const size_t global = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, uint32_t, data, ITEMS);
    uint32_t *own = data + sg_nd_item_get_local_linear_id_base(it);
    sg_scatter(own, index, sg_load(k->in + global));
    sg_group_barrier(sg);
    sg_store(k->out + global, sg_gather(own, sg_sub(sg_splat_u32(range - 1), index)));
}

int main(void) {
    uint32_t in[ITEMS * GROUPS], out[ITEMS * GROUPS];
    struct local k = {in, out};
    int ok;
    for (uint32_t i = 0; i < ITEMS * GROUPS; i++) in[i] = i * i;
    ok = sg_parallel_for(NULL, sg_nd_range_1d(ITEMS * GROUPS, ITEMS), local_accessors, &k) == SG_OK;
    for (uint32_t i = 0; i < ITEMS * GROUPS; i++) {
        const uint32_t from = i / ITEMS * ITEMS + (ITEMS - 1 - i % ITEMS);
        ok &= out[i] == 3 * in[from] + 3;
    }
    printf("local memory of 1, 2 and 3 dimensions: %s\n", ok ? "right" : "WRONG");
    if (sg_parallel_for(NULL, sg_nd_range_1d(ITEMS * GROUPS, ITEMS), sub_group_handle, &k) != SG_OK)
        return 1;
    for (uint32_t i = 0; i < ITEMS * GROUPS; i++) ok &= out[i] == in[i / 4 * 4 + 3 - i % 4];
    printf("and within a sub-group: %s\n", ok ? "right" : "WRONG");
    return !ok;
}
