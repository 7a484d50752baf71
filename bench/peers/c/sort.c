/* SPDX-License-Identifier: MIT */
/* sort64: 16 blocks side by side, so that compilers compare rows of 16 with rows of 16; the pairs are Batcher's. sort: a radix sort,
 * 11 bits at a time. */
#include "../../kernels/sort.h"

#include <stdlib.h>
#include <string.h>

#include "c.h"

enum { BLOCKS = 16, PAIRS = 543 };

static uint8_t pairs[PAIRS][2];
__attribute__((constructor)) static void make_pairs(void) {
    int count = 0;
    for (int p = 1; p < 64; p *= 2) {
        for (int k = p; k > 0; k /= 2) {
            for (int j = k % p; j + k < 64; j += 2 * k) {
                for (int i = j; i < j + k && i + k < 64; i++) {
                    if (i / (2 * p) != (i + k) / (2 * p)) continue;
                    pairs[count][0] = (uint8_t)i;
                    pairs[count++][1] = (uint8_t)(i + k);
                }
            }
        }
    }
}
static void order(uint32_t *a, uint32_t *b) {
    uint32_t lo[BLOCKS], hi[BLOCKS];
    BENCH_SIMD
    for (int l = 0; l < BLOCKS; l++) {
        lo[l] = a[l] < b[l] ? a[l] : b[l];
        hi[l] = a[l] < b[l] ? b[l] : a[l];
    }
    memcpy(a, lo, sizeof lo);
    memcpy(b, hi, sizeof hi);
}
BENCH_RUN(sort64, k) {
    const size_t n = k->n / 64;
    BENCH_FOR
    for (size_t first = 0; first < n; first += BLOCKS) {
        const size_t count = n - first < BLOCKS ? n - first : BLOCKS;
        const uint32_t *restrict x = k->x + first * 64;
        uint32_t *restrict y = k->y + first * 64;
        uint32_t t[64][BLOCKS] = {{0}};
        for (size_t i = 0; i < 64; i++) {
            for (size_t l = 0; l < count; l++) t[i][l] = x[l * 64 + i];
        }
        for (int q = 0; q < PAIRS; q++) order(t[pairs[q][0]], t[pairs[q][1]]);
        for (size_t l = 0; l < count; l++) {
            for (size_t i = 0; i < 64; i++) y[l * 64 + i] = t[i][l];
        }
    }
}

#ifndef _OPENMP /* of one thread */
enum { BITS = 11, BUCKETS = 1 << BITS, PASSES = 3 };

BENCH_RUN_AS(sort, radix, k) {
    static uint32_t *other;
    static size_t room;
    uint32_t start[PASSES][BUCKETS];
    const uint32_t *from = k->x;
    const size_t n = k->n;
    if (room < n) {
        free(other);
        other = (uint32_t *)malloc(4 * n);
        room = n;
    }
    memset(start, 0, sizeof start);
    for (size_t i = 0; i < n; i++) {
        for (int p = 0; p < PASSES; p++) start[p][from[i] >> p * BITS & (BUCKETS - 1)]++;
    }
    for (int p = 0; p < PASSES; p++) {
        uint32_t sum = 0, *to = p % 2 ? other : k->y;
        for (size_t b = 0; b < BUCKETS; b++) {
            const uint32_t count = start[p][b];
            start[p][b] = sum;
            sum += count;
        }
        for (size_t i = 0; i < n; i++) to[start[p][from[i] >> p * BITS & (BUCKETS - 1)]++] = from[i];
        from = to;
    }
}
#endif
