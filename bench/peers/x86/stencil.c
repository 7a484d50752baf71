/* SPDX-License-Identifier: MIT */
#include "x86.h"

#include "../../kernels/stencil.h"

#if BENCH_512
#define LANES 16
#define X(name) _mm512_##name
typedef __m512 f32;
#else
#define LANES 8
#define X(name) _mm256_##name
typedef __m256 f32;
#endif

static inline f32 pair(const float *p, size_t apart) { return X(add_ps)(X(loadu_ps)(p - apart), X(loadu_ps)(p + apart)); }
static inline f32 six(const float *p, size_t d, size_t row, size_t plane) {
    return X(add_ps)(X(add_ps)(pair(p, d), pair(p, d * row)), pair(p, d * plane));
}
BENCH_RUN(stencil3d, k) {
    const size_t n = k->n, row = k->row, plane = k->plane;
    const float *now = k->now, *before = k->before, *speed = k->speed;
    float *next = k->next;
    const f32 c0 = X(set1_ps)(k->c[0]), c1 = X(set1_ps)(k->c[1]), c2 = X(set1_ps)(k->c[2]), c3 = X(set1_ps)(k->c[3]);
    BENCH_FOR
    for (size_t z = 0; z < n; z++) {
        for (size_t y = 0; y < n; y++) {
            for (size_t x = 0; x < n; x += LANES) {
                const size_t at = z * plane + y * row + x;
                const float *p = now + at;
                const f32 here = X(loadu_ps)(p);
                f32 bend = X(mul_ps)(c0, here);
                bend = X(fmadd_ps)(c1, six(p, 1, row, plane), bend);
                bend = X(fmadd_ps)(c2, six(p, 2, row, plane), bend);
                bend = X(fmadd_ps)(c3, six(p, 3, row, plane), bend);
                const f32 rest = X(sub_ps)(X(add_ps)(here, here), X(loadu_ps)(before + at));
                X(storeu_ps)(next + at, X(fmadd_ps)(X(loadu_ps)(speed + at), bend, rest));
            }
        }
    }
}

/* four planes at once: each of the ten points of a column is loaded once. stream: the results go past the caches. ahead: they do, and what a
 * row reads for the first time is fetched one row early. */
enum { PLANES = 4, ALL = PLANES + 6 };
enum how { PLAIN, STREAM, AHEAD };
static inline f32 four(const float *p, size_t d, size_t row) { return X(add_ps)(pair(p, d), pair(p, d * row)); }
static inline __attribute__((always_inline)) void column(const struct bench_stencil3d *k, size_t at, const f32 *c, enum how how) {
    const size_t row = k->row, plane = k->plane;
    const float *p = k->now + at;
    f32 z[ALL];
    BENCH_UNROLL(10)
    for (int i = 0; i < ALL; i++) z[i] = X(loadu_ps)(p + (ptrdiff_t)plane * (i - 3));
    BENCH_UNROLL(4)
    for (int i = 3; i < 3 + PLANES; i++, p += plane, at += plane) {
        f32 bend = X(mul_ps)(c[0], z[i]);
        bend = X(fmadd_ps)(c[1], X(add_ps)(four(p, 1, row), X(add_ps)(z[i - 1], z[i + 1])), bend);
        bend = X(fmadd_ps)(c[2], X(add_ps)(four(p, 2, row), X(add_ps)(z[i - 2], z[i + 2])), bend);
        bend = X(fmadd_ps)(c[3], X(add_ps)(four(p, 3, row), X(add_ps)(z[i - 3], z[i + 3])), bend);
        const f32 rest = X(sub_ps)(X(add_ps)(z[i], z[i]), X(loadu_ps)(k->before + at));
        const f32 to = X(fmadd_ps)(X(loadu_ps)(k->speed + at), bend, rest);
        if (how == AHEAD) {
            _mm_prefetch((const char *)(k->before + at + row), _MM_HINT_T0);
            _mm_prefetch((const char *)(k->speed + at + row), _MM_HINT_T0);
            _mm_prefetch((const char *)(p + 3 * plane + (i == 3 ? 4 : 1) * row), _MM_HINT_T0);
        }
        if (how == PLAIN) X(storeu_ps)(k->next + at, to);
        else X(stream_ps)(k->next + at, to);
    }
}
#define SLABS(how) \
    const struct bench_stencil3d copy = *k; /* otherwise a store to next could change it */ \
    const f32 c[4] = {X(set1_ps)(k->c[0]), X(set1_ps)(k->c[1]), X(set1_ps)(k->c[2]), X(set1_ps)(k->c[3])}; \
    BENCH_FOR \
    for (size_t z = 0; z < copy.n; z += PLANES) { \
        for (size_t y = 0; y < copy.n; y++) { \
            for (size_t x = 0; x < copy.n; x += LANES) column(&copy, z * copy.plane + y * copy.row + x, c, how); \
        } \
    }
BENCH_RUN_AS(stencil3d, slabs, k) { SLABS(PLAIN) }
BENCH_RUN_AS(stencil3d, stream, k) {
    SLABS(STREAM)
    _mm_sfence();
}
BENCH_RUN_AS(stencil3d, ahead, k) {
    SLABS(AHEAD)
    _mm_sfence();
}
