/* SPDX-License-Identifier: MIT */
/* Group algorithms on values against the oracle: every element and operation, work-groups with and without a tail, of one
 * sub-group and of many. With any number of workers and any schedule the bits must be the same. */
#include "group_check.h"

/* the place of lane 0 in arrays with one element for each item, work-group after work-group */
static size_t place(sg_nd_item it) {
    const sg_group g = sg_nd_item_get_group(it);
    return sg_group_get_group_linear_id(g) * sg_group_get_local_linear_range(g) +
           sg_nd_item_get_local_linear_id_base(it);
}
#define T_X(e) \
    const sg_group g = sg_nd_item_get_group(it); \
    const sg_sub_group s = sg_nd_item_get_sub_group(it); \
    const size_t at = place(it); \
    const sg_##e x = sg_sub_group_load_##e(s, (const SG_TYPE_##e##_ *)k->x + at)
/* the value of the item i places further on */
#define T_NEXT(e, i) sg_sub_group_load_##e(s, (const SG_TYPE_##e##_ *)k->x + at + (i))
#define T_PUT(e, output, value) \
    sg_sub_group_store_##e(s, (SG_TYPE_##e##_ *)k->out[output] + at, value)

/* ---- kernels of every operation; not inlined, so that both bodies share one copy ---- */

#define T_VALUES(op, e) \
    static void values_body_##op##_##e(sg_nd_item it, const struct job *k) { \
        T_X(e); \
        T_PUT(e, 0, sg_reduce_over_group(g, x, op)); \
        T_PUT(e, 1, sg_inclusive_scan_over_group(g, x, op)); \
        T_PUT(e, 2, sg_exclusive_scan_over_group(g, x, op)); \
        sg_##e each[3] = {x, T_NEXT(e, 1), T_NEXT(e, 2)}; \
        sg_reduce_over_group_n(g, each, 3, op); \
        T_PUT(e, 3, each[0]); \
        T_PUT(e, 4, each[1]); \
        T_PUT(e, 5, each[2]); \
    } \
    SG_KERNEL(values_##op##_##e, sg_nd_item it, const struct job *k) { \
        values_body_##op##_##e(it, k); \
    }
SG_EACH_JOIN_(T_VALUES)

/* ---- kernels of every element: the other forms, by explicit names ---- */

