/* SPDX-License-Identifier: MIT */
/* Exchange between lanes, of one value or two. In a leaf it is one permute; where halves meet it is written out once.
 * Every lane number is reduced modulo the size before use, so any argument is safe. In comments on lanes,
 * h is S/2; x.lo holds lanes 0..h-1, x.hi lanes h..S-1. */
#ifndef SG_T_VALUE
#error "sg: cross.tmpl.h is included by element.tmpl.h"
#endif

/* ---- one value ---- */

/* x[idx[i] mod S]; idx has the element's width */
SG_T_INLINE SG_T_VALUE SG_T_INTERNAL(shuffle)(SG_T_VALUE x, SG_T_UNSIGNED idx) {
    SG_T_VALUE r;
#if SG_T_LEAF && SG_T_PART
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(shuffle)(SG_T_GET(x), SG_T_REG_FN(and)(SG_T_GET(idx), SG_T_REG_UNSIGNED_FN(splat)(SG_T_S - 1))));
#elif SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(shuffle)(SG_T_GET(x), SG_T_GET(idx)));
#elif SG_T_S * SG_T_BITS == 2 * SG_REG_BITS /* the halves are leaves: one permute of two registers for each */
    r.lo.v = SG_T_HALF_PUT(SG_T_HALF_REG_WIDTH_FN(shuffle2)(SG_T_HALF_GET(x.lo), SG_T_HALF_GET(x.hi), SG_T_HALF_GET(idx.lo)));
    r.hi.v = SG_T_HALF_PUT(SG_T_HALF_REG_WIDTH_FN(shuffle2)(SG_T_HALF_GET(x.lo), SG_T_HALF_GET(x.hi), SG_T_HALF_GET(idx.hi)));
#elif SG_T_S * SG_T_BITS >= 8 * SG_REG_BITS /* through memory: S loads, where registers would take 8 * 8 permutes */
    SG_T_TYPE from[SG_T_S], to[SG_T_S];
    SG_T_UNSIGNED_TYPE at[SG_T_S];
    SG_T_FN(store)(from, x);
    SG_T_UNSIGNED_FN(store)(at, idx);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) to[i] = from[at[i] & (SG_T_S - 1)];
    r = SG_T_FN(load)(to);
#else
    const SG_T_HALF_UNSIGNED h = SG_T_HALF_UNSIGNED_FN(splat)(SG_T_HALF_S);
    const SG_T_HALF_VALUE lo_lo = SG_T_HALF_INTERNAL(shuffle)(x.lo, idx.lo);
    const SG_T_HALF_VALUE lo_hi = SG_T_HALF_INTERNAL(shuffle)(x.hi, idx.lo);
    const SG_T_HALF_VALUE hi_lo = SG_T_HALF_INTERNAL(shuffle)(x.lo, idx.hi);
    const SG_T_HALF_VALUE hi_hi = SG_T_HALF_INTERNAL(shuffle)(x.hi, idx.hi);
    r.lo = SG_T_HALF_MASK_FN(select)(SG_T_HALF_UNSIGNED_MASK_FN(eq)(SG_T_HALF_UNSIGNED_FN(and)(idx.lo, h), h), lo_hi, lo_lo);
    r.hi = SG_T_HALF_MASK_FN(select)(SG_T_HALF_UNSIGNED_MASK_FN(eq)(SG_T_HALF_UNSIGNED_FN(and)(idx.hi, h), h), hi_hi, hi_lo);
#endif
    return r;
}

