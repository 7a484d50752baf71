/* SPDX-License-Identifier: MIT */
/* ChaCha20 (RFC 8439). Each lane computes a block of 64 bytes of its own. Then the words of all blocks are transposed, so that each
 * block is contiguous. 16 lanes where registers have 512 bits, else 8. */
#ifndef EXAMPLES_CHACHA20_H
#define EXAMPLES_CHACHA20_H

#include "bytes_sizes.h"

#if SG_REG_BITS == 512
#define CHACHA_E(op) sg_##op##_u32x16
typedef sg_u32x16 chacha_word;
#else
#define CHACHA_E(op) sg_##op##_u32x8
typedef sg_u32x8 chacha_word;
#endif
enum { CHACHA_LANES = SG_REG_BITS == 512 ? 16 : 8 };

static inline void chacha_quarter(chacha_word *a, chacha_word *b, chacha_word *c, chacha_word *d) {
    *a = CHACHA_E(add)(*a, *b), *d = CHACHA_E(rotl_n)(CHACHA_E(xor)(*d, *a), 16);
    *c = CHACHA_E(add)(*c, *d), *b = CHACHA_E(rotl_n)(CHACHA_E(xor)(*b, *c), 12);
    *a = CHACHA_E(add)(*a, *b), *d = CHACHA_E(rotl_n)(CHACHA_E(xor)(*d, *a), 8);
    *c = CHACHA_E(add)(*c, *d), *b = CHACHA_E(rotl_n)(CHACHA_E(xor)(*b, *c), 7);
}
/* the key stream of CHACHA_LANES blocks from state[12] on, word w of block l at stream[16 * l + w] */
static inline void chacha_blocks(const uint32_t state[16], uint32_t *stream) {
    chacha_word first[16], x[16];
    for (int w = 0; w < 16; w++) first[w] = CHACHA_E(splat)(state[w]);
    first[12] = CHACHA_E(add)(first[12], CHACHA_E(iota)());
    for (int w = 0; w < 16; w++) x[w] = first[w];
    for (int round = 0; round < 10; round++) {
        chacha_quarter(&x[0], &x[4], &x[8], &x[12]);
        chacha_quarter(&x[1], &x[5], &x[9], &x[13]);
        chacha_quarter(&x[2], &x[6], &x[10], &x[14]);
        chacha_quarter(&x[3], &x[7], &x[11], &x[15]);
        chacha_quarter(&x[0], &x[5], &x[10], &x[15]);
        chacha_quarter(&x[1], &x[6], &x[11], &x[12]);
        chacha_quarter(&x[2], &x[7], &x[8], &x[13]);
        chacha_quarter(&x[3], &x[4], &x[9], &x[14]);
    }
    for (int w = 0; w < 16; w++) x[w] = CHACHA_E(add)(x[w], first[w]);
    for (int w = 0; w < 16; w += CHACHA_LANES) {
        CHACHA_E(transpose)(x + w);
        for (int l = 0; l < CHACHA_LANES; l++) CHACHA_E(store)(stream + 16 * l + w, x[w + l]);
    }
}

static inline uint32_t chacha_load(const uint8_t *p) {
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}
/* to = from ^ key stream, n bytes; the key stream begins at the block with this number */
static inline void chacha20(const uint8_t key[32], const uint8_t nonce[12], uint32_t number, const uint8_t *from, uint8_t *to, size_t n) {
    enum { STEP = 64 * CHACHA_LANES };
    uint32_t state[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}; /* "expand 32-byte k" */
    uint32_t words[STEP / 4];
    uint8_t stream[STEP];
    for (int w = 0; w < 8; w++) state[4 + w] = chacha_load(key + 4 * w);
    state[12] = number;
    for (int w = 0; w < 3; w++) state[13 + w] = chacha_load(nonce + 4 * w);
    for (size_t i = 0; i < n; i += STEP, state[12] += CHACHA_LANES) {
        const size_t left = n - i;
        chacha_blocks(state, words);
#if defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        for (size_t w = 0; w < STEP / 4; w++) words[w] = __builtin_bswap32(words[w]);
#endif
        memcpy(stream, words, STEP);
        for (size_t j = 0; j < STEP && j < left; j += 64) {
            if (left - j >= 64) sg_store(to + i + j, sg_xor(sg_load(from + i + j), sg_load(stream + j)));
            else sg_store_n(to + i + j, sg_xor(sg_load_n(from + i + j, left - j), sg_load(stream + j)), left - j);
        }
    }
}

#endif
