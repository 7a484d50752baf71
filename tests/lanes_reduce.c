/* SPDX-License-Identifier: MIT */
/* Reduce and scan, masked and clustered: the published trees, bit for bit, also for floats whose sum
 * depends on the order. */
#include "lanes_check.h"
#include "samples.h"

#define X(e) T_PASTE(sg_load_, e)(a->x.e)
#define M sg_mask_from_bits(a->m)
#define T_VALUE(name, e, call) \
    static void t_##name##_##e(const struct args *a, struct result *r) { sg_store_##e(r->v.e, call); }
#define T_THUNK_V_V(name, e) T_VALUE(name, e, sg_##name##_##e(X(e)))
#define T_THUNK_V_MV(name, e) T_VALUE(name, e, sg_##name##_##e(M, X(e)))
#define T_THUNK_V_VU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), a->u))

#define T_PICK_memory(shape, name, class_)
#define T_PICK_mask(shape, name, class_)
#define T_PICK_arith(shape, name, class_)
#define T_PICK_cross(shape, name, class_)
#define T_PICK_reduce(shape, name, class_) T_EACH_##class_(T_THUNK_##shape, name)
#include "rows.tmpl.h"
#undef T_PICK_reduce

/* cluster sizes as constants */
#define T_CLUSTER(name, e, c) \
    if (a->u == c) { sg_store_##e(r->v.e, sg_##name##_##e(X(e), c)); return; }
#define T_CONSTANT(name, e) \
    static void t_##name##_constant_##e(const struct args *a, struct result *r) { \
        T_CLUSTER(name, e, 0) T_CLUSTER(name, e, 2) T_CLUSTER(name, e, 7) T_CLUSTER(name, e, 16) \
        T_CLUSTER(name, e, SG_LANES_) \
    }
#define T_CONSTANT_ADD(a, e) T_CONSTANT(reduce_clustered_add, e)
T_EACH_ALL(T_CONSTANT_ADD, )

/* ---- drivers ---- */

static struct call t_call;

/* Kinds of input: only -0.0; floats whose sum depends on the order; numbers whose product is exact in f16; edges;
 * 1, 2, 3, ...; anything */
enum { KINDS = 6 };
static uint64_t value(enum element e, uint64_t t) {
    const uint64_t r = random_bits(t), round = t / LANES_MAX, lane = t % LANES_MAX;
    switch (round % KINDS) {
    case 0: return is_float(e) && round / KINDS % 2 == 0 ? sign_bit(e) : sign_bit(e) - (r & 3);
    case 1: return is_float(e) ? of_double(e, ldexp((double)(r >> 11), (int)(r % 9) - 53))
                               : r & all_bits(e);
    case 2: return convert_bits(e, E_u64, lane < 5 ? lane + 2 : 1);
    case 3: return edge(e, (unsigned)(r % edge_count(e)));
    case 4: return convert_bits(e, E_u64, lane + 1);
    default: return random_value(e, t);
    }
}
static void fill(enum element e, uint64_t round) {
    for (unsigned i = 0; i < LANES; i++) t_call.x[i] = value(e, round * LANES_MAX + i);
}
static void check_all(const struct test *t) {
    case_begin();
    for (unsigned k = 0; k < 96; k++) {
        fill(t->e, k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_masks(const struct test *t) {
    const unsigned masks = mask_count(LANES), repeats = 1 + 96 / masks;
    case_begin();
    for (unsigned k = 0; k < masks * repeats; k++) {
        t_call.m = mask_sample(LANES, k % masks);
        fill(t->e, k % masks + k / masks);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_clusters(const struct test *t) {
    const unsigned count = delta_count(LANES);
    case_begin();
    for (unsigned k = 0; k < count + 64; k++) {
        t_call.u = k < count ? delta_sample(LANES, k) : 1u << k % 8;
        fill(t->e, k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_constants(const struct test *t) {
    static const uint32_t clusters[] = {0, 2, 7, 16, SG_LANES_};
    case_begin();
    for (unsigned k = 0; k < 5 * KINDS; k++) {
        t_call.u = clusters[k % 5];
        fill(t->e, k);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}

/* ---- the table ---- */

typedef void driver(const struct test *t);
struct entry {
    driver *drive;
    struct test test;
};
#define T_ENTRY(drive, label, name, thunk, e) \
    {drive, {label, E_##e, RESULT_VALUE, oracle_##name, t_##thunk##_##e}},
#define T_LINE_V_V(name, e) T_ENTRY(check_all, #name, name, name, e)
#define T_LINE_V_MV(name, e) T_ENTRY(check_masks, #name, name, name, e)
#define T_LINE_V_VU(name, e) T_ENTRY(check_clusters, #name, name, name, e)
#define T_LINE_CONSTANT(name, e) T_ENTRY(check_constants, #name " constant", name, name##_constant, e)
#define T_PICK_reduce(shape, name, class_) T_EACH_##class_(T_LINE_##shape, name)

static const struct entry t_entries[] = {
#include "rows.tmpl.h"
    T_EACH_ALL(T_LINE_CONSTANT, reduce_clustered_add)
};

/* every mask of 16 lanes: minutes, so not in the digest */
#if defined(SG_TEST_LONG) && SG_LANES_ == 16
static void check_every_mask(const struct test *t) {
    case_begin();
    for (uint64_t m = 0; m < 65536; m++) {
        t_call.m = m;
        fill(t->e, m);
        check_call(t, &t_call);
    }
    case_end(t->name, info_of(t->e).name);
}
static void check_long(void) {
    const uint64_t digest = t_run.digest;
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) {
        if (t_entries[i].drive == check_masks) check_every_mask(&t_entries[i].test);
    }
    t_run.digest = digest;
}
#else
#define check_long() ((void)0)
#endif

int main(void) {
    for (size_t i = 0; i < sizeof t_entries / sizeof t_entries[0]; i++) {
        t_entries[i].drive(&t_entries[i].test);
    }
    check_long();
    return run_end("lanes_reduce");
}
