/* SPDX-License-Identifier: MIT */
/* sg's quicksort: elements below the pivot are packed to the left, the others to the right; up to 64 elements are a network, up to 256
 * with AVX-512. */
#include "network.h"
#include "tile.h"

#include <stdlib.h>
#include <string.h>

#include "../../kernels/sort.h"

#if BENCH_512
#define LIMIT(x) _mm512_set1_epi32((int)(x))
typedef __mmask16 mask;
#define BELOW _mm512_cmplt_epu32_mask
#define UPTO _mm512_cmple_epu32_mask
/* into a zeroed register: on Zen the instruction waits for its destination, even where nothing of that stays */
static inline __attribute__((always_inline)) __m512i own_zero(void) {
    __m512i zero = _mm512_setzero_si512();
    __asm__("" : "+v"(zero));
    return zero;
}
#define PACK(m, x) _mm512_mask_compress_epi32(own_zero(), m, x)
#define FIRST(n) ((__mmask16)_bzhi_u32(0xffff, (n) < 0 ? 0u : (n) > 16 ? 16u : (unsigned)(n)))
INLINE u32 load_first(const uint32_t *x, int n) { return _mm512_maskz_loadu_epi32(FIRST(n), x); }
INLINE void store_first(uint32_t *y, int n, u32 x) { _mm512_mask_storeu_epi32(y, FIRST(n), x); }
INLINE void load_few(block *b, const uint32_t *x, int n) {
    UNROLL for (int i = 0; i < ROWS; i++, n -= LANES) b->v[i] = _mm512_mask_loadu_epi32(LIMIT(~0u), FIRST(n), x + i * LANES);
}
INLINE void store_few(uint32_t *y, const block *b, int n) {
    UNROLL for (int i = 0; i < ROWS; i++, n -= LANES) store_first(y + i * LANES, n, b->v[i]);
}
#else
#define LIMIT(x) _mm256_set1_epi32((int)(x))
typedef unsigned mask;
static uint64_t order_of[256]; /* the numbers of the bits that are 1, a byte each */
__attribute__((constructor)) static void make_order(void) {
    for (int m = 0; m < 256; m++) {
        for (int i = 0, at = 0; i < 8; i++) {
            if (m >> i & 1) order_of[m] |= (uint64_t)i << 8 * at++;
        }
    }
}
#define BITS(x) (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(x))
INLINE mask UPTO(u32 x, u32 y) { return BITS(_mm256_cmpeq_epi32(MIN(x, y), x)); }
INLINE mask BELOW(u32 x, u32 y) { return ~BITS(_mm256_cmpeq_epi32(MAX(x, y), x)) & 255; }
INLINE u32 PACK(mask m, u32 x) {
    return _mm256_permutevar8x32_epi32(x, _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)&order_of[m & 255])));
}
INLINE u32 first(int n) { return _mm256_cmpgt_epi32(_mm256_set1_epi32(n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)); }
#define FIRST(n) ((n) < LANES ? (1u << (n)) - 1 : 255u)
INLINE u32 load_first(const uint32_t *x, int n) { return _mm256_maskload_epi32((const int *)x, first(n)); }
INLINE void store_first(uint32_t *y, int n, u32 x) { _mm256_maskstore_epi32((int *)y, first(n), x); }
INLINE void load_few(block *b, const uint32_t *x, int n) {
    UNROLL for (int i = 0; i < ROWS; i++, n -= LANES) {
        const u32 m = first(n);
        b->v[i] = _mm256_or_si256(_mm256_maskload_epi32((const int *)x + i * LANES, m), _mm256_andnot_si256(m, LIMIT(~0u)));
    }
}
INLINE void store_few(uint32_t *y, const block *b, int n) {
    UNROLL for (int i = 0; i < ROWS; i++, n -= LANES) store_first(y + i * LANES, n, b->v[i]);
}
#endif

#if BENCH_512
/* up to 256 elements: the network in 16 registers, of which the first 60 comparisons are Green's */
enum { MOST = 256 };
#define O(i, j) order(&v[i], &v[j]);
#define WIDE BENCH_UNROLL(16)
INLINE void apart(u32 *v, int d) {
    WIDE for (int i = 0; i < 16; i++) {
        if (!(i & d)) order(&v[i], &v[i + d]);
    }
}
INLINE void cross_some(u32 *v, int h) {
    WIDE for (int i = 0; i < 8; i++) {
        const u32 x = v[i], y = v[i + 8];
        if (h == 1) v[i] = LO1(x, y), v[i + 8] = HI1(x, y);
        if (h == 2) v[i] = LO2(x, y), v[i + 8] = HI2(x, y);
        if (h == 4) v[i] = LEFT4(x, y), v[i + 8] = RIGHT4(x, y);
        if (h == 8) v[i] = LEFT8(x, y), v[i + 8] = RIGHT8(x, y);
    }
}
#define MIRROR(turn) \
    WIDE for (int i = 8; i < 12; i++) { \
        const u32 x = v[i]; \
        v[i] = turn(v[23 - i]); \
        v[23 - i] = turn(x); \
    }
