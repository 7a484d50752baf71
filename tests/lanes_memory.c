/* SPDX-License-Identifier: MIT */
/* Loads and stores, with their elements directly before an inaccessible page, directly behind one, and at every offset to a
 * register. Stores must leave the neighbouring bytes alone. */
#include "guard.h"

#include "lanes_check.h"
#include "samples.h"

/* ---- thunks by shape ---- */

#define X(e) T_PASTE(sg_load_, e)(a->x.e)
#define P(e) (const SG_TYPE_##e##_ *)a->p
#define Q(e) (SG_TYPE_##e##_ *)a->p
#define M sg_mask_from_bits(a->m)
#define I sg_load_u32(a->idx)
#define T_THUNK(name, e, body) \
    static void t_##name##_##e(const struct args *a, struct result *r) { \
        (void)r; \
        body; \
    }
#define T_VALUE(name, e, call) T_THUNK(name, e, sg_store_##e(r->v.e, call))
#define T_THUNK_V_P(name, e) T_VALUE(name, e, sg_##name##_##e(P(e)))
#define T_THUNK_V_MP(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e)))
#define T_THUNK_V_PI(name, e) T_VALUE(name, e, sg_##name##_##e(P(e), I))
#define T_THUNK_V_MPI(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e), I))
#define T_THUNK_V_MPV(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e), X(e)))
#define T_THUNK_V_MPIV(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e), I, X(e)))
#define T_THUNK_0_QV(name, e) T_THUNK(name, e, sg_##name##_##e(Q(e), X(e)))
#define T_THUNK_0_MQV(name, e) T_THUNK(name, e, sg_##name##_##e(M, Q(e), X(e)))
#define T_THUNK_0_QIV(name, e) T_THUNK(name, e, sg_##name##_##e(Q(e), I, X(e)))
#define T_THUNK_0_MQIV(name, e) T_THUNK(name, e, sg_##name##_##e(M, Q(e), I, X(e)))
#define T_THUNK_U_MQV(name, e) T_THUNK(name, e, r->word = sg_##name##_##e(M, Q(e), X(e)))
/* counts at run time, and as constants */
#define T_IF_N(e, k, body) if (a->n == (k)) { body; return; }
#define T_COUNTS(f, e) f(e, 0) f(e, 1) f(e, 3) f(e, SG_LANES_ - 1) f(e, SG_LANES_) f(e, SG_LANES_ + 1)
#define T_LOAD_K(e, k) T_IF_N(e, k, sg_store_##e(r->v.e, sg_load_n_##e(P(e), k)))
#define T_STORE_K(e, k) T_IF_N(e, k, sg_store_n_##e(Q(e), X(e), k))
#define T_THUNK_V_PN(name, e) \
    T_VALUE(name, e, sg_##name##_##e(P(e), a->n)) \
    T_THUNK(name##_constant, e, T_COUNTS(T_LOAD_K, e))
#define T_THUNK_0_QVN(name, e) \
    T_THUNK(name, e, sg_##name##_##e(Q(e), X(e), a->n)) \
    T_THUNK(name##_constant, e, T_COUNTS(T_STORE_K, e))

#define T_PICK_arith(shape, name, class_)
#define T_PICK_mask(shape, name, class_)
#define T_PICK_cross(shape, name, class_)
#define T_PICK_reduce(shape, name, class_)
#define T_PICK_memory(shape, name, class_) T_EACH_##class_(T_THUNK_##shape, name)
#include "rows.tmpl.h"
#undef T_PICK_memory

/* N components, through q: component k of all lanes is at q + k * S */
#define T_MANY_LOAD(name, components, e) \
    static void t_##name##components##_##e(const struct args *a, struct result *r) { \
        const sg_##e##v##components v = sg_##name##components##_##e(P(e)); \
        (void)r; \
        for (unsigned k = 0; k < components; k++) sg_store_##e((SG_TYPE_##e##_ *)a->q + k * LANES, v.s[k]); \
    }
#define T_MANY_STORE(name, components, e) \
    static void t_##name##components##_##e(const struct args *a, struct result *r) { \
        sg_##e##v##components v; \
        (void)r; \
        for (unsigned k = 0; k < components; k++) v.s[k] = sg_load_##e((SG_TYPE_##e##_ *)a->q + k * LANES); \
        sg_##name##components##_##e(Q(e), v); \
    }
#define T_MANY(n, e) \
    T_MANY_LOAD(load_v, n, e) T_MANY_STORE(store_v, n, e) T_MANY_LOAD(block_load_v, n, e) \
    T_MANY_STORE(block_store_v, n, e)
#define T_FEW(c, e) \
    static void t_load_n_v##c##_##e(const struct args *a, struct result *r) { \
        const sg_##e##v##c v = sg_load_n_v##c##_##e(P(e), a->n); \
        (void)r; \
        for (unsigned k = 0; k < c; k++) sg_store_##e((SG_TYPE_##e##_ *)a->q + k * LANES, v.s[k]); \
    } \
    static void t_store_n_v##c##_##e(const struct args *a, struct result *r) { \
        sg_##e##v##c v; \
        (void)r; \
        for (unsigned k = 0; k < c; k++) v.s[k] = sg_load_##e((SG_TYPE_##e##_ *)a->q + k * LANES); \
        sg_store_n_v##c(Q(e), v, a->n); \
    } \
    static void t_load_n_v##c##_constant_##e(const struct args *a, struct result *r) { \
        sg_##e##v##c v = sg_load_n_v##c##_##e(P(e), 0); \
        (void)r; \
        T_COUNTS(T_LOAD_FEW_K(c), e) \
        for (unsigned k = 0; k < c; k++) sg_store_##e((SG_TYPE_##e##_ *)a->q + k * LANES, v.s[k]); \
    } \
    static void t_store_n_v##c##_constant_##e(const struct args *a, struct result *r) { \
        sg_##e##v##c v; \
        (void)r; \
        for (unsigned k = 0; k < c; k++) v.s[k] = sg_load_##e((SG_TYPE_##e##_ *)a->q + k * LANES); \
        T_COUNTS(T_STORE_FEW_K(c), e) \
    }
