/* SPDX-License-Identifier: MIT */
/* Three elements for each lane in memory, to and from three registers, for one width SG_T_REG_BITS. Elements have `bytes` bytes: 1, 2
 * or 4. 48 bytes of memory are 16 bytes of each of the three registers; three byte shuffles and two ors make one of them. A wider
 * register has such a block of 48 for each of its 128 bits, so no byte crosses these. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG) || !defined(SG_T_FN) || !defined(SG_T_MM)
#error "sg: interleave.tmpl.h is included by width.tmpl.h"
#endif

#if SG_REG_HAVE_INTERLEAVE
#if SG_T_REG_BITS == 128
#define SG_T_SPREAD(x) (x)
#define SG_T_FROM(p) sg_reg_load_r128(p)
#elif SG_T_REG_BITS == 256
#define SG_T_SPREAD(x) _mm256_broadcastsi128_si256(x)
#define SG_T_FROM(p) sg_reg_join_r256(sg_reg_load_r128(p), sg_reg_load_r128((p) + 48))
#else
#define SG_T_SPREAD(x) _mm512_broadcast_i32x4(x)
#define SG_T_FROM(p) \
    sg_reg_join_r512(sg_reg_join_r256(sg_reg_load_r128(p), sg_reg_load_r128((p) + 48)), \
                     sg_reg_join_r256(sg_reg_load_r128((p) + 96), sg_reg_load_r128((p) + 144)))
#endif

#if SG_T_REG_BITS == 128
/* Byte i of a register is byte SG_T_PLACE(i) of the 48 in memory. For a byte shuffle, it is 0x80 if that is not in block `block` of 16. */
#define SG_T_PLACE(i) ((3 * ((i) / bytes) + k) * bytes + (i) % bytes)
#define SG_T_OUT(i, t) (t)(SG_T_PLACE(i) / 16 == block ? SG_T_PLACE(i) % 16 : 0x80)
SG_INLINE sg_r128 sg_reg_places_of_r128_(uint32_t k, uint32_t block, uint32_t bytes) {
    const sg_v8_r128 at = {SG_LANES16_(SG_T_OUT, uint8_t)};
    return (sg_r128)at;
}
/* The way back: byte i of block `block` of memory comes from value k if it belongs to that value; else 0x80. */
#define SG_T_FROM_ELEMENT(i) ((16 * block + (i)) / bytes)
#define SG_T_BACK(i, t) (t)(SG_T_FROM_ELEMENT(i) % 3 == k ? SG_T_FROM_ELEMENT(i) / 3 * bytes + (i) % bytes : 0x80)
SG_INLINE sg_r128 sg_reg_places_to_r128_(uint32_t k, uint32_t block, uint32_t bytes) {
    const sg_v8_r128 at = {SG_LANES16_(SG_T_BACK, uint8_t)};
    return (sg_r128)at;
}
#undef SG_T_PLACE
#undef SG_T_OUT
#undef SG_T_FROM_ELEMENT
#undef SG_T_BACK
#endif

#if SG_REG_SSE2 /* elements of 4 bytes by shuffles of two registers: block 0 or 1, then block 2; value 0 or 1, then value 2 */
#define SG_T_FIRST_TWO(i, t) (t)(SG_T_NUMBER(i) < 2 ? SG_T_LANE_IN(i) + 4 * SG_T_NUMBER(i) : 0)
#define SG_T_LAST(i, t) (t)(SG_T_NUMBER(i) == 2 ? SG_T_LANE_IN(i) + 4 : i)
#define SG_T_MERGED \
    const sg_v32_r128 first = {SG_LANES4_(SG_T_FIRST_TWO, uint32_t)}, last = {SG_LANES4_(SG_T_LAST, uint32_t)}; \
    return sg_reg_shuffle2_b32_r128(sg_reg_shuffle2_b32_r128(a, b, (sg_r128)first), c, (sg_r128)last);
