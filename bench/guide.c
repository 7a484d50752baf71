/* SPDX-License-Identifier: MIT */
/* The forms that docs/performance.md compares. Each piece of advice is a subject with several forms of one computation. All forms of a subject
 * run in turns, ROUNDS times. A line has the subject, the form, its quickest time in nanoseconds (other programs only add to a time), and the
 * elements of a call. A form whose result differs from that of the first form stops the program.
 *
 *     guide [SUBJECT]...      only these
 */
#define SG_SIZE 8
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 64
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS = 41, FEW = 4096, GROUP = 256, SUB_GROUPS = GROUP / SG_SIZE, MANY = 1 << 24, PITCH = 1024,
    TAIL_MOST = 100, APART_BY = FEW + 512 + 64 }; /* half a page more, so that loads do not wait for stores at the same place of another page */

/* in: FEW numbers and more behind them; out: as many; large: MANY, at a line's start */
static float *b_in, *b_out, *b_large;
static sg_queue b_alone, b_all;

/* ---- group_sum: the sum of each work-group's items ---- */

struct sums { const float *x; float *y; };
#define SUMS(kernel) check(sg_parallel_for(&b_alone, sg_nd_range_1d(FEW, GROUP), kernel, &(struct sums){b_in, b_out}))
static void check(sg_status s) {
    if (s == SG_OK) return;
    fprintf(stderr, "guide: %s\n", sg_status_text(s));
    exit(1);
}

/* as written for a GPU: half of the items add the values of the other half, then half of these, with a barrier after each step */
SG_KERNEL(tree, sg_nd_item it, const struct sums *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const size_t l = sg_nd_item_get_local_linear_id_base(it);
    SG_LOCAL(it, float, t, GROUP);
    sg_store(t + l, sg_load(k->x + sg_nd_item_get_global_linear_id_base(it)));
    sg_group_barrier(g);
    for (size_t half = GROUP / 2; half >= SG_SIZE; half /= 2) {
        if (l < half) sg_store(t + l, sg_add(sg_load(t + l), sg_load(t + l + half)));
        sg_group_barrier(g);
    }
    if (l == 0) k->y[sg_nd_item_get_group_id(it, 0)] = sg_get_lane(sg_reduce_add(sg_load(t)), 0);
}

SG_KERNEL(over_group, sg_nd_item it, const struct sums *k) {
    const sg_f32 x = sg_load(k->x + sg_nd_item_get_global_linear_id_base(it));
    const sg_f32 sum = sg_reduce_over_group(sg_nd_item_get_group(it), x, add);
    if (sg_nd_item_get_local_linear_id_base(it) == 0) k->y[sg_nd_item_get_group_id(it, 0)] = sg_get_lane(sum, 0);
}

/* one barrier; equal lanes of all sub-groups are added first, then the lanes of one value */
SG_KERNEL(one_barrier, sg_nd_item it, const struct sums *k) {
    const size_t l = sg_nd_item_get_local_linear_id_base(it);
    SG_LOCAL(it, float, t, GROUP);
    sg_store(t + l, sg_load(k->x + sg_nd_item_get_global_linear_id_base(it)));
    sg_group_barrier(sg_nd_item_get_group(it));
    if (l == 0) {
        sg_f32 sum = sg_load(t);
        for (size_t i = SG_SIZE; i < GROUP; i += SG_SIZE) sum = sg_add(sum, sg_load(t + i));
        k->y[sg_nd_item_get_group_id(it, 0)] = sg_get_lane(sg_reduce_add(sum), 0);
    }
}

SG_GROUP_KERNEL(regions, sg_group g, const struct sums *k) {
    sg_f32 sum = sg_zero_f32();
    sg_for_each_sub_group(it, g) sum = sg_add(sum, sg_load(k->x + sg_nd_item_get_global_linear_id_base(it)));
    k->y[sg_group_get_group_id(g, 0)] = sg_get_lane(sg_reduce_add(sum), 0);
}

/* no work-group: one sub-group does all of it */
SG_RANGE_KERNEL(sub_group, sg_item it, const struct sums *k) {
    const size_t group = sg_item_get_linear_id_base(it) / SG_SIZE;
    sg_f32 sum = sg_zero_f32();
    for (size_t i = 0; i < GROUP; i += SG_SIZE) sum = sg_add(sum, sg_load(k->x + group * GROUP + i));
    k->y[group] = sg_get_lane(sg_reduce_add(sum), 0);
}

