/* SPDX-License-Identifier: MIT */
/* Exchange between lanes, get and set of one lane, sort, transpose, match. Every delta, lane number and xor mask is given both at
 * run time and as a constant, because these take different paths. */
#include "lanes_check.h"
#include "samples.h"

/* ---- thunks by shape ---- */

#define X(e) T_PASTE(sg_load_, e)(a->x.e)
#define Y(e) T_PASTE(sg_load_, e)(a->y.e)
#define S(e) a->s.e[0]
#define M sg_mask_from_bits(a->m)
#define T_THUNK(name, e, body) \
    static void t_##name##_##e(const struct args *a, struct result *r) { body; }
#define T_VALUE(name, e, call) T_THUNK(name, e, sg_store_##e(r->v.e, call))

#define T_THUNK_V_V(name, e) T_VALUE(name, e, sg_##name##_##e(X(e)))
#define T_THUNK_V_VV(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e)))
#define T_THUNK_V_VI(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), sg_load_u32(a->idx)))
/* lane numbers of the element's own width */
#define T_OWN(e) T_PASTE(sg_convert_u, SG_BITS_##e##_)(sg_load_u32(a->idx))
#define T_THUNK_V_VJ(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), T_OWN(e)))
#define T_THUNK_V_VVJ(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e), T_OWN(e)))
#define T_THUNK_V_PV(name, e) T_VALUE(name, e, sg_##name##_##e((const SG_TYPE_##e##_ *)a->p, X(e)))
#define T_THUNK_V_VU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->u))
#define T_THUNK_V_VD(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->d))
#define T_THUNK_V_VDU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->d, a->u))
#define T_THUNK_I_V(name, e) T_THUNK(name, e, sg_store_u32(r->v.u32, sg_##name##_##e(X(e))))
#define T_THUNK_U_V(name, e) T_THUNK(name, e, r->word = sg_##name##_##e(X(e)))
#define T_THUNK_V_VUS(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->u, S(e)))
#define T_THUNK_V_VVU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e), a->u))
#define T_THUNK_V_MV(name, e) T_VALUE(name, e, sg_##name##_##e(M, X(e)))
#define T_THUNK_S_VU(name, e) T_THUNK(name, e, r->v.e[0] = sg_##name##_##e(X(e), a->u))
#define T_THUNK_X_V(name, e) T_THUNK(name, e, sg_store_u64(r->v.u64, sg_##name##_##e(X(e))))
#define T_THUNK_X_MV(name, e) T_THUNK(name, e, sg_store_u64(r->v.u64, sg_##name##_##e(M, X(e))))
#define T_THUNK_B_MV(name, e) T_THUNK(name, e, r->word = sg_##name##_##e(M, X(e)) ? 1 : 0)
#define T_THUNK_B_V(name, e) T_THUNK(name, e, r->word = sg_##name##_##e(X(e)) ? 1 : 0)
/* S values of S lanes: too many for a struct args, so through a pointer */
#define T_THUNK_0_T(name, e) \
    static void t_##name##_##e(const struct args *a, struct result *r) { \
        SG_TYPE_##e##_ *p = (SG_TYPE_##e##_ *)a->p; \
        sg_##e v[LANES]; \
        (void)r; \
        for (unsigned i = 0; i < LANES; i++) v[i] = sg_load_##e(p + i * LANES); \
        sg_##name##_##e(v); \
        for (unsigned i = 0; i < LANES; i++) sg_store_##e(p + i * LANES, v[i]); \
    }

#define T_PICK_memory(shape, name, class_)
#define T_PICK_mask(shape, name, class_)
#define T_PICK_arith(shape, name, class_)
#define T_PICK_reduce(shape, name, class_)
#define T_PICK_cross(shape, name, class_) T_EACH_##class_(T_THUNK_##shape, name)
#include "rows.tmpl.h"
#undef T_PICK_cross

/* ---- constants: all of 0..2S and three large ones for unsigned elements, one of each width; few for the others, and
 * for the sizes whose values fill many registers, which compile slowly ---- */

#define T_UP_TO_2(f, name, e) f(name, e, 0) f(name, e, 1) f(name, e, 2)
#define T_UP_TO_4(f, name, e) T_UP_TO_2(f, name, e) f(name, e, 3) f(name, e, 4)
#define T_UP_TO_8(f, name, e) T_UP_TO_4(f, name, e) f(name, e, 5) f(name, e, 6) f(name, e, 7) f(name, e, 8)
#define T_UP_TO_16(f, name, e) \
    T_UP_TO_8(f, name, e) f(name, e, 9) f(name, e, 10) f(name, e, 11) f(name, e, 12) f(name, e, 13) f(name, e, 14) \
    f(name, e, 15) f(name, e, 16)
