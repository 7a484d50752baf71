/* SPDX-License-Identifier: MIT */
/* Permutations given by a formula, for one register width and one lane width SG_T_B.
 *
 * A formula makes the vector of lane numbers from i, the vector 0, 1, 2, ...; its other arguments are
 * constants after inlining, and so is the result. GCC gets it as a __builtin_shuffle and picks the immediate
 * shuffle; others get the run-time permute, which Clang reduces to the same code (but see pick). An argument
 * that stays unknown takes the run-time formula instead. Compilers without vector types compute the same
 * formula lane by lane: no comparison in it but SG_T_LESS, which is all ones or 0.
 * s: lanes in use (a power of two; may be fewer than the register's). */
#if !defined(SG_T_R) || !defined(SG_T_B)
#error "sg: perm.tmpl.h needs SG_T_R and SG_T_B and is included by width.tmpl.h"
#endif

#if SG_T_B == 8
#define SG_T_U uint8_t
#define SG_T_BFN(op) SG_T_FN(op##_b8)
#define SG_T_UFN(op) SG_T_FN(op##_u8)
#define SG_T_GV SG_T_VEC(8)
#elif SG_T_B == 16
#define SG_T_U uint16_t
#define SG_T_BFN(op) SG_T_FN(op##_b16)
#define SG_T_UFN(op) SG_T_FN(op##_u16)
#define SG_T_GV SG_T_VEC(16)
#elif SG_T_B == 32
#define SG_T_U uint32_t
#define SG_T_BFN(op) SG_T_FN(op##_b32)
#define SG_T_UFN(op) SG_T_FN(op##_u32)
#define SG_T_GV SG_T_VEC(32)
#else
#define SG_T_U uint64_t
#define SG_T_BFN(op) SG_T_FN(op##_b64)
#define SG_T_UFN(op) SG_T_FN(op##_u64)
#define SG_T_GV SG_T_VEC(64)
#endif
/* lanes in the register: where those of a second one start */
#define SG_T_L (SG_T_R / SG_T_B)

#if SG_HAVE_VECTOR_TYPES
#define SG_T_LESS(a, b) ((SG_T_GV)((a) < (b)))
#define SG_T_PERM1(x, formula) \
    const SG_T_GV i = (SG_T_GV)SG_T_BFN(iota)(); \
    return SG_T_BFN(pick)(x, formula)
#define SG_T_PERM2(x, y, formula) \
    const SG_T_GV i = (SG_T_GV)SG_T_BFN(iota)(); \
    return SG_T_BFN(pick2)(x, y, formula)
#if SG_HAVE_BUILTIN_SHUFFLE
SG_INLINE SG_T_V SG_T_BFN(pick)(SG_T_V x, SG_T_GV k) {
    return (SG_T_V)__builtin_shuffle((SG_T_GV)x, k);
}
SG_INLINE SG_T_V SG_T_BFN(pick2)(SG_T_V x, SG_T_V y, SG_T_GV k) {
    return (SG_T_V)__builtin_shuffle((SG_T_GV)x, (SG_T_GV)y, k);
}
#elif SG_T_B == 8 && SG_T_R > 128
/* Clang makes the best shuffle of picked elements, and of these bytes not of the run-time permute; but it
 * also sees through a chain of them, so for a transpose of wider lanes that is a bad deal */
#if SG_T_R == 256
#define SG_T_LIST SG_LANES32_
#else
#define SG_T_LIST SG_LANES64_
#endif
#define SG_T_AT1(n, t) a[k[n]]
#define SG_T_AT2(n, t) (k[n] & SG_T_L ? b : a)[k[n] & (SG_T_L - 1)]
SG_INLINE SG_T_V SG_T_BFN(pick)(SG_T_V x, SG_T_GV k) {
    const SG_T_GV a = (SG_T_GV)x, r = {SG_T_LIST(SG_T_AT1, SG_T_U)};
    return (SG_T_V)r;
}
SG_INLINE SG_T_V SG_T_BFN(pick2)(SG_T_V x, SG_T_V y, SG_T_GV k) {
    const SG_T_GV a = (SG_T_GV)x, b = (SG_T_GV)y, r = {SG_T_LIST(SG_T_AT2, SG_T_U)};
    return (SG_T_V)r;
}
#undef SG_T_LIST
#undef SG_T_AT1
#undef SG_T_AT2
#else
SG_INLINE SG_T_V SG_T_BFN(pick)(SG_T_V x, SG_T_GV k) { return SG_T_BFN(shuffle)(x, (SG_T_V)k); }
SG_INLINE SG_T_V SG_T_BFN(pick2)(SG_T_V x, SG_T_V y, SG_T_GV k) {
    return SG_T_BFN(shuffle2)(x, y, (SG_T_V)k);
}
#endif
#else
#define SG_T_LESS(a, b) ((SG_T_U)((a) < (b) ? ~(SG_T_U)0 : 0))
#define SG_T_INDEX(formula) \
    SG_T_U index[SG_T_L]; \
    for (uint32_t lane = 0; lane < SG_T_L; lane++) { \
        const SG_T_U i = (SG_T_U)lane; \
        index[lane] = (SG_T_U)(formula); \
    }
