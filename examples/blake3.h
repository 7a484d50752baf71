/* SPDX-License-Identifier: MIT */
/* The hash BLAKE3, after its specification by Jack O'Connor, Jean-Philippe Aumasson, Samuel Neves and Zooko Wilcox-O'Hearn (2020). A text
 * is chunks of 1024 bytes, whose hashes are the leaves of a tree: each lane has a chunk of its own, then a pair of hashes. */
#ifndef EXAMPLES_BLAKE3_H
#define EXAMPLES_BLAKE3_H

#include "bytes_sizes.h"

#if SG_REG_BITS == 512
#define BLAKE3_E(op) sg_##op##_u32x16
#define BLAKE3_LOAD(p) sg_as_u32_u8x64(sg_load_u8x64(p))
#define BLAKE3_FIRST(x) sg_lo_u32x16(x) /* 8 lanes */
typedef sg_u32x16 blake3_word;
#else
#define BLAKE3_E(op) sg_##op##_u32x8
#define BLAKE3_LOAD(p) sg_as_u32_u8x32(sg_load_u8x32(p))
#define BLAKE3_FIRST(x) (x)
typedef sg_u32x8 blake3_word;
#endif
enum { BLAKE3_LANES = SG_REG_BITS == 512 ? 16 : 8, BLAKE3_CHUNK = 1024, BLAKE3_BLOCK = 64, BLAKE3_HASH = 32 };
enum { BLAKE3_BEGIN = 1, BLAKE3_END = 2, BLAKE3_PARENT = 4, BLAKE3_ROOT = 8 };
static const uint32_t blake3_start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

