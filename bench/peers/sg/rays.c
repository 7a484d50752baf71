/* SPDX-License-Identifier: MIT */
/* A pixel for each lane; lanes that are done wait for the others. */
#include "sg.h"

#include <sg/math.h>
#include <sg/more.h>

#include "../../kernels/rays.h"

typedef struct v3 { sg_f32 x, y, z; } v3;
SG_INLINE v3 v3_of(sg_f32 x, sg_f32 y, sg_f32 z) {
    const v3 v = {x, y, z};
    return v;
}
SG_INLINE sg_f32 dot(v3 a, v3 b) { return sg_fma(a.x, b.x, sg_fma(a.y, b.y, sg_mul(a.z, b.z))); }
SG_INLINE v3 along(v3 p, sg_f32 t, v3 d) { return v3_of(sg_fma(t, d.x, p.x), sg_fma(t, d.y, p.y), sg_fma(t, d.z, p.z)); }
SG_INLINE v3 less(v3 a, const float *b) { return v3_of(sg_sub_n(a.x, b[0]), sg_sub_n(a.y, b[1]), sg_sub_n(a.z, b[2])); }
SG_INLINE sg_f32 one(void) { return sg_splat_f32(1); }
/* the direction of a pixel's ray; side is the length of a pixel's side, which does not have to be divided for each pixel */
SG_INLINE v3 view(sg_item it, float side, float z) {
    const sg_f32 column = sg_convert_f32(sg_as_i32(sg_item_get_id(it, 1)));
    const sg_f32 x = sg_sub_n(sg_mul_n(sg_add_n(column, 0.5f), side), 1);
    const sg_f32 y = sg_splat_f32(1 - ((float)(uint32_t)sg_item_get_id_base(it, 0) + 0.5f) * side);
    const sg_f32 s = sg_div(one(), sg_sqrt(sg_fma(x, x, sg_fma(y, y, one()))));
    return v3_of(sg_mul(x, s), sg_mul(y, s), sg_mul_n(s, z));
}

/* ---- occlusion ---- */

struct met { sg_mask some; v3 p, normal; };
SG_INLINE struct met first_met(const struct bench_occlusion *k, v3 d) {
    const sg_mask down = sg_lt_n(d.y, 0);
    const v3 origin = v3_of(sg_zero_f32(), sg_zero_f32(), sg_zero_f32());
    sg_f32 t = sg_splat_f32(1e30f);
    if (sg_any(down)) t = sg_select(down, sg_div(sg_splat_f32(BENCH_OCCLUSION_PLANE), d.y), t);
    struct met m = {down, origin, v3_of(sg_zero_f32(), one(), sg_zero_f32())};
    BENCH_UNROLL(3)
    for (int j = 0; j < 3; j++) {
        const float *c = k->ball[j];
        const v3 centre = v3_of(sg_splat_f32(c[0]), sg_splat_f32(c[1]), sg_splat_f32(c[2]));
        const float outside = c[0] * c[0] + c[1] * c[1] + c[2] * c[2] - c[3] * c[3];
        const sg_f32 b = dot(centre, d), under = sg_fma(b, b, sg_splat_f32(-outside));
        const sg_mask meets = sg_gt_n(under, 0);
        if (!sg_any(meets)) continue;
        const sg_f32 at = sg_sub(b, sg_sqrt(sg_max(under, sg_zero_f32())));
        const sg_mask here = sg_mask_and(sg_mask_and(meets, sg_gt_n(at, 0)), sg_lt(at, t));
        if (!sg_any(here)) continue;
        const v3 q = v3_of(sg_fms(at, d.x, centre.x), sg_fms(at, d.y, centre.y), sg_fms(at, d.z, centre.z));
        m.some = sg_mask_or(m.some, here);
        t = sg_select(here, at, t);
        m.normal.x = sg_select(here, sg_mul_n(q.x, 1 / c[3]), m.normal.x);
        m.normal.y = sg_select(here, sg_mul_n(q.y, 1 / c[3]), m.normal.y);
        m.normal.z = sg_select(here, sg_mul_n(q.z, 1 / c[3]), m.normal.z);
    }
    m.p = along(along(origin, t, d), sg_splat_f32(BENCH_OCCLUSION_APART), m.normal);
    return m;
}
/* The next two random numbers, times 2^24. The second state is also made of the one before the first: a multiplication of integers takes 10
 * cycles, and two in a row would be as long as all else that a ray takes. */
