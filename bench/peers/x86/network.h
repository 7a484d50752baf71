/* SPDX-License-Identifier: MIT */
/* Sorts 64 numbers in R registers of L lanes. First the registers are sorted lane by lane; then the columns are merged, 2, 4, ... L at a
 * time. A merge begins with the mirrored partner (turn), so that all columns rise. To compare lanes after that, they are brought beside
 * each other (cross): that swaps a bit of the lane number with the bit that tells the two halves of the registers apart. sg's sort
 * (sg/lanes/collect.tmpl.h) is the same network. */
#ifndef BENCH_PEERS_X86_NETWORK_H
#define BENCH_PEERS_X86_NETWORK_H

#include "x86.h"

#if BENCH_512
enum { ROWS = 4, LANES = 16 };
typedef __m512i u32;
#define LOAD(p) _mm512_loadu_si512(p)
#define STORE(p, x) _mm512_storeu_si512(p, x)
#define STREAM(p, x) _mm512_stream_si512((__m512i *)(p), x)
#define MIN _mm512_min_epu32
#define MAX _mm512_max_epu32
#define LO2 _mm512_unpacklo_epi64
#define HI2 _mm512_unpackhi_epi64
#define LO1(x, y) _mm512_mask_shuffle_epi32(x, 0xaaaa, y, (_MM_PERM_ENUM)0xa0)
#define HI1(x, y) _mm512_mask_shuffle_epi32(y, 0x5555, x, (_MM_PERM_ENUM)0xf5)
/* those 4 or 8 apart as x0 y1 and x1 y0 */
#define LEFT4(x, y) _mm512_mask_blend_epi32(0xf0f0, x, y)
#define RIGHT4(x, y) _mm512_shuffle_i32x4(LEFT4(y, x), LEFT4(y, x), 0xb1)
#define LEFT8(x, y) _mm512_mask_blend_epi32(0xff00, x, y)
#define RIGHT8(x, y) _mm512_shuffle_i64x2(x, y, 0x4e)
/* lanes i and i ^ turn exchanged */
#define TURN2(x) _mm512_shuffle_epi32(x, (_MM_PERM_ENUM)0x4e)
#define TURN3(x) _mm512_shuffle_epi32(x, (_MM_PERM_ENUM)0x1b)
#define TURN11(x) _mm512_permutexvar_epi32(_mm512_setr_epi32(11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4), x)
#define TURN15(x) _mm512_permutexvar_epi32(_mm512_setr_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0), x)
#else
enum { ROWS = 8, LANES = 8 };
typedef __m256i u32;
#define LOAD(p) _mm256_loadu_si256((const __m256i *)(p))
#define STORE(p, x) _mm256_storeu_si256((__m256i *)(p), x)
#define STREAM(p, x) _mm256_stream_si256((__m256i *)(p), x)
#define MIN _mm256_min_epu32
#define MAX _mm256_max_epu32
#define LO4(x, y) _mm256_permute2x128_si256(x, y, 0x20)
#define HI4(x, y) _mm256_permute2x128_si256(x, y, 0x31)
#define LO2 _mm256_unpacklo_epi64
#define HI2 _mm256_unpackhi_epi64
#define LO1(x, y) _mm256_blend_epi32(x, _mm256_shuffle_epi32(y, 0xa0), 0xaa)
#define HI1(x, y) _mm256_blend_epi32(_mm256_shuffle_epi32(x, 0xf5), y, 0xaa)
#define LEFT1(x, y) _mm256_blend_epi32(x, y, 0xaa)
#define RIGHT1(x, y) _mm256_shuffle_epi32(LEFT1(y, x), 0xb1)
#define LEFT4(x, y) _mm256_blend_epi32(x, y, 0xf0)
#define RIGHT4(x, y) _mm256_permute2x128_si256(x, y, 0x21)
#define TURN4(x) _mm256_permute2x128_si256(x, x, 0x01)
#define TURN6(x) _mm256_permute4x64_epi64(x, 0x1b)
#define TURN7(x) _mm256_permutevar8x32_epi32(x, _mm256_setr_epi32(7, 6, 5, 4, 3, 2, 1, 0))
#endif

#define UNROLL BENCH_UNROLL(8)
#define INLINE static inline __attribute__((always_inline))
typedef struct { u32 v[ROWS]; } block;

