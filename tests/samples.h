/* SPDX-License-Identifier: MIT */
/* Inputs: edge values of each element, random values, masks and counts. Each is a function of a number, so
 * every build gets the same ones. */
#ifndef TESTS_SAMPLES_H
#define TESTS_SAMPLES_H

#include "oracle.h"

/* splitmix64 of a counter */
static inline uint64_t random_bits(uint64_t t) {
    uint64_t x = (t + 1) * 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* ---- edge values ---- */

enum { INTEGER_EDGES = 24, FLOAT_EDGES = 42 };

static inline uint64_t integer_edge(enum element e, unsigned k) {
    const unsigned bits = info_of(e).bits;
    const uint64_t half = (uint64_t)1 << bits / 2, top = sign_bit(e);
    const uint64_t edges[INTEGER_EDGES] = {
        0, 1, 2, 3, 7, 10, 100, bits - 1, bits, bits + 1, half - 1, half, half + 1,
        top - 2, top - 1, top, top + 1, top | half, 0x5555555555555555u, 0xaaaaaaaaaaaaaaaau,
        ~(uint64_t)0, ~(uint64_t)1, ~(uint64_t)2, ~(uint64_t)99,
    };
    return edges[k] & all_bits(e);
}

/* 0, 0.5 and its neighbour below, 1, ..., places where an integer is just representable, the limits of
 * the format, NaN quiet and signaling; each with both signs */
static inline uint64_t float_edge(enum element e, unsigned k) {
    static const double values[] = {0, 0.5, 1, 1.5, 2, 2.5, 3.5, 100.25, 1.0 / 3, 2147483648.0};
    enum { VALUES = sizeof values / sizeof values[0] };
    const int precision = info_of(e).precision;
    const uint64_t one = (uint64_t)1 << (precision - 1), sign = k % 2 ? sign_bit(e) : 0;
    k /= 2;
    if (k < VALUES) return sign | of_double(e, values[k]);
    const uint64_t edges[FLOAT_EDGES / 2 - VALUES] = {
        of_double(e, 0.5) - 1,
        of_double(e, 1) + 1,
        of_double(e, ldexp(1, precision - 1)) - 1, /* the largest number that has a half */
        of_double(e, ldexp(1, precision - 2)) + 1,
        of_double(e, ldexp(1, precision)),
        infinity_bits(e) - 1,
        infinity_bits(e),
        one,     /* the least normal */
        one - 1, /* the largest subnormal */
        1,
        k % 2 ? quiet_nan(e) | 5 : infinity_bits(e) | 3,
    };
    return sign | edges[k - VALUES];
}

static inline unsigned edge_count(enum element e) {
    return is_float(e) ? (unsigned)FLOAT_EDGES + 2 : (unsigned)INTEGER_EDGES;
}
static inline uint64_t edge(enum element e, unsigned k) {
    if (!is_float(e)) return integer_edge(e, k);
    if (k == FLOAT_EDGES) return quiet_nan(e) | 5;
    if (k == FLOAT_EDGES + 1) return quiet_nan(e) | sign_bit(e);
    return float_edge(e, k);
}

/* ---- random values: edges, small numbers, floats of like size, any bits ---- */

static inline uint64_t random_value(enum element e, uint64_t t) {
    const uint64_t r = random_bits(t), more = random_bits(~t);
    const double small = (double)(int)(more % 257) - 128;
    switch (r % 8) {
    case 0: return edge(e, (unsigned)(more % edge_count(e)));
    case 1: return is_float(e) ? of_double(e, small / 4) : more % 17;
    case 2: return is_float(e) ? of_double(e, small) : (0 - more % 17) & all_bits(e);
    case 3:
    case 4:
        if (is_float(e)) return of_double(e, ldexp((double)(more >> 11), -53) * 16 - 8);
        return more >> r % 61 & all_bits(e);
    default: return more & all_bits(e);
    }
}

/* Operand k of three floats whose a * b + c is half-way between two numbers, or so little off that a sum with twice the digits loses it.
 * a * b is 2^h, 2^h * (1 - 2^-2j) or 2^h * (1 + 2^-3j), half of the last place of c; c is sometimes subnormal. */
static inline uint64_t half_way(enum element e, unsigned k, uint64_t t) {
    const uint64_t r = random_bits(t), more = random_bits(~t);
    const int precision = info_of(e).precision, subnormal = (int)(r % 2), off = (int)(r / 2 % 3);
    const int at = subnormal ? lowest_exponent(e) : (int)(r / 8 % 7) - 3 - (precision - 1), first = (at - 1) / 2;
    const double little = ldexp(1, off == 1 ? -(precision - 2) : -(precision - 2) / 2), sign = r / 64 % 2 ? -1 : 1;
    if (k == 0) return of_double(e, ldexp(off == 0 ? 1 : 1 + little, first));
    if (k == 1) return of_double(e, sign * ldexp(off == 0 ? 1 : off == 1 ? 1 - little : 1 - little + little * little, at - 1 - first));
    return of_double(e, (r / 128 % 2 ? -1 : 1) * ldexp((double)((uint64_t)!subnormal << (precision - 1) | more >> (65 - precision)), at));
}

/* Lane t of operand k of an operation with n operands: all values of small elements, else all combinations of edge values; then random
 * ones, with the second operand sometimes equal to the first; for three floats also the half-way ones. */
enum { RANDOM_LANES = 2048, HALF_WAY_LANES = 2048 };

static inline uint64_t combination_count(enum element e, unsigned n) {
    const uint64_t edges = edge_count(e);
    if (n == 1 && info_of(e).bits <= 16) return (uint64_t)1 << info_of(e).bits;
    if (n == 2 && info_of(e).bits == 8) return 65536;
    return n == 1 ? edges : n == 2 ? edges * edges : edges * edges * edges;
}
static inline uint64_t sample_count(enum element e, unsigned n) {
    return combination_count(e, n) + RANDOM_LANES + (n == 3 && is_float(e) ? HALF_WAY_LANES : 0);
}
static inline uint64_t sample(enum element e, unsigned n, unsigned k, uint64_t t) {
    if (t < combination_count(e, n)) {
        const unsigned bits = info_of(e).bits;
        if (n == 1 && bits <= 16) return t;
        if (n == 2 && bits == 8) return k == 0 ? t & 255 : t >> 8;
        for (; k > 0; k--) t /= edge_count(e);
        return edge(e, (unsigned)(t % edge_count(e)));
    }
    /* only one lane in four, since the others are less demanding */
    if (n == 3 && is_float(e) && t >= combination_count(e, n) + RANDOM_LANES && t % 4 == t / 4 % 4) return half_way(e, k, t);
    const uint64_t at = (uint64_t)SEED * 1000003 + t * 12 + (uint64_t)e;
    if (k == 1 && random_bits(at ^ 0x5bd1) % 8 == 0) k = 0;
    return random_value(e, at * 4 + k);
}

/* ---- shift counts ---- */

enum { SHIFT_COUNTS = 76 };
static inline uint32_t shift_count(enum element e, unsigned k) {
    const uint32_t bits = info_of(e).bits;
    const uint32_t edges[] = {2 * bits - 1, 2 * bits, 127, 128, 255, 256, 256 + 3, 65536 + 1,
                              0x7fffffffu, 0x80000000u, 0xffffffffu - bits, 0xffffffffu};
    enum { EDGES = sizeof edges / sizeof edges[0] };
    return k < EDGES ? edges[k] : k - EDGES;
}

/* ---- masks: all of them up to S = 8; else those of the OpenCL conformance tests and random ones ---- */

enum { RANDOM_MASKS = 48 };

static inline unsigned mask_count(unsigned lanes) {
    return lanes <= 8 ? 1u << lanes : 15u + lanes + RANDOM_MASKS;
}
static inline uint64_t mask_sample(unsigned lanes, unsigned k) {
    static const uint64_t known[] = {
        0, ~(uint64_t)0, 0xf0f0f0f0f0f0f0f0u, 0x0f0f0f0f0f0f0f0fu, 0x5555aaaa5555aaaau,
        0xaaaa5555aaaa5555u, 0x0f0ff0f00f0ff0f0u, 0xff0000ffff0000ffu, 0xff00ff00ff00ff00u,
        0x00ffff0000ffff00u, 0x5555555555555555u, 0xaaaaaaaaaaaaaaaau, 0x00000000ffffffffu,
        0xffffffff00000000u, 0x8000000000000001u,
    };
    enum { KNOWN = sizeof known / sizeof known[0] };
    const uint64_t all = ~(uint64_t)0 >> (64 - lanes);
    if (lanes <= 8) return k;
    if (k < KNOWN) return known[k] & all;
    if (k < KNOWN + lanes) return (uint64_t)1 << (k - KNOWN);
    const uint64_t r = random_bits(k), s = random_bits(~(uint64_t)k);
    return (k % 3 == 0 ? r & s : k % 3 == 1 ? r | s : r) & all;
}

/* ---- lane numbers, deltas, xor masks, clusters ---- */

/* every number 0..2S, and those that look negative */
static inline unsigned delta_count(unsigned lanes) { return 4 * lanes + 4; }
static inline uint32_t delta_sample(unsigned lanes, unsigned k) {
    if (k <= 2 * lanes) return k;
    if (k <= 4 * lanes) return 0u - (k - 2 * lanes);
    return k == 4 * lanes + 1 ? 0x80000000u : k == 4 * lanes + 2 ? 0x7fffffffu : 0x80000001u;
}
/* for each lane, as in the conformance tests: 0..2S-1 and all ones */
static inline uint32_t index_sample(unsigned lanes, uint64_t t) {
    const uint64_t r = random_bits(t);
    return r % 9 == 0 ? 0xffffffffu : r % 9 == 1 ? (uint32_t)(r >> 32) : (uint32_t)(r >> 8) % (2 * lanes);
}

#endif
