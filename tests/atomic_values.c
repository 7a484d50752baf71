/* SPDX-License-Identifier: MIT */
/* Atomic operations of a sub-group, and histograms, on one thread. Every operation, element and form is compared with lanes that go one
 * after another, for equal, distinct and mixed indices and every kind of mask. atomic_threads.c has the threads. */
#include "lanes_check.h"
#include "samples.h"

#include <sg/atomic.h>

enum { MEMORY = 256 };
#define T_MEMBER(a, e) SG_TYPE_##e##_ e[MEMORY];
union memory { SG_EACH_NUMBER_(T_MEMBER, ) };
static union memory t_memory;

/* ---- thunks and the table: a row of sg/tables/atomics.h is four operations on each of its elements ---- */

enum form { ONE, MASKED, AT, AT_MASKED, SCATTER, SCATTER_MASKED };
typedef void atomic_thunk(uint64_t m, uint32_t at, const uint32_t *idx, const union values *x, union values *r);
struct entry {
    const char *name;
    enum element e;
    enum join join;
    enum form form;
    atomic_thunk *run;
};

#define T_ATOMIC(name, e, call) \
    static void t_##name##_##e(uint64_t m, uint32_t at, const uint32_t *idx, const union values *x, \
                               union values *r) { \
        (void)m, (void)at, (void)idx, (void)r; \
        call; \
    }
