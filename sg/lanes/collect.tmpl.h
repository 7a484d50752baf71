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
SG_INLINE SG_T_T SG_T_IN(sort_step)(SG_T_T x, uint32_t k, uint32_t j) {
    const SG_T_T y = SG_T_FN(shuffle_xor)(x, j);
    x.v = SG_T_RB(perm_order)(SG_T_FN(min)(x, y).v, SG_T_FN(max)(x, y).v, k, j);
    return x;
}
#define SG_T_STEP(k, j) x = SG_T_IN(sort_step)(x, k, j);
#endif

/* ascending order of a value that rises and then falls, or the other way round */
SG_T_INLINE SG_T_T SG_T_IN(merge)(SG_T_T x) {
#if !SG_T_LEAF
    SG_T_T r;
    r.lo = SG_T_HIN(merge)(SG_T_HFN(min)(x.lo, x.hi));
    r.hi = SG_T_HIN(merge)(SG_T_HFN(max)(x.lo, x.hi));
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

SG_T_INLINE SG_T_T SG_T_FN(sort)(SG_T_T x) {
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
    return SG_T_IN(merge)(x);
}
#undef SG_T_STEP
#else
/* sign and magnitude to a two's complement integer of the same order, and back: its own inverse */
SG_INLINE SG_T_ST SG_T_IN(total)(SG_T_ST x) {
    const SG_T_ST sign = SG_T_SFN(shr_n)(x, SG_T_B - 1);
    const SG_T_SC mag = SG_T_SMAX;
    return SG_T_SFN(xor)(x, SG_T_SFN(and)(sign, SG_T_SFN(splat)(mag)));
}
SG_INLINE SG_T_T SG_T_FN(sort)(SG_T_T x) {
    const SG_T_ST k =
        SG_T_IN(total)(SG_T_S_OF_U(SG_T_TO_U(x)));
    return SG_T_OF_U(SG_T_U_OF_S(SG_T_IN(total)(SG_T_SFN(sort)(k))));
}
#endif
