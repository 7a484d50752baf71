/* SPDX-License-Identifier: MIT */
/* Memory accesses that are partial, masked, or by lane numbers. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_TABLE)
#error "sg: vector_memory.tmpl.h is included by vector.tmpl.h"
#endif

/* ---- the first n bytes, n < 16: one load of a register within a page, or two overlapping accesses of 8, 4, 2 or 1 bytes ---- */

/* A load of a whole register that stays on the page of its first byte cannot fault; only n bytes of it are kept. It is not used where a
 * tool watches accesses, nor if n is known, since a known n takes few instructions anyway. Pages of x86 have 4096 bytes or more. */
#define SG_T_PAGES (SG_HAVE_SSE42 && SG_HAVE_GNU && !SG_TSAN && !SG_TELL_MEMORY_)
#if SG_T_PAGES
SG_INLINE bool SG_T_INTERNAL(on_page)(const void *p) { return ((uintptr_t)p & 4095) <= 4096 - SG_T_REG_BITS / 8; }
SG_INLINE SG_T_REG SG_T_INTERNAL(load_on_page)(const void *p, size_t n) {
    static const uint64_t some[8] = {~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0};
    __asm__("" : "+r"(p)); /* hides p, since compilers know how long an array is */
    return SG_T_FN(and)(SG_T_FN(load)(p), SG_T_FN(load)((const unsigned char *)some + 32 - n));
}
#endif
#if SG_T_REG_BITS == 128 && SG_HAVE_SSE42
/* 16 numbers from number `at` on, for a byte shuffle. Numbers below 16 and above 31 give 0; the others are bytes 0 to 15. */
SG_INLINE sg_r128 sg_reg_slide_r128_(size_t at) {
    static const uint64_t numbers[6] = {0x8080808080808080, 0x8080808080808080, 0x0706050403020100,
                                        0x0f0e0d0c0b0a0908, 0x8080808080808080, 0x8080808080808080};
    return _mm_loadu_si128((const sg_r128 *)(const void *)((const unsigned char *)numbers + at));
}
#if SG_T_PAGES
SG_INLINE sg_r128 sg_reg_load_some_r128_(const unsigned char *p, size_t n) {
    if (n == 0) return sg_reg_zero_r128();
    if (sg_reg_on_page_r128_(p)) return sg_reg_load_on_page_r128_(p, n);
    p += n; /* the same page has 16 bytes before p + n; byte i is byte 16 - n + i of them */
    __asm__("" : "+r"(p));
    return _mm_shuffle_epi8(sg_reg_load_r128(p - 16), sg_reg_slide_r128_(32 - n));
}
#endif
#endif

#if SG_T_REG_BITS == 128
#if SG_TSAN /* its runtime forgets the first of two accesses that overlap */
SG_INLINE sg_r128 sg_reg_load_part_r128(const void *p, size_t n) {
    unsigned char part[16] = {0};
    SG_TELL_LANES_(read, p, (1u << n) - 1, 1);
    SG_COPY_TOLD_(part, p, n);
    return sg_reg_load_r128(part);
}
SG_INLINE void sg_reg_store_part_r128(void *p, sg_r128 x, size_t n) {
    unsigned char part[16];
    sg_reg_store_r128(part, x);
    SG_TELL_LANES_(write, p, (1u << n) - 1, 1);
    SG_COPY_TOLD_(p, part, n);
}
#else
#define SG_T_ROW(bytes, type) \
    SG_INLINE type sg_reg_load##bytes##_r128_(const void *p) { type x; memcpy(&x, p, bytes); return x; }
SG_T_ROW(8, uint64_t)
SG_T_ROW(4, uint32_t)
SG_T_ROW(2, uint16_t)
#undef SG_T_ROW
/* The second access ends at p + n. When it is shifted to where its bytes belong, the overlap repeats what the first one read.
 * A shift that may be one by 64 is made in two steps. */
