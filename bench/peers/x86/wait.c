/* SPDX-License-Identifier: MIT */
#include "x86.h"

#include "../../kernels/wait.h"

#if BENCH_512
#define STEP(v, shuffled) _mm512_add_epi32(_mm512_mullo_epi32(v, three), shuffled)
BENCH_RUN(exchange, k) {
    const __m512i three = _mm512_set1_epi32(3);
    BENCH_FOR
    for (size_t i = 0; i < k->n; i += 16) {
        __m512i v = _mm512_loadu_si512(k->x + i);
        for (size_t s = 0; s < k->steps; s += 4) {
            v = STEP(v, _mm512_shuffle_epi32(v, (_MM_PERM_ENUM)0xb1));
            v = STEP(v, _mm512_shuffle_epi32(v, (_MM_PERM_ENUM)0x4e));
            v = STEP(v, _mm512_shuffle_i32x4(v, v, 0xb1));
            v = STEP(v, _mm512_shuffle_i32x4(v, v, 0x4e));
        }
        _mm512_storeu_si512(k->y + i, v);
    }
}
#else
#define STEP(v, shuffled) _mm256_add_epi32(_mm256_mullo_epi32(v, three), shuffled)
BENCH_RUN(exchange, k) {
    const __m256i three = _mm256_set1_epi32(3);
    BENCH_FOR
    for (size_t i = 0; i < k->n; i += 16) {
        __m256i a = _mm256_loadu_si256((const __m256i *)(k->x + i)), b = _mm256_loadu_si256((const __m256i *)(k->x + i + 8));
        for (size_t s = 0; s < k->steps; s += 4) {
            __m256i c;
            a = STEP(a, _mm256_shuffle_epi32(a, 0xb1)), b = STEP(b, _mm256_shuffle_epi32(b, 0xb1));
            a = STEP(a, _mm256_shuffle_epi32(a, 0x4e)), b = STEP(b, _mm256_shuffle_epi32(b, 0x4e));
            a = STEP(a, _mm256_permute2x128_si256(a, a, 1)), b = STEP(b, _mm256_permute2x128_si256(b, b, 1));
            c = STEP(a, b), b = STEP(b, a), a = c;
        }
        _mm256_storeu_si256((__m256i *)(k->y + i), a);
        _mm256_storeu_si256((__m256i *)(k->y + i + 8), b);
    }
}
#endif
