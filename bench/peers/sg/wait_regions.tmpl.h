/* SPDX-License-Identifier: MIT */
/* The kernel with barriers, written per work-group, at the SG_SIZE in force: the end of each loop is the barrier. */
SG_GROUP_KERNEL(SG_PASTE2(barrier_regions_, SG_SIZE), sg_group g, const struct bench_barrier *k) {
    SG_ALIGN(64) uint32_t t[BENCH_WAIT_GROUP + 16];
    SG_ALIGN(64) uint32_t v[BENCH_WAIT_GROUP]; /* so that no register lies across two cache lines */
    sg_for_each_sub_group(it, g) {
        sg_store(v + sg_nd_item_get_local_linear_id_base(it), sg_load(k->x + sg_nd_item_get_global_linear_id_base(it)));
    }
    for (size_t s = 0; s < k->steps; s++) {
        sg_for_each_sub_group(it, g) {
            const size_t l = sg_nd_item_get_local_linear_id_base(it);
            const sg_u32 x = sg_load(v + l);
            sg_store(t + l, x);
            if (l == 0) sg_store(t + BENCH_WAIT_GROUP, x);
        }
        sg_for_each_sub_group(it, g) {
            const size_t l = sg_nd_item_get_local_linear_id_base(it);
            sg_store(v + l, sg_add_n(sg_load(t + l + 1), 1));
        }
    }
    sg_for_each_sub_group(it, g) {
        sg_store(k->y + sg_nd_item_get_global_linear_id_base(it), sg_load(v + sg_nd_item_get_local_linear_id_base(it)));
    }
}

/* As that, by an expert: what an item keeps from region to region stays in registers, as the sub-groups of a work-group are
 * known when compiling. */
SG_GROUP_KERNEL(SG_PASTE2(barrier_registers_, SG_SIZE), sg_group g, const struct bench_barrier *k) {
    enum { PARTS = BENCH_WAIT_GROUP / SG_SIZE };
    SG_ALIGN(64) uint32_t t[BENCH_WAIT_GROUP + 16];
    const size_t base = sg_group_get_group_linear_id(g) * BENCH_WAIT_GROUP;
    sg_u32 v[PARTS];
    SG_UNROLL(32) for (size_t i = 0; i < PARTS; i++) v[i] = sg_load(k->x + base + i * SG_SIZE);
    for (size_t s = 0; s < k->steps; s++) {
        SG_UNROLL(32) for (size_t i = 0; i < PARTS; i++) sg_store(t + i * SG_SIZE, v[i]);
        sg_store(t + BENCH_WAIT_GROUP, v[0]);
        SG_UNROLL(32) for (size_t i = 0; i < PARTS; i++) v[i] = sg_add_n(sg_load(t + i * SG_SIZE + 1), 1);
    }
    SG_UNROLL(32) for (size_t i = 0; i < PARTS; i++) sg_store(k->y + base + i * SG_SIZE, v[i]);
}