#define T_UP_TO_32(f, name, e) \
    T_UP_TO_16(f, name, e) f(name, e, 17) f(name, e, 18) f(name, e, 19) f(name, e, 20) f(name, e, 21) f(name, e, 22) \
    f(name, e, 23) f(name, e, 24) f(name, e, 25) f(name, e, 26) f(name, e, 27) f(name, e, 28) f(name, e, 29) \
    f(name, e, 30) f(name, e, 31) f(name, e, 32)
#define T_LARGE(f, name, e) f(name, e, 0x80000000u) f(name, e, 0x7fffffffu) f(name, e, 0xffffffffu)
#define T_FEW_(f, name, e, s) \
    f(name, e, 1) f(name, e, s / 2) f(name, e, s - 1) f(name, e, 0xfffffffeu)
#define T_FEW(f, name, e) T_FEW_(f, name, e, SG_LANES_)
#if SG_LANES_ == 1
#define T_MANY(f, name, e) T_UP_TO_2(f, name, e) T_LARGE(f, name, e)
#elif SG_LANES_ == 2
#define T_MANY(f, name, e) T_UP_TO_4(f, name, e) T_LARGE(f, name, e)
#elif SG_LANES_ == 4
#define T_MANY(f, name, e) T_UP_TO_8(f, name, e) T_LARGE(f, name, e)
#elif SG_LANES_ == 8
#define T_MANY(f, name, e) T_UP_TO_16(f, name, e) T_LARGE(f, name, e)
#elif SG_LANES_ == 16
#define T_MANY(f, name, e) T_UP_TO_32(f, name, e) T_LARGE(f, name, e)
#else
#define T_SOME_(f, name, e, s) T_FEW(f, name, e) f(name, e, 0) f(name, e, 2) f(name, e, s + 5)
#define T_MANY(f, name, e) T_SOME_(f, name, e, SG_LANES_)
#endif
#define T_NUMBERS_UNSIGNED T_MANY
#if SG_LANES_ <= 16
#define T_IS_TESTED_SIGNED(x) x
#define T_NUMBERS_SIGNED T_FEW
#else /* of each width one is enough */
#define T_IS_TESTED_SIGNED(x)
#endif
#define T_IS_TESTED_UNSIGNED(x) x
#define T_IS_TESTED_FLOAT T_IS_TESTED_SIGNED
#define T_IS_TESTED_HALF T_IS_TESTED_SIGNED
#define T_IS_TESTED_BFLOAT T_IS_TESTED_SIGNED
#define T_NUMBERS_FLOAT T_NUMBERS_SIGNED
#define T_NUMBERS_HALF T_NUMBERS_SIGNED
#define T_NUMBERS_BFLOAT T_NUMBERS_SIGNED

/* Branches instead of a switch, because two of the few numbers may be equal. */
#define T_IF(e, k, call) \
    if (a->u == (uint32_t)(k)) { call; return; }
#define T_IF_V_VU(name, e, k) T_IF(e, k, sg_store_##e(r->v.e, sg_##name##_##e(X(e), k)))
#define T_IF_V_VUS(name, e, k) T_IF(e, k, sg_store_##e(r->v.e, sg_##name##_##e(X(e), k, S(e))))
#define T_IF_V_VVU(name, e, k) T_IF(e, k, sg_store_##e(r->v.e, sg_##name##_##e(X(e), Y(e), k)))
#define T_IF_V_VD(name, e, k) T_IF(e, k, sg_store_##e(r->v.e, sg_##name##_##e(X(e), (int32_t)(k))))
#define T_IF_S_VU(name, e, k) T_IF(e, k, r->v.e[0] = sg_##name##_##e(X(e), k))
#define T_NUMBER(name, e, k) (uint32_t)(k),
#define T_CONSTANT(numbers, e, shape, name) \
    static void t_##name##_constant_##e(const struct args *a, struct result *r) { numbers(T_IF_##shape, name, e) }
#define T_CONSTANT_UNSIGNED(e, shape, name) T_CONSTANT(T_NUMBERS_UNSIGNED, e, shape, name)
#define T_CONSTANT_SIGNED(e, shape, name) T_CONSTANT(T_NUMBERS_SIGNED, e, shape, name)
#define T_CONSTANT_FLOAT T_CONSTANT_SIGNED
#define T_CONSTANT_HALF T_CONSTANT_SIGNED
#define T_CONSTANT_BFLOAT T_CONSTANT_SIGNED
#define SG_T_ELEMENT(e, type, bits, kind, ...) T_IS_TESTED_##kind(SG_EACH_NUMBERED_(T_CONSTANT_##kind, e))
#include <sg/tables/elements.h>
#undef SG_T_ELEMENT