#define T_ORDER sg_memory_order_relaxed
#define T_M sg_mask_from_bits(m)
#define T_K sg_load_u32(idx)
#define T_FOUR(op, e) \
    T_ATOMIC(fetch_##op, e, sg_store_##e(r->e, sg_fetch_##op##_##e(t_memory.e + at, sg_load_##e(x->e), T_ORDER))) \
    T_ATOMIC(fetch_##op##_masked, e, \
             sg_store_##e(r->e, sg_fetch_##op##_masked(T_M, t_memory.e + at, sg_load_##e(x->e), T_ORDER))) \
    T_ATOMIC(fetch_##op##_at, e, sg_store_##e(r->e, sg_fetch_##op##_at(t_memory.e, T_K, sg_load_##e(x->e), T_ORDER))) \
    T_ATOMIC(fetch_##op##_at_masked, e, \
             sg_store_##e(r->e, sg_fetch_##op##_at_masked_##e(T_M, t_memory.e, T_K, sg_load_##e(x->e), T_ORDER)))
#define T_SCATTER(a, e) \
    T_ATOMIC(scatter_add, e, sg_scatter_add(t_memory.e, T_K, sg_load_##e(x->e))) \
    T_ATOMIC(scatter_add_masked, e, sg_scatter_add_masked(T_M, t_memory.e, T_K, sg_load_##e(x->e)))
#define SG_T_ATOMIC(name, class_) SG_EACH_##class_##_(T_FOUR, name)
#include <sg/tables/atomics.h>
#undef SG_T_ATOMIC
SG_EACH_NUMBER_(T_SCATTER, )

#define T_LINE(name, e, join, form) {#name, E_##e, JOIN_##join, form, t_##name##_##e},
#define T_LINES(op, e) \
    T_LINE(fetch_##op, e, op, ONE) T_LINE(fetch_##op##_masked, e, op, MASKED) \
    T_LINE(fetch_##op##_at, e, op, AT) T_LINE(fetch_##op##_at_masked, e, op, AT_MASKED)
#define T_SCATTER_LINES(a, e) \
    T_LINE(scatter_add, e, add, SCATTER) T_LINE(scatter_add_masked, e, add, SCATTER_MASKED)
#define SG_T_ATOMIC(name, class_) SG_EACH_##class_##_(T_LINES, name)
static const struct entry t_entries[] = {
#include <sg/tables/atomics.h>
    SG_EACH_NUMBER_(T_SCATTER_LINES, )
};
#undef SG_T_ATOMIC

/* ---- the model ---- */

static uint64_t t_model[MEMORY];

/* the lanes of m on one address: their scan, joined to the value that was there */
static void model_one(struct call *c, enum join join, uint64_t m, uint32_t at) {
    const uint64_t none = padding(join, c->e), old = t_model[at];
    uint64_t upto[LANES_MAX];
    for (unsigned i = 0; i < c->lanes; i++)
        if (!lane_on(m, i)) c->x[i] = none;
    scan(c, join, all_lanes(c), SCAN_INCLUSIVE);
    memcpy(upto, c->want, sizeof upto);
    if (m != 0) t_model[at] = joined(join, c->e, old, upto[c->lanes - 1]);
    for (unsigned i = 0; i < c->lanes; i++)
        c->want[i] = lane_on(m, i) ? joined(join, c->e, old, i == 0 ? none : upto[i - 1]) : 0;
}
/* the lanes of m one after another, each on its own address */
static void model_each(struct call *c, enum join join, uint64_t m) {
    for (unsigned i = 0; i < c->lanes; i++) {
        uint64_t *p = &t_model[c->idx[i]];
        c->want[i] = 0;
        if (!lane_on(m, i)) continue;
        c->want[i] = *p;
        *p = joined(join, c->e, *p, c->x[i]);
    }
}
static int is_one_address(const struct call *c) {
    for (unsigned i = 1; i < c->lanes; i++)
        if (c->idx[i] != c->idx[0]) return 0;
    return 1;
}
static void model(const struct entry *t, struct call *c) {
    const int one = is_one_address(c);
    switch (t->form) {
    case ONE: model_one(c, t->join, all_lanes(c), c->u); break;
    case MASKED: model_one(c, t->join, c->m, c->u); break;
    case AT:
        if (one) model_one(c, t->join, all_lanes(c), c->idx[0]);
        else model_each(c, t->join, all_lanes(c));
        break;
    case SCATTER: model_each(c, t->join, all_lanes(c)); break;
    default: model_each(c, t->join, c->m); break;
    }
}

/* ---- inputs ---- */

/* all equal, all different, runs, few different ones, many */
static uint32_t index_of(unsigned pattern, unsigned lane, uint64_t t) {
    const uint64_t r = random_bits(t * 64 + lane);
    switch (pattern) {
    case 0: return (uint32_t)(random_bits(t) % MEMORY);
    case 1: return (uint32_t)((random_bits(t) + lane * 3) % MEMORY);
    case 2: return (uint32_t)(lane / 3 + random_bits(t) % 8);
    case 3: return (uint32_t)(r % 3);
    default: return (uint32_t)(r % MEMORY);
    }
}
enum { PATTERNS = 5 };
static uint64_t value_of(enum element e, uint64_t t) {
    if (!is_float(e)) return random_value(e, t);
    return t % 7 == 0 ? random_value(e, t) : of_double(e, (double)(random_bits(t) % 4096) / 16 - 100);
}

static void report(const struct entry *t, const struct call *c, const char *what, unsigned i, uint64_t got, uint64_t want) {
    if (!report_wanted()) return;
    tap_note("sg_%s_%sx%d input %lu %s %u: got %llx, expected %llx, m %llx", t->name, info_of(t->e).name, (int)LANES,
             (unsigned long)t_run.input, what, i, (unsigned long long)got, (unsigned long long)want, (unsigned long long)c->m);
}
static void check_entry(const struct entry *t) {
    static struct call c;
    static union values x, r;
    case_begin();
    for (unsigned k = 0; k < MEMORY; k++) {
        t_model[k] = canonical(t->e, value_of(t->e, k));
        put_bits(&t_memory, t->e, k, t_model[k]);
    }
    for (unsigned k = 0; k < 4 * mask_count(LANES); k++, t_run.input++) {
        c.e = t->e;
        c.lanes = LANES;
        c.m = mask_sample(LANES, k / 4);
        c.u = (uint32_t)(random_bits(k) % MEMORY);
        for (unsigned i = 0; i < LANES; i++) {
            c.x[i] = value_of(t->e, k * LANES + i);
            c.idx[i] = index_of(k % PATTERNS, i, k);
            put_bits(&x, t->e, i, c.x[i]);
        }
        t->run(c.m, c.u, c.idx, &x, &r);
        model(t, &c);
        for (unsigned i = 0; i < LANES && t->form < SCATTER; i++) {
            const uint64_t got = canonical(t->e, get_bits(&r, t->e, i)), want = canonical(t->e, c.want[i]);
            digest_add(got);
            if (got != want) report(t, &c, "lane", i, got, want);
        }
        for (unsigned i = 0; i < MEMORY; i++) {
            const uint64_t got = canonical(t->e, get_bits(&t_memory, t->e, i));
            digest_add(got);
            if (got != t_model[i]) report(t, &c, "element", i, got, t_model[i]);
        }
    }
    case_end(t->name, info_of(t->e).name);
}

/* ---- histograms ---- */

typedef void histogram(uint64_t m, uint32_t *bins, sg_u32 idx);
static void t_local(uint64_t m, uint32_t *bins, sg_u32 idx) { (void)m, sg_histogram_add(bins, idx); }
static void t_local_masked(uint64_t m, uint32_t *bins, sg_u32 idx) {
    sg_histogram_add_masked(sg_mask_from_bits(m), bins, idx);
}
static void t_global(uint64_t m, uint32_t *bins, sg_u32 idx) { (void)m, sg_histogram_add_global(bins, idx); }
static void t_global_masked(uint64_t m, uint32_t *bins, sg_u32 idx) {
    sg_histogram_add_global_masked(sg_mask_from_bits(m), bins, idx);
}
static void check_histogram(histogram *run, int masked, const char *name) {
    static uint32_t bins[MEMORY], expected[MEMORY];
    uint32_t idx[LANES];
    case_begin();
    memset(bins, 0, sizeof bins);
    memset(expected, 0, sizeof expected);
    for (unsigned k = 0; k < 16 * mask_count(LANES); k++) {
        const uint64_t m = mask_sample(LANES, k / 16);
        for (unsigned i = 0; i < LANES; i++) {
            idx[i] = index_of(k % PATTERNS, i, k);
            if (!masked || lane_on(m, i)) expected[idx[i]]++;
        }
        run(m, bins, sg_load(idx));
        if (memcmp(bins, expected, sizeof bins) != 0 && report_wanted()) tap_note("%s: input %u", name, k);
    }
    for (unsigned i = 0; i < MEMORY; i++) digest_add(bins[i]);
    case_end(name, "u32");
}

int main(void) {
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) check_entry(&t_entries[i]);
    check_histogram(t_local, 0, "histogram_add");
    check_histogram(t_local_masked, 1, "histogram_add_masked");
    check_histogram(t_global, 0, "histogram_add_global");
    check_histogram(t_global_masked, 1, "histogram_add_global_masked");
    return run_end("atomic_values");
}
