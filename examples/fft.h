/* SPDX-License-Identifier: MIT */
/* Fourier transform of n complex numbers, n a power of two from 64 on, for examples/fft.c and the bench: Stockham's passes of
 * radix 4, which sort as they go. Between passes real and imaginary parts are apart, so that a lane is a number. */
#ifndef EXAMPLES_FFT_H
#define EXAMPLES_FFT_H

#include <math.h>
#include <stddef.h>

struct fft {
    size_t n;
    float *factor; /* exp(-2 pi i j / n): real, imaginary, .. of j < n; memory for 2 n */
    float *first; /* those of the first pass, by j, 2 j, 3 j with real and imaginary parts apart; for 6 n / 4 */
    float *work; /* for 4 n */
};
static inline void fft_prepare(const struct fft *t) {
    const size_t quarter = t->n / 4;
    for (size_t j = 0; j < t->n; j++) {
        const double angle = -6.283185307179586477 * (double)j / (double)t->n;
        t->factor[2 * j] = (float)cos(angle);
        t->factor[2 * j + 1] = (float)sin(angle);
    }
    for (size_t p = 0; p < 3; p++)
        for (size_t j = 0; j < quarter; j++) {
            t->first[2 * p * quarter + j] = t->factor[2 * (p + 1) * j];
            t->first[(2 * p + 1) * quarter + j] = t->factor[2 * (p + 1) * j + 1];
        }
}

#undef SG_SIZE
#define SG_SIZE 4 /* the second pass has runs of 4 */
#include <sg.h>
#define SG_T_FFT_PASS fft_pass_4
#include "fft.tmpl.h"

#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
#define SG_T_FFT_PASS fft_pass_16
#include "fft.tmpl.h"

/* Runs of one number: lanes are neighbours j, with factors of their own; four results of a lane become neighbours. */
static inline void fft_first(const struct fft *t, const float *in, float *to_re, float *to_im) {
    const size_t quarter = t->n / 4;
    for (size_t j = 0; j < quarter; j += SG_SIZE) {
        const sg_f32v2 a = sg_load_v2_f32(in + 2 * j), b = sg_load_v2_f32(in + 2 * (j + quarter));
        const sg_f32v2 c = sg_load_v2_f32(in + 2 * (j + 2 * quarter)), d = sg_load_v2_f32(in + 2 * (j + 3 * quarter));
        const sg_f32 er = sg_add(a.s[0], c.s[0]), ei = sg_add(a.s[1], c.s[1]), fr = sg_sub(a.s[0], c.s[0]), fi = sg_sub(a.s[1], c.s[1]);
        const sg_f32 gr = sg_add(b.s[0], d.s[0]), gi = sg_add(b.s[1], d.s[1]), hr = sg_sub(b.s[0], d.s[0]), hi = sg_sub(b.s[1], d.s[1]);
        const sg_f32 x[3] = {sg_add(fr, hi), sg_sub(er, gr), sg_sub(fr, hi)}, y[3] = {sg_sub(fi, hr), sg_sub(ei, gi), sg_add(fi, hr)};
        sg_f32v4 re, im;
        re.s[0] = sg_add(er, gr);
        im.s[0] = sg_add(ei, gi);
        SG_UNROLL(3) for (size_t p = 0; p < 3; p++) {
            const sg_f32 c1 = sg_load(t->first + 2 * p * quarter + j), s1 = sg_load(t->first + (2 * p + 1) * quarter + j);
            re.s[p + 1] = sg_sub(sg_mul(x[p], c1), sg_mul(y[p], s1));
            im.s[p + 1] = sg_mul_add(x[p], s1, sg_mul(y[p], c1));
        }
        sg_store_v4_f32(to_re + 4 * j, re);
        sg_store_v4_f32(to_im + 4 * j, im);
    }
}
/* The last pass, of 4 or 2, has no factors. */
SG_INLINE void fft_put(float *out, sg_f32 re, sg_f32 im) {
    sg_f32v2 v;
    v.s[0] = re;
    v.s[1] = im;
    sg_store_v2_f32(out, v);
}
static inline void fft_last(const struct fft *t, const float *re, const float *im, float *out, size_t m) {
    const size_t quarter = t->n / 4;
    for (size_t k = 0; m == quarter && k < m; k += SG_SIZE) {
        const float *r = re + k, *i = im + k;
        const sg_f32 ar = sg_load(r), br = sg_load(r + quarter), cr = sg_load(r + 2 * quarter), dr = sg_load(r + 3 * quarter);
        const sg_f32 ai = sg_load(i), bi = sg_load(i + quarter), ci = sg_load(i + 2 * quarter), di = sg_load(i + 3 * quarter);
        const sg_f32 er = sg_add(ar, cr), ei = sg_add(ai, ci), fr = sg_sub(ar, cr), fi = sg_sub(ai, ci);
        const sg_f32 gr = sg_add(br, dr), gi = sg_add(bi, di), hr = sg_sub(br, dr), hi = sg_sub(bi, di);
        fft_put(out + 2 * k, sg_add(er, gr), sg_add(ei, gi));
        fft_put(out + 2 * (k + m), sg_add(fr, hi), sg_sub(fi, hr));
        fft_put(out + 2 * (k + 2 * m), sg_sub(er, gr), sg_sub(ei, gi));
        fft_put(out + 2 * (k + 3 * m), sg_sub(fr, hi), sg_add(fi, hr));
    }
    for (size_t k = 0; m != quarter && k < m; k += SG_SIZE) {
        const sg_f32 ar = sg_load(re + k), ai = sg_load(im + k), br = sg_load(re + m + k), bi = sg_load(im + m + k);
        fft_put(out + 2 * k, sg_add(ar, br), sg_add(ai, bi));
        fft_put(out + 2 * (k + m), sg_sub(ar, br), sg_sub(ai, bi));
    }
}
/* in and out are n complex numbers, real and imaginary part in turn; in stays */
static inline void fft_run(const struct fft *t, const float *in, float *out) {
    float *from = t->work, *to = t->work + 2 * t->n;
    size_t m = 4;
    fft_first(t, in, from, from + t->n);
    for (; t->n / m > 4; m *= 4) {
        float *const next = from;
        if (m == 4) fft_pass_4(t, from, from + t->n, to, to + t->n, m);
        else fft_pass_16(t, from, from + t->n, to, to + t->n, m);
        from = to;
        to = next;
    }
    fft_last(t, from, from + t->n, out, m);
}

#endif
