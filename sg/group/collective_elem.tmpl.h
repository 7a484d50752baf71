/* SPDX-License-Identifier: MIT */
/* The algorithms of a group on one element at SG_T_S lanes. Names are those of lanes/each_element.tmpl.h. collective.h
 * says what the algorithms compute.
 *
 * One function serves all operations. op is a constant where a kernel calls it, so the compiler keeps only one case of
 * the switch. Only the functions that join the parts of the sub-groups get op as a variable. */
#if !defined(SG_T_VALUE) || !defined(SG_T_ANY_GROUP)
#error "sg: collective_elem.tmpl.h is included by element.tmpl.h"
#endif

/* ---- the operation ---- */

#if SG_T_KIND >= 2 /* no and, or, xor of floats */
#define SG_T_BIT_CASES(call)
#else
#define SG_T_BIT_CASES(call) SG_EACH_BIT_REDUCTION_(SG_T_CASE, call)
#endif
#define SG_T_CASE(call, op) case SG_OP_##op##_: return call(op);
#define SG_T_SWITCH(call) \
    switch (op) { SG_EACH_REDUCTION_(SG_T_CASE, call) SG_T_BIT_CASES(call) default: SG_ASSUME(false); }
#define SG_T_CALL(op) SG_T_FN(op)(a, b)
SG_INLINE SG_T_VALUE SG_T_INTERNAL(op)(int op, SG_T_VALUE a, SG_T_VALUE b) { SG_T_SWITCH(SG_T_CALL) return a; }
#undef SG_T_CALL
#define SG_T_CALL(op) SG_T_FN(reduce_##op)(x)
SG_INLINE SG_T_VALUE SG_T_INTERNAL(op_reduce)(int op, SG_T_VALUE x) { SG_T_SWITCH(SG_T_CALL) return x; }
#undef SG_T_CALL
#define SG_T_CALL(op) SG_T_FN(scan_inclusive_##op)(x)
SG_INLINE SG_T_VALUE SG_T_INTERNAL(op_scan)(int op, SG_T_VALUE x) { SG_T_SWITCH(SG_T_CALL) return x; }
#undef SG_T_CALL
#define SG_T_CONSTANT(name) SG_T_SCALAR(name)()
/* pad: the identity for which pad op x is x to the bit */
#define SG_T_CALL(op) SG_T_CONSTANT(SG_PAD_##op##_)
SG_INLINE SG_T_TYPE SG_T_INTERNAL(op_pad)(int op) { SG_T_SWITCH(SG_T_CALL) return SG_T_SCALAR(zero)(); }
#undef SG_T_CALL
/* front: what an exclusive scan has in front, and what a reduction of nothing gives */
#define SG_T_CALL(op) SG_T_CONSTANT(SG_FRONT_##op##_)
SG_INLINE SG_T_TYPE SG_T_INTERNAL(op_front)(int op) { SG_T_SWITCH(SG_T_CALL) return SG_T_SCALAR(zero)(); }
#undef SG_T_CALL
#undef SG_T_CONSTANT
#undef SG_T_SWITCH
#undef SG_T_CASE
#undef SG_T_BIT_CASES
/* a op b of scalars, by way of values, since f16 and bf16 have no arithmetic of their own */
SG_INLINE SG_T_TYPE SG_T_INTERNAL(op_scalar)(int op, SG_T_TYPE a, SG_T_TYPE b) {
    return SG_T_FN(get_lane)(SG_T_INTERNAL(op)(op, SG_T_FN(splat)(a), SG_T_FN(splat)(b)), 0);
}
/* x with identities in the absent lanes */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(present)(SG_T_ANY_GROUP g, int op, SG_T_VALUE x) {
    return g.group.full ? x : SG_T_INTERNAL(keep_n)(x, g.group.count, SG_T_INTERNAL(op_pad)(op));
}

/* ---- over the sub-groups: called only once for each barrier, so not inlined ---- */

