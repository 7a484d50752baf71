/* SPDX-License-Identifier: MIT */
/* C = A B for square matrices, by rows: the steps of chapter 9.
 *
 * sgemm_naive, dgemm_naive          a work-item for each element of C, which reads its row of A and its column of B
 * sgemm_local, dgemm_local          work-groups that share tiles in local memory, with a barrier before and after
 * sgemm_broadcast, dgemm_broadcast  sub-groups that pass their elements of A around instead
 * sgemm, dgemm                      free in shape */
#ifndef BENCH_KERNELS_GEMM_H
#define BENCH_KERNELS_GEMM_H

#include "../bench.h"

struct bench_sgemm { size_t n; const float *a, *b; float *c; };
struct bench_dgemm { size_t n; const double *a, *b; double *c; };
#define bench_sgemm_naive bench_sgemm
#define bench_sgemm_local bench_sgemm
#define bench_sgemm_broadcast bench_sgemm
#define bench_dgemm_naive bench_dgemm
#define bench_dgemm_local bench_dgemm
#define bench_dgemm_broadcast bench_dgemm

#endif
