// SPDX-License-Identifier: MIT
// The kernels of flow.c with the operators of C++, to count their words; each gives the same bits as the one in C.
#include "flow.c"

#define V(x) sg_splat_f32(x)

/* begin mandelbrot hand */
SG_RANGE_KERNEL(mandelbrot_hand_cc, sg_item it, const struct picture *k) {
    const sg_f32 cx = column(it, k) * 1.5f - 0.5f, cy = row(it, k) * 1.5f;
    sg_f32 x = cx, y = cy, n = sg_zero_f32();
    for (int i = 0; i < 200; i++) {
        const sg_f32 xx = x * x, yy = y * y;
        const sg_mask in = xx + yy <= 4;
        if (!sg_any(in)) break;
        y = sg_mul_add(x + x, y, cy);
        x = xx - yy + cx;
        n = sg_add_masked(in, n, V(1));
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), n);
}
/* end */
/* begin mandelbrot macros */
SG_RANGE_KERNEL(mandelbrot_macros_cc, sg_item it, const struct picture *k) {
    const sg_f32 cx = column(it, k) * 1.5f - 0.5f, cy = row(it, k) * 1.5f;
    sg_f32 x = cx, y = cy, n = sg_zero_f32();
    SG_FLOW(sg_item_mask(it));
    SG_WHILE(n < 200) {
        const sg_f32 xx = x * x, yy = y * y;
        SG_IF(xx + yy > 4) SG_BREAK;
        SG_SET(y, sg_mul_add(x + x, y, cy));
        SG_SET(x, xx - yy + cx);
        SG_SET(n, n + 1);
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), n);
}
/* end */