#if SG_T_BITS == 8 && SG_T_KIND == 0
/* p[x[i] mod n], n = 16, 32, 64, 128 or 256 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(lookup)(const SG_T_TYPE *p, uint32_t n, SG_T_VALUE x) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_FN(lookup)(p, n, SG_T_GET(x)));
#else
    x.lo = SG_T_HALF_INTERNAL(lookup)(p, n, x.lo);
    x.hi = SG_T_HALF_INTERNAL(lookup)(p, n, x.hi);
#endif
    return x;
}
#endif

SG_T_INLINE SG_T_VALUE SG_T_FN(shuffle_xor)(SG_T_VALUE x, uint32_t m) {
    SG_T_VALUE r;
    m &= SG_T_S - 1;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_xor)(SG_T_GET(x), m));
#else
    const SG_T_HALF_VALUE lo = SG_T_HALF_FN(shuffle_xor)(x.lo, m), hi = SG_T_HALF_FN(shuffle_xor)(x.hi, m);
    r.lo = m & SG_T_HALF_S ? hi : lo;
    r.hi = m & SG_T_HALF_S ? lo : hi;
#endif
    return r;
}

SG_INLINE SG_T_VALUE SG_T_FN(reverse)(SG_T_VALUE x) {
    SG_T_VALUE r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_reverse)(SG_T_GET(x), SG_T_S));
#else
    r.lo = SG_T_HALF_FN(reverse)(x.hi);
    r.hi = SG_T_HALF_FN(reverse)(x.lo);
#endif
    return r;
}

SG_INLINE SG_T_VALUE SG_T_FN(broadcast)(SG_T_VALUE x, uint32_t i) {
    SG_T_VALUE r;
    i &= SG_T_S - 1;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_broadcast)(SG_T_GET(x), i));
#else
    r.lo = SG_T_HALF_FN(broadcast)(i & SG_T_HALF_S ? x.hi : x.lo, i);
    r.hi = r.lo;
#endif
    return r;
}

SG_INLINE SG_T_TYPE SG_T_FN(get_lane)(SG_T_VALUE x, uint32_t i) {
    i &= SG_T_S - 1;
#if !SG_T_LEAF
    return SG_T_HALF_FN(get_lane)(i & SG_T_HALF_S ? x.hi : x.lo, i);
#elif SG_T_KIND >= 3
    SG_T_TYPE s;
    s.bits = SG_T_FIRST(SG_T_REG_WIDTH_FN(perm_front)(SG_T_GET(x), i));
    return s;
#else
    return SG_T_FIRST(SG_T_REG_WIDTH_FN(perm_front)(SG_T_GET(x), i));
#endif
}

#if SG_T_BITS == 32 && SG_T_KIND == 0 && SG_T_S > 1
/* lanes 2 i and 2 i + 1 as the lower and the upper half of a word; i is a constant */
SG_INLINE uint64_t SG_T_INTERNAL(get_two)(SG_T_VALUE x, uint32_t i) {
#if SG_T_LEAF
    const uint64_t two = sg_reg_first_u64_r128(SG_T_REG_FN(perm_front_b64)(SG_T_GET(x), i));
    return SG_BIG_ENDIAN ? two << 32 | two >> 32 : two;
#else
    return SG_T_HALF_INTERNAL(get_two)(i >= SG_T_HALF_S / 2 ? x.hi : x.lo, i % (SG_T_HALF_S / 2));
#endif
}
#endif

SG_INLINE SG_T_VALUE SG_T_FN(set_lane)(SG_T_VALUE x, uint32_t i, SG_T_TYPE s) {
    i &= SG_T_S - 1;
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(select)(SG_T_REG_UNSIGNED_FN(eq)(SG_T_REG_WIDTH_FN(iota)(), SG_T_REG_UNSIGNED_FN(splat)((SG_T_UNSIGNED_TYPE)i)),
                                   SG_T_GET(SG_T_FN(splat)(s)), SG_T_GET(x)));
#else
    if (i & SG_T_HALF_S) x.hi = SG_T_HALF_FN(set_lane)(x.hi, i, s);
    else x.lo = SG_T_HALF_FN(set_lane)(x.lo, i, s);
#endif
    return x;
}

/* Step d of a tree joins pairs of lanes. This gives each lane the lower or the upper lane of its pair: x[i & ~d] or x[i | d]. */
SG_T_INLINE SG_T_VALUE SG_T_INTERNAL(one_of_pair)(SG_T_VALUE x, uint32_t d, bool upper) {
#if SG_T_LEAF
    x.v = SG_T_PUT((upper ? SG_T_REG_WIDTH_FN(perm_upper)(SG_T_GET(x), d) : SG_T_REG_WIDTH_FN(perm_lower)(SG_T_GET(x), d)));
#else
    if (d != SG_T_HALF_S) {
        x.lo = SG_T_HALF_INTERNAL(one_of_pair)(x.lo, d, upper);
        x.hi = SG_T_HALF_INTERNAL(one_of_pair)(x.hi, d, upper);
    } else if (upper) {
        x.lo = x.hi;
    } else {
        x.hi = x.lo;
    }
#endif
    return x;
}

