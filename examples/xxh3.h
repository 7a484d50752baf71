/* SPDX-License-Identifier: MIT */
/* The hash XXH3 of 64 bits, without a seed, of texts of more than 240 bytes (shorter ones have formulas of their own), after its
 * specification by Yann Collet, xxhash_spec.md. Eight sums of 64 bits are eight lanes; a stripe is 64 bytes. */
#ifndef EXAMPLES_XXH3_H
#define EXAMPLES_XXH3_H

#include "bytes_sizes.h"
#include "xxh3_secret.h"

enum { XXH3_STRIPE = 64, XXH3_LAST = sizeof xxh3_secret - XXH3_STRIPE, XXH3_BLOCK = XXH3_LAST / 8 * XXH3_STRIPE };
#define XXH3_PRIME32_1 0x9e3779b1u
#define XXH3_PRIME64_1 0x9e3779b185ebca87u

static inline sg_u64x8 xxh3_words(const uint8_t *p) { return sg_as_u64_u8x64(sg_load_u8x64(p)); }

/* a stripe is added to the neighbours' sums; the product of its two halves, mixed with the secret, is added to its own */
static inline sg_u64x8 xxh3_stripe(sg_u64x8 sum, const uint8_t *p, const uint8_t *secret) {
    const sg_u64x8 x = xxh3_words(p), key = sg_xor_u64x8(x, xxh3_words(secret));
    return sg_add_u64x8(sg_add_u64x8(sum, sg_shuffle_xor_u64x8(x, 1)), sg_mul_half_u64x8(key, sg_shr_n_u64x8(key, 32)));
}
/* n stripes; for each the secret begins 8 bytes further on */
static inline sg_u64x8 xxh3_stripes(sg_u64x8 sum, const uint8_t *p, size_t n) {
    for (size_t k = 0; k < n; k++) sum = xxh3_stripe(sum, p + XXH3_STRIPE * k, xxh3_secret + 8 * k);
    return sum;
}
/* between blocks */
static inline sg_u64x8 xxh3_scramble(sg_u64x8 sum) {
    const sg_u64x8 prime = sg_splat_u64x8(XXH3_PRIME32_1);
    const sg_u64x8 x = sg_xor_u64x8(sg_xor_u64x8(sum, sg_shr_n_u64x8(sum, 47)), xxh3_words(xxh3_secret + XXH3_LAST));
    /* multiplies by a prime of 32 bits, by halves */
    return sg_add_u64x8(sg_mul_half_u64x8(x, prime), sg_shl_n_u64x8(sg_mul_half_u64x8(sg_shr_n_u64x8(x, 32), prime), 32));
}

/* ---- the eight sums to one number ---- */

static inline uint64_t xxh3_word(const uint8_t *p) {
    uint64_t word = 0;
    for (int k = 0; k < 8; k++) word |= (uint64_t)p[k] << 8 * k;
    return word;
}
/* the xor of both halves of the product */
static inline uint64_t xxh3_fold(uint64_t a, uint64_t b) {
    const uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    const uint64_t low = al * bl, middle = ah * bl + (low >> 32), other = al * bh + (uint32_t)middle;
    return (a * b) ^ (ah * bh + (middle >> 32) + (other >> 32));
}
static inline uint64_t xxh3_merge(const uint64_t sum[8], size_t n) {
    uint64_t hash = n * XXH3_PRIME64_1;
    for (int k = 0; k < 8; k += 2) {
        const uint8_t *secret = xxh3_secret + 11 + 8 * k;
        hash += xxh3_fold(sum[k] ^ xxh3_word(secret), sum[k + 1] ^ xxh3_word(secret + 8));
    }
    hash = (hash ^ hash >> 37) * 0x165667919e3779f9;
    return hash ^ hash >> 32;
}

/* n > 240 */
static inline uint64_t xxh3_long(const uint8_t *p, size_t n) {
    static const uint64_t first[8] = {0xc2b2ae3d, 0x9e3779b185ebca87, 0xc2b2ae3d27d4eb4f, 0x165667b19e3779f9,
                                      0x85ebca77c2b2ae63, 0x85ebca77, 0x27d4eb2f165667c5, 0x9e3779b1};
    sg_u64x8 sum = sg_load_u64x8(first);
    uint64_t sums[8];
    size_t i = 0;
    for (; n - i > XXH3_BLOCK; i += XXH3_BLOCK) sum = xxh3_scramble(xxh3_stripes(sum, p + i, XXH3_BLOCK / XXH3_STRIPE));
    sum = xxh3_stripes(sum, p + i, (n - i - 1) / XXH3_STRIPE);
    /* the last 64 bytes; some were taken already */
    sg_store_u64x8(sums, xxh3_stripe(sum, p + n - XXH3_STRIPE, xxh3_secret + XXH3_LAST - 7));
    return xxh3_merge(sums, n);
}

#endif
