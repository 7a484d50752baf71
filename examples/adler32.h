/* SPDX-License-Identifier: MIT */
/* The checksum Adler-32 (RFC 1950): the sum of the bytes, and the sum of all these sums on the way, both modulo 65521. In a step of S bytes
 * the first sum counts S times in the second, and byte i counts S - i times more: a sum of bytes and a dot product of bytes. The weights
 * S - i - S / 2 fit signed bytes; the missing S / 2 times the sum is added at the end. */
#ifndef EXAMPLES_ADLER32_H
#define EXAMPLES_ADLER32_H

#include "bytes_sizes.h"

#if SG_REG_BITS == 512
#define ADLER_E(op, e) sg_##op##_##e##x16
#define ADLER_W(op) sg_##op##_u64x8
#define ADLER_LOAD sg_load_u8x64
#define ADLER_KEEP sg_keep_u8x64
typedef sg_u8x64 adler_bytes;
typedef sg_u64x8 adler_sum;
typedef sg_i32x16 adler_places;
#define adler_eights sg_as_u64_u8x64
#define adler_fours sg_as_u32_u8x64
#else
#define ADLER_E(op, e) sg_##op##_##e##x8
#define ADLER_W(op) sg_##op##_u64x4
#define ADLER_LOAD sg_load_u8x32
#define ADLER_KEEP sg_keep_u8x32
typedef sg_u8x32 adler_bytes;
typedef sg_u64x4 adler_sum;
typedef sg_i32x8 adler_places;
#define adler_eights sg_as_u64_u8x32
#define adler_fours sg_as_u32_u8x32
#endif
enum { ADLER_REG = SG_REG_BITS == 512 ? 64 : 32, ADLER_STEP = 2 * ADLER_REG, ADLER_CHUNK = 4096 }; /* in a chunk the dot products of a lane stay below 2^24 */

/* how often each byte of two registers counts: of 64 bytes each, less 64; of 32 bytes each, the middle part, less 32 */
static const int8_t adler_counts[128] = {64, 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39,
    38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -23, -24, -25, -26, -27, -28, -29, -30,
    -31, -32, -33, -34, -35, -36, -37, -38, -39, -40, -41, -42, -43, -44, -45, -46, -47, -48, -49, -50, -51, -52, -53, -54, -55, -56, -57, -58,
    -59, -60, -61, -62, -63};

/* two registers at a time: they share the sum of what came before, and their two dot products do not wait for each other */
static inline void adler_step(const uint8_t *p, adler_sum *before, adler_sum *sum, adler_places places[2]) {
    const uint8_t *const counts = (const uint8_t *)adler_counts + 64 - ADLER_REG;
    const adler_bytes x = ADLER_KEEP(ADLER_LOAD(p)), y = ADLER_KEEP(ADLER_LOAD(p + ADLER_REG)); /* else GCC reads them from memory for each use */
    *before = ADLER_W(add)(*before, *sum);
    *sum = ADLER_W(add)(*sum, ADLER_W(add)(ADLER_W(sad_8x8packed)(adler_eights(x), ADLER_W(zero)()),
                                           ADLER_W(sad_8x8packed)(adler_eights(y), ADLER_W(zero)())));
    /* the sum of two neighbouring products stays in 16 bits: 255 * (64 + 63) */
    places[0] = ADLER_E(dot_acc_4x8packed_us_fast, i32)(adler_fours(x), adler_fours(ADLER_LOAD(counts)), places[0]);
    places[1] = ADLER_E(dot_acc_4x8packed_us_fast, i32)(adler_fours(y), adler_fours(ADLER_LOAD(counts + ADLER_REG)), places[1]);
}
static inline uint64_t adler_total(adler_sum x) {
    return ADLER_W(get_lane)(ADLER_W(reduce_add)(x), 0);
}
static inline uint32_t adler32(const uint8_t *p, size_t n) {
    uint64_t first = 1, second = 0;
    size_t i = 0;
    while (i + ADLER_STEP <= n) {
        const size_t left = n - i, length = left < ADLER_CHUNK ? left / ADLER_STEP * ADLER_STEP : (size_t)ADLER_CHUNK, end = i + length;
        adler_sum sum = ADLER_W(zero)(), before = sum;
        adler_places places[2] = {ADLER_E(zero, i32)(), ADLER_E(zero, i32)()};
        uint64_t bytes;
        int64_t dot;
        for (; i < end; i += ADLER_STEP) adler_step(p + i, &before, &sum, places);
        dot = ADLER_E(get_lane, i32)(ADLER_E(reduce_add, i32)(ADLER_E(add, i32)(places[0], places[1])), 0);
        bytes = adler_total(sum);
        second = (second + first * length + adler_total(before) * ADLER_STEP + bytes * ADLER_REG + (uint64_t)dot) % 65521;
        first = (first + bytes) % 65521;
    }
    for (; i < n; i++) first += p[i], second += first; /* fewer than 128 bytes are left */
    return (uint32_t)(second % 65521 << 16 | first % 65521);
}

#endif
