/* SPDX-License-Identifier: MIT */
/* Tiles of 16 rows and as many columns as a register has lanes, in registers. */
#include "tile.h"

#include "../../kernels/transpose.h"

enum { ROWS = 16 };
#define LOAD X(loadu_ps)
#define STORE X(storeu_ps)
#define STREAM X(stream_ps)

static inline __attribute__((always_inline)) void tiles(const struct bench_transpose *k, _Bool stream) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row += ROWS) {
        for (size_t column = 0; column < n; column += LANES) {
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
    }
    _mm_sfence();
}
BENCH_RUN(transpose, k) { tiles(k, 0); }
BENCH_RUN_AS(transpose, stream, k) { tiles(k, 1); }