#if SG_REG_BITS < 512
/* without sg_keep GCC would add b and x first and wait for b, which is ready last */
SG_INLINE void blake3_mix(blake3_word *a, blake3_word *b, blake3_word *c, blake3_word *d, blake3_word x, blake3_word y) {
    *a = BLAKE3_E(add)(BLAKE3_E(keep)(BLAKE3_E(add)(*a, x)), *b), *d = BLAKE3_E(rotl_n)(BLAKE3_E(xor)(*d, *a), 16);
    *c = BLAKE3_E(add)(*c, *d), *b = BLAKE3_E(rotl_n)(BLAKE3_E(xor)(*b, *c), 20);
    *a = BLAKE3_E(add)(BLAKE3_E(keep)(BLAKE3_E(add)(*a, y)), *b), *d = BLAKE3_E(rotl_n)(BLAKE3_E(xor)(*d, *a), 24);
    *c = BLAKE3_E(add)(*c, *d), *b = BLAKE3_E(rotl_n)(BLAKE3_E(xor)(*b, *c), 25);
}
#else
/* The same with 8 words for the columns of v, or with s = 1 for its diagonals. A mix waits for itself, and there are registers for four. */
SG_INLINE void blake3_mix4(blake3_word v[16], size_t s, const blake3_word m[16], const uint8_t order[8]) {
#define EACH SG_UNROLL(4) for (size_t k = 0; k < 4; k++)
#define A v[k]
#define B v[4 + (k + s) % 4]
#define C v[8 + (k + 2 * s) % 4]
#define D v[12 + (k + 3 * s) % 4]
    EACH A = sg_add_u32x16(sg_keep_u32x16(sg_add_u32x16(A, m[order[2 * k]])), B);
    EACH D = sg_xor_u32x16(D, A);
    EACH D = sg_rotl_n_u32x16(D, 16);
    EACH C = sg_add_u32x16(C, D);
    EACH B = sg_xor_u32x16(B, C);
    EACH B = sg_rotl_n_u32x16(B, 20);
    EACH A = sg_add_u32x16(sg_keep_u32x16(sg_add_u32x16(A, m[order[2 * k + 1]])), B);
    EACH D = sg_xor_u32x16(D, A);
    EACH D = sg_rotl_n_u32x16(D, 24);
    EACH C = sg_add_u32x16(C, D);
    EACH B = sg_xor_u32x16(B, C);
    EACH B = sg_rotl_n_u32x16(B, 25);
#undef EACH
#undef A
#undef B
#undef C
#undef D
}
#endif
/* hashes block m of each lane. v: first the hash so far, then what blake3_some says about the block */
SG_INLINE void blake3_block(blake3_word v[16], const blake3_word m[16]) {
    static const uint8_t order[7][16] = { /* the order of the words in each round is 2 6 3 10 7 0 4 13 1 11 12 5 9 14 15 8 of the round before */
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
        {2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8},
        {3, 4, 10, 12, 13, 2, 7, 14, 6, 5, 9, 0, 11, 15, 8, 1},
        {10, 7, 12, 9, 14, 3, 13, 15, 4, 0, 11, 2, 5, 8, 1, 6},
        {12, 13, 9, 11, 15, 10, 14, 8, 7, 2, 5, 3, 0, 1, 6, 4},
        {9, 14, 11, 5, 8, 12, 15, 1, 13, 3, 0, 10, 2, 6, 4, 7},
        {11, 15, 5, 0, 1, 9, 8, 6, 14, 10, 2, 12, 3, 4, 7, 13},
    };
    SG_UNROLL(7) for (int r = 0; r < 7; r++) {
        const uint8_t *const o = order[r];
#if SG_REG_BITS < 512
        blake3_mix(&v[0], &v[4], &v[8], &v[12], m[o[0]], m[o[1]]);
        blake3_mix(&v[1], &v[5], &v[9], &v[13], m[o[2]], m[o[3]]);
        blake3_mix(&v[2], &v[6], &v[10], &v[14], m[o[4]], m[o[5]]);
        blake3_mix(&v[3], &v[7], &v[11], &v[15], m[o[6]], m[o[7]]);
        blake3_mix(&v[0], &v[5], &v[10], &v[15], m[o[8]], m[o[9]]);
        blake3_mix(&v[1], &v[6], &v[11], &v[12], m[o[10]], m[o[11]]);
        blake3_mix(&v[2], &v[7], &v[8], &v[13], m[o[12]], m[o[13]]);
        blake3_mix(&v[3], &v[4], &v[9], &v[14], m[o[14]], m[o[15]]);
#else
        blake3_mix4(v, 0, m, o);
        blake3_mix4(v, 1, m, o + 8);
#endif
    }
    SG_UNROLL(8) for (int w = 0; w < 8; w++) v[w] = BLAKE3_E(xor)(v[w], v[w + 8]);
}
/* m[w]: word w of the block at byte i of each lane's piece; memory has rows of words */
SG_INLINE void blake3_words(const uint8_t *p, size_t apart, size_t count, size_t i, blake3_word m[16]) {
#if SG_REG_BITS == 512
    /* two rows of 8 words side by side. Each step turns one bit of the lane's number into a bit of the register's number */
    SG_UNROLL(2) for (size_t w = 0; w < 16; w += 8) {
        SG_UNROLL(8) for (size_t k = 0; k < 8; k++) {
            const uint8_t *const a = p + apart * (2 * k < count ? 2 * k : 0), *const b = p + apart * (2 * k + 1 < count ? 2 * k + 1 : 0);
            m[w + k] = sg_as_u32_u8x64(sg_join_u8x64(sg_load_u8x32(a + i + 4 * w), sg_load_u8x32(b + i + 4 * w)));
        }
        SG_UNROLL(3) for (size_t bit = 1; bit < 8; bit *= 2) {
            SG_UNROLL(8) for (size_t k = 0; k < 8; k++) {
                const blake3_word x = m[w + k], y = m[w + (k | bit)];
                if (k & bit) continue;
                m[w + k] = sg_unzip_even_u32x16(x, y), m[w + (k | bit)] = sg_unzip_odd_u32x16(x, y);
            }
        }
    }
#else
    for (size_t w = 0; w < 16; w += BLAKE3_LANES) {
        for (size_t l = 0; l < BLAKE3_LANES; l++) m[w + l] = BLAKE3_LOAD(p + apart * (l < count ? l : 0) + i + 4 * w);
        BLAKE3_E(transpose)(m + w);
    }
#endif
}
/* The hashes of `count` pieces, up to BLAKE3_LANES, of n bytes each and `apart` bytes from each other: of chunks, the first of which has
 * this number, or of pairs of hashes. What stands behind n up to a multiple of 64 must be zeros. */