static void group_tree(void) { SUMS(tree); }
static void group_over(void) { SUMS(over_group); }
static void group_one(void) { SUMS(one_barrier); }
static void group_regions(void) { SUMS(regions); }
static void group_none(void) {
    check(sg_parallel_for_range(&b_alone, sg_range_1d(FEW / GROUP * SG_SIZE), sub_group, &(struct sums){b_in, b_out}));
}

/* ---- several: fourteen sums of each work-group's items ---- */

enum { SEVERAL = 14 };
SG_INLINE void several_of(sg_f32 *v, const struct sums *k, sg_nd_item it) {
    const sg_f32 x = sg_load(k->x + sg_nd_item_get_global_linear_id_base(it));
    SG_UNROLL(14) for (int j = 0; j < SEVERAL; j++) v[j] = sg_mul_n(x, 0.25f * (float)(j + 1));
}
SG_INLINE void several_told(const sg_f32 *v, const struct sums *k, sg_nd_item it) {
    float *y = k->y + sg_nd_item_get_group_id(it, 0) * SEVERAL;
    if (sg_nd_item_get_local_linear_id_base(it) != 0) return;
    SG_UNROLL(14) for (int j = 0; j < SEVERAL; j++) y[j] = sg_get_lane(v[j], 0);
}

SG_KERNEL(one_by_one, sg_nd_item it, const struct sums *k) {
    sg_f32 v[SEVERAL];
    several_of(v, k, it);
    SG_UNROLL(14) for (int j = 0; j < SEVERAL; j++) v[j] = sg_reduce_over_group(sg_nd_item_get_group(it), v[j], add);
    several_told(v, k, it);
}

SG_KERNEL(all_at_once, sg_nd_item it, const struct sums *k) {
    sg_f32 v[SEVERAL];
    several_of(v, k, it);
    sg_reduce_over_group_n(sg_nd_item_get_group(it), v, SEVERAL, add);
    several_told(v, k, it);
}

/* each sub-group's sums in a row of local memory, one barrier, then sub-group 0 adds the rows */
SG_KERNEL(rows, sg_nd_item it, const struct sums *k) {
    sg_f32 v[SEVERAL];
    const size_t own = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    SG_LOCAL(it, float, row, SUB_GROUPS, SG_SIZE);
    several_of(v, k, it);
    SG_UNROLL(14) for (int j = 0; j < SEVERAL; j++) row[own][j] = sg_get_lane(sg_reduce_add(v[j]), 0);
    sg_group_barrier(sg_nd_item_get_group(it));
    if (own == 0) {
        sg_f32 sum = sg_load_n(row[0], SEVERAL);
        for (size_t i = 1; i < SUB_GROUPS; i++) sum = sg_add(sum, sg_load_n(row[i], SEVERAL));
        sg_store_n(k->y + sg_nd_item_get_group_id(it, 0) * SEVERAL, sum, SEVERAL);
    }
}

static void several_calls(void) { SUMS(one_by_one); }
static void several_n(void) { SUMS(all_at_once); }
static void several_rows(void) { SUMS(rows); }

/* ---- dot: a sum of products, whose additions wait for each other; half of the first-level cache ---- */

#define DOT(n) \
    SG_NOINLINE void dot_##n(void) { \
        sg_f32 sum[n]; \
        for (int j = 0; j < (n); j++) sum[j] = sg_zero_f32(); \
        for (size_t i = 0; i < FEW / 2; i += (n) * SG_SIZE) { \
            SG_UNROLL(8) for (int j = 0; j < (n); j++) \
                sum[j] = sg_fma(sg_load(b_in + i + j * SG_SIZE), sg_load(b_large + i + j * SG_SIZE), sum[j]); \
        } \
        for (int j = 1; j < (n); j++) sum[0] = sg_add(sum[0], sum[j]); \
        b_out[0] = sg_get_lane(sg_reduce_add(sum[0]), 0); \
    }
DOT(1)
DOT(2)
DOT(4)
DOT(8)
SG_NOINLINE void dot_wide(void) {
    sg_f32x64 sum = sg_zero_f32x64();
    for (size_t i = 0; i < FEW / 2; i += 64) sum = sg_fma_f32x64(sg_load_f32x64(b_in + i), sg_load_f32x64(b_large + i), sum);
    b_out[0] = sg_get_lane_f32x64(sg_reduce_add_f32x64(sum), 0);
}

/* ---- iterate: 256 steps for each item; each needs the one before ---- */

