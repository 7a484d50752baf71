/* SPDX-License-Identifier: MIT */
/* Exchange between lanes of one value or two: in a leaf one permute, where halves meet written out once.
 * Every lane number is reduced modulo the size before use, so any argument is safe. Lane comments:
 * h is S/2, x.lo holds lanes 0..h-1, x.hi lanes h..S-1. */
#ifndef SG_T_T
#error "sg: cross.tmpl.h is included by elem.tmpl.h"
#endif

/* ---- one value ---- */

/* x[idx[i] mod S], idx of the element's width */
SG_T_INLINE SG_T_T SG_T_IN(shuffle)(SG_T_T x, SG_T_UT idx) {
    SG_T_T r;
#if SG_T_LEAF && SG_T_PART
    r.v = SG_T_PUT(SG_T_RB(shuffle)(SG_T_GET(x), SG_T_RV(and)(SG_T_GET(idx), SG_T_RU(splat)(SG_T_S - 1))));
#elif SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(shuffle)(SG_T_GET(x), SG_T_GET(idx)));
#elif SG_T_S * SG_T_B == 2 * SG_REG_BITS /* halves are leaves: a two-register permute each */
    r.lo.v = SG_T_HPUT(SG_T_HRB(shuffle2)(SG_T_HGET(x.lo), SG_T_HGET(x.hi), SG_T_HGET(idx.lo)));
    r.hi.v = SG_T_HPUT(SG_T_HRB(shuffle2)(SG_T_HGET(x.lo), SG_T_HGET(x.hi), SG_T_HGET(idx.hi)));
#elif SG_T_S * SG_T_B >= 8 * SG_REG_BITS /* S loads are fewer than 8 * 8 permutes */
    SG_T_C from[SG_T_S], to[SG_T_S];
    SG_T_UC at[SG_T_S];
    SG_T_FN(store)(from, x);
    SG_T_UFN(store)(at, idx);
    for (uint32_t i = 0; i < SG_T_S; i++) to[i] = from[at[i] & (SG_T_S - 1)];
    r = SG_T_FN(load)(to);
#else
    const SG_T_HUT h = SG_T_HUFN(splat)(SG_T_HS);
    const SG_T_HT lo_lo = SG_T_HIN(shuffle)(x.lo, idx.lo);
    const SG_T_HT lo_hi = SG_T_HIN(shuffle)(x.hi, idx.lo);
    const SG_T_HT hi_lo = SG_T_HIN(shuffle)(x.lo, idx.hi);
    const SG_T_HT hi_hi = SG_T_HIN(shuffle)(x.hi, idx.hi);
    r.lo = SG_T_HMFN(select)(SG_T_HUMFN(eq)(SG_T_HUFN(and)(idx.lo, h), h), lo_hi, lo_lo);
    r.hi = SG_T_HMFN(select)(SG_T_HUMFN(eq)(SG_T_HUFN(and)(idx.hi, h), h), hi_hi, hi_lo);
#endif
    return r;
}

SG_T_INLINE SG_T_T SG_T_FN(shuffle_xor)(SG_T_T x, uint32_t m) {
    SG_T_T r;
    m &= SG_T_S - 1;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(perm_xor)(SG_T_GET(x), m));
#else
    const SG_T_HT lo = SG_T_HFN(shuffle_xor)(x.lo, m), hi = SG_T_HFN(shuffle_xor)(x.hi, m);
    r.lo = m & SG_T_HS ? hi : lo;
    r.hi = m & SG_T_HS ? lo : hi;
#endif
    return r;
}

SG_INLINE SG_T_T SG_T_FN(reverse)(SG_T_T x) {
    SG_T_T r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(perm_reverse)(SG_T_GET(x), SG_T_S));
#else
    r.lo = SG_T_HFN(reverse)(x.hi);
    r.hi = SG_T_HFN(reverse)(x.lo);
#endif
    return r;
}

SG_INLINE SG_T_T SG_T_FN(broadcast)(SG_T_T x, uint32_t i) {
    SG_T_T r;
    i &= SG_T_S - 1;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(perm_broadcast)(SG_T_GET(x), i));
