/* SPDX-License-Identifier: MIT */
/* Tiles of 16 rows and as many columns as a register has lanes, in registers: pairs of lanes, pairs of pairs,
 * then blocks of 128 bits. */
#include "x86.h"

#include "../../kernels/transpose.h"

enum { ROWS = 16 };
#if BENCH_512
#define LANES 16
typedef __m512 f32;
#define LOAD _mm512_loadu_ps
#define STORE _mm512_storeu_ps
#define STREAM _mm512_stream_ps
#define X(name) _mm512_##name
#define PD(x) _mm512_castps_pd(x)
#define PS(x) _mm512_castpd_ps(x)
#else
#define LANES 8
typedef __m256 f32;
#define LOAD _mm256_loadu_ps
#define STORE _mm256_storeu_ps
#define STREAM _mm256_stream_ps
#define X(name) _mm256_##name
#define PD(x) _mm256_castps_pd(x)
#define PS(x) _mm256_castpd_ps(x)
#endif

#define PAIRS(i) \
    b[i] = X(unpacklo_ps)(a[i], a[i + 1]), b[i + 1] = X(unpackhi_ps)(a[i], a[i + 1]);
#define FOURS(i) \
    a[i] = PS(X(unpacklo_pd)(PD(b[i]), PD(b[i + 2]))), a[i + 1] = PS(X(unpackhi_pd)(PD(b[i]), PD(b[i + 2]))), \
    a[i + 2] = PS(X(unpacklo_pd)(PD(b[i + 1]), PD(b[i + 3]))), a[i + 3] = PS(X(unpackhi_pd)(PD(b[i + 1]), PD(b[i + 3])));

static inline __attribute__((always_inline)) void transpose(f32 *a) {
    f32 b[LANES];
    PAIRS(0) PAIRS(2) PAIRS(4) PAIRS(6)
#if BENCH_512
    PAIRS(8) PAIRS(10) PAIRS(12) PAIRS(14)
#endif
    FOURS(0) FOURS(4)
#if BENCH_512
    FOURS(8) FOURS(12)
#define EVEN(x, y) _mm512_shuffle_f32x4(x, y, 0x88)
#define ODD(x, y) _mm512_shuffle_f32x4(x, y, 0xdd)
#define BLOCKS(i) \
    b[i] = EVEN(a[i], a[i + 4]), b[i + 4] = ODD(a[i], a[i + 4]), \
    b[i + 8] = EVEN(a[i + 8], a[i + 12]), b[i + 12] = ODD(a[i + 8], a[i + 12]);
#define LAST(i) \
    a[i] = EVEN(b[i], b[i + 8]), a[i + 4] = EVEN(b[i + 4], b[i + 12]), \
    a[i + 8] = ODD(b[i], b[i + 8]), a[i + 12] = ODD(b[i + 4], b[i + 12]);
    BLOCKS(0) BLOCKS(1) BLOCKS(2) BLOCKS(3)
    LAST(0) LAST(1) LAST(2) LAST(3)
#else
#define LAST(i) \
    b[i] = a[i], a[i] = _mm256_permute2f128_ps(b[i], a[i + 4], 0x20), \
    a[i + 4] = _mm256_permute2f128_ps(b[i], a[i + 4], 0x31);
    LAST(0) LAST(1) LAST(2) LAST(3)
#endif
}

static inline __attribute__((always_inline)) void tiles(const struct bench_transpose *k, _Bool stream) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row += ROWS) {
        for (size_t column = 0; column < n; column += LANES) {
            for (size_t r = row; r < row + ROWS; r += LANES) {
                const float *x = k->x + r * n + column;
                float *y = k->y + column * n + r;
                f32 a[LANES];
#pragma GCC unroll 16
                for (size_t i = 0; i < LANES; i++) a[i] = LOAD(x + i * n);
                transpose(a);
#pragma GCC unroll 16
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
