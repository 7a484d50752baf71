/* SPDX-License-Identifier: MIT */
/* Reduce by one operation. each_reduction.tmpl.h says what the other parameters are. */
#if !defined(SG_T_OP_FN) || !defined(SG_T_PAD) || !defined(SG_T_FRONT) || !defined(SG_T_EITHER)
#error "sg: reduce.tmpl.h is included by each_reduction.tmpl.h"
#endif

/* one step of the tree: both lanes of a pair get lower op upper */
SG_INLINE SG_T_VALUE SG_T_OP_INTERNAL(reduce_step_)(SG_T_VALUE x, uint32_t d) {
#if SG_T_EITHER
    return SG_T_OP_FN()(x, SG_T_FN(shuffle_xor)(x, d));
#else
    return SG_T_OP_FN()(SG_T_INTERNAL(one_of_pair)(x, d, false), SG_T_INTERNAL(one_of_pair)(x, d, true));
#endif
}
#define SG_T_STEP(d) x = SG_T_OP_INTERNAL(reduce_step_)(x, d);

SG_INLINE SG_T_VALUE SG_T_OP_FN(reduce_)(SG_T_VALUE x) {
#if !SG_T_LEAF
    x.lo = SG_T_HALF_OP_FN(reduce_)(SG_T_HALF_OP_FN()(x.lo, x.hi));
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
