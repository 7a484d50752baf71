/* SPDX-License-Identifier: MIT */
/* The shapes of chapter 9, with as many lanes as a register; gemm_tiled.c is free in shape. */
#include "sg.h"

#include <string.h>

#include "../../kernels/gemm.h"

#define BENCH_T_E f32
#define BENCH_T_C float
#define BENCH_T_GEMM sgemm
#define BENCH_T_ARGS bench_sgemm
#define BENCH_T_SIDE 64
#define BENCH_T_WIDE (SG_SIZE == 16)
#if defined __clang__
#define BENCH_T_KEEP 0
#else
#define BENCH_T_KEEP 1
#endif
#include "gemm_shapes.tmpl.h"
