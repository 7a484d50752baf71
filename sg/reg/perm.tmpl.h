/* SPDX-License-Identifier: MIT */
/* Permutations given by a formula, for one register width and one lane width SG_T_B.
 *
 * The lane numbers are scalar expressions of arguments that are constants after inlining. GCC gets them
 * as a __builtin_shuffle and picks the immediate shuffle once they are known; others get the run-time
 * permute with an index vector, which Clang reduces to the same code (but not for bytes, see below). An argument that stays unknown
 * takes the vector formula instead. s: lanes in use (a power of two; may be fewer than the register's). */
#if !defined(SG_T_R) || !defined(SG_T_B)
#error "sg: perm.tmpl.h needs SG_T_R and SG_T_B and is included by width.tmpl.h"
#endif

#define SG_T_U SG_PASTE3(uint, SG_T_B, _t)
#define SG_T_BFN(op) SG_T_FN(SG_PASTE3(op, _b, SG_T_B))
#define SG_T_UFN(op) SG_T_FN(SG_PASTE3(op, _u, SG_T_B))
#if SG_T_R / SG_T_B == 2
#define SG_T_LIST(f) SG_LANES2_(f, SG_T_U)
#elif SG_T_R / SG_T_B == 4
#define SG_T_LIST(f) SG_LANES4_(f, SG_T_U)
#elif SG_T_R / SG_T_B == 8
#define SG_T_LIST(f) SG_LANES8_(f, SG_T_U)
#elif SG_T_R / SG_T_B == 16
#define SG_T_LIST(f) SG_LANES16_(f, SG_T_U)
#elif SG_T_R / SG_T_B == 32
#define SG_T_LIST(f) SG_LANES32_(f, SG_T_U)
#else
#define SG_T_LIST(f) SG_LANES64_(f, SG_T_U)
#endif

/* return the permutation of one register, of two (lane numbers of y start at SG_T_R / SG_T_B) */
#if SG_HAVE_VECTOR_TYPES
#define SG_T_GV SG_PASTE4(sg_v, SG_T_B, _r, SG_T_R)
#endif
#if SG_HAVE_BUILTIN_SHUFFLE
#define SG_T_PERM1(x, f) \
    const SG_T_GV idx = {SG_T_LIST(f)}; \
    return (SG_T_V)__builtin_shuffle((SG_T_GV)(x), idx)
#define SG_T_PERM2(x, y, f) \
    const SG_T_GV idx = {SG_T_LIST(f)}; \
    return (SG_T_V)__builtin_shuffle((SG_T_GV)(x), (SG_T_GV)(y), idx)
#elif SG_HAVE_VECTOR_TYPES && SG_T_B == 8 && SG_T_R > 128
/* Clang makes the best shuffle of picked elements, and of these bytes not of the run-time permute; but it
 * also sees through a chain of them, so for a transpose of wider lanes that is a bad deal */
#define SG_T_AT1(i, t) a[idx[i]]
#define SG_T_AT2(i, t) (idx[i] & SG_T_L ? b : a)[idx[i] & (SG_T_L - 1)]
#define SG_T_PERM1(x, f) \
    const SG_T_GV idx = {SG_T_LIST(f)}, a = (SG_T_GV)(x); \
    const SG_T_GV r = {SG_T_LIST(SG_T_AT1)}; \
    return (SG_T_V)r
#define SG_T_PERM2(x, y, f) \
    const SG_T_GV idx = {SG_T_LIST(f)}, a = (SG_T_GV)(x), b = (SG_T_GV)(y); \
    const SG_T_GV r = {SG_T_LIST(SG_T_AT2)}; \
    return (SG_T_V)r
#elif SG_HAVE_VECTOR_TYPES
#define SG_T_PERM1(x, f) \
    const SG_T_GV idx = {SG_T_LIST(f)}; \
    return SG_T_BFN(shuffle)(x, (SG_T_V)idx)
#define SG_T_PERM2(x, y, f) \
    const SG_T_GV idx = {SG_T_LIST(f)}; \
    return SG_T_BFN(shuffle2)(x, y, (SG_T_V)idx)
#else
#define SG_T_PERM1(x, f) \
    const SG_T_U idx[SG_T_R / SG_T_B] = {SG_T_LIST(f)}; \
    return SG_T_BFN(shuffle)(x, SG_T_FN(load)(idx))
#define SG_T_PERM2(x, y, f) \
    const SG_T_U idx[SG_T_R / SG_T_B] = {SG_T_LIST(f)}; \
    return SG_T_BFN(shuffle2)(x, y, SG_T_FN(load)(idx))
#endif
/* lanes in the register; the lane formulas below see i (lane), t (cast) and the function's arguments */
#define SG_T_L (SG_T_R / SG_T_B)

