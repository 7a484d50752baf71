/* SPDX-License-Identifier: MIT */
/* A range kernel for each element at the SG_SIZE in force: copies between guard pages, at every
 * length. */

#define T_FN(name) T_PASTE(name##_x, SG_LANES_)
#define T_ROW(e, c) \
    SG_RANGE_KERNEL(T_FN(copy_##e), sg_item it, const struct copy *k) { \
        const size_t i = sg_item_get_linear_id_base(it); \
        const sg_##e x = sg_item_load_##e(it, (const c *)k->from + i); \
        const sg_##e y = sg_item_load(it, (const c *)k->from + i); \
        sg_item_store(it, (c *)k->to + i, y); \
        sg_item_store_##e(it, (c *)k->to + i, x); \
    }
T_ELEMENTS
#undef T_ROW

static void T_FN(check_copies)(sg_queue *queue) {
#define T_ROW(e, c) \
    tap_ok(copies_ok(queue, T_FN(copy_##e), sizeof(c), SG_SIZE), "%d lanes: copy of " #e, SG_SIZE);
    T_ELEMENTS
#undef T_ROW
}

#undef T_FN
#undef SG_SIZE
