/* SPDX-License-Identifier: MIT */
/* A lane for each pixel; a sub-group goes on until a vote says that all its lanes have left. Each step waits for the one before, so other
 * variants compute 2 or 4 sub-groups at a time, one below the other. A vote in every second step is enough: a lane that
 * has left stays out and is not counted. */
#include "sg.h"

#include <math.h>

#include "../../kernels/mandelbrot.h"

#define EACH1(f) f(0)
#define EACH2(f) f(0) f(1)
#define EACH4(f) f(0) f(1) f(2) f(3)

#define BEGIN(j) \
    const sg_f32 cy##j = sg_splat_f32(fmaf((float)(row + j), k->scale, BENCH_MANDEL_TOP)); \
    sg_f32 x##j = cx, y##j = cy##j; \
    sg_u32 steps##j = sg_zero_u32(); \
    sg_mask in##j;
/* x * x - y * y + cx: a chain of two operations where there is a register for one more value, else of three */
#if SG_SIZE == 16
#define STEP(j) \
    { \
        const sg_f32 xx = sg_mul(x##j, x##j), right = sg_fma(y##j, y##j, minus_cx); \
        in##j = sg_le(sg_fma(y##j, y##j, xx), four); \
        steps##j = sg_add_masked(in##j, steps##j, one); \
        y##j = sg_fma(sg_add(x##j, x##j), y##j, cy##j); \
        x##j = sg_sub(xx, right); \
    }
#else
#define STEP(j) \
    { \
        const sg_f32 yy = sg_mul(y##j, y##j); \
        in##j = sg_le(sg_fma(x##j, x##j, yy), four); \
        steps##j = sg_add_masked(in##j, steps##j, one); \
        y##j = sg_fma(sg_add(x##j, x##j), y##j, cy##j); \
        x##j = sg_fma(x##j, x##j, sg_sub(cx, yy)); \
    }
#endif
#define END(j) sg_store(to + j * k->n, steps##j);
#define PIXELS(rows, each, some) \
    const size_t row = sg_item_get_id_base(it, 0) * rows; \
    const sg_f32 column = sg_convert_f32(sg_item_get_id(it, 1)), four = sg_splat_f32(4); \
    const sg_f32 cx = sg_fma(column, sg_splat_f32(k->scale), sg_splat_f32(BENCH_MANDEL_LEFT)), minus_cx = sg_neg(cx); \
    const sg_u32 one = sg_splat_u32(1); \
    (void)minus_cx; \
    uint32_t *to = k->steps + row * k->n + sg_item_get_id_base(it, 1); \
    each(BEGIN) \
    uint32_t left = BENCH_MANDEL_MOST; \
    bool go_on; \
    do { \
        each(STEP) \
        each(STEP) \
        go_on = sg_any(some); \
    } while (go_on & ((left -= 2) > 0)); \
    each(END)

SG_RANGE_KERNEL(pixels_1, sg_item it, const struct bench_mandelbrot *k) { PIXELS(1, EACH1, in0) }
SG_RANGE_KERNEL(pixels_2, sg_item it, const struct bench_mandelbrot *k) { PIXELS(2, EACH2, sg_mask_or(in0, in1)) }
SG_RANGE_KERNEL(pixels_4, sg_item it, const struct bench_mandelbrot *k) {
    PIXELS(4, EACH4, sg_mask_or(sg_mask_or(in0, in1), sg_mask_or(in2, in3)))
}
static void run(const sg_range_kernel *kernel, size_t rows, const struct bench_mandelbrot *k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n / rows, k->n), (kernel), k));
}
BENCH_RUN(mandelbrot, k) { run(pixels_1, 1, k); }
BENCH_RUN_AS(mandelbrot, x2, k) { run(pixels_2, 2, k); }
BENCH_RUN_AS(mandelbrot, x4, k) { run(pixels_4, 4, k); }