/* ---- permute: the compile-time lane numbers of four patterns ---- */

#define T_LANES_1(f) f(0)
#define T_LANES_2(f) T_LANES_1(f), f(1)
#define T_LANES_4(f) T_LANES_2(f), f(2), f(3)
#define T_LANES_8(f) T_LANES_4(f), f(4), f(5), f(6), f(7)
#define T_LANES_16(f) T_LANES_8(f), f(8), f(9), f(10), f(11), f(12), f(13), f(14), f(15)
#define T_LANES_32(f) \
    T_LANES_16(f), f(16), f(17), f(18), f(19), f(20), f(21), f(22), f(23), f(24), f(25), f(26), \
    f(27), f(28), f(29), f(30), f(31)
#define T_LANES_64(f) \
    T_LANES_32(f), f(32), f(33), f(34), f(35), f(36), f(37), f(38), f(39), f(40), f(41), f(42), \
    f(43), f(44), f(45), f(46), f(47), f(48), f(49), f(50), f(51), f(52), f(53), f(54), f(55), \
    f(56), f(57), f(58), f(59), f(60), f(61), f(62), f(63)
#define T_LANES T_PASTE(T_LANES_, SG_LANES_)
#define T_SAME(i) (i)
#define T_STRIDE(i) (5 * (i) + 3) % SG_LANES_
#define T_TWICE(i) (i) / 2
#define T_SPREAD(i) ((i) * 11 % 7) * 13 % SG_LANES_
enum { PATTERNS = 4 };
#define T_PERMUTE(a_, e) \
    static void t_permute_##e(const struct args *a, struct result *r) { \
        if (a->u == 0) sg_store_##e(r->v.e, sg_permute_##e(X(e), T_LANES(T_SAME))); \
        if (a->u == 1) sg_store_##e(r->v.e, sg_permute_##e(X(e), T_LANES(T_STRIDE))); \
        if (a->u == 2) sg_store_##e(r->v.e, sg_permute_##e(X(e), T_LANES(T_TWICE))); \
        if (a->u == 3) sg_store_##e(r->v.e, sg_permute_##e(X(e), T_LANES(T_SPREAD))); \
    }
T_EACH_ALL(T_PERMUTE, )

/* ---- drivers ---- */

static struct call t_call;

