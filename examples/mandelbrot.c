/* SPDX-License-Identifier: MIT */
/* check: 7 5 */
/* check: 64 1 */
/* check: 1 1 1 */
/* refuse: 10 10 0 */
/* The Mandelbrot set as a picture (PPM and PNG). A sub-group iterates until a vote says that all its
 * lanes have left. Each step waits for the one before, so a second kernel computes four sub-groups
 * at a time. The steps round as in plain C, so every pixel must be
 * equal. */
#include <sg.h>

#include "demo.h"

struct picture {
    uint32_t *steps, most;
    size_t wide, high;
    const sg_range_kernel *kernel;
};
static const float LEFT = -2.2f, TOP = -1.25f, HEIGHT = 2.5f;

/* one step of N sub-groups; zx, zy: where the points are, cx, cy: where they began */
#define STEP(j) \
    const sg_f32 xx##j = sg_mul(zx##j, zx##j), yy##j = sg_mul(zy##j, zy##j); \
    const sg_f32 xy##j = sg_mul(zx##j, zy##j); \
    const sg_mask in##j = sg_le(sg_add(xx##j, yy##j), four); \
    count##j = sg_add_masked(in##j, count##j, one); \
    zx##j = sg_add(sg_sub(xx##j, yy##j), cx##j); \
    zy##j = sg_add(sg_add(xy##j, xy##j), cy##j);
#define BEGIN(j, column) \
    const sg_f32 cx##j = sg_add(sg_mul(sg_convert_f32(column), scale), sg_splat_f32(LEFT)); \
    sg_f32 zx##j = cx##j, zy##j = cy##j; \
    sg_u32 count##j = sg_zero_u32();

/* one pixel for each work-item; the lanes of a sub-group may belong to two rows of the picture */
SG_RANGE_KERNEL(pixels, sg_item it, const struct picture *k) {
    const sg_f32 scale = sg_splat_f32(HEIGHT / (float)k->high), four = sg_splat_f32(4);
    const sg_u32 one = sg_splat_u32(1);
    const sg_f32 row = sg_convert_f32(sg_item_get_id(it, 0));
    const sg_f32 cy0 = sg_add(sg_mul(row, scale), sg_splat_f32(TOP));
    BEGIN(0, sg_item_get_id(it, 1))
    for (uint32_t n = 0; n < k->most; n++) {
        STEP(0)
        if (!sg_any(in0)) break;
    }
    sg_item_store(it, k->steps + sg_item_get_linear_id_base(it), count0);
}

