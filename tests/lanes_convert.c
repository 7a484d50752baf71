/* SPDX-License-Identifier: MIT */
/* Conversion between all pairs of elements: every value of 8- and 16-bit sources; for wider ones the
 * places where the destination rounds or saturates, one step around each, and random values. */
#include "lanes_check.h"
#include "samples.h"

#define T_CALL_OF_(name, to, from, lanes) sg_##name##_##to##_##from##x##lanes
#define T_CALL_(name, to, from, lanes) T_CALL_OF_(name, to, from, lanes)
#define T_CALL(name, to, from) T_CALL_(name, to, from, SG_LANES_)
#define T_THUNK(name, to, from) \
    static void t_##name##_##to##_##from(const struct args *a, struct result *r) { \
        sg_store_##to(r->v.to, T_CALL(name, to, from)(sg_load_##from(a->x.from))); \
    }

#define T_CONVERT(to, from) T_THUNK(convert, to, from)
SG_EACH_PAIR_(T_CONVERT)
#define T_SAT(to, from) T_THUNK(convert_sat, to, from)
SG_EACH_INT_PAIR_(T_SAT)
#define T_OF_FLOAT(to, from) T_THUNK(convert_rint, to, from) T_THUNK(convert_fast, to, from) T_THUNK(convert_fast_rint, to, from)
SG_EACH_INT_OF_REAL_(T_OF_FLOAT)

#define T_AS(to, from) T_THUNK(as, to, from)
SG_EACH_CAST_(T_AS)

/* the generic name and the bound one, to every element from one */
#define T_GENERIC(a_, to) \
    static void t_generic_##to(const struct args *a, struct result *r) { \
        sg_store_##to(r->v.to, sg_convert_##to(sg_load_i16(a->x.i16))); \
    }
T_EACH_ALL(T_GENERIC, )

/* ---- inputs ---- */

/* The n-th interesting value of a source for a destination. It starts from a number of the destination (every one of 16 bits,
 * else random and edge ones) or from the point halfway to the next; then it steps to the neighbours of that
 * in the source. */
enum { ANCHORS = 4096, RANDOM_VALUES = 4096, STEPS = 8 };

static uint64_t anchor(enum element from, enum element to, uint64_t k) {
    const uint64_t own = info_of(to).bits <= 16 ? k * (info_of(to).bits == 16 ? 16 : 1) + k / 256 % 16
                         : k % 4                ? random_value(to, k)
                                                : edge(to, (unsigned)(k / 4 % edge_count(to)));
    const uint64_t bits = own & all_bits(to);
    return convert_bits(from, to, bits);
}
/* halfway between two numbers of a narrower float: the new bit is worth half of its last place */
static uint64_t halfway(enum element from, enum element to, uint64_t bits) {
    if (is_float(from) && is_float(to) && info_of(from).precision > info_of(to).precision) {
        return bits ^ (uint64_t)1 << (info_of(from).precision - info_of(to).precision - 1);
    }
    if (!is_float(from) && is_float(to) && bit_length(bits) > info_of(to).precision) {
        return bits ^ (uint64_t)1 << (bit_length(bits) - info_of(to).precision - 1);
    }
    if (is_float(from) && !is_float(to)) return of_double(from, double_of(from, bits) + 0.5);
    return bits;
}
static uint64_t interesting(enum element from, enum element to, uint64_t n) {
    const uint64_t k = n / STEPS;
    if (info_of(from).bits <= 16) return n & all_bits(from);
    if (n < edge_count(from)) return edge(from, (unsigned)n);
    if (n >= (uint64_t)ANCHORS * STEPS) return random_value(from, n) >> (is_float(from) ? 0 : n % 48);
    const uint64_t exact = anchor(from, to, k), half = halfway(from, to, exact);
    const uint64_t values[STEPS] = {exact, exact + 1, exact - 1, half, half + 1, half - 1,
                                    half ^ sign_bit(from), (half + 1) ^ sign_bit(from)};
    return values[n % STEPS] & all_bits(from);
}
static uint64_t interesting_count(enum element from) {
    return info_of(from).bits <= 16 ? (uint64_t)1 << info_of(from).bits
                                    : (uint64_t)ANCHORS * STEPS + RANDOM_VALUES;
}

/* ---- the run ---- */

enum pair_kind { EXACT, FAST, CAST, SATURATED, ROUNDED, FAST_ROUNDED };
struct pair {
    const char *name;
    enum element to, from;
    thunk *run;
    enum pair_kind kind;
};

/* x, limited to the destination's range */
static uint64_t saturated_integer(enum element to, enum element from, uint64_t x) {
    const struct number n = number_of(from, x);
    const uint64_t high = is_signed(to) ? sign_bit(to) - 1 : all_bits(to);
    if (n.negative) return !is_signed(to) ? 0 : n.integer > sign_bit(to) ? sign_bit(to) : (0 - n.integer) & all_bits(to);
    return n.integer > high ? high : n.integer;
}
/* whether convert_fast promises the result: the truncated number is in the range of the destination */
static int in_range(enum element to, enum element from, uint64_t x) {
    if (is_float(to) || !is_float(from)) return 1;
    const double low = is_signed(to) ? -ldexp(1, (int)info_of(to).bits - 1) : 0;
    const double high = ldexp(1, (int)info_of(to).bits - is_signed(to));
    const double value = trunc(double_of(from, x));
    return value >= low && value < high;
}

