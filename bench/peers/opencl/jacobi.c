/* SPDX-License-Identifier: MIT */
#include "../../kernels/jacobi.h"

#include "opencl.h"

enum { EDGE = 16 }; /* of the floats between two rows; the memory begins a row and an edge before the first point */

static uint32_t *flag(void) {
    static uint32_t *p;
    if (!p) p = (uint32_t *)bench_alloc(64);
    return p;
}
static void jacobi(struct bench_cl *cl, const struct bench_jacobi *k) {
    const size_t first = k->stride + EDGE, bytes = 4 * (k->n + 2) * k->stride;
    const float *from = k->x;
    float *to = k->y;
    *k->moved = 0;
    for (size_t s = 0; s < k->sweeps; s++) {
        *flag() = 0;
        cl_u32(cl, (uint32_t)k->stride);
        cl_u32(cl, (uint32_t)first);
        cl_f32(cl, k->enough);
        cl_memory(cl, from - first, bytes);
        cl_memory(cl, to - first, bytes);
        cl_memory(cl, flag(), 64);
        cl_run_2d(cl, k->n, k->n, 1, k->n / 4);
        if (!*flag()) break;
        from = to;
        to = to == k->y ? k->z : k->y;
        ++*k->moved;
    }
}
BENCH_CL(jacobi, "jacobi.cl", "jacobi", jacobi)
BENCH_CL_AS(jacobi, sg, "jacobi.cl", "jacobi_sg", jacobi)
