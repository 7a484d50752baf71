/* SPDX-License-Identifier: MIT */
/* Dot products of 4 bytes and of 2 bf16 in lanes of 32 bits, for one width SG_T_REG_BITS. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG) || !defined(SG_T_FN) || !defined(SG_T_MM)
#error "sg: dot.tmpl.h is included by width.tmpl.h"
#endif

/* ---- bytes. u and s say whether the bytes of a and of b are unsigned or signed. Sums wrap; _sat_ saturates once ---- */

/* The target has dot_acc_ or dot_; these macros make the other one. */
#define SG_T_OF_ACC(kind, e) \
    SG_INLINE SG_T_REG SG_T_FN(dot_##kind##_##e)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_FN(dot_acc_##kind##_##e)(a, b, SG_T_FN(zero)()); \
    }
#define SG_T_OF_DOT(kind, e) \
    SG_INLINE SG_T_REG SG_T_FN(dot_acc_##kind##_##e)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) { \
        return SG_T_FN(add_##e)(SG_T_FN(dot_##kind##_##e)(a, b), acc); \
    }

#if SG_HAVE_VNNI
/* The instruction takes unsigned a and signed b. For another kind, x ^ 0x80 is x - 128 as a number of the kind wanted. The 128 times
 * the sum of the other operand is one more dot product: with 0x80 in all bytes, as unsigned 128 or as signed -128. */
#if SG_HAVE_AVXVNNI
#define SG_T_DP(name) SG_T_MM(name##_avx_epi32)
#else
#define SG_T_DP(name) SG_T_MM(name##_epi32)
#endif
SG_INLINE SG_T_REG SG_T_FN(dot_acc_us_i32)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) { return SG_T_DP(dpbusd)(acc, a, b); }
SG_INLINE SG_T_REG SG_T_FN(dot_acc_sat_us_i32)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) { return SG_T_DP(dpbusds)(acc, a, b); }
SG_INLINE SG_T_REG SG_T_FN(dot_acc_uu_u32)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) {
    const SG_T_REG flip = SG_T_FN(splat_u8)(0x80);
    return SG_T_FN(sub_u32)(SG_T_DP(dpbusd)(acc, a, SG_T_FN(xor)(b, flip)), SG_T_DP(dpbusd)(SG_T_FN(zero)(), a, flip));
}
SG_INLINE SG_T_REG SG_T_FN(dot_acc_ss_i32)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) {
    const SG_T_REG flip = SG_T_FN(splat_u8)(0x80);
    return SG_T_FN(sub_i32)(SG_T_DP(dpbusd)(acc, SG_T_FN(xor)(a, flip), b), SG_T_DP(dpbusd)(SG_T_FN(zero)(), flip, b));
}
#undef SG_T_DP
SG_T_OF_ACC(uu, u32)
SG_T_OF_ACC(ss, i32)
SG_T_OF_ACC(us, i32)
#endif

#if SG_HAVE_DOTPROD
SG_INLINE sg_r128 sg_reg_dot_acc_uu_u32_r128(sg_r128 a, sg_r128 b, sg_r128 acc) {
    return vreinterpretq_s64_u32(vdotq_u32(vreinterpretq_u32_s64(acc), vreinterpretq_u8_s64(a), vreinterpretq_u8_s64(b)));
}
SG_INLINE sg_r128 sg_reg_dot_acc_ss_i32_r128(sg_r128 a, sg_r128 b, sg_r128 acc) {
    return vreinterpretq_s64_s32(vdotq_s32(vreinterpretq_s32_s64(acc), vreinterpretq_s8_s64(a), vreinterpretq_s8_s64(b)));
}
SG_T_OF_ACC(uu, u32)
SG_T_OF_ACC(ss, i32)
#if SG_HAVE_I8MM
SG_INLINE sg_r128 sg_reg_dot_acc_us_i32_r128(sg_r128 a, sg_r128 b, sg_r128 acc) {
    return vreinterpretq_s64_s32(vusdotq_s32(vreinterpretq_s32_s64(acc), vreinterpretq_u8_s64(a), vreinterpretq_s8_s64(b)));
}
SG_T_OF_ACC(us, i32)
#endif
#endif

