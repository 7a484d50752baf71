/* SPDX-License-Identifier: MIT */
#include "../../kernels/stencil.h"

#include "c.h"

/* A separate function, because restrict is otherwise lost; signed indices, because unsigned ones might wrap. Else neither compiler vectorises. */
static inline void one_row(const struct bench_stencil3d *k, const float *restrict p, const float *restrict before,
                           const float *restrict speed, float *restrict next) {
    const ptrdiff_t n = (ptrdiff_t)k->n, row = (ptrdiff_t)k->row, plane = (ptrdiff_t)k->plane;
    const float c0 = k->c[0], c1 = k->c[1], c2 = k->c[2], c3 = k->c[3];
#define SIX(d) (((p[x - d] + p[x + d]) + (p[x - d * row] + p[x + d * row])) + (p[x - d * plane] + p[x + d * plane]))
    BENCH_SIMD
    for (ptrdiff_t x = 0; x < n; x++) {
        const float bend = c0 * p[x] + c1 * SIX(1) + c2 * SIX(2) + c3 * SIX(3);
        next[x] = 2 * p[x] - before[x] + speed[x] * bend;
    }
}
BENCH_RUN(stencil3d, k) {
    BENCH_FOR
    for (size_t z = 0; z < k->n; z++) {
        for (size_t y = 0; y < k->n; y++) {
            const size_t at = z * k->plane + y * k->row;
            one_row(k, k->now + at, k->before + at, k->speed + at, k->next + at);
        }
    }
}
