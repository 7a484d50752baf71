/* SPDX-License-Identifier: MIT */
/* Atomic operations of a sub-group and histograms, on one thread, compared with a plain loop over items and, where the target has it,
 * with conflict detection plus a gather and a scatter. Shows why sg/atomic does not use conflict detection.
 *
 * Everything runs ROUNDS times in turns over an array in the second-level cache. A figure is the median of the rounds, in nanoseconds
 * for each item; a ratio is the median of the ratios within a round; above 1 sg is faster. */
#define _DEFAULT_SOURCE 1 /* clock_gettime */
#define SG_SIZE 16
#include <sg.h>
#include <sg/atomic.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#if SG_HAVE_AVX512CD
#include <immintrin.h>
#endif

enum { N = 1 << 15, BINS = 256, ROUNDS = 31 };
static uint32_t in[N], bins[BINS];
static uint32_t counter;

#define LOOP(name, step, ...) \
    SG_NOINLINE void name(void) { \
        for (size_t i = 0; i < N; i += step) { __VA_ARGS__; } \
    }
LOOP(sg_local, 16, sg_histogram_add(bins, sg_load_u32(in + i)))
LOOP(plain_local, 1, bins[in[i]]++)
LOOP(sg_global, 16, sg_histogram_add_global(bins, sg_load_u32(in + i)))
LOOP(plain_global, 1, (void)sg_atomic_fetch_add_u32(bins + in[i], 1, sg_memory_order_relaxed))
LOOP(sg_one, 16, (void)sg_fetch_add(&counter, sg_load_u32(in + i), sg_memory_order_relaxed))
LOOP(plain_one, 1, (void)sg_atomic_fetch_add_u32(&counter, in[i], sg_memory_order_relaxed))
LOOP(sg_at, 16, (void)sg_fetch_add_at(bins, sg_load_u32(in + i), sg_splat_u32(1), sg_memory_order_relaxed))
#if SG_HAVE_AVX512CD
/* a bin gets its count from its highest lane, whose store is the one that remains */
LOOP(conflict_local, 16, {
    const sg_u32 k = sg_load_u32(in + i);
    sg_u32 below = k;
    below.v = SG_CAST_(sg_vu32_r512, _mm512_conflict_epi32(SG_CAST_(sg_r512, k.v)));
    sg_scatter(bins, k, sg_add(sg_gather(bins, k), sg_add_n(sg_popcount(below), 1)));
})
#else
#define conflict_local NULL
#endif

typedef void loop(void);
struct contest {
    const char *name;
    loop *sg, *plain, *other;
};
static const struct contest contests[] = {
    {"histogram_add", sg_local, plain_local, conflict_local},
    {"histogram_add_global", sg_global, plain_global, NULL},
    {"fetch_add, one address", sg_one, plain_one, NULL},
    {"fetch_add_at", sg_at, plain_global, NULL},
};

static uint64_t random_state = 1;
static uint32_t random_bits(void) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(random_state >> 32);
}
static const char *fill(int kind) {
    for (uint32_t i = 0; i < N; i++) {
        const uint32_t r = random_bits();
        uint32_t zeros = 0;
        while (!(r >> zeros & 1) && zeros < 8) zeros++;
        in[i] = kind == 0 ? r % BINS : kind == 1 ? zeros : kind == 2 ? i / 40 * 2654435761u >> 24 : 7;
    }
    return kind == 0 ? "random bins" : kind == 1 ? "half in one bin, half of the rest in the next, ..."
           : kind == 2 ? "runs of 40" : "one bin";
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
static int by_value(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static double median(double *v) {
    qsort(v, ROUNDS, sizeof *v, by_value);
    return v[ROUNDS / 2];
}
static double once(loop *run) {
    const double start = now();
    run();
    return (now() - start) / N;
}

int main(void) {
    printf("%-24s | %-50s | %6s | %6s | %8s | %8s | %8s\n", "operation", "bins", "sg ns", "plain", "plain/sg", "conflict",
           "confl/sg");
    for (size_t c = 0; c < sizeof contests / sizeof contests[0]; c++) {
        for (int kind = 0; kind < 4; kind++) {
            const struct contest *k = &contests[c];
            const char *what = fill(kind);
            static double sg[ROUNDS], plain[ROUNDS], other[ROUNDS], ratio[ROUNDS], other_ratio[ROUNDS];
            for (int round = -1; round < ROUNDS; round++) {
                const int at = round < 0 ? 0 : round;
                sg[at] = once(k->sg);
                plain[at] = once(k->plain);
                other[at] = k->other ? once(k->other) : 0;
                ratio[at] = plain[at] / sg[at];
                other_ratio[at] = other[at] / sg[at];
            }
            printf("%-24s | %-50s | %6.2f | %6.2f | %8.2f", k->name, what, median(sg), median(plain), median(ratio));
            if (k->other) printf(" | %8.2f | %8.2f\n", median(other), median(other_ratio));
            else printf(" | %8s | %8s\n", "-", "-");
        }
    }
    return 0;
}
