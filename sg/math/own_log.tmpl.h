/* SPDX-License-Identifier: MIT */
/* The natural logarithm. x = 2^k * (1 + f) with |f| at most 1/3, so that log(x) = k * log(2) + log(1 + f). */
#ifndef SG_T_FMA
#error "sg: own_log.tmpl.h is included by own.tmpl.h"
#endif

#define SG_T_INFINITY SG_T_FROM_I32(SG_T_CONST_I32(0x7f800000))

/* log(1 + f) - f, as f * f times a polynomial */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_tail)(SG_T_VALUE f) {
    static const float q[] = {-0.5f, 0x1.555506p-2f, -0x1.fffef4p-3f, 0x1.99d09ep-3f, -0x1.559d86p-3f,
                              0x1.1ed04ep-3f, -0x1.f31566p-4f, 0x1.1e85aap-3f, -0x1.0801bap-3f};
    return SG_T_FN(mul)(SG_T_FN(mul)(f, f), SG_T_INTERNAL(own_poly)(f, q, 9));
}
/* f, and k as a number in *k; a subnormal x is made a normal number first */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_begin)(SG_T_VALUE x, SG_T_VALUE *k) {
    const SG_T_VALUE least = SG_T_CONST(0x1p-126f), y = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, least), SG_T_FN(mul)(x, SG_T_CONST(0x1p23f)), x);
    const SG_T_I32 e = SG_T_I32_FN(shr_n)(SG_T_I32_FN(sub)(SG_T_TO_I32(y), SG_T_CONST_I32(0x3f2aaaab)), 23); /* 0x3f2aaaab: 2 / 3 */
    *k = SG_PASTE2(sg_convert_f32_i32x, SG_XT_)(e);
    *k = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, least), SG_T_FN(sub)(*k, SG_T_CONST(23)), *k);
    return SG_T_FN(sub)(SG_T_FROM_I32(SG_T_I32_FN(sub)(SG_T_TO_I32(y), SG_T_I32_FN(shl_n)(e, 23))), SG_T_CONST(1));
}
/* y where x is a positive number; else what a logarithm of x is */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_log_end)(SG_T_VALUE x, SG_T_VALUE y) {
    const SG_T_VALUE zero = SG_T_FN(zero)(), inf = SG_T_INFINITY;
    const SG_T_VALUE low = SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, zero), SG_T_FN(sub)(zero, inf), SG_T_FN(sub)(inf, inf));
    y = SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(x, inf), y, x);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(zero, x), y, low);
}

SG_INLINE SG_T_VALUE SG_T_FN(log)(SG_T_VALUE x) {
    SG_T_VALUE k, r;
    const SG_T_VALUE f = SG_T_INTERNAL(own_log_begin)(x, &k);
    r = SG_T_FMA(k, SG_T_CONST(0x1.7f7d1cp-20f), SG_T_INTERNAL(own_log_tail)(f));
    r = SG_T_FMA(k, SG_T_CONST(0x1.62e4p-1f), SG_T_FN(add)(f, r));
    return SG_T_INTERNAL(own_log_end)(x, r);
}

/* The others in f64 lanes: every f32 number is a normal number there. */

/* k * high + (k * low + log(m) * factor) of x = 2^k * m */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(wide_log_to)(SG_T_VALUE x, double factor, double high, double low) {
    SG_T_F64 s, f, r;
    const SG_T_F64 u = SG_T_WIDE(x), k = SG_T_INTERNAL(wide_log_begin)(u, &s);
    f = SG_T_MAD(u, s, SG_T_F64_CONST(-1));
    r = SG_T_F64_FN(add)(f, SG_T_INTERNAL(wide_log_tail)(f));
    r = low == 0 ? SG_T_F64_FN(mul)(r, SG_T_F64_CONST(factor)) : SG_T_MAD(r, SG_T_F64_CONST(factor), SG_T_F64_FN(mul)(k, SG_T_F64_CONST(low)));
    return SG_T_INTERNAL(own_log_end)(x, SG_T_NARROW(SG_T_MAD(k, SG_T_F64_CONST(high), r)));
}
SG_INLINE SG_T_VALUE SG_T_FN(log2)(SG_T_VALUE x) { return SG_T_INTERNAL(wide_log_to)(x, 0x1.71547652b82fep+0, 1, 0); }
SG_INLINE SG_T_VALUE SG_T_FN(log10)(SG_T_VALUE x) {
    const SG_T_VALUE r = SG_T_INTERNAL(wide_log_to)(x, 0x1.bcb7b1526e50ep-2, 0x1.34413509f8p-2, -0x1.80433b83b532ap-44);
    return SG_T_INTERNAL(own_but)(r, x, 0x1.fddcf4p-98f, -0x1.d33a46p+4f);
}
SG_INLINE SG_T_VALUE SG_T_FN(log1p)(SG_T_VALUE x) {
    const SG_T_VALUE r = SG_T_NARROW(SG_T_INTERNAL(wide_log1p)(SG_T_WIDE(x))), zero = SG_T_FN(zero)();
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(x, zero), x, SG_T_INTERNAL(own_log_end)(SG_T_FN(add)(x, SG_T_CONST(1)), r));
}
#undef SG_T_INFINITY
