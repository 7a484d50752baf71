/* SPDX-License-Identifier: MIT */
/* Values of other sizes: every pair of elements whose lanes regroup, at every pair of sizes, bit after bit; halves of every size. */
#define SG_SIZE 1
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 2
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 4
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>
#undef SG_SIZE
#define SG_SIZE 64
#include <sg.h>
#include <sg/more.h>

#include <stdio.h>
#include <string.h>

#include "tap.h"

/* ---- memory: room before and behind a value, enough for the largest size and element ---- */

union memory { uint8_t b8[512]; uint16_t b16[256]; uint32_t b32[128]; uint64_t b64[64]; };
static union memory t_in, t_out, t_back;
static const uint64_t t_zero = 0;

static uint64_t lane(const union memory *m, unsigned bits, unsigned i) {
    return bits == 8 ? m->b8[i] : bits == 16 ? m->b16[i] : bits == 32 ? m->b32[i] : m->b64[i];
}
/* bit k of all the lanes, the lowest of the first lane first */
static unsigned bit(const union memory *m, unsigned bits, unsigned k) { return (unsigned)(lane(m, bits, k / bits) >> k % bits & 1); }
static void fill(unsigned round) {
    static uint64_t state = 1;
    for (unsigned i = 0; i < 64; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        t_in.b64[i] = round == 0 ? 0x0706050403020100u + i * 0x0808080808080808u : (state ^ state >> 29) + t_zero;
    }
    memset(&t_out, 0x5a, sizeof t_out);
    memset(&t_back, 0xa5, sizeof t_back);
}
enum { ROUNDS = 4 };
static unsigned t_wrong; /* for one pair of sizes */
static void compare(const char *what, unsigned out_bits, unsigned in_bits, unsigned all) {
    unsigned wrong = memcmp(&t_in, &t_back, all / 8) != 0;
    for (unsigned k = 0; k < all; k++) wrong += bit(&t_out, out_bits, k) != bit(&t_in, in_bits, k);
    if (wrong != 0 && t_wrong++ < 3) tap_note("%s: %u bits are wrong", what, wrong);
}

/* ---- regroup: one way by the generic name, back by the full name ---- */

#define T_TO(e, m) (SG_TYPE_##e##_ *)(void *)&(m)
#define T_FROM(e, m) (const SG_TYPE_##e##_ *)(const void *)&(m)
#define T_TEXT_(x) #x
#define T_FIRST_(n, w) n
#define T_SECOND_(n, w) w
#define T_REGROUP(sizes, n, w, un, uw) T_REGROUP_(n, w, T_FIRST_ sizes, T_SECOND_ sizes)
#define T_UNSIGNED(sizes, n, w) T_REGROUP_(u##n, u##w, T_FIRST_ sizes, T_SECOND_ sizes)
#define T_REGROUP_(n, w, ns, ws) T_REGROUP_OF(n, w, ns, ws)
#define T_REGROUP_OF(n, w, ns, ws) \
    for (unsigned r = 0; r < ROUNDS; r++) { \
        fill(r); \
        sg_store_##n##x##ns(T_TO(n, t_out), sg_as_##n(sg_load_##w##x##ws(T_FROM(w, t_in)))); \
        sg_store_##w##x##ws(T_TO(w, t_back), sg_as_##w##_##n##x##ns(sg_load_##n##x##ns(T_FROM(n, t_out)))); \
        compare(T_TEXT_(n##_##w##x##ws), SG_BITS_##n##_, SG_BITS_##w##_, ns * SG_BITS_##n##_); \
        fill(r); \
        sg_store_##w##x##ws(T_TO(w, t_out), sg_as_##w(sg_load_##n##x##ns(T_FROM(n, t_in)))); \
        sg_store_##n##x##ns(T_TO(n, t_back), sg_as_##n##_##w##x##ws(sg_load_##w##x##ws(T_FROM(w, t_out)))); \
        compare(T_TEXT_(w##_##n##x##ns), SG_BITS_##w##_, SG_BITS_##n##_, ns * SG_BITS_##n##_); \
    }
/* unsigned elements at every size; the others are casts of these: at one pair of sizes of each ratio, else compilers take minutes */
#define T_CASTS_2(ratio, sizes)
#define T_CASTS_4 T_CASTS_2
#define T_CASTS_8 T_CASTS_2
#define T_CASTS_16(ratio, sizes) SG_EACH_RATIO_##ratio##_(T_REGROUP, sizes)
#define T_CASTS_32 T_CASTS_2
#define T_CASTS_64 T_CASTS_2
#define T_PAIR(n, w, ratio) \
    static void regroup_##n##_##w(void) { \
        t_wrong = 0; \
        T_CASTS_##n(ratio, (n, w)) \
        SG_EACH_UNSIGNED_RATIO_##ratio##_(T_UNSIGNED, (n, w)) \
        tap_ok(t_wrong == 0, "lanes regroup, x%d and x%d", n, w); \
    }
SG_EACH_SIZE_PAIR_(T_PAIR)

/* ---- halves ---- */

#define T_HALVES(sizes, e) T_HALVES_(e, T_FIRST_ sizes, T_SECOND_ sizes)
#define T_HALVES_(e, s, h) T_HALVES_OF(e, s, h)
#define T_HALVES_OF(e, s, h) \
    for (unsigned r = 0; r < ROUNDS; r++) { \
        fill(r); \
        const sg_##e##x##s x = sg_load_##e##x##s(T_FROM(e, t_in)); \
        sg_store_##e##x##h(T_TO(e, t_out), sg_lo(x)); \
        sg_store_##e##x##h((T_TO(e, t_out)) + h, sg_hi(x)); \
        sg_store_##e##x##s(T_TO(e, t_back), sg_join(sg_lo_##e##x##s(x), sg_hi_##e##x##s(x))); \
        compare("halves of " T_TEXT_(e##x##s), SG_BITS_##e##_, SG_BITS_##e##_, s * SG_BITS_##e##_); \
        fill(r); /* the halves are swapped */ \
        sg_store_##e##x##s(T_TO(e, t_out), sg_join(sg_hi_##e##x##s(x), sg_lo_##e##x##s(x))); \
        for (unsigned i = 0; i < s; i++) t_wrong += lane(&t_out, SG_BITS_##e##_, i) != lane(&t_in, SG_BITS_##e##_, i ^ h) && r == 0; \
    }
#define T_HALVE_1(n, w)
#define T_HALVE_2(n, w) \
    static void halves_##n(void) { \
        t_wrong = 0; \
        SG_EACH_ALL_(T_HALVES, (n, w)) \
        tap_ok(t_wrong == 0, "lo, hi and join, x%d", n); \
    }
#define T_HALVE_4 T_HALVE_1
#define T_HALVE_8 T_HALVE_1
#define T_HALVE(n, w, ratio) T_HALVE_##ratio(n, w)
SG_EACH_SIZE_PAIR_(T_HALVE)

int main(void) {
#define T_RUN(n, w, ratio) regroup_##n##_##w();
    SG_EACH_SIZE_PAIR_(T_RUN)
#undef T_RUN
#define T_RUN_1(n)
#define T_RUN_2(n) halves_##n();
#define T_RUN_4 T_RUN_1
#define T_RUN_8 T_RUN_1
#define T_RUN(n, w, ratio) T_RUN_##ratio(n)
    SG_EACH_SIZE_PAIR_(T_RUN)
    return tap_end();
}
