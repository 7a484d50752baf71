/* SPDX-License-Identifier: MIT */
/* check: 3000 */
/* The hash BLAKE3, a chunk in each lane (blake3.h), compared with plain C: texts of every length up to 300, around the ends of chunks, and with
 * trees of every shape up to 40 chunks; and the hash of nothing. */
#include "blake3.h"

#include "bytes.h"
#include "bytes_plain.h"

static uint8_t text[BYTES_MOST], room[BLAKE3_HASH * (BYTES_MOST / BLAKE3_CHUNK + 1)], *nodes; /* nodes: for a text of the size that the user asks for */

static int right(size_t n) {
    uint8_t *p = bytes_copy(text, n), got[32], expected[32];
    int ok;
    blake3(p, n, room, got);
    plain_blake3(p, n, expected);
    ok = memcmp(got, expected, 32) == 0;
    free(p);
    return ok || bytes_bad("BLAKE3", n);
}
static int check(void) {
    static const uint8_t nothing[8] = {0xaf, 0x13, 0x49, 0xb9, 0xf5, 0xf9, 0xa1, 0xa6};
    uint8_t got[32];
    uint32_t seed = 1;
    for (size_t i = 0; i < sizeof text; i++) text[i] = (uint8_t)demo_random(&seed);
    blake3(text, 0, room, got);
    if (memcmp(got, nothing, sizeof nothing) != 0) return bytes_bad("BLAKE3", 0);
    for (size_t n = 0, first = 1; n || first; first = 0, n = bytes_next(n)) {
        if (!right(n)) return 0;
    }
    for (size_t chunks = 1; chunks <= 40; chunks++) {
        const size_t n = BLAKE3_CHUNK * chunks;
        if (!right(n - 1) || !right(n) || !right(n + 1) || !right(n + 64)) return 0;
    }
    return 1;
}

/* the first bytes stand for the hash here: all its bytes were compared above */
static uint64_t by_sg(const uint8_t *p, size_t n) {
    uint8_t hash[32];
    uint64_t number;
    blake3(p, n, nodes, hash);
    memcpy(&number, hash, sizeof number);
    return number;
}
static uint64_t by_plain(const uint8_t *p, size_t n) {
    uint8_t hash[32];
    uint64_t number;
    plain_blake3(p, n, hash);
    memcpy(&number, hash, sizeof number);
    return number;
}
int main(int argc, char **argv) {
    int status;
    nodes = (uint8_t *)demo_alloc(demo_size(argc, argv, 1, "bytes", 65536, 0, (size_t)1 << 28) / BLAKE3_CHUNK + 1, BLAKE3_HASH);
    status = bytes_main(argc, argv, "BLAKE3", check(), 0, by_sg, by_plain);
    demo_free(nodes);
    return status;
}
