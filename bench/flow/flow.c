/* SPDX-License-Identifier: MIT */
/* Four kernels whose lanes take different ways, with masks by hand and by the macros of flow.h; with -DFLOW_ISPC also what ISPC made of
 * flow.ispc. */
#include <sg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "flow.h"

struct picture { float *out; uint32_t wide, high; };
typedef struct v3 { sg_f32 x, y, z; } v3;
static inline v3 at(v3 o, v3 d, sg_f32 t) {
    const v3 p = {sg_mul_add(t, d.x, o.x), sg_mul_add(t, d.y, o.y), sg_mul_add(t, d.z, o.z)};
    return p;
}
static inline sg_f32 dot(v3 a, v3 b) { return sg_mul_add(a.x, b.x, sg_mul_add(a.y, b.y, sg_mul(a.z, b.z))); }
static inline v3 unit(sg_f32 x, sg_f32 y, sg_f32 z) {
    const v3 v = {x, y, z};
    const sg_f32 s = sg_div(sg_splat_f32(1), sg_sqrt(dot(v, v)));
    const v3 u = {sg_mul(x, s), sg_mul(y, s), sg_mul(z, s)};
    return u;
}
static inline sg_f32 column(sg_item it, const struct picture *k) { return sg_sub_n(sg_mul_n(sg_convert_f32(sg_item_get_id(it, 1)), 2.0f / (float)k->wide), 1.0f); }
static inline sg_f32 row(sg_item it, const struct picture *k) { return sg_sub_n(sg_mul_n(sg_convert_f32(sg_item_get_id(it, 0)), 2.0f / (float)k->high), 1.0f); }
static inline v3 view(sg_item it, const struct picture *k) { return unit(column(it, k), row(it, k), sg_splat_f32(1.5f)); }

/* begin mandelbrot hand */
SG_RANGE_KERNEL(mandelbrot_hand, sg_item it, const struct picture *k) {
    const sg_f32 cx = sg_sub_n(sg_mul_n(column(it, k), 1.5f), 0.5f), cy = sg_mul_n(row(it, k), 1.5f);
    sg_f32 x = cx, y = cy, n = sg_zero_f32();
    for (int i = 0; i < 200; i++) {
        const sg_f32 xx = sg_mul(x, x), yy = sg_mul(y, y);
        const sg_mask in = sg_le_n(sg_add(xx, yy), 4);
        if (!sg_any(in)) break;
        y = sg_mul_add(sg_add(x, x), y, cy);
        x = sg_add(sg_sub(xx, yy), cx);
        n = sg_add_masked(in, n, sg_splat_f32(1));
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), n);
}
/* end */
/* begin mandelbrot macros */
SG_RANGE_KERNEL(mandelbrot_macros, sg_item it, const struct picture *k) {
    const sg_f32 cx = sg_sub_n(sg_mul_n(column(it, k), 1.5f), 0.5f), cy = sg_mul_n(row(it, k), 1.5f);
    sg_f32 x = cx, y = cy, n = sg_zero_f32();
    SG_FLOW(sg_item_mask(it));
    SG_WHILE(sg_lt_n(n, 200)) {
        const sg_f32 xx = sg_mul(x, x), yy = sg_mul(y, y);
        SG_IF(sg_gt_n(sg_add(xx, yy), 4)) SG_BREAK;
        SG_SET(y, sg_mul_add(sg_add(x, x), y, cy));
        SG_SET(x, sg_add(sg_sub(xx, yy), cx));
        SG_SET(n, sg_add_n(n, 1));
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), n);
}
/* end */

/* a sphere above a plane, and a hole in the sphere */
static inline sg_f32 distance(v3 p) {
    const v3 q = {p.x, p.y, sg_sub_n(p.z, 3)};
    const sg_f32 ball = sg_sub_n(sg_sqrt(dot(q, q)), 1), floor = sg_add_n(p.y, 1.2f);
    const sg_f32 hole = sg_sub(sg_splat_f32(0.5f), sg_sqrt(sg_mul_add(q.x, q.x, sg_mul(q.y, q.y))));
    return sg_min(sg_max(ball, hole), floor);
}
static inline v3 slope(v3 p) {
    const v3 x = {sg_add_n(p.x, 0.01f), p.y, p.z}, y = {p.x, sg_add_n(p.y, 0.01f), p.z}, z = {p.x, p.y, sg_add_n(p.z, 0.01f)};
    const sg_f32 d = distance(p);
    return unit(sg_sub(distance(x), d), sg_sub(distance(y), d), sg_sub(distance(z), d));
}

