/* SPDX-License-Identifier: MIT */
/* Bytes and texts in a text: memchr, strlen, a count, and where one text is in another (after Wojciech Mula, "SIMD-friendly
 * algorithms for substring searching": first and last byte of 64 places at once). */
#ifndef EXAMPLES_FIND_H
#define EXAMPLES_FIND_H

#include "bytes_sizes.h"

/* bit i: p[i] is c, for i < n < 64. Without masked loads: two loads of 32 bytes that overlap, or one smaller load */
static inline uint64_t find_few(const uint8_t *p, size_t n, uint8_t c) {
    if (SG_REG_BITS < 512 && n >= 32) {
        return sg_ballot_x32(sg_eq_n_u8x32(sg_load_u8x32(p), c)) | sg_ballot_x32(sg_eq_n_u8x32(sg_load_u8x32(p + n - 32), c)) << (n - 32);
    }
    if (SG_REG_BITS < 512) return sg_ballot_x32(sg_eq_n_u8x32(sg_load_n_u8x32(p, n), c)) & (((uint64_t)1 << n) - 1);
    return sg_ballot(sg_eq_n(sg_load_n(p, n), c)) & (((uint64_t)1 << n) - 1);
}
/* the place of the first c in n bytes; n if there is none */
static inline size_t find_byte(const uint8_t *p, size_t n, uint8_t c) {
    size_t i = 0;
    uint64_t here;
    if (n < 64) {
        here = find_few(p, n, c);
        return here ? sg_bits_first(here) : n;
    }
    for (; i + 256 <= n; i += 256) {
        const sg_mask a = sg_eq_n(sg_load(p + i), c), b = sg_eq_n(sg_load(p + i + 64), c);
        const sg_mask d = sg_eq_n(sg_load(p + i + 128), c), e = sg_eq_n(sg_load(p + i + 192), c);
        if (sg_any(sg_mask_or(sg_mask_or(a, b), sg_mask_or(d, e)))) break; /* the loop below finds it */
    }
    for (; i + 64 <= n; i += 64) {
        here = sg_ballot(sg_eq_n(sg_load(p + i), c));
        if (here) return i + sg_bits_first(here);
    }
    if (i == n) return n;
    here = sg_ballot(sg_eq_n(sg_load(p + n - 64), c)); /* looks again at some bytes that were looked at */
    return here ? n - 64 + sg_bits_first(here) : n;
}

#if defined __SANITIZE_ADDRESS__
#define FIND_CAREFUL 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define FIND_CAREFUL 1
#endif
#endif
#ifndef FIND_CAREFUL
#define FIND_CAREFUL 0
#endif
/* The length of a text that ends with a 0. Blocks at multiples of 64 are read whole. The bytes of a block before and behind the text are on
 * the same page, so they exist, but they do not belong to the text: a sanitizer would report the access. */
static inline size_t find_end(const char *text) {
    const uint8_t *p = (const uint8_t *)text;
    const size_t off = (uintptr_t)p & 63;
    uint64_t here;
    size_t i;
    if (FIND_CAREFUL) return strlen(text);
    here = sg_ballot(sg_eq_n(sg_load(p - off), 0)) >> off;
    if (here) return sg_bits_first(here);
    for (i = 64 - off; ((uintptr_t)(p + i) & 255) != 0; i += 64) {
        here = sg_ballot(sg_eq_n(sg_load(p + i), 0));
        if (here) return i + sg_bits_first(here);
    }
    for (;; i += 256) { /* the least of four bytes is 0 where one of them is */
        const sg_u8 a = sg_min(sg_load(p + i), sg_load(p + i + 64)), b = sg_min(sg_load(p + i + 128), sg_load(p + i + 192));
        if (sg_any(sg_eq_n(sg_min(a, b), 0))) break;
    }
    for (;; i += 64) {
        here = sg_ballot(sg_eq_n(sg_load(p + i), 0));
        if (here) return i + sg_bits_first(here);
    }
}

/* how many of n bytes are c: counted in bytes, up to 255 in each lane, then added by sums of 8 */
static inline size_t find_count(const uint8_t *p, size_t n, uint8_t c) {
    size_t i = 0, sum = 0;
    while (i + 64 <= n) {
        const size_t left = (n - i) / 64, steps = left < 255 ? left : 255;
        sg_u8 a = sg_zero_u8(), b = a;
        size_t k = 0;
        for (; k + 2 <= steps; k += 2, i += 128) {
            a = sg_add_masked(sg_eq_n(sg_load(p + i), c), a, sg_splat_u8(1));
            b = sg_add_masked(sg_eq_n(sg_load(p + i + 64), c), b, sg_splat_u8(1));
        }
        if (k < steps) {
            a = sg_add_masked(sg_eq_n(sg_load(p + i), c), a, sg_splat_u8(1));
            i += 64;
        }
        sum += sg_get_lane(sg_reduce_add(sg_add(sg_convert_u16(a), sg_convert_u16(b))), 0); /* at most 64 * 255 */
    }
    return sum + sg_count(sg_mask_and(sg_mask_first_n(n - i), sg_eq_n(sg_load_n(p + i, n - i), c)));
}

/* the first place of the m bytes at what in the n bytes at p; n if there is none */
static inline size_t find_text(const uint8_t *p, size_t n, const uint8_t *what, size_t m) {
    size_t i = 0;
    if (m == 0) return 0;
    if (m > n) return n;
    if (m == 1) return find_byte(p, n, what[0]);
    for (const size_t places = n - m + 1; i < places; i += 64) {
        const size_t left = places - i;
        const sg_u8 first = left >= 64 ? sg_load(p + i) : sg_load_n(p + i, left);
        const sg_u8 last = left >= 64 ? sg_load(p + i + m - 1) : sg_load_n(p + i + m - 1, left);
        uint64_t maybe = sg_ballot(sg_mask_and(sg_eq_n(first, what[0]), sg_eq_n(last, what[m - 1])));
        if (left < 64) maybe &= ~(uint64_t)0 >> (64 - left);
        for (; maybe; maybe &= maybe - 1) {
            const size_t at = i + sg_bits_first(maybe);
            if (memcmp(p + at + 1, what + 1, m - 2) == 0) return at;
        }
    }
    return n;
}

#endif
