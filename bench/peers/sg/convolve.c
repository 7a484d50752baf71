/* SPDX-License-Identifier: MIT */
/* A sub-group computes a block of results at a time, so that one load from x serves several of them. */
#define SG_SIZE 16
#include "sg.h"

#include "../../kernels/convolve.h"

/* ---- 1D: four neighbouring registers of results; each tap's weight is read once for them ---- */

/* x at j elements behind a register, for j from 1 to 15. A load that lies across two lines of the cache costs two loads. So where a shift
 * of two registers is one instruction, every other value is made by that */
#define LOADED(r, next, j) sg_load(x + r * SG_SIZE + j)
#if SG_REG_BITS >= 512
#define SHIFTED(r, next, j) sg_shuffle_down_carry(x##r, x##next, j)
#else
#define SHIFTED LOADED
#endif
#define TAP(j, at) \
    tap = sg_splat_f32(w[j]); \
    a = sg_fma(tap, at(0, 1, j), a), b = sg_fma(tap, at(1, 2, j), b); \
    c = sg_fma(tap, at(2, 3, j), c), d = sg_fma(tap, at(3, 4, j), d);

SG_RANGE_KERNEL(taps_17, sg_item it, const struct bench_convolve1d *k) {
    const size_t i = sg_item_get_linear_id_base(it) * 4;
    const float *x = k->x + i, *w = k->w;
    sg_f32 a, b, c, d, tap;
    if (i + 4 * SG_SIZE <= k->n) {
        const sg_f32 x0 = sg_load(x), x1 = sg_load(x + SG_SIZE), x2 = sg_load(x + 2 * SG_SIZE);
        const sg_f32 x3 = sg_load(x + 3 * SG_SIZE), x4 = sg_load(x + 4 * SG_SIZE); /* ends with the last tap's element */
        tap = sg_splat_f32(w[0]);
        a = sg_mul(tap, x0), b = sg_mul(tap, x1), c = sg_mul(tap, x2), d = sg_mul(tap, x3);
        TAP(1, LOADED) TAP(2, SHIFTED) TAP(3, LOADED) TAP(4, SHIFTED) TAP(5, LOADED) TAP(6, SHIFTED) TAP(7, LOADED)
#if defined __clang__
        BENCH_HIDE(x); /* with 256 bits the next taps load the same again, and Clang would keep all that it has loaded on the stack */
#endif
        TAP(8, SHIFTED) TAP(9, LOADED) TAP(10, SHIFTED) TAP(11, LOADED) TAP(12, SHIFTED) TAP(13, LOADED) TAP(14, SHIFTED)
        TAP(15, LOADED)
        tap = sg_splat_f32(w[16]);
        a = sg_fma(tap, x1, a), b = sg_fma(tap, x2, b), c = sg_fma(tap, x3, c), d = sg_fma(tap, x4, d);
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

#undef TAP
#if defined __clang__
#define AT(r) const float *x##r = x + r * pitch;
#else
#define AT(r) const float *x##r = x + r * pitch; BENCH_HIDE(x##r);
#endif
#define ROW(r) v = sg_keep(sg_load(x##r + j)) /* most of these loads lie across two lines of the cache, so each is done only once */
#define TAP(sum, weight) sum = sg_fma(weight, v, sum)

/* i: the lane's base column; the last block of a row begins earlier, so that it is whole */
SG_RANGE_KERNEL(taps_5x5, sg_item it, const struct bench_convolve2d *k) {
    const size_t n = k->n, pitch = k->pitch, row = sg_item_get_id_base(it, 0) * 4;
    const size_t at = sg_item_get_id_base(it, 1), i = at + SG_SIZE <= n ? at : n - SG_SIZE;
    const float *x = k->x + row * pitch + i, *w = k->w;
    float *y = k->y + row * n + i;
    AT(0) AT(1) AT(2) AT(3) AT(4) AT(5) AT(6) AT(7)
    sg_f32 a = sg_zero_f32(), b = a, c = a, d = a, v;
#if !defined __clang__ || SG_REG_BITS < 512
SG_UNROLL(5) /* with 16 registers GCC 12 spills four of the eight sums if they are variables of a loop */
#endif
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

/* ---- bytes: sums down the columns first, with 256 bits two registers of u16 in a step; then along the row, through a row in memory ---- */

#define FIVE(a, b, c, d, e) sg_add(sg_add(sg_add(a, e), sg_shl_n(sg_add(sg_add(b, d), c), 2)), sg_add(c, c)) /* a + 4b + 6c + 4d + e */
enum { BAND = 4096, COLUMNS = 32 }; /* columns whose sums are kept; of one step down */

static inline sg_u16 wide_u16(const uint8_t *x) {
    return sg_convert_u16(sg_load_u8(x));
}
static inline void down(const uint8_t *x, size_t pitch, uint16_t *sum) {
SG_UNROLL(2)
    for (size_t i = 0; i < COLUMNS; i += SG_SIZE, x += SG_SIZE) {
        const sg_u16 a = wide_u16(x), b = wide_u16(x + pitch), c = wide_u16(x + 2 * pitch), d = wide_u16(x + 3 * pitch);
        sg_store(sum + i, FIVE(a, b, c, d, wide_u16(x + 4 * pitch)));
    }
}

/* with 256 bits two registers of u16, which become one of bytes */
#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>
#include <sg/more.h>

#if SG_REG_BITS >= 512
#define NARROW(v) sg_convert_u8(v)
#else
#define NARROW(v) sg_convert_sat_u8(sg_as_i16(v)) /* packs two registers at once; v is up to 255 */
#endif
static inline void along(const uint16_t *sum, uint8_t *y) {
    const sg_u16 a = sg_load(sum), b = sg_load(sum + 1), d = sg_load(sum + 3), e = sg_load(sum + 4);
    const sg_u16 c = sg_keep(sg_load(sum + 2)); /* used three times; else GCC 12 reads it three times */
    sg_store(y, NARROW(sg_shr_n(sg_add_n(FIVE(a, b, c, d, e), 128), 8)));
}
SG_RANGE_KERNEL(binomial, sg_item it, const struct bench_blur_u8 *k) {
    const size_t n = k->n, pitch = k->pitch, row = sg_item_get_linear_id_base(it) / SG_SIZE;
    const uint8_t *x = k->x + row * pitch;
    uint8_t *y = k->y + row * n;
    _Alignas(64) uint16_t sum[BAND + 4]; /* else every store of a register lies across two lines of the cache */
    for (size_t from = 0; from < n; from += BAND) { /* at least SG_SIZE columns; the last values begin earlier */
        const size_t wide = n - from < BAND ? n - from : BAND;
        size_t i = 0;
        for (; i + COLUMNS <= wide + 4; i += COLUMNS) down(x + from + i, pitch, sum + i);
        if (i < wide + 4) down(x + from + wide + 4 - COLUMNS, pitch, sum + wide + 4 - COLUMNS);
        for (i = 0; i + SG_SIZE <= wide; i += SG_SIZE) along(sum + i, y + from + i);
        if (i < wide) along(sum + wide - SG_SIZE, y + from + wide - SG_SIZE);
    }
}
BENCH_RUN(blur_u8, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n * SG_SIZE), binomial, k));
}
