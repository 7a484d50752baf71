/* SPDX-License-Identifier: MIT */
/* check: 256 */
/* check: 512 */
/* check: 1024 */
/* check: 2048 */
/* check: 65536 */
/* refuse: 128 */
/* refuse: 1000 */
/* The fast Fourier transform (fft.h). The result must be the sum of the definition in double precision, within what single precision
 * allows: at all frequencies, or at 64 of them. That of one impulse must be a turning circle, that of a constant one peak. */
#include "fft.h"

#include "demo.h"

struct data { struct fft t; float *in, *out, *circle; };

static void run_sg(void *context) {
    const struct data *d = (const struct data *)context;
    fft_run(&d->t, d->in, d->out);
}
/* Cooley and Tukey's algorithm of radix 2: reorders by reversed bits, then works in place */
static void plain(void *context) {
    const struct data *d = (const struct data *)context;
    const size_t n = d->t.n;
    float *x = d->out;
    for (size_t i = 0, j = 0; i < n; i++) {
        size_t bit = n / 2;
        x[2 * j] = d->in[2 * i], x[2 * j + 1] = d->in[2 * i + 1];
        for (; j & bit; bit /= 2) j ^= bit;
        j |= bit;
    }
    for (size_t half = 1; half < n; half *= 2) {
        for (size_t first = 0; first < n; first += 2 * half) {
            for (size_t j = 0; j < half; j++) {
                const float c = d->circle[n / half * j], s = d->circle[n / half * j + 1];
                float *a = x + 2 * (first + j), *b = a + 2 * half;
                const float re = b[0] * c - b[1] * s, im = b[0] * s + b[1] * c;
                b[0] = a[0] - re, b[1] = a[1] - im;
                a[0] += re, a[1] += im;
            }
        }
    }
}
static int right(const struct data *d) {
    const size_t n = d->t.n;
    double norm = 0;
    for (size_t i = 0; i < 2 * n; i++) norm += (double)d->in[i] * (double)d->in[i];
    for (size_t f = 0; f < n; f += n > 1024 ? n / 64 + 1 : 1) {
        double re = 0, im = 0;
        for (size_t i = 0; i < n; i++) {
            const double angle = -6.283185307179586477 * (double)(i * f % n) / (double)n, c = cos(angle), s = sin(angle);
            const double a = (double)d->in[2 * i], b = (double)d->in[2 * i + 1];
            re += a * c - b * s;
            im += a * s + b * c;
        }
        re -= (double)d->out[2 * f];
        im -= (double)d->out[2 * f + 1];
        if (!(sqrt(re * re + im * im) <= 1e-6 * sqrt(norm))) return 0;
    }
    return 1;
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 4096, 256, (size_t)1 << 24);
    float *p = (float *)demo_alloc(10 * n, sizeof *p);
    struct data d = {{n, p + 9 * n, p + 6 * n, p + 4 * n}, p, p + 2 * n, p + 8 * n};
    uint32_t seed = 1;
    int ok = 1;
    demo_usage(argc, argv, 1, "[n]");
    if (n & (n - 1)) {
        fprintf(stderr, "%s: n must be a power of two\n", argv[0]);
        return 2;
    }
    fft_prepare(&d.t);
    for (size_t j = 0; j < n / 2; j++) { /* exp(-2 pi i j / n) */
        const double angle = -6.283185307179586477 * (double)j / (double)n;
        d.circle[2 * j] = (float)cos(angle);
        d.circle[2 * j + 1] = (float)sin(angle);
    }
    for (int input = 0; input < 3; input++) {
        for (size_t i = 0; i < n; i++) {
            const int impulse = i == n - 3;
            d.in[2 * i] = input == 0 ? (float)impulse : input == 1 ? 1 : demo_random_f32(&seed);
            d.in[2 * i + 1] = input == 0 ? 0 : input == 1 ? -2 : demo_random_f32(&seed);
        }
        memset(d.out, 0xff, 2 * n * sizeof *d.out);
        run_sg(&d);
        ok &= right(&d);
        memset(d.out, 0xff, 2 * n * sizeof *d.out);
        plain(&d);
        ok &= right(&d);
    }
    for (double log_n = 0, k = 1; ; k *= 2, log_n++) {
        if (k < (double)n) continue;
        demo_row_n("fft, complex f32", n, ok, 5 * log_n * (double)n, "GFlop/s", demo_compare(run_sg, plain, &d));
        break;
    }
    demo_free(p);
    return !ok;
}