/* results[0] becomes the count words, joined by the tree for the next power of two */
SG_NOINLINE void SG_T_INTERNAL(join_words)(void *words, void *results, uint32_t count, int op) {
    SG_T_TYPE *p = (SG_T_TYPE *)words;
    uint32_t n = 1;
    SG_T_VALUE x;
    while (n < count) n *= 2;
    for (uint32_t i = count; i < n; i++) p[i] = SG_T_INTERNAL(op_pad)(op);
    for (; n > SG_T_S; n /= 2) {
        for (uint32_t i = 0; i < n / 2; i += SG_T_S) {
            x = SG_T_INTERNAL(op)(op, SG_T_FN(load)(p + i), SG_T_FN(load)(p + i + n / 2));
            SG_T_FN(store)(p + i, x);
        }
    }
    x = SG_T_FN(load_n)(p, n);
    for (n /= 2; n > 0; n /= 2) x = SG_T_INTERNAL(op)(op, x, SG_T_FN(shuffle_down)(x, n));
    *(SG_T_TYPE *)results = SG_T_FN(get_lane)(x, 0);
}

/* results[k] becomes the inclusive scan of words 0 to k. Then words[k] becomes the last item of sub-group k in the
 * inclusive scan of the work-group */
SG_NOINLINE void SG_T_INTERNAL(scan_words)(void *words, void *results, uint32_t count, int op) {
    SG_T_TYPE *last = (SG_T_TYPE *)words, *p = (SG_T_TYPE *)results;
    memcpy(p, last, count * sizeof *p);
    for (uint32_t d = 1; d < count; d *= 2) {
        /* from the end, so that the lower words still are those of the step before */
        for (uint32_t i = d + (count - d - 1) / SG_T_S * SG_T_S;; i -= SG_T_S) {
            const uint32_t n = count - i;
            const SG_T_VALUE lower = SG_T_FN(load_n)(p + i - d, n), upper = SG_T_FN(load_n)(p + i, n);
            SG_T_FN(store_n)(p + i, SG_T_INTERNAL(op)(op, lower, upper), n);
            if (i == d) break;
        }
    }
    for (uint32_t i = 1; i < count; i += SG_T_S) {
        const uint32_t n = count - i;
        const SG_T_VALUE before = SG_T_FN(load_n)(p + i - 1, n), own = SG_T_FN(load_n)(last + i, n);
        SG_T_FN(store_n)(last + i, SG_T_INTERNAL(op)(op, before, own), n);
    }
}

/* joins the parts of all sub-groups; each of them gets the result */
SG_INLINE SG_T_TYPE SG_T_INTERNAL(join)(SG_T_ANY_GROUP g, SG_T_TYPE part, int op, const char *site) {
    const sg_engine_words_ w = sg_engine_words_of_(g.group.loop);
    if (SG_ENGINE_LOST_(w)) return part;
    ((SG_T_TYPE *)w.words)[g.group.sub_group] = part;
    sg_engine_wait_(g.group.engine, g.group.loop, g.group.sub_groups, site, SG_T_INTERNAL(join_words), op);
    return *(const SG_T_TYPE *)w.results;
}

/* ---- values ---- */

SG_INLINE SG_T_VALUE SG_T_FN(group_broadcast)(SG_T_ANY_GROUP g, SG_T_VALUE x, size_t i, const char *site) {
    SG_CHECKED_DO_(sg_checked_present_(i, g.items, (size_t)g.group.sub_groups * SG_T_S);)
    if (g.group.sub_groups > 1) {
        SG_CHECKED_DO_(sg_checked_same_("item of a broadcast", i);)
        const size_t item = i < g.items ? i : i % g.items;
        const SG_T_TYPE s = SG_T_FN(get_lane)(x, (uint32_t)(item % SG_T_S));
        const sg_engine_words_ w = sg_engine_words_of_(g.group.loop);
        if (SG_ENGINE_LOST_(w)) return x;
        if (item / SG_T_S == g.group.sub_group) *(SG_T_TYPE *)w.words = s;
        sg_engine_wait_(g.group.engine, g.group.loop, g.group.sub_groups, site, NULL, 0);
        return SG_T_FN(splat)(*(const SG_T_TYPE *)w.words);
    }
    return SG_T_FN(broadcast)(x, (uint32_t)(g.group.full ? i % SG_T_S : i % g.group.count));
}

SG_INLINE SG_T_VALUE SG_T_FN(reduce_over_group)(SG_T_ANY_GROUP g, SG_T_VALUE x, int op, const char *site) {
    x = SG_T_INTERNAL(op_reduce)(op, SG_T_INTERNAL(present)(g, op, x));
    if (g.group.sub_groups > 1) {
        x = SG_T_FN(splat)(SG_T_INTERNAL(join)(g, SG_T_FN(get_lane)(x, 0), op, site));
    }
    return x;
}

