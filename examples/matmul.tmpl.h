/* SPDX-License-Identifier: MIT */
/* The kernels of matmul.c for element MATMUL_E (C type MATMUL_C) at the SG_SIZE in force. */
#ifndef MATMUL_E
#error "matmul.tmpl.h needs MATMUL_E and MATMUL_C"
#endif

#define MATMUL_JOIN_(a, b, c, d) a##b##c##d
#define MATMUL_JOIN(a, b, c, d) MATMUL_JOIN_(a, b, c, d)
#define MATMUL_FN(name) MATMUL_JOIN(name##_, MATMUL_E, x, SG_SIZE)
#define MATMUL_OP(name) MATMUL_JOIN(sg_, name, _, MATMUL_E)
#define MATMUL_V MATMUL_JOIN(sg_, MATMUL_E, , )

/* Steps i, i + 1, ...; each gets its number as a constant, so that each broadcast has a constant
 * lane. */
#define MATMUL_STEP1(i) MATMUL_STEP(i)
#define MATMUL_STEP2(i) MATMUL_STEP(i) MATMUL_STEP(i + 1)
#define MATMUL_STEP4(i) MATMUL_STEP2(i) MATMUL_STEP2(i + 2)
#define MATMUL_STEP8(i) MATMUL_STEP4(i) MATMUL_STEP4(i + 4)
#define MATMUL_STEP16(i) MATMUL_STEP8(i) MATMUL_STEP8(i + 8)
#define MATMUL_STEP32(i) MATMUL_STEP16(i) MATMUL_STEP16(i + 16)
#define MATMUL_STEP64(i) MATMUL_STEP32(i) MATMUL_STEP32(i + 32)
#define MATMUL_STEPS MATMUL_JOIN(MATMUL_STEP, SG_SIZE, , )(0)

/* Chapter 9's last kernel: a sub-group computes S neighbours in one row of C. It loads S elements
 * of the row of A, one in each lane, and broadcasts them one after another: no local memory,
 * no barrier. */
SG_RANGE_KERNEL(MATMUL_FN(broadcast), sg_item it, const struct matmul *k) {
    const size_t row = sg_item_get_id_base(it, 0), column = sg_item_get_id_base(it, 1), n = k->n;
    const MATMUL_C *a = (const MATMUL_C *)k->a + row * n, *b = (const MATMUL_C *)k->b + column;
    const size_t wide = n - column; /* S or more, except in the last columns */
    MATMUL_V sum = MATMUL_OP(zero)();
    size_t i = 0;
    if (sg_item_count(it) < SG_SIZE) return; /* rows are whole sub-groups: no code for a tail */
    if (wide >= SG_SIZE) {
        for (; i + SG_SIZE <= n; i += SG_SIZE) {
            const MATMUL_V tile = MATMUL_OP(load)(a + i);
            MATMUL_V x;
#define MATMUL_STEP(j) \
            x = MATMUL_OP(load)(b + (i + j) * n); \
            sum = MATMUL_OP(mul_add)(MATMUL_OP(broadcast)(tile, j), x, sum);
            MATMUL_STEPS
#undef MATMUL_STEP
        }
    }
    for (; i < n; i++) {
        sum = MATMUL_OP(mul_add)(MATMUL_OP(splat)(a[i]), MATMUL_OP(load_n)(b + i * n, wide), sum);
    }
    MATMUL_OP(store_n)((MATMUL_C *)k->c + row * n + column, sum, wide);
}

