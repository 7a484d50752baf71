/* SPDX-License-Identifier: MIT */
#include <cblas.h>

#include "../../kernels/transpose.h"

BENCH_RUN(transpose, k) {
    const blasint n = (blasint)k->n;
    cblas_somatcopy(CblasRowMajor, CblasTrans, n, n, 1.0f, k->x, n, k->y, n);
}
