/* SPDX-License-Identifier: MIT */
/* Test of sg/group/run.h, barrier.h and local.h: work-groups that wait, on one thread. Every kernel
 * runs in the plain order and in seeded ones. What they wait on is in group_engine.c. */
#include <stdlib.h>
#include <string.h>

#define SG_SIZE 4
#include <sg.h>

#include "tap.h"

#if defined(__GNUC__) && !defined(__TINYC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

enum { ITEMS = 1 << 14, SEEDS = 20 };
static float t_in[ITEMS], t_out[ITEMS];

struct data {
    const float *in;
    float *out;
    int rounds;
};
static struct data t_data;

static sg_status run(const sg_kernel *kernel, sg_nd_range range, uint64_t seed, sg_error *error) {
    sg_launch_options options;
    memset(&options, 0, sizeof options);
    options.seed = seed;
    return sg_parallel_for_with(NULL, range, (kernel), &t_data, &options, error);
}

static void fill(void) {
    for (size_t i = 0; i < ITEMS; i++) {
        t_in[i] = (float)(i * 7919 % 1021);
        t_out[i] = -1;
    }
    t_data.in = t_in;
    t_data.out = t_out;
}

/* ---- what a barrier is for ---- */

/* each work-group reversed, through local memory */
SG_KERNEL(reverse, sg_nd_item it, const struct data *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const uint32_t n = (uint32_t)sg_group_get_local_linear_range(g);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    const size_t global = sg_nd_item_get_group_linear_id(it) * n + local;
    SG_LOCAL(it, float, tile, n);
    sg_sub_group_store_f32(sg, tile + local, sg_sub_group_load_f32(sg, k->in + global));
    sg_group_barrier(g);
    {
        const sg_u32 from = sg_sub(sg_splat_u32(n - 1), sg_nd_item_get_local_linear_id(it));
        const sg_f32 x = sg_gather_masked(sg_nd_item_mask(it), tile, from);
        sg_sub_group_store_f32(sg, k->out + global, x);
    }
}

static int reversed(size_t n, size_t group) {
    int ok = 1;
    for (size_t i = 0; i < n; i++) {
        ok &= t_out[i] == t_in[i / group * group + (group - 1 - i % group)];
    }
    return ok;
}

static void test_reverse(void) {
    static const size_t sizes[] = {1, 3, 4, 5, 7, 16, 17, 60, 200, 255, 256, 1024};
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        const size_t n = sizes[s] * 5;
        int ok = 1;
        for (uint64_t seed = 0; seed < 4; seed++) {
            fill();
            ok &= run(reverse, sg_nd_range_1d(n, sizes[s]), seed, NULL) == SG_OK;
            ok &= reversed(n, sizes[s]);
        }
        tap_ok(ok, "reverse: work-groups of %d", (int)sizes[s]);
    }
    fill();
    tap_ok(run(reverse, sg_nd_range_2d(15, 14, 3, 14), 0, NULL) == SG_OK && reversed(210, 42),
           "reverse: 2 dimensions, by linear ids of the group");
    fill();
    tap_ok(run(reverse, sg_nd_range_3d(6, 9, 15, 3, 3, 3), 5, NULL) == SG_OK &&
               reversed(27 * 30, 27),
           "reverse: 3 dimensions, seeded");
}

/* many barriers at two places, in a loop; after a barrier a store to what was read before it */
SG_KERNEL(shift_steps, sg_nd_item it, const struct data *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t n = sg_group_get_local_linear_range(g);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    const size_t global = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, float, t, n + 1);
    sg_sub_group_store_f32(sg, t + local, sg_sub_group_load_f32(sg, k->in + global));
    if (sg_sub_group_get_group_id(sg) == 0) t[n] = 0;
    sg_group_barrier(g);
    for (int i = 0; i < k->rounds; i++) {
        const sg_f32 y = sg_sub_group_load_f32(sg, t + local + 1);
        sg_group_barrier(g);
        sg_sub_group_store_f32(sg, t + local, sg_add_n(y, 1));
        sg_group_barrier(g);
    }
    sg_sub_group_store_f32(sg, k->out + global, sg_sub_group_load_f32(sg, t + local));
}

