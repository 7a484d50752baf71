/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 64 */
/* check: 4097 */
/* Sorts every 64 elements of an array by a bitonic network: 21 steps of an exchange with the
 * lane whose number differs in one bit, a minimum, a maximum and a selection. The lane masks are
 * constants. The same sort is also an operation of the library. A short last block is filled up
 * with the largest number. */
#define SG_SIZE 64
#include <sg.h>

#include "demo.h"

struct sort { const uint32_t *in; uint32_t *out; size_t n; const sg_range_kernel *kernel; };

/* lanes whose bit b is set, bit by bit */
#define BIT(b) \
    ((b) == 1    ? 0xaaaaaaaaaaaaaaaau \
     : (b) == 2  ? 0xccccccccccccccccu \
     : (b) == 4  ? 0xf0f0f0f0f0f0f0f0u \
     : (b) == 8  ? 0xff00ff00ff00ff00u \
     : (b) == 16 ? 0xffff0000ffff0000u \
     : (b) == 32 ? 0xffffffff00000000u \
                 : 0u)

/* Blocks of up lanes become sorted, ascending where bit up of the lane is 0, descending where it is 1: a lane keeps
 * the larger of the pair if its bits up and apart differ. */
SG_INLINE sg_u32 step(sg_u32 x, uint32_t up, uint32_t apart) {
    const sg_u32 y = sg_shuffle_xor(x, apart);
    return sg_select(sg_mask_from_bits(BIT(up) ^ BIT(apart)), sg_max(x, y), sg_min(x, y));
}

SG_RANGE_KERNEL(by_steps, sg_item it, const struct sort *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_u32 x = sg_item_load(it, k->in + i);
    x = sg_select(sg_item_mask(it), x, sg_splat_u32(UINT32_MAX));
    x = step(x, 2, 1);
    x = step(step(x, 4, 2), 4, 1);
    x = step(step(step(x, 8, 4), 8, 2), 8, 1);
    x = step(step(step(step(x, 16, 8), 16, 4), 16, 2), 16, 1);
    x = step(step(step(x, 32, 16), 32, 8), 32, 4);
    x = step(step(x, 32, 2), 32, 1);
    x = step(step(step(x, 64, 32), 64, 16), 64, 8);
    x = step(step(step(x, 64, 4), 64, 2), 64, 1);
    sg_item_store(it, k->out + i, x);
}

SG_RANGE_KERNEL(by_operation, sg_item it, const struct sort *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_u32 x = sg_item_load(it, k->in + i);
    x = sg_select(sg_item_mask(it), x, sg_splat_u32(UINT32_MAX));
    sg_item_store(it, k->out + i, sg_sort(x));
}

static void run_sg(void *context) {
    const struct sort *k = (const struct sort *)context;
    if (sg_parallel_for_range(NULL, sg_range_1d(k->n), (k->kernel), k) != SG_OK) exit(1);
}
/* insertion, the usual sort of short blocks */
static void run_plain(void *context) {
    const struct sort *k = (const struct sort *)context;
    for (size_t i = 0; i < k->n; i++) {
        const uint32_t x = k->in[i];
        size_t j = i;
        for (; j > i / 64 * 64 && k->out[j - 1] > x; j--) k->out[j] = k->out[j - 1];
        k->out[j] = x;
    }
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100003, 0, (size_t)1 << 28);
    uint32_t *in = (uint32_t *)demo_alloc(n, 4), *out = (uint32_t *)demo_alloc(n, 4), seed = 1;
    uint32_t *expected = (uint32_t *)demo_alloc(n, 4);
    struct sort k = {NULL, NULL, 0, NULL};
    int ok, all = 1;
    demo_usage(argc, argv, 1, "[n]");
    for (size_t i = 0; i < n; i++) in[i] = demo_random(&seed) << 8 | (uint32_t)(i & 255);
    k.in = in;
    k.n = n;
    k.out = expected;
    run_plain(&k);
    k.out = out;
    for (int operation = 0; operation < 2; operation++) {
        k.kernel = operation ? by_operation : by_steps;
        memset(out, 0, n * 4);
        run_sg(&k);
        all &= ok = memcmp(out, expected, n * 4) == 0;
        demo_row_n(operation ? "sort 64, sg_sort" : "sort 64, bitonic steps", n, ok,
                   8.0 * (double)n, "GB/s", demo_compare(run_sg, run_plain, &k));
    }
    demo_free(in);
    demo_free(out);
    demo_free(expected);
    return !all;
}
