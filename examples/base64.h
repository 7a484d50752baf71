/* SPDX-License-Identifier: MIT */
/* Base64 (RFC 4648) both ways, after Wojciech Mula and Daniel Lemire, "Faster base64 encoding and decoding using AVX2
 * instructions" (2018) and "Base64 encoding and decoding at almost the speed of a memory copy" (2020). A step is a register of
 * characters: 48 bytes and 64 characters where it has 512 bits, else half as many. */
#ifndef EXAMPLES_BASE64_H
#define EXAMPLES_BASE64_H

#include "bytes_sizes.h"

#if SG_REG_BITS == 512
#define BASE64_E(op, e) sg_##op##_##e##x64
typedef sg_u8x64 base64_chars;
#else
#define BASE64_E(op, e) sg_##op##_##e##x32
typedef sg_u8x32 base64_chars;
#endif
enum { BASE64_CHARS = SG_REG_BITS == 512 ? 64 : 32, BASE64_BYTES = BASE64_CHARS / 4 * 3 };
enum { BASE64_FRONT = SG_REG_BITS == 512 ? 0 : 6 }; /* bytes that must stand in front of a step */

static const char base64_digits[65] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* ---- three bytes a, b, c to four digits ---- */

/* bytes b a c b in each four lanes: each digit is then six bits in a row */
static const uint8_t base64_spread[64] = {
    1, 0, 2, 1, 4, 3, 5, 4, 7, 6, 8, 7, 10, 9, 11, 10, 13, 12, 14, 13, 16, 15, 17, 16, 19, 18, 20, 19, 22, 21, 23, 22,
    25, 24, 26, 25, 28, 27, 29, 28, 31, 30, 32, 31, 34, 33, 35, 34, 37, 36, 38, 37, 40, 39, 41, 40, 43, 42, 44, 43, 46, 45, 47, 46,
};
#if SG_REG_BITS == 512
static inline base64_chars base64_step(const uint8_t *p) {
    const sg_u64x8 each = sg_as_u64_u8x64(sg_shuffle_own_u8x64(sg_load_u8x64(p), sg_load_u8x64(base64_spread)));
    /* from bit 10 on a >> 2, from bit 4 on b >> 4 and a's last bits, from bit 22 on c >> 6 and b's, from bit 16 on c */
    const sg_u8x64 digits = sg_as_u8_u64x8(sg_multishift_u64x8(each, sg_splat_u64x8(0x3036242a1016040a)));
    return sg_lookup64_u8x64((const uint8_t *)base64_digits, digits); /* the two bits above do not count */
}
#else
#define BASE64_WORDS(op) sg_##op##_u16x16
/* 24 bytes, 12 of them in each 16 lanes: with the four in front they are the upper ones of the first 16, the lower ones of the others */
static inline sg_u16x16 base64_load(const uint8_t *p) {
    static const uint8_t spread[32] = {5, 4, 6, 5, 8, 7, 9, 8, 11, 10, 12, 11, 14, 13, 15, 14,
                                       1, 0, 2, 1, 4, 3, 5, 4, 7, 6, 8, 7, 10, 9, 11, 10};
    return sg_as_u16_u8x32(sg_shuffle16_or_zero_u8x32(sg_load_u8x32(p - 4), sg_load_u8x32(spread)));
}
    /* even words are b + 256 a, odd words c + 256 b. A product shifts: its upper half to the right, its lower half to the left. If Clang knew
     * the factors, it would make two shifts and a blend of the product */
