/* SPDX-License-Identifier: MIT */
/* check: 241 */
/* refuse: 240 */
/* The hash XXH3 of long texts (xxh3.h), compared with plain C: texts of every length, and two hashes from its author's library. */
#include "xxh3.h"

#include "bytes.h"
#include "bytes_plain.h"

static int check(void) {
    static uint8_t text[BYTES_MOST];
    uint32_t seed = 1;
    for (size_t i = 0; i < sizeof text; i++) text[i] = (uint8_t)i;
    if (xxh3_long(text, 241) != 0x02e8cd95421c6d02 || xxh3_long(text, 5000) != 0x1b74bda2c82a8c7a) return bytes_bad("XXH3", 5000);
    for (size_t n = 241; n; n = bytes_next(n)) {
        uint8_t *p;
        int ok;
        for (size_t i = 0; i < n; i++) text[i] = (uint8_t)demo_random(&seed);
        p = bytes_copy(text, n);
        ok = xxh3_long(p, n) == plain_xxh3(p, n);
        free(p);
        if (!ok) return bytes_bad("XXH3", n);
    }
    for (size_t n = 1024 - 64; n < 2 * 1024 + 130; n++) { /* around the ends of blocks */
        if (xxh3_long(text, n) != plain_xxh3(text, n)) return bytes_bad("XXH3", n);
    }
    return 1;
}

static uint64_t by_sg(const uint8_t *p, size_t n) { return xxh3_long(p, n); }
static uint64_t by_plain(const uint8_t *p, size_t n) { return plain_xxh3(p, n); }
int main(int argc, char **argv) { return bytes_main(argc, argv, "XXH3", check(), 241, by_sg, by_plain); }
