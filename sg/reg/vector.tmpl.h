/* SPDX-License-Identifier: MIT */
/* Registers of targets without mask registers. Masks are vectors of all-ones and all-zeros lanes.
 * R = 128 uses the SSE4.2 names, SIMDe's or native ones (and forms of AVX2, FMA, F16C if the target has them). R = 256 is AVX2.
 * This file has halves, compares, masks and permutes. The rest is in files by theme, included at its end. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG) || !defined(SG_T_FN) || !defined(SG_T_MM) || !defined(SG_T_SI)
#error "sg: vector.tmpl.h needs SG_T_REG_BITS, SG_T_REG, SG_T_FN, SG_T_MM, SG_T_SI and is included by width.tmpl.h"
#endif

#ifndef SG_REG_HAVE_GATHER
#define SG_REG_HAVE_GATHER (SG_HAVE_AVX2 || SG_REG_OWN)
#define SG_REG_HAVE_SCATTER SG_REG_OWN
#define SG_REG_HAVE_MASKED_b8 SG_REG_OWN
#define SG_REG_HAVE_MASKED_b16 SG_REG_OWN
#define SG_REG_HAVE_MASKED_b32 (SG_HAVE_AVX2 || SG_REG_OWN)
#define SG_REG_HAVE_MASKED_b64 (SG_HAVE_AVX2 || SG_REG_OWN)
#define SG_REG_HAVE_COMPRESS_b8 ((SG_HAVE_SSE42 && SG_REG_BITS == 128) || SG_REG_OWN)
#define SG_REG_HAVE_COMPRESS_b16 SG_REG_HAVE_COMPRESS_b8
#define SG_REG_HAVE_COMPRESS_b32 (SG_HAVE_SSE42 || SG_REG_OWN)
#define SG_REG_HAVE_COMPRESS_b64 SG_REG_HAVE_COMPRESS_b32
#endif

/* For the files below; undefined at the end.
 *   SG_T_MM_NATIVE(name)  the native intrinsic; only under SG_HAVE_AVX2, SG_HAVE_FMA, SG_HAVE_F16C
 *   SG_T_LO(x) SG_T_HI(x) SG_T_JOIN(lo, hi)  the halves as sg_r128; at R = 128 in its low 64 bits
 *   SG_T_TABLE(B, name, f)  defines a register `name` whose lane i is f(i, type) */
#if SG_T_REG_BITS == 128
#define SG_T_MM_NATIVE(name) _mm_##name
#define SG_T_LO(x) (x)
#define SG_T_HI(x) SG_MM_(unpackhi_epi64)(x, x)
#define SG_T_JOIN(lo, hi) SG_MM_(unpacklo_epi64)(lo, hi)
#else
#define SG_T_MM_NATIVE(name) _mm256_##name
#define SG_T_LO(x) _mm256_castsi256_si128(x)
#define SG_T_HI(x) _mm256_extracti128_si256(x, 1)
#define SG_T_JOIN(lo, hi) _mm256_inserti128_si256(_mm256_castsi128_si256(lo), hi, 1)
#endif
#if SG_HAVE_BUILTIN_SHUFFLE
#define SG_T_TABLE(B, name, f) \
    const SG_T_REG_VECTOR(B) name##_list = {SG_T_LIST_##B(f, uint##B##_t)}; \
    const SG_T_REG name = (SG_T_REG)name##_list