#else
    r.lo = SG_T_HFN(broadcast)(i & SG_T_HS ? x.hi : x.lo, i);
    r.hi = r.lo;
#endif
    return r;
}

SG_INLINE SG_T_C SG_T_FN(get_lane)(SG_T_T x, uint32_t i) {
    i &= SG_T_S - 1;
#if !SG_T_LEAF
    return SG_T_HFN(get_lane)(i & SG_T_HS ? x.hi : x.lo, i);
#elif SG_T_KIND >= 3
    SG_T_C s;
    s.bits = sg_reg_first_u16_r128(SG_T_RB(perm_front)(SG_T_GET(x), i));
    return s;
#else
    return SG_T_FIRST(SG_T_RB(perm_front)(SG_T_GET(x), i));
#endif
}

#if SG_T_B == 32 && SG_T_KIND == 0 && SG_T_S > 1
/* lanes 2 i and 2 i + 1, the lower and the upper half of a word, for a constant i */
SG_INLINE uint64_t SG_T_IN(get_two)(SG_T_T x, uint32_t i) {
#if SG_T_LEAF
    const uint64_t two = sg_reg_first_u64_r128(SG_T_RV(perm_front_b64)(SG_T_GET(x), i));
    return SG_BIG_ENDIAN ? two << 32 | two >> 32 : two;
#else
    return SG_T_HIN(get_two)(i >= SG_T_HS / 2 ? x.hi : x.lo, i % (SG_T_HS / 2));
#endif
}
#endif

SG_INLINE SG_T_T SG_T_FN(set_lane)(SG_T_T x, uint32_t i, SG_T_C s) {
    i &= SG_T_S - 1;
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(select)(SG_T_RU(eq)(SG_T_RB(iota)(), SG_T_RU(splat)((SG_T_UC)i)),
                                   SG_T_GET(SG_T_FN(splat)(s)), SG_T_GET(x)));
#else
    if (i & SG_T_HS) x.hi = SG_T_HFN(set_lane)(x.hi, i, s);
    else x.lo = SG_T_HFN(set_lane)(x.lo, i, s);
#endif
    return x;
}

/* the lower and the upper lane of each pair that step d of a tree joins: x[i & ~d], x[i | d] */
SG_T_INLINE SG_T_T SG_T_IN(lower)(SG_T_T x, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_lower)(SG_T_GET(x), d));
#else
    if (d == SG_T_HS) {
        x.hi = x.lo;
    } else {
        x.lo = SG_T_HIN(lower)(x.lo, d);
        x.hi = SG_T_HIN(lower)(x.hi, d);
    }
#endif
    return x;
}
SG_T_INLINE SG_T_T SG_T_IN(upper)(SG_T_T x, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_upper)(SG_T_GET(x), d));
#else
    if (d == SG_T_HS) {
        x.lo = x.hi;
    } else {
        x.lo = SG_T_HIN(upper)(x.lo, d);
        x.hi = SG_T_HIN(upper)(x.hi, d);
    }
#endif
    return x;
}

/* ---- two values ---- */

/* (x ++ next)[(i + d) mod 2S] */
SG_T_INLINE SG_T_T SG_T_FN(shuffle_down_carry)(SG_T_T x, SG_T_T next, uint32_t d) {
    SG_T_T r;
    d &= 2 * SG_T_S - 1;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(perm_down2)(SG_T_GET(x), SG_T_GET(next), d, SG_T_S));
#else
    if (SG_T_DEEP || !SG_IS_CONST(d)) { /* x next x in memory, from lane d on */
        SG_T_C t[3 * SG_T_S];
        SG_T_FN(store)(t, x);
        SG_T_FN(store)(t + SG_T_S, next);
        SG_T_FN(store)(t + 2 * SG_T_S, x);
        return SG_T_FN(load)(t + d);
    }
    /* the four halves in a ring; the result starts in the middle of one of them */
    const uint32_t k = d & (SG_T_HS - 1);
    SG_T_HT a = x.lo, b = x.hi, c = next.lo;
    switch (d / SG_T_HS) {
    case 0: break;
    case 1: a = x.hi; b = next.lo; c = next.hi; break;
    case 2: a = next.lo; b = next.hi; c = x.lo; break;
    default: a = next.hi; b = x.lo; c = x.hi; break;
    }
    r.lo = SG_T_HFN(shuffle_down_carry)(a, b, k);
    r.hi = SG_T_HFN(shuffle_down_carry)(b, c, k);
