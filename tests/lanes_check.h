/* SPDX-License-Identifier: MIT */
/* What the tests of floor 2 share: arguments and results in memory, input samples, the comparison of the
 * library with the oracle, and the digest.
 *
 * A thunk calls one operation of the library on arguments in memory. Programs generate thunks from
 * sg/tables/operations.h and give them, by shape, the arguments that the oracle gets. Samples depend only on the
 * element and their number, so the digest of the results is the same for every build. */
#ifndef TESTS_LANES_CHECK_H
#define TESTS_LANES_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <sg.h>
#include <sg/more.h>

#if SG_HAVE_GNU && defined(__SSE2__)
#include <xmmintrin.h>
#endif

#include "oracle.h"
#include "tap.h"

enum { LANES = SG_LANES_ };
#define T_PASTE_(a, b) a##b
#define T_PASTE(a, b) T_PASTE_(a, b)
#define T_STRING_(a) #a
#define T_STRING(a) T_STRING_(a)

/* ---- elements ---- */

/* f(a, e) for each element of a class of operations.h */
#define T_EACH_ALL SG_EACH_ALL_
#define T_EACH_INT SG_EACH_INT_
#define T_EACH_REAL SG_EACH_REAL_
#define T_EACH_U32 SG_EACH_U32_
#define T_EACH_U8 SG_EACH_U8_
#define T_EACH_I32 SG_EACH_I32_
#define T_EACH_F32 SG_EACH_F32_
#define T_EACH_I16 SG_EACH_I16_
#define T_EACH_U64 SG_EACH_U64_

/* ---- arguments and results ---- */

#define T_MEMBER(a, e) SG_TYPE_##e##_ e[LANES_MAX];
union values { SG_EACH_ALL_(T_MEMBER, ) };
#undef T_MEMBER

struct args {
    union values x, y, z, s; /* the scalar is lane 0 of s */
    uint64_t m, k;
    uint32_t idx[LANES_MAX];
    uint32_t u;
    int32_t d;
    size_t n;
    void *p, *q; /* the memory of the operation, and of arguments that do not fit here */
};
struct result {
    union values v;
    uint64_t word; /* mask bits, count, truth */
};
typedef void thunk(const struct args *a, struct result *r);
typedef void oracle(struct call *c);

enum result_kind { RESULT_VALUE, RESULT_SCALAR, RESULT_WORD };
struct test {
    const char *name;
    enum element e;
    enum result_kind result;
    oracle *model;
    thunk *run;
};

static inline void put_bits(void *p, enum element e, size_t i, uint64_t bits) {
    const uint8_t b8 = (uint8_t)bits;
    const uint16_t b16 = (uint16_t)bits;
    const uint32_t b32 = (uint32_t)bits;
    unsigned char *to = (unsigned char *)p + i * (info_of(e).bits / 8);
    switch (info_of(e).bits) {
    case 8: memcpy(to, &b8, sizeof b8); break;
    case 16: memcpy(to, &b16, sizeof b16); break;
    case 32: memcpy(to, &b32, sizeof b32); break;
    default: memcpy(to, &bits, sizeof bits); break;
    }
}
static inline uint64_t get_bits(const void *p, enum element e, size_t i) {
    uint8_t b8;
    uint16_t b16;
    uint32_t b32;
    uint64_t b64;
    const unsigned char *from = (const unsigned char *)p + i * (info_of(e).bits / 8);
    switch (info_of(e).bits) {
    case 8: memcpy(&b8, from, sizeof b8); return b8;
    case 16: memcpy(&b16, from, sizeof b16); return b16;
    case 32: memcpy(&b32, from, sizeof b32); return b32;
    default: memcpy(&b64, from, sizeof b64); return b64;
    }
}
static inline void put_args(struct args *a, const struct call *c) {
    for (unsigned i = 0; i < LANES; i++) {
        put_bits(&a->x, c->e, i, c->x[i]);
        put_bits(&a->y, c->e, i, c->y[i]);
        put_bits(&a->z, c->e, i, c->z[i]);
        a->idx[i] = c->idx[i];
    }
    put_bits(&a->s, c->e, 0, c->s);
    a->m = c->m;
    a->k = c->k;
    a->u = c->u;
    a->d = c->d;
    a->n = c->n;
}

/* ---- the run: one case is one operation on one element, with all its inputs ---- */

enum { SEED = 1, REPORTS_PER_CASE = 3 };
struct run {
    uint64_t digest;
    unsigned failures; /* of this case */
    uint64_t input;
};
static struct run t_run = {0xcbf29ce484222325u, 0, 0};

