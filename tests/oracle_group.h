/* SPDX-License-Identifier: MIT */
/* Model of the algorithms of a group, item by item. Sub-groups have `lanes` items each and are cut from a group of any size. The
 * order is the published one, so floats agree to the last bit. */
#ifndef TESTS_ORACLE_GROUP_H
#define TESTS_ORACLE_GROUP_H

#ifndef TESTS_ORACLE_H
#error "include oracle.h"
#endif

enum { ITEMS_MAX = 256, PARTS_MAX = 256 };

/* v[i] op v[i + n/2], then n/4, ... 1: to v[0]; n a power of two */
static inline uint64_t tree_of(enum element e, enum join join, uint64_t *v, unsigned n) {
    for (unsigned step = n / 2; step > 0; step /= 2) {
        for (unsigned i = 0; i < step; i++) v[i] = joined(join, e, v[i], v[i + step]);
    }
    return v[0];
}
/* steps 1, 2, 4, ..., left operand first */
static inline void steps_of(enum element e, enum join join, uint64_t *v, unsigned n) {
    for (unsigned step = 1; step < n; step *= 2) {
        for (unsigned i = n; i-- > step;) v[i] = joined(join, e, v[i - step], v[i]);
    }
}
/* items first to first + lanes - 1 of n; identities behind the last item */
static inline void block_of(enum element e, enum join join, unsigned lanes, const uint64_t *x,
                            size_t n, size_t first, uint64_t *block) {
    for (unsigned i = 0; i < lanes; i++) {
        block[i] = first + i < n ? x[first + i] : padding(join, e);
    }
}
static inline uint64_t tree_of_parts(enum element e, enum join join, uint64_t *part, unsigned count) {
    unsigned n = 1;
    while (n < count) n *= 2;
    for (unsigned k = count; k < n; k++) part[k] = padding(join, e);
    return tree_of(e, join, part, n);
}

static inline uint64_t group_reduce(enum element e, enum join join, unsigned lanes,
                                    const uint64_t *x, unsigned items) {
    uint64_t part[PARTS_MAX], block[LANES_MAX];
    const unsigned count = (items + lanes - 1) / lanes;
    for (unsigned k = 0; k < count; k++) {
        block_of(e, join, lanes, x, items, (size_t)k * lanes, block);
        part[k] = tree_of(e, join, block, lanes);
    }
    return tree_of_parts(e, join, part, count);
}

/* inclusive */
static inline void group_scan(enum element e, enum join join, unsigned lanes, const uint64_t *x,
                              unsigned items, uint64_t *want) {
    uint64_t total[PARTS_MAX], block[LANES_MAX];
    const unsigned count = (items + lanes - 1) / lanes;
    for (unsigned k = 0; k < count; k++) {
        block_of(e, join, lanes, x, items, (size_t)k * lanes, block);
        steps_of(e, join, block, lanes);
        total[k] = block[lanes - 1];
        for (unsigned i = 0; i < lanes && k * lanes + i < items; i++) want[k * lanes + i] = block[i];
    }
    steps_of(e, join, total, count);
    for (unsigned i = lanes; i < items; i++) {
        want[i] = joined(join, e, total[i / lanes - 1], want[i]);
    }
}
static inline void moved_up(enum element e, enum join join, uint64_t *v, size_t n) {
    for (size_t i = n; i-- > 1;) v[i] = v[i - 1];
    if (n) v[0] = identity(join, e);
}

static inline uint64_t group_joint_reduce(enum element e, enum join join, unsigned lanes,
                                          unsigned count, const uint64_t *p, size_t n) {
    uint64_t part[PARTS_MAX], lane[LANES_MAX];
    const size_t size = ((n + count - 1) / count + lanes - 1) / lanes * lanes;
    if (n == 0) return identity(join, e);
    for (unsigned k = 0; k < count; k++) {
        for (unsigned i = 0; i < lanes; i++) lane[i] = padding(join, e);
        for (size_t first = k * size; first < (k + 1) * size && first < n; first += lanes) {
            uint64_t block[LANES_MAX];
            block_of(e, join, lanes, p, n, first, block);
            for (unsigned i = 0; i < lanes; i++) lane[i] = joined(join, e, lane[i], block[i]);
        }
        part[k] = tree_of(e, join, lane, lanes);
    }
    return tree_of_parts(e, join, part, count);
}

/* inclusive */
static inline void group_joint_scan(enum element e, enum join join, unsigned lanes,
                                    const uint64_t *p, size_t n, uint64_t *want) {
    uint64_t before = 0, block[LANES_MAX];
    for (size_t first = 0; first < n; first += lanes) {
        block_of(e, join, lanes, p, n, first, block);
        steps_of(e, join, block, lanes);
        for (unsigned i = 0; i < lanes && first + i < n; i++) {
            want[first + i] = first ? joined(join, e, before, block[i]) : block[i];
        }
        before = first ? joined(join, e, before, block[lanes - 1]) : block[lanes - 1];
    }
}

/* in the order of sort_key, or the other way round */
static inline void group_sort(enum element e, uint64_t *v, size_t n, int down) {
    for (size_t gap = n / 2; gap > 0; gap /= 2) {
        for (size_t i = gap; i < n; i++) {
            const uint64_t own = v[i], key = sort_key(e, own);
            size_t k = i;
            for (; k >= gap && (down ? sort_key(e, v[k - gap]) < key : sort_key(e, v[k - gap]) > key); k -= gap) v[k] = v[k - gap];
            v[k] = own;
        }
    }
}

#endif
