/* SPDX-License-Identifier: MIT */
/* Sorts over a group, for one element: a bitonic network of blocks of S elements, in place. The network is one for full runs; what
 * is missing behind the last block counts as larger than everything. Each pair of blocks is sorted with the smaller elements in the lower
 * block, so the missing elements never move before the end. */
#if !defined(SG_T_VALUE) || !defined(SG_T_ANY_GROUP)
#error "sg: sort.tmpl.h is included by collective_elem.tmpl.h"
#endif

#if SG_T_KIND <= 1

/* n elements at p; or, if own is not NULL, a value for each of n / S sub-groups */
typedef struct SG_T_INTERNAL(sorted) {
    SG_T_TYPE *p;
    size_t n;
    SG_T_VALUE *const *own;
} SG_T_INTERNAL(sorted);

SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_get)(SG_T_INTERNAL(sorted) s, size_t block) {
    const size_t left = s.n - block * SG_T_S;
    if (s.own) return *s.own[block];
    if (left >= SG_T_S) return SG_T_FN(load)(s.p + block * SG_T_S);
    return SG_T_INTERNAL(keep_n)(SG_T_FN(load_n)(s.p + block * SG_T_S, left), (uint32_t)left, SG_T_SCALAR(high)());
}
SG_INLINE void SG_T_INTERNAL(sort_put)(SG_T_INTERNAL(sorted) s, size_t block, SG_T_VALUE x) {
    const size_t left = s.n - block * SG_T_S;
    if (s.own) *s.own[block] = x;
    else if (left >= SG_T_S) SG_T_FN(store)(s.p + block * SG_T_S, x);
    else SG_T_FN(store_n)(s.p + block * SG_T_S, x, left);
}
SG_INLINE void SG_T_INTERNAL(sort_blocks)(SG_T_INTERNAL(sorted) s, size_t lower, size_t upper, bool mirrored) {
    const SG_T_VALUE x = SG_T_INTERNAL(sort_get)(s, lower), own = SG_T_INTERNAL(sort_get)(s, upper);
    const SG_T_VALUE y = mirrored ? SG_T_FN(reverse)(own) : own, high = SG_T_FN(max)(x, y);
    SG_T_INTERNAL(sort_put)(s, lower, SG_T_FN(min)(x, y));
    SG_T_INTERNAL(sort_put)(s, upper, mirrored ? SG_T_FN(reverse)(high) : high);
}
/* Joins two sorted runs: the blocks first to middle - 1, and middle to end - 1. The first has a power of two of blocks; the second one
 * may be shorter. */
SG_INLINE void SG_T_INTERNAL(sort_join)(SG_T_INTERNAL(sorted) s, size_t first, size_t middle, size_t end) {
    for (size_t i = 0; i < end - middle; i++) SG_T_INTERNAL(sort_blocks)(s, middle - 1 - i, middle + i, true);
    for (size_t d = (middle - first) / 2; d > 0; d /= 2)
        for (size_t i = first; i + d < end; i += 2 * d)
            for (size_t k = i; k < i + d && k + d < end; k++) SG_T_INTERNAL(sort_blocks)(s, k, k + d, false);
    for (size_t i = first; i < end; i++) SG_T_INTERNAL(sort_put)(s, i, SG_T_INTERNAL(sort_clean)(SG_T_INTERNAL(sort_get)(s, i)));
}
/* These two are not inlined: if they were, every program that sorts would take long to compile. */
SG_NOINLINE void SG_T_INTERNAL(sort_one)(SG_T_VALUE *x) { *x = SG_T_FN(sort)(*x); }
SG_NOINLINE void SG_T_INTERNAL(sort_all)(const SG_T_INTERNAL(sorted) *all) {
    const SG_T_INTERNAL(sorted) s = *all;
    const size_t blocks = s.n / SG_T_S + (s.n % SG_T_S != 0);
    for (size_t i = 0; i < blocks; i++) {
        SG_T_VALUE x = SG_T_INTERNAL(sort_get)(s, i);
        SG_T_INTERNAL(sort_one)(&x);
        SG_T_INTERNAL(sort_put)(s, i, x);
    }
    for (size_t run = 1; run < blocks; run *= 2)
        for (size_t i = 0; i + run < blocks; i += 2 * run)
            SG_T_INTERNAL(sort_join)(s, i, i + run, blocks - i < 2 * run ? blocks : i + 2 * run);
}

