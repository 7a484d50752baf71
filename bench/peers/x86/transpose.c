/* SPDX-License-Identifier: MIT */
/* Tiles of 16 rows and as many columns as a register has lanes, in registers; in the orders of sg's. */
#include "tile.h"

#include "../../kernels/transpose.h"

enum { ROWS = 16, SQUARE = 64 };
#define LOAD X(loadu_ps)
#define STORE X(storeu_ps)
#define STREAM X(stream_ps)

static inline __attribute__((always_inline)) void tile(const struct bench_transpose *k, size_t row, size_t column, _Bool stream) {
    const size_t n = k->n;
    for (size_t r = row; r < row + ROWS; r += LANES) {
        const float *x = k->x + r * n + column;
        float *y = k->y + column * n + r;
        f32 a[LANES];
BENCH_UNROLL(16)
        for (size_t i = 0; i < LANES; i++) a[i] = LOAD(x + i * n);
        transpose(a);
BENCH_UNROLL(16)
        for (size_t i = 0; i < LANES; i++) {
            if (stream) STREAM(y + i * n, a[i]);
            else STORE(y + i * n, a[i]);
        }
    }
}
BENCH_RUN(transpose, k) {
    BENCH_FOR
    for (size_t column = 0; column < k->n; column += LANES) {
        for (size_t row = 0; row < k->n; row += ROWS) tile(k, row, column, 0);
    }
}
BENCH_RUN_AS(transpose, stream, k) {
    BENCH_FOR
    for (size_t row = 0; row < k->n; row += ROWS) {
        for (size_t column = 0; column < k->n; column += LANES) tile(k, row, column, 1);
    }
    _mm_sfence();
}
BENCH_RUN_AS(transpose, squares, k) {
    const size_t squares = k->n / SQUARE;
    BENCH_FOR
    for (size_t s = 0; s < squares * squares; s++) {
        const size_t row = s / squares * SQUARE, column = s % squares * SQUARE;
        for (size_t c = 0; c < SQUARE; c += LANES) {
            for (size_t r = 0; r < SQUARE; r += ROWS) tile(k, row + r, column + c, 1);
        }
    }
    _mm_sfence();
}
