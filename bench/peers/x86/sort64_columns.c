/* SPDX-License-Identifier: MIT */
/* A block in each lane: tiles are transposed, and registers compared with registers. As in sg's columns. */
#include "tile.h"

#include "../../kernels/sort.h"

#if BENCH_512
typedef __m512i u32;
#define U(x) _mm512_castps_si512(x)
#define F(x) _mm512_castsi512_ps(x)
#define LOAD(p) _mm512_loadu_si512(p)
#define STORE(p, x) _mm512_storeu_si512(p, x)
#define STREAM(p, x) _mm512_stream_si512((__m512i *)(p), x)
#define ZERO _mm512_setzero_si512()
#else
typedef __m256i u32;
#define U(x) _mm256_castps_si256(x)
#define F(x) _mm256_castsi256_ps(x)
#define LOAD(p) _mm256_loadu_si256((const __m256i *)(p))
#define STORE(p, x) _mm256_storeu_si256((__m256i *)(p), x)
#define STREAM(p, x) _mm256_stream_si256((__m256i *)(p), x)
#define ZERO _mm256_setzero_si256()
#endif
#define MIN X(min_epu32)
#define MAX X(max_epu32)
#define UNROLL BENCH_UNROLL(16)
#define INLINE static inline __attribute__((always_inline))
enum { S = LANES };
typedef uint32_t row[S];

INLINE void order(u32 *x, u32 *y) {
    const u32 lo = MIN(*x, *y);
    *y = MAX(*x, *y);
    *x = lo;
}
INLINE void order_rows(uint32_t *a, uint32_t *b) {
    const u32 x = LOAD(a), y = LOAD(b);
    STORE(a, MIN(x, y));
    STORE(b, MAX(x, y));
}
INLINE void flip(u32 *v) {
    f32 t[S];
    UNROLL for (int i = 0; i < S; i++) t[i] = F(v[i]);
    transpose(t);
    UNROLL for (int i = 0; i < S; i++) v[i] = U(t[i]);
}
#define O(i, j) order(&v[i], &v[j]);
INLINE void sort_tile(u32 *v) {
#if BENCH_512
    BENCH_SORT_16(O)
#else
    BENCH_SORT_8(O)
#endif
}
#undef O
INLINE void apart(u32 *v, int d) {
    UNROLL for (int i = 0; i < S; i++) {
        if (!(i & d)) order(&v[i], &v[i + d]);
    }
}
INLINE void join_tiles(u32 *v, row *from, _Bool sorted, _Bool larger) {
    UNROLL for (int i = 0; i < S; i++) {
        const u32 x = LOAD(from[i]), y = LOAD(from[sorted ? 2 * S - 1 - i : S + i]);
        v[i] = larger ? MAX(x, y) : MIN(x, y);
    }
    if (S > 8) apart(v, 8);
    apart(v, 4);
    apart(v, 2);
    apart(v, 1);
}
INLINE void store_tile(row *to, const u32 *v) {
    UNROLL for (int i = 0; i < S; i++) STORE(to[i], v[i]);
}
INLINE void put_tile(uint32_t *y, u32 *v, size_t count, _Bool stream) {
    flip(v);
    UNROLL for (size_t l = 0; l < S; l++) {
        if (l < count && stream) STREAM(y + l * 64, v[l]);
        else if (l < count) STORE(y + l * 64, v[l]);
    }
}
INLINE void merge(row *from, row *to, size_t size) {
    for (size_t begin = 0; begin < 64 && size > 2 * S; begin += size) {
        for (size_t i = begin, j = begin + size - 1; i < j; i++, j--) order_rows(from[i], from[j]);
        for (size_t d = size / 4; d > S; d /= 2) {
            for (size_t i = begin; i < begin + size; i++) {
                if (!(i & d)) order_rows(from[i], from[i + d]);
            }
        }
    }
    for (size_t begin = 0; begin < 64 && size < 64; begin += 2 * S) {
        u32 v[S];
        join_tiles(v, from + begin, size == 2 * S, 0);
        store_tile(to + begin, v);
        join_tiles(v, from + begin, size == 2 * S, 1);
        store_tile(to + begin + S, v);
    }
}
INLINE void columns(const uint32_t *x, uint32_t *y, size_t count, _Bool stream) {
    _Alignas(64) uint32_t t[2][64 + 1][S]; /* one row more, so that no load waits for a store 4096 bytes away */
    u32 v[S];
    int from = 0;
    if (stream) { /* in the order of memory, which the processor can prefetch */
        for (size_t i = 0; i < 64; i++) STORE(t[1][i], i * S < count * 64 ? LOAD(x + i * S) : ZERO);
        x = t[1][0];
    }
    for (size_t tile = 0; tile < 64; tile += S) {
        UNROLL for (size_t l = 0; l < S; l++) v[l] = stream || l < count ? LOAD(x + l * 64 + tile) : ZERO;
        flip(v);
        sort_tile(v);
        store_tile(t[0] + tile, v);
    }
    for (size_t size = 2 * S; size <= 64; size *= 2, from ^= size <= 64) merge(t[from], t[from ^ 1], size);
    for (size_t tile = 0; tile < 64; tile += 2 * S) {
        join_tiles(v, t[from] + tile, 0, 0);
        put_tile(y + tile, v, count, stream);
        join_tiles(v, t[from] + tile, 0, 1);
        put_tile(y + tile + S, v, count, stream);
    }
}
INLINE void run(const struct bench_sort64 *k, _Bool stream) {
    const size_t step = 64 * S, whole = k->n / step * step;
    BENCH_FOR
    for (size_t i = 0; i < whole; i += step) columns(k->x + i, k->y + i, S, stream);
    if (whole < k->n) columns(k->x + whole, k->y + whole, (k->n - whole) / 64, stream);
    _mm_sfence();
}
BENCH_RUN_AS(sort64, columns, k) {
    if (k->n > 1 << 20) run(k, 1);
    else run(k, 0);
}
