/* SPDX-License-Identifier: MIT */
/* C = A B with register tiles: gemm_tile.tmpl.h, for f32 and f64, by sg's public operations only. */
#include "sg.h"

#include "../../kernels/gemm.h"

/* A tile is 6 rows by as many registers as leave some for a row of B and an element of A. With 512 bits 12 rows by 2 registers would
 * leave as many, but need more loads in a step. */
#define TILE_ROWS 6
#define EACH_ROW(f) f(0) f(1) f(2) f(3) f(4) f(5)
#if SG_REG_BITS >= 512
#define TILE_REGISTERS 4
#define EACH_REGISTER(f, r) f(r, x, 0) f(r, y, 1) f(r, z, 2) f(r, w, 3)
#else
#define TILE_REGISTERS 2
#define EACH_REGISTER(f, r) f(r, x, 0) f(r, y, 1)
#endif
#define TILE_WIDTH (TILE_REGISTERS * SG_SIZE)

/* Parts of C and blocks are about that large: DEPTH x WIDTH is a quarter to a half of a second-level cache, and a panel of A of that
 * depth is in the first one. 8 sub-groups share a work-group's copies. */
enum { ROWS = 512, WIDTH = 256, SUB_GROUPS = 8, BLOCK = 512 * 1024 /* bytes, at most */ };
#define LOCAL (SUB_GROUPS * SG_SIZE)
/* So many steps ahead a strip is prefetched where it comes from the second-level cache. */
enum { AHEAD = SG_REG_BITS >= 512 ? 8 : 0 };

/* n in equal parts of about `about`, each a multiple of `step` */
static inline size_t share(size_t n, size_t about, size_t step) {
    const size_t parts = n < about ? 1 : (n + about / 2) / about, part = (n + parts - 1) / parts;
    return (part + step - 1) / step * step;
}
/* The rows of a part: few enough to give each worker two parts or more and to leave no turn of theirs much less than full; but each
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
/* blocks of B need more local memory than is usual; one worker is the calling thread */
static sg_queue *queue(void) {
    static sg_queue queue;
    if (!queue.made) {
        sg_queue_options options = {0};
        options.workers = (uint32_t)bench_threads;
        options.local_bytes = 3 * BLOCK; /* a share is up to one and a half of each side */
        bench_launched(sg_queue_init(&queue, &options));
    }
    return &queue;
}

#define DEPTH (SG_REG_BITS >= 512 ? 512 : 384)
#define NEAR (SG_REG_BITS >= 512 ? 1 : 4)
#define GEMM_E f32
#define GEMM_C float
#define GEMM_ARGS bench_sgemm
#include "gemm_tile.tmpl.h"
BENCH_RUN(sgemm, k) { gemm_run_f32(k); }
BENCH_RUN_AS(sgemm, rows, k) { gemm_run_rows_f32(k); }

/* f64: half as many lanes are a register */
#if SG_SIZE_PRIMARY == 16
#undef SG_SIZE
#define SG_SIZE 8
#elif SG_SIZE_PRIMARY == 8
#undef SG_SIZE
#define SG_SIZE 4
#else
#undef SG_SIZE
#define SG_SIZE 2
#endif
#include <sg.h>
#define DEPTH 256
#define NEAR 1
#define GEMM_E f64
#define GEMM_C double
#define GEMM_ARGS bench_dgemm
#include "gemm_tile.tmpl.h"
BENCH_RUN(dgemm, k) { gemm_run_f64(k); }