struct two { sg_f32 first, second; };
SG_INLINE sg_f32 number_of(sg_u32 state) { return sg_convert_f32(sg_as_i32(sg_shr_n(state, 8))); }
SG_INLINE struct two random_of(sg_u32 *state) {
    const sg_u32 next = sg_add_n(sg_mul_n(*state, 1664525u), 1013904223u);
    *state = sg_add_n(sg_mul_n(*state, 389569705u), 1196435762u);
    const struct two r = {number_of(next), number_of(*state)};
    return r;
}
/* (cos, sin) of 2 pi v / 2^24 by the functions; and for v / 2^24 from 0 to 1 by cos and sin of pi / 2 minus the angle, for which polynomials
 * are enough; these were fitted at Chebyshev's points and are off by less than 2e-7 */
struct circle { sg_f32 x, y; };
SG_INLINE struct circle by_functions(sg_f32 v) {
    const sg_f32 angle = sg_mul_n(v, 6.28318531f * 0x1p-24f);
    struct circle c;
    c.y = sg_sincos(angle, &c.x);
    return c;
}
SG_INLINE struct circle by_halves(sg_f32 v) {
    const sg_f32 w = sg_fma(v, sg_splat_f32(-0x1p-24f), sg_splat_f32(0.5f)), u = sg_mul(w, w);
    sg_f32 s = sg_fma(u, sg_splat_f32(0.07765591f), sg_splat_f32(-0.5982904f)), c = sg_fma(u, sg_splat_f32(-0.02439593f), sg_splat_f32(0.23493707f));
    s = sg_fma(u, sg_fma(u, s, sg_splat_f32(2.5500774f)), sg_splat_f32(-5.1677103f));
    c = sg_fma(u, sg_fma(u, c, sg_splat_f32(-1.335212f)), sg_splat_f32(4.0587091f));
    s = sg_mul(w, sg_fma(u, s, sg_splat_f32(3.1415927f)));
    c = sg_fma(u, sg_fma(u, c, sg_splat_f32(-4.9348021f)), one());
    const sg_f32 twice = sg_add(s, s);
    const struct circle r = {sg_fma(twice, s, sg_splat_f32(-1)), sg_mul(twice, c)};
    return r;
}
/* A ray is not turned to the normal; instead the balls, and the downward direction, are turned to the axes of the rays, once for all rays. A
 * hit gives a number below 0, so the sign of the least number is all that has to be counted. A ball that contains the ray's origin is never hit. */