#define SG_T_PERM1(x, formula) SG_T_INDEX(formula) return SG_T_BFN(shuffle)(x, SG_T_FN(load)(index))
#define SG_T_PERM2(x, y, formula) SG_T_INDEX(formula) return SG_T_BFN(shuffle2)(x, y, SG_T_FN(load)(index))
#endif

/* x[i ^ d], d < s */
SG_INLINE SG_T_V SG_T_BFN(perm_xor_const)(SG_T_V x, SG_T_U d) { SG_T_PERM1(x, i ^ d); }
SG_INLINE SG_T_V SG_T_BFN(perm_xor)(SG_T_V x, uint32_t d) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_xor_const)(x, (SG_T_U)d);
    return SG_T_BFN(shuffle)(x, SG_T_FN(xor)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d)));
}

/* x[i] for every lane, i < s */
SG_INLINE SG_T_V SG_T_BFN(perm_broadcast_const)(SG_T_V x, SG_T_U d) { SG_T_PERM1(x, (i & 0) + d); }
#if SG_T_R > 128 && ((SG_T_B == 8 && !SG_HAVE_VBMI) || (SG_T_B == 16 && !SG_HAVE_KMASK))
#define SG_T_VIA_32 1 /* a run-time permute of 32-bit lanes is far shorter than one of these */
#else
#define SG_T_VIA_32 0
#endif
#if SG_T_VIA_32
SG_INLINE SG_T_U SG_T_BFN(perm_get)(SG_T_V x, uint32_t i) {
    const uint32_t n = 32 / SG_T_B;
    const SG_T_V word = SG_T_FN(shuffle_b32)(x, SG_T_FN(splat_u32)(i / n));
    return (SG_T_U)(SG_T_FN(first_u32)(word) >> i % n * SG_T_B);
}
#endif
SG_INLINE SG_T_V SG_T_BFN(perm_broadcast)(SG_T_V x, uint32_t d) {
#if SG_CLANG && SG_HAVE_KMASK && SG_T_R > 128 && SG_T_B >= 32
    if (SG_IS_CONST(d) && d == SG_T_L - 1) { /* what scans carry on: Clang makes two shuffles of it */
        SG_T_V last = SG_T_UFN(splat)((SG_T_U)d);
        SG_KEEP_(last);
        return SG_T_BFN(shuffle)(x, last);
    }
#endif
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_broadcast_const)(x, (SG_T_U)d);
#if SG_T_VIA_32
    return SG_T_UFN(splat)(SG_T_BFN(perm_get)(x, d));
#else
    return SG_T_BFN(shuffle)(x, SG_T_UFN(splat)((SG_T_U)d));
#endif
}

/* x[i] in lane 0 of 128 bits, where no permute by a constant needs the constant from memory */
SG_INLINE sg_r128 SG_T_BFN(perm_front)(SG_T_V x, uint32_t i) {
#if SG_T_R == 128
    return SG_IS_CONST(i) && i == 0 ? x : SG_T_BFN(perm_broadcast)(x, i);
#else
#if SG_T_R == 256
#define SG_T_HALF(op) SG_PASTE4(sg_reg_, op, _b, SG_PASTE2(SG_T_B, _r128))
#define SG_T_LOW(x) sg_reg_lo_r256(x)
#else
#define SG_T_HALF(op) SG_PASTE4(sg_reg_, op, _b, SG_PASTE2(SG_T_B, _r256))
#define SG_T_LOW(x) sg_reg_lo_r256(sg_reg_lo_r512(x))
#endif
    if (SG_IS_CONST(i)) {
        return SG_T_HALF(perm_front)(i < SG_T_L / 2 ? SG_T_FN(lo)(x) : SG_T_FN(hi)(x), i % (SG_T_L / 2));
    }
#if SG_T_VIA_32
    return sg_reg_splat_u32_r128(SG_T_BFN(perm_get)(x, i));
#else
    return SG_T_LOW(SG_T_BFN(perm_broadcast)(x, i));
#endif
#undef SG_T_HALF
#undef SG_T_LOW
#endif
}

