/* SPDX-License-Identifier: MIT */
/* The judge: a scalar model of every operation, on plain arrays of element bits. It uses nothing of the
 * library. oracle_<operation>(c) computes what the operation must give for the arguments in c; the
 * tests name it for every row of sg/tables/operations.h, so a row without an oracle does not compile.
 *
 * topics.h says which program tests a row, by its section. */
#ifndef TESTS_ORACLE_H
#define TESTS_ORACLE_H

#include "oracle_number.h"

enum { LANES_MAX = 64, MEMORY_MAX = 64 * 16 };

/* how a result is compared */
enum rule {
    RULE_BITS,   /* every bit */
    RULE_NUMBER, /* any NaN equals any NaN */
    RULE_QUIET,  /* the same, and it is quiet */
    RULE_CLOSE,  /* relative error 2^-11, where arguments and result are normal; not in the digest */
    RULE_MUL_ADD, /* fused or not; not in the digest */
    RULE_DOT_BF16, /* two products and a sum, rounded in any way; not in the digest */
    RULE_PAIRS /* every bit if pairs_fit; else anything, and not in the digest */
};

struct call {
    enum element e;
    unsigned lanes;
    /* arguments, by shape */
    uint64_t x[LANES_MAX], y[LANES_MAX], z[LANES_MAX]; /* values */
    uint64_t s;                                        /* scalar */
    uint64_t m, k;                                     /* masks, bit i is lane i */
    uint32_t idx[LANES_MAX];
    uint32_t u;
    int32_t d;
    size_t n;
    uint64_t values[LANES_MAX][LANES_MAX]; /* the array of S values of transpose */
    uint64_t memory[MEMORY_MAX];           /* loads: element j of p. stores: p afterwards */
    /* results */
    enum rule rule;
    enum element result_e;
    uint64_t want[LANES_MAX]; /* a value; or in want[0] a mask's bits, a scalar, a count */
};

/* the mask with a bit for each lane */
static inline uint64_t all_lanes(const struct call *c) { return ~(uint64_t)0 >> (64 - c->lanes); }
static inline int lane_on(uint64_t m, unsigned lane) { return (int)(m >> lane & 1); }

#include "oracle_lane.h"
#include "oracle_cross.h"
#include "oracle_reduce.h"
#include "oracle_memory.h"
#include "topics.h"

#endif
