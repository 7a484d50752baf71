/* SPDX-License-Identifier: MIT */
/* Rows of pictures: three-byte pixels to four-byte ones; a picture of half the size; I420 (luminance, and two colour numbers for each four
 * pixels) to four-byte pixels. Where a row does not fill the last step, that step takes the last pixels of the row, some of them again. */
#ifndef EXAMPLES_PIXELS_H
#define EXAMPLES_PIXELS_H

#include "bytes_sizes.h"

/* 8 pixels of three bytes with a 255 behind each: 12 bytes in each 16 lanes. Reads 28 bytes */
static inline sg_u8x32 pixels_eight(const uint8_t *from) {
    static const uint8_t spread[32] = {0, 1, 2, 0, 3, 4, 5, 0, 6, 7, 8, 0, 9, 10, 11, 0, 0, 1, 2, 0, 3, 4, 5, 0, 6, 7, 8, 0, 9, 10, 11, 0};
    const sg_u8x32 x = sg_shuffle16_u8x32(sg_join_u8x32(sg_load_u8x16(from), sg_load_u8x16(from + 12)), sg_load_u8x32(spread));
    return sg_or_u8x32(x, sg_as_u8_u32x8(sg_splat_u32x8(0xff000000)));
}
/* n pixels of three bytes, to which 255 is added as the fourth */
static inline void pixels_3_to_4(const uint8_t *from, uint8_t *to, size_t n) {
    size_t i = 0;
    for (; n - i >= 18; i += 16) {
        const sg_u8x32 a = pixels_eight(from + 3 * i), b = pixels_eight(from + 3 * i + 24);
        sg_store_u8x32(to + 4 * i, a);
        sg_store_u8x32(to + 4 * i + 32, b);
    }
    for (; i < n; i++) {
        to[4 * i] = from[3 * i], to[4 * i + 1] = from[3 * i + 1], to[4 * i + 2] = from[3 * i + 2], to[4 * i + 3] = 255;
    }
}

/* sums of two neighbours */
static inline sg_i16x32 pixels_pairs(sg_u8x64 x) { return sg_dot_2x8packed_us_sat_i16x32(sg_as_i16_u8x64(x), sg_splat_i16x32(0x0101)); }
/* n pixels from two rows of 2 * n: the mean of four, halves up */
static inline void pixels_halve(const uint8_t *above, const uint8_t *below, uint8_t *to, size_t n) {
    for (size_t i = 0; n >= 32 && i < n; i += 32) {
        const size_t at = n - i < 32 ? n - 32 : i;
        const sg_i16x32 four = sg_add_i16x32(pixels_pairs(sg_load_u8x64(above + 2 * at)), pixels_pairs(sg_load_u8x64(below + 2 * at)));
        sg_store_u8x32(to + at, sg_convert_sat_u8_i16x32(sg_shr_n_i16x32(sg_add_n_i16x32(four, 2), 2)));
    }
    for (size_t i = 0; n < 32 && i < n; i++) {
        to[i] = (uint8_t)((above[2 * i] + above[2 * i + 1] + below[2 * i] + below[2 * i + 1] + 2) >> 2);
    }
}

/* BT.601 for 16 to 235, in 64ths: 1.164 (y - 16) + 0.5, then 1.596 v; 0.391 u and 0.813 v; 2.018 u. y is 257 times itself, and the product's
 * upper half is taken */
enum { PIXELS_Y = 18997, PIXELS_BLACK = 1160, PIXELS_RV = 102, PIXELS_GU = 25, PIXELS_GV = 52, PIXELS_BU = 129 };
/* what exceeds 16 bits is above 255 anyway */
static inline sg_u8x32 pixels_colour(sg_i16x32 light, sg_i16x32 colour) {
    return sg_convert_sat_u8_i16x32(sg_shr_n_i16x32(sg_add_sat_i16x32(light, colour), 6));
}
/* the colour numbers of 32 pixels, one for each two pixels, minus 128 */
static inline sg_i16x32 pixels_twice(const uint8_t *p) {
    const sg_u8x16 x = sg_load_u8x16(p);
    const sg_u8x32 twice = sg_join_u8x32(sg_zip_lo_u8x16(x, x), sg_zip_hi_u8x16(x, x));
    return sg_sub_i16x32(sg_convert_i16_u8x32(twice), sg_splat_i16x32(128));
}
/* a row of n pixels, n even, with n numbers y, n / 2 numbers u and v: red, green, blue and 255 */
static inline void pixels_i420(const uint8_t *y, const uint8_t *u, const uint8_t *v, uint8_t *to, size_t n) {
    for (size_t i = 0; n >= 32 && i < n; i += 32) {
        const size_t at = n - i < 32 ? n - 32 : i;
        const sg_u16x32 full = sg_mul_n_u16x32(sg_convert_u16_u8x32(sg_load_u8x32(y + at)), 257);
        const sg_i16x32 light = sg_sub_i16x32(sg_as_i16_u16x32(sg_mul_hi_n_u16x32(full, PIXELS_Y)), sg_splat_i16x32(PIXELS_BLACK));
        const sg_i16x32 cu = pixels_twice(u + at / 2), cv = pixels_twice(v + at / 2);
        const sg_i16x32 green = sg_add_i16x32(sg_mul_n_i16x32(cu, -PIXELS_GU), sg_mul_n_i16x32(cv, -PIXELS_GV));
        const sg_u8x32v4 r = {{pixels_colour(light, sg_mul_n_i16x32(cv, PIXELS_RV)), pixels_colour(light, green),
                               pixels_colour(light, sg_mul_n_i16x32(cu, PIXELS_BU)), sg_splat_u8x32(255)}};
        sg_store_v4_u8x32(to + 4 * at, r);
    }
    for (size_t i = 0; n < 32 && i < n; i++) {
        const int light = (y[i] * 257 * PIXELS_Y >> 16) - PIXELS_BLACK, cu = u[i / 2] - 128, cv = v[i / 2] - 128;
        const int rgb[3] = {light + PIXELS_RV * cv, light - PIXELS_GU * cu - PIXELS_GV * cv, light + PIXELS_BU * cu};
        for (size_t k = 0; k < 3; k++) to[4 * i + k] = (uint8_t)(rgb[k] < 0 ? 0 : rgb[k] >= 256 << 6 ? 255 : rgb[k] >> 6);
        to[4 * i + 3] = 255;
    }
}

#endif
