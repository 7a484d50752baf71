/* SPDX-License-Identifier: MIT */
/* OpenBLAS's own gemm; bench.sh finds the core type that is fastest here. */
#include <cblas.h>

#include "../../kernels/gemm.h"

BENCH_RUN(sgemm, k) {
    const int n = (int)k->n;
    openblas_set_num_threads(bench_threads);
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, k->a, n, k->b, n, 0, k->c, n);
}
BENCH_RUN(dgemm, k) {
    const int n = (int)k->n;
    openblas_set_num_threads(bench_threads);
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, k->a, n, k->b, n, 0, k->c, n);
}
