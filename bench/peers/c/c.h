/* SPDX-License-Identifier: MIT */
/* What the C peers share: the same source is built as plain C and, as peer "openmp", with OpenMP. */
#ifndef BENCH_PEERS_C_C_H
#define BENCH_PEERS_C_C_H

#ifdef _OPENMP
#define BENCH_FOR _Pragma("omp parallel for schedule(static) num_threads(bench_threads)")
#define BENCH_FOR_SIMD _Pragma("omp parallel for simd schedule(static) num_threads(bench_threads)")
#define BENCH_SIMD _Pragma("omp simd")
#else
#define BENCH_FOR
#define BENCH_FOR_SIMD
#define BENCH_SIMD
#endif

#endif
