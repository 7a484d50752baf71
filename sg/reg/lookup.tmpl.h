/* SPDX-License-Identifier: MIT */
/* Tables of 16 to 256 bytes in memory, for one width SG_T_REG_BITS: lookup(t, n, idx), with n known after inlining. A lane number is
 * taken modulo n. If the instruction has tables of 16 only, a larger table is made of two half tables, and a bit of the lane
 * number chooses between them. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG) || !defined(SG_T_FN) || !defined(SG_T_MM)
#error "sg: lookup.tmpl.h is included by width.tmpl.h"
#endif

#if SG_REG_SSE2
/* it is in sse2.h */
#elif SG_HAVE_SIMDE && !SG_REG_OWN_NEON

/* the bytes of y where bit n / 2 of the lane number is set, else those of x; n is a power of two, 32 to 256 */
SG_INLINE SG_T_REG SG_T_INTERNAL(by_bit)(SG_T_REG idx, uint32_t n, SG_T_REG x, SG_T_REG y) {
#if SG_HAVE_KMASK
    return SG_T_MM(mask_blend_epi8)(SG_T_MM(test_epi8_mask)(idx, SG_T_FN(splat_u8)((uint8_t)(n / 2))), x, y);
#else /* blendv looks at the top bit of each byte; a shift of 16-bit lanes by so few bits puts one of the byte's own bits there */
    const SG_T_REG top = n == 256   ? idx
                         : n == 128 ? SG_T_MM(slli_epi16)(idx, 1)
                         : n == 64  ? SG_T_MM(slli_epi16)(idx, 2)
                                    : SG_T_MM(slli_epi16)(idx, 3);
    return SG_PASTE3(SG_BLEND_BYTES_, SG_T_REG_BITS, _)(x, y, top);
#endif
}
/* bit 7 of idx is 0; bits 4 to 6 do not matter */
SG_INLINE SG_T_REG SG_T_INTERNAL(lookup16)(const uint8_t *t, SG_T_REG idx) {
    const sg_r128 x = sg_reg_load_r128(t);
#if SG_T_REG_BITS == 128
    return SG_T_MM(shuffle_epi8)(x, idx);
#elif SG_T_REG_BITS == 256
    return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(x), idx);
#else
    return _mm512_shuffle_epi8(_mm512_broadcast_i32x4(x), idx);
#endif
}