SG_INLINE sg_r128 sg_reg_load_part_r128(const void *p, size_t n) {
    const unsigned char *b = (const unsigned char *)p;
    uint64_t lo = 0, hi = 0;
#if SG_T_PAGES
    if (!SG_IS_CONST(n)) return sg_reg_load_some_r128_(b, n);
#endif
    if (n >= 8) {
        lo = sg_reg_load8_r128_(b);
        hi = sg_reg_load8_r128_(b + n - 8) >> 8 * (15 - n) >> 8;
    } else if (n >= 4) {
        lo = sg_reg_load4_r128_(b) | (uint64_t)sg_reg_load4_r128_(b + n - 4) << 8 * (n - 4);
    } else if (n >= 2) {
        lo = sg_reg_load2_r128_(b) | (uint64_t)b[n - 1] << 8 * (n - 1);
    } else if (n == 1) {
        lo = b[0];
    }
    return SG_MM_(set_epi64x)((int64_t)hi, (int64_t)lo);
}
SG_INLINE void sg_reg_store_part_r128(void *p, sg_r128 x, size_t n) {
    unsigned char *b = (unsigned char *)p;
    uint64_t lo = sg_reg_first_u64_r128(x);
    if (n >= 8) {
        uint64_t hi = sg_reg_first_u64_r128(SG_T_HI(x));
        hi = hi << 8 * (15 - n) << 8 | lo >> 8 * (n - 8);
        memcpy(b, &lo, 8);
        memcpy(b + n - 8, &hi, 8);
    } else if (n >= 4) {
        uint32_t first = (uint32_t)lo, last = (uint32_t)(lo >> 8 * (n - 4));
        memcpy(b, &first, 4);
        memcpy(b + n - 4, &last, 4);
    } else if (n >= 2) {
        uint16_t first = (uint16_t)lo;
        memcpy(b, &first, 2);
        b[n - 1] = (unsigned char)(lo >> 8 * (n - 1));
    } else if (n == 1) {
        b[0] = (unsigned char)lo;
    }
}
#endif
#endif

#if SG_T_REG_BITS == 256
/* ---- the first n bytes, n < 32: from 16 on, two overlapping accesses of 16; the second one ends at p + n ---- */

SG_INLINE sg_r256 sg_reg_load_part_r256(const void *p, size_t n) {
    const unsigned char *b = (const unsigned char *)p;
#if SG_T_PAGES
    if (!SG_IS_CONST(n) && n > 0 && sg_reg_on_page_r256_(p)) return sg_reg_load_on_page_r256_(p, n);
#endif
    if (n < 16) return sg_reg_join_r256(sg_reg_load_part_r128(b, n), sg_reg_zero_r128());
#if SG_TSAN /* as above */
    return sg_reg_join_r256(sg_reg_load_r128(b), sg_reg_load_part_r128(b + 16, n - 16));
#else /* byte i of the upper half is byte 32 - n + i of the last 16 */
    return sg_reg_join_r256(sg_reg_load_r128(b), _mm_shuffle_epi8(sg_reg_load_r128(b + n - 16), sg_reg_slide_r128_(48 - n)));
#endif
}
SG_INLINE void sg_reg_store_part_r256(void *p, sg_r256 x, size_t n) {
    unsigned char *b = (unsigned char *)p;
    if (n < 16) {
        sg_reg_store_part_r128(b, sg_reg_lo_r256(x), n);
    } else {
#if SG_TSAN
        sg_reg_store_r128(b, sg_reg_lo_r256(x));
        sg_reg_store_part_r128(b + 16, sg_reg_hi_r256(x), n - 16);
#else /* byte i of the last 16 is byte n - 16 + i of x */
        const sg_r128 of_lo = _mm_shuffle_epi8(sg_reg_lo_r256(x), sg_reg_slide_r128_(n));
        const sg_r128 of_hi = _mm_shuffle_epi8(sg_reg_hi_r256(x), sg_reg_slide_r128_(n - 16));
        sg_reg_store_r128(b, sg_reg_lo_r256(x));
        sg_reg_store_r128(b + n - 16, _mm_or_si128(of_lo, of_hi));
#endif
    }
}
#endif

#undef SG_T_PAGES