#define T_OTHERS(a, e) \
    static void others_body_##e(sg_nd_item it, const struct job *k) { \
        const SG_TYPE_##e##_ init = k->init.e[0]; \
        T_X(e); \
        T_PUT(e, 0, sg_reduce_over_group_##e(s, x, add)); \
        T_PUT(e, 1, sg_inclusive_scan_over_group_##e(s, x, add)); \
        T_PUT(e, 2, sg_exclusive_scan_over_group_##e(s, x, add)); \
        T_PUT(e, 3, sg_reduce_over_group_init_##e(g, x, init, add)); \
        T_PUT(e, 4, sg_inclusive_scan_over_group_init_##e(g, x, add, init)); \
        T_PUT(e, 5, sg_exclusive_scan_over_group_init_##e(g, x, init, add)); \
        T_PUT(e, 6, sg_group_broadcast_##e(g, x, k->i)); \
        T_PUT(e, 7, sg_group_broadcast_##e(s, x, k->i)); \
        T_PUT(e, 8, sg_sort_over_group_##e(g, x)); \
        T_PUT(e, 9, sg_sort_descending_over_group_##e(g, x)); \
        T_PUT(e, 10, sg_sort_over_group_##e(s, x)); \
    } \
    SG_KERNEL(others_##e, sg_nd_item it, const struct job *k) { others_body_##e(it, k); }
T_EACH_ALL(T_OTHERS, )

/* many values with one barrier; their number is a run-time value or a constant; the first sub-group stores the even results, the last the odd ones */
enum { MANY_MOST = 131 };
#define T_TELL_MANY(e, n, output) \
    for (uint32_t j = 0; j < (n); j++) { \
        const uint32_t from = j % 2 ? sg_sub_group_get_group_range(s) - 1 : 0; \
        SG_TYPE_##e##_ *to = (SG_TYPE_##e##_ *)k->out[output] + sg_group_get_group_linear_id(g) * MANY_MOST + j; \
        if (sg_sub_group_get_group_id(s) == from) *to = sg_get_lane(many[j], j); \
    }
#define T_MANY_CONSTANT(e, n, output) \
    { \
        sg_##e many[n]; \
        for (uint32_t j = 0; j < (n); j++) many[j] = T_NEXT(e, j); \
        sg_reduce_over_group_n(g, many, n, add); \
        T_TELL_MANY(e, n, output) \
    }
#define T_MANY(a, e) \
    static void many_body_##e(sg_nd_item it, const struct job *k) { \
        const sg_group g = sg_nd_item_get_group(it); \
        const sg_sub_group s = sg_nd_item_get_sub_group(it); \
        const size_t at = place(it); \
        { \
            sg_##e many[MANY_MOST]; \
            for (uint32_t j = 0; j < k->i; j++) many[j] = T_NEXT(e, j); \
            sg_reduce_over_group_n_##e(g, many, k->i, add); \
            T_TELL_MANY(e, k->i, 0) \
        } \
        T_MANY_CONSTANT(e, 1, 1) \
        T_MANY_CONSTANT(e, 14, 2) \
    } \
    SG_KERNEL(many_##e, sg_nd_item it, const struct job *k) { many_body_##e(it, k); }
T_EACH_ALL(T_MANY, )
/* more values than one barrier joins, and values of a single sub-group; inlined */
SG_KERNEL(many_direct_f32, sg_nd_item it, const struct job *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group s = sg_nd_item_get_sub_group(it);
    const size_t at = place(it);
    T_MANY_CONSTANT(f32, 66, 0)
    {
        sg_f32 each[5] = {T_NEXT(f32, 0), T_NEXT(f32, 1), T_NEXT(f32, 2), T_NEXT(f32, 3), T_NEXT(f32, 4)};
        sg_reduce_over_group_n(s, each, 5, min);
        T_PUT(f32, 1, each[0]);
        T_PUT(f32, 2, each[4]);
    }
}

/* inlined, so that the compiler knows a full sub-group; results go where others_<e> has them */
#define T_DIRECT(e) \
    SG_KERNEL(direct_##e, sg_nd_item it, const struct job *k) { \
        T_X(e); \
        T_PUT(e, 0, sg_reduce_over_group(s, x, add)); \
        T_PUT(e, 1, sg_inclusive_scan_over_group(s, x, add)); \
        T_PUT(e, 2, sg_exclusive_scan_over_group(s, x, add)); \
        T_PUT(e, 3, sg_reduce_over_group_init(g, x, k->init.e[0], add)); \
        T_PUT(e, 4, sg_inclusive_scan_over_group_init(g, x, add, k->init.e[0])); \
        T_PUT(e, 5, sg_exclusive_scan_over_group_init(g, x, k->init.e[0], add)); \
        T_PUT(e, 6, sg_group_broadcast(g, x, k->i)); \
        T_PUT(e, 7, sg_group_broadcast(s, x, k->i)); \
        T_PUT(e, 8, sg_sort_over_group(g, x)); \
        T_PUT(e, 9, sg_sort_descending_over_group(g, x)); \
        T_PUT(e, 10, sg_sort_over_group(s, x)); \
    }
T_DIRECT(u8)
T_DIRECT(i64)
T_DIRECT(f32)

struct entry {
    enum element e;
    enum join join;
    const char *op;
    const sg_kernel *kernel;
};
#define T_ENTRY(op, e) {E_##e, JOIN_##op, #op, values_##op##_##e},
static const struct entry t_entries[] = {SG_EACH_JOIN_(T_ENTRY)};

struct other {
    enum element e;
    const char *what;
    const sg_kernel *kernel;
};
#define T_OTHER(a, e) {E_##e, "sub-group, with init, broadcast, sort", others_##e},
static const struct other t_others[] = {
    T_EACH_ALL(T_OTHER, )
    {E_u8, "in both bodies", direct_u8},
    {E_i64, "in both bodies", direct_i64},
    {E_f32, "in both bodies", direct_f32},
};

#define T_MANY_LINE(a, e) {E_##e, "many values under one barrier", many_##e},
static const struct other t_manies[] = {T_EACH_ALL(T_MANY_LINE, )};

/* ---- values ---- */

static void check_values(const struct entry *t) {
    case_begin();
    for (unsigned round = 0; round < 2 * SHAPES; round++) {
        const sg_nd_range r = shape(round % SHAPES);
        const uint32_t items = items_of(r);
        const size_t all = sg_range_size(r.global);
        fill(t->e, round % KINDS, all + 2);
        launch(&t_queue, r, t->kernel, 0);
        for (size_t first = 0; first < all; first += items) {
            const uint64_t sum = group_reduce(t->e, t->join, S, t_bits + first, items);
            group_scan(t->e, t->join, S, t_bits + first, items, t_want);
            for (size_t i = 0; i < items; i++) {
                expect("reduce", t->e, t->join, t_out[0].bytes, first + i, sum);
                expect("inclusive", t->e, t->join, t_out[1].bytes, first + i, t_want[i]);
            }
            moved_up(t->e, t->join, t_want, items);
            for (size_t i = 0; i < items; i++) {
                expect("exclusive", t->e, t->join, t_out[2].bytes, first + i, t_want[i]);
            }
            for (unsigned n = 0; n < 3; n++) {
                const uint64_t each = group_reduce(t->e, t->join, S, t_bits + first + n, items);
                for (size_t i = 0; i < items; i++) expect("each", t->e, t->join, t_out[3 + n].bytes, first + i, each);
            }
        }
    }
    tap_ok(t_run.failures == 0, "%s over group: %sx%d", t->op, info_of(t->e).name, S);
}

/* the bits are the same with another order of sub-groups and with more workers */
static void check_schedules(void) {
    static unsigned char first[3][sizeof t_x];
    case_begin();
    for (size_t k = 0; k < sizeof t_entries / sizeof t_entries[0]; k += 3) {
        const struct entry *t = &t_entries[k];
        const sg_nd_range r = shape(3 + (unsigned)k % 5);
        const size_t bytes = sg_range_size(r.global) * (info_of(t->e).bits / 8);
        fill(t->e, 1, sg_range_size(r.global));
        launch(&t_queue, r, t->kernel, 0);
        for (unsigned i = 0; i < 3; i++) memcpy(first[i], t_out[i].bytes, bytes);
        for (uint64_t seed = 0; seed < 4; seed++) {
            for (unsigned i = 0; i < 3; i++) memset(t_out[i].bytes, 0xa5, bytes);
            launch(seed % 2 ? &t_queue : &t_workers, r, t->kernel, seed);
            for (unsigned i = 0; i < 3; i++) {
                if (memcmp(first[i], t_out[i].bytes, bytes) == 0 || !report_wanted()) continue;
                tap_note("%s: seed %d", t->kernel->name, (int)seed);
            }
        }
    }
    tap_ok(t_run.failures == 0, "the same bits for any order and number of workers");
}

static void check_many(const struct other *t) {
    const unsigned counts[] = {0, 1, 2, S - 1, S, S + 1, 63, 64, 65, MANY_MOST, 7};
    case_begin();
    for (unsigned round = 0; round < SHAPES; round++) {
        const sg_nd_range r = shape(round);
        const uint32_t items = items_of(r), groups = (uint32_t)(sg_range_size(r.global) / items);
        const unsigned told[] = {counts[round], 1, 14};
        fill(t->e, 1, sg_range_size(r.global) + MANY_MOST);
        t_job.i = counts[round];
        launch(round % 3 ? &t_queue : &t_workers, r, t->kernel, round % 2);
        for (uint32_t g = 0; g < groups; g++) {
            for (unsigned out = 0; out < 3; out++) {
                for (unsigned j = 0; j < told[out]; j++) {
                    expect("each of many", t->e, JOIN_add, t_out[out].bytes, g * MANY_MOST + j,
                           group_reduce(t->e, JOIN_add, S, t_bits + g * items + j, items));
                }
            }
        }
    }
    tap_ok(t_run.failures == 0, "%s: %sx%d", t->what, info_of(t->e).name, S);
}
static void check_many_direct(void) {
    case_begin();
    for (unsigned round = 0; round < SHAPES; round++) {
        const sg_nd_range r = shape(round);
        const uint32_t items = items_of(r);
        const size_t all = sg_range_size(r.global);
        fill(E_f32, 1, all + MANY_MOST);
        launch(&t_queue, r, many_direct_f32, 0);
        for (size_t first = 0; first < all; first += items) {
            const size_t g = first / items;
            for (unsigned j = 0; j < 66; j++) {
                expect("each of 66", E_f32, JOIN_add, t_out[0].bytes, g * MANY_MOST + j,
                       group_reduce(E_f32, JOIN_add, S, t_bits + first + j, items));
            }
            for (size_t i = 0; i < items; i++) {
                const size_t own = i / S * S;
                const uint32_t count = items - own < S ? (uint32_t)(items - own) : (uint32_t)S;
                for (unsigned j = 0; j < 2; j++) {
                    expect("each of a sub-group", E_f32, JOIN_min, t_out[1 + j].bytes, first + i,
                           group_reduce(E_f32, JOIN_min, S, t_bits + first + own + 4 * j, count));
                }
            }
        }
    }
    tap_ok(t_run.failures == 0, "many values, inlined: f32x%d", S);
}

static void check_others(const struct other *t) {
    const enum element e = t->e;
    case_begin();
    for (unsigned round = 0; round < SHAPES; round++) {
        const sg_nd_range r = shape(round);
        const uint32_t items = items_of(r);
        const size_t all = sg_range_size(r.global);
        /* the same lane where size_t has 32 bits: 720720 is a multiple of all numbers up to 16 */
        const size_t far = SIZE_MAX > UINT32_MAX ? (size_t)((uint64_t)items * 720720 << 16) + 5 : 5;
        const size_t picks[] = {0, items - 1, items / 2, items + 3, far, 1};
        const uint64_t init = value(e, round % KINDS, 77);
        const size_t pick = picks[round % 6];
        fill(e, round % KINDS, all);
        put_bits(&t_job.init, e, 0, init);
        t_job.i = pick;
        launch(&t_queue, r, t->kernel, 0);
        for (size_t first = 0; first < all; first += items) {
            const uint64_t *x = t_bits + first;
            const uint64_t sum = joined(JOIN_add, e, init, group_reduce(e, JOIN_add, S, x, items));
            for (size_t i = 0; i < items; i += S) {
                const uint32_t count = items - i < S ? (uint32_t)(items - i) : (uint32_t)S;
                const uint64_t part = group_reduce(e, JOIN_add, S, x + i, count);
                group_scan(e, JOIN_add, S, x + i, count, t_want);
                for (size_t j = 0; j < count; j++) {
                    const size_t at = first + i + j;
                    const uint64_t before = j ? t_want[j - 1] : identity(JOIN_add, e);
                    expect("sub-group reduce", e, JOIN_add, t_out[0].bytes, at, part);
                    expect("sub-group inclusive", e, JOIN_add, t_out[1].bytes, at, t_want[j]);
                    expect("sub-group exclusive", e, JOIN_add, t_out[2].bytes, at, before);
                    expect("broadcast", e, JOIN_or, t_out[6].bytes, at, x[pick % items]);
                    expect("sub-group broadcast", e, JOIN_or, t_out[7].bytes, at, x[i + pick % count]);
                }
                memcpy(t_want, x + i, count * sizeof *x);
                group_sort(e, t_want, count, 0);
                for (size_t j = 0; j < count; j++) expect("sub-group sort", e, JOIN_or, t_out[10].bytes, first + i + j, t_want[j]);
            }
            for (int down = 0; down < 2; down++) {
                memcpy(t_want, x, items * sizeof *x);
                group_sort(e, t_want, items, down);
                for (size_t i = 0; i < items; i++) expect("sort", e, JOIN_or, t_out[8 + down].bytes, first + i, t_want[i]);
            }
            group_scan(e, JOIN_add, S, x, items, t_want);
            for (size_t i = 0; i < items; i++) {
                const uint64_t before = i ? t_want[i - 1] : identity(JOIN_add, e);
                expect("reduce with init", e, JOIN_add, t_out[3].bytes, first + i, sum);
                expect("inclusive with init", e, JOIN_add, t_out[4].bytes, first + i,
                       joined(JOIN_add, e, init, t_want[i]));
                expect("exclusive with init", e, JOIN_add, t_out[5].bytes, first + i,
                       joined(JOIN_add, e, init, before));
            }
        }
    }
    tap_ok(t_run.failures == 0, "%s: %sx%d", t->what, info_of(e).name, S);
}

/* ---- votes ---- */

struct votes {
    uint32_t low, high, parity; /* true for items low to high - 1, or for all others */
    uint32_t any, all, none;    /* the number of work-groups that got true */
    uint32_t sub_any, sub_all, sub_none;
    uint32_t calls;
};
SG_KERNEL(vote, sg_nd_item it, struct votes *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group s = sg_nd_item_get_sub_group(it);
    const sg_u32 id = sg_nd_item_get_local_linear_id(it);
    sg_mask m = sg_mask_and(sg_ge_n(id, k->low), sg_lt_n(id, k->high));
    if (k->parity) m = sg_mask_not(m);
    k->any += sg_any_of_group(g, m);
    k->all += sg_all_of_group(g, m);
    k->none += sg_none_of_group(g, m);
    k->sub_any += sg_any_of_group(s, m);
    k->sub_all += sg_all_of_group(s, m);
    k->sub_none += sg_none_of_group(s, m);
    k->calls++;
}
static int vote_ok(uint32_t items, uint32_t low, uint32_t high, uint32_t parity) {
    struct votes k, w;
    uint32_t count = 0, sub_groups = (items + S - 1) / S;
    memset(&k, 0, sizeof k);
    k.low = low;
    k.high = high;
    k.parity = parity;
    w = k;
    for (uint32_t first = 0; first < items; first += S) {
        uint32_t part = 0, present = items - first < S ? items - first : (uint32_t)S;
        for (uint32_t i = first; i < first + present; i++) part += (i >= low && i < high) != (parity != 0);
        w.sub_any += part > 0;
        w.sub_all += part == present;
        w.sub_none += part == 0;
        count += part;
    }
    w.calls = sub_groups;
    w.any = count > 0 ? sub_groups : 0;
    w.all = count == items ? sub_groups : 0;
    w.none = count == 0 ? sub_groups : 0;
    if (sg_parallel_for(&t_queue, sg_nd_range_1d(items, items), vote, &k) != SG_OK) return 0;
    return memcmp(&k, &w, sizeof k) == 0;
}
static void check_votes(void) {
    const uint32_t sizes[] = {1, 7, S, S + 1, 3 * S - 1, 200};
    int ok = 1;
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const uint32_t n = sizes[i];
        for (uint32_t parity = 0; parity < 2; parity++) {
            ok &= vote_ok(n, 0, 0, parity) && vote_ok(n, 0, n, parity);
            ok &= vote_ok(n, 0, 1, parity) && vote_ok(n, n - 1, n, parity);
            ok &= vote_ok(n, n / 2, n / 2 + 1, parity) && vote_ok(n, n, 0xffffffffu, parity);
        }
    }
    tap_ok(ok, "any, all, none of group: S = %d", S);
}

/* ---- exchange: present lanes with present lanes ---- */

struct exchange { uint32_t d, wrong[3], calls[3]; }; /* for each sub-group */
SG_INLINE uint32_t differ(sg_mask m, sg_f32 a, sg_f32 b) {
    return sg_any(sg_mask_and(m, sg_ne(a, b)));
}
SG_KERNEL(exchange, sg_nd_item it, struct exchange *k) {
    const sg_sub_group s = sg_nd_item_get_sub_group(it);
    const sg_f32 x = sg_convert_f32(sg_nd_item_get_local_linear_id(it));
    const sg_u32 id = sg_sub_group_get_local_id(s), idx = sg_sub_n(sg_not(id), k->d);
    const sg_mask all = sg_mask_first_n(S);
    uint32_t wrong = 0;
    wrong += differ(all, sg_select_from_group(s, x, idx), sg_shuffle(x, idx));
    wrong += differ(all, sg_sub_group_shuffle(s, x, idx), sg_shuffle(x, idx));
    wrong += differ(all, sg_select_from_group_f32(s, x, idx), sg_shuffle(x, idx));
    wrong += differ(all, sg_shift_group_left(s, x, k->d), sg_shuffle_down(x, k->d));
    wrong += differ(all, sg_sub_group_shuffle_down(s, x, k->d), sg_shuffle_down(x, k->d));
    wrong += differ(all, sg_shift_group_right(s, x, k->d), sg_shuffle_up(x, k->d));
    wrong += differ(all, sg_sub_group_shuffle_up(s, x, k->d), sg_shuffle_up(x, k->d));
    wrong += differ(all, sg_permute_group_by_xor(s, x, k->d), sg_shuffle_xor(x, k->d));
    wrong += differ(all, sg_sub_group_shuffle_xor_f32(s, x, k->d), sg_shuffle_xor(x, k->d));
    sg_sub_group_barrier(s);
    k->wrong[sg_sub_group_get_group_id(s)] += wrong;
    k->calls[sg_sub_group_get_group_id(s)]++;
}
static void check_exchange(void) {
    struct exchange k;
    int ok = 1;
    memset(&k, 0, sizeof k);
    for (uint32_t d = 0; d <= S; d++) {
        k.d = d == S ? 0xffffffffu : d;
        ok &= sg_parallel_for(&t_queue, sg_nd_range_1d(3 * S - 1, 3 * S - 1), exchange, &k) == SG_OK;
    }
    for (unsigned i = 0; i < 3; i++) {
        ok &= k.wrong[i] == 0 && k.calls[i] == (i * S < 3 * S - 1 ? S + 1 : 0);
    }
    tap_ok(ok, "exchange: S = %d", S);
}

/* ---- loops ---- */

/* rounds until every item of the group has counted up to its own number */
struct rounds { uint32_t bound, rounds; };
SG_KERNEL(converge, sg_nd_item it, struct rounds *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_u32 id = sg_nd_item_get_local_linear_id(it);
    const sg_u32 limit = sg_rem_n(sg_mul_n(id, 37), k->bound);
    sg_u32 count = sg_zero_u32();
    uint32_t rounds = 0;
    while (sg_any_of_group(g, sg_lt(count, limit))) {
        count = sg_select(sg_lt(count, limit), sg_add_n(count, 1), count);
        rounds++;
    }
    k->rounds += rounds;
}
static void check_converge(uint32_t items) {
    struct rounds k = {23, 0};
    uint32_t most = 0;
    for (uint32_t i = 0; i < items; i++) most = i * 37 % 23 > most ? i * 37 % 23 : most;
    tap_ok(sg_parallel_for(&t_queue, sg_nd_range_1d(2 * items, items), converge, &k) == SG_OK &&
               k.rounds == 2 * most * ((items + S - 1) / S),
           "a loop until none of the group goes on: %u items, S = %d", items, S);
}

/* barriers and algorithms in turns, so that they rarely have the same parity */
enum { ROUNDS = 12 };
SG_KERNEL(mixed, sg_nd_item it, uint32_t *const *out) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group s = sg_nd_item_get_sub_group(it);
    sg_u32 x = sg_nd_item_get_local_linear_id(it);
    for (uint32_t r = 0; r < ROUNDS; r++) {
        x = sg_add(x, sg_reduce_over_group(g, x, add));
        if (r % 3 == 1) sg_group_barrier(g);
        if (r % 4 < 2) x = sg_exclusive_scan_over_group(g, x, add);
        if (r % 5 == 2) sg_group_barrier(g);
        if (r % 3 == 0) x = sg_xor(x, sg_group_broadcast(g, x, 3 * r));
        x = sg_add(x, sg_reduce_over_group_u32(s, sg_splat_u32(1), xor));
    }
    sg_sub_group_store(s, *out + sg_nd_item_get_local_linear_id_base(it), x);
}
static void check_mixed(uint32_t items, uint64_t seed) {
    uint32_t x[ITEMS_MAX], out[ITEMS_MAX], *to = out;
    sg_launch_options options;
    memset(&options, 0, sizeof options);
    options.seed = seed;
    for (uint32_t i = 0; i < items; i++) x[i] = i;
    for (uint32_t r = 0; r < ROUNDS; r++) {
        uint32_t sum = 0, before = 0;
        for (uint32_t i = 0; i < items; i++) sum += x[i];
        for (uint32_t i = 0; i < items; i++) x[i] += sum;
        for (uint32_t i = 0; i < items && r % 4 < 2; i++) {
            const uint32_t own = x[i];
            x[i] = before;
            before += own;
        }
        before = x[3 * r % items];
        for (uint32_t i = 0; i < items; i++) {
            const uint32_t count = items - i / S * S < S ? items - i / S * S : (uint32_t)S;
            if (r % 3 == 0) x[i] ^= before;
            x[i] += count % 2;
        }
    }
    tap_ok(sg_parallel_for_with(&t_queue, sg_nd_range_1d(items, items), mixed, &to, &options, NULL) ==
                   SG_OK &&
               memcmp(x, out, items * sizeof *x) == 0,
           "barriers and algorithms in a loop: %u items, seed %d, S = %d", items, (int)seed, S);
}

/* sub-groups that take different ways are found, at the line of the algorithm */
SG_KERNEL(parted, sg_nd_item it, uint32_t *out) {
    const sg_group g = sg_nd_item_get_group(it);
    if (sg_nd_item_get_local_linear_id_base(it) == 0) {
        *out = sg_get_lane(sg_reduce_over_group(g, sg_splat_u32(1), add), 0);
    }
}
/* written per work-group: one sub-group has no one to wait for */
SG_GROUP_KERNEL(regions, sg_group g, uint32_t *out) {
    *out = sg_get_lane(sg_reduce_over_group(g, sg_splat_u32(1), add), 0);
}
static void check_failures(void) {
    uint32_t out = 0;
    const uint32_t few = S > 3 ? 3 : 1;
    sg_error error;
    tap_ok(sg_parallel_for_report(&t_queue, sg_nd_range_1d(2 * S, 2 * S), parted, &out, &error) ==
                   SG_ERROR_BARRIER_DIVERGENCE && strstr(error.text, "group_collective") != NULL,
           "part of a work-group: %s", error.text);
    tap_ok(sg_parallel_for_report(&t_queue, sg_nd_range_1d(2 * S, 2 * S), regions, &out, &error) ==
               SG_ERROR_FEATURE_NOT_SUPPORTED, "per work-group: %s", error.text);
    tap_ok(sg_parallel_for(&t_queue, sg_nd_range_1d(few, few), regions, &out) == SG_OK && out == few,
           "per work-group, of one sub-group");
}

int main(void) {
    open_queues();
    for (size_t k = 0; k < sizeof t_entries / sizeof t_entries[0]; k++) check_values(&t_entries[k]);
    for (size_t k = 0; k < sizeof t_others / sizeof t_others[0]; k++) check_others(&t_others[k]);
    for (size_t k = 0; k < sizeof t_manies / sizeof t_manies[0]; k++) check_many(&t_manies[k]);
    check_many_direct();
    check_schedules();
    check_votes();
    check_exchange();
    check_converge(1);
    check_converge(3 * S - 1);
    check_mixed(7, 0);
    check_mixed(3 * S - 1, 0);
    check_mixed(3 * S - 1, 5);
    check_mixed(200, 0);
    check_failures();
    return close_queues("group_collective");
}
