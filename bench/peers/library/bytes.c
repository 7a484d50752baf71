/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* memmem */
#include "../../kernels/bytes.h"

#include <string.h>

static size_t find_byte(const uint8_t *p, size_t n, uint8_t c) {
    const uint8_t *at = (const uint8_t *)memchr(p, c, n);
    return at ? (size_t)(at - p) : n;
}
BENCH_RUN(find_byte, k) { *k->result = find_byte(k->x, k->n, 1); }
BENCH_RUN(find_byte_short, k) { BENCH_BYTES_SHORT(k, find_byte) }
BENCH_RUN(find_end, k) { *k->result = strlen((const char *)k->x); }
BENCH_RUN(find_text, k) {
    const uint8_t *at = (const uint8_t *)memmem(k->x, k->n, BENCH_BYTES_TEXT, sizeof BENCH_BYTES_TEXT - 1);
    *k->result = at ? (size_t)(at - k->x) : k->n;
}
BENCH_RUN(line_index, k) {
    uint32_t *out = (uint32_t *)(void *)k->y;
    size_t found = 0;
    for (const uint8_t *p = k->x, *end = p + k->n; (p = (const uint8_t *)memchr(p, '\n', (size_t)(end - p))) != NULL; p++) {
        out[found++] = (uint32_t)(p - k->x);
    }
    *k->result = found;
}