/* each word points to the value of one sub-group */
SG_NOINLINE void SG_T_INTERNAL(sort_words)(void *words, void *results, uint32_t count, int op) {
    SG_T_INTERNAL(sorted) s = {NULL, (size_t)count * SG_T_S, NULL};
    s.own = (SG_T_VALUE *const *)words;
    (void)results;
    (void)op;
    SG_T_INTERNAL(sort_all)(&s);
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_values)(SG_T_ANY_GROUP g, SG_T_VALUE x, bool down, const char *site) {
    if (down) x = SG_T_FN(not)(x);
    if (!g.group.full) x = SG_T_INTERNAL(keep_n)(x, g.group.count, SG_T_SCALAR(high)());
    if (g.group.sub_groups > 1) {
        SG_T_VALUE own = x;
        const sg_engine_words_ w = sg_engine_words_of_(g.group.loop);
        if (SG_ENGINE_LOST_(w)) return x;
        ((SG_T_VALUE **)w.words)[g.group.sub_group] = &own;
        sg_engine_wait_(g.group.engine, g.group.loop, g.group.sub_groups, site, SG_T_INTERNAL(sort_words), 0);
        x = own;
    } else {
        SG_T_INTERNAL(sort_one)(&x);
    }
    return down ? SG_T_FN(not)(x) : x;
}

SG_INLINE void SG_T_INTERNAL(sort_turn_all)(SG_T_TYPE *p, size_t n) {
    for (size_t i = 0; i < n; i += SG_T_S) SG_T_FN(store_n)(p + i, SG_T_FN(not)(SG_T_FN(load_n)(p + i, n - i)), n - i);
}
SG_NOINLINE void SG_T_INTERNAL(sort_memory)(SG_T_TYPE *p, size_t n, bool down) {
    const SG_T_INTERNAL(sorted) s = {p, n, NULL};
    if (down) SG_T_INTERNAL(sort_turn_all)(p, n);
    SG_T_INTERNAL(sort_all)(&s);
    if (down) SG_T_INTERNAL(sort_turn_all)(p, n);
}

#else /* floats are sorted as the integers that have the same order */

SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_values)(SG_T_ANY_GROUP g, SG_T_VALUE x, bool down, const char *site) {
    const SG_T_SIGNED key = SG_T_INTERNAL(total)(SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(x)));
    const SG_T_SIGNED r = SG_T_INTERNAL(total)(SG_T_SIGNED_INTERNAL(sort_values)(g, key, down, site));
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FROM_SIGNED(r));
}
SG_INLINE void SG_T_INTERNAL(sort_total_all)(SG_T_SIGNED_TYPE *p, size_t n) {
    for (size_t i = 0; i < n; i += SG_T_S)
        SG_T_SIGNED_FN(store_n)(p + i, SG_T_INTERNAL(total)(SG_T_SIGNED_FN(load_n)(p + i, n - i)), n - i);
}
SG_INLINE void SG_T_INTERNAL(sort_memory)(SG_T_TYPE *floats, size_t n, bool down) {
    SG_T_SIGNED_TYPE *p = (SG_T_SIGNED_TYPE *)floats;
    SG_T_INTERNAL(sort_total_all)(p, n);
    SG_T_SIGNED_INTERNAL(sort_memory)(p, n, down);
    SG_T_INTERNAL(sort_total_all)(p, n);
}

#endif

SG_INLINE SG_T_VALUE SG_T_FN(sort_over_group)(SG_T_ANY_GROUP g, SG_T_VALUE x, const char *site) {
    return SG_T_INTERNAL(sort_values)(g, x, false, site);
}
SG_INLINE SG_T_VALUE SG_T_FN(sort_descending_over_group)(SG_T_ANY_GROUP g, SG_T_VALUE x, const char *site) {
    return SG_T_INTERNAL(sort_values)(g, x, true, site);
}
SG_INLINE void SG_T_INTERNAL(joint_sort)(SG_T_ANY_GROUP g, SG_T_TYPE *p, size_t n, bool down, const char *site) {
    if (g.group.sub_group == 0) SG_T_INTERNAL(sort_memory)(p, n, down);
    sg_engine_wait_(g.group.engine, g.group.loop, g.group.sub_groups, site, NULL, 0);
}
SG_INLINE void SG_T_FN(joint_sort)(SG_T_ANY_GROUP g, SG_T_TYPE *p, size_t n, const char *site) {
    SG_T_INTERNAL(joint_sort)(g, p, n, false, site);
}
SG_INLINE void SG_T_FN(joint_sort_descending)(SG_T_ANY_GROUP g, SG_T_TYPE *p, size_t n, const char *site) {
    SG_T_INTERNAL(joint_sort)(g, p, n, true, site);
}