#endif
    return r;
}

SG_INLINE SG_T_T SG_T_FN(shuffle_up_carry)(SG_T_T x, SG_T_T previous, uint32_t d) {
    return SG_T_FN(shuffle_down_carry)(previous, x, SG_T_S - d);
}

/* x[i + d] if i + d < S, else own[i] */
SG_T_INLINE SG_T_T SG_T_IN(down_keep)(SG_T_T x, SG_T_T own, uint32_t d) {
#if SG_T_LEAF
    own.v = SG_T_PUT(SG_T_RB(perm_down_keep)(SG_T_GET(x), SG_T_GET(own), d, SG_T_S));
    return own;
#else
    if (d >= SG_T_S) return own;
    if (SG_T_DEEP || !SG_IS_CONST(d)) {
        SG_T_C t[2 * SG_T_S];
        SG_T_FN(store)(t, x);
        SG_T_FN(store)(t + SG_T_S, own);
        return SG_T_MFN(select)(SG_T_MFIRST(SG_T_S - d), SG_T_FN(load)(t + d), own);
    }
    if (d >= SG_T_HS) {
        own.lo = SG_T_HIN(down_keep)(x.hi, own.lo, d - SG_T_HS);
    } else {
        own.lo = SG_T_HFN(shuffle_down_carry)(x.lo, x.hi, d);
        own.hi = SG_T_HIN(down_keep)(x.hi, own.hi, d);
    }
    return own;
#endif
}

/* x[i - d] if d <= i, else own[i] */
SG_T_INLINE SG_T_T SG_T_IN(up_keep)(SG_T_T x, SG_T_T own, uint32_t d) {
#if SG_T_LEAF
    own.v = SG_T_PUT(SG_T_RB(perm_up_keep)(SG_T_GET(x), SG_T_GET(own), d));
    return own;
#else
    if (d >= SG_T_S) return own;
    if (SG_T_DEEP || !SG_IS_CONST(d)) {
        SG_T_C t[2 * SG_T_S];
        SG_T_FN(store)(t, own);
        SG_T_FN(store)(t + SG_T_S, x);
        return SG_T_MFN(select)(SG_T_MFIRST(d), own, SG_T_FN(load)(t + SG_T_S - d));
    }
    if (d >= SG_T_HS) {
        own.hi = SG_T_HIN(up_keep)(x.lo, own.hi, d - SG_T_HS);
    } else {
        own.lo = SG_T_HIN(up_keep)(x.lo, own.lo, d);
        own.hi = SG_T_HFN(shuffle_down_carry)(x.lo, x.hi, SG_T_HS - d);
    }
    return own;
#endif
}

/* The same for an own whose lanes are equal and a constant d < S: one instruction where one joins two registers at
 * any lane. AVX2's does so in each half: to feed it takes a second exchange, a permute of 32-bit lanes and a blend take one. */
#define SG_T_BLENDS (SG_REG_BITS == 256 && !SG_HAVE_KMASK && SG_T_B >= 32 && SG_T_S * SG_T_B >= 256)
SG_T_INLINE SG_T_T SG_T_IN(down_pad)(SG_T_T x, SG_T_T pad, uint32_t d) {
    return SG_T_BLENDS ? SG_T_IN(down_keep)(x, pad, d) : SG_T_FN(shuffle_down_carry)(x, pad, d);
}
SG_T_INLINE SG_T_T SG_T_IN(up_pad)(SG_T_T x, SG_T_T pad, uint32_t d) {
    return SG_T_BLENDS ? SG_T_IN(up_keep)(x, pad, d) : SG_T_FN(shuffle_up_carry)(x, pad, d);
}
#undef SG_T_BLENDS

/* What scans over blocks are made of (scan.tmpl.h): up_pad within each 128 bits; and for blocks of w lanes, the last
 * lane of an even block to all lanes of the next one, pad in the even ones. */
