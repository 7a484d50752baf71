/* SPDX-License-Identifier: MIT */
/* What the machine can do at most: multiply-adds without memory, and memory without arithmetic. On all threads of the run, each with
 * its own part. */
#include "../sg/sg.h"

enum { CHAINS = 12, STEPS = 1 << 14, GROUPS = 16 };
const double bench_probe_flops = 2.0 * CHAINS * STEPS * GROUPS * SG_SIZE;

static float sink[GROUPS * SG_SIZE];
static float start[CHAINS] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

/* more chains than the cycles of a multiply-add times those that begin in a cycle; each begins with a different number, or the
 * compiler merges them */
SG_RANGE_KERNEL(fma_peak, sg_item it, float *to) {
    const sg_f32 x = sg_splat_f32(0.999f), y = sg_splat_f32(0.001f);
    const float *from = start;
#define BEGIN(i) sg_splat_f32(from[i])
    sg_f32 a = BEGIN(0), b = BEGIN(1), c = BEGIN(2), d = BEGIN(3), e = BEGIN(4), f = BEGIN(5);
    sg_f32 g = BEGIN(6), h = BEGIN(7), i = BEGIN(8), j = BEGIN(9), k = BEGIN(10), l = BEGIN(11);
    for (int s = 0; s < STEPS; s++) {
        a = sg_fma(a, x, y), b = sg_fma(b, x, y), c = sg_fma(c, x, y), d = sg_fma(d, x, y);
        e = sg_fma(e, x, y), f = sg_fma(f, x, y), g = sg_fma(g, x, y), h = sg_fma(h, x, y);
        i = sg_fma(i, x, y), j = sg_fma(j, x, y), k = sg_fma(k, x, y), l = sg_fma(l, x, y);
    }
    a = sg_add(sg_add(sg_add(a, b), sg_add(c, d)), sg_add(sg_add(e, f), sg_add(g, h)));
    sg_item_store(it, to + sg_item_get_linear_id_base(it), sg_add(a, sg_add(sg_add(i, j), sg_add(k, l))));
}
void bench_probe_fma(void) {
    start[0] = sink[0]; /* so that they are no constants */
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(GROUPS * SG_SIZE), fma_peak, sink));
}

struct probe { const uint32_t *from; uint32_t *to; size_t n; bool stream; };

/* a sub-group has one part of PART bytes, so that the threads share them out */
enum { PART = 16384, EACH = PART / 4 };
SG_RANGE_KERNEL(read_part, sg_item it, const struct probe *k) {
    const size_t part = sg_item_get_linear_id_base(it) / SG_SIZE, begin = part * EACH;
    const size_t end = begin + EACH < k->n ? begin + EACH : k->n;
    sg_u32 a = sg_zero_u32(), b = a, c = a, d = a;
    size_t i = begin;
    for (; i + 4 * SG_SIZE <= end; i += 4 * SG_SIZE) {
        a = sg_add(a, sg_load(k->from + i)), b = sg_add(b, sg_load(k->from + i + SG_SIZE));
        c = sg_add(c, sg_load(k->from + i + 2 * SG_SIZE)), d = sg_add(d, sg_load(k->from + i + 3 * SG_SIZE));
    }
    for (; i < end; i += SG_SIZE) a = sg_add(a, sg_load_n(k->from + i, end - i));
    if (sg_get_lane(sg_reduce_add(sg_add(sg_add(a, b), sg_add(c, d))), 0) == 0x12345678) k->to[0]++; /* so that the result is used */
}
SG_RANGE_KERNEL(write_part, sg_item it, const struct probe *k) {
    const size_t part = sg_item_get_linear_id_base(it) / SG_SIZE, begin = part * EACH;
    const size_t end = begin + EACH < k->n ? begin + EACH : k->n;
    const sg_u32 one = sg_splat_u32(1);
    size_t i = begin;
    if (k->from && k->stream) for (; i + SG_SIZE <= end; i += SG_SIZE) sg_stream(k->to + i, sg_load(k->from + i));
    else if (k->from) for (; i + SG_SIZE <= end; i += SG_SIZE) sg_store(k->to + i, sg_load(k->from + i));
    else if (k->stream) for (; i + SG_SIZE <= end; i += SG_SIZE) sg_stream(k->to + i, one);
    else for (; i + SG_SIZE <= end; i += SG_SIZE) sg_store(k->to + i, one);
    for (; i < end; i++) k->to[i] = k->from ? k->from[i] : 1;
}
static void run(const sg_range_kernel *kernel, const struct probe *p) {
    const size_t parts = (p->n + EACH - 1) / EACH;
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(parts * SG_SIZE), (kernel), p));
}
void bench_probe_read(const void *p, size_t bytes) {
    static uint32_t used;
    const struct probe k = {(const uint32_t *)p, &used, bytes / 4, false};
    run(read_part, &k);
}
void bench_probe_fill(void *p, size_t bytes, bool stream) {
    const struct probe k = {NULL, (uint32_t *)p, bytes / 4, stream};
    run(write_part, &k);
}
void bench_probe_copy(void *to, const void *from, size_t bytes, bool stream) {
    const struct probe k = {(const uint32_t *)from, (uint32_t *)to, bytes / 4, stream};
    run(write_part, &k);
}
