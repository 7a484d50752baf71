/* SPDX-License-Identifier: MIT */
/* As bench/peers/sg/mandelbrot.c: 1, 2 and 4 registers of pixels at a time, one below the other. */
#include "x86.h"

#include <math.h>

#include "../../kernels/mandelbrot.h"

#if BENCH_512
#define LANES 16
typedef __m512 f32;
typedef __m512i u32;
typedef __mmask16 mask;
#define SPLAT _mm512_set1_ps
#define COLUMNS _mm512_setr_ps(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
#define ADD _mm512_add_ps
#define SUB _mm512_sub_ps
#define MUL _mm512_mul_ps
#define FMA _mm512_fmadd_ps
#define INSIDE(x) _mm512_cmp_ps_mask(x, four, _CMP_LE_OQ)
#define NOW u32 now = _mm512_setzero_si512();
#define NEXT now = _mm512_add_epi32(now, _mm512_set1_epi32(1));
#define COUNT(m, n) _mm512_mask_mov_epi32(n, m, now) /* one addition for all */
#define OR(a, b) ((mask)((a) | (b)))
#define ANY(m) ((m) != 0)
#define ZERO _mm512_setzero_si512()
#define STORE(p, x) _mm512_storeu_si512(p, x)
#else
#define LANES 8
typedef __m256 f32;
typedef __m256i u32;
typedef __m256 mask;
#define SPLAT _mm256_set1_ps
#define COLUMNS _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7)
#define ADD _mm256_add_ps
#define SUB _mm256_sub_ps
#define MUL _mm256_mul_ps
#define FMA _mm256_fmadd_ps
#define INSIDE(x) _mm256_cmp_ps(x, four, _CMP_LE_OQ)
#define NOW
#define NEXT
#define COUNT(m, n) _mm256_sub_epi32(n, _mm256_castps_si256(m)) /* a lane that is in is -1 */
#define OR(a, b) _mm256_or_ps(a, b)
#define ANY(m) (_mm256_movemask_ps(m) != 0)
#define ZERO _mm256_setzero_si256()
#define STORE(p, x) _mm256_storeu_si256((__m256i *)(p), x)
#endif

#define EACH1(f) f(0)
#define EACH2(f) f(0) f(1)
#define EACH4(f) f(0) f(1) f(2) f(3)

#define BEGIN(j) \
    const f32 cy##j = SPLAT(fmaf((float)(row + j), k->scale, BENCH_MANDEL_TOP)); \
    f32 x##j = cx, y##j = cy##j; \
    u32 steps##j = ZERO; \
    mask in##j;
#define STEP(j) \
    { \
        const f32 yy = MUL(y##j, y##j); \
        in##j = INSIDE(FMA(x##j, x##j, yy)); \
        steps##j = COUNT(in##j, steps##j); \
        y##j = FMA(ADD(x##j, x##j), y##j, cy##j); \
        x##j = FMA(x##j, x##j, SUB(cx, yy)); \
    }
#define END(j) STORE(k->steps + (row + j) * k->n + column, steps##j);
#define PIXELS(rows, each, some) \
    const f32 four = SPLAT(4); \
    BENCH_FOR_EVEN \
    for (size_t row = 0; row < k->n; row += rows) { \
        for (size_t column = 0; column < k->n; column += LANES) { \
            const f32 at = ADD(COLUMNS, SPLAT((float)column)); \
            const f32 cx = FMA(at, SPLAT(k->scale), SPLAT(BENCH_MANDEL_LEFT)); \
            each(BEGIN) \
            int left = BENCH_MANDEL_MOST; \
            bool go_on; \
            NOW \
            do { \
                NEXT each(STEP) \
                NEXT each(STEP) \
                go_on = ANY(some); \
            } while (go_on & ((left -= 2) > 0)); \
            each(END) \
        } \
    }
/* rows take different times */
#ifdef _OPENMP
#define BENCH_FOR_EVEN _Pragma("omp parallel for schedule(dynamic) num_threads(bench_threads)")
#else
#define BENCH_FOR_EVEN
#endif

BENCH_RUN(mandelbrot, k) { PIXELS(1, EACH1, in0) }
BENCH_RUN_AS(mandelbrot, x2, k) { PIXELS(2, EACH2, OR(in0, in1)) }
BENCH_RUN_AS(mandelbrot, x4, k) { PIXELS(4, EACH4, OR(OR(in0, in1), OR(in2, in3))) }
