/* SPDX-License-Identifier: MIT */
#include "x86.h"

#include "../../kernels/count.h"

#include <string.h>

#if BENCH_512 && defined __AVX512CD__
/* Of lanes with the same index, the last one adds the count of all of them. */
BENCH_RUN(histogram_4k, k) {
    uint32_t *bins = k->bins;
    const __m512i one = _mm512_set1_epi32(1);
    memset(bins, 0, BENCH_BINS_4K * sizeof *bins);
    for (size_t i = 0; i + 16 <= k->n; i += 16) {
        const __m512i index = _mm512_loadu_si512(k->x + i), before = _mm512_conflict_epi32(index);
        __m512i count = _mm512_i32gather_epi32(index, bins, 4);
#ifdef __AVX512VPOPCNTDQ__
        count = _mm512_add_epi32(count, _mm512_add_epi32(_mm512_popcnt_epi32(before), one));
        _mm512_i32scatter_epi32(bins, index, count, 4); /* the highest lane wins, and it has the count of all */
#else
        if (_mm512_test_epi32_mask(before, before)) {
            for (size_t j = i; j < i + 16; j++) bins[k->x[j]]++;
        } else {
            count = _mm512_add_epi32(count, one);
            _mm512_i32scatter_epi32(bins, index, count, 4);
        }
#endif
    }
    for (size_t i = k->n / 16 * 16; i < k->n; i++) bins[k->x[i]]++;
}
#endif

/* Eight tables for bytes, read as words of eight. */
BENCH_RUN_AS(histogram, tables, k) {
    uint32_t t[8][BENCH_BINS] = {{0}};
    size_t i = 0;
    for (; i + 8 <= k->n; i += 8) {
        uint64_t v;
        memcpy(&v, k->x + i, 8);
        t[0][v & 255]++;
        t[1][v >> 8 & 255]++;
        t[2][v >> 16 & 255]++;
        t[3][v >> 24 & 255]++;
        t[4][v >> 32 & 255]++;
        t[5][v >> 40 & 255]++;
        t[6][v >> 48 & 255]++;
        t[7][v >> 56]++;
    }
    for (; i < k->n; i++) t[0][k->x[i]]++;
    for (int b = 0; b < BENCH_BINS; b++) {
        k->bins[b] = t[0][b] + t[1][b] + t[2][b] + t[3][b] + t[4][b] + t[5][b] + t[6][b] + t[7][b];
    }
}

#if BENCH_512 && defined __AVX512VNNI__
static inline int32_t dot(const uint8_t *x, const int8_t *a, size_t n) {
    __m512i s0 = _mm512_setzero_si512(), s1 = s0;
    size_t i = 0;
    for (; i + 128 <= n; i += 128) {
        s0 = _mm512_dpbusd_epi32(s0, _mm512_loadu_si512(x + i), _mm512_loadu_si512(a + i));
        s1 = _mm512_dpbusd_epi32(s1, _mm512_loadu_si512(x + i + 64), _mm512_loadu_si512(a + i + 64));
    }
    for (; i < n; i += 64) { /* n is a multiple of 4 */
        const __mmask64 m = n - i < 64 ? ((__mmask64)1 << (n - i)) - 1 : ~(__mmask64)0;
        s0 = _mm512_dpbusd_epi32(s0, _mm512_maskz_loadu_epi8(m, x + i), _mm512_maskz_loadu_epi8(m, a + i));
    }
    return _mm512_reduce_add_epi32(_mm512_add_epi32(s0, s1));
}
#else
/* in words, because the sum of two products of bytes can exceed what pmaddubsw holds */
static inline int32_t dot(const uint8_t *x, const int8_t *a, size_t n) {
    __m256i s0 = _mm256_setzero_si256(), s1 = s0;
    __m128i h;
    int32_t sum = 0;
    size_t i = 0;
    for (; i + 32 <= n; i += 32) {
        const __m256i x0 = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(x + i)));
        const __m256i x1 = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(x + i + 16)));
        const __m256i a0 = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(a + i)));
        const __m256i a1 = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(a + i + 16)));
        s0 = _mm256_add_epi32(s0, _mm256_madd_epi16(x0, a0));
        s1 = _mm256_add_epi32(s1, _mm256_madd_epi16(x1, a1));
    }
    for (; i < n; i++) sum += x[i] * a[i];
    s0 = _mm256_add_epi32(s0, s1);
    h = _mm_add_epi32(_mm256_castsi256_si128(s0), _mm256_extracti128_si256(s0, 1));
    h = _mm_add_epi32(h, _mm_shuffle_epi32(h, 0x4e));
    return sum + _mm_cvtsi128_si32(_mm_add_epi32(h, _mm_shuffle_epi32(h, 0xb1)));
}
#endif
BENCH_RUN(dot_u8, k) {
    BENCH_FOR
    for (size_t r = 0; r < BENCH_DOT_ROWS; r++) k->y[r] = dot(k->x, k->a + r * k->n, k->n);
}
