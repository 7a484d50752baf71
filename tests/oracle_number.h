/* SPDX-License-Identifier: MIT */
/* Elements as bit patterns, and exact conversion between any two of them by integer code.
 *
 * A lane is a uint64_t with the element's bits. So the model does not depend on the byte order, and a float
 * whose NaN bits must be kept is never in a float variable. */
#ifndef TESTS_ORACLE_NUMBER_H
#define TESTS_ORACLE_NUMBER_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#define SG_T_ELEMENT(e, ...) E_##e,
enum element {
#include <sg/tables/elements.h>
    ELEMENTS
};
#undef SG_T_ELEMENT
enum kind { KIND_UNSIGNED, KIND_SIGNED, KIND_FLOAT };

struct element_info {
    const char *name;
    unsigned bits;
    enum kind kind;
    int precision; /* of floats: significand bits with the leading one */
};

#define T_KIND_UNSIGNED KIND_UNSIGNED
#define T_KIND_SIGNED KIND_SIGNED
#define T_KIND_FLOAT KIND_FLOAT
#define T_KIND_HALF KIND_FLOAT
#define T_KIND_BFLOAT KIND_FLOAT
#define SG_T_ELEMENT(e, type, bits, kind, native, precision, ...) {#e, bits, T_KIND_##kind, precision},
static const struct element_info element_infos[ELEMENTS] = {
#include <sg/tables/elements.h>
};
#undef SG_T_ELEMENT
#define info_of(e) element_infos[e]

static inline int is_float(enum element e) { return info_of(e).kind == KIND_FLOAT; }
static inline int is_signed(enum element e) { return info_of(e).kind == KIND_SIGNED; }
static inline uint64_t all_bits(enum element e) { return ~(uint64_t)0 >> (64 - info_of(e).bits); }
static inline uint64_t sign_bit(enum element e) { return (uint64_t)1 << (info_of(e).bits - 1); }

/* x >> n with copies of the sign bit of 64, without leaving unsigned arithmetic */
static inline uint64_t shift_signed(uint64_t x, unsigned n) {
    const uint64_t fill = x >> 63 && n > 0 ? ~(~(uint64_t)0 >> n) : 0;
    return x >> n | fill;
}
/* the element's bits extended to 64 by its sign, or by zeros */
static inline uint64_t extend(enum element e, uint64_t x) {
    const unsigned n = 64 - info_of(e).bits;
    return is_signed(e) ? shift_signed(x << n, n) : x;
}

/* ---- floats: bit patterns ---- */

static inline uint64_t infinity_bits(enum element e) {
    const int fraction_bits = info_of(e).precision - 1;
    return (all_bits(e) >> 1) >> fraction_bits << fraction_bits;
}
static inline int is_nan(enum element e, uint64_t x) {
    return is_float(e) && (x & ~sign_bit(e)) > infinity_bits(e);
}
static inline uint64_t quiet_nan(enum element e) {
    return infinity_bits(e) | (uint64_t)1 << (info_of(e).precision - 2);
}
/* maps every NaN to the same one: sign and payload after arithmetic are not part of the contract */
static inline uint64_t canonical(enum element e, uint64_t x) {
    return is_nan(e, x) ? quiet_nan(e) : x;
}

/* ---- a number: an integer times a power of two ---- */

enum number_class { NUMBER_FINITE, NUMBER_INFINITE, NUMBER_NAN };
struct number {
    enum number_class is;
    int negative;
    uint64_t integer;
    int exponent;
};

static inline int lowest_exponent(enum element e) { /* of the last place of subnormals */
    const int precision = info_of(e).precision;
    const int exponent_bits = (int)info_of(e).bits - precision;
    return 3 - (1 << (exponent_bits - 1)) - precision;
}

static inline struct number number_of_float(enum element e, uint64_t x) {
    const int fraction_bits = info_of(e).precision - 1;
    const uint64_t magnitude = x & ~sign_bit(e);
    const uint64_t field = magnitude >> fraction_bits;
    struct number n = {NUMBER_FINITE, (x & sign_bit(e)) != 0, 0, lowest_exponent(e)};
    if (magnitude >= infinity_bits(e)) {
        n.is = magnitude == infinity_bits(e) ? NUMBER_INFINITE : NUMBER_NAN;
        return n;
    }
    n.integer = magnitude & (((uint64_t)1 << fraction_bits) - 1);
    if (field > 0) {
        n.integer |= (uint64_t)1 << fraction_bits;
        n.exponent += (int)field - 1;
    }
    return n;
}

