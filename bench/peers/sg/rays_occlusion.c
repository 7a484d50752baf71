/* SPDX-License-Identifier: MIT */
/* Occlusion. A sub-group has two registers: while the rays of one wait for random numbers and roots, the others go on. In
 * rays_occlusion_1.c it has one, for compilers and processors that lose more by what two registers keep on the stack. */
#ifndef FORM
#define FORM halves
#define WITH_FUNCTIONS
#if defined __AVX512F__
#define SG_SIZE 32
#elif defined __AVX__
#define SG_SIZE 16
#endif
#endif
#include "rays_vector.h"

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
/* A ray of length 2^12: (r cos, r sin, z) of 2 pi v / 2^24, by the functions; and for v / 2^24 from 0 to 1 by s and c, the square root of 2 times
 * sine and cosine of pi / 2 minus half of the angle: cos is s * s - 1, sin is s * c. For these polynomials are enough; they were fitted at
 * Chebyshev's points and are off by less than 2e-7. The length does not matter to what a ray meets, and saves multiplications of the random
 * numbers. */
#ifdef WITH_FUNCTIONS
SG_INLINE v3 functions_of(sg_f32 v, sg_f32 r, sg_f32 z) {
    sg_f32 cosine;
    const sg_f32 sine = sg_native_sincos(sg_mul_n(v, 6.28318531f * 0x1p-24f), &cosine);
    return v3_of(sg_mul(cosine, r), sg_mul(sine, r), z);
}
#endif
#define ROOT(x) sg_splat_f32(1.41421356f * (x))
SG_INLINE v3 halves_of(sg_f32 v, sg_f32 r, sg_f32 z) {
    const sg_f32 w = sg_fma(v, sg_splat_f32(-0x1p-24f), sg_splat_f32(0.5f)), u = sg_mul(w, w);
    sg_f32 s = sg_fma(u, ROOT(0.07765591f), ROOT(-0.5982904f)), c = sg_fma(u, ROOT(-0.02439593f), ROOT(0.23493707f));
    s = sg_fma(u, sg_fma(u, s, ROOT(2.5500774f)), ROOT(-5.1677103f));
    c = sg_fma(u, sg_fma(u, c, ROOT(-1.335212f)), ROOT(4.0587091f));
    s = sg_mul(w, sg_fma(u, s, ROOT(3.1415927f)));
    c = sg_fma(u, sg_fma(u, c, ROOT(-4.9348021f)), ROOT(1));
    const sg_f32 long_s = sg_mul(s, r);
    return v3_of(sg_fms(long_s, s, r), sg_mul(long_s, c), z);
}
/* A ray is not turned to the normal; instead the balls, and the downward direction, are turned to the axes of the rays, once for all rays. A
 * hit gives a number below 0, so the sign bits are all that has to be counted; those of 32 rays are collected in a number. The random numbers of a
 * ray are made while the ray before is on its way. A ball that contains the ray's origin is never hit.
 * The rays are a function of their own, so that constants of the first hit do not take registers from them. */
struct turned { v3 q; sg_f32 least; };
/* what is the same for all pixels: side as for view */
struct occlusion { const struct bench_occlusion *k; float side; };
#define OCCLUSION(name, circle_of) \
    SG_ALIGN_FRAME SG_NOINLINE sg_f32 name##_seen(const struct bench_occlusion *k, const struct met *m, sg_u32 state) { \
        const v3 p = m->p, n = m->normal; \
        const sg_f32 sign = sg_copysign(one(), n.z), a = sg_div(sg_splat_f32(-1), sg_add(sign, n.z)), b = sg_mul(sg_mul(n.x, n.y), a); \
        const v3 s = v3_of(sg_fma(sg_mul(sg_mul(sign, n.x), n.x), a, one()), sg_mul(sign, b), sg_neg(sg_mul(sign, n.x))); \
        const v3 t = v3_of(b, sg_fma(sg_mul(n.y, n.y), a, sign), sg_neg(n.y)); \
        const v3 down = v3_of(s.y, t.y, n.y); \
        sg_u32 open = sg_splat_u32(BENCH_OCCLUSION_RAYS); \
        struct two random = random_of(&state); \
        struct turned ball[3]; \
        BENCH_UNROLL(3) \
        for (int j = 0; j < 3; j++) { \
            const v3 q = less(p, k->ball[j]); \
            const sg_f32 c = sg_sub_n(dot(q, q), k->ball[j][3] * k->ball[j][3]); \
            ball[j].q = v3_of(dot(q, s), dot(q, t), dot(q, n)); \
            ball[j].least = sg_select(sg_gt_n(c, 0), sg_mul_n(sg_sqrt(c), 0x1p12f), sg_splat_f32(1e30f)); \
        } \
        for (int i = 0; i < BENCH_OCCLUSION_RAYS / 32; i++) { \
            sg_u32 hits = sg_zero_u32(); \
            for (int bit = 0; bit < 32; bit++) { \
                const sg_f32 v = random.second, r = sg_sqrt(random.first), z = sg_sqrt(sg_sub(sg_splat_f32(0x1p24f), random.first)); \
                random = random_of(&state); \
                const v3 d = circle_of(v, r, z); \
                sg_u32 hit = sg_as_u32(dot(down, d)); \
                BENCH_UNROLL(3) \
                for (int j = 0; j < 3; j++) { \
                    const v3 q = ball[j].q; \
                    hit = sg_or(hit, sg_as_u32(sg_fma(q.x, d.x, sg_fma(q.y, d.y, sg_fma(q.z, d.z, ball[j].least))))); \
                } \
                hits = sg_funnel_shl(hits, hit, sg_splat_u32(1)); \
            } \
            open = sg_sub(open, sg_popcount(hits)); \
        } \
        return sg_mul_n(sg_convert_f32(sg_as_i32(open)), 1.0f / BENCH_OCCLUSION_RAYS); \
    } \
    SG_RANGE_KERNEL(name, sg_item it, const struct occlusion *o) { \
        const struct bench_occlusion *k = o->k; \
        const size_t at = sg_item_get_linear_id_base(it); \
        const struct met m = first_met(k, view(it, o->side, -1)); \
        const sg_u32 state = sg_add_n(sg_mul_n(sg_add_n(sg_iota_u32(), (uint32_t)at), 747796405u), 2891336453u); \
        sg_f32 part = sg_zero_f32(); \
        if (sg_any(m.some)) part = sg_select(m.some, name##_seen(k, &m, state), part); \
        sg_store(k->to + at, part); \
    }
#define RUN(form, name) \
    OCCLUSION(name, name##_of) \
    form { \
        const struct occlusion o = {k, 2.0f / (float)k->n}; \
        bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), name, &o)); \
    }
#define RUN_AS(form, name) RUN(BENCH_RUN_AS(occlusion, form, k), name)
RUN_AS(FORM, halves)
#ifdef WITH_FUNCTIONS
RUN(BENCH_RUN(occlusion, k), functions)
#endif