static int shifted(size_t n, size_t group, int rounds) {
    int ok = 1;
    for (size_t i = 0; i < n; i++) {
        const size_t end = i / group * group + group, from = i + (size_t)rounds;
        const float want = from < end ? t_in[from] + (float)rounds : (float)(end - i);
        ok &= t_out[i] == want;
    }
    return ok;
}

static void test_loops(void) {
    static const size_t sizes[] = {1, 4, 6, 31, 64, 252};
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        const size_t n = sizes[s] * 6;
        int ok = 1;
        t_data.rounds = 50;
        for (uint64_t seed = 0; seed < 4; seed++) {
            fill();
            ok &= run(shift_steps, sg_nd_range_1d(n, sizes[s]), seed, NULL) == SG_OK;
            ok &= shifted(n, sizes[s], 50);
        }
        tap_ok(ok, "101 barriers at 3 places: work-groups of %d", (int)sizes[s]);
    }
}

/* in functions, called from two places, and in branches that the whole group takes */
static NOINLINE void exchange(sg_nd_item it, float *t, int depth) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    if (depth > 0) {
        exchange(it, t, depth - 1);
    } else {
        const sg_f32 y = sg_sub_group_load_f32(sg, t + local + 1);
        sg_group_barrier(sg_nd_item_get_group(it));
        sg_sub_group_store_f32(sg, t + local, sg_add_n(y, 1));
        sg_group_barrier(sg_nd_item_get_group(it));
    }
}

SG_KERNEL(nested, sg_nd_item it, const struct data *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t n = sg_group_get_local_linear_range(g);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    const size_t global = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, float, t, n + 1);
    sg_sub_group_store_f32(sg, t + local, sg_sub_group_load_f32(sg, k->in + global));
    if (sg_sub_group_get_group_id(sg) == 0) t[n] = 0;
    sg_group_barrier_scope(g, SG_MEMORY_SCOPE_DEVICE);
    for (int i = 0; i < k->rounds; i++) {
        if (i % 3 == 0)
            exchange(it, t, 0);
        else
            exchange(it, t, i % 5);
    }
    if (sg_group_get_group_linear_id(g) % 2 == 1) {
        sg_group_barrier(g);
        sg_sub_group_store_f32(sg, k->out + global, sg_sub_group_load_f32(sg, t + local));
    } else {
        sg_sub_group_store_f32(sg, k->out + global, sg_sub_group_load_f32(sg, t + local));
    }
}

static void test_nested(void) {
    int ok = 1;
    t_data.rounds = 23;
    for (uint64_t seed = 0; seed < 4; seed++) {
        fill();
        ok &= run(nested, sg_nd_range_1d(36 * 8, 36), seed, NULL) == SG_OK;
        ok &= shifted(36 * 8, 36, 23);
    }
    tap_ok(ok, "barriers in functions and in branches of whole work-groups");
}

/* every value that is live across a barrier is kept; there are more of them than registers */
SG_KERNEL(live_values, sg_nd_item it, const struct data *k) {
    const sg_group g = sg_nd_item_get_group(it);
    sg_f32 x[40];
    for (int i = 0; i < 40; i++) {
        x[i] = sg_add_n(sg_splat_f32((float)i), (float)sg_nd_item_get_local_linear_id_base(it));
    }
    for (int r = 0; r < 3; r++) {
        sg_group_barrier(g);
        for (int i = 0; i < 40; i++) x[i] = sg_add_n(x[i], 1);
        sg_group_barrier(g);
    }
    for (int i = 1; i < 40; i++) x[0] = sg_add(x[0], x[i]);
    sg_sub_group_store_f32(sg_nd_item_get_sub_group(it),
                           k->out + sg_nd_item_get_global_linear_id_base(it), x[0]);
}