#define T_LOAD_FEW_K(c) T_LOAD_FEW_##c
#define T_LOAD_FEW_2(e, k) if (a->n == (k)) v = sg_load_n_v2_##e(P(e), k);
#define T_LOAD_FEW_3(e, k) if (a->n == (k)) v = sg_load_n_v3_##e(P(e), k);
#define T_LOAD_FEW_4(e, k) if (a->n == (k)) v = sg_load_n_v4_##e(P(e), k);
#define T_STORE_FEW_K(c) T_STORE_FEW_##c
#define T_STORE_FEW_2(e, k) if (a->n == (k)) sg_store_n_v2_##e(Q(e), v, k);
#define T_STORE_FEW_3(e, k) if (a->n == (k)) sg_store_n_v3_##e(Q(e), v, k);
#define T_STORE_FEW_4(e, k) if (a->n == (k)) sg_store_n_v4_##e(Q(e), v, k);
#define T_FEWS(a_, e) T_FEW(2, e) T_FEW(3, e) T_FEW(4, e)
T_EACH_ALL(T_FEWS, )
#define T_MANY_OF(e, n) T_MANY(n, e)
#define T_MANIES(a_, e) SG_EACH_COUNT_(T_MANY_OF, e)
T_EACH_ALL(T_MANIES, )

/* ---- placing ---- */

static struct call t_call;
static struct args t_args;
static struct result t_result;
static struct guard t_guard;
static uint64_t t_buffer[MEMORY_MAX]; /* of components */

/* the elements that the call names, from first to before end; all others must stay untouched */
struct span {
    unsigned first, end;
};
enum { MARGIN = 64, MIDDLE = 4, PLACES = 2 + MIDDLE, FILL = 0xa5 };

