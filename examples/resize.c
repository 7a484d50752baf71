/* SPDX-License-Identifier: MIT */
/* check: 100 60 */
/* Resizes pictures (resize.h), compared with plain C: from and to many sizes. */
#include "resize.h"

#include "bytes.h"
#include "bytes_plain.h"

static const uint8_t *picture(void) {
    static uint8_t bytes[4 * BYTES_MOST];
    uint32_t seed = 1;
    if (bytes[0] == 0) {
        for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)(demo_random(&seed) >> 3 | (i == 0));
    }
    return bytes;
}
static int check_resize(size_t n, size_t n_high, size_t m, size_t m_high, size_t pixel) {
    uint8_t *from = bytes_copy(picture(), n * n_high * pixel), *got = bytes_copy(picture(), m * m_high * pixel);
    uint8_t *want = bytes_copy(picture(), m * m_high * pixel);
    int ok;
    if (!resize(from, n, n_high, got, m, m_high, pixel)) bytes_no_memory();
    plain_resize(from, n, n_high, want, m, m_high, pixel);
    ok = memcmp(got, want, m * m_high * pixel) == 0;
    if (ok && n == m && n_high == m_high) ok = memcmp(got, from, n * n_high * pixel) == 0;
    free(from);
    free(got);
    free(want);
    if (!ok) printf("%lu x %lu to %lu x %lu: ", (unsigned long)n, (unsigned long)n_high, (unsigned long)m, (unsigned long)m_high);
    return ok || bytes_bad("resize", pixel);
}
static int check(void) {
    int ok = 1;
    for (size_t n = 1; ok && n < 200; n = n < 40 ? n + 1 : n * 9 / 8) { /* rows */
        for (size_t m = 1; ok && m < 300; m = m < 20 ? m + 1 : m * 7 / 6) {
            ok = check_resize(n, 2, m, 3, 1) && check_resize(n, 3, m, 2, 4) && check_resize(n, 2, m, 2, 4) && check_resize(n, 3, m, 1, 1);
        }
    }
    for (size_t n_high = 1; ok && n_high < 40; n_high++) { /* columns */
        for (size_t m_high = 1; ok && m_high < 60; m_high += 3) ok = check_resize(70, n_high, 90, m_high, 1) && check_resize(70, n_high, 50, m_high, 4);
    }
    for (size_t n = 0; ok && n < 300; n++) {
        uint8_t *from = bytes_copy(picture(), 16 * n), *got = bytes_copy(picture(), 4 * n), *want = bytes_copy(picture(), 4 * n);
        resize_halve(from, from + 8 * n, got, n);
        plain_halve_4(from, from + 8 * n, want, n);
        ok = memcmp(got, want, 4 * n) == 0 || bytes_bad("halve", n);
        free(from);
        free(got);
        free(want);
    }
    return ok;
}

struct job { uint8_t *p, *to; size_t wide, high; };
static void sg_larger(void *context) {
    const struct job *k = (const struct job *)context;
    if (!resize(k->p, k->wide, k->high, k->to, k->wide * 3 / 2, k->high * 3 / 2, 4)) bytes_no_memory();
}
static void c_larger(void *context) {
    const struct job *k = (const struct job *)context;
    plain_resize(k->p, k->wide, k->high, k->to, k->wide * 3 / 2, k->high * 3 / 2, 4);
}
static void sg_smaller(void *context) {
    const struct job *k = (const struct job *)context;
    if (!resize(k->p, k->wide, k->high, k->to, k->wide * 2 / 3 + 1, k->high * 2 / 3 + 1, 4)) bytes_no_memory();
}
static void c_smaller(void *context) {
    const struct job *k = (const struct job *)context;
    plain_resize(k->p, k->wide, k->high, k->to, k->wide * 2 / 3 + 1, k->high * 2 / 3 + 1, 4);
}
#define HALVES(name, call) \
    static void name(void *context) { \
        const struct job *k = (const struct job *)context; \
        const size_t bytes = 4 * k->wide, half = k->wide / 2; \
        for (size_t i = 0; i + 2 <= k->high; i += 2) call(k->p + i * bytes, k->p + (i + 1) * bytes, k->to + 2 * i * half, half); \
    }
HALVES(sg_mean, resize_halve)
HALVES(c_mean, plain_halve_4)

int main(int argc, char **argv) {
    const size_t wide = demo_size(argc, argv, 1, "width", 320, 1, 16384), high = demo_size(argc, argv, 2, "height", 180, 1, 16384);
    const size_t n = wide * high;
    struct job k = {NULL, NULL, wide, high};
    uint32_t seed = 5;
    int ok = check();
    demo_usage(argc, argv, 2, "[width [height]]");
    k.p = (uint8_t *)demo_alloc(n, 4);
    k.to = (uint8_t *)demo_alloc(n + n / 2 * 3 + 4, 4);
    for (size_t i = 0; i < 4 * n; i++) k.p[i] = (uint8_t)demo_random(&seed);
    ok = demo_row_n("3/2 of the size", n, ok, (double)n, "G/s", demo_compare(sg_larger, c_larger, &k));
    ok = demo_row_n("2/3 of the size", n, ok, (double)n, "G/s", demo_compare(sg_smaller, c_smaller, &k)) && ok;
    ok = demo_row_n("half, four bytes", n, ok, (double)n, "G/s", demo_compare(sg_mean, c_mean, &k)) && ok;
    demo_free(k.p);
    demo_free(k.to);
    return !ok;
}
