/* SPDX-License-Identifier: MIT */
/* One element for each work-item; non-temporal stores for arrays larger than the caches, by sub-groups of four registers. And the GPU guide's
 * forms of fill and copy, where an item has 16 elements: adjacent ones, so that lanes scatter and gather; vectors of 4; blocks of 8 registers. */
#include "sg.h"

#include "../../kernels/stream.h"

struct part { float a; const float *x; float *y; };

SG_RANGE_KERNEL(saxpy_1, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->y + i, sg_fma(sg_splat_f32(k->a), sg_item_load(it, k->x + i), sg_item_load(it, k->y + i)));
}
BENCH_RUN(saxpy, k) {
    const struct part p = {k->a, k->x, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), saxpy_1, &p));
}
/* without a launch: a call, as ISPC's functions are called */
BENCH_RUN_AS(saxpy, function, k) {
    const size_t whole = k->n - k->n % SG_SIZE, left = k->n - whole;
    const float *x = k->x;
    float *y = k->y;
    const sg_f32 a = sg_splat_f32(k->a);
#if defined __clang__
#pragma clang loop unroll(disable) /* with eight registers in a turn it is slower on a Zen 4 */
#endif
    for (size_t i = 0; i < whole; i += SG_SIZE) sg_store(y + i, sg_fma(a, sg_load(x + i), sg_load(y + i)));
    if (left > 0) sg_store_n(y + whole, sg_fma(a, sg_load_n(x + whole, left), sg_load_n(y + whole, left)), left);
}

SG_RANGE_KERNEL(fill_1, sg_item it, const struct part *k) {
    sg_item_store(it, k->y + sg_item_get_linear_id_base(it), sg_splat_f32(k->a));
}
BENCH_RUN(fill, k) {
    const struct part p = {k->a, NULL, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), fill_1, &p));
}

SG_RANGE_KERNEL(copy_1, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->y + i, sg_item_load(it, k->x + i));
}
BENCH_RUN(copy, k) {
    const struct part p = {0, k->x, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), copy_1, &p));
}

/* Four pages at a time, each far enough ahead of its loads: more of the memory's banks are at work than by one stream. libc's
 * memcpy does so, too. */
enum { PAGE = 1024, PAGES = 4 };
SG_RANGE_KERNEL(copy_pages, sg_item it, const struct part *k) {
    const size_t base = sg_item_get_linear_id_base(it) / SG_SIZE * PAGES * PAGE;
    const float *x = k->x + base;
    float *y = k->y + base;
    for (size_t i = 0; i < PAGE; i += 2 * SG_SIZE) {
        SG_UNROLL(4) for (size_t p = 0; p < PAGES; p++) {
            sg_prefetch(x + p * PAGE + i + 4 * SG_SIZE);
            sg_prefetch(x + p * PAGE + i + 5 * SG_SIZE);
        }
        SG_UNROLL(4) for (size_t p = 0; p < PAGES; p++) {
            const sg_f32 a = sg_load(x + p * PAGE + i), b = sg_load(x + p * PAGE + i + SG_SIZE);
            sg_stream(y + p * PAGE + i, a);
            sg_stream(y + p * PAGE + i + SG_SIZE, b);
        }
    }
}
BENCH_RUN_AS(copy, pages, k) {
    const struct part p = {0, k->x, k->y};
    if (k->n % (PAGES * PAGE)) bench_not_there();
    else bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n / (PAGES * PAGE) * SG_SIZE), copy_pages, &p));
}

/* ---- the guide's forms ---- */

enum { EACH = 16, CHUNK = EACH * SG_SIZE };
#define FORM(name, ...) \
    SG_RANGE_KERNEL(name, sg_item it, const struct part *k) { \
        const size_t base = sg_item_get_linear_id_base(it) * EACH; \
        const float *x = k->x + base; \
        float *y = k->y + base; \
        const sg_f32 a = sg_splat_f32(k->a); \
        const sg_u32 own = sg_mul_n(sg_iota_u32(), EACH); \
        (void)x, (void)a, (void)own; \
        __VA_ARGS__ \
    }
