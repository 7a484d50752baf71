/* SPDX-License-Identifier: MIT */
/* The operators of C++ compared with the named functions, for every element: two values, a scalar on either side, assignment, masks;
 * types of other libraries; another size and other masks in the same file. In C there are no operators. */
#include "lanes_check.h"
#include "samples.h"

#ifdef __cplusplus
#include <sstream>
#include <string>

enum { ROUNDS = 400 };
static enum element t_e;
static unsigned t_calls;
static const char *t_sign;

/* ---- operands: pairs of edges, then random bits, which as counts of shifts are small in every second round ---- */

enum { ROOM = LANES + 8 }; /* GCC sees get_bits and put_bits access eight bytes, whatever the element is, and warns */
template <class T> struct operands {
    T x[ROOM], y[ROOM], s[ROOM]; /* s: one scalar in every lane */
    void fill(unsigned round) {
        const unsigned edges = edge_count(t_e);
        const uint64_t scalar = round % 3 ? edge(t_e, round % edges) : random_bits(round);
        for (unsigned i = 0; i < LANES; i++) {
            const unsigned k = round * LANES + i;
            put_bits(x, t_e, i, k < edges * edges ? edge(t_e, k % edges) : random_bits(2 * k));
            put_bits(y, t_e, i, k < edges * edges ? edge(t_e, k / edges) : random_bits(2 * k + 1) >> (round % 2 ? 60 : 0));
            put_bits(s, t_e, i, scalar);
        }
    }
};

/* ---- compares two results: the same bits, or both NaN ---- */

template <class T, class V> static void same_value(const T *, V got, V want, const char *form) {
    T g[ROOM], w[ROOM];
    memset(g, 0, sizeof g);
    memset(w, 0, sizeof w);
    sg_store(g, got);
    sg_store(w, want);
    t_calls++;
    for (unsigned i = 0; i < LANES; i++) {
        const uint64_t a = canonical(t_e, get_bits(g, t_e, i)), b = canonical(t_e, get_bits(w, t_e, i));
        if (a != b && report_wanted())
            tap_note("%s %s %s, lane %u: got %llx, expected %llx", info_of(t_e).name, t_sign, form, i,
                     (unsigned long long)a, (unsigned long long)b);
    }
}
static void same_mask(sg_mask got, sg_mask want, const char *form) {
    t_calls++;
    if (sg_ballot(got) != sg_ballot(want) && report_wanted())
        tap_note("%s %s %s: got %llx, expected %llx", info_of(t_e).name, t_sign, form, (unsigned long long)sg_ballot(got),
                 (unsigned long long)sg_ballot(want));
}

/* ---- the operators, one row each, on values x and y, and on the scalar c that is all lanes of s ---- */

