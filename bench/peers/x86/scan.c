/* SPDX-License-Identifier: MIT */
/* Steps 1, 2, 4, ... within a register; the last lane is carried to the next register. Exclusive is the same for the elements one
 * place further left. Chunks as in sg's scan: summed in cache, then walked along when the sum before them is known. */
#include "x86.h"

#include "../../kernels/scan.h"

enum { CHUNK = 1 << 15, MOST_CHUNKS = 1 << 12, CACHED = 1 << 20 };

#if BENCH_512
#define LANES 16
typedef __m512 f32;
typedef __m512i u32;
#define f32_load _mm512_loadu_ps
#define f32_store _mm512_storeu_ps
#define f32_stream _mm512_stream_ps
#define f32_add _mm512_add_ps
#define f32_splat _mm512_set1_ps
#define f32_last(x) _mm512_permutexvar_ps(_mm512_set1_epi32(15), x)
#define f32_first(x) _mm512_cvtss_f32(x)
#define u32_load(p) _mm512_loadu_si512(p)
#define u32_store(p, x) _mm512_storeu_si512(p, x)
#define u32_stream(p, x) _mm512_stream_si512((__m512i *)(p), x)
#define u32_add _mm512_add_epi32
#define u32_splat(x) _mm512_set1_epi32((int)(x))
#define u32_last(x) _mm512_permutexvar_epi32(_mm512_set1_epi32(15), x)
#define u32_first(x) (uint32_t)_mm_cvtsi128_si32(_mm512_castsi512_si128(x))
#define U(x) _mm512_castps_si512(x)
#define F(x) _mm512_castsi512_ps(x)
#define UP(x, d) _mm512_alignr_epi32(x, _mm512_setzero_si512(), 16 - d)
static inline u32 u32_steps(u32 x) {
    x = _mm512_add_epi32(x, UP(x, 1));
    x = _mm512_add_epi32(x, UP(x, 2));
    x = _mm512_add_epi32(x, UP(x, 4));
    return _mm512_add_epi32(x, UP(x, 8));
}
static inline f32 f32_steps(f32 x) {
    x = _mm512_add_ps(x, F(UP(U(x), 1)));
    x = _mm512_add_ps(x, F(UP(U(x), 2)));
    x = _mm512_add_ps(x, F(UP(U(x), 4)));
    return _mm512_add_ps(x, F(UP(U(x), 8)));
}
#else
#define LANES 8
typedef __m256 f32;
typedef __m256i u32;
#define f32_load _mm256_loadu_ps
#define f32_store _mm256_storeu_ps
#define f32_stream _mm256_stream_ps
#define f32_add _mm256_add_ps
#define f32_splat _mm256_set1_ps
#define f32_last(x) _mm256_permutevar8x32_ps(x, _mm256_set1_epi32(7))
#define f32_first(x) _mm256_cvtss_f32(x)
#define u32_load(p) _mm256_loadu_si256((const __m256i *)(p))
#define u32_store(p, x) _mm256_storeu_si256((__m256i *)(p), x)
#define u32_stream(p, x) _mm256_stream_si256((__m256i *)(p), x)
#define u32_add _mm256_add_epi32
#define u32_splat(x) _mm256_set1_epi32((int)(x))
#define u32_last(x) _mm256_permutevar8x32_epi32(x, _mm256_set1_epi32(7))
#define u32_first(x) (uint32_t)_mm_cvtsi128_si32(_mm256_castsi256_si128(x))
#define U(x) _mm256_castps_si256(x)
#define F(x) _mm256_castsi256_ps(x)
/* in each half, then the last lane of the lower one to the upper one */
static inline u32 u32_steps(u32 x) {
    x = _mm256_add_epi32(x, _mm256_slli_si256(x, 4));
    x = _mm256_add_epi32(x, _mm256_slli_si256(x, 8));
    return _mm256_add_epi32(x, _mm256_permute2x128_si256(_mm256_shuffle_epi32(x, 0xff), x, 0x08));
}
static inline f32 f32_steps(f32 x) {
    x = _mm256_add_ps(x, F(_mm256_slli_si256(U(x), 4)));
    x = _mm256_add_ps(x, F(_mm256_slli_si256(U(x), 8)));
    return _mm256_add_ps(x, _mm256_permute2f128_ps(_mm256_permute_ps(x, 0xff), x, 0x08));
}
#endif

#ifdef _OPENMP
#define CHUNKED 1
#else
#define CHUNKED 0
#endif

#define BENCH_T_E f32
#define BENCH_T_C float
#include "scan.tmpl.h"
#define BENCH_T_E u32
#define BENCH_T_C uint32_t
#include "scan.tmpl.h"

BENCH_RUN(scan_inclusive_f32, k) { run_f32(k, 0); }
BENCH_RUN(scan_exclusive_f32, k) { run_f32(k, 1); }
BENCH_RUN(scan_inclusive_u32, k) { run_u32(k, 0); }
BENCH_RUN(scan_exclusive_u32, k) { run_u32(k, 1); }