static void test_live(void) {
    int ok = 1;
    fill();
    for (uint64_t seed = 0; seed < 3; seed++) {
        ok &= run(live_values, sg_nd_range_1d(64 * 4, 64), seed, NULL) == SG_OK;
        for (size_t i = 0; i < 64 * 4; i++) {
            ok &= t_out[i] == 780.f + 40.f * (float)(i % 64 / 4 * 4) + 120.f;
        }
    }
    tap_ok(ok, "40 values live over barriers");
}

#if defined(__GNUC__) && !defined(__TINYC__) && defined(__x86_64__)
/* A function that uses registers which the rest of the file is not compiled for. */
__attribute__((target("avx512f"), noinline)) static void wide_work(sg_nd_item it, float *p) {
    typedef float wide __attribute__((vector_size(64)));
    wide a, b, c;
    memcpy(&a, p, 64);
    b = a + 1;
    c = a * 2;
    sg_group_barrier(sg_nd_item_get_group(it));
    a = a + b + c;
    sg_group_barrier(sg_nd_item_get_group(it));
    a = a + b - c;
    memcpy(p, &a, 64);
}
#define HAVE_WIDE 1
#else
#define HAVE_WIDE 0
#endif

#if HAVE_WIDE
SG_KERNEL(wide_kernel, sg_nd_item it, const struct data *k) {
    float *p = k->out + 16 * (sg_nd_item_get_global_linear_id_base(it) / 4);
    for (int i = 0; i < 16; i++) p[i] = (float)(p - k->out) + (float)i;
    wide_work(it, p);
}

static void test_wide(void) {
    int ok = 1;
    if (!__builtin_cpu_supports("avx512f")) {
        tap_skip("registers of a target attribute", "no AVX-512");
        return;
    }
    fill();
    ok &= run(wide_kernel, sg_nd_range_1d(64, 32), 0, NULL) == SG_OK;
    /* (a + (a + 1) + 2 a) + (a + 1) - 2 a = 3 a + 2 */
    for (int i = 0; i < 256; i++) ok &= t_out[i] == 3.f * (float)i + 2.f;
    tap_ok(ok, "registers of a target attribute live over barriers");
}
#else
static void test_wide(void) {
    tap_skip("registers of a target attribute", "not x86-64 or no GNU C");
}
#endif

/* ---- kernels that need not wait ---- */

SG_KERNEL(all_end_early, sg_nd_item it, const struct data *k) {
    if (sg_nd_item_get_group_linear_id(it) % 2 == 0) return;
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_sub_group_store_f32(sg_nd_item_get_sub_group(it),
                           k->out + sg_nd_item_get_global_linear_id_base(it), sg_splat_f32(1));
}

SG_KERNEL(one_waits_alone, sg_nd_item it, const struct data *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    if (sg_sub_group_get_group_id(sg) == 1) sg_group_barrier(sg);
    sg_group_barrier_scope(sg, SG_MEMORY_SCOPE_SYSTEM);
    sg_sub_group_store_f32(sg, k->out + sg_nd_item_get_global_linear_id_base(it), sg_splat_f32(2));
}

static void test_early(void) {
    int ok = 1;
    fill();
    for (uint64_t seed = 0; seed < 3; seed++) {
        ok &= run(all_end_early, sg_nd_range_1d(64, 16), seed, NULL) == SG_OK;
    }
    for (size_t i = 0; i < 64; i++) ok &= t_out[i] == (i / 16 % 2 ? 1.f : -1.f);
    tap_ok(ok, "a work-group whose sub-groups all end early");
    ok = run(one_waits_alone, sg_nd_range_1d(64, 16), 0, NULL) == SG_OK;
    for (size_t i = 0; i < 64; i++) ok &= t_out[i] == 2.f;
    tap_ok(ok, "a sub-group's own barrier waits for nobody");
}

/* ---- divergence ---- */

