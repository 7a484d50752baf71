/* SPDX-License-Identifier: MIT */
/* C = A B for element GEMM_E (C type GEMM_C) at the SG_SIZE in force; args: struct GEMM_ARGS; DEPTH and NEAR as below.
 *
 * A tile of TILE_ROWS rows and TILE_REGISTERS registers of C stays in registers while the products of a block of DEPTH
 * columns of A with as many rows of B are added to it. B comes from local memory, where the work-group
 * keeps a block of DEPTH rows and WIDTH columns; that is for the second-level cache. A comes in panels of
 * TILE_ROWS rows, copied beforehand so that a panel is read in one go; that is for the first-level cache.
 * Each is copied as often as it must be to be read in order: A once, B once for each work-group.
 *
 * A strip of B meets NEAR panels of A before the next strip does. More than one is good where a strip stays in the first-level cache and a
 * panel takes less from the second one in each step: floats of 256 bits, 6 elements and not 16. Many are slow where rows of C are a power of
 * two apart, for then their tiles of C share few sets of the caches.
 *
 * The other form leaves A as it is, which is enough for small matrices: a sub-group computes TILE_WIDTH columns of C, for which
 * it copies a strip of DEPTH rows of B at a time. */
#if !defined GEMM_E || !defined GEMM_C || !defined GEMM_ARGS || !defined DEPTH || !defined NEAR
#error "gemm_tile.tmpl.h needs GEMM_E, GEMM_C, GEMM_ARGS, DEPTH and NEAR"
#endif

#define GEMM_JOIN_(a, b) a##b
#define GEMM_JOIN(a, b) GEMM_JOIN_(a, b)
#define FN(name) GEMM_JOIN(name, GEMM_E)
#define VALUE GEMM_JOIN(sg_, GEMM_E)

struct FN(gemm_) {
    struct GEMM_ARGS k;
    GEMM_C *panels; /* of A: TILE_ROWS rows, as TILE_ROWS elements for each column */
    size_t rows, width; /* of a work-group's part of C */
    size_t depth;       /* of a block */
};

static inline size_t FN(panel_size_)(size_t n) {
    return n * TILE_ROWS + SG_SIZE;
}

/* ---- the tile ---- */

/* above: elements of a between two rows; right: between two columns; top: the first row that is not of the tile above; rows, columns:
 * those of the tile that exist; add: to what C has */
SG_INLINE void FN(tile_)(size_t depth, const GEMM_C *a, size_t above, size_t right, const GEMM_C *b, GEMM_C *c, size_t n,
                         size_t top, size_t rows, size_t columns, bool add) {
    const bool whole = top == 0 && rows == TILE_ROWS && columns >= TILE_WIDTH;
    /* a pointer for three rows: compilers would keep one to each row, on the stack */
    const GEMM_C *at0 = a, *at3 = a + 3 * above;
    if (above != 1) {
        BENCH_HIDE(at0);
        BENCH_HIDE(at3);
    }
#define ONE(r, v, i) VALUE v##r = FN(sg_zero_)();
#define ROW(r) EACH_REGISTER(ONE, r)
    EACH_ROW(ROW)
#undef ONE
    if (add && whole) { /* of a large C no cache has the tile any more, and nothing but the end of the loop waits for it */
#define ONE(r, v, i) sg_prefetch(c + r * n + i * SG_SIZE);
        EACH_ROW(ROW)
#undef ONE
    }
#undef ROW
    for (size_t i = 0; i < depth; i++, b += TILE_WIDTH) {
        VALUE s;
#define ONE(r, v, i) const VALUE v = sg_load(b + i * SG_SIZE);
        EACH_REGISTER(ONE, )
#undef ONE
#define ONE(r, v, i) if (AHEAD) sg_prefetch(b + AHEAD * TILE_WIDTH + i * SG_SIZE);
        EACH_REGISTER(ONE, )
#undef ONE
#define ONE(r, v, i) v##r = sg_mul_add(s, v, v##r);
#define ROW(r) s = FN(sg_splat_)((r < 3 ? at0 : at3)[r % 3 * above]); EACH_REGISTER(ONE, r)
        EACH_ROW(ROW)
#undef ROW
#undef ONE
        at0 += right, at3 += right;
    }
#define LEFT(i) (columns > i * SG_SIZE ? columns - i * SG_SIZE : 0)
    if (add && whole) {
#define ONE(r, v, i) v##r = sg_add(sg_load(c + r * n + i * SG_SIZE), v##r);
#define ROW(r) EACH_REGISTER(ONE, r)
        EACH_ROW(ROW)
#undef ROW
#undef ONE
    } else if (add) {
#define ONE(r, v, i) v##r = sg_add(sg_load_n(c + r * n + i * SG_SIZE, LEFT(i)), v##r);
#define ROW(r) if (r >= top && r < rows) { EACH_REGISTER(ONE, r) }
        EACH_ROW(ROW)
#undef ROW
#undef ONE
    }
    if (whole) {
#define ONE(r, v, i) sg_store(c + r * n + i * SG_SIZE, v##r);
#define ROW(r) EACH_REGISTER(ONE, r)
        EACH_ROW(ROW)
#undef ROW
#undef ONE
    } else {
#define ONE(r, v, i) sg_store_n(c + r * n + i * SG_SIZE, v##r, LEFT(i));
#define ROW(r) if (r >= top && r < rows) { EACH_REGISTER(ONE, r) }
        EACH_ROW(ROW)
#undef ROW
#undef ONE
    }
#undef LEFT
}

