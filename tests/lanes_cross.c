/* SPDX-License-Identifier: MIT */
/* Exchange between lanes, get and set of one lane, sort, transpose, match. Every delta, lane number and
 * xor mask is given both at run time and as a constant: they take different paths. */
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
#define T_THUNK_V_VU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->u))
#define T_THUNK_V_VD(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->d))
#define T_THUNK_V_VUS(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->u, S(e)))
#define T_THUNK_V_VVU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e), a->u))
#define T_THUNK_V_MV(name, e) T_VALUE(name, e, sg_##name##_##e(M, X(e)))
#define T_THUNK_S_VU(name, e) T_THUNK(name, e, r->v.e[0] = sg_##name##_##e(X(e), a->u))
#define T_THUNK_X_V(name, e) T_THUNK(name, e, sg_store_u64(r->v.u64, sg_##name##_##e(X(e))))
#define T_THUNK_B_V(name, e) T_THUNK(name, e, r->word = sg_##name##_##e(X(e)) ? 1 : 0)
/* S values of S lanes: too many for a struct args, so through a pointer */
#define T_THUNK_0_T(name, e) \
    static void t_##name##_##e(const struct args *a, struct result *r) { \
        T_TYPE_##e *p = (T_TYPE_##e *)a->p; \
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

/* ---- constants: all of 0..2S and three large ones, for an element of each width; few for the others, and
 * for the sizes whose values fill many registers, which compile slowly ---- */

#define T_UP_TO_2(f, g, e) f(g, e, 0) f(g, e, 1) f(g, e, 2)
#define T_UP_TO_4(f, g, e) T_UP_TO_2(f, g, e) f(g, e, 3) f(g, e, 4)
#define T_UP_TO_8(f, g, e) T_UP_TO_4(f, g, e) f(g, e, 5) f(g, e, 6) f(g, e, 7) f(g, e, 8)
#define T_UP_TO_16(f, g, e) \
    T_UP_TO_8(f, g, e) f(g, e, 9) f(g, e, 10) f(g, e, 11) f(g, e, 12) f(g, e, 13) f(g, e, 14) \
    f(g, e, 15) f(g, e, 16)
#define T_UP_TO_32(f, g, e) \
    T_UP_TO_16(f, g, e) f(g, e, 17) f(g, e, 18) f(g, e, 19) f(g, e, 20) f(g, e, 21) f(g, e, 22) \
    f(g, e, 23) f(g, e, 24) f(g, e, 25) f(g, e, 26) f(g, e, 27) f(g, e, 28) f(g, e, 29) \
    f(g, e, 30) f(g, e, 31) f(g, e, 32)
#define T_LARGE(f, g, e) f(g, e, 0x80000000u) f(g, e, 0x7fffffffu) f(g, e, 0xffffffffu)
#define T_FEW_(f, g, e, s) \
    f(g, e, 1) f(g, e, s / 2) f(g, e, s - 1) f(g, e, 0xfffffffeu)
#define T_FEW(f, g, e) T_FEW_(f, g, e, SG_LANES_)
#define T_SOME_(f, g, e, s) \
    T_UP_TO_2(f, g, e) f(g, e, s / 2) f(g, e, s - 3) f(g, e, s + 5) f(g, e, 2 * s)
#define T_SOME(f, g, e) T_SOME_(f, g, e, SG_LANES_)
#if SG_LANES_ == 1
#define T_MANY(f, g, e) T_UP_TO_2(f, g, e) T_LARGE(f, g, e)
#elif SG_LANES_ == 2
#define T_MANY(f, g, e) T_UP_TO_4(f, g, e) T_LARGE(f, g, e)
#elif SG_LANES_ == 4
#define T_MANY(f, g, e) T_UP_TO_8(f, g, e) T_LARGE(f, g, e)
#elif SG_LANES_ == 8
#define T_MANY(f, g, e) T_UP_TO_16(f, g, e) T_LARGE(f, g, e)
#elif SG_LANES_ == 16
#define T_MANY(f, g, e) T_UP_TO_32(f, g, e) T_LARGE(f, g, e)
#endif
#if SG_LANES_ <= 16
#define T_EACH_CONSTANT_ELEMENT(f, a) T_EACH_ALL(f, a)
#define T_CONSTANTS_u8 T_MANY
#define T_CONSTANTS_i16 T_MANY
#define T_CONSTANTS_f32 T_MANY
#define T_CONSTANTS_f64 T_MANY
#else
#define T_EACH_CONSTANT_ELEMENT(f, a) f(a, u8) f(a, i16) f(a, f32) f(a, f64)
#define T_CONSTANTS_u8 T_FEW
#define T_CONSTANTS_i16 T_FEW
#define T_CONSTANTS_f32 T_SOME
#define T_CONSTANTS_f64 T_FEW
#endif
#define T_CONSTANTS_i8 T_FEW
#define T_CONSTANTS_u16 T_FEW
#define T_CONSTANTS_i32 T_FEW
#define T_CONSTANTS_u32 T_FEW
#define T_CONSTANTS_i64 T_FEW
#define T_CONSTANTS_u64 T_FEW
#define T_CONSTANTS_f16 T_FEW
#define T_CONSTANTS_bf16 T_FEW