SG_KERNEL(some_end, sg_nd_item it, const struct data *k) {
    const uint32_t sub_group = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    (void)k;
    if (sg_nd_item_get_group_linear_id(it) == 3 && sub_group == 2) return;
    sg_group_barrier(sg_nd_item_get_group(it)); /* SITE_1 */
}
SG_KERNEL(two_places, sg_nd_item it, const struct data *k) {
    const uint32_t sub_group = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    (void)k;
    if (sub_group == 1) {
        sg_group_barrier(sg_nd_item_get_group(it)); /* SITE_2 */
    } else {
        sg_group_barrier(sg_nd_item_get_group(it)); /* SITE_3 */
    }
}
SG_KERNEL(late_end, sg_nd_item it, const struct data *k) {
    const uint32_t sub_group = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    for (int i = 0; i < k->rounds; i++) {
        if (i == k->rounds - 1 && sub_group == 0) return;
        sg_group_barrier(sg_nd_item_get_group(it));
    }
}

static int has(const char *text, const char *part) {
    if (strstr(text, part)) return 1;
    tap_note("\"%s\" is not in \"%s\"", part, text);
    return 0;
}

static void test_divergence(void) {
    sg_error error;
    int ok = 1;
    fill();
    t_data.rounds = 40;
    ok &= run(some_end, sg_nd_range_1d(128, 16), 0, &error) == SG_ERROR_BARRIER_DIVERGENCE;
    ok &= error.status == SG_ERROR_BARRIER_DIVERGENCE && has(error.text, "kernel some_end") &&
          has(error.text, "work-group 3") && has(error.text, "group_barrier.c:") &&
          has(error.text, "sub-groups 0-1, 3") && has(error.text, "ended: sub-groups 2");
    tap_ok(ok, "divergence: some end while others wait");
    ok = run(two_places, sg_nd_range_2d(4, 64, 2, 8), 0, &error) == SG_ERROR_BARRIER_DIVERGENCE;
    {
        const char *first = strstr(error.text, "group_barrier.c:");
        const char *second = first ? strstr(first + 1, "group_barrier.c:") : NULL;
        ok &= has(error.text, "kernel two_places") && has(error.text, "work-group (0, 0)") &&
              first && second && strncmp(first, second, 20) != 0;
    }
    tap_ok(ok, "divergence: some wait at another place");
    ok = 1;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        ok &= run(some_end, sg_nd_range_1d(128, 16), seed, &error) == SG_ERROR_BARRIER_DIVERGENCE;
        ok &= has(error.text, "seed");
        ok &= run(two_places, sg_nd_range_1d(128, 16), seed, NULL) == SG_ERROR_BARRIER_DIVERGENCE;
        ok &= run(late_end, sg_nd_range_1d(128, 16), seed, NULL) == SG_ERROR_BARRIER_DIVERGENCE;
    }
    ok &= run(late_end, sg_nd_range_1d(128, 16), 0, NULL) == SG_ERROR_BARRIER_DIVERGENCE;
    tap_ok(ok, "divergence in every seeded order");
    fill();
    tap_ok(run(reverse, sg_nd_range_1d(200, 20), 0, &error) == SG_OK && reversed(200, 20) &&
               error.status == SG_OK && error.text[0] == 0,
           "the next launch is as if nothing had been");
}

/* ---- order ---- */

static unsigned char t_trace[4096]; /* one byte each */
static size_t t_traced;

SG_KERNEL(trace, sg_nd_item it, const struct data *k) {
    const uint32_t sub_group = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    for (int i = 0; i < k->rounds; i++) {
        const size_t at = sg_atomic_fetch_add_size(&t_traced, 1, sg_memory_order_relaxed);
        if (at < sizeof t_trace) t_trace[at] = (unsigned char)sub_group;
        sg_group_barrier(sg_nd_item_get_group(it));
    }
}

static size_t traced(uint64_t seed, unsigned char *copy) {
    t_traced = 0;
    t_data.rounds = 5;
    if (run(trace, sg_nd_range_1d(64, 32), seed, NULL) != SG_OK) return 0;
    memcpy(copy, t_trace, t_traced);
    return t_traced;
}