/* ---- two values ---- */

/* (x ++ next)[(i + d) mod 2S] */
SG_T_INLINE SG_T_VALUE SG_T_FN(shuffle_down_carry)(SG_T_VALUE x, SG_T_VALUE next, uint32_t d) {
    SG_T_VALUE r;
    d &= 2 * SG_T_S - 1;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_down2)(SG_T_GET(x), SG_T_GET(next), d, SG_T_S));
#else
    if (SG_T_DEEP || !SG_IS_CONST(d)) { /* memory holds x, next, x; the result begins at lane d */
        SG_T_TYPE t[3 * SG_T_S];
        SG_T_FN(store)(t, x);
        SG_T_FN(store)(t + SG_T_S, next);
        SG_T_FN(store)(t + 2 * SG_T_S, x);
        return SG_T_FN(load)(t + d);
    }
    /* The four halves form a ring. The result begins in the middle of one of them. */
    const uint32_t k = d & (SG_T_HALF_S - 1);
    SG_T_HALF_VALUE a = x.lo, b = x.hi, c = next.lo;
    switch (d / SG_T_HALF_S) {
    case 0: break;
    case 1: a = x.hi; b = next.lo; c = next.hi; break;
    case 2: a = next.lo; b = next.hi; c = x.lo; break;
    default: a = next.hi; b = x.lo; c = x.hi; break;
    }
    r.lo = SG_T_HALF_FN(shuffle_down_carry)(a, b, k);
    r.hi = SG_T_HALF_FN(shuffle_down_carry)(b, c, k);
#endif
    return r;
}

SG_INLINE SG_T_VALUE SG_T_FN(shuffle_up_carry)(SG_T_VALUE x, SG_T_VALUE previous, uint32_t d) {
    return SG_T_FN(shuffle_down_carry)(previous, x, SG_T_S - d);
}

/* x[i + d] if i + d < S, else own[i] */
SG_T_INLINE SG_T_VALUE SG_T_INTERNAL(down_keep)(SG_T_VALUE x, SG_T_VALUE own, uint32_t d) {
#if SG_T_LEAF
    own.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_down_keep)(SG_T_GET(x), SG_T_GET(own), d, SG_T_S));
    return own;
#else
    if (d >= SG_T_S) return own;
    if (SG_T_DEEP || !SG_IS_CONST(d)) {
        SG_T_TYPE t[2 * SG_T_S];
        SG_T_FN(store)(t, x);
        SG_T_FN(store)(t + SG_T_S, own);
        return SG_T_MASK_FN(select)(SG_T_MASK_FIRST(SG_T_S - d), SG_T_FN(load)(t + d), own);
    }
    if (d >= SG_T_HALF_S) {
        own.lo = SG_T_HALF_INTERNAL(down_keep)(x.hi, own.lo, d - SG_T_HALF_S);
    } else {
        own.lo = SG_T_HALF_FN(shuffle_down_carry)(x.lo, x.hi, d);
        own.hi = SG_T_HALF_INTERNAL(down_keep)(x.hi, own.hi, d);
    }
    return own;
#endif
}

/* x[i - d] if d <= i, else own[i] */
SG_T_INLINE SG_T_VALUE SG_T_INTERNAL(up_keep)(SG_T_VALUE x, SG_T_VALUE own, uint32_t d) {
#if SG_T_LEAF
    own.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_up_keep)(SG_T_GET(x), SG_T_GET(own), d));
    return own;