/* x[i + d] if i + d < s, else x[i]; d < s */
SG_INLINE SG_T_V SG_T_BFN(perm_down_const)(SG_T_V x, SG_T_U d, SG_T_U s) {
    SG_T_PERM1(x, i + (SG_T_LESS(i + d, s) & d));
}
SG_INLINE SG_T_V SG_T_BFN(perm_down)(SG_T_V x, uint32_t d, uint32_t s) {
    if (d >= s) return x;
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_down_const)(x, (SG_T_U)d, (SG_T_U)s);
    const SG_T_V own = SG_T_BFN(iota)(), end = SG_T_UFN(splat)((SG_T_U)s);
    const SG_T_V from = SG_T_UFN(add)(own, SG_T_UFN(splat)((SG_T_U)d));
    const SG_T_V none = SG_T_UFN(min)(from, end); /* end: no source */
    return SG_T_BFN(shuffle)(x, SG_T_BFN(select)(SG_T_UFN(eq)(none, end), own, from));
}

/* x[i - d] if d <= i, else x[i]; d < lanes of the register */
SG_INLINE SG_T_V SG_T_BFN(perm_up_const)(SG_T_V x, SG_T_U d) {
    SG_T_PERM1(x, i - (~SG_T_LESS(i, d) & d));
}
SG_INLINE SG_T_V SG_T_BFN(perm_up)(SG_T_V x, uint32_t d) {
    if (d >= SG_T_L) return x;
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_up_const)(x, (SG_T_U)d);
    const SG_T_V own = SG_T_BFN(iota)(), by = SG_T_UFN(splat)((SG_T_U)d);
    return SG_T_BFN(shuffle)(
        x, SG_T_BFN(select)(SG_T_UFN(le)(by, own), SG_T_UFN(sub)(own, by), own));
}

/* x[i + d] if i + d < s, else own[i] */
SG_INLINE SG_T_V SG_T_BFN(perm_down_keep_const)(SG_T_V x, SG_T_V own, SG_T_U d, SG_T_U s) {
    SG_T_PERM2(x, own, i + (SG_T_LESS(i + d, s) & d) + (~SG_T_LESS(i + d, s) & SG_T_L));
}
SG_INLINE SG_T_V SG_T_BFN(perm_down_keep)(SG_T_V x, SG_T_V own, uint32_t d, uint32_t s) {
    if (d >= s) return own;
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_down_keep_const)(x, own, (SG_T_U)d, (SG_T_U)s);
    const SG_T_V from = SG_T_UFN(add)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d));
    return SG_T_BFN(select)(SG_T_UFN(lt)(from, SG_T_UFN(splat)((SG_T_U)s)),
                            SG_T_BFN(shuffle)(x, from), own);
}

/* x[i - d] if d <= i, else own[i] */
SG_INLINE SG_T_V SG_T_BFN(perm_up_keep_const)(SG_T_V x, SG_T_V own, SG_T_U d) {
    SG_T_PERM2(x, own, i - (~SG_T_LESS(i, d) & d) + (SG_T_LESS(i, d) & SG_T_L));
}
SG_INLINE SG_T_V SG_T_BFN(perm_up_keep)(SG_T_V x, SG_T_V own, uint32_t d) {
    if (d >= SG_T_L) return own;
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_up_keep_const)(x, own, (SG_T_U)d);
    const SG_T_V lane = SG_T_BFN(iota)(), by = SG_T_UFN(splat)((SG_T_U)d);
    return SG_T_BFN(select)(SG_T_UFN(le)(by, lane),
                            SG_T_BFN(shuffle)(x, SG_T_UFN(sub)(lane, by)), own);
}

