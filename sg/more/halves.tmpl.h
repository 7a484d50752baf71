/* SPDX-License-Identifier: MIT */
/* sg_lo, sg_hi and sg_join of one element: the functions, where floor 2 does not have them, and the generic names. */
#ifndef SG_T_VALUE
#error "sg: halves.tmpl.h is included by element.tmpl.h"
#endif

#if SG_T_S * 64 <= SG_REG_BITS
SG_INLINE SG_T_HALF_VALUE SG_T_FN(lo)(SG_T_VALUE x) { SG_T_HALF_VALUE r; r.v = SG_T_LEAF_LO(x); return r; }
SG_INLINE SG_T_HALF_VALUE SG_T_FN(hi)(SG_T_VALUE x) { SG_T_HALF_VALUE r; r.v = SG_T_LEAF_HI(x); return r; }
SG_INLINE SG_T_VALUE SG_T_FN(join)(SG_T_HALF_VALUE lo, SG_T_HALF_VALUE hi) { SG_T_VALUE r; r.v = SG_T_LEAF_JOIN(lo, hi); return r; }
#endif

#if SG_HAVE_OVERLOADS
SG_OVERLOAD SG_T_HALF_VALUE sg_lo(SG_T_VALUE x) { return SG_T_FN(lo)(x); }
SG_OVERLOAD SG_T_HALF_VALUE sg_hi(SG_T_VALUE x) { return SG_T_FN(hi)(x); }
SG_OVERLOAD SG_T_VALUE sg_join(SG_T_HALF_VALUE a, SG_T_HALF_VALUE b) { return SG_T_FN(join)(a, b); }
#endif
