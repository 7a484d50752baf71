/* SPDX-License-Identifier: MIT */
/* Loads and stores: of some of the lanes, by lane numbers, and packed.
 * Where the target has no instruction for it, values of 16 bytes or less move in pieces of 8, 4, 2 and 1 bytes, and masked ones
 * by a loop over their lanes. Either way nothing outside the named elements is touched. */
#ifndef SG_T_VALUE
#error "sg: memory.tmpl.h is included by element.tmpl.h"
#endif

/* the mask of a leaf, without the lanes above S, which a vector mask may have set */
#if SG_T_PART && !SG_HAVE_KMASK
#define SG_T_LEAF_M(m) SG_T_REG_FN(and)(SG_T_GET(m), SG_T_REG_WIDTH_FN(mask_first)(SG_T_S))
#else
#define SG_T_LEAF_M(m) SG_T_MASK_GET(m)
#endif

#if SG_CHECKED
SG_NOINLINE SG_T_VALUE SG_T_INTERNAL(only_lanes)(SG_T_VALUE x, uint64_t lanes, const char *what) {
    SG_T_TYPE t[SG_T_S];
    if (!sg_checked_poisons_(SG_T_S, ~lanes & SG_T_ALL_LANES, what)) return x;
    SG_T_FN(store)(t, x);
    sg_checked_poison_(t, SG_T_S, ~lanes & SG_T_ALL_LANES, SG_T_BITS / 8, SG_T_KIND);
    return SG_T_FN(load)(t);
}
#endif

#if SG_CHECKED
SG_NOINLINE SG_T_VALUE SG_T_INTERNAL(told)(SG_T_VALUE x) {
    sg_checked_now_get_()->told--;
    return x;
}
#endif

/* ---- the first n lanes: by a mask, unless masked moves go lane by lane ---- */

#define SG_T_MASKED_N (SG_T_MASKED && !SG_REG_HAVE_LANE_ACCESS)

SG_T_INLINE SG_T_VALUE SG_T_FN(load_n)(const SG_T_TYPE *p, size_t n) {
    SG_T_TELL_N(false, p, n);
#if SG_T_DEEP
    SG_T_TYPE t[SG_T_S];
    memset(t, 0, sizeof t);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S && i < n; i++) t[i] = SG_T_CELL(p, i);
    return SG_T_ONLY_LANES(SG_T_FN(load)(t), SG_T_FIRST_LANES(n), "sg_load_n");
#elif !SG_T_LEAF
    SG_T_VALUE r;
    r.lo = SG_T_HALF_FN(load_n)(p, n);
    r.hi = n > SG_T_HALF_S ? SG_T_HALF_FN(load_n)(p + SG_T_HALF_S, n - SG_T_HALF_S) : SG_T_HALF_FN(zero)();
    return SG_T_ONLY_LANES(r, SG_T_FIRST_LANES(n), "sg_load_n");
#else
    if (n >= SG_T_S && (SG_IS_CONST(n) || !SG_T_MASKED_N)) return SG_T_TOLD_VALUE(SG_T_FN(load)(p));
    {
        SG_T_VALUE r;
        const uint32_t k = n < SG_T_S ? (uint32_t)n : SG_T_S;
#if SG_T_MASKED_N
        r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(load_masked)(SG_T_REG_WIDTH_FN(mask_first)(k), p));
#else
        r.v = SG_T_PUT(SG_T_REG_FN(load_part)(p, k * (SG_T_BITS / 8)));
#endif
        return SG_T_ONLY_LANES(r, SG_T_FIRST_LANES(n), "sg_load_n");
    }
#endif
}

SG_T_INLINE void SG_T_FN(store_n)(SG_T_TYPE *p, SG_T_VALUE x, size_t n) {
    SG_T_TELL_N(true, p, n);
#if SG_T_DEEP
    SG_T_TYPE t[SG_T_S];
    SG_T_FN(store)(t, x);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S && i < n; i++) SG_T_CELL(p, i) = t[i];
#elif !SG_T_LEAF
    SG_T_HALF_FN(store_n)(p, x.lo, n);
    if (n > SG_T_HALF_S) SG_T_HALF_FN(store_n)(p + SG_T_HALF_S, x.hi, n - SG_T_HALF_S);
