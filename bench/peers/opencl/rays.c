/* SPDX-License-Identifier: MIT */
#include "../../kernels/rays.h"

#include "opencl.h"

static void occlusion(struct bench_cl *cl, const struct bench_occlusion *k) {
    cl_u32(cl, (uint32_t)k->n);
    for (int i = 0; i < 12; i++) cl_f32(cl, k->ball[i / 4][i % 4]);
    cl_memory(cl, k->to, 4 * k->n * k->n);
    cl_run_2d(cl, k->n, k->n, 1, 64);
}
BENCH_CL(occlusion, "rays.cl", "occlusion", occlusion)

static void volume(struct bench_cl *cl, const struct bench_volume *k) {
    const size_t grid = BENCH_VOLUME_GRID;
    cl_u32(cl, (uint32_t)k->n);
    for (int i = 0; i < 3; i++) cl_f32(cl, k->eye[i]);
    for (int i = 0; i < 3; i++) cl_f32(cl, k->way[i]);
    cl_memory(cl, k->density, 4 * grid * grid * grid);
    cl_memory(cl, k->to, 4 * k->n * k->n);
    cl_run_2d(cl, k->n, k->n, 1, 64);
}
BENCH_CL(volume, "rays.cl", "volume", volume)