/* Branches, not a switch: two of few may be the same number. */
#define T_IF(call, e, k) \
    if (a->u == (uint32_t)(k)) { call(e, k); return; }
#define T_NUMBER(g, e, k) (uint32_t)(k),
#define T_CALL_shuffle_xor(e, k) sg_store_##e(r->v.e, sg_shuffle_xor_##e(X(e), k))
#define T_CALL_shuffle_down(e, k) sg_store_##e(r->v.e, sg_shuffle_down_##e(X(e), k))
#define T_CALL_shuffle_up(e, k) sg_store_##e(r->v.e, sg_shuffle_up_##e(X(e), k))
#define T_CALL_shuffle_down_fill(e, k) sg_store_##e(r->v.e, sg_shuffle_down_fill_##e(X(e), k, S(e)))
#define T_CALL_shuffle_up_fill(e, k) sg_store_##e(r->v.e, sg_shuffle_up_fill_##e(X(e), k, S(e)))
#define T_CALL_shuffle_down_carry(e, k) sg_store_##e(r->v.e, sg_shuffle_down_carry_##e(X(e), Y(e), k))
#define T_CALL_shuffle_up_carry(e, k) sg_store_##e(r->v.e, sg_shuffle_up_carry_##e(X(e), Y(e), k))
#define T_CALL_rotate(e, k) sg_store_##e(r->v.e, sg_rotate_##e(X(e), (int32_t)(k)))
#define T_CALL_broadcast(e, k) sg_store_##e(r->v.e, sg_broadcast_##e(X(e), k))
#define T_CALL_set_lane(e, k) sg_store_##e(r->v.e, sg_set_lane_##e(X(e), k, S(e)))
#define T_CALL_get_lane(e, k) r->v.e[0] = sg_get_lane_##e(X(e), k)
#define T_EACH_CONSTANT(f, e) \
    f(shuffle_xor, e) f(shuffle_down, e) f(shuffle_up, e) f(shuffle_down_fill, e) \
    f(shuffle_up_fill, e) f(shuffle_down_carry, e) f(shuffle_up_carry, e) f(rotate, e) \
    f(broadcast, e) f(set_lane, e) f(get_lane, e)
#define T_CONSTANT(name, e) \
    static void t_##name##_constant_##e(const struct args *a, struct result *r) { \
        T_CONSTANTS_##e(T_IF, T_CALL_##name, e) \
    }
#define T_CONSTANT_THUNKS(a, e) T_EACH_CONSTANT(T_CONSTANT, e)
T_EACH_CONSTANT_ELEMENT(T_CONSTANT_THUNKS, )

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
    return model == oracle_sort ? check_sort : check_one;
}

#define T_ENTRY(drive, name, e, result) {drive, {#name, E_##e, result, oracle_##name, t_##name##_##e}},
#define T_LINE_V_V(name, e) T_ENTRY(NULL, name, e, RESULT_VALUE)
#define T_LINE_V_VV(name, e) T_ENTRY(check_one, name, e, RESULT_VALUE)
#define T_LINE_V_VI(name, e) T_ENTRY(check_indices, name, e, RESULT_VALUE)
#define T_LINE_V_VU(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_VD(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_VUS(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_VVU(name, e) T_ENTRY(check_deltas, name, e, RESULT_VALUE)
#define T_LINE_V_MV(name, e) T_ENTRY(check_masks, name, e, RESULT_VALUE)
#define T_LINE_S_VU(name, e) T_ENTRY(check_deltas, name, e, RESULT_SCALAR)
#define T_LINE_X_V(name, e) T_ENTRY(check_match, name, e, RESULT_VALUE)
#define T_LINE_B_V(name, e) T_ENTRY(check_match, name, e, RESULT_WORD)
#define T_LINE_0_T(name, e) T_ENTRY(check_transpose, name, e, RESULT_VALUE)
#define T_LINE_PERMUTE(name, e) T_ENTRY(check_permute, name, e, RESULT_VALUE)
#define T_PICK_cross(shape, name, class_) T_EACH_##class_(T_LINE_##shape, name)

static const struct entry t_entries[] = {
#include "rows.tmpl.h"
    T_EACH_ALL(T_LINE_PERMUTE, permute)
};

#define T_CHECK_CONSTANT(name, e) \
    { \
        static const uint32_t numbers[] = {T_CONSTANTS_##e(T_NUMBER, , e)}; \
        const enum result_kind kind = oracle_##name == oracle_get_lane ? RESULT_SCALAR : RESULT_VALUE; \
        const struct test t = {#name " constant", E_##e, kind, oracle_##name, t_##name##_constant_##e}; \
        check_constants(&t, numbers, sizeof numbers / sizeof numbers[0]); \
    }
#define T_CHECK_CONSTANTS(a, e) \
    static void check_constants_##e(void) { T_EACH_CONSTANT(T_CHECK_CONSTANT, e) }
T_EACH_CONSTANT_ELEMENT(T_CHECK_CONSTANTS, )
#define T_RUN_CONSTANTS(a, e) check_constants_##e();

int main(void) {
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) {
        const struct test *t = &t_entries[i].test;
        (t_entries[i].drive ? t_entries[i].drive : sort_or_reverse(t->model))(t);
    }
    T_EACH_CONSTANT_ELEMENT(T_RUN_CONSTANTS, )
    return run_end("lanes_cross");
}