static inline struct number number_of(enum element e, uint64_t x) {
    if (is_float(e)) return number_of_float(e, x);
    const int negative = is_signed(e) && (x & sign_bit(e)) != 0;
    const uint64_t wide = extend(e, x);
    const struct number n = {NUMBER_FINITE, negative, negative ? 0 - wide : wide, 0};
    return n;
}

static inline int bit_length(uint64_t x) {
    int n = 0;
    for (int step = 32; step > 0; step /= 2) {
        if (x >> step == 0) continue;
        n += step;
        x >>= step;
    }
    return n + (int)x;
}

/* integer / 2^shift to nearest, halves to even; shift > 0 */
static inline uint64_t round_shift(uint64_t integer, int shift) {
    if (shift > 64) return 0;
    const uint64_t half = (uint64_t)1 << (shift - 1);
    const uint64_t whole = shift == 64 ? 0 : integer >> shift;
    const uint64_t rest = shift == 64 ? integer : integer - (whole << shift);
    return whole + (rest > half || (rest == half && (whole & 1)));
}

static inline uint64_t float_of_number(enum element e, struct number n) {
    const int precision = info_of(e).precision, lowest = lowest_exponent(e);
    const uint64_t sign = n.negative ? sign_bit(e) : 0;
    if (n.is == NUMBER_NAN) return quiet_nan(e);
    if (n.is == NUMBER_INFINITE) return sign | infinity_bits(e);
    if (n.integer == 0) return sign;
    int place = n.exponent + bit_length(n.integer) - precision; /* of the last bit kept */
    if (place < lowest) place = lowest;
    const int shift = place - n.exponent;
    const uint64_t kept = shift > 0 ? round_shift(n.integer, shift) : n.integer << -shift;
    /* a normal number's leading one, and a carry out of the rounding, add one to the exponent field */
    const uint64_t magnitude = ((uint64_t)(place - lowest) << (precision - 1)) + kept;
    return sign | (magnitude > infinity_bits(e) ? infinity_bits(e) : magnitude);
}

/* towards zero, saturating, NaN gives 0 */
static inline uint64_t integer_of_number(enum element e, struct number n) {
    const uint64_t highest = is_signed(e) ? sign_bit(e) - 1 : all_bits(e);
    const uint64_t limit = !n.negative ? highest : is_signed(e) ? sign_bit(e) : 0;
    uint64_t magnitude = 0;
    if (n.is == NUMBER_NAN || (n.is == NUMBER_FINITE && n.integer == 0)) return 0;
    if (n.is == NUMBER_INFINITE || bit_length(n.integer) + n.exponent > 64) {
        magnitude = limit;
    } else if (n.exponent >= 0) {
        magnitude = n.integer << n.exponent;
    } else if (n.exponent > -64) {
        magnitude = n.integer >> -n.exponent;
    }
    if (magnitude > limit) magnitude = limit;
    return (n.negative ? 0 - magnitude : magnitude) & all_bits(e);
}

static inline uint64_t convert_bits(enum element to, enum element from, uint64_t x) {
    if (to == from) return x;
    if (!is_float(from) && !is_float(to)) return extend(from, x) & all_bits(to);
    if (is_float(to)) return float_of_number(to, number_of(from, x));
    return integer_of_number(to, number_of(from, x));
}

/* ---- through the machine's float and double, which f32 and f64 are ---- */

static inline double double_of(enum element e, uint64_t x) {
    const uint64_t bits = convert_bits(E_f64, e, x);
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}
static inline uint64_t of_double(enum element e, double d) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return convert_bits(e, E_f64, bits);
}
static inline float float_of(enum element e, uint64_t x) {
    const uint32_t bits = (uint32_t)convert_bits(E_f32, e, x);
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}
static inline uint64_t of_float(enum element e, float f) {
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return convert_bits(e, E_f32, bits);
}

#endif
