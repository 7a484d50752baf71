/* SPDX-License-Identifier: MIT */
#include "../../kernels/bytes.h"
#ifndef _OPENMP /* on one thread */

#include "../../../examples/bytes_plain.h"

BENCH_RUN(utf8, k) { *k->result = plain_utf8_valid(k->x, k->n); }
BENCH_RUN(utf8_ascii, k) { *k->result = plain_utf8_valid(k->x, k->n); }
BENCH_RUN(base64_encode, k) { *k->result = plain_base64_encode(k->x, k->n, k->y); }
BENCH_RUN(base64_decode, k) { *k->result = plain_base64_decode(k->x, k->n, k->y); }

BENCH_RUN(find_byte, k) { *k->result = plain_find_byte(k->x, k->n, 1); }
BENCH_RUN(find_byte_short, k) { BENCH_BYTES_SHORT(k, plain_find_byte) }
BENCH_RUN(find_end, k) { *k->result = plain_find_byte(k->x, k->n + 1, 0); }
BENCH_RUN(find_count, k) { *k->result = plain_count(k->x, k->n, 'e'); }
BENCH_RUN(find_text, k) { *k->result = plain_find_text(k->x, k->n, (const uint8_t *)BENCH_BYTES_TEXT, sizeof BENCH_BYTES_TEXT - 1); }


BENCH_RUN(json_index, k) { *k->result = plain_json_index(k->x, k->n, (uint32_t *)(void *)k->y); }
BENCH_RUN(csv_index, k) { *k->result = plain_csv_index(k->x, k->n, (uint32_t *)(void *)k->y); }
BENCH_RUN(line_index, k) { *k->result = plain_line_index(k->x, k->n, (uint32_t *)(void *)k->y); }
BENCH_RUN(chacha20, k) {
    plain_chacha20(k->x, k->x + 32, 1, k->x, k->y, k->n); /* the key is what stands first */
    *k->result = 0;
}
BENCH_RUN(adler32, k) { *k->result = plain_adler32(k->x, k->n); }
BENCH_RUN(crc32, k) { *k->result = plain_crc32(k->x, k->n); }
BENCH_RUN(xxh3, k) { *k->result = plain_xxh3(k->x, k->n); }
BENCH_RUN(blake3, k) {
    plain_blake3(k->x, k->n, k->y);
    *k->result = 0;
}
BENCH_RUN(pixels_4, k) {
    plain_3_to_4(k->x, k->y, k->n / 3);
    *k->result = 0;
}
BENCH_RUN(pixels_halve, k) { BENCH_BYTES_HALVE(k, plain_halve) }
BENCH_RUN(pixels_i420, k) { BENCH_BYTES_I420(k, plain_i420) }
#endif