/* ---- several values under one barrier ---- */

/* the most values that one barrier joins: they lie on the stack of each sub-group */
#define SG_T_MANY (64 / SG_T_S)
/* loops over n values are unrolled where n is a constant and the values fill at most 128 registers */
#define SG_T_FEW(n) (SG_IS_CONST(n) && (n) * (SG_T_S * SG_T_BITS / SG_REG_BITS) <= 128)

/* Lane k of the result: all lanes of x[k] joined, for k < n; n is a constant, at most S. x is overwritten. Each step puts what is left
 * of two values into one, their lanes in turns, and joins its halves. Every lane meets the same lanes in the same order as if its
 * value were reduced alone. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(reduce_each)(int op, SG_T_VALUE *x, uint32_t n) {
    const uint32_t all = n > 1 ? (uint32_t)2 << sg_bits_last_(n - 1) : 1;
    SG_UNROLL(6) for (uint32_t h = all / 2; h > 0; h /= 2)
        SG_UNROLL(32) for (uint32_t k = 0; k < h; k++) {
            const SG_T_VALUE a = x[k], b = x[k + h < n ? k + h : k];
            x[k] = SG_T_INTERNAL(op)(op, SG_T_FN(zip_lo)(a, b), SG_T_FN(zip_hi)(a, b));
        }
/* written out, as GCC does not know the distance in a loop, even if it unrolls it */
#define SG_T_STEP(h) if (h < SG_T_S && h >= all) x[0] = SG_T_INTERNAL(op)(op, x[0], SG_T_FN(shuffle_down)(x[0], h));
    SG_T_STEP(32) SG_T_STEP(16) SG_T_STEP(8) SG_T_STEP(4) SG_T_STEP(2) SG_T_STEP(1)
#undef SG_T_STEP
    return x[0];
}

/* Each word points to the values of one sub-group. op is the operation plus 256 times the number of values. */
SG_NOINLINE void SG_T_INTERNAL(join_each)(void *words, void *results, uint32_t count, int op) {
    SG_T_VALUE *const *own = (SG_T_VALUE *const *)words;
    const int blocks = op / 256;
    const SG_T_VALUE pad = SG_T_FN(splat)(SG_T_INTERNAL(op_pad)(op %= 256));
    uint32_t half = 1;
    (void)results;
    while (2 * half < count) half *= 2;
    for (int b = 0; b < blocks; b++) {
        for (uint32_t h = half; h > 0; h /= 2)
            for (uint32_t k = 0; k < h; k++) own[k][b] = SG_T_INTERNAL(op)(op, own[k][b], k + h < count ? own[k + h][b] : pad);
        for (uint32_t k = 1; k < count; k++) own[k][b] = own[0][b];
    }
}

/* reduces n values, at most 64 */
SG_INLINE void SG_T_INTERNAL(reduce_some)(SG_T_ANY_GROUP g, SG_T_VALUE *x, uint32_t n, int op, const char *site) {
    SG_T_VALUE own[SG_T_MANY];
    if (SG_T_FEW(n)) {
        SG_UNROLL(64) for (uint32_t k = 0; k < n; k++) x[k] = SG_T_INTERNAL(present)(g, op, x[k]);
        SG_UNROLL(64) for (uint32_t k = 0; k < n; k += SG_T_S)
            own[k / SG_T_S] = SG_T_INTERNAL(reduce_each)(op, x + k, n - k < SG_T_S ? n - k : SG_T_S);
    } else {
        for (uint32_t k = 0; k < n; k++) {
            const SG_T_VALUE sum = SG_T_INTERNAL(op_reduce)(op, SG_T_INTERNAL(present)(g, op, x[k]));
            own[k / SG_T_S] = k % SG_T_S == 0 ? sum : SG_T_FN(set_lane)(own[k / SG_T_S], k % SG_T_S, SG_T_FN(get_lane)(sum, 0));
        }
    }
    if (g.group.sub_groups > 1) {
        const sg_engine_words_ w = sg_engine_words_of_(g.group.loop);
        if (SG_ENGINE_LOST_(w)) return;
        ((SG_T_VALUE **)w.words)[g.group.sub_group] = own;
        sg_engine_wait_(g.group.engine, g.group.loop, g.group.sub_groups, site, SG_T_INTERNAL(join_each),
                        op + (int)((n + SG_T_S - 1) / SG_T_S) * 256);
    }
    if (SG_T_FEW(n)) {
        SG_UNROLL(64) for (uint32_t k = 0; k < n; k++) x[k] = SG_T_FN(broadcast)(own[k / SG_T_S], k % SG_T_S);
    } else {
        for (uint32_t k = 0; k < n; k++) x[k] = SG_T_FN(broadcast)(own[k / SG_T_S], k % SG_T_S);
    }
}
SG_INLINE void SG_T_FN(reduce_over_group_n)(SG_T_ANY_GROUP g, SG_T_VALUE *x, size_t n, int op, const char *site) {
    if (n > 0 && n <= 64) {
        SG_T_INTERNAL(reduce_some)(g, x, (uint32_t)n, op, site);
    } else {
        for (size_t k = 0; k < n; k += 64) SG_T_INTERNAL(reduce_some)(g, x + k, n - k < 64 ? (uint32_t)(n - k) : 64, op, site);
    }
}
#undef SG_T_FEW
#undef SG_T_MANY

