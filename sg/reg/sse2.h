/* SPDX-License-Identifier: MIT */
/* x86-64 without SSSE3, which is what compilers make unless they are told more. First come names of later extensions of which SIMDe makes
 * loops over bytes; SG_MM_ takes them from here. Then come operations of the micro-API (reg.h), which vector.tmpl.h and its parts leave
 * out. */
#ifndef SG_REG_SSE2_H
#define SG_REG_SSE2_H

#include "simde.h"
#include "types.h"

#if SG_REG_SSE2

/* ---- lanes by number ---- */

#define SG_T_AT1(n, t) a[k[n]]
#define SG_T_AT2(n, t) (k[n] & L ? b : a)[k[n] & (L - 1)]
#if SG_HAVE_BUILTIN_SHUFFLE
#define SG_T_ROW(B, lanes) \
    SG_INLINE sg_r128 sg_reg_shuffle_b##B##_r128(sg_r128 x, sg_r128 at) { \
        return (sg_r128)__builtin_shuffle((sg_v##B##_r128)x, (sg_v##B##_r128)at); \
    } \
    SG_INLINE sg_r128 sg_reg_shuffle2_b##B##_r128(sg_r128 x, sg_r128 y, sg_r128 at) { \
        return (sg_r128)__builtin_shuffle((sg_v##B##_r128)x, (sg_v##B##_r128)y, (sg_v##B##_r128)at); \
    }
#else /* Clang makes the best shuffle if each element is picked */
#define SG_T_ROW(B, lanes) \
    SG_INLINE sg_r128 sg_reg_shuffle_b##B##_r128(sg_r128 x, sg_r128 at) { \
        const sg_v##B##_r128 a = (sg_v##B##_r128)x, k = (sg_v##B##_r128)at & (128 / B - 1), r = {lanes(SG_T_AT1, uint##B##_t)}; \
        return (sg_r128)r; \
    } \
    SG_INLINE sg_r128 sg_reg_shuffle2_b##B##_r128(sg_r128 x, sg_r128 y, sg_r128 at) { \
        enum { L = 128 / B }; \
        const sg_v##B##_r128 a = (sg_v##B##_r128)x, b = (sg_v##B##_r128)y, k = (sg_v##B##_r128)at, r = {lanes(SG_T_AT2, uint##B##_t)}; \
        return (sg_r128)r; \
    }
#endif
SG_T_ROW(16, SG_LANES8_)
SG_T_ROW(32, SG_LANES4_)
#undef SG_T_ROW