static __attribute__((noinline)) void FN(tile_of_panel_)(size_t depth, const GEMM_C *panel, const GEMM_C *b, GEMM_C *c, size_t n,
                                                         size_t rows, size_t columns, bool add) {
    FN(tile_)(depth, panel, 1, TILE_ROWS, b, c, n, 0, rows, columns, add);
}
static __attribute__((noinline)) void FN(tile_of_rows_)(size_t depth, const GEMM_C *a, const GEMM_C *b, GEMM_C *c, size_t n,
                                                        size_t top, size_t columns, bool add) {
    FN(tile_)(depth, a, n, 1, b, c, n, top, TILE_ROWS, columns, add);
}

/* ---- copies ---- */

/* A sub-group makes a panel of A: it transposes SG_SIZE rows of SG_SIZE elements at a time. It stores whole values, in an order in
 * which surplus elements are overwritten later or lie behind the panel. */
SG_RANGE_KERNEL(FN(panel_), sg_item it, const struct FN(gemm_) *g) {
    const size_t n = g->k.n, panel = sg_item_get_linear_id_base(it) / SG_SIZE, row = panel * TILE_ROWS;
    GEMM_C *to = g->panels + panel * FN(panel_size_)(n);
    for (size_t i = 0; i < n; i += SG_SIZE) {
        const bool whole = i + SG_SIZE <= n && row + TILE_ROWS <= n;
        for (size_t part = (TILE_ROWS - 1) / SG_SIZE * SG_SIZE + SG_SIZE; part > 0;) {
            VALUE t[SG_SIZE];
            part -= SG_SIZE;
SG_UNROLL(16)
            for (size_t r = 0; r < SG_SIZE; r++) {
                const bool there = part + r < TILE_ROWS && row + part + r < n;
                const GEMM_C *from = g->k.a + (row + part + r) * n + i;
                if (whole) t[r] = part + r < TILE_ROWS ? sg_load(from) : FN(sg_zero_)();
                else t[r] = there ? sg_load_n(from, n - i) : FN(sg_zero_)();
            }
            FN(sg_transpose_)(t);
SG_UNROLL(16)
            for (size_t r = 0; r < SG_SIZE; r++) {
                if (whole || i + r < n) sg_store(to + (i + r) * TILE_ROWS + part, t[r]);
            }
        }
    }
}
/* columns from..from + columns - 1 of depth rows of B, TILE_WIDTH of them together */
static inline void FN(strip_)(GEMM_C *to, const GEMM_C *from, size_t n, size_t depth, size_t columns) {
    for (size_t i = 0; i < depth; i++, from += n, to += TILE_WIDTH) {
SG_UNROLL(4)
        for (size_t j = 0; j < TILE_WIDTH; j += SG_SIZE) {
            sg_store(to + j, columns >= TILE_WIDTH ? sg_load(from + j) : sg_load_n(from + j, columns > j ? columns - j : 0));
        }
    }
}

/* ---- a work-group: its part of C, block by block; its sub-groups share strips of B, then panels of A ---- */