static inline void digest_add(uint64_t bits) {
    t_run.digest = (t_run.digest ^ bits) * 0x100000001b3u;
    t_run.digest ^= t_run.digest >> 29;
}
static inline void case_begin(void) {
    t_run.failures = 0;
    t_run.input = 0;
}
static inline void case_end(const char *name, const char *element) {
    tap_ok(t_run.failures == 0, "%s %sx%d", name, element, (int)LANES);
}
static inline int report_wanted(void) { return t_run.failures++ < REPORTS_PER_CASE; }
static inline void report_call(const char *name, const struct call *c, unsigned lane, uint64_t got,
                               uint64_t want) {
    if (!report_wanted()) return;
    tap_note("sg_%s_%sx%d seed %d input %lu lane %u: x %llx y %llx z %llx s %llx m %llx k %llx "
             "idx %lx u %lx d %ld n %llu: got %llx, expected %llx",
             name, info_of(c->e).name, (int)LANES, (int)SEED, (unsigned long)t_run.input, lane,
             (unsigned long long)c->x[lane], (unsigned long long)c->y[lane],
             (unsigned long long)c->z[lane], (unsigned long long)c->s, (unsigned long long)c->m,
             (unsigned long long)c->k, (unsigned long)c->idx[lane], (unsigned long)c->u, (long)c->d,
             (unsigned long long)c->n, (unsigned long long)got, (unsigned long long)want);
}

/* ---- comparison ---- */

static inline int is_close(enum element e, uint64_t x, uint64_t got, uint64_t want) {
    const uint64_t least_normal = (uint64_t)1 << (info_of(e).precision - 1);
    const uint64_t magnitude = want & ~sign_bit(e), argument = x & ~sign_bit(e);
    if (argument == 0 || argument == infinity_bits(e)) return got == want;
    if (argument < least_normal && got == (infinity_bits(e) | (x & sign_bit(e)))) return 1; /* a subnormal acts as 0 */
    if (is_nan(e, want)) return is_nan(e, got);
    if (magnitude < 2 * least_normal) return (got & ~sign_bit(e)) <= 2 * least_normal; /* may be 0 */
    if (magnitude >= infinity_bits(e)) return got == want;
    const double w = double_of(e, want), g = double_of(e, got);
    return fabs(g - w) <= fabs(w) * (1.0 / 2048 + ldexp(2, -info_of(e).precision));
}
static inline int is_mul_add(const struct call *c, unsigned i, uint64_t got) {
    const uint64_t a = c->x[i], b = c->y[i], s = c->z[i];
    const uint64_t fused = canonical(c->e, o_fma(c->e, a, b, s));
    const uint64_t apart = canonical(c->e, o_add(c->e, o_mul(c->e, a, b), s));
    if (got == fused || got == apart) return 1;
    if (info_of(c->e).precision >= 24) return 0;
    const uint64_t a32 = convert_bits(E_f32, c->e, a), b32 = convert_bits(E_f32, c->e, b);
    const uint64_t s32 = convert_bits(E_f32, c->e, s);
    return got == convert_bits(c->e, E_f32, o_fma(E_f32, a32, b32, s32)) ||
           got == convert_bits(c->e, E_f32, o_add(E_f32, o_mul(E_f32, a32, b32), s32));
}
/* whether an f32 is near the sum of both products and the third operand. Each may be rounded on its way; subnormal operands count as they are
 * or as 0; NaN where an operand or a product is NaN; anything where a sum may overflow */
static inline int is_dot_bf16(const struct call *c, unsigned i, uint64_t got, uint64_t want) {
    double size = fabs(double_of(E_f32, c->z[i])), lost = ldexp(1, -124), g = double_of(E_f32, got);
    for (unsigned k = 0; k < 2; k++) {
        const double x = bf16_of(c->x[i], k), y = bf16_of(c->y[i], k), least = ldexp(1, -126);
        size += fabs(x * y);
        if (fabs(x) < least || fabs(y) < least) lost += fabs(x * y);
    }
    if (size != size) return g != g;
    if (size > 3e38) return 1;
    return fabs(g - double_of(E_f32, want)) <= size * ldexp(1, -22) + lost;
}
/* 1 if lane i of a result is right; adds it to the digest */
static inline int lane_is_right(const struct call *c, unsigned i, uint64_t got, uint64_t want) {
    if (c->rule == RULE_QUIET && is_nan(c->result_e, got) && (got & quiet_nan(c->result_e)) != quiet_nan(c->result_e)) return 0;
    if (c->rule != RULE_BITS) {
        got = canonical(c->result_e, got);
        want = canonical(c->result_e, want);
    }
    if (c->rule == RULE_CLOSE) return is_close(c->e, c->x[i], got, want);
    if (c->rule == RULE_MUL_ADD) return is_mul_add(c, i, got);
    if (c->rule == RULE_DOT_BF16) return is_dot_bf16(c, i, got, want);
    if (c->rule == RULE_PAIRS && !pairs_fit(c->x[i], c->y[i])) return 1;
    digest_add(got);
    return got == want;
}

