/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* check: 65536 */
/* UTF-8 validation, 64 bytes at a time (utf8.h), against a validator that goes byte by byte. Texts of every length, each also
 * with one byte changed, and all pairs of bytes at the places where blocks meet. */
#define SG_SIZE 64
#include <sg.h>

#include "bytes.h"
#include "bytes_plain.h"
#include "utf8.h"

static int check(void) {
    static uint8_t text[BYTES_MOST];
    uint32_t seed = 1;
    for (size_t n = 0, first = 1; n || first; first = 0, n = bytes_next(n)) {
        plain_utf8_text(text, n, &seed, demo_random);
        for (int change = 0; change < 20; change++) {
            uint8_t *p = bytes_copy(text, n);
            bool same;
            if (change && n) p[demo_random(&seed) % n] = (uint8_t)demo_random(&seed);
            if (change > 15 && n) p[n - 1] = (uint8_t)demo_random(&seed);
            same = utf8_valid(p, n) == plain_utf8_valid(p, n);
            free(p);
            if (!same) return bytes_bad("utf8", n);
        }
    }
    memset(text, 'a', 512);
    for (size_t back = 1; back < 4; back++) { /* a character that would continue in a block of ASCII, which takes another path */
        for (uint32_t lead = 0xc2; lead < 0xf4; lead += 0x10) {
            memset(text + 256 - back, 0xa0, back);
            text[256 - back] = (uint8_t)lead;
            if (utf8_valid(text, 512) != plain_utf8_valid(text, 512)) return bytes_bad("utf8 before ASCII", back);
        }
        memset(text + 256 - back, 'a', back);
    }
    for (size_t at = 61; at < 66; at++) { /* all at the last place of a block, elsewhere every seventh */
        for (uint32_t pair = 0; pair < 1 << 16; pair += at == 63 ? 1 : 7) {
            for (uint32_t more = 0; more < 3; more++) { /* continuations behind the pair */
                memset(text + at, 'a', 4);
                text[at] = (uint8_t)(pair >> 8);
                text[at + 1] = (uint8_t)pair;
                for (uint32_t k = 0; k < more; k++) text[at + 2 + k] = 0xbf;
                if (utf8_valid(text, 100) != plain_utf8_valid(text, 100)) return bytes_bad("utf8 pair", at);
            }
        }
    }
    return 1;
}

struct texts { const uint8_t *p; size_t n; bool valid; };
static void run_sg(void *context) {
    struct texts *t = (struct texts *)context;
    t->valid = utf8_valid(t->p, t->n);
}
static void run_plain(void *context) {
    struct texts *t = (struct texts *)context;
    t->valid = plain_utf8_valid(t->p, t->n);
}
int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "bytes", 65536, 0, (size_t)1 << 28);
    uint8_t *p = (uint8_t *)demo_alloc(n, 1);
    struct texts t = {p, n, false};
    uint32_t seed = 5;
    int ok = check();
    struct demo_times times;
    demo_usage(argc, argv, 1, "[bytes]");
    plain_utf8_text(p, n, &seed, demo_random);
    times = demo_compare(run_sg, run_plain, &t);
    ok = demo_row_n("UTF-8 validation", n, ok && t.valid, (double)n, "GB/s", times);
    demo_free(p);
    return !ok;
}
