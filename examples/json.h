/* SPDX-License-Identifier: MIT */
/* Where a JSON text has its structure, after Geoff Langdale and Daniel Lemire, "Parsing gigabytes of JSON per second" (2019): the
 * places of { } [ ] : , outside of strings, and of the first byte of each string, number and word. 64 bytes are one bit each in
 * words of 64 bits, on which the rest is computed. */
#ifndef EXAMPLES_JSON_H
#define EXAMPLES_JSON_H

#include "bytes_sizes.h"
#include "utf8.h"

/* what a block passes on to the next */
struct json_state { uint64_t escaped, in_string, word; };

/* bits after an odd number of \ : an addition carries through a run of \ ; if the run begins at an odd place, the carry stops at an even one */
static inline uint64_t json_escaped(uint64_t back, uint64_t *carried) {
    const uint64_t even = 0x5555555555555555;
    uint64_t starts, ends, follows;
    if (!back) {
        follows = *carried;
        *carried = 0;
        return follows;
    }
    back &= ~*carried; /* this \ is itself escaped */
    follows = back << 1 | *carried;
    starts = back & ~even & ~follows;
    ends = starts + back;
    *carried = ends < starts; /* a run that began at an odd place goes on in the next block */
    return (even ^ ends << 1) & follows;
}

/* What bytes are compared with: one register of each, which sg_keep keeps. Without that GCC makes most of them again for every block. */
#if SG_REG_BITS == 512
#define JSON_E(op) sg_##op##_u8x64
#define JSON_ALL(r) (r)
typedef sg_u8x64 json_register;
#else
#define JSON_E(op) sg_##op##_u8x32
#define JSON_ALL(r) sg_join_u8x64(r, r)
typedef sg_u8x32 json_register;
#endif
struct json_signs { json_register space, structure, bit5, quote, back, control; };
#define JSON_TABLE(t) JSON_E(keep)(JSON_E(lookup16)(t, JSON_E(iota)()))
#define JSON_SIGN(c) JSON_E(keep)(JSON_E(splat)(c))
static inline struct json_signs json_make_signs(void) {
    /* by the lower half of a byte; entries for other lower halves match nothing */
    static const uint8_t space[16] = {' ', 2, 3, 4, 5, 6, 7, 8, 9, '\t', '\n', 12, 13, '\r', 15, 0};
    static const uint8_t structure[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ':', '{', ',', '}', 15, 0}; /* [ and ] with bit 5 are { and } */
    const struct json_signs g = {JSON_TABLE(space), JSON_TABLE(structure), JSON_SIGN(32), JSON_SIGN('"'), JSON_SIGN('\\'), JSON_SIGN(31)};
    return g;
}
#undef JSON_TABLE
#undef JSON_SIGN

/* the structure bits of 64 bytes; *control gets the bytes below 32 inside of strings, which JSON does not allow */
static inline uint64_t json_block(sg_u8 x, const struct json_signs *g, struct json_state *s, uint64_t *control) {
    const uint64_t spaces = sg_ballot(sg_eq(x, sg_shuffle16_or_zero(JSON_ALL(g->space), x)));
    const uint64_t signs = sg_ballot(sg_eq(sg_or(x, JSON_ALL(g->bit5)), sg_shuffle16_or_zero(JSON_ALL(g->structure), x)));
    const uint64_t quotes = sg_ballot(sg_eq(x, JSON_ALL(g->quote))) & ~json_escaped(sg_ballot(sg_eq(x, JSON_ALL(g->back))), &s->escaped);
    const uint64_t strings = sg_bits_prefix_xor(quotes) ^ s->in_string; /* strings with their first quote, without their last */
    const uint64_t words = ~(signs | spaces), plain = words & ~quotes;
    const uint64_t begin = words & ~(plain << 1 | s->word); /* the first byte of each word */
    *control |= sg_ballot(sg_le(x, JSON_ALL(g->control))) & strings;
    s->in_string = 0 - (strings >> 63);
    s->word = plain >> 63;
    return (signs | begin) & ~(strings ^ quotes);
}