enum { STEPS = 256 };
SG_NOINLINE void iterate_one(void) {
    for (size_t i = 0; i < FEW; i += SG_SIZE) {
        const sg_f32 c = sg_load(b_in + i);
        sg_f32 x = c;
        for (int j = 0; j < STEPS; j++) x = sg_fma(x, x, c);
        sg_store(b_out + i, x);
    }
}
SG_NOINLINE void iterate_four(void) {
    for (size_t i = 0; i < FEW; i += 4 * SG_SIZE) {
        const sg_f32v4 c = sg_block_load_v4_f32(b_in + i);
        sg_f32v4 x = c;
        for (int j = 0; j < STEPS; j++) {
            SG_UNROLL(4) for (int v = 0; v < 4; v++) x.s[v] = sg_fma(x.s[v], x.s[v], c.s[v]);
        }
        sg_block_store_v4_f32(b_out + i, x);
    }
}
SG_NOINLINE void iterate_wide(void) {
    for (size_t i = 0; i < FEW; i += 64) {
        const sg_f32x64 c = sg_load_f32x64(b_in + i);
        sg_f32x64 x = c;
        for (int j = 0; j < STEPS; j++) x = sg_fma_f32x64(x, x, c);
        sg_store_f32x64(b_out + i, x);
    }
}

/* ---- polynomial: products and sums that a compiler could have contracted ---- */

/* enough work for each element that memory does not count: a polynomial of degree 12 by Horner's rule */
#define POLYNOMIAL(name, STEP) \
    SG_NOINLINE void name(void) { \
        for (size_t i = 0; i < FEW; i += SG_SIZE) { \
            const sg_f32 x = sg_load(b_in + i); \
            sg_f32 y = sg_splat_f32(0.1f); \
            SG_UNROLL(12) for (int j = 0; j < 12; j++) y = STEP(y, x, sg_splat_f32(1.0f / (float)(j + 1))); \
            sg_store(b_out + i, y); \
        } \
    }
#define APART(y, x, c) sg_add(sg_mul(y, x), c)
POLYNOMIAL(polynomial_apart, APART)
POLYNOMIAL(polynomial_fma, sg_fma)
POLYNOMIAL(polynomial_mul_add, sg_mul_add)
/* GCC vectorises it only at -O3 */
#if defined(__GNUC__) && !defined(__clang__)
__attribute__((optimize("O3")))
#endif
static void polynomial_plain(void) {
    for (size_t i = 0; i < FEW; i++) {
        const float x = b_in[i];
        float y = 0.1f;
        SG_UNROLL(12) for (int j = 0; j < 12; j++) y = y * x + 1.0f / (float)(j + 1);
        b_out[i] = y;
    }
}

/* ---- fill: stores past the cache, in order ---- */

static void fill_store(void) {
    for (size_t i = 0; i < MANY; i += SG_SIZE) sg_store(b_large + i, sg_splat_f32(1));
}
static void fill_stream(void) {
    for (size_t i = 0; i < MANY; i += SG_SIZE) sg_stream(b_large + i, sg_splat_f32(1));
}

/* ---- columns: the same, a column at a time, as a transposition writes; by whole lines of 64 bytes or by halves ---- */

#define COLUMNS(name, STORE, lanes) \
    static void name(void) { \
        for (size_t column = 0; column < PITCH; column += (lanes)) { \
            for (size_t row = 0; row < MANY / PITCH; row++) STORE(b_large + row * PITCH + column, SG_PASTE3(sg_splat_f32x, lanes, )(1)); \
        } \
    }
COLUMNS(columns_store, sg_store_f32x16, 16)
COLUMNS(columns_stream, sg_stream_f32x16, 16)
COLUMNS(columns_half_store, sg_store_f32x8, 8)
COLUMNS(columns_half_stream, sg_stream_f32x8, 8)

/* ---- tail: y = a x + b for every length from 1 to TAIL_MOST, and for one long one ---- */

