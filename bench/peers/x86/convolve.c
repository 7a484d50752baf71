/* SPDX-License-Identifier: MIT */
/* The same blocks as sg's. */
#include "x86.h"

#include "../../kernels/convolve.h"

#if BENCH_512
#define LANES 16
#define WORDS 32
typedef __m512 f32;
typedef __m512i i16;
#define LOAD _mm512_loadu_ps
#define STORE _mm512_storeu_ps
#define SPLAT _mm512_set1_ps
#define FMA _mm512_fmadd_ps
#define MUL _mm512_mul_ps
#define ZERO _mm512_setzero_ps
#define ADD16 _mm512_add_epi16
#define SHL16 _mm512_slli_epi16
#define SHR16 _mm512_srli_epi16
#define SET16 _mm512_set1_epi16
#define LOAD16 _mm512_loadu_si512
#define STORE16 _mm512_storeu_si512
#define WIDE(p) _mm512_cvtepu8_epi16(_mm256_loadu_si256((const __m256i *)(p)))
#define NARROW(p, v) _mm256_storeu_si256((__m256i *)(p), _mm512_cvtepi16_epi8(v))
#define KEEP16(v) __asm__("" : "+v"(v))
#else
#define LANES 8
#define WORDS 32
typedef __m256 f32;
#define LOAD _mm256_loadu_ps
#define STORE _mm256_storeu_ps
#define SPLAT _mm256_set1_ps
#define FMA _mm256_fmadd_ps
#define MUL _mm256_mul_ps
#define ZERO _mm256_setzero_ps
/* two registers of 16 words, so that results are whole registers of bytes */
typedef struct { __m256i lo, hi; } i16;
static inline i16 ADD16(i16 a, i16 b) { i16 r = {_mm256_add_epi16(a.lo, b.lo), _mm256_add_epi16(a.hi, b.hi)}; return r; }
static inline i16 SHL16(i16 a, int n) { i16 r = {_mm256_slli_epi16(a.lo, n), _mm256_slli_epi16(a.hi, n)}; return r; }
static inline i16 SHR16(i16 a, int n) { i16 r = {_mm256_srli_epi16(a.lo, n), _mm256_srli_epi16(a.hi, n)}; return r; }
static inline i16 SET16(short x) { i16 r = {_mm256_set1_epi16(x), _mm256_set1_epi16(x)}; return r; }
static inline i16 LOAD16(const void *p) {
    i16 r = {_mm256_loadu_si256((const __m256i *)p), _mm256_loadu_si256((const __m256i *)p + 1)};
    return r;
}
static inline void STORE16(void *p, i16 v) {
    _mm256_storeu_si256((__m256i *)p, v.lo);
    _mm256_storeu_si256((__m256i *)p + 1, v.hi);
}
static inline i16 WIDE(const uint8_t *p) {
    i16 r = {_mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)p)), _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(p + 16)))};
    return r;
}
#define KEEP16(v) __asm__("" : "+v"((v).lo), "+v"((v).hi))
static inline void NARROW(uint8_t *p, i16 v) {
    _mm256_storeu_si256((__m256i *)p, _mm256_permute4x64_epi64(_mm256_packus_epi16(v.lo, v.hi), 0xd8));
}
#endif

/* x at j elements behind a register, from 1 to 15. A load that lies across two lines of the cache costs two loads. With 512 bits that
 * is always so, and every other value is a shift of two registers */