#else
    if (d >= SG_T_S) return own;
    if (SG_T_DEEP || !SG_IS_CONST(d)) {
        SG_T_TYPE t[2 * SG_T_S];
        SG_T_FN(store)(t, own);
        SG_T_FN(store)(t + SG_T_S, x);
        return SG_T_MASK_FN(select)(SG_T_MASK_FIRST(d), own, SG_T_FN(load)(t + SG_T_S - d));
    }
    if (d >= SG_T_HALF_S) {
        own.hi = SG_T_HALF_INTERNAL(up_keep)(x.lo, own.hi, d - SG_T_HALF_S);
    } else {
        own.lo = SG_T_HALF_INTERNAL(up_keep)(x.lo, own.lo, d);
        own.hi = SG_T_HALF_FN(shuffle_down_carry)(x.lo, x.hi, SG_T_HALF_S - d);
    }
    return own;
#endif
}

/* The same, if all lanes of own are equal and d < S is a constant. That is one instruction, if the target has one that cuts a
 * register out of two at any lane. AVX2's instruction does so within each half, and would need a second exchange. There
 * a permute of 32-bit lanes and a blend need only one exchange. For a Zen the lower half of x goes next to pad. */
#define SG_T_BLENDS (SG_REG_BITS == 256 && !SG_HAVE_KMASK && SG_T_BITS >= 32 && SG_T_S * SG_T_BITS >= 256)
SG_T_INLINE SG_T_VALUE SG_T_INTERNAL(down_pad)(SG_T_VALUE x, SG_T_VALUE pad, uint32_t d) {
    return SG_T_BLENDS && !SG_TUNED_FOR_ZEN ? SG_T_INTERNAL(down_keep)(x, pad, d) : SG_T_FN(shuffle_down_carry)(x, pad, d);
}
SG_T_INLINE SG_T_VALUE SG_T_INTERNAL(up_pad)(SG_T_VALUE x, SG_T_VALUE pad, uint32_t d) {
#if !SG_T_BLENDS || !SG_TUNED_FOR_ZEN
    return SG_T_BLENDS ? SG_T_INTERNAL(up_keep)(x, pad, d) : SG_T_FN(shuffle_up_carry)(x, pad, d);
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_up_pad)(SG_T_GET(x), SG_T_GET(pad), d));
    return x;
#else
    if (SG_T_DEEP) return SG_T_FN(shuffle_up_carry)(x, pad, d);
    if (d >= SG_T_HALF_S) {
        x.hi = SG_T_HALF_INTERNAL(up_pad)(x.lo, pad.lo, d - SG_T_HALF_S);
        x.lo = pad.lo;
    } else {
        x.hi = SG_T_HALF_FN(shuffle_up_carry)(x.hi, x.lo, d);
        x.lo = SG_T_HALF_INTERNAL(up_pad)(x.lo, pad.lo, d);
    }
    return x;
#endif
}
#undef SG_T_BLENDS

/* For scans over blocks (scan.tmpl.h). up_pad_128: up_pad within each 128 bits. up_last, for blocks of w lanes: each odd block gets the
 * last lane of the block before it in all lanes; the even blocks get pad. */
#if SG_T_BLOCKS
SG_INLINE SG_T_VALUE SG_T_INTERNAL(up_pad_128)(SG_T_VALUE x, SG_T_VALUE pad, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_up_pad_128)(SG_T_GET(x), SG_T_GET(pad), d));
#else
    x.lo = SG_T_HALF_INTERNAL(up_pad_128)(x.lo, pad.lo, d);
    x.hi = SG_T_HALF_INTERNAL(up_pad_128)(x.hi, pad.hi, d);
#endif
    return x;
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(up_last)(SG_T_VALUE x, SG_T_VALUE pad, uint32_t w) {
#if SG_T_LEAF
    (void)w;
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_up_last_128)(SG_T_GET(x), SG_T_GET(pad)));
#else
    if (w == SG_T_HALF_S) {
        x.hi = SG_T_HALF_FN(broadcast)(x.lo, SG_T_HALF_S - 1);
        x.lo = pad.lo;
    } else {
        x.lo = SG_T_HALF_INTERNAL(up_last)(x.lo, pad.lo, w);
        x.hi = SG_T_HALF_INTERNAL(up_last)(x.hi, pad.hi, w);
    }
