/* SPDX-License-Identifier: MIT */
/* Loads and stores of some of the lanes, by lane numbers, and packed.
 * Where the target has no instruction for it, lanes of 16 bytes or less move in 8/4/2/1-byte pieces and masks
 * by a loop over their lanes: nothing outside the named elements is touched either way. */
#ifndef SG_T_T
#error "sg: memory.tmpl.h is included by elem.tmpl.h"
#endif

/* mask of a leaf, without the lanes above S that a vector mask may carry */
#if SG_T_PART && !SG_HAVE_KMASK
#define SG_T_LEAF_M(m) SG_T_RV(and)(SG_T_GET(m), SG_T_RB(mask_first)(SG_T_S))
#else
#define SG_T_LEAF_M(m) SG_T_MGET(m)
#endif

/* ---- the first n lanes ---- */

SG_T_INLINE SG_T_T SG_T_FN(load_n)(const SG_T_C *p, size_t n) {
#if SG_T_DEEP
    SG_T_C t[SG_T_S];
    memset(t, 0, sizeof t);
    for (uint32_t i = 0; i < SG_T_S && i < n; i++) t[i] = p[i];
    return SG_T_FN(load)(t);
#elif !SG_T_LEAF
    SG_T_T r;
    r.lo = SG_T_HFN(load_n)(p, n);
    r.hi = n > SG_T_HS ? SG_T_HFN(load_n)(p + SG_T_HS, n - SG_T_HS) : SG_T_HFN(zero)();
    return r;
#else
    if (n >= SG_T_S && (SG_IS_CONST(n) || !SG_T_MASKED)) return SG_T_FN(load)(p);
    {
        SG_T_T r;
        const uint32_t k = n < SG_T_S ? (uint32_t)n : SG_T_S;
#if SG_T_MASKED
        r.v = SG_T_PUT(SG_T_RB(load_masked)(SG_T_RB(mask_first)(k), p));
#elif SG_T_R == 128
        r.v = SG_T_PUT(sg_reg_load_part_r128(p, k * (SG_T_B / 8)));
#else
        const uint32_t half = 128 / SG_T_B;
        const sg_r128 lo = k >= half ? sg_reg_load_r128(p) : sg_reg_load_part_r128(p, k * (SG_T_B / 8));
        const sg_r128 hi = k > half ? sg_reg_load_part_r128(p + half, (k - half) * (SG_T_B / 8))
                                    : sg_reg_zero_r128();
        r.v = SG_T_PUT(SG_T_RV(join)(lo, hi));
#endif
        return r;
    }
#endif
}

SG_T_INLINE void SG_T_FN(store_n)(SG_T_C *p, SG_T_T x, size_t n) {
#if SG_T_DEEP
    SG_T_C t[SG_T_S];
    SG_T_FN(store)(t, x);
    for (uint32_t i = 0; i < SG_T_S && i < n; i++) p[i] = t[i];
#elif !SG_T_LEAF
    SG_T_HFN(store_n)(p, x.lo, n);
    if (n > SG_T_HS) SG_T_HFN(store_n)(p + SG_T_HS, x.hi, n - SG_T_HS);
#else
    if (n >= SG_T_S && (SG_IS_CONST(n) || !SG_T_MASKED)) {
        SG_T_FN(store)(p, x);
    } else {
        const uint32_t k = n < SG_T_S ? (uint32_t)n : SG_T_S;
#if SG_T_MASKED
        SG_T_RB(store_masked)(SG_T_RB(mask_first)(k), p, SG_T_GET(x));
#elif SG_T_R == 128
        sg_reg_store_part_r128(p, SG_T_GET(x), k * (SG_T_B / 8));
#else
        const uint32_t half = 128 / SG_T_B;
        if (k < half) {
            sg_reg_store_part_r128(p, SG_T_RV(lo)(SG_T_GET(x)), k * (SG_T_B / 8));
        } else {
            sg_reg_store_r128(p, SG_T_RV(lo)(SG_T_GET(x)));
            sg_reg_store_part_r128(p + half, SG_T_RV(hi)(SG_T_GET(x)), (k - half) * (SG_T_B / 8));
        }
#endif
    }
#endif
}

/* ---- masked ---- */

SG_T_INLINE SG_T_T SG_T_MFN(load_masked)(SG_T_M m, const SG_T_C *p) {
    SG_T_T r;
#if !SG_T_LEAF && (SG_T_MASKED || !SG_T_DEEP)
    r.lo = SG_T_HMFN(load_masked)(SG_T_MLO(m), p);
    r.hi = SG_T_HMFN(load_masked)(SG_T_MHI(m), p + SG_T_HS);
#elif SG_T_LEAF && SG_T_MASKED
    r.v = SG_T_PUT(SG_T_RB(load_masked)(SG_T_LEAF_M(m), p));
#else
    SG_T_C t[SG_T_S];
    uint64_t left = SG_T_MBITS(m);
    memset(t, 0, sizeof t);
    for (; left; left &= left - 1) t[sg_bits_first_(left)] = p[sg_bits_first_(left)];
    r = SG_T_FN(load)(t);
#endif
    return r;
}

