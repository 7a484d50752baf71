/* SPDX-License-Identifier: MIT */
/* Blocks of 32 bodies side by side, each pulled by one after the other: loops that vectorise without reordering
 * sums. With -ffast-math compilers take the reciprocal root from an approximation and a step of Newton's. */
#include <math.h>

#include "../../kernels/nbody.h"

#include "c.h"

enum { SIDE_BY_SIDE = 32 };

BENCH_RUN(nbody, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t i = 0; i < n; i += SIDE_BY_SIDE) {
        float x[SIDE_BY_SIDE], y[SIDE_BY_SIDE], z[SIDE_BY_SIDE];
        float ax[SIDE_BY_SIDE] = {0}, ay[SIDE_BY_SIDE] = {0}, az[SIDE_BY_SIDE] = {0};
        for (size_t v = 0; v < SIDE_BY_SIDE; v++) x[v] = k->x[i + v], y[v] = k->y[i + v], z[v] = k->z[i + v];
        for (size_t j = 0; j < n; j++) {
            const float px = k->x[j], py = k->y[j], pz = k->z[j], m = k->m[j];
            BENCH_SIMD
            for (size_t v = 0; v < SIDE_BY_SIDE; v++) {
                const float dx = px - x[v], dy = py - y[v], dz = pz - z[v];
                const float dd = dx * dx + dy * dy + dz * dz + BENCH_NBODY_SOFT, r = 1 / sqrtf(dd);
                const float s = m * r * r * r;
                ax[v] += s * dx;
                ay[v] += s * dy;
                az[v] += s * dz;
            }
        }
        for (size_t v = 0; v < SIDE_BY_SIDE; v++) k->ax[i + v] = ax[v], k->ay[i + v] = ay[v], k->az[i + v] = az[v];
    }
}

/* a sum for each body: to be vectorised its terms must be added in another order */
BENCH_RUN_AS(nbody, sums, k) {
    const size_t n = k->n;
    const float *restrict px = k->x, *restrict py = k->y, *restrict pz = k->z, *restrict m = k->m;
    BENCH_FOR
    for (size_t i = 0; i < n; i++) {
        float ax = 0, ay = 0, az = 0;
        for (size_t j = 0; j < n; j++) {
            const float dx = px[j] - px[i], dy = py[j] - py[i], dz = pz[j] - pz[i];
            const float r = 1 / sqrtf(dx * dx + dy * dy + dz * dz + BENCH_NBODY_SOFT), s = m[j] * r * r * r;
            ax += s * dx;
            ay += s * dy;
            az += s * dz;
        }
        k->ax[i] = ax;
        k->ay[i] = ay;
        k->az[i] = az;
    }
}
