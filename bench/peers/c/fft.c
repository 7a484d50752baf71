/* SPDX-License-Identifier: MIT */
/* The same passes as examples/fft.h's in plain C, on complex numbers of two floats, on one thread. */
#include "../../kernels/fft.h"

#include <math.h>

#include "c.h"

struct number { float re, im; };
static inline struct number times(struct number a, struct number b) {
    const struct number r = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    return r;
}
static void pass(size_t n, const struct number *factor, const struct number *restrict x, struct number *restrict y, size_t m) {
    const size_t quarter = n / 4;
    for (size_t j = 0; j < quarter / m; j++) {
        const struct number w1 = factor[j * m], w2 = factor[2 * j * m], w3 = factor[3 * j * m];
        for (size_t k = 0; k < m; k++) {
            const struct number *p = x + j * m + k, a = p[0], b = p[quarter], c = p[2 * quarter], d = p[3 * quarter];
            const struct number e = {a.re + c.re, a.im + c.im}, f = {a.re - c.re, a.im - c.im};
            const struct number g = {b.re + d.re, b.im + d.im}, h = {b.re - d.re, b.im - d.im};
            const struct number s = {e.re + g.re, e.im + g.im}, t = {f.re + h.im, f.im - h.re};
            const struct number u = {e.re - g.re, e.im - g.im}, v = {f.re - h.im, f.im + h.re};
            struct number *q = y + 4 * j * m + k;
            q[0] = s;
            q[m] = times(t, w1);
            q[2 * m] = times(u, w2);
            q[3 * m] = times(v, w3);
        }
    }
}
BENCH_RUN(fft, k) {
    static struct number *factor, *work;
    static size_t n;
    const struct number *from = (const struct number *)k->in;
    struct number *out = (struct number *)k->out;
    size_t m = 1, passes = 0;
    if (n != k->n) {
        n = k->n;
        bench_free(factor);
        factor = (struct number *)bench_alloc(2 * n * sizeof *factor);
        work = factor + n;
        for (size_t j = 0; j < n; j++) {
            factor[j].re = (float)cos(2 * M_PI * (double)j / (double)n);
            factor[j].im = (float)-sin(2 * M_PI * (double)j / (double)n);
        }
    }
    for (size_t left = n; left > 1; left = left > 2 ? left / 4 : 1) passes++;
    for (; n / m >= 4; m *= 4, passes--) {
        struct number *to = passes % 2 ? out : work;
        pass(n, factor, from, to, m);
        from = to;
    }
    for (size_t i = 0; m < n && i < m; i++) {
        const struct number a = from[i], b = from[i + m];
        out[i].re = a.re + b.re, out[i].im = a.im + b.im;
        out[i + m].re = a.re - b.re, out[i + m].im = a.im - b.im;
    }
}
