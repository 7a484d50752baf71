/* SPDX-License-Identifier: MIT */
/* What an nd-item, its work-group and its sub-group answer, at every size in one file, compared with a table that plain loops over
 * the work-items make; and loads and stores of sub-groups between guard pages.
 *
 * A kernel only records the answers. So every body, full or tail, is compiled with its constants, while the
 * right answers are stated once for all sizes, in the rows below. */
#include "guard.h"

#include <string.h>

#define SG_SIZE 1
#include <sg.h>

#include "tap.h"

#define T_PASTE_(a, b) a##b
#define T_PASTE(a, b) T_PASTE_(a, b)

/* ---- the model: every work-item, work-group by work-group ---- */

enum { MAX_ITEMS = 20000 };
struct model_item {
    size_t group[3], local[3], global[3], linear;
};
static struct model {
    sg_nd_range range;
    size_t group_range[3], first_group, groups, items; /* groups in the table, items of each */
    struct model_item item[MAX_ITEMS];
    uint32_t seen[MAX_ITEMS];
} t_model;

/* Work-groups from the given one on, as many as there are or fit. */
static void model_make(sg_nd_range range, size_t g0, size_t g1, size_t g2) {
    struct model *m = &t_model;
    size_t group[3], *n = m->group_range, all;
    m->range = range;
    for (int d = 0; d < 3; d++) n[d] = range.global.size[d] / range.local.size[d];
    m->items = range.local.size[0] * range.local.size[1] * range.local.size[2];
    m->first_group = (g0 * n[1] + g1) * n[2] + g2;
    all = n[0] * n[1] * n[2] - m->first_group;
    m->groups = all < MAX_ITEMS / m->items ? all : MAX_ITEMS / m->items;
    group[0] = g0;
    group[1] = g1;
    group[2] = g2;
    for (size_t w = 0, i = 0; w < m->groups; w++) {
        size_t l[3];
        for (l[0] = 0; l[0] < range.local.size[0]; l[0]++) {
            for (l[1] = 0; l[1] < range.local.size[1]; l[1]++) {
                for (l[2] = 0; l[2] < range.local.size[2]; l[2]++, i++) {
                    struct model_item *item = &m->item[i];
                    item->linear = 0;
                    for (int d = 0; d < 3; d++) {
                        item->group[d] = group[d];
                        item->local[d] = l[d];
                        item->global[d] = group[d] * range.local.size[d] + l[d];
                        item->linear = item->linear * range.global.size[d] + item->global[d];
                    }
                }
            }
        }
        for (int d = 2; d >= 0 && ++group[d] == n[d]; d--) group[d] = 0;
    }
    memset(m->seen, 0, sizeof m->seen);
}

/* Checks that the table covers the whole range and has each global linear id once. */
static int model_complete(void) {
    static unsigned char there[MAX_ITEMS];
    const struct model *m = &t_model;
    const size_t *n = m->range.global.size, all = n[0] * n[1] * n[2];
    memset(there, 0, sizeof there);
    if (m->first_group != 0 || m->groups * m->items != all) return 0;
    for (size_t i = 0; i < all; i++) {
        if (m->item[i].linear >= all || there[m->item[i].linear]++) return 0;
    }
    return 1;
}

/* ---- the questions and their right answers ----
 * T_DIMENSION: a scalar for each dimension d. T_SCALAR: one scalar for all lanes. T_LANES_D, T_LANES: a value for each lane; its
 * absent lanes are below the limit. In the answers: a and b are the model's items for lane 0 and for the lane asked about; m is
 * the model, r the report; size(range, d); at(ids, d). */

