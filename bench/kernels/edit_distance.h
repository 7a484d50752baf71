/* SPDX-License-Identifier: MIT */
/* Levenshtein's distance of a word of 60 letters, of 4 kinds, to n texts of 50 to 70 letters. The texts are stored twice: one after
 * another, and in groups of 8, letter by letter, as in examples/edit_distance.h. */
#ifndef BENCH_KERNELS_EDIT_DISTANCE_H
#define BENCH_KERNELS_EDIT_DISTANCE_H

#include "../bench.h"

enum { BENCH_WORD = 60, BENCH_TEXT = 70, BENCH_TEXT_GROUP = 8 };

struct bench_edit_distance {
    size_t n;
    const uint8_t *word, *rows, *groups; /* text i is at rows + i * BENCH_TEXT */
    const uint32_t *length;
    uint32_t *distance;
};

#endif