static void test_order(void) {
    static unsigned char a[4096], b[4096], c[4096];
    const size_t n = traced(7, a);
    int ok = n == 2 * 8 * 5, other_phase = 0, other_seed = 0;
    ok &= traced(7, b) == n && memcmp(a, b, n) == 0;
    for (uint64_t seed = 8; seed < 12; seed++) {
        ok &= traced(seed, c) == n;
        other_seed += memcmp(a, c, n) != 0;
    }
    for (size_t i = 0; i + 8 <= n; i += 8) { /* in each phase every sub-group runs once */
        unsigned seen = 0;
        for (size_t j = 0; j < 8; j++) seen |= 1u << a[i + j];
        ok &= seen == 0xff;
        if (i > 0) other_phase += memcmp(a, a + i, 8) != 0;
    }
    tap_ok(ok && other_seed == 4 && other_phase >= 8, "a seed is an order of its own, every time");
}

/* Tiled matrix multiplication of chapter 9, a work-group for each row; either barrier can be left out. */
enum { M = 48 };
static float t_a[M * M], t_b[M * M], t_c[M * M], t_want[M * M];
struct tiled {
    int first, second;
};

SG_KERNEL(tiled_matmul, sg_nd_item it, const struct tiled *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const size_t row = sg_nd_item_get_group_id(it, 0),
                 tile_size = sg_nd_item_get_local_range(it, 1);
    const size_t column = sg_nd_item_get_global_id_base(it, 1);
    const size_t local = sg_nd_item_get_local_id_base(it, 1);
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, tile, tile_size);
    for (size_t first = 0; first < M; first += tile_size) {
        sg_store_f32(tile + local, sg_load_f32(t_a + row * M + first + local));
        if (k->first) sg_group_barrier(g);
        for (size_t i = 0; i < tile_size; i++) {
            sum = sg_fma(sg_splat_f32(tile[i]), sg_load_f32(t_b + (first + i) * M + column), sum);
        }
        if (k->second) sg_group_barrier(g);
    }
    sg_store_f32(t_c + row * M + column, sum);
}

static int matmul_right(uint64_t seed, int first, int second) {
    struct tiled k;
    sg_launch_options options;
    memset(&options, 0, sizeof options);
    options.seed = seed;
    k.first = first;
    k.second = second;
    memset(t_c, 0, sizeof t_c);
    if (sg_parallel_for_with(NULL, sg_nd_range_2d(M, M, 1, 16), tiled_matmul, &k, &options, NULL) !=
        SG_OK) {
        return -1;
    }
    return memcmp(t_c, t_want, sizeof t_c) == 0;
}

static void test_forgotten(void) {
    int whole = 1, first = 0, second = 0;
    for (int i = 0; i < M * M; i++) {
        t_a[i] = (float)(i % 7) - 3;
        t_b[i] = (float)(i % 5) - 2;
    }
    for (int i = 0; i < M; i++) {
        for (int j = 0; j < M; j++) {
            float sum = 0;
            for (int l = 0; l < M; l++) sum += t_a[i * M + l] * t_b[l * M + j];
            t_want[i * M + j] = sum;
        }
    }
    for (uint64_t seed = 0; seed <= SEEDS; seed++) whole &= matmul_right(seed, 1, 1) == 1;
    tap_ok(whole, "tiled matrix multiplication, plain and in %d seeded orders", SEEDS);
#if !SG_TSAN /* the thread sanitizer would rightly report this race */
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        first += matmul_right(seed, 0, 1) == 0;
        second += matmul_right(seed, 1, 0) == 0;
    }
    tap_ok(first == SEEDS, "without its first barrier %d of %d seeds show it", first, SEEDS);
    tap_ok(second == SEEDS, "without its second barrier %d of %d seeds show it", second, SEEDS);
#else
    (void)first;
    (void)second;
#endif
}

/* ---- local memory ---- */

struct locals {
    size_t n;
    uint32_t ran, uneven, total; /* the memory of all sub-groups */
};
static void count(uint32_t *n) {
    sg_atomic_fetch_add_u32(n, 1, sg_memory_order_relaxed);
}