#define T_BOTH(sign, name) \
    { \
        V z = x; \
        t_sign = #sign; \
        same_value(p->x, x sign y, sg_##name(x, y), "of values"); \
        same_value(p->x, x sign c, sg_##name##_n(x, c), "of value and scalar"); \
        same_value(p->x, c sign x, sg_##name(s, x), "of scalar and value"); \
        same_value(p->x, z sign##= y, sg_##name(x, y), "= value"); \
        same_value(p->x, z, sg_##name(x, y), "= value, what is assigned"); \
        z = x; \
        (z sign##= c) sign##= y; \
        same_value(p->x, z, sg_##name(sg_##name##_n(x, c), y), "= scalar, = value"); \
    }
#define T_SHIFT(sign, name) \
    { \
        V z = x; \
        t_sign = #sign; \
        same_value(p->x, x sign y, sg_##name(x, y), "by values"); \
        same_value(p->x, x sign count, sg_##name##_n(x, count), "by a count"); \
        same_value(p->x, x sign 3, sg_##name##_n(x, 3), "by a constant"); \
        same_value(p->x, c sign x, sg_##name(s, x), "of a scalar"); \
        same_value(p->x, (z sign##= y) sign##= count, sg_##name##_n(sg_##name(x, y), count), "= values, = count"); \
    }
#define T_COMPARE(sign, name) \
    t_sign = #sign; \
    same_mask(x sign y, sg_##name(x, y), "of values"); \
    same_mask(x sign c, sg_##name##_n(x, c), "of value and scalar"); \
    same_mask(c sign x, sg_##name(s, x), "of scalar and value");
template <class T, class V> static void check_all(const operands<T> *p, V x, V y, V s, T c) {
    T_BOTH(+, add)
    T_BOTH(-, sub)
    T_BOTH(*, mul)
    T_BOTH(/, div)
    T_COMPARE(==, eq)
    T_COMPARE(!=, ne)
    T_COMPARE(<, lt)
    T_COMPARE(<=, le)
    T_COMPARE(>, gt)
    T_COMPARE(>=, ge)
    t_sign = "-";
    same_value(p->x, -x, sg_neg(x), "of a value");
}
template <class T, class V> static void check_integers(const operands<T> *p, V x, V y, V s, T c) {
    const uint32_t count = (uint32_t)get_bits(p->y, t_e, 0);
    T_BOTH(%, rem)
    T_BOTH(&, and)
    T_BOTH(|, or)
    T_BOTH(^, xor)
    T_SHIFT(<<, shl)
    T_SHIFT(>>, shr)
    t_sign = "~";
    same_value(p->x, ~x, sg_not(x), "of a value");
}
/* scalars of other types: what is written as a constant, and what a scalar is converted to */
enum constant { THREE = 3 };
template <class T, class V> static void check_constants(const operands<T> *p, V x, T three) {
    t_sign = "+";
    same_value(p->x, x + 3, sg_add_n(x, three), "3");
    same_value(p->x, THREE + x, sg_add_n(x, three), "an enumeration");
    same_value(p->x, x + (char)3, sg_add_n(x, three), "a char");
    same_value(p->x, x + 3u, sg_add_n(x, three), "3u");
}
template <class T, class V> static void check_fractions(const operands<T> *p, V x, T half) {
    t_sign = "*";
    same_value(p->x, x * 0.5, sg_mul_n(x, half), "0.5");
    same_value(p->x, 0.5f * x, sg_mul_n(x, half), "0.5f");
    same_value(p->x, x * 0.5L, sg_mul_n(x, half), "0.5L");
}
#define T_NO_MORE(p, x, one)
#define T_RUN(f, e, more, even_more) \
    static void run_##f##_##e(void) { \
        static operands<SG_TYPE_##e##_> p; \
        t_e = E_##e; \
        case_begin(); \
        t_calls = 0; \
        for (unsigned round = 0; round < ROUNDS; round++) { \
            p.fill(round); \
            const sg_##e x = sg_load(p.x), y = sg_load(p.y), s = sg_load(p.s); \
            f(&p, x, y, s, p.s[0]); \
            more(&p, x, (SG_TYPE_##e##_)3); \
            even_more(&p, x, (SG_TYPE_##e##_)0.5f); \
        } \
        tap_ok(t_run.failures == 0 && t_calls >= 13 * ROUNDS, #f " %sx%d, %u calls", info_of(t_e).name, (int)LANES, \
               t_calls); \
    }
#define T_RUN_INTEGERS(a, e) T_RUN(check_integers, e, check_constants, T_NO_MORE)
#define T_RUN_ALL(a, e) T_RUN(check_all, e, T_NO_MORE, T_NO_MORE)
#define T_CALL_INTEGERS(a, e) run_check_integers_##e();
#define T_CALL_ALL(a, e) run_check_all_##e();
SG_EACH_ALL_(T_RUN_ALL, )
SG_EACH_INT_(T_RUN_INTEGERS, )
static void check_numbers(const operands<float> *p, sg_f32 x, sg_f32, sg_f32, float) { check_constants(p, x, 3.0f); }
static void check_numbers(const operands<double> *p, sg_f64 x, sg_f64, sg_f64, double) { check_constants(p, x, 3.0); }
static void check_precedence(const operands<float> *p, sg_f32 x, sg_f32 y, sg_f32 s, float c) {
    t_sign = "a * b + c";
    same_value(p->x, x * y + s, sg_add(sg_mul(x, y), s), "rounds twice");
    same_value(p->x, s - x * c / y, sg_sub(s, sg_div(sg_mul_n(x, c), y)), "of four");
}
static void check_floats(void) {
    static operands<float> p;
    static operands<double> q;
    case_begin();
    for (unsigned round = 0; round < ROUNDS; round++) {
        t_e = E_f32;
        p.fill(round);
        const sg_f32 x = sg_load(p.x), y = sg_load(p.y), s = sg_load(p.s);
        check_numbers(&p, x, y, s, p.s[0]);
        check_fractions(&p, x, 0.5f);
        check_precedence(&p, x, y, s, p.s[0]);
        t_e = E_f64;
        q.fill(round);
        check_numbers(&q, sg_load(q.x), sg_load(q.y), sg_load(q.s), q.s[0]);
        check_fractions(&q, sg_load(q.x), 0.5);
    }
    case_end("scalars of other types", "f32, f64 ");
}

/* ---- masks ---- */

static void check_masks(void) {
    case_begin();
    for (unsigned round = 0; round < ROUNDS; round++) {
        const sg_mask m = sg_mask_from_bits(random_bits(2 * round)), n = sg_mask_from_bits(random_bits(2 * round + 1));
        sg_mask o = m;
        t_sign = "masks";
        same_mask(m & n, sg_mask_and(m, n), "&");
        same_mask(m | n, sg_mask_or(m, n), "|");
        same_mask(m ^ n, sg_mask_xor(m, n), "^");
        same_mask(~m, sg_mask_not(m), "~");
        same_mask(!m, sg_mask_not(m), "!");
        same_mask(o &= n, sg_mask_and(m, n), "&=");
        same_mask(o |= m, m, "|=");
        same_mask((o ^= n) ^= m, n, "^=");
        same_mask(o, n, "^=, what is assigned");
    }
    case_end("masks", "");
}

/* ---- types of other libraries: their operators take precedence over those of sg, and sg's operators accept no other type ---- */

struct outside {
    outside() {}
    outside(const outside &) = delete;
    virtual int abstract() = 0;
};
struct vector3 { sg_f32 x, y, z; };
struct undefined;
enum class scoped { ONE = 1 };
static outside &operator<<(outside &o, sg_f32) { return o; }
static vector3 operator*(sg_f32 a, vector3 b) {
    const vector3 r = {a * b.x, b.y * a, b.z * a};
    return r;
}
static int operator+(sg_f32, sg_i32) { return 1; }
static int operator+(sg_f32, const undefined &) { return 2; }
static int operator+(scoped, sg_f32) { return 3; }
static void check_outside(undefined *nothing) {
    struct inside : outside { int abstract() { return 0; } } in;
    struct { unsigned three : 5; } bits = {3};
    const sg_f32 x = sg_iota_f32();
    const vector3 v = {x, x, x}, w = x * v;
    const volatile int hidden = 3;
    std::ostringstream text;
    text << std::string("a") + "b" << 1 << sg_get_lane(w.y, LANES - 1);
    outside &o = in;
    t_e = E_f32;
    case_begin();
    if (&(o << x) != &o || o.abstract() != 0) t_run.failures++;
    if (x + sg_zero_i32() != 1 || x + *nothing != 2 || scoped::ONE + x != 3) t_run.failures++;
    if (text.str() != "ab1" + std::to_string((LANES - 1) * (LANES - 1))) t_run.failures++;
    t_sign = "+";
    same_value((const float *)0, x + bits.three, sg_add_n(x, 3.0f), "a bit-field");
    same_value((const float *)0, hidden + x, sg_add_n(x, 3.0f), "a volatile");
    case_end("types of other people", "");
}

/* ---- another size, and there two widths of masks: a compare gives the first ---- */

#if SG_SIZE == 4
#define T_OTHER 8
#else
#define T_OTHER 4
#endif
#undef SG_SIZE
#define SG_SIZE T_OTHER
#undef SG_MASK_BITS
#include <sg.h>
static uint64_t other_size(void) {
    const sg_i32 x = sg_iota_i32();
    const sg_mask m = (x * 2 + 1 > 3) & ~(x == 3);
    return sg_ballot(m);
}
#define SG_MASK_BITS 64
#include <sg.h>
static uint64_t other_masks(void) {
    const sg_i32 x = sg_iota_i32();
    const sg_mask m = sg_gt_n(x, 1) ^ sg_eq_n(x, 3);
    return sg_ballot(!m);
}

int main(void) {
    SG_EACH_ALL_(T_CALL_ALL, )
    SG_EACH_INT_(T_CALL_INTEGERS, )
    check_floats();
    check_masks();
    check_outside((undefined *)&t_run);
    tap_equal_u64(other_size(), T_OTHER == 4 ? 0x4 : 0xf4, "another size");
    tap_equal_u64(other_masks(), 0xb, "masks of another width");
    return tap_end();
}

#else
int main(void) {
    puts("1..0 # SKIP operators are of C++");
    return 0;
}
#endif
