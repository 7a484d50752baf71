/* SPDX-License-Identifier: MIT */
/* y = a x + y over a range that is not a multiple of the sub-group size: a kernel that needs no memory and no threads. */
#define SG_SIZE 4
#include <sg.h>

#include "start.h"

enum { ITEMS = 42 };
struct saxpy { const float *x; float *y; float a; };

SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) {
    const size_t at = sg_item_get_linear_id_base(it);
    const sg_f32 x = sg_item_load_f32(it, k->x + at), y = sg_item_load_f32(it, k->y + at);
    sg_item_store(it, k->y + at, sg_add(sg_mul(sg_splat_f32(k->a), x), y));
}

int main(void) {
    static float x[ITEMS], y[ITEMS];
    const struct saxpy k = {x, y, 2.0f};
    int ok;
    for (int i = 0; i < ITEMS; i++) {
        x[i] = (float)i;
        y[i] = 1.0f;
    }
    ok = sg_parallel_for_range(NULL, sg_range_1d(ITEMS), saxpy, &k) == SG_OK;
    for (int i = 0; i < ITEMS; i++) ok &= !(y[i] < 2.0f * (float)i + 1.0f) && !(y[i] > 2.0f * (float)i + 1.0f);
    if (ok) board_write("saxpy: right\n", 13);
    else board_write("saxpy: WRONG\n", 13);
    return !ok;
}
