/* SPDX-License-Identifier: MIT */
/* What the tests of group algorithms share: work-groups of many sizes, inputs, launches, and the comparison. */
#ifndef TESTS_GROUP_CHECK_H
#define TESTS_GROUP_CHECK_H

#include "lanes_check.h"
#include "oracle_group.h"
#include "samples.h"

enum { GROUPS = 3, ALL_MAX = GROUPS * ITEMS_MAX, OUTPUTS = 11 };
struct job {
    const void *x;
    size_t n;            /* elements of a joint algorithm */
    void *out[OUTPUTS];
    union values init;   /* [0] */
    union values scalar; /* what joint reductions give */
    size_t i;            /* argument of a broadcast, an exchange; how many values */
};

/* ---- every algorithm has an oracle: one without does not compile ---- */

#define T_ORACLE_group_broadcast t_broadcast
#define T_ORACLE_reduce_over_group group_reduce
#define T_ORACLE_reduce_over_group_init group_reduce
#define T_ORACLE_reduce_over_group_n group_reduce
#define T_ORACLE_inclusive_scan_over_group group_scan
#define T_ORACLE_inclusive_scan_over_group_init group_scan
#define T_ORACLE_exclusive_scan_over_group group_scan
#define T_ORACLE_exclusive_scan_over_group_init group_scan
#define T_ORACLE_sort_over_group group_sort
#define T_ORACLE_sort_descending_over_group group_sort
#define T_ORACLE_joint_sort group_sort
#define T_ORACLE_joint_sort_descending group_sort
#define T_ORACLE_joint_any_of t_truth
#define T_ORACLE_joint_all_of t_truth
#define T_ORACLE_joint_reduce group_joint_reduce
#define T_ORACLE_joint_reduce_init group_joint_reduce
#define T_ORACLE_joint_inclusive_scan group_joint_scan
#define T_ORACLE_joint_inclusive_scan_init group_joint_scan
#define T_ORACLE_joint_exclusive_scan group_joint_scan
#define T_ORACLE_joint_exclusive_scan_init group_joint_scan
static const int t_broadcast = 0, t_truth = 0; /* these have no oracle: each test itself says what one item or lane gets */
#define SG_T_ALGORITHM(shape, name) T_HAS_##name = sizeof(&T_ORACLE_##name) * 0,
#define SG_T_OPPOSITE(name, of) T_HAS_##name = T_HAS_##of,
#define SG_T_EXCHANGE(shape, name, operation) T_HAS_##name = sizeof(&oracle_##operation) * 0,
enum {
#include <sg/tables/algorithms.h>
    T_ALGORITHMS
};
#undef SG_T_ALGORITHM
#undef SG_T_OPPOSITE
#undef SG_T_EXCHANGE

/* ---- what the tests share ---- */

enum { S = LANES, SHAPES = 11, KINDS = 6, JOINT_MAX = 4 * ITEMS_MAX + 1 };
static union { uint64_t words[JOINT_MAX + 1]; unsigned char bytes[8]; } t_x, t_out[OUTPUTS];
static uint64_t t_bits[JOINT_MAX], t_want[JOINT_MAX];
static struct job t_job;
static sg_queue t_queue, t_workers;

static inline uint32_t items_of(sg_nd_range r) { return (uint32_t)sg_range_size(r.local); }

/* groups of each shape, at most GROUPS */
static inline sg_nd_range shape(unsigned k) {
    const size_t sizes[SHAPES - 2] = {1, 7, S, S + 1, 3 * S - 1, 4 * S, 100, 200, 256};
    if (k == SHAPES - 2) return sg_nd_range_2d(6, 7, 2, 7);
    if (k == SHAPES - 1) return sg_nd_range_3d(2, 9, 5, 2, 3, 5);
    return sg_nd_range_1d(GROUPS * sizes[k], sizes[k]);
}

/* Kinds of input: only -0.0; floats whose sum depends on the order; numbers whose product is exact in f16; edges;
 * 1, 2, 3, ...; anything */
static inline uint64_t value(enum element e, unsigned kind, uint64_t t) {
    const uint64_t r = random_bits(t + 1000 * kind);
    switch (kind) {
    case 0: return is_float(e) ? sign_bit(e) : sign_bit(e) - (r & 3);
    case 1: return is_float(e) ? of_double(e, ldexp((double)(r >> 11), (int)(r % 9) - 53))
                               : r & all_bits(e);
    case 2: return convert_bits(e, E_u64, t % 64 < 5 ? t % 64 + 2 : 1);
    case 3: return edge(e, (unsigned)(r % edge_count(e)));
    case 4: return convert_bits(e, E_u64, t + 1);
    default: return random_value(e, t);
    }
}
static inline void fill(enum element e, unsigned kind, size_t n) {
    t_job.x = t_x.bytes;
    for (unsigned i = 0; i < OUTPUTS; i++) t_job.out[i] = t_out[i].bytes;
    for (size_t i = 0; i < n; i++) {
        t_bits[i] = value(e, kind, i);
        put_bits(t_x.bytes, e, i, t_bits[i]);
    }
}
static inline void launch(sg_queue *queue, sg_nd_range r, const sg_kernel *kernel, uint64_t seed) {
    sg_launch_options options;
    sg_error error;
    memset(&options, 0, sizeof options);
    memset(&error, 0, sizeof error);
    options.seed = seed;
    if (sg_parallel_for_with(queue, r, (kernel), &t_job, &options, &error) == SG_OK) return;
    if (report_wanted()) tap_note("%s: %s", kernel->name, error.text);
}

/* compares one element of a result */
static inline void expect(const char *what, enum element e, enum join join, const void *p, size_t i,
                   uint64_t want) {
    const int number = join == JOIN_add || join == JOIN_mul;
    const uint64_t bits = get_bits(p, e, i), got = number ? canonical(e, bits) : bits;
    if (number) want = canonical(e, want);
    digest_add(got);
    if (got == want || !report_wanted()) return;
    tap_note("%s %s element %lu: got %llx, expected %llx", what, info_of(e).name, (unsigned long)i,
             (unsigned long long)got, (unsigned long long)want);
}


/* ---- the run ---- */

/* with one worker and with three */
static inline void open_queues(void) {
    sg_queue_options options;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    if (sg_queue_init(&t_queue, &options) != SG_OK) exit(99);
    options.workers = 3;
    if (sg_queue_init(&t_workers, &options) != SG_OK) exit(99);
}
static inline int close_queues(const char *program) {
    sg_queue_destroy(&t_queue);
    sg_queue_destroy(&t_workers);
    return run_end(program);
}

#endif
