/* SPDX-License-Identifier: MIT */
/* A sub-group makes a block of results at a time, so that one load from x serves several of them. */
#define SG_SIZE 16
#include "sg.h"

#include "../../kernels/convolve.h"

/* ---- 1D: four neighbouring registers of results; each tap's weight is read once for them ---- */

SG_RANGE_KERNEL(taps_17, sg_item it, const struct bench_convolve1d *k) {
    const size_t i = sg_item_get_linear_id_base(it) * 4;
    const float *x = k->x + i, *w = k->w;
    sg_f32 a = sg_zero_f32(), b = a, c = a, d = a;
    if (i + 4 * SG_SIZE <= k->n) {
        for (size_t j = 0; j < BENCH_TAPS; j++) {
            const sg_f32 tap = sg_splat_f32(w[j]);
            a = sg_fma(tap, sg_load(x + j), a);
            b = sg_fma(tap, sg_load(x + j + SG_SIZE), b);
            c = sg_fma(tap, sg_load(x + j + 2 * SG_SIZE), c);
            d = sg_fma(tap, sg_load(x + j + 3 * SG_SIZE), d);
        }
        sg_store(k->y + i, a);
        sg_store(k->y + i + SG_SIZE, b);
        sg_store(k->y + i + 2 * SG_SIZE, c);
        sg_store(k->y + i + 3 * SG_SIZE, d);
        return;
    }
    for (size_t r = i; r < k->n; r += SG_SIZE) {
        a = sg_zero_f32();
        for (size_t j = 0; j < BENCH_TAPS; j++) a = sg_fma(sg_splat_f32(w[j]), sg_load_n(k->x + r + j, k->n - r), a);
        sg_store_n(k->y + r, a, k->n - r);
    }
}
BENCH_RUN(convolve1d, k) {
    const size_t items = (k->n + 4 * SG_SIZE - 1) / (4 * SG_SIZE) * SG_SIZE;
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(items), taps_17, k));
}

/* ---- 2D: four rows of two registers of results; a row of x is read five times instead of twenty ---- */

#undef SG_SIZE
#if SG_REG_BITS >= 512
#define SG_SIZE 32
#else
#define SG_SIZE 16
#endif
#include <sg.h>

#define ROW(r) v = sg_keep(sg_load(x + (r) * pitch + j)) /* most lie across two lines of the cache: read once */
#define TAP(sum, weight) sum = sg_fma(weight, v, sum)

/* i: the lane's base column; the last block of a row begins earlier, so that it is whole */
SG_RANGE_KERNEL(taps_5x5, sg_item it, const struct bench_convolve2d *k) {
    const size_t n = k->n, pitch = k->pitch, row = sg_item_get_id_base(it, 0) * 4;
    const size_t at = sg_item_get_id_base(it, 1), i = at + SG_SIZE <= n ? at : n - SG_SIZE;
    const float *x = k->x + row * pitch + i, *w = k->w;
    float *y = k->y + row * n + i;
    sg_f32 a = sg_zero_f32(), b = a, c = a, d = a, v;
#pragma GCC unroll 5 /* as variables of a loop four of the eight sums of 16 registers are spilled by GCC 12 */
    for (size_t j = 0; j < 5; j++) { /* five weights, and each of eight rows once */
        const sg_f32 p = sg_splat_f32(w[j]), q = sg_splat_f32(w[5 + j]), r = sg_splat_f32(w[10 + j]);
        const sg_f32 s = sg_splat_f32(w[15 + j]), t = sg_splat_f32(w[20 + j]);
        ROW(0), TAP(a, p);
        ROW(1), TAP(a, q), TAP(b, p);
        ROW(2), TAP(a, r), TAP(b, q), TAP(c, p);
        ROW(3), TAP(a, s), TAP(b, r), TAP(c, q), TAP(d, p);
        ROW(4), TAP(a, t), TAP(b, s), TAP(c, r), TAP(d, q);
        ROW(5), TAP(b, t), TAP(c, s), TAP(d, r);
        ROW(6), TAP(c, t), TAP(d, s);
        ROW(7), TAP(d, t);
    }
    sg_store(y, a);
    sg_store(y + n, b);
    sg_store(y + 2 * n, c);
    sg_store(y + 3 * n, d);
}
BENCH_RUN(convolve2d, k) {
    const size_t wide = (k->n + SG_SIZE - 1) / SG_SIZE * SG_SIZE;
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n / 4, wide), taps_5x5, k));
}

/* ---- bytes: 32 lanes of u16; down the columns first, then along the row, through a row of memory ---- */

#if SG_SIZE != 32
#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>
#endif

static inline sg_u16 five(sg_u16 a, sg_u16 b, sg_u16 c, sg_u16 d, sg_u16 e) { /* a + 4b + 6c + 4d + e */
    const sg_u16 four = sg_add(sg_add(b, d), c);
    return sg_add(sg_add(sg_add(a, e), sg_shl_n(four, 2)), sg_add(c, c));
}
static inline sg_u16 wide_u16(const uint8_t *x) {
    return sg_convert_u16(sg_load_u8(x));
}
enum { BAND = 1024 }; /* columns whose sums are kept */

SG_RANGE_KERNEL(binomial, sg_item it, const struct bench_blur_u8 *k) {
    const size_t n = k->n, pitch = k->pitch, row = sg_item_get_id_base(it, 0);
    const uint8_t *x = k->x + row * pitch;
    uint8_t *y = k->y + row * n;
    uint16_t sum[BAND + 2 * SG_SIZE];
    const sg_u16 half = sg_splat_u16(128);
    for (size_t from = 0; from < n; from += BAND) {
        const size_t wide = n - from < BAND ? n - from : BAND;
        size_t i = 0;
        for (; i < wide + 4; i += SG_SIZE) { /* the last one begins earlier */
            const size_t at = from + i + SG_SIZE <= pitch ? i : pitch - SG_SIZE - from;
            const uint8_t *c = x + from + at;
            sg_store(sum + at, five(wide_u16(c), wide_u16(c + pitch), wide_u16(c + 2 * pitch),
                                    wide_u16(c + 3 * pitch), wide_u16(c + 4 * pitch)));
        }
        for (i = 0; i < wide; i += SG_SIZE) {
            const size_t at = i + SG_SIZE <= wide ? i : wide - SG_SIZE;
            const uint16_t *s = sum + at;
            const sg_u16 v = five(sg_load(s), sg_load(s + 1), sg_load(s + 2), sg_load(s + 3), sg_load(s + 4));
            sg_store(y + from + at, sg_convert_u8(sg_shr_n(sg_add(v, half), 8)));
        }
    }
}
BENCH_RUN(blur_u8, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, SG_SIZE), binomial, k));
}
