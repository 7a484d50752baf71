/* SPDX-License-Identifier: MIT */
/* gemm_shapes.tmpl.h in single precision. */
#include "x86.h"

#include "../../kernels/gemm.h"

typedef float number;
#if BENCH_512
#define LANES 16
typedef __m512 real;
#define LOAD _mm512_loadu_ps
#define STORE _mm512_storeu_ps
#define SPLAT _mm512_set1_ps
#define FMA _mm512_fmadd_ps
#define ZERO _mm512_setzero_ps
#define LANE(x, i) _mm512_permutexvar_ps(_mm512_set1_epi32(i), x)
#else
#define LANES 8
typedef __m256 real;
#define LOAD _mm256_loadu_ps
#define STORE _mm256_storeu_ps
#define SPLAT _mm256_set1_ps
#define FMA _mm256_fmadd_ps
#define ZERO _mm256_setzero_ps
#define LANE(x, i) _mm256_permutevar8x32_ps(x, _mm256_set1_epi32(i))
#endif
#define GEMM(shape) sgemm##shape
#define SQUARE 64
#include "gemm_shapes.tmpl.h"