/* writes the places of the one bits; up to 16 places of out behind them get any value */
SG_INLINE size_t json_places(uint32_t *out, uint32_t base, uint64_t bits) {
    const size_t count = sg_bits_count(bits);
    for (size_t k = 0; k < count; k += 8) { /* 8 at a time, so that the number of rounds is easier to predict */
#define JSON_PLACE(j) out[k + j] = base + sg_bits_first(bits), bits &= bits - 1
        JSON_PLACE(0), JSON_PLACE(1), JSON_PLACE(2), JSON_PLACE(3), JSON_PLACE(4), JSON_PLACE(5), JSON_PLACE(6), JSON_PLACE(7);
#undef JSON_PLACE
    }
    return count;
}
/* The same where many bits are ones. Lanes have the numbers of all 64 places; a compress, one instruction at 512 bits, moves those of ones
 * to the front. Then as many registers are stored as there are groups of 16. */
#define JSON_PLACES(k, few) \
    sg_store_u32x16(out + k, sg_add_n_u32x16(sg_convert_u32_u8x16(few), base))
SG_INLINE size_t json_many_places(uint32_t *out, uint32_t base, uint64_t bits) {
    if (SG_REG_BITS < 512) return json_places(out, base, bits);
    const size_t count = sg_bits_count(bits);
    const sg_u8x64 at = sg_compress_u8x64(sg_mask_from_bits(bits), sg_iota_u8x64());
    JSON_PLACES(0, sg_lo_u8x32(sg_lo_u8x64(at)));
    if (count > 16) JSON_PLACES(16, sg_hi_u8x32(sg_lo_u8x64(at)));
    if (count > 32) JSON_PLACES(32, sg_lo_u8x32(sg_hi_u8x64(at)));
    if (count > 48) JSON_PLACES(48, sg_hi_u8x32(sg_hi_u8x64(at)));
    return count;
}
#undef JSON_PLACES

/* how many places are in `out`, which has room for n + 16; SIZE_MAX if a string does not end or has a control character, or this is no UTF-8.
 * n is below 2^32 */
static inline size_t json_index(const uint8_t *text, size_t n, uint32_t *out) {
    const sg_u8 limit = utf8_limit();
    const struct json_signs signs = json_make_signs();
    struct json_state s = {0, 0, 0};
    sg_u8 before = sg_zero_u8(), errors = before;
    uint64_t control = 0, ones = 0, next;
    size_t found = 0;
    for (size_t i = 0; i < n; i += 64) {
        const size_t left = n - i;
        /* blanks follow the end */
        const sg_u8 x = left >= 64 ? sg_load(text + i) : sg_select(sg_mask_first_n(left), sg_load_n(text + i, left), sg_splat_u8(' '));
        if (sg_any(sg_lt_n(sg_as_i8(x), 0))) errors = sg_or(errors, utf8_errors(x, before));
        else errors = sg_or(errors, sg_sub_sat(before, limit));
        before = x;
        next = json_block(x, &signs, &s, &control);
        /* stores those of the block before: their number is known by now, so that less work waits after a wrong prediction */
        found += json_many_places(out + found, (uint32_t)i - 64, ones);
        ones = next;
    }
    found += json_many_places(out + found, (uint32_t)((n - 1) / 64 * 64), ones); /* n = 0 has no block */
    errors = sg_or(errors, sg_sub_sat(before, limit));
    return s.in_string || control || sg_any(sg_ne_n(errors, 0)) ? SIZE_MAX : found;
}

/* the places of commas and newlines of CSV outside of quotes, where fields end. Room for n + 16 */
static inline size_t csv_index(const uint8_t *text, size_t n, uint32_t *out) {
    uint64_t inside = 0;
    size_t found = 0;
    for (size_t i = 0; i < n; i += 64) {
        const sg_u8 x = n - i >= 64 ? sg_load(text + i) : sg_load_n(text + i, n - i);
        const uint64_t ends = sg_ballot(sg_mask_or(sg_eq_n(x, ','), sg_eq_n(x, '\n')));
        const uint64_t quoted = sg_bits_prefix_xor(sg_ballot(sg_eq_n(x, '"'))) ^ inside;
        inside = 0 - (quoted >> 63);
        found += json_places(out + found, (uint32_t)i, ends & ~quoted);
    }
    return found;
}
/* the places of newlines; most blocks have one or none. Room for n + 16 */
static inline size_t line_index(const uint8_t *text, size_t n, uint32_t *out) {
    size_t found = 0;
    for (size_t i = 0; i < n; i += 64) {
        const sg_u8 x = n - i >= 64 ? sg_load(text + i) : sg_load_n(text + i, n - i);
        for (uint64_t ends = sg_ballot(sg_eq_n(x, '\n')); ends; ends &= ends - 1) {
            out[found++] = (uint32_t)i + sg_bits_first(ends);
        }
    }
    return found;
}

#endif
