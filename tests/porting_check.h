/* SPDX-License-Identifier: MIT */
/* What the rows of porting_<language>.tmpl.h are written in: inputs, plain loops over them, and results.
 *
 * A row has sg's expression, in small letters (x, m, d, ...: T_VARYING, T_UNIFORM), and what the foreign name
 * gives for lane i, in capitals: X[i] is lane i of x. In rows of work-groups X[i] is work-item i. */
#ifndef TESTS_PORTING_CHECK_H
#define TESTS_PORTING_CHECK_H

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <sg.h>
#include <sg/math.h>
#include <sg/more.h>

/* S lanes; work-groups of L x 3 items, of several sub-groups, the last of them short where it can be */
enum { S = SG_LANES_, L = S > 1 ? S - 1 : 1, G = 3 * L, GROUPS = 2, ITEMS = GROUPS * G + S, MEM = 17 * S };

/* ---- inputs ---- */

static struct {
    uint32_t x[ITEMS], y[ITEMS], idx[ITEMS];
    int32_t a[ITEMS], b[ITEMS];
    float f[ITEMS], h[ITEMS];
    uint8_t u[ITEMS], m[ITEMS], q[ITEMS];
    uint16_t v[ITEMS];
    uint64_t w[ITEMS];
    uint32_t p[MEM];
    uint8_t p8[MEM];
    uint16_t p16[MEM];
    uint64_t p64[MEM];
    uint32_t d, c, j;
    int32_t k;
    size_t n;
    uint64_t bits;
} t_in;

/* of the sub-group or work-group that a result is asked for */
static const uint32_t *X, *Y, *I; /* I of idx */
static const int32_t *A, *B;
static const float *F, *H;
static const uint8_t *U, *M, *Q;
static const uint16_t *V;
static const uint64_t *W;
static int t_group;
#define P t_in.p
#define AT(i) ((int)(I[i] % S))

static inline void look_at(int group) {
    const int at = group * G;
    t_group = group;
    X = t_in.x + at, Y = t_in.y + at, I = t_in.idx + at, A = t_in.a + at, B = t_in.b + at;
    F = t_in.f + at, H = t_in.h + at, U = t_in.u + at, M = t_in.m + at, Q = t_in.q + at;
    V = t_in.v + at, W = t_in.w + at;
}

/* first item of the sub-group of item i of a work-group, and the one behind its last */
#define FROM (i - i % S)
#define TO (FROM + S < G ? FROM + S : G)
/* first lane of the tile of c lanes that lane i is in, and the one behind its last; its number in the tile */
#define TILE (i - i % (int)c)
#define TILE_END (TILE + (int)c)
#define RANK (i % (int)c)

/* splitmix64 of a counter */
static uint64_t t_count;
static inline uint64_t random_bits(void) {
    uint64_t z = ++t_count * 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}
static inline uint32_t below(uint32_t limit) { return (uint32_t)(random_bits() >> 32) % limit; }

/* Few values, so that some are equal, or any bits. Floats are halves, so that sums are exact in any order. */
static inline uint32_t any_u32(unsigned round) {
    return round % 3 == 0 ? below(3) : round % 3 == 1 ? (uint32_t)random_bits() : 1u << below(32);
}
static inline float any_f32(unsigned round) {
    return (float)below(round % 2 ? 4 : 41) * 0.5f - 10;
}
/* all, none, one, alternating, or at random */
static inline uint8_t any_bool(unsigned round, int i) {
    if (round % 8 < 2) return round % 8 == 0;
    if (round % 8 == 2) return i % S == (int)(round / 8) % S;
    return (uint8_t)(round % 8 == 3 ? i % 2 : below(4) < round % 8 - 3);
}
static inline void fill_inputs(unsigned round) {
    const uint32_t lanes[] = {S, 2 * S, 4 * S, UINT32_MAX};
    for (int i = 0; i < ITEMS; i++) {
        t_in.x[i] = any_u32(round);
        t_in.y[i] = any_u32(round + 1);
        t_in.a[i] = (int32_t)(any_u32(round) - (round % 3 == 0));
        t_in.b[i] = (int32_t)any_u32(round + 1);
        t_in.f[i] = any_f32(round);
        t_in.h[i] = any_f32(round + 1);
        t_in.u[i] = (uint8_t)any_u32(round);
        t_in.v[i] = (uint16_t)any_u32(round);
        t_in.w[i] = (uint64_t)any_u32(round) << 8 * (round % 3) | any_u32(round + 1);
        t_in.idx[i] = below(lanes[round / 2 % 4]);
        t_in.m[i] = any_bool(round, i);
        t_in.q[i] = any_bool(round / 2 + 5 * round % 8, i);
    }
    if (round % 6 == 0) for (int i = 0; i < ITEMS; i++) t_in.x[i] = 7, t_in.f[i] = 2;
    for (int i = 0; i < MEM; i++) {
        t_in.p[i] = (uint32_t)random_bits();
        t_in.p8[i] = (uint8_t)random_bits();
        t_in.p16[i] = (uint16_t)random_bits();
        t_in.p64[i] = random_bits() >> 1;
    }
    t_in.d = round % 7 == 6 ? UINT32_MAX - below(3) : below(round % 7 == 5 ? 3 * S : S + 1);
    t_in.k = (int32_t)below(4 * S + 1) - 2 * S;
    t_in.c = 1;
    for (uint32_t r = below(7); r > 0 && t_in.c < S; r--) t_in.c *= 2;
    t_in.j = below(round % 4 == 3 ? 3 * S : S);
    t_in.n = below(round % 2 ? 4 * S + 1 : S + 1);
    t_in.bits = round % 5 == 0 ? 0 : random_bits();
}