/* begin ray hand */
SG_RANGE_KERNEL(ray_hand, sg_item it, const struct picture *k) {
    const v3 eye = {sg_zero_f32(), sg_zero_f32(), sg_zero_f32()}, way = view(it, k);
    const v3 sun = {sg_splat_f32(0.48f), sg_splat_f32(0.64f), sg_splat_f32(-0.6f)};
    sg_f32 t = sg_zero_f32(), light = sg_mul_add(way.y, sg_splat_f32(0.25f), sg_splat_f32(0.25f));
    sg_mask run = sg_item_mask(it), hit = sg_mask_from_bits(0);
    for (int i = 0; i < 64 && sg_any(run); i++) {
        const sg_f32 d = distance(at(eye, way, t));
        const sg_mask here = sg_mask_and(run, sg_lt_n(d, 0.001f));
        hit = sg_mask_or(hit, here);
        run = sg_mask_andnot(run, here);
        t = sg_add_masked(run, t, d);
        run = sg_mask_and(run, sg_le_n(t, 20));
    }
    if (sg_any(hit)) {
        const sg_f32 shade = sg_max(dot(slope(at(eye, way, t)), sun), sg_splat_f32(0.1f));
        light = sg_select(hit, shade, light);
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */
/* begin ray macros */
SG_RANGE_KERNEL(ray_macros, sg_item it, const struct picture *k) {
    const v3 eye = {sg_zero_f32(), sg_zero_f32(), sg_zero_f32()}, way = view(it, k);
    const v3 sun = {sg_splat_f32(0.48f), sg_splat_f32(0.64f), sg_splat_f32(-0.6f)};
    sg_f32 t = sg_zero_f32(), light = sg_mul_add(way.y, sg_splat_f32(0.25f), sg_splat_f32(0.25f));
    sg_f32 i = sg_zero_f32();
    SG_FLOW(sg_item_mask(it));
    SG_WHILE(sg_mask_and(sg_lt_n(i, 64), sg_le_n(t, 20))) {
        const sg_f32 d = distance(at(eye, way, t));
        SG_IF(sg_lt_n(d, 0.001f)) {
            SG_SET(light, sg_max(dot(slope(at(eye, way, t)), sun), sg_splat_f32(0.1f)));
            SG_BREAK;
        }
        SG_SET(t, sg_add(t, d));
        SG_SET(i, sg_add_n(i, 1));
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */

/* the nearest t at which a ray from p along d meets one of three balls, or t unchanged */
static const float BALLS[3][4] = {{-1, -0.2f, 3, 0.7f}, {0.4f, 0, 3.5f, 0.9f}, {1.2f, -0.5f, 2.5f, 0.4f}};

/* begin occlusion hand */
static inline sg_f32 meet_hand(v3 p, v3 d, sg_f32 t) {
    for (int j = 0; j < 3; j++) {
        const v3 q = {sg_sub_n(p.x, BALLS[j][0]), sg_sub_n(p.y, BALLS[j][1]), sg_sub_n(p.z, BALLS[j][2])};
        const sg_f32 b = dot(q, d), c = sg_sub_n(dot(q, q), BALLS[j][3] * BALLS[j][3]), e = sg_sub(sg_mul(b, b), c);
        const sg_f32 s = sg_sub(sg_neg(b), sg_sqrt(e));
        t = sg_select(sg_mask_and(sg_gt_n(e, 0), sg_mask_and(sg_gt_n(s, 0.001f), sg_lt(s, t))), s, t);
    }
    return t;
}
SG_RANGE_KERNEL(occlusion_hand, sg_item it, const struct picture *k) {
    const v3 eye = {sg_zero_f32(), sg_zero_f32(), sg_zero_f32()}, way = view(it, k);
    const sg_f32 far = sg_splat_f32(1e9f), t = meet_hand(eye, way, far);
    sg_f32 open = sg_zero_f32();
    const sg_mask hit = sg_mask_and(sg_lt(t, far), sg_item_mask(it));
    if (sg_any(hit)) {
        const v3 p = at(eye, way, t);
        for (int j = 0; j < 16; j++) {
            const sg_f32 a = sg_splat_f32((float)(j % 4) - 1.5f), b = sg_splat_f32((float)(j / 4) - 1.5f);
            const sg_f32 s = meet_hand(p, unit(a, b, sg_splat_f32(-1)), far);
            open = sg_add_masked(sg_mask_and(hit, sg_ge(s, far)), open, sg_splat_f32(1));
        }
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), open);
}
/* end */
/* begin occlusion macros */
static inline sg_f32 meet_macros(sg_mask m, v3 p, v3 d, sg_f32 t) {
    SG_FLOW(m);
    for (int j = 0; j < 3; j++) {
        const v3 q = {sg_sub_n(p.x, BALLS[j][0]), sg_sub_n(p.y, BALLS[j][1]), sg_sub_n(p.z, BALLS[j][2])};
        const sg_f32 b = dot(q, d), c = sg_sub_n(dot(q, q), BALLS[j][3] * BALLS[j][3]), e = sg_sub(sg_mul(b, b), c);
        SG_IF(sg_gt_n(e, 0)) {
            const sg_f32 s = sg_sub(sg_neg(b), sg_sqrt(e));
            SG_IF(sg_mask_and(sg_gt_n(s, 0.001f), sg_lt(s, t))) SG_SET(t, s);
        }
    }
    return t;
}
SG_RANGE_KERNEL(occlusion_macros, sg_item it, const struct picture *k) {
    const v3 eye = {sg_zero_f32(), sg_zero_f32(), sg_zero_f32()}, way = view(it, k);
    const sg_f32 far = sg_splat_f32(1e9f);
    sg_f32 open = sg_zero_f32();
    SG_FLOW(sg_item_mask(it));
    const sg_f32 t = meet_macros(sg_flow.now, eye, way, far);
    SG_IF(sg_lt(t, far)) {
        const v3 p = at(eye, way, t);
        for (int j = 0; j < 16; j++) {
            const sg_f32 a = sg_splat_f32((float)(j % 4) - 1.5f), b = sg_splat_f32((float)(j / 4) - 1.5f);
            SG_IF(sg_ge(meet_macros(sg_flow.now, p, unit(a, b, sg_splat_f32(-1)), far), far)) SG_SET(open, sg_add_n(open, 1));
        }
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), open);
}
/* end */

/* density of a cloud around the middle */
static inline sg_f32 density(v3 p) {
    const v3 q = {p.x, p.y, sg_sub_n(p.z, 3)};
    return sg_sub(sg_splat_f32(1), sg_mul_n(dot(q, q), 0.6f));
}

/* begin volume hand */
SG_RANGE_KERNEL(volume_hand, sg_item it, const struct picture *k) {
    const v3 eye = {sg_zero_f32(), sg_zero_f32(), sg_zero_f32()}, way = view(it, k);
    sg_f32 through = sg_splat_f32(1), light = sg_zero_f32();
    sg_mask run = sg_item_mask(it);
    for (int i = 0; i < 100 && sg_any(run); i++) {
        const sg_f32 d = density(at(eye, way, sg_splat_f32((float)i * 0.06f)));
        const sg_mask in = sg_mask_and(run, sg_gt_n(d, 0));
        if (!sg_any(in)) continue;
        light = sg_select(in, sg_mul_add(sg_mul(d, through), sg_splat_f32(0.1f), light), light);
        through = sg_select(in, sg_mul(through, sg_sub(sg_splat_f32(1), sg_mul_n(d, 0.2f))), through);
        run = sg_mask_and(run, sg_ge_n(through, 0.05f));
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */
/* begin volume macros */
SG_RANGE_KERNEL(volume_macros, sg_item it, const struct picture *k) {
    const v3 eye = {sg_zero_f32(), sg_zero_f32(), sg_zero_f32()}, way = view(it, k);
    sg_f32 through = sg_splat_f32(1), light = sg_zero_f32(), i = sg_zero_f32();
    SG_FLOW(sg_item_mask(it));
    SG_WHILE(sg_lt_n(i, 100)) {
        const sg_f32 d = density(at(eye, way, sg_mul_n(i, 0.06f)));
        SG_SET(i, sg_add_n(i, 1));
        SG_IF(sg_le_n(d, 0)) SG_CONTINUE;
        SG_SET(light, sg_mul_add(sg_mul(d, through), sg_splat_f32(0.1f), light));
        SG_SET(through, sg_mul(through, sg_sub(sg_splat_f32(1), sg_mul_n(d, 0.2f))));
        SG_IF(sg_lt_n(through, 0.05f)) SG_BREAK;
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */

struct pair { const char *name; const sg_range_kernel *kernel[2]; };
#ifdef FLOW_ISPC
void mandelbrot(struct picture *k);
void ray(struct picture *k);
void occlusion(struct picture *k);
void volume(struct picture *k);
/* ISPC fuses other multiplications and additions, so a pixel at an edge may fall on the other side: 1 in 200 may */
static int run_ispc(const char *name, const float *right, struct picture *k) {
    static void (*const ispc[])(struct picture *) = {mandelbrot, ray, occlusion, volume};
    static const char *const names[] = {"mandelbrot", "ray", "occlusion", "volume"};
    const size_t n = (size_t)k->wide * k->high;
    size_t other = 0;
    for (size_t i = 0; i < sizeof ispc / sizeof ispc[0]; i++) if (strcmp(name, names[i]) == 0) ispc[i](k);
    for (size_t i = 0; right && i < n; i++) other += !(k->out[i] - right[i] < 1e-3f && right[i] - k->out[i] < 1e-3f);
    if (other > n / 200) fprintf(stderr, "%s by ISPC: %lu of the results differ\n", name, (unsigned long)other);
    return other > n / 200;
}
#endif
/* every pair, or with arguments one form of one of them */
static int run_pairs(const struct pair *all, size_t count, int argc, char **argv) {
    enum { WIDE = 256, HIGH = 200 };
    static float out[2][WIDE * HIGH];
    int wrong = 0;
    for (size_t i = 0; i < count; i++) {
        double ns[2] = {0, 0};
        if (argc > 2 && strcmp(argv[1], all[i].name) != 0) continue;
#ifdef FLOW_ISPC
        if (argc > 2 && atoi(argv[2]) == 2) {
            struct picture k = {out[0], WIDE, HIGH};
            return run_ispc(all[i].name, NULL, &k);
        }
#endif
        for (int round = 0; round < (argc > 2 ? 1 : 15); round++) {
            for (int form = 0; form < 2; form++) {
                struct picture k;
                const uint64_t begin = sg_time_ns_();
                double spent;
                k.out = out[form], k.wide = WIDE, k.high = HIGH;
                if (argc > 2 && atoi(argv[2]) != form) continue;
                if (sg_parallel_for_range(NULL, sg_range_2d(HIGH, WIDE), (all[i].kernel[form]), &k) != SG_OK) return 1;
                spent = (double)(sg_time_ns_() - begin);
                if (round == 0 || spent < ns[form]) ns[form] = spent;
            }
        }
        if (argc > 2) return 0;
        if (memcmp(out[0], out[1], sizeof out[0]) != 0) {
            size_t bad = 0, n = 0;
            for (size_t j = 0; j < WIDE * HIGH; j++) if (out[0][j] != out[1][j]) { bad = j; n++; }
            fprintf(stderr, "%s: %lu of the results differ: %g %g\n", all[i].name, (unsigned long)n, (double)out[0][bad], (double)out[1][bad]);
            wrong = 1;
        }
#ifdef FLOW_ISPC
        {
            struct picture k = {out[1], WIDE, HIGH};
            memset(out[1], 0xff, sizeof out[1]);
            wrong |= run_ispc(all[i].name, out[0], &k);
        }
#endif
        printf("%s\t%.4g\t%.4g\n", all[i].name, ns[0], ns[1]);
    }
    return wrong;
}

#ifndef __cplusplus
int main(int argc, char **argv) {
    static const struct pair all[] = {
        {"mandelbrot", {mandelbrot_hand, mandelbrot_macros}}, {"ray", {ray_hand, ray_macros}},
        {"occlusion", {occlusion_hand, occlusion_macros}}, {"volume", {volume_hand, volume_macros}}};
    return run_pairs(all, 4, argc, argv);
}
#endif
