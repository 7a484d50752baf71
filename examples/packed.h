/* SPDX-License-Identifier: MIT */
/* Sorted numbers as differences of few bits, for examples/packed.c and the bench. A block is 32 rows of 16 numbers. Lane i has
 * number i of each row; its differences are those between rows. All differences of a block have the width of the widest.
 * Lane i packs them one after another into words, which are stored as rows of 16. So packing and unpacking are only shifts,
 * without exchange between lanes. */
#ifndef EXAMPLES_PACKED_H
#define EXAMPLES_PACKED_H

#include <stdint.h>
#include <string.h>

#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>

enum { PACKED_ROWS = 32, PACKED_BLOCK = PACKED_ROWS * SG_SIZE };

/* returns where the next block's words begin */
SG_INLINE uint32_t *pack_block(const uint32_t *x, sg_u32 *before, uint32_t *words, uint8_t *width) {
    sg_u32 difference[PACKED_ROWS], all = sg_zero_u32(), word = all;
    uint32_t bits, shift = 0;
    for (int r = 0; r < PACKED_ROWS; r++) {
        const sg_u32 row = sg_load(x + r * SG_SIZE);
        difference[r] = sg_sub(row, *before);
        all = sg_or(all, difference[r]);
        *before = row;
    }
    bits = 32 - sg_get_lane(sg_clz(sg_reduce_or(all)), 0);
    for (int r = 0; r < PACKED_ROWS; r++) {
        word = sg_or(word, sg_shl_n(difference[r], shift));
        shift += bits;
        if (shift < 32) continue;
        sg_store(words, word);
        words += SG_SIZE;
        shift -= 32;
        word = sg_shr_n(difference[r], bits - shift); /* a shift by all bits gives 0 */
    }
    *width = (uint8_t)bits;
    return words;
}
/* Packs n ascending numbers. n / 512 blocks, rounded up, get a byte of width each, and words, at most as many as these blocks have
 * numbers; returns how many words. */
static inline size_t pack(const uint32_t *x, size_t n, uint32_t *words, uint8_t *widths) {
    uint32_t *const begin = words;
    sg_u32 before = sg_zero_u32();
    for (; n >= PACKED_BLOCK; n -= PACKED_BLOCK, x += PACKED_BLOCK) words = pack_block(x, &before, words, widths++);
    if (n > 0) { /* filled up with the last number */
        uint32_t last[PACKED_BLOCK];
        for (size_t i = 0; i < PACKED_BLOCK; i++) last[i] = x[i < n ? i : n - 1];
        words = pack_block(last, &before, words, widths);
    }
    return (size_t)(words - begin);
}

SG_INLINE sg_u32 unpack_rows(const uint32_t *words, sg_u32 before, uint32_t *x, uint32_t bits) {
    SG_UNROLL(32) for (uint32_t r = 0; r < PACKED_ROWS; r++) {
        const uint32_t shift = r * bits % 32, *from = words + r * bits / 32 * SG_SIZE;
        if (bits > 0) {
            sg_u32 v = sg_shr_n(sg_load(from), shift);
            if (shift + bits > 32) v = sg_or(v, sg_shl_n(sg_load(from + SG_SIZE), 32 - shift));
            if (shift + bits != 32) v = sg_and_n(v, (uint32_t)(((uint64_t)1 << bits) - 1));
            before = sg_add(before, v);
        }
        sg_store(x + r * SG_SIZE, before);
    }
    return before;
}
#if SG_HAVE_VECTOR_TYPES
/* code for each width, so that the words and shifts of all rows are known when compiling */
#define UNPACK_1(b) case b: return unpack_rows(words, before, x, b);
#define UNPACK_4(b) UNPACK_1(b) UNPACK_1(b + 1) UNPACK_1(b + 2) UNPACK_1(b + 3)
#define UNPACK_16(b) UNPACK_4(b) UNPACK_4(b + 4) UNPACK_4(b + 8) UNPACK_4(b + 12)
static inline sg_u32 unpack_block(const uint32_t *words, sg_u32 before, uint32_t *x, uint8_t width) {
    switch (width) {
        UNPACK_16(0) UNPACK_16(16)
    default: return unpack_rows(words, before, x, 32);
    }
}
#undef UNPACK_1
#undef UNPACK_4
#undef UNPACK_16
#else
/* Without vectors a row takes 16 steps. Known shifts would save little, and code for each width would be a megabyte. */
static inline sg_u32 unpack_block(const uint32_t *words, sg_u32 before, uint32_t *x, uint8_t width) {
    return unpack_rows(words, before, x, width);
}
#endif
static inline void unpack(const uint32_t *words, const uint8_t *widths, uint32_t *x, size_t n) {
    sg_u32 before = sg_zero_u32();
    for (; n >= PACKED_BLOCK; n -= PACKED_BLOCK, x += PACKED_BLOCK, words += PACKED_BLOCK / 32 * *widths++) {
        before = unpack_block(words, before, x, *widths);
    }
    if (n > 0) {
        uint32_t last[PACKED_BLOCK];
        unpack_block(words, before, last, *widths);
        memcpy(x, last, n * sizeof *x);
    }
}

#endif
