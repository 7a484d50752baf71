/* SPDX-License-Identifier: MIT */
/* Fourier transform of n complex numbers, n a power of two from 256 on, for examples/fft.c and the bench. The numbers are a table of n / 16
 * rows and 16 columns. Stockham's passes of radix 8 and 4, which sort as they go, transform as many columns as there are lanes, all passes
 * before the next columns, so that less memory is in use; then comes a transform of each row, for which lanes become rows. In between a
 * row is real parts and then imaginary ones, so that a lane is a number and a line of memory is read and written as a whole. */
#ifndef EXAMPLES_FFT_H
#define EXAMPLES_FFT_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#undef SG_SIZE /* the primary size: one register */
#include <sg.h>

enum { FFT_COLUMNS = 16, FFT_ROW = 2 * SG_SIZE /* numbers in a row of a block of columns */ };
struct fft {
    size_t n;
    float *factor; /* cosine and sine of 2 pi j / rows, of all rows j; memory for n / 8 */
    float *turn; /* those of 2 pi j c / n, for row j and column c: blocks of columns, with rows as in work; for 2 n */
    float *work; /* for 2 n */
};
/* where column c of row j is, its real part */
static inline size_t fft_place(size_t n, size_t j, size_t c) { return c / SG_SIZE * (n / FFT_COLUMNS) * FFT_ROW + FFT_ROW * j + c % SG_SIZE; }
static inline void fft_prepare(const struct fft *t) {
    const double step = 6.283185307179586477 / (double)t->n;
    for (size_t j = 0; j < t->n / FFT_COLUMNS; j++) {
        t->factor[2 * j] = (float)cos(step * (double)(FFT_COLUMNS * j));
        t->factor[2 * j + 1] = (float)sin(step * (double)(FFT_COLUMNS * j));
        for (size_t c = 0; c < FFT_COLUMNS; c++) {
            float *const turn = t->turn + fft_place(t->n, j, c);
            turn[0] = (float)cos(step * (double)(j * c));
            turn[SG_SIZE] = (float)sin(step * (double)(j * c));
        }
    }
}

/* replaces four numbers, `step` apart, by their transform */
SG_INLINE void fft_four(sg_f32 *ar, sg_f32 *ai, size_t step) {
    sg_f32 *const br = ar + step, *const cr = br + step, *const dr = cr + step, *const bi = ai + step, *const ci = bi + step, *const di = ci + step;
    const sg_f32 er = sg_add(*ar, *cr), ei = sg_add(*ai, *ci), fr = sg_sub(*ar, *cr), fi = sg_sub(*ai, *ci);
    const sg_f32 gr = sg_add(*br, *dr), gi = sg_add(*bi, *di), hr = sg_sub(*br, *dr), hi = sg_sub(*bi, *di);
    *ar = sg_add(er, gr), *ai = sg_add(ei, gi);
    *br = sg_add(fr, hi), *bi = sg_sub(fi, hr);
    *cr = sg_sub(er, gr), *ci = sg_sub(ei, gi);
    *dr = sg_sub(fr, hi), *di = sg_add(fi, hr);
}
/* the same for eight; number i of the result is at i % 4 * 2 + i / 4 */
SG_INLINE void fft_eight(sg_f32 *re, sg_f32 *im) {
    const sg_f32 root = sg_splat_f32(0.70710678118654752f), minus = sg_splat_f32(-0.70710678118654752f);
    fft_four(re, im, 2);
    fft_four(re + 1, im + 1, 2);
    /* turns the odd ones by 3 to 0 eighths of a circle, up to the sign of i. In this order few registers are in use */
    sg_f32 r = sg_add(re[3], im[3]), i = sg_sub(im[3], re[3]);
    re[3] = sg_mul_add(minus, r, re[2]), im[3] = sg_mul_add(minus, i, im[2]), re[2] = sg_mul_add(root, r, re[2]), im[2] = sg_mul_add(root, i, im[2]);
    r = im[5], i = re[5];
    re[5] = sg_sub(re[4], r), im[5] = sg_add(im[4], i), re[4] = sg_add(re[4], r), im[4] = sg_sub(im[4], i);
    r = sg_sub(im[7], re[7]), i = sg_add(im[7], re[7]);
    re[7] = sg_mul_add(minus, r, re[6]), im[7] = sg_mul_add(root, i, im[6]), re[6] = sg_mul_add(root, r, re[6]), im[6] = sg_mul_add(minus, i, im[6]);
    r = re[1], i = im[1];
    re[1] = sg_sub(re[0], r), im[1] = sg_sub(im[0], i), re[0] = sg_add(re[0], r), im[0] = sg_add(im[0], i);
}
/* times c - i s. A minus of s instead would be taken out of loops and need a register */
SG_INLINE void fft_turn(sg_f32 *re, sg_f32 *im, sg_f32 c, sg_f32 s) {
    const sg_f32 r = *re;
    *re = sg_mul_add(*im, s, sg_mul(r, c));
    *im = sg_mul_add(sg_neg(r), s, sg_mul(*im, c));
}

