/* SPDX-License-Identifier: MIT */
/* Four sub-groups put values into local memory, wait for each other at a barrier, and read values of the others. A waiting
 * sub-group keeps its stack. All memory, also that of stacks, is the array that the queue gets. */
#define SG_SIZE 4
#include <sg.h>

#include "start.h"

enum { GROUP = 16, GROUPS = 3, STACK_BYTES = 256 * sizeof(void *) };
struct reverse { const uint32_t *in; uint32_t *out; };

SG_KERNEL(reverse, sg_nd_item it, const struct reverse *k) {
    const size_t at = sg_nd_item_get_global_linear_id_base(it), own = sg_nd_item_get_local_linear_id_base(it);
    SG_LOCAL(it, uint32_t, all, GROUP);
    sg_store(all + own, sg_load(k->in + at));
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_store(k->out + at, sg_reverse(sg_load(all + GROUP - 4 - own)));
}

int main(void) {
    static uint64_t arena[192 * sizeof(void *)];
    static uint32_t in[GROUP * GROUPS], out[GROUP * GROUPS];
    static sg_queue queue;
    sg_queue_options options = {0};
    const struct reverse k = {in, out};
    int ok;
    for (uint32_t i = 0; i < GROUP * GROUPS; i++) in[i] = i * i;
    options.workers = 1;
    options.stack_bytes = STACK_BYTES;
    options.local_bytes = GROUP * sizeof(uint32_t);
    options.arena = arena;
    options.arena_bytes = sizeof arena;
    ok = sg_queue_init(&queue, &options) == SG_OK;
    ok = ok && sg_parallel_for(&queue, sg_nd_range_1d(GROUP * GROUPS, GROUP), reverse, &k) == SG_OK;
    for (uint32_t i = 0; i < GROUP * GROUPS; i++) ok &= out[i] == in[i / GROUP * GROUP + GROUP - 1 - i % GROUP];
    sg_queue_destroy(&queue);
    if (ok) board_write("barrier: right\n", 15);
    else board_write("barrier: WRONG\n", 15);
    return !ok;
}
