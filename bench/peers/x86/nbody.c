/* SPDX-License-Identifier: MIT */
/* As bench/peers/sg/nbody.c: 1, 2 and 4 registers of bodies at a time. */
#include "x86.h"

#include "../../kernels/nbody.h"

#if BENCH_512
#define LANES 16
typedef __m512 f32;
#define X(name) _mm512_##name
#define RSQRT _mm512_rsqrt14_ps
#else
#define LANES 8
typedef __m256 f32;
#define X(name) _mm256_##name
#define RSQRT _mm256_rsqrt_ps
#endif
#define LOAD X(loadu_ps)
#define STORE X(storeu_ps)
#define SPLAT X(set1_ps)
#define SUB X(sub_ps)
#define MUL X(mul_ps)
#define FMA X(fmadd_ps)

#define EACH1(f) f(0)
#define EACH2(f) f(0) f(1)
#define EACH4(f) f(0) f(1) f(2) f(3)

#define BEGIN(v) \
    const f32 x##v = LOAD(k->x + i + v * LANES), y##v = LOAD(k->y + i + v * LANES), z##v = LOAD(k->z + i + v * LANES); \
    f32 ax##v = X(setzero_ps)(), ay##v = ax##v, az##v = ax##v;
#define PULL(v) \
    { \
        const f32 dx = SUB(x, x##v), dy = SUB(y, y##v), dz = SUB(z, z##v); \
        const f32 dd = FMA(dz, dz, FMA(dy, dy, FMA(dx, dx, soft))), about = RSQRT(dd); \
        const f32 r = MUL(about, X(fnmadd_ps)(dd, MUL(about, about), three)), s = MUL(MUL(m, r), MUL(r, r)); \
        ax##v = FMA(s, dx, ax##v), ay##v = FMA(s, dy, ay##v), az##v = FMA(s, dz, az##v); \
    }
#define END(v) \
    STORE(k->ax + i + v * LANES, ax##v), STORE(k->ay + i + v * LANES, ay##v), STORE(k->az + i + v * LANES, az##v);
#define BODIES(values, each) \
    const f32 soft = SPLAT(BENCH_NBODY_SOFT), three = SPLAT(3); \
    BENCH_FOR \
    for (size_t i = 0; i < k->n; i += values * LANES) { \
        each(BEGIN) \
        for (size_t j = 0; j < k->n; j++) { \
            const f32 x = SPLAT(k->x[j]), y = SPLAT(k->y[j]), z = SPLAT(k->z[j]), m = SPLAT(k->m[j] * 0.125f); \
            each(PULL) \
        } \
        each(END) \
    }
BENCH_RUN(nbody, k) { BODIES(1, EACH1) }
BENCH_RUN_AS(nbody, x2, k) { BODIES(2, EACH2) }
BENCH_RUN_AS(nbody, x4, k) { BODIES(4, EACH4) }
