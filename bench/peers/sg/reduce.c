/* SPDX-License-Identifier: MIT */
/* A work-group is one sub-group, which sums a block of up to 2^14 elements with eight sums for each lane, enough
 * to hide the latency of an addition. Blocks are cut the same way for any number of workers, so the result
 * always has the same bits. */
#include "sg.h"

#include "../../kernels/reduce.h"

enum { BLOCK = 1 << 14, MOST_BLOCKS = 1 << 12 };

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
