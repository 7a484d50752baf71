/* SPDX-License-Identifier: MIT */
/* jacobi: sweeps over a grid of n x n floats inside a border. Each point becomes the mean of its four neighbours:
 *
 *     to[i][j] = ((from[i][j - 1] + from[i][j + 1]) + (from[i - 1][j] + from[i + 1][j])) / 4
 *
 * Then all vote whether some point moved by more than enough; if none did, it was the last sweep. n is a multiple of 64, rows
 * are stride floats apart; the pointers are to the first point inside the border, at a multiple of 64 bytes. */
#ifndef BENCH_KERNELS_JACOBI_H
#define BENCH_KERNELS_JACOBI_H

#include "../bench.h"

struct bench_jacobi {
    size_t n, stride, sweeps;
    float enough;
    const float *x; /* what the first sweep begins with */
    float *y, *z; /* the second goes from y to z, the next one back */
    uint32_t *moved; /* sweeps in which something moved */
};

#ifdef __cplusplus
extern "C" {
#endif
typedef bool bench_jacobi_sweep(const struct bench_jacobi *k, const float *from, float *to);
#ifdef __cplusplus
}
#endif

static inline void bench_jacobi_run(const struct bench_jacobi *k, bench_jacobi_sweep *sweep) {
    const float *from = k->x;
    float *to = k->y;
    *k->moved = 0;
    for (size_t s = 0; s < k->sweeps && sweep(k, from, to); s++) {
        from = to;
        to = to == k->y ? k->z : k->y;
        ++*k->moved;
    }
}

#endif
