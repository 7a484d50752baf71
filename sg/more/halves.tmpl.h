/* SPDX-License-Identifier: MIT */
/* sg_lo, sg_hi and sg_join of one element, where floor 2 does not have them: a value of SG_T_S lanes and its half are parts of one
 * register, or of a register and its half. */
#ifndef SG_T_VALUE
#error "sg: halves.tmpl.h is included by element.tmpl.h"
#endif

#if SG_T_S * 64 <= SG_REG_BITS
SG_INLINE SG_T_HALF_VALUE SG_T_FN(lo)(SG_T_VALUE x) {
    SG_T_HALF_VALUE r;
#if SG_T_REG_BITS > 128
    r.v = SG_T_HALF_PUT(SG_T_REG_FN(lo)(SG_T_GET(x)));
#else
    r.v = x.v;
#endif
    return r;
}
SG_INLINE SG_T_HALF_VALUE SG_T_FN(hi)(SG_T_VALUE x) {
    SG_T_HALF_VALUE r;
#if SG_T_REG_BITS > 128
    r.v = SG_T_HALF_PUT(SG_T_REG_FN(hi)(SG_T_GET(x)));
#else
    r.v = SG_T_HALF_PUT(sg_reg_shift_bytes_down_r128(SG_T_GET(x), SG_T_S * SG_T_BITS / 16));
#endif
    return r;
}
SG_INLINE SG_T_VALUE SG_T_FN(join)(SG_T_HALF_VALUE lo, SG_T_HALF_VALUE hi) {
    SG_T_VALUE r;
#if SG_T_REG_BITS > 128
    r.v = SG_T_PUT(SG_T_REG_FN(join)(SG_T_HALF_GET(lo), SG_T_HALF_GET(hi)));
#else
    r.v = SG_T_PUT(sg_reg_join_part_r128(SG_T_HALF_GET(lo), SG_T_HALF_GET(hi), SG_T_S * SG_T_BITS / 16));
#endif
    return r;
}
#endif

#if SG_HAVE_OVERLOADS
SG_OVERLOAD SG_T_HALF_VALUE sg_lo(SG_T_VALUE x) { return SG_T_FN(lo)(x); }
SG_OVERLOAD SG_T_HALF_VALUE sg_hi(SG_T_VALUE x) { return SG_T_FN(hi)(x); }
SG_OVERLOAD SG_T_VALUE sg_join(SG_T_HALF_VALUE a, SG_T_HALF_VALUE b) { return SG_T_FN(join)(a, b); }
#endif
