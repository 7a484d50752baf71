/* SPDX-License-Identifier: MIT */
/* As bench/peers/sg/escape.c: 1, 2 and 4 registers of pixels at a time, one below the other. */
#include "x86.h"

#include <math.h>

#include "../../kernels/escape.h"

#if BENCH_512
#define LANES 16
#define X(name) _mm512_##name
#define COLUMNS _mm512_setr_ps(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
typedef __m512 f32;
typedef __m512i u32;
typedef __mmask16 mask;
#define ALL 0xffff
#define KEEP(m, old, now) _mm512_mask_mov_ps(old, m, now)
#define STILL(m, x) _mm512_mask_cmp_ps_mask(m, x, four, _CMP_LE_OQ)
#define COUNT(m, n) _mm512_mask_add_epi32(n, m, n, one)
#define OR(a, b) ((mask)((a) | (b)))
#define ANY(m) ((m) != 0)
#define ZERO _mm512_setzero_si512()
#define ONE _mm512_set1_epi32(1)
#define STORE(p, x) _mm512_storeu_si512(p, x)
#else
#define LANES 8
#define X(name) _mm256_##name
#define COLUMNS _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7)
typedef __m256 f32;
typedef __m256i u32;
typedef __m256 mask;
#define ALL _mm256_castsi256_ps(_mm256_set1_epi32(-1))
#define KEEP(m, old, now) _mm256_blendv_ps(old, now, m)
#define STILL(m, x) _mm256_and_ps(m, _mm256_cmp_ps(x, four, _CMP_LE_OQ))
#define COUNT(m, n) _mm256_sub_epi32(n, _mm256_castps_si256(m)) /* a lane that is in is -1 */
#define OR(a, b) _mm256_or_ps(a, b)
#define ANY(m) (_mm256_movemask_ps(m) != 0)
#define ZERO _mm256_setzero_si256()
#define ONE ZERO /* unused */
#define STORE(p, x) _mm256_storeu_si256((__m256i *)(p), x)
#endif

#define EACH1(f) f(0)
#define EACH2(f) f(0) f(1)
#define EACH4(f) f(0) f(1) f(2) f(3)

#define BEGIN(j) \
    const f32 cy##j = X(set1_ps)(fmaf((float)(row + j), k->scale, BENCH_ESCAPE_TOP)); \
    f32 x##j = cx, y##j = cy##j, size##j = X(setzero_ps)(); \
    u32 steps##j = ZERO; \
    mask in##j = ALL;
#define STEP(j) \
    { \
        const f32 yy = X(mul_ps)(y##j, y##j), now = X(fmadd_ps)(x##j, x##j, yy); \
        size##j = KEEP(in##j, size##j, now); \
        in##j = STILL(in##j, now); \
        steps##j = COUNT(in##j, steps##j); \
        y##j = X(fmadd_ps)(X(add_ps)(x##j, x##j), y##j, cy##j); \
        x##j = X(fmadd_ps)(x##j, x##j, X(sub_ps)(cx, yy)); \
    }
#define END(j) \
    STORE(k->steps + (row + j) * k->n + column, steps##j); \
    X(storeu_ps)(k->size + (row + j) * k->n + column, size##j);
/* rows take different times */
#ifdef _OPENMP
#define FOR_ROWS _Pragma("omp parallel for schedule(dynamic) num_threads(bench_threads)")
#else
#define FOR_ROWS
#endif
#define PIXELS(rows, each, some) \
    const f32 four = X(set1_ps)(4); \
    const u32 one = ONE; \
    (void)one; \
    FOR_ROWS \
    for (size_t row = 0; row < k->n; row += rows) { \
        for (size_t column = 0; column < k->n; column += LANES) { \
            const f32 at = X(add_ps)(COLUMNS, X(set1_ps)((float)column)); \
            const f32 cx = X(fmadd_ps)(at, X(set1_ps)(k->scale), X(set1_ps)(BENCH_ESCAPE_LEFT)); \
            each(BEGIN) \
            int left = BENCH_ESCAPE_MOST; \
            bool go_on; \
            do { \
                each(STEP) \
                each(STEP) \
                go_on = ANY(some); \
            } while (go_on & ((left -= 2) > 0)); \
            each(END) \
        } \
    }
BENCH_RUN(escape, k) { PIXELS(1, EACH1, in0) }
BENCH_RUN_AS(escape, x2, k) { PIXELS(2, EACH2, OR(in0, in1)) }
BENCH_RUN_AS(escape, x4, k) { PIXELS(4, EACH4, OR(OR(in0, in1), OR(in2, in3))) }