/* directly behind the front page, directly before the back page, or at some offset in the middle */
static unsigned char *place(struct span s, unsigned bytes, unsigned where) {
    if (where == 0) return t_guard.begin - (uintptr_t)(s.first * bytes);
    if (where == 1) return t_guard.end - (uintptr_t)(s.end * bytes);
    return t_guard.begin + 1024 + (where - 2) * 3 * bytes - (uintptr_t)(s.first * bytes);
}
static unsigned char *clipped(unsigned char *p) {
    return p < t_guard.begin ? t_guard.begin : p > t_guard.end ? t_guard.end : p;
}
static void prepare(struct span s, unsigned char *p, unsigned bytes) {
    unsigned char *first = p + (uintptr_t)(s.first * bytes), *end = p + (uintptr_t)(s.end * bytes);
    unsigned char *low = clipped(first - MARGIN), *high = clipped(end + MARGIN);
    memset(low, FILL, (size_t)(high - low));
    for (unsigned j = s.first; j < s.end; j++) {
        t_call.memory[j] = random_bits(j + t_run.input * 1000) & all_bits(t_call.e);
        put_bits(first, t_call.e, j - s.first, t_call.memory[j]);
    }
}
static void compare_memory(const char *name, struct span s, unsigned char *p, unsigned bytes) {
    unsigned char *first = p + (uintptr_t)(s.first * bytes), *end = p + (uintptr_t)(s.end * bytes);
    for (unsigned j = s.first; j < s.end; j++) {
        const uint64_t got = get_bits(first, t_call.e, j - s.first);
        digest_add(got);
        if (got != t_call.memory[j] && report_wanted()) {
            tap_note("sg_%s_%sx%d m %llx n %llu: element %u got %llx, expected %llx", name,
                     info_of(t_call.e).name, (int)LANES, (unsigned long long)t_call.m,
                     (unsigned long long)t_call.n, j, (unsigned long long)got,
                     (unsigned long long)t_call.memory[j]);
        }
    }
    for (unsigned char *b = clipped(first - MARGIN); b < clipped(end + MARGIN); b++) {
        if ((b < first || b >= end) && *b != FILL && report_wanted()) {
            tap_note("sg_%s_%sx%d m %llx n %llu: byte %ld from the first element was changed", name,
                     info_of(t_call.e).name, (int)LANES, (unsigned long long)t_call.m,
                     (unsigned long long)t_call.n, (long)(b - first));
        }
    }
}
static void announce(const char *name, unsigned where) {
    snprintf(guard_what, sizeof guard_what, "sg_%s_%sx%d m %llx n %llu %s", name, info_of(t_call.e).name,
             (int)LANES, (unsigned long long)t_call.m, (unsigned long long)t_call.n,
             where == 0 ? "behind the page in front" : where == 1 ? "before the page behind" : "");
}

/* ---- one operation with its arguments in t_call, at every place ---- */