INLINE void order(u32 *x, u32 *y) {
    const u32 lo = MIN(*x, *y);
    *y = MAX(*x, *y);
    *x = lo;
}
/* registers i and i + d, for all i without bit d */
INLINE void rows(block *b, int d) {
    UNROLL for (int i = 0; i < ROWS; i++) {
        if (!(i & d)) order(&b->v[i], &b->v[i + d]);
    }
}
/* swaps bit h of the lane number with that bit of the register's number */
INLINE void swap(block *b, int bit, int h) {
    UNROLL for (int i = 0; i < ROWS; i++) {
        const u32 x = b->v[i], y = b->v[(i + bit) % ROWS];
        if (i & bit) continue;
        if (h == 1) b->v[i] = LO1(x, y), b->v[i + bit] = HI1(x, y);
        if (h == 2) b->v[i] = LO2(x, y), b->v[i + bit] = HI2(x, y);
#if !BENCH_512
        if (h == 4) b->v[i] = LO4(x, y), b->v[i + bit] = HI4(x, y);
#endif
    }
}
/* the same with the bit of the halves, up to the order within and of pairs, with the fewest instructions */
INLINE void cross(block *b, int h) {
    enum { HALF = ROWS / 2 };
    UNROLL for (int i = 0; i < HALF; i++) {
        const u32 x = b->v[i], y = b->v[i + HALF];
#if BENCH_512
        if (h == 1) b->v[i] = LO1(x, y), b->v[i + HALF] = HI1(x, y);
        if (h == 8) b->v[i] = LEFT8(x, y), b->v[i + HALF] = RIGHT8(x, y);
#else
        if (h == 1) b->v[i] = LEFT1(x, y), b->v[i + HALF] = RIGHT1(x, y);
#endif
        if (h == 2) b->v[i] = LO2(x, y), b->v[i + HALF] = HI2(x, y);
        if (h == 4) b->v[i] = LEFT4(x, y), b->v[i + HALF] = RIGHT4(x, y);
    }
}
/* reverses the upper half: the registers and the lanes */
INLINE void mirror(block *b, int lanes) {
    enum { HALF = ROWS / 2 };
    const block t = *b;
    UNROLL for (int i = 0; i < HALF; i++) {
        const u32 x = t.v[ROWS - 1 - i];
        if (lanes == 0) b->v[i + HALF] = x;
#if BENCH_512
        if (lanes == 2) b->v[i + HALF] = TURN2(x);
        if (lanes == 3) b->v[i + HALF] = TURN3(x);
        if (lanes == 11) b->v[i + HALF] = TURN11(x);
        if (lanes == 15) b->v[i + HALF] = TURN15(x);
#else
        if (lanes == 4) b->v[i + HALF] = TURN4(x);
        if (lanes == 6) b->v[i + HALF] = TURN6(x);
        if (lanes == 7) b->v[i + HALF] = TURN7(x);
#endif
    }
}
/* on one block, then on the other if there are two, so that an operation waits less for the one before */
#define ALL(step) \
    { block *b = first; step; } \
    if (second) { block *b = second; step; }
INLINE void columns(block *b) {
#if BENCH_512
    rows(b, 1), rows(b, 2), order(&b->v[1], &b->v[2]);
#else /* 19 comparisons */
    rows(b, 1);
    rows(b, 2);
    order(&b->v[1], &b->v[2]), order(&b->v[5], &b->v[6]);
    rows(b, 4);
    order(&b->v[2], &b->v[4]), order(&b->v[3], &b->v[5]);
    order(&b->v[1], &b->v[2]), order(&b->v[3], &b->v[4]), order(&b->v[5], &b->v[6]);
#endif
}
#define BEGIN(lanes) ALL(mirror(b, lanes)) ALL(rows(b, ROWS / 2))
#define STEP(h) ALL(cross(b, h)) ALL(rows(b, ROWS / 2))
/* lanes of the other column have had their registers in reverse order since the beginning */
#if BENCH_512
#define END(h) ALL(cross(b, h)) ALL(mirror(b, 0)) ALL(rows(b, 2)) ALL(rows(b, 1))
#else
#define END(h) ALL(cross(b, h)) ALL(mirror(b, 0)) ALL(rows(b, 4)) ALL(rows(b, 2)) ALL(rows(b, 1))
#endif
INLINE void sort(block *first, block *second) {
    ALL(columns(b))
#if BENCH_512
    BEGIN(2) END(2)
    BEGIN(3) STEP(2) END(1)
    BEGIN(11) STEP(2) STEP(1) END(8)
    BEGIN(15) STEP(2) STEP(1) STEP(8) END(4)
    ALL(swap(b, 2, 2)) ALL(swap(b, 1, 1))
#else
    BEGIN(4) END(4)
    BEGIN(6) STEP(4) END(2)
    BEGIN(7) STEP(4) STEP(2) END(1)
    ALL(swap(b, 4, 4)) ALL(swap(b, 2, 2)) ALL(swap(b, 1, 1))
#endif
}

#endif
