/* SPDX-License-Identifier: MIT */
/* Every row of sg/tables/operations.h with arguments that the compiler knows: values, scalars, masks, lane numbers and counts. What the
 * compiler computes must be what the machine computes; the oracle decides. The compiler knows all arguments, or all but the
 * first value, or only that. Each set pairs the edges of an element differently. */
#include "lanes_check.h"

/* ---- what the compiler sees: the bits of each element, only in literals ---- */

/* integers of B bits */
#define T_WORD_(e, x) (t_uint_##e)((uint64_t)(x) & ~(uint64_t)0 >> (64 - 8 * sizeof(t_uint_##e)))
#define T_TOP(B) ((uint64_t)1 << ((B) - 1))
#define T_HALF(B) ((uint64_t)1 << (B) / 2)
#define T_INTEGERS(e, B) \
    T_WORD_(e, 0), T_WORD_(e, 1), T_WORD_(e, (B) - 1), T_WORD_(e, T_TOP(B)), T_WORD_(e, ~(uint64_t)0), T_WORD_(e, B), \
    T_WORD_(e, 3), T_WORD_(e, T_TOP(B) - 1), T_WORD_(e, (B) + 1), T_WORD_(e, ~(uint64_t)1), T_WORD_(e, 7), \
    T_WORD_(e, T_HALF(B) - 1), T_WORD_(e, T_TOP(B) + 1), T_WORD_(e, 2), T_WORD_(e, 0x5555555555555555u), T_WORD_(e, 100), \
    T_WORD_(e, T_HALF(B)), T_WORD_(e, ~(uint64_t)99), T_WORD_(e, T_TOP(B) | T_HALF(B)), T_WORD_(e, 10), \
    T_WORD_(e, 0xaaaaaaaaaaaaaaaau), T_WORD_(e, T_HALF(B) + 1), T_WORD_(e, T_TOP(B) - 2), T_WORD_(e, ~(uint64_t)2)
enum { INTEGERS = 24, FLOATS = 58 };

/* floats of B bits, P of them significant with the leading one */
#define T_BIAS(B, P) (((uint64_t)1 << ((B) - (P) - 1)) - 1)
#define T_INFINITY(B, P) ((((uint64_t)1 << ((B) - (P))) - 1) << ((P) - 1))
#define T_POWER(B, P, n) \
    ((n) > (int)T_BIAS(B, P) ? T_INFINITY(B, P) : (uint64_t)((int)T_BIAS(B, P) + ((n) > (int)T_BIAS(B, P) ? 0 : (n))) << ((P) - 1))
#define T_LESS(B, P, n) (T_POWER(B, P, n) - ((n) <= (int)T_BIAS(B, P)))
#define T_BOTH(e, B, x) T_WORD_(e, x), T_WORD_(e, (x) | T_TOP(B))
#define T_REALS(e, B, P) \
    T_BOTH(e, B, 0), T_BOTH(e, B, T_POWER(B, P, 31)), T_BOTH(e, B, T_POWER(B, P, 0)), \
    T_BOTH(e, B, T_INFINITY(B, P) | (uint64_t)1 << ((P) - 2)), \
    T_BOTH(e, B, T_POWER(B, P, 0) | (uint64_t)1 << ((P) - 2)), T_BOTH(e, B, T_POWER(B, P, 63)), \
    T_BOTH(e, B, T_INFINITY(B, P)), T_BOTH(e, B, T_POWER(B, P, -1)), T_BOTH(e, B, T_POWER(B, P, 1)), \
    T_BOTH(e, B, T_POWER(B, P, 1) | (uint64_t)1 << ((P) - 3)), T_BOTH(e, B, T_POWER(B, P, 32)), \
    T_BOTH(e, B, T_POWER(B, P, 1) | (uint64_t)3 << ((P) - 3)), T_BOTH(e, B, T_INFINITY(B, P) | 3), \
    T_BOTH(e, B, T_LESS(B, P, 31)), T_BOTH(e, B, T_POWER(B, P, 7)), T_BOTH(e, B, T_POWER(B, P, 0) + 1), \
    T_BOTH(e, B, T_POWER(B, P, 8)), T_BOTH(e, B, T_LESS(B, P, 32)), T_BOTH(e, B, 1), T_BOTH(e, B, T_INFINITY(B, P) - 1), \
    T_BOTH(e, B, T_POWER(B, P, 15)), T_BOTH(e, B, (uint64_t)1 << ((P) - 1)), T_BOTH(e, B, T_LESS(B, P, (P) - 1)), \
    T_BOTH(e, B, T_POWER(B, P, 64)), T_BOTH(e, B, T_POWER(B, P, (P) - 2) + 1), T_BOTH(e, B, ((uint64_t)1 << ((P) - 1)) - 1), \
    T_BOTH(e, B, T_POWER(B, P, 16)), T_BOTH(e, B, T_LESS(B, P, -1)), T_BOTH(e, B, T_LESS(B, P, 63))