#if SG_SIZE <= 16
/* The same with four rows of C for each sub-group: every load from B serves four broadcasts. */
SG_RANGE_KERNEL(MATMUL_FN(four_rows), sg_item it, const struct matmul *k) {
    const size_t row = sg_item_get_id_base(it, 0) * 4, column = sg_item_get_id_base(it, 1);
    const size_t n = k->n, wide = n - column, high = n - row;
    const MATMUL_C *b = (const MATMUL_C *)k->b + column, *a[4];
    MATMUL_V s0 = MATMUL_OP(zero)(), s1 = s0, s2 = s0, s3 = s0;
    size_t i = 0;
    if (sg_item_count(it) < SG_SIZE) return;
    /* beyond the last row, the last row is computed again */
    for (size_t r = 0; r < 4; r++) a[r] = (const MATMUL_C *)k->a + (r < high ? row + r : n - 1) * n;
    if (wide >= SG_SIZE) {
        for (; i + SG_SIZE <= n; i += SG_SIZE) {
            const MATMUL_V t0 = MATMUL_OP(load)(a[0] + i), t1 = MATMUL_OP(load)(a[1] + i);
            const MATMUL_V t2 = MATMUL_OP(load)(a[2] + i), t3 = MATMUL_OP(load)(a[3] + i);
            MATMUL_V x;
#define MATMUL_STEP(j) \
            x = MATMUL_OP(load)(b + (i + j) * n); \
            s0 = MATMUL_OP(mul_add)(MATMUL_OP(broadcast)(t0, j), x, s0); \
            s1 = MATMUL_OP(mul_add)(MATMUL_OP(broadcast)(t1, j), x, s1); \
            s2 = MATMUL_OP(mul_add)(MATMUL_OP(broadcast)(t2, j), x, s2); \
            s3 = MATMUL_OP(mul_add)(MATMUL_OP(broadcast)(t3, j), x, s3);
            MATMUL_STEPS
#undef MATMUL_STEP
        }
    }
    for (; i < n; i++) {
        const MATMUL_V x = MATMUL_OP(load_n)(b + i * n, wide);
        s0 = MATMUL_OP(mul_add)(MATMUL_OP(splat)(a[0][i]), x, s0);
        s1 = MATMUL_OP(mul_add)(MATMUL_OP(splat)(a[1][i]), x, s1);
        s2 = MATMUL_OP(mul_add)(MATMUL_OP(splat)(a[2][i]), x, s2);
        s3 = MATMUL_OP(mul_add)(MATMUL_OP(splat)(a[3][i]), x, s3);
    }
    MATMUL_OP(store_n)((MATMUL_C *)k->c + row * n + column, s0, wide);
    if (high > 1) MATMUL_OP(store_n)((MATMUL_C *)k->c + (row + 1) * n + column, s1, wide);
    if (high > 2) MATMUL_OP(store_n)((MATMUL_C *)k->c + (row + 2) * n + column, s2, wide);
    if (high > 3) MATMUL_OP(store_n)((MATMUL_C *)k->c + (row + 3) * n + column, s3, wide);
}
#endif

#if SG_SIZE == 16
/* The launch of the chapter: an nd-range with an item for each element of C, work-groups of one row and S columns, which are a
 * sub-group each, and group_broadcast. The range is rounded up to whole work-groups. */
SG_KERNEL(MATMUL_FN(nd_range), sg_nd_item it, const struct matmul *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t m = sg_nd_item_get_global_id_base(it, 0), column = sg_nd_item_get_global_id_base(it, 1);
    const size_t n = k->n, wide = n - column;
    const MATMUL_C *a = (const MATMUL_C *)k->a + m * n, *b = (const MATMUL_C *)k->b + column;
    MATMUL_V sum = MATMUL_OP(zero)();
    for (size_t first = 0; first < n; first += SG_SIZE) {
        const size_t tile_size = n - first < SG_SIZE ? n - first : SG_SIZE;
        const MATMUL_V tile = MATMUL_OP(load_n)(a + first, tile_size);
        for (size_t i = 0; i < tile_size; i++) {
            const MATMUL_V x = MATMUL_OP(load_n)(b + (first + i) * n, wide);
            sum = MATMUL_OP(mul_add)(sg_group_broadcast(sg, tile, i), x, sum);
        }
    }
    MATMUL_OP(store_n)((MATMUL_C *)k->c + m * n + column, sum, wide);
}
#endif

#undef MATMUL_JOIN_
#undef MATMUL_JOIN
#undef MATMUL_FN
#undef MATMUL_OP
#undef MATMUL_V
#undef MATMUL_STEP1
#undef MATMUL_STEP2
#undef MATMUL_STEP4
#undef MATMUL_STEP8
#undef MATMUL_STEP16
#undef MATMUL_STEP32
#undef MATMUL_STEP64
#undef MATMUL_STEPS
#undef MATMUL_E
#undef MATMUL_C
