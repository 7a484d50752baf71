/* SPDX-License-Identifier: MIT */
/* Is a text valid UTF-8? After John Keiser and Daniel Lemire, "Validating UTF-8 in less than one instruction per byte" (2021).
 * Whatever is wrong with two neighbouring bytes shows in three tables of 16 entries: by the upper half and the lower half of the first
 * byte, and by the upper half of the second; each bit of an entry is a kind of error. Include sg.h at 64 lanes first. */
#ifndef EXAMPLES_UTF8_H
#define EXAMPLES_UTF8_H

enum {
    UTF8_SHORT = 1, /* a lead, then no continuation */
    UTF8_LONG = 2, /* ASCII, then a continuation */
    UTF8_OVER3 = 4, /* E0 80..9f: fits in two bytes */
    UTF8_LARGE = 8, /* F4 90.., F5.. 90..: above 10ffff */
    UTF8_SURROGATE = 16, /* ED a0..bf */
    UTF8_OVER2 = 32, /* C0, C1: fits in one */
    UTF8_OVER4 = 64, /* F0 80..8f: fits in three; F5.. 80..8f: too large */
    UTF8_TWO = 128, /* two continuations: right if a lead of three or four is before them */
    UTF8_ANY = UTF8_SHORT | UTF8_LONG | UTF8_TWO /* errors that do not depend on the lower half of the first byte */
};
static const uint8_t utf8_first_high[16] = {
    UTF8_LONG, UTF8_LONG, UTF8_LONG, UTF8_LONG, UTF8_LONG, UTF8_LONG, UTF8_LONG, UTF8_LONG,
    UTF8_TWO, UTF8_TWO, UTF8_TWO, UTF8_TWO, UTF8_SHORT | UTF8_OVER2, UTF8_SHORT,
    UTF8_SHORT | UTF8_OVER3 | UTF8_SURROGATE, UTF8_SHORT | UTF8_LARGE | UTF8_OVER4,
};
enum { UTF8_LOW5 = UTF8_ANY | UTF8_LARGE | UTF8_OVER4 };
static const uint8_t utf8_first_low[16] = {
    UTF8_ANY | UTF8_OVER2 | UTF8_OVER3 | UTF8_OVER4, UTF8_ANY | UTF8_OVER2, UTF8_ANY, UTF8_ANY, UTF8_ANY | UTF8_LARGE,
    UTF8_LOW5, UTF8_LOW5, UTF8_LOW5, UTF8_LOW5, UTF8_LOW5, UTF8_LOW5, UTF8_LOW5, UTF8_LOW5,
    UTF8_LOW5 | UTF8_SURROGATE, UTF8_LOW5, UTF8_LOW5,
};
enum {
    UTF8_NEXT = UTF8_LONG | UTF8_OVER2 | UTF8_TWO, /* a continuation is second */
    UTF8_NEXT8 = UTF8_NEXT | UTF8_OVER3 | UTF8_OVER4, UTF8_NEXT9 = UTF8_NEXT | UTF8_OVER3 | UTF8_LARGE,
    UTF8_NEXTA = UTF8_NEXT | UTF8_SURROGATE | UTF8_LARGE
};
static const uint8_t utf8_second_high[16] = {
    UTF8_SHORT, UTF8_SHORT, UTF8_SHORT, UTF8_SHORT, UTF8_SHORT, UTF8_SHORT, UTF8_SHORT, UTF8_SHORT,
    UTF8_NEXT8, UTF8_NEXT9, UTF8_NEXTA, UTF8_NEXTA, UTF8_SHORT, UTF8_SHORT, UTF8_SHORT, UTF8_SHORT,
};

/* the errors of 64 bytes that follow the bytes before; 0 where there is none */
static inline sg_u8 utf8_errors(sg_u8 x, sg_u8 before) {
    const sg_u8 x1 = sg_shuffle_up_carry(x, before, 1); /* lane i: the byte before x[i] */
    const sg_u8 x2 = sg_shuffle_up_carry(x, before, 2), x3 = sg_shuffle_up_carry(x, before, 3);
    const sg_u8 pair = sg_and(sg_and(sg_lookup16(utf8_first_high, sg_shr_n(x1, 4)), sg_lookup16(utf8_first_low, sg_and_n(x1, 15))),
                              sg_lookup16(utf8_second_high, sg_shr_n(x, 4)));
    /* bit 7 where a lead of three stands two in front, or one of four three in front: there UTF8_TWO must be set */
    const sg_u8 third = sg_or(sg_sub_sat_n(x2, 0xe0 - 0x80), sg_sub_sat_n(x3, 0xf0 - 0x80));
    return sg_xor(sg_and_n(third, 0x80), pair);
}
/* a byte above its entry is a lead whose character continues in the next block */
static inline sg_u8 utf8_limit(void) {
    return sg_set_lane(sg_set_lane(sg_set_lane(sg_splat_u8(255), 61, 0xef), 62, 0xdf), 63, 0xbf);
}
/* are these 256 bytes all ASCII */
static inline bool utf8_ascii(const uint8_t *p) {
    const sg_u8 x = sg_or(sg_or(sg_load(p), sg_load(p + 64)), sg_or(sg_load(p + 128), sg_load(p + 192)));
    return !sg_any(sg_lt_n(sg_as_i8(x), 0));
}
static inline bool utf8_valid(const uint8_t *text, size_t n) {
    const sg_u8 limit = utf8_limit();
    sg_u8 before = sg_zero_u8(), errors = before;
    size_t i = 0;
    while (n - i >= 256) {
        if (utf8_ascii(text + i)) {
            errors = sg_or(errors, sg_sub_sat(before, limit));
            before = sg_zero_u8();
            do i += 256;
            while (n - i >= 256 && utf8_ascii(text + i));
        } else {
            for (const size_t end = i + 256; i < end; i += 64) {
                const sg_u8 x = sg_load(text + i);
                errors = sg_or(errors, utf8_errors(x, before));
                before = x;
            }
        }
    }
    for (; n - i >= 64; i += 64) {
        const sg_u8 x = sg_load(text + i);
        errors = sg_or(errors, utf8_errors(x, before));
        before = x;
    }
    /* zeros follow the end: they are ASCII, so they do not continue a character */
    errors = sg_or(errors, utf8_errors(sg_load_n(text + i, n - i), before));
    return !sg_any(sg_ne_n(errors, 0));
}

#endif
