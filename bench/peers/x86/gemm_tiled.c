/* SPDX-License-Identifier: MIT */
/* C = A B with register tiles: gemm_tile.tmpl.h, for f32 and f64. */
#include "x86.h"

#include "../../kernels/gemm.h"

/* a tile as sg's */
#define TILE_ROWS 6
#define EACH_ROW(f) f(0) f(1) f(2) f(3) f(4) f(5)
#if BENCH_512
#define TILE_REGISTERS 4
#define EACH_REGISTER(f, r) f(r, x, 0) f(r, y, 1) f(r, z, 2) f(r, w, 3)
#else
#define TILE_REGISTERS 2
#define EACH_REGISTER(f, r) f(r, x, 0) f(r, y, 1)
#endif
#define TILE_WIDTH (TILE_REGISTERS * LANES)

#ifdef _OPENMP
#include <omp.h>
#define BENCH_ME ((size_t)omp_get_thread_num())
#else
#define BENCH_ME ((size_t)0)
#endif

/* parts of C and blocks are about that large: DEPTH x WIDTH is a quarter to a half of a second-level cache, and a panel of A of that
 * depth is in the first one */
enum { ROWS = 512, WIDTH = 256 };
/* with 512 bits a strip comes from there, and is prefetched so many steps ahead */
enum { AHEAD = BENCH_512 ? 8 : 0 };

/* n in equal parts of about `about`, each a multiple of `step` */
static inline size_t share(size_t n, size_t about, size_t step) {
    const size_t parts = n < about ? 1 : (n + about / 2) / about, part = (n + parts - 1) / parts;
    return (part + step - 1) / step * step;
}

/* The rows of a part: few enough to give each thread two parts or more and to leave no turn of theirs much less than full; but each
 * part copies its block of B, so not too few. */
static inline size_t share_rows(size_t n, size_t across) {
    const size_t threads = (size_t)bench_threads;
    if (threads == 1) return share(n, n, TILE_ROWS); /* and B is copied once */
    for (size_t about = ROWS;; about -= ROWS / 8) {
        const size_t rows = share(n, about, TILE_ROWS), parts = (n + rows - 1) / rows * across;
        const size_t turns = (parts + threads - 1) / threads;
        if (about == ROWS / 8 || (turns > 1 && 10 * parts >= 9 * turns * threads)) return rows;
    }
}

#if BENCH_512
#define LANES 16
#define VALUE __m512
#define OP(name) _mm512_##name##_ps
#else
#define LANES 8
#define VALUE __m256
#define OP(name) _mm256_##name##_ps
#endif
#define FN(name) name##ps
#define DEPTH (BENCH_512 ? 512 : 384)
#define GEMM_C float
#define GEMM_ARGS bench_sgemm
#include "gemm_tile.tmpl.h"
BENCH_RUN(sgemm, k) { gemm_run_ps(k); }
#undef LANES
#undef VALUE
#undef OP
#undef FN
#undef GEMM_C
#undef GEMM_ARGS
#undef DEPTH

#if BENCH_512
#define LANES 8
#define VALUE __m512d
#define OP(name) _mm512_##name##_pd
#else
#define LANES 4
#define VALUE __m256d
#define OP(name) _mm256_##name##_pd
#endif
#define FN(name) name##pd
#define DEPTH 256
#define GEMM_C double
#define GEMM_ARGS bench_dgemm
#include "gemm_tile.tmpl.h"
BENCH_RUN(dgemm, k) { gemm_run_pd(k); }
