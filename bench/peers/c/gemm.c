/* SPDX-License-Identifier: MIT */
/* Loops that compilers vectorise, in the order that is best for them. */
#include <string.h>

#include "../../kernels/gemm.h"

#include "c.h"

#define number float
#define SHAPE(shape) sgemm##shape
#define SQUARE 64
#include "gemm_shapes.tmpl.h"
#define number double
#define SHAPE(shape) dgemm##shape
#define SQUARE 64
#include "gemm_shapes.tmpl.h"

/* Free in shape: TALL x WIDE elements of C at a time, from a strip of B that was copied so that it is read in order. The
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