/* Even and odd bytes become 16-bit lanes, whose products madd adds in pairs. This is exact; maddubs would saturate. */
#if !SG_HAVE_VNNI
SG_INLINE SG_T_REG SG_T_INTERNAL(even_u8)(SG_T_REG x) { return SG_T_FN(and)(x, SG_T_FN(splat_u16)(0xff)); }
SG_INLINE SG_T_REG SG_T_INTERNAL(odd_u8)(SG_T_REG x) { return SG_T_FN(shr_u16)(x, 8); }
SG_INLINE SG_T_REG SG_T_INTERNAL(even_s8)(SG_T_REG x) { return SG_T_FN(shr_i16)(SG_T_FN(shl_i16)(x, 8), 8); }
SG_INLINE SG_T_REG SG_T_INTERNAL(odd_s8)(SG_T_REG x) { return SG_T_FN(shr_i16)(x, 8); }
#if SG_HAVE_SIMDE
#define SG_T_MADD SG_T_MM(madd_epi16)
#else
#define SG_T_MADD sg_reg_madd_i16_r128
#endif
#define SG_T_ROW(kind, e, p, q) \
    SG_INLINE SG_T_REG SG_T_FN(dot_##kind##_##e)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_FN(add_##e)(SG_T_MADD(SG_T_INTERNAL(even_##p##8)(a), SG_T_INTERNAL(even_##q##8)(b)), \
                                SG_T_MADD(SG_T_INTERNAL(odd_##p##8)(a), SG_T_INTERNAL(odd_##q##8)(b))); \
    } \
    SG_T_OF_DOT(kind, e)
#if !SG_HAVE_DOTPROD
SG_T_ROW(uu, u32, u, u)
SG_T_ROW(ss, i32, s, s)
#endif
#if SG_HAVE_SSE42
/* maddubs twice: with the lower seven bits of each byte of a, and with its top bit. Each sums two products of at most 127 * 128,
 * or of -128 * 128, which fit 16 bits. a and b are kept in registers, as GCC 12 would read them from memory again for each use. */
SG_INLINE SG_T_REG SG_T_FN(dot_us_i32)(SG_T_REG a, SG_T_REG b) {
    const SG_T_REG ones = SG_T_FN(splat_i16)(1), low = SG_T_FN(splat_u8)(0x7f);
    SG_T_REG top;
    SG_KEEP_(a);
    SG_KEEP_(b);
    top = SG_T_MM(maddubs_epi16)(SG_T_FN(andnot)(a, low), b);
    return SG_T_FN(add_i32)(SG_T_MM(madd_epi16)(SG_T_MM(maddubs_epi16)(SG_T_FN(and)(a, low), b), ones),
                            SG_T_MM(madd_epi16)(top, ones));
}
SG_T_OF_DOT(us, i32)
#elif !SG_HAVE_I8MM
SG_T_ROW(us, i32, u, s)
#endif
#undef SG_T_ROW
#undef SG_T_MADD
#endif
#undef SG_T_OF_ACC
#undef SG_T_OF_DOT

#define SG_T_ROW(kind, e) \
    SG_INLINE SG_T_REG SG_T_FN(dot_acc_sat_##kind##_##e)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) { \
        return SG_T_FN(add_sat_##e)(SG_T_FN(dot_##kind##_##e)(a, b), acc); \
    }
SG_T_ROW(uu, u32)
SG_T_ROW(ss, i32)
#if !SG_HAVE_VNNI
SG_T_ROW(us, i32)
#endif
#undef SG_T_ROW

SG_INLINE SG_T_REG SG_T_FN(dot_su_i32)(SG_T_REG a, SG_T_REG b) { return SG_T_FN(dot_us_i32)(b, a); }
SG_INLINE SG_T_REG SG_T_FN(dot_acc_su_i32)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) { return SG_T_FN(dot_acc_us_i32)(b, a, acc); }
SG_INLINE SG_T_REG SG_T_FN(dot_acc_sat_su_i32)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) {
    return SG_T_FN(dot_acc_sat_us_i32)(b, a, acc);
}

/* ---- bf16: the upper half of an f32 ---- */

SG_INLINE SG_T_REG SG_T_INTERNAL(even_bf16)(SG_T_REG x) { return SG_T_FN(shl_u32)(x, 16); }
SG_INLINE SG_T_REG SG_T_INTERNAL(odd_bf16)(SG_T_REG x) { return SG_T_FN(and)(x, SG_T_FN(splat_u32)(0xffff0000)); }
/* the lower product comes first; each sum is rounded once */
#define SG_T_ROW(name, fma) \
    SG_INLINE SG_T_REG SG_T_FN(name)(SG_T_REG a, SG_T_REG b, SG_T_REG acc) { \
        return SG_T_FN(fma)(SG_T_INTERNAL(odd_bf16)(a), SG_T_INTERNAL(odd_bf16)(b), \
                            SG_T_FN(fma)(SG_T_INTERNAL(even_bf16)(a), SG_T_INTERNAL(even_bf16)(b), acc)); \
    }
SG_T_ROW(dot_acc_bf16_f32, fma_f32)
#if !SG_HAVE_BF16
SG_T_ROW(dot_acc_bf16_fast_f32, mul_add_f32)
#elif SG_T_REG_BITS == 128
SG_INLINE sg_r128 sg_reg_dot_acc_bf16_fast_f32_r128(sg_r128 a, sg_r128 b, sg_r128 acc) {
    return _mm_castps_si128(_mm_dpbf16_ps(_mm_castsi128_ps(acc), (__m128bh)a, (__m128bh)b));
}
#elif SG_T_REG_BITS == 256
SG_INLINE sg_r256 sg_reg_dot_acc_bf16_fast_f32_r256(sg_r256 a, sg_r256 b, sg_r256 acc) {
    return _mm256_castps_si256(_mm256_dpbf16_ps(_mm256_castsi256_ps(acc), (__m256bh)a, (__m256bh)b));
}
#else
SG_INLINE sg_r512 sg_reg_dot_acc_bf16_fast_f32_r512(sg_r512 a, sg_r512 b, sg_r512 acc) {
    return _mm512_castps_si512(_mm512_dpbf16_ps(_mm512_castsi512_ps(acc), (__m512bh)a, (__m512bh)b));
}
#endif
#undef SG_T_ROW
