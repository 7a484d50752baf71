// SPDX-License-Identifier: MIT
// Columns gathered into rows; rows scattered into columns; and both within squares of 64, whose lines stay in the cache.
#define SQUARE 64
export void transpose_gather(uniform int n, const uniform float x[], uniform float y[]) {
    for (uniform int r = 0; r < n; r++) {
        foreach (c = 0 ... n) y[r * n + c] = x[c * n + r];
    }
}
export void transpose_scatter(uniform int n, const uniform float x[], uniform float y[]) {
    for (uniform int r = 0; r < n; r++) {
        foreach (c = 0 ... n) y[c * n + r] = x[r * n + c];
    }
}
export void transpose_squares(uniform int n, const uniform float x[], uniform float y[]) {
    for (uniform int row = 0; row < n; row += SQUARE) {
        for (uniform int column = 0; column < n; column += SQUARE) {
            for (uniform int r = row; r < row + SQUARE; r++) {
                foreach (c = column ... column + SQUARE) y[r * n + c] = x[c * n + r];
            }
        }
    }
}
// through a local square, so that memory is read and written by whole registers
#define LOCAL(name, store, end) \
    export void name(uniform int n, const uniform float x[], uniform float y[]) { \
        uniform float t[SQUARE * (SQUARE + 1)]; \
        for (uniform int row = 0; row < n; row += SQUARE) { \
            for (uniform int column = 0; column < n; column += SQUARE) { \
                for (uniform int r = 0; r < SQUARE; r++) { \
                    foreach (c = 0 ... SQUARE) t[r * (SQUARE + 1) + c] = x[(row + r) * n + column + c]; \
                } \
                for (uniform int c = 0; c < SQUARE; c++) { \
                    for (uniform int r = 0; r < SQUARE; r += programCount) { \
                        store(y + (column + c) * n + row + r, t[(r + programIndex) * (SQUARE + 1) + c]); \
                    } \
                } \
            } \
        } \
        end; \
    }
inline void plain_store(uniform float *uniform to, float v) { to[programIndex] = v; }
LOCAL(transpose_local, plain_store, return)
LOCAL(transpose_stream, streaming_store, memory_barrier())