/* enough for 64 lanes from each place of the first repetition on */
#define T_BITS_UNSIGNED(e, B, P) \
    static const t_uint_##e t_bits_##e[] = {T_INTEGERS(e, B), T_INTEGERS(e, B), T_INTEGERS(e, B), T_INTEGERS(e, B)}; \
    enum { T_PERIOD_##e = INTEGERS };
#define T_BITS_SIGNED(e, B, P) T_BITS_UNSIGNED(e, B, P)
#define T_BITS_FLOAT(e, B, P) \
    static const t_uint_##e t_bits_##e[] = {T_REALS(e, B, P), T_REALS(e, B, P), T_REALS(e, B, P)}; \
    enum { T_PERIOD_##e = FLOATS };
#define T_BITS_HALF(e, B, P) T_BITS_FLOAT(e, B, P)
#define T_BITS_BFLOAT(e, B, P) T_BITS_FLOAT(e, B, P)
#define SG_T_ELEMENT(e, type, bits, kind, native, precision, ...) \
    typedef uint##bits##_t t_uint_##e; \
    T_BITS_##kind(e, bits, precision)
#include <sg/tables/elements.h>
#undef SG_T_ELEMENT

/* where the lanes of each argument begin; over all sets, every pair of places occurs */
#define T_X_AT(set) ((set) * 16)
#define T_Y_AT(set) ((set) * 11 + 3)
#define T_Z_AT(set) ((set) * 17 + 9)
#define T_S_AT(set) ((set) * 13 + 3)
#define T_AT(e, at) ((const void *)(t_bits_##e + (at) % T_PERIOD_##e))
#define T_X_BITS(e, set) T_AT(e, T_X_AT(set))
#define T_Y_BITS(e, set) T_AT(e, T_Y_AT(set))
#define T_Z_BITS(e, set) T_AT(e, T_Z_AT(set))
#define T_S_BITS(e, set) T_AT(e, T_S_AT(set))
#define T_ROW_BITS(e, set, i) T_AT(e, T_X_AT(set) + (i) * 7u)

static const uint64_t t_masks[] = {
    0x5555555555555555u, ~(uint64_t)0, 0xff00ff00ff0ff00fu, 0, 0x8000000000000001u, 0x00000000ffffffffu, 0xf0f0f0f0f0f0f0f0u,
    1, 0x0123456789abcdefu, 0x7ffffffffffffffeu, 0xaaaaaaaaaaaaaaaau, 0x0000ffff0000ffffu, 2,
};
static const uint32_t t_numbers[] = {
    1, 31, SG_LANES_ - 1, 32, SG_LANES_ / 2, 7, 16, SG_LANES_, 8, 63, SG_LANES_ + 1, 0, 0xffffffffu, 64, 3, 9, 15,
    2 * SG_LANES_, 17, 33, 0x80000000u, 65, 2, 255, 256, 0xfffffffeu, 4,
};
enum { MASKS = sizeof t_masks / sizeof t_masks[0], NUMBERS = sizeof t_numbers / sizeof t_numbers[0] };
#define T_M(set) t_masks[(set) % MASKS]
#define T_K(set) t_masks[((set) * 3 + 2) % MASKS]
#define T_U(set) t_numbers[(set) % NUMBERS]
#define T_IDX(set) (t_bits_u32 + T_Y_AT(set) % T_PERIOD_u32)
/* lane numbers for memory: each of 64 once, then again */
#define T_PLACE(i, t) (t)(((i) * 37u + 11u) % 64u)
static const uint32_t t_places[] = {SG_LANES64_(T_PLACE, uint32_t), SG_LANES64_(T_PLACE, uint32_t)};
#define T_TABLE(i, t) (t)((i) * 151u + 7u), (t)((i) * 89u + 101u), (t)((i) * 29u + 51u), (t)((i) * 201u)
static const uint8_t t_table[256] = {SG_LANES64_(T_TABLE, uint8_t)};
#define T_PLACES(set) (t_places + (set) * 5 % 64)

/* ---- the oracle's side ---- */

static uint64_t t_square[LANES_MAX * LANES_MAX];
enum where { IN_RESULT, IN_MEMORY, IN_SQUARE, FROM_TABLE };
struct entry {
    struct test test;
    enum element operands; /* of x and y */
    int broadcast;         /* y is everywhere 1: the scalar, 2: the number u, 3: the scalar, and z its first lane */
    enum where where;
    int indexed; /* memory, by t_places */
};
struct pair {
    const char *name;
    enum element to, from;
    int fast;
    thunk *run;
};

static uint64_t constant(enum element e, unsigned at) {
#define T_CONSTANT(a, e) case E_##e: return t_bits_##e[at];
    switch (e) { T_EACH_ALL(T_CONSTANT, ) default: return 0; }
}
static unsigned period(enum element e) { return is_float(e) ? FLOATS : INTEGERS; }

static void check_entry(const struct entry *entry, unsigned set) {
    static struct call c;
    static struct args a;
    static SG_ALIGN(64) struct result r; /* stream_aligned stores to it */
    const struct test *t = &entry->test;
    const unsigned own = period(t->e), other = period(entry->operands);
    c.e = c.result_e = t->e;
    c.lanes = LANES;
    c.rule = RULE_BITS;
    c.want[0] = 0;
    for (unsigned i = 0; i < LANES; i++) {
        c.x[i] = constant(entry->operands, T_X_AT(set) % other + i);
        c.y[i] = constant(entry->operands, T_Y_AT(set) % other + i);
        c.z[i] = constant(t->e, T_Z_AT(set) % own + i);
    }
    c.s = constant(t->e, T_S_AT(set) % own);
    c.m = T_M(set) & all_lanes(&c);
    c.k = T_K(set) & all_lanes(&c);
    c.u = T_U(set);
    memcpy(&c.d, &c.u, sizeof c.d);
    c.n = c.u;
    for (unsigned i = 0; i < LANES; i++) c.idx[i] = T_IDX(set)[i];
    put_args(&a, &c);
    for (unsigned i = 0; entry->broadcast && i < LANES; i++) c.y[i] = entry->broadcast == 2 ? c.u : c.s;
    for (unsigned i = 0; entry->broadcast == 3 && i < LANES; i++) c.z[i] = c.z[0];
    for (unsigned i = 0; i < LANES_MAX; i++) {
        c.memory[i] = entry->where == IN_MEMORY ? 0xa5a5a5a5a5a5a5a5u & all_bits(t->e) : constant(t->e, T_X_AT(set) % own + i);
    }
    for (unsigned i = 0; entry->where == IN_SQUARE && i < LANES; i++) {
        for (unsigned j = 0; j < LANES; j++) c.values[i][j] = constant(t->e, (T_X_AT(set) + i * 7) % own + j);
    }
    for (unsigned i = 0; entry->indexed && i < LANES; i++) c.idx[i] = T_PLACES(set)[i];
    for (unsigned i = 0; entry->where == FROM_TABLE && i < sizeof t_table; i++) c.memory[i] = t_table[i];
    memset(&r, 0xa5, sizeof r);
    t->run(&a, &r);
    if (entry->where != IN_SQUARE && !may_flush(t->name, t->e)) check_flushed(t->name, t->e, t->run, &a, &r);
    t->model(&c);
    t_run.input = set;
    if (entry->where == IN_SQUARE) {
        for (unsigned i = 0; i < LANES * LANES; i++) {
            const uint64_t got = get_bits(t_square, t->e, i), want = c.values[i / LANES][i % LANES];
            digest_add(got);
            if (got != want) report_call(t->name, &c, i % LANES, got, want);
        }
        return;
    }
    for (unsigned i = 0; entry->where == IN_MEMORY && i < LANES_MAX; i++) {
        const uint64_t got = get_bits(&r.v, t->e, i);
        digest_add(got);
        if (got != c.memory[i]) report_call(t->name, &c, i % LANES, got, c.memory[i]);
    }
    if (t->result == RESULT_WORD) {
        digest_add(r.word);
        if (r.word != c.want[0]) report_call(t->name, &c, 0, r.word, c.want[0]);
    } else if (entry->where != IN_MEMORY) {
        for (unsigned i = 0; i < (t->result == RESULT_SCALAR ? 1 : (unsigned)LANES); i++) {
            const uint64_t got = get_bits(&r.v, c.result_e, i);
            if (!lane_is_right(&c, i, got, c.want[i])) report_call(t->name, &c, i, got, c.want[i]);
        }
    }
}

/* whether convert_fast promises the result: the truncated number is in the range of the destination */
static int in_range(enum element to, enum element from, uint64_t x) {
    if (is_float(to) || !is_float(from)) return 1;
    const double low = is_signed(to) ? -ldexp(1, (int)info_of(to).bits - 1) : 0;
    const double high = ldexp(1, (int)info_of(to).bits - is_signed(to));
    const double value = trunc(double_of(from, x));
    return value >= low && value < high;
}
static void check_pair(const struct pair *p, unsigned set) {
    static struct args a;
    struct result r;
    p->run(&a, &r);
    for (unsigned i = 0; i < LANES; i++) {
        const uint64_t x = constant(p->from, T_X_AT(set) % period(p->from) + i);
        if (p->fast && !in_range(p->to, p->from, x)) continue;
        const uint64_t got = canonical(p->to, get_bits(&r.v, p->to, i)), want = canonical(p->to, convert_bits(p->to, p->from, x));
        digest_add(got);
        if (got != want && report_wanted()) {
            tap_note("%s_%s_%sx%d set %u lane %u: %llx: got %llx, expected %llx", p->name, info_of(p->to).name,
                     info_of(p->from).name, (int)LANES, set, i, (unsigned long long)x, (unsigned long long)got,
                     (unsigned long long)want);
        }
    }
}

/* ---- lines of the table, by shape ---- */

#define T_LINE(label, name, thunk, e, kind, operands, broadcast, where, indexed) \
    {{label, E_##e, kind, oracle_##name, T_NAME(_##thunk##_##e)}, E_##operands, broadcast, where, indexed},
#define T_LINE_OF(name, e, kind) T_LINE(#name, name, name, e, kind, e, 0, IN_RESULT, 0)
#define T_LINE_V_S(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_V(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_R_V(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_W_V(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VV(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VVV(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_II(name, e) T_LINE(#name, name, name, e, RESULT_VALUE, u32, 0, IN_RESULT, 0)
#define T_LINE_V_IIV(name, e) T_LINE_V_II(name, e)
#define T_LINE_BIN(name, e) \
    T_LINE_OF(name, e, RESULT_VALUE) T_LINE(#name "_n", name, name##_n, e, RESULT_VALUE, e, 1, IN_RESULT, 0)
#define T_LINE_BOUNDS(name, e) \
    T_LINE_OF(name, e, RESULT_VALUE) T_LINE(#name "_n", name, name##_n, e, RESULT_VALUE, e, 3, IN_RESULT, 0)
#define T_LINE_O_BIN(name, e) T_LINE_BIN(name, e)
#define T_LINE_R_BIN(name, e) T_LINE_BIN(name, e)
#define T_LINE_SHIFT(name, e) \
    T_LINE_OF(name, e, RESULT_VALUE) T_LINE(#name "_n", name, name##_n, e, RESULT_VALUE, e, 2, IN_RESULT, 0)
#define T_LINE_CMP(name, e) \
    T_LINE_OF(name, e, RESULT_WORD) T_LINE(#name "_n", name, name##_n, e, RESULT_WORD, e, 1, IN_RESULT, 0)
#define T_LINE_M_V(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_V_MVV(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VI(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VJ(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VVJ(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_PV(name, e) T_LINE(#name, name, name, e, RESULT_VALUE, e, 0, FROM_TABLE, 0)
#define T_LINE_V_VU(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VD(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VDU(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_I_V(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_U_V(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_V_VUS(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_VVU(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_MVVV(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_X_MV(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_B_MV(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_V_MV(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_S_VU(name, e) T_LINE_OF(name, e, RESULT_SCALAR)
#define T_LINE_X_V(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_B_V(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_0_T(name, e) T_LINE(#name, name, name, e, RESULT_VALUE, e, 0, IN_SQUARE, 0)
#define T_LINE_M_MM(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_M_M(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_M_N(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_M_MUB(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_B_MU(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_M_L(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_B_M(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_L_M(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_U_M(name, e) T_LINE_OF(name, e, RESULT_WORD)
#define T_LINE_V_P(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_PN(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_MP(name, e) T_LINE_OF(name, e, RESULT_VALUE)
#define T_LINE_V_PI(name, e) T_LINE(#name, name, name, e, RESULT_VALUE, e, 0, IN_RESULT, 1)
#define T_LINE_V_MPI(name, e) T_LINE_V_PI(name, e)
#define T_LINE_V_MPV(name, e) T_LINE_V_PI(name, e)
#define T_LINE_V_MPIV(name, e) T_LINE_V_PI(name, e)
#define T_LINE_0_QV(name, e) T_LINE(#name, name, name, e, RESULT_VALUE, e, 0, IN_MEMORY, 0)
#define T_LINE_0_QVN(name, e) T_LINE_0_QV(name, e)
#define T_LINE_0_MQV(name, e) T_LINE_0_QV(name, e)
#define T_LINE_0_QIV(name, e) T_LINE(#name, name, name, e, RESULT_VALUE, e, 0, IN_MEMORY, 1)
#define T_LINE_0_MQIV(name, e) T_LINE_0_QIV(name, e)
#define T_LINE_U_MQV(name, e) T_LINE(#name, name, name, e, RESULT_WORD, e, 0, IN_MEMORY, 0)

/* for both tables: masks have no element; conversions have two */
#define T_EACH_MASK(f, a) f(a, u8)
#define T_CONVERT_CALL_OF_(name, to, from, lanes) sg_##name##_##to##_##from##x##lanes
#define T_CONVERT_CALL_(name, to, from, lanes) T_CONVERT_CALL_OF_(name, to, from, lanes)
#define T_CONVERT_CALL(name, to, from) T_CONVERT_CALL_(name, to, from, SG_LANES_)

/* ---- the sets ---- */

/* by default one of each kind, with different sets; check-constants asks for one at a time: -DT_ONLY_SET=n */
#ifdef T_ONLY_SET
#define T_SET T_ONLY_SET
#define T_MODE 0
#define T_MODE_TEXT "all known"
#include "lanes_constants.tmpl.h"
#define T_SET T_ONLY_SET
#define T_MODE 1
#define T_MODE_TEXT "all but the first value known"
#include "lanes_constants.tmpl.h"
#define T_SET T_ONLY_SET
#define T_MODE 2
#define T_MODE_TEXT "the first value known"
#include "lanes_constants.tmpl.h"
#else
#define T_SET 0
#define T_MODE 0
#define T_MODE_TEXT "all known"
#include "lanes_constants.tmpl.h"
#define T_SET 1
#define T_MODE 1
#define T_MODE_TEXT "all but the first value known"
#include "lanes_constants.tmpl.h"
#define T_SET 2
#define T_MODE 2
#define T_MODE_TEXT "the first value known"
#include "lanes_constants.tmpl.h"
#endif

/* ---- the first of interleaved elements: not rows of the table, but with known memory and count in the same way ---- */

#define T_PLAIN(a, e) static const t_uint_##e t_plain_##e[256] = {SG_LANES64_(T_TABLE, t_uint_##e)};
T_EACH_ALL(T_PLAIN, )

/* both: element k of lane i stands at i * N + k */
static void check_few(const char *name, enum element e, unsigned components, size_t n, int stored, const void *known, const void *got) {
    unsigned wrong = 0;
    for (unsigned i = 0; i < LANES; i++) {
        for (unsigned k = 0; k < components; k++) {
            const unsigned together = i * components + k, apart = k * LANES + i;
            const uint64_t is = get_bits(got, e, stored ? together : apart);
            const uint64_t unset = stored ? 0xa5a5a5a5a5a5a5a5u & all_bits(e) : 0;
            wrong += is != (i < n ? get_bits(known, e, stored ? apart : together) : unset);
            digest_add(is);
        }
    }
    tap_ok(wrong == 0, "%s_v%u of %u, all known %sx%d", name, components, (unsigned)n, info_of(e).name, (int)LANES);
}
#define T_FEW(c, set, e) \
    static void t_few_##c##_##set##_##e(void) { \
        const SG_TYPE_##e##_ *const known = (const SG_TYPE_##e##_ *)(const void *)t_plain_##e; \
        const sg_##e##v##c v = sg_load_n_v##c##_##e(known, T_U(set)); \
        sg_##e##v##c w; \
        SG_TYPE_##e##_ apart[c * LANES], together[c * LANES]; \
        for (unsigned k = 0; k < c; k++) sg_store_##e(apart + k * LANES, v.s[k]); \
        for (unsigned k = 0; k < c; k++) w.s[k] = sg_load_##e(known + k * LANES); \
        memset(together, 0xa5, sizeof together); \
        sg_store_n_v##c##_##e(together, w, T_U(set)); \
        check_few("load_n", E_##e, c, T_U(set), 0, t_plain_##e, apart); \
        check_few("store_n", E_##e, c, T_U(set), 1, t_plain_##e, together); \
    }
#define T_FEWS_(set, e) T_FEW(2, set, e) T_FEW(3, set, e) T_FEW(4, set, e)
#define T_FEWS_RUN_(set, e) t_few_2_##set##_##e(), t_few_3_##set##_##e(), t_few_4_##set##_##e();
#define T_FEWS(set, e) T_FEWS_(set, e) /* T_SET may be a macro */
#define T_FEWS_RUN(set, e) T_FEWS_RUN_(set, e)
#ifdef T_ONLY_SET
T_EACH_ALL(T_FEWS, T_ONLY_SET)
#else
T_EACH_ALL(T_FEWS, 0)
T_EACH_ALL(T_FEWS, 1)
T_EACH_ALL(T_FEWS, 2)
#endif

int main(void) {
#ifdef T_ONLY_SET
    T_EACH_ALL(T_FEWS_RUN, T_ONLY_SET)
    T_PASTE(T_PASTE(t_, T_ONLY_SET), _0_run)();
    T_PASTE(T_PASTE(t_, T_ONLY_SET), _1_run)();
    T_PASTE(T_PASTE(t_, T_ONLY_SET), _2_run)();
#else
    T_EACH_ALL(T_FEWS_RUN, 0)
    T_EACH_ALL(T_FEWS_RUN, 1)
    T_EACH_ALL(T_FEWS_RUN, 2)
    t_0_0_run();
    t_1_1_run();
    t_2_2_run();
#endif
    return run_end("lanes_constants");
}