#define BEGIN_SOME(turn) MIRROR(turn) apart(v, 8);
#define STEP_SOME(h) cross_some(v, h), apart(v, 8);
#define END_SOME(h) cross_some(v, h); MIRROR() apart(v, 8), apart(v, 4), apart(v, 2), apart(v, 1);
static void sort_some(const uint32_t *from, int n, uint32_t *to) {
    u32 v[16];
    f32 t[16];
    WIDE for (int i = 0; i < 16; i++) v[i] = _mm512_mask_loadu_epi32(LIMIT(~0u), FIRST(n - i * LANES), from + i * LANES);
    BENCH_SORT_16(O)
    BEGIN_SOME(TURN2) END_SOME(2)
    BEGIN_SOME(TURN3) STEP_SOME(2) END_SOME(1)
    BEGIN_SOME(TURN11) STEP_SOME(2) STEP_SOME(1) END_SOME(8)
    BEGIN_SOME(TURN15) STEP_SOME(2) STEP_SOME(1) STEP_SOME(8) END_SOME(4)
    WIDE for (int i = 0; i < 16; i++) t[i] = _mm512_castsi512_ps(v[i]);
    transpose(t);
    WIDE for (int l = 0; l < 16; l++) { /* from the highest, the bits of its place are lane bits 2, 1, 8, 4 */
        const int at = 16 * ((l & 2) * 4 + (l & 1) * 4 + (l & 8) / 4 + (l & 4) / 4);
        store_first(to + at, n - at, _mm512_castps_si512(t[l]));
    }
}
#else
enum { MOST = 64 };
#endif

struct part { const uint32_t *from; size_t n; uint32_t *to, *other; };

/* the middle of 16: the greatest element with at most 7 elements below it */
static uint32_t pivot_of(const uint32_t *x, size_t n) {
    const size_t step = n / 16;
    uint32_t v[16], most = 0;
    int best = -1;
    for (size_t i = 0; i < 16; i++) v[i] = x[step / 2 + i * step];
    for (int i = 0; i < 16; i++) {
        int below = 0;
        UNROLL for (int j = 0; j < 16; j += LANES) below += __builtin_popcount(BELOW(LOAD(v + j), LIMIT(v[i])));
        if (below <= 7 && below > best) best = below, most = v[i];
    }
    return most;
}
INLINE size_t split(struct part p, uint32_t pivot, _Bool equal) {
    const u32 limit = LIMIT(pivot);
    size_t low = 0, high = 0, i = 0;
    for (; i + LANES <= p.n; i += LANES) {
        const u32 x = LOAD(p.from + i);
        const mask below = equal ? UPTO(x, limit) : BELOW(x, limit);
        const size_t count = (size_t)__builtin_popcount(below);
        STORE(p.to + low, PACK(below, x));
        STORE(p.other + high, PACK((mask)~below, x));
        low += count;
        high += LANES - count;
    }
    if (i < p.n) {
        const int n = (int)(p.n - i);
        const u32 x = load_first(p.from + i, n);
        const mask present = FIRST(n), below = (mask)(present & (equal ? UPTO(x, limit) : BELOW(x, limit)));
        const int count = __builtin_popcount(below);
        store_first(p.to + low, count, PACK(below, x));
        store_first(p.other + high, n - count, PACK((mask)(present & ~below), x));
        low += (size_t)count;
    }
    return low;
}
static struct part cut(struct part *p) {
    struct part rest = *p;
    const uint32_t pivot = pivot_of(p->from, p->n);
    size_t low = split(*p, pivot, 0);
    p->n = low;
    if (low == 0) { /* the pivot is the least element, so all elements equal to it are in order */
        rest.from = p->other;
        low = split(rest, pivot, 1);
    }
    p->from = p->to;
    p->other += rest.n - low;
    rest.from = rest.other;
    rest.to += low;
    rest.n -= low;
    return rest;
}
static void sort_part(struct part p) {
    block b;
    while (p.n > MOST) {
        const struct part rest = cut(&p);
        sort_part(p);
        p = rest;
    }
#if BENCH_512
    if (p.n > 64) {
        sort_some(p.from, (int)p.n, p.to);
        return;
    }
#endif
    load_few(&b, p.from, (int)p.n);
    sort(&b, 0);
    store_few(p.to, &b, (int)p.n);
}

enum { MOST_PARTS = 256 };
BENCH_RUN(sort, k) {
    static uint32_t *other;
    static size_t room;
    static struct part parts[MOST_PARTS];
    const size_t few = k->n / (8 * (size_t)bench_threads);
    size_t count = 1;
    if (room < k->n) {
        free(other);
        other = (uint32_t *)malloc(4 * k->n);
        room = k->n;
    }
    parts[0].from = k->x, parts[0].n = k->n, parts[0].to = k->y, parts[0].other = other;
    for (size_t i = 0; i < count && bench_threads > 1;) {
        if (parts[i].n > few && count < MOST_PARTS) {
            const struct part rest = cut(&parts[i]);
            parts[count++] = rest;
        } else {
            i++;
        }
    }
#ifdef _OPENMP
#pragma omp parallel for schedule(dynamic) num_threads(bench_threads)
#endif
    for (size_t i = 0; i < count; i++) sort_part(parts[i]);
}