#if SG_T_BLOCKS
SG_INLINE SG_T_T SG_T_IN(up_pad_128)(SG_T_T x, SG_T_T pad, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_up_pad_128)(SG_T_GET(x), SG_T_GET(pad), d));
#else
    x.lo = SG_T_HIN(up_pad_128)(x.lo, pad.lo, d);
    x.hi = SG_T_HIN(up_pad_128)(x.hi, pad.hi, d);
#endif
    return x;
}
SG_INLINE SG_T_T SG_T_IN(up_last)(SG_T_T x, SG_T_T pad, uint32_t w) {
#if SG_T_LEAF
    (void)w;
    x.v = SG_T_PUT(SG_T_RB(perm_up_last_128)(SG_T_GET(x), SG_T_GET(pad)));
#else
    if (w == SG_T_HS) {
        x.hi = SG_T_HFN(broadcast)(x.lo, SG_T_HS - 1);
        x.lo = pad.lo;
    } else {
        x.lo = SG_T_HIN(up_last)(x.lo, pad.lo, w);
        x.hi = SG_T_HIN(up_last)(x.hi, pad.hi, w);
    }
#endif
    return x;
}
#endif

SG_INLINE SG_T_T SG_T_FN(shuffle_down)(SG_T_T x, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_down)(SG_T_GET(x), d, SG_T_S));
    return x;
#else
    return SG_T_IN(down_keep)(x, x, d);
#endif
}
SG_INLINE SG_T_T SG_T_FN(shuffle_up)(SG_T_T x, uint32_t d) {
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_up)(SG_T_GET(x), d));
    return x;
#else
    return SG_T_IN(up_keep)(x, x, d);
#endif
}
SG_INLINE SG_T_T SG_T_FN(shuffle_down_fill)(SG_T_T x, uint32_t d, SG_T_C fill) {
    /* Clang does better by itself */
    if (SG_GCC && SG_IS_CONST(d) && d < SG_T_S) return SG_T_IN(down_pad)(x, SG_T_FN(splat)(fill), d);
    return SG_T_IN(down_keep)(x, SG_T_FN(splat)(fill), d);
}
SG_INLINE SG_T_T SG_T_FN(shuffle_up_fill)(SG_T_T x, uint32_t d, SG_T_C fill) {
    /* Clang does better by itself */
    if (SG_GCC && SG_IS_CONST(d) && d < SG_T_S) return SG_T_IN(up_pad)(x, SG_T_FN(splat)(fill), d);
    return SG_T_IN(up_keep)(x, SG_T_FN(splat)(fill), d);
}

SG_INLINE SG_T_T SG_T_FN(rotate)(SG_T_T x, int32_t d) {
    const uint32_t k = (uint32_t)d & (SG_T_S - 1);
#if SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_rotate)(SG_T_GET(x), k, SG_T_S));
    return x;
#else
    return SG_T_FN(shuffle_down_carry)(x, x, k);
#endif
}

SG_INLINE SG_T_T SG_T_FN(zip_lo)(SG_T_T x, SG_T_T y) {
#if SG_T_S == 1
    (void)y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_zip)(SG_T_GET(x), SG_T_GET(y), 0));
#else
    x.hi = SG_T_HFN(zip_hi)(x.lo, y.lo);
    x.lo = SG_T_HFN(zip_lo)(x.lo, y.lo);
#endif
    return x;
}
SG_INLINE SG_T_T SG_T_FN(zip_hi)(SG_T_T x, SG_T_T y) {
#if SG_T_S == 1
    x = y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_zip)(SG_T_GET(x), SG_T_GET(y), SG_T_HS));
#else
    x.lo = SG_T_HFN(zip_lo)(x.hi, y.hi);
    x.hi = SG_T_HFN(zip_hi)(x.hi, y.hi);
#endif
    return x;
}
SG_INLINE SG_T_T SG_T_FN(unzip_even)(SG_T_T x, SG_T_T y) {
#if SG_T_S == 1
    (void)y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_unzip)(SG_T_GET(x), SG_T_GET(y), 0, SG_T_S));
#else
    x.lo = SG_T_HFN(unzip_even)(x.lo, x.hi);
    x.hi = SG_T_HFN(unzip_even)(y.lo, y.hi);