/* the names of a row's expression; in a row of work-groups also it, g, s and base */
#define T_UNIFORM \
    const uint32_t d = t_in.d, c = t_in.c, j = t_in.j; \
    const int32_t k = t_in.k; \
    const size_t n = t_in.n; \
    const uint64_t bits = t_in.bits; \
    const uint32_t *const p = t_in.p;
#define T_VARYING \
    const sg_u32 x = in->x, y = in->y, idx = in->idx, at = in->at, lane = in->lane; \
    const sg_i32 a = in->a, b = in->b; \
    const sg_f32 f = in->f, h = in->h; \
    const sg_u8 u = in->u; \
    const sg_u16 v = in->v; \
    const sg_u64 w = in->w; \
    const sg_u32v2 v2 = in->v2; \
    const sg_u32v3 v3 = in->v3; \
    const sg_u32v4 v4 = in->v4; \
    const sg_mask m = in->m, q = in->q;
struct values {
    sg_u32 x, y, idx, at, lane;
    sg_i32 a, b;
    sg_f32 f, h;
    sg_u8 u;
    sg_u16 v;
    sg_u64 w;
    sg_u32v2 v2;
    sg_u32v3 v3;
    sg_u32v4 v4;
    sg_mask m, q;
};
/* the n lanes from item i on */
static inline void load_values(struct values *in, size_t i, size_t n) {
    in->x = sg_load_n(t_in.x + i, n), in->y = sg_load_n(t_in.y + i, n), in->idx = sg_load_n(t_in.idx + i, n);
    in->at = sg_and_n(in->idx, S - 1), in->lane = sg_iota_u32();
    in->a = sg_load_n(t_in.a + i, n), in->b = sg_load_n(t_in.b + i, n);
    in->f = sg_load_n(t_in.f + i, n), in->h = sg_load_n(t_in.h + i, n);
    in->u = sg_load_n(t_in.u + i, n), in->v = sg_load_n(t_in.v + i, n), in->w = sg_load_n(t_in.w + i, n);
    for (int e = 0; e < 2; e++) in->v2.s[e] = sg_load(t_in.p + e * S);
    for (int e = 0; e < 3; e++) in->v3.s[e] = sg_load(t_in.p + e * S);
    for (int e = 0; e < 4; e++) in->v4.s[e] = sg_load(t_in.p + e * S);
    in->m = sg_ne_n(sg_load_n(t_in.m + i, n), 0), in->q = sg_ne_n(sg_load_n(t_in.q + i, n), 0);
}

/* ---- results, all of them as 64 bits ---- */

/* what the foreign name leaves undefined */
#define ANY INT64_MIN
/* memory that nothing was written to; some of it is what a compare and exchange expects there */
static inline uint32_t OLD(int i) {
    return (uint32_t)i < S && t_in.q[i] ? t_in.x[i] : 0xdead0000u + (uint32_t)i;
}

static union {
    uint8_t u8[MEM];
    uint16_t u16[MEM];
    uint32_t u32[MEM];
    int32_t i32[MEM];
    float f32[MEM];
    uint64_t u64[MEM];
    int64_t i64[MEM];
} t_got;
static uint32_t t_out[MEM];
static uint8_t t_out8[MEM];
static uint16_t t_out16[MEM];
static uint64_t t_out64[MEM];

