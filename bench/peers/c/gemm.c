/* SPDX-License-Identifier: MIT */
/* Loops that compilers vectorise, in the order that is best for them. n is a multiple of 64 in the shapes of
 * chapter 9. */
#include <string.h>

#include "../../kernels/gemm.h"

#include "c.h"

/* a row of C at a time, to which each row of B is added in turn */
BENCH_RUN(sgemm_naive, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row++) {
        float *restrict c = k->c + row * n;
        memset(c, 0, n * sizeof *c);
        for (size_t i = 0; i < n; i++) {
            const float a = k->a[row * n + i], *restrict b = k->b + i * n;
            BENCH_SIMD
            for (size_t x = 0; x < n; x++) c[x] += a * b[x];
        }
    }
}

/* 4 rows of C at a time */
BENCH_RUN(sgemm_broadcast, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row += 4) {
        float *restrict c0 = k->c + row * n, *restrict c1 = c0 + n, *restrict c2 = c1 + n, *restrict c3 = c2 + n;
        memset(c0, 0, 4 * n * sizeof *c0);
        for (size_t i = 0; i < n; i++) {
            const float *a = k->a + row * n + i, *restrict b = k->b + i * n;
            const float a0 = a[0], a1 = a[n], a2 = a[2 * n], a3 = a[3 * n];
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
enum { SIDE = 64 };
BENCH_RUN(sgemm_local, k) {
    const size_t n = k->n, side = n / SIDE;
    BENCH_FOR
    for (size_t square = 0; square < side * side; square++) {
        const size_t row = square / side * SIDE, column = square % side * SIDE;
        float a[SIDE][SIDE], b[SIDE][SIDE], c[SIDE][SIDE] = {{0}};
        for (size_t first = 0; first < n; first += SIDE) {
            for (size_t y = 0; y < SIDE; y++) {
                memcpy(a[y], k->a + (row + y) * n + first, sizeof a[y]);
                memcpy(b[y], k->b + (first + y) * n + column, sizeof b[y]);
            }
            for (size_t y = 0; y < SIDE; y++) {
                float sum[SIDE];
                memcpy(sum, c[y], sizeof sum);
                for (size_t i = 0; i < SIDE; i++) {
                    BENCH_SIMD
                    for (size_t x = 0; x < SIDE; x++) sum[x] += a[y][i] * b[i][x];
                }
                memcpy(c[y], sum, sizeof sum);
            }
        }
        for (size_t y = 0; y < SIDE; y++) memcpy(k->c + (row + y) * n + column, c[y], sizeof c[y]);
    }
}

/* Free in shape: TALL x WIDE elements of C at a time from a strip of B that is copied to be read in order. The
 * compiler keeps them in registers if it likes. */
enum { TALL = 8, WIDE = 32, DEPTH = 256 };
#define GEMM(name, args, type) \
    static void name##_strip(const struct args *k, size_t column) { \
        const size_t n = k->n, wide = n - column < WIDE ? n - column : WIDE; \
        type b[DEPTH][WIDE]; \
        for (size_t first = 0; first < n; first += DEPTH) { \
            const size_t depth = n - first < DEPTH ? n - first : DEPTH; \
            for (size_t i = 0; i < depth; i++) { \
                for (size_t x = 0; x < WIDE; x++) b[i][x] = x < wide ? k->b[(first + i) * n + column + x] : 0; \
            } \
            for (size_t row = 0; row < n; row += TALL) { \
                const size_t tall = n - row < TALL ? n - row : TALL; \
                const type *a[TALL]; \
                type c[TALL][WIDE] = {{0}}; \
                for (size_t y = 0; y < TALL; y++) a[y] = k->a + (row + (y < tall ? y : 0)) * n + first; \
                for (size_t i = 0; i < depth; i++) { \
                    for (size_t y = 0; y < TALL; y++) { \
                        for (size_t x = 0; x < WIDE; x++) c[y][x] += a[y][i] * b[i][x]; \
                    } \
                } \
                for (size_t y = 0; y < tall; y++) { \
                    type *to = k->c + (row + y) * n + column; \
                    for (size_t x = 0; x < wide; x++) to[x] = (first > 0 ? to[x] : 0) + c[y][x]; \
                } \
            } \
        } \
    } \
    BENCH_RUN(name, k) { \
        BENCH_FOR \
        for (size_t column = 0; column < k->n; column += WIDE) name##_strip(k, column); \
    }
GEMM(sgemm, bench_sgemm, float)
GEMM(dgemm, bench_dgemm, double)