#else
#define SG_T_TABLE(B, name, f) \
    const uint##B##_t name##_list[SG_T_REG_BITS / B] = {SG_T_LIST_##B(f, uint##B##_t)}; \
    const SG_T_REG name = SG_T_SI(loadu)((const SG_T_REG *)name##_list)
#endif

typedef SG_T_REG SG_T_REG_MASK(8);
typedef SG_T_REG SG_T_REG_MASK(16);
typedef SG_T_REG SG_T_REG_MASK(32);
typedef SG_T_REG SG_T_REG_MASK(64);

/* ---- halves ---- */

#if SG_T_REG_BITS == 128
SG_INLINE sg_r128 sg_reg_shift_bytes_down_r128(sg_r128 x, uint32_t n) {
    if (n == 8) return SG_MM_(srli_si128)(x, 8);
    if (n == 4) return SG_MM_(srli_si128)(x, 4);
    if (n == 2) return SG_MM_(srli_si128)(x, 2);
    return SG_MM_(srli_si128)(x, 1);
}
SG_INLINE sg_r128 sg_reg_join_part_r128(sg_r128 lo, sg_r128 hi, uint32_t n) {
    if (n == 8) return SG_MM_(unpacklo_epi64)(lo, hi);
    if (n == 4) return SG_MM_(unpacklo_epi32)(lo, hi);
    if (n == 2) return SG_MM_(unpacklo_epi16)(lo, hi);
    return SG_MM_(unpacklo_epi8)(lo, hi);
}
#else
SG_INLINE sg_r128 SG_T_FN(lo)(SG_T_REG x) { return SG_T_LO(x); }
SG_INLINE sg_r128 SG_T_FN(hi)(SG_T_REG x) { return SG_T_HI(x); }
SG_INLINE SG_T_REG SG_T_FN(join)(sg_r128 lo, sg_r128 hi) { return SG_T_JOIN(lo, hi); }
#endif

/* ---- compare ---- */

#if !SG_REG_OWN
/* blendv reads the top bit of each byte. GCC 12, with AVX-512VL switched on, drops a "not" of the mask
 * (it swaps the operands of its vpternlog form, but not those of the blend). So there it is written as three logical
 * operations, which become one vpternlog. */
#if SG_GCC_DROPS_NOT
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(select_b##B)(SG_T_REG m, SG_T_REG x, SG_T_REG y) { \
        return SG_T_FN(or)(SG_T_FN(and)(x, m), SG_T_FN(andnot)(y, m)); \
    }
#else
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(select_b##B)(SG_T_REG m, SG_T_REG x, SG_T_REG y) { \
        return SG_PASTE3(SG_BLEND_BYTES_, SG_T_REG_BITS, _)(y, x, m); \
    }
#endif
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
#endif

#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(eq_i##B)(SG_T_REG a, SG_T_REG b) { return SG_T_MM(cmpeq_epi##B)(a, b); } \
    SG_INLINE SG_T_REG SG_T_FN(eq_u##B)(SG_T_REG a, SG_T_REG b) { return SG_T_MM(cmpeq_epi##B)(a, b); } \
    SG_INLINE SG_T_REG SG_T_FN(lt_i##B)(SG_T_REG a, SG_T_REG b) { return SG_T_MM(cmpgt_epi##B)(b, a); }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW

#if !SG_REG_OWN
/* unsigned order is signed order with the top bits flipped */
#define SG_T_ROW(B, top) \
    SG_INLINE SG_T_REG SG_T_FN(lt_u##B)(SG_T_REG a, SG_T_REG b) { \
        SG_T_REG flip = SG_T_FN(splat_u##B)(top); \
        return SG_T_MM(cmpgt_epi##B)(SG_T_SI(xor)(b, flip), SG_T_SI(xor)(a, flip)); \
    }
SG_T_ROW(8, 0x80)
SG_T_ROW(16, 0x8000)
SG_T_ROW(32, 0x80000000)
SG_T_ROW(64, (uint64_t)1 << 63)
#undef SG_T_ROW

/* where min is an instruction, a <= b is min(a, b) == a */
#define SG_T_ROW(e, B) \
    SG_INLINE SG_T_REG SG_T_FN(le_##e)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_MM(cmpeq_epi##B)(SG_T_FN(min_##e)(a, b), a); \
    }
SG_T_ROW(u8, 8)
SG_T_ROW(i16, 16)
#if SG_REG_SSE2
SG_INLINE SG_T_REG SG_T_FN(le_i8)(SG_T_REG a, SG_T_REG b) { return SG_T_FN(not)(SG_T_FN(lt_i8)(b, a)); }
SG_INLINE SG_T_REG SG_T_FN(le_i32)(SG_T_REG a, SG_T_REG b) { return SG_T_FN(not)(SG_T_FN(lt_i32)(b, a)); }
#else
SG_T_ROW(i8, 8)
SG_T_ROW(i32, 32)
#endif
SG_T_ROW(u16, 16)
SG_T_ROW(u32, 32)
#undef SG_T_ROW
SG_INLINE SG_T_REG SG_T_FN(le_i64)(SG_T_REG a, SG_T_REG b) { return SG_T_FN(not)(SG_T_FN(lt_i64)(b, a)); }
SG_INLINE SG_T_REG SG_T_FN(le_u64)(SG_T_REG a, SG_T_REG b) { return SG_T_FN(not)(SG_T_FN(lt_u64)(b, a)); }
#endif

#if SG_HAVE_AVX2
#define SG_T_ROW(op, avx) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f32)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_IPS(SG_T_MM_NATIVE(cmp_ps)(SG_T_PS(a), SG_T_PS(b), avx)); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(op##_f64)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_IPD(SG_T_MM_NATIVE(cmp_pd)(SG_T_PD(a), SG_T_PD(b), avx)); \
    }
#else
#define SG_T_ROW(op, avx) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f32)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_IPS(SG_T_MM(cmp##op##_ps)(SG_T_PS(a), SG_T_PS(b))); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(op##_f64)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_IPD(SG_T_MM(cmp##op##_pd)(SG_T_PD(a), SG_T_PD(b))); \
    }
#endif
SG_T_ROW(eq, _CMP_EQ_OQ)
SG_T_ROW(neq, _CMP_NEQ_UQ)
SG_T_ROW(lt, _CMP_LT_OQ)
SG_T_ROW(le, _CMP_LE_OQ)
#undef SG_T_ROW

/* ---- masks ---- */

SG_INLINE uint64_t SG_T_FN(mask_bits_b8)(SG_T_REG m) { return (uint32_t)SG_T_MM(movemask_epi8)(m); }
SG_INLINE uint64_t SG_T_FN(mask_bits_b32)(SG_T_REG m) {
    return (uint32_t)SG_T_MM(movemask_ps)(SG_T_PS(m));
}
SG_INLINE uint64_t SG_T_FN(mask_bits_b64)(SG_T_REG m) {
    return (uint32_t)SG_T_MM(movemask_pd)(SG_T_PD(m));
}
SG_INLINE uint64_t SG_T_FN(mask_bits_b16)(SG_T_REG m) {
#if SG_T_REG_BITS == 128
    return (uint32_t)SG_MM_(movemask_epi8)(SG_MM_(packs_epi16)(m, SG_MM_(setzero_si128)()));
#else
    return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16(SG_T_LO(m), SG_T_HI(m)));
#endif
}

/* Every lane gets the bits (b8: byte i / 8 of them) and tests its own bit. */
#define SG_T_BIT(i, t) (t)((t)1 << ((i) % (8 * sizeof(t))))
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(mask_from_bits_b##B)(uint64_t bits) { \
        SG_T_TABLE(B, own, SG_T_BIT); \
        return SG_T_FN(eq_u##B)(SG_T_SI(and)(SG_T_FN(splat_u##B)((uint##B##_t)bits), own), own); \
    }
SG_T_ROW(16)
SG_T_ROW(32)
SG_T_ROW(64)
#undef SG_T_ROW
#define SG_T_BYTE(i, t) (t)((i) / 8)
SG_INLINE SG_T_REG SG_T_FN(mask_from_bits_b8)(uint64_t bits) {
    SG_T_TABLE(8, own, SG_T_BIT);
#if SG_REG_SSE2
    SG_T_REG x = sg_reg_bits_for_bytes_r128_(bits);
#else
    SG_T_TABLE(8, from, SG_T_BYTE); /* byte numbers 0..3: every 128-bit block has the bits */
    SG_T_REG x = SG_T_MM(shuffle_epi8)(SG_T_FN(splat_u32)((uint32_t)bits), from);
#endif
    return SG_T_FN(eq_u8)(SG_T_SI(and)(x, own), own);
}
#undef SG_T_BYTE
#undef SG_T_BIT

#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(mask_first_b##B)(uint32_t n) { \
        int##B##_t end = (int##B##_t)(n < SG_T_REG_BITS / B ? n : SG_T_REG_BITS / B); \
        return SG_T_FN(lt_i##B)(SG_T_FN(iota_b##B)(), SG_T_FN(splat_i##B)(end)); \
    }
SG_T_ROW(8)
SG_T_ROW(16)
SG_T_ROW(32)
#undef SG_T_ROW
#define SG_T_PAIR(i, t) (t)((i) / 2)
SG_INLINE SG_T_REG SG_T_FN(mask_first_b64)(uint32_t n) { /* by 32-bit compares, since SSE2 has none of 64 bits */
    SG_T_TABLE(32, own, SG_T_PAIR);
    return SG_T_FN(lt_i32)(own, SG_T_FN(splat_i32)((int32_t)(n < SG_T_REG_BITS / 64 ? n : SG_T_REG_BITS / 64)));
}
#undef SG_T_PAIR

/* The portable testz of SIMDe 0.7.4 is wrong (it gives 1 as soon as one half is 0). So other machines use 64-bit scalars. */
#if SG_X86
SG_INLINE int SG_T_FN(any)(SG_T_REG m) { return SG_T_MM(movemask_epi8)(m) != 0; }
SG_INLINE int SG_T_FN(all)(SG_T_REG m) {
    return SG_T_MM(movemask_epi8)(m) == (SG_T_REG_BITS == 128 ? 0xffff : -1);
}
#elif !SG_REG_OWN_WASM
SG_INLINE int SG_T_FN(any)(SG_T_REG m) {
    return SG_T_FN(first_i64)(SG_T_SI(or)(m, SG_T_HI(m))) != 0;
}
SG_INLINE int SG_T_FN(all)(SG_T_REG m) {
    return SG_T_FN(first_i64)(SG_T_SI(and)(m, SG_T_HI(m))) == -1;
}
#endif

/* ---- permute ---- */

#if !SG_REG_SSE2
#if SG_T_REG_BITS == 128
SG_INLINE sg_r128 sg_reg_bytes_r128_(sg_r128 x, sg_r128 at) { /* at < 16, except for bits 4..6, which are ignored */
    return SG_MM_(shuffle_epi8)(x, at);
}
#else
/* at < 32, except for bits 5 and 6, which are ignored. Bit 4 picks the half. It is moved to the top, where blendv looks. */
SG_INLINE sg_r256 sg_reg_bytes_r256_(sg_r256 x, sg_r256 at) {
    sg_r256 lo = _mm256_permute2x128_si256(x, x, 0x00), hi = _mm256_permute2x128_si256(x, x, 0x11);
    return SG_BLEND_BYTES_256_(_mm256_shuffle_epi8(lo, at), _mm256_shuffle_epi8(hi, at),
                              _mm256_slli_epi16(at, 3));
}
#endif
/* (x ++ y)[at], at < R / 4 bytes. The bit above the byte number picks the register. */
SG_INLINE SG_T_REG SG_T_INTERNAL(bytes2)(SG_T_REG x, SG_T_REG y, SG_T_REG at) {
    return SG_PASTE3(SG_BLEND_BYTES_, SG_T_REG_BITS, _)(SG_T_INTERNAL(bytes)(x, at), SG_T_INTERNAL(bytes)(y, at),
                               SG_T_MM(slli_epi16)(at, SG_T_REG_BITS == 128 ? 3 : 2));
}
/* lane numbers (modulo lanes, a power of two) become byte numbers: 2i, 2i + 1 */
SG_INLINE SG_T_REG SG_T_INTERNAL(at_b16)(SG_T_REG idx, uint16_t lanes) {
    SG_T_REG i = SG_T_SI(and)(idx, SG_T_FN(splat_u16)((uint16_t)(lanes - 1)));
    return SG_T_FN(add_u16)(SG_T_FN(mul_u16)(i, SG_T_FN(splat_u16)(0x0202)), SG_T_FN(splat_u16)(0x0100));
}

SG_INLINE SG_T_REG SG_T_FN(shuffle_b8)(SG_T_REG x, SG_T_REG idx) {
    return SG_T_INTERNAL(bytes)(x, SG_T_SI(and)(idx, SG_T_FN(splat_u8)(SG_T_REG_BITS / 8 - 1)));
}
SG_INLINE SG_T_REG SG_T_FN(shuffle2_b8)(SG_T_REG x, SG_T_REG y, SG_T_REG idx) {
    return SG_T_INTERNAL(bytes2)(x, y, SG_T_SI(and)(idx, SG_T_FN(splat_u8)(SG_T_REG_BITS / 4 - 1)));
}
SG_INLINE SG_T_REG SG_T_FN(shuffle_b16)(SG_T_REG x, SG_T_REG idx) {
    return SG_T_INTERNAL(bytes)(x, SG_T_INTERNAL(at_b16)(idx, SG_T_REG_BITS / 16));
}
SG_INLINE SG_T_REG SG_T_FN(shuffle2_b16)(SG_T_REG x, SG_T_REG y, SG_T_REG idx) {
    return SG_T_INTERNAL(bytes2)(x, y, SG_T_INTERNAL(at_b16)(idx, SG_T_REG_BITS / 8));
}
#endif

#if SG_T_REG_BITS == 256
/* permutevar8x32 reads the low 3 bits */
SG_INLINE sg_r256 sg_reg_shuffle_b32_r256(sg_r256 x, sg_r256 idx) {
    return _mm256_permutevar8x32_epi32(x, idx);
}
SG_INLINE sg_r256 sg_reg_shuffle_b64_r256(sg_r256 x, sg_r256 idx) {
    sg_r256 i = _mm256_shuffle_epi32(idx, 0xa0); /* low words: 0 0 2 2 */
    i = _mm256_add_epi32(_mm256_add_epi32(i, i), _mm256_set1_epi64x((int64_t)1 << 32));
    return _mm256_permutevar8x32_epi32(x, i);
}
#elif SG_HAVE_AVX2
/* permutevar_ps reads the low 2 bits, permutevar_pd bit 1 */
SG_INLINE sg_r128 sg_reg_shuffle_b32_r128(sg_r128 x, sg_r128 idx) {
    return _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(x), idx));
}
SG_INLINE sg_r128 sg_reg_shuffle_b64_r128(sg_r128 x, sg_r128 idx) {
    return _mm_castpd_si128(_mm_permutevar_pd(_mm_castsi128_pd(x), _mm_add_epi64(idx, idx)));
}
#else
#if !SG_REG_SSE2
/* Lane numbers become byte numbers 4i .. 4i + 3. On x86 a byte shuffle spreads the low byte of each lane. Elsewhere a product is as fast,
 * and compilers can compute it for constants. */
SG_INLINE sg_r128 sg_reg_at_b32_r128_(sg_r128 idx, uint32_t lanes) {
    sg_r128 i = SG_MM_(and_si128)(idx, sg_reg_splat_u32_r128(lanes - 1));
#if SG_REG_OWN
    return sg_reg_add_u32_r128(sg_reg_mul_u32_r128(i, sg_reg_splat_u32_r128(0x04040404)), sg_reg_splat_u32_r128(0x03020100));
#else
    i = SG_MM_(shuffle_epi8)(SG_MM_(slli_epi32)(i, 2),
                              SG_T_BYTES(0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12));
    return SG_MM_(or_si128)(i, sg_reg_splat_u32_r128(0x03020100));
#endif
}
SG_INLINE sg_r128 sg_reg_shuffle_b32_r128(sg_r128 x, sg_r128 idx) {
    return sg_reg_bytes_r128_(x, sg_reg_at_b32_r128_(idx, 4));
}
#endif
SG_INLINE sg_r128 sg_reg_shuffle_b64_r128(sg_r128 x, sg_r128 idx) {
    sg_r128 odd = SG_MM_(and_si128)(idx, sg_reg_splat_u64_r128(1));
    odd = sg_reg_sub_u64_r128(SG_MM_(setzero_si128)(), odd);
    return SG_BLEND_BYTES_128_(SG_MM_(unpacklo_epi64)(x, x), SG_MM_(unpackhi_epi64)(x, x), odd);
}
#endif

/* The bit above the lane number picks the register. It is moved to the top of the lane. */
#if SG_HAVE_AVX2
SG_INLINE SG_T_REG SG_T_FN(shuffle2_b32)(SG_T_REG x, SG_T_REG y, SG_T_REG idx) {
    return SG_T_IPS(SG_T_MM(blendv_ps)(SG_T_PS(SG_T_FN(shuffle_b32)(x, idx)),
                                      SG_T_PS(SG_T_FN(shuffle_b32)(y, idx)),
                                      SG_T_PS(SG_T_MM(slli_epi32)(idx, SG_T_REG_BITS == 128 ? 29 : 28))));
}
SG_INLINE SG_T_REG SG_T_FN(shuffle2_b64)(SG_T_REG x, SG_T_REG y, SG_T_REG idx) {
    return SG_T_IPD(SG_T_MM(blendv_pd)(SG_T_PD(SG_T_FN(shuffle_b64)(x, idx)),
                                      SG_T_PD(SG_T_FN(shuffle_b64)(y, idx)),
                                      SG_T_PD(SG_T_MM(slli_epi64)(idx, SG_T_REG_BITS == 128 ? 62 : 61))));
}
#else
#if !SG_REG_SSE2
SG_INLINE sg_r128 sg_reg_shuffle2_b32_r128(sg_r128 x, sg_r128 y, sg_r128 idx) {
    return sg_reg_bytes2_r128_(x, y, sg_reg_at_b32_r128_(idx, 8));
}
#endif
SG_INLINE sg_r128 sg_reg_shuffle2_b64_r128(sg_r128 x, sg_r128 y, sg_r128 idx) {
    sg_r128 in_y = SG_MM_(and_si128)(idx, sg_reg_splat_u64_r128(2));
    in_y = SG_MM_(cmpeq_epi32)(in_y, sg_reg_splat_u64_r128(2)); /* right in the low word of each lane */
    return SG_BLEND_BYTES_128_(sg_reg_shuffle_b64_r128(x, idx), sg_reg_shuffle_b64_r128(y, idx),
                                SG_MM_(shuffle_epi32)(in_y, 0xa0));
}
#endif

#include "vector_int.tmpl.h"
#include "vector_shift.tmpl.h"
#include "vector_float.tmpl.h"
#include "vector_convert.tmpl.h"
#include "vector_memory.tmpl.h"

#undef SG_T_MM_NATIVE
#undef SG_T_LO
#undef SG_T_HI
#undef SG_T_JOIN
#undef SG_T_TABLE