SG_KERNEL(use_locals, sg_nd_item it, struct locals *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const uint32_t sub_group = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    SG_LOCAL(it, uint32_t, one, k->n);
    SG_LOCAL(it, float, two, 4, 4);
    SG_LOCAL(it, double, three, 2, 3, 5);
    SG_LOCAL(it, char, odd, 7);
    SG_LOCAL(it, sg_f32, values, 8);
    if ((uintptr_t)one % 64 || (uintptr_t)two % 64 || (uintptr_t)odd % 64) count(&k->uneven);
    if (sub_group == 0) {
        for (size_t i = 0; i < k->n; i++) one[i] = 0;
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) two[i][j] = (float)(i * 4 + j);
        }
        for (int i = 0; i < 30; i++) three[i / 15][i / 5 % 3][i % 5] = i;
        memset(odd, 1, 7);
    }
    values[sub_group] = sg_splat_f32((float)sub_group);
    sg_group_barrier(g);
    for (size_t i = 0; i < k->n; i++) {
        sg_atomic_fetch_add_u32(&one[i], sub_group + 1, sg_memory_order_relaxed);
    }
    sg_group_barrier(g);
    if (sub_group == 1) {
        int ok = two[3][3] == 15 && two[1][2] == 6 && three[1][2][4] == 29 && odd[6] == 1;
        for (size_t i = 0; i < k->n; i++) ok &= one[i] == 10;
        for (int i = 0; i < 4; i++) ok &= sg_get_lane(values[i], 3) == (float)i;
        if (ok) count(&k->total);
    }
    count(&k->ran);
}

SG_KERNEL(too_much, sg_nd_item it, struct locals *k) {
    SG_LOCAL(it, char, some, 1000);
    count(&k->total);
    {
        SG_LOCAL(it, double, many, k->n, 64, 3);
        some[0] = 1;
        many[0][0][0] = 1;
        count(&k->ran);
    }
}

SG_KERNEL(launched_local, sg_nd_item it, struct locals *k) {
    unsigned char *p = (unsigned char *)sg_nd_item_get_local_memory(it);
    SG_LOCAL(it, char, more, 100);
    if (sg_nd_item_get_local_memory_size(it) != k->n || p + k->n > (unsigned char *)more) count(&k->ran);
    if (sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) == 0) memset(p, 77, k->n);
    sg_group_barrier(sg_nd_item_get_group(it));
    if (p[0] == 77 && p[k->n - 1] == 77) count(&k->total);
    more[sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it))] = 1;
}

static void test_local(void) {
    struct locals k;
    sg_launch_options options;
    sg_error error;
    int ok = 1;
    memset(&options, 0, sizeof options);
    for (uint64_t seed = 0; seed < 4; seed++) {
        memset(&k, 0, sizeof k);
        k.n = 33;
        options.seed = seed;
        ok &= sg_parallel_for_with(NULL, sg_nd_range_1d(96, 16), use_locals, &k, &options,
                                   &error) == SG_OK;
        ok &= k.total == 6 && k.ran == 24 && k.uneven == 0;
    }
    tap_ok(ok, "local memory of 1, 2 and 3 dimensions, atomics, values");
    options.seed = 0;
    ok = 1;
    for (int round = 0; round < 4; round++) {
        static const size_t sizes[] = {60, 1000, (size_t)1 << 31, SIZE_MAX};
        memset(&k, 0, sizeof k);
        k.n = sizes[round];
        ok &= sg_parallel_for_with(NULL, sg_nd_range_1d(96, 16), too_much, &k, &options, &error) ==
              SG_ERROR_LOCAL_MEMORY;
        ok &= k.ran == 0 && k.total == 1 && has(error.text, "too_much") && has(error.text, "65536");
    }
    tap_ok(ok, "more local memory than there is: nothing after the declaration runs");
    memset(&k, 0, sizeof k);
    k.n = options.local_bytes = 999;
    ok = sg_parallel_for_with(NULL, sg_nd_range_1d(96, 16), launched_local, &k, &options, &error) ==
         SG_OK;
    tap_ok(ok && k.ran == 0 && k.total == 24, "local memory whose size the launch gives");
    k.total = 0;
    options.local_bytes = 65537;
    ok = sg_parallel_for_with(NULL, sg_nd_range_1d(96, 16), launched_local, &k, &options, &error) ==
         SG_ERROR_LOCAL_MEMORY;
    tap_ok(ok && k.total == 0 && error.text[0], "too much of it is refused before any kernel runs");
}

