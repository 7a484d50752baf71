/* SPDX-License-Identifier: MIT */
/* gemm_shapes.tmpl.h in double precision. */
#include "x86.h"

#include "../../kernels/gemm.h"

typedef double number;
#if BENCH_512
#define LANES 8
typedef __m512d real;
#define LOAD _mm512_loadu_pd
#define STORE _mm512_storeu_pd
#define SPLAT _mm512_set1_pd
#define FMA _mm512_fmadd_pd
#define ZERO _mm512_setzero_pd
#define LANE(x, i) _mm512_permutexvar_pd(_mm512_set1_epi64(i), x)
#else
#define LANES 4
typedef __m256d real;
#define LOAD _mm256_loadu_pd
#define STORE _mm256_storeu_pd
#define SPLAT _mm256_set1_pd
#define FMA _mm256_fmadd_pd
#define ZERO _mm256_setzero_pd
#define LANE(x, i) _mm256_permute4x64_pd(x, (i) * 0x55)
#endif
#define GEMM(shape) dgemm##shape
#define SQUARE 64
#include "gemm_shapes.tmpl.h"
