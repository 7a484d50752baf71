/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* The cipher ChaCha20, a block in each lane (chacha20.h), compared with plain C: texts of every length, counters that wrap, and the example of
 * RFC 8439, section 2.4.2. */
#include "chacha20.h"

#include "bytes.h"
#include "bytes_plain.h"

static int check(void) {
    static const char sunscreen[] = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    static const uint8_t first[8] = {0x6e, 0x2e, 0x35, 0x9a, 0x25, 0x68, 0xf9, 0x80}, last[2] = {0x87, 0x4d};
    static uint8_t text[BYTES_MOST], expected[BYTES_MOST];
    uint8_t key[32], nonce[12] = {0, 0, 0, 0, 0, 0, 0, 0x4a};
    uint32_t seed = 1;
    for (int i = 0; i < 32; i++) key[i] = (uint8_t)i;
    chacha20(key, nonce, 1, (const uint8_t *)sunscreen, text, 114);
    if (memcmp(text, first, 8) != 0) return bytes_bad("chacha20 of the RFC", 114);
    plain_chacha20(key, nonce, 1, (const uint8_t *)sunscreen, expected, 114);
    if (memcmp(text, expected, 114) != 0 || memcmp(text + 112, last, 2) != 0) return bytes_bad("chacha20 of the RFC", 114);
    for (size_t n = 0, start = 1; n || start; start = 0, n = bytes_next(n)) {
        const uint32_t number = n % 3 ? demo_random(&seed) : 0xfffffffau; /* a counter that wraps */
        uint8_t *p, *q;
        int ok;
        for (size_t i = 0; i < n; i++) text[i] = (uint8_t)demo_random(&seed);
        for (int i = 0; i < 32; i++) key[i] = (uint8_t)demo_random(&seed);
        for (int i = 0; i < 12; i++) nonce[i] = (uint8_t)demo_random(&seed);
        p = bytes_copy(text, n);
        q = bytes_copy(text, n);
        chacha20(key, nonce, number, p, q, n);
        plain_chacha20(key, nonce, number, p, expected, n);
        ok = memcmp(q, expected, n) == 0;
        chacha20(key, nonce, number, q, q, n); /* encrypts in place and decrypts again */
        ok = ok && memcmp(q, p, n) == 0;
        free(p);
        free(q);
        if (!ok) return bytes_bad("chacha20", n);
    }
    return 1;
}

struct job { uint8_t *from, *to; size_t n; };
static const uint8_t key_of_all[32], nonce_of_all[12];
static void run_sg(void *context) {
    struct job *k = (struct job *)context;
    chacha20(key_of_all, nonce_of_all, 1, k->from, k->to, k->n);
}
static void run_plain(void *context) {
    struct job *k = (struct job *)context;
    plain_chacha20(key_of_all, nonce_of_all, 1, k->from, k->to, k->n);
}
int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "bytes", 65536, 0, (size_t)1 << 28);
    struct job k = {NULL, NULL, 0};
    int ok = check();
    demo_usage(argc, argv, 1, "[bytes]");
    k.from = (uint8_t *)demo_alloc(n, 1);
    k.to = (uint8_t *)demo_alloc(n, 1);
    k.n = n;
    ok = demo_row_n("ChaCha20", n, ok, (double)n, "GB/s", demo_compare(run_sg, run_plain, &k));
    demo_free(k.from);
    demo_free(k.to);
    return !ok;
}