/* x[(i + d) mod s], d < s */
SG_INLINE SG_T_V SG_T_BFN(perm_rotate_const)(SG_T_V x, SG_T_U d, SG_T_U s) {
    SG_T_PERM1(x, (i + d) & (SG_T_U)(s - 1));
}
SG_INLINE SG_T_V SG_T_BFN(perm_rotate)(SG_T_V x, uint32_t d, uint32_t s) {
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_rotate_const)(x, (SG_T_U)d, (SG_T_U)s);
    const SG_T_V from = SG_T_UFN(add)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d));
    if (s == SG_T_L) return SG_T_BFN(shuffle)(x, from);
    return SG_T_BFN(shuffle)(x, SG_T_FN(and)(from, SG_T_UFN(splat)((SG_T_U)(s - 1))));
}

/* (x ++ y)[(i + d) mod 2s], each of s lanes, d < 2s */
SG_INLINE SG_T_V SG_T_BFN(perm_down2_const)(SG_T_V x, SG_T_V y, SG_T_U d, SG_T_U s) {
    const SG_T_U all = (SG_T_U)(2 * s - 1), gap = (SG_T_U)(SG_T_L - s);
    SG_T_PERM2(x, y, ((i + d) & all) + (~SG_T_LESS((i + d) & all, s) & gap));
}
/* Of whole registers one instruction with an immediate. GCC 12 makes vpermt2 of the formula, and Clang 14 where one of
 * them is 0: an index in a register, and a copy, since it overwrites an operand. */
#if SG_HAVE_KMASK && SG_HAVE_GNU && SG_T_R >= 256 && SG_T_B >= 32
#define SG_T_ALIGN 1
#if SG_CLANG /* of floats it makes two shuffles all the same, or one by an index and a copy */
#define SG_T_ROW(n) \
    case n: __asm__(SG_T_ALIGN_B " {%3, %2, %1, %0|%0, %1, %2, %3}" : "=v"(x) : "v"(y), "v"(x), "i"(n)); return x;
#if SG_T_B == 32
#define SG_T_ALIGN_B "valignd"
#else
#define SG_T_ALIGN_B "valignq"
#endif
#else
#define SG_T_ROW(n) \
    case n: return SG_T_ALIGN_B(y, x, n);
#if SG_T_B == 32
#define SG_T_ALIGN_B SG_T_X(alignr_epi32)
#else
#define SG_T_ALIGN_B SG_T_X(alignr_epi64)
#endif
#endif
SG_INLINE SG_T_V SG_T_BFN(perm_align)(SG_T_V x, SG_T_V y, uint32_t d) { /* d < SG_T_L */
    switch (d) {
        SG_T_ROW(1)
        SG_T_ROW(2)
        SG_T_ROW(3)
#if SG_T_L >= 8
        SG_T_ROW(4)
        SG_T_ROW(5)
        SG_T_ROW(6)
        SG_T_ROW(7)
#endif
#if SG_T_L >= 16
        SG_T_ROW(8)
        SG_T_ROW(9)
        SG_T_ROW(10)
        SG_T_ROW(11)
        SG_T_ROW(12)
        SG_T_ROW(13)
        SG_T_ROW(14)
        SG_T_ROW(15)
#endif
    default: return x;
    }
}
#undef SG_T_ROW
#undef SG_T_ALIGN_B
#else
#define SG_T_ALIGN 0
#endif
SG_INLINE SG_T_V SG_T_BFN(perm_down2)(SG_T_V x, SG_T_V y, uint32_t d, uint32_t s) {
#if SG_T_ALIGN
    if (SG_IS_CONST(d) && s == SG_T_L) {
        return d < s ? SG_T_BFN(perm_align)(x, y, d) : SG_T_BFN(perm_align)(y, x, d - s);
    }
#endif
    if (SG_IS_CONST(d)) return SG_T_BFN(perm_down2_const)(x, y, (SG_T_U)d, (SG_T_U)s);
    SG_T_V k = SG_T_UFN(add)(SG_T_BFN(iota)(), SG_T_UFN(splat)((SG_T_U)d));
    if (s != SG_T_L) { /* lane s of the pair is lane 0 of y */
        const SG_T_V end = SG_T_UFN(splat)((SG_T_U)s);
        k = SG_T_FN(and)(k, SG_T_UFN(splat)((SG_T_U)(2 * s - 1)));
        k = SG_T_BFN(select)(SG_T_UFN(lt)(k, end), k,
                             SG_T_UFN(add)(k, SG_T_UFN(splat)((SG_T_U)(SG_T_L - s))));
    }
    return SG_T_BFN(shuffle2)(x, y, k);
}