/* bytes by constants */
SG_INLINE sg_r128 sg_reg_bytes_r128_(sg_r128 x, sg_r128 at) {
#if SG_HAVE_BUILTIN_SHUFFLE
    /* GCC would move them one by one. So the pairs that hold the even bytes of the result are shuffled, and those that hold the odd bytes;
     * each byte then stays in its half of the pair, or goes to the other. */
    const sg_v16_r128 even = (sg_v16_r128)at & 15, odd = (sg_v16_r128)at >> 8 & 15, moves = -(even & 1), stays = -(odd & 1);
    const sg_v16_r128 a = (sg_v16_r128)sg_reg_shuffle_b16_r128(x, (sg_r128)(even >> 1));
    const sg_v16_r128 b = (sg_v16_r128)sg_reg_shuffle_b16_r128(x, (sg_r128)(odd >> 1));
    return (sg_r128)((a & ~moves & 0xff) | (a >> 8 & moves) | (b & stays & 0xff00) | (b << 8 & ~stays));
#else
    const sg_v8_r128 a = (sg_v8_r128)x, k = (sg_v8_r128)at & 15, r = {SG_LANES16_(SG_T_AT1, uint8_t)};
    return (sg_r128)r;
#endif
}
#undef SG_T_AT1
#undef SG_T_AT2
#if SG_HAVE_BUILTIN_SHUFFLE
/* x[i + d], x[i - d], or 0, 0 < d < 16: GCC sees that these are shifts of the whole register */
#define SG_T_LANE(i, t) (t)i
SG_INLINE sg_r128 sg_reg_bytes_down_r128_(sg_r128 x, uint8_t d) {
    const sg_v8_r128 zero = {0}, i = {SG_LANES16_(SG_T_LANE, uint8_t)}, from = i + d;
    return (sg_r128)__builtin_shuffle((sg_v8_r128)x, zero, from | ((sg_v8_r128)(from > 15) & 16));
}
SG_INLINE sg_r128 sg_reg_bytes_up_r128_(sg_r128 x, uint8_t d) {
    const sg_v8_r128 zero = {0}, i = {SG_LANES16_(SG_T_LANE, uint8_t)}, none = (sg_v8_r128)(i < d);
    return (sg_r128)__builtin_shuffle((sg_v8_r128)x, zero, ((i - d) & ~none) | ((i + 16) & none));
}
#undef SG_T_LANE
#endif
/* for each byte a load */
SG_INLINE sg_r128 sg_reg_lookup_r128(const uint8_t *t, uint32_t n, sg_r128 idx) {
#define SG_T_AT(lane, type) t[k[lane]]
    const sg_v8_r128 k = (sg_v8_r128)idx & (uint8_t)(n - 1), r = {SG_LANES16_(SG_T_AT, uint8_t)};
#undef SG_T_AT
    return (sg_r128)r;
}
/* If the first number is known, the others are most likely known, too. Otherwise bytes are looked up in memory, which is shorter. */
#define SG_T_KNOWN(at) SG_IS_CONST(((sg_v8_r128)at)[0])
SG_INLINE sg_r128 sg_reg_shuffle_b8_r128(sg_r128 x, sg_r128 at) {
    SG_ALIGN(16) uint8_t t[16];
    if (SG_T_KNOWN(at)) return sg_reg_bytes_r128_(x, at);
    _mm_store_si128((sg_r128 *)(void *)t, x);
    return sg_reg_lookup_r128(t, 16, at);
}
SG_INLINE sg_r128 sg_reg_shuffle2_b8_r128(sg_r128 x, sg_r128 y, sg_r128 at) {
    SG_ALIGN(16) uint8_t t[32];
    if (SG_T_KNOWN(at)) { /* the bytes of y where bit 4 is set */
        const sg_v8_r128 in_y = (sg_v8_r128)(((sg_v8_r128)at & 16) == 16);
        return (sg_r128)(((sg_v8_r128)sg_reg_bytes_r128_(x, at) & ~in_y) | ((sg_v8_r128)sg_reg_bytes_r128_(y, at) & in_y));
    }
    _mm_store_si128((sg_r128 *)(void *)t, x);
    _mm_store_si128((sg_r128 *)(void *)(t + 16), y);
    return sg_reg_lookup_r128(t, 32, at);
}
#undef SG_T_KNOWN

/* ---- names ---- */

#define SG_MM_OWN_shuffle_epi8 ~, sg_reg_bytes_or_zero_r128_
SG_INLINE sg_r128 sg_reg_bytes_or_zero_r128_(sg_r128 x, sg_r128 at) {
    return _mm_andnot_si128(_mm_cmpgt_epi8(_mm_setzero_si128(), at), sg_reg_shuffle_b8_r128(x, at));
}
#define SG_MM_OWN_min_epi8 ~, sg_reg_less_i8_r128_
SG_INLINE sg_r128 sg_reg_less_i8_r128_(sg_r128 x, sg_r128 y) {
    const sg_r128 above = _mm_cmpgt_epi8(x, y);
    return _mm_or_si128(_mm_andnot_si128(above, x), _mm_and_si128(above, y));
}

