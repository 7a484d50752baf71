/* SPDX-License-Identifier: MIT */
/* In tiles, so that the lines of a column are used whole; compilers vectorise the inner loop of one of
 * them. */
#include "../../kernels/transpose.h"

#include "c.h"

enum { TILE = 16 };

BENCH_RUN(transpose, k) {
    const size_t n = k->n;
    const float *restrict x = k->x;
    float *restrict y = k->y;
    BENCH_FOR
    for (size_t row = 0; row < n; row += TILE) {
        for (size_t column = 0; column < n; column += TILE) {
            for (size_t j = column; j < column + TILE; j++) {
                for (size_t i = row; i < row + TILE; i++) y[j * n + i] = x[i * n + j];
            }
        }
    }
}
