/* SPDX-License-Identifier: MIT */
/* Programs on bytes, compared with the projects that they are known from. examples/<program>.h has sg's programs, examples/bytes_plain.h
 * what they compute. All have the same arguments: n bytes, the output, and one number. */
#ifndef BENCH_KERNELS_BYTES_H
#define BENCH_KERNELS_BYTES_H

#include "../bench.h"

struct bench_bytes { size_t n; const uint8_t *x; uint8_t *y; uint64_t *result; };

#define bench_utf8 bench_bytes /* BENCH_RUN looks for struct bench_<kernel> */
#define bench_utf8_ascii bench_bytes
#define bench_base64_encode bench_bytes /* bytes of both are those that are not characters */
#define bench_base64_decode bench_bytes
#define bench_find_byte bench_bytes
#define bench_find_byte_short bench_bytes
#define bench_find_end bench_bytes
#define bench_find_count bench_bytes
#define bench_find_text bench_bytes
#define bench_json_index bench_bytes /* y: uint32_t, and room for 16 more */
#define bench_csv_index bench_bytes
#define bench_line_index bench_bytes
#define bench_chacha20 bench_bytes
#define bench_adler32 bench_bytes
#define bench_crc32 bench_bytes
#define bench_xxh3 bench_bytes
#define bench_blake3 bench_bytes /* y: 32 bytes */
#define bench_pixels_4 bench_bytes /* of 3 bytes each */
#define bench_pixels_halve bench_bytes /* rows of BENCH_BYTES_WIDE */
#define bench_pixels_i420 bench_bytes /* a row: half of n are luminance, a quarter each the colours */
enum { BENCH_BYTES_WIDE = 512 };

/* find(p, n, c) for 0 to 48 bytes, many times; the byte is in some of them. The next n is n + 19 modulo 49: by a division each search would
 * wait for the number that its length comes from */
#define BENCH_BYTES_SHORT(k, find) \
    { \
        uint64_t sum_ = 0; \
        size_t n_ = 0; \
        for (size_t i_ = 0; i_ + 48 <= (k)->n; i_ += 48, n_ = n_ < 30 ? n_ + 19 : n_ - 30) sum_ += find((k)->x + i_, n_, (uint8_t)'e'); \
        *(k)->result = sum_; \
    }
/* halve(above, below, to, n) for each two rows; i420(y, u, v, to, n) */
#define BENCH_BYTES_HALVE(k, halve) \
    { \
        const size_t wide_ = BENCH_BYTES_WIDE; \
        for (size_t i_ = 0; i_ + 2 * wide_ <= (k)->n; i_ += 2 * wide_) halve((k)->x + i_, (k)->x + i_ + wide_, (k)->y + i_ / 4, wide_ / 2); \
        *(k)->result = 0; \
    }
#define BENCH_BYTES_I420(k, i420) \
    { \
        const size_t n_ = (k)->n / 2; \
        i420((k)->x, (k)->x + n_, (k)->x + n_ + n_ / 2, (k)->y, n_); \
        *(k)->result = 0; \
    }
#define BENCH_BYTES_TEXT "the end of it" /* not in the text, but its bytes are */

#endif