#define SG_MM_OWN_cmpeq_epi64 ~, sg_reg_equal_64_r128_
SG_INLINE sg_r128 sg_reg_equal_64_r128_(sg_r128 x, sg_r128 y) {
    const sg_r128 halves = _mm_cmpeq_epi32(x, y);
    return _mm_and_si128(halves, _mm_shuffle_epi32(halves, 0xb1));
}
/* the words of y whose bit is set in `which` */
#define SG_MM_OWN_blend_epi16 ~, sg_reg_words_r128_
SG_INLINE sg_r128 sg_reg_words_r128_(sg_r128 x, sg_r128 y, uint32_t which) {
#define SG_T_BIT(i, t) (t)(which >> i & 1 ? 0xffff : 0)
    const sg_v16_r128 in_y = {SG_LANES8_(SG_T_BIT, uint16_t)};
#undef SG_T_BIT
    if (which == 0xf0) return _mm_castpd_si128(_mm_shuffle_pd(_mm_castsi128_pd(x), _mm_castsi128_pd(y), 2));
    return (sg_r128)(((sg_v16_r128)x & ~in_y) | ((sg_v16_r128)y & in_y));
}
#if SG_GCC /* Clang makes no more instructions of SIMDe's */
/* in steps: a lane comes to stand twice in the wider one, and a shift leaves the upper copy, with its sign above it */
#define SG_MM_OWN_cvtepi16_epi64 ~, sg_reg_words_to_64_r128_
SG_INLINE sg_r128 sg_reg_words_to_64_r128_(sg_r128 x) {
    x = _mm_srai_epi32(_mm_unpacklo_epi16(x, x), 16);
    return _mm_unpacklo_epi32(x, _mm_srai_epi32(x, 31));
}
#define SG_MM_OWN_cvtepi8_epi64 ~, sg_reg_bytes_to_64_r128_
SG_INLINE sg_r128 sg_reg_bytes_to_64_r128_(sg_r128 x) { return sg_reg_words_to_64_r128_(_mm_srai_epi16(_mm_unpacklo_epi8(x, x), 8)); }
#endif

/* ---- narrow: pairs and fours are shuffled; bytes are packed by an instruction that saturates, without what it would change ---- */

SG_INLINE sg_r128 sg_reg_trunc_b16_b8_r128(sg_r128 x) {
    x = _mm_and_si128(x, _mm_set1_epi16(0xff));
    return _mm_packus_epi16(x, x);
}
SG_INLINE sg_r128 sg_reg_trunc_b32_b16_r128(sg_r128 x) {
    return _mm_shuffle_epi32(_mm_shufflehi_epi16(_mm_shufflelo_epi16(x, 0x08), 0x08), 0x08);
}
SG_INLINE sg_r128 sg_reg_trunc_b32_b8_r128(sg_r128 x) {
    x = _mm_and_si128(x, _mm_set1_epi32(0xff));
    x = _mm_packs_epi32(x, x);
    return _mm_packus_epi16(x, x);
}
SG_INLINE sg_r128 sg_reg_trunc_b64_b16_r128(sg_r128 x) { return _mm_shufflelo_epi16(_mm_shuffle_epi32(x, 0x08), 0x08); }
SG_INLINE sg_r128 sg_reg_trunc_b64_b8_r128(sg_r128 x) { return sg_reg_trunc_b16_b8_r128(sg_reg_trunc_b64_b16_r128(x)); }

/* ---- bits ---- */

/* sums of 2, then of 4, then of 8 bits; what a shift brings from the neighbour is cleared */
SG_INLINE sg_r128 sg_reg_popcount_b8_r128(sg_r128 x) {
    const sg_r128 pairs = _mm_set1_epi8(0x55), fours = _mm_set1_epi8(0x33);
    x = _mm_sub_epi8(x, _mm_and_si128(_mm_srli_epi16(x, 1), pairs));
    x = _mm_add_epi8(_mm_and_si128(x, fours), _mm_and_si128(_mm_srli_epi16(x, 2), fours));
    return _mm_and_si128(_mm_add_epi8(x, _mm_srli_epi16(x, 4)), _mm_set1_epi8(15));
}
SG_INLINE sg_r128 sg_reg_popcount_b16_r128(sg_r128 x) {
    const sg_r128 c = sg_reg_popcount_b8_r128(x);
    return _mm_add_epi16(_mm_and_si128(c, _mm_set1_epi16(0xff)), _mm_srli_epi16(c, 8));
}
/* the bits below the highest one become ones, and the zeros are counted */
SG_INLINE sg_r128 sg_reg_clz_b8_r128(sg_r128 x) {
    x = _mm_or_si128(x, _mm_and_si128(_mm_srli_epi16(x, 1), _mm_set1_epi8(0x7f)));
    x = _mm_or_si128(x, _mm_and_si128(_mm_srli_epi16(x, 2), _mm_set1_epi8(0x3f)));
    x = _mm_or_si128(x, _mm_and_si128(_mm_srli_epi16(x, 4), _mm_set1_epi8(0x0f)));
    return sg_reg_popcount_b8_r128(_mm_xor_si128(x, _mm_set1_epi8(-1)));
}
/* halves change places: fours, pairs, single bits */
SG_INLINE sg_r128 sg_reg_bit_reverse_b8_r128(sg_r128 x) {
#define SG_T_ROW(n, low) \
    x = _mm_or_si128(_mm_and_si128(_mm_srli_epi16(x, n), _mm_set1_epi8(low)), _mm_slli_epi16(_mm_and_si128(x, _mm_set1_epi8(low)), n));
    SG_T_ROW(4, 0x0f)
    SG_T_ROW(2, 0x33)
    SG_T_ROW(1, 0x55)
#undef SG_T_ROW
    return x;
}
SG_INLINE sg_r128 sg_reg_byte_swap_b16_r128(sg_r128 x) { return _mm_or_si128(_mm_slli_epi16(x, 8), _mm_srli_epi16(x, 8)); }
SG_INLINE sg_r128 sg_reg_byte_swap_b32_r128(sg_r128 x) {
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(sg_reg_byte_swap_b16_r128(x), 0xb1), 0xb1);
}
SG_INLINE sg_r128 sg_reg_byte_swap_b64_r128(sg_r128 x) {
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(sg_reg_byte_swap_b16_r128(x), 0x1b), 0x1b);
}
/* every byte of a half gets 8 of the bits */
SG_INLINE sg_r128 sg_reg_bits_for_bytes_r128_(uint64_t bits) {
    sg_r128 x = _mm_set1_epi16((short)bits);
    x = _mm_unpacklo_epi8(x, x);
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(x, 0x00), 0x55);
}

