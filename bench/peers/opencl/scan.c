/* SPDX-License-Identifier: MIT */
#include "../../kernels/scan.h"

#include "opencl.h"

enum { MOST_PARTS = 1 << 14 };
/* one work-group, or item, for each block */
struct shape { size_t block, items; };
static const struct shape local = {1 << 14, 64}, sg = {1 << 14, 16}, serial = {2000, 1};

/* one number for each block, in memory that lives as long as the program */
static void *parts(void) {
    static void *p;
    if (!p) p = bench_alloc(4 * MOST_PARTS);
    return p;
}
static size_t blocks(struct shape s, size_t n) { return (n + s.block - 1) / s.block; }
static void phase(struct bench_cl *cl, uint32_t which, struct shape s, const struct bench_scan_u32 *k, bool exclusive) {
    cl_u32(cl, which);
    cl_u32(cl, (uint32_t)k->n);
    cl_u32(cl, exclusive);
    cl_memory(cl, k->x, 4 * k->n);
    cl_memory(cl, k->y, 4 * k->n);
    cl_memory(cl, parts(), 4 * MOST_PARTS);
    cl_run(cl, blocks(s, k->n) * s.items, s.items > 1 ? s.items : 0);
}
/* each block's sum is replaced by the sum of all blocks before it */
static void add_up_f32(size_t blocks) {
    float sum = 0, *part = (float *)parts();
    for (size_t b = 0; b < blocks; b++) {
        const float own = part[b];
        part[b] = sum;
        sum += own;
    }
}
static void add_up_u32(size_t blocks) {
    uint32_t sum = 0, *part = (uint32_t *)parts();
    for (size_t b = 0; b < blocks; b++) {
        const uint32_t own = part[b];
        part[b] = sum;
        sum += own;
    }
}
static void run_u32(struct bench_cl *cl, struct shape s, const struct bench_scan_u32 *k, bool exclusive) {
    phase(cl, 0, s, k, exclusive);
    add_up_u32(blocks(s, k->n));
    phase(cl, 1, s, k, exclusive);
}
static void run_f32(struct bench_cl *cl, struct shape s, const struct bench_scan_f32 *k, bool exclusive) {
    const struct bench_scan_u32 bits = {k->n, (const uint32_t *)(const void *)k->x, (uint32_t *)(void *)k->y};
    phase(cl, 0, s, &bits, exclusive);
    add_up_f32(blocks(s, k->n));
    phase(cl, 1, s, &bits, exclusive);
}

#define SCAN(kernel, e, exclusive, shape, function) \
    static void kernel##_##shape(struct bench_cl *cl, const struct bench_##kernel *k) { run_##e(cl, shape, k, exclusive); } \
    BENCH_CL_AS(kernel, shape, "scan.cl", function, kernel##_##shape)
#define SCANS(shape, function) \
    SCAN(scan_inclusive_f32, f32, false, shape, function "_float") SCAN(scan_exclusive_f32, f32, true, shape, function "_float") \
    SCAN(scan_inclusive_u32, u32, false, shape, function "_uint") SCAN(scan_exclusive_u32, u32, true, shape, function "_uint")
/* with local memory, exclusive is the same except for the last line, and as slow */
SCAN(scan_inclusive_f32, f32, false, local, "scan_float")
SCAN(scan_inclusive_u32, u32, false, local, "scan_uint")
SCANS(sg, "scan_sg")
SCANS(serial, "scan_serial")
