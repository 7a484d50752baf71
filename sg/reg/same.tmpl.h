/* SPDX-License-Identifier: MIT */
/* The operations whose intrinsics are spelled alike at every register width, for every backend.
 * Parameters are those of width.tmpl.h. A register has the integer type of its width; floats go through casts, which cost nothing. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG) || !defined(SG_T_FN) || !defined(SG_T_MM) || !defined(SG_T_SI)
#error "sg: same.tmpl.h needs SG_T_REG_BITS, SG_T_REG, SG_T_FN, SG_T_MM, SG_T_SI and is included by width.tmpl.h"
#endif

/* Defined here: the float types, the 64-bit splat, the type of immediate counts. */
#if SG_T_REG_BITS == 512
#define SG_T_SET64 SG_T_MM(set1_epi64)
#define SG_T_IMM unsigned
#define SG_T_VPS __m512
#define SG_T_VPD __m512d
#else
#define SG_T_SET64 SG_T_MM(set1_epi64x)
#define SG_T_IMM int
#if SG_T_REG_BITS == 256
#define SG_T_VPS __m256
#define SG_T_VPD __m256d
#elif SG_HAVE_SSE42
#define SG_T_VPS __m128
#define SG_T_VPD __m128d
#else
#define SG_T_VPS simde__m128
#define SG_T_VPD simde__m128d
#endif
#endif

#if SG_REG_HAVE_NEG
SG_INLINE SG_T_REG SG_T_FN(neg_f32)(SG_T_REG x) { return SG_T_IPS(-SG_T_PS(x)); }
SG_INLINE SG_T_REG SG_T_FN(neg_f64)(SG_T_REG x) { return SG_T_IPD(-SG_T_PD(x)); }
#endif

/* ---- move ---- */

SG_INLINE SG_T_REG SG_T_FN(zero)(void) { return SG_T_SI(setzero)(); }
SG_INLINE SG_T_REG SG_T_FN(load)(const void *p) {
    SG_TELL_PLAIN_(read, p, SG_T_REG_BITS / 8);
    return SG_T_SI(loadu)((const SG_T_REG *)p);
}
SG_INLINE void SG_T_FN(store)(void *p, SG_T_REG x) {
    SG_TELL_PLAIN_(write, p, SG_T_REG_BITS / 8);
    SG_T_SI(storeu)((SG_T_REG *)p, x);
}
SG_INLINE void SG_T_FN(stream)(void *p, SG_T_REG x) {
    SG_TELL_STREAM_(p, SG_T_REG_BITS / 8);
    SG_T_SI(stream)((SG_T_REG *)p, x);
}