static void fill_values(const struct test *t, uint64_t round) {
    for (unsigned i = 0; i < LANES; i++) {
        t_call.x[i] = i % 3 ? random_bits(round * 64 + i) & all_bits(t->e)
                            : edge(t->e, (unsigned)((round + i) % edge_count(t->e)));
    }
}
static void run_at(const struct test *t, struct span s, unsigned where) {
    const unsigned bytes = info_of(t->e).bits / 8;
    unsigned char *p = place(s, bytes, where);
    t_call.e = t->e;
    t_call.lanes = LANES;
    prepare(s, p, bytes);
    put_args(&t_args, &t_call);
    t_args.p = p;
    announce(t->name, where);
    t->run(&t_args, &t_result);
    t->model(&t_call);
    compare_memory(t->name, s, p, bytes);
    if (t->result == RESULT_WORD) {
        digest_add(t_result.word);
        if (t_result.word != t_call.want[0]) {
            report_call(t->name, &t_call, 0, t_result.word, t_call.want[0]);
        }
    }
    for (unsigned i = 0; i < LANES && t->result == RESULT_VALUE; i++) {
        const uint64_t got = get_bits(&t_result.v, t->e, i);
        digest_add(got);
        if (got != t_call.want[i]) report_call(t->name, &t_call, i, got, t_call.want[i]);
    }
    t_run.input++;
}
static void run_everywhere(const struct test *t, struct span s) {
    /* the first two, at the ends of pages, are aligned */
    const unsigned places = t->model == oracle_stream_aligned ? 2 : PLACES;
    fill_values(t, t_run.input);
    for (unsigned where = 0; where < places; where++) run_at(t, s, where);
}
/* a span of no elements ends at the page behind, and leaves all S lanes in the page in front */
static struct span span_of(unsigned first, unsigned end) {
    const unsigned lanes = LANES;
    const struct span s = {end > first ? first : lanes, end > first ? end : lanes};
    return s;
}
static void run_empty(const struct test *t) {
    const struct span in_front = {LANES, LANES}, behind = {0, 0};
    fill_values(t, t_run.input);
    run_at(t, in_front, 0);
    run_at(t, behind, 1);
}

/* ---- drivers by shape ---- */

static void check_whole(const struct test *t) {
    const struct span s = {0, LANES};
    case_begin();
    for (unsigned k = 0; k < 8; k++) run_everywhere(t, s);
    case_end(t->name, info_of(t->e).name);
}
static void run_count(const struct test *t, size_t n) {
    t_call.n = n;
    if (n == 0) run_empty(t);
    else run_everywhere(t, span_of(0, n < LANES ? (unsigned)n : (unsigned)LANES));
}
static void check_counts(const struct test *t) {
    case_begin();
    for (unsigned n = 0; n <= LANES + 2; n++) run_count(t, n);
    run_count(t, (size_t)-1);
    run_count(t, ~((size_t)-1 >> 1));
    run_count(t, ((size_t)1 << (sizeof(size_t) * 4)) + 1);
    case_end(t->name, info_of(t->e).name);
}
enum { CONSTANT_COUNTS = 6 };
static const size_t t_constant_counts[CONSTANT_COUNTS] = {0, 1, 3, LANES - 1, LANES, LANES + 1};
static void check_constant_counts(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < CONSTANT_COUNTS; k++) run_count(t, t_constant_counts[k]);
    case_end(t->name, info_of(t->e).name);
}
static void run_mask(const struct test *t, uint64_t m) {
    const unsigned first = lowest_lane(m), end = (unsigned)bit_length(m);
    t_call.m = m;
    if (m == 0) run_empty(t);
    else run_everywhere(t, span_of(first, end));
}
static void check_masks(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < mask_count(LANES); k++) run_mask(t, mask_sample(LANES, k));
    case_end(t->name, info_of(t->e).name);
}
static void run_packed_mask(const struct test *t, uint64_t m) {
    t_call.m = m;
    if (m == 0) run_empty(t);
    else run_everywhere(t, span_of(0, (unsigned)o_popcount(E_u64, m)));
}
static void check_packed(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < mask_count(LANES); k++) run_packed_mask(t, mask_sample(LANES, k));
    case_end(t->name, info_of(t->e).name);
}

