/* SPDX-License-Identifier: MIT */
/* Reduce and sort over the lanes of one value. */
#ifndef SG_T_T
#error "sg: collect.tmpl.h is included by elem.tmpl.h"
#endif

#define SG_T_OP_FILE "reduce.tmpl.h"
#include "each_op.tmpl.h"

/* ---- sort ---- */

#if SG_T_KIND <= 1
#if SG_T_LEAF && SG_T_S > 1
/* lanes i and i ^ j in order; ascending where bit k of i is 0, k = 0: everywhere */
SG_INLINE SG_T_T SG_PASTE2(SG_T_FN(sort_step), _)(SG_T_T x, uint32_t k, uint32_t j) {
    const SG_T_T y = SG_T_FN(shuffle_xor)(x, j);
    x.v = SG_T_RB(perm_order)(SG_T_FN(min)(x, y).v, SG_T_FN(max)(x, y).v, k, j);
    return x;
}
#define SG_T_STEP(k, j) x = SG_PASTE2(SG_T_FN(sort_step), _)(x, k, j);
#endif

/* ascending order of a value that rises and then falls, or the other way round */
SG_INLINE SG_T_T SG_PASTE2(SG_T_FN(merge), _)(SG_T_T x) {
#if !SG_T_LEAF
    SG_T_T r;
    r.lo = SG_PASTE2(SG_T_HFN(merge), _)(SG_T_HFN(min)(x.lo, x.hi));
    r.hi = SG_PASTE2(SG_T_HFN(merge), _)(SG_T_HFN(max)(x.lo, x.hi));
    return r;
#else
#if SG_T_S > 32
    SG_T_STEP(0, 32)
#endif
#if SG_T_S > 16
    SG_T_STEP(0, 16)
#endif
#if SG_T_S > 8
    SG_T_STEP(0, 8)
#endif
#if SG_T_S > 4
    SG_T_STEP(0, 4)
#endif
#if SG_T_S > 2
    SG_T_STEP(0, 2)
#endif
#if SG_T_S > 1
    SG_T_STEP(0, 1)
#endif
    return x;
#endif
}

SG_INLINE SG_T_T SG_T_FN(sort)(SG_T_T x) {
#if !SG_T_LEAF
    x.lo = SG_T_HFN(sort)(x.lo);
    x.hi = SG_T_HFN(reverse)(SG_T_HFN(sort)(x.hi));
#else
#if SG_T_S > 2
    SG_T_STEP(2, 1)
#endif
#if SG_T_S > 4
    SG_T_STEP(4, 2) SG_T_STEP(4, 1)
#endif
#if SG_T_S > 8
    SG_T_STEP(8, 4) SG_T_STEP(8, 2) SG_T_STEP(8, 1)
#endif
#if SG_T_S > 16
    SG_T_STEP(16, 8) SG_T_STEP(16, 4) SG_T_STEP(16, 2) SG_T_STEP(16, 1)
#endif
#if SG_T_S > 32
    SG_T_STEP(32, 16) SG_T_STEP(32, 8) SG_T_STEP(32, 4) SG_T_STEP(32, 2) SG_T_STEP(32, 1)
#endif
#endif
    return SG_PASTE2(SG_T_FN(merge), _)(x);
}
#undef SG_T_STEP
#else
/* sign and magnitude to a two's complement integer of the same order, and back: its own inverse */
SG_INLINE SG_T_TE(SG_T_I) SG_PASTE2(SG_T_FN(total), _)(SG_T_TE(SG_T_I) x) {
    const SG_T_TE(SG_T_I) sign = SG_T_FE(shr_n, SG_T_I)(x, SG_T_B - 1);
    const SG_PASTE3(int, SG_T_B, _t) mag = SG_PASTE3(INT, SG_T_B, _MAX);
    return SG_T_FE(xor, SG_T_I)(x, SG_T_FE(and, SG_T_I)(sign, SG_T_FE(splat, SG_T_I)(mag)));
}
SG_INLINE SG_T_T SG_T_FN(sort)(SG_T_T x) {
    const SG_T_TE(SG_T_I) k =
        SG_PASTE2(SG_T_FN(total), _)(SG_PASTE6(sg_as_, SG_T_I, _, SG_T_U, x, SG_T_S)(
            SG_PASTE6(sg_as_, SG_T_U, _, SG_T_E, x, SG_T_S)(x)));
    return SG_PASTE6(sg_as_, SG_T_E, _, SG_T_U, x, SG_T_S)(SG_PASTE6(sg_as_, SG_T_U, _, SG_T_I, x, SG_T_S)(
        SG_PASTE2(SG_T_FN(total), _)(SG_T_FE(sort, SG_T_I)(k))));
}
#endif
