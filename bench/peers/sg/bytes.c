/* SPDX-License-Identifier: MIT */
#define SG_SIZE 64
#include "sg.h"

#include "../../kernels/bytes.h"
#include "../../../examples/adler32.h"
#include "../../../examples/base64.h"
#include "../../../examples/blake3.h"
#include "../../../examples/chacha20.h"
#include "../../../examples/crc32.h"
#include "../../../examples/find.h"
#include "../../../examples/json.h"
#include "../../../examples/pixels.h"
#include "../../../examples/utf8.h"
#include "../../../examples/xxh3.h"

BENCH_RUN(utf8, k) { *k->result = utf8_valid(k->x, k->n); }
BENCH_RUN(utf8_ascii, k) { *k->result = utf8_valid(k->x, k->n); }
BENCH_RUN(base64_encode, k) { *k->result = base64_encode(k->x, k->n, k->y); }
BENCH_RUN(base64_decode, k) { *k->result = base64_decode(k->x, k->n, k->y); }

BENCH_RUN(find_byte, k) { *k->result = find_byte(k->x, k->n, 1); }
BENCH_RUN(find_byte_short, k) { BENCH_BYTES_SHORT(k, find_byte) }
BENCH_RUN(find_end, k) { *k->result = find_end((const char *)k->x); }
BENCH_RUN(find_count, k) { *k->result = find_count(k->x, k->n, 'e'); }
BENCH_RUN(find_text, k) { *k->result = find_text(k->x, k->n, (const uint8_t *)BENCH_BYTES_TEXT, sizeof BENCH_BYTES_TEXT - 1); }

BENCH_RUN(json_index, k) { *k->result = json_index(k->x, k->n, (uint32_t *)(void *)k->y); }
BENCH_RUN(csv_index, k) { *k->result = csv_index(k->x, k->n, (uint32_t *)(void *)k->y); }
BENCH_RUN(line_index, k) { *k->result = line_index(k->x, k->n, (uint32_t *)(void *)k->y); }
BENCH_RUN(chacha20, k) {
    chacha20(k->x, k->x + 32, 1, k->x, k->y, k->n); /* the key is what stands first */
    *k->result = 0;
}
BENCH_RUN(adler32, k) { *k->result = adler32(k->x, k->n); }
BENCH_RUN(crc32, k) { *k->result = crc32_more(0, k->x, k->n); }
BENCH_RUN(xxh3, k) { *k->result = xxh3_long(k->x, k->n); }
BENCH_RUN(blake3, k) {
    static uint8_t room[1048576 / BLAKE3_CHUNK * BLAKE3_HASH];
    blake3(k->x, k->n, room, k->y);
    *k->result = 0;
}
BENCH_RUN(pixels_4, k) {
    pixels_3_to_4(k->x, k->y, k->n / 3);
    *k->result = 0;
}
BENCH_RUN(pixels_halve, k) { BENCH_BYTES_HALVE(k, pixels_halve) }
BENCH_RUN(pixels_i420, k) { BENCH_BYTES_I420(k, pixels_i420) }
