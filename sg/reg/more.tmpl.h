/* SPDX-License-Identifier: MIT */
/* What <sg/more.h> needs from registers, for one width SG_T_REG_BITS and every backend. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG) || !defined(SG_T_FN) || !defined(SG_T_MM)
#error "sg: more.tmpl.h is included by width.tmpl.h, for reg_more.h"
#endif

#if SG_HAVE_SIMDE
#define SG_T_MADD SG_T_MM(madd_epi16)
#else
#define SG_T_MADD sg_reg_madd_i16_r128
#endif
#define SG_T_DEF1(name) SG_INLINE SG_T_REG SG_T_FN(name)(SG_T_REG a)
#define SG_T_DEF2(name) SG_INLINE SG_T_REG SG_T_FN(name)(SG_T_REG a, SG_T_REG b)
#define SG_T_DEF3(name) SG_INLINE SG_T_REG SG_T_FN(name)(SG_T_REG a, SG_T_REG b, SG_T_REG c)

/* ---- products of the lower halves ---- */

SG_T_DEF2(mul_half_u8) {
    const SG_T_REG low = SG_T_FN(splat_u8)(15);
    return SG_T_FN(mul_u8)(SG_T_FN(and)(a, low), SG_T_FN(and)(b, low));
}
SG_T_DEF2(mul_half_u16) {
    const SG_T_REG low = SG_T_FN(splat_u16)(0xff);
    return SG_T_FN(mul_u16)(SG_T_FN(and)(a, low), SG_T_FN(and)(b, low));
}
SG_T_DEF2(mul_half_u32) {
    const SG_T_REG low = SG_T_FN(splat_u32)(0xffff);
    return SG_T_FN(mul_u32)(SG_T_FN(and)(a, low), SG_T_FN(and)(b, low));
}
SG_T_DEF2(mul_half_i8) {
    return SG_T_FN(mul_i8)(SG_T_FN(shr_i8)(SG_T_FN(shl_i8)(a, 4), 4), SG_T_FN(shr_i8)(SG_T_FN(shl_i8)(b, 4), 4));
}
SG_T_DEF2(mul_half_i16) {
    return SG_T_FN(mul_i16)(SG_T_FN(shr_i16)(SG_T_FN(shl_i16)(a, 8), 8), SG_T_FN(shr_i16)(SG_T_FN(shl_i16)(b, 8), 8));
}
/* madd adds two products; the other one of each pair is 0 */
SG_T_DEF2(mul_half_i32) { return SG_T_MADD(SG_T_FN(and)(a, SG_T_FN(splat_u32)(0xffff)), b); }
#if SG_HAVE_SIMDE
SG_T_DEF2(mul_half_u64) { return SG_T_MM(mul_epu32)(a, b); }
SG_T_DEF2(mul_half_i64) { return SG_T_MM(mul_epi32)(a, b); }
#else
SG_T_DEF2(mul_half_u64) {
    const SG_T_REG low = SG_T_FN(splat_u64)(0xffffffff);
    return SG_T_FN(mul_u64)(SG_T_FN(and)(a, low), SG_T_FN(and)(b, low));
}
SG_T_DEF2(mul_half_i64) {
    return SG_T_FN(mul_u64)(SG_T_FN(shr_i64)(SG_T_FN(shl_i64)(a, 32), 32), SG_T_FN(shr_i64)(SG_T_FN(shl_i64)(b, 32), 32));
}
#endif

/* ---- one rounding: mul_round, fms, fnma ---- */

#if SG_HAVE_SIMDE
SG_T_DEF2(mul_round_i16) { return SG_T_MM(mulhrs_epi16)(a, b); }
#else /* bits 15 to 30 of the product, rounded by bit 14 */
SG_T_DEF2(mul_round_i16) {
    const SG_T_REG lo = SG_T_FN(mul_u16)(a, b), up = SG_T_FN(and)(SG_T_FN(shr_u16)(lo, 14), SG_T_FN(splat_u16)(1));
    return SG_T_FN(add_u16)(SG_T_FN(or)(SG_T_FN(shl_u16)(SG_T_FN(mul_hi_i16)(a, b), 1), SG_T_FN(shr_u16)(lo, 15)), up);
}
#endif

