/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* The structure of JSON, the fields of CSV and lines, as places (json.h), compared with plain C: random texts of the bytes that matter, of
 * every length, and whole objects. */
#include "json.h"

#include "bytes.h"
#include "bytes_plain.h"

typedef size_t index_of(const uint8_t *, size_t, uint32_t *);
static int same(index_of *sg, index_of *plain, const uint8_t *text, size_t n) {
    uint8_t *p = bytes_copy(text, n);
    uint32_t *have = (uint32_t *)malloc((n + 16) * 4), *want = (uint32_t *)malloc((n + 16) * 4);
    size_t count;
    int ok;
    if (!have || !want) exit(2);
    count = sg(p, n, have);
    ok = count == plain(p, n, want) && (count == SIZE_MAX || memcmp(have, want, count * 4) == 0);
    free(p);
    free(have);
    free(want);
    return ok;
}
static int check(void) {
    static uint8_t text[BYTES_MOST];
    uint32_t seed = 1;
    for (size_t n = 0, first = 1; n || first; first = 0, n = bytes_next(n)) {
        for (int t = 0; t < 20; t++) {
            static const char often[] = "\"\"\"\\\\\\{}[]:, \n\rab1\xc3\xa9";
            if (t < 15) {
                for (size_t i = 0; i < n; i++) text[i] = (uint8_t)often[demo_random(&seed) % (t < 10 ? 18 : 20)];
                if (t % 2 && n) text[demo_random(&seed) % n] = '"';
            } else {
                plain_json_text(text, n, &seed, demo_random);
                if (t > 17 && n) text[demo_random(&seed) % n] = '"';
            }
            /* no \ outside of strings, where it has no meaning; the text ends with a quote, so that strings end */
            for (size_t i = 0, in = 0; i < n; i++) {
                if (text[i] == '"') in = !in;
                else if (!in && text[i] == '\\') text[i] = 'x';
                else if (in && text[i] == '\\') i++;
                else if (in && t % 3 && text[i] < 32) text[i] = 'y';
            }
            if (!same(json_index, plain_json_index, text, n)) return bytes_bad("json", n);
            if (!same(csv_index, plain_csv_index, text, n)) return bytes_bad("csv", n);
            if (!same(line_index, plain_line_index, text, n)) return bytes_bad("lines", n);
        }
    }
    return 1;
}

struct job { uint8_t *p; size_t n, result; uint32_t *out; };
#define JOB(name, function) \
    static void name(void *context) { struct job *k = (struct job *)context; k->result = function(k->p, k->n, k->out); }
JOB(json_sg, json_index)
JOB(json_plain, plain_json_index)
JOB(csv_sg, csv_index)
JOB(csv_plain, plain_csv_index)
JOB(line_sg, line_index)
JOB(line_plain, plain_line_index)

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "bytes", 65536, 0, (size_t)1 << 28);
    struct job k = {NULL, 0, 0, NULL};
    uint32_t seed = 5;
    int ok = check();
    demo_usage(argc, argv, 1, "[bytes]");
    k.p = (uint8_t *)demo_alloc(n + 1, 1);
    k.out = (uint32_t *)demo_alloc(n + 16, 4);
    k.n = n;
    plain_json_text(k.p, n, &seed, demo_random);
    ok = demo_row_n("structure of JSON", n, ok, (double)n, "GB/s", demo_compare(json_sg, json_plain, &k));
    ok = demo_row_n("fields of CSV", n, ok, (double)n, "GB/s", demo_compare(csv_sg, csv_plain, &k));
    ok = demo_row_n("lines", n, ok, (double)n, "GB/s", demo_compare(line_sg, line_plain, &k));
    demo_free(k.p);
    demo_free(k.out);
    return !ok;
}