/* four sub-groups side by side, in a range whose rows are whole sub-groups */
SG_RANGE_KERNEL(pixels4, sg_item it, const struct picture *k) {
    const size_t row = sg_item_get_id_base(it, 0), column = sg_item_get_id_base(it, 1) * 4;
    const sg_f32 scale = sg_splat_f32(HEIGHT / (float)k->high), four = sg_splat_f32(4);
    const sg_u32 one = sg_splat_u32(1), lane = sg_add_n(sg_iota_u32(), (uint32_t)column);
    const sg_f32 cy0 = sg_add(sg_mul(sg_splat_f32((float)row), scale), sg_splat_f32(TOP));
    const sg_f32 cy1 = cy0, cy2 = cy0, cy3 = cy0;
    uint32_t *to = k->steps + row * k->wide + column;
    BEGIN(0, lane)
    BEGIN(1, sg_add_n(lane, SG_SIZE))
    BEGIN(2, sg_add_n(lane, 2 * SG_SIZE))
    BEGIN(3, sg_add_n(lane, 3 * SG_SIZE))
    for (uint32_t n = 0; n < k->most; n++) {
        STEP(0) STEP(1) STEP(2) STEP(3)
        if (!sg_any(sg_mask_or(sg_mask_or(in0, in1), sg_mask_or(in2, in3)))) break;
    }
#define END(j) \
    if (column + j * SG_SIZE < k->wide) \
        sg_store_n(to + j * SG_SIZE, count##j, k->wide - column - j * SG_SIZE);
    END(0) END(1) END(2) END(3)
}

static void run_sg(void *context) {
    const struct picture *k = (const struct picture *)context;
    const size_t fours = (k->wide + 4 * SG_SIZE - 1) / (4 * SG_SIZE) * SG_SIZE;
    const sg_range range = sg_range_2d(k->high, k->kernel == pixels4 ? fours : k->wide);
    if (sg_parallel_for_range(NULL, range, (k->kernel), k) != SG_OK) exit(1);
}
static void run_plain(void *context) {
    const struct picture *k = (const struct picture *)context;
    const float scale = HEIGHT / (float)k->high;
    for (size_t i = 0; i < k->wide * k->high; i++) {
        float cx = (float)(i % k->wide) * scale, cy = (float)(i / k->wide) * scale, zx, zy;
        uint32_t n = 0;
        SG_NO_CONTRACT(cx); /* two roundings instead of a fused operation, here and below */
        SG_NO_CONTRACT(cy);
        zx = cx += LEFT;
        zy = cy += TOP;
        for (; n < k->most; n++) {
            float xx = zx * zx, yy = zy * zy, xy = zx * zy;
            SG_NO_CONTRACT(xx);
            SG_NO_CONTRACT(yy);
            SG_NO_CONTRACT(xy);
            if (!((float)(xx + yy) <= 4)) break; /* casts, because on some machines C computes with doubles otherwise */
            zx = (float)(xx - yy) + cx;
            zy = xy + xy + cy;
        }
        k->steps[i] = n;
    }
}

static int write_picture(const struct picture *k, const char *name) {
    unsigned char *rgb = (unsigned char *)demo_alloc(k->wide * k->high, 3);
    int ok;
    for (size_t i = 0; i < k->wide * k->high; i++) {
        const uint32_t n = k->steps[i], in = n >= k->most ? 0 : 1;
        rgb[3 * i] = (unsigned char)(in * (n * 9 > 255 ? 255 : n * 9));
        rgb[3 * i + 1] = (unsigned char)(in * (n * 4 > 255 ? 255 : n * 4));
        rgb[3 * i + 2] = (unsigned char)(in * (64 + (n * 2 > 191 ? 191 : n * 2)));
    }
    ok = demo_picture(name, k->wide, k->high, rgb);
    demo_free(rgb);
    return ok;
}

int main(int argc, char **argv) {
    const size_t wide = demo_size(argc, argv, 1, "wide", 331, 1, 16384);
    const size_t high = demo_size(argc, argv, 2, "high", 251, 1, 16384);
    struct picture k = {NULL, 0, 0, 0, NULL};
    uint32_t *expected = (uint32_t *)demo_alloc(wide * high, 4);
    double work = 0;
    char size[40];
    int ok, all = 1;
    demo_usage(argc, argv, 4, "[wide [high [steps [file]]]]");
    k.wide = wide;
    k.high = high;
    k.most = (uint32_t)demo_size(argc, argv, 3, "steps", 100, 1, 100000);
    k.steps = expected;
    run_plain(&k);
    for (size_t i = 0; i < wide * high; i++) work += 7.0 * expected[i]; /* float operations */
    k.steps = (uint32_t *)demo_alloc(wide * high, 4);
    snprintf(size, sizeof size, "%ux%u", (unsigned)wide, (unsigned)high);
    for (int four = 0; four < 2; four++) {
        memset(k.steps, 0xff, wide * high * 4);
        k.kernel = four ? pixels4 : pixels;
        run_sg(&k);
        all &= ok = memcmp(k.steps, expected, wide * high * 4) == 0;
        demo_row(four ? "mandelbrot, 4 interleaved" : "mandelbrot", size, ok, work, "GFLOP/s",
                 demo_compare(run_sg, run_plain, &k));
    }
    run_sg(&k);
    if (argc > 4) all &= write_picture(&k, argv[4]);
    demo_free(expected);
    demo_free(k.steps);
    return !all;
}