#define SG_T_ROW(B, set) \
    SG_INLINE SG_T_REG SG_T_FN(splat_i##B)(int##B##_t s) { return set((int##B##_t)s); } \
    SG_INLINE SG_T_REG SG_T_FN(splat_u##B)(uint##B##_t s) { return set((int##B##_t)s); }
SG_T_ROW(8, SG_T_MM(set1_epi8))
SG_T_ROW(16, SG_T_MM(set1_epi16))
SG_T_ROW(32, SG_T_MM(set1_epi32))
SG_T_ROW(64, SG_T_SET64)
#undef SG_T_ROW
SG_INLINE SG_T_REG SG_T_FN(splat_f32)(float s) { return SG_T_IPS(SG_T_MM(set1_ps)(s)); }
SG_INLINE SG_T_REG SG_T_FN(splat_f64)(double s) { return SG_T_IPD(SG_T_MM(set1_pd)(s)); }

#if SG_T_REG_BITS == 128
SG_INLINE int32_t SG_T_FN(first_i32)(SG_T_REG x) { return SG_T_MM(cvtsi128_si32)(x); }
SG_INLINE int64_t SG_T_FN(first_i64)(SG_T_REG x) { return SG_T_MM(cvtsi128_si64)(x); }
SG_INLINE float SG_T_FN(first_f32)(SG_T_REG x) { return SG_T_MM(cvtss_f32)(SG_T_PS(x)); }
SG_INLINE double SG_T_FN(first_f64)(SG_T_REG x) { return SG_T_MM(cvtsd_f64)(SG_T_PD(x)); }
#else
SG_INLINE int32_t SG_T_FN(first_i32)(SG_T_REG x) { return sg_reg_first_i32_r128(SG_T_LOW(x)); }
SG_INLINE int64_t SG_T_FN(first_i64)(SG_T_REG x) { return sg_reg_first_i64_r128(SG_T_LOW(x)); }
SG_INLINE float SG_T_FN(first_f32)(SG_T_REG x) { return sg_reg_first_f32_r128(SG_T_LOW(x)); }
SG_INLINE double SG_T_FN(first_f64)(SG_T_REG x) { return sg_reg_first_f64_r128(SG_T_LOW(x)); }
#endif
#define SG_T_ROW(e, c, from) \
    SG_INLINE c SG_T_FN(first_##e)(SG_T_REG x) { return (c)SG_T_FN(first_##from)(x); }
SG_T_ROW(i8, int8_t, i32)
SG_T_ROW(u8, uint8_t, i32)
SG_T_ROW(i16, int16_t, i32)
SG_T_ROW(u16, uint16_t, i32)
SG_T_ROW(u32, uint32_t, i32)
SG_T_ROW(u64, uint64_t, i64)
#undef SG_T_ROW

/* 0, 1, 2, ... is a vector constant where there are vector types. From an array GCC would build it on the stack at
 * -O0 and -O1, and Clang 14 does not look into an array of more than 32 bytes. */
#define SG_T_LANE(i, t) (t)(i)
#define SG_T_ROW(B) \
    SG_INLINE SG_T_REG SG_T_FN(iota_b##B)(void) { \
        const SG_T_REG_VECTOR(B) lanes = {SG_T_LIST_##B(SG_T_LANE, uint##B##_t)}; \
        return (SG_T_REG)lanes; \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
#undef SG_T_LANE

/* ---- logic ---- */

SG_INLINE SG_T_REG SG_T_FN(and)(SG_T_REG a, SG_T_REG b) { return SG_T_SI(and)(a, b); }
SG_INLINE SG_T_REG SG_T_FN(or)(SG_T_REG a, SG_T_REG b) { return SG_T_SI(or)(a, b); }
SG_INLINE SG_T_REG SG_T_FN(xor)(SG_T_REG a, SG_T_REG b) { return SG_T_SI(xor)(a, b); }
SG_INLINE SG_T_REG SG_T_FN(not)(SG_T_REG a) { return SG_T_SI(xor)(a, SG_T_MM(set1_epi32)(-1)); }
SG_INLINE SG_T_REG SG_T_FN(andnot)(SG_T_REG a, SG_T_REG b) { return SG_T_SI(andnot)(b, a); }

/* ---- integers ---- */

#define SG_T_ROW(e, c, B) \
    SG_INLINE SG_T_REG SG_T_FN(add_##e)(SG_T_REG a, SG_T_REG b) { return SG_T_MM(add_epi##B)(a, b); } \
    SG_INLINE SG_T_REG SG_T_FN(sub_##e)(SG_T_REG a, SG_T_REG b) { return SG_T_MM(sub_epi##B)(a, b); }
SG_EACH_INTEGER_(SG_T_ROW)
#undef SG_T_ROW

/* For a constant with three one bits or more, GCC 12 makes shifts and additions that wait for each other: an I420 row took 1.2 times
 * as long. If the instruction is named by GCC's own builtin, it stays one instruction. */
#if SG_HAVE_PMULLW
SG_INLINE SG_T_REG SG_T_INTERNAL(mul_known)(SG_T_REG a, SG_T_REG known) {
    typedef short SG_T_SHORTS __attribute__((vector_size(SG_T_REG_BITS / 8)));
    const uint16_t n = ((SG_T_REG_VECTOR(16))known)[0], rest = (uint16_t)(n & (n - 1));
    if ((rest & (rest - 1)) == 0) return SG_T_MM(mullo_epi16)(a, known);
#if SG_T_REG_BITS == 128
    return (SG_T_REG)__builtin_ia32_pmullw128((SG_T_SHORTS)a, (SG_T_SHORTS)known);
#elif SG_T_REG_BITS == 256
    return (SG_T_REG)__builtin_ia32_pmullw256((SG_T_SHORTS)a, (SG_T_SHORTS)known);
#else
    return (SG_T_REG)__builtin_ia32_pmullw512_mask((SG_T_SHORTS)a, (SG_T_SHORTS)known, (SG_T_SHORTS)a, ~(__mmask32)0);
#endif
}
#endif
SG_INLINE SG_T_REG SG_T_FN(mul_u16)(SG_T_REG a, SG_T_REG b) {
#if SG_HAVE_PMULLW
    if (SG_IS_CONST_REGISTER_(b) && !SG_IS_CONST_REGISTER_(a)) return SG_T_INTERNAL(mul_known)(a, b);
    if (SG_IS_CONST_REGISTER_(a) && !SG_IS_CONST_REGISTER_(b)) return SG_T_INTERNAL(mul_known)(b, a);
#endif
    return SG_T_MM(mullo_epi16)(a, b);
}

#define SG_T_ROW(op, name) \
    SG_INLINE SG_T_REG SG_T_FN(op)(SG_T_REG a, SG_T_REG b) { return SG_T_MM(name)(a, b); }
#define SG_T_SMALL(op, name) \
    SG_T_ROW(op##_i8, name##_epi8) SG_T_ROW(op##_u8, name##_epu8) SG_T_ROW(op##_i16, name##_epi16) SG_T_ROW(op##_u16, name##_epu16)
#define SG_T_UNPACK(op, name) \
    SG_T_ROW(op##_b8, name##_epi8) SG_T_ROW(op##_b16, name##_epi16) SG_T_ROW(op##_b32, name##_epi32) SG_T_ROW(op##_b64, name##_epi64)
SG_T_SMALL(add_sat, adds)
SG_T_SMALL(sub_sat, subs)
SG_T_ROW(mul_u32, mullo_epi32)
SG_T_ROW(mul_hi_i16, mulhi_epi16)
SG_T_ROW(mul_hi_u16, mulhi_epu16)
SG_T_ROW(avg_u8, avg_epu8)
SG_T_ROW(avg_u16, avg_epu16)
SG_T_SMALL(min, min)
SG_T_ROW(min_i32, min_epi32)
SG_T_ROW(min_u32, min_epu32)
SG_T_SMALL(max, max)
SG_T_ROW(max_i32, max_epi32)
SG_T_ROW(max_u32, max_epu32)
SG_T_UNPACK(unpack_lo, unpacklo)
SG_T_UNPACK(unpack_hi, unpackhi)
#undef SG_T_SMALL
#undef SG_T_UNPACK
#undef SG_T_ROW
SG_INLINE SG_T_REG SG_T_FN(abs_i8)(SG_T_REG a) { return SG_T_MM(abs_epi8)(a); }
SG_INLINE SG_T_REG SG_T_FN(abs_i16)(SG_T_REG a) { return SG_T_MM(abs_epi16)(a); }
SG_INLINE SG_T_REG SG_T_FN(abs_i32)(SG_T_REG a) { return SG_T_MM(abs_epi32)(a); }

/* Shifts by one count for all lanes. The instruction reads the count as 64 bits, and a count of the width or more
 * gives 0, or the sign, as wanted. GCC 12 does not find the form with an immediate by itself, so the first line asks for it. */
#if SG_T_REG_BITS == 128
SG_INLINE sg_r128 sg_reg_count_r128_(uint32_t n) { return SG_T_MM(cvtsi64_si128)((int64_t)n); }
#endif
#if !SG_REG_OWN
#if SG_X86
#define SG_T_ROW(op, B, imm, reg, edge) \
    SG_INLINE SG_T_REG SG_T_FN(op)(SG_T_REG x, uint32_t n) { \
        if (SG_IS_CONST(n)) return n < B ? SG_T_MM(imm)(x, (SG_T_IMM)n) : edge; \
        return SG_T_MM(reg)(x, sg_reg_count_r128_(n)); \
    }
#else /* srl of SIMDe 0.7.4 is undefined for counts of the width or more */
#define SG_T_ROW(op, B, imm, reg, edge) \
    SG_INLINE SG_T_REG SG_T_FN(op)(SG_T_REG x, uint32_t n) { \
        return n < B ? SG_T_MM(reg)(x, sg_reg_count_r128_(n)) : edge; \
    }
#endif
SG_T_ROW(shl_u16, 16, slli_epi16, sll_epi16, SG_T_FN(zero)())
SG_T_ROW(shl_u32, 32, slli_epi32, sll_epi32, SG_T_FN(zero)())
SG_T_ROW(shl_u64, 64, slli_epi64, sll_epi64, SG_T_FN(zero)())
SG_T_ROW(shr_u16, 16, srli_epi16, srl_epi16, SG_T_FN(zero)())
SG_T_ROW(shr_u32, 32, srli_epi32, srl_epi32, SG_T_FN(zero)())
SG_T_ROW(shr_u64, 64, srli_epi64, srl_epi64, SG_T_FN(zero)())
SG_T_ROW(shr_i16, 16, srai_epi16, sra_epi16, SG_T_MM(srai_epi16)(x, 15))
SG_T_ROW(shr_i32, 32, srai_epi32, sra_epi32, SG_T_MM(srai_epi32)(x, 31))
#undef SG_T_ROW
#endif

/* ---- floats ---- */

#define SG_T_ROW(op, name) \
    SG_INLINE SG_T_REG SG_T_FN(op##_f32)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_IPS(SG_T_MM(name##_ps)(SG_T_PS(a), SG_T_PS(b))); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(op##_f64)(SG_T_REG a, SG_T_REG b) { \
        return SG_T_IPD(SG_T_MM(name##_pd)(SG_T_PD(a), SG_T_PD(b))); \
    }
#if SG_X86
SG_T_ROW(min, min)
SG_T_ROW(max, max)
#endif
#undef SG_T_ROW
#define SG_T_ROW(op, e, type, set, get, name) \
    SG_INLINE SG_T_REG SG_T_FN(op##_##e)(SG_T_REG a, SG_T_REG b) { \
        type r = SG_T_MM(name)(get(a), get(b)); \
        SG_IN_ORDER_(r); \
        return set(r); \
    }
SG_T_ROW(add, f32, SG_T_VPS, SG_T_IPS, SG_T_PS, add_ps)
SG_T_ROW(add, f64, SG_T_VPD, SG_T_IPD, SG_T_PD, add_pd)
SG_T_ROW(sub, f32, SG_T_VPS, SG_T_IPS, SG_T_PS, sub_ps)
SG_T_ROW(sub, f64, SG_T_VPD, SG_T_IPD, SG_T_PD, sub_pd)
SG_T_ROW(div, f64, SG_T_VPD, SG_T_IPD, SG_T_PD, div_pd)
#if SG_ACCEPT_FAST_MATH && SG_X86
SG_INLINE SG_T_REG SG_T_FN(div_f32)(SG_T_REG a, SG_T_REG b) {
    SG_T_VPS q;
    SG_DIVIDE_F32_(q, SG_T_PS(a), SG_T_PS(b));
    return SG_T_IPS(q);
}
#else
SG_T_ROW(div, f32, SG_T_VPS, SG_T_IPS, SG_T_PS, div_ps)
#endif
#undef SG_T_ROW

/* SIMDe 0.7.4 maps min_pd and max_pd to NEON's own instructions, which treat NaN and zeros differently. So does Clang if it sees what m
 * is made of and one operand is a constant. */
#if !SG_X86 && !SG_REG_OWN_WASM
#define SG_T_ROW(op, e, set, get, name) \
    SG_INLINE SG_T_REG SG_T_FN(op##_##e)(SG_T_REG a, SG_T_REG b) { \
        SG_T_REG m = set(SG_T_MM(name)(get(a), get(b))); \
        SG_NO_MINIMUM(m); \
        return SG_T_SI(or)(SG_T_SI(and)(m, a), SG_T_SI(andnot)(m, b)); \
    }
SG_T_ROW(min, f32, SG_T_IPS, SG_T_PS, cmplt_ps)
SG_T_ROW(max, f32, SG_T_IPS, SG_T_PS, cmpgt_ps)
SG_T_ROW(min, f64, SG_T_IPD, SG_T_PD, cmplt_pd)
SG_T_ROW(max, f64, SG_T_IPD, SG_T_PD, cmpgt_pd)
#undef SG_T_ROW
#endif

SG_INLINE SG_T_REG SG_T_FN(mul_f32)(SG_T_REG a, SG_T_REG b) {
    SG_T_VPS p = SG_T_MM(mul_ps)(SG_T_PS(a), SG_T_PS(b));
    SG_NO_CONTRACT(p);
    return SG_T_IPS(p);
}
SG_INLINE SG_T_REG SG_T_FN(mul_f64)(SG_T_REG a, SG_T_REG b) {
    SG_T_VPD p = SG_T_MM(mul_pd)(SG_T_PD(a), SG_T_PD(b));
    SG_NO_CONTRACT(p);
    return SG_T_IPD(p);
}
SG_INLINE SG_T_REG SG_T_FN(sqrt_f32)(SG_T_REG a) { return SG_T_IPS(SG_T_MM(sqrt_ps)(SG_T_PS(a))); }
SG_INLINE SG_T_REG SG_T_FN(sqrt_f64)(SG_T_REG a) { return SG_T_IPD(SG_T_MM(sqrt_pd)(SG_T_PD(a))); }

#undef SG_T_SET64
#undef SG_T_IMM
#undef SG_T_VPS
#undef SG_T_VPD
