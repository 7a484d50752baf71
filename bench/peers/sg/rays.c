/* SPDX-License-Identifier: MIT */
/* The volume. Occlusion has a file of its own, since its sub-groups have two registers. */
#include "rays_vector.h"

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
    const sg_i32 low = sg_as_i32(sg_and_n(both, 0xffff)), rise = sg_sub(sg_as_i32(sg_shr_n(both, 16)), low);
    return sg_fma(t, sg_convert_f32(rise), sg_convert_f32(low));
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
                const sg_mask shaded = SG_TUNED_FOR_ZEN ? sg_mask_first_n(SG_SIZE) : lit; \
                v3 q = p; \
                sg_f32 sum = sg_zero_f32(); \
                BENCH_UNROLL(8) \
                for (int s = 0; s < BENCH_VOLUME_SHADES; s++) { \
                    q = v3_of(sg_add(q.x, way.x), sg_add(q.y, way.y), sg_add(q.z, way.z)); \
                    sum = sg_add(sum, density(k, shaded, q)); \
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
