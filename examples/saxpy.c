/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 1000 */
/* refuse: x */
/* refuse: -1 */
/* refuse: 1 2 */
/* refuse: 99999999999999999999 */
/* y = a * x + y: one load, one multiply-add with a load and one store for each sub-group; masked
 * moves for the last sub-group if it is short. The inputs make every step exact, fused or
 * not: the result must have the bits of the C loop. */
#include <sg.h>

#include "demo.h"

struct saxpy { float a; const float *x; float *y; size_t n; sg_queue *queue; };

SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 x = sg_item_load_f32(it, k->x + i);
    const sg_f32 y = sg_item_load_f32(it, k->y + i);
    sg_item_store(it, k->y + i, sg_mul_add(sg_splat_f32(k->a), x, y));
}

static void run_sg(void *context) {
    const struct saxpy *k = (const struct saxpy *)context;
    if (sg_parallel_for_range(k->queue, sg_range_1d(k->n), saxpy, k) != SG_OK) exit(1);
}

static void run_plain(void *context) {
    const struct saxpy *k = (const struct saxpy *)context;
    float *SG_RESTRICT y = k->y;
    for (size_t i = 0; i < k->n; i++) y[i] = k->a * k->x[i] + y[i];
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100003, 0, (size_t)1 << 28);
    float *x = (float *)demo_alloc(n, sizeof *x), *y = (float *)demo_alloc(n, sizeof *y);
    float *expected = (float *)demo_alloc(n, sizeof *expected);
    struct saxpy k = {2.5f, NULL, NULL, 0, NULL};
    sg_queue_options options = {0};
    sg_queue queue;
    uint32_t seed = 1;
    int ok;
    demo_usage(argc, argv, 1, "[n]");
    options.workers = 1; /* as plain C */
    if (sg_queue_init(&queue, &options) != SG_OK) return 1;
    for (size_t i = 0; i < n; i++) {
        x[i] = demo_random_f32(&seed);
        y[i] = expected[i] = demo_random_f32(&seed);
    }
    k.x = x;
    k.n = n;
    k.queue = &queue;
    k.y = expected;
    run_plain(&k);
    k.y = y;
    run_sg(&k);
    ok = memcmp(y, expected, n * sizeof *y) == 0;
    k.a = 0; /* so that y stays what it is, however often it runs */
    demo_row_n("saxpy f32", n, ok, 12.0 * (double)n, "GB/s", demo_compare(run_sg, run_plain, &k));
    sg_queue_destroy(&queue);
    demo_free(x);
    demo_free(y);
    demo_free(expected);
    return !ok;
}