/* ---- scans ---- */

/* returns the inclusive scan; *front becomes what an exclusive scan has in lane 0 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(scan_over_group)(SG_T_ANY_GROUP g, SG_T_VALUE x, int op, SG_T_TYPE *front,
                                          const char *site) {
    x = SG_T_INTERNAL(op_scan)(op, SG_T_INTERNAL(present)(g, op, x));
    *front = SG_T_INTERNAL(op_front)(op);
    if (g.group.sub_groups > 1) {
        const uint32_t k = g.group.sub_group;
        const SG_T_TYPE total = SG_T_FN(get_lane)(x, SG_T_S - 1);
        SG_T_TYPE before = SG_T_INTERNAL(op_pad)(op);
        const sg_engine_words_ w = sg_engine_words_of_(g.group.loop);
        if (SG_ENGINE_LOST_(w)) return x;
        ((SG_T_TYPE *)w.words)[k] = total;
        sg_engine_wait_(g.group.engine, g.group.loop, g.group.sub_groups, site, SG_T_INTERNAL(scan_words), op);
        if (k > 0) {
            before = ((const SG_T_TYPE *)w.results)[k - 1];
            *front = ((const SG_T_TYPE *)w.words)[k - 1];
        }
        /* No branch around this: x then stays one value. In the first sub-group `before` is the pad, which changes nothing. */
        x = SG_T_INTERNAL(op)(op, SG_T_FN(splat)(before), x);
    }
    return x;
}
SG_INLINE SG_T_VALUE SG_T_FN(inclusive_scan_over_group)(SG_T_ANY_GROUP g, SG_T_VALUE x, int op,
                                                    const char *site) {
    SG_T_TYPE front;
    return SG_T_INTERNAL(scan_over_group)(g, x, op, &front, site);
}
SG_INLINE SG_T_VALUE SG_T_FN(exclusive_scan_over_group)(SG_T_ANY_GROUP g, SG_T_VALUE x, int op,
                                                    const char *site) {
    SG_T_TYPE front;
    x = SG_T_INTERNAL(scan_over_group)(g, x, op, &front, site);
    return SG_T_FN(shuffle_up_fill)(x, 1, front);
}

#if SG_CHECKED
/* all sub-groups give the same init: its bits are compared, since a NaN is not equal to itself */
SG_INLINE void SG_T_INTERNAL(checked_init)(SG_T_ANY_GROUP g, SG_T_TYPE init) {
    uint64_t bits = 0;
    memcpy(&bits, &init, sizeof init);
    if (g.group.sub_groups > 1) sg_checked_same_("bits of an init", bits);
}
#endif
SG_INLINE SG_T_VALUE SG_T_FN(reduce_over_group_init)(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_TYPE init, int op,
                                                 const char *site) {
    SG_CHECKED_DO_(SG_T_INTERNAL(checked_init)(g, init);)
    return SG_T_INTERNAL(op)(op, SG_T_FN(splat)(init), SG_T_FN(reduce_over_group)(g, x, op, site));
}
SG_INLINE SG_T_VALUE SG_T_FN(inclusive_scan_over_group_init)(SG_T_ANY_GROUP g, SG_T_VALUE x, int op, SG_T_TYPE init,
                                                         const char *site) {
    SG_CHECKED_DO_(SG_T_INTERNAL(checked_init)(g, init);)
    return SG_T_INTERNAL(op)(op, SG_T_FN(splat)(init), SG_T_FN(inclusive_scan_over_group)(g, x, op, site));
}
SG_INLINE SG_T_VALUE SG_T_FN(exclusive_scan_over_group_init)(SG_T_ANY_GROUP g, SG_T_VALUE x, SG_T_TYPE init, int op,
                                                         const char *site) {
    SG_CHECKED_DO_(SG_T_INTERNAL(checked_init)(g, init);)
    return SG_T_INTERNAL(op)(op, SG_T_FN(splat)(init), SG_T_FN(exclusive_scan_over_group)(g, x, op, site));
}