#if SG_T_R == 256 && !SG_HAVE_KMASK
/* In each 128 bits: x[i - d] if that is within them, else pad; d is fewer than they have. An exchange that stays
 * within 128 bits is done in one step, by one or two units; one that does not takes three steps of one unit. */
SG_INLINE SG_T_V SG_T_BFN(perm_up_pad_128)(SG_T_V x, SG_T_V pad, uint32_t d) {
    const SG_T_U by = (SG_T_U)d;
    SG_T_PERM2(x, pad, i - by + (SG_T_LESS(i & (SG_T_L / 2 - 1), by) & (SG_T_L + SG_T_L / 2)));
}
/* pad in the lower 128 bits, the last lane of x's lower 128 bits in all of the upper ones */
SG_INLINE SG_T_V SG_T_BFN(perm_last_128)(SG_T_V x) {
    SG_T_PERM1(x, i | (SG_T_L / 2 - 1));
}
SG_INLINE SG_T_V SG_T_BFN(perm_up_last_128)(SG_T_V x, SG_T_V pad) {
    const SG_T_V last = SG_T_BFN(perm_last_128)(x);
    SG_T_PERM2(last, pad, i - (SG_T_L / 2) + (SG_T_LESS(i, SG_T_L / 2) & (SG_T_L + SG_T_L / 2)));
}
#endif

/* x[s - 1 - i] */
SG_INLINE SG_T_V SG_T_BFN(perm_reverse)(SG_T_V x, uint32_t s) {
    const SG_T_U last = (SG_T_U)(s - 1);
    SG_T_PERM1(x, (last - i) & last);
}

/* the lower and the upper lane of each pair that a tree step joins: x[i & ~d], x[i | d] */
SG_INLINE SG_T_V SG_T_BFN(perm_lower)(SG_T_V x, uint32_t d) {
    const SG_T_U keep = (SG_T_U)~d;
    SG_T_PERM1(x, i & keep);
}
SG_INLINE SG_T_V SG_T_BFN(perm_upper)(SG_T_V x, uint32_t d) {
    const SG_T_U bit = (SG_T_U)d;
    SG_T_PERM1(x, i | bit);
}

/* x0 y0 x1 y1 ...: the first s lanes from base = 0, the second from base = s / 2 */
SG_INLINE SG_T_V SG_T_BFN(perm_zip)(SG_T_V x, SG_T_V y, uint32_t base) {
    const SG_T_U from = (SG_T_U)base;
    SG_T_PERM2(x, y, (((i >> 1) + from) & (SG_T_L - 1)) + (i & 1) * SG_T_L);
}

/* the same in each 128 bits: the first of their lanes from base = 0, the second from base = 64 / SG_T_B */
SG_INLINE SG_T_V SG_T_BFN(perm_zip_128)(SG_T_V x, SG_T_V y, uint32_t base) {
    const SG_T_U from = (SG_T_U)base, all = 128 / SG_T_B - 1, half = 64 / SG_T_B - 1;
    SG_T_PERM2(x, y, (i - (i & all)) + from + ((i >> 1) & half) + (i & 1) * SG_T_L);
}

/* every second lane of x ++ y (s lanes each), from lane odd on */
SG_INLINE SG_T_V SG_T_BFN(perm_unzip)(SG_T_V x, SG_T_V y, uint32_t odd, uint32_t s) {
    const SG_T_U from = (SG_T_U)odd, end = (SG_T_U)s, gap = (SG_T_U)(SG_T_L - s);
    SG_T_PERM2(x, y, (i + i + from + (~SG_T_LESS(i + i + from, end) & gap)) & (2 * SG_T_L - 1));
}

/* lanes whose bit h is 0: h ones, h zeros, ... */
#define SG_T_WITHOUT(h) (~(uint64_t)0 / (((uint64_t)1 << (h)) + 1))

/* one step of a transpose: blocks of h lanes. low: x0 y0 x2 y2, high: x1 y1 x3 y3
 * GCC finds immediate permutes of 64-bit lanes only if it is told of such lanes. For lanes of 32 bits an
 * exchange within one register, merged into the other, needs no lane numbers and is sooner done than a permute
 * of two registers. */
