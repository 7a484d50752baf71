/* SPDX-License-Identifier: MIT */
/* check: 0 100 */
/* check: 1 1 */
/* check: 16 16 */
/* check: 33 5000 */
/* check: 70001 3000 */
/* Documents that have both of two words: the intersection of sorted lists. S numbers of one list are compared with S of the
 * other, and a compress packs those found. Lists at random, one within the other, without a common range, and with the least and
 * the greatest number must give what a merge in plain C gives, and nothing behind the result may be written. */
#include "intersect.h"

#include "demo.h"

struct data { uint32_t *a, *b, *out; size_t a_count, b_count, n; };

static void run_sg(void *context) {
    struct data *d = (struct data *)context;
    d->n = intersect(d->a, d->a_count, d->b, d->b_count, d->out);
}
static void plain(void *context) {
    struct data *d = (struct data *)context;
    size_t i = 0, j = 0, n = 0;
    while (i < d->a_count && j < d->b_count) {
        if (d->a[i] < d->b[j]) i++;
        else if (d->a[i] > d->b[j]) j++;
        else d->out[n++] = d->a[i++];
    }
    d->n = n;
}

/* ascending, in steps of 1 to most; the last may be the greatest possible number */
static void list(uint32_t *p, size_t n, uint32_t first, uint32_t most, uint32_t *seed) {
    for (size_t i = 0; i < n; i++) p[i] = i == 0 ? first : p[i - 1] + 1 + demo_random(seed) % most;
}

int main(int argc, char **argv) {
    const size_t a_count = demo_size(argc, argv, 1, "numbers of a", 30000, 0, (size_t)1 << 24);
    const size_t b_count = demo_size(argc, argv, 2, "numbers of b", 30000, 0, (size_t)1 << 24);
    const size_t least = a_count < b_count ? a_count : b_count;
    const struct { const char *name; uint32_t a_first, a_most, b_first, b_most; } cases[] = {
        {"intersect, the same", 0, 1, 0, 1}, {"intersect, apart", 0, 1, 1u << 26, 7}, {"intersect, a few", 3, 20, 0, 20},
        {"intersect, many", 1, 2, 0, 2}, {"intersect, one in four", 5, 1, 0, 8}};
    uint32_t *a = (uint32_t *)demo_alloc(a_count + b_count, 4), *out = (uint32_t *)demo_alloc(2 * (least + 1), 4), seed = 1;
    struct data d = {a, a + a_count, out, a_count, b_count, 0};
    int all = 1;
    demo_usage(argc, argv, 2, "[a [b]]");
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        size_t n;
        int ok;
        list(d.a, a_count, cases[c].a_first, cases[c].a_most, &seed);
        list(d.b, b_count, cases[c].b_first, cases[c].b_most, &seed);
        if (least > 0) d.a[a_count - 1] = d.b[b_count - 1] = UINT32_MAX;
        memset(out, 0xab, 2 * (least + 1) * sizeof *out);
        run_sg(&d);
        n = d.n;
        d.out = out + least + 1;
        plain(&d);
        ok = n == d.n && memcmp(out, out + least + 1, (least + 1) * sizeof *out) == 0; /* with the numbers behind the result */
        d.out = out;
        all &= ok;
        demo_row_n(cases[c].name, a_count + b_count, ok, (double)(a_count + b_count), "G/s", demo_compare(run_sg, plain, &d));
    }
    demo_free(a);
    demo_free(out);
    return !all;
}