SG_KERNEL(FN(part_), sg_nd_item it, const struct FN(gemm_) *g) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t n = g->k.n, me = sg_nd_item_get_local_id_base(it, 1) / SG_SIZE;
    const size_t row = sg_group_get_group_id(group, 0) * g->rows, column = sg_group_get_group_id(group, 1) * g->width;
    const size_t rows = row + g->rows < n ? g->rows : n - row, columns = column + g->width < n ? g->width : n - column;
    SG_LOCAL(it, GEMM_C, strips, g->width * g->depth);
    for (size_t first = 0; first < n; first += g->depth) {
        const size_t depth = first + g->depth < n ? g->depth : n - first;
        for (size_t j = me * TILE_WIDTH; j < columns; j += SUB_GROUPS * TILE_WIDTH) {
            FN(strip_)(strips + j * depth, g->k.b + first * n + column + j, n, depth, columns - j);
        }
        sg_group_barrier(group);
        for (size_t near = me * TILE_ROWS; near < rows; near += NEAR * SUB_GROUPS * TILE_ROWS) {
            for (size_t j = 0; j < columns; j += TILE_WIDTH) {
                for (size_t i = near; i < rows && i < near + NEAR * SUB_GROUPS * TILE_ROWS; i += SUB_GROUPS * TILE_ROWS) {
                    const GEMM_C *panel = g->panels + (row + i) / TILE_ROWS * FN(panel_size_)(n) + first * TILE_ROWS;
                    FN(tile_of_panel_)(depth, panel, strips + j * depth, g->k.c + (row + i) * n + column + j, n,
                                       rows - i < TILE_ROWS ? rows - i : TILE_ROWS, columns - j, first > 0);
                }
            }
        }
        sg_group_barrier(group);
    }
}

/* ---- A as it is; it has TILE_ROWS rows or more ---- */

SG_KERNEL_OF(1, FN(columns_), sg_nd_item it, const struct GEMM_ARGS *k) {
    const size_t n = k->n, column = sg_nd_item_get_group_id(it, 0) * TILE_WIDTH;
    SG_LOCAL(it, GEMM_C, strip, DEPTH * TILE_WIDTH);
    for (size_t first = 0; first < n; first += DEPTH) {
        const size_t depth = first + DEPTH < n ? DEPTH : n - first;
        FN(strip_)(strip, k->b + first * n + column, n, depth, n - column);
        for (size_t i = 0; i < n; i += TILE_ROWS) {
            const size_t top = i + TILE_ROWS <= n ? 0 : i + TILE_ROWS - n, row = i - top;
            FN(tile_of_rows_)(depth, k->a + row * n + first, strip, k->c + row * n + column, n, top, n - column, first > 0);
        }
    }
}
SG_INLINE void FN(gemm_run_rows_)(const struct GEMM_ARGS *k) { /* f32 only */
    const size_t across = (k->n + TILE_WIDTH - 1) / TILE_WIDTH;
    bench_launched(sg_parallel_for(queue(), sg_nd_range_1d(across * SG_SIZE, SG_SIZE), FN(columns_), k));
}

static void FN(gemm_run_)(const struct GEMM_ARGS *k) {
    static size_t room;
    static GEMM_C *panels;
    const size_t n = k->n, all = (n + TILE_ROWS - 1) / TILE_ROWS, size = all * FN(panel_size_)(n);
    const size_t width = share(n, WIDTH, TILE_WIDTH), across = (n + width - 1) / width;
    const size_t rows = share_rows(n, across), down = (n + rows - 1) / rows;
    struct FN(gemm_) g;
    if (room < size) {
        room = size;
        bench_free(panels);
        panels = (GEMM_C *)bench_alloc(size * sizeof *panels);
    }
    g.k = *k;
    g.panels = panels;
    g.rows = rows;
    g.width = width;
    g.depth = share(n, DEPTH, 1);
    bench_launched(sg_parallel_for_range(queue(), sg_range_1d(all * SG_SIZE), FN(panel_), &g));
    bench_launched(sg_parallel_for(queue(), sg_nd_range_2d(down, across * LOCAL, 1, LOCAL), FN(part_), &g));
}

#undef GEMM_JOIN_
#undef GEMM_JOIN
#undef FN
#undef VALUE
#undef GEMM_E
#undef GEMM_C
#undef GEMM_ARGS
#undef DEPTH
#undef NEAR
