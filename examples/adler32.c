/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* The checksum Adler-32 by dot products of bytes (adler32.h), against plain C: texts of every length, of random bytes and of the largest. */
#include "adler32.h"

#include "bytes.h"
#include "bytes_plain.h"

static int check(void) {
    static uint8_t text[BYTES_MOST];
    uint32_t seed = 1;
    if (adler32((const uint8_t *)"Wikipedia", 9) != 0x11e60398) return bytes_bad("adler32", 9);
    for (size_t n = 0, first = 1; n || first; first = 0, n = bytes_next(n)) {
        for (int most = 0; most < 2; most++) {
            uint8_t *p;
            int ok;
            for (size_t i = 0; i < n; i++) text[i] = (uint8_t)(most ? 255 : demo_random(&seed));
            p = bytes_copy(text, n);
            ok = adler32(p, n) == plain_adler32(p, n);
            free(p);
            if (!ok) return bytes_bad("adler32", n);
        }
    }
    return 1;
}

struct job { uint8_t *p; size_t n; uint32_t result; };
static void run_sg(void *context) {
    struct job *k = (struct job *)context;
    k->result = adler32(k->p, k->n);
}
static void run_plain(void *context) {
    struct job *k = (struct job *)context;
    k->result = plain_adler32(k->p, k->n);
}
int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "bytes", 65536, 0, (size_t)1 << 28);
    struct job k = {NULL, 0, 0};
    uint32_t seed = 5;
    int ok = check();
    struct demo_times times;
    demo_usage(argc, argv, 1, "[bytes]");
    k.p = (uint8_t *)demo_alloc(n, 1);
    k.n = n;
    for (size_t i = 0; i < n; i++) k.p[i] = (uint8_t)demo_random(&seed);
    times = demo_compare(run_sg, run_plain, &k);
    ok = demo_row_n("Adler-32", n, ok && k.result == adler32(k.p, n), (double)n, "GB/s", times);
    demo_free(k.p);
    return !ok;
}
