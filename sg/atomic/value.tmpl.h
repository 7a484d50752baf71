/* SPDX-License-Identifier: MIT */
/* One element at the bound size: SG_T_E its name, SG_T_C its C type, SG_T_MATH an unsigned type to add in, so that
 * integers wrap, SG_T_REAL 1 for floats. A mask is its bits: bit i is lane i. */
#if !defined(SG_T_E) || !defined(SG_T_C) || !defined(SG_T_MATH) || !defined(SG_T_REAL)
#error "sg: value.tmpl.h needs SG_T_E, SG_T_C, SG_T_MATH and SG_T_REAL"
#endif

#define SG_T_T SG_PASTE4(sg_, SG_T_E, x, SG_LANES_)
#define SG_T_FN(name) SG_PASTE4(sg_##name##_, SG_T_E, x, SG_LANES_)
#define SG_T_IN(name) SG_PASTE5(sg_##name##_, SG_T_E, x, SG_LANES_, _)

/* x, and s in lanes whose bit is 0 */
SG_INLINE SG_T_T SG_T_IN(keep)(uint64_t lanes, SG_T_T x, SG_T_C s) {
    return SG_PASTE5(sg_select_, SG_T_E, x, SG_LANES_, SG_MASK_SUFFIX_)(
        SG_PASTE3(sg_mask_from_bits_x, SG_LANES_, SG_MASK_SUFFIX_)(lanes), x, SG_T_FN(splat)(s));
}

#define SG_T_OP add
#define SG_T_NONE SG_PASTE3(sg_pad_, SG_T_E, _)()
#include "op.tmpl.h"
#if !SG_T_REAL
#define SG_T_OP min
#define SG_T_NONE SG_PASTE3(sg_high_, SG_T_E, _)()
#include "op.tmpl.h"
#define SG_T_OP max
#define SG_T_NONE SG_PASTE3(sg_low_, SG_T_E, _)()
#include "op.tmpl.h"
#define SG_T_OP and
#define SG_T_NONE ((SG_T_C)-1)
#include "op.tmpl.h"
#define SG_T_OP or
#define SG_T_NONE 0
#include "op.tmpl.h"
#define SG_T_OP xor
#define SG_T_NONE 0
#include "op.tmpl.h"
#endif

/* ---- without a result, for the sub-groups of one work-group ---- */

/* The thread sanitizer takes sub-groups for threads: to it these are atomic. */
#if SG_TSAN
#define SG_T_ADD(p, s) (void)SG_PASTE2(sg_atomic_fetch_add_, SG_T_E)(p, s, sg_memory_order_relaxed)
#else
#define SG_T_ADD(p, s) *(p) = (SG_T_C)((SG_T_MATH)*(p) + (SG_T_MATH)(s))
#endif
SG_INLINE void SG_T_FN(scatter_add)(SG_T_C *p, SG_T_IDX idx, SG_T_T x) {
    SG_T_C t[SG_LANES_];
#if !SG_T_REAL /* whose sum would be another one */
    if (SG_T_IDXFN(match_all)(idx)) {
        const SG_T_C sum = SG_T_FN(get_lane)(SG_T_FN(reduce_add)(x), 0);
        SG_T_ADD(p + SG_T_IDXFN(get_lane)(idx, 0), sum);
        return;
    }
#endif
    SG_T_FN(store)(t, x);
#if SG_LANES_ == 1
    SG_T_ADD(p + SG_T_IDXFN(get_lane)(idx, 0), t[0]);
#else
    SG_UNROLL(32) /* indices from registers: as in histogram.tmpl.h */
    for (uint32_t i = 0; i < SG_LANES_; i += 2) {
        uint64_t two = SG_T_IDXIN(get_two)(idx, i / 2);
        SG_IN_REGISTER(two);
        SG_T_ADD(p + (uint32_t)two, t[i]);
        SG_T_ADD(p + (two >> 32), t[i + 1]);
    }
#endif
}
SG_INLINE void SG_T_IN(scatter_add_bits)(uint64_t lanes, SG_T_C *p, SG_T_IDX idx, SG_T_T x) {
    uint32_t k[SG_LANES_];
    SG_T_C t[SG_LANES_];
    SG_T_IDXFN(store)(k, idx);
    SG_T_FN(store)(t, x);
    for (lanes &= SG_T_ALL; lanes; lanes &= lanes - 1) SG_T_ADD(p + k[sg_bits_first_(lanes)], t[sg_bits_first_(lanes)]);
}
#undef SG_T_ADD
#ifdef __cplusplus
SG_INLINE void sg_scatter_add(SG_T_C *p, SG_T_IDX idx, SG_T_T x) { SG_T_FN(scatter_add)(p, idx, x); }
SG_INLINE void sg_scatter_add_bits_(uint64_t lanes, SG_T_C *p, SG_T_IDX idx, SG_T_T x) {
    SG_T_IN(scatter_add_bits)(lanes, p, idx, x);
}
#endif

#undef SG_T_E
#undef SG_T_C
#undef SG_T_MATH
#undef SG_T_REAL
#undef SG_T_T
#undef SG_T_FN
#undef SG_T_IN