#else
    if (n >= SG_T_S && (SG_IS_CONST(n) || !SG_T_MASKED_N)) {
        SG_T_TOLD(SG_T_FN(store)(p, x));
    } else {
        const uint32_t k = n < SG_T_S ? (uint32_t)n : SG_T_S;
#if SG_T_MASKED_N
        SG_T_REG_WIDTH_FN(store_masked)(SG_T_REG_WIDTH_FN(mask_first)(k), p, SG_T_GET(x));
#else
        SG_T_REG_FN(store_part)(p, SG_T_GET(x), k * (SG_T_BITS / 8));
#endif
    }
#endif
}

/* ---- masked ---- */

SG_T_INLINE SG_T_VALUE SG_T_MASK_FN(load_masked)(SG_T_MASK m, const SG_T_TYPE *p) {
    SG_T_TELL_MASKED(false, p, SG_T_MASK_BALLOT(m));
    SG_T_VALUE r;
#if !SG_T_LEAF && (SG_T_MASKED || !SG_T_DEEP)
    r.lo = SG_T_HALF_MASK_FN(load_masked)(SG_T_MASK_LO(m), p);
    r.hi = SG_T_HALF_MASK_FN(load_masked)(SG_T_MASK_HI(m), p + SG_T_HALF_S);
#elif SG_T_LEAF && SG_T_MASKED
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(load_masked)(SG_T_LEAF_M(m), p));
#else
    SG_T_TYPE t[SG_T_S];
    uint64_t left = SG_T_MASK_BALLOT(m);
    memset(t, 0, sizeof t);
    for (SG_LANE_LOOP_; left; left &= left - 1) t[sg_bits_first_(left)] = SG_T_CELL(p, sg_bits_first_(left));
    r = SG_T_FN(load)(t);
#endif
    return SG_T_ONLY_LANES(r, SG_T_MASK_BALLOT(m), "sg_load_masked");
}

SG_T_INLINE void SG_T_MASK_FN(store_masked)(SG_T_MASK m, SG_T_TYPE *p, SG_T_VALUE x) {
    SG_T_TELL_MASKED(true, p, SG_T_MASK_BALLOT(m));
#if !SG_T_LEAF && (SG_T_MASKED || !SG_T_DEEP)
    SG_T_HALF_MASK_FN(store_masked)(SG_T_MASK_LO(m), p, x.lo);
    SG_T_HALF_MASK_FN(store_masked)(SG_T_MASK_HI(m), p + SG_T_HALF_S, x.hi);
#elif SG_T_LEAF && SG_T_MASKED
    SG_T_REG_WIDTH_FN(store_masked)(SG_T_LEAF_M(m), p, SG_T_GET(x));
#else
    SG_T_TYPE t[SG_T_S];
    uint64_t left = SG_T_MASK_BALLOT(m);
    SG_T_FN(store)(t, x);
    for (SG_LANE_LOOP_; left; left &= left - 1) SG_T_CELL(p, sg_bits_first_(left)) = t[sg_bits_first_(left)];
#endif
}

SG_INLINE void SG_T_FN(stream_aligned)(SG_T_TYPE *p, SG_T_VALUE x) {
    SG_T_TELL(true, p, SG_T_ALL_LANES);
#if SG_T_PART
    SG_T_FN(store)(p, x);
#elif SG_T_LEAF
    SG_CHECK(((uintptr_t)p & (SG_T_REG_BITS / 8 - 1)) == 0);
    SG_T_REG_FN(stream)(p, SG_T_GET(x));
#else
    SG_T_HALF_FN(stream_aligned)(p, x.lo);
    SG_T_HALF_FN(stream_aligned)(p + SG_T_HALF_S, x.hi);
#endif
}
SG_INLINE void SG_T_FN(stream)(SG_T_TYPE *p, SG_T_VALUE x) {
#if SG_T_PART
    SG_T_FN(store)(p, x);
#else
    const size_t bytes = (SG_T_LEAF ? SG_T_S * SG_T_BITS : SG_REG_BITS) / 8;
    if (((uintptr_t)p & (bytes - 1)) == 0) {
        SG_T_FN(stream_aligned)(p, x);
    } else { /* kept apart: Clang would join two stores to a p that it knows to be aligned, and the joint store is a plain one */
        SG_APART_();
        SG_T_FN(store)(p, x);
        SG_APART_();
    }
#endif
}

/* ---- by lane numbers ---- */

