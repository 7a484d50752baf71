/* SPDX-License-Identifier: MIT */
/* The host of the OpenCL peers. A family gives its kernels in <family>.cl and, in <family>.c, what to
 * launch:
 *
 *     static void saxpy_launch(struct bench_cl *cl, const struct bench_saxpy *k) {
 *         cl_f32(cl, k->a), cl_memory(cl, k->x, bytes), cl_memory(cl, k->y, bytes);
 *         cl_run(cl, 1, n, 256);
 *     }
 *     BENCH_CL(saxpy, "stream.cl", "saxpy", saxpy_launch)
 *
 * This becomes one peer for each CPU platform: "pocl", "intel", or "opencl" for another. The program is built at the first run. If
 * it does not build on a platform, say because that has no sub-groups, this is reported once on stderr, and there is no
 * column for it. Memory belongs to the caller and is used in place. */
#ifndef BENCH_PEERS_OPENCL_OPENCL_H
#define BENCH_PEERS_OPENCL_OPENCL_H

#include "../../bench.h"

struct bench_cl; /* one kernel on one platform */

/* arguments, in the kernel's order; memory must be from bench_alloc */
void cl_memory(struct bench_cl *cl, const void *p, size_t bytes);
void cl_local(struct bench_cl *cl, size_t bytes);
void cl_f32(struct bench_cl *cl, float value);
void cl_f64(struct bench_cl *cl, double value);
void cl_u32(struct bench_cl *cl, uint32_t value);

/* launches with these arguments and waits; local 0: the platform chooses */
void cl_run(struct bench_cl *cl, size_t global, size_t local);
void cl_run_2d(struct bench_cl *cl, size_t global0, size_t global1, size_t local0, size_t local1);
/* launches without waiting, for several in a row; cl_wait waits */
void cl_start(struct bench_cl *cl, size_t global, size_t local);
void cl_wait(struct bench_cl *cl);

/* variant: "" or as BENCH_RUN_AS has; options: for the program's compiler */
struct bench_cl_kernel {
    const char *kernel, *variant, *file, *function, *options;
    void (*launch)(struct bench_cl *cl, const void *args);
};
void bench_add_cl(const struct bench_cl_kernel *kernel);

#ifndef BENCH_CL_OPTIONS /* of a file's programs */
#define BENCH_CL_OPTIONS ""
#endif
#define BENCH_CL(kernel, file, function, launch) BENCH_CL_(kernel, plain, "", file, function, launch)
#define BENCH_CL_AS(kernel, variant, file, function, launch) BENCH_CL_(kernel, variant, #variant, file, function, launch)
#define BENCH_CL_(kernel, variant, text, file, function, launch) \
    static void kernel##_##variant##_cl(struct bench_cl *cl, const void *args) { \
        launch(cl, (const struct bench_##kernel *)args); \
    } \
    __attribute__((constructor)) static void kernel##_##variant##_add(void) { \
        static const struct bench_cl_kernel it = {#kernel, text, file, function, BENCH_CL_OPTIONS, kernel##_##variant##_cl}; \
        bench_add_cl(&it); \
    }

#endif