#endif
    return x;
}
SG_INLINE SG_T_T SG_T_FN(unzip_odd)(SG_T_T x, SG_T_T y) {
#if SG_T_S == 1
    x = y;
#elif SG_T_LEAF
    x.v = SG_T_PUT(SG_T_RB(perm_unzip)(SG_T_GET(x), SG_T_GET(y), 1, SG_T_S));
#else
    x.lo = SG_T_HFN(unzip_odd)(x.lo, x.hi);
    x.hi = SG_T_HFN(unzip_odd)(y.lo, y.hi);
#endif
    return x;
}

/* ---- transpose: step h swaps the blocks of h lanes off the diagonal ----
 * From the largest h to 1. Within 128 bits, where that takes two instructions for each result, rows h apart are zipped
 * instead, which takes one: the bits of a lane's number go round as those of its row's come in. */

#if SG_T_LEAF && SG_T_S > 1
SG_INLINE void SG_T_IN(transpose_step)(SG_T_T *v, uint32_t r, uint32_t h) {
#if SG_T_R == 512 /* steps of 256 and of 128 bits: together without lane numbers */
    if (h * SG_T_B == 128) return;
    if (h * SG_T_B == 256) {
        const uint32_t q = h / 2;
        if (r & (h | q)) return;
        SG_T_RT a = SG_T_GET(v[r]), b = SG_T_GET(v[r + q]), c = SG_T_GET(v[r + h]), d = SG_T_GET(v[r + h + q]);
        sg_reg_transpose_128_r512(&a, &b, &c, &d);
        v[r].v = SG_T_PUT(a);
        v[r + q].v = SG_T_PUT(b);
        v[r + h].v = SG_T_PUT(c);
        v[r + h + q].v = SG_T_PUT(d);
        return;
    }
#endif
    if (r & h) return;
    const SG_T_T x = v[r], y = v[r + h];
#if !SG_T_PART
    if (h * SG_T_B < 128) {
        v[r].v = SG_T_PUT(SG_T_RB(perm_zip_128)(SG_T_GET(x), SG_T_GET(y), 0));
        v[r + h].v = SG_T_PUT(SG_T_RB(perm_zip_128)(SG_T_GET(x), SG_T_GET(y), 64 / SG_T_B));
        return;
    }
#endif
    v[r].v = SG_T_PUT(SG_T_RB(perm_blocks_lo)(SG_T_GET(x), SG_T_GET(y), h));
    v[r + h].v = SG_T_PUT(SG_T_RB(perm_blocks_hi)(SG_T_GET(x), SG_T_GET(y), h));
}
#endif
SG_INLINE void SG_T_FN(transpose)(SG_T_T *v) {
#if SG_T_S == 1
    (void)v;
#elif !SG_T_LEAF /* quadrants A B / C D become A' C' / B' D' */
    SG_T_HT q[4][SG_T_HS];
    for (uint32_t r = 0; r < SG_T_HS; r++) {
        q[0][r] = v[r].lo;
        q[1][r] = v[r + SG_T_HS].lo;
        q[2][r] = v[r].hi;
        q[3][r] = v[r + SG_T_HS].hi;
    }
    for (uint32_t k = 0; k < 4; k++) SG_T_HFN(transpose)(q[k]); /* a loop: 4^depth copies otherwise */
    for (uint32_t r = 0; r < SG_T_HS; r++) {
        v[r].lo = q[0][r];
        v[r].hi = q[1][r];
        v[r + SG_T_HS].lo = q[2][r];
        v[r + SG_T_HS].hi = q[3][r];
    }
#elif SG_T_S <= 16 /* fits the registers: written out so that it stays there */
#define SG_T_STEP(r, h) SG_T_IN(transpose_step)(v, r, h);
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
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_IN(transpose_step)(v, r, 32);
#endif
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_IN(transpose_step)(v, r, 16);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_IN(transpose_step)(v, r, 8);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_IN(transpose_step)(v, r, 4);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_IN(transpose_step)(v, r, 2);
    for (uint32_t r = 0; r < SG_T_S; r++) SG_T_IN(transpose_step)(v, r, 1);
#endif
}