struct turned { v3 q; sg_f32 least; };
/* what is the same for all pixels: side as for view */
struct occlusion { const struct bench_occlusion *k; float side; };
#define OCCLUSION(name, circle_of) \
    SG_INLINE sg_f32 name##_seen(const struct bench_occlusion *k, v3 p, v3 n, sg_u32 state) { \
        const sg_f32 sign = sg_copysign(one(), n.z), a = sg_div(sg_splat_f32(-1), sg_add(sign, n.z)), b = sg_mul(sg_mul(n.x, n.y), a); \
        const v3 s = v3_of(sg_fma(sg_mul(sg_mul(sign, n.x), n.x), a, one()), sg_mul(sign, b), sg_neg(sg_mul(sign, n.x))); \
        const v3 t = v3_of(b, sg_fma(sg_mul(n.y, n.y), a, sign), sg_neg(n.y)); \
        const v3 down = v3_of(s.y, t.y, n.y); \
        sg_u32 open = sg_splat_u32(BENCH_OCCLUSION_RAYS); \
        struct turned ball[3]; \
        BENCH_UNROLL(3) \
        for (int j = 0; j < 3; j++) { \
            const v3 q = less(p, k->ball[j]); \
            const sg_f32 c = sg_sub_n(dot(q, q), k->ball[j][3] * k->ball[j][3]); \
            ball[j].q = v3_of(dot(q, s), dot(q, t), dot(q, n)); \
            ball[j].least = sg_select(sg_gt_n(c, 0), sg_sqrt(c), sg_splat_f32(1e30f)); \
        } \
        for (int i = 0; i < BENCH_OCCLUSION_RAYS; i++) { \
            const struct two random = random_of(&state); \
            const sg_f32 u = sg_mul_n(random.first, 0x1p-24f), r = sg_sqrt(u), z = sg_sqrt(sg_sub(one(), u)); \
            const struct circle c = circle_of(random.second); \
            const v3 d = v3_of(sg_mul(c.x, r), sg_mul(c.y, r), z); \
            sg_f32 least = dot(down, d); \
            BENCH_UNROLL(3) \
            for (int j = 0; j < 3; j++) { \
                const v3 q = ball[j].q; \
                least = sg_min(least, sg_fma(q.x, d.x, sg_fma(q.y, d.y, sg_fma(q.z, d.z, ball[j].least)))); \
            } \
            open = sg_sub(open, sg_shr_n(sg_as_u32(least), 31)); \
        } \
        return sg_mul_n(sg_convert_f32(sg_as_i32(open)), 1.0f / BENCH_OCCLUSION_RAYS); \
    } \
    SG_RANGE_KERNEL(name, sg_item it, const struct occlusion *o) { \
        const struct bench_occlusion *k = o->k; \
        const size_t at = sg_item_get_linear_id_base(it); \
        const struct met m = first_met(k, view(it, o->side, -1)); \
        const sg_u32 state = sg_add_n(sg_mul_n(sg_add_n(sg_iota_u32(), (uint32_t)at), 747796405u), 2891336453u); \
        sg_f32 part = sg_zero_f32(); \
        if (sg_any(m.some)) part = sg_select(m.some, name##_seen(k, m.p, m.normal, state), part); \
        sg_store(k->to + at, part); \
    }
OCCLUSION(occlusion_by_functions, by_functions)
OCCLUSION(occlusion_by_halves, by_halves)
BENCH_RUN(occlusion, k) {
    const struct occlusion o = {k, 2.0f / (float)k->n};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), occlusion_by_functions, &o));
}
BENCH_RUN_AS(occlusion, halves, k) {
    const struct occlusion o = {k, 2.0f / (float)k->n};
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), occlusion_by_halves, &o));
}

/* ---- volume ---- */

enum { GRID = BENCH_VOLUME_GRID };
SG_INLINE sg_f32 between(sg_f32 t, sg_f32 a, sg_f32 b) { return sg_fma(t, sg_sub(b, a), a); }
SG_INLINE sg_f32 on_grid(sg_f32 x) {
    return sg_min(sg_max(sg_mul_n(x, GRID - 1), sg_zero_f32()), sg_splat_f32(GRID - 1.001f));
}
/* interpolates between the points i and i + 1 of a row, in the lanes of m: the others read nothing and have 0; the levels of pairs are not
 * scaled */
SG_INLINE sg_f32 by_point(const struct bench_volume *k, sg_mask m, sg_u32 i, size_t more, sg_f32 t) {
    return between(t, sg_gather_masked(m, k->density + more, i), sg_gather_masked(m, k->density + more + 1, i));
}
SG_INLINE sg_f32 by_pair(const struct bench_volume *k, sg_mask m, sg_u32 i, size_t more, sg_f32 t) {
    const sg_u32 both = sg_gather_masked(m, k->pairs + more, i);
    return between(t, sg_convert_f32(sg_as_i32(sg_and_n(both, 0xffff))), sg_convert_f32(sg_as_i32(sg_shr_n(both, 16))));
}
/* The number of a point is below 2^23, so a float holds it exactly; with 2^23 added it is in the float's lowest bits. That is quicker
 * than three conversions, which also handle numbers that an integer cannot hold. */