#if SG_HAVE_FMA && SG_HAVE_SIMDE
#define SG_T_ROW(op, name) \
    SG_T_DEF3(op##_f32) { return SG_T_IPS(SG_T_MM(name##_ps)(SG_T_PS(a), SG_T_PS(b), SG_T_PS(c))); } \
    SG_T_DEF3(op##_f64) { return SG_T_IPD(SG_T_MM(name##_pd)(SG_T_PD(a), SG_T_PD(b), SG_T_PD(c))); }
SG_T_ROW(fms, fmsub)
SG_T_ROW(fnma, fnmadd)
#undef SG_T_ROW
#else
#define SG_T_ROW(f, u, sign) \
    SG_T_DEF3(fms_##f) { return SG_T_FN(fma_##f)(a, b, SG_T_FN(xor)(c, SG_T_FN(splat_##u)(sign))); } \
    SG_T_DEF3(fnma_##f) { return SG_T_FN(fma_##f)(SG_T_FN(xor)(a, SG_T_FN(splat_##u)(sign)), b, c); }
SG_T_ROW(f32, u32, 0x80000000u)
SG_T_ROW(f64, u64, (uint64_t)1 << 63)
#undef SG_T_ROW
#endif
#if SG_HAVE_FP16
SG_T_DEF3(fms_f16) { return SG_T_FN(fma_f16)(a, b, SG_T_FN(xor)(c, SG_T_FN(splat_u16)(0x8000))); }
SG_T_DEF3(fnma_f16) { return SG_T_FN(fma_f16)(SG_T_FN(xor)(a, SG_T_FN(splat_u16)(0x8000)), b, c); }
#endif

/* ---- differences ---- */

#define SG_T_ROW(e) \
    SG_T_DEF2(abs_diff_##e) { return SG_T_FN(sub_##e)(SG_T_FN(max_##e)(a, b), SG_T_FN(min_##e)(a, b)); }
SG_T_ROW(i8)
SG_T_ROW(i16)
SG_T_ROW(i32)
SG_T_ROW(u8)
SG_T_ROW(u16)
SG_T_ROW(u32)
#if SG_HAVE_KMASK
SG_T_ROW(i64)
SG_T_ROW(u64)
#endif
#undef SG_T_ROW
#if !SG_HAVE_KMASK /* a mask is all ones, that is -1: xor and sub with it negate the difference */
#define SG_T_ROW(e) \
    SG_T_DEF2(abs_diff_##e) { \
        const SG_T_REG less = SG_T_FN(lt_##e)(a, b); \
        return SG_T_FN(sub_##e)(SG_T_FN(xor)(SG_T_FN(sub_##e)(a, b), less), less); \
    }
SG_T_ROW(i64)
SG_T_ROW(u64)
#undef SG_T_ROW
#endif

/* ---- packed lanes ---- */

#if SG_HAVE_SIMDE
SG_T_DEF2(dot_2x8_us_sat_i16) { return SG_T_MM(maddubs_epi16)(a, b); }
#else
SG_T_DEF2(dot_2x8_us_sat_i16) {
    const SG_T_REG even = SG_T_FN(mul_u16)(SG_T_FN(and)(a, SG_T_FN(splat_u16)(0xff)), SG_T_FN(shr_i16)(SG_T_FN(shl_i16)(b, 8), 8));
    return SG_T_FN(add_sat_i16)(even, SG_T_FN(mul_u16)(SG_T_FN(shr_u16)(a, 8), SG_T_FN(shr_i16)(b, 8)));
}
#endif
SG_T_DEF2(dot_2x16_ss_i32) { return SG_T_MADD(a, b); }
#if SG_HAVE_AVXVNNI
SG_T_DEF3(dot_acc_2x16_ss_i32) { return SG_T_MM(dpwssd_avx_epi32)(c, a, b); }
#elif SG_HAVE_VNNI
SG_T_DEF3(dot_acc_2x16_ss_i32) { return SG_T_MM(dpwssd_epi32)(c, a, b); }
#else
SG_T_DEF3(dot_acc_2x16_ss_i32) { return SG_T_FN(add_i32)(SG_T_MADD(a, b), c); }
#endif
#if SG_HAVE_VNNI || !SG_HAVE_SSE42 /* the exact form is one instruction, or no slower than any other */
SG_T_DEF2(dot_us_fast_i32) { return SG_T_FN(dot_us_i32)(a, b); }
SG_T_DEF3(dot_acc_us_fast_i32) { return SG_T_FN(dot_acc_us_i32)(a, b, c); }
#else
SG_T_DEF2(dot_us_fast_i32) { return SG_T_MADD(SG_T_MM(maddubs_epi16)(a, b), SG_T_FN(splat_i16)(1)); }
SG_T_DEF3(dot_acc_us_fast_i32) { return SG_T_FN(add_i32)(SG_T_FN(dot_us_fast_i32)(a, b), c); }
#endif
SG_T_DEF2(sad_4x8_u32) { return SG_T_FN(dot_us_fast_i32)(SG_T_FN(abs_diff_u8)(a, b), SG_T_FN(splat_u8)(1)); }
#if SG_HAVE_SIMDE
SG_T_DEF2(sad_8x8_u64) { return SG_T_MM(sad_epu8)(a, b); }
#else /* the sum of both words */
SG_T_DEF2(sad_8x8_u64) {
    const SG_T_REG words = SG_T_FN(sad_4x8_u32)(a, b);
    return SG_T_FN(add_u64)(SG_T_FN(and)(words, SG_T_FN(splat_u64)(0xffff)), SG_T_FN(shr_u64)(words, 32));
}
#endif

/* ---- order of bits and bytes ---- */

/* Byte i gets byte b[i] mod 16 of its own 128 bits. _or_zero: it gets 0 if bit 7 of b is set, as with the instruction of x86. */
#if SG_HAVE_SIMDE && !SG_REG_OWN
SG_T_DEF2(shuffle16_or_zero) { return SG_T_MM(shuffle_epi8)(a, b); }
#elif SG_HAVE_SIMDE /* the instruction gives 0 for lane numbers of 16 and more */
SG_T_DEF2(shuffle16_or_zero) { return sg_reg_bytes_at_r128(a, SG_T_FN(and)(b, SG_T_FN(splat_u8)(0x8f))); }
#else
SG_T_DEF2(shuffle16_or_zero) { return SG_T_FN(andnot)(sg_reg_shuffle_b8_r128(a, b), SG_T_FN(shr_i8)(b, 7)); }
#endif
#if SG_T_REG_BITS == 128
SG_T_DEF2(shuffle16) { return sg_reg_shuffle_b8_r128(a, b); }
#else /* the instruction gives 0 if bit 7 of b is set */
SG_T_DEF2(shuffle16) { return SG_T_MM(shuffle_epi8)(a, SG_T_FN(and)(b, SG_T_FN(splat_u8)(15))); }
#endif

SG_T_DEF1(byte_swap_b8) { return a; }
#if SG_REG_OWN_NEON || SG_REG_SSE2
/* these are in neon.h and sse2.h */
#elif SG_HAVE_SIMDE
SG_T_DEF1(byte_swap_b16) { return SG_T_MM(shuffle_epi8)(a, SG_T_BYTES(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14)); }
SG_T_DEF1(byte_swap_b32) { return SG_T_MM(shuffle_epi8)(a, SG_T_BYTES(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12)); }
SG_T_DEF1(byte_swap_b64) { return SG_T_MM(shuffle_epi8)(a, SG_T_BYTES(7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8)); }
#else
SG_T_DEF1(byte_swap_b16) { return SG_T_FN(or)(SG_T_FN(shl_u16)(a, 8), SG_T_FN(shr_u16)(a, 8)); }
SG_T_DEF1(byte_swap_b32) {
    const SG_T_REG x = SG_T_FN(byte_swap_b16)(a);
    return SG_T_FN(or)(SG_T_FN(shl_u32)(x, 16), SG_T_FN(shr_u32)(x, 16));
}
SG_T_DEF1(byte_swap_b64) {
    const SG_T_REG x = SG_T_FN(byte_swap_b32)(a);
    return SG_T_FN(or)(SG_T_FN(shl_u64)(x, 32), SG_T_FN(shr_u64)(x, 32));
}
#endif
#if SG_REG_OWN_NEON || SG_REG_SSE2
#elif SG_HAVE_GFNI /* each row of the matrix is a bit of the result, the last bit first */
SG_T_DEF1(bit_reverse_b8) { return SG_T_MM(gf2p8affine_epi64_epi8)(a, SG_T_FN(splat_u64)(0x8040201008040201u), 0); }
#elif SG_HAVE_SIMDE
SG_T_DEF1(bit_reverse_b8) {
    const SG_T_REG nibble = SG_T_FN(splat_u8)(15);
    const SG_T_REG up = SG_T_BYTES(0, -128, 64, -64, 32, -96, 96, -32, 16, -112, 80, -48, 48, -80, 112, -16);
    const SG_T_REG down = SG_T_BYTES(0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15);
    return SG_T_FN(or)(SG_T_MM(shuffle_epi8)(up, SG_T_FN(and)(a, nibble)),
                       SG_T_MM(shuffle_epi8)(down, SG_T_FN(and)(SG_T_FN(shr_u16)(a, 4), nibble)));
}
#else
SG_T_DEF1(bit_reverse_b8) {
#define SG_T_ROW(n, mask) \
    a = SG_T_FN(or)(SG_T_FN(and)(SG_T_FN(shr_u8)(a, n), SG_T_FN(splat_u8)(mask)), SG_T_FN(shl_u8)(SG_T_FN(and)(a, SG_T_FN(splat_u8)(mask)), n));
    SG_T_ROW(4, 0x0f)
    SG_T_ROW(2, 0x33)
    SG_T_ROW(1, 0x55)
#undef SG_T_ROW
    return a;
}
#endif
#if !SG_REG_OWN_NEON
#define SG_T_ROW(B) \
    SG_T_DEF1(bit_reverse_b##B) { return SG_T_FN(byte_swap_b##B)(SG_T_FN(bit_reverse_b8)(a)); }
SG_T_ROW(16)
SG_T_ROW(32)
SG_T_ROW(64)
#undef SG_T_ROW
#endif

#if SG_HAVE_VBMI
SG_T_DEF2(multishift_u64) { return SG_T_MM(multishift_epi64_epi8)(b, a); }
#else
/* One byte k. The bytes are written out, since compilers do not unroll a loop over them on every target. */
SG_INLINE SG_T_REG SG_T_INTERNAL(multishift_byte)(SG_T_REG a, SG_T_REG b, unsigned k) {
    const SG_T_REG n = SG_T_FN(and)(SG_T_FN(shr_u64)(b, 8 * k), SG_T_FN(splat_u64)(63));
    const SG_T_REG back = SG_T_FN(sub_u64)(SG_T_FN(splat_u64)(64), n); /* 64 gives 0 */
    const SG_T_REG x = SG_T_FN(or)(SG_T_FN(shrv_u64)(a, n), SG_T_FN(shlv_u64)(a, back));
    return SG_T_FN(shl_u64)(SG_T_FN(and)(x, SG_T_FN(splat_u64)(0xff)), 8 * k);
}
SG_T_DEF2(multishift_u64) {
#define SG_T_TWO(k) SG_T_FN(or)(SG_T_INTERNAL(multishift_byte)(a, b, k), SG_T_INTERNAL(multishift_byte)(a, b, (k) + 1))
    return SG_T_FN(or)(SG_T_FN(or)(SG_T_TWO(0), SG_T_TWO(2)), SG_T_FN(or)(SG_T_TWO(4), SG_T_TWO(6)));
#undef SG_T_TWO
}
#endif

/* ---- carry-less products ---- */

#if SG_HAVE_PCLMUL && (SG_T_REG_BITS == 128 || SG_HAVE_VPCLMUL)
/* 0x00: the product of the even lanes; 0x11: of the odd lanes */
#if SG_T_REG_BITS == 128
#define SG_T_CLMUL(a, b, which) _mm_clmulepi64_si128(a, b, which)
#elif SG_T_REG_BITS == 256
#define SG_T_CLMUL(a, b, which) _mm256_clmulepi64_epi128(a, b, which)
#else
#define SG_T_CLMUL(a, b, which) _mm512_clmulepi64_epi128(a, b, which)
#endif
SG_T_DEF2(clmul_even) { return SG_T_CLMUL(a, b, 0x00); }
SG_T_DEF2(clmul_odd) { return SG_T_CLMUL(a, b, 0x11); }
SG_T_DEF2(clmul_lo_u64) { return SG_T_FN(unpack_lo_b64)(SG_T_FN(clmul_even)(a, b), SG_T_FN(clmul_odd)(a, b)); }
SG_T_DEF2(clmul_hi_u64) { return SG_T_FN(unpack_hi_b64)(SG_T_FN(clmul_even)(a, b), SG_T_FN(clmul_odd)(a, b)); }
SG_T_DEF1(prefix_xor_u64) { return SG_T_FN(clmul_lo_u64)(a, SG_T_FN(splat_i64)(-1)); }
#undef SG_T_CLMUL
#else
#if SG_HAVE_PCLMUL && SG_T_REG_BITS == 256
#define SG_T_HALF(op) SG_PASTE2(sg_reg_##op, SG_R128_)
#elif SG_HAVE_PCLMUL
#define SG_T_HALF(op) SG_PASTE2(sg_reg_##op, SG_R256_)
#endif
#if SG_HAVE_PCLMUL
#define SG_T_ROW(op) \
    SG_T_DEF2(op) { \
        return SG_T_FN(join)(SG_T_HALF(op)(SG_T_FN(lo)(a), SG_T_FN(lo)(b)), SG_T_HALF(op)(SG_T_FN(hi)(a), SG_T_FN(hi)(b))); \
    }
SG_T_ROW(clmul_even)
SG_T_ROW(clmul_odd)
SG_T_ROW(clmul_lo_u64)
SG_T_ROW(clmul_hi_u64)
#undef SG_T_ROW
#undef SG_T_HALF
#elif SG_REG_OWN_NEON
#if SG_HAVE_PMULL
#define SG_T_CLMUL(x, y) vreinterpretq_s64_p128(vmull_p64((poly64_t)(x), (poly64_t)(y)))
#else
#define SG_T_CLMUL(x, y) sg_reg_clmul_bytes_((uint64_t)(x), (uint64_t)(y))
/* The products of byte i of x and i + n of y, and of i + n and i, belong at byte 2 i + n. So y is moved down or up by n bytes, and the
 * products by as much the other way. */
SG_INLINE sg_r128 sg_reg_clmul_bytes_(uint64_t x, uint64_t y) {
    const poly8x8_t of_x = vcreate_p8(x);
    const uint8x16_t zero = vdupq_n_u8(0);
    uint8x16_t r = vreinterpretq_u8_p16(vmull_p8(of_x, vcreate_p8(y)));
#define SG_T_ROW(n) \
    r = veorq_u8(r, vextq_u8(zero, vreinterpretq_u8_p16(vmull_p8(of_x, vcreate_p8(y >> 8 * n))), 16 - n)); \
    r = veorq_u8(r, vextq_u8(vreinterpretq_u8_p16(vmull_p8(of_x, vcreate_p8(y << 8 * n))), zero, n));
    SG_T_ROW(1)
    SG_T_ROW(2)
    SG_T_ROW(3)
    SG_T_ROW(4)
    SG_T_ROW(5)
    SG_T_ROW(6)
    SG_T_ROW(7)
#undef SG_T_ROW
    return vreinterpretq_s64_u8(r);
}
#endif
SG_T_DEF2(clmul_even) { return SG_T_CLMUL(vgetq_lane_s64(a, 0), vgetq_lane_s64(b, 0)); }
SG_T_DEF2(clmul_odd) { return SG_T_CLMUL(vgetq_lane_s64(a, 1), vgetq_lane_s64(b, 1)); }
SG_T_DEF2(clmul_lo_u64) { return SG_T_FN(unpack_lo_b64)(SG_T_FN(clmul_even)(a, b), SG_T_FN(clmul_odd)(a, b)); }
SG_T_DEF2(clmul_hi_u64) { return SG_T_FN(unpack_hi_b64)(SG_T_FN(clmul_even)(a, b), SG_T_FN(clmul_odd)(a, b)); }
#undef SG_T_CLMUL
#else
/* Integer products that use every fourth bit (as in BearSSL). A sum of up to 15 products of two bits fits four bits; 16 carry only at the
 * top, where the carry is lost. */
SG_T_DEF2(clmul_lo_u64) {
    const uint64_t every = 0x1111111111111111;
    SG_T_REG r = SG_T_FN(zero)();
    SG_UNROLL(4) for (uint32_t n = 0; n < 4; n++) {
        SG_T_REG sum = SG_T_FN(zero)();
        SG_UNROLL(4) for (uint32_t i = 0; i < 4; i++)
            sum = SG_T_FN(xor)(sum, SG_T_FN(mul_u64)(SG_T_FN(and)(a, SG_T_FN(splat_u64)(every << i)),
                                                     SG_T_FN(and)(b, SG_T_FN(splat_u64)(every << (n + 4 - i) % 4))));
        r = SG_T_FN(or)(r, SG_T_FN(and)(sum, SG_T_FN(splat_u64)(every << n)));
    }
    return r;
}
/* The product of the reversed numbers is the reversed product: the lower half and one bit of the upper half. */
SG_T_DEF2(clmul_hi_u64) {
    const SG_T_REG back = SG_T_FN(clmul_lo_u64)(SG_T_FN(bit_reverse_b64)(a), SG_T_FN(bit_reverse_b64)(b));
    return SG_T_FN(shr_u64)(SG_T_FN(bit_reverse_b64)(back), 1);
}
SG_T_DEF2(clmul_even) { return SG_T_FN(unpack_lo_b64)(SG_T_FN(clmul_lo_u64)(a, b), SG_T_FN(clmul_hi_u64)(a, b)); }
SG_T_DEF2(clmul_odd) { return SG_T_FN(unpack_hi_b64)(SG_T_FN(clmul_lo_u64)(a, b), SG_T_FN(clmul_hi_u64)(a, b)); }
#endif
SG_T_DEF1(prefix_xor_u64) {
    a = SG_T_FN(xor)(a, SG_T_FN(shl_u64)(a, 1));
    a = SG_T_FN(xor)(a, SG_T_FN(shl_u64)(a, 2));
    a = SG_T_FN(xor)(a, SG_T_FN(shl_u64)(a, 4));
    a = SG_T_FN(xor)(a, SG_T_FN(shl_u64)(a, 8));
    a = SG_T_FN(xor)(a, SG_T_FN(shl_u64)(a, 16));
    return SG_T_FN(xor)(a, SG_T_FN(shl_u64)(a, 32));
}
#endif

#undef SG_T_DEF1
#undef SG_T_DEF2
#undef SG_T_DEF3
#undef SG_T_MADD

/* ---- conversions: saturating, to half and a quarter of the width; and of floats that fit the integer ---- */

#if SG_T_REG_BITS == 512
#define SG_T_TO2 sg_r256
#else
#define SG_T_TO2 sg_r128
#endif
#if SG_HAVE_KMASK
#define SG_T_ROW(to, from, type, signed_name) \
    SG_INLINE type SG_T_FN(sat_##to##_##from)(SG_T_REG x) { return SG_T_MM(signed_name)(x); }
SG_T_ROW(i8, i16, SG_T_TO2, cvtsepi16_epi8)
SG_T_ROW(i16, i32, SG_T_TO2, cvtsepi32_epi16)
SG_T_ROW(i8, i32, sg_r128, cvtsepi32_epi8)
#undef SG_T_ROW
#define SG_T_ROW(to, from, type, unsigned_name) \
    SG_INLINE type SG_T_FN(sat_##to##_##from)(SG_T_REG x) { return SG_T_MM(unsigned_name)(SG_T_FN(max_##from)(x, SG_T_FN(zero)())); }
SG_T_ROW(u8, i16, SG_T_TO2, cvtusepi16_epi8)
SG_T_ROW(u16, i32, SG_T_TO2, cvtusepi32_epi16)
SG_T_ROW(u8, i32, sg_r128, cvtusepi32_epi8)
#undef SG_T_ROW
#elif SG_HAVE_SIMDE
/* sat2 narrows two registers to one, in order */
#if SG_T_REG_BITS == 128
#define SG_T_ROW(to, from, name) \
    SG_INLINE sg_r128 SG_T_FN(sat_##to##_##from)(sg_r128 x) { return SG_MM_(name)(x, x); } \
    SG_INLINE sg_r128 SG_T_FN(sat2_##to##_##from)(sg_r128 x, sg_r128 y) { return SG_MM_(name)(x, y); }
#else
#define SG_T_ROW(to, from, name) \
    SG_INLINE sg_r128 SG_T_FN(sat_##to##_##from)(sg_r256 x) { \
        return _mm_##name(sg_reg_lo_r256(x), sg_reg_hi_r256(x)); \
    } \
    SG_INLINE sg_r256 SG_T_FN(sat2_##to##_##from)(sg_r256 x, sg_r256 y) { \
        return _mm256_permute4x64_epi64(_mm256_##name(x, y), 0xd8); \
    }
#endif
SG_T_ROW(i8, i16, packs_epi16)
SG_T_ROW(u8, i16, packus_epi16)
SG_T_ROW(i16, i32, packs_epi32)
SG_T_ROW(u16, i32, packus_epi32)
#undef SG_T_ROW
#else
#define SG_T_ROW(to, from, n, w, low, high) \
    SG_INLINE sg_r128 SG_T_FN(sat_##to##_##from)(sg_r128 x) { \
        return SG_T_FN(trunc_b##w##_b##n)(SG_T_FN(min_##from)( \
            SG_T_FN(max_##from)(x, SG_T_FN(splat_##from)(low)), SG_T_FN(splat_##from)(high))); \
    }
SG_T_ROW(i8, i16, 8, 16, INT8_MIN, INT8_MAX)
SG_T_ROW(u8, i16, 8, 16, 0, UINT8_MAX)
SG_T_ROW(i16, i32, 16, 32, INT16_MIN, INT16_MAX)
SG_T_ROW(u16, i32, 16, 32, 0, UINT16_MAX)
#undef SG_T_ROW
#endif
#if !SG_HAVE_KMASK /* by way of 16 bits: a number beyond 8 bits is still beyond them when saturated to 16 */
SG_INLINE sg_r128 SG_T_FN(sat_i8_i32)(SG_T_REG x) { return sg_reg_sat_i8_i16_r128(SG_T_FN(sat_i16_i32)(x)); }
SG_INLINE sg_r128 SG_T_FN(sat_u8_i32)(SG_T_REG x) { return sg_reg_sat_u8_i16_r128(SG_T_FN(sat_i16_i32)(x)); }
#endif
#undef SG_T_TO2

#if SG_X86
SG_INLINE SG_T_REG SG_T_FN(fast_i32_f32)(SG_T_REG x) { return SG_T_MM(cvttps_epi32)(SG_T_PS(x)); }
SG_INLINE SG_T_REG SG_T_FN(fast_rint_i32_f32)(SG_T_REG x) { return SG_T_MM(cvtps_epi32)(SG_T_PS(x)); }
#else
SG_INLINE SG_T_REG SG_T_FN(fast_i32_f32)(SG_T_REG x) { return SG_T_FN(convert_i32_f32)(x); }
SG_INLINE SG_T_REG SG_T_FN(fast_rint_i32_f32)(SG_T_REG x) { return SG_T_FN(convert_i32_f32)(SG_T_FN(rint_f32)(x)); }
#endif