#endif
    return x;
}
#endif

SG_INLINE SG_T_VALUE SG_T_FN(shuffle_down)(SG_T_VALUE x, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_down)(SG_T_GET(x), d, SG_T_S));
    return x;
#else
    return SG_T_INTERNAL(down_keep)(x, x, d);
#endif
}
SG_INLINE SG_T_VALUE SG_T_FN(shuffle_up)(SG_T_VALUE x, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_up)(SG_T_GET(x), d));
    return x;
#else
    return SG_T_INTERNAL(up_keep)(x, x, d);
#endif
}
SG_INLINE SG_T_VALUE SG_T_FN(shuffle_down_fill)(SG_T_VALUE x, uint32_t d, SG_T_TYPE fill) {
    /* Clang finds the better instructions by itself. */
    if (SG_GCC && SG_IS_CONST(d) && d < SG_T_S) return SG_T_INTERNAL(down_pad)(x, SG_T_FN(splat)(fill), d);
    return SG_T_INTERNAL(down_keep)(x, SG_T_FN(splat)(fill), d);
}
SG_INLINE SG_T_VALUE SG_T_FN(shuffle_up_fill)(SG_T_VALUE x, uint32_t d, SG_T_TYPE fill) {
    /* as above */
    if (SG_GCC && SG_IS_CONST(d) && d < SG_T_S) return SG_T_INTERNAL(up_pad)(x, SG_T_FN(splat)(fill), d);
    return SG_T_INTERNAL(up_keep)(x, SG_T_FN(splat)(fill), d);
}

SG_INLINE SG_T_VALUE SG_T_FN(rotate)(SG_T_VALUE x, int32_t d) {
    const uint32_t k = (uint32_t)d & (SG_T_S - 1);
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_rotate)(SG_T_GET(x), k, SG_T_S));
    return x;
#else
    return SG_T_FN(shuffle_down_carry)(x, x, k);
#endif
}

SG_INLINE SG_T_VALUE SG_T_FN(zip_lo)(SG_T_VALUE x, SG_T_VALUE y) {
#if SG_T_S == 1
    (void)y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_zip)(SG_T_GET(x), SG_T_GET(y), 0));
#else
    x.hi = SG_T_HALF_FN(zip_hi)(x.lo, y.lo);
    x.lo = SG_T_HALF_FN(zip_lo)(x.lo, y.lo);
#endif
    return x;
}
SG_INLINE SG_T_VALUE SG_T_FN(zip_hi)(SG_T_VALUE x, SG_T_VALUE y) {
#if SG_T_S == 1
    x = y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_zip)(SG_T_GET(x), SG_T_GET(y), SG_T_HALF_S));
#else
    x.lo = SG_T_HALF_FN(zip_lo)(x.hi, y.hi);
    x.hi = SG_T_HALF_FN(zip_hi)(x.hi, y.hi);
#endif
    return x;
}
SG_INLINE SG_T_VALUE SG_T_FN(unzip_even)(SG_T_VALUE x, SG_T_VALUE y) {
#if SG_T_S == 1
    (void)y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_unzip)(SG_T_GET(x), SG_T_GET(y), 0, SG_T_S));
#else
    x.lo = SG_T_HALF_FN(unzip_even)(x.lo, x.hi);
    x.hi = SG_T_HALF_FN(unzip_even)(y.lo, y.hi);
#endif
    return x;
}
SG_INLINE SG_T_VALUE SG_T_FN(unzip_odd)(SG_T_VALUE x, SG_T_VALUE y) {
#if SG_T_S == 1
    x = y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_unzip)(SG_T_GET(x), SG_T_GET(y), 1, SG_T_S));
#else
    x.lo = SG_T_HALF_FN(unzip_odd)(x.lo, x.hi);
    x.hi = SG_T_HALF_FN(unzip_odd)(y.lo, y.hi);
#endif
    return x;
}

/* ---- transpose: step h swaps the blocks of h lanes off the diagonal ----
 * h goes from the largest to 1. Within 128 bits a swap takes two instructions for each result. There, rows that are h apart are zipped
 * instead, which takes one. Each zip moves one bit of the row's number into the lane's number. */

