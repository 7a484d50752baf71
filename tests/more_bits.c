/* SPDX-License-Identifier: MIT */
/* Operations on the bits of one word, compared with loops over the bits: pairs of edges, shifted edges and random words; constants and not. */
#include <sg.h>
#include <sg/more.h>

#include "tap.h"

static uint64_t t_state = 1;
static uint64_t word(unsigned k) {
    static const uint64_t known[] = {0, 1, 2, ~(uint64_t)0, (uint64_t)1 << 63, 0x5555555555555555u, 0xff00ff00ff00ff00u, 0x0123456789abcdefu};
    if (k < sizeof known / sizeof known[0]) return known[k];
    t_state = t_state * 6364136223846793005u + 1442695040888963407u;
    return (t_state ^ t_state >> 29) >> k % 64;
}
static uint64_t prefix_xor(uint64_t x) {
    uint64_t r = 0, bit = 0;
    for (unsigned k = 0; k < 64; k++) {
        bit ^= x >> k & 1;
        r |= bit << k;
    }
    return r;
}
static uint64_t extract(uint64_t x, uint64_t m) {
    uint64_t r = 0;
    unsigned n = 0;
    for (unsigned k = 0; k < 64; k++) {
        if (m >> k & 1) r |= (x >> k & 1) << n++;
    }
    return r;
}
static uint64_t deposit(uint64_t x, uint64_t m) {
    uint64_t r = 0;
    unsigned n = 0;
    for (unsigned k = 0; k < 64; k++) {
        if (m >> k & 1) r |= (x >> n++ & 1) << k;
    }
    return r;
}

static unsigned count(uint64_t x) {
    unsigned n = 0;
    for (unsigned k = 0; k < 64; k++) n += (unsigned)(x >> k & 1);
    return n;
}
static unsigned first(uint64_t x) {
    unsigned k = 0;
    while (k < 64 && !(x >> k & 1)) k++;
    return k;
}
static unsigned last(uint64_t x) {
    unsigned r = 64;
    for (unsigned k = 0; k < 64; k++) r = x >> k & 1 ? k : r;
    return r;
}

int main(void) {
    enum { WORDS = 256 };
    unsigned right[6] = {0, 0, 0, 0, 0, 0};
    for (unsigned i = 0; i < WORDS; i++) {
        const uint64_t x = word(i);
        right[3] += sg_bits_count(x) == count(x);
        right[4] += sg_bits_first(x) == first(x);
        right[5] += sg_bits_last(x) == last(x);
        right[0] += sg_bits_prefix_xor(x) == prefix_xor(x);
        for (unsigned k = 0; k < WORDS; k++) {
            const uint64_t m = word(k);
            right[1] += sg_bits_extract(x, m) == extract(x, m);
            right[2] += sg_bits_deposit(x, m) == deposit(x, m);
        }
    }
    tap_equal_u64(right[0], WORDS, "prefix xor");
    tap_equal_u64(right[1], WORDS * WORDS, "extract");
    tap_equal_u64(right[2], WORDS * WORDS, "deposit");
    tap_equal_u64(right[3], WORDS, "count");
    tap_equal_u64(right[4], WORDS, "first");
    tap_equal_u64(right[5], WORDS, "last");
    tap_equal_u64(sg_bits_count(0xf0f0), 8, "count of a constant");
    tap_equal_u64(sg_bits_first(0) + sg_bits_last(0), 128, "first and last of none");
    tap_equal_u64(sg_bits_first(0xf0f0) + 100 * sg_bits_last(0xf0f0), 1504, "first and last of a constant");
    tap_equal_u64(sg_bits_prefix_xor(0x21), 0x1f, "prefix xor of a constant");
    tap_equal_u64(sg_bits_extract(0xabcd, 0xf0f0), 0xac, "extract of constants");
    tap_equal_u64(sg_bits_deposit(0xac, 0xf0f0), 0xa0c0, "deposit of constants");
    return tap_end();
}
