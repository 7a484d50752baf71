/* SPDX-License-Identifier: MIT */
/* C = A B with register tiles, blocked as sg's is (bench/peers/sg/gemm_tile.tmpl.h says why); at the edges of
 * C a tile is added from memory. */
#if !defined GEMM_C || !defined GEMM_ARGS || !defined DEPTH
#error "gemm_tile.tmpl.h needs GEMM_C, GEMM_ARGS and DEPTH"
#endif

static __attribute__((noinline)) void FN(tile_)(size_t depth, const GEMM_C *a, const GEMM_C *b, GEMM_C *c, size_t n,
                                                bool add) {
#define ONE(r, v, i) VALUE v##r = OP(setzero)();
#define ROW(r) EACH_REGISTER(ONE, r)
    EACH_ROW(ROW)
#undef ONE
    if (add) {
#define ONE(r, v, i) _mm_prefetch((const char *)(c + r * n + i * LANES), _MM_HINT_T0);
        EACH_ROW(ROW)
#undef ONE
    }
#undef ROW
    for (size_t i = 0; i < depth; i++, a += TILE_ROWS, b += TILE_WIDTH) {
        VALUE s;
#define ONE(r, v, i) const VALUE v = OP(loadu)(b + i * LANES);
        EACH_REGISTER(ONE, )
#undef ONE
#define ONE(r, v, i) if (AHEAD) _mm_prefetch((const char *)(b + AHEAD * TILE_WIDTH + i * LANES), _MM_HINT_T0);
        EACH_REGISTER(ONE, )
#undef ONE
#define ONE(r, v, i) v##r = OP(fmadd)(s, v, v##r);
#define ROW(r) s = OP(set1)(a[r]); EACH_REGISTER(ONE, r)
        EACH_ROW(ROW)
#undef ROW
#undef ONE
    }
#define ROW(r) EACH_REGISTER(ONE, r)
    if (add) {
#define ONE(r, v, i) v##r = OP(add)(OP(loadu)(c + r * n + i * LANES), v##r);
        EACH_ROW(ROW)
#undef ONE
    }
#define ONE(r, v, i) OP(storeu)(c + r * n + i * LANES, v##r);
    EACH_ROW(ROW)
#undef ONE
#undef ROW
}
static void FN(edge_)(size_t depth, const GEMM_C *a, const GEMM_C *b, GEMM_C *c, size_t n, size_t rows, size_t columns,
                      bool add) {
    GEMM_C t[TILE_ROWS * TILE_WIDTH];
    FN(tile_)(depth, a, b, t, TILE_WIDTH, false);
    for (size_t r = 0; r < rows; r++) {
        for (size_t j = 0; j < columns; j++) c[r * n + j] = t[r * TILE_WIDTH + j] + (add ? c[r * n + j] : 0);
    }
}

/* rows of A from there on: TILE_ROWS elements for each column */
static void FN(panel_)(GEMM_C *to, const GEMM_C *a, size_t n, size_t rows) {
    for (size_t i = 0; i < n; i++, a++, to += TILE_ROWS) {
        for (size_t r = 0; r < TILE_ROWS; r++) to[r] = r < rows ? a[r * n] : 0;
    }
}
static void FN(strip_)(GEMM_C *to, const GEMM_C *from, size_t n, size_t depth, size_t columns) {
    for (size_t i = 0; i < depth; i++, from += n, to += TILE_WIDTH) {
        if (columns >= TILE_WIDTH) {
BENCH_UNROLL(4)
            for (size_t j = 0; j < TILE_WIDTH; j += LANES) OP(storeu)(to + j, OP(loadu)(from + j));
        } else {
            for (size_t j = 0; j < TILE_WIDTH; j++) to[j] = j < columns ? from[j] : 0;
        }
    }
}
static void FN(part_)(const struct GEMM_ARGS *k, const GEMM_C *panels, GEMM_C *strips, size_t row, size_t column,
                      size_t most_rows, size_t most_columns, size_t most_depth) {
    const size_t n = k->n, rows = row + most_rows < n ? most_rows : n - row;
    const size_t columns = column + most_columns < n ? most_columns : n - column;
    for (size_t first = 0; first < n; first += most_depth) {
        const size_t depth = first + most_depth < n ? most_depth : n - first;
        for (size_t j = 0; j < columns; j += TILE_WIDTH) {
            FN(strip_)(strips + j * depth, k->b + first * n + column + j, n, depth, columns - j);
        }
        for (size_t i = 0; i < rows; i += TILE_ROWS) {
            const GEMM_C *panel = panels + (row + i) * n + first * TILE_ROWS;
            for (size_t j = 0; j < columns; j += TILE_WIDTH) {
                GEMM_C *c = k->c + (row + i) * n + column + j;
                if (rows - i >= TILE_ROWS && columns - j >= TILE_WIDTH) {
                    FN(tile_)(depth, panel, strips + j * depth, c, n, first > 0);
                } else {
                    FN(edge_)(depth, panel, strips + j * depth, c, n, rows - i < TILE_ROWS ? rows - i : TILE_ROWS,
                              columns - j < TILE_WIDTH ? columns - j : TILE_WIDTH, first > 0);
                }
            }
        }
    }
}

static void FN(gemm_run_)(const struct GEMM_ARGS *k) {
    static size_t room;
    static GEMM_C *panels, *strips;
    const size_t n = k->n, all = (n + TILE_ROWS - 1) / TILE_ROWS;
    const size_t width = share(n, WIDTH, TILE_WIDTH), across = (n + width - 1) / width;
    const size_t rows = share_rows(n, across), down = (n + rows - 1) / rows;
    const size_t depth = share(n, DEPTH, 1), block = width * depth;
    if (room < all * TILE_ROWS * n) {
        room = all * TILE_ROWS * n;
        bench_free(panels);
        bench_free(strips);
        panels = (GEMM_C *)bench_alloc(room * sizeof *panels);
        strips = (GEMM_C *)bench_alloc((size_t)bench_threads * 2 * WIDTH * 2 * DEPTH * sizeof *strips);
    }
    BENCH_FOR
    for (size_t p = 0; p < all; p++) {
        FN(panel_)(panels + p * TILE_ROWS * n, k->a + p * TILE_ROWS * n, n, n - p * TILE_ROWS);
    }
    BENCH_FOR
    for (size_t p = 0; p < down * across; p++) {
        FN(part_)(k, panels, strips + BENCH_ME * block, p / across * rows, p % across * width, rows, width, depth);
    }
}
