/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* The checksum Adler-32 by dot products of bytes (adler32.h), compared with plain C: texts of every length, with random bytes and with the largest. */
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

static uint64_t by_sg(const uint8_t *p, size_t n) { return adler32(p, n); }
static uint64_t by_plain(const uint8_t *p, size_t n) { return plain_adler32(p, n); }
int main(int argc, char **argv) { return bytes_main(argc, argv, "Adler-32", check(), 0, by_sg, by_plain); }
