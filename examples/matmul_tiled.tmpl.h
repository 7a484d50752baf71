/* SPDX-License-Identifier: MIT */
/* The kernels of matmul_tiled.c for element MATMUL_E (C type MATMUL_C). */
#ifndef MATMUL_E
#error "matmul_tiled.tmpl.h needs MATMUL_E and MATMUL_C"
#endif

#define MATMUL_JOIN_(a, b) a##b
#define MATMUL_JOIN(a, b) MATMUL_JOIN_(a, b)
#define MATMUL_FN(name) MATMUL_JOIN(name, MATMUL_E)
#define MATMUL_V MATMUL_JOIN(sg_, MATMUL_E)
#define MATMUL_MATRIX(p) ((const MATMUL_C *)(p))

/* Figure 9-4: an item for each element of C, which reads its row of A and its column of B. The lanes of
 * a sub-group are neighbours of one row: their element of A is one scalar. */
SG_RANGE_KERNEL(MATMUL_FN(naive_), sg_item it, const struct matmul *k) {
    const size_t m = sg_item_get_id_base(it, 0), column = sg_item_get_id_base(it, 1);
    MATMUL_V sum = MATMUL_FN(sg_zero_)();
    for (size_t i = 0; i < k->n; i++) {
        const MATMUL_V b = MATMUL_FN(sg_item_load_)(it, MATMUL_MATRIX(k->b) + i * k->n + column);
        sum = sg_mul_add(MATMUL_FN(sg_splat_)(MATMUL_MATRIX(k->a)[m * k->n + i]), b, sum);
    }
    MATMUL_FN(sg_item_store_)(it, (MATMUL_C *)k->c + m * k->n + column, sum);
}

/* Figure 9-8: a work-group is a part of a row of C, and its tile of A is loaded once for all of its
 * items. The tile is k->steps times as wide as the work-group (1 in the book). Two barriers for each
 * tile: before it is read, and before it is written again. */
SG_KERNEL(MATMUL_FN(tiled_), sg_nd_item it, const struct matmul *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t m = sg_nd_item_get_global_id_base(it, 0);
    const size_t column = sg_nd_item_get_global_id_base(it, 1);
    const size_t local = sg_nd_item_get_local_id_base(it, 1);
    const size_t width = sg_group_get_local_range(group, 1), tile_size = width * k->steps;
    MATMUL_V sum = MATMUL_FN(sg_zero_)();
    SG_LOCAL(it, MATMUL_C, tile, tile_size);
    for (size_t first = 0; first < k->n; first += tile_size) {
        const MATMUL_C *a = MATMUL_MATRIX(k->a) + m * k->n + first;
        for (size_t i = local; i < tile_size; i += width) sg_store(tile + i, sg_load(a + i));
        sg_group_barrier(group);
        for (size_t i = 0; i < tile_size; i++) {
            const MATMUL_V b = sg_load(MATMUL_MATRIX(k->b) + (first + i) * k->n + column);
            sum = sg_mul_add(MATMUL_FN(sg_splat_)(tile[i]), b, sum);
        }
        sg_group_barrier(group);
    }
    sg_store((MATMUL_C *)k->c + m * k->n + column, sum);
}

/* The same with the second barrier at the top of the loop, which the book says is possible too. */
SG_KERNEL(MATMUL_FN(tiled_top_), sg_nd_item it, const struct matmul *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t m = sg_nd_item_get_global_id_base(it, 0);
    const size_t column = sg_nd_item_get_global_id_base(it, 1);
    const size_t local = sg_nd_item_get_local_id_base(it, 1);
    const size_t tile_size = sg_group_get_local_range(group, 1);
    MATMUL_V sum = MATMUL_FN(sg_zero_)();
    SG_LOCAL(it, MATMUL_C, tile, tile_size);
    for (size_t first = 0; first < k->n; first += tile_size) {
        sg_group_barrier(group);
        sg_store(tile + local, sg_load(MATMUL_MATRIX(k->a) + m * k->n + first + local));
        sg_group_barrier(group);
        for (size_t i = 0; i < tile_size; i++) {
            const MATMUL_V b = sg_load(MATMUL_MATRIX(k->b) + (first + i) * k->n + column);
            sum = sg_mul_add(MATMUL_FN(sg_splat_)(tile[i]), b, sum);
        }
    }
    sg_store((MATMUL_C *)k->c + m * k->n + column, sum);
}

/* Figure 9-11: every item of the group reads the same element of the tile, which is a broadcast. Here
 * it really is one: a sub-group loads S elements of the tile and broadcasts them one after another. */
SG_KERNEL(MATMUL_FN(tiled_broadcast_), sg_nd_item it, const struct matmul *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t m = sg_nd_item_get_global_id_base(it, 0);
    const size_t column = sg_nd_item_get_global_id_base(it, 1);
    const size_t local = sg_nd_item_get_local_id_base(it, 1);
    const size_t tile_size = sg_group_get_local_range(group, 1);
    MATMUL_V sum = MATMUL_FN(sg_zero_)();
    SG_LOCAL(it, MATMUL_C, tile, tile_size);
    for (size_t first = 0; first < k->n; first += tile_size) {
        sg_store(tile + local, sg_load(MATMUL_MATRIX(k->a) + m * k->n + first + local));
        sg_group_barrier(group);
        for (size_t i = 0; i < tile_size; i += SG_SIZE) {
            const MATMUL_V part = sg_load(tile + i);
            for (uint32_t j = 0; j < SG_SIZE; j++) {
                const MATMUL_V b = sg_load(MATMUL_MATRIX(k->b) + (first + i + j) * k->n + column);
                sum = sg_mul_add(sg_broadcast(part, j), b, sum);
            }
        }
        sg_group_barrier(group);
    }
    sg_store((MATMUL_C *)k->c + m * k->n + column, sum);
}

#undef MATMUL_JOIN_
#undef MATMUL_JOIN
#undef MATMUL_FN
#undef MATMUL_V
#undef MATMUL_MATRIX
#undef MATMUL_E
#undef MATMUL_C