/* distinct lanes, so that a wrong one shows; with NaN payloads and both zeros among floats */
static void fill(enum element e, uint64_t t) {
    for (unsigned i = 0; i < LANES; i++) {
        t_call.x[i] = t % 3 == 0 ? i + 1 : t % 3 == 1 ? edge(e, (unsigned)((t + i) % edge_count(e)))
                                                    : random_bits(t * 64 + i) & all_bits(e);
        t_call.y[i] = t % 3 == 0 ? i + 65 : random_bits(~(t * 64 + i)) & all_bits(e);
    }
    t_call.s = t % 3 == 0 ? 200 & all_bits(e) : random_value(e, t);
}
static void check_inputs(const struct test *t, unsigned count) {
    case_begin();
    for (unsigned k = 0; k < count; k++) {
        fill(t->e, k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
/* the last argument: every lane number and delta of both signs, then some in any order */
static void check_deltas(const struct test *t) {
    const unsigned count = delta_count(LANES);
    case_begin();
    for (unsigned k = 0; k < 3 * count; k++) {
        t_call.u = delta_sample(LANES, k < count ? k : (unsigned)(random_bits(k) % count));
        memcpy(&t_call.d, &t_call.u, sizeof t_call.d);
        fill(t->e, k < count ? 0 : k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
/* each cluster of 0 to S + 2 lanes and a huge one, by each delta of both signs */
static void check_clusters(const struct test *t) {
    case_begin();
    for (unsigned c = 0; c < LANES + 4; c++) {
        for (unsigned k = 0; k < delta_count(LANES); k++) {
            const uint32_t delta = delta_sample(LANES, k);
            t_call.u = c == LANES + 3 ? 0x80000001u : c;
            memcpy(&t_call.d, &delta, sizeof t_call.d);
            fill(t->e, 3 * k);
            check_call(t, &t_call);
        }
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_indices(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < 96; k++) {
        for (unsigned i = 0; i < LANES; i++) {
            t_call.idx[i] = k < 32 ? (i * (2 * k + 1) + k / 2) % (2 * LANES)
                                   : index_sample(LANES, k * 64 + i);
        }
        fill(t->e, k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
/* a table that ends at the end of its memory, by every lane number */
static void check_table(const struct test *t) {
    static struct args a;
    struct result r;
    const unsigned n = (unsigned)atoi(t->name + strlen("lookup"));
    case_begin();
    unsigned char *const table = (unsigned char *)malloc(n);
    if (!table) exit(EXIT_FAILURE);
    t_call.e = t->e;
    t_call.lanes = LANES;
    for (unsigned i = 0; i < n; i++) table[i] = (unsigned char)(t_call.memory[i] = random_bits(i) & 0xff);
    for (unsigned k = 0; k < 16 + 256 / LANES; k++) {
        for (unsigned i = 0; i < LANES; i++) t_call.x[i] = k < 16 ? random_bits(k * 64 + i) & 0xff : (k * LANES + i) & 0xff;
        put_args(&a, &t_call);
        a.p = table;
        t->run(&a, &r);
        t->model(&t_call);
        for (unsigned i = 0; i < LANES; i++) {
            const uint64_t got = get_bits(&r.v, t->e, i);
            digest_add(got);
            if (got != t_call.want[i]) report_call(t->name, &t_call, i, got, t_call.want[i]);
        }
    }
    free(table);
    case_end(t->name, info_of(t->e).name);
}
static void check_masks(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < mask_count(LANES); k++) {
        t_call.m = mask_sample(LANES, k);
        fill(t->e, k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_constants(const struct test *t, const uint32_t *numbers, size_t count) {
    case_begin();
    for (unsigned k = 0; k < 2 * count; k++) {
        t_call.u = numbers[k / 2];
        memcpy(&t_call.d, &t_call.u, sizeof t_call.d);
        fill(t->e, 4 * k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_permute(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < 3 * PATTERNS; k++) {
        t_call.u = k % PATTERNS;
        for (unsigned i = 0; i < LANES; i++) {
            const unsigned pattern[] = {T_SAME(i), T_STRIDE(i), T_TWICE(i), T_SPREAD(i)};
            t_call.idx[i] = pattern[t_call.u];
        }
        fill(t->e, k / PATTERNS);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
/* many equal values, sorted and reversed runs, NaN of both signs */
static void check_sort(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < 96; k++) {
        for (unsigned i = 0; i < LANES; i++) {
            const uint64_t r = random_bits(k * 64 + i);
            t_call.x[i] = k % 4 == 0   ? edge(t->e, (unsigned)(r % edge_count(t->e)))
                          : k % 4 == 1 ? r % 3
                          : k % 4 == 2 ? (k & 4 ? i : LANES - i) & all_bits(t->e)
                                       : r & all_bits(t->e);
        }
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
/* few different values, so that lanes match; equal but for one lane; both zeros; NaN */
static void check_match(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < 64 + 2 * LANES; k++) {
        const uint64_t base = k % 8 < 5 ? edge(t->e, k / 2 % edge_count(t->e)) : k % 8 == 5 ? 0 : 1;
        for (unsigned i = 0; i < LANES; i++) {
            const uint64_t r = random_bits(k * 64 + i);
            t_call.x[i] = k < 32 ? edge(t->e, (unsigned)(r % 4)) : base;
        }
        t_call.m = mask_sample(LANES, (unsigned)(random_bits(k) % mask_count(LANES)));
        if (k >= 64) t_call.x[k % LANES] ^= k % 3 == 0 ? sign_bit(t->e) : k % 3 == 1 ? 1 : 0;
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_transpose(const struct test *t) {
    static uint64_t memory[LANES_MAX * LANES_MAX];
    static struct args a;
    static struct result r;
    case_begin();
    t_call.e = t->e;
    t_call.lanes = LANES;
    for (unsigned i = 0; i < LANES * LANES; i++) {
        const uint64_t bits = random_bits(i) & all_bits(t->e);
        t_call.values[i / LANES][i % LANES] = bits;
        put_bits(memory, t->e, i, bits);
    }
    a.p = memory;
    t->run(&a, &r);
    t->model(&t_call);
    for (unsigned i = 0; i < LANES * LANES; i++) {
        const uint64_t got = get_bits(memory, t->e, i), want = t_call.values[i / LANES][i % LANES];
        digest_add(got);
        if (got != want) report_call(t->name, &t_call, i % LANES, got, want);
    }
    case_end(t->name, info_of(t->e).name);
}

/* ---- the table ---- */

typedef void driver(const struct test *t);
struct entry {
    driver *drive;
    struct test test;
};
static void check_one(const struct test *t) { check_inputs(t, 24); }
static driver *sort_or_reverse(oracle *model) {
    return model == oracle_sort || model == oracle_sort_descending ? check_sort : check_one;
}

#define T_ENTRY(drive, name, e, result) {drive, {#name, E_##e, result, oracle_##name, t_##name##_##e}},
#define T_LINE_V_V(name, e) T_ENTRY(NULL, name, e, RESULT_VALUE)
#define T_LINE_V_VV(name, e) T_ENTRY(check_one, name, e, RESULT_VALUE)
#define T_LINE_V_VI(name, e) T_ENTRY(check_indices, name, e, RESULT_VALUE)
#define T_LINE_V_VJ(name, e) T_ENTRY(check_indices, name, e, RESULT_VALUE)
#define T_LINE_V_VVJ(name, e) T_ENTRY(check_indices, name, e, RESULT_VALUE)
#define T_LINE_V_PV(name, e) T_ENTRY(check_table, name, e, RESULT_VALUE)
#define T_LINE_V_VU(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_VD(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_VDU(name, e) T_ENTRY(check_clusters, name, e, RESULT_VALUE)
#define T_LINE_I_V(name, e) T_ENTRY(check_sort, name, e, RESULT_VALUE)
#define T_LINE_U_V(name, e) T_ENTRY(check_sort, name, e, RESULT_WORD)
#define T_LINE_V_VUS(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_VVU(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_MV(name, e) T_ENTRY(check_masks, name, e, RESULT_VALUE)
#define T_LINE_S_VU(name, e) T_ENTRY(check_deltas, name, e, RESULT_SCALAR)
#define T_LINE_X_V(name, e) T_ENTRY(check_match, name, e, RESULT_VALUE)
#define T_LINE_X_MV(name, e) T_ENTRY(check_match, name, e, RESULT_VALUE)
#define T_LINE_B_MV(name, e) T_ENTRY(check_match, name, e, RESULT_WORD)
#define T_LINE_B_V(name, e) T_ENTRY(check_match, name, e, RESULT_WORD)
#define T_LINE_0_T(name, e) T_ENTRY(check_transpose, name, e, RESULT_VALUE)
#define T_LINE_PERMUTE(name, e) T_ENTRY(check_permute, name, e, RESULT_VALUE)
#define T_PICK_cross(shape, name, class_) T_EACH_##class_(T_LINE_##shape, name)

static const struct entry t_entries[] = {
#include "rows.tmpl.h"
    T_EACH_ALL(T_LINE_PERMUTE, permute)
};

#define T_CHECK_CONSTANT(numbers_, e, shape, name) \
    { \
        static const uint32_t numbers[] = {numbers_(T_NUMBER, name, e)}; \
        const enum result_kind kind = oracle_##name == oracle_get_lane ? RESULT_SCALAR : RESULT_VALUE; \
        const struct test t = {#name " constant", E_##e, kind, oracle_##name, t_##name##_constant_##e}; \
        check_constants(&t, numbers, sizeof numbers / sizeof numbers[0]); \
    }
#define T_CHECK_UNSIGNED(e, shape, name) T_CHECK_CONSTANT(T_NUMBERS_UNSIGNED, e, shape, name)
#define T_CHECK_SIGNED(e, shape, name) T_CHECK_CONSTANT(T_NUMBERS_SIGNED, e, shape, name)
#define T_CHECK_FLOAT T_CHECK_SIGNED
#define T_CHECK_HALF T_CHECK_SIGNED
#define T_CHECK_BFLOAT T_CHECK_SIGNED
#define SG_T_ELEMENT(e, type, bits, kind, ...) \
    T_IS_TESTED_##kind(static void check_constants_##e(void) { SG_EACH_NUMBERED_(T_CHECK_##kind, e) })
#include <sg/tables/elements.h>
#undef SG_T_ELEMENT

int main(void) {
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) {
        const struct test *t = &t_entries[i].test;
        (t_entries[i].drive ? t_entries[i].drive : sort_or_reverse(t->model))(t);
    }
#define SG_T_ELEMENT(e, type, bits, kind, ...) T_IS_TESTED_##kind(check_constants_##e();)
#include <sg/tables/elements.h>
#undef SG_T_ELEMENT
    return run_end("lanes_cross");
}