SG_T_INLINE SG_T_VALUE SG_T_MASK_FN(gather_masked)(SG_T_MASK m, const SG_T_TYPE *p, SG_T_IDX idx) {
    SG_T_TELL_INDEXED(SG_CHECKED_MASKED_, p, SG_T_MASK_BALLOT(m), idx);
    SG_T_VALUE r;
#if SG_REG_HAVE_GATHER && SG_T_BITS >= 32 && !SG_T_LEAF
    r.lo = SG_T_HALF_MASK_FN(gather_masked)(SG_T_MASK_LO(m), p, SG_T_IDX_FN(lo)(idx));
    r.hi = SG_T_HALF_MASK_FN(gather_masked)(SG_T_MASK_HI(m), p, SG_T_IDX_FN(hi)(idx));
#elif SG_REG_HAVE_GATHER && SG_T_BITS >= 32
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(gather)(SG_T_LEAF_M(m), p, SG_T_IDX_GET(idx)));
#else
    SG_T_TYPE t[SG_T_S];
    uint32_t k[SG_T_S];
    uint64_t left = SG_T_MASK_BALLOT(m);
    SG_T_IDX_FN(store)(k, idx);
    memset(t, 0, sizeof t);
    for (SG_LANE_LOOP_; left; left &= left - 1) t[sg_bits_first_(left)] = SG_T_CELL(p, k[sg_bits_first_(left)]);
    r = SG_T_FN(load)(t);
#endif
    return SG_T_ONLY_LANES(r, SG_T_MASK_BALLOT(m), "sg_gather_masked");
}

SG_INLINE SG_T_VALUE SG_T_FN(gather)(const SG_T_TYPE *p, SG_T_IDX idx) {
    SG_T_TELL_INDEXED(false, p, SG_T_ALL_LANES, idx);
#if SG_REG_HAVE_GATHER && SG_T_BITS >= 32
    return SG_T_TOLD_VALUE(SG_T_MASK_FN(gather_masked)(SG_T_MASK_FIRST(SG_T_S), p, idx));
#else
    SG_T_TYPE t[SG_T_S];
    uint32_t k[SG_T_S];
    SG_T_IDX_FN(store)(k, idx);
#if SG_REG_HAVE_LANE_ACCESS
    SG_UNROLL(16)
#endif
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) t[i] = SG_T_CELL(p, k[i]);
    return SG_T_FN(load)(t);
#endif
}

SG_T_INLINE void SG_T_MASK_FN(scatter_masked)(SG_T_MASK m, SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) {
    SG_T_TELL_INDEXED(SG_CHECKED_WRITE_ | SG_CHECKED_MASKED_, p, SG_T_MASK_BALLOT(m), idx);
#if SG_REG_HAVE_SCATTER && SG_T_BITS >= 32 && !SG_T_LEAF
    SG_T_HALF_MASK_FN(scatter_masked)(SG_T_MASK_LO(m), p, SG_T_IDX_FN(lo)(idx), x.lo);
    SG_T_HALF_MASK_FN(scatter_masked)(SG_T_MASK_HI(m), p, SG_T_IDX_FN(hi)(idx), x.hi);
#elif SG_REG_HAVE_SCATTER && SG_T_BITS >= 32
    SG_T_REG_WIDTH_FN(scatter)(SG_T_LEAF_M(m), p, SG_T_IDX_GET(idx), SG_T_GET(x));
#else
    SG_T_TYPE t[SG_T_S];
    uint32_t k[SG_T_S];
    uint64_t left = SG_T_MASK_BALLOT(m);
    SG_T_IDX_FN(store)(k, idx);
    SG_T_FN(store)(t, x);
    for (SG_LANE_LOOP_; left; left &= left - 1) SG_T_CELL(p, k[sg_bits_first_(left)]) = t[sg_bits_first_(left)];
#endif
}

SG_INLINE void SG_T_FN(scatter)(SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) {
    SG_T_TELL_INDEXED(true, p, SG_T_ALL_LANES, idx);
#if SG_REG_HAVE_SCATTER && SG_T_BITS >= 32
    SG_T_TOLD(SG_T_MASK_FN(scatter_masked)(SG_T_MASK_FIRST(SG_T_S), p, idx, x));
#else
    SG_T_TYPE t[SG_T_S];
    uint32_t k[SG_T_S];
    SG_T_IDX_FN(store)(k, idx);
    SG_T_FN(store)(t, x);
#if SG_REG_HAVE_LANE_ACCESS
    SG_UNROLL(16)
#endif
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) SG_T_CELL(p, k[i]) = t[i];
#endif
}

