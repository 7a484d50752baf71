/* SPDX-License-Identifier: MIT */
/* f16 and bf16: arithmetic in f32, rounded after each operation; order by 16-bit integer keys.
 * For f16 that is the correctly rounded result of add, sub, mul, div and sqrt (24 >= 2 * 11 + 2 bits). */
#ifndef SG_T_T
#error "sg: half.tmpl.h is included by elem.tmpl.h"
#endif

#if !SG_T_NATIVE
#define SG_T_TO_F32 SG_T_CV_TO(f32)
#define SG_T_OF_F32 SG_T_CV_OF(f32)
#define SG_T_BITS_F32 SG_T_C2(as, u32, f32)
#define SG_T_F32_BITS SG_T_C2(as, f32, u32)

#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_OP_##shape)(name)
#define SG_T_DERIVED(shape, name, class)
#define SG_T_DERIVED_N(shape, name, class)
#define SG_T_MASK_OP(shape, name)
#define SG_T_OP_BIN(name) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a, SG_T_T b) { \
        return SG_T_OF_F32(SG_T_FE(name, f32)(SG_T_TO_F32(a), SG_T_TO_F32(b))); \
    }
#define SG_T_OP_V_V(name) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a) { \
        return SG_T_OF_F32(SG_T_FE(name, f32)(SG_T_TO_F32(a))); \
    }
#define SG_T_OP_V_VVV(name) \
    SG_INLINE SG_T_T SG_T_XFN(name, _in_f32_)(SG_T_T a, SG_T_T b, SG_T_T c) { \
        return SG_T_OF_F32(SG_T_FE(name, f32)(SG_T_TO_F32(a), SG_T_TO_F32(b), SG_T_TO_F32(c))); \
    }
#define SG_T_OP_O_BIN(name)
#define SG_T_OP_CMP(name)
#include "ops.h"
SG_T_OP_BIN(div)
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef SG_T_OP_BIN
#undef SG_T_OP_V_V
#undef SG_T_OP_V_VVV
#undef SG_T_OP_O_BIN
#undef SG_T_OP_CMP

SG_INLINE SG_T_T SG_T_FN(mul_add)(SG_T_T a, SG_T_T b, SG_T_T c) {
    return SG_T_XFN(mul_add, _in_f32_)(a, b, c);
}

/* sign and magnitude as a two's complement integer: both zeros are 0 */
SG_INLINE SG_T_TE(i16) SG_T_IN(key)(SG_T_T x) {
    const SG_T_TE(i16) bits = SG_T_S_OF_U(SG_T_TO_U(x));
    const SG_T_TE(i16) sign = SG_T_FE(shr_n, i16)(bits, 15);
    const SG_T_TE(i16) mag = SG_T_FE(and, i16)(bits, SG_T_FE(splat, i16)(0x7fff));
    return SG_T_FE(sub, i16)(SG_T_FE(xor, i16)(mag, sign), sign);
}
/* all ones where neither is NaN */
SG_INLINE SG_T_M SG_T_IN(ordered)(SG_T_T a, SG_T_T b) {
    const SG_T_TE(u16) limit = SG_T_TO_U(SG_T_FN(splat)(SG_T_SCALAR(high)()));
    const SG_T_TE(u16) clear = SG_T_FE(splat, u16)(0x7fff);
    const SG_T_TE(u16) worst = SG_T_FE(max, u16)(SG_T_FE(and, u16)(SG_T_TO_U(a), clear),
                                                 SG_T_FE(and, u16)(SG_T_TO_U(b), clear));
    return SG_T_MFE(le, u16)(worst, limit);
}
#define SG_T_ROW(name) \
    SG_INLINE SG_T_M SG_T_MFN(name)(SG_T_T a, SG_T_T b) { \
        return SG_T_MAND(SG_T_IN(ordered)(a, b), \
                         SG_T_MFE(name, i16)(SG_T_IN(key)(a), \
                                             SG_T_IN(key)(b))); \
    }
SG_T_ROW(eq) SG_T_ROW(lt) SG_T_ROW(le)
#undef SG_T_ROW
SG_INLINE SG_T_T SG_T_FN(min)(SG_T_T a, SG_T_T b) {
    return SG_T_MFN(select)(SG_T_MFN(lt)(a, b), a, b);
}
SG_INLINE SG_T_T SG_T_FN(max)(SG_T_T a, SG_T_T b) {
    return SG_T_MFN(select)(SG_T_MFN(lt)(b, a), a, b);
}

SG_INLINE SG_T_T SG_T_FN(fma)(SG_T_T a, SG_T_T b, SG_T_T c) {
#if SG_T_KIND == 4
    return SG_T_XFN(fma, _in_f32_)(a, b, c);
#else
    /* The product is exact in f32. Round the sum to odd: step to the odd neighbour on the side of the
     * exact error of the addition (Knuth's two-sum); the second rounding is then harmless. */
    const SG_T_TE(f32) p = SG_T_FE(mul, f32)(SG_T_TO_F32(a), SG_T_TO_F32(b));
    const SG_T_TE(f32) z = SG_T_TO_F32(c);
    const SG_T_TE(f32) s = SG_T_FE(add, f32)(p, z);
    const SG_T_TE(f32) zz = SG_T_FE(sub, f32)(s, p);
    const SG_T_TE(f32) err = SG_T_FE(add, f32)(SG_T_FE(sub, f32)(p, SG_T_FE(sub, f32)(s, zz)),
                                               SG_T_FE(sub, f32)(z, zz));
    const SG_T_TE(u32) one = SG_T_FE(splat, u32)(1);
    const SG_T_TE(u32) bits = SG_T_BITS_F32(s);
    const SG_T_TE(u32) differ = SG_T_FE(xor, u32)(bits, SG_T_BITS_F32(err));
    const SG_T_TE(u32) sign = SG_T_FE(shr_n, u32)(differ, 31);
    /* 1 where the error has the sign of the sum, else -1; only where the sum is even */
    const SG_T_TE(u32) step = SG_T_FE(sub, u32)(one, SG_T_FE(add, u32)(sign, sign));
    const SG_T_TE(u32) even = SG_T_FE(sub, u32)(SG_T_FE(and, u32)(bits, one), one);
    const SG_T_TE(f32) odd = SG_T_F32_BITS(SG_T_FE(add, u32)(bits, SG_T_FE(and, u32)(step, even)));
    const SG_T_TE(f32) none = SG_T_FE(zero, f32)();
    const SG_T_TE(f32) up = SG_T_MFE(select, f32)(SG_T_MFE(lt, f32)(none, err), odd, s);
    return SG_T_OF_F32(SG_T_MFE(select, f32)(SG_T_MFE(lt, f32)(err, none), odd, up));
#endif
}

#undef SG_T_TO_F32
#undef SG_T_OF_F32
#undef SG_T_BITS_F32
#undef SG_T_F32_BITS
#endif