/* Transforms of `radix` numbers each: of m rows, of those `apart` rows behind, .. to m rows, m rows behind these, ..; they are turned by
 * w[1] to w[radix - 1], if there is w. In front of the first pass a row has all columns, and the parts of a number are side by side. */
SG_INLINE void fft_rows(const float *from, float *to, size_t m, size_t apart, size_t radix, bool first, const float *const *w) {
    const size_t pitch = first ? 2 * FFT_COLUMNS : FFT_ROW;
    sg_f32 c[8], s[8];
    SG_UNROLL(8) for (size_t i = 1; w && i < radix; i++) c[i] = sg_splat_f32(w[i][0]), s[i] = sg_splat_f32(w[i][1]);
    for (size_t row = 0; row < m; row++) {
        sg_f32 re[8], im[8];
        SG_UNROLL(8) for (size_t i = 0; i < radix; i++) {
            const float *const p = from + pitch * (apart * i + row);
            if (first) {
                const sg_f32v2 v = sg_load_v2_f32(p);
                re[i] = v.s[0], im[i] = v.s[1];
            } else {
                re[i] = sg_load(p), im[i] = sg_load(p + SG_SIZE);
            }
        }
        if (radix == 8) fft_eight(re, im);
        else fft_four(re, im, 1);
        SG_UNROLL(8) for (size_t i = 0; i < radix; i++) {
            const size_t at = radix == 8 ? i % 4 * 2 + i / 4 : i;
            float *const p = to + FFT_ROW * (m * i + row);
            if (w && i > 0) fft_turn(&re[at], &im[at], c[i], s[i]);
            sg_store(p, re[at]);
            sg_store(p + SG_SIZE, im[at]);
        }
    }
}
/* A pass. m is the product of the radices before. */
SG_INLINE void fft_pass(const struct fft *t, const float *from, float *to, size_t m, size_t radix, bool first) {
    const size_t apart = t->n / FFT_COLUMNS / radix, pitch = first ? 2 * FFT_COLUMNS : FFT_ROW;
    fft_rows(from, to, m, apart, radix, first, NULL);
    for (size_t j = m; j < apart; j += m) {
        const float *w[8];
        SG_UNROLL(8) for (size_t i = 0; i < radix; i++) w[i] = t->factor + 2 * i * j;
        fft_rows(from + pitch * j, to + FFT_ROW * j * radix, m, apart, radix, first, w);
    }
}
/* All passes over a block of columns, from `in` to `to`. */
static inline void fft_columns(const struct fft *t, const float *in, float *to, float *other) {
    const size_t rows = t->n / FFT_COLUMNS, radix = SG_REG_BITS == 512 ? 8 : 4; /* with 16 registers four numbers at a time are faster */
    size_t passes = 0, fours = 0, m = 1;
    const float *from = in;
    for (; m < rows; m *= radix) passes++;
    if (radix == 8) {
        for (; m > rows; m /= 2) fours++; /* as many passes have radix 4 instead: none, one or two */
    } else {
        passes -= m > rows; /* two passes of radix 4 become one of radix 8 */
        fours = passes - (m > rows);
    }
    for (m = 1; passes > 0; passes--) {
        float *const next = passes % 2 ? to : other;
        const bool eight = passes > fours;
        if (m == 1 && eight) fft_pass(t, from, next, m, 8, true);
        else if (m == 1) fft_pass(t, from, next, m, 4, true);
        else if (eight) fft_pass(t, from, next, m, 8, false);
        else fft_pass(t, from, next, m, 4, false);
        m *= eight ? 8 : 4;
        from = next;
    }
}
/* SG_SIZE columns of as many rows, turned: lanes become rows */
SG_INLINE void fft_tile(const float *from, const float *turn, sg_f32 *re, sg_f32 *im) {
    SG_UNROLL(16) for (size_t r = 0; r < SG_SIZE; r++) {
        const size_t at = FFT_ROW * r;
        re[r] = sg_load(from + at), im[r] = sg_load(from + at + SG_SIZE);
        fft_turn(&re[r], &im[r], sg_load(turn + at), sg_load(turn + at + SG_SIZE));
    }
    sg_transpose(re);
    sg_transpose(im);
}
/* four numbers of 16, 4 apart, and number p of what they become turned by p * q 16ths */
SG_INLINE void fft_quarter(sg_f32 *re, sg_f32 *im, size_t q) {
    static const float sixteenth[10][2] = {{1, 0}, {0.92387953251128676f, 0.38268343236508977f}, {0.70710678118654752f, 0.70710678118654752f},
        {0.38268343236508977f, 0.92387953251128676f}, {0, 1}, {0, 0}, {-0.70710678118654752f, 0.70710678118654752f},
        {0, 0}, {0, 0}, {-0.92387953251128676f, -0.38268343236508977f}}; /* cosine and sine of j sixteenths of a circle, as far as they are used */
    fft_four(re, im, 4);
    SG_UNROLL(4) for (size_t p = 1; q > 0 && p < 4; p++) {
        fft_turn(&re[4 * p], &im[4 * p], sg_splat_f32(sixteenth[p * q][0]), sg_splat_f32(sixteenth[p * q][1]));
    }
}
/* number q of four is to be 4 * q `rows` behind the first */
SG_INLINE void fft_put(sg_f32 *re, sg_f32 *im, float *out, size_t rows) {
    fft_four(re, im, 1);
    SG_UNROLL(4) for (size_t q = 0; q < 4; q++) {
        sg_f32v2 v;
        v.s[0] = re[q], v.s[1] = im[q];
        sg_store_v2_f32(out + 8 * q * rows, v);
    }
}
/* The last pass: 16 numbers of each row, by two steps of four. Functions, not loops in loops, in which Clang 14 keeps arrays in memory. */
static inline void fft_last(const struct fft *t, const float *from, float *out) {
    const size_t rows = t->n / FFT_COLUMNS;
    for (size_t row = 0; row < rows; row += SG_SIZE) {
        const float *const p = from + FFT_ROW * row, *const turn = t->turn + FFT_ROW * row;
        float *const to = out + 2 * row;
        sg_f32 re[FFT_COLUMNS], im[FFT_COLUMNS];
        SG_UNROLL(4) for (size_t c = 0; c < FFT_COLUMNS; c += SG_SIZE) fft_tile(p + 2 * c * rows, turn + 2 * c * rows, re + c, im + c);
        fft_quarter(re, im, 0);
        fft_quarter(re + 1, im + 1, 1);
        fft_quarter(re + 2, im + 2, 2);
        fft_quarter(re + 3, im + 3, 3);
        fft_put(re, im, to, rows);
        fft_put(re + 4, im + 4, to + 2 * rows, rows);
        fft_put(re + 8, im + 8, to + 4 * rows, rows);
        fft_put(re + 12, im + 12, to + 6 * rows, rows);
    }
}
/* in and out are n complex numbers, real and imaginary part in turn; in stays */
static inline void fft_run(const struct fft *t, const float *in, float *out) {
    for (size_t c = 0; c < FFT_COLUMNS; c += SG_SIZE) fft_columns(t, in + 2 * c, t->work + fft_place(t->n, 0, c), out);
    fft_last(t, t->work, out);
}

#endif