static inline void clear_results(void) {
    memset(&t_got, 0xa5, sizeof t_got);
    for (int i = 0; i < MEM; i++) {
        t_out[i] = OLD(i);
        t_out8[i] = (uint8_t)OLD(i);
        t_out16[i] = (uint16_t)OLD(i);
        t_out64[i] = OLD(i);
    }
}
/* the bits of a float, as a number; -0 as 0 */
static inline int64_t float_bits(float x) {
    uint32_t word;
    x += 0.0f;
    memcpy(&word, &x, sizeof word);
    return (int64_t)word;
}

/* lane l of x, undefined where there is none */
static inline int64_t lane_of(const uint32_t *x, int64_t l) { return l >= 0 && l < S ? x[l] : ANY; }
/* of x followed by y */
static inline int64_t lane_of_two(const uint32_t *x, const uint32_t *y, int64_t l) {
    return l < S ? lane_of(x, l) : lane_of(y, l - S);
}
/* CUDA's shuffles by a distance: lane i + by, if it is in the tile of lane i, else i itself */
static inline int64_t shifted(const uint32_t *x, int i, int64_t by, int c) {
    if (by <= -S || by >= S) return ANY;
    return i + by >= 0 && (i + by) / c == i / c ? x[i + by] : x[i];
}
/* what is in the place of i after each i below n got three times p */
static inline uint32_t tripled(int i) { return i < (int)t_in.n ? 3 * P[i] : OLD(i); }
/* what is in the place of i after the lanes of M put Y where X was, each to its own */
static inline uint32_t swapped(int i) { return M[i] && OLD(i) == X[i] ? Y[i] : OLD(i); }

/* ---- plain loops over the lanes from..to-1 of m, NULL: of all ---- */

static inline uint32_t join(char op, uint32_t l, uint32_t r) {
    switch (op) {
    case '+': return l + r;
    case '*': return l * r;
    case '<': return l < r ? l : r;
    case '>': return l > r ? l : r;
    case '&': return l & r;
    case '|': return l | r;
    default: return l ^ r;
    }
}
static inline uint32_t identity(char op) {
    return op == '*' ? 1 : op == '<' || op == '&' ? UINT32_MAX : 0;
}
static inline uint32_t fold(char op, const uint32_t *x, const uint8_t *m, int from, int to) {
    uint32_t r = identity(op);
    for (int i = from; i < to; i++) if (!m || m[i]) r = join(op, r, x[i]);
    return r;
}
static inline int32_t fold_signed(char op, const int32_t *x, const uint8_t *m, int from, int to) {
    int32_t r = op == '<' ? INT32_MAX : INT32_MIN;
    for (int i = from; i < to; i++) if ((!m || m[i]) && (op == '<' ? x[i] < r : x[i] > r)) r = x[i];
    return r;
}
static inline float fold_float(char op, const float *x, const uint8_t *m, int from, int to) {
    float r = op == '+' ? 0.0f : op == '<' ? 1e9f : -1e9f;
    for (int i = from; i < to; i++) {
        if (m && !m[i]) continue;
        r = op == '+' ? r + x[i] : (op == '<') == (x[i] < r) ? x[i] : r;
    }
    return r;
}
static inline uint8_t sum_bytes(const uint8_t *x, int from, int to) {
    uint8_t r = 0;
    for (int i = from; i < to; i++) r = (uint8_t)(r + x[i]);
    return r;
}
/* twice as wide as the elements, of the lanes of m */
static inline uint64_t wide_sum(const uint32_t *x, const uint8_t *m) {
    uint64_t r = 0;
    for (int i = 0; i < S; i++) r += m[i] ? x[i] : 0;
    return r;
}
static inline uint16_t wide_sum_bytes(const uint8_t *x, const uint8_t *m) {
    uint16_t r = 0;
    for (int i = 0; i < S; i++) r = (uint16_t)(r + (m[i] ? x[i] : 0));
    return r;
}
static inline uint16_t max_shorts(const uint16_t *x, int from, int to) {
    uint16_t r = 0;
    for (int i = from; i < to; i++) r = x[i] > r ? x[i] : r;
    return r;
}
static inline int count(const uint8_t *m, int from, int to) {
    int n = 0;
    for (int i = from; i < to; i++) n += m[i];
    return n;
}
/* of two masks, the lanes that are in both */
static inline int count_both(const uint8_t *m, const uint8_t *q, int from, int to) {
    int n = 0;
    for (int i = from; i < to; i++) n += m[i] && q[i];
    return n;
}
static inline bool every(const uint8_t *m, int from, int to) { return count(m, from, to) == to - from; }
/* the lane of m with r others below it, -1: there is none */
static inline int ranked(const uint8_t *m, int r) {
    for (int i = 0; i < S; i++) if (m[i] && r-- == 0) return i;
    return -1;
}
/* the same, or another lane if there is none */
static inline int ranked_or(const uint8_t *m, int r, int other) {
    return r >= 0 && ranked(m, r) >= 0 ? ranked(m, r) : other;
}
static inline uint64_t word_of(const uint8_t *m) {
    uint64_t word = 0;
    for (int i = 0; i < S; i++) word |= (uint64_t)m[i] << i;
    return word;
}
/* what the lanes of M below n add to a place, each to its AT */
static inline uint32_t sum_at(int place, int n) {
    uint32_t sum = 0;
    for (int i = 0; i < n; i++) if (M[i] && AT(i) == place) sum += X[i];
    return sum;
}
static inline bool same(const uint32_t *x, const uint8_t *m, int from, int to) {
    for (int i = from; i < to; i++)
        for (int l = from; l < i; l++) if ((!m || (m[i] && m[l])) && x[i] != x[l]) return false;
    return true;
}
/* the lanes of m, NULL: of all, with the value of lane i */
static inline uint64_t equal_to(const uint32_t *x, const uint8_t *m, int i) {
    uint64_t word = 0;
    for (int l = 0; l < S; l++) word |= (uint64_t)((!m || m[l]) && x[l] == x[i]) << l;
    return word;
}

