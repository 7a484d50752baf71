/* SPDX-License-Identifier: MIT */
/* The plain loop. With OpenMP: if there are several threads, first the sum of each thread's slice; then OpenMP's scan of the slice, which
 * GCC vectorises. */
#include "../../kernels/scan.h"

#include "c.h"

#ifdef _OPENMP
#define THREADS bench_threads
#define SUM _Pragma("omp simd reduction(+ : sum)")
#define SCAN _Pragma("omp simd reduction(inscan, + : sum)")
#define INCLUSIVE _Pragma("omp scan inclusive(sum)")
#define EXCLUSIVE _Pragma("omp scan exclusive(sum)")
#else
#define THREADS 1
#define SUM
#define SCAN
#define INCLUSIVE
#define EXCLUSIVE
#endif
enum { MOST_THREADS = 1024 };

#define BENCH_T_E f32
#define BENCH_T_C float
#include "scan.tmpl.h"
#define BENCH_T_E u32
#define BENCH_T_C uint32_t
#include "scan.tmpl.h"

BENCH_RUN(scan_inclusive_f32, k) { run_f32(k, false); }
BENCH_RUN(scan_exclusive_f32, k) { run_f32(k, true); }
BENCH_RUN(scan_inclusive_u32, k) { run_u32(k, false); }
BENCH_RUN(scan_exclusive_u32, k) { run_u32(k, true); }
