/* SPDX-License-Identifier: MIT */
#include "x86.h"

#include "../../kernels/jacobi.h"

#if BENCH_512
#define LANES 16
#define X(name) _mm512_##name
#define ABS _mm512_abs_ps
#define ABOVE(x, y) _mm512_cmp_ps_mask(x, y, _CMP_GT_OQ)
typedef __m512 f32;
#define I(x) _mm512_castps_si512(x)
#define LEFT(here, left) _mm512_castsi512_ps(_mm512_alignr_epi32(I(here), I(left), 15))
#define RIGHT(here, right) _mm512_castsi512_ps(_mm512_alignr_epi32(I(right), I(here), 1))
#else
#define LANES 8
#define X(name) _mm256_##name
#define ABS(x) _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x)
#define ABOVE(x, y) _mm256_movemask_ps(_mm256_cmp_ps(x, y, _CMP_GT_OQ))
typedef __m256 f32;
#define I(x) _mm256_castps_si256(x)
/* the upper half of one register and the lower half of the other, used by both shifts */
#define BETWEEN(x, y) _mm256_permute2x128_si256(I(x), I(y), 0x21)
#define LEFT(here, left) _mm256_castsi256_ps(_mm256_alignr_epi8(I(here), BETWEEN(left, here), 12))
#define RIGHT(here, right) _mm256_castsi256_ps(_mm256_alignr_epi8(BETWEEN(here, right), I(here), 4))
#endif

#ifdef _OPENMP
#define ROWS _Pragma("omp parallel for schedule(static) num_threads(bench_threads) reduction(| : moved)")
#else
#define ROWS
#endif

static inline __attribute__((always_inline)) bool sweep_of(const struct bench_jacobi *k, const float *from, float *to, bool exchange) {
    const size_t n = k->n, stride = k->stride;
    const f32 quarter = X(set1_ps)(0.25f), enough = X(set1_ps)(k->enough);
    int moved = 0;
    ROWS
    for (size_t i = 0; i < n; i++) {
        const float *p = from + i * stride;
        float *q = to + i * stride;
        f32 most = X(setzero_ps)(), left = X(loadu_ps)(p - LANES), here = X(loadu_ps)(p);
        for (size_t j = 0; j < n; j += LANES) {
            const f32 ends = X(add_ps)(X(loadu_ps)(p + j - stride), X(loadu_ps)(p + j + stride));
            f32 sides, next;
            if (exchange) { /* neighbours from lanes, not from memory */
                const f32 right = X(loadu_ps)(p + j + LANES);
                sides = X(add_ps)(LEFT(here, left), RIGHT(here, right));
                next = X(mul_ps)(X(add_ps)(sides, ends), quarter);
                most = X(max_ps)(ABS(X(sub_ps)(next, here)), most);
                left = here;
                here = right;
            } else {
                sides = X(add_ps)(X(loadu_ps)(p + j - 1), X(loadu_ps)(p + j + 1));
                next = X(mul_ps)(X(add_ps)(sides, ends), quarter);
                most = X(max_ps)(ABS(X(sub_ps)(next, X(loadu_ps)(p + j))), most);
            }
            X(storeu_ps)(q + j, next);
        }
        moved |= ABOVE(most, enough) != 0;
    }
    return moved;
}
static bool sweep(const struct bench_jacobi *k, const float *from, float *to) { return sweep_of(k, from, to, false); }
static bool sweep_exchange(const struct bench_jacobi *k, const float *from, float *to) { return sweep_of(k, from, to, true); }
BENCH_RUN(jacobi, k) { bench_jacobi_run(k, sweep); }
BENCH_RUN_AS(jacobi, exchange, k) { bench_jacobi_run(k, sweep_exchange); }
