/* SPDX-License-Identifier: MIT */
/* sg/print.h: a printed lane must read back as its bits, and must be as short as possible, for every element. Also masks, and
 * buffers of every length. */
#include <stdlib.h>

#include "lanes_check.h"
#include "samples.h"

#include <sg/print.h>

typedef size_t format_thunk(char *buffer, size_t size, const void *lanes);
#define SG_T_ELEMENT(e, ...) \
    static size_t t_format_##e(char *buffer, size_t size, const void *lanes) { \
        const sg_##e value = sg_load_##e(((const union values *)lanes)->e); \
        return sg_format(buffer, size, value); \
    }
#include <sg/tables/elements.h>
#undef SG_T_ELEMENT
#define SG_T_ELEMENT(e, ...) t_format_##e,
static format_thunk *const formats[ELEMENTS] = {
#include <sg/tables/elements.h>
};
#undef SG_T_ELEMENT

static void put(union values *values, enum element e, unsigned lane, uint64_t bits) {
    const uint8_t b8 = (uint8_t)bits;
    const uint16_t b16 = (uint16_t)bits;
    const uint32_t b32 = (uint32_t)bits;
    const unsigned bytes = info_of(e).bits / 8;
    memcpy((char *)values + lane * bytes,
           bytes == 1 ? (const void *)&b8 : bytes == 2 ? (const void *)&b16 : bytes == 4 ? (const void *)&b32 : (const void *)&bits, bytes);
}

/* ---- numbers ---- */

static unsigned significant(const char *text) {
    unsigned n = 0, zeros = 0;
    for (; *text && *text != 'e'; text++) {
        if (*text < '0' || *text > '9' || (n == 0 && *text == '0')) continue;
        zeros++;
        if (*text != '0') {
            n += zeros;
            zeros = 0;
        }
    }
    return n;
}
static uint64_t read_float(enum element e, const char *text) {
    if (e == E_f32) { /* not rounded twice */
        const float f = strtof(text, NULL);
        uint32_t bits;
        memcpy(&bits, &f, sizeof bits);
        return bits;
    }
    return of_double(e, strtod(text, NULL));
}
static int right_number(enum element e, const char *text, uint64_t bits) {
    char shorter[40];
    if (!is_float(e)) {
        if (is_signed(e)) snprintf(shorter, sizeof shorter, "%" PRId64, (int64_t)extend(e, bits));
        else snprintf(shorter, sizeof shorter, "%" PRIu64, bits);
        return strcmp(text, shorter) == 0;
    }
    if (is_nan(e, bits)) return strcmp(text, "nan") == 0;
    if (read_float(e, text) != bits) return 0;
    if ((bits & ~sign_bit(e)) == infinity_bits(e)) return strcmp(text, bits & sign_bit(e) ? "-inf" : "inf") == 0;
    for (int digits = 1; digits < 18; digits++) {
        snprintf(shorter, sizeof shorter, "%.*e", digits - 1, double_of(e, bits));
        if (read_float(e, shorter) != bits) continue;
        if (strlen(text) > 24 || significant(text) > (unsigned)digits) return 0;
        if (significant(text) < (unsigned)digits) return 1; /* next to a power of two, where the float above is further away than the one below */
        /* the nearest number with as many digits; doubles can tell that for every element but f64 */
        return e == E_f64 || fabs(strtod(text, NULL) - double_of(e, bits)) <= fabs(strtod(shorter, NULL) - double_of(e, bits));
    }
    return 0;
}

/* the words of a text; their number */
static unsigned split(char *text, char **words) {
    unsigned n = 0;
    for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) words[n++] = word;
    return n;
}
/* value: f32 x 16, then for each row of 8: lane N numbers, hex bits */
static unsigned wrong_lanes(enum element e, char *text, const uint64_t *bits) {
    static char *words[4 + 64 * 2 + 8 * 3];
    const unsigned count = split(text, words), rows = (LANES + 7) / 8;
    char expected[20];
    unsigned at = 4, wrong = 0;
    if (count != 4 + LANES * 2 + rows * 3 || strcmp(words[0], "value:") != 0 || strcmp(words[1], info_of(e).name) != 0 ||
        strcmp(words[2], "x") != 0 || atoi(words[3]) != LANES)
        return LANES;
    for (unsigned row = 0; row < LANES; row += 8) {
        const unsigned here = LANES - row < 8 ? LANES - row : 8;
        if (strcmp(words[at], "lane") != 0 || atoi(words[at + 1]) != (int)row || strcmp(words[at + 2 + here], "hex") != 0) return LANES;
        for (unsigned i = 0; i < here; i++) {
            snprintf(expected, sizeof expected, "%0*" PRIx64, (int)(info_of(e).bits / 4), bits[row + i]);
            if (!right_number(e, words[at + 2 + i], bits[row + i]) || strcmp(words[at + 3 + here + i], expected) != 0) {
                if (wrong++ == 0) tap_note("%s, lane %u: %s %s, expected %s", info_of(e).name, row + i, words[at + 2 + i], words[at + 3 + here + i], expected);
            }
        }
        at += 3 + 2 * here;
    }
    return wrong;
}
static void numbers(void) {
    static char text[4096];
    union values values;
    uint64_t bits[LANES];
    for (unsigned e = 0; e < ELEMENTS; e++) {
        const enum element element = (enum element)e;
        unsigned wrong = 0, longest = 0;
        for (uint64_t t = 0; t < 3000 && wrong == 0; t += LANES) {
            size_t length;
            for (unsigned i = 0; i < LANES; i++) {
                bits[i] = t + i < edge_count(element) ? edge(element, (unsigned)(t + i)) : random_value(element, t * 7 + i);
                put(&values, element, i, bits[i]);
            }
            length = formats[e](text, sizeof text, &values);
            if (length != strlen(text)) wrong = LANES;
            if (length > longest) longest = (unsigned)length;
            wrong += wrong_lanes(element, text, bits);
        }
        tap_ok(wrong == 0 && longest < sizeof text, "%s: numbers and bits of every lane", info_of(element).name);
    }
}

