/* SPDX-License-Identifier: MIT */
/* Model of the exchange between lanes, of sort and of match. Lane numbers are taken modulo S, which is a
 * power of two, in unsigned arithmetic: no argument is out of range. */
#ifndef TESTS_ORACLE_CROSS_H
#define TESTS_ORACLE_CROSS_H

#ifndef TESTS_ORACLE_H
#error "include oracle.h"
#endif

/* lane i of the result is the expression */
#define ORACLE_LANES(name, expression) \
    static inline void oracle_##name(struct call *c) { \
        const uint32_t lanes = c->lanes; \
        for (uint32_t i = 0; i < lanes; i++) c->want[i] = (expression); \
    }

/* lane k mod 2S of x followed by y */
static inline uint64_t lane_of_pair(const uint64_t *x, const uint64_t *y, uint32_t k, uint32_t lanes) {
    k %= 2 * lanes;
    return k < lanes ? x[k] : y[k - lanes];
}
static inline uint32_t lowest_lane(uint64_t m) {
    uint32_t i = 0;
    while (m && !lane_on(m, i)) i++;
    return i;
}

ORACLE_LANES(shuffle, c->x[c->idx[i] % lanes])
ORACLE_LANES(shuffle_own, c->x[c->idx[i] % lanes])
ORACLE_LANES(shuffle16, c->x[i / 16 * 16 + c->y[i] % (lanes < 16 ? lanes : 16)])
ORACLE_LANES(shuffle16_or_zero, c->y[i] < 128 ? c->x[i / 16 * 16 + c->y[i] % (lanes < 16 ? lanes : 16)] : 0)
ORACLE_LANES(clmul_even, i % 2 ? o_clmul_hi(E_u64, c->x[i - 1], c->y[i - 1]) : o_clmul_lo(E_u64, c->x[i], c->y[i]))
ORACLE_LANES(clmul_odd, lanes == 1 ? 0 : i % 2 ? o_clmul_hi(E_u64, c->x[i], c->y[i]) : o_clmul_lo(E_u64, c->x[i + 1], c->y[i + 1]))
ORACLE_LANES(shuffle2, lane_of_pair(c->x, c->y, c->idx[i], lanes))
ORACLE_LANES(lookup16, c->memory[c->x[i] % 16])
ORACLE_LANES(lookup32, c->memory[c->x[i] % 32])
ORACLE_LANES(lookup64, c->memory[c->x[i] % 64])
ORACLE_LANES(lookup128, c->memory[c->x[i] % 128])
ORACLE_LANES(lookup256, c->memory[c->x[i]])
ORACLE_LANES(shuffle_xor, c->x[i ^ c->u % lanes])
ORACLE_LANES(shuffle_down, c->u < lanes - i ? c->x[i + c->u] : c->x[i])
ORACLE_LANES(shuffle_up, c->u <= i ? c->x[i - c->u] : c->x[i])
ORACLE_LANES(shuffle_down_fill, c->u < lanes - i ? c->x[i + c->u] : c->s)
ORACLE_LANES(shuffle_up_fill, c->u <= i ? c->x[i - c->u] : c->s)
ORACLE_LANES(shuffle_down_carry, lane_of_pair(c->x, c->y, i + c->u % (2 * lanes), lanes))
ORACLE_LANES(shuffle_up_carry,
             lane_of_pair(c->y, c->x, 3 * lanes + i - c->u % (2 * lanes), lanes))
ORACLE_LANES(rotate, c->x[(i + (uint32_t)c->d % lanes) % lanes])
ORACLE_LANES(reverse, c->x[lanes - 1 - i])
ORACLE_LANES(broadcast, c->x[c->u % lanes])
ORACLE_LANES(broadcast_first, c->x[lowest_lane(c->m & all_lanes(c))])
ORACLE_LANES(zip_lo, (i % 2 ? c->y : c->x)[i / 2])
ORACLE_LANES(zip_hi, ((lanes + i) % 2 ? c->y : c->x)[(lanes + i) / 2])
ORACLE_LANES(unzip_even, lane_of_pair(c->x, c->y, 2 * i, lanes))
ORACLE_LANES(unzip_odd, lane_of_pair(c->x, c->y, 2 * i + 1, lanes))
ORACLE_LANES(set_lane, i == c->u % lanes ? c->s : c->x[i])
#undef ORACLE_LANES

static inline void oracle_get_lane(struct call *c) { c->want[0] = c->x[c->u % c->lanes]; }

static inline void oracle_permute(struct call *c) { oracle_shuffle(c); }

static inline void oracle_transpose(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) {
        for (unsigned j = i + 1; j < c->lanes; j++) {
            const uint64_t swapped = c->values[i][j];
            c->values[i][j] = c->values[j][i];
            c->values[j][i] = swapped;
        }
    }
}

