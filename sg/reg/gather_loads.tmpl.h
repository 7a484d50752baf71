/* SPDX-License-Identifier: MIT */
/* Gathers by loads, one for each lane. On a Zen they are quicker than the instruction. They would read for lanes that are off, too, so
 * they are for masks of which the compiler knows that all lanes are on. SG_T_BY_LOADS(B, on) is the text in front of the instruction. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG)
#error "sg: gather_loads.tmpl.h is included by vector_memory.tmpl.h and avx512.tmpl.h"
#endif

#if SG_TUNED_FOR_ZEN
#define SG_T_BY_LOADS(B, on) \
    if (SG_IS_CONST(on) && (on)) return SG_T_INTERNAL(each_b##B)(base, idx);
#if SG_T_REG_BITS == 128
/* the numbers of elements come out of a register in pairs */
SG_INLINE sg_r128 sg_reg_each_b32_r128_(const void *base, sg_r128 idx) {
    typedef const int SG_MAY_ALIAS lane;
    lane *at = (lane *)base;
    const uint64_t k = ((sg_v64_r128)idx)[0], l = ((sg_v64_r128)idx)[1];
    return _mm_setr_epi32(at[k & 0xffffffff], at[k >> 32], at[l & 0xffffffff], at[l >> 32]);
}
SG_INLINE sg_r128 sg_reg_each_b64_r128_(const void *base, sg_r128 idx) {
    typedef const long long SG_MAY_ALIAS lane;
    lane *at = (lane *)base;
    const uint64_t k = ((sg_v64_r128)idx)[0];
    return _mm_set_epi64x(at[k >> 32], at[k & 0xffffffff]);
}
#elif SG_T_REG_BITS == 256
#define SG_T_PAIR(lo, hi) _mm256_inserti128_si256(_mm256_castsi128_si256(lo), hi, 1)
SG_INLINE sg_r256 sg_reg_each_b32_r256_(const void *base, sg_r256 idx) {
    return SG_T_PAIR(sg_reg_each_b32_r128_(base, _mm256_castsi256_si128(idx)), sg_reg_each_b32_r128_(base, _mm256_extracti128_si256(idx, 1)));
}
SG_INLINE sg_r256 sg_reg_each_b64_r256_(const void *base, sg_r128 idx) {
    return SG_T_PAIR(sg_reg_each_b64_r128_(base, idx), sg_reg_each_b64_r128_(base, _mm_unpackhi_epi64(idx, idx)));
}
#undef SG_T_PAIR
#else
#define SG_T_PAIR(lo, hi) _mm512_inserti64x4(_mm512_castsi256_si512(lo), hi, 1)
SG_INLINE sg_r512 sg_reg_each_b32_r512_(const void *base, sg_r512 idx) {
    return SG_T_PAIR(sg_reg_each_b32_r256_(base, _mm512_castsi512_si256(idx)), sg_reg_each_b32_r256_(base, _mm512_extracti64x4_epi64(idx, 1)));
}
SG_INLINE sg_r512 sg_reg_each_b64_r512_(const void *base, sg_r256 idx) {
    return SG_T_PAIR(sg_reg_each_b64_r256_(base, _mm256_castsi256_si128(idx)), sg_reg_each_b64_r256_(base, _mm256_extracti128_si256(idx, 1)));
}
#undef SG_T_PAIR
#endif
#else
#define SG_T_BY_LOADS(B, on)
#endif
