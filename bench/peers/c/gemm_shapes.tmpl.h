/* SPDX-License-Identifier: MIT */
/* The shapes of chapter 9 for one element, `number`. n is a multiple of 64. */
#if !defined SHAPE || !defined SQUARE
#error "bench: gemm_shapes.tmpl.h is included by gemm.c"
#endif

/* a row of C at a time, to which each row of B is added in turn */
BENCH_RUN(SHAPE(_naive), k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row++) {
        number *restrict c = k->c + row * n;
        memset(c, 0, n * sizeof *c);
        for (size_t i = 0; i < n; i++) {
            const number a = k->a[row * n + i], *restrict b = k->b + i * n;
            BENCH_SIMD
            for (size_t x = 0; x < n; x++) c[x] += a * b[x];
        }
    }
}

/* 4 rows of C at a time */
BENCH_RUN(SHAPE(_broadcast), k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row += 4) {
        number *restrict c0 = k->c + row * n, *restrict c1 = c0 + n, *restrict c2 = c1 + n, *restrict c3 = c2 + n;
        memset(c0, 0, 4 * n * sizeof *c0);
        for (size_t i = 0; i < n; i++) {
            const number *a = k->a + row * n + i, *restrict b = k->b + i * n;
            const number a0 = a[0], a1 = a[n], a2 = a[2 * n], a3 = a[3 * n];
            BENCH_SIMD
            for (size_t x = 0; x < n; x++) {
                c0[x] += a0 * b[x];
                c1[x] += a1 * b[x];
                c2[x] += a2 * b[x];
                c3[x] += a3 * b[x];
            }
        }
    }
}

/* squares of C from tiles in cache */
BENCH_RUN(SHAPE(_local), k) {
    const size_t n = k->n, side = n / SQUARE;
    BENCH_FOR
    for (size_t square = 0; square < side * side; square++) {
        const size_t row = square / side * SQUARE, column = square % side * SQUARE;
        number a[SQUARE][SQUARE], b[SQUARE][SQUARE], c[SQUARE][SQUARE] = {{0}};
        for (size_t first = 0; first < n; first += SQUARE) {
            for (size_t y = 0; y < SQUARE; y++) {
                memcpy(a[y], k->a + (row + y) * n + first, sizeof a[y]);
                memcpy(b[y], k->b + (first + y) * n + column, sizeof b[y]);
            }
            for (size_t y = 0; y < SQUARE; y++) {
                number sum[SQUARE];
                memcpy(sum, c[y], sizeof sum);
                for (size_t i = 0; i < SQUARE; i++) {
                    BENCH_SIMD
                    for (size_t x = 0; x < SQUARE; x++) sum[x] += a[y][i] * b[i][x];
                }
                memcpy(c[y], sum, sizeof sum);
            }
        }
        for (size_t y = 0; y < SQUARE; y++) memcpy(k->c + (row + y) * n + column, c[y], sizeof c[y]);
    }
}

#undef number
#undef SHAPE
#undef SQUARE