/* ---- three for each lane ---- */

#if SG_T_THREES
SG_INLINE void SG_T_INTERNAL(load_three)(const SG_T_TYPE *p, SG_T_VALUE *v) {
#if SG_T_LEAF
    SG_T_REG x, y, z;
    SG_T_REG_FN(load_three)(p, SG_T_BITS / 8, &x, &y, &z);
    v[0].v = SG_T_PUT(x);
    v[1].v = SG_T_PUT(y);
    v[2].v = SG_T_PUT(z);
#else
    SG_T_HALF_VALUE lo[3], hi[3];
    SG_T_HALF_INTERNAL(load_three)(p, lo);
    SG_T_HALF_INTERNAL(load_three)(p + 3 * SG_T_HALF_S, hi);
    v[0].lo = lo[0], v[1].lo = lo[1], v[2].lo = lo[2];
    v[0].hi = hi[0], v[1].hi = hi[1], v[2].hi = hi[2];
#endif
}
SG_INLINE void SG_T_INTERNAL(store_three)(SG_T_TYPE *p, SG_T_VALUE x, SG_T_VALUE y, SG_T_VALUE z) {
#if SG_T_LEAF
    SG_T_REG_FN(store_three)(p, SG_T_BITS / 8, SG_T_GET(x), SG_T_GET(y), SG_T_GET(z));
#else
    SG_T_HALF_INTERNAL(store_three)(p, x.lo, y.lo, z.lo);
    SG_T_HALF_INTERNAL(store_three)(p + 3 * SG_T_HALF_S, x.hi, y.hi, z.hi);
#endif
}
#endif

/* ---- packed ---- */

/* compress_store and expand_load, for memory of which all S elements may be accessed. They move whole registers. Each register
 * overwrites what the one before stored too much; the last one ends at p + S or before. */
#if SG_T_PACKS
SG_INLINE uint32_t SG_T_INTERNAL(compress_over)(SG_T_MASK m, SG_T_TYPE *p, SG_T_VALUE x) {
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(compress)(SG_T_MASK_GET(m), SG_T_GET(x)));
    SG_T_FN(store)(p, x);
    return sg_bits_count_(SG_T_MASK_BALLOT(m));
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(expand_over)(SG_T_MASK m, const SG_T_TYPE *p) {
    SG_T_VALUE r = SG_T_FN(load)(p);
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(expand)(SG_T_MASK_GET(m), SG_T_GET(r)));
    return r;
}
#elif SG_T_COMPRESS && !SG_T_LEAF && !SG_T_DEEP
SG_INLINE uint32_t SG_T_INTERNAL(compress_over)(SG_T_MASK m, SG_T_TYPE *p, SG_T_VALUE x) {
    const uint32_t n = SG_T_HALF_INTERNAL(compress_over)(SG_T_MASK_LO(m), p, x.lo);
    return n + SG_T_HALF_INTERNAL(compress_over)(SG_T_MASK_HI(m), p + n, x.hi);
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(expand_over)(SG_T_MASK m, const SG_T_TYPE *p) {
    SG_T_VALUE r;
    r.lo = SG_T_HALF_INTERNAL(expand_over)(SG_T_MASK_LO(m), p);
    r.hi = SG_T_HALF_INTERNAL(expand_over)(
        SG_T_MASK_HI(m), p + sg_bits_count_(SG_T_MASK_BALLOT(m) & (SG_T_ALL_LANES >> SG_T_HALF_S)));
    return r;
}
#endif

/* The same by words of 64 bits. Memory needs room for one word behind the S elements. m has a bit for each lane. */
#if SG_T_WORDS
#define SG_T_EACH (64 / SG_T_BITS)
#define SG_T_WORD_LANES(m) \
    (sg_reg_deposit_bits_(m, SG_T_BITS == 8 ? 0x0101010101010101 : 0x0001000100010001) * (SG_T_BITS == 8 ? 0xff : 0xffff))
SG_INLINE uint32_t SG_T_INTERNAL(compress_words)(uint64_t m, SG_T_TYPE *p, SG_T_VALUE x) {
    SG_T_TYPE t[SG_T_S];
    uint32_t n = 0;
    SG_T_FN(store)(t, x);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i += SG_T_EACH) {
        const uint64_t here = m >> i & (((uint64_t)1 << SG_T_EACH) - 1);
        uint64_t word;
        memcpy(&word, t + i, 8);
        word = sg_reg_extract_bits_(word, SG_T_WORD_LANES(here));
        memcpy(p + n, &word, 8);
        n += sg_bits_count_(here);
    }
    return n;
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(expand_words)(uint64_t m, const SG_T_TYPE *p) {
    SG_T_TYPE t[SG_T_S];
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i += SG_T_EACH) {
        const uint64_t here = m >> i & (((uint64_t)1 << SG_T_EACH) - 1);
        uint64_t word;
        memcpy(&word, p, 8);
        word = sg_reg_deposit_bits_(word, SG_T_WORD_LANES(here));
        memcpy(t + i, &word, 8);
        p += sg_bits_count_(here);
    }
    return SG_T_FN(load)(t);
}
#undef SG_T_WORD_LANES
#endif