static inline base64_chars base64_step(const uint8_t *p) {
    static const uint16_t first[16] = {0xfc00, 0x0fc0, 0xfc00, 0x0fc0, 0xfc00, 0x0fc0, 0xfc00, 0x0fc0,
                                       0xfc00, 0x0fc0, 0xfc00, 0x0fc0, 0xfc00, 0x0fc0, 0xfc00, 0x0fc0};
    static const uint16_t right[16] = {64, 1024, 64, 1024, 64, 1024, 64, 1024, 64, 1024, 64, 1024, 64, 1024, 64, 1024};
    static const uint16_t second[16] = {0x03f0, 0x003f, 0x03f0, 0x003f, 0x03f0, 0x003f, 0x03f0, 0x003f,
                                        0x03f0, 0x003f, 0x03f0, 0x003f, 0x03f0, 0x003f, 0x03f0, 0x003f};
    static const uint16_t left[16] = {16, 256, 16, 256, 16, 256, 16, 256, 16, 256, 16, 256, 16, 256, 16, 256};
    /* what is to be added to a digit: by 0 for A to Z, 1 for a to z, 2 to 11 for 0 to 9, 12, 13 */
    static const uint8_t add[16] = {'A', 'a' - 26, '0' - 52 + 256, '0' - 52 + 256, '0' - 52 + 256, '0' - 52 + 256, '0' - 52 + 256, '0' - 52 + 256,
        '0' - 52 + 256, '0' - 52 + 256, '0' - 52 + 256, '0' - 52 + 256, '+' - 62 + 256, '/' - 63 + 256};
    const base64_chars digits = sg_as_u8_u16x16(BASE64_WORDS(or)(
        BASE64_WORDS(mul_hi)(BASE64_WORDS(and)(base64_load(p), BASE64_WORDS(load)(first)), BASE64_WORDS(load)(right)),
        BASE64_WORDS(mul)(BASE64_WORDS(and)(base64_load(p), BASE64_WORDS(load)(second)), BASE64_WORDS(keep)(BASE64_WORDS(load)(left)))));
    const base64_chars table = sg_join_u8x32(sg_load_u8x16(add), sg_load_u8x16(add));
    const base64_chars range = BASE64_E(add_masked, u8)(BASE64_E(gt_n, i8)(sg_as_i8_u8x32(digits), 25), BASE64_E(sub_sat_n, u8)(digits, 51),
                                                        BASE64_E(splat, u8)(1));
    return BASE64_E(add, u8)(digits, sg_shuffle16_or_zero_u8x32(table, range));
}
#endif

/* n bytes, 3 at most */
static inline void base64_three(const uint8_t *p, size_t n, uint8_t *to) {
    const uint32_t some = (uint32_t)p[0] << 16 | (n > 1 ? (uint32_t)p[1] << 8 : 0) | (n > 2 ? p[2] : 0u);
    to[0] = (uint8_t)base64_digits[some >> 18];
    to[1] = (uint8_t)base64_digits[some >> 12 & 63];
    to[2] = n > 1 ? (uint8_t)base64_digits[some >> 6 & 63] : '=';
    to[3] = n > 2 ? (uint8_t)base64_digits[some & 63] : '=';
}
/* writes (n + 2) / 3 * 4 characters and returns how many */
static inline size_t base64_encode(const uint8_t *p, size_t n, uint8_t *to) {
    size_t i = 0, o = 0;
    for (; i != BASE64_FRONT && i < n; i += 3, o += 4) base64_three(p + i, n - i, to + o);
    for (; i + BASE64_BYTES + BASE64_CHARS <= n; i += 2 * BASE64_BYTES, o += 2 * BASE64_CHARS) {
        const base64_chars first = base64_step(p + i), second = base64_step(p + i + BASE64_BYTES);
        BASE64_E(store, u8)(to + o, first);
        BASE64_E(store, u8)(to + o + BASE64_CHARS, second);
    }
    for (; i + BASE64_CHARS <= n; i += BASE64_BYTES, o += BASE64_CHARS) BASE64_E(store, u8)(to + o, base64_step(p + i));
    for (; i < n; i += 3, o += 4) base64_three(p + i, n - i, to + o);
    return o;
}

/* ---- four digits to three bytes ---- */