#define STEP_OF(x) sg_fma(x, sg_splat_f32(1.5f), sg_splat_f32(0.25f))
SG_NOINLINE void part_scalar(float *y, const float *x, size_t n) {
    size_t i = 0;
    for (; i + SG_SIZE <= n; i += SG_SIZE) sg_store(y + i, STEP_OF(sg_load(x + i)));
    for (; i < n; i++) y[i] = sg_get_lane(STEP_OF(sg_splat_f32(x[i])), 0);
}
SG_NOINLINE void part_masked(float *y, const float *x, size_t n) {
    size_t i = 0;
    for (; i + SG_SIZE <= n; i += SG_SIZE) sg_store(y + i, STEP_OF(sg_load(x + i)));
    if (i < n) sg_store_n(y + i, STEP_OF(sg_load_n(x + i, n - i)), n - i);
}
SG_NOINLINE void part_always(float *y, const float *x, size_t n) {
    for (size_t i = 0; i < n; i += SG_SIZE) sg_store_n(y + i, STEP_OF(sg_load_n(x + i, n - i)), n - i);
}
/* the last S elements are computed again: only where that is harmless, and not in place */
SG_NOINLINE void part_again(float *y, const float *x, size_t n) {
    size_t i = 0;
    if (n < SG_SIZE) {
        sg_store_n(y, STEP_OF(sg_load_n(x, n)), n);
        return;
    }
    for (; i + SG_SIZE <= n; i += SG_SIZE) sg_store(y + i, STEP_OF(sg_load(x + i)));
    if (i < n) sg_store(y + n - SG_SIZE, STEP_OF(sg_load(x + n - SG_SIZE)));
}
/* memory behind the last element may be read and written */
SG_NOINLINE void part_padded(float *y, const float *x, size_t n) {
    for (size_t i = 0; i < n; i += SG_SIZE) sg_store(y + i, STEP_OF(sg_load(x + i)));
}
#define TAIL(form) \
    static void tail_##form(void) { for (size_t n = 1; n <= TAIL_MOST; n++) part_##form(b_out, b_in, n); } \
    static void long_##form(void) { part_##form(b_out, b_in, FEW - 5); }
TAIL(scalar)
TAIL(masked)
TAIL(always)
TAIL(again)
TAIL(padded)

/* ---- keep: two loads, each used several times; one lies across two lines ---- */

#define NEIGHBOURS(name, LOAD) \
    SG_NOINLINE void name(void) { \
        for (size_t i = 0; i < FEW; i += SG_SIZE) { \
            const sg_f32 x = LOAD(sg_load(b_in + i + 1)), y = LOAD(sg_load(b_in + i + 2)); \
            const sg_f32 least = sg_min(x, y), most = sg_max(x, y); \
            sg_store(b_out + i, sg_fma(least, x, sg_mul(most, sg_sub(x, y)))); \
        } \
    }
#define AS_IT_IS(x) (x)
NEIGHBOURS(keep_without, AS_IT_IS)
NEIGHBOURS(keep_with, sg_keep)

/* ---- launch: a thousand elements by a loop, by a launch on this thread and by one on a queue ---- */

SG_RANGE_KERNEL(part, sg_item it, const struct sums *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->y + i, STEP_OF(sg_item_load(it, k->x + i)));
}
static void launch_loop(void) { part_masked(b_out, b_in, 1000); }
static void launch_none(void) { check(sg_parallel_for_range(NULL, sg_range_1d(1000), part, &(struct sums){b_in, b_out})); }
static void launch_queue(void) { check(sg_parallel_for_range(&b_all, sg_range_1d(1000), part, &(struct sums){b_in, b_out})); }

/* ---- all of them ---- */

