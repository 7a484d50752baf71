/* SPDX-License-Identifier: MIT */
#include "bytes.h"

#include <stdlib.h>
#include <string.h>

#include "../../examples/bytes_plain.h"

struct data { struct bench_bytes args; uint8_t *x, *y, *expected; uint64_t result, expected_result; size_t room; bool places; };

static void *make(size_t n, size_t room, void (*fill)(uint8_t *, size_t), void (*plain)(const struct bench_bytes *)) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    struct bench_bytes a = {n, NULL, NULL, NULL};
    a.x = d->x = (uint8_t *)bench_alloc(n + 64); /* zeros behind the last byte; simdjson needs some */
    a.y = d->expected = (uint8_t *)bench_alloc(room);
    a.result = &d->expected_result;
    d->y = (uint8_t *)bench_alloc(room);
    d->room = room;
    fill(d->x, n);
    plain(&a);
    d->places = room > 4 * n; /* behind them may be anything */
    a.y = d->y;
    a.result = &d->result;
    d->args = a;
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->y, 0, d->room);
    d->result = ~d->expected_result;
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return d->result == d->expected_result && memcmp(d->y, d->expected, d->places ? d->expected_result * 4 : d->room) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->y);
    bench_free(d->expected);
    free(d);
}

/* BYTES(kernel, fill, bytes of output for n); kernel_plain is its plain C */
#define BYTES(kernel, fill, room, ...) \
    static struct bench_work kernel##_work(size_t n) { \
        const struct bench_work w = {(double)n, (double)n, (double)(room), 0, (double)(n + (room))}; \
        return w; \
    } \
    static void *kernel##_make(size_t n) { return make(n, room, fill, kernel##_plain); } \
    BENCH_KERNEL(kernel) = {#kernel, "GB/s", {__VA_ARGS__, 0}, kernel##_work, kernel##_make, reset, right, drop, false}

static void random_bytes(uint8_t *x, size_t n) {
    uint32_t seed = 41;
    for (size_t i = 0; i < n; i++) x[i] = (uint8_t)bench_random(&seed);
}
static void words(uint8_t *x, size_t n) {
    uint32_t seed = 43;
    for (size_t i = 0; i < n; i++) x[i] = (uint8_t)(" etaoinshrdlcumwfgypbvkjxqz"[bench_random(&seed) % 27]);
}
static void mixed_text(uint8_t *x, size_t n) {
    uint32_t seed = 42;
    plain_utf8_text(x, n, &seed, bench_random);
}
static void ascii(uint8_t *x, size_t n) {
    random_bytes(x, n);
    for (size_t i = 0; i < n; i++) x[i] = (uint8_t)(x[i] % 95 + 32);
}

static void json(uint8_t *x, size_t n) {
    uint32_t seed = 44;
    plain_json_text(x, n, &seed, bench_random);
}
static void characters(uint8_t *x, size_t n) {
    uint8_t *bytes = (uint8_t *)malloc(n);
    random_bytes(bytes, n);
    plain_base64_encode(bytes, n / 4 * 3, x);
    free(bytes);
}

static void utf8_plain(const struct bench_bytes *k) { *k->result = plain_utf8_valid(k->x, k->n); }
static void utf8_ascii_plain(const struct bench_bytes *k) { utf8_plain(k); }
BYTES(utf8, mixed_text, 0, 65536);
BYTES(utf8_ascii, ascii, 0, 65536);

static void base64_encode_plain(const struct bench_bytes *k) { *k->result = plain_base64_encode(k->x, k->n, k->y); }
static void base64_decode_plain(const struct bench_bytes *k) { *k->result = plain_base64_decode(k->x, k->n, k->y); }
BYTES(base64_encode, random_bytes, (n + 2) / 3 * 4, 49152);
BYTES(base64_decode, characters, n / 4 * 3, 65536);

static void find_byte_plain(const struct bench_bytes *k) { *k->result = plain_find_byte(k->x, k->n, 1); }
static void find_byte_short_plain(const struct bench_bytes *k) { BENCH_BYTES_SHORT(k, plain_find_byte) }
static void find_end_plain(const struct bench_bytes *k) { *k->result = k->n; }
static void find_count_plain(const struct bench_bytes *k) { *k->result = plain_count(k->x, k->n, 'e'); }
static void find_text_plain(const struct bench_bytes *k) {
    *k->result = plain_find_text(k->x, k->n, (const uint8_t *)BENCH_BYTES_TEXT, sizeof BENCH_BYTES_TEXT - 1);
}
BYTES(find_byte, words, 0, 65536);
BYTES(find_byte_short, words, 0, 98304);
BYTES(find_end, words, 0, 65536);
BYTES(find_count, words, 0, 65536);
BYTES(find_text, words, 0, 65536);

#define INDEX(kernel) \
    static void kernel##_plain(const struct bench_bytes *k) { *k->result = plain_##kernel(k->x, k->n, (uint32_t *)(void *)k->y); } \
    BYTES(kernel, json, 4 * n + 64, 65536)
INDEX(json_index);
INDEX(csv_index);
INDEX(line_index);

static void chacha20_plain(const struct bench_bytes *k) {
    plain_chacha20(k->x, k->x + 32, 1, k->x, k->y, k->n);
    *k->result = 0;
}
BYTES(chacha20, random_bytes, n, 65536);

static void adler32_plain(const struct bench_bytes *k) { *k->result = plain_adler32(k->x, k->n); }
BYTES(adler32, random_bytes, 0, 65536);

static void crc32_plain(const struct bench_bytes *k) { *k->result = plain_crc32(k->x, k->n); }
BYTES(crc32, random_bytes, 0, 65536);

static void xxh3_plain(const struct bench_bytes *k) { *k->result = plain_xxh3(k->x, k->n); }
BYTES(xxh3, random_bytes, 0, 65536);

static void blake3_plain(const struct bench_bytes *k) {
    plain_blake3(k->x, k->n, k->y);
    *k->result = 0;
}
BYTES(blake3, random_bytes, 32, 1048576);

static void pixels_4_plain(const struct bench_bytes *k) {
    plain_3_to_4(k->x, k->y, k->n / 3);
    *k->result = 0;
}
BYTES(pixels_4, random_bytes, n / 3 * 4, 49152);
static void pixels_halve_plain(const struct bench_bytes *k) { BENCH_BYTES_HALVE(k, plain_halve) }
BYTES(pixels_halve, random_bytes, n / 4, 65536);
static void pixels_i420_plain(const struct bench_bytes *k) { BENCH_BYTES_I420(k, plain_i420) }
BYTES(pixels_i420, random_bytes, n * 2, 49152);
