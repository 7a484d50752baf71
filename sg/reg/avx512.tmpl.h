/* SPDX-License-Identifier: MIT */
/* The backend of targets with mask registers (AVX-512 F, BW, DQ, VL), for one width SG_T_REG_BITS.
 * Integers are in avx512_int.tmpl.h, changes of the element type in avx512_convert.tmpl.h.
 * Parameters that are defined here for these two files, and undefined at the end:
 *   SG_T_V2 SG_T_V4 SG_T_V8   registers of a half, a quarter, an eighth of R, but at least 128 bits
 *   SG_T_PS2(x), SG_T_IPS2(x) a half register as float lanes, and back
 *   SG_T_X2(name)             the intrinsic's name for a half register */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG)
#error "sg: avx512.tmpl.h needs SG_T_REG_BITS, SG_T_REG and is included by width.tmpl.h"
#endif

#include "avx512_mask.h"

#if SG_T_REG_BITS == 128
#define SG_T_ROWS SG_T_ROW(8, 16) SG_T_ROW(16, 8) SG_T_ROW(32, 8) SG_T_ROW(64, 8)
#define SG_T_V2 sg_r128
#define SG_T_V4 sg_r128
#define SG_T_PS2(x) _mm_castsi128_ps(x)
#define SG_T_IPS2(x) _mm_castps_si128(x)
#define SG_T_X2(name) _mm_##name
#elif SG_T_REG_BITS == 256
#define SG_T_ROWS SG_T_ROW(8, 32) SG_T_ROW(16, 16) SG_T_ROW(32, 8) SG_T_ROW(64, 8)
#define SG_T_V2 sg_r128
#define SG_T_V4 sg_r128
#define SG_T_PS2(x) _mm_castsi128_ps(x)
#define SG_T_IPS2(x) _mm_castps_si128(x)
#define SG_T_X2(name) _mm_##name
#else
#define SG_T_ROWS SG_T_ROW(8, 64) SG_T_ROW(16, 32) SG_T_ROW(32, 16) SG_T_ROW(64, 8)
#define SG_T_V2 sg_r256
#define SG_T_V4 sg_r128
#define SG_T_PS2(x) _mm256_castsi256_ps(x)
#define SG_T_IPS2(x) _mm256_castps_si256(x)
#define SG_T_X2(name) _mm256_##name
#endif
#define SG_T_V8 sg_r128
#define SG_T_ROW(B, bits) \
    typedef __mmask##bits SG_T_REG_MASK(B); \
    SG_INLINE uint64_t SG_T_FN(mask_bits_b##B)(__mmask##bits m) { return sg_k_bits##bits##_(m); }
SG_T_ROWS
#undef SG_T_ROW
#undef SG_T_ROWS

/* ---- move, halves ---- */

#if SG_T_REG_BITS == 128
SG_INLINE sg_r128 sg_reg_load_part_r128(const void *p, uint32_t n) {
    SG_TELL_LANES_(read, p, (1u << n) - 1, 1);
    return _mm_maskz_loadu_epi8((__mmask16)((1u << n) - 1), p);
}
SG_INLINE void sg_reg_store_part_r128(void *p, sg_r128 x, uint32_t n) {
    SG_TELL_LANES_(write, p, (1u << n) - 1, 1);
    _mm_mask_storeu_epi8(p, (__mmask16)((1u << n) - 1), x);
}
SG_INLINE sg_r128 sg_reg_shift_bytes_down_r128(sg_r128 x, uint32_t n) {
    return n == 1   ? _mm_srli_si128(x, 1)
           : n == 2 ? _mm_srli_si128(x, 2)
           : n == 4 ? _mm_srli_si128(x, 4)
                    : _mm_srli_si128(x, 8);
}
SG_INLINE sg_r128 sg_reg_join_part_r128(sg_r128 lo, sg_r128 hi, uint32_t n) {
    return n == 1   ? _mm_unpacklo_epi8(lo, hi)
           : n == 2 ? _mm_unpacklo_epi16(lo, hi)
           : n == 4 ? _mm_unpacklo_epi32(lo, hi)
                    : _mm_unpacklo_epi64(lo, hi);
}
#elif SG_T_REG_BITS == 256
SG_INLINE sg_r128 sg_reg_lo_r256(sg_r256 x) { return _mm256_castsi256_si128(x); }
SG_INLINE sg_r128 sg_reg_hi_r256(sg_r256 x) { return _mm256_extracti128_si256(x, 1); }
SG_INLINE sg_r256 sg_reg_join_r256(sg_r128 lo, sg_r128 hi) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(lo), hi, 1);
}
#else
SG_INLINE sg_r256 sg_reg_lo_r512(sg_r512 x) { return _mm512_castsi512_si256(x); }
SG_INLINE sg_r256 sg_reg_hi_r512(sg_r512 x) { return _mm512_extracti64x4_epi64(x, 1); }
SG_INLINE sg_r512 sg_reg_join_r512(sg_r256 lo, sg_r256 hi) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(lo), hi, 1);
}
/* The 128-bit blocks of four registers form a 4 x 4 matrix: transposes it. */
SG_INLINE void sg_reg_transpose_128_r512(sg_r512 *a, sg_r512 *b, sg_r512 *c, sg_r512 *d) {
    const sg_r512 ab01 = _mm512_shuffle_i64x2(*a, *b, 0x44), ab23 = _mm512_shuffle_i64x2(*a, *b, 0xee);
    const sg_r512 cd01 = _mm512_shuffle_i64x2(*c, *d, 0x44), cd23 = _mm512_shuffle_i64x2(*c, *d, 0xee);
    *a = _mm512_shuffle_i64x2(ab01, cd01, 0x88);
    *b = _mm512_shuffle_i64x2(ab01, cd01, 0xdd);
    *c = _mm512_shuffle_i64x2(ab23, cd23, 0x88);
    *d = _mm512_shuffle_i64x2(ab23, cd23, 0xdd);
}
#endif