/* ---- memory ---- */

SG_INLINE bool SG_T_FN(joint_any_of)(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, const char *site) {
    SG_CHECKED_DO_(sg_checked_same_joint_(g.group.sub_groups, p, n);)
    const sg_joint_part_ part = sg_joint_part_of_(g.group, n, SG_T_S);
    size_t i = part.begin;
    bool some = false;
    for (; !some && part.end - i >= SG_T_S; i += SG_T_S) {
        some = !SG_T_INTERNAL(never)(SG_T_FN(load)(p + i));
    }
    SG_CHECKED_DO_(sg_checked_zeros_here_();)
    if (!some && i < part.end) some = !SG_T_INTERNAL(never)(SG_T_FN(load_n)(p + i, part.end - i));
    return sg_vote_(g.group, some, site);
}
SG_INLINE bool SG_T_FN(joint_all_of)(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, const char *site) {
    SG_CHECKED_DO_(sg_checked_same_joint_(g.group.sub_groups, p, n);)
    const sg_joint_part_ part = sg_joint_part_of_(g.group, n, SG_T_S);
    size_t i = part.begin;
    bool every = true;
    for (; every && part.end - i >= SG_T_S; i += SG_T_S) {
        every = SG_T_INTERNAL(every)(SG_T_FN(load)(p + i));
    }
    if (every && i < part.end) {
        const uint32_t left = (uint32_t)(part.end - i);
        every = SG_T_INTERNAL(every)(
            SG_T_INTERNAL(keep_n)(SG_T_FN(load_n)(p + i, left), left, SG_T_SCALAR(one)()));
    }
    return !sg_vote_(g.group, !every, site);
}

SG_INLINE SG_T_TYPE SG_T_FN(joint_reduce)(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, int op,
                                       const char *site) {
    SG_CHECKED_DO_(sg_checked_same_joint_(g.group.sub_groups, p, n);)
    const sg_joint_part_ part = sg_joint_part_of_(g.group, n, SG_T_S);
    const SG_T_TYPE pad = SG_T_INTERNAL(op_pad)(op);
    size_t i = part.begin;
    SG_T_VALUE x = SG_T_FN(splat)(pad);
    SG_T_TYPE s;
    for (; part.end - i >= SG_T_S; i += SG_T_S) x = SG_T_INTERNAL(op)(op, x, SG_T_FN(load)(p + i));
    if (i < part.end) {
        const uint32_t left = (uint32_t)(part.end - i);
        x = SG_T_INTERNAL(op)(op, x, SG_T_INTERNAL(keep_n)(SG_T_FN(load_n)(p + i, left), left, pad));
    }
    s = SG_T_FN(get_lane)(SG_T_INTERNAL(op_reduce)(op, x), 0);
    if (g.group.sub_groups > 1) s = SG_T_INTERNAL(join)(g, s, op, site);
    return n ? s : SG_T_INTERNAL(op_front)(op);
}
SG_INLINE SG_T_TYPE SG_T_FN(joint_reduce_init)(SG_T_ANY_GROUP g, const SG_T_TYPE *p, size_t n, SG_T_TYPE init,
                                            int op, const char *site) {
    SG_CHECKED_DO_(SG_T_INTERNAL(checked_init)(g, init);)
    const SG_T_TYPE s = SG_T_FN(joint_reduce)(g, p, n, op, site);
    return n ? SG_T_INTERNAL(op_scalar)(op, init, s) : init;
}

