/* SPDX-License-Identifier: MIT */
/* The shapes of chapter 9 in the forms that are fastest for sg; gemm_tiled.c is free in shape. n is a multiple
 * of 128 here. */
#include "x86.h"

#include "../../kernels/gemm.h"

#if BENCH_512
#define LANES 16
typedef __m512 f32;
#define LOAD _mm512_loadu_ps
#define STORE _mm512_storeu_ps
#define SPLAT _mm512_set1_ps
#define FMA _mm512_fmadd_ps
#define ZERO _mm512_setzero_ps
#define LANE(x, i) _mm512_permutexvar_ps(_mm512_set1_epi32(i), x)
#else
#define LANES 8
typedef __m256 f32;
#define LOAD _mm256_loadu_ps
#define STORE _mm256_storeu_ps
#define SPLAT _mm256_set1_ps
#define FMA _mm256_fmadd_ps
#define ZERO _mm256_setzero_ps
#define LANE(x, i) _mm256_permutevar8x32_ps(x, _mm256_set1_epi32(i))
#endif

#define EACH4(f) f(0) f(1) f(2) f(3)
#define EACH8(f) EACH4(f) f(4) f(5) f(6) f(7)

/* ---- a row of C at a time, 8 registers of it ---- */

#define SUM(v) f32 sum##v = ZERO();
#define ADD(v) sum##v = FMA(x, LOAD(b + v * LANES), sum##v);
#define PUT(v) STORE(c + v * LANES, sum##v);
BENCH_RUN(sgemm_naive, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column += 8 * LANES) {
            const float *a = k->a + row * n, *b = k->b + column;
            float *c = k->c + row * n + column;
            EACH8(SUM)
            for (size_t i = 0; i < n; i++, b += n) {
                const f32 x = SPLAT(a[i]);
                EACH8(ADD)
            }
            EACH8(PUT)
        }
    }
}
#undef SUM
#undef ADD
#undef PUT

/* ---- squares of C from tiles in cache, 4 rows at a time by as many registers as there are sums for ---- */

enum { SIDE = 64 };
#if BENCH_512
enum { VALUES = 4 };
#define EACH_OF_B(f) f(0) f(1) f(2) f(3)
#define EACH_VALUE(f, r) f(r, 0) f(r, 1) f(r, 2) f(r, 3)
#else
enum { VALUES = 2 };
#define EACH_OF_B(f) f(0) f(1)
#define EACH_VALUE(f, r) f(r, 0) f(r, 1)
#endif
#define EACH_SUM(f) EACH_VALUE(f, 0) EACH_VALUE(f, 1) EACH_VALUE(f, 2) EACH_VALUE(f, 3)
#define GET(r, v) f32 sum##r##v = LOAD(&sum[y + r][x + v * LANES]);
/* GCC 12 would load it again for each use, which are more loads than there is time for */
#define OF_B(v) \
    f32 b##v = LOAD(&b[i][x + v * LANES]); \
    __asm__("" : "+v"(b##v));
#define ADD(r, v) sum##r##v = FMA(x##r, b##v, sum##r##v);
#define ROW(r) \
    const f32 x##r = SPLAT(a[y + r][i]); \
    EACH_VALUE(ADD, r)
#define PUT(r, v) STORE(&sum[y + r][x + v * LANES], sum##r##v);
static void copy_square(float to[SIDE][SIDE], const float *from, size_t n) {
    for (size_t y = 0; y < SIDE; y++) {
        for (size_t x = 0; x < SIDE; x += LANES) STORE(&to[y][x], LOAD(from + y * n + x));
    }
}
BENCH_RUN(sgemm_local, k) {
    const size_t n = k->n, side = n / SIDE;
    BENCH_FOR
    for (size_t square = 0; square < side * side; square++) {
        const size_t row = square / side * SIDE, column = square % side * SIDE;
        _Alignas(64) float a[SIDE][SIDE], b[SIDE][SIDE], sum[SIDE][SIDE] = {{0}};
        for (size_t first = 0; first < n; first += SIDE) {
            copy_square(a, k->a + row * n + first, n);
            copy_square(b, k->b + first * n + column, n);
            for (size_t y = 0; y < SIDE; y += 4) {
                for (size_t x = 0; x < SIDE; x += VALUES * LANES) {
                    EACH_SUM(GET)
                    for (size_t i = 0; i < SIDE; i++) {
                        EACH_OF_B(OF_B)
                        EACH4(ROW)
                    }
                    EACH_SUM(PUT)
                }
            }
        }
        for (size_t y = 0; y < SIDE; y++) {
            for (size_t x = 0; x < SIDE; x += LANES) STORE(k->c + (row + y) * n + column + x, LOAD(&sum[y][x]));
        }
    }
}
#undef GET
#undef OF_B
#undef ADD
#undef ROW
#undef PUT

/* ---- lanes of A broadcast by a permute, 8 or 4 rows of 2 registers at a time ---- */

#if BENCH_512
#define EACH_LANE(f) \
    f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11) f(12) f(13) f(14) f(15)
#else
#define EACH_LANE(f) f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7)
#endif
#if BENCH_512
enum { TALL = 8 };
#define EACH_TALL EACH8
#define EACH_ADD(j) ADD(0, j) ADD(1, j) ADD(2, j) ADD(3, j) ADD(4, j) ADD(5, j) ADD(6, j) ADD(7, j)
#else
enum { TALL = 4 };
#define EACH_TALL EACH4
#define EACH_ADD(j) ADD(0, j) ADD(1, j) ADD(2, j) ADD(3, j)
#endif
#define SUM(r) f32 x##r = ZERO(), y##r = x##r;
#define PART(r) const f32 part##r = LOAD(a + r * n + i);
#define ADD(r, j) s = LANE(part##r, j), x##r = FMA(s, x, x##r), y##r = FMA(s, y, y##r);
#define STEP(j) \
    { \
        const f32 x = LOAD(b + (i + j) * n), y = LOAD(b + (i + j) * n + LANES); \
        f32 s; \
        EACH_ADD(j) \
    }
#define PUT(r) STORE(c + r * n, x##r), STORE(c + r * n + LANES, y##r);
BENCH_RUN(sgemm_broadcast, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row += TALL) {
        for (size_t column = 0; column < n; column += 2 * LANES) {
            const float *a = k->a + row * n, *b = k->b + column;
            float *c = k->c + row * n + column;
            EACH_TALL(SUM)
            for (size_t i = 0; i < n; i += LANES) {
                EACH_TALL(PART)
                EACH_LANE(STEP)
            }
            EACH_TALL(PUT)
        }
    }
}