#define T_QUESTIONS \
    T_DIMENSION(nd_item, get_group_id, at(a->group, d)) \
    T_DIMENSION(nd_item, get_group_range, d < 3 ? m->group_range[d] : 1) \
    T_DIMENSION(nd_item, get_local_range, size(m->range.local, d)) \
    T_DIMENSION(nd_item, get_global_range, size(m->range.global, d)) \
    T_DIMENSION(nd_item, get_local_id_base, at(a->local, d)) \
    T_DIMENSION(nd_item, get_global_id_base, at(a->global, d)) \
    T_DIMENSION(group, get_group_id, at(a->group, d)) \
    T_DIMENSION(group, get_group_range, d < 3 ? m->group_range[d] : 1) \
    T_DIMENSION(group, get_local_range, size(m->range.local, d)) \
    T_DIMENSION(group, get_max_local_range, size(m->range.local, d)) \
    T_SCALAR(nd_item, get_group_linear_id, group) \
    T_SCALAR(nd_item, get_local_linear_id_base, first) \
    T_SCALAR(nd_item, get_global_linear_id_base, a->linear) \
    T_SCALAR(nd_item, is_contiguous, contiguous) \
    T_SCALAR(nd_item, count, present) \
    T_SCALAR(nd_item, get_local_memory_size, r->local_bytes) \
    T_SCALAR(group, get_group_linear_id, group) \
    T_SCALAR(group, get_group_linear_range, \
             m->group_range[0] * m->group_range[1] * m->group_range[2]) \
    T_SCALAR(group, get_local_linear_range, m->items) \
    T_SCALAR(sub_group, get_local_range, present) \
    T_SCALAR(sub_group, get_local_linear_range, present) \
    T_SCALAR(sub_group, get_max_local_range, r->lanes) \
    T_SCALAR(sub_group, get_group_id, k) \
    T_SCALAR(sub_group, get_group_linear_id, k) \
    T_SCALAR(sub_group, get_linear_group_id, k) \
    T_SCALAR(sub_group, get_group_range, (m->items - 1) / r->lanes + 1) \
    T_SCALAR(sub_group, get_group_linear_range, (m->items - 1) / r->lanes + 1) \
    T_SCALAR(sub_group, get_max_group_range, (m->items - 1) / r->lanes + 1) \
    T_SCALAR(sub_group, count, present) \
    T_LANES_D(nd_item, get_local_id, at(b->local, d), size(m->range.local, d)) \
    T_LANES_D(nd_item, get_global_id, at(b->global, d), size(m->range.global, d)) \
    T_LANES_D(group, get_local_id, at(b->local, d), size(m->range.local, d)) \
    T_LANES(nd_item, get_local_linear_id, uint32_t, first + i, first + r->lanes) \
    T_LANES(group, get_local_linear_id, uint32_t, first + i, first + r->lanes) \
    T_LANES(sub_group, get_local_id, uint32_t, i, r->lanes) \
    T_LANES(sub_group, get_local_linear_id, uint32_t, i, r->lanes) \
    T_LANES(sub_group, get_linear_local_id, uint32_t, i, r->lanes) \
    T_LANES(nd_item, get_global_linear_id, uint64_t, b->linear, \
            contiguous ? a->linear + r->lanes : whole) \
    T_MASK(nd_item, mask, present) \
    T_MASK(sub_group, mask, present) \
    T_MASK(sub_group, leader, 1) \
    T_MASK(group, leader, k == 0 ? 1 : 0)

/* the last two are out of range */
static const uint32_t t_dimensions[] = {0, 1, 2, 3, UINT32_MAX};
enum { DIMENSIONS = sizeof t_dimensions / sizeof t_dimensions[0] };
static volatile uint32_t t_dimension_count = DIMENSIONS;

/* what a sub-group answered */
struct report {
    uint32_t lanes;
    size_t local_bytes; /* asked for at launch */
    sg_nd_range range;
#define T_DIMENSION(class, question, answer) size_t class##_##question[DIMENSIONS];
#define T_SCALAR(class, question, answer) size_t class##_##question;
#define T_LANES_D(class, question, answer, limit) uint32_t class##_##question[DIMENSIONS][64];
#define T_LANES(class, question, c, answer, limit) c class##_##question[64];
#define T_MASK(class, question, answer) uint64_t class##_##question##s;
    T_QUESTIONS
#undef T_DIMENSION
#undef T_SCALAR
#undef T_LANES_D
#undef T_LANES
#undef T_MASK
};

