/* SPDX-License-Identifier: MIT */
/* Model of the memory operations. c->memory[j] is element j of the pointer. Elements that an operation does not name must stay
 * as they are; the test makes them inaccessible. */
#ifndef TESTS_ORACLE_MEMORY_H
#define TESTS_ORACLE_MEMORY_H

#ifndef TESTS_ORACLE_H
#error "include oracle.h"
#endif

/* element address of lane i: i itself, or idx */
static inline void load_lanes(struct call *c, uint64_t m, int indexed) {
    for (unsigned i = 0; i < c->lanes; i++) {
        c->want[i] = lane_on(m, i) ? c->memory[indexed ? c->idx[i] : i] : 0;
    }
}
static inline void load_lanes_or(struct call *c, uint64_t m, int indexed) {
    load_lanes(c, m, indexed);
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = lane_on(m, i) ? c->want[i] : c->x[i];
}
static inline void store_lanes(struct call *c, uint64_t m, int indexed) { /* the highest lane wins */
    for (unsigned i = 0; i < c->lanes; i++) {
        if (lane_on(m, i)) c->memory[indexed ? c->idx[i] : i] = c->x[i];
    }
}

#define ORACLE_MOVE(name, move, m, indexed) \
    static inline void oracle_##name(struct call *c) { move(c, m, indexed); }
ORACLE_MOVE(load, load_lanes, all_lanes(c), 0)
ORACLE_MOVE(load_n, load_lanes, first_lanes(c, c->n), 0)
ORACLE_MOVE(load_masked, load_lanes, c->m, 0)
ORACLE_MOVE(gather, load_lanes, all_lanes(c), 1)
ORACLE_MOVE(gather_masked, load_lanes, c->m, 1)
ORACLE_MOVE(load_masked_or, load_lanes_or, c->m, 0)
ORACLE_MOVE(gather_masked_or, load_lanes_or, c->m, 1)
ORACLE_MOVE(store, store_lanes, all_lanes(c), 0)
ORACLE_MOVE(stream, store_lanes, all_lanes(c), 0)
ORACLE_MOVE(stream_aligned, store_lanes, all_lanes(c), 0)
ORACLE_MOVE(store_n, store_lanes, first_lanes(c, c->n), 0)
ORACLE_MOVE(store_masked, store_lanes, c->m, 0)
ORACLE_MOVE(scatter, store_lanes, all_lanes(c), 1)
ORACLE_MOVE(scatter_masked, store_lanes, c->m, 1)
#undef ORACLE_MOVE

static inline void oracle_compress_store(struct call *c) {
    unsigned n = 0;
    for (unsigned i = 0; i < c->lanes; i++) {
        if (lane_on(c->m, i)) c->memory[n++] = c->x[i];
    }
    c->want[0] = n;
}
static inline void oracle_expand_load(struct call *c) {
    unsigned n = 0;
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = lane_on(c->m, i) ? c->memory[n++] : 0;
}

/* N components: where element k of lane i is */
static inline unsigned place_of_component(unsigned lane, unsigned k, unsigned components) {
    return lane * components + k;
}
static inline unsigned place_in_block(unsigned lane, unsigned k, unsigned lanes) {
    return lane + k * lanes;
}

#endif
