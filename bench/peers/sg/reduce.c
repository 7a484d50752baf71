/* SPDX-License-Identifier: MIT */
/* A work-group is one sub-group, which adds up a block in four sums for each lane: with eight a Xeon is slower. Blocks
 * are cut in the same way for any number of workers, so the result always has the same bits. A block has 2^14 elements, or a multiple
 * that gives 256 blocks, because reading memory has a gap where a block ends. The form `function` adds up all in one loop without a
 * launch, as ISPC's functions do; it is for one thread. */
#include "sg.h"

#include "../../kernels/reduce.h"

enum { LEAST = 1 << 14, BLOCKS = 256 };

#define BENCH_T_E f32
#define BENCH_T_C float
#include "reduce.tmpl.h"
#define BENCH_T_E u32
#define BENCH_T_C uint32_t
#include "reduce.tmpl.h"

BENCH_RUN(reduce_f32, k) { *k->sum = run_f32(reduce_block_f32, k); }
BENCH_RUN(reduce_u32, k) { *k->sum = run_u32(reduce_block_u32, k); }
BENCH_RUN_AS(reduce_f32, joint, k) { *k->sum = run_f32(reduce_joint_f32, k); }
BENCH_RUN_AS(reduce_u32, joint, k) { *k->sum = run_u32(reduce_joint_u32, k); }
BENCH_RUN_AS(reduce_f32, function, k) { *k->sum = sum_f32(k->x, k->n); }
BENCH_RUN_AS(reduce_u32, function, k) { *k->sum = sum_u32(k->x, k->n); }