#if SG_HAVE_AVX2
/* ---- masked: lanes that are off are not accessed, and cannot fault ---- */

#define SG_T_ROW(B, c) \
    SG_INLINE SG_T_REG SG_T_FN(load_masked_b##B)(SG_T_REG m, const void *p) { \
        SG_TELL_LANES_(read, p, SG_T_FN(mask_bits_b##B)(m), B / 8); \
        return SG_T_MM_NATIVE(maskload_epi##B)((const c *)p, m); \
    } \
    SG_INLINE void SG_T_FN(store_masked_b##B)(SG_T_REG m, void *p, SG_T_REG x) { \
        SG_TELL_LANES_(write, p, SG_T_FN(mask_bits_b##B)(m), B / 8); \
        SG_T_MM_NATIVE(maskstore_epi##B)((c *)p, m, x); \
    }
SG_T_ROW(32, int)
SG_T_ROW(64, long long)
#undef SG_T_ROW

/* ---- gather ---- */

#if SG_T_REG_BITS == 128
#define SG_T_ALL_ON(m) (((m)[0] & (m)[1]) == UINT64_MAX)
#else
#define SG_T_ALL_ON(m) (((m)[0] & (m)[1] & (m)[2] & (m)[3]) == UINT64_MAX)
#endif
#include "gather_loads.tmpl.h"
/* The instruction takes signed indices. So indices are made 2^31 less, and the base 2^31 elements more; the base is computed
 * as a number, since it points nowhere. An addition, not xor: compilers join it with one in front of it. */
#define SG_T_ROW(B, c, idx_v, flip) \
    SG_INLINE SG_T_REG SG_T_FN(gather_b##B)(SG_T_REG m, const void *base, idx_v idx) { \
        uintptr_t at = (uintptr_t)base + ((uintptr_t)(B / 8) << 31); \
        SG_TELL_INDEXED_(read, base, SG_T_FN(mask_bits_b##B)(m), idx, B / 8); \
        SG_T_BY_LOADS(B, SG_T_ALL_ON((SG_T_REG_VECTOR(64))m)) \
        idx = flip(idx); \
        return SG_T_MM_NATIVE(mask_i32gather_epi##B)(SG_T_FN(zero)(), (const c *)at, idx, m, B / 8); \
    }
#define SG_T_FLIP(x) SG_T_MM(add_epi32)(x, SG_T_FN(splat_u32)(0x80000000))
#define SG_T_FLIP_HALF(x) _mm_add_epi32(x, sg_reg_splat_u32_r128(0x80000000))
SG_T_ROW(32, int, SG_T_REG, SG_T_FLIP)
SG_T_ROW(64, long long, sg_r128, SG_T_FLIP_HALF)
#undef SG_T_FLIP
#undef SG_T_FLIP_HALF
#undef SG_T_ROW
#undef SG_T_BY_LOADS
#undef SG_T_ALL_ON
#endif

#if SG_REG_OWN
/* ---- masked, and by lane numbers: one instruction for each lane. A lane that is off uses an element of its own. So there are two
 * addresses to choose from, and no branch. on: the lanes as bits, one in each `step` bits (neon.h, wasm.h) ---- */

#define SG_T_EACH_64(f) f(0), f(1)
#define SG_T_EACH_32(f) SG_T_EACH_64(f), f(2), f(3)
#define SG_T_EACH_16(f) SG_T_EACH_32(f), f(4), f(5), f(6), f(7)
#define SG_T_EACH_8(f) SG_T_EACH_16(f), f(8), f(9), f(10), f(11), f(12), f(13), f(14), f(15)
/* GCC would warn of elements behind the caller's array, though the mask leaves them out */
#if SG_GCC
#define SG_T_ANYWHERE(at) SG_IN_REGISTER(at)
#else
#define SG_T_ANYWHERE(at) ((void)0)
#endif
#define SG_T_LOAD(i) *(on >> i * step & 1 ? at + i : &none)
#define SG_T_STORE(i) (void)(*(on >> i * step & 1 ? at + i : &none) = v[i])
#define SG_T_GATHER(i) *(on >> i * step & 1 ? at + k[i] : &none)
#define SG_T_SCATTER(i) (void)(*(on >> i * step & 1 ? at + k[i] : &none) = v[i])
#define SG_T_ROW_LOAD(B, op, each, idx_parameter, numbers) \
    SG_INLINE sg_r128 SG_T_FN(op##_b##B)(sg_r128 m, const void *p idx_parameter) { \
        enum { step = SG_REG_ON_STEP_(B) }; \
        typedef const uint##B##_t SG_MAY_ALIAS lane; \
        static const uint##B##_t none = 0; \
        const uint64_t on = SG_T_INTERNAL(on_b##B)(m); \
        lane *at = (lane *)p; \
        numbers \
        SG_T_ANYWHERE(at); \
        const sg_v##B##_r128 v = {SG_T_EACH_##B(each)}; \
        return (sg_r128)v; \
    }
#define SG_T_ROW_STORE(B, op, each, idx_parameter, numbers) \
    SG_INLINE void SG_T_FN(op##_b##B)(sg_r128 m, void *p idx_parameter, sg_r128 x) { \
        enum { step = SG_REG_ON_STEP_(B) }; \
        typedef uint##B##_t SG_MAY_ALIAS lane; \
        const uint64_t on = SG_T_INTERNAL(on_b##B)(m); \
        const sg_v##B##_r128 v = (sg_v##B##_r128)x; \
        lane none, *at = (lane *)p; \
        numbers \
        SG_T_ANYWHERE(at); \
        SG_T_EACH_##B(each); \
    }
#define SG_T_COMMA_IDX , sg_r128 idx
#define SG_T_NUMBERS const sg_v32_r128 k = (sg_v32_r128)idx;
SG_T_ROW_LOAD(8, load_masked, SG_T_LOAD, , )
SG_T_ROW_STORE(8, store_masked, SG_T_STORE, , )
SG_T_ROW_LOAD(16, load_masked, SG_T_LOAD, , )
SG_T_ROW_STORE(16, store_masked, SG_T_STORE, , )
SG_T_ROW_LOAD(32, load_masked, SG_T_LOAD, , )
SG_T_ROW_STORE(32, store_masked, SG_T_STORE, , )
SG_T_ROW_LOAD(64, load_masked, SG_T_LOAD, , )
SG_T_ROW_STORE(64, store_masked, SG_T_STORE, , )
SG_T_ROW_LOAD(32, gather, SG_T_GATHER, SG_T_COMMA_IDX, SG_T_NUMBERS)
SG_T_ROW_STORE(32, scatter, SG_T_SCATTER, SG_T_COMMA_IDX, SG_T_NUMBERS)
SG_T_ROW_LOAD(64, gather, SG_T_GATHER, SG_T_COMMA_IDX, SG_T_NUMBERS)
SG_T_ROW_STORE(64, scatter, SG_T_SCATTER, SG_T_COMMA_IDX, SG_T_NUMBERS)
#undef SG_T_ROW_LOAD
#undef SG_T_ROW_STORE
#undef SG_T_COMMA_IDX
#undef SG_T_NUMBERS
#undef SG_T_EACH_64
#undef SG_T_EACH_32
#undef SG_T_EACH_16
#undef SG_T_EACH_8
#undef SG_T_LOAD
#undef SG_T_STORE
#undef SG_T_GATHER
#undef SG_T_SCATTER
#undef SG_T_ANYWHERE
#endif

#if SG_T_REG_BITS == 128 && (SG_REG_OWN || SG_HAVE_SSE42)
/* ---- packed: by tables that hold, for each mask of four lanes of 32 bits, the numbers of the bytes; z makes the byte 0 ----
 * A lane of 64 bits counts as two of 32, in the value and in the mask. */

#if SG_REG_OWN
#define SG_T_BYTES_AT sg_reg_bytes_at_r128
#else
#define SG_T_BYTES_AT SG_MM_(shuffle_epi8)
#endif
#define SG_T_WORD_0 0x03020100
#define SG_T_WORD_1 0x07060504
#define SG_T_WORD_2 0x0b0a0908
#define SG_T_WORD_3 0x0f0e0d0c
#define SG_T_WORD_z 0x80808080
#define SG_T_ROW(a, b, c, d) {SG_T_WORD_##a, SG_T_WORD_##b, SG_T_WORD_##c, SG_T_WORD_##d}
SG_INLINE sg_r128 sg_reg_compress_b32_r128(sg_r128 m, sg_r128 x) {
    static const uint32_t order[16][4] = {
        SG_T_ROW(z, z, z, z), SG_T_ROW(0, z, z, z), SG_T_ROW(1, z, z, z), SG_T_ROW(0, 1, z, z),
        SG_T_ROW(2, z, z, z), SG_T_ROW(0, 2, z, z), SG_T_ROW(1, 2, z, z), SG_T_ROW(0, 1, 2, z),
        SG_T_ROW(3, z, z, z), SG_T_ROW(0, 3, z, z), SG_T_ROW(1, 3, z, z), SG_T_ROW(0, 1, 3, z),
        SG_T_ROW(2, 3, z, z), SG_T_ROW(0, 2, 3, z), SG_T_ROW(1, 2, 3, z), SG_T_ROW(0, 1, 2, 3),
    };
    return SG_T_BYTES_AT(x, sg_reg_load_r128(order[sg_reg_mask_bits_b32_r128(m)]));
}
SG_INLINE sg_r128 sg_reg_expand_b32_r128(sg_r128 m, sg_r128 x) {
    static const uint32_t order[16][4] = {
        SG_T_ROW(z, z, z, z), SG_T_ROW(0, z, z, z), SG_T_ROW(z, 0, z, z), SG_T_ROW(0, 1, z, z),
        SG_T_ROW(z, z, 0, z), SG_T_ROW(0, z, 1, z), SG_T_ROW(z, 0, 1, z), SG_T_ROW(0, 1, 2, z),
        SG_T_ROW(z, z, z, 0), SG_T_ROW(0, z, z, 1), SG_T_ROW(z, 0, z, 1), SG_T_ROW(0, 1, z, 2),
        SG_T_ROW(z, z, 0, 1), SG_T_ROW(0, z, 1, 2), SG_T_ROW(z, 0, 1, 2), SG_T_ROW(0, 1, 2, 3),
    };
    return SG_T_BYTES_AT(x, sg_reg_load_r128(order[sg_reg_mask_bits_b32_r128(m)]));
}
#undef SG_T_ROW
#undef SG_T_WORD_0
#undef SG_T_WORD_1
#undef SG_T_WORD_2
#undef SG_T_WORD_3
#undef SG_T_WORD_z
/* ---- packed: by tables that hold, for each mask of eight lanes, the number of the lane that comes to each place, as a byte, or 0x80 for none ----
 * A row has the 16 masks with the same upper four lanes. ENTRY(low, h, n) is that of them whose lower four lanes, n of which are on, have the bytes
 * low; h is the bytes of the upper four, if no lower lane were on. In both 0x80 says that there is a lane. */
#define SG_T_NONE ((uint64_t)0x8080808080808080)
#define SG_T_ENTRY(low, h, n) (low | (uint64_t)(h) << 8 * n) ^ SG_T_NONE
#define SG_T_ROW(h) \
    SG_T_ENTRY(0, h, 0), SG_T_ENTRY(0x80, h, 1), SG_T_ENTRY(0x81, h, 1), SG_T_ENTRY(0x8180, h, 2), \
    SG_T_ENTRY(0x82, h, 1), SG_T_ENTRY(0x8280, h, 2), SG_T_ENTRY(0x8281, h, 2), SG_T_ENTRY(0x828180, h, 3), \
    SG_T_ENTRY(0x83, h, 1), SG_T_ENTRY(0x8380, h, 2), SG_T_ENTRY(0x8381, h, 2), SG_T_ENTRY(0x838180, h, 3), \
    SG_T_ENTRY(0x8382, h, 2), SG_T_ENTRY(0x838280, h, 3), SG_T_ENTRY(0x838281, h, 3), SG_T_ENTRY(0x83828180, h, 4)
SG_INLINE const uint64_t *sg_reg_compress_order_(void) {
    static const uint64_t order[256] = {
        SG_T_ROW(0), SG_T_ROW(0x84), SG_T_ROW(0x85), SG_T_ROW(0x8584),
        SG_T_ROW(0x86), SG_T_ROW(0x8684), SG_T_ROW(0x8685), SG_T_ROW(0x868584),
        SG_T_ROW(0x87), SG_T_ROW(0x8784), SG_T_ROW(0x8785), SG_T_ROW(0x878584),
        SG_T_ROW(0x8786), SG_T_ROW(0x878684), SG_T_ROW(0x878685), SG_T_ROW(0x87868584),
    };
    return order;
}
#undef SG_T_ENTRY
#undef SG_T_ROW
#define SG_T_ENTRY(low, h, n) (low | ((uint64_t)(h) + n * ((uint64_t)(h) >> 7 & 0x01010101)) << 32) ^ SG_T_NONE
#define SG_T_ROW(h) \
    SG_T_ENTRY(0, h, 0), SG_T_ENTRY(0x80, h, 1), SG_T_ENTRY(0x8000, h, 1), SG_T_ENTRY(0x8180, h, 2), \
    SG_T_ENTRY(0x800000, h, 1), SG_T_ENTRY(0x810080, h, 2), SG_T_ENTRY(0x818000, h, 2), SG_T_ENTRY(0x828180, h, 3), \
    SG_T_ENTRY(0x80000000, h, 1), SG_T_ENTRY(0x81000080, h, 2), SG_T_ENTRY(0x81008000, h, 2), SG_T_ENTRY(0x82008180, h, 3), \
    SG_T_ENTRY(0x81800000, h, 2), SG_T_ENTRY(0x82810080, h, 3), SG_T_ENTRY(0x82818000, h, 3), SG_T_ENTRY(0x83828180, h, 4)
SG_INLINE const uint64_t *sg_reg_expand_order_(void) {
    static const uint64_t order[256] = {
        SG_T_ROW(0), SG_T_ROW(0x80), SG_T_ROW(0x8000), SG_T_ROW(0x8180),
        SG_T_ROW(0x800000), SG_T_ROW(0x810080), SG_T_ROW(0x818000), SG_T_ROW(0x828180),
        SG_T_ROW(0x80000000), SG_T_ROW(0x81000080), SG_T_ROW(0x81008000), SG_T_ROW(0x82008180),
        SG_T_ROW(0x81800000), SG_T_ROW(0x82810080), SG_T_ROW(0x82818000), SG_T_ROW(0x83828180),
    };
    return order;
}
#undef SG_T_ENTRY
#undef SG_T_ROW
/* the numbers of the bytes of lanes of 16 bits */
SG_INLINE sg_r128 sg_reg_pick_order_r128_(sg_r128 m, sg_r128 x, const uint64_t *order) {
    const sg_r128 lanes = sg_reg_splat_u64_r128(order[sg_reg_mask_bits_b16_r128(m)]), twice = SG_MM_(unpacklo_epi8)(lanes, lanes);
    return SG_T_BYTES_AT(x, sg_reg_or_r128(SG_MM_(adds_epu8)(twice, twice), sg_reg_splat_u16_r128(0x0100)));
}
SG_INLINE sg_r128 sg_reg_compress_b16_r128(sg_r128 m, sg_r128 x) { return sg_reg_pick_order_r128_(m, x, sg_reg_compress_order_()); }
/* the sum of the bytes up to each byte, which is the number of lanes up to it that are on, says where its lane comes from */
#define SG_T_UP(x, n) SG_MM_(slli_si128)(x, n)
SG_INLINE sg_r128 sg_reg_expand_b8_r128(sg_r128 m, sg_r128 x) {
    sg_r128 number = sg_reg_and_r128(m, sg_reg_splat_u8_r128(1));
    number = sg_reg_add_u8_r128(number, SG_T_UP(number, 1));
    number = sg_reg_add_u8_r128(number, SG_T_UP(number, 2));
    number = sg_reg_add_u8_r128(number, SG_T_UP(number, 4));
    number = sg_reg_add_u8_r128(number, SG_T_UP(number, 8));
    return sg_reg_and_r128(SG_T_BYTES_AT(x, sg_reg_sub_u8_r128(number, sg_reg_splat_u8_r128(1))), m);
}
#undef SG_T_UP
SG_INLINE sg_r128 sg_reg_expand_b16_r128(sg_r128 m, sg_r128 x) {
#if SG_REG_OWN_NEON /* the bits of a mask are several instructions */
    return sg_reg_expand_b8_r128(m, x);
#else
    return sg_reg_pick_order_r128_(m, x, sg_reg_expand_order_());
#endif
}
/* packs both halves by the table, then puts the upper one behind the n lanes of the lower one */
SG_INLINE sg_r128 sg_reg_compress_b8_r128(sg_r128 m, sg_r128 x) {
#define SG_T_LOWER ((uint64_t)0x0706050403020100)
#define SG_T_UPPER ((uint64_t)0x0f0e0d0c0b0a0908)
#define SG_T_ROW(n) {(SG_T_LOWER & (((uint64_t)1 << 8 * n) - 1)) | SG_T_UPPER << 8 * n, SG_T_UPPER >> (64 - 8 * n) | SG_T_NONE << 8 * n}
    static const uint64_t behind[9][2] = {{SG_T_UPPER, SG_T_NONE}, SG_T_ROW(1), SG_T_ROW(2), SG_T_ROW(3), SG_T_ROW(4),
                                          SG_T_ROW(5), SG_T_ROW(6), SG_T_ROW(7), {SG_T_LOWER, SG_T_UPPER}};
#undef SG_T_LOWER
#undef SG_T_UPPER
#undef SG_T_ROW
    const uint64_t *order = sg_reg_compress_order_();
    const uint32_t on = (uint32_t)sg_reg_mask_bits_b8_r128(m), low = on & 0xff;
    const uint64_t bytes[2] = {order[low], order[on >> 8] + 0x0808080808080808};
    return SG_T_BYTES_AT(SG_T_BYTES_AT(x, sg_reg_load_r128(bytes)), sg_reg_load_r128(behind[sg_bits_count_(low)]));
}
#undef SG_T_NONE
SG_INLINE sg_r128 sg_reg_compress_b64_r128(sg_r128 m, sg_r128 x) { return sg_reg_compress_b32_r128(m, x); }
SG_INLINE sg_r128 sg_reg_expand_b64_r128(sg_r128 m, sg_r128 x) { return sg_reg_expand_b32_r128(m, x); }
#undef SG_T_BYTES_AT
#endif

#if SG_T_REG_BITS == 256
/* by the same tables; a lane of 64 bits counts as two of 32 */
SG_INLINE sg_r256 sg_reg_pick_order_r256_(sg_r256 m, sg_r256 x, const uint64_t *order) {
    sg_r256 i = _mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i *)(order + _mm256_movemask_ps(_mm256_castsi256_ps(m)))));
    if (SG_CLANG) SG_KEEP_(i); /* else it would look at the bytes again */
    return _mm256_andnot_si256(_mm256_srai_epi32(i, 31), _mm256_permutevar8x32_epi32(x, i));
}
SG_INLINE sg_r256 sg_reg_compress_b32_r256(sg_r256 m, sg_r256 x) { return sg_reg_pick_order_r256_(m, x, sg_reg_compress_order_()); }
SG_INLINE sg_r256 sg_reg_expand_b32_r256(sg_r256 m, sg_r256 x) { return sg_reg_pick_order_r256_(m, x, sg_reg_expand_order_()); }
SG_INLINE sg_r256 sg_reg_compress_b64_r256(sg_r256 m, sg_r256 x) { return sg_reg_compress_b32_r256(m, x); }
SG_INLINE sg_r256 sg_reg_expand_b64_r256(sg_r256 m, sg_r256 x) { return sg_reg_expand_b32_r256(m, x); }
#endif
