/* SPDX-License-Identifier: MIT */
#include "../../kernels/gemm.h"

#define SHAPE(name) \
    BENCH_RUN(name, k) { name((int32_t)k->n, k->a, k->b, k->c); }
#define SHAPES(gemm) SHAPE(gemm) SHAPE(gemm##_naive) SHAPE(gemm##_broadcast) SHAPE(gemm##_local)
SHAPES(sgemm)
SHAPES(dgemm)
