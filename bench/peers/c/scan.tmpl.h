/* SPDX-License-Identifier: MIT */
/* Scans of BENCH_T_C, the element BENCH_T_E: scan.c says how. */
#if !defined BENCH_T_E || !defined BENCH_T_C
#error "bench: scan.tmpl.h needs BENCH_T_E and BENCH_T_C"
#endif

#define BENCH_T_PASTE_(a, b) a##_##b
#define BENCH_T_PASTE(a, b) BENCH_T_PASTE_(a, b)
#define BENCH_T(name) BENCH_T_PASTE(name, BENCH_T_E)

static BENCH_T_C BENCH_T(sum)(const BENCH_T_C *x, size_t n) {
    BENCH_T_C sum = 0;
    SUM
    for (size_t i = 0; i < n; i++) sum += x[i];
    return sum;
}
static void BENCH_T(inclusive)(const BENCH_T_C *restrict x, BENCH_T_C *restrict y, size_t n, BENCH_T_C sum) {
    SCAN
    for (size_t i = 0; i < n; i++) {
        sum += x[i];
        INCLUSIVE
        y[i] = sum;
    }
}
static void BENCH_T(exclusive)(const BENCH_T_C *restrict x, BENCH_T_C *restrict y, size_t n, BENCH_T_C sum) {
    SCAN
    for (size_t i = 0; i < n; i++) {
        y[i] = sum;
        EXCLUSIVE
        sum += x[i];
    }
}
static void BENCH_T(run)(const struct BENCH_T(bench_scan) *k, bool exclusive) {
    const size_t part = (k->n + (size_t)THREADS - 1) / (size_t)THREADS;
    BENCH_T_C before[MOST_THREADS + 1];
    before[0] = 0;
    BENCH_FOR
    for (int t = 0; t < THREADS - 1; t++) before[t + 1] = BENCH_T(sum)(k->x + (size_t)t * part, part);
    for (int t = 1; t < THREADS; t++) before[t] += before[t - 1];
    BENCH_FOR
    for (int t = 0; t < THREADS; t++) {
        const size_t i = (size_t)t * part, n = k->n - i < part ? k->n - i : part;
        if (exclusive) BENCH_T(exclusive)(k->x + i, k->y + i, n, before[t]);
        else BENCH_T(inclusive)(k->x + i, k->y + i, n, before[t]);
    }
}

#undef BENCH_T_PASTE_
#undef BENCH_T_PASTE
#undef BENCH_T
#undef BENCH_T_E
#undef BENCH_T_C
