/* SPDX-License-Identifier: MIT */
/* As gemm.c, in double precision: half as many lanes are a register. */
#if defined __AVX512F__
#define SG_SIZE 8
#elif defined __AVX__
#define SG_SIZE 4
#else
#define SG_SIZE 2
#endif
#include "sg.h"

#include <string.h>

#include "../../kernels/gemm.h"

#define BENCH_T_E f64
#define BENCH_T_C double
#define BENCH_T_GEMM dgemm
#define BENCH_T_ARGS bench_dgemm
#define BENCH_T_SIDE 64
#define BENCH_T_WIDE (SG_SIZE == 8)
#define BENCH_T_KEEP 1
#include "gemm_shapes.tmpl.h"