/* spread, close together (many lanes with the same index), in order, backwards */
static uint32_t element_index(unsigned kind, unsigned i) {
    const uint32_t r = (uint32_t)(random_bits(t_run.input * 64 + i) >> 20);
    return kind == 0 ? r % 300 : kind == 1 ? r % 5 : kind == 2 ? i + 3 : kind == 3 ? 2u * (LANES - i) : 7;
}
static void run_indexed(const struct test *t, uint64_t m, unsigned kind) {
    uint32_t low = 0xffffffffu, high = 0;
    t_call.m = m;
    for (unsigned i = 0; i < LANES; i++) {
        t_call.idx[i] = element_index(kind, i);
        if (!lane_on(m, i)) t_call.idx[i] = (uint32_t)random_bits(i); /* must not matter */
        if (lane_on(m, i) && t_call.idx[i] < low) low = t_call.idx[i];
        if (lane_on(m, i) && t_call.idx[i] > high) high = t_call.idx[i];
    }
    if (m == 0) run_empty(t);
    else run_everywhere(t, span_of(low, high + 1));
}
static void check_indexed(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < 20; k++) run_indexed(t, ~(uint64_t)0 >> (64 - LANES), k % 5);
    case_end(t->name, info_of(t->e).name);
}
static void check_indexed_masks(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < mask_count(LANES); k++) run_indexed(t, mask_sample(LANES, k), k % 5);
    case_end(t->name, info_of(t->e).name);
}

/* ---- the table ---- */

