/* SPDX-License-Identifier: MIT */
/* Tiles of 16 rows and as many columns as a register has lanes, in registers; in the orders of sg's. */
#include "tile.h"

#include "../../kernels/transpose.h"

enum { ROWS = 16, SQUARE = 64 };
#define LOAD X(loadu_ps)
#define STORE X(storeu_ps)
#define STREAM X(stream_ps)

static inline __attribute__((always_inline)) void block(const float *x, size_t n, float *y, size_t pitch, _Bool stream) {
    f32 a[LANES];
BENCH_UNROLL(16)
    for (size_t i = 0; i < LANES; i++, x += n) {
        BENCH_HIDE(x);
        a[i] = LOAD(x);
    }
    transpose(a);
BENCH_UNROLL(16)
    for (size_t i = 0; i < LANES; i++, y += pitch) {
        BENCH_HIDE(y);
        if (stream) STREAM(y, a[i]);
        else STORE(y, a[i]);
    }
}
static inline __attribute__((always_inline)) void tile(const struct bench_transpose *k, size_t row, size_t column, _Bool stream) {
    for (size_t r = row; r < row + ROWS; r += LANES) block(k->x + r * k->n + column, k->n, k->y + column * k->n + r, k->n, stream);
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
/* a square is collected, then written by whole lines */
BENCH_RUN_AS(transpose, lines, k) {
    const size_t n = k->n, squares = n / SQUARE;
    BENCH_FOR
    for (size_t s = 0; s < squares * squares; s++) {
        const size_t row = s / squares * SQUARE, column = s % squares * SQUARE;
        _Alignas(64) float square[SQUARE][SQUARE];
        for (size_t r = 0; r < SQUARE; r += LANES) {
            for (size_t c = 0; c < SQUARE; c += LANES) block(k->x + (row + r) * n + column + c, n, &square[c][r], SQUARE, 0);
        }
        for (size_t c = 0; c < SQUARE; c++) {
BENCH_UNROLL(8)
            for (size_t r = 0; r < SQUARE; r += LANES) STREAM(k->y + (column + c) * n + row + r, LOAD(&square[c][r]));
        }
    }
    _mm_sfence();
}
