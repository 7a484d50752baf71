/* SPDX-License-Identifier: MIT */
/* Levenshtein's distance of one word to many texts, for examples/edit_distance.c and the bench, by Myers' bit vectors in the
 * form of Hyyro. A column of the table of distances is two words of differences; each letter of the text leads to the next
 * column. Each lane has a text. */
#ifndef EXAMPLES_EDIT_DISTANCE_H
#define EXAMPLES_EDIT_DISTANCE_H

#include <stddef.h>
#include <stdint.h>

#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>

/* Texts come in groups of S, letter by letter: letter j of text i is text[(i / S * most + j) * S + i % S]. */
struct edit_distance {
    const uint8_t *word; /* length letters, 1 to 64 */
    size_t length, count, most; /* count texts, a multiple of S, of at most `most` letters */
    const uint8_t *text;
    const uint32_t *text_length;
    uint32_t *distance; /* count distances */
};

/* where each letter is in the word, as bits */
static inline void edit_distance_places(const struct edit_distance *t, uint64_t places[256]) {
    for (size_t i = 0; i < 256; i++) places[i] = 0;
    for (size_t i = 0; i < t->length; i++) places[t->word[i]] |= (uint64_t)1 << i;
}
/* computes the group whose first text has this number */
SG_INLINE void edit_distance_group(const struct edit_distance *t, const uint64_t places[256], size_t first) {
    const uint32_t top = (uint32_t)t->length - 1; /* the bit of the last row */
    const uint8_t *text = t->text + first * t->most;
    const sg_u64 length = sg_convert_u64(sg_load(t->text_length + first));
    const uint64_t longest = sg_get_lane(sg_reduce_max(length), 0);
    sg_u64 more = sg_splat_u64(UINT64_MAX), less = sg_zero_u64(); /* rows where the distance is one more, and one less, than in the row above */
    sg_u64 distance = sg_splat_u64(t->length);
    for (uint64_t j = 0; j < longest; j++) {
        const sg_u64 equal = sg_gather(places, sg_convert_u32(sg_load(text + j * SG_SIZE))), x = sg_or(equal, less);
        const sg_u64 diagonal = sg_or(sg_xor(sg_add(more, sg_and(x, more)), more), x);
        const sg_u64 right_less = sg_and(more, diagonal), right_more = sg_or(less, sg_not(sg_or(more, diagonal)));
        const sg_u64 step = sg_sub(sg_and_n(sg_shr_n(right_more, top), 1), sg_and_n(sg_shr_n(right_less, top), 1));
        const sg_u64 down = sg_or_n(sg_shl_n(right_more, 1), 1);
        distance = sg_add_masked(sg_gt_n(length, j), distance, step);
        more = sg_or(sg_shl_n(right_less, 1), sg_not(sg_or(diagonal, down)));
        less = sg_and(diagonal, down);
    }
    sg_store(t->distance + first, sg_convert_u32(distance));
}
/* On this thread. Groups are independent, so they could as well be the sub-groups of a kernel, as in bench/peers/sg/edit_distance.c. */
static inline void edit_distance(const struct edit_distance *t) {
    uint64_t places[256];
    edit_distance_places(t, places);
    for (size_t first = 0; first < t->count; first += SG_SIZE) edit_distance_group(t, places, first);
}

#endif