#if SG_HAVE_VBMI /* the hardware takes lane numbers modulo the lanes */
#if SG_T_REG_BITS == 128
#define SG_T_TO_512(x) _mm512_castsi128_si512(x)
#define SG_T_OF_512(x) _mm512_castsi512_si128(x)
#elif SG_T_REG_BITS == 256
#define SG_T_TO_512(x) _mm512_castsi256_si512(x)
#define SG_T_OF_512(x) _mm512_castsi512_si256(x)
#else
#define SG_T_TO_512(x) (x)
#define SG_T_OF_512(x) (x)
#endif
#define SG_T_LOAD(at) _mm512_loadu_si512(at)
SG_INLINE SG_T_REG SG_T_FN(lookup)(const uint8_t *t, uint32_t n, SG_T_REG idx) {
    SG_TELL_PLAIN_(read, t, n);
    const __m512i k = SG_T_TO_512(idx);
    if (n == 16) return SG_T_INTERNAL(lookup16)(t, SG_T_FN(and)(idx, SG_T_FN(splat_u8)(15)));
    if (n == 32) return SG_T_OF_512(_mm512_permutexvar_epi8(k, _mm512_broadcast_i64x4(_mm256_loadu_si256((const __m256i *)(const void *)t))));
    if (n == 64) return SG_T_OF_512(_mm512_permutexvar_epi8(k, SG_T_LOAD(t)));
    const __m512i r = _mm512_permutex2var_epi8(SG_T_LOAD(t), k, SG_T_LOAD(t + 64));
    if (n == 128) return SG_T_OF_512(r);
    return SG_T_OF_512(_mm512_mask_blend_epi8(_mm512_movepi8_mask(k), r, _mm512_permutex2var_epi8(SG_T_LOAD(t + 128), k, SG_T_LOAD(t + 192))));
}
#undef SG_T_TO_512
#undef SG_T_OF_512
#undef SG_T_LOAD
#else
#define SG_T_ROW(n, half) \
    SG_INLINE SG_T_REG SG_T_INTERNAL(lookup##n)(const uint8_t *t, SG_T_REG idx) { \
        return SG_T_INTERNAL(by_bit)(idx, n, SG_T_INTERNAL(lookup##half)(t, idx), SG_T_INTERNAL(lookup##half)(t + half, idx)); \
    }
SG_T_ROW(32, 16)
SG_T_ROW(64, 32)
SG_T_ROW(128, 64)
#undef SG_T_ROW
SG_INLINE SG_T_REG SG_T_FN(lookup)(const uint8_t *t, uint32_t n, SG_T_REG idx) {
    const SG_T_REG at = SG_T_FN(and)(idx, SG_T_FN(splat_u8)((uint8_t)(n < 128 ? n - 1 : 127)));
    if (n == 16) return SG_T_INTERNAL(lookup16)(t, at);
    if (n == 32) return SG_T_INTERNAL(lookup32)(t, at);
    if (n == 64) return SG_T_INTERNAL(lookup64)(t, at);
    if (n == 128) return SG_T_INTERNAL(lookup128)(t, at);
    return SG_T_INTERNAL(by_bit)(idx, 256, SG_T_INTERNAL(lookup128)(t, at), SG_T_INTERNAL(lookup128)(t + 128, at));
}
#endif

#elif SG_HAVE_SIMDE

#define SG_T_BYTES_AT(at) vreinterpretq_u8_s64(sg_reg_load_r128(at))
/* for a number beyond its table vqtbl gives 0, and vqtbx keeps what was there */
SG_INLINE sg_r128 sg_reg_lookup_r128(const uint8_t *t, uint32_t n, sg_r128 idx) {
    uint8x16_t k = vreinterpretq_u8_s64(idx), r;
    uint8x16x4_t four;
    if (n < 256) k = vandq_u8(k, vdupq_n_u8((uint8_t)(n - 1)));
    if (n == 16) return vreinterpretq_s64_u8(vqtbl1q_u8(SG_T_BYTES_AT(t), k));
    if (n == 32) {
        uint8x16x2_t two;
        two.val[0] = SG_T_BYTES_AT(t);
        two.val[1] = SG_T_BYTES_AT(t + 16);
        return vreinterpretq_s64_u8(vqtbl2q_u8(two, k));
    }
    r = vdupq_n_u8(0);
    SG_UNROLL(4)
    for (uint32_t i = 0; i < n; i += 64) {
        four.val[0] = SG_T_BYTES_AT(t + i);
        four.val[1] = SG_T_BYTES_AT(t + i + 16);
        four.val[2] = SG_T_BYTES_AT(t + i + 32);
        four.val[3] = SG_T_BYTES_AT(t + i + 48);
        r = i ? vqtbx4q_u8(r, four, veorq_u8(k, vdupq_n_u8((uint8_t)i))) : vqtbl4q_u8(four, k);
    }
    return vreinterpretq_s64_u8(r);
}
#undef SG_T_BYTES_AT

#elif SG_HAVE_BUILTIN_SHUFFLE

SG_INLINE sg_r128 sg_reg_lookup_r128(const uint8_t *t, uint32_t n, sg_r128 idx) {
    if (n == 16) return sg_reg_shuffle_b8_r128(sg_reg_load_r128(t), idx);
    sg_r128 r = sg_reg_shuffle2_b8_r128(sg_reg_load_r128(t), sg_reg_load_r128(t + 16), idx);
    SG_UNROLL(8)
    for (uint32_t i = 32; i < n; i += 32) { /* own: the lanes whose upper bits name this table of 32 */
        const sg_r128 own = sg_reg_eq_u8_r128(sg_reg_and_r128(idx, sg_reg_splat_u8_r128((uint8_t)(n - 32))), sg_reg_splat_u8_r128((uint8_t)i));
        r = sg_reg_select_b8_r128(own, sg_reg_shuffle2_b8_r128(sg_reg_load_r128(t + i), sg_reg_load_r128(t + i + 16), idx), r);
    }
    return r;
}

#else

SG_INLINE sg_r128 sg_reg_lookup_r128(const uint8_t *t, uint32_t n, sg_r128 idx) {
    SG_PLAIN_LANES_(u8, 16, t[SG_PLAIN_AT_(u8, idx, i) & (n - 1)])
}

#endif
