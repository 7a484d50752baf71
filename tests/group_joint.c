/* SPDX-License-Identifier: MIT */
/* Group algorithms on memory against the oracle: lengths around blocks and parts, in place, by work-groups
 * of one sub-group and of many, and by a sub-group. */
#include "group_check.h"

/* group_collective.c tests every operation; here two operations for all elements, and all operations for i32 and f32 */
#define T_FEW(f, e) f(add, e) f(min, e)
#define T_ROWS(f) SG_EACH_ALL_(T_FEW, f) f(mul, i32) f(max, i32) f(and, i32) f(or, i32) f(xor, i32) f(mul, f32) f(max, f32)

/* the item that stores what all got */
static bool is_last(sg_sub_group s) {
    return sg_sub_group_get_group_id(s) + 1 == sg_sub_group_get_group_range(s);
}

/* ---- kernels: not inlined, so that both bodies share one copy ---- */

/* n elements at x, by a single work-group */
#define T_JOINT(op, e) \
    static void joint_body_##op##_##e(sg_nd_item it, struct job *k) { \
        const sg_group g = sg_nd_item_get_group(it); \
        const SG_TYPE_##e##_ *x = (const SG_TYPE_##e##_ *)k->x; \
        const SG_TYPE_##e##_ all = sg_joint_reduce(g, x, k->n, op); \
        sg_joint_exclusive_scan(g, x, k->n, (SG_TYPE_##e##_ *)k->out[0], op); \
        if (is_last(sg_nd_item_get_sub_group(it))) k->scalar.e[0] = all; \
    } \
    SG_KERNEL(joint_##op##_##e, sg_nd_item it, struct job *k) { joint_body_##op##_##e(it, k); }
T_ROWS(T_JOINT)

/* by explicit names */
#define T_OUT(e, i) ((SG_TYPE_##e##_ *)k->out[i])
#define T_OTHERS(a, e) \
    static void others_body_##e(sg_nd_item it, struct job *k) { \
        const sg_group g = sg_nd_item_get_group(it); \
        const sg_sub_group s = sg_nd_item_get_sub_group(it); \
        const SG_TYPE_##e##_ init = k->init.e[0], *x = (const SG_TYPE_##e##_ *)k->x; \
        const SG_TYPE_##e##_ own = sg_joint_reduce_##e(s, x, k->n, add); \
        const SG_TYPE_##e##_ all = sg_joint_reduce_init_##e(g, x, k->n, init, add), *end; \
        sg_joint_inclusive_scan_##e(g, x, k->n, T_OUT(e, 0), add); \
        sg_joint_inclusive_scan_init_##e(g, x, k->n, T_OUT(e, 1), add, init); \
        sg_joint_exclusive_scan_init_##e(g, T_OUT(e, 2), k->n, T_OUT(e, 2), init, add); \
        sg_joint_sort_##e(g, T_OUT(e, 5), k->n); \
        sg_joint_sort_descending(g, T_OUT(e, 6), k->n); \
        end = sg_joint_exclusive_scan_##e(g, T_OUT(e, 3), k->n, T_OUT(e, 3), add); \
        if (is_last(s)) { \
            k->scalar.e[0] = own; \
            k->scalar.e[1] = all; \
            k->i = (size_t)(end - T_OUT(e, 3)); \
            sg_joint_inclusive_scan_##e(s, x, k->n, T_OUT(e, 4), add); \
            sg_joint_sort(s, T_OUT(e, 7), k->n); \
        } \
    } \
    SG_KERNEL(others_##e, sg_nd_item it, struct job *k) { others_body_##e(it, k); }
T_EACH_ALL(T_OTHERS, )

struct entry {
    enum element e;
    enum join join;
    const char *op;
    const sg_kernel *kernel;
};
#define T_ENTRY(op, e) {E_##e, JOIN_##op, #op, joint_##op##_##e},
static const struct entry t_entries[] = {T_ROWS(T_ENTRY)};

struct other {
    enum element e;
    const sg_kernel *kernel;
};
#define T_OTHER(a, e) {E_##e, others_##e},
static const struct other t_others[] = {T_EACH_ALL(T_OTHER, )};

/* ---- reduce, scan ---- */

/* lengths around blocks and parts of work-groups with 1, 4, and up to 256 sub-groups */
static size_t length(unsigned k) {
    const size_t lengths[] = {0, 1, S - 1, S, S + 1, 3 * S + 2, 4 * S, 200, 256, 257, JOINT_MAX - 1};
    return lengths[k % (sizeof lengths / sizeof lengths[0])];
}
enum { LENGTHS = 11 };
static sg_nd_range joint_shape(unsigned k) {
    const size_t sizes[] = {S > 1 ? S - 1 : 1, 4 * S, 256};
    return sg_nd_range_1d(sizes[k % 3], sizes[k % 3]);
}

static void check_joint(const struct entry *t) {
    case_begin();
    for (unsigned round = 0; round < LENGTHS; round++) {
        const sg_nd_range r = joint_shape(round);
        const uint32_t parts = (items_of(r) + S - 1) / S;
        const size_t n = t_job.n = length(round);
        fill(t->e, round % KINDS, n);
        launch(&t_queue, r, t->kernel, round % 4);
        expect("joint reduce", t->e, t->join, &t_job.scalar, 0,
               group_joint_reduce(t->e, t->join, S, parts, t_bits, n));
        group_joint_scan(t->e, t->join, S, t_bits, n, t_want);
        moved_up(t->e, t->join, t_want, n);
        for (size_t i = 0; i < n; i++) {
            expect("joint exclusive", t->e, t->join, t_out[0].bytes, i, t_want[i]);
        }
    }
    tap_ok(t_run.failures == 0, "joint %s: %sx%d", t->op, info_of(t->e).name, S);
}

static void check_joint_others(const struct other *t) {
    const enum element e = t->e;
    case_begin();
    for (unsigned round = 0; round < LENGTHS; round++) {
        const sg_nd_range r = joint_shape(round + 1);
        const uint32_t parts = (items_of(r) + S - 1) / S;
        const size_t n = t_job.n = length(round);
        const uint64_t init = value(e, round % KINDS, 77);
        uint64_t sum;
        fill(e, round % KINDS, n);
        put_bits(&t_job.init, e, 0, init);
        t_out[2] = t_out[3] = t_out[5] = t_out[6] = t_out[7] = t_x;
        launch(&t_queue, r, t->kernel, 0);
        expect("joint reduce of a sub-group", e, JOIN_add, &t_job.scalar, 0,
               group_joint_reduce(e, JOIN_add, S, 1, t_bits, n));
        sum = group_joint_reduce(e, JOIN_add, S, parts, t_bits, n);
        expect("joint reduce with init", e, JOIN_add, &t_job.scalar, 1,
               n ? joined(JOIN_add, e, init, sum) : init);
        if (t_job.i != n && report_wanted()) tap_note("end of a joint scan");
        group_joint_scan(e, JOIN_add, S, t_bits, n, t_want);
        for (size_t i = 0; i < n; i++) {
            const uint64_t before = i ? t_want[i - 1] : identity(JOIN_add, e);
            expect("joint inclusive", e, JOIN_add, t_out[0].bytes, i, t_want[i]);
            expect("joint inclusive with init", e, JOIN_add, t_out[1].bytes, i,
                   joined(JOIN_add, e, init, t_want[i]));
            expect("in place, with init", e, JOIN_add, t_out[2].bytes, i,
                   joined(JOIN_add, e, init, before));
            expect("in place", e, JOIN_add, t_out[3].bytes, i, before);
            expect("joint inclusive of a sub-group", e, JOIN_add, t_out[4].bytes, i, t_want[i]);
        }
        for (int down = 0; down < 2; down++) {
            memcpy(t_want, t_bits, n * sizeof *t_want);
            group_sort(e, t_want, n, down);
            for (size_t i = 0; i < n; i++) {
                expect("joint sort", e, JOIN_or, t_out[5 + down].bytes, i, t_want[i]);
                if (!down) expect("joint sort of a sub-group", e, JOIN_or, t_out[7].bytes, i, t_want[i]);
            }
        }
        for (unsigned k = 5; k < 8; k++) { /* nothing behind the end */
            const unsigned char *was = (const unsigned char *)&t_x, *is = (const unsigned char *)&t_out[k];
            for (size_t b = n * info_of(e).bits / 8; b < sizeof t_x; b++) {
                if (is[b] != was[b] && report_wanted()) tap_note("byte %lu behind a joint sort", (unsigned long)b);
            }
        }
    }
    tap_ok(t_run.failures == 0, "joint of sub-group, with init, in place, sort: %sx%d", info_of(e).name, S);
}

/* ---- votes ---- */

struct truths {
    const void *p;
    size_t n;
    bool any, all, none;
};
static void tell(struct truths *k, bool any, bool all, bool none) {
    k->any = any;
    k->all = all;
    k->none = none;
}
#define T_TRUTH(a, e) \
    SG_KERNEL(truth_##e, sg_nd_item it, struct truths *k) { \
        const SG_TYPE_##e##_ *p = (const SG_TYPE_##e##_ *)k->p; \
        const sg_group g = sg_nd_item_get_group(it); \
        const bool any = sg_joint_any_of(g, p, k->n), all = sg_joint_all_of_##e(g, p, k->n); \
        const bool none = sg_joint_none_of(g, p, k->n); \
        if (is_last(sg_nd_item_get_sub_group(it))) tell(k, any, all, none); \
    }
T_EACH_ALL(T_TRUTH, )
SG_KERNEL(truth_bool, sg_nd_item it, struct truths *k) {
    const bool *p = (const bool *)k->p;
    const sg_sub_group s = sg_nd_item_get_sub_group(it);
    const bool any = sg_joint_any_of(s, p, k->n), all = sg_joint_all_of_bool(s, p, k->n);
    const bool none = sg_joint_none_of(s, p, k->n);
    if (is_last(s)) tell(k, any, all, none);
}
static int truth_ok(const sg_kernel *kernel, size_t n, size_t count) {
    struct truths k;
    k.p = t_x.bytes;
    k.n = n;
    return sg_parallel_for(&t_queue, sg_nd_range_1d(3 * S - 1, 3 * S - 1), (kernel), &k) == SG_OK &&
           k.any == (count > 0) && k.all == (count == n) && k.none == (count == 0);
}
/* all zero but one, at each place; all true but one */
static void check_truth(const sg_kernel *kernel, enum element e, const char *name) {
    const uint64_t zero = is_float(e) ? sign_bit(e) : 0;
    int ok = 1;
    for (unsigned round = 0; round < LENGTHS; round++) {
        const size_t n = length(round), step = n / 7 + 1;
        const uint64_t one = is_float(e) && round % 2 ? quiet_nan(e) : 1;
        for (size_t i = 0; i < n; i++) put_bits(t_x.bytes, e, i, zero);
        ok &= truth_ok(kernel, n, 0);
        for (size_t i = 0; i < n; i += step) {
            put_bits(t_x.bytes, e, i, one);
            ok &= truth_ok(kernel, n, 1);
            put_bits(t_x.bytes, e, i, zero);
        }
        for (size_t i = 0; i < n; i++) put_bits(t_x.bytes, e, i, one);
        ok &= truth_ok(kernel, n, n);
        for (size_t i = 0; i < n; i += step) {
            put_bits(t_x.bytes, e, i, zero);
            ok &= truth_ok(kernel, n, n - 1);
            put_bits(t_x.bytes, e, i, one);
        }
    }
    tap_ok(ok, "joint any, all, none of %s: S = %d", name, S);
}

int main(void) {
    open_queues();
    for (size_t k = 0; k < sizeof t_entries / sizeof t_entries[0]; k++) check_joint(&t_entries[k]);
    for (size_t k = 0; k < sizeof t_others / sizeof t_others[0]; k++) check_joint_others(&t_others[k]);
#define T_CHECK_TRUTH(a, e) check_truth(truth_##e, E_##e, #e);
    T_EACH_ALL(T_CHECK_TRUTH, )
    check_truth(truth_bool, E_u8, "bool");
    return close_queues("group_joint");
}
