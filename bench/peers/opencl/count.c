/* SPDX-License-Identifier: MIT */
#include "../../kernels/count.h"

#include <string.h>

#include "opencl.h"

enum { EACH = 1 << 18 }; /* of a work-group; the sizes are multiples */

static void bytes(struct bench_cl *cl, const struct bench_histogram *k) {
    memset(k->bins, 0, BENCH_BINS * 4);
    cl_u32(cl, EACH);
    cl_memory(cl, k->x, k->n);
    cl_memory(cl, k->bins, BENCH_BINS * 4);
    cl_run(cl, k->n / EACH * 64, 64);
}
BENCH_CL(histogram, "count.cl", "histogram", bytes)

static void words(struct bench_cl *cl, const struct bench_histogram_4k *k) {
    memset(k->bins, 0, BENCH_BINS_4K * 4);
    cl_u32(cl, EACH);
    cl_memory(cl, k->x, k->n * 4);
    cl_memory(cl, k->bins, BENCH_BINS_4K * 4);
    cl_run(cl, k->n / EACH * 64, 64);
}
BENCH_CL(histogram_4k, "count.cl", "histogram_4k", words)

static void dot(struct bench_cl *cl, const struct bench_dot_u8 *k) {
    cl_u32(cl, (uint32_t)k->n);
    cl_memory(cl, k->a, k->n * BENCH_DOT_ROWS);
    cl_memory(cl, k->x, k->n);
    cl_memory(cl, k->y, BENCH_DOT_ROWS * 4);
    cl_run(cl, BENCH_DOT_ROWS, 0);
}
BENCH_CL(dot_u8, "count.cl", "dot_u8", dot)
