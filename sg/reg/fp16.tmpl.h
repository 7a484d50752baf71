/* SPDX-License-Identifier: MIT */
/* Arithmetic on f16 lanes on targets that compute with them (AVX512-FP16). The bits are those of computing
 * in f32 and rounding, in half the registers. rcp and rsqrt divide, because the hardware's estimates are too coarse. */
#ifndef SG_T_REG_BITS
#error "sg: fp16.tmpl.h is included by width.tmpl.h"
#endif

#if SG_T_REG_BITS == 128
#define SG_T_PH(x) _mm_castsi128_ph(x)
#define SG_T_OF_PH(x) _mm_castph_si128(x)
#elif SG_T_REG_BITS == 256
#define SG_T_PH(x) _mm256_castsi256_ph(x)
#define SG_T_OF_PH(x) _mm256_castph_si256(x)
#else
#define SG_T_PH(x) _mm512_castsi512_ph(x)
#define SG_T_OF_PH(x) _mm512_castph_si512(x)
#endif

#define SG_T_ROW(op) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f16)(SG_T_REG a, SG_T_REG b) { \
        SG_T_REG r = SG_T_OF_PH(SG_T_MM(op##_ph)(SG_T_PH(a), SG_T_PH(b))); \
        SG_IN_ORDER_(r); \
        return r; \
    }
SG_T_ROW(add)
SG_T_ROW(sub)
SG_T_ROW(div)
SG_T_ROW(min)
SG_T_ROW(max)
#undef SG_T_ROW
SG_INLINE SG_T_REG SG_T_FN(mul_f16)(SG_T_REG a, SG_T_REG b) {
    SG_T_REG p = SG_T_OF_PH(SG_T_MM(mul_ph)(SG_T_PH(a), SG_T_PH(b)));
    SG_NO_CONTRACT(p);
    return p;
}
SG_INLINE SG_T_REG SG_T_FN(sqrt_f16)(SG_T_REG a) { return SG_T_OF_PH(SG_T_MM(sqrt_ph)(SG_T_PH(a))); }
SG_INLINE SG_T_REG SG_T_FN(fma_f16)(SG_T_REG a, SG_T_REG b, SG_T_REG c) {
    return SG_T_OF_PH(SG_T_MM(fmadd_ph)(SG_T_PH(a), SG_T_PH(b), SG_T_PH(c)));
}
SG_INLINE SG_T_REG SG_T_FN(mul_add_f16)(SG_T_REG a, SG_T_REG b, SG_T_REG c) {
    return SG_T_FN(fma_f16)(a, b, c);
}
SG_INLINE SG_T_REG SG_T_FN(rcp_f16)(SG_T_REG a) {
    return SG_T_FN(div_f16)(SG_T_FN(splat_u16)(0x3c00), a);
}
SG_INLINE SG_T_REG SG_T_FN(rsqrt_f16)(SG_T_REG a) {
    return SG_T_FN(div_f16)(SG_T_FN(splat_u16)(0x3c00), SG_T_FN(sqrt_f16)(a));
}
#define SG_T_ROW(op, mode) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f16)(SG_T_REG a) { \
        return SG_T_OF_PH(SG_T_MM(roundscale_ph)(SG_T_PH(a), (mode) | _MM_FROUND_NO_EXC)); \
    }
SG_T_ROW(floor, _MM_FROUND_TO_NEG_INF)
SG_T_ROW(ceil, _MM_FROUND_TO_POS_INF)
SG_T_ROW(trunc, _MM_FROUND_TO_ZERO)
SG_T_ROW(rint, _MM_FROUND_TO_NEAREST_INT)
#undef SG_T_ROW
#define SG_T_ROW(op, predicate) \
    SG_INLINE SG_T_REG_MASK(16) SG_T_FN(op##_f16)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_MM(cmp_ph_mask)(SG_T_PH(a), SG_T_PH(b), predicate); \
    }
SG_T_ROW(eq, _CMP_EQ_OQ)
SG_T_ROW(neq, _CMP_NEQ_UQ)
SG_T_ROW(lt, _CMP_LT_OQ)
SG_T_ROW(le, _CMP_LE_OQ)
#undef SG_T_ROW
#undef SG_T_PH
#undef SG_T_OF_PH
