/* SPDX-License-Identifier: MIT */
/* Reduce by one operation. each_reduction.tmpl.h says what the other parameters are. */
#if !defined(SG_T_OP_FN) || !defined(SG_T_PAD) || !defined(SG_T_FRONT) || !defined(SG_T_EITHER)
#error "sg: reduce.tmpl.h is included by each_reduction.tmpl.h"
#endif

/* In a reduction only lane 0 counts, which is the lower one of each pair. So one exchange is enough, and a broadcast at the end. */
#define SG_T_STEP(d) x = SG_T_OP_FN()(x, SG_T_FN(shuffle_xor)(x, d));

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
#if !SG_T_EITHER && SG_T_S > 1
    x = SG_T_FN(broadcast)(x, 0);
#endif
#endif
    return x;
}

#undef SG_T_STEP