/* ---- mask ---- */

#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(select_b##B)(SG_T_REG_MASK(B) m, SG_T_REG x, SG_T_REG y) { \
        return SG_T_MM(mask_blend_epi##B)(m, y, x); \
    } \
    SG_INLINE SG_T_REG_MASK(B) SG_T_FN(mask_from_bits_b##B)(uint64_t bits) { \
        return (SG_T_REG_MASK(B))(bits & (~(uint64_t)0 >> (64 - SG_T_REG_BITS / B))); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW

/* Compilers merge a float operation into the select behind it only if both have the float type. */
SG_INLINE SG_T_REG SG_T_FN(select_f32)(SG_T_REG_MASK(32) m, SG_T_REG x, SG_T_REG y) {
    return SG_T_IPS(SG_T_MM(mask_blend_ps)(m, SG_T_PS(y), SG_T_PS(x)));
}
SG_INLINE SG_T_REG SG_T_FN(select_f64)(SG_T_REG_MASK(64) m, SG_T_REG x, SG_T_REG y) {
    return SG_T_IPD(SG_T_MM(mask_blend_pd)(m, SG_T_PD(y), SG_T_PD(x)));
}

/* ---- compare ---- */

#define SG_T_ROW(op, e, B, hw) \
    SG_INLINE SG_T_REG_MASK(B) SG_T_FN(op##_##e)(SG_T_REG x, SG_T_REG y) { \
        return SG_T_MM(cmp##op##_##hw##_mask)(x, y); \
    }
#define SG_T_ROWS(op) \
    SG_T_ROW(op, i8, 8, epi8) SG_T_ROW(op, u8, 8, epu8) \
    SG_T_ROW(op, i16, 16, epi16) SG_T_ROW(op, u16, 16, epu16) \
    SG_T_ROW(op, i32, 32, epi32) SG_T_ROW(op, u32, 32, epu32) \
    SG_T_ROW(op, i64, 64, epi64) SG_T_ROW(op, u64, 64, epu64)
SG_T_ROWS(eq)
SG_T_ROWS(lt)
SG_T_ROWS(le)
#undef SG_T_ROWS
#undef SG_T_ROW

#define SG_T_ROW(op, how) \
    SG_INLINE SG_T_REG_MASK(32) SG_T_FN(op##_f32)(SG_T_REG x, SG_T_REG y) { \
        return SG_T_MM(cmp_ps_mask)(SG_T_PS(x), SG_T_PS(y), how); \
    } \
    SG_INLINE SG_T_REG_MASK(64) SG_T_FN(op##_f64)(SG_T_REG x, SG_T_REG y) { \
        return SG_T_MM(cmp_pd_mask)(SG_T_PD(x), SG_T_PD(y), how); \
    }
SG_T_ROW(eq, _CMP_EQ_OQ)
SG_T_ROW(lt, _CMP_LT_OQ)
SG_T_ROW(le, _CMP_LE_OQ)
SG_T_ROW(neq, _CMP_NEQ_UQ)
#undef SG_T_ROW

/* The first n lanes. t: the count in the lane's type, limited to L if that type does not hold every count. */
#define SG_T_ROW(B, t) \
    SG_INLINE SG_T_REG_MASK(B) SG_T_FN(mask_first_b##B)(uint32_t n) { \
        const uint64_t all = ~(uint64_t)0; \
        if (SG_IS_CONST(n)) return SG_T_FN(mask_from_bits_b##B)(n < 64 ? ~(all << n) : all); \
        return SG_T_FN(lt_u##B)(SG_T_FN(iota_b##B)(), SG_T_FN(splat_u##B)(t)); \
    }
SG_T_ROW(8, (uint8_t)(n < SG_T_REG_BITS / 8 ? n : SG_T_REG_BITS / 8))
SG_T_ROW(16, (uint16_t)(n < SG_T_REG_BITS / 16 ? n : SG_T_REG_BITS / 16))
SG_T_ROW(32, n)
SG_T_ROW(64, n)
#undef SG_T_ROW

/* ---- float ---- */

#define SG_T_ROW(op, how) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f32)(SG_T_REG x) { \
        return SG_T_IPS(SG_T_MM(roundscale_ps)(SG_T_PS(x), (how) | _MM_FROUND_NO_EXC)); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(op##_f64)(SG_T_REG x) { \
        return SG_T_IPD(SG_T_MM(roundscale_pd)(SG_T_PD(x), (how) | _MM_FROUND_NO_EXC)); \
    }
SG_T_ROW(floor, _MM_FROUND_TO_NEG_INF)
SG_T_ROW(ceil, _MM_FROUND_TO_POS_INF)
SG_T_ROW(trunc, _MM_FROUND_TO_ZERO)
SG_T_ROW(rint, _MM_FROUND_TO_NEAREST_INT)
#undef SG_T_ROW

#define SG_T_ROW(op, hw) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(hw##_ps)(SG_T_PS(x))); } \
    SG_INLINE SG_T_REG SG_T_FN(op##_f64)(SG_T_REG x) { return SG_T_IPD(SG_T_MM(hw##_pd)(SG_T_PD(x))); }
SG_T_ROW(rcp, rcp14)
SG_T_ROW(rsqrt, rsqrt14)
#undef SG_T_ROW

#define SG_T_ROW(op) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f32)(SG_T_REG x, SG_T_REG y, SG_T_REG z) { \
        return SG_T_IPS(SG_T_MM(fmadd_ps)(SG_T_PS(x), SG_T_PS(y), SG_T_PS(z))); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(op##_f64)(SG_T_REG x, SG_T_REG y, SG_T_REG z) { \
        return SG_T_IPD(SG_T_MM(fmadd_pd)(SG_T_PD(x), SG_T_PD(y), SG_T_PD(z))); \
    }
SG_T_ROW(fma)
SG_T_ROW(mul_add)
#undef SG_T_ROW

SG_INLINE SG_T_REG SG_T_FN(scale_f32)(SG_T_REG x, SG_T_REG n) { return SG_T_IPS(SG_T_MM(scalef_ps)(SG_T_PS(x), SG_T_PS(n))); }
SG_INLINE SG_T_REG SG_T_FN(scale_f64)(SG_T_REG x, SG_T_REG n) { return SG_T_IPD(SG_T_MM(scalef_pd)(SG_T_PD(x), SG_T_PD(n))); }
SG_INLINE SG_T_REG SG_T_FN(mantissa_f32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(getmant_ps)(SG_T_PS(x), _MM_MANT_NORM_1_2, _MM_MANT_SIGN_src)); }
SG_INLINE SG_T_REG SG_T_FN(mantissa_near_1_f32)(SG_T_REG x) {
    return SG_T_IPS(SG_T_MM(getmant_ps)(SG_T_PS(x), _MM_MANT_NORM_p75_1p5, _MM_MANT_SIGN_src));
}
SG_INLINE SG_T_REG SG_T_FN(mantissa_f64)(SG_T_REG x) { return SG_T_IPD(SG_T_MM(getmant_pd)(SG_T_PD(x), _MM_MANT_NORM_1_2, _MM_MANT_SIGN_src)); }
SG_INLINE SG_T_REG SG_T_FN(exponent_f32)(SG_T_REG x) { return SG_T_IPS(SG_T_MM(getexp_ps)(SG_T_PS(x))); }
SG_INLINE SG_T_REG SG_T_FN(exponent_f64)(SG_T_REG x) { return SG_T_IPD(SG_T_MM(getexp_pd)(SG_T_PD(x))); }
/* The table has a token of 4 bits for each kind of x: NaN, SNaN, zero, 1, -inf, +inf, < 0, > 0. Token 2 gives x as a quiet NaN, 4 gives
 * -inf, 5 +inf, 3 a NaN, and 0 keeps y. */
SG_INLINE SG_T_REG SG_T_FN(log_end_f32)(SG_T_REG y, SG_T_REG x) {
    return SG_T_IPS(SG_T_MM(fixupimm_ps)(SG_T_PS(y), SG_T_PS(x), SG_T_FN(splat_i32)(0x03530422), 0));
}
SG_INLINE SG_T_REG SG_T_FN(log_end_f64)(SG_T_REG y, SG_T_REG x) {
    return SG_T_IPD(SG_T_MM(fixupimm_pd)(SG_T_PD(y), SG_T_PD(x), SG_T_FN(splat_i64)(0x03530422), 0));
}

/* ---- permute: the hardware reduces indices modulo the lanes ---- */

#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(shuffle2_b##B)(SG_T_REG x, SG_T_REG y, SG_T_REG idx) { \
        return SG_T_MM(permutex2var_epi##B)(x, idx, y); \
    }
SG_T_ROW(16)
SG_T_ROW(32)
SG_T_ROW(64)
#if SG_HAVE_VBMI
SG_T_ROW(8)
#endif
#undef SG_T_ROW

#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(shuffle_b##B)(SG_T_REG x, SG_T_REG idx) { \
        return SG_T_MM(permutexvar_epi##B)(idx, x); \
    }
SG_T_ROW(16)
#if SG_T_REG_BITS != 128
SG_T_ROW(32)
SG_T_ROW(64)
#endif
#if SG_HAVE_VBMI
SG_T_ROW(8)
#endif
#undef SG_T_ROW
#if SG_T_REG_BITS == 128
SG_INLINE sg_r128 sg_reg_shuffle_b32_r128(sg_r128 x, sg_r128 idx) {
    return _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(x), idx));
}
SG_INLINE sg_r128 sg_reg_shuffle_b64_r128(sg_r128 x, sg_r128 idx) {
    idx = _mm_add_epi64(idx, idx); /* because the instruction reads bit 1 */
    return _mm_castpd_si128(_mm_permutevar_pd(_mm_castsi128_pd(x), idx));
}
#endif

#if !SG_HAVE_VBMI
#if SG_T_REG_BITS == 128
SG_INLINE sg_r128 sg_reg_shuffle_b8_r128(sg_r128 x, sg_r128 idx) {
    return _mm_shuffle_epi8(x, _mm_and_si128(idx, _mm_set1_epi8(15)));
}
#elif SG_T_REG_BITS == 256
SG_INLINE sg_r256 sg_reg_shuffle_b8_r256(sg_r256 x, sg_r256 idx) {
    __mmask32 in_hi = _mm256_test_epi8_mask(idx, _mm256_set1_epi8(16));
    sg_r256 at = _mm256_and_si256(idx, _mm256_set1_epi8(15));
    sg_r256 lo = _mm256_permute4x64_epi64(x, 0x44); /* lower 128 bits twice */
    sg_r256 hi = _mm256_permute4x64_epi64(x, 0xee); /* upper 128 bits twice */
    return _mm256_mask_shuffle_epi8(_mm256_shuffle_epi8(lo, at), in_hi, hi, at);
}
#else
/* Fetches the 16-bit lane around each byte, once for even and once for odd bytes, and shifts the
 * byte into place. vpermw reads 5 bits of its index, so the bits above need no mask. */
SG_INLINE sg_r512 sg_reg_shuffle_b8_r512(sg_r512 x, sg_r512 idx) {
    sg_r512 eight = _mm512_set1_epi16(8);
    sg_r512 even = _mm512_permutexvar_epi16(_mm512_srli_epi16(idx, 1), x);
    sg_r512 odd = _mm512_permutexvar_epi16(_mm512_srli_epi16(idx, 9), x);
    even = _mm512_srlv_epi16(even, _mm512_and_si512(_mm512_slli_epi16(idx, 3), eight));
    odd = _mm512_sllv_epi16(odd, _mm512_andnot_si512(_mm512_srli_epi16(idx, 5), eight));
    /* 0xe4: the bit of the 3rd operand ? that of the 1st : that of the 2nd */
    return _mm512_ternarylogic_epi32(odd, even, _mm512_set1_epi16(-256), 0xe4);
}
#endif
SG_INLINE SG_T_REG SG_T_FN(shuffle2_b8)(SG_T_REG x, SG_T_REG y, SG_T_REG idx) {
    SG_T_REG_MASK(8) in_y = SG_T_MM(test_epi8_mask)(idx, SG_T_MM(set1_epi8)(SG_T_REG_BITS / 8));
    return SG_T_MM(mask_mov_epi8)(SG_T_FN(shuffle_b8)(x, idx), in_y, SG_T_FN(shuffle_b8)(y, idx));
}
#endif

/* ---- memory ---- */

#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(load_masked_b##B)(SG_T_REG_MASK(B) m, const void *p) { \
        SG_TELL_LANES_(read, p, SG_T_FN(mask_bits_b##B)(m), B / 8); \
        return SG_T_MM(maskz_loadu_epi##B)(m, p); \
    } \
    SG_INLINE void SG_T_FN(store_masked_b##B)(SG_T_REG_MASK(B) m, void *p, SG_T_REG x) { \
        SG_TELL_LANES_(write, p, SG_T_FN(mask_bits_b##B)(m), B / 8); \
        SG_T_MM(mask_storeu_epi##B)(p, m, x); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW

/* On Zen an instruction that packs lanes waits for the old value of its destination, even if nothing of it is kept. So several of them
 * with the same destination wait for each other. Each one therefore gets a zero of its own, and the asm keeps the compiler from
 * sharing these. */
SG_INLINE SG_T_REG SG_T_FN(own_zero)(void) {
    SG_T_REG zero = SG_T_FN(zero)();
#if SG_HAVE_GNU
    __asm__("" : "+v"(zero));
#endif
    return zero;
}
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(compress_b##B)(SG_T_REG_MASK(B) m, SG_T_REG x) { \
        return SG_T_MM(mask_compress_epi##B)(SG_T_FN(own_zero)(), m, x); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(expand_b##B)(SG_T_REG_MASK(B) m, SG_T_REG x) { \
        return SG_T_MM(mask_expand_epi##B)(SG_T_FN(own_zero)(), m, x); \
    }
#if SG_HAVE_VBMI2
SG_T_ROW(8)
SG_T_ROW(16)
#endif
SG_T_ROW(32)
SG_T_ROW(64)
#undef SG_T_ROW

#include "gather_loads.tmpl.h"
#define SG_T_ALL_ON(B, m) ((~(uint64_t)(m) & ((1u << SG_T_REG_BITS / (B)) - 1)) == 0)
/* The hardware's indices are signed. So the indices and the base are moved by 2^31 elements, as in vector_memory.tmpl.h. */
#if SG_T_REG_BITS == 512
#define SG_T_GATHER(B) _mm512_mask_i32gather_epi##B
#else
#define SG_T_GATHER(B) SG_T_MM(mmask_i32gather_epi##B)
#endif
#define SG_T_MID(base, B) ((void *)((uintptr_t)(base) + ((uintptr_t)(B) / 8 << 31)))
#define SG_T_ROW(B, I, add, set1) \
    SG_INLINE SG_T_REG SG_T_FN(gather_b##B)(SG_T_REG_MASK(B) m, const void *base, I idx) { \
        SG_TELL_INDEXED_(read, base, SG_T_FN(mask_bits_b##B)(m), idx, B / 8); \
        SG_T_BY_LOADS(B, SG_T_ALL_ON(B, m)) \
        idx = add(idx, set1(INT32_MIN)); \
        return SG_T_GATHER(B)(SG_T_FN(zero)(), m, idx, SG_T_MID(base, B), B / 8); \
    } \
    SG_INLINE void SG_T_FN(scatter_b##B)(SG_T_REG_MASK(B) m, void *base, I idx, SG_T_REG x) { \
        SG_TELL_INDEXED_(write, base, SG_T_FN(mask_bits_b##B)(m), idx, B / 8); \
        idx = add(idx, set1(INT32_MIN)); \
        SG_T_MM(mask_i32scatter_epi##B)(SG_T_MID(base, B), m, idx, x, B / 8); \
    }
SG_T_ROW(32, SG_T_REG, SG_T_MM(add_epi32), SG_T_MM(set1_epi32))
#if SG_T_REG_BITS == 512
SG_T_ROW(64, sg_r256, _mm256_add_epi32, _mm256_set1_epi32)
#else
SG_T_ROW(64, sg_r128, _mm_add_epi32, _mm_set1_epi32)
#endif
#undef SG_T_ROW
#undef SG_T_GATHER
#undef SG_T_MID
#undef SG_T_ALL_ON
#undef SG_T_BY_LOADS

#include "avx512_int.tmpl.h"
#include "avx512_convert.tmpl.h"

#undef SG_T_V2
#undef SG_T_V4
#undef SG_T_V8
#undef SG_T_PS2
#undef SG_T_IPS2
#undef SG_T_X2