/* what the lanes of M with lane i's X have of Y */
static inline uint32_t sum_of_equal(int i) {
    uint32_t sum = 0;
    for (int l = 0; l < S; l++) if (M[l] && X[l] == X[i]) sum += Y[l];
    return sum;
}
/* the highest lane of M that writes to a place, each to its AT; -1: there is none */
static inline int last_writer(int place) {
    int last = -1;
    for (int i = 0; i < S; i++) if (M[i] && AT(i) == place) last = i;
    return last;
}
/* bit r is q of the lane of m with r others below it */
static inline uint64_t ballot_by_rank(const uint8_t *m, const uint8_t *q) {
    uint64_t word = 0;
    for (int r = 0; ranked(m, r) >= 0; r++) word |= (uint64_t)q[ranked(m, r)] << r;
    return word;
}

/* ---- bits ---- */

static inline int ones_of(uint64_t word) {
    int n = 0;
    for (int i = 0; i < 64; i++) n += (int)(word >> i & 1);
    return n;
}
/* the bits from..to-1 */
static inline uint64_t part_of(uint64_t word, int from, int to) {
    uint64_t r = 0;
    for (int i = from; i < to; i++) r |= word & (uint64_t)1 << i;
    return r;
}
/* the lowest or highest bit of the lowest n, n if there is none */
static inline int lowest(uint64_t word, int n) {
    int i = 0;
    while (i < n && !(word >> i & 1)) i++;
    return i;
}
static inline int highest(uint64_t word, int n) {
    int i = n - 1;
    while (i >= 0 && !(word >> i & 1)) i--;
    return i >= 0 ? i : n;
}
static inline uint32_t reversed(uint32_t x) {
    uint32_t r = 0;
    for (int i = 0; i < 32; i++) r |= (x >> i & 1) << (31 - i);
    return r;
}
/* bytes of y:x by the four numbers in s */
static inline uint32_t byte_perm(uint32_t x, uint32_t y, uint32_t s) {
    uint32_t r = 0;
    for (int i = 0; i < 4; i++) {
        const uint32_t from = s >> 4 * i & 7;
        r |= ((from < 4 ? x >> 8 * from : y >> 8 * (from - 4)) & 0xff) << 8 * i;
    }
    return r;
}
static inline int32_t half_to_even(float x) {
    const int32_t down = (int32_t)(x + 100) - 100;
    const float rest = x - (float)down;
    return down + (rest > 0.5f || (rest == 0.5f && down % 2 != 0));
}
/* byte i, read as signed */
static inline int32_t signed_byte(uint32_t x, int i) {
    const int32_t byte = (int32_t)(x >> 8 * i & 0xff);
    return byte < 128 ? byte : byte - 256;
}
static inline int32_t dot_of(uint32_t x, uint32_t y) {
    int32_t sum = 0;
    for (int i = 0; i < 4; i++) sum += signed_byte(x, i) * signed_byte(y, i);
    return sum;
}
static inline int32_t saturated(int64_t x) { return (int32_t)(x < INT32_MIN ? INT32_MIN : x > INT32_MAX ? INT32_MAX : x); }

#endif
