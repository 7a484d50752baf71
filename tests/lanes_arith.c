/* SPDX-License-Identifier: MIT */
/* Lane-wise operations: make, arithmetic, bits, compare, select. Every pair of edge values, every value of
 * 8-bit pairs and of 16-bit operands, random ones. */
#include "lanes_check.h"
#include "samples.h"

/* ---- thunks by shape ---- */

#define X(e) T_PASTE(sg_load_, e)(a->x.e)
#define Y(e) T_PASTE(sg_load_, e)(a->y.e)
#define Z(e) T_PASTE(sg_load_, e)(a->z.e)
#define S(e) a->s.e[0]
#define T_VALUE(name, e, call) \
    static void t_##name##_##e(const struct args *a, struct result *r) { \
        (void)a; \
        sg_store_##e(r->v.e, call); \
    }
#define T_MASK(name, e, call) \
    static void t_##name##_##e(const struct args *a, struct result *r) { r->word = sg_ballot(call); }

#define T_THUNK_V_S(name, e) T_VALUE(name, e, sg_##name##_##e(S(e)))
#define T_THUNK_V_(name, e) T_VALUE(name, e, sg_##name##_##e())
#define T_THUNK_V_V(name, e) T_VALUE(name, e, sg_##name##_##e(X(e)))
#define T_THUNK_V_VV(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e)))
#define T_THUNK_V_VVV(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e), Z(e)))
#define T_THUNK_BOUNDS(name, e) \
    T_THUNK_V_VVV(name, e) \
    T_VALUE(name##_n, e, sg_##name##_n_##e(X(e), a->y.e[0], a->z.e[0]))
#define T_THUNK_V_II(name, e) T_VALUE(name, e, sg_##name##_##e(X(u32), Y(u32)))
#define T_THUNK_V_IIV(name, e) T_VALUE(name, e, sg_##name##_##e(X(u32), Y(u32), Z(e)))
#define T_THUNK_BIN(name, e) \
    T_VALUE(name, e, sg_##name##_##e(X(e), Y(e))) \
    T_VALUE(name##_n, e, sg_##name##_n_##e(X(e), S(e)))
/* constant counts take other paths than run-time ones */
#define T_SHIFT_COUNTS(f, name, e) \
    f(0, name, e) f(1, name, e) f(3, name, e) f(7, name, e) f(8, name, e) f(9, name, e) f(15, name, e) f(16, name, e) \
    f(17, name, e) f(31, name, e) f(32, name, e) f(33, name, e) f(63, name, e) f(64, name, e) f(65, name, e) f(255, name, e) \
    f(256, name, e) f(0x80000000u, name, e) f(0xffffffffu, name, e)
#define T_SHIFT_BY(n, name, e) case n: sg_store_##e(r->v.e, sg_##name##_n_##e(X(e), n)); break;
#define T_NUMBER(n, name, e) n,
#define T_THUNK_SHIFT(name, e) \
    T_VALUE(name, e, sg_##name##_##e(X(e), Y(e))) \
    T_VALUE(name##_n, e, sg_##name##_n_##e(X(e), a->u)) \
    static void t_##name##_constant_##e(const struct args *a, struct result *r) { \
        switch (a->u) { T_SHIFT_COUNTS(T_SHIFT_BY, name, e) default: break; } \
    }
#define T_THUNK_CMP(name, e) \
    T_MASK(name, e, sg_##name##_##e(X(e), Y(e))) \
    T_MASK(name##_n, e, sg_##name##_n_##e(X(e), S(e)))
#define T_THUNK_M_V(name, e) T_MASK(name, e, sg_##name##_##e(X(e)))
#define T_THUNK_V_MVV(name, e) \
    T_VALUE(name, e, sg_##name##_##e(sg_mask_from_bits(a->m), X(e), Y(e)))
#define T_THUNK_V_MVVV(name, e) \
    T_VALUE(name, e, sg_##name##_##e(sg_mask_from_bits(a->m), X(e), Y(e), Z(e)))
#define T_THUNK_O_BIN(name, e) T_THUNK_BIN(name, e)
#define T_THUNK_R_BIN(name, e) T_THUNK_BIN(name, e)
#define T_THUNK_R_V(name, e) T_THUNK_V_V(name, e)
#define T_THUNK_W_V(name, e) T_THUNK_V_V(name, e)

#define T_PICK_memory(shape, name, class_)
#define T_PICK_mask(shape, name, class_)
#define T_PICK_cross(shape, name, class_)
#define T_PICK_reduce(shape, name, class_)
#define T_PICK_arith(shape, name, class_) T_EACH_##class_(T_THUNK_##shape, name)
#include "rows.tmpl.h"
#undef T_PICK_arith

/* ---- drivers by shape ---- */

static struct call t_call;

static void fill(struct call *c, enum element e, unsigned operands, uint64_t t) {
    for (unsigned i = 0; i < LANES; i++) {
        c->x[i] = sample(e, operands, 0, t + i);
        if (operands > 1) c->y[i] = sample(e, operands, 1, t + i);
        if (operands > 2) c->z[i] = sample(e, operands, 2, t + i);
    }
}
static void check_operands(const struct test *t, unsigned operands) {
    case_begin();
    for (uint64_t at = 0; at < sample_count(t->e, operands); at += LANES) {
        fill(&t_call, t->e, operands, at);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
/* the same scalar for all lanes: each edge value and random ones, against all edge values */
static void check_scalar(const struct test *t) {
    const unsigned edges = edge_count(t->e);
    case_begin();
    for (unsigned k = 0; k < edges + 32; k++) {
        t_call.s = k < edges ? edge(t->e, k) : random_value(t->e, k);
        for (unsigned i = 0; i < LANES; i++) t_call.y[i] = t_call.s;
        for (unsigned at = 0; at < edges; at += LANES) {
            for (unsigned i = 0; i < LANES; i++) t_call.x[i] = sample(t->e, 3, 0, at + i);
            check_call(t, &t_call);
        }
    }
    case_end(t->name, info_of(t->e).name);
}
/* two scalars: all pairs of edge values and random ones, against all edge values */
static void check_scalars(const struct test *t) {
    const unsigned edges = edge_count(t->e);
    case_begin();
    for (unsigned k = 0; k < edges * edges + 32; k++) {
        const uint64_t low = k < edges * edges ? edge(t->e, k / edges) : random_value(t->e, k);
        const uint64_t high = k < edges * edges ? edge(t->e, k % edges) : random_value(t->e, k + 32);
        for (unsigned i = 0; i < LANES; i++) {
            t_call.y[i] = low;
            t_call.z[i] = high;
        }
        for (unsigned at = 0; at < edges; at += LANES) {
            for (unsigned i = 0; i < LANES; i++) t_call.x[i] = sample(t->e, 3, 0, at + i);
            check_call(t, &t_call);
        }
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_shift(const struct test *t, int per_lane) {
    const uint64_t edges = edge_count(t->e);
    case_begin();
    for (unsigned k = 0; k < SHIFT_COUNTS; k++) {
        for (uint64_t at = 0; at < edges + 64; at += LANES) {
            t_call.u = shift_count(t->e, k);
            for (unsigned i = 0; i < LANES; i++) {
                const uint64_t s = at + i;
                const uint32_t own = shift_count(t->e, (unsigned)(k + i * 7) % SHIFT_COUNTS);
                t_call.x[i] = s < edges ? edge(t->e, (unsigned)s) : random_bits(s) & all_bits(t->e);
                t_call.y[i] = per_lane ? own & all_bits(t->e) : t_call.u;
            }
            check_call(t, &t_call);
        }
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_constant_shift(const struct test *t) {
    static const uint32_t counts[] = {T_SHIFT_COUNTS(T_NUMBER, , )};
    case_begin();
    for (unsigned k = 0; k < sizeof counts / sizeof counts[0]; k++) {
        t_call.u = counts[k];
        for (unsigned at = 0; at < 2; at++) {
            for (unsigned i = 0; i < LANES; i++) {
                t_call.x[i] = random_value(t->e, at * 64 + i);
                t_call.y[i] = t_call.u;
            }
            check_call(t, &t_call);
        }
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_make(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < edge_count(t->e) + 16; k++) {
        t_call.s = k < edge_count(t->e) ? edge(t->e, k) : random_value(t->e, k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_select(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < mask_count(LANES); k++) {
        t_call.m = mask_sample(LANES, k);
        fill(&t_call, t->e, 3, k * LANES);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
/* packed lanes: bytes, and halves as bf16, at the ends of their ranges, and any; accumulators that sums overflow */
static uint64_t packed(unsigned k, uint64_t t) {
    static const uint32_t known[] = {
        0, 0x80808080u, 0x7f7f7f7fu, 0xffffffffu, 0x01010101u, 0x80ff7f01u, 0x7f80ff80u, /* bytes */
        0x3f803f80u, 0xbf803f80u, 0x40490080u, 0x7f7f7f7fu, 0x7f800001u, 0xff800000u, 0x7fc13f80u, 0x00018000u, /* bf16 */
    };
    enum { KNOWN = sizeof known / sizeof known[0] };
    if (t < KNOWN * KNOWN) return known[k == 0 ? t % KNOWN : t / KNOWN];
    return random_bits(t * 2 + k) & UINT32_MAX;
}
static void check_packed(const struct test *t) {
    case_begin();
    for (uint64_t at = 0; at < 16384; at += LANES) {
        for (unsigned i = 0; i < LANES; i++) {
            const uint64_t s = at + i, round = s / 2048;
            const unsigned k = (unsigned)(round * 5 + s % 5) % edge_count(t->e);
            t_call.x[i] = packed(0, s % 2048);
            t_call.y[i] = packed(1, s % 2048);
            t_call.z[i] = round == 0 ? 0 : round < 6 ? edge(t->e, k) : random_value(t->e, s);
        }
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}

/* ---- the table ---- */

enum driver { DRIVE_1, DRIVE_2, DRIVE_3, DRIVE_SCALAR, DRIVE_SCALARS, DRIVE_SHIFT, DRIVE_COUNT,
              DRIVE_CONSTANT, DRIVE_MAKE, DRIVE_SELECT, DRIVE_PACKED };
struct entry {
    enum driver driver;
    struct test test;
};
#define T_ENTRY(driver, label, name, thunk, e, result) \
    {driver, {label, E_##e, result, oracle_##name, t_##thunk##_##e}},
#define T_LINE_V_S(name, e) T_ENTRY(DRIVE_MAKE, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_(name, e) T_ENTRY(DRIVE_MAKE, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_V(name, e) T_ENTRY(DRIVE_1, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_VV(name, e) T_ENTRY(DRIVE_2, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_VVV(name, e) T_ENTRY(DRIVE_3, #name, name, name, e, RESULT_VALUE)
#define T_LINE_BIN(name, e) \
    T_ENTRY(DRIVE_2, #name, name, name, e, RESULT_VALUE) \
    T_ENTRY(DRIVE_SCALAR, #name "_n", name, name##_n, e, RESULT_VALUE)
#define T_LINE_BOUNDS(name, e) \
    T_ENTRY(DRIVE_3, #name, name, name, e, RESULT_VALUE) \
    T_ENTRY(DRIVE_SCALARS, #name "_n", name, name##_n, e, RESULT_VALUE)
#define T_LINE_SHIFT(name, e) \
    T_ENTRY(DRIVE_SHIFT, #name, name, name, e, RESULT_VALUE) \
    T_ENTRY(DRIVE_COUNT, #name "_n", name, name##_n, e, RESULT_VALUE) \
    T_ENTRY(DRIVE_CONSTANT, #name "_n constant", name, name##_constant, e, RESULT_VALUE)
#define T_LINE_CMP(name, e) \
    T_ENTRY(DRIVE_2, #name, name, name, e, RESULT_WORD) \
    T_ENTRY(DRIVE_SCALAR, #name "_n", name, name##_n, e, RESULT_WORD)
#define T_LINE_M_V(name, e) T_ENTRY(DRIVE_1, #name, name, name, e, RESULT_WORD)
#define T_LINE_V_MVV(name, e) T_ENTRY(DRIVE_SELECT, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_MVVV(name, e) T_LINE_V_MVV(name, e)
#define T_LINE_V_II(name, e) T_ENTRY(DRIVE_PACKED, #name, name, name, e, RESULT_VALUE)
#define T_LINE_V_IIV(name, e) T_LINE_V_II(name, e)
#define T_LINE_O_BIN(name, e) T_LINE_BIN(name, e)
#define T_LINE_R_BIN(name, e) T_LINE_BIN(name, e)
#define T_LINE_R_V(name, e) T_LINE_V_V(name, e)
#define T_LINE_W_V(name, e) T_LINE_V_V(name, e)
#define T_PICK_arith(shape, name, class_) T_EACH_##class_(T_LINE_##shape, name)

static const struct entry t_entries[] = {
#include "rows.tmpl.h"
};

static void check_entry(const struct entry *entry) {
    const struct test *t = &entry->test;
    switch (entry->driver) {
    case DRIVE_1: check_operands(t, 1); break;
    case DRIVE_2: check_operands(t, 2); break;
    case DRIVE_3: check_operands(t, 3); break;
    case DRIVE_SCALAR: check_scalar(t); break;
    case DRIVE_SCALARS: check_scalars(t); break;
    case DRIVE_SHIFT: check_shift(t, 1); break;
    case DRIVE_COUNT: check_shift(t, 0); break;
    case DRIVE_CONSTANT: check_constant_shift(t); break;
    case DRIVE_MAKE: check_make(t); break;
    case DRIVE_SELECT: check_select(t); break;
    case DRIVE_PACKED: check_packed(t); break;
    }
}

/* that the switch is set where promises are kept: half of the least normal number and itself are 0 with it */
static void t_flush(const struct args *a, struct result *r) { sg_store_f32(r->v.f32, sg_add_f32(X(f32), X(f32))); }
static void check_switch(void) {
    static struct args a;
    static struct result r;
    for (unsigned i = 0; i < LANES; i++) put_bits(&a.x, E_f32, i, 0x00400000u);
    if (!run_flushed(t_flush, &a, &r)) return;
    tap_ok(get_bits(&r.v, E_f32, 0) == 0, "subnormal numbers are 0 under FTZ and DAZ");
}

int main(void) {
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) check_entry(&t_entries[i]);
    check_switch();
    return run_end("lanes_arith");
}
