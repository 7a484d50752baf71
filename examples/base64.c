/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* Base64 both ways, a register at a time (base64.h), compared with plain C: every length, every byte at every place, and texts with one
 * character changed, which must be refused or mean the same. */
#include "base64.h"

#include "bytes.h"
#include "bytes_plain.h"

static int check(void) {
    static uint8_t text[BYTES_MOST], chars[BYTES_MOST * 2], expected[BYTES_MOST * 2];
    uint32_t seed = 1;
    for (size_t n = 0, first = 1; n || first; first = 0, n = bytes_next(n)) {
        for (size_t i = 0; i < n; i++) text[i] = (uint8_t)demo_random(&seed);
        for (int change = 0; change < 20; change++) {
            uint8_t *p = bytes_copy(text, n), *q, *r;
            const size_t m = plain_base64_encode(p, n, expected);
            size_t have, want;
            bool same = base64_encode(p, n, chars) == m && memcmp(chars, expected, m) == 0;
            free(p);
            if (change && m) chars[demo_random(&seed) % m] = (uint8_t)(demo_random(&seed) % (change < 10 ? 256 : 128));
            p = bytes_copy(chars, m);
            q = bytes_copy(chars, m / 4 * 3); /* exactly as many bytes as may be written */
            r = bytes_copy(chars, m / 4 * 3);
            have = base64_decode(p, m, q);
            want = plain_base64_decode(p, m, r);
            same = same && have == want && (have == SIZE_MAX || memcmp(q, r, have) == 0) && (change || memcmp(q, text, n) == 0);
            free(p);
            free(q);
            free(r);
            if (!same) return bytes_bad("base64", n);
        }
    }
    for (size_t at = 0; at < 192; at++) {
        for (uint32_t c = 0; c < 256; c++) {
            uint8_t q[192], r[192];
            memset(chars, 'x', 192);
            chars[at] = (uint8_t)c;
            if (base64_decode(chars, 192, q) != plain_base64_decode(chars, 192, r)) return bytes_bad("base64 character", at);
        }
    }
    return base64_decode(chars, 7, text) == SIZE_MAX;
}

struct both { size_t n, m; uint8_t *bytes, *chars; };
static void encode(void *context) {
    struct both *t = (struct both *)context;
    t->m = base64_encode(t->bytes, t->n, t->chars);
}
static void encode_plain(void *context) {
    struct both *t = (struct both *)context;
    t->m = plain_base64_encode(t->bytes, t->n, t->chars);
}
static void decode(void *context) {
    struct both *t = (struct both *)context;
    t->n = base64_decode(t->chars, t->m, t->bytes);
}
static void decode_plain(void *context) {
    struct both *t = (struct both *)context;
    t->n = plain_base64_decode(t->chars, t->m, t->bytes);
}
int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "bytes", 49152, 0, (size_t)1 << 28);
    struct both t = {n, 0, NULL, NULL};
    uint32_t seed = 5;
    int ok = check();
    struct demo_times times;
    demo_usage(argc, argv, 1, "[bytes]");
    t.bytes = (uint8_t *)demo_alloc(n + 3, 1);
    t.chars = (uint8_t *)demo_alloc(n + 4, 2);
    for (size_t i = 0; i < n; i++) t.bytes[i] = (uint8_t)demo_random(&seed);
    times = demo_compare(encode, encode_plain, &t);
    ok = demo_row_n("base64, to characters", n, ok, (double)n, "GB/s", times);
    times = demo_compare(decode, decode_plain, &t);
    ok = demo_row_n("base64, to bytes", n, ok && t.n == n, (double)n, "GB/s", times);
    demo_free(t.bytes);
    demo_free(t.chars);
    return !ok;
}