typedef void driver(const struct test *t);
struct entry {
    driver *drive;
    struct test test;
};
/* the only result of a store is memory; RESULT_SCALAR stands for that */
#define T_ENTRY(drive, label, name, thunk, e, result) \
    {drive, {label, E_##e, result, oracle_##name, t_##thunk##_##e}},
#define T_LINE_V_P(name, e) T_ENTRY(check_whole, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_PN(name, e) \
    T_ENTRY(check_counts, #name, name, name, e, RESULT_VALUE) \
    T_ENTRY(check_constant_counts, #name " constant", name, name##_constant, e, RESULT_VALUE)
#define T_LINE_V_PI(name, e) T_ENTRY(check_indexed, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_MPI(name, e) T_ENTRY(check_indexed_masks, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_MPV(name, e) T_ENTRY(check_masks, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_MPIV(name, e) T_LINE_V_MPI(name, e)
#define T_LINE_0_QV(name, e) T_ENTRY(check_whole, #name, name, name, e, RESULT_SCALAR)
#define T_LINE_0_QVN(name, e) \
    T_ENTRY(check_counts, #name, name, name, e, RESULT_SCALAR) \
    T_ENTRY(check_constant_counts, #name " constant", name, name##_constant, e, RESULT_SCALAR)
#define T_LINE_0_MQV(name, e) T_ENTRY(check_masks, #name, name, name, e, RESULT_SCALAR)
#define T_LINE_0_QIV(name, e) T_ENTRY(check_indexed, #name, name, name, e, RESULT_SCALAR)
#define T_LINE_0_MQIV(name, e) T_ENTRY(check_indexed_masks, #name, name, name, e, RESULT_SCALAR)
#define T_LINE_U_MQV(name, e) T_ENTRY(check_packed, #name, name, name, e, RESULT_WORD)
/* load_masked and expand_load have the same shape; the former names elements at the lanes' places, the latter packed ones */
#define T_LINE_V_MP(name, e) T_ENTRY(NULL, #name, name, name, e, RESULT_VALUE)
#define T_PICK_memory(shape, name, class_) T_EACH_##class_(T_LINE_##shape, name)

static const struct entry t_entries[] = {
#include "rows.tmpl.h"
};
static driver *driver_of(const struct entry *entry) {
    if (entry->drive) return entry->drive;
    return entry->test.model == oracle_expand_load ? check_packed : check_masks;
}

/* ---- N components ---- */

enum lanes_named { WHOLE, COUNTED, BY_CONSTANTS }; /* all, the first of them, or as many as a constant says */
struct many {
    const char *name;
    enum element e;
    unsigned components;
    thunk *run;
    int block, store;
    enum lanes_named some;
};
#define T_MANY_LINES(n, e) \
    {"load_v" #n, E_##e, n, t_load_v##n##_##e, 0, 0, WHOLE}, {"store_v" #n, E_##e, n, t_store_v##n##_##e, 0, 1, WHOLE}, \
    {"block_load_v" #n, E_##e, n, t_block_load_v##n##_##e, 1, 0, WHOLE}, \
    {"block_store_v" #n, E_##e, n, t_block_store_v##n##_##e, 1, 1, WHOLE},
#define T_FEW_LINES(n, e) \
    {"load_n_v" #n, E_##e, n, t_load_n_v##n##_##e, 0, 0, COUNTED}, {"store_n_v" #n, E_##e, n, t_store_n_v##n##_##e, 0, 1, COUNTED}, \
    {"load_n_v" #n " constant", E_##e, n, t_load_n_v##n##_constant_##e, 0, 0, BY_CONSTANTS}, \
    {"store_n_v" #n " constant", E_##e, n, t_store_n_v##n##_constant_##e, 0, 1, BY_CONSTANTS},
#define T_FEWS_LINES(a, e) T_FEW_LINES(2, e) T_FEW_LINES(3, e) T_FEW_LINES(4, e)
#define T_MANY_LINES_OF(e, n) T_MANY_LINES(n, e)
#define T_MANIES_LINES(a, e) SG_EACH_COUNT_(T_MANY_LINES_OF, e)
static const struct many t_many[] = {T_EACH_ALL(T_MANIES_LINES, ) T_EACH_ALL(T_FEWS_LINES, )};

static unsigned place_of(const struct many *t, unsigned lane, unsigned k) {
    return t->block ? place_in_block(lane, k, LANES) : place_of_component(lane, k, t->components);
}
static void compare_components(const struct many *t) {
    for (unsigned j = 0; j < LANES * t->components; j++) {
        const unsigned lane = j % LANES, k = j / LANES;
        const uint64_t got = get_bits(t_buffer, t->e, j), want = lane < t_call.n ? t_call.memory[place_of(t, lane, k)] : 0;
        digest_add(got);
        if (got != want && report_wanted()) {
            tap_note("sg_%s_%sx%d component %u lane %u: got %llx, expected %llx", t->name,
                     info_of(t->e).name, (int)LANES, k, lane, (unsigned long long)got,
                     (unsigned long long)want);
        }
    }
}
static void run_many_at(const struct many *t, unsigned where) {
    const unsigned bytes = info_of(t->e).bits / 8;
    const struct span s = {0, (t_call.n < LANES ? (unsigned)t_call.n : (unsigned)LANES) * t->components};
    unsigned char *p = place(s, bytes, where);
    prepare(s, p, bytes);
    for (unsigned j = 0; j < LANES * t->components && t->store; j++) {
        const uint64_t bits = random_bits(~(j + t_run.input * 2000)) & all_bits(t->e);
        put_bits(t_buffer, t->e, j, bits);
        if (j % LANES < t_call.n) t_call.memory[place_of(t, j % LANES, j / LANES)] = bits;
    }
    t_args.n = t_call.n;
    t_args.p = p;
    t_args.q = t_buffer;
    announce(t->name, where);
    t->run(&t_args, &t_result);
    compare_memory(t->name, s, p, bytes);
    if (!t->store) compare_components(t);
    t_run.input++;
}
static void check_many(const struct many *t) {
    case_begin();
    t_call.e = t->e;
    const unsigned counts = t->some == WHOLE ? 1 : t->some == BY_CONSTANTS ? (unsigned)CONSTANT_COUNTS : (unsigned)LANES + 2;
    for (unsigned k = 0; k < counts; k++) {
        if (t->some == WHOLE) t_call.n = LANES;
        else if (t->some == BY_CONSTANTS) t_call.n = t_constant_counts[k];
        else t_call.n = k > LANES ? ((size_t)1 << (sizeof(size_t) * 4)) + 1 : k;
        for (unsigned where = 0; where < PLACES; where++) run_many_at(t, where);
    }
    case_end(t->name, info_of(t->e).name);
}

/* ---- element numbers are unsigned: from 2^31 on they reach behind the pointer, not before it ---- */

#if GUARD_PAGES && UINTPTR_MAX > 0xffffffffu
static unsigned char *open_far(size_t bytes, size_t page) {
    const size_t size = ((size_t)1 << 32) * bytes;
    void *p = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) return NULL;
    unsigned char *at = (unsigned char *)p;
    const size_t open[3] = {0, size / 2, size - page};
    for (unsigned k = 0; k < 3; k++) {
        if (mprotect(at + open[k], page, PROT_READ | PROT_WRITE) != 0) {
            munmap(p, size);
            return NULL;
        }
    }
    return at;
}
static uint32_t far_index(unsigned i) {
    return i % 3 == 0 ? 0x80000000u + i : i % 3 == 1 ? 0xffffffffu - i : i;
}
static void run_far(const struct test *t, unsigned char *p, int store) {
    const unsigned bytes = info_of(t->e).bits / 8;
    for (unsigned i = 0; i < LANES; i++) {
        t_call.idx[i] = far_index(i);
        t_call.x[i] = random_bits(i) & all_bits(t->e);
        put_bits(p + (size_t)t_call.idx[i] * bytes, t->e, 0, store ? 0 : t_call.x[i]);
    }
    t_call.e = t->e;
    t_call.m = ~(uint64_t)0 >> (64 - LANES);
    put_args(&t_args, &t_call);
    t_args.p = p;
    announce(t->name, 2);
    t->run(&t_args, &t_result);
    for (unsigned i = 0; i < LANES; i++) {
        const uint64_t got = store ? get_bits(p + (size_t)t_call.idx[i] * bytes, t->e, 0)
                                   : get_bits(&t_result.v, t->e, i);
        if (got != t_call.x[i]) report_call(t->name, &t_call, i, got, t_call.x[i]);
    }
}
static void check_far(const struct entry *entry) {
    const struct test *t = &entry->test;
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), bytes = info_of(t->e).bits / 8;
    unsigned char *p = open_far(bytes, page);
    char name[48];
    snprintf(name, sizeof name, "%s far", t->name);
    if (!p) {
        tap_skip(name, "no address space");
        return;
    }
    case_begin();
    run_far(t, p, t->result != RESULT_VALUE);
    case_end(name, info_of(t->e).name);
    munmap(p, ((size_t)1 << 32) * bytes);
}
static void check_all_far(void) {
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) {
        if (t_entries[i].drive == check_indexed) check_far(&t_entries[i]);
        if (t_entries[i].drive == check_indexed_masks) check_far(&t_entries[i]);
    }
}
#else
static void check_all_far(void) { tap_skip("far", "no guard pages of 64-bit addresses"); }
#endif

/* ---- every mask of 16 lanes: a long run, not in the digest ---- */

#if defined(SG_TEST_LONG) && SG_LANES_ == 16
static void check_every_mask(void) {
    const uint64_t digest = t_run.digest;
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) {
        const struct test *t = &t_entries[i].test;
        driver *drive = driver_of(&t_entries[i]);
        if (drive != check_masks && drive != check_packed) continue;
        case_begin();
        for (uint64_t m = 0; m < 65536; m++) {
            if (drive == check_masks) run_mask(t, m);
            else run_packed_mask(t, m);
        }
        case_end(t->name, info_of(t->e).name);
    }
    t_run.digest = digest;
}
#else
#define check_every_mask() ((void)0)
#endif

int main(void) {
    if (!guard_open(&t_guard, MEMORY_MAX * 8 + 4096)) {
        tap_skip("memory", "none");
        return run_end("lanes_memory");
    }
    if (!GUARD_PAGES) tap_skip("guard pages", "not on this system");
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) {
        driver_of(&t_entries[i])(&t_entries[i].test);
    }
    for (size_t i = 0; i < sizeof t_many / sizeof t_many[0]; i++) check_many(&t_many[i]);
    check_all_far();
    check_every_mask();
    return run_end("lanes_memory");
}
