/* SPDX-License-Identifier: MIT */
#include "../../kernels/stencil.h"

#include "opencl.h"

enum { BORDER = 3, EDGE = 16 }; /* the memory begins so many planes and rows, and so many floats, before the first point */

static void stencil3d(struct bench_cl *cl, const struct bench_stencil3d *k) {
    const size_t first = BORDER * (k->plane + k->row) + EDGE, bytes = 4 * (k->n + 2 * BORDER) * k->plane;
    cl_u32(cl, (uint32_t)k->n);
    cl_u32(cl, (uint32_t)k->row);
    cl_u32(cl, (uint32_t)k->plane);
    cl_u32(cl, (uint32_t)first);
    for (int i = 0; i < 4; i++) cl_f32(cl, k->c[i]);
    cl_memory(cl, k->now - first, bytes);
    cl_memory(cl, k->before - first, bytes);
    cl_memory(cl, k->speed - first, bytes);
    cl_memory(cl, k->next - first, bytes);
    cl_run_2d(cl, k->n * k->n, k->n, 1, k->n);
}
BENCH_CL(stencil3d, "stencil.cl", "stencil3d", stencil3d)
