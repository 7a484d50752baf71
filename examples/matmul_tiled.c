/* SPDX-License-Identifier: MIT */
/* check: 64 */
/* check: 192 */
/* refuse: 65 */
/* C = A * B for square matrices, f32 and f64, in the steps of chapter 9: the naive kernel; the tile of A in
 * local memory with two barriers; a tile twice as wide as the work-group; the barrier at the loop's top;
 * the broadcast in the inner loop. matmul has the next step, the sub-group broadcast without local
 * memory. n is a multiple of 64. All kernels must give the same bits, near the exact result. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

enum { GROUP = 32 };

struct matmul {
    const void *a, *b;
    void *c;
    size_t n, steps;
    sg_queue *queue;
    const sg_kernel *kernel;
    const sg_range_kernel *naive;
};

#define MATMUL_E f32
#define MATMUL_C float
#include "matmul_tiled.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul_tiled.tmpl.h"

static void run_sg(void *context) {
    const struct matmul *k = (const struct matmul *)context;
    const sg_status s =
        k->naive ? sg_parallel_for_range(k->queue, sg_range_2d(k->n, k->n), (k->naive), k)
                 : sg_parallel_for(k->queue, sg_nd_range_2d(k->n, k->n, 1, GROUP), (k->kernel), k);
    if (s != SG_OK) exit(1);
}

/* plain C in the order that suits rows in memory */
#define PLAIN(e, t, epsilon) \
    static void plain_##e(void *context) { \
        const struct matmul *k = (const struct matmul *)context; \
        for (size_t row = 0; row < k->n; row++) { \
            t *SG_RESTRICT c = (t *)k->c + row * k->n; \
            for (size_t j = 0; j < k->n; j++) c[j] = 0; \
            for (size_t i = 0; i < k->n; i++) { \
                const t x = ((const t *)k->a)[row * k->n + i], *b = (const t *)k->b + i * k->n; \
                for (size_t j = 0; j < k->n; j++) c[j] += x * b[j]; \
            } \
        } \
    } \
    static int near_##e(const struct matmul *k, const double *sums) { \
        int ok = 1; \
        for (size_t i = 0; i < k->n * k->n; i++) { \
            const double off = (double)((const t *)k->c)[i] - sums[i]; \
            const double bound = (double)k->n * (double)k->n * epsilon; \
            ok &= off <= bound && -off <= bound; \
        } \
        return ok; \
    } \
    static int row_##e(struct matmul *k, const char *name, const sg_range_kernel *naive, \
                       const sg_kernel *kernel, size_t steps, const double *sums, void *first) { \
        const double n = (double)k->n; \
        const size_t bytes = k->n * k->n * sizeof(t); \
        char what[64]; \
        int ok; \
        k->naive = naive; \
        k->kernel = kernel; \
        k->steps = steps; \
        memset(k->c, 0xff, bytes); \
        run_sg(k); \
        if (naive) memcpy(first, k->c, bytes); \
        ok = near_##e(k, sums) && memcmp(first, k->c, bytes) == 0; \
        snprintf(what, sizeof what, "matmul " #e ", %s", name); \
        return demo_row_n(what, k->n, ok, 2.0 * n * n * n, "GFLOP/s", \
                          demo_compare(run_sg, plain_##e, k)); \
    }
PLAIN(f32, float, 6.0e-8)
PLAIN(f64, double, 1.2e-16)

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 128, 64, 4096), count = n * n;
    float *a = (float *)demo_alloc(count, sizeof *a), *b = (float *)demo_alloc(count, sizeof *b);
    double *da = (double *)demo_alloc(count, sizeof *da);
    double *db = (double *)demo_alloc(count, sizeof *db);
    double *sums = (double *)demo_alloc(count, sizeof *sums);
    void *first = demo_alloc(count, sizeof(double));
    struct matmul k;
    sg_queue_options options;
    sg_queue queue;
    uint32_t seed = 1;
    int ok = 1;
    demo_usage(argc, argv, 1, "[n]");
    if (n % 64 != 0) {
        fprintf(stderr, "%s: n must be a multiple of 64\n", argv[0]);
        return 2;
    }
    memset(&options, 0, sizeof options);
    options.workers = 1; /* as plain C */
    if (sg_queue_init(&queue, &options) != SG_OK) return 1;
    for (size_t i = 0; i < count; i++) {
        da[i] = (double)(a[i] = demo_random_f32(&seed));
        db[i] = (double)(b[i] = demo_random_f32(&seed));
    }
    memset(&k, 0, sizeof k);
    k.n = n;
    k.queue = &queue;
    k.a = da;
    k.b = db;
    k.c = sums;
    plain_f64(&k);
    k.a = a;
    k.b = b;
    k.c = demo_alloc(count, sizeof(double));
#define ROWS(e) \
    ok &= row_##e(&k, "naive", naive_##e, NULL, 1, sums, first); \
    ok &= row_##e(&k, "tile", NULL, tiled_##e, 1, sums, first); \
    ok &= row_##e(&k, "tile of 2", NULL, tiled_##e, 2, sums, first); \
    ok &= row_##e(&k, "barrier first", NULL, tiled_top_##e, 1, sums, first); \
    ok &= row_##e(&k, "broadcast", NULL, tiled_broadcast_##e, 1, sums, first)
    ROWS(f32);
    k.a = da;
    k.b = db;
    ROWS(f64);
    sg_queue_destroy(&queue);
    demo_free(a);
    demo_free(b);
    demo_free(da);
    demo_free(db);
    demo_free(sums);
    demo_free(first);
    demo_free(k.c);
    return !ok;
}