#define EVERY(count) SG_UNROLL(16) for (size_t j = 0; j < CHUNK; j += count * SG_SIZE)
FORM(fill_neighbours, for (size_t j = 0; j < EACH; j++) sg_scatter(y + j, own, a);)
FORM(fill_vec4, EVERY(4) { const sg_f32v4 v = {{a, a, a, a}}; sg_store_v4_f32(y + j, v); })
FORM(fill_block8, EVERY(8) { const sg_f32v8 v = {{a, a, a, a, a, a, a, a}}; sg_block_store_v8_f32(y + j, v); })
FORM(copy_neighbours, for (size_t j = 0; j < EACH; j++) sg_scatter(y + j, own, sg_gather(x + j, own));)
FORM(copy_vec4, EVERY(4) { const sg_f32v4 v = sg_load_v4_f32(x + j); sg_store_v4_f32(y + j, v); })
FORM(copy_block8, EVERY(8) { const sg_f32v8 v = sg_block_load_v8_f32(x + j); sg_block_store_v8_f32(y + j, v); })

/* all sizes are multiples of a chunk */
static void form(const sg_range_kernel *kernel, float a, const float *x, float *y, size_t n) {
    const struct part p = {a, x, y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(n / EACH), (kernel), &p));
}
BENCH_RUN_AS(fill, neighbours, k) { form(fill_neighbours, k->a, NULL, k->y, k->n); }
BENCH_RUN_AS(fill, vec4, k) { form(fill_vec4, k->a, NULL, k->y, k->n); }
BENCH_RUN_AS(fill, block8, k) { form(fill_block8, k->a, NULL, k->y, k->n); }
BENCH_RUN_AS(copy, neighbours, k) { form(copy_neighbours, 0, k->x, k->y, k->n); }
BENCH_RUN_AS(copy, vec4, k) { form(copy_vec4, 0, k->x, k->y, k->n); }
BENCH_RUN_AS(copy, block8, k) { form(copy_block8, 0, k->x, k->y, k->n); }

/* ---- non-temporal stores ---- */

/* Four registers at a time: the fewer instructions a line takes, the more lines are on their way at once. */
#undef SG_SIZE
#if SG_REG_BITS == 512
#define SG_SIZE 64
#elif SG_REG_BITS == 256
#define SG_SIZE 32
#else
#define SG_SIZE 16
#endif
#include <sg.h>

SG_RANGE_KERNEL(fill_stream, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    if (sg_item_count(it) == SG_SIZE) sg_stream(k->y + i, sg_splat_f32(k->a));
    else sg_item_store(it, k->y + i, sg_splat_f32(k->a));
}
BENCH_RUN_AS(fill, stream, k) {
    const struct part p = {k->a, NULL, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), fill_stream, &p));
}
SG_RANGE_KERNEL(copy_stream, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    if (sg_item_count(it) == SG_SIZE) sg_stream(k->y + i, sg_load(k->x + i));
    else sg_item_store(it, k->y + i, sg_item_load(it, k->x + i));
}
BENCH_RUN_AS(copy, stream, k) {
    const struct part p = {0, k->x, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), copy_stream, &p));
}

/* ---- saxpy by sub-groups of two registers ---- */

#undef SG_SIZE
#if SG_REG_BITS == 512
#define SG_SIZE 32
#elif SG_REG_BITS == 256
#define SG_SIZE 16
#else
#define SG_SIZE 8
#endif
#include <sg.h>

SG_RANGE_KERNEL(saxpy_2, sg_item it, const struct part *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->y + i, sg_fma(sg_splat_f32(k->a), sg_item_load(it, k->x + i), sg_item_load(it, k->y + i)));
}
BENCH_RUN_AS(saxpy, registers_2, k) {
    const struct part p = {k->a, k->x, k->y};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), saxpy_2, &p));
}
