/* SPDX-License-Identifier: MIT */
/* Lanes as text. Nothing but memcpy is called: a freestanding program has no C library, and no C library writes the shortest decimal
 * number of an f16. Not meant to be fast. */
#ifndef SG_PRINT_TEXT_H
#define SG_PRINT_TEXT_H

#include "../lanes.h"

/* ---- text that is cut off at the end of the buffer, but counted in full ---- */

typedef struct sg_text_ {
    char *buffer;
    size_t size, length; /* length: without the 0 at the end, as if the buffer were long enough */
} sg_text_;

SG_INLINE void sg_text_char_(sg_text_ *t, char c) {
    if (t->length + 1 < t->size) t->buffer[t->length] = c;
    t->length++;
}
SG_INLINE void sg_text_string_(sg_text_ *t, const char *s) {
    while (*s) sg_text_char_(t, *s++);
}
/* What was written between the parentheses; of more than 500 characters the first ones, so that what comes behind has its place. */
SG_INLINE void sg_text_argument_(sg_text_ *t, const char *name) {
    for (uint32_t i = 0; name[i]; i++) {
        if (i == 500) {
            sg_text_string_(t, "...");
            return;
        }
        sg_text_char_(t, name[i]);
    }
}
SG_INLINE void sg_text_blanks_(sg_text_ *t, size_t n) {
    while (n-- > 0) sg_text_char_(t, ' ');
}
/* in base 10 or 16, with at least `digits` digits */
SG_NOINLINE void sg_text_number_(sg_text_ *t, uint64_t x, uint32_t base, uint32_t digits) {
    char reversed[20];
    uint32_t n = 0;
    do {
        reversed[n++] = "0123456789abcdef"[x % base];
        x /= base;
    } while (x != 0);
    while (digits-- > n) sg_text_char_(t, '0');
    while (n-- > 0) sg_text_char_(t, reversed[n]);
}
SG_INLINE void sg_text_end_(sg_text_ *t) {
    if (t->size > 0) t->buffer[t->length < t->size ? t->length : t->size - 1] = 0;
}

/* ---- integers of up to 1,280 bits: enough for 2^-1074, the least subnormal f64, times 10 and times 4 ---- */

enum { SG_TEXT_WORDS_ = 40 };
typedef struct sg_text_big_ {
    uint32_t word[SG_TEXT_WORDS_];
} sg_text_big_;

