/* SPDX-License-Identifier: MIT */
/* Sums of BENCH_T_C, the element BENCH_T_E: reduce.c says how. */
#if !defined BENCH_T_E || !defined BENCH_T_C
#error "bench: reduce.tmpl.h needs BENCH_T_E and BENCH_T_C"
#endif

#define BENCH_T(name) SG_PASTE3(name, _, BENCH_T_E)
#define BENCH_T_V4 SG_PASTE2(BENCH_T(sg), v4)

struct BENCH_T(reduce) { size_t n, block; const BENCH_T_C *x; BENCH_T_C part[BLOCKS]; };

SG_INLINE BENCH_T_C BENCH_T(sum)(const BENCH_T_C *x, size_t n) {
    BENCH_T_V4 sum;
    SG_UNROLL(4) for (int j = 0; j < 4; j++) sum.s[j] = BENCH_T(sg_zero)();
    for (; n >= 4 * SG_SIZE; n -= 4 * SG_SIZE, x += 4 * SG_SIZE) {
        const BENCH_T_V4 v = BENCH_T(sg_block_load_v4)(x);
        SG_UNROLL(4) for (int j = 0; j < 4; j++) sum.s[j] = sg_add(sum.s[j], v.s[j]);
    }
    for (; n >= SG_SIZE; n -= SG_SIZE, x += SG_SIZE) sum.s[0] = sg_add(sum.s[0], sg_load(x));
    if (n > 0) sum.s[1] = sg_add(sum.s[1], sg_load_n(x, n));
    sum.s[0] = sg_add(sg_add(sum.s[0], sum.s[2]), sg_add(sum.s[1], sum.s[3]));
    return sg_get_lane(sg_reduce_add(sum.s[0]), 0);
}
SG_KERNEL_OF(1, BENCH_T(reduce_block), sg_nd_item it, struct BENCH_T(reduce) *k) {
    const size_t block = sg_nd_item_get_group_id(it, 0), begin = block * k->block;
    k->part[block] = BENCH_T(sum)(k->x + begin, begin + k->block < k->n ? k->block : k->n - begin);
}

/* the same with the algorithm of a group */
SG_KERNEL_OF(1, BENCH_T(reduce_joint), sg_nd_item it, struct BENCH_T(reduce) *k) {
    const size_t block = sg_nd_item_get_group_id(it, 0), begin = block * k->block;
    const size_t n = k->n - begin < k->block ? k->n - begin : k->block;
    k->part[block] = sg_joint_reduce(sg_nd_item_get_sub_group(it), k->x + begin, n, add);
}

static BENCH_T_C BENCH_T(run)(const sg_kernel *kernel, const struct BENCH_T(bench_reduce) *args) {
    static struct BENCH_T(reduce) k;
    const size_t block = (args->n + BLOCKS * LEAST - 1) / (BLOCKS * LEAST) * LEAST, blocks = (args->n + block - 1) / block;
    BENCH_T_C total = 0;
    k.n = args->n;
    k.block = block;
    k.x = args->x;
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(blocks * SG_SIZE, SG_SIZE), (kernel), &k));
    for (size_t b = 0; b < blocks; b++) total += k.part[b];
    return total;
}

#undef BENCH_T
#undef BENCH_T_V4
#undef BENCH_T_E
#undef BENCH_T_C