/* ---- subnormal numbers taken for 0: where the processor can be switched to that, each call is made once more that way ---- */

#if SG_HAVE_GNU && defined(__SSE2__)
enum { FLUSH_TO_ZERO = 0x8000, DENORMALS_ARE_ZERO = 0x40 };
/* the same call under FTZ and DAZ */
static inline int run_flushed(thunk *run, const struct args *a, struct result *r) {
    thunk *volatile hidden = run; /* the compiler must not move any of it past the switches */
    const unsigned before = _mm_getcsr();
    _mm_setcsr(before | FLUSH_TO_ZERO | DENORMALS_ARE_ZERO);
    hidden(a, r);
    _mm_setcsr(before);
    return 1;
}
#else
static inline int run_flushed(thunk *run, const struct args *a, struct result *r) {
    (void)run;
    (void)a;
    (void)r;
    return 0;
}
#endif

/* docs/flags.md: the operations whose results FTZ and DAZ may change: of f32, f64 and bf16, those that compare of the first two */
static inline int begins_with(const char *name, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const size_t n = strlen(words[i]);
        if (strncmp(name, words[i], n) == 0 && (name[n] == 0 || name[n] == '_' || name[n] == ' ' || words[i][n - 1] == '_')) return 1;
    }
    return 0;
}
static inline int may_flush(const char *name, enum element e) {
    static const char *const computes[] = {"add", "sub", "mul", "div", "fma", "fms", "fnma", "sqrt", "rsqrt", "rcp", "floor", "ceil", "dot_acc_", "reduce_", "scan_"};
    static const char *const compares[] = {"min", "max", "clamp", "eq", "ne", "lt", "le", "gt", "ge", "all_equal", "arg_"};
    if (!is_float(e) || e == E_f16) return 0;
    return begins_with(name, computes, sizeof computes / sizeof computes[0]) ||
           (e != E_bf16 && begins_with(name, compares, sizeof compares / sizeof compares[0]));
}
static inline void check_flushed(const char *name, enum element e, thunk *run, const struct args *a, const struct result *r) {
    static SG_ALIGN(64) struct result flushed; /* stream_aligned stores to it */
    memset(&flushed, 0xa5, sizeof flushed);
    if (run_flushed(run, a, &flushed) && memcmp(r, &flushed, sizeof flushed) != 0 && report_wanted())
        tap_note("sg_%s_%sx%d gives other bits under FTZ and DAZ", name, info_of(e).name, (int)LANES);
}

/* calls the library and the oracle with the arguments in c and compares */
static inline void check_call(const struct test *t, struct call *c) {
    static struct args a;
    struct result r;
    c->e = t->e;
    c->lanes = LANES;
    c->rule = RULE_BITS;
    c->result_e = t->e;
    c->want[0] = 0;
    put_args(&a, c);
    memset(&r, 0xa5, sizeof r);
    t->run(&a, &r);
    if (!may_flush(t->name, t->e)) check_flushed(t->name, t->e, t->run, &a, &r);
    t->model(c);
    if (t->result == RESULT_WORD) {
        digest_add(r.word);
        if (r.word != c->want[0]) report_call(t->name, c, 0, r.word, c->want[0]);
    } else {
        for (unsigned i = 0; i < (t->result == RESULT_SCALAR ? 1 : (unsigned)LANES); i++) {
            const uint64_t got = get_bits(&r.v, c->result_e, i);
            if (!lane_is_right(c, i, got, c->want[i])) report_call(t->name, c, i, got, c->want[i]);
        }
    }
    t_run.input++;
}

static inline int run_end(const char *program) {
    printf("# digest %s-S%d %016llx\n", program, (int)LANES, (unsigned long long)t_run.digest);
    return tap_end();
}

#endif
