/* SPDX-License-Identifier: MIT */
/* sg_lo, sg_hi and sg_join of one element at SG_T_S lanes: their functions, where floor 2 has them not, and their generic names. */
#ifndef SG_T_VALUE
#error "sg: halves.tmpl.h is included by element.tmpl.h"
#endif

#if SG_T_S * 64 <= SG_REG_BITS
#include "../lanes/halves.tmpl.h"
#endif

#if SG_HAVE_OVERLOADS
SG_OVERLOAD SG_T_HALF_VALUE sg_lo(SG_T_VALUE x) { return SG_T_FN(lo)(x); }
SG_OVERLOAD SG_T_HALF_VALUE sg_hi(SG_T_VALUE x) { return SG_T_FN(hi)(x); }
SG_OVERLOAD SG_T_VALUE sg_join(SG_T_HALF_VALUE a, SG_T_HALF_VALUE b) { return SG_T_FN(join)(a, b); }
#endif
