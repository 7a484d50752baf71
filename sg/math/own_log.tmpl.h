/* SPDX-License-Identifier: MIT */
/* The natural logarithm. x = 2^k * (1 + f) with |f| at most 1/3, so that log(x) = k * log(2) + log(1 + f). */
#ifndef SG_T_FMA
#error "sg: own_log.tmpl.h is included by own.tmpl.h"
#endif

#define SG_T_INFINITY SG_T_FLOAT(SG_T_KI(0x7f800000))

/* f * f * (log(1 + f) - f) / (f * f): what log(1 + f) is more than f */
SG_INLINE SG_T_T SG_T_IN(own_log_tail)(SG_T_T f) {
    static const float q[] = {-0.5f, 0x1.555506p-2f, -0x1.fffef4p-3f, 0x1.99d09ep-3f, -0x1.559d86p-3f,
                              0x1.1ed04ep-3f, -0x1.f31566p-4f, 0x1.1e85aap-3f, -0x1.0801bap-3f};
    return SG_T_F(mul)(SG_T_F(mul)(f, f), SG_T_IN(own_poly)(f, q, 9));
}
/* f, and k as a number in *k; a subnormal x is made a normal number first */
SG_INLINE SG_T_T SG_T_IN(own_log_begin)(SG_T_T x, SG_T_T *k) {
    const SG_T_T least = SG_T_K(0x1p-126f), y = SG_T_M(select)(SG_T_M(lt)(x, least), SG_T_F(mul)(x, SG_T_K(0x1p23f)), x);
    const SG_T_I e = SG_T_IF(shr_n)(SG_T_IF(sub)(SG_T_BITS(y), SG_T_KI(0x3f2aaaab)), 23); /* 0x3f2aaaab: 2 / 3 */
    *k = SG_PASTE2(sg_convert_f32_i32x, SG_T_S)(e);
    *k = SG_T_M(select)(SG_T_M(lt)(x, least), SG_T_F(sub)(*k, SG_T_K(23)), *k);
    return SG_T_F(sub)(SG_T_FLOAT(SG_T_IF(sub)(SG_T_BITS(y), SG_T_IF(shl_n)(e, 23))), SG_T_K(1));
}
/* y where x is a positive number; else what a logarithm of x is */
SG_INLINE SG_T_T SG_T_IN(own_log_end)(SG_T_T x, SG_T_T y) {
    const SG_T_T zero = SG_T_F(zero)(), inf = SG_T_INFINITY;
    const SG_T_T low = SG_T_M(select)(SG_T_M(eq)(x, zero), SG_T_F(sub)(zero, inf), SG_T_F(sub)(inf, inf));
    y = SG_T_M(select)(SG_T_M(lt)(x, inf), y, x);
    return SG_T_M(select)(SG_T_M(lt)(zero, x), y, low);
}

SG_INLINE SG_T_T SG_T_F(log)(SG_T_T x) {
    SG_T_T k, r;
    const SG_T_T f = SG_T_IN(own_log_begin)(x, &k);
    r = SG_T_FMA(k, SG_T_K(0x1.7f7d1cp-20f), SG_T_IN(own_log_tail)(f));
    r = SG_T_FMA(k, SG_T_K(0x1.62e4p-1f), SG_T_F(add)(f, r));
    return SG_T_IN(own_log_end)(x, r);
}
#undef SG_T_INFINITY