static uint32_t t_wrong, t_reports;
static char t_what[160]; /* the first wrong answer */

static void wrong(const char *question, const struct report *r) {
    if (sg_atomic_fetch_add_u32(&t_wrong, 1, sg_memory_order_relaxed) > 0) return;
    snprintf(t_what, sizeof t_what, "%s, work-group %lu, sub-group %lu, %u lanes", question,
             (unsigned long)r->nd_item_get_group_linear_id,
             (unsigned long)r->sub_group_get_group_id, (unsigned)r->lanes);
}

static size_t at(const size_t *ids, uint32_t d) {
    return d < 3 ? ids[d] : 0;
}
static size_t size(sg_range range, uint32_t d) {
    return d < 3 ? range.size[d] : 1;
}

/* Marks the work-items of a sub-group as seen, if all its answers are right. */
static void check(const struct report *r) {
    struct model *m = &t_model;
    const size_t group = r->nd_item_get_group_linear_id, k = r->sub_group_get_group_id;
    const size_t first = k * r->lanes, w = group - m->first_group;
    const size_t whole = sg_range_size(m->range.global);
    const uint32_t before = sg_atomic_load_u32(&t_wrong, sg_memory_order_relaxed);
    size_t present;
    const struct model_item *a;
    int contiguous = 1;
    sg_atomic_fetch_add_u32(&t_reports, 1, sg_memory_order_relaxed);
    if (w >= m->groups || first >= m->items) {
        wrong("no such sub-group", r);
        return;
    }
    a = &m->item[w * m->items + first];
    present = m->items - first < r->lanes ? m->items - first : r->lanes;
    for (size_t i = 0; i < present; i++) contiguous &= a[i].linear == a->linear + i;
    if (memcmp(r->range.global.size, m->range.global.size, sizeof r->range.global.size) != 0 ||
        memcmp(r->range.local.size, m->range.local.size, sizeof r->range.local.size) != 0 ||
        r->range.global.dimensions != m->range.global.dimensions ||
        r->range.local.dimensions != m->range.local.dimensions)
        wrong("nd_item_get_nd_range", r);
#define T_DIMENSION(class, question, answer) \
    for (uint32_t n = 0, d = 0; n < DIMENSIONS && (d = t_dimensions[n], 1); n++) { \
        if (r->class##_##question[n] != (answer)) wrong(#class "_" #question, r); \
    }
#define T_SCALAR(class, question, answer) \
    if (r->class##_##question != (size_t)(answer)) wrong(#class "_" #question, r);
#define T_LANES_D(class, question, answer, limit) \
    for (uint32_t n = 0, d = 0; n < DIMENSIONS && (d = t_dimensions[n], 1); n++) { \
        for (size_t i = 0; i < r->lanes; i++) { \
            const struct model_item *b = a + (i < present ? i : 0); \
            const size_t id = r->class##_##question[n][i]; \
            if (i < present ? id != (answer) : id >= (limit)) wrong(#class "_" #question, r); \
        } \
    }
#define T_LANES(class, question, c, answer, limit) \
    for (size_t i = 0; i < r->lanes; i++) { \
        const struct model_item *b = a + (i < present ? i : 0); \
        const size_t id = (size_t)r->class##_##question[i]; \
        (void)b; \
        if (i < present ? id != (answer) : id >= (limit)) wrong(#class "_" #question, r); \
    }
#define T_MASK(class, question, answer) \
    if (r->class##_##question##s != ((answer) ? UINT64_MAX >> (64 - (answer)) : 0)) { \
        wrong(#class "_" #question, r); \
    }
    T_QUESTIONS
#undef T_DIMENSION
#undef T_SCALAR
#undef T_LANES_D
#undef T_LANES
#undef T_MASK
    if (sg_atomic_load_u32(&t_wrong, sg_memory_order_relaxed) != before) return;
    for (size_t i = 0; i < present; i++) {
        sg_atomic_fetch_add_u32(&m->seen[w * m->items + first + i], 1, sg_memory_order_relaxed);
    }
}

/* All answers were right, and every work-item of the table gave as many. */
static int all_seen(uint32_t times) {
    int ok = t_wrong == 0 && t_reports > 0;
    for (size_t i = 0; i < t_model.groups * t_model.items; i++) ok &= t_model.seen[i] == times;
    if (t_wrong) tap_note("first of %u wrong answers: %s", (unsigned)t_wrong, t_what);
    if (!ok) {
        const size_t *g = t_model.range.global.size, *l = t_model.range.local.size;
        tap_note("%u-dimensional, global %lu %lu %lu, local %lu %lu %lu",
                 (unsigned)t_model.range.local.dimensions, (unsigned long)g[0], (unsigned long)g[1],
                 (unsigned long)g[2], (unsigned long)l[0], (unsigned long)l[1],
                 (unsigned long)l[2]);
    }
    t_wrong = t_reports = 0;
    memset(t_model.seen, 0, sizeof t_model.seen);
    return ok;
}

/* ---- launches ---- */

struct ask {
    size_t local_bytes;
};
enum { LOCAL_BYTES = 68 };

/* what one size has: its kernels, and calls of one without a launch */
struct kernels {
    uint32_t lanes;
    const sg_kernel *plain, *barrier, *regions;
    void (*direct)(void);
};
static sg_queue t_one, t_two; /* with one worker and with two */

static sg_nd_range t_range(uint32_t dimensions, const size_t *groups, const size_t *local) {
    sg_nd_range r;
    r.local = sg_range_3d(local[0], local[1], local[2]);
    r.global = sg_range_3d(groups[0] * local[0], groups[1] * local[1], groups[2] * local[2]);
    r.local.dimensions = r.global.dimensions = dimensions;
    return r;
}

static int launch_ok(sg_queue *queue, const sg_kernel *kernel, uint64_t seed, size_t local_bytes,
                     uint32_t times) {
    struct ask k;
    sg_launch_options options;
    sg_error error;
    k.local_bytes = options.local_bytes = local_bytes;
    options.seed = seed;
    if (sg_parallel_for_with(queue, t_model.range, (kernel), &k, &options, &error) == SG_OK) {
        return all_seen(times);
    }
    tap_note("%s", error.text);
    return 0;
}

enum kind { PLAIN, SEEDED, BARRIER, BARRIER_SEEDED, REGIONS, TWO_WORKERS, DIRECT, KINDS };
static const char *const t_kinds[KINDS] = {
    "in order",       "seeded",      "around barriers",     "around barriers, seeded",
    "per work-group", "two workers", "parts of work-groups"};

static int kind_ok(const struct kernels *kernels, enum kind kind) {
    switch (kind) {
    case PLAIN: return launch_ok(NULL, kernels->plain, 0, 0, 1);
    case SEEDED: return launch_ok(&t_one, kernels->plain, 17, LOCAL_BYTES, 1);
    case BARRIER: return launch_ok(&t_one, kernels->barrier, 0, 0, 3);
    case BARRIER_SEEDED: return launch_ok(&t_one, kernels->barrier, 4711, LOCAL_BYTES, 3);
    case REGIONS: return launch_ok(&t_one, kernels->regions, 0, LOCAL_BYTES, 2);
    case TWO_WORKERS: return launch_ok(&t_two, kernels->barrier, 0, LOCAL_BYTES, 3);
    default: kernels->direct(); return all_seen(2);
    }
}

/* Kinds that switch stacks run only where that is possible. */
static int kind_runs(enum kind kind) {
    return (kind != BARRIER && kind != BARRIER_SEEDED && kind != TWO_WORKERS) ||
           sg_context_allowed_();
}

static void check_kernels(const struct kernels *kernels) {
    static const size_t groups[][3] = {{1, 1, 1}, {5, 1, 1}, {2, 3, 1}, {3, 1, 1}, {1, 3, 1},
                                       {2, 3, 5}, {1, 1, 3}, {2, 1, 1}, {1, 4, 1}, {3, 2, 1}};
    static const uint32_t dimensions_of[] = {1, 1, 2, 2, 2, 3, 3, 3, 3, 3};
    const size_t s = kernels->lanes;
    const size_t local1[] = {1,   2,   3,     5, 7,     13,    31,       61,
                             127, 200, s - 1, s, s + 1, 2 * s, 3 * s + 1};
    const size_t local2[][2] = {{1, 1}, {2, 3},     {3, 2},         {1, 7},        {7, 1},
                                {5, 5}, {16, 16},   {3, s - 1},     {3, s},        {2, s + 1},
                                {s, 2}, {s + 1, 3}, {2, 2 * s + 1}, {4, s / 2 + 1}};
    const size_t local3[][3] = {{1, 1, 1},     {3, 3, 3}, {7, 3, 7},     {1, 7, 15}, {3, 1, 7},
                                {7, 3, 1},     {5, 4, 3}, {1, 1, s + 1}, {1, 1, s},  {2, 2, s},
                                {2, 3, s - 1}, {2, s, 1}, {1, s, 2},     {s, 2, 1},  {2, 2, s + 1}};
    int ok[KINDS][3], complete = 1;
    for (int kind = 0; kind < KINDS; kind++) ok[kind][0] = ok[kind][1] = ok[kind][2] = 1;
    for (size_t g = 0; g < sizeof dimensions_of / sizeof dimensions_of[0]; g++) {
        const uint32_t dimensions = dimensions_of[g];
        const size_t count = dimensions == 1   ? sizeof local1 / sizeof local1[0]
                             : dimensions == 2 ? sizeof local2 / sizeof local2[0]
                                               : sizeof local3 / sizeof local3[0];
        for (size_t i = 0; i < count; i++) {
            size_t local[3];
            local[0] = dimensions == 1 ? local1[i] : dimensions == 2 ? local2[i][0] : local3[i][0];
            local[1] = dimensions == 1 ? 1 : dimensions == 2 ? local2[i][1] : local3[i][1];
            local[2] = dimensions == 3 ? local3[i][2] : 1;
            if (local[0] * local[1] * local[2] == 0) continue;
            if (local[0] * local[1] * local[2] > SG_MAX_NUM_SUB_GROUPS * s) continue;
            model_make(t_range(dimensions, groups[g], local), 0, 0, 0);
            complete &= model_complete();
            for (int kind = 0; kind < KINDS; kind++) {
                if (kind_runs((enum kind)kind)) {
                    ok[kind][dimensions - 1] &= kind_ok(kernels, (enum kind)kind);
                }
            }
        }
    }
    tap_ok(complete, "%d lanes: the model has each work-item once", (int)s);
    for (int kind = 0; kind < KINDS; kind++) {
        char name[80];
        for (int d = 0; d < 3; d++) {
            snprintf(name, sizeof name, "%d lanes, %d-dimensional: ids %s", (int)s, d + 1,
                     t_kinds[kind]);
            if (kind_runs((enum kind)kind))
                tap_ok(ok[kind][d], "%s", name);
            else
                tap_skip(name, "no stacks to switch");
        }
    }
}

/* ---- sizes that are known: what the suites of SYCL and OpenCL use, and the ends of the domain ---- */

static void check_known(const struct kernels *kernels, sg_nd_range range, const char *what) {
    int ok = 1;
    model_make(range, 0, 0, 0);
    ok &= model_complete();
    for (int kind = 0; kind < KINDS; kind++) {
        if (kind_runs((enum kind)kind)) ok &= kind_ok(kernels, (enum kind)kind);
    }
    tap_ok(ok, "%u lanes: %s", (unsigned)kernels->lanes, what);
}

#if SIZE_MAX > 0xffffffffu
/* the last work-groups of a range with 2^32 - 1 items in two dimensions, and of one with 2^63 in three */
static void check_large(const struct kernels *kernels) {
    const size_t most = 0xffffffffu;
    int ok;
    model_make(sg_nd_range_1d(most, 5), most / 5 - 2, 0, 0);
    kernels->direct();
    ok = all_seen(2);
    model_make(sg_nd_range_2d(most, most, 3, 5), most / 3 - 1, most / 5 - 1, 0);
    kernels->direct();
    ok &= all_seen(2);
    model_make(sg_nd_range_2d(most, most, 3, 5), most / 3 - 2, most / 5 - 2, 0);
    kernels->direct();
    ok &= all_seen(2);
    model_make(sg_nd_range_3d((size_t)1 << 21, (size_t)1 << 21, (size_t)1 << 21, 2, 4, 8),
               (1 << 20) - 1, (1 << 19) - 1, (1 << 18) - 2);
    kernels->direct();
    ok &= all_seen(2);
    tap_ok(ok, "%u lanes: the last ids of the largest ranges", (unsigned)kernels->lanes);
}
#endif

/* ---- memory of sub-groups ---- */

#define T_WITH_TYPE(row, e) row(e, SG_TYPE_##e##_)
#define T_ELEMENTS SG_EACH_ALL_(T_WITH_TYPE, T_ROW)

/* element: a row of T_ELEMENTS; blocks: 1, or N of the _v<N> forms. Sub-group k has the elements from
 * k * blocks * S on. */
struct copy {
    const void *from;
    void *to;
    int element, blocks;
    uint32_t not_zero; /* absent lanes that were loaded as something else than 0 */
};
static struct guard t_from, t_to;

static uint32_t not_zero(const void *p, size_t bytes) {
    uint32_t count = 0;
    for (size_t i = 0; i < bytes; i++) count += ((const unsigned char *)p)[i] != 0;
    return count;
}

static const char *const t_elements[] = {
#define T_ROW(e, c) #e,
    T_ELEMENTS
#undef T_ROW
};

/* Work-groups of n items whose last element lies before a page without access, or the first one behind it;
 * what belongs to absent lanes has to keep its poison. */
static int copy_ok(const sg_kernel *kernel, int element, size_t bytes, int blocks, size_t n,
                   int at_end) {
    const size_t lanes = kernel->sub_group_size, count = (size_t)blocks, last = (n - 1) / lanes;
    const size_t present = n - last * lanes; /* of the last sub-group */
    const size_t reach = ((last * count + count - 1) * lanes + present) * bytes;
    unsigned char *from = at_end ? t_from.end - reach : t_from.begin;
    unsigned char *to = at_end ? t_to.end - reach : t_to.begin;
    /* the bytes around it that are poisoned and checked */
    const unsigned char *begin = to - t_to.begin > 128 ? to - 128 : t_to.begin;
    const unsigned char *end = t_to.end - to - (ptrdiff_t)reach > 128 ? to + reach + 128 : t_to.end;
    struct copy k;
    if ((size_t)(t_to.end - t_to.begin) < reach) return 0;
    k.from = from;
    k.to = to;
    k.element = element;
    k.blocks = blocks;
    k.not_zero = 0;
    memset(t_to.begin, 0xa5, (size_t)(t_to.end - t_to.begin));
    for (size_t i = 0; i < reach; i++) from[i] = (unsigned char)(i * 7 + n + 1);
    snprintf(guard_what, sizeof guard_what,
             "sub_group_load or _store, %u lanes, %s, %d blocks, %u items", (unsigned)lanes,
             t_elements[element], blocks, (unsigned)n);
    if (sg_parallel_for(NULL, sg_nd_range_1d(n, n), (kernel), &k) != SG_OK || k.not_zero) return 0;
    for (const unsigned char *p = begin; p < end; p++) {
        int there = p >= to && p < to + reach;
        if (there) {
            const size_t i = (size_t)(p - to) / bytes, block = i / lanes;
            there = block / count < last || i % lanes < present;
        }
        if (*p != (there ? from[p - to] : 0xa5)) return 0;
    }
    return 1;
}

/* every number of present lanes; alone, and behind a full sub-group */
static void check_copies(const sg_kernel *kernel, const sg_kernel *regions, int element,
                         size_t bytes, int most) {
    static const int blocks[] = {1, 2, 3, 4, 8, 16};
    const size_t lanes = kernel->sub_group_size;
    for (size_t b = 0; b < sizeof blocks / sizeof blocks[0] && blocks[b] <= most; b++) {
        int ok = 1;
        for (size_t n = 1; n <= lanes; n++) {
            ok &= copy_ok(kernel, element, bytes, blocks[b], n, 0);
            ok &= copy_ok(kernel, element, bytes, blocks[b], n, 1);
            ok &= copy_ok(regions, element, bytes, blocks[b], n, 1);
        }
        ok &= copy_ok(kernel, element, bytes, blocks[b], lanes + 1, 1);
        ok &= copy_ok(kernel, element, bytes, blocks[b], 2 * lanes - 1, 1);
        ok &= copy_ok(regions, element, bytes, blocks[b], 2 * lanes - 1, 0);
        tap_ok(ok, "%d lanes: %s, %d for each lane of partial sub-groups", (int)lanes,
               t_elements[element], blocks[b]);
    }
}

#include "group_nd_item.tmpl.h"
#define SG_SIZE 2
#include <sg.h>
#include "group_nd_item.tmpl.h"
#define SG_SIZE 4
#include <sg.h>
#include "group_nd_item.tmpl.h"
#define SG_SIZE 8
#include <sg.h>
#include "group_nd_item.tmpl.h"
#define SG_SIZE 16
#include <sg.h>
#include "group_nd_item.tmpl.h"
#define SG_SIZE 32
#include <sg.h>
#include "group_nd_item.tmpl.h"
#define SG_SIZE 64
#include <sg.h>
#include "group_nd_item.tmpl.h"

/* a work-group of {2, 3} at 16 lanes is one sub-group of six items, not one for each row; 7 items are one of seven */
static void check_six(void) {
    const struct kernels *kernels = &kernels_x16;
    model_make(sg_nd_range_2d(2, 3, 2, 3), 0, 0, 0);
    tap_ok(sg_parallel_for(NULL, t_model.range, (kernels->plain), NULL) == SG_OK && t_reports == 1 &&
               all_seen(1),
           "16 lanes: a work-group of {2, 3} is one sub-group");
    model_make(sg_nd_range_1d(7, 7), 0, 0, 0);
    tap_ok(sg_parallel_for(NULL, t_model.range, (kernels->plain), NULL) == SG_OK && t_reports == 1 &&
               all_seen(1),
           "16 lanes: a work-group of 7 is one sub-group");
    model_make(sg_nd_range_1d(2000, 200), 0, 0, 0);
    tap_ok(sg_parallel_for(NULL, t_model.range, (kernels->plain), NULL) == SG_OK &&
               t_reports == 130 && all_seen(1),
           "16 lanes: 2000 in work-groups of 200 are 130 sub-groups");
}

/* the loop over sub-groups names the one that fails */
SG_GROUP_KERNEL(fail_fourth, sg_group g, void *unused) {
    (void)unused;
    sg_for_each_sub_group(it, g) {
        if (sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) == 3) {
            sg_fail(it, 5);
            return;
        }
    }
}
static void check_fail(void) {
    sg_error error;
    const sg_nd_range range = sg_nd_range_1d(5 * SG_LANES_, 5 * SG_LANES_);
    tap_ok(sg_parallel_for_report(NULL, range, fail_fourth, NULL, &error) == SG_ERROR_KERNEL &&
               error.code == 5 && strstr(error.text, "sub-group 3") != NULL,
           "per work-group: %s", error.text);
}

/* Code for any class of group: the class is pasted into names. */
#ifdef __cplusplus
#include <type_traits>
#define T_IS(x, type) std::is_same<decltype(x), type>::value
#else
#define T_IS(x, type) _Generic((x), type: 1, default: 0)
#endif
#define T_CLASS(class, g, local_range, ok) \
    do { \
        const sg_##class##_linear_id_type id = sg_##class##_get_group_linear_id(g); \
        const sg_##class##_id_type lane = sg_##class##_get_local_linear_id(g); \
        const sg_##class##_range_type size = local_range; \
        sg_group_barrier_scope(g, sg_##class##_fence_scope); \
        *(ok) &= T_IS(sg_##class##_get_group_linear_id(g), sg_##class##_linear_id_type) && \
                 T_IS(sg_##class##_get_local_linear_range(g), sg_##class##_linear_id_type) && \
                 T_IS(sg_##class##_get_local_linear_id(g), sg_##class##_id_type) && \
                 T_IS(local_range, sg_##class##_range_type); \
        *(ok) &= id == 0 && sg_get_lane(lane, 0) == 0 && size == 5; \
    } while (0)
struct any_class { int ok; };
SG_KERNEL(ask_any_class, sg_nd_item it, struct any_class *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group s = sg_nd_item_get_sub_group(it);
    int ok = T_IS(sg_sub_group_get_local_id(s), sg_sub_group_id_type) && T_IS(sg_group_get_local_id(g, 0), sg_group_id_type);
    if (sg_sub_group_get_group_id(s) == 0) k->ok = 1;
    T_CLASS(group, g, sg_group_get_local_range(g, sg_group_dimensions - 1), &ok);
    if (sg_sub_group_get_group_id(s) == 0 && sg_sub_group_dimensions == 1) T_CLASS(sub_group, s, sg_sub_group_get_local_range(s), &ok);
    if (!ok) k->ok = 0;
}
static void check_any_class(void) {
    struct any_class k = {0};
    const sg_status s = sg_parallel_for(NULL, sg_nd_range_3d(1, 1, 5, 1, 1, 5), ask_any_class, &k);
    tap_ok(s == SG_OK && k.ok, "id_type, range_type, linear_id_type, dimensions, fence_scope of both classes");
}

int main(void) {
    static const struct kernels *const all[] = {&kernels_x1, &kernels_x2,  &kernels_x4,
                                                &kernels_x8, &kernels_x16, &kernels_x32,
                                                &kernels_x64};
    sg_queue_options options;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    if (sg_queue_init(&t_one, &options) != SG_OK) return 99;
    options.workers = 2;
    if (sg_queue_init(&t_two, &options) != SG_OK) return 99;
    check_six();
    check_fail();
    check_any_class();
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        check_kernels(all[i]);
        check_known(all[i], sg_nd_range_1d(2000, 200), "2000 items in work-groups of 200");
        check_known(all[i], sg_nd_range_3d(12, 12, 12, 3, 3, 3), "64 work-groups of 27 items");
        check_known(all[i], sg_nd_range_1d(256, 256), "256 items in one work-group");
#if SIZE_MAX > 0xffffffffu
        check_large(all[i]);
#endif
    }
    sg_queue_destroy(&t_one);
    sg_queue_destroy(&t_two);
    if (!guard_open(&t_from, 128 * 16 * 8 + 1) || !guard_open(&t_to, 128 * 16 * 8 + 1)) return 99;
    check_memory_x1();
    check_memory_x2();
    check_memory_x4();
    check_memory_x8();
    check_memory_x16();
    check_memory_x32();
    check_memory_x64();
    return tap_end();
}