/* how numbers are written */
static void forms(void) {
    static const struct {
        float x;
        const char *text;
    } rows[] = {
        {0, "0"}, {-0.0f, "-0"}, {100, "100"}, {0.5f, "0.5"}, {-3.25f, "-3.25"}, {16777216, "16777216"}, {0.00001f, "0.00001"}, {1e-6f, "1e-06"},
        {123456792, "1.2345679e+08"} /* the next float is 8 away */, {1e9f, "1e+09"}, {3e38f, "3e+38"}, {1e-45f, "1e-45"},
    };
    char text[4096], *words[4 + 64 * 2 + 8 * 3];
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        sg_format(text, sizeof text, sg_splat_f32(rows[i].x));
        split(text, words);
        tap_equal_string(words[6], rows[i].text, rows[i].text);
    }
}

/* ---- the longest text, masks, short buffers ---- */

static void longest(void) {
    char text[4096];
    union values values;
    for (unsigned i = 0; i < LANES; i++) put(&values, E_f64, i, 0x800fffffffffffffu - i);
    tap_ok(formats[E_f64](text, sizeof text, &values) + 1 < sizeof text, "4096 bytes are enough");
}
static void masks(void) {
    unsigned wrong = 0;
    for (unsigned k = 0; k < mask_count(LANES); k++) {
        const uint64_t bits = mask_sample(LANES, k) & (~(uint64_t)0 >> (64 - LANES));
        char text[200], expected[200], *at = expected;
        unsigned set = 0;
        const sg_mask some = sg_mask_from_bits(bits);
        at += snprintf(at, 100, "some: mask x %d", LANES);
        for (unsigned i = 0; i < LANES; i++) {
            if (i % 4 == 0) *at++ = ' ';
            if (i % 16 == 0) *at++ = ' ';
            *at++ = bits >> i & 1 ? '1' : '0';
            set += (unsigned)(bits >> i & 1);
        }
        snprintf(at, 50, "  %u of %d\n", set, LANES);
        if (sg_format_mask(text, sizeof text, some) != strlen(expected) || strcmp(text, expected) != 0) wrong++;
    }
    tap_ok(wrong == 0, "masks");
}
static void buffers(void) {
    static char whole[4096], part[4096];
    const sg_f32 x = sg_splat_f32(0.1f);
    const size_t length = sg_format(whole, sizeof whole, x);
    unsigned wrong = sg_format(NULL, 0, x) != length;
    for (size_t size = 1; size <= length + 2; size++) {
        const size_t kept = size - 1 < length ? size - 1 : length;
        memset(part, '#', sizeof part);
        if (sg_format(part, size, x) != length || memcmp(part, whole, kept) != 0 || part[kept] != 0 || part[kept + 1] != '#') wrong++;
    }
    tap_ok(wrong == 0, "buffers of every length");
}

/* the text of an argument of 1,000 characters and more: what is behind it is there in full */
static sg_f64 the_value_by_a_function_with_a_long_name(sg_f64 x) {
    return x;
}
#define SIX(x) \
    the_value_by_a_function_with_a_long_name(the_value_by_a_function_with_a_long_name(the_value_by_a_function_with_a_long_name(\
    the_value_by_a_function_with_a_long_name(the_value_by_a_function_with_a_long_name(the_value_by_a_function_with_a_long_name(x))))))
#define FORMAT(buffer, size, x) sg_format(buffer, size, x) /* with the macros in x written out */
static void long_argument(void) {
    static char text[4096];
    const sg_f64 y = sg_splat_f64(-2.2250738585072014e-308);
    const size_t length = FORMAT(text, sizeof text, SIX(SIX(SIX(SIX(SIX(y))))));
    tap_ok(length + 1 < sizeof text && strlen(text) == length && text[length - 1] == '\n', "4096 bytes are enough for a long argument");
    tap_ok(strncmp(text + 500, "...: f64 x ", 11) == 0, "of which the first 500 characters stand there");
}

int main(void) {
    numbers();
    forms();
    longest();
    long_argument();
    masks();
    buffers();
    return tap_end();
}