static inline void oracle_compress(struct call *c) {
    unsigned n = 0;
    for (unsigned i = 0; i < c->lanes; i++) {
        c->want[i] = 0;
    }
    for (unsigned i = 0; i < c->lanes; i++) {
        if (lane_on(c->m, i)) c->want[n++] = c->x[i];
    }
}
static inline void oracle_expand(struct call *c) {
    unsigned n = 0;
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = lane_on(c->m, i) ? c->x[n++] : 0;
}

/* an unsigned number that orders as the element does; floats by IEEE 754 totalOrder */
static inline uint64_t sort_key(enum element e, uint64_t x) {
    if (is_float(e) && (x & sign_bit(e))) return ~x & all_bits(e);
    return is_float(e) || is_signed(e) ? x ^ sign_bit(e) : x;
}
static inline void oracle_sort(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) {
        unsigned k = i;
        for (; k > 0 && sort_key(c->e, c->want[k - 1]) > sort_key(c->e, c->x[i]); k--) {
            c->want[k] = c->want[k - 1];
        }
        c->want[k] = c->x[i];
    }
}

static inline void oracle_sort_descending(struct call *c) {
    oracle_sort(c);
    for (unsigned i = 0; i < c->lanes / 2; i++) {
        const uint64_t swapped = c->want[i];
        c->want[i] = c->want[c->lanes - 1 - i];
        c->want[c->lanes - 1 - i] = swapped;
    }
}
static inline void oracle_sort_lanes(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) {
        unsigned k = i;
        for (; k > 0 && sort_key(c->e, c->x[c->want[k - 1]]) > sort_key(c->e, c->x[i]); k--) c->want[k] = c->want[k - 1];
        c->want[k] = i;
    }
    c->result_e = E_u32;
}
static inline void oracle_arg_min(struct call *c) {
    unsigned best = 0;
    for (unsigned i = 1; i < c->lanes; i++) {
        if (o_lt(c->e, c->x[i], c->x[best]) || (is_nan(c->e, c->x[best]) && !is_nan(c->e, c->x[i]))) best = i;
    }
    c->want[0] = best;
}
static inline void oracle_arg_max(struct call *c) {
    unsigned best = 0;
    for (unsigned i = 1; i < c->lanes; i++) {
        if (o_lt(c->e, c->x[best], c->x[i]) || (is_nan(c->e, c->x[best]) && !is_nan(c->e, c->x[i]))) best = i;
    }
    c->want[0] = best;
}
static inline void oracle_rotate_clustered(struct call *c) {
    unsigned size = 1;
    while (size < c->lanes && size * 2 <= c->u) size *= 2;
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = c->x[i / size * size + (unsigned)(((int64_t)(i % size) + c->d) % size + size) % size];
}

static inline void oracle_match_any(struct call *c) {
    c->result_e = E_u64;
    for (unsigned i = 0; i < c->lanes; i++) {
        c->want[i] = 0;
        for (unsigned j = 0; j < c->lanes; j++) c->want[i] |= (uint64_t)(c->x[i] == c->x[j]) << j;
    }
}
static inline void oracle_match_any_masked(struct call *c) {
    c->result_e = E_u64;
    for (unsigned i = 0; i < c->lanes; i++) {
        c->want[i] = 0;
        for (unsigned j = 0; j < c->lanes && lane_on(c->m, i); j++) c->want[i] |= (uint64_t)(lane_on(c->m, j) && c->x[i] == c->x[j]) << j;
    }
}
static inline void oracle_all_equal_masked(struct call *c) {
    c->want[0] = 1;
    for (unsigned i = 0; i < c->lanes; i++) {
        for (unsigned j = 0; j < c->lanes; j++) {
            if (lane_on(c->m, i) && lane_on(c->m, j)) c->want[0] &= (uint64_t)o_eq(c->e, c->x[i], c->x[j]);
        }
    }
}
static inline void oracle_partition(struct call *c) {
    unsigned n = 0;
    for (unsigned i = 0; i < 2 * c->lanes; i++) {
        if (lane_on(c->m, i % c->lanes) == (i < c->lanes)) c->want[n++] = c->x[i % c->lanes];
    }
}
static inline void oracle_match_all(struct call *c) {
    c->want[0] = 1;
    for (unsigned i = 0; i < c->lanes; i++) c->want[0] &= c->x[i] == c->x[0];
}
static inline void oracle_all_equal(struct call *c) {
    c->want[0] = 1;
    for (unsigned i = 0; i < c->lanes; i++) c->want[0] &= (uint64_t)o_eq(c->e, c->x[i], c->x[0]);
}

#endif
