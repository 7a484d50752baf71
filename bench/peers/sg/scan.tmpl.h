/* SPDX-License-Identifier: MIT */
/* Scans of BENCH_T_C, the element BENCH_T_E: scan.c says how. */
#if !defined BENCH_T_E || !defined BENCH_T_C
#error "bench: scan.tmpl.h needs BENCH_T_E and BENCH_T_C"
#endif

#define BENCH_T(name) SG_PASTE3(name, _, BENCH_T_E)
#define BENCH_T_V4 SG_PASTE2(BENCH_T(sg), v4)

struct BENCH_T(scan) {
    size_t n;
    const BENCH_T_C *x;
    BENCH_T_C *y;
    bool exclusive, stream;
    uint32_t next, known; /* chunks taken; chunks whose sum, with all before them, stands in sum */
    BENCH_T_C sum[MOST_CHUNKS + 1];
};

/* y[i] = carry + in[0] + ... + in[i] */
SG_INLINE void BENCH_T(walk)(const BENCH_T_C *in, BENCH_T_C *y, size_t n, BENCH_T_C carry, bool stream) {
    BENCH_T(sg) before = BENCH_T(sg_splat)(carry);
    size_t i = 0;
    for (; i + 4 * SG_SIZE <= n; i += 4 * SG_SIZE) {
        BENCH_T_V4 v = BENCH_T(sg_block_load_v4)(in + i);
        SG_UNROLL(4) for (int j = 0; j < 4; j++) {
            const BENCH_T(sg) sums = sg_scan_inclusive_add(v.s[j]);
            v.s[j] = sg_add(before, sums);
            before = sg_add(before, sg_broadcast(sums, SG_SIZE - 1));
        }
        SG_UNROLL(4) for (int j = 0; j < 4; j++) {
            if (stream) sg_stream(y + i + j * SG_SIZE, v.s[j]);
            else sg_store(y + i + j * SG_SIZE, v.s[j]);
        }
    }
    for (; i < n; i += SG_SIZE) {
        const BENCH_T(sg) sums = sg_scan_inclusive_add(sg_load_n(in + i, n - i));
        sg_store_n(y + i, sg_add(before, sums), n - i);
        before = sg_add(before, sg_broadcast(sums, SG_SIZE - 1));
    }
}

/* carry: of all before begin */
SG_INLINE void BENCH_T(part)(const struct BENCH_T(scan) *k, size_t begin, size_t end, BENCH_T_C carry) {
    const BENCH_T_C *in = k->x + begin;
    BENCH_T_C *y = k->y + begin;
    size_t n = end - begin;
    if (k->exclusive) { /* the first S elements by themselves: to the left of them there may be nothing */
        const BENCH_T(sg) sums = sg_scan_exclusive_add(sg_load_n(in, n));
        sg_store_n(y, sg_add_n(sums, carry), n);
        if (n <= SG_SIZE) return;
        carry += sg_get_lane(sums, SG_SIZE - 1);
        in += SG_SIZE - 1;
        y += SG_SIZE;
        n -= SG_SIZE;
    }
    if (k->stream) BENCH_T(walk)(in, y, n, carry, true);
    else BENCH_T(walk)(in, y, n, carry, false);
}

SG_INLINE BENCH_T_C BENCH_T(sum)(const BENCH_T_C *x, size_t n) {
    BENCH_T_V4 sum;
    size_t i = 0;
    SG_UNROLL(4) for (int j = 0; j < 4; j++) sum.s[j] = BENCH_T(sg_zero)();
    for (; i + 4 * SG_SIZE <= n; i += 4 * SG_SIZE) {
        const BENCH_T_V4 v = BENCH_T(sg_block_load_v4)(x + i);
        SG_UNROLL(4) for (int j = 0; j < 4; j++) sum.s[j] = sg_add(sum.s[j], v.s[j]);
    }
    for (; i < n; i += SG_SIZE) sum.s[0] = sg_add(sum.s[0], sg_load_n(x + i, n - i));
    sum.s[0] = sg_add(sg_add(sum.s[0], sum.s[1]), sg_add(sum.s[2], sum.s[3]));
    return sg_get_lane(sg_reduce_add(sum.s[0]), 0);
}

SG_RANGE_KERNEL(BENCH_T(scan_all), sg_item it, struct BENCH_T(scan) *k) {
    (void)it;
    BENCH_T(part)(k, 0, k->n, 0);
}
SG_KERNEL_OF(1, BENCH_T(scan_chunk), sg_nd_item it, struct BENCH_T(scan) *k) {
    const uint32_t chunk = sg_atomic_fetch_add_u32(&k->next, 1, sg_memory_order_relaxed);
    const size_t begin = (size_t)chunk * CHUNK, end = begin + CHUNK < k->n ? begin + CHUNK : k->n;
    const BENCH_T_C sum = BENCH_T(sum)(k->x + begin, end - begin);
    (void)it;
    while (sg_atomic_load_u32(&k->known, sg_memory_order_acquire) != chunk) sg_cpu_pause();
    k->sum[chunk + 1] = k->sum[chunk] + sum;
    sg_atomic_store_u32(&k->known, chunk + 1, sg_memory_order_release);
    BENCH_T(part)(k, begin, end, k->sum[chunk]);
}

static void BENCH_T(run)(const struct BENCH_T(bench_scan) *args, bool exclusive) {
    static struct BENCH_T(scan) k;
    const size_t chunks = (args->n + CHUNK - 1) / CHUNK;
    k.n = args->n;
    k.x = args->x;
    k.y = args->y;
    k.exclusive = exclusive;
    k.stream = args->n > CACHED;
    k.next = k.known = 0;
    if (bench_threads == 1) {
        bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(SG_SIZE), BENCH_T(scan_all), &k));
    } else {
        bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(chunks * SG_SIZE, SG_SIZE), BENCH_T(scan_chunk), &k));
    }
}

#undef BENCH_T
#undef BENCH_T_V4
#undef BENCH_T_E
#undef BENCH_T_C
