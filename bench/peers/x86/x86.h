/* SPDX-License-Identifier: MIT */
/* What the intrinsics share. The same source is built as peer "avx512" and as "avx2"; BENCH_512 says
 * which; and for several threads with OpenMP, as "avx512-omp" and "avx2-omp". */
#ifndef BENCH_PEERS_X86_X86_H
#define BENCH_PEERS_X86_X86_H

#include <immintrin.h>

#include "../../bench.h"

#if defined __AVX512F__ && defined __AVX512BW__ && defined __AVX512DQ__ && defined __AVX512VL__
#define BENCH_512 1
#else
#define BENCH_512 0
#endif

#ifdef _OPENMP
#define BENCH_FOR _Pragma("omp parallel for schedule(static) num_threads(bench_threads)")
#else
#define BENCH_FOR
#endif

#endif