static struct form {
    const char *subject, *name;
    void (*run)(void);
    size_t elements, results; /* of a call; how many of b_out are compared with those of the first form */
    double ns;
    int calls;
} b_forms[] = {
#define ROW(subject, name, elements, results) {#subject, #name, subject##_##name, elements, results, 0, 0},
    ROW(group, tree, FEW, FEW / GROUP) ROW(group, over, FEW, FEW / GROUP) ROW(group, one, FEW, FEW / GROUP)
    ROW(group, regions, FEW, FEW / GROUP) ROW(group, none, FEW, FEW / GROUP)
    ROW(several, calls, FEW, FEW / GROUP * SEVERAL) ROW(several, n, FEW, FEW / GROUP * SEVERAL)
    ROW(several, rows, FEW, FEW / GROUP * SEVERAL)
    ROW(dot, 1, FEW / 2, 1) ROW(dot, 2, FEW / 2, 1) ROW(dot, 4, FEW / 2, 1) ROW(dot, 8, FEW / 2, 1) ROW(dot, wide, FEW / 2, 1)
    ROW(iterate, one, FEW, FEW) ROW(iterate, four, FEW, FEW) ROW(iterate, wide, FEW, FEW)
    ROW(polynomial, apart, FEW, FEW) ROW(polynomial, fma, FEW, FEW) ROW(polynomial, mul_add, FEW, FEW) ROW(polynomial, plain, FEW, FEW)
    ROW(tail, scalar, TAIL_MOST * (TAIL_MOST + 1) / 2, TAIL_MOST) ROW(tail, masked, TAIL_MOST * (TAIL_MOST + 1) / 2, TAIL_MOST)
    ROW(tail, always, TAIL_MOST * (TAIL_MOST + 1) / 2, TAIL_MOST) ROW(tail, again, TAIL_MOST * (TAIL_MOST + 1) / 2, TAIL_MOST)
    ROW(tail, padded, TAIL_MOST * (TAIL_MOST + 1) / 2, TAIL_MOST)
    ROW(long, scalar, FEW - 5, FEW - 5) ROW(long, masked, FEW - 5, FEW - 5) ROW(long, always, FEW - 5, FEW - 5)
    ROW(long, again, FEW - 5, FEW - 5) ROW(long, padded, FEW - 5, FEW - 5)
    ROW(keep, without, FEW, FEW) ROW(keep, with, FEW, FEW)
    ROW(launch, loop, 1000, 1000) ROW(launch, none, 1000, 1000) ROW(launch, queue, 1000, 1000)
    ROW(fill, store, MANY, 0) ROW(fill, stream, MANY, 0)
    ROW(columns, store, MANY, 0) ROW(columns, stream, MANY, 0) ROW(columns, half_store, MANY, 0) ROW(columns, half_stream, MANY, 0)
};
enum { FORMS = sizeof b_forms / sizeof *b_forms };

static double time_of(const struct form *f) {
    const uint64_t begin = sg_time_ns_();
    for (int i = 0; i < f->calls; i++) f->run();
    return (double)(sg_time_ns_() - begin) / f->calls;
}

/* forms begin to end of one subject */
static void measure(int begin, int end) {
    static float first[FEW];
    for (int i = begin; i < end; i++) {
        struct form *f = &b_forms[i];
        memset(b_out, 0, FEW * sizeof *b_out);
        f->run();
        if (i == begin) memcpy(first, b_out, sizeof first);
        for (size_t j = 0; j < f->results; j++) {
            if (!(fabsf(b_out[j] - first[j]) <= 1e-4f * (1 + fabsf(first[j])))) {
                fprintf(stderr, "guide: %s %s: %g at %d where %g is right\n", f->subject, f->name, (double)b_out[j], (int)j, (double)first[j]);
                exit(1);
            }
        }
        for (f->calls = 1; f->calls < 1 << 20 && time_of(f) * f->calls < 5e5; f->calls *= 2) {}
    }
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = begin; i < end; i++) {
            const double ns = time_of(&b_forms[i]);
            if (round == 0 || ns < b_forms[i].ns) b_forms[i].ns = ns;
        }
    }
    for (int i = begin; i < end; i++) {
        printf("%s\t%s\t%.4g\t%lu\n", b_forms[i].subject, b_forms[i].name, b_forms[i].ns, (unsigned long)b_forms[i].elements);
    }
    fflush(stdout);
}

int main(int argc, char **argv) {
    sg_queue_options options;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    b_in = (float *)aligned_alloc(64, 2 * APART_BY * sizeof *b_in);
    b_out = b_in + APART_BY;
    b_large = (float *)aligned_alloc(64, MANY * sizeof *b_large);
    if (!b_in || !b_large || sg_queue_init(&b_alone, &options) != SG_OK || sg_queue_init(&b_all, NULL) != SG_OK) return 1;
    for (size_t i = 0; i < FEW + 64; i++) b_in[i] = (float)(i * 7919 % 1024) / 4096;
    for (size_t i = 0; i < MANY; i++) b_large[i] = (float)(i % 8) / 64;
    printf("# bits %d, workers %u\n", SG_REG_BITS, (unsigned)b_all.workers);
    for (int begin = 0, end; begin < FORMS; begin = end) {
        int wanted = argc < 2;
        for (end = begin; end < FORMS && strcmp(b_forms[end].subject, b_forms[begin].subject) == 0; end++) {}
        for (int i = 1; i < argc; i++) wanted |= strcmp(argv[i], b_forms[begin].subject) == 0;
        if (wanted) measure(begin, end);
    }
    sg_queue_destroy(&b_all);
    sg_queue_destroy(&b_alone);
    free(b_large);
    free(b_in);
    return 0;
}
