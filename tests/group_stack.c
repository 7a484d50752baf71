/* SPDX-License-Identifier: MIT */
/* Test of the usual stack of a sub-group that waits. Each operation of a group leaves values there if the compiler does not optimise,
 * and more with each lane. A debug build of a right kernel must not need other options than the program that is shipped. */
#define SG_SIZE 64
#include <sg.h>

#include "tap.h"

enum { SUB_GROUPS = 4, GROUPS = 2 };

/* one kernel for each element: lanes of 8 bits fit into few registers, lanes of 64 bits need many */
#define KERNEL(e, type) \
    SG_KERNEL(operations_##e, sg_nd_item it, type *a) { \
        const sg_group g = sg_nd_item_get_group(it); \
        const sg_sub_group s = sg_nd_item_get_sub_group(it); \
        type *at = a + sg_nd_item_get_global_linear_id_base(it); \
        sg_##e x = sg_sub_group_load(s, at); \
        x = sg_sort_over_group(g, x); \
        x = sg_inclusive_scan_over_group(g, x, add); \
        x = sg_sub(x, sg_reduce_over_group(g, x, min)); \
        sg_sub_group_store(s, at, sg_sort_over_group(g, sg_scan_exclusive_max(sg_reverse(x)))); \
    }
KERNEL(u8, uint8_t)
KERNEL(f32, float)
KERNEL(f64, double)

#define TRY(e, type) \
    do { \
        static type a[GROUPS * SUB_GROUPS * SG_SIZE]; \
        sg_status status; \
        for (int i = 0; i < GROUPS * SUB_GROUPS * SG_SIZE; i++) a[i] = (type)(i * 7 % 16); \
        status = sg_parallel_for(&queue, range, operations_##e, a); \
        tap_ok(status == SG_OK, "the usual stack is enough for sorts and scans of " #e " in one kernel: %s", sg_status_text(status)); \
    } while (0)

int main(void) {
    const sg_nd_range range = sg_nd_range_1d(GROUPS * SUB_GROUPS * SG_SIZE, SUB_GROUPS * SG_SIZE);
    sg_queue queue;
    static sg_queue_options options; /* all 0: the usual ones */
    if (!SG_HAVE_CONTEXT) {
        tap_skip("the usual stack", "no way to switch stacks");
        return tap_end();
    }
    options.workers = 2;
    sg_queue_init(&queue, &options);
    TRY(u8, uint8_t);
    TRY(f32, float);
    TRY(f64, double);
    sg_queue_destroy(&queue);
    return tap_end();
}
