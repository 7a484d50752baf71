/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 63 */
/* check: 65 */
/* check: 70001 */
/* A picture that is too dark gets all grey levels: counts, a table of 256 bytes, and a lookup of 64 points at a time. Pictures of
 * noise, of few dark levels, of one level, and of the darkest and the lightest level must become what plain C computes by
 * floating point, one point at a time. */
#include <math.h>

#include "equalise.h"

#include "demo.h"

struct data { const uint8_t *in; uint8_t *out; size_t n; };

static void run_sg(void *context) {
    const struct data *d = (const struct data *)context;
    equalise(d->in, d->n, d->out);
}
static void plain(void *context) {
    const struct data *d = (const struct data *)context;
    size_t up_to[256] = {0}, darkest;
    uint8_t table[256];
    for (size_t i = 0; i < d->n; i++) up_to[d->in[i]]++;
    for (int v = 1; v < 256; v++) up_to[v] += up_to[v - 1];
    darkest = 0;
    for (int v = 255; v >= 0; v--) darkest = up_to[v] > 0 ? up_to[v] : darkest;
    for (int v = 0; v < 256; v++) {
        const double part = darkest < d->n && up_to[v] > 0 ? (double)(up_to[v] - darkest) / (double)(d->n - darkest) : 0;
        table[v] = (uint8_t)(darkest == d->n ? v : floor(part * 255 + 0.5));
    }
    for (size_t i = 0; i < d->n; i++) d->out[i] = table[d->in[i]];
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "points", 512 * 384, 0, (size_t)1 << 28);
    const char *const names[] = {"equalise, noise", "equalise, dark", "equalise, one level", "equalise, black and white"};
    uint8_t *in = (uint8_t *)demo_alloc(3 * n + 2, 1), *out = in + n, *expected = out + n + 1;
    struct data d = {in, NULL, n};
    uint32_t seed = 1;
    int all = 1;
    demo_usage(argc, argv, 1, "[points]");
    for (int picture = 0; picture < 4; picture++) {
        int ok;
        for (size_t i = 0; i < n; i++) {
            const uint32_t r = demo_random(&seed);
            in[i] = (uint8_t)(picture == 0 ? r : picture == 1 ? 30 + r % 7 * (r >> 8 & 3) : picture == 2 ? 77 : r & 64 ? 255 : 0);
        }
        memset(out, 0xab, 2 * n + 2);
        d.out = expected;
        plain(&d);
        d.out = out;
        run_sg(&d);
        ok = memcmp(out, expected, n + 1) == 0; /* with the byte behind the picture */
        all &= ok;
        demo_row_n(names[picture], n, ok, (double)n, "G/s", demo_compare(run_sg, plain, &d));
    }
    demo_free(in);
    return !all;
}
