/* SPDX-License-Identifier: MIT */
/* The error function. */
#ifndef SG_T_FMA
#error "sg: own_error.tmpl.h is included by own.tmpl.h"
#endif

/* erf(x) up to 0.875 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_erf)(SG_T_VALUE x) {
    static const float c[] = {0x1.06eba8p-3f, -0x1.81270cp-2f, 0x1.ce2122p-4f, -0x1.b6f3ap-6f, 0x1.49ca34p-8f, -0x1.453aa8p-11f};
    return SG_T_FMA(x, SG_T_INTERNAL(own_poly)(SG_T_FN(mul)(x, x), c, 6), x);
}
/* beyond that 1 - e^-(a polynomial), which from 4 on is 1 */
SG_INLINE SG_T_VALUE SG_T_FN(erf)(SG_T_VALUE x) {
    static const float c[] = {-0x1.17c6f6p-13f, -0x1.20c07ap+0f, -0x1.46023ap-1f, -0x1.ab54b4p-4f, 0x1.6f57e6p-6f,
                              -0x1.95558ap-9f, 0x1.a58dfp-13f};
    const SG_T_VALUE a = SG_T_INTERNAL(own_abs)(x), power = SG_T_INTERNAL(own_poly)(SG_T_FN(min)(SG_T_CONST(4), a), c, 7);
    const SG_T_VALUE large = SG_T_FN(sub)(SG_T_CONST(1), SG_T_INTERNAL(own_exp)(power));
    return SG_T_INTERNAL(own_sign)(SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, SG_T_CONST(0.875f)), SG_T_INTERNAL(own_erf)(a), large), x);
}
/* by the f64 function */
SG_INLINE SG_T_VALUE SG_T_FN(erfc)(SG_T_VALUE x) { return SG_T_NARROW(SG_T_F64_FN(erfc)(SG_T_WIDE(x))); }
