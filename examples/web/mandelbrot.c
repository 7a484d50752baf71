/* SPDX-License-Identifier: MIT */
/* The Mandelbrot set for a web page: this file is compiled twice for WebAssembly, with and without its vectors, and once for the
 * machine itself, where main prints what the page must show. A range kernel counts the steps of every point, four points for
 * a pixel; a kernel of work-groups makes a pixel of the four, through local memory. */
#include <sg.h>

#include <stdio.h>
#include <stdlib.h>

enum { WIDE = 640, HIGH = 480, FINE = 2 * WIDE, TILE = 64 };

struct view {
    float left, top, scale; /* of the points: the first one, and the distance to the next */
    uint32_t most;
};
static uint32_t t_steps[2 * HIGH * FINE], t_pixels[HIGH * WIDE];

SG_RANGE_KERNEL(points, sg_item it, const struct view *v) {
    const sg_f32 scale = sg_splat_f32(v->scale), four = sg_splat_f32(4);
    const sg_f32 cx = sg_add_n(sg_mul(sg_convert_f32(sg_item_get_id(it, 1)), scale), v->left);
    const sg_f32 cy = sg_add_n(sg_mul(sg_convert_f32(sg_item_get_id(it, 0)), scale), v->top);
    sg_f32 zx = cx, zy = cy;
    sg_u32 count = sg_zero_u32();
    for (uint32_t n = 0; n < v->most; n++) {
        const sg_f32 xx = sg_mul(zx, zx), yy = sg_mul(zy, zy), xy = sg_mul(zx, zy);
        const sg_mask in = sg_le(sg_add(xx, yy), four);
        if (!sg_any(in)) break;
        count = sg_add_masked(in, count, sg_splat_u32(1));
        zx = sg_add(sg_sub(xx, yy), cx);
        zy = sg_add(sg_add(xy, xy), cy);
    }
    sg_item_store(it, t_steps + sg_item_get_linear_id_base(it), count);
}

/* a byte of colour from 0 to 1 */
static inline sg_u32 byte_of(sg_f32 x) {
    return sg_convert_u32(sg_mul_n(sg_min_n(x, 1.0f), 255.0f));
}

/* A work-group makes TILE pixels of one row. */
SG_GROUP_KERNEL(soften, sg_group g, const struct view *v) {
    const size_t row = sg_group_get_group_id(g, 0), column = sg_group_get_group_id(g, 1) * TILE;
    SG_LOCAL(g, float, bright, 2, 2 * TILE);
    sg_for_each_sub_group(it, g) {
        const size_t at = sg_nd_item_get_local_linear_id_base(it);
        for (size_t k = 0; k < 4; k++) {
            const uint32_t *from = t_steps + (2 * row + k / 2) * FINE + 2 * column + k % 2 * TILE + at;
            const sg_u32 steps = sg_load(from);
            const sg_f32 part = sg_div_n(sg_convert_f32(steps), (float)v->most);
            sg_store(&bright[k / 2][k % 2 * TILE + at], sg_select(sg_lt_n(steps, v->most), sg_sqrt(part), sg_zero_f32()));
        }
    }
    sg_for_each_sub_group(it, g) {
        const size_t at = sg_nd_item_get_local_linear_id_base(it);
        const sg_f32 a = sg_load(&bright[0][2 * at]), b = sg_load(&bright[0][2 * at + SG_SIZE]);
        const sg_f32 c = sg_load(&bright[1][2 * at]), d = sg_load(&bright[1][2 * at + SG_SIZE]);
        const sg_f32 upper = sg_add(sg_unzip_even(a, b), sg_unzip_odd(a, b));
        const sg_f32 lower = sg_add(sg_unzip_even(c, d), sg_unzip_odd(c, d));
        const sg_f32 t = sg_mul_n(sg_add(upper, lower), 0.25f), u = sg_sub(sg_splat_f32(1), t);
        const sg_f32 tt = sg_mul(t, t), uu = sg_mul(u, u);
        const sg_u32 red = byte_of(sg_mul_n(sg_mul(u, sg_mul(tt, t)), 9.0f));
        const sg_u32 green = byte_of(sg_mul_n(sg_mul(uu, tt), 15.0f));
        const sg_u32 blue = byte_of(sg_mul_n(sg_mul(sg_mul(uu, u), t), 8.5f));
        const sg_u32 rgb = sg_or(red, sg_or(sg_shl_n(green, 8), sg_shl_n(blue, 16)));
        sg_store(t_pixels + row * WIDE + column + at, sg_or_n(rgb, 0xff000000u));
    }
}

/* WebAssembly cannot suspend a sub-group: a launch that must do so returns a status before any kernel runs. */
SG_KERNEL(waits, sg_nd_item it, const struct view *v) {
    (void)v;
    sg_group_barrier(sg_nd_item_get_group(it));
}

/* ---- what the page calls ---- */

static struct view t_view;

int web_wide(void);
int web_high(void);
int web_points(float left, float top, float scale, unsigned most);
int web_soften(void);
double web_steps(void);
const uint32_t *web_pixels(void);
const char *web_waits(void);

int web_wide(void) { return WIDE; }
int web_high(void) { return HIGH; }

/* both: 0, or a status */
int web_points(float left, float top, float scale, unsigned most) {
    const struct view v = {left, top, scale, most};
    t_view = v;
    return (int)sg_parallel_for_range(NULL, sg_range_2d(2 * HIGH, FINE), points, &t_view);
}
int web_soften(void) {
    return (int)sg_parallel_for(NULL, sg_nd_range_2d(HIGH, WIDE, 1, TILE), soften, &t_view);
}

/* the steps of all points together */
double web_steps(void) {
    double sum = 0;
    for (size_t i = 0; i < 2 * HIGH * (size_t)FINE; i++) sum += t_steps[i];
    return sum;
}
const uint32_t *web_pixels(void) { return t_pixels; }
const char *web_waits(void) {
    return sg_status_text(sg_parallel_for(NULL, sg_nd_range_1d(2 * TILE, TILE), waits, &t_view));
}

/* left, top, scale, most: the digest of the picture */
int main(int argc, char **argv) {
    uint32_t digest = 2166136261u;
    if (argc != 5) return 2;
    if (web_points((float)atof(argv[1]), (float)atof(argv[2]), (float)atof(argv[3]), (unsigned)atoi(argv[4]))) return 1;
    if (web_soften()) return 1;
    for (size_t i = 0; i < HIGH * (size_t)WIDE; i++) digest = (digest ^ t_pixels[i]) * 16777619u;
    printf("%08x\n", (unsigned)digest);
    return 0;
}
