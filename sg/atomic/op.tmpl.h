/* SPDX-License-Identifier: MIT */
/* One operation on one element. SG_T_ATOMIC is its name; SG_T_NONE is its neutral element. */
#if !defined(SG_T_ATOMIC) || !defined(SG_T_NONE)
#error "sg: op.tmpl.h is included by value.tmpl.h"
#endif

/* <prefix><op>_<e>x<S>, <prefix><op><suffix>_<e>x<S>_ */
#define SG_T_ATOMIC_FN(prefix) SG_PASTE6(prefix, SG_T_ATOMIC, _, SG_T_ELEM, x, SG_X_)
#define SG_T_ATOMIC_INTERNAL(prefix, suffix) SG_PASTE2(SG_PASTE6(prefix, SG_T_ATOMIC, suffix, SG_T_ELEM, x, SG_X_), _)
#define SG_T_FETCH_AT SG_PASTE6(sg_fetch_, SG_T_ATOMIC, _at_, SG_T_ELEM, x, SG_X_)
/* the function of floor 0 for one scalar */
#define SG_T_FETCH SG_PASTE4(sg_atomic_fetch_, SG_T_ATOMIC, _, SG_T_ELEM)

SG_INLINE SG_T_VALUE SG_T_ATOMIC_FN(sg_fetch_)(SG_T_TYPE *p, SG_T_VALUE x, sg_memory_order order) {
    const SG_T_VALUE upto = SG_T_ATOMIC_FN(sg_scan_inclusive_)(x);
    const SG_T_TYPE old = SG_T_FETCH(p, SG_T_FN(get_lane)(upto, SG_LANES_ - 1), order);
    return SG_T_ATOMIC_FN(sg_)(SG_T_FN(splat)(old), SG_T_FN(shuffle_up_fill)(upto, 1, SG_T_NONE));
}

SG_INLINE SG_T_VALUE SG_T_ATOMIC_INTERNAL(sg_fetch_, _bits_)(uint64_t lanes, SG_T_TYPE *p, SG_T_VALUE x, sg_memory_order order) {
    if (lanes == 0) return SG_T_FN(zero)();
    return SG_T_ONLY_LANES(SG_T_INTERNAL(keep)(lanes, SG_T_ATOMIC_FN(sg_fetch_)(p, SG_T_INTERNAL(keep)(lanes, x, SG_T_NONE), order), 0),
                           lanes, "sg_fetch_..._masked");
}

SG_INLINE SG_T_VALUE SG_T_FETCH_AT(SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x, sg_memory_order order) {
    uint32_t k[SG_LANES_];
    SG_T_TYPE t[SG_LANES_];
    if (SG_T_IDX_FN(match_all)(idx)) return SG_T_ATOMIC_FN(sg_fetch_)(p + SG_T_IDX_FN(get_lane)(idx, 0), x, order);
    SG_T_IDX_FN(store)(k, idx);
    SG_T_FN(store)(t, x);
    for (uint32_t i = SG_LANE_0_; i < SG_LANES_; i++) {
        SG_CHECKED_DO_(sg_checked_lane_(i);)
        t[i] = SG_T_FETCH(p + k[i], t[i], order);
    }
    SG_CHECKED_DO_(sg_checked_lane_(0);)
    return SG_T_FN(load)(t);
}

SG_INLINE SG_T_VALUE SG_T_ATOMIC_INTERNAL(sg_fetch_, _at_bits_)(uint64_t lanes, SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x,
                                                 sg_memory_order order) {
    uint32_t k[SG_LANES_];
    SG_T_TYPE t[SG_LANES_], r[SG_LANES_];
    SG_CHECKED_DO_(const uint64_t only = lanes;)
    SG_T_IDX_FN(store)(k, idx);
    SG_T_FN(store)(t, x);
    memset(r, 0, sizeof r);
    lanes &= SG_T_ALL_LANES;
    for (SG_LANE_LOOP_; lanes; lanes &= lanes - 1) {
        const uint32_t i = sg_bits_first_(lanes);
        SG_CHECKED_DO_(sg_checked_lane_(i);)
        r[i] = SG_T_FETCH(p + k[i], t[i], order);
    }
    SG_CHECKED_DO_(sg_checked_lane_(0);)
    return SG_T_ONLY_LANES(SG_T_FN(load)(r), only, "sg_fetch_..._masked");
}

#ifdef __cplusplus
#define SG_T_FETCH_FN(suffix) SG_PASTE3(sg_fetch_, SG_T_ATOMIC, suffix)
SG_INLINE SG_T_VALUE (SG_PASTE2(sg_fetch_, SG_T_ATOMIC))(SG_T_TYPE *p, SG_T_VALUE x, sg_memory_order order) {
    return SG_T_ATOMIC_FN(sg_fetch_)(p, x, order);
}
SG_INLINE SG_T_VALUE (SG_T_FETCH_FN(_at))(SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x, sg_memory_order order) {
    return SG_T_FETCH_AT(p, idx, x, order);
}
SG_INLINE SG_T_VALUE SG_T_FETCH_FN(_bits_)(uint64_t lanes, SG_T_TYPE *p, SG_T_VALUE x, sg_memory_order order) {
    return SG_T_ATOMIC_INTERNAL(sg_fetch_, _bits_)(lanes, p, x, order);
}
SG_INLINE SG_T_VALUE SG_T_FETCH_FN(_at_bits_)(uint64_t lanes, SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x, sg_memory_order order) {
    return SG_T_ATOMIC_INTERNAL(sg_fetch_, _at_bits_)(lanes, p, idx, x, order);
}
#undef SG_T_FETCH_FN
#endif

#undef SG_T_ATOMIC_FN
#undef SG_T_ATOMIC_INTERNAL
#undef SG_T_FETCH_AT
#undef SG_T_FETCH
