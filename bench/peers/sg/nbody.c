/* SPDX-License-Identifier: MIT */
/* A lane for each body that is pulled, several bodies for each item; the body that pulls them is the same for all lanes. */
#include "sg.h"

#include "../../kernels/nbody.h"

#define EACH1(f) f(0)
#define EACH2(f) f(0) f(1)
#define EACH4(f) f(0) f(1) f(2) f(3)

#define BEGIN(v) \
    const sg_f32 x##v = sg_load(k->x + i + v * SG_SIZE), y##v = sg_load(k->y + i + v * SG_SIZE); \
    const sg_f32 z##v = sg_load(k->z + i + v * SG_SIZE); \
    sg_f32 ax##v = sg_zero_f32(), ay##v = ax##v, az##v = ax##v;
/* With one step of Newton's, 1 / sqrt(d * d) is r (3 - d d r r) / 2. Here r is -2 times that, and the mass compensates for
 * its cube */
#define PULL(v) \
    { \
        const sg_f32 dx = sg_sub(x, x##v), dy = sg_sub(y, y##v), dz = sg_sub(z, z##v); \
        const sg_f32 dd = sg_mul_add(dz, dz, sg_mul_add(dy, dy, sg_mul_add(dx, dx, soft))); \
        const sg_f32 about = sg_rsqrt(dd), square = sg_mul(about, about); \
        const sg_f32 r = sg_mul(about, sg_mul_add(dd, square, minus_three)); \
        const sg_f32 s = sg_mul(sg_mul(m, r), sg_mul(r, r)); \
        ax##v = sg_mul_add(s, dx, ax##v); \
        ay##v = sg_mul_add(s, dy, ay##v); \
        az##v = sg_mul_add(s, dz, az##v); \
    }
#define END(v) \
    sg_store(k->ax + i + v * SG_SIZE, ax##v); \
    sg_store(k->ay + i + v * SG_SIZE, ay##v); \
    sg_store(k->az + i + v * SG_SIZE, az##v);
#define BODIES(values, each) \
    const size_t i = sg_item_get_linear_id_base(it) * values; \
    const sg_f32 soft = sg_splat_f32(BENCH_NBODY_SOFT), minus_three = sg_splat_f32(-3); \
    each(BEGIN) \
    for (size_t j = 0; j < k->n; j++) { \
        const sg_f32 x = sg_splat_f32(k->x[j]), y = sg_splat_f32(k->y[j]), z = sg_splat_f32(k->z[j]); \
        const sg_f32 m = sg_splat_f32(k->m[j] * -0.125f); \
        each(PULL) \
    } \
    each(END)

SG_RANGE_KERNEL(bodies_1, sg_item it, const struct bench_nbody *k) { BODIES(1, EACH1) }
SG_RANGE_KERNEL(bodies_2, sg_item it, const struct bench_nbody *k) { BODIES(2, EACH2) }
SG_RANGE_KERNEL(bodies_4, sg_item it, const struct bench_nbody *k) { BODIES(4, EACH4) }
BENCH_RUN(nbody, k) { bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), bodies_1, k)); }
BENCH_RUN_AS(nbody, x2, k) { bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n / 2), bodies_2, k)); }
BENCH_RUN_AS(nbody, x4, k) { bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n / 4), bodies_4, k)); }
