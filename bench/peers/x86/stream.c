/* SPDX-License-Identifier: MIT */
#include "x86.h"

#include "../../kernels/stream.h"

#if BENCH_512
#define LANES 16
typedef __m512 f32;
#define LOAD _mm512_loadu_ps
#define STORE _mm512_storeu_ps
#define STREAM _mm512_stream_ps
#define SPLAT _mm512_set1_ps
#define FMA _mm512_fmadd_ps
#else
#define LANES 8
typedef __m256 f32;
#define LOAD _mm256_loadu_ps
#define STORE _mm256_storeu_ps
#define STREAM _mm256_stream_ps
#define SPLAT _mm256_set1_ps
#define FMA _mm256_fmadd_ps
#endif

BENCH_RUN(saxpy, k) {
    const f32 a = SPLAT(k->a);
    const float *x = k->x;
    float *y = k->y;
    const size_t whole = k->n / LANES * LANES;
    BENCH_FOR
    for (size_t i = 0; i < whole; i += LANES) STORE(y + i, FMA(a, LOAD(x + i), LOAD(y + i)));
    for (size_t i = whole; i < k->n; i++) y[i] = k->a * x[i] + y[i];
}
BENCH_RUN(fill, k) {
    const f32 a = SPLAT(k->a);
    float *y = k->y;
    const size_t whole = k->n / LANES * LANES;
    BENCH_FOR
    for (size_t i = 0; i < whole; i += LANES) STORE(y + i, a);
    for (size_t i = whole; i < k->n; i++) y[i] = k->a;
}
BENCH_RUN_AS(fill, stream, k) {
    const f32 a = SPLAT(k->a);
    float *y = k->y;
    const size_t whole = k->n / LANES * LANES;
    BENCH_FOR
    for (size_t i = 0; i < whole; i += LANES) STREAM(y + i, a);
    for (size_t i = whole; i < k->n; i++) y[i] = k->a;
    _mm_sfence();
}
BENCH_RUN(copy, k) {
    const float *x = k->x;
    float *y = k->y;
    const size_t whole = k->n / LANES * LANES;
    BENCH_FOR
    for (size_t i = 0; i < whole; i += LANES) STORE(y + i, LOAD(x + i));
    for (size_t i = whole; i < k->n; i++) y[i] = x[i];
}
BENCH_RUN_AS(copy, stream, k) {
    const float *x = k->x;
    float *y = k->y;
    const size_t whole = k->n / LANES * LANES;
    BENCH_FOR
    for (size_t i = 0; i < whole; i += LANES) STREAM(y + i, LOAD(x + i));
    for (size_t i = whole; i < k->n; i++) y[i] = x[i];
    _mm_sfence();
}
