/* SPDX-License-Identifier: MIT */
/* A tile of as many registers as a register has lanes of 32 bits. Transposes it: pairs of lanes, then pairs of pairs, then blocks
 * of 128 bits. */
#ifndef BENCH_PEERS_X86_TILE_H
#define BENCH_PEERS_X86_TILE_H

#include "x86.h"

#if BENCH_512
#define LANES 16
typedef __m512 f32;
#define X(name) _mm512_##name
#define PD(x) _mm512_castps_pd(x)
#define PS(x) _mm512_castpd_ps(x)
#else
#define LANES 8
typedef __m256 f32;
#define X(name) _mm256_##name
#define PD(x) _mm256_castps_pd(x)
#define PS(x) _mm256_castpd_ps(x)
#endif

#define PAIRS(i) \
    b[i] = X(unpacklo_ps)(a[i], a[i + 1]), b[i + 1] = X(unpackhi_ps)(a[i], a[i + 1]);
#define FOURS(i) \
    a[i] = PS(X(unpacklo_pd)(PD(b[i]), PD(b[i + 2]))), a[i + 1] = PS(X(unpackhi_pd)(PD(b[i]), PD(b[i + 2]))), \
    a[i + 2] = PS(X(unpacklo_pd)(PD(b[i + 1]), PD(b[i + 3]))), a[i + 3] = PS(X(unpackhi_pd)(PD(b[i + 1]), PD(b[i + 3])));

static inline __attribute__((always_inline)) void transpose(f32 *a) {
    f32 b[LANES];
    PAIRS(0) PAIRS(2) PAIRS(4) PAIRS(6)
#if BENCH_512
    PAIRS(8) PAIRS(10) PAIRS(12) PAIRS(14)
#endif
    FOURS(0) FOURS(4)
#if BENCH_512
    FOURS(8) FOURS(12)
#define EVEN(x, y) _mm512_shuffle_f32x4(x, y, 0x88)
#define ODD(x, y) _mm512_shuffle_f32x4(x, y, 0xdd)
#define BLOCKS(i) \
    b[i] = EVEN(a[i], a[i + 4]), b[i + 4] = ODD(a[i], a[i + 4]), \
    b[i + 8] = EVEN(a[i + 8], a[i + 12]), b[i + 12] = ODD(a[i + 8], a[i + 12]);
#define LAST(i) \
    a[i] = EVEN(b[i], b[i + 8]), a[i + 4] = EVEN(b[i + 4], b[i + 12]), \
    a[i + 8] = ODD(b[i], b[i + 8]), a[i + 12] = ODD(b[i + 4], b[i + 12]);
    BLOCKS(0) BLOCKS(1) BLOCKS(2) BLOCKS(3)
    LAST(0) LAST(1) LAST(2) LAST(3)
#else
#define LAST(i) \
    b[i] = a[i], a[i] = _mm256_permute2f128_ps(b[i], a[i + 4], 0x20), \
    a[i + 4] = _mm256_permute2f128_ps(b[i], a[i + 4], 0x31);
    LAST(0) LAST(1) LAST(2) LAST(3)
#endif
}

#endif