/* begin ray hand */
SG_RANGE_KERNEL(ray_hand_cc, sg_item it, const struct picture *k) {
    const v3 eye = {V(0), V(0), V(0)}, way = view(it, k);
    const v3 sun = {V(0.48f), V(0.64f), V(-0.6f)};
    sg_f32 t = V(0), light = sg_mul_add(way.y, V(0.25f), V(0.25f));
    sg_mask run = sg_item_mask(it), hit = sg_mask_from_bits(0);
    for (int i = 0; i < 64 && sg_any(run); i++) {
        const sg_f32 d = distance(at(eye, way, t));
        const sg_mask here = run & (d < 0.001f);
        hit |= here;
        run &= ~here;
        t = sg_add_masked(run, t, d);
        run &= t <= 20;
    }
    if (sg_any(hit)) {
        const sg_f32 shade = sg_max(dot(slope(at(eye, way, t)), sun), V(0.1f));
        light = sg_select(hit, shade, light);
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */
/* begin ray macros */
SG_RANGE_KERNEL(ray_macros_cc, sg_item it, const struct picture *k) {
    const v3 eye = {V(0), V(0), V(0)}, way = view(it, k);
    const v3 sun = {V(0.48f), V(0.64f), V(-0.6f)};
    sg_f32 t = V(0), i = V(0), light = sg_mul_add(way.y, V(0.25f), V(0.25f));
    SG_FLOW(sg_item_mask(it));
    SG_WHILE((i < 64) & (t <= 20)) {
        const sg_f32 d = distance(at(eye, way, t));
        SG_IF(d < 0.001f) {
            SG_SET(light, sg_max(dot(slope(at(eye, way, t)), sun), V(0.1f)));
            SG_BREAK;
        }
        SG_SET(t, t + d);
        SG_SET(i, i + 1);
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */

/* begin occlusion hand */
static inline sg_f32 meet_hand_cc(v3 p, v3 d, sg_f32 t) {
    for (int j = 0; j < 3; j++) {
        const v3 q = {p.x - BALLS[j][0], p.y - BALLS[j][1], p.z - BALLS[j][2]};
        const sg_f32 b = dot(q, d), c = dot(q, q) - BALLS[j][3] * BALLS[j][3], e = b * b - c;
        const sg_f32 s = -b - sg_sqrt(e);
        t = sg_select((e > 0) & (s > 0.001f) & (s < t), s, t);
    }
    return t;
}
SG_RANGE_KERNEL(occlusion_hand_cc, sg_item it, const struct picture *k) {
    const v3 eye = {V(0), V(0), V(0)}, way = view(it, k);
    const sg_f32 far = V(1e9f), t = meet_hand_cc(eye, way, far);
    sg_f32 open = V(0);
    const sg_mask hit = (t < far) & sg_item_mask(it);
    if (sg_any(hit)) {
        const v3 p = at(eye, way, t);
        for (int j = 0; j < 16; j++) {
            const sg_f32 a = V((float)(j % 4) - 1.5f), b = V((float)(j / 4) - 1.5f);
            open = sg_add_masked(hit & (meet_hand_cc(p, unit(a, b, V(-1)), far) >= far), open, V(1));
        }
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), open);
}
/* end */
/* begin occlusion macros */
static inline sg_f32 meet_macros_cc(sg_mask m, v3 p, v3 d, sg_f32 t) {
    SG_FLOW(m);
    for (int j = 0; j < 3; j++) {
        const v3 q = {p.x - BALLS[j][0], p.y - BALLS[j][1], p.z - BALLS[j][2]};
        const sg_f32 b = dot(q, d), c = dot(q, q) - BALLS[j][3] * BALLS[j][3], e = b * b - c;
        SG_IF(e > 0) {
            const sg_f32 s = -b - sg_sqrt(e);
            SG_IF((s > 0.001f) & (s < t)) SG_SET(t, s);
        }
    }
    return t;
}
SG_RANGE_KERNEL(occlusion_macros_cc, sg_item it, const struct picture *k) {
    const v3 eye = {V(0), V(0), V(0)}, way = view(it, k);
    const sg_f32 far = V(1e9f);
    sg_f32 open = V(0);
    SG_FLOW(sg_item_mask(it));
    const sg_f32 t = meet_macros_cc(sg_flow.now, eye, way, far);
    SG_IF(t < far) {
        const v3 p = at(eye, way, t);
        for (int j = 0; j < 16; j++) {
            const sg_f32 a = V((float)(j % 4) - 1.5f), b = V((float)(j / 4) - 1.5f);
            SG_IF(meet_macros_cc(sg_flow.now, p, unit(a, b, V(-1)), far) >= far) SG_SET(open, open + 1);
        }
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), open);
}
/* end */

/* begin volume hand */
SG_RANGE_KERNEL(volume_hand_cc, sg_item it, const struct picture *k) {
    const v3 eye = {V(0), V(0), V(0)}, way = view(it, k);
    sg_f32 through = V(1), light = V(0);
    sg_mask run = sg_item_mask(it);
    for (int i = 0; i < 100 && sg_any(run); i++) {
        const sg_f32 d = density(at(eye, way, V((float)i * 0.06f)));
        const sg_mask in = run & (d > 0);
        if (!sg_any(in)) continue;
        light = sg_select(in, sg_mul_add(d * through, V(0.1f), light), light);
        through = sg_select(in, through * (1 - d * 0.2f), through);
        run &= through >= 0.05f;
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */
/* begin volume macros */
SG_RANGE_KERNEL(volume_macros_cc, sg_item it, const struct picture *k) {
    const v3 eye = {V(0), V(0), V(0)}, way = view(it, k);
    sg_f32 through = V(1), light = V(0), i = V(0);
    SG_FLOW(sg_item_mask(it));
    SG_WHILE(i < 100) {
        const sg_f32 d = density(at(eye, way, i * 0.06f));
        SG_SET(i, i + 1);
        SG_IF(d <= 0) SG_CONTINUE;
        SG_SET(light, sg_mul_add(d * through, V(0.1f), light));
        SG_SET(through, through * (1 - d * 0.2f));
        SG_IF(through < 0.05f) SG_BREAK;
    }
    sg_item_store(it, k->out + sg_item_get_linear_id_base(it), light);
}
/* end */

int main(int argc, char **argv) {
    static const struct pair all[] = {
        {"mandelbrot, hand", {mandelbrot_hand, mandelbrot_hand_cc}},
        {"mandelbrot, macros", {mandelbrot_hand, mandelbrot_macros_cc}},
        {"ray, hand", {ray_hand, ray_hand_cc}},
        {"ray, macros", {ray_hand, ray_macros_cc}},
        {"occlusion, hand", {occlusion_hand, occlusion_hand_cc}},
        {"occlusion, macros", {occlusion_hand, occlusion_macros_cc}},
        {"volume, hand", {volume_hand, volume_hand_cc}},
        {"volume, macros", {volume_hand, volume_macros_cc}},
    };
    return run_pairs(all, sizeof all / sizeof *all, argc, argv);
}
