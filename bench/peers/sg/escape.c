/* SPDX-License-Identifier: MIT */
/* A lane for each pixel, and a mask of the lanes that are still inside, which mandelbrot.c does not need. 1, 2 and 4 sub-groups at a time,
 * one below the other. A vote in every second step is enough. */
#include "sg.h"

#include <math.h>

#include "../../kernels/escape.h"

#define EACH1(f) f(0)
#define EACH2(f) f(0) f(1)
#define EACH4(f) f(0) f(1) f(2) f(3)

#define BEGIN(j) \
    const sg_f32 cy##j = sg_splat_f32(fmaf((float)(row + j), k->scale, BENCH_ESCAPE_TOP)); \
    sg_f32 x##j = cx, y##j = cy##j, size##j = sg_zero_f32(); \
    sg_u32 steps##j = sg_zero_u32(); \
    sg_mask in##j = sg_mask_keep(sg_mask_first_n(SG_SIZE));
#define STEP(j) \
    { \
        const sg_f32 yy = sg_mul(y##j, y##j), now = sg_fma(x##j, x##j, yy); \
        size##j = sg_select(in##j, now, size##j); \
        in##j = sg_mask_and(in##j, sg_le(now, four)); \
        steps##j = sg_add_masked(in##j, steps##j, one); \
        y##j = sg_fma(sg_add(x##j, x##j), y##j, cy##j); \
        x##j = sg_fma(x##j, x##j, sg_sub(cx, yy)); \
    }
#define END(j) \
    sg_store(k->steps + at + j * k->n, steps##j); \
    sg_store(k->size + at + j * k->n, size##j);
#define PIXELS(rows, each, some) \
    const size_t row = sg_item_get_id_base(it, 0) * rows, at = row * k->n + sg_item_get_id_base(it, 1); \
    const sg_f32 column = sg_convert_f32(sg_item_get_id(it, 1)), four = sg_splat_f32(4); \
    const sg_f32 cx = sg_fma(column, sg_splat_f32(k->scale), sg_splat_f32(BENCH_ESCAPE_LEFT)); \
    const sg_u32 one = sg_splat_u32(1); \
    each(BEGIN) \
    uint32_t left = BENCH_ESCAPE_MOST; \
    bool go_on; \
    do { \
        each(STEP) \
        each(STEP) \
        go_on = sg_any(some); \
    } while (go_on & ((left -= 2) > 0)); \
    each(END)

SG_RANGE_KERNEL(pixels_1, sg_item it, const struct bench_escape *k) { PIXELS(1, EACH1, in0) }
SG_RANGE_KERNEL(pixels_2, sg_item it, const struct bench_escape *k) { PIXELS(2, EACH2, sg_mask_or(in0, in1)) }
SG_RANGE_KERNEL(pixels_4, sg_item it, const struct bench_escape *k) {
    PIXELS(4, EACH4, sg_mask_or(sg_mask_or(in0, in1), sg_mask_or(in2, in3)))
}
static void run(const sg_range_kernel *kernel, size_t rows, const struct bench_escape *k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n / rows, k->n), (kernel), k));
}
BENCH_RUN(escape, k) { run(pixels_1, 1, k); }
BENCH_RUN_AS(escape, x2, k) { run(pixels_2, 2, k); }
BENCH_RUN_AS(escape, x4, k) { run(pixels_4, 4, k); }