#define SG_T_AS_64 (SG_T_B == 32 && SG_HAVE_BUILTIN_SHUFFLE)
SG_INLINE SG_T_V SG_T_BFN(perm_blocks_lo)(SG_T_V x, SG_T_V y, uint32_t h) {
    const SG_T_U bit = (SG_T_U)h, move = (SG_T_U)(SG_T_L - h);
#if SG_T_AS_64
    if (h > 1) return SG_T_FN(perm_blocks_lo_b64)(x, y, h / 2);
#endif
#if SG_T_AS_64 && SG_HAVE_KMASK
    return SG_T_BFN(select)(SG_T_BFN(mask_from_bits)(~SG_T_WITHOUT(h)), SG_T_BFN(perm_xor)(y, h), x);
#endif
    SG_T_PERM2(x, y, i + (SG_T_LESS(0, i & bit) & move));
}
SG_INLINE SG_T_V SG_T_BFN(perm_blocks_hi)(SG_T_V x, SG_T_V y, uint32_t h) {
    const SG_T_U bit = (SG_T_U)h;
#if SG_T_AS_64
    if (h > 1) return SG_T_FN(perm_blocks_hi_b64)(x, y, h / 2);
#endif
#if SG_T_AS_64 && SG_HAVE_KMASK
    return SG_T_BFN(select)(SG_T_BFN(mask_from_bits)(SG_T_WITHOUT(h)), SG_T_BFN(perm_xor)(x, h), y);
#endif
    SG_T_PERM2(x, y, (i | bit) + (SG_T_LESS(0, i & bit) & SG_T_L));
}

/* Step j of stage k of a bitonic sort: x in the lanes that keep the smaller value, y in the others.
 * k = 0: ascending everywhere. */
SG_INLINE SG_T_V SG_T_BFN(perm_order)(SG_T_V x, SG_T_V y, uint32_t k, uint32_t j) {
#if SG_HAVE_KMASK
    const uint64_t low_k = k == 0 ? ~(uint64_t)0 : SG_T_WITHOUT(k);
    return SG_T_BFN(select)(SG_T_BFN(mask_from_bits)(~(SG_T_WITHOUT(j) ^ low_k)), x, y);
#else
    const SG_T_U bit_j = (SG_T_U)j, bit_k = (SG_T_U)k;
#if SG_T_AS_64 /* a blend: of 32-bit lanes GCC makes the permute of halves, which takes three cycles */
    if ((k | j) % 2 == 0) return SG_T_FN(perm_order_b64)(x, y, k / 2, j / 2);
#endif
    SG_T_PERM2(x, y, i + ((SG_T_LESS(0, i & bit_j) ^ SG_T_LESS(0, i & bit_k)) & SG_T_L));
#endif
}

/* Lanes h apart beside each other, whichever is first and in whatever order the pairs are: a step of a sort.
 * The pairs of perm_blocks where those are an instruction each, as for lanes of 64 bits next to each other;
 * else x0 y1 x2 y3 and x1 y0 x3 y2, by a blend and a permute. */
#define SG_T_CROSS (h * SG_T_B != 64 && !(h * SG_T_B == 32 && SG_T_AS_64 && SG_HAVE_KMASK))
SG_INLINE SG_T_V SG_T_BFN(perm_cross_lo)(SG_T_V x, SG_T_V y, uint32_t h) {
    return SG_T_CROSS ? SG_T_BFN(perm_order)(x, y, 0, h) : SG_T_BFN(perm_blocks_lo)(x, y, h);
}
SG_INLINE SG_T_V SG_T_BFN(perm_cross_hi)(SG_T_V x, SG_T_V y, uint32_t h) {
    const SG_T_U bit = (SG_T_U)h;
    if (!SG_T_CROSS) return SG_T_BFN(perm_blocks_hi)(x, y, h);
#if SG_T_AS_64
    if (h > 1) return SG_T_FN(perm_cross_hi_b64)(x, y, h / 2);
    return SG_T_BFN(perm_xor)(SG_T_BFN(perm_order)(y, x, 0, h), h);
#endif
    SG_T_PERM2(x, y, (i ^ bit) + (SG_T_LESS(0, i & bit) & SG_T_L));
}
#undef SG_T_CROSS

#undef SG_T_B
#undef SG_T_VIA_32
#undef SG_T_ALIGN
#undef SG_T_U
#undef SG_T_BFN
#undef SG_T_UFN
#undef SG_T_L
#undef SG_T_GV
#undef SG_T_LESS
#undef SG_T_INDEX
#undef SG_T_WITHOUT
#undef SG_T_AS_64
#undef SG_T_PERM1
#undef SG_T_PERM2
