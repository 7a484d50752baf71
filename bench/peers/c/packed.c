/* SPDX-License-Identifier: MIT */
/* Rows of 16 as loops that compilers can vectorise. */
#include "../../kernels/packed.h"

#include <string.h>

#include "c.h"

enum { ROWS = 32, LANES = 16 };

BENCH_RUN(pack, k) {
    uint32_t before[LANES] = {0}, *restrict words = k->words;
    for (size_t b = 0; b < k->n / BENCH_PACKED_BLOCK; b++) {
        const uint32_t *restrict x = k->x + b * BENCH_PACKED_BLOCK;
        uint32_t difference[ROWS][LANES], word[LANES] = {0}, all = 0, bits = 0, shift = 0;
        for (int r = 0; r < ROWS; r++)
            for (int i = 0; i < LANES; i++) {
                difference[r][i] = x[r * LANES + i] - (r > 0 ? x[(r - 1) * LANES + i] : before[i]);
                all |= difference[r][i];
            }
        memcpy(before, x + (ROWS - 1) * LANES, sizeof before);
        while (bits < 32 && all >> bits) bits++;
        k->widths[b] = (uint8_t)bits;
        for (int r = 0; r < ROWS; r++) {
            for (int i = 0; i < LANES; i++) word[i] |= difference[r][i] << shift;
            shift += bits;
            if (shift < 32) continue;
            memcpy(words, word, sizeof word);
            words += LANES;
            shift -= 32;
            if (shift > 0) for (int i = 0; i < LANES; i++) word[i] = difference[r][i] >> (bits - shift);
            else memset(word, 0, sizeof word);
        }
    }
}
BENCH_RUN(unpack, k) {
    uint32_t before[LANES] = {0};
    const uint32_t *restrict words = k->words;
    for (size_t b = 0; b < k->n / BENCH_PACKED_BLOCK; b++) {
        const uint32_t bits = k->widths[b], mask = (uint32_t)(((uint64_t)1 << bits) - 1);
        uint32_t *restrict x = k->x + b * BENCH_PACKED_BLOCK;
        for (uint32_t r = 0; r < ROWS; r++) {
            const uint32_t shift = r * bits % 32, *restrict from = words + r * bits / 32 * LANES;
            if (shift + bits > 32) {
                for (int i = 0; i < LANES; i++) x[r * LANES + (uint32_t)i] = before[i] += (from[i] >> shift | from[LANES + i] << (32 - shift)) & mask;
            } else if (bits > 0) {
                for (int i = 0; i < LANES; i++) x[r * LANES + (uint32_t)i] = before[i] += from[i] >> shift & mask;
            } else {
                memcpy(x + r * LANES, before, sizeof before);
            }
        }
        words += bits * LANES;
    }
}
