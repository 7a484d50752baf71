/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 1000 7 */
/* check: 5 9 */
/* Inclusive prefix sums of an array, f32 and u32. The array is cut into slices, and a sub-group
 * walks along each. It scans S elements and adds the sum of all elements before them; only that
 * addition waits for the step before. If there are several slices, their sums are computed first. Large results are
 * streamed past the cache. u32 must equal the plain loop, f32 must have the bits of the same
 * order in plain C: steps 1, 2, 4, ... within S elements, then the carried sum added on the left. */
#include <sg.h>

#include "demo.h"

struct scan { const void *in; void *out; void *carry; size_t n, slices, slice; int stream; };
static size_t begin_of(const struct scan *k, size_t s) {
    return s * k->slice < k->n ? s * k->slice : k->n;
}

#define SCAN(e, c) \
    /* sums from begin to end; stores them if out is given; returns the last one */ \
    SG_INLINE c walk_##e(const c *in, c *out, size_t i, size_t end, c carry, int stream) { \
        sg_##e before = sg_splat_##e(carry); \
        for (; i + 4 * SG_SIZE <= end; i += 4 * SG_SIZE) { \
            sg_##e##v4 x = sg_block_load_v4_##e(in + i); \
            SG_UNROLL(4) for (int j = 0; j < 4; j++) { \
                const sg_##e sums = sg_scan_inclusive_add_##e(x.s[j]); \
                x.s[j] = sg_add_##e(before, sums); \
                before = sg_add_##e(before, sg_broadcast_##e(sums, SG_SIZE - 1)); \
            } \
            if (out && !stream) sg_block_store_v4_##e(out + i, x); \
            SG_UNROLL(4) for (int j = 0; j < 4; j++) \
                if (out && stream) sg_stream_##e(out + i + j * SG_SIZE, x.s[j]); \
        } \
        for (; i < end; i += SG_SIZE) { \
            const sg_##e sums = sg_scan_inclusive_add_##e(sg_load_n_##e(in + i, end - i)); \
            if (out) sg_store_n_##e(out + i, sg_add_##e(before, sums), end - i); \
            before = sg_add_##e(before, sg_broadcast_##e(sums, SG_SIZE - 1)); \
        } \
        return sg_get_lane_##e(before, 0); \
    } \
    static c model_##e(const c *in, c *out, size_t i, size_t end, c before) { \
        for (; i < end; i += SG_SIZE) { \
            c t[SG_SIZE]; \
            for (size_t j = 0; j < SG_SIZE; j++) t[j] = i + j < end ? in[i + j] : (c)0; \
            for (size_t step = 1; step < SG_SIZE; step *= 2) \
                for (size_t j = SG_SIZE; j-- > step;) t[j] = t[j - step] + t[j]; \
            for (size_t j = 0; j < SG_SIZE && i + j < end && out; j++) out[i + j] = before + t[j]; \
            before = before + t[SG_SIZE - 1]; \
        } \
        return before; \
    } \
    SG_RANGE_KERNEL(sum_##e, sg_item it, const struct scan *k) { \
        const size_t s = sg_item_get_id_base(it, 0) / SG_SIZE; \
        const size_t begin = begin_of(k, s), end = begin_of(k, s + 1); \
        ((c *)k->carry)[s + 1] = walk_##e((const c *)k->in, NULL, begin, end, 0, 0); \
    } \
    SG_RANGE_KERNEL(scan_##e, sg_item it, const struct scan *k) { \
        const size_t s = sg_item_get_id_base(it, 0) / SG_SIZE; \
        const size_t begin = begin_of(k, s), end = begin_of(k, s + 1); \
        walk_##e((const c *)k->in, (c *)k->out, begin, end, ((c *)k->carry)[s], k->stream); \
    } \
    static void run_##e(void *context) { \
        struct scan *k = (struct scan *)context; \
        const sg_range all = sg_range_1d(k->slices * SG_SIZE); \
        const sg_range but_last = sg_range_1d((k->slices - 1) * SG_SIZE); \
        c *carry = (c *)k->carry; \
        if (sg_parallel_for_range(NULL, but_last, sum_##e, k) != SG_OK) exit(1); \
        for (size_t s = 1; s < k->slices; s++) carry[s] = carry[s - 1] + carry[s]; \
        if (sg_parallel_for_range(NULL, all, scan_##e, k) != SG_OK) exit(1); \
    } \
    static void plain_##e(void *context) { \
        struct scan *k = (struct scan *)context; \
        c sum = 0; \
        for (size_t i = 0; i < k->n; i++) ((c *)k->out)[i] = sum += ((const c *)k->in)[i]; \
    } \
    static int right_##e(struct scan *k, c *expected) { \
        const c *in = (const c *)k->in; \
        c carry = 0; \
        for (size_t s = 0; s < k->slices; s++) { \
            model_##e(in, expected, begin_of(k, s), begin_of(k, s + 1), carry); \
            carry = carry + model_##e(in, NULL, begin_of(k, s), begin_of(k, s + 1), 0); \
        } \
        run_##e(k); \
        return memcmp(k->out, expected, k->n * sizeof(c)) == 0; \
    }
SCAN(f32, float)
SCAN(u32, uint32_t)

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100003, 0, (size_t)1 << 28);
    float *x = (float *)demo_alloc(n, 4), *y = (float *)demo_alloc(n, 4);
    float *expected = (float *)demo_alloc(n, 4);
    uint32_t *u = (uint32_t *)demo_alloc(n, 4), *v = (uint32_t *)demo_alloc(n, 4), seed = 1;
    struct scan k = {NULL, NULL, NULL, 0, 0, 0, 0};
    int ok, all;
    demo_usage(argc, argv, 2, "[n [slices]]");
    k.n = n;
    k.slices = demo_size(argc, argv, 2, "slices", 1, 1, 1000);
    k.slice = (n / k.slices / SG_SIZE + 1) * SG_SIZE; /* whole sub-groups */
    k.carry = demo_alloc(k.slices + 1, 4);
    k.stream = n >= (size_t)1 << 22;
    for (size_t i = 0; i < n; i++) {
        x[i] = demo_random_f32(&seed) + 0.1f;
        u[i] = demo_random(&seed) * 256u;
    }
    k.in = x;
    k.out = y;
    all = ok = right_f32(&k, expected);
    demo_row_n("scan f32", n, ok, 8.0 * (double)n, "GB/s", demo_compare(run_f32, plain_f32, &k));
    k.in = u;
    k.out = v;
    memset(k.carry, 0, (k.slices + 1) * 4);
    plain_u32(&k);
    memcpy(expected, v, n * 4);
    run_u32(&k);
    all &= ok = memcmp(expected, v, n * 4) == 0 && right_u32(&k, (uint32_t *)(void *)expected);
    demo_row_n("scan u32", n, ok, 8.0 * (double)n, "GB/s", demo_compare(run_u32, plain_u32, &k));
    demo_free(x);
    demo_free(y);
    demo_free(expected);
    demo_free(u);
    demo_free(v);
    demo_free(k.carry);
    return !all;
}
