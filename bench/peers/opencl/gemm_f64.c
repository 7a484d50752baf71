/* SPDX-License-Identifier: MIT */
#define BENCH_CL_OPTIONS "-DF64"
#include "../../kernels/gemm.h"

#include "opencl.h"

#define ARGS bench_dgemm
#define GEMM(shape) dgemm##shape
#define WIDE 8
#include "gemm_shapes.tmpl.h"