/* ---- shifts by a count for each lane ---- */

/* by 4, 2 and 1 where the count has that bit: it is moved to the top of the byte, where a comparison sees it */
SG_INLINE sg_r128 sg_reg_where_r128_(sg_r128 bit, sg_r128 x, sg_r128 y) {
    const sg_r128 on = _mm_cmpgt_epi8(_mm_setzero_si128(), bit);
    return _mm_or_si128(_mm_andnot_si128(on, x), _mm_and_si128(on, y));
}
#define SG_T_ROW(name, shift, kept) \
    SG_INLINE sg_r128 name(sg_r128 x, sg_r128 n) { \
        const sg_r128 in = _mm_cmpeq_epi8(_mm_min_epu8(n, _mm_set1_epi8(7)), n), fours = _mm_slli_epi16(n, 5), twos = _mm_add_epi8(fours, fours); \
        x = sg_reg_where_r128_(fours, x, _mm_and_si128(shift(x, 4), _mm_set1_epi8((char)kept(4)))); \
        x = sg_reg_where_r128_(twos, x, _mm_and_si128(shift(x, 2), _mm_set1_epi8((char)kept(2)))); \
        x = sg_reg_where_r128_(_mm_add_epi8(twos, twos), x, _mm_and_si128(shift(x, 1), _mm_set1_epi8((char)kept(1)))); \
        return _mm_and_si128(x, in); \
    }
#define SG_T_UP(n) (0xff << n)
#define SG_T_DOWN(n) (0xff >> n)
SG_T_ROW(sg_reg_shlv_u8_r128, _mm_slli_epi16, SG_T_UP)
SG_T_ROW(sg_reg_shrv_u8_r128, _mm_srli_epi16, SG_T_DOWN)
#undef SG_T_ROW
#undef SG_T_UP
#undef SG_T_DOWN
/* 2^n, or 0 from 16 on: as floats, by their exponents. 2^16 becomes 0 when it is cut to 16 bits. */
SG_INLINE sg_r128 sg_reg_power_u16_r128_(sg_r128 n) {
    const sg_r128 zero = _mm_setzero_si128();
    sg_r128 lo, hi;
    n = _mm_sub_epi16(n, _mm_subs_epu16(n, _mm_set1_epi16(16)));
    n = _mm_slli_epi16(_mm_add_epi16(n, _mm_set1_epi16(127)), 7);
    lo = _mm_cvttps_epi32(_mm_castsi128_ps(_mm_unpacklo_epi16(zero, n)));
    hi = _mm_cvttps_epi32(_mm_castsi128_ps(_mm_unpackhi_epi16(zero, n)));
    return _mm_packs_epi32(_mm_srai_epi32(_mm_slli_epi32(lo, 16), 16), _mm_srai_epi32(_mm_slli_epi32(hi, 16), 16));
}

#endif

#endif