#if SG_T_LEAF && SG_T_S > 1
SG_INLINE void SG_T_INTERNAL(transpose_step)(SG_T_VALUE *v, uint32_t r, uint32_t h) {
#if SG_T_REG_BITS == 512 /* the steps of 256 and of 128 bits: done together, they need no lane numbers */
    if (h * SG_T_BITS == 128) return;
    if (h * SG_T_BITS == 256) {
        const uint32_t q = h / 2;
        if (r & (h | q)) return;
        SG_T_REG a = SG_T_GET(v[r]), b = SG_T_GET(v[r + q]), c = SG_T_GET(v[r + h]), d = SG_T_GET(v[r + h + q]);
        sg_reg_transpose_128_r512(&a, &b, &c, &d);
        v[r].v = SG_T_PUT(a);
        v[r + q].v = SG_T_PUT(b);
        v[r + h].v = SG_T_PUT(c);
        v[r + h + q].v = SG_T_PUT(d);
        return;
    }
#endif
    if (r & h) return;
    const SG_T_VALUE x = v[r], y = v[r + h];
#if !SG_T_PART
    if (h * SG_T_BITS < 128) {
        v[r].v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_zip_128)(SG_T_GET(x), SG_T_GET(y), 0));
        v[r + h].v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_zip_128)(SG_T_GET(x), SG_T_GET(y), 64 / SG_T_BITS));
        return;
    }
#endif
    v[r].v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_blocks_lo)(SG_T_GET(x), SG_T_GET(y), h));
    v[r + h].v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_blocks_hi)(SG_T_GET(x), SG_T_GET(y), h));
}
#endif
SG_INLINE void SG_T_FN(transpose)(SG_T_VALUE *v) {
#if SG_T_S == 1
    (void)v;
#elif !SG_T_LEAF /* quadrants A B / C D become A' C' / B' D' */
    SG_T_HALF_VALUE q[4][SG_T_HALF_S];
    for (uint32_t r = 0; r < SG_T_HALF_S; r++) {
        q[0][r] = v[r].lo;
        q[1][r] = v[r + SG_T_HALF_S].lo;
        q[2][r] = v[r].hi;
        q[3][r] = v[r + SG_T_HALF_S].hi;
    }
    for (uint32_t k = 0; k < 4; k++) SG_T_HALF_FN(transpose)(q[k]); /* a loop, as otherwise there would be 4^depth copies */
    for (uint32_t r = 0; r < SG_T_HALF_S; r++) {
        v[r].lo = q[0][r];
        v[r].hi = q[1][r];
        v[r + SG_T_HALF_S].lo = q[2][r];
        v[r + SG_T_HALF_S].hi = q[3][r];
    }
#elif SG_T_S <= 16 /* all rows fit the registers; written out, they stay there */
#define SG_T_STEP(r, h) SG_T_INTERNAL(transpose_step)(v, r, h);
#if SG_T_S == 16
    SG_REPEAT16_(SG_T_STEP, 8)
    SG_REPEAT16_(SG_T_STEP, 4)
    SG_REPEAT16_(SG_T_STEP, 2)
    SG_REPEAT16_(SG_T_STEP, 1)
#elif SG_T_S == 8
    SG_REPEAT8_(SG_T_STEP, 4)
    SG_REPEAT8_(SG_T_STEP, 2)
    SG_REPEAT8_(SG_T_STEP, 1)
#elif SG_T_S == 4
    SG_REPEAT4_(SG_T_STEP, 2)
    SG_REPEAT4_(SG_T_STEP, 1)
#else
    SG_T_STEP(0, 1)
#endif
#undef SG_T_STEP
#else
#if SG_T_S == 64
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_INTERNAL(transpose_step)(v, r, 32);
#endif
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_INTERNAL(transpose_step)(v, r, 16);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_INTERNAL(transpose_step)(v, r, 8);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_INTERNAL(transpose_step)(v, r, 4);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_INTERNAL(transpose_step)(v, r, 2);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_INTERNAL(transpose_step)(v, r, 1);
#endif
}