SG_INLINE void blake3_lanes(const uint8_t *p, size_t apart, size_t count, size_t n, uint64_t number, uint32_t flags, uint8_t *hashes) {
    uint32_t numbers[2][BLAKE3_LANES];
    blake3_word v[16];
    for (size_t l = 0; l < BLAKE3_LANES; l++) {
        const uint64_t own = flags & BLAKE3_PARENT ? 0 : number + l;
        numbers[0][l] = (uint32_t)own, numbers[1][l] = (uint32_t)(own >> 32);
    }
    for (int w = 0; w < 8; w++) v[w] = BLAKE3_E(splat)(blake3_start[w]);
    for (size_t i = 0; i == 0 || i < n; i += BLAKE3_BLOCK) {
        const bool last = i + BLAKE3_BLOCK >= n;
        const uint32_t chunk = (i == 0 ? BLAKE3_BEGIN : 0) | (last ? BLAKE3_END : 0);
        blake3_word m[16];
        blake3_words(p, apart, count, i, m);
        for (int w = 0; w < 4; w++) v[8 + w] = BLAKE3_E(splat)(blake3_start[w]);
        v[12] = BLAKE3_E(load)(numbers[0]);
        v[13] = BLAKE3_E(load)(numbers[1]);
        v[14] = BLAKE3_E(splat)((uint32_t)(last ? n - i : BLAKE3_BLOCK));
        v[15] = BLAKE3_E(splat)(flags & BLAKE3_PARENT ? flags : chunk | (last ? flags : 0));
        blake3_block(v, m);
    }
    for (int w = 8; w < BLAKE3_LANES; w++) v[w] = v[0]; /* unused: the values do not matter */
    BLAKE3_E(transpose)(v);
    for (size_t l = 0; l < count; l++) sg_store_u8x32(hashes + BLAKE3_HASH * l, sg_as_u8_u32x8(BLAKE3_FIRST(v[l])));
}
static inline void blake3_some(const uint8_t *p, size_t apart, size_t count, size_t n, uint64_t number, uint32_t flags, uint8_t *hashes) {
    blake3_lanes(p, apart, count, n, number, flags, hashes);
}
/* all lanes have a whole chunk: where it is need not be computed */
static inline void blake3_all(const uint8_t *p, uint64_t number, uint8_t *hashes) {
    blake3_lanes(p, BLAKE3_CHUNK, BLAKE3_LANES, BLAKE3_CHUNK, number, 0, hashes);
}
static inline size_t blake3_least(size_t a, size_t b) { return a < b ? a : b; }
/* `room`: 32 bytes for each 1024 bytes or part of them; 32 for an empty text */
static inline void blake3(const uint8_t *p, size_t n, uint8_t *room, uint8_t hash[BLAKE3_HASH]) {
    const size_t whole = n / BLAKE3_CHUNK, rest = n % BLAKE3_CHUNK;
    size_t count = whole + (rest || n == 0);
    size_t first = 0;
    for (; whole - first >= BLAKE3_LANES; first += BLAKE3_LANES) blake3_all(p + BLAKE3_CHUNK * first, first, room + BLAKE3_HASH * first);
    if (first < whole) {
        blake3_some(p + BLAKE3_CHUNK * first, BLAKE3_CHUNK, whole - first, BLAKE3_CHUNK, first, count == 1 ? BLAKE3_ROOT : 0,
                    room + BLAKE3_HASH * first);
    }
    if (whole < count) {
        uint8_t last[BLAKE3_CHUNK] = {0};
        if (rest) memcpy(last, p + BLAKE3_CHUNK * whole, rest);
        blake3_some(last, 0, 1, rest, whole, count == 1 ? BLAKE3_ROOT : 0, room + BLAKE3_HASH * whole);
    }
    while (count > 1) { /* joins pairs of neighbours in place; a hash that is left over goes up unchanged */
        const size_t pairs = count / 2;
        const uint32_t flags = BLAKE3_PARENT | (count == 2 ? BLAKE3_ROOT : 0);
        for (size_t k = 0; k < pairs; k += BLAKE3_LANES) {
            blake3_some(room + 2 * BLAKE3_HASH * k, 2 * BLAKE3_HASH, blake3_least(pairs - k, BLAKE3_LANES), 2 * BLAKE3_HASH, 0, flags,
                        room + BLAKE3_HASH * k);
        }
        if (count % 2) memmove(room + BLAKE3_HASH * pairs, room + 2 * BLAKE3_HASH * pairs, BLAKE3_HASH);
        count = pairs + count % 2;
    }
    memcpy(hash, room, BLAKE3_HASH);
}

#endif