SG_T_INLINE uint32_t SG_T_MASK_FN(compress_store)(SG_T_MASK m, SG_T_TYPE *p, SG_T_VALUE x) {
    SG_T_TELL_N(true, p, sg_bits_count_(SG_T_MASK_BALLOT(m)));
#if SG_T_WORDS
    SG_T_TYPE t[SG_T_S + SG_T_EACH] = SG_ZEROS_;
    const uint32_t n = SG_T_INTERNAL(compress_words)(SG_T_MASK_BALLOT(m), t, x);
    SG_T_TOLD(SG_T_FN(store_n)(p, SG_T_FN(load)(t), n));
    return n;
#elif !SG_T_LEAF && !SG_T_DEEP
    const uint32_t n = SG_T_HALF_MASK_FN(compress_store)(SG_T_MASK_LO(m), p, x.lo);
    return n + SG_T_HALF_MASK_FN(compress_store)(SG_T_MASK_HI(m), p + n, x.hi);
#elif SG_T_PACKS
    const uint32_t n = sg_bits_count_(SG_T_MASK_BALLOT(m));
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(compress)(SG_T_MASK_GET(m), SG_T_GET(x)));
    SG_T_TOLD(SG_T_FN(store_n)(p, x, n));
    return n;
#else
    SG_T_TYPE t[SG_T_S];
    uint64_t left = SG_T_MASK_BALLOT(m);
    uint32_t n = 0;
    SG_T_FN(store)(t, x);
    for (SG_LANE_LOOP_; left; left &= left - 1) SG_T_CELL(p, n++) = t[sg_bits_first_(left)];
    return n;
#endif
}

SG_T_INLINE SG_T_VALUE SG_T_MASK_FN(expand_load)(SG_T_MASK m, const SG_T_TYPE *p) {
    SG_T_TELL_N(false, p, sg_bits_count_(SG_T_MASK_BALLOT(m)));
    SG_T_VALUE r;
#if SG_T_WORDS
    SG_T_TYPE t[SG_T_S + SG_T_EACH] = SG_ZEROS_;
    SG_T_TOLD(SG_T_FN(store)(t, SG_T_FN(load_n)(p, sg_bits_count_(SG_T_MASK_BALLOT(m)))));
    r = SG_T_INTERNAL(expand_words)(SG_T_MASK_BALLOT(m), t);
#elif !SG_T_LEAF && !SG_T_DEEP
    r.lo = SG_T_HALF_MASK_FN(expand_load)(SG_T_MASK_LO(m), p);
    r.hi = SG_T_HALF_MASK_FN(expand_load)(
        SG_T_MASK_HI(m), p + sg_bits_count_(SG_T_MASK_BALLOT(m) & (SG_T_ALL_LANES >> SG_T_HALF_S)));
#elif SG_T_PACKS
    SG_T_TOLD(r = SG_T_FN(load_n)(p, sg_bits_count_(SG_T_MASK_BALLOT(m))));
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(expand)(SG_T_MASK_GET(m), SG_T_GET(r)));
#else
    SG_T_TYPE t[SG_T_S];
    uint64_t left = SG_T_MASK_BALLOT(m);
    memset(t, 0, sizeof t);
    for (SG_LANE_LOOP_; left; left &= left - 1) t[sg_bits_first_(left)] = SG_T_CELL(p++, 0);
    r = SG_T_FN(load)(t);
#endif
    return SG_T_ONLY_LANES(r, SG_T_MASK_BALLOT(m), "sg_expand_load");
}

#undef SG_T_LEAF_M
#undef SG_T_MASKED_N
#undef SG_T_EACH
