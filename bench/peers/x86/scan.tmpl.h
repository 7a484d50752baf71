/* SPDX-License-Identifier: MIT */
/* Scans of BENCH_T_C, registers of type BENCH_T_E: scan.c says how. */
#if !defined BENCH_T_E || !defined BENCH_T_C
#error "bench: scan.tmpl.h needs BENCH_T_E and BENCH_T_C"
#endif

#define BENCH_T_PASTE_(a, b, c) a##b##c
#define BENCH_T_PASTE(a, b, c) BENCH_T_PASTE_(a, b, c)
#define BENCH_T_FN(name) BENCH_T_PASTE(name, _, BENCH_T_E)
#define BENCH_T_OP(name) BENCH_T_PASTE(BENCH_T_E, _, name)

/* y[i] = carry + in[0] + ... + in[i] */
static inline __attribute__((always_inline)) void BENCH_T_FN(walk)(const BENCH_T_C *in, BENCH_T_C *y, size_t n, BENCH_T_C carry, _Bool stream) {
    BENCH_T_E before = BENCH_T_OP(splat)(carry);
    size_t i = 0;
    for (; i + 4 * LANES <= n; i += 4 * LANES) {
        BENCH_T_E v[4];
BENCH_UNROLL(4)
        for (int j = 0; j < 4; j++) {
            const BENCH_T_E sums = BENCH_T_OP(steps)(BENCH_T_OP(load)(in + i + j * LANES));
            v[j] = BENCH_T_OP(add)(before, sums);
            before = BENCH_T_OP(add)(before, BENCH_T_OP(last)(sums));
        }
BENCH_UNROLL(4)
        for (int j = 0; j < 4; j++) {
            if (stream) BENCH_T_OP(stream)(y + i + j * LANES, v[j]);
            else BENCH_T_OP(store)(y + i + j * LANES, v[j]);
        }
    }
    carry = BENCH_T_OP(first)(before);
    for (; i < n; i++) y[i] = carry += in[i];
}
static BENCH_T_C BENCH_T_FN(sum)(const BENCH_T_C *x, size_t n) {
    BENCH_T_E s0 = BENCH_T_OP(splat)(0), s1 = s0, s2 = s0, s3 = s0;
    BENCH_T_C t[LANES], sum = 0;
    size_t i = 0;
    for (; i + 4 * LANES <= n; i += 4 * LANES) {
        s0 = BENCH_T_OP(add)(s0, BENCH_T_OP(load)(x + i)), s1 = BENCH_T_OP(add)(s1, BENCH_T_OP(load)(x + i + LANES));
        s2 = BENCH_T_OP(add)(s2, BENCH_T_OP(load)(x + i + 2 * LANES)), s3 = BENCH_T_OP(add)(s3, BENCH_T_OP(load)(x + i + 3 * LANES));
    }
    BENCH_T_OP(store)(t, BENCH_T_OP(add)(BENCH_T_OP(add)(s0, s1), BENCH_T_OP(add)(s2, s3)));
    for (int j = 0; j < LANES; j++) sum += t[j];
    for (; i < n; i++) sum += x[i];
    return sum;
}
static void BENCH_T_FN(part)(const struct BENCH_T_FN(bench_scan) *k, size_t begin, size_t end, BENCH_T_C carry, _Bool exclusive) {
    const BENCH_T_C *in = k->x + begin;
    BENCH_T_C *y = k->y + begin;
    size_t n = end - begin, alone = exclusive ? LANES < n ? LANES : n : 0;
    for (size_t i = 0; i < alone; i++) {
        y[i] = carry;
        if (i + 1 < alone) carry += in[i];
    }
    if (alone == n) return;
    if (exclusive) in += alone - 1, y += alone, n -= alone;
    if (k->n > CACHED) BENCH_T_FN(walk)(in, y, n, carry, 1);
    else BENCH_T_FN(walk)(in, y, n, carry, 0);
}
static void BENCH_T_FN(run)(const struct BENCH_T_FN(bench_scan) *k, _Bool exclusive) {
    static BENCH_T_C sum[MOST_CHUNKS + 1];
    static uint32_t next, known;
    const uint32_t chunks = (uint32_t)((k->n + CHUNK - 1) / CHUNK);
    next = known = 0;
    if (!CHUNKED) BENCH_T_FN(part)(k, 0, k->n, 0, exclusive);
    BENCH_FOR
    for (int t = 0; t < bench_threads; t++) {
        uint32_t chunk;
        while (CHUNKED && (chunk = __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED)) < chunks) {
            const size_t begin = (size_t)chunk * CHUNK, end = begin + CHUNK < k->n ? begin + CHUNK : k->n;
            const BENCH_T_C own = BENCH_T_FN(sum)(k->x + begin, end - begin);
            while (__atomic_load_n(&known, __ATOMIC_ACQUIRE) != chunk) _mm_pause();
            sum[chunk + 1] = sum[chunk] + own;
            __atomic_store_n(&known, chunk + 1, __ATOMIC_RELEASE);
            BENCH_T_FN(part)(k, begin, end, sum[chunk], exclusive);
        }
    }
    _mm_sfence();
}

#undef BENCH_T_PASTE_
#undef BENCH_T_PASTE
#undef BENCH_T_FN
#undef BENCH_T_OP
#undef BENCH_T_E
#undef BENCH_T_C