/* ---- per work-group ---- */

SG_GROUP_KERNEL(shift_regions, sg_group g, const struct data *k) {
    const size_t n = sg_group_get_local_linear_range(g);
    SG_LOCAL(g.it, float, t, n + 1);
    SG_PRIVATE(g, sg_f32, y);
    t[n] = 0;
    sg_for_each_sub_group(it, g) {
        const sg_sub_group sg = sg_nd_item_get_sub_group(it);
        sg_sub_group_store_f32(
            sg, t + sg_nd_item_get_local_linear_id_base(it),
            sg_sub_group_load_f32(sg, k->in + sg_nd_item_get_global_linear_id_base(it)));
    }
    for (int i = 0; i < k->rounds; i++) {
        sg_for_each_sub_group(it, g) {
            const sg_sub_group sg = sg_nd_item_get_sub_group(it);
            y[sg_sub_group_get_group_id(sg)] =
                sg_sub_group_load_f32(sg, t + sg_nd_item_get_local_linear_id_base(it) + 1);
        }
        sg_for_each_sub_group(it, g) {
            const sg_sub_group sg = sg_nd_item_get_sub_group(it);
            sg_sub_group_store_f32(sg, t + sg_nd_item_get_local_linear_id_base(it),
                                   sg_add_n(y[sg_sub_group_get_group_id(sg)], 1));
        }
    }
    sg_for_each_sub_group(it, g) {
        const sg_sub_group sg = sg_nd_item_get_sub_group(it);
        sg_sub_group_store_f32(
            sg, k->out + sg_nd_item_get_global_linear_id_base(it),
            sg_sub_group_load_f32(sg, t + sg_nd_item_get_local_linear_id_base(it)));
    }
}

SG_GROUP_KERNEL(region_waits, sg_group g, const struct data *k) {
    (void)k;
    sg_for_each_sub_group(it, g) sg_group_barrier(sg_nd_item_get_group(it));
}

static void test_regions(void) {
    static const size_t sizes[] = {1, 4, 6, 31, 64, 252};
    sg_error error;
    int ok = 1;
    t_data.rounds = 50;
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        const size_t n = sizes[s] * 6;
        fill();
        ok &= run(shift_regions, sg_nd_range_1d(n, sizes[s]), s % 2, NULL) == SG_OK;
        ok &= shifted(n, sizes[s], 50);
    }
    tap_ok(ok, "kernels written per work-group");
    ok = run(region_waits, sg_nd_range_1d(64, 16), 0, &error) == SG_ERROR_FEATURE_NOT_SUPPORTED;
    tap_ok(ok && has(error.text, "sg_for_each_sub_group"), "a barrier in one is a status");
}

int main(void) {
    if (SG_HAVE_CONTEXT) {
        test_reverse();
        test_loops();
        test_nested();
        test_live();
        test_wide();
        test_early();
        test_divergence();
        test_order();
        test_forgotten();
        test_local();
    } else {
        sg_error error;
        int ok;
        fill();
        ok = run(reverse, sg_nd_range_1d(64, 4), 0, NULL) == SG_OK && reversed(64, 4);
        tap_ok(ok, "one sub-group needs no switch");
        ok = run(reverse, sg_nd_range_1d(64, 8), 0, &error) == SG_ERROR_FEATURE_NOT_SUPPORTED;
        tap_ok(ok && has(error.text, "SG_GROUP_KERNEL"), "without a switch a barrier is a status");
    }
    test_regions();
    return tap_end();
}