/* the values of characters; what is none has bit 7 */
static const uint8_t base64_values[128] = {
#define BASE64_16 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128
    BASE64_16, BASE64_16, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 62, 128, 128, 128, 63,
    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 128, 128, 128, 128, 128, 128,
    128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 128, 128, 128, 128, 128,
    128, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 128, 128, 128, 128, 128,
#undef BASE64_16
};
/* in each four lanes the three lower bytes, the highest first */
static const uint8_t base64_pack[64] = {
    2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 18, 17, 16, 22, 21, 20, 26, 25, 24, 30, 29, 28, 34, 33, 32, 38, 37, 36, 42, 41, 40, 46, 45, 44,
    50, 49, 48, 54, 53, 52, 58, 57, 56, 62, 61, 60,
};
#if SG_REG_BITS == 512
/* the bytes, behind them anything; *bad gets bit 7 where a character is none */
static inline void base64_unstep(const uint8_t *p, uint8_t *to, base64_chars *bad) {
    const sg_u8x64 x = sg_load_u8x64(p), v = sg_lookup128_u8x64(base64_values, x);
    const sg_i16x32 pairs = sg_dot_2x8packed_us_sat_i16x32(sg_as_i16_u8x64(v), sg_splat_i16x32(0x0140)); /* 64 and 1 times */
    const sg_i32x16 fours = sg_dot_2x16packed_ss_i32x16(sg_as_u32_i16x32(pairs), sg_splat_u32x16(0x00011000));
    *bad = sg_or_u8x64(*bad, sg_or_u8x64(x, v));
    sg_store_u8x64(to, sg_shuffle_own_u8x64(sg_as_u8_i32x16(fours), sg_load_u8x64(base64_pack)));
}
#else
static inline void base64_unstep(const uint8_t *p, uint8_t *to, base64_chars *bad) {
    /* which lower halves may stand beside which upper half of a character: no bit in common */
    static const uint8_t high[16] = {16, 16, 1, 2, 4, 8, 4, 8, 16, 16, 16, 16, 16, 16, 16, 16};
    static const uint8_t low[16] = {21, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 26, 27, 27, 27, 26};
    /* what is to be added: by the upper half of a character, / one before */
    static const uint8_t add[16] = {0, 16, 19, 4, 191, 191, 185, 185};
    const base64_chars x = BASE64_E(keep, u8)(BASE64_E(load, u8)(p)), h = BASE64_E(shr_n, u8)(x, 4);
    const base64_chars which = BASE64_E(select, u8)(BASE64_E(eq_n, u8)(x, '/'), BASE64_E(splat, u8)(1), h);
    const base64_chars v = BASE64_E(add, u8)(x, sg_shuffle16_or_zero_u8x32(sg_join_u8x32(sg_load_u8x16(add), sg_load_u8x16(add)), which));
    *bad = BASE64_E(or, u8)(*bad, BASE64_E(and, u8)(BASE64_E(lookup16, u8)(high, h), BASE64_E(lookup16, u8)(low, BASE64_E(and_n, u8)(x, 15))));
    const sg_i16x16 pairs = sg_dot_2x8packed_us_sat_i16x16(sg_as_i16_u8x32(v), sg_splat_i16x16(0x0140));
    const sg_u8x32 r = sg_as_u8_i32x8(sg_dot_2x16packed_ss_i32x8(sg_as_u32_i16x16(pairs), sg_splat_u32x8(0x00011000)));
    const sg_u8x16 pack = sg_load_u8x16(base64_pack);
    const sg_u8x32 packed = sg_shuffle16_u8x32(r, sg_join_u8x32(pack, pack));
    sg_store_u8x16(to, sg_lo_u8x32(packed));
    sg_store_u8x16(to + 12, sg_hi_u8x32(packed));
}
#endif

/* writes n / 4 * 3 bytes, less one for each = at the end; returns how many, SIZE_MAX if this is no base64 */
static inline size_t base64_decode(const uint8_t *p, size_t n, uint8_t *to) {
    const uint8_t limit = SG_REG_BITS == 512 ? 128 : 255; /* which bits of bad tell */
    base64_chars bad = BASE64_E(zero, u8)();
    size_t i = 0, o = 0;
    if (n % 4) return SIZE_MAX;
    for (; n - i >= 2 * BASE64_CHARS; i += BASE64_CHARS, o += BASE64_BYTES) base64_unstep(p + i, to + o, &bad);
    if (BASE64_E(get_lane, u8)(BASE64_E(reduce_or, u8)(bad), 0) & limit) return SIZE_MAX;
    for (; i < n; i += 4) {
        const int pad = i + 4 < n ? 0 : (p[i + 3] == '=') + (p[i + 2] == '=' && p[i + 3] == '=');
        uint32_t all = 0, some = 0;
        for (int k = 0; k < 4 - pad; k++) {
            const uint8_t v = p[i + (size_t)k] < 128 ? base64_values[p[i + (size_t)k]] : 128;
            all |= v;
            some |= (uint32_t)v << (18 - 6 * k);
        }
        if (all & 128 || (pad && some & (pad == 1 ? 0xff : 0xffff))) return SIZE_MAX;
        for (int k = 0; k < 3 - pad; k++) to[o++] = (uint8_t)(some >> (16 - 8 * k));
    }
    return o;
}

#endif
