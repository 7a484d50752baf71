/* SPDX-License-Identifier: MIT */
/* One element at the bound size. SG_T_ELEM is its name, SG_T_TYPE its C type, SG_T_REAL 1 for floats. SG_T_SUM is the type to add
 * in: an unsigned one for integers, so that they wrap. A mask is passed as bits: bit i is lane i. */
#if !defined(SG_T_ELEM) || !defined(SG_T_TYPE) || !defined(SG_T_SUM) || !defined(SG_T_REAL)
#error "sg: value.tmpl.h needs SG_T_ELEM, SG_T_TYPE, SG_T_SUM and SG_T_REAL"
#endif

#define SG_T_VALUE SG_PASTE4(sg_, SG_T_ELEM, x, SG_X_)
#define SG_T_FN(name) SG_PASTE4(sg_##name##_, SG_T_ELEM, x, SG_X_)
#define SG_T_INTERNAL(name) SG_PASTE5(sg_##name##_, SG_T_ELEM, x, SG_X_, _)

/* x; s in the lanes whose bit is 0 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(keep)(uint64_t lanes, SG_T_VALUE x, SG_T_TYPE s) {
    return SG_PASTE5(sg_select_, SG_T_ELEM, x, SG_X_, SG_MASK_SUFFIX_)(
        SG_PASTE3(sg_mask_from_bits_x, SG_X_, SG_MASK_SUFFIX_)(lanes), x, SG_T_FN(splat)(s));
}

#define SG_T_SCALAR(name) SG_PASTE3(sg_##name##_, SG_T_ELEM, _)
#include "../made/atomic_operations.tmpl.h"
#undef SG_T_SCALAR

/* ---- additions without a result, only for the sub-groups of one work-group ---- */

/* The thread sanitizer regards sub-groups as threads and would report plain additions, so for it they are atomic. */
#if SG_TSAN
#define SG_T_ADD_TO(p, s) (void)SG_PASTE2(sg_atomic_fetch_add_, SG_T_ELEM)(p, s, sg_memory_order_relaxed)
#else
#define SG_T_ADD_TO(p, s) *(p) = (SG_T_TYPE)((SG_T_SUM)*(p) + (SG_T_SUM)(s))
#endif
SG_INLINE void SG_T_FN(scatter_add)(SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) {
    SG_T_TYPE t[SG_LANES_];
    SG_T_TELL_ADDED(SG_T_ALL_LANES, p, idx);
#if !SG_T_REAL /* a float sum depends on the order of the additions */
    if (SG_T_IDX_FN(match_all)(idx)) {
        const SG_T_TYPE sum = SG_T_FN(get_lane)(SG_T_FN(reduce_add)(x), 0);
        SG_T_ADD_TO(p + SG_T_IDX_FN(get_lane)(idx, 0), sum);
        return;
    }
#endif
    SG_T_FN(store)(t, x);
#if SG_LANES_ == 1
    SG_T_ADD_TO(p + SG_T_IDX_FN(get_lane)(idx, 0), t[0]);
#else
    SG_UNROLL(32) /* indices from registers: as in histogram.tmpl.h */
    for (uint32_t i = SG_LANE_0_; i < SG_LANES_; i += 2) {
        uint64_t two = SG_T_IDX_INTERNAL(get_two)(idx, i / 2);
        SG_IN_REGISTER(two);
        SG_T_ADD_TO(p + (uint32_t)two, t[i]);
        SG_T_ADD_TO(p + (two >> 32), t[i + 1]);
    }
#endif
}
SG_INLINE void SG_T_INTERNAL(scatter_add_bits)(uint64_t lanes, SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) {
    uint32_t k[SG_LANES_];
    SG_T_TYPE t[SG_LANES_];
    SG_T_TELL_ADDED(lanes, p, idx);
    SG_T_IDX_FN(store)(k, idx);
    SG_T_FN(store)(t, x);
    lanes &= SG_T_ALL_LANES;
    for (SG_LANE_LOOP_; lanes; lanes &= lanes - 1) SG_T_ADD_TO(p + k[sg_bits_first_(lanes)], t[sg_bits_first_(lanes)]);
}
#undef SG_T_ADD_TO
#ifdef __cplusplus
SG_INLINE void (sg_scatter_add)(SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) { SG_T_FN(scatter_add)(p, idx, x); }
SG_INLINE void sg_scatter_add_bits_(uint64_t lanes, SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) {
    SG_T_INTERNAL(scatter_add_bits)(lanes, p, idx, x);
}
#endif

#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
