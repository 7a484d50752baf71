/* SPDX-License-Identifier: MIT */
/* Reduce by one operation SG_T_OPN; each_op.tmpl.h says what the other parameters are. */
#if !defined(SG_T_OPN) || !defined(SG_T_PAD) || !defined(SG_T_FRONT) || !defined(SG_T_EITHER)
#error "sg: reduce.tmpl.h is included by each_op.tmpl.h"
#endif

#define SG_T_RFN(kind) SG_T_FN(SG_PASTE2(kind, SG_T_OPN))

/* one step of the tree: every lane of a pair gets lower op upper */
SG_INLINE SG_T_T SG_PASTE2(SG_T_RFN(reduce_step_), _)(SG_T_T x, uint32_t d) {
#if SG_T_EITHER
    return SG_T_FN(SG_T_OPN)(x, SG_T_FN(shuffle_xor)(x, d));
#else
    return SG_T_FN(SG_T_OPN)(SG_PASTE2(SG_T_FN(lower), _)(x, d), SG_PASTE2(SG_T_FN(upper), _)(x, d));
#endif
}
#define SG_T_STEP(d) x = SG_PASTE2(SG_T_RFN(reduce_step_), _)(x, d);

SG_INLINE SG_T_T SG_T_RFN(reduce_)(SG_T_T x) {
#if !SG_T_LEAF
    x.lo = SG_PASTE6(sg_reduce_, SG_T_OPN, _, SG_T_E, x, SG_T_HS)(SG_T_HFN(SG_T_OPN)(x.lo, x.hi));
    x.hi = x.lo;
#else
#if SG_T_S > 32
    SG_T_STEP(32)
#endif
#if SG_T_S > 16
    SG_T_STEP(16)
#endif
#if SG_T_S > 8
    SG_T_STEP(8)
#endif
#if SG_T_S > 4
    SG_T_STEP(4)
#endif
#if SG_T_S > 2
    SG_T_STEP(2)
#endif
#if SG_T_S > 1
    SG_T_STEP(1)
#endif
#endif
    return x;
}

#undef SG_T_STEP
#undef SG_T_RFN
