/* SPDX-License-Identifier: MIT */
/* The checksum Adler-32 (RFC 1950): the sum of the bytes and the sum of all such sums on the way, modulo 65521. In a step of S bytes the
 * first counts S times for the second one, and byte i another S - i times: two dot products of bytes. */
#ifndef EXAMPLES_ADLER32_H
#define EXAMPLES_ADLER32_H

#include "bytes_sizes.h"

#if SG_REG_BITS == 512
#define ADLER_E(op, e) sg_##op##_##e##x16
typedef sg_i32x16 adler_sum;
BYTES_AS_(u32x16, u8x64)
#define ADLER_LOAD(p) bytes_u32x16_u8x64(sg_load_u8x64(p))
#else
#define ADLER_E(op, e) sg_##op##_##e##x8
typedef sg_i32x8 adler_sum;
BYTES_AS_(u32x8, u8x32)
#define ADLER_LOAD(p) bytes_u32x8_u8x32(sg_load_u8x32(p))
#endif
enum { ADLER_STEP = SG_REG_BITS == 512 ? 64 : 32, ADLER_CHUNK = 4096 }; /* a lane's sums of a chunk stay below 2^24 */

static inline uint32_t adler_total(adler_sum x) {
    return (uint32_t)ADLER_E(get_lane, i32)(ADLER_E(reduce_add, i32)(x), 0);
}
static inline uint32_t adler32(const uint8_t *p, size_t n) {
    static const uint8_t steps[64] = {64, 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33,
        32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
    uint32_t first = 1, second = 0;
    size_t i = 0;
    while (i + ADLER_STEP <= n) {
        const size_t from = i, left = n - i, end = i + (left < ADLER_CHUNK ? left / ADLER_STEP * ADLER_STEP : ADLER_CHUNK);
        adler_sum sum = ADLER_E(zero, i32)(), before = sum, places = sum;
        for (; i < end; i += ADLER_STEP) { /* no two products of neighbours leave 16 bits: 255 * (64 + 63) */
            before = ADLER_E(add, i32)(before, sum);
            sum = ADLER_E(dot_acc_4x8packed_us_fast, i32)(ADLER_LOAD(p + i), ADLER_E(splat, u32)(0x01010101), sum);
            places = ADLER_E(dot_acc_4x8packed_us_fast, i32)(ADLER_LOAD(p + i), ADLER_LOAD(steps + 64 - ADLER_STEP), places);
        }
        second = (uint32_t)((second + (uint64_t)first * (end - from) + (uint64_t)adler_total(before) * ADLER_STEP + adler_total(places)) % 65521);
        first = (first + adler_total(sum)) % 65521;
    }
    for (; i < n; i++) first += p[i], second += first; /* fewer than 64 */
    return second % 65521 << 16 | first % 65521;
}

#endif
