/* SPDX-License-Identifier: MIT */
/* Eight sums at a time, in blocks that the threads share out. */
#include "x86.h"

#include "../../kernels/reduce.h"

#if BENCH_512
#define LANES 16
#define X(name) _mm512_##name
#define LOADI(p) _mm512_loadu_si512(p)
#define ZEROI _mm512_setzero_si512()
typedef __m512 f32;
typedef __m512i u32;
static float sum_f32(f32 x) { return _mm512_reduce_add_ps(x); }
static uint32_t sum_u32(u32 x) { return (uint32_t)_mm512_reduce_add_epi32(x); }
#else
#define LANES 8
#define X(name) _mm256_##name
#define LOADI(p) _mm256_loadu_si256((const __m256i *)(p))
#define ZEROI _mm256_setzero_si256()
typedef __m256 f32;
typedef __m256i u32;
static float sum_f32(f32 x) {
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
    s = _mm_add_ps(s, _mm_movehl_ps(s, s));
    return _mm_cvtss_f32(_mm_add_ss(s, _mm_movehdup_ps(s)));
}
static uint32_t sum_u32(u32 x) {
    __m128i s = _mm_add_epi32(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
    s = _mm_add_epi32(s, _mm_unpackhi_epi64(s, s));
    return (uint32_t)_mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 0x55)));
}
#endif

enum { STEP = 8 * LANES, BLOCK = 1 << 14 };
#define EACH(m) m(0) m(1) m(2) m(3) m(4) m(5) m(6) m(7)
#define ADD_F32(j) s##j = X(add_ps)(s##j, X(loadu_ps)(x + i + j * LANES));
#define ADD_U32(j) s##j = X(add_epi32)(s##j, LOADI(x + i + j * LANES));

static float block_f32(const float *x, size_t n) {
    f32 s0 = X(setzero_ps)(), s1 = s0, s2 = s0, s3 = s0, s4 = s0, s5 = s0, s6 = s0, s7 = s0;
    size_t i = 0;
    float sum;
    for (; i + STEP <= n; i += STEP) { EACH(ADD_F32) }
    s0 = X(add_ps)(X(add_ps)(s0, s4), X(add_ps)(s2, s6)), s1 = X(add_ps)(X(add_ps)(s1, s5), X(add_ps)(s3, s7));
    sum = sum_f32(X(add_ps)(s0, s1));
    for (; i < n; i++) sum += x[i];
    return sum;
}
static uint32_t block_u32(const uint32_t *x, size_t n) {
    u32 s0 = ZEROI, s1 = s0, s2 = s0, s3 = s0, s4 = s0, s5 = s0, s6 = s0, s7 = s0;
    size_t i = 0;
    uint32_t sum;
    for (; i + STEP <= n; i += STEP) { EACH(ADD_U32) }
    s0 = X(add_epi32)(X(add_epi32)(s0, s4), X(add_epi32)(s2, s6));
    s1 = X(add_epi32)(X(add_epi32)(s1, s5), X(add_epi32)(s3, s7));
    sum = sum_u32(X(add_epi32)(s0, s1));
    for (; i < n; i++) sum += x[i];
    return sum;
}
static size_t length(size_t begin, size_t n) { return n - begin < BLOCK ? n - begin : BLOCK; }

#ifdef _OPENMP
#define SUM_BLOCKS _Pragma("omp parallel for schedule(static) num_threads(bench_threads) reduction(+ : sum)")
#else
#define SUM_BLOCKS
#endif
BENCH_RUN(reduce_f32, k) {
    float sum = 0;
    SUM_BLOCKS
    for (size_t b = 0; b < k->n; b += BLOCK) sum += block_f32(k->x + b, length(b, k->n));
    *k->sum = sum;
}
BENCH_RUN(reduce_u32, k) {
    uint32_t sum = 0;
    SUM_BLOCKS
    for (size_t b = 0; b < k->n; b += BLOCK) sum += block_u32(k->x + b, length(b, k->n));
    *k->sum = sum;
}