#define DENSITY(name, row) \
    SG_INLINE sg_f32 name(const struct bench_volume *k, sg_mask m, v3 p) { \
        const sg_f32 x = on_grid(p.x), y = on_grid(p.y), z = on_grid(p.z); \
        const sg_f32 xi = sg_floor(x), yi = sg_floor(y), zi = sg_floor(z), grid = sg_splat_f32(GRID); \
        const sg_f32 number = sg_fma(sg_fma(zi, grid, yi), grid, xi), fx = sg_sub(x, xi), fy = sg_sub(y, yi), fz = sg_sub(z, zi); \
        const sg_u32 i = sg_sub_n(sg_as_u32(sg_add_n(number, 0x1p23f)), 0x4b000000); \
        const sg_f32 lower = between(fy, row(k, m, i, 0, fx), row(k, m, i, GRID, fx)); \
        return between(fz, lower, between(fy, row(k, m, i, GRID * GRID, fx), row(k, m, i, GRID * GRID + GRID, fx))); \
    }
DENSITY(density_by_point, by_point)
DENSITY(density_by_pair, by_pair)

/* where a ray is in the cube */
struct part { sg_f32 from, until; };
SG_INLINE struct part within(struct part p, float eye, sg_f32 d) {
    const sg_f32 a = sg_div(sg_splat_f32(-eye), d), b = sg_div(sg_splat_f32(1 - eye), d);
    const struct part r = {sg_max(p.from, sg_min(a, b)), sg_min(p.until, sg_max(a, b))};
    return r;
}
#define VOLUME(name, density, scale) \
    SG_RANGE_KERNEL(name, sg_item it, const struct bench_volume *k) { \
        const v3 d = view(it, 2.0f / (float)k->n, 1), eye = v3_of(sg_splat_f32(k->eye[0]), sg_splat_f32(k->eye[1]), sg_splat_f32(k->eye[2])); \
        const v3 way = v3_of(sg_splat_f32(k->way[0]), sg_splat_f32(k->way[1]), sg_splat_f32(k->way[2])); \
        const struct part all = {sg_zero_f32(), sg_splat_f32(1e30f)}; \
        const struct part in = within(within(within(all, k->eye[0], d.x), k->eye[1], d.y), k->eye[2], d.z); \
        sg_f32 t = sg_add_n(in.from, 0.5f * BENCH_VOLUME_STEP), light = sg_zero_f32(), through = one(); \
        sg_mask run = sg_lt(t, in.until); \
        while (sg_any(run)) { \
            const v3 p = along(eye, t, d); \
            const sg_f32 here = density(k, run, p); \
            const sg_mask lit = sg_gt_n(here, 0); /* here is 0 where the ray has ended */ \
            if (sg_any(lit)) { \
                const sg_f32 thick = sg_mul_n(here, scale * BENCH_VOLUME_STEP); \
                v3 q = p; \
                sg_f32 sum = sg_zero_f32(); \
                for (int s = 0; s < BENCH_VOLUME_SHADES; s++) { \
                    q = v3_of(sg_add(q.x, way.x), sg_add(q.y, way.y), sg_add(q.z, way.z)); \
                    sum = sg_add(sum, density(k, lit, q)); \
                } \
                light = sg_fma(sg_mul(through, sg_exp(sg_mul_n(sum, scale * -BENCH_VOLUME_SHADE))), thick, light); \
                through = sg_mul(through, sg_exp(sg_mul_n(thick, -BENCH_VOLUME_THICK))); \
            } \
            t = sg_add_n(t, BENCH_VOLUME_STEP); \
            run = sg_mask_and(sg_lt(t, in.until), sg_ge_n(through, BENCH_VOLUME_LEAST)); \
        } \
        sg_store(k->to + sg_item_get_linear_id_base(it), light); \
    }
VOLUME(volume_by_point, density_by_point, 1)
VOLUME(volume_by_pair, density_by_pair, 0x1p-16f)
BENCH_RUN(volume, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), volume_by_point, k));
}
BENCH_RUN_AS(volume, pairs, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), volume_by_pair, k));
}
