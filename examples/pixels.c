/* SPDX-License-Identifier: MIT */
/* check: 100 */
/* Rows of pictures (pixels.h), compared with plain C: rows of every length, and every luminance with every colour. */
#include "pixels.h"

#include "bytes.h"
#include "bytes_plain.h"

static int same(const char *what, size_t n, uint8_t *got, uint8_t *want, size_t bytes) {
    const int ok = memcmp(got, want, bytes) == 0;
    free(got);
    free(want);
    return ok || bytes_bad(what, n);
}
static int check(void) {
    static uint8_t text[4 * BYTES_MOST];
    uint32_t seed = 1;
    int ok = 1;
    for (size_t i = 0; i < sizeof text; i++) text[i] = (uint8_t)(demo_random(&seed) >> 3);
    for (size_t n = 0, first = 1; ok && (n || first); first = 0, n = bytes_next(n)) {
        uint8_t *from = bytes_copy(text, 4 * n), *got = bytes_copy(text, 4 * n), *want = bytes_copy(text, 4 * n);
        free(from);
        from = bytes_copy(text, 3 * n);
        pixels_3_to_4(from, got, n);
        plain_3_to_4(from, want, n);
        ok = same("3 to 4", n, got, want, 4 * n);
        free(from);
        from = bytes_copy(text, 4 * n);
        got = bytes_copy(text, n), want = bytes_copy(text, n);
        pixels_halve(from, from + 2 * n, got, n);
        plain_halve(from, from + 2 * n, want, n);
        ok = same("halve", n, got, want, n) && ok;
        if (n % 2 == 0) {
            got = bytes_copy(text, 4 * n), want = bytes_copy(text, 4 * n);
            pixels_i420(from, from + n, from + n + n / 2, got, n);
            plain_i420(from, from + n, from + n + n / 2, want, n);
            ok = same("i420", n, got, want, 4 * n) && ok;
        }
        free(from);
    }
    for (int k = 0; ok && k < 256 * 256; k++) { /* 64 pixels of each colour: all luminances in four of them */
        uint8_t y[64], u[32], v[32], got[256], want[256];
        for (int i = 0; i < 64; i++) y[i] = (uint8_t)(4 * i + k % 4);
        memset(u, k / 256, sizeof u);
        memset(v, k % 256, sizeof v);
        pixels_i420(y, u, v, got, 64);
        plain_i420(y, u, v, want, 64);
        if (memcmp(got, want, 256) != 0) ok = bytes_bad("colour", (size_t)k);
    }
    return ok;
}

struct job { uint8_t *p, *to; size_t n; };
#define JOB(name, call) \
    static void name(void *context) { \
        const struct job *k = (const struct job *)context; \
        call; \
    }
JOB(sg_3_to_4, pixels_3_to_4(k->p, k->to, k->n))
JOB(c_3_to_4, plain_3_to_4(k->p, k->to, k->n))
JOB(sg_halve, pixels_halve(k->p, k->p + 2 * k->n, k->to, k->n))
JOB(c_halve, plain_halve(k->p, k->p + 2 * k->n, k->to, k->n))
JOB(sg_i420, pixels_i420(k->p, k->p + k->n, k->p + k->n + k->n / 2, k->to, k->n))
JOB(c_i420, plain_i420(k->p, k->p + k->n, k->p + k->n + k->n / 2, k->to, k->n))

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "pixels", 4096, 0, (size_t)1 << 24) / 2 * 2;
    struct job k = {NULL, NULL, 0};
    uint32_t seed = 5;
    int ok = check();
    demo_usage(argc, argv, 1, "[pixels]");
    k.p = (uint8_t *)demo_alloc(n, 4);
    k.to = (uint8_t *)demo_alloc(n, 4);
    k.n = n;
    for (size_t i = 0; i < 4 * n; i++) k.p[i] = (uint8_t)demo_random(&seed);
    ok = demo_row_n("RGB24 to 32 bits", n, ok, (double)n, "G/s", demo_compare(sg_3_to_4, c_3_to_4, &k));
    ok = demo_row_n("half the size", n, ok, (double)n, "G/s", demo_compare(sg_halve, c_halve, &k)) && ok;
    ok = demo_row_n("I420 to RGBA", n, ok, (double)n, "G/s", demo_compare(sg_i420, c_i420, &k)) && ok;
    demo_free(k.p);
    demo_free(k.to);
    return !ok;
}