/* x[i ^ d], d < s */
SG_INLINE SG_T_V SG_T_BFN(perm_xor_const)(SG_T_V x, uint32_t d) {
#define SG_T_F(i, t) (t)((i) ^ d)
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_xor)(SG_T_V x, uint32_t d) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_xor_const)(x, d);
    return SG_T_BFN(shuffle)(x, SG_T_FN(xor)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d)));
}

/* x[i] for every lane, i < s */
SG_INLINE SG_T_V SG_T_BFN(perm_broadcast_const)(SG_T_V x, uint32_t d) {
#define SG_T_F(i, t) (t)(d)
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_broadcast)(SG_T_V x, uint32_t d) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_broadcast_const)(x, d);
    return SG_T_BFN(shuffle)(x, SG_T_UFN(splat)((SG_T_U)d));
}

/* x[i + d] if i + d < s, else x[i] */
SG_INLINE SG_T_V SG_T_BFN(perm_down_const)(SG_T_V x, uint32_t d, uint32_t s) {
#define SG_T_F(i, t) (t)((i) < s && d < s - (i) ? (i) + d : (i))
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_down)(SG_T_V x, uint32_t d, uint32_t s) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_down_const)(x, d, s);
    if (d >= s) return x;
    SG_T_V own = SG_T_BFN(iota)();
    SG_T_V from = SG_T_UFN(add)(own, SG_T_UFN(splat)((SG_T_U)d));
    SG_T_V in = SG_T_UFN(min)(from, SG_T_UFN(splat)((SG_T_U)s)); /* s: no source */
    return SG_T_BFN(shuffle)(
        x, SG_T_BFN(select)(SG_T_UFN(eq)(in, SG_T_UFN(splat)((SG_T_U)s)), own, from));
}

/* x[i - d] if d <= i, else x[i] */
SG_INLINE SG_T_V SG_T_BFN(perm_up_const)(SG_T_V x, uint32_t d) {
#define SG_T_F(i, t) (t)(d <= (i) ? (i) - d : (i))
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_up)(SG_T_V x, uint32_t d) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_up_const)(x, d);
    if (d >= SG_T_L) return x;
    SG_T_V own = SG_T_BFN(iota)();
    SG_T_V by = SG_T_UFN(splat)((SG_T_U)d);
    return SG_T_BFN(shuffle)(
        x, SG_T_BFN(select)(SG_T_UFN(le)(by, own), SG_T_UFN(sub)(own, by), own));
}

/* x[i + d] if i + d < s, else own[i] */
SG_INLINE SG_T_V SG_T_BFN(perm_down_keep_const)(SG_T_V x, SG_T_V own, uint32_t d, uint32_t s) {
#define SG_T_F(i, t) (t)((i) < s && d < s - (i) ? (i) + d : (i) + SG_T_L)
    SG_T_PERM2(x, own, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_down_keep)(SG_T_V x, SG_T_V own, uint32_t d, uint32_t s) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_down_keep_const)(x, own, d, s);
    if (d >= s) return own;
    SG_T_V from = SG_T_UFN(add)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d));
    return SG_T_BFN(select)(SG_T_UFN(lt)(from, SG_T_UFN(splat)((SG_T_U)s)),
                            SG_T_BFN(shuffle)(x, from), own);
}

/* x[i - d] if d <= i, else own[i] */
SG_INLINE SG_T_V SG_T_BFN(perm_up_keep_const)(SG_T_V x, SG_T_V own, uint32_t d) {
#define SG_T_F(i, t) (t)(d <= (i) ? (i) - d : (i) + SG_T_L)
    SG_T_PERM2(x, own, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_up_keep)(SG_T_V x, SG_T_V own, uint32_t d) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_up_keep_const)(x, own, d);
    if (d >= SG_T_L) return own;
    SG_T_V lane = SG_T_BFN(iota)();
    SG_T_V by = SG_T_UFN(splat)((SG_T_U)d);
    return SG_T_BFN(select)(SG_T_UFN(le)(by, lane),
                            SG_T_BFN(shuffle)(x, SG_T_UFN(sub)(lane, by)), own);
}

/* x[(i + d) mod s], d < s */
SG_INLINE SG_T_V SG_T_BFN(perm_rotate_const)(SG_T_V x, uint32_t d, uint32_t s) {
#define SG_T_F(i, t) (t)(((i) + d) & (s - 1))
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_rotate)(SG_T_V x, uint32_t d, uint32_t s) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_rotate_const)(x, d, s);
    return SG_T_BFN(shuffle)(
        x, SG_T_FN(and)(SG_T_UFN(add)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d)),
                        SG_T_UFN(splat)((SG_T_U)(s - 1))));
}