static void report(const struct pair *p, unsigned lane, uint64_t x, uint64_t got, uint64_t want) {
    if (!report_wanted()) return;
    tap_note("%s_%s_%sx%d lane %u: %llx: got %llx, expected %llx", p->name, info_of(p->to).name,
             info_of(p->from).name, (int)LANES, lane, (unsigned long long)x, (unsigned long long)got,
             (unsigned long long)want);
}

static void check_lane(const struct pair *p, unsigned lane, uint64_t x, uint64_t got) {
    if (p->kind == CAST) {
        if (got != x) report(p, lane, x, got, x);
        return;
    }
    const int rounded = p->kind == ROUNDED || p->kind == FAST_ROUNDED, fast = p->kind == FAST || p->kind == FAST_ROUNDED;
    const uint64_t number = rounded ? o_rint(p->from, x) : x;
    if (fast && !in_range(p->to, p->from, number)) return;
    const uint64_t want = p->kind == SATURATED ? saturated_integer(p->to, p->from, x)
                                               : canonical(p->to, convert_bits(p->to, p->from, number));
    got = canonical(p->to, got);
    if (got != want) report(p, lane, x, got, want);
    digest_add(got);
}

static void check_pair(const struct pair *p) {
    static struct args a;
    static struct result r;
    uint64_t x[LANES];
    char name[16];
    case_begin();
    /* nearly all are made from convert, so every seventh input is enough */
    const unsigned stride = p->kind == EXACT || p->kind == CAST || info_of(p->from).bits == 16 ? 1 : 7;
    for (uint64_t n = 0; n < interesting_count(p->from); n += LANES * stride) {
        for (unsigned i = 0; i < LANES; i++) {
            x[i] = interesting(p->from, p->to, n + i * stride);
            put_bits(&a.x, p->from, i, x[i]);
        }
        memset(&r, 0xa5, sizeof r);
        p->run(&a, &r);
        if (!is_float(p->to) || !is_float(p->from) || p->to == E_f16 || p->from == E_f16 || (p->to != E_f64 && p->from != E_f64) || p->kind == CAST)
            check_flushed(p->name, p->to, p->run, &a, &r);
        for (unsigned i = 0; i < LANES; i++) check_lane(p, i, x[i], get_bits(&r.v, p->to, i));
    }
    snprintf(name, sizeof name, "%s_%s", info_of(p->to).name, info_of(p->from).name);
    case_end(p->name, name);
}

#define T_LINE(to, from) {"convert", E_##to, E_##from, t_convert_##to##_##from, EXACT},
#define T_SAT_LINE(to, from) {"convert_sat", E_##to, E_##from, t_convert_sat_##to##_##from, SATURATED},
#define T_FLOAT_LINE(to, from) \
    {"convert_rint", E_##to, E_##from, t_convert_rint_##to##_##from, ROUNDED}, \
    {"convert_fast", E_##to, E_##from, t_convert_fast_##to##_##from, FAST}, \
    {"convert_fast_rint", E_##to, E_##from, t_convert_fast_rint_##to##_##from, FAST_ROUNDED},
#define T_AS_LINE(to, from) {"as", E_##to, E_##from, t_as_##to##_##from, CAST},
#define T_GENERIC_LINE(a, to) {"convert generic", E_##to, E_i16, t_generic_##to, EXACT},
static const struct pair t_pairs[] = {
    SG_EACH_PAIR_(T_LINE)
    SG_EACH_INT_PAIR_(T_SAT_LINE)
    SG_EACH_INT_OF_REAL_(T_FLOAT_LINE)
    SG_EACH_CAST_(T_AS_LINE)
    T_EACH_ALL(T_GENERIC_LINE, )
};

/* the scalars' own functions, which have no lanes */
static void check_scalars(void) {
    case_begin();
    for (uint32_t k = 0; k < 65536; k++) {
        sg_half h;
        sg_bfloat16 b;
        h.bits = b.bits = (uint16_t)k;
        const float values[2] = {sg_half_to_float(h), sg_bfloat16_to_float(b)};
        for (int j = 0; j < 2; j++) {
            const enum element e = j ? E_bf16 : E_f16;
            uint32_t bits;
            memcpy(&bits, &values[j], sizeof bits);
            if (canonical(E_f32, bits) != canonical(E_f32, convert_bits(E_f32, e, k)) && report_wanted()) {
                tap_note("%s %lx to float: %lx", info_of(e).name, (unsigned long)k, (unsigned long)bits);
            }
        }
    }
    case_end("scalar to float", "f16 bf16 ");
    case_begin();
    for (uint32_t k = 0; k < ANCHORS * STEPS; k++) {
        const uint64_t x[2] = {interesting(E_f32, E_f16, k), interesting(E_f32, E_bf16, k)};
        const uint64_t got[2] = {sg_half_from_float(float_of(E_f32, x[0])).bits,
                                 sg_bfloat16_from_float(float_of(E_f32, x[1])).bits};
        for (int j = 0; j < 2; j++) {
            const enum element e = j ? E_bf16 : E_f16;
            if (canonical(e, got[j]) != canonical(e, convert_bits(e, E_f32, x[j])) && report_wanted()) {
                tap_note("%s from float %llx: %llx", info_of(e).name, (unsigned long long)x[j],
                         (unsigned long long)got[j]);
            }
        }
    }
    case_end("scalar from float", "f16 bf16 ");
}

int main(void) {
    for (size_t i = 0; i < sizeof t_pairs / sizeof t_pairs[0]; i++) check_pair(&t_pairs[i]);
    check_scalars();
    return run_end("lanes_convert");
}