SG_T_INLINE void SG_T_MFN(store_masked)(SG_T_M m, SG_T_C *p, SG_T_T x) {
#if !SG_T_LEAF && (SG_T_MASKED || !SG_T_DEEP)
    SG_T_HMFN(store_masked)(SG_T_MLO(m), p, x.lo);
    SG_T_HMFN(store_masked)(SG_T_MHI(m), p + SG_T_HS, x.hi);
#elif SG_T_LEAF && SG_T_MASKED
    SG_T_RB(store_masked)(SG_T_LEAF_M(m), p, SG_T_GET(x));
#else
    SG_T_C t[SG_T_S];
    uint64_t left = SG_T_MBITS(m);
    SG_T_FN(store)(t, x);
    for (; left; left &= left - 1) p[sg_bits_first_(left)] = t[sg_bits_first_(left)];
#endif
}

SG_INLINE void SG_T_FN(stream_aligned)(SG_T_C *p, SG_T_T x) {
#if SG_T_PART
    SG_T_FN(store)(p, x);
#elif SG_T_LEAF
    SG_CHECK(((uintptr_t)p & (SG_T_R / 8 - 1)) == 0);
    SG_T_RV(stream)(p, SG_T_GET(x));
#else
    SG_T_HFN(stream_aligned)(p, x.lo);
    SG_T_HFN(stream_aligned)(p + SG_T_HS, x.hi);
#endif
}
SG_INLINE void SG_T_FN(stream)(SG_T_C *p, SG_T_T x) {
#if SG_T_PART
    SG_T_FN(store)(p, x);
#else
    const size_t bytes = (SG_T_LEAF ? SG_T_S * SG_T_B : SG_REG_BITS) / 8;
    if (((uintptr_t)p & (bytes - 1)) == 0) {
        SG_T_FN(stream_aligned)(p, x);
    } else { /* apart: of a p that it knows to be aligned, Clang makes one store of both, which is a plain one */
        SG_APART_();
        SG_T_FN(store)(p, x);
        SG_APART_();
    }
#endif
}

/* ---- by lane numbers ---- */

SG_T_INLINE SG_T_T SG_T_MFN(gather_masked)(SG_T_M m, const SG_T_C *p, SG_T_IDX idx) {
    SG_T_T r;
#if SG_REG_HAVE_GATHER && SG_T_B >= 32 && !SG_T_LEAF
    r.lo = SG_T_HMFN(gather_masked)(SG_T_MLO(m), p, SG_T_IDXFN(lo)(idx));
    r.hi = SG_T_HMFN(gather_masked)(SG_T_MHI(m), p, SG_T_IDXFN(hi)(idx));
#elif SG_REG_HAVE_GATHER && SG_T_B >= 32
    r.v = SG_T_PUT(SG_T_RB(gather)(SG_T_LEAF_M(m), p, SG_T_XGET(idx)));
#else
    SG_T_C t[SG_T_S];
    uint32_t k[SG_T_S];
    uint64_t left = SG_T_MBITS(m);
    SG_T_IDXFN(store)(k, idx);
    memset(t, 0, sizeof t);
    for (; left; left &= left - 1) t[sg_bits_first_(left)] = p[k[sg_bits_first_(left)]];
    r = SG_T_FN(load)(t);
#endif
    return r;
}

SG_INLINE SG_T_T SG_T_FN(gather)(const SG_T_C *p, SG_T_IDX idx) {
#if SG_REG_HAVE_GATHER && SG_T_B >= 32
    return SG_T_MFN(gather_masked)(SG_T_MFIRST(SG_T_S), p, idx);
#else
    SG_T_C t[SG_T_S];
    uint32_t k[SG_T_S];
    SG_T_IDXFN(store)(k, idx);
    for (uint32_t i = 0; i < SG_T_S; i++) t[i] = p[k[i]];
    return SG_T_FN(load)(t);
#endif
}

SG_T_INLINE void SG_T_MFN(scatter_masked)(SG_T_M m, SG_T_C *p, SG_T_IDX idx, SG_T_T x) {
#if SG_REG_HAVE_SCATTER && SG_T_B >= 32 && !SG_T_LEAF
    SG_T_HMFN(scatter_masked)(SG_T_MLO(m), p, SG_T_IDXFN(lo)(idx), x.lo);
    SG_T_HMFN(scatter_masked)(SG_T_MHI(m), p, SG_T_IDXFN(hi)(idx), x.hi);
#elif SG_REG_HAVE_SCATTER && SG_T_B >= 32
    SG_T_RB(scatter)(SG_T_LEAF_M(m), p, SG_T_XGET(idx), SG_T_GET(x));
#else
    SG_T_C t[SG_T_S];
    uint32_t k[SG_T_S];
    uint64_t left = SG_T_MBITS(m);
    SG_T_IDXFN(store)(k, idx);
    SG_T_FN(store)(t, x);
    for (; left; left &= left - 1) p[k[sg_bits_first_(left)]] = t[sg_bits_first_(left)];
#endif
}