SG_INLINE sg_text_big_ sg_text_big_of_(uint64_t x, uint32_t shift) {
    sg_text_big_ r;
    const uint32_t at = shift / 32;
    for (uint32_t i = 0; i < SG_TEXT_WORDS_; i++) r.word[i] = 0;
    shift %= 32;
    r.word[at] = (uint32_t)(x << shift);
    r.word[at + 1] = (uint32_t)(x << shift >> 32);
    if (shift > 0) r.word[at + 2] = (uint32_t)(x >> (64 - shift));
    return r;
}
SG_INLINE void sg_text_big_times_(sg_text_big_ *x, uint32_t by) {
    uint64_t carry = 0;
    for (uint32_t i = 0; i < SG_TEXT_WORDS_; i++) {
        carry += (uint64_t)x->word[i] * by;
        x->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
}
SG_INLINE sg_text_big_ sg_text_big_sum_(const sg_text_big_ *x, const sg_text_big_ *y) {
    sg_text_big_ r;
    uint64_t carry = 0;
    for (uint32_t i = 0; i < SG_TEXT_WORDS_; i++) {
        carry += (uint64_t)x->word[i] + y->word[i];
        r.word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return r;
}
/* x -= y; x is at least y */
SG_INLINE void sg_text_big_take_(sg_text_big_ *x, const sg_text_big_ *y) {
    uint64_t borrow = 0;
    for (uint32_t i = 0; i < SG_TEXT_WORDS_; i++) {
        const uint64_t d = (uint64_t)x->word[i] - y->word[i] - borrow;
        x->word[i] = (uint32_t)d;
        borrow = d >> 63;
    }
}
/* negative, 0 or positive if x is less than, equal to or greater than y */
SG_INLINE int sg_text_big_order_(const sg_text_big_ *x, const sg_text_big_ *y) {
    for (uint32_t i = SG_TEXT_WORDS_; i-- > 0;)
        if (x->word[i] != y->word[i]) return x->word[i] < y->word[i] ? -1 : 1;
    return 0;
}

/* ---- floats ---- */

/* Writes a finite positive number, significand * 2^exponent, as 0.d1d2d3... * 10^*power, with the fewest digits that still name this
 * float and no other, and of those the nearest to it. Returns the number of digits. Steele and White, "How to Print Floating-Point
 * Numbers Accurately" (1990), with the steps ordered as by Burger and Dybvig (1996). narrow: the float below is half as far as the one above. */
SG_NOINLINE uint32_t sg_text_digits_(uint64_t significand, int32_t exponent, bool narrow, char *digits, int32_t *power) {
    const uint32_t up = exponent > 0 ? (uint32_t)exponent : 0, down = exponent < 0 ? (uint32_t)-exponent : 0;
    /* x / scale is the number; above / scale and below / scale are half the distances to its neighbours */
    sg_text_big_ x = sg_text_big_of_(significand, up + (narrow ? 2 : 1));
    sg_text_big_ scale = sg_text_big_of_(1, down + (narrow ? 2 : 1));
    sg_text_big_ above = sg_text_big_of_(1, up + (narrow ? 1 : 0)), below = sg_text_big_of_(1, up);
    const int even = significand % 2 == 0; /* then a decimal number halfway to a neighbour is read as this float */
    uint32_t n = 0;
    sg_text_big_ end = sg_text_big_sum_(&x, &above);
    *power = 0;
    while (sg_text_big_order_(&end, &scale) >= (even ? 0 : 1)) {
        sg_text_big_times_(&scale, 10);
        ++*power;
    }
    for (;;) {
        sg_text_big_ ten = end;
        sg_text_big_times_(&ten, 10);
        if (sg_text_big_order_(&ten, &scale) >= (even ? 0 : 1)) break;
        sg_text_big_times_(&x, 10);
        sg_text_big_times_(&above, 10);
        sg_text_big_times_(&below, 10);
        end = ten;
        --*power;
    }
    for (;;) {
        char digit = '0';
        sg_text_big_times_(&x, 10);
        sg_text_big_times_(&above, 10);
        sg_text_big_times_(&below, 10);
        while (sg_text_big_order_(&x, &scale) >= 0) {
            sg_text_big_take_(&x, &scale);
            digit++;
        }
        end = sg_text_big_sum_(&x, &above);
        if (n == 0 && digit == '0') { /* the bound, halfway to the float above, may reach a power of ten that the number does not */
            --*power;
            continue;
        }
        {
            const bool low = sg_text_big_order_(&x, &below) < (even ? 1 : 0);
            const bool high = sg_text_big_order_(&end, &scale) >= (even ? 0 : 1);
            if (low || high) { /* the last digit: this or the next, whichever is nearer */
                const sg_text_big_ twice = sg_text_big_sum_(&x, &x);
                const int half = sg_text_big_order_(&twice, &scale);
                if (high && (!low || half > 0 || (half == 0 && digit % 2 == 1))) digit++;
                if (digit > '9') { /* happens only in the first digit */
                    digit = '1';
                    ++*power;
                }
                digits[n++] = digit;
                return n;
            }
        }
        digits[n++] = digit;
    }
}

/* A float from its bits, as 0.1, -1e+20, inf or nan. It is `width` bits wide, and its significand has `precision` bits. */
SG_NOINLINE void sg_text_float_(sg_text_ *t, uint64_t bits, uint32_t width, uint32_t precision) {
    const uint64_t hidden = (uint64_t)1 << (precision - 1), top = ((uint64_t)1 << (width - precision)) - 1;
    const uint64_t exponent = bits >> (precision - 1) & top;
    uint64_t significand = bits & (hidden - 1);
    const int32_t bias = (int32_t)(top / 2 + precision - 1);
    char digits[20];
    uint32_t n, i;
    int32_t power;
    if (exponent == top && significand != 0) {
        sg_text_string_(t, "nan");
        return;
    }
    if (bits >> (width - 1) & 1) sg_text_char_(t, '-');
    if (exponent == top || (exponent == 0 && significand == 0)) {
        sg_text_string_(t, exponent == top ? "inf" : "0");
        return;
    }
    if (exponent != 0) significand |= hidden;
    n = sg_text_digits_(significand, (int32_t)(exponent != 0 ? exponent : 1) - bias, significand == hidden && exponent > 1, digits,
                        &power);
    /* d.ddde+dd; also where the next float is more than 1 away: then there are digits before the point that nobody knows */
    if (power > 16 || power < -4 || (power > (int32_t)n && (int64_t)exponent > bias)) {
        sg_text_char_(t, digits[0]);
        if (n > 1) sg_text_char_(t, '.');
        for (i = 1; i < n; i++) sg_text_char_(t, digits[i]);
        sg_text_char_(t, 'e');
        sg_text_char_(t, power > 0 ? '+' : '-');
        sg_text_number_(t, (uint64_t)(power > 0 ? power - 1 : 1 - power), 10, 2);
        return;
    }
    if (power <= 0) sg_text_string_(t, "0.");
    for (; power < 0; power++) sg_text_char_(t, '0');
    for (i = 0; i < n; i++) {
        if (i > 0 && power == 0) sg_text_char_(t, '.');
        sg_text_char_(t, digits[i]);
        power--;
    }
    for (; power > 0; power--) sg_text_char_(t, '0');
}

/* ---- values and masks ---- */

enum { SG_TEXT_BYTES_ = 4096 }; /* enough for 64 lanes of f64: 25 characters for a lane in each of two rows, and the beginnings of rows */

/* An element: the bytes of a lane; the bits of a float's significand, or 0; whether it is signed. */
typedef struct sg_text_element_ {
    const char *name;
    uint32_t bytes, precision;
    bool is_signed;
} sg_text_element_;

SG_INLINE uint64_t sg_text_lane_(const sg_text_element_ *e, const void *lanes, uint32_t i) {
    const unsigned char *at = (const unsigned char *)lanes + (size_t)i * e->bytes;
    uint64_t bits = 0;
    for (uint32_t k = 0; k < e->bytes; k++) bits |= (uint64_t)at[SG_BIG_ENDIAN ? e->bytes - 1 - k : k] << 8 * k;
    return bits;
}
SG_NOINLINE void sg_text_scalar_(sg_text_ *t, const sg_text_element_ *e, uint64_t bits) {
    if (e->precision > 0) {
        sg_text_float_(t, bits, e->bytes * 8, e->precision);
    } else if (e->is_signed && bits >> (e->bytes * 8 - 1)) {
        sg_text_char_(t, '-');
        sg_text_number_(t, (~bits & (~(uint64_t)0 >> (64 - e->bytes * 8))) + 1, 10, 1);
    } else {
        sg_text_number_(t, bits, 10, 1);
    }
}
/* "name: f32 x 16", then rows of 8 lanes: the number of the first lane, the lanes in decimal, and below them in hexadecimal */
SG_NOINLINE size_t sg_text_value_(char *buffer, size_t size, const char *name, const sg_text_element_ *e, uint32_t count,
                                  const void *lanes) {
    sg_text_ t = {buffer, size, 0};
    size_t width = e->bytes * 2;
    for (uint32_t i = 0; i < count; i++) {
        sg_text_ one = {NULL, 0, 0};
        sg_text_scalar_(&one, e, sg_text_lane_(e, lanes, i));
        if (one.length > width) width = one.length;
    }
    sg_text_argument_(&t, name);
    sg_text_string_(&t, ": ");
    sg_text_string_(&t, e->name);
    sg_text_string_(&t, " x ");
    sg_text_number_(&t, count, 10, 1);
    for (uint32_t row = 0; row < count; row += 8) {
        const uint32_t end = row + 8 < count ? row + 8 : count;
        sg_text_string_(&t, row < 10 ? "\n  lane  " : "\n  lane ");
        sg_text_number_(&t, row, 10, 1);
        for (uint32_t i = row; i < end; i++) {
            sg_text_ one = {NULL, 0, 0};
            sg_text_scalar_(&one, e, sg_text_lane_(e, lanes, i));
            sg_text_blanks_(&t, width - one.length + 1);
            sg_text_scalar_(&t, e, sg_text_lane_(e, lanes, i));
        }
        sg_text_string_(&t, "\n  hex    ");
        for (uint32_t i = row; i < end; i++) {
            sg_text_blanks_(&t, width - e->bytes * 2 + 1);
            sg_text_number_(&t, sg_text_lane_(e, lanes, i), 16, e->bytes * 2);
        }
    }
    sg_text_char_(&t, '\n');
    sg_text_end_(&t);
    return t.length;
}
/* "name: mask x 16  1000 1111 0000 0000  5 of 16": lane 0 comes first */
SG_NOINLINE size_t sg_text_mask_(char *buffer, size_t size, const char *name, uint32_t count, uint64_t bits) {
    sg_text_ t = {buffer, size, 0};
    sg_text_argument_(&t, name);
    sg_text_string_(&t, ": mask x ");
    sg_text_number_(&t, count, 10, 1);
    for (uint32_t i = 0; i < count; i++) {
        if (i % 4 == 0) sg_text_string_(&t, i % 16 == 0 ? "  " : " ");
        sg_text_char_(&t, bits >> i & 1 ? '1' : '0');
    }
    sg_text_string_(&t, "  ");
    sg_text_number_(&t, sg_bits_count_(bits), 10, 1);
    sg_text_string_(&t, " of ");
    sg_text_number_(&t, count, 10, 1);
    sg_text_char_(&t, '\n');
    sg_text_end_(&t);
    return t.length;
}

#endif
