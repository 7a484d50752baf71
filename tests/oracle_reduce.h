/* SPDX-License-Identifier: MIT */
/* Model of reduce and scan by the published trees, so that floats agree to the last bit. */
#ifndef TESTS_ORACLE_REDUCE_H
#define TESTS_ORACLE_REDUCE_H

#ifndef TESTS_ORACLE_H
#error "include oracle.h"
#endif

enum join { JOIN_add, JOIN_mul, JOIN_min, JOIN_max, JOIN_and, JOIN_or, JOIN_xor };

static inline uint64_t joined(enum join join, enum element e, uint64_t lower, uint64_t upper) {
    switch (join) {
    case JOIN_add: return canonical(e, o_add(e, lower, upper));
    case JOIN_mul: return canonical(e, o_mul(e, lower, upper));
    case JOIN_min: return o_min(e, lower, upper);
    case JOIN_max: return o_max(e, lower, upper);
    case JOIN_and: return lower & upper;
    case JOIN_or: return lower | upper;
    case JOIN_xor: return lower ^ upper;
    }
    return 0;
}

/* what stands in front of an exclusive scan */
static inline uint64_t identity(enum join join, enum element e) {
    const uint64_t highest = is_float(e) ? infinity_bits(e) : is_signed(e) ? sign_bit(e) - 1 : all_bits(e);
    const uint64_t lowest = is_float(e) ? infinity_bits(e) | sign_bit(e) : is_signed(e) ? sign_bit(e) : 0;
    switch (join) {
    case JOIN_mul: return convert_bits(e, E_u64, 1);
    case JOIN_min: return highest;
    case JOIN_max: return lowest;
    case JOIN_and: return all_bits(e);
    default: return 0;
    }
}
/* the value that a lane outside of the mask takes part with: a sum of -0.0 stays -0.0 */
static inline uint64_t padding(enum join join, enum element e) {
    return join == JOIN_add && is_float(e) ? sign_bit(e) : identity(join, e);
}

static inline void begin_tree(struct call *c, enum join join, uint64_t m) {
    c->rule = join == JOIN_add || join == JOIN_mul ? RULE_NUMBER : RULE_BITS;
    for (unsigned i = 0; i < c->lanes; i++) {
        c->want[i] = lane_on(m, i) ? c->x[i] : padding(join, c->e);
    }
}

/* lane i op lane i + cluster/2, then cluster/4, ... 1, from the first lane of each cluster */
static inline void reduce(struct call *c, enum join join, uint64_t m, unsigned cluster) {
    begin_tree(c, join, m);
    for (unsigned first = 0; first < c->lanes; first += cluster) {
        uint64_t *lane = c->want + first;
        for (unsigned step = cluster / 2; step > 0; step /= 2) {
            for (unsigned i = 0; i < step; i++) lane[i] = joined(join, c->e, lane[i], lane[i + step]);
        }
        for (unsigned i = 1; i < cluster; i++) lane[i] = lane[0];
    }
}

static inline unsigned cluster_of(uint32_t size, unsigned lanes) {
    unsigned cluster = 1;
    while (cluster < lanes && cluster <= size / 2) cluster *= 2;
    return cluster;
}

enum scan { SCAN_INCLUSIVE, SCAN_EXCLUSIVE };

static inline void scan(struct call *c, enum join join, uint64_t m, enum scan kind) {
    begin_tree(c, join, m);
    for (unsigned step = 1; step < c->lanes; step *= 2) {
        for (unsigned i = c->lanes - 1; i >= step; i--) {
            c->want[i] = joined(join, c->e, c->want[i - step], c->want[i]);
        }
    }
    if (kind == SCAN_EXCLUSIVE) {
        for (unsigned i = c->lanes; i > 1; i--) c->want[i - 1] = c->want[i - 2];
        c->want[0] = identity(join, c->e);
        for (unsigned i = 0; i < c->lanes; i++) { /* and the first lane of the mask, wherever it is */
            if (!lane_on(m, i)) continue;
            c->want[i] = identity(join, c->e);
            break;
        }
    }
    for (unsigned i = 0; i < c->lanes; i++) {
        if (!lane_on(m, i)) c->want[i] = c->x[i];
    }
}

/* the scan of each segment by itself: its tree is part of the whole tree */
enum segments { SEGMENTS_INCLUSIVE, SEGMENTS_EXCLUSIVE, SEGMENTS_REDUCE };
static inline void segmented(struct call *c, enum join join, enum segments kind) {
    c->rule = join == JOIN_add || join == JOIN_mul ? RULE_NUMBER : RULE_BITS;
    for (unsigned first = 0, end; first < c->lanes; first = end) {
        uint64_t *lane = c->want + first;
        for (end = first + 1; end < c->lanes && !lane_on(c->m, end); end++) continue;
        const unsigned n = end - first;
        memcpy(lane, c->x + first, n * sizeof lane[0]);
        for (unsigned step = 1; step < n; step *= 2) {
            for (unsigned i = n - 1; i >= step; i--) lane[i] = joined(join, c->e, lane[i - step], lane[i]);
        }
        for (unsigned i = 0; kind == SEGMENTS_REDUCE && i < n; i++) lane[i] = lane[n - 1];
        if (kind != SEGMENTS_EXCLUSIVE) continue;
        memmove(lane + 1, lane, (n - 1) * sizeof lane[0]);
        lane[0] = identity(join, c->e);
    }
}

#define ORACLE_SEGMENTED(name, join, kind) \
    static inline void oracle_##name(struct call *c) { segmented(c, JOIN_##join, kind); }
#define ORACLE_REDUCE(name, join, m, cluster) \
    static inline void oracle_##name(struct call *c) { reduce(c, JOIN_##join, m, cluster); }
#define ORACLE_SCAN(name, join, m, kind) \
    static inline void oracle_##name(struct call *c) { scan(c, JOIN_##join, m, kind); }
#define ORACLE_TREES(join) \
    ORACLE_REDUCE(reduce_##join, join, all_lanes(c), c->lanes) \
    ORACLE_REDUCE(reduce_##join##_masked, join, c->m, c->lanes) \
    ORACLE_REDUCE(reduce_clustered_##join, join, all_lanes(c), cluster_of(c->u, c->lanes)) \
    ORACLE_SCAN(scan_inclusive_##join, join, all_lanes(c), SCAN_INCLUSIVE) \
    ORACLE_SCAN(scan_exclusive_##join, join, all_lanes(c), SCAN_EXCLUSIVE) \
    ORACLE_SCAN(scan_inclusive_##join##_masked, join, c->m, SCAN_INCLUSIVE) \
    ORACLE_SCAN(scan_exclusive_##join##_masked, join, c->m, SCAN_EXCLUSIVE) \
    ORACLE_SEGMENTED(reduce_segmented_##join, join, SEGMENTS_REDUCE) \
    ORACLE_SEGMENTED(scan_inclusive_segmented_##join, join, SEGMENTS_INCLUSIVE) \
    ORACLE_SEGMENTED(scan_exclusive_segmented_##join, join, SEGMENTS_EXCLUSIVE)
ORACLE_TREES(add)
ORACLE_TREES(mul)
ORACLE_TREES(min)
ORACLE_TREES(max)
ORACLE_TREES(and)
ORACLE_TREES(or)
ORACLE_TREES(xor)
#undef ORACLE_TREES
#undef ORACLE_REDUCE
#undef ORACLE_SCAN
#undef ORACLE_SEGMENTED

#endif
