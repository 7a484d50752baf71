/* SPDX-License-Identifier: MIT */
/* Kernels of every kind that record what the nd-items of the SG_SIZE in force answer; and copies by the
 * loads and stores of sub-groups. */

#define T_FN(name) T_PASTE(name##_x, SG_LANES_)

/* ---- every question, to the item of a kernel ---- */

SG_INLINE void T_FN(ask)(sg_nd_item nd_item, size_t local_bytes) {
    const sg_group group = sg_nd_item_get_group(nd_item);
    const sg_sub_group sub_group = sg_nd_item_get_sub_group(nd_item);
    const uint32_t dimensions = t_dimension_count; /* unknown to the compiler, which would otherwise unroll the loops */
    struct report r;
    r.lanes = SG_SIZE;
    r.local_bytes = local_bytes;
    r.range = sg_nd_item_get_nd_range(nd_item);
#define T_DIMENSION(class, question, answer) \
    for (uint32_t n = 0; n < dimensions; n++) { \
        r.class##_##question[n] = sg_##class##_##question(class, t_dimensions[n]); \
    }
#define T_SCALAR(class, question, answer) r.class##_##question = sg_##class##_##question(class);
#define T_LANES_D(class, question, answer, limit) \
    for (uint32_t n = 0; n < dimensions; n++) { \
        sg_store_u32(r.class##_##question[n], sg_##class##_##question(class, t_dimensions[n])); \
    }
#define T_LANES(class, question, c, answer, limit) \
    sg_store(r.class##_##question, sg_##class##_##question(class));
#define T_MASK(class, question, answer) \
    r.class##_##question##s = sg_ballot(sg_##class##_##question(class));
    T_QUESTIONS
#undef T_DIMENSION
#undef T_SCALAR
#undef T_LANES_D
#undef T_LANES
#undef T_MASK
    check(&r);
}

/* Not inlined, except in the bodies of the plain kernel at small sizes: the compiler would take
 * minutes. */
SG_NOINLINE void T_FN(ask_again)(sg_nd_item it, size_t local_bytes) { T_FN(ask)(it, local_bytes); }

SG_KERNEL(T_FN(ask_plain), sg_nd_item it, const struct ask *k) {
#if SG_SIZE <= 16
    T_FN(ask)(it, k ? k->local_bytes : 0);
#else
    T_FN(ask_again)(it, k ? k->local_bytes : 0);
#endif
}

/* the item lives across the barriers; each sub-group shows the next one its number in local memory */
SG_KERNEL(T_FN(ask_barrier), sg_nd_item it, const struct ask *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const sg_sub_group sub_group = sg_nd_item_get_sub_group(it);
    const uint32_t number = sg_sub_group_get_group_id(sub_group);
    const uint32_t next = (number + 1) % sg_sub_group_get_group_range(sub_group);
    SG_LOCAL(it, uint32_t, shown, sg_sub_group_get_group_range(sub_group));
    T_FN(ask_again)(it, k->local_bytes);
    shown[number] = number;
    sg_group_barrier(group);
    T_FN(ask_again)(it, k->local_bytes);
    sg_group_barrier(group);
    if (shown[next] == next) T_FN(ask_again)(it, k->local_bytes);
}

/* The same between two loops: the second reads what the first has left in local memory. An array that a loop declares is
 * one for all its sub-groups. */
SG_GROUP_KERNEL(T_FN(ask_regions), sg_group g, const struct ask *k) {
    const float *last = NULL;
    uint32_t arrays = 0, next = 0;
    SG_LOCAL(g, uint32_t, shown, (sg_group_get_local_linear_range(g) - 1) / SG_SIZE + 1);
    sg_for_each_sub_group(it, g) {
        const uint32_t number = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
        SG_LOCAL(it, float, of_loop, 8);
        if (of_loop != last) arrays++;
        last = of_loop;
        shown[number] = number;
        T_FN(ask_again)(it, k->local_bytes);
    }
    if (arrays != 1 || sg_ballot(sg_group_leader(g)) != 1) return;
    if (sg_group_get_local_linear_range(g) != t_model.items) return;
    sg_for_each_sub_group(it, g) {
        unsigned char *p = (unsigned char *)sg_nd_item_get_local_memory(it);
        if ((uintptr_t)p % 64) continue;
        for (size_t i = 0; i < sg_nd_item_get_local_memory_size(it); i++) p[i] = (unsigned char)~i;
        if (shown[next] == next) T_FN(ask_again)(it, k->local_bytes);
        next++;
    }
}

/* Twice: first a call for each sub-group; then one call for the upper half of them and one for the lower half. */
static void T_FN(ask_direct)(void) {
    const struct model *m = &t_model;
    sg_engine_launch_ launch;
    sg_engine_part_ part;
    memset(&launch, 0, sizeof launch);
    memset(&part, 0, sizeof part);
    launch.local = m->range.local;
    launch.groups = m->range.local;
    for (int d = 0; d < 3; d++) launch.groups.size[d] = m->group_range[d];
    launch.items = (uint32_t)m->items;
    launch.sub_groups = (launch.items - 1) / SG_SIZE + 1;
    part.launch = &launch;
    for (size_t w = m->first_group; w < m->first_group + m->groups; w++) {
        const uint32_t count = launch.sub_groups, middle = count / 2;
        part.begin = w;
        part.end = w + 1;
        for (part.first = 0; part.first < count; part.first++) {
            part.last = part.first + 1;
            T_FN(ask_plain)->run(&part, NULL);
        }
        part.first = middle;
        part.last = count;
        T_FN(ask_plain)->run(&part, NULL);
        part.first = 0;
        part.last = middle;
        if (middle) T_FN(ask_plain)->run(&part, NULL);
    }
}

static const struct kernels T_FN(kernels) = {SG_SIZE, T_FN(ask_plain), T_FN(ask_barrier), T_FN(ask_regions),
                                             T_FN(ask_direct)};

/* ---- memory ---- */

/* All names and every N at small sizes; at large ones, where each takes the compiler long, some. */
#if SG_SIZE <= 8
#define T_LOAD(e) sg_sub_group_load
#define T_STORE(e) sg_sub_group_store
#define T_COPY_OF(e, n) T_COPY_N(e, SG_TYPE_##e##_, n)
#define T_COPIES(e, c) SG_EACH_COUNT_(T_COPY_OF, e)
#define T_MOST 16
#else
#define T_LOAD(e) sg_sub_group_load_##e
#define T_STORE(e) sg_sub_group_store_##e
#if SG_SIZE == 16
#define T_COPIES(e, c) T_COPY_N(e, c, 2) T_COPY_N(e, c, 3) T_COPY_N(e, c, 4)
#define T_MOST 4
#else
#define T_COPIES(e, c) T_COPY_N(e, c, 2)
#define T_MOST 2
#endif
#endif

#define T_COPY_N(e, c, n) \
    case n: { \
        const T_PASTE(sg_##e##v, n) x = T_PASTE(T_PASTE(sg_sub_group_load_v, n), _##e)(g, from); \
        for (int b = 0; b < n; b++) sg_store_##e(lanes[b], x.s[b]); \
        T_PASTE(T_PASTE(sg_sub_group_store_v, n), _##e)(g, to, x); \
        break; \
    }
#define T_ROW(e, c) \
    SG_NOINLINE void T_FN(copy_##e)(sg_sub_group g, const c *from, c *to, struct copy *k) { \
        c lanes[T_MOST][SG_SIZE]; \
        switch (k->blocks) { \
        T_COPIES(e, c) \
        default: { \
            const sg_##e x = T_LOAD(e)(g, from); \
            sg_store_##e(lanes[0], x); \
            T_STORE(e)(g, to, x); \
        } \
        } \
        for (int b = 0; b < k->blocks; b++) { \
            const uint32_t n = sg_sub_group_count(g); \
            k->not_zero += not_zero(lanes[b] + n, (SG_SIZE - n) * sizeof(c)); \
        } \
    }
T_ELEMENTS
#undef T_ROW
#undef T_COPY_N
#undef T_COPY_OF
#undef T_COPIES
#undef T_LOAD
#undef T_STORE

SG_INLINE void T_FN(copy)(sg_nd_item it, struct copy *k) {
    const sg_sub_group g = sg_nd_item_get_sub_group(it);
    const size_t first = sg_sub_group_get_group_id(g) * (size_t)k->blocks * SG_SIZE;
    int element = 0;
#define T_ROW(e, c) \
    if (k->element == element++) T_FN(copy_##e)(g, (const c *)k->from + first, (c *)k->to + first, k);
    T_ELEMENTS
#undef T_ROW
}

SG_KERNEL(T_FN(copy_all), sg_nd_item it, struct copy *k) { T_FN(copy)(it, k); }
SG_GROUP_KERNEL(T_FN(copy_regions), sg_group g, struct copy *k) {
    sg_for_each_sub_group(it, g) T_FN(copy)(it, k);
}

static void T_FN(check_memory)(void) {
    int element = 0;
#define T_ROW(e, c) \
    check_copies(T_FN(copy_all), T_FN(copy_regions), element++, sizeof(c), T_MOST);
    T_ELEMENTS
#undef T_ROW
}

#undef T_MOST
#undef T_FN
#undef SG_SIZE
