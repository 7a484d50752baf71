/* SPDX-License-Identifier: MIT */
/* The halves of a value of one element, and a value of halves: parts of one register, or of a register and its half, where it
 * is a leaf. Only where larger sizes are made of them (SG_T_HALVED). */
#ifndef SG_T_VALUE
#error "sg: halves.tmpl.h is included by element.tmpl.h"
#endif

SG_INLINE SG_T_HALF_VALUE SG_T_FN(lo)(SG_T_VALUE x) {
#if !SG_T_LEAF
    return x.lo;
#else
    SG_T_HALF_VALUE r;
#if SG_T_REG_BITS > 128
    r.v = SG_T_HALF_PUT(SG_T_REG_FN(lo)(SG_T_GET(x)));
#else
    r.v = x.v;
#endif
    return r;
#endif
}
SG_INLINE SG_T_HALF_VALUE SG_T_FN(hi)(SG_T_VALUE x) {
#if !SG_T_LEAF
    return x.hi;
#else
    SG_T_HALF_VALUE r;
#if SG_T_REG_BITS > 128
    r.v = SG_T_HALF_PUT(SG_T_REG_FN(hi)(SG_T_GET(x)));
#else
    r.v = SG_T_HALF_PUT(sg_reg_shift_bytes_down_r128(SG_T_GET(x), SG_T_S * SG_T_BITS / 16));
#endif
    return r;
#endif
}
SG_INLINE SG_T_VALUE SG_T_FN(join)(SG_T_HALF_VALUE lo, SG_T_HALF_VALUE hi) {
    SG_T_VALUE r;
#if !SG_T_LEAF
    r.lo = lo;
    r.hi = hi;
#elif SG_T_REG_BITS > 128
    r.v = SG_T_PUT(SG_T_REG_FN(join)(SG_T_HALF_GET(lo), SG_T_HALF_GET(hi)));
#else
    r.v = SG_T_PUT(sg_reg_join_part_r128(SG_T_HALF_GET(lo), SG_T_HALF_GET(hi), SG_T_S * SG_T_BITS / 16));
#endif
    return r;
}