/* What a joint scan carries from block to block; each is the same in every lane. */
typedef struct SG_T_INTERNAL(carry) {
    SG_T_VALUE sum;    /* all items before the block, joined. It is needed only after the block's own scan, so that blocks overlap */
    SG_T_VALUE before; /* the item before the block in the inclusive scan: sum, or at the start what stands in front */
} SG_T_INTERNAL(carry);

/* scans the next block */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(joint_block)(SG_T_INTERNAL(carry) *carry, SG_T_VALUE x, int op, bool exclusive) {
    const SG_T_VALUE own = SG_T_INTERNAL(op_scan)(op, x), before = carry->before;
    x = SG_T_INTERNAL(op)(op, carry->sum, own);
    carry->sum = SG_T_INTERNAL(op)(op, carry->sum, SG_T_FN(broadcast)(own, SG_T_S - 1));
    carry->before = carry->sum;
    return exclusive ? SG_T_FN(shuffle_up_carry)(x, before, 1) : x;
}
SG_INLINE SG_T_TYPE *SG_T_INTERNAL(joint_scan)(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n, SG_T_TYPE *out, int op,
                                      bool exclusive, const SG_T_TYPE *init, const char *site) {
    SG_CHECKED_DO_(sg_checked_same_joint_(g.group.sub_groups, in, n);)
    SG_CHECKED_DO_(if (g.group.sub_groups > 1) sg_checked_same_("where a scan goes", (uintptr_t)out);)
    SG_CHECKED_DO_(if (g.group.sub_groups > 1) sg_checked_same_("operation", (uint64_t)op);)
    SG_CHECKED_DO_(if (init) SG_T_INTERNAL(checked_init)(g, *init);)
    if (g.group.sub_group == 0) {
        const SG_T_VALUE first = SG_T_FN(splat)(init ? *init : SG_T_INTERNAL(op_pad)(op));
        SG_T_INTERNAL(carry) carry;
        carry.sum = SG_T_FN(splat)(SG_T_INTERNAL(op_pad)(op));
        carry.before = SG_T_FN(splat)(SG_T_INTERNAL(op_front)(op));
        for (size_t i = 0; i < n; i += SG_T_S) {
            /* the zeros of load_n lie behind every item that is stored, so they do no harm */
            const bool full = n - i >= SG_T_S;
            SG_T_VALUE x = full ? SG_T_FN(load)(in + i) : SG_T_FN(load_n)(in + i, n - i);
            x = SG_T_INTERNAL(joint_block)(&carry, x, op, exclusive);
            if (init) x = SG_T_INTERNAL(op)(op, first, x);
            if (full) SG_T_FN(store)(out + i, x);
            else SG_T_FN(store_n)(out + i, x, n - i);
        }
    }
    sg_engine_wait_(g.group.engine, g.group.loop, g.group.sub_groups, site, NULL, 0);
    return n ? out + n : out;
}
SG_INLINE SG_T_TYPE *SG_T_FN(joint_inclusive_scan)(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n,
                                                SG_T_TYPE *out, int op, const char *site) {
    return SG_T_INTERNAL(joint_scan)(g, in, n, out, op, false, NULL, site);
}
SG_INLINE SG_T_TYPE *SG_T_FN(joint_exclusive_scan)(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n,
                                                SG_T_TYPE *out, int op, const char *site) {
    return SG_T_INTERNAL(joint_scan)(g, in, n, out, op, true, NULL, site);
}
SG_INLINE SG_T_TYPE *SG_T_FN(joint_inclusive_scan_init)(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n,
                                                     SG_T_TYPE *out, int op, SG_T_TYPE init,
                                                     const char *site) {
    return SG_T_INTERNAL(joint_scan)(g, in, n, out, op, false, &init, site);
}
SG_INLINE SG_T_TYPE *SG_T_FN(joint_exclusive_scan_init)(SG_T_ANY_GROUP g, const SG_T_TYPE *in, size_t n,
                                                     SG_T_TYPE *out, SG_T_TYPE init, int op,
                                                     const char *site) {
    return SG_T_INTERNAL(joint_scan)(g, in, n, out, op, true, &init, site);
}

#include "sort.tmpl.h"

#if SG_GENERIC && defined(__cplusplus)
#include "../made/group_overloads.tmpl.h"
#endif