SG_INLINE void SG_T_FN(scatter)(SG_T_C *p, SG_T_IDX idx, SG_T_T x) {
#if SG_REG_HAVE_SCATTER && SG_T_B >= 32
    SG_T_MFN(scatter_masked)(SG_T_MFIRST(SG_T_S), p, idx, x);
#else
    SG_T_C t[SG_T_S];
    uint32_t k[SG_T_S];
    SG_T_IDXFN(store)(k, idx);
    SG_T_FN(store)(t, x);
    for (uint32_t i = 0; i < SG_T_S; i++) p[k[i]] = t[i];
#endif
}

/* ---- packed ---- */

/* compress_store and expand_load where all S elements are there: whole registers, of which the next one
 * overwrites what is too much; the last one ends at p + S or before */
#if SG_T_PACKS
SG_INLINE uint32_t SG_T_IN(compress_over)(SG_T_M m, SG_T_C *p, SG_T_T x) {
    x.v = SG_T_PUT(SG_T_RB(compress)(SG_T_MGET(m), SG_T_GET(x)));
    SG_T_FN(store)(p, x);
    return sg_bits_count_(SG_T_MBITS(m));
}
SG_INLINE SG_T_T SG_T_IN(expand_over)(SG_T_M m, const SG_T_C *p) {
    SG_T_T r = SG_T_FN(load)(p);
    r.v = SG_T_PUT(SG_T_RB(expand)(SG_T_MGET(m), SG_T_GET(r)));
    return r;
}
#elif SG_T_COMPRESS && !SG_T_LEAF && !SG_T_DEEP
SG_INLINE uint32_t SG_T_IN(compress_over)(SG_T_M m, SG_T_C *p, SG_T_T x) {
    const uint32_t n = SG_T_HIN(compress_over)(SG_T_MLO(m), p, x.lo);
    return n + SG_T_HIN(compress_over)(SG_T_MHI(m), p + n, x.hi);
}
SG_INLINE SG_T_T SG_T_IN(expand_over)(SG_T_M m, const SG_T_C *p) {
    SG_T_T r;
    r.lo = SG_T_HIN(expand_over)(SG_T_MLO(m), p);
    r.hi = SG_T_HIN(expand_over)(
        SG_T_MHI(m), p + sg_bits_count_(SG_T_MBITS(m) & (SG_T_SALL >> SG_T_HS)));
    return r;
}
#endif

SG_T_INLINE uint32_t SG_T_MFN(compress_store)(SG_T_M m, SG_T_C *p, SG_T_T x) {
#if !SG_T_LEAF && !SG_T_DEEP
    const uint32_t n = SG_T_HMFN(compress_store)(SG_T_MLO(m), p, x.lo);
    return n + SG_T_HMFN(compress_store)(SG_T_MHI(m), p + n, x.hi);
#elif SG_T_PACKS
    const uint32_t n = sg_bits_count_(SG_T_MBITS(m));
    x.v = SG_T_PUT(SG_T_RB(compress)(SG_T_MGET(m), SG_T_GET(x)));
    SG_T_FN(store_n)(p, x, n);
    return n;
#else
    SG_T_C t[SG_T_S];
    uint64_t left = SG_T_MBITS(m);
    uint32_t n = 0;
    SG_T_FN(store)(t, x);
    for (; left; left &= left - 1) p[n++] = t[sg_bits_first_(left)];
    return n;
#endif
}

SG_T_INLINE SG_T_T SG_T_MFN(expand_load)(SG_T_M m, const SG_T_C *p) {
    SG_T_T r;
#if !SG_T_LEAF && !SG_T_DEEP
    r.lo = SG_T_HMFN(expand_load)(SG_T_MLO(m), p);
    r.hi = SG_T_HMFN(expand_load)(
        SG_T_MHI(m), p + sg_bits_count_(SG_T_MBITS(m) & (SG_T_SALL >> SG_T_HS)));
#elif SG_T_PACKS
    r = SG_T_FN(load_n)(p, sg_bits_count_(SG_T_MBITS(m)));
    r.v = SG_T_PUT(SG_T_RB(expand)(SG_T_MGET(m), SG_T_GET(r)));
#else
    SG_T_C t[SG_T_S];
    uint64_t left = SG_T_MBITS(m);
    memset(t, 0, sizeof t);
    for (; left; left &= left - 1) t[sg_bits_first_(left)] = *p++;
    r = SG_T_FN(load)(t);
#endif
    return r;
}

#undef SG_T_LEAF_M