#define SG_T_NUMBER(i) ((3 * (i) + k) / 4)
#define SG_T_LANE_IN(i) ((3 * (i) + k) % 4)
SG_INLINE sg_r128 sg_reg_fours_of_r128_(sg_r128 a, sg_r128 b, sg_r128 c, uint32_t k) { SG_T_MERGED }
#undef SG_T_NUMBER
#undef SG_T_LANE_IN
#define SG_T_NUMBER(i) ((4 * block + (i)) % 3)
#define SG_T_LANE_IN(i) ((4 * block + (i)) / 3)
SG_INLINE sg_r128 sg_reg_fours_to_r128_(sg_r128 a, sg_r128 b, sg_r128 c, uint32_t block) { SG_T_MERGED }
#undef SG_T_NUMBER
#undef SG_T_LANE_IN
#undef SG_T_FIRST_TWO
#undef SG_T_LAST
#undef SG_T_MERGED
#endif

/* value k of each lane's three, out of the blocks a, b, c */
SG_INLINE SG_T_REG SG_T_INTERNAL(three_of)(SG_T_REG a, SG_T_REG b, SG_T_REG c, uint32_t k, uint32_t bytes) {
#if SG_REG_SSE2
    if (bytes == 4) return sg_reg_fours_of_r128_(a, b, c, k);
#endif
    const SG_T_REG x = SG_T_MM(shuffle_epi8)(a, SG_T_SPREAD(sg_reg_places_of_r128_(k, 0, bytes)));
    const SG_T_REG y = SG_T_MM(shuffle_epi8)(b, SG_T_SPREAD(sg_reg_places_of_r128_(k, 1, bytes)));
    const SG_T_REG z = SG_T_MM(shuffle_epi8)(c, SG_T_SPREAD(sg_reg_places_of_r128_(k, 2, bytes)));
    return SG_T_FN(or)(SG_T_FN(or)(x, y), z);
}
SG_INLINE SG_T_REG SG_T_INTERNAL(three_to)(SG_T_REG x, SG_T_REG y, SG_T_REG z, uint32_t block, uint32_t bytes) {
#if SG_REG_SSE2
    if (bytes == 4) return sg_reg_fours_to_r128_(x, y, z, block);
#endif
    const SG_T_REG a = SG_T_MM(shuffle_epi8)(x, SG_T_SPREAD(sg_reg_places_to_r128_(0, block, bytes)));
    const SG_T_REG b = SG_T_MM(shuffle_epi8)(y, SG_T_SPREAD(sg_reg_places_to_r128_(1, block, bytes)));
    const SG_T_REG c = SG_T_MM(shuffle_epi8)(z, SG_T_SPREAD(sg_reg_places_to_r128_(2, block, bytes)));
    return SG_T_FN(or)(SG_T_FN(or)(a, b), c);
}
SG_INLINE void SG_T_FN(load_three)(const void *from, uint32_t bytes, SG_T_REG *x, SG_T_REG *y, SG_T_REG *z) {
    const unsigned char *p = (const unsigned char *)from;
    const SG_T_REG a = SG_T_FROM(p), b = SG_T_FROM(p + 16), c = SG_T_FROM(p + 32);
    *x = SG_T_INTERNAL(three_of)(a, b, c, 0, bytes);
    *y = SG_T_INTERNAL(three_of)(a, b, c, 1, bytes);
    *z = SG_T_INTERNAL(three_of)(a, b, c, 2, bytes);
}
SG_INLINE void SG_T_INTERNAL(store_48)(unsigned char *p, SG_T_REG x) {
#if SG_T_REG_BITS == 128
    sg_reg_store_r128(p, x);
#elif SG_T_REG_BITS == 256
    sg_reg_store_r128(p, sg_reg_lo_r256(x));
    sg_reg_store_r128(p + 48, sg_reg_hi_r256(x));
#else
    sg_reg_store_48_r256_(p, sg_reg_lo_r512(x));
    sg_reg_store_48_r256_(p + 96, sg_reg_hi_r512(x));
#endif
}
SG_INLINE void SG_T_FN(store_three)(void *to, uint32_t bytes, SG_T_REG x, SG_T_REG y, SG_T_REG z) {
    unsigned char *p = (unsigned char *)to;
    SG_T_INTERNAL(store_48)(p, SG_T_INTERNAL(three_to)(x, y, z, 0, bytes));
    SG_T_INTERNAL(store_48)(p + 16, SG_T_INTERNAL(three_to)(x, y, z, 1, bytes));
    SG_T_INTERNAL(store_48)(p + 32, SG_T_INTERNAL(three_to)(x, y, z, 2, bytes));
}
#undef SG_T_SPREAD
#undef SG_T_FROM
#endif
