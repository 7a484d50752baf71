/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* memchr, strlen, a count and a search for a text, 64 places at a time (find.h), compared with plain C: texts of every length with what is
 * looked for at every place, and none. */
#include "find.h"

#include "bytes.h"
#include "bytes_plain.h"

static int check_length(const uint8_t *text, size_t n, uint32_t *seed) {
    uint8_t *p = bytes_copy(text, n + 1);
    const size_t turns = n < 80 ? n + 1 : 20;
    int ok = 1;
    for (size_t t = 0; t < turns && ok; t++) {
        const size_t at = n < 80 ? t : demo_random(seed) % (n + 1), m = demo_random(seed) % 9;
        const uint8_t old = p[at];
        p[n] = 0; /* where a text ends */
        ok = find_count(p, n, 'a') == plain_count(p, n, 'a');
        ok = ok && find_byte(p, n, 'b') == plain_find_byte(p, n, 'b');
        p[at] = 'z';
        ok = ok && find_byte(p, n, 'z') == at && find_count(p, n, 'z') == (at < n);
        p[at] = 0;
        ok = ok && find_end((const char *)p) == at;
        p[at] = old;
        if (at + m <= n) ok = ok && find_text(p, n, p + at, m) == plain_find_text(p, n, p + at, m);
        ok = ok && find_text(p, n, (const uint8_t *)"abcabcz", 7) == n;
    }
    free(p);
    return ok;
}
static int check(void) {
    static uint8_t text[BYTES_MOST + 1];
    uint32_t seed = 1;
    for (size_t n = 0, first = 1; n || first; first = 0, n = bytes_next(n)) {
        for (size_t i = 0; i < n; i++) text[i] = (uint8_t)('a' + demo_random(&seed) % (n % 2 ? 2 : 4));
        text[n] = 0;
        if (!check_length(text, n, &seed)) return bytes_bad("find", n);
    }
    return 1;
}

struct job { uint8_t *p; size_t n, result; };
static const char needle[] = "the end of it";
#define JOB(name, expression) \
    static void name(void *context) { struct job *k = (struct job *)context; k->result = expression; }
JOB(byte_sg, find_byte(k->p, k->n, 1))
JOB(byte_plain, plain_find_byte(k->p, k->n, 1))
JOB(end_sg, find_end((const char *)k->p))
JOB(end_plain, plain_find_byte(k->p, SIZE_MAX, 0))
JOB(count_sg, find_count(k->p, k->n, 'e'))
JOB(count_plain, plain_count(k->p, k->n, 'e'))
JOB(text_sg, find_text(k->p, k->n, (const uint8_t *)needle, sizeof needle - 1))
JOB(text_plain, plain_find_text(k->p, k->n, (const uint8_t *)needle, sizeof needle - 1))

static int row(const char *name, struct job *k, demo_run sg, demo_run plain, size_t expected) {
    struct demo_times times;
    sg(k);
    if (k->result != expected) return bytes_bad(name, k->n);
    times = demo_compare(sg, plain, k);
    return demo_row_n(name, k->n, k->result == expected, (double)k->n, "GB/s", times);
}
int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "bytes", 65536, 1, (size_t)1 << 28);
    struct job k = {NULL, 0, 0};
    uint32_t seed = 5;
    int ok = check();
    demo_usage(argc, argv, 1, "[bytes]");
    k.p = (uint8_t *)demo_alloc(n + 1, 1);
    k.n = n;
    for (size_t i = 0; i < n; i++) k.p[i] = (uint8_t)(" etaoinshrdlu"[demo_random(&seed) % 13]);
    ok = row("byte in a text", &k, byte_sg, byte_plain, n) && ok;
    ok = row("length of a text", &k, end_sg, end_plain, n) && ok;
    ok = row("count of a byte", &k, count_sg, count_plain, plain_count(k.p, n, 'e')) && ok;
    ok = row("text in a text", &k, text_sg, text_plain, n) && ok;
    demo_free(k.p);
    return !ok;
}
