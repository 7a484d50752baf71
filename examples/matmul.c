/* SPDX-License-Identifier: MIT */
/* check: 1 */
/* check: 3 */
/* check: 67 */
/* C = A * B for square matrices, f32 and f64, by sub-group broadcast: chapter 9's last kernel, as an
 * nd-range and as a basic range at every size from 1 to 64 in one program; and a second kernel that
 * uses what it loads four times. If S does not divide n, the last column of sub-groups is narrower. Every element
 * must be within (n + 1) roundings of the sum of magnitudes. */
#define SG_SIZE 1
#include <sg.h>

#include "demo.h"

struct matmul {
    const void *a, *b;
    void *c;
    size_t n;
    const sg_range_kernel *kernel;
    const sg_kernel *nd; /* instead of the size's name */
    size_t rows_each;
};

#define MATMUL_E f32
#define MATMUL_C float
#include "matmul.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 2
#include <sg.h>
#define MATMUL_E f32
#define MATMUL_C float
#include "matmul.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 4
#include <sg.h>
#define MATMUL_E f32
#define MATMUL_C float
#include "matmul.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
#define MATMUL_E f32
#define MATMUL_C float
#include "matmul.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
#define MATMUL_E f32
#define MATMUL_C float
#include "matmul.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>
#define MATMUL_E f32
#define MATMUL_C float
#include "matmul.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 64
#include <sg.h>
#define MATMUL_E f32
#define MATMUL_C float
#include "matmul.tmpl.h"
#define MATMUL_E f64
#define MATMUL_C double
#include "matmul.tmpl.h"

static void run_sg(void *context) {
    const struct matmul *k = (const struct matmul *)context;
    const size_t s = k->nd ? 16 : k->kernel->sub_group_size;
    const size_t wide = (k->n + s - 1) / s * s; /* whole sub-groups in a row */
    const sg_range range = sg_range_2d((k->n + k->rows_each - 1) / k->rows_each, wide);
    const sg_status status = k->nd ? sg_parallel_for(NULL, sg_nd_range_2d(k->n, wide, 1, s), (k->nd), k)
                                   : sg_parallel_for_range(NULL, range, (k->kernel), k);
    if (status != SG_OK) exit(1);
}

/* plain C in the order that suits rows in memory; check: the result of a kernel against sums in
 * double */
#define PLAIN(e, t, epsilon) \
    static void plain_##e(void *context) { \
        const struct matmul *k = (const struct matmul *)context; \
        const size_t n = k->n; \
        for (size_t row = 0; row < n; row++) { \
            t *SG_RESTRICT c = (t *)k->c + row * n; \
            for (size_t j = 0; j < n; j++) c[j] = 0; \
            for (size_t i = 0; i < n; i++) { \
                const t x = ((const t *)k->a)[row * n + i], *b = (const t *)k->b + i * n; \
                for (size_t j = 0; j < n; j++) c[j] += x * b[j]; \
            } \
        } \
    } \
    static int check_##e(const struct matmul *k, const double *sums, const double *magnitudes) { \
        int ok = 1; \
        for (size_t i = 0; i < k->n * k->n; i++) { \
            const double off = (double)((const t *)k->c)[i] - sums[i]; \
            const double bound = magnitudes[i] * epsilon * (double)(k->n + 1); \
            ok &= off <= bound && -off <= bound; \
        } \
        return ok; \
    } \
    static int measure_##e(struct matmul *k, const char *name, const sg_range_kernel *kernel, \
                           size_t rows_each, const double *sums, const double *magnitudes) { \
        const double n = (double)k->n; \
        char what[64]; \
        int ok; \
        k->kernel = kernel; \
        k->rows_each = rows_each; \
        memset(k->c, 0xff, k->n * k->n * sizeof(t)); \
        run_sg(k); \
        ok = check_##e(k, sums, magnitudes); \
        snprintf(what, sizeof what, "matmul " #e ", %s S=%u", name, \
                 k->nd ? 16 : (unsigned)kernel->sub_group_size); \
        return demo_row_n(what, k->n, ok, 2.0 * n * n * n, "GFLOP/s", \
                          demo_compare(run_sg, plain_##e, k)); \
    }
PLAIN(f32, float, 6.0e-8)
PLAIN(f64, double, 2.3e-16)

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100, 1, 4096);
    float *a = (float *)demo_alloc(n * n, sizeof *a), *b = (float *)demo_alloc(n * n, sizeof *b);
    double *da = (double *)demo_alloc(n * n, sizeof *da);
    double *db = (double *)demo_alloc(n * n, sizeof *db);
    double *sums = (double *)demo_alloc(n * n, sizeof *sums);
    double *magnitudes = (double *)demo_alloc(n * n, sizeof *magnitudes);
    struct matmul k = {NULL, NULL, NULL, 0, NULL, NULL, 1};
    uint32_t seed = 1;
    int ok = 1;
    demo_usage(argc, argv, 1, "[n]");
    for (size_t i = 0; i < n * n; i++) {
        da[i] = (double)(a[i] = demo_random_f32(&seed));
        db[i] = (double)(b[i] = demo_random_f32(&seed));
    }
    for (size_t row = 0; row < n; row++) {
        for (size_t i = 0; i < n; i++) {
            for (size_t j = 0; j < n; j++) {
                const double product = da[row * n + i] * db[i * n + j];
                sums[row * n + j] += product;
                magnitudes[row * n + j] += product < 0 ? -product : product;
            }
        }
    }
    k.n = n;
    k.a = a;
    k.b = b;
    k.c = demo_alloc(n * n, sizeof(double));
#define ROW(e, s) ok &= measure_##e(&k, "row", broadcast_##e##x##s, 1, sums, magnitudes);
#define ND(e) k.nd = nd_range_##e##x16; \
    ok &= measure_##e(&k, "nd-range", NULL, 1, sums, magnitudes); \
    k.nd = NULL;
#define FOUR(e, s) ok &= measure_##e(&k, "4 rows", four_rows_##e##x##s, 4, sums, magnitudes);
    ROW(f32, 1) ROW(f32, 2) ROW(f32, 4) ROW(f32, 8) ROW(f32, 16) ROW(f32, 32) ROW(f32, 64)
    ND(f32)
    FOUR(f32, 4) FOUR(f32, 8) FOUR(f32, 16)
    k.a = da;
    k.b = db;
    ROW(f64, 1) ROW(f64, 2) ROW(f64, 4) ROW(f64, 8) ROW(f64, 16) ROW(f64, 32) ROW(f64, 64)
    ND(f64)
    FOUR(f64, 4) FOUR(f64, 8) FOUR(f64, 16)
    demo_free(a);
    demo_free(b);
    demo_free(da);
    demo_free(db);
    demo_free(sums);
    demo_free(magnitudes);
    demo_free(k.c);
    return !ok;
}
