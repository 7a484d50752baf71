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
    size_t chunk; /* elements of one */
    uint32_t next; /* chunks taken */
    uint32_t run;
    struct BENCH_T(known) { /* a chunk */
        SG_ALIGN(64) uint32_t state; /* 2 * run: own has its sum; 2 * run + 1: all has the sum up to its end, too */
        BENCH_T_C own, all;
    } known[MOST_CHUNKS];
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

/* carry: the sum of all before begin */
SG_INLINE void BENCH_T(part)(const struct BENCH_T(scan) *k, size_t begin, size_t end, BENCH_T_C carry) {
    const BENCH_T_C *in = k->x + begin;
    BENCH_T_C *y = k->y + begin;
    size_t n = end - begin;
    if (k->exclusive) { /* the first S elements separately: there may be no elements to their left */
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
/* in one launch: memory is read once */
SG_KERNEL_OF(1, BENCH_T(scan_chunk), sg_nd_item it, struct BENCH_T(scan) *k) {
    const uint32_t chunk = sg_atomic_fetch_add_u32(&k->next, 1, sg_memory_order_relaxed);
    const size_t begin = chunk * k->chunk, end = begin + k->chunk < k->n ? begin + k->chunk : k->n;
    struct BENCH_T(known) *me = &k->known[chunk];
    BENCH_T_C carry = 0;
    (void)it;
    me->own = BENCH_T(sum)(k->x + begin, end - begin);
    sg_atomic_store_u32(&me->state, 2 * k->run, sg_memory_order_release);
    for (const struct BENCH_T(known) *i = me; i-- != k->known;) {
        uint32_t state;
        while (((state = sg_atomic_load_u32(&i->state, sg_memory_order_acquire)) | 1) != (2 * k->run | 1)) sg_cpu_pause();
        carry += state & 1 ? i->all : i->own;
        if (state & 1) break;
    }
    me->all = carry + me->own;
    sg_atomic_store_u32(&me->state, 2 * k->run | 1, sg_memory_order_release);
    BENCH_T(part)(k, begin, end, carry);
}

/* in two launches: the sums of all chunks; then every chunk from the sum of those before it */
SG_KERNEL_OF(1, BENCH_T(scan_sums), sg_nd_item it, struct BENCH_T(scan) *k) {
    const size_t chunk = sg_nd_item_get_group_id(it, 0), begin = chunk * k->chunk;
    k->known[chunk].own = BENCH_T(sum)(k->x + begin, k->chunk < k->n - begin ? k->chunk : k->n - begin);
}
SG_KERNEL_OF(1, BENCH_T(scan_parts), sg_nd_item it, struct BENCH_T(scan) *k) {
    const size_t chunk = sg_nd_item_get_group_id(it, 0), begin = chunk * k->chunk;
    BENCH_T_C carry = 0;
    for (size_t i = 0; i < chunk; i++) carry += k->known[i].own;
    BENCH_T(part)(k, begin, begin + k->chunk < k->n ? begin + k->chunk : k->n, carry);
}

static void BENCH_T(run)(const struct BENCH_T(bench_scan) *args, bool exclusive) {
    static struct BENCH_T(scan) k;
    const size_t threads = (size_t)bench_threads;
    const size_t chunks = ((args->n + CHUNK - 1) / CHUNK + threads - 1) / threads * threads;
    sg_nd_range range;
    k.n = args->n;
    k.x = args->x;
    k.y = args->y;
    k.exclusive = exclusive;
    k.stream = args->n > CACHED;
    k.chunk = ((args->n + chunks - 1) / chunks + SG_SIZE - 1) / SG_SIZE * SG_SIZE;
    range = sg_nd_range_1d((args->n + k.chunk - 1) / k.chunk * SG_SIZE, SG_SIZE);
    if (bench_threads == 1) {
        bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(SG_SIZE), BENCH_T(scan_all), &k));
    } else if (args->n <= CACHED) {
        bench_launched(sg_parallel_for(bench_queue(), range, BENCH_T(scan_sums), &k));
        bench_launched(sg_parallel_for(bench_queue(), range, BENCH_T(scan_parts), &k));
    } else {
        k.next = 0;
        k.run++;
        bench_launched(sg_parallel_for(bench_queue(), range, BENCH_T(scan_chunk), &k));
    }
}

#undef BENCH_T
#undef BENCH_T_V4
#undef BENCH_T_E
#undef BENCH_T_C
