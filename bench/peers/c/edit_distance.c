/* SPDX-License-Identifier: MIT */
/* The same bit vectors, one text at a time; and eight at a time, which compilers can vectorise. */
#include "../../kernels/edit_distance.h"

#include "c.h"

static void find(const struct bench_edit_distance *k, uint64_t *places) {
    for (int i = 0; i < BENCH_WORD; i++) places[k->word[i]] |= (uint64_t)1 << i;
}
BENCH_RUN(edit_distance, k) {
    uint64_t places[256] = {0};
    find(k, places);
    BENCH_FOR
    for (size_t i = 0; i < k->n; i++) {
        const uint8_t *text = k->rows + i * BENCH_TEXT;
        uint64_t more = UINT64_MAX, less = 0;
        uint32_t distance = BENCH_WORD;
        for (uint32_t j = 0; j < k->length[i]; j++) {
            const uint64_t x = places[text[j]] | less, diagonal = (((x & more) + more) ^ more) | x;
            const uint64_t right_less = more & diagonal, right_more = less | ~(more | diagonal), down = right_more << 1 | 1;
            distance += (uint32_t)(right_more >> (BENCH_WORD - 1) & 1) - (uint32_t)(right_less >> (BENCH_WORD - 1) & 1);
            more = right_less << 1 | ~(diagonal | down);
            less = diagonal & down;
        }
        k->distance[i] = distance;
    }
}
BENCH_RUN_AS(edit_distance, eight, k) {
    enum { LANES = BENCH_TEXT_GROUP };
    uint64_t places[256] = {0};
    find(k, places);
    BENCH_FOR
    for (size_t first = 0; first < k->n; first += LANES) {
        const uint8_t *text = k->groups + first * BENCH_TEXT;
        uint64_t more[LANES], less[LANES] = {0};
        uint32_t distance[LANES], longest = 0;
        for (int i = 0; i < LANES; i++) {
            more[i] = UINT64_MAX;
            distance[i] = BENCH_WORD;
            longest = k->length[first + (size_t)i] > longest ? k->length[first + (size_t)i] : longest;
        }
        for (uint32_t j = 0; j < longest; j++, text += LANES) {
            for (int i = 0; i < LANES; i++) {
                const uint64_t x = places[text[i]] | less[i], diagonal = (((x & more[i]) + more[i]) ^ more[i]) | x;
                const uint64_t right_less = more[i] & diagonal, right_more = less[i] | ~(more[i] | diagonal), down = right_more << 1 | 1;
                const uint32_t step = (uint32_t)(right_more >> (BENCH_WORD - 1) & 1) - (uint32_t)(right_less >> (BENCH_WORD - 1) & 1);
                distance[i] += j < k->length[first + (size_t)i] ? step : 0;
                more[i] = right_less << 1 | ~(diagonal | down);
                less[i] = diagonal & down;
            }
        }
        for (int i = 0; i < LANES; i++) k->distance[first + (size_t)i] = distance[i];
    }
}
