/* SPDX-License-Identifier: MIT */
/* Ids of the items of basic ranges at the SG_SIZE in force, against plain loops. */

#define T_FN(name) T_PASTE(name##_x, SG_LANES_)

SG_RANGE_KERNEL(T_FN(write_ids), sg_item it, struct ids *k) {
    const size_t base = sg_item_get_linear_id_base(it);
    k->sub_groups++;
    if (base != k->items) k->wrong++;
    k->items += sg_item_count(it);
    if (sg_item_count(it) > SG_SIZE || sg_count(sg_item_mask(it)) != sg_item_count(it)) k->wrong++;
    sg_item_store(it, k->linear + base, sg_item_get_linear_id(it));
    for (uint32_t d = 0; d < 4; d++) {
        uint32_t ids[SG_SIZE];
        const sg_u32 id = sg_item_get_id(it, d);
        sg_store(ids, id);
        if (d < 3) sg_item_store(it, k->id[d] + base, id);
        if (sg_item_get_id_base(it, d) != ids[0]) k->wrong++;
        if (sg_item_get_range(it, d) != sg_range_get(k->range, d)) k->wrong++;
        for (uint32_t i = 0; i < SG_SIZE; i++) {
            if (ids[i] >= sg_range_get(k->range, d)) k->wrong++;
        }
    }
    if (sg_item_is_contiguous(it)) k->contiguous++;
}

static int T_FN(ids_ok)(sg_range range) {
    static struct ids k;
    const size_t n = sg_range_size(range), rest = range.size[1] * range.size[2];
    const size_t row = range.size[range.dimensions - 1];
    size_t sub_groups = 0, contiguous = 0;
    memset(&k, 0, sizeof k);
    k.range = range;
    if (n > MAX_ITEMS) return 0;
    if (sg_parallel_for_range(NULL, range, T_FN(write_ids), &k) != SG_OK || k.wrong) return 0;
    for (size_t i = 0; i < n; i++) {
        if (k.linear[i] != i || k.id[0][i] != i / rest) return 0;
        if (k.id[1][i] != i / range.size[2] % range.size[1]) return 0;
        if (k.id[2][i] != i % range.size[2]) return 0;
    }
    for (size_t i = 0; i < n; i += SG_SIZE, sub_groups++) {
        const size_t last = i + SG_SIZE < n ? i + SG_SIZE - 1 : n - 1;
        if (i / row == last / row) contiguous++;
    }
    return k.items == n && k.sub_groups == sub_groups && k.contiguous == contiguous;
}

static void T_FN(check_ids)(void) {
    const size_t s = SG_SIZE;
    const size_t sizes[] = {1, 2, 3, 5, 7, s - 1, s, s + 1, 2 * s - 1, 2 * s, 3 * s + 1};
    const size_t few[] = {1, 2, 3, s, s + 1};
    unsigned bad = 0;
    for (size_t n = 0; n <= 3 * s + 1; n++) bad += !T_FN(ids_ok)(sg_range_1d(n));
    tap_ok(bad == 0, "%d lanes: ids in 1 dimension", SG_SIZE);
    bad = 0;
    for (size_t r = 0; r < 12; r++) {
        for (size_t c = 0; c < sizeof sizes / sizeof sizes[0]; c++) {
            bad += !T_FN(ids_ok)(sg_range_2d(r, sizes[c]));
            bad += !T_FN(ids_ok)(sg_range_2d(sizes[c], r));
        }
    }
    tap_ok(bad == 0, "%d lanes: ids in 2 dimensions", SG_SIZE);
    bad = 0;
    for (size_t a = 0; a < 4; a++) {
        for (size_t b = 0; b < sizeof few / sizeof few[0]; b++) {
            for (size_t c = 0; c < sizeof few / sizeof few[0]; c++) {
                bad += !T_FN(ids_ok)(sg_range_3d(few[a], few[b], few[c]));
                bad += !T_FN(ids_ok)(sg_range_3d(a, few[c], few[b]));
            }
        }
    }
    tap_ok(bad == 0, "%d lanes: ids in 3 dimensions", SG_SIZE);
}

#undef T_FN
#undef SG_SIZE
