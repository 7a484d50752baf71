/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* The checksum CRC-32 by carry-less products (crc32.h), compared with plain C: texts of every length, in one call and in two. */
#include "crc32.h"

#include "bytes.h"
#include "bytes_plain.h"

/* the bits of x^n modulo the polynomial, in the order of crc32.h; each of n steps multiplies by x */
static uint64_t power(unsigned n) {
    uint32_t r = 0x80000000;
    for (; n > 0; n--) r = r >> 1 ^ (r & 1 ? 0xedb88320 : 0);
    return (uint64_t)r << 1;
}
static int powers_right(void) {
    static const struct { unsigned bits; uint64_t of[2]; } row[] = {
        {128, {CRC_128}}, {256, {CRC_256}}, {384, {CRC_384}}, {512, {CRC_512}}, {1024, {CRC_1024}}, {2048, {CRC_2048}}};
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        if (row[i].of[0] != power(row[i].bits + 32) || row[i].of[1] != power(row[i].bits - 32)) return 0;
    }
    return 1;
}
static int check(void) {
    static uint8_t text[BYTES_MOST];
    uint32_t seed = 1;
    if (!powers_right()) return bytes_bad("powers", 0);
    if (crc32_more(0, (const uint8_t *)"123456789", 9) != 0xcbf43926) return bytes_bad("crc32", 9);
    for (size_t n = 0, first = 1; n || first; first = 0, n = bytes_next(n)) {
        for (int part = 0; part < 2; part++) { /* the whole text at once, and the rest after a third of it */
            const size_t before = part ? n / 3 : 0;
            uint8_t *p;
            int ok;
            for (size_t i = 0; i < n; i++) text[i] = (uint8_t)demo_random(&seed);
            p = bytes_copy(text, n);
            ok = crc32_more(crc32_more(0, p, before), p + before, n - before) == plain_crc32(p, n);
            free(p);
            if (!ok) return bytes_bad("crc32", n);
        }
    }
    return 1;
}

static uint64_t by_sg(const uint8_t *p, size_t n) { return crc32_more(0, p, n); }
static uint64_t by_plain(const uint8_t *p, size_t n) { return plain_crc32(p, n); }
int main(int argc, char **argv) { return bytes_main(argc, argv, "CRC-32", check(), 0, by_sg, by_plain); }