#define LOADED(r, next, j) LOAD(x + r * LANES + j)
#if BENCH_512
#define SHIFTED(r, next, j) \
    _mm512_castsi512_ps(_mm512_alignr_epi32(_mm512_castps_si512(x##next), _mm512_castps_si512(x##r), j))
#else
#define SHIFTED LOADED
#endif
#define TAP(j, at) \
    tap = SPLAT(w[j]); \
    a = FMA(tap, at(0, 1, j), a), b = FMA(tap, at(1, 2, j), b); \
    c = FMA(tap, at(2, 3, j), c), d = FMA(tap, at(3, 4, j), d);

BENCH_RUN(convolve1d, k) {
    const float *w = k->w;
    const size_t whole = k->n / (4 * LANES) * (4 * LANES);
    BENCH_FOR
    for (size_t i = 0; i < whole; i += 4 * LANES) {
        const float *x = k->x + i;
        const f32 x0 = LOAD(x), x1 = LOAD(x + LANES), x2 = LOAD(x + 2 * LANES), x3 = LOAD(x + 3 * LANES);
        const f32 x4 = LOAD(x + 4 * LANES);
        f32 tap = SPLAT(w[0]), a = MUL(tap, x0), b = MUL(tap, x1), c = MUL(tap, x2), d = MUL(tap, x3);
        TAP(1, LOADED) TAP(2, SHIFTED) TAP(3, LOADED) TAP(4, SHIFTED) TAP(5, LOADED) TAP(6, SHIFTED) TAP(7, LOADED)
        TAP(8, SHIFTED) TAP(9, LOADED) TAP(10, SHIFTED) TAP(11, LOADED) TAP(12, SHIFTED) TAP(13, LOADED) TAP(14, SHIFTED)
        TAP(15, LOADED) TAP(16, LOADED)
        STORE(k->y + i, a);
        STORE(k->y + i + LANES, b);
        STORE(k->y + i + 2 * LANES, c);
        STORE(k->y + i + 3 * LANES, d);
    }
    for (size_t i = whole; i < k->n; i++) {
        float sum = 0;
        for (size_t j = 0; j < BENCH_TAPS; j++) sum += w[j] * k->x[i + j];
        k->y[i] = sum;
    }
}

BENCH_RUN(convolve2d, k) {
    const size_t n = k->n, pitch = k->pitch;
    const float *w = k->w;
    BENCH_FOR
    for (size_t row = 0; row < n; row += 4) {
        for (size_t at = 0; at < n; at += 2 * LANES) {
            const size_t i = at + 2 * LANES <= n ? at : n - 2 * LANES;
            const float *x = k->x + row * pitch + i;
            float *y = k->y + row * n + i;
            f32 a0 = ZERO(), b0 = a0, c0 = a0, d0 = a0, a1 = a0, b1 = a0, c1 = a0, d1 = a0;
            for (size_t j = 0; j < 5; j++) {
                const f32 p = SPLAT(w[j]), q = SPLAT(w[5 + j]), r = SPLAT(w[10 + j]), s = SPLAT(w[15 + j]), t = SPLAT(w[20 + j]);
                f32 v, u;
/* kept in registers: otherwise GCC 12 reads memory again for each use, and most of these loads lie across two lines */
#undef TAP
#define V(r) v = LOAD(x + r * pitch + j), u = LOAD(x + r * pitch + j + LANES); __asm__("" : "+v"(v), "+v"(u))
#define TAP(acc, weight) acc##0 = FMA(weight, v, acc##0), acc##1 = FMA(weight, u, acc##1)
                V(0); TAP(a, p);
                V(1); TAP(a, q), TAP(b, p);
                V(2); TAP(a, r), TAP(b, q), TAP(c, p);
                V(3); TAP(a, s), TAP(b, r), TAP(c, q), TAP(d, p);
                V(4); TAP(a, t), TAP(b, s), TAP(c, r), TAP(d, q);
                V(5); TAP(b, t), TAP(c, s), TAP(d, r);
                V(6); TAP(c, t), TAP(d, s);
                V(7); TAP(d, t);
            }
            STORE(y, a0), STORE(y + LANES, a1);
            STORE(y + n, b0), STORE(y + n + LANES, b1);
            STORE(y + 2 * n, c0), STORE(y + 2 * n + LANES, c1);
            STORE(y + 3 * n, d0), STORE(y + 3 * n + LANES, d1);
        }
    }
}

static inline i16 five(i16 a, i16 b, i16 c, i16 d, i16 e) { /* a + 4b + 6c + 4d + e */
    return ADD16(ADD16(ADD16(a, e), SHL16(ADD16(ADD16(b, d), c), 2)), ADD16(c, c));
}
BENCH_RUN(blur_u8, k) {
    const size_t n = k->n, pitch = k->pitch;
    const i16 half = SET16(128);
    BENCH_FOR
    for (size_t row = 0; row < n; row++) {
        const uint8_t *x = k->x + row * pitch;
        uint8_t *y = k->y + row * n;
        uint16_t sum[8192 + WORDS];
        for (size_t i = 0; i < n + 4; i += WORDS) {
            const size_t at = i + WORDS <= pitch ? i : pitch - WORDS;
            const uint8_t *c = x + at;
            STORE16(sum + at, five(WIDE(c), WIDE(c + pitch), WIDE(c + 2 * pitch), WIDE(c + 3 * pitch), WIDE(c + 4 * pitch)));
        }
        for (size_t i = 0; i < n; i += WORDS) {
            const size_t at = i + WORDS <= n ? i : n - WORDS;
            const uint16_t *s = sum + at;
            i16 middle = LOAD16(s + 2), v;
            KEEP16(middle); /* used three times; else GCC 12 reads it three times */
            v = five(LOAD16(s), LOAD16(s + 1), middle, LOAD16(s + 3), LOAD16(s + 4));
            NARROW(y + at, SHR16(ADD16(v, half), 8));
        }
    }
}
