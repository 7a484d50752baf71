/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 4095 */
/* check: 70001 */
/* Sum of an array, f32 and u32. Each sub-group adds one block up in 8 values, enough to hide the latency of
 * the additions, joins these, and leaves one number for its block. The numbers of the blocks are
 * added at the end. The order is fixed, so the f32 sum must have the bits of the same order
 * written in plain C, and the u32 sum those of the plain loop. */
#include <sg.h>

#include "demo.h"

enum { PER_LOAD = 8 * SG_SIZE, BLOCK = 512 * PER_LOAD };
struct reduce { const void *in; void *partial; size_t n, blocks; uint32_t u32; float f32; };

#define REDUCE(e, c) \
    SG_RANGE_KERNEL(reduce_##e, sg_item it, const struct reduce *k) { \
        const size_t block = sg_item_get_id_base(it, 0) / SG_SIZE, begin = block * BLOCK; \
        const size_t n = k->n - begin < BLOCK ? k->n - begin : (size_t)BLOCK; \
        const c *p = (const c *)k->in + begin, *full = p + n - n % PER_LOAD; \
        sg_##e##v8 sum; \
        SG_UNROLL(8) for (int j = 0; j < 8; j++) sum.s[j] = sg_zero_##e(); \
        for (; p < full; p += PER_LOAD) { \
            const sg_##e##v8 x = sg_block_load_v8_##e(p); \
            SG_UNROLL(8) for (int j = 0; j < 8; j++) sum.s[j] = sg_add_##e(sum.s[j], x.s[j]); \
        } \
        SG_UNROLL(8) for (size_t j = 0, i = 0; j < 8; j++, i += SG_SIZE) \
            if (i < n % PER_LOAD) \
                sum.s[j] = sg_add_##e(sum.s[j], sg_load_n_##e(p + i, n % PER_LOAD - i)); \
        SG_UNROLL(4) for (int j = 0; j < 4; j++) sum.s[j] = sg_add_##e(sum.s[j], sum.s[j + 4]); \
        SG_UNROLL(2) for (int j = 0; j < 2; j++) sum.s[j] = sg_add_##e(sum.s[j], sum.s[j + 2]); \
        sum.s[0] = sg_reduce_add_##e(sg_add_##e(sum.s[0], sum.s[1])); \
        ((c *)k->partial)[block] = sg_get_lane_##e(sum.s[0], 0); \
    } \
    static void run_##e(void *context) { \
        struct reduce *k = (struct reduce *)context; \
        const sg_range range = sg_range_1d(k->blocks * SG_SIZE); \
        if (sg_parallel_for_range(NULL, range, reduce_##e, k) != SG_OK) exit(1); \
        k->e = 0; \
        for (size_t b = 0; b < k->blocks; b++) k->e += ((c *)k->partial)[b]; \
    } \
    static void plain_##e(void *context) { \
        struct reduce *k = (struct reduce *)context; \
        c sum = 0; \
        for (size_t i = 0; i < k->n; i++) sum += ((const c *)k->in)[i]; \
        k->e = sum; \
    }
REDUCE(f32, float)
REDUCE(u32, uint32_t)

/* the kernel's order without lanes: PER_LOAD interleaved sums in each block, joined by halves */
static float expected_f32(const float *p, size_t n) {
    float total = 0;
    for (size_t begin = 0; begin < n; begin += BLOCK) {
        float sum[PER_LOAD] = {0};
        for (size_t i = begin; i < n && i < begin + BLOCK; i++) sum[(i - begin) % PER_LOAD] += p[i];
        for (size_t step = PER_LOAD / 2; step > 0; step /= 2)
            for (size_t i = 0; i < step; i++) sum[i] += sum[i + step];
        total += sum[0];
    }
    return total;
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 300007, 0, (size_t)1 << 28);
    float *x = (float *)demo_alloc(n, sizeof *x);
    uint32_t *u = (uint32_t *)demo_alloc(n, sizeof *u), seed = 1, total;
    struct reduce k = {NULL, NULL, 0, 0, 0, 0};
    int ok, all;
    demo_usage(argc, argv, 1, "[n]");
    k.n = n;
    k.blocks = n / BLOCK + (n % BLOCK != 0);
    k.partial = demo_alloc(k.blocks, 4);
    for (size_t i = 0; i < n; i++) {
        x[i] = demo_random_f32(&seed) + 0.1f;
        u[i] = demo_random(&seed) * 256u;
    }
    k.in = x;
    run_f32(&k);
    all = ok = k.f32 == expected_f32(x, n);
    demo_row_n("reduce f32", n, ok, 4.0 * (double)n, "GB/s", demo_compare(run_f32, plain_f32, &k));
    k.in = u;
    plain_u32(&k);
    total = k.u32;
    run_u32(&k);
    all &= ok = k.u32 == total;
    demo_row_n("reduce u32", n, ok, 4.0 * (double)n, "GB/s", demo_compare(run_u32, plain_u32, &k));
    demo_free(x);
    demo_free(u);
    demo_free(k.partial);
    return !all;
}