/* (x ++ y)[(i + d) mod 2s], each of s lanes, d < 2s */
SG_INLINE SG_T_V SG_T_BFN(perm_down2_const)(SG_T_V x, SG_T_V y, uint32_t d, uint32_t s) {
#define SG_T_G(k) ((k) < s ? (k) : (k) - s + SG_T_L)
#define SG_T_F(i, t) (t)SG_T_G(((i) + d) & (2 * s - 1))
    SG_T_PERM2(x, y, SG_T_F);
#undef SG_T_F
#undef SG_T_G
}
SG_INLINE SG_T_V SG_T_BFN(perm_down2)(SG_T_V x, SG_T_V y, uint32_t d, uint32_t s) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_down2_const)(x, y, d, s);
    SG_T_V k = SG_T_FN(and)(SG_T_UFN(add)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d)),
                            SG_T_UFN(splat)((SG_T_U)(2 * s - 1)));
    if (s != SG_T_L) { /* lane s of the pair is lane 0 of y */
        SG_T_V end = SG_T_UFN(splat)((SG_T_U)s);
        k = SG_T_BFN(select)(SG_T_UFN(lt)(k, end), k,
                             SG_T_UFN(add)(k, SG_T_UFN(splat)((SG_T_U)(SG_T_L - s))));
    }
    return SG_T_BFN(shuffle2)(x, y, k);
}

/* x[s - 1 - i] */
SG_INLINE SG_T_V SG_T_BFN(perm_reverse)(SG_T_V x, uint32_t s) {
#define SG_T_F(i, t) (t)((s - 1 - (i)) & (s - 1))
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}

/* the lower and the upper lane of each pair that a tree step joins: x[i & ~d], x[i | d] */
SG_INLINE SG_T_V SG_T_BFN(perm_lower)(SG_T_V x, uint32_t d) {
#define SG_T_F(i, t) (t)((i) & ~d)
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_upper)(SG_T_V x, uint32_t d) {
#define SG_T_F(i, t) (t)((i) | d)
    SG_T_PERM1(x, SG_T_F);
#undef SG_T_F
}

/* x0 y0 x1 y1 ...: the first s lanes from base = 0, the second from base = s / 2 */
SG_INLINE SG_T_V SG_T_BFN(perm_zip)(SG_T_V x, SG_T_V y, uint32_t base) {
#define SG_T_F(i, t) (t)(((base + (i) / 2) & (SG_T_L - 1)) + ((i) & 1) * SG_T_L)
    SG_T_PERM2(x, y, SG_T_F);
#undef SG_T_F
}

/* every second lane of x ++ y (s lanes each), from lane odd on */
SG_INLINE SG_T_V SG_T_BFN(perm_unzip)(SG_T_V x, SG_T_V y, uint32_t odd, uint32_t s) {
#define SG_T_G(k) ((k) < s ? (k) : ((k) - s + SG_T_L) & (2 * SG_T_L - 1))
#define SG_T_F(i, t) (t)SG_T_G(2 * (i) + odd)
    SG_T_PERM2(x, y, SG_T_F);
#undef SG_T_F
#undef SG_T_G
}

/* one step of a transpose: blocks of h lanes. low: x0 y0 x2 y2, high: x1 y1 x3 y3 */
SG_INLINE SG_T_V SG_T_BFN(perm_blocks_lo)(SG_T_V x, SG_T_V y, uint32_t h) {
#define SG_T_F(i, t) (t)((i) & h ? (i) - h + SG_T_L : (i))
    SG_T_PERM2(x, y, SG_T_F);
#undef SG_T_F
}
SG_INLINE SG_T_V SG_T_BFN(perm_blocks_hi)(SG_T_V x, SG_T_V y, uint32_t h) {
#define SG_T_F(i, t) (t)((i) & h ? (i) + SG_T_L : ((i) + h) & (SG_T_L - 1))
    SG_T_PERM2(x, y, SG_T_F);
#undef SG_T_F
}

/* Step j of stage k of a bitonic sort: x in the lanes that keep the smaller value, y in the others.
 * k = 0: ascending everywhere. */
SG_INLINE SG_T_V SG_T_BFN(perm_order)(SG_T_V x, SG_T_V y, uint32_t k, uint32_t j) {
#if SG_HAVE_KMASK
    /* lanes whose bit j is 0: 2^j ones, 2^j zeros, ... */
    const uint64_t low_j = ~(uint64_t)0 / (((uint64_t)1 << j) + 1);
    const uint64_t low_k = k == 0 ? ~(uint64_t)0 : ~(uint64_t)0 / (((uint64_t)1 << k) + 1);
    return SG_T_BFN(select)(SG_T_BFN(mask_from_bits)(~(low_j ^ low_k)), x, y);
#else
#define SG_T_F(i, t) (t)(((i) & j ? 0 : 1) == ((i) & k ? 0 : 1) ? (i) : (i) + SG_T_L)
    SG_T_PERM2(x, y, SG_T_F);
#undef SG_T_F
#endif
}

#undef SG_T_B
#undef SG_T_U
#undef SG_T_BFN
#undef SG_T_UFN
#undef SG_T_LIST
#undef SG_T_PERM1
#undef SG_T_PERM2
#undef SG_T_GV
#undef SG_T_AT1
#undef SG_T_AT2
#undef SG_T_L
