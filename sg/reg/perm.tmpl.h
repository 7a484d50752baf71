/* SPDX-License-Identifier: MIT */
/* Permutations given by a formula, for one register width and one lane width SG_T_BITS.
 *
 * A formula makes the vector of lane numbers from i, the vector 0, 1, 2, ... Its other arguments are
 * constants after inlining, and so is the result. GCC gets the result in a __builtin_shuffle and picks the immediate
 * shuffle. Other compilers get the run-time permute, which Clang reduces to the same code (but see pick). If an argument
 * remains unknown, the run-time formula is used. Compilers without vector types compute the same
 * formula lane by lane; so it must not compare, except by SG_T_LESS, which gives all ones or 0.
 * s: the lanes in use, a power of two, perhaps fewer than the register has. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_BITS)
#error "sg: perm.tmpl.h needs SG_T_REG_BITS and SG_T_BITS and is included by width.tmpl.h"
#endif

#if SG_T_BITS == 8
#define SG_T_UNSIGNED_TYPE uint8_t
#define SG_T_WIDTH_FN(op) SG_T_FN(op##_b8)
#define SG_T_UFN(op) SG_T_FN(op##_u8)
#define SG_T_GV SG_T_REG_VECTOR(8)
#define SG_T_LIST SG_T_LIST_8
#elif SG_T_BITS == 16
#define SG_T_UNSIGNED_TYPE uint16_t
#define SG_T_WIDTH_FN(op) SG_T_FN(op##_b16)
#define SG_T_UFN(op) SG_T_FN(op##_u16)
#define SG_T_GV SG_T_REG_VECTOR(16)
#define SG_T_LIST SG_T_LIST_16
#elif SG_T_BITS == 32
#define SG_T_UNSIGNED_TYPE uint32_t
#define SG_T_WIDTH_FN(op) SG_T_FN(op##_b32)
#define SG_T_UFN(op) SG_T_FN(op##_u32)
#define SG_T_GV SG_T_REG_VECTOR(32)
#define SG_T_LIST SG_T_LIST_32
#else
#define SG_T_UNSIGNED_TYPE uint64_t
#define SG_T_WIDTH_FN(op) SG_T_FN(op##_b64)
#define SG_T_UFN(op) SG_T_FN(op##_u64)
#define SG_T_GV SG_T_REG_VECTOR(64)
#define SG_T_LIST SG_T_LIST_64
#endif
/* the lanes of the register; the lanes of a second register are numbered from here on */
#define SG_T_L (SG_T_REG_BITS / SG_T_BITS)

#if SG_HAVE_VECTOR_TYPES
#define SG_T_LESS(a, b) ((SG_T_GV)((a) < (b)))
#define SG_T_PERM1(x, formula) \
    const SG_T_GV i = (SG_T_GV)SG_T_WIDTH_FN(iota)(); \
    return SG_T_WIDTH_FN(pick)(x, formula)
#define SG_T_PERM2(x, y, formula) \
    const SG_T_GV i = (SG_T_GV)SG_T_WIDTH_FN(iota)(); \
    return SG_T_WIDTH_FN(pick2)(x, y, formula)
#if SG_HAVE_BUILTIN_SHUFFLE
SG_INLINE SG_T_REG SG_T_WIDTH_FN(pick)(SG_T_REG x, SG_T_GV k) {
#if SG_REG_SSE2 && SG_T_BITS == 8
    return SG_T_WIDTH_FN(shuffle)(x, (SG_T_REG)k);
#else
    return (SG_T_REG)__builtin_shuffle((SG_T_GV)x, k);
#endif
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(pick2)(SG_T_REG x, SG_T_REG y, SG_T_GV k) {
    return (SG_T_REG)__builtin_shuffle((SG_T_GV)x, (SG_T_GV)y, k);
}
#elif SG_REG_OWN || (SG_X86 && !SG_HAVE_SSE42) || (SG_T_BITS == 8 && SG_T_REG_BITS > 128)
/* Clang makes the best shuffle if each element is picked. From the run-time permute it does not: for bytes on x86, for any lanes on other
 * machines and on x86 before SSE4.2, where SIMDe moves byte by byte. But it also joins a chain of picks into one, which makes a transpose
 * of wider lanes slower on x86. */
#define SG_T_AT1(n, t) a[k[n]]
#define SG_T_AT2(n, t) (k[n] & SG_T_L ? b : a)[k[n] & (SG_T_L - 1)]
SG_INLINE SG_T_REG SG_T_WIDTH_FN(pick)(SG_T_REG x, SG_T_GV k) {
    const SG_T_GV a = (SG_T_GV)x, r = {SG_T_LIST(SG_T_AT1, SG_T_UNSIGNED_TYPE)};
    return (SG_T_REG)r;
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(pick2)(SG_T_REG x, SG_T_REG y, SG_T_GV k) {
    const SG_T_GV a = (SG_T_GV)x, b = (SG_T_GV)y, r = {SG_T_LIST(SG_T_AT2, SG_T_UNSIGNED_TYPE)};
    return (SG_T_REG)r;
}
#undef SG_T_AT1
#undef SG_T_AT2
#else
SG_INLINE SG_T_REG SG_T_WIDTH_FN(pick)(SG_T_REG x, SG_T_GV k) { return SG_T_WIDTH_FN(shuffle)(x, (SG_T_REG)k); }
SG_INLINE SG_T_REG SG_T_WIDTH_FN(pick2)(SG_T_REG x, SG_T_REG y, SG_T_GV k) {
    return SG_T_WIDTH_FN(shuffle2)(x, y, (SG_T_REG)k);
}
#endif
#else
#define SG_T_LESS(a, b) ((SG_T_UNSIGNED_TYPE)((a) < (b) ? ~(SG_T_UNSIGNED_TYPE)0 : 0))
#define SG_T_INDEX(formula) \
    SG_T_UNSIGNED_TYPE index[SG_T_L]; \
    for (uint32_t lane = 0; lane < SG_T_L; lane++) { \
        const SG_T_UNSIGNED_TYPE i = (SG_T_UNSIGNED_TYPE)lane; \
        index[lane] = (SG_T_UNSIGNED_TYPE)(formula); \
    }
#define SG_T_PERM1(x, formula) SG_T_INDEX(formula) return SG_T_WIDTH_FN(shuffle)(x, SG_T_FN(load)(index))
#define SG_T_PERM2(x, y, formula) SG_T_INDEX(formula) return SG_T_WIDTH_FN(shuffle2)(x, y, SG_T_FN(load)(index))
#endif

/* As SG_T_PERM2, for what GCC makes of bytes one by one if there is no instruction that moves them all. */
#if SG_REG_SSE2 && SG_T_BITS == 8
#define SG_T_MERGE(x, y, formula) \
    const SG_T_GV i = (SG_T_GV)SG_T_WIDTH_FN(iota)(); \
    return SG_T_WIDTH_FN(shuffle2)(x, y, (SG_T_REG)(formula))
#else
#define SG_T_MERGE SG_T_PERM2
#endif
/* By some constants GCC also moves wider lanes one by one, unless it sees that the whole register is shifted. */
#if SG_REG_SSE2 && SG_T_BITS <= 32 && SG_HAVE_BUILTIN_SHUFFLE
#define SG_T_BY_SHIFTS 1
#define SG_T_SHIFT_DOWN(x, d) sg_reg_bytes_down_r128_(x, (uint8_t)((d) * (SG_T_BITS / 8)))
#define SG_T_SHIFT_UP(x, d) sg_reg_bytes_up_r128_(x, (uint8_t)((d) * (SG_T_BITS / 8)))
#else
#define SG_T_BY_SHIFTS 0
#endif

/* x[i ^ d], d < s */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_xor_const)(SG_T_REG x, SG_T_UNSIGNED_TYPE d) { SG_T_PERM1(x, i ^ d); }
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_xor)(SG_T_REG x, uint32_t d) {
#if SG_X86 && SG_HAVE_BUILTIN_SHUFFLE && SG_T_REG_BITS > 128 && SG_T_BITS == 64
    /* As pairs of 32-bit lanes: vpshufd for neighbours, vperm2i128 for halves. Else GCC takes vpermq, which moves lanes anywhere and is slower. */
    if (SG_IS_CONST(d) && (d == 1 || (d == 2 && SG_T_REG_BITS == 256))) {
        const SG_T_REG_VECTOR(32) i = (SG_T_REG_VECTOR(32))SG_T_FN(iota_b32)();
        return (SG_T_REG)__builtin_shuffle((SG_T_REG_VECTOR(32))x, i ^ 2 * d);
    }
#endif
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_xor_const)(x, (SG_T_UNSIGNED_TYPE)d);
    return SG_T_WIDTH_FN(shuffle)(x, SG_T_FN(xor)(SG_T_WIDTH_FN(iota)(), SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d)));
}

/* x[i] for every lane, i < s */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_broadcast_const)(SG_T_REG x, SG_T_UNSIGNED_TYPE d) {
#if SG_REG_SSE2 && SG_HAVE_BUILTIN_SHUFFLE
    return (SG_T_REG)__builtin_shuffle((SG_T_GV)x, (SG_T_GV)SG_T_UFN(splat)(d));
#else
    SG_T_PERM1(x, (i & 0) + d);
#endif
}
#if SG_T_REG_BITS > 128 && ((SG_T_BITS == 8 && !SG_HAVE_VBMI) || (SG_T_BITS == 16 && !SG_HAVE_KMASK))
#define SG_T_VIA_32 1 /* a run-time permute of 32-bit lanes is far shorter than one of these lanes */
#else
#define SG_T_VIA_32 0
#endif
#if SG_T_VIA_32
SG_INLINE SG_T_UNSIGNED_TYPE SG_T_WIDTH_FN(perm_get)(SG_T_REG x, uint32_t i) {
    const uint32_t n = 32 / SG_T_BITS;
    const SG_T_REG word = SG_T_FN(shuffle_b32)(x, SG_T_FN(splat_u32)(i / n));
    return (SG_T_UNSIGNED_TYPE)(SG_T_FN(first_u32)(word) >> i % n * SG_T_BITS);
}
#endif
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_broadcast)(SG_T_REG x, uint32_t d) {
#if SG_CLANG && SG_HAVE_KMASK && SG_T_REG_BITS > 128 && SG_T_BITS >= 32
    if (SG_IS_CONST(d) && d == SG_T_L - 1) { /* scans carry this lane on; Clang would make two shuffles of the formula */
        SG_T_REG last = SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d);
        SG_KEEP_(last);
        return SG_T_WIDTH_FN(shuffle)(x, last);
    }
#endif
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_broadcast_const)(x, (SG_T_UNSIGNED_TYPE)d);
#if SG_T_VIA_32
    return SG_T_UFN(splat)(SG_T_WIDTH_FN(perm_get)(x, d));
#elif SG_REG_SSE2
    SG_ALIGN(16) SG_T_UNSIGNED_TYPE lane[SG_T_L];
    SG_T_FN(store)(lane, x);
    return SG_T_UFN(splat)(lane[d]);
#else
    return SG_T_WIDTH_FN(shuffle)(x, SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d));
#endif
}

/* x[i] in lane 0 of 128 bits. A permute by a constant i loads nothing from memory. */
SG_INLINE sg_r128 SG_T_WIDTH_FN(perm_front)(SG_T_REG x, uint32_t i) {
#if SG_T_REG_BITS == 128
    return SG_IS_CONST(i) && i == 0 ? x : SG_T_WIDTH_FN(perm_broadcast)(x, i);
#else
#if SG_T_REG_BITS == 256
#define SG_T_HALF(op) SG_PASTE4(sg_reg_, op, _b, SG_PASTE2(SG_T_BITS, SG_R128_))
#else
#define SG_T_HALF(op) SG_PASTE4(sg_reg_, op, _b, SG_PASTE2(SG_T_BITS, SG_R256_))
#endif
    if (SG_IS_CONST(i)) {
        return SG_T_HALF(perm_front)(i < SG_T_L / 2 ? SG_T_FN(lo)(x) : SG_T_FN(hi)(x), i % (SG_T_L / 2));
    }
#if SG_T_VIA_32
    return sg_reg_splat_u32_r128(SG_T_WIDTH_FN(perm_get)(x, i));
#else
    return SG_T_LOW(SG_T_WIDTH_FN(perm_broadcast)(x, i));
#endif
#undef SG_T_HALF
#endif
}

/* x[i + d] if i + d < s, else own[i] */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_down_keep_const)(SG_T_REG x, SG_T_REG own, SG_T_UNSIGNED_TYPE d, SG_T_UNSIGNED_TYPE s) {
#if SG_T_BY_SHIFTS
    if (s == SG_T_L && d > 0) {
        const SG_T_GV none = ~SG_T_LESS((SG_T_GV)SG_T_WIDTH_FN(iota)() + d, s);
        return SG_T_FN(or)(SG_T_SHIFT_DOWN(x, d), SG_T_FN(and)(own, (SG_T_REG)none));
    }
#endif
    SG_T_MERGE(x, own, i + (SG_T_LESS(i + d, s) & d) + (~SG_T_LESS(i + d, s) & SG_T_L));
}
/* x[i - d] if d <= i, else own[i] */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_up_keep_const)(SG_T_REG x, SG_T_REG own, SG_T_UNSIGNED_TYPE d) {
#if SG_T_BY_SHIFTS
    if (d > 0) {
        const SG_T_GV none = SG_T_LESS((SG_T_GV)SG_T_WIDTH_FN(iota)(), d);
        return SG_T_FN(or)(SG_T_SHIFT_UP(x, d), SG_T_FN(and)(own, (SG_T_REG)none));
    }
#endif
    SG_T_PERM2(x, own, i - (~SG_T_LESS(i, d) & d) + (SG_T_LESS(i, d) & SG_T_L));
}

/* x[i + d] if i + d < s, else x[i]; d < s */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_down_const)(SG_T_REG x, SG_T_UNSIGNED_TYPE d, SG_T_UNSIGNED_TYPE s) {
#if SG_T_BY_SHIFTS && SG_T_BITS < 32
    return SG_T_WIDTH_FN(perm_down_keep_const)(x, x, d, s);
#else
    SG_T_PERM1(x, i + (SG_T_LESS(i + d, s) & d));
#endif
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_down)(SG_T_REG x, uint32_t d, uint32_t s) {
    if (d >= s) return x;
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_down_const)(x, (SG_T_UNSIGNED_TYPE)d, (SG_T_UNSIGNED_TYPE)s);
    const SG_T_REG own = SG_T_WIDTH_FN(iota)(), end = SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)s);
    const SG_T_REG from = SG_T_UFN(add)(own, SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d));
    const SG_T_REG none = SG_T_UFN(min)(from, end); /* end: this lane has no source */
    return SG_T_WIDTH_FN(shuffle)(x, SG_T_WIDTH_FN(select)(SG_T_UFN(eq)(none, end), own, from));
}

/* x[i - d] if d <= i, else x[i]; d < lanes of the register */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_up_const)(SG_T_REG x, SG_T_UNSIGNED_TYPE d) {
#if SG_T_BY_SHIFTS && SG_T_BITS < 32
    return SG_T_WIDTH_FN(perm_up_keep_const)(x, x, d);
#else
    SG_T_PERM1(x, i - (~SG_T_LESS(i, d) & d));
#endif
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_up)(SG_T_REG x, uint32_t d) {
    if (d >= SG_T_L) return x;
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_up_const)(x, (SG_T_UNSIGNED_TYPE)d);
    const SG_T_REG own = SG_T_WIDTH_FN(iota)(), by = SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d);
    return SG_T_WIDTH_FN(shuffle)(
        x, SG_T_WIDTH_FN(select)(SG_T_UFN(le)(by, own), SG_T_UFN(sub)(own, by), own));
}

SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_down_keep)(SG_T_REG x, SG_T_REG own, uint32_t d, uint32_t s) {
    if (d >= s) return own;
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_down_keep_const)(x, own, (SG_T_UNSIGNED_TYPE)d, (SG_T_UNSIGNED_TYPE)s);
    const SG_T_REG from = SG_T_UFN(add)(SG_T_WIDTH_FN(iota)(), SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d));
    return SG_T_WIDTH_FN(select)(SG_T_UFN(lt)(from, SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)s)),
                            SG_T_WIDTH_FN(shuffle)(x, from), own);
}

SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_up_keep)(SG_T_REG x, SG_T_REG own, uint32_t d) {
    if (d >= SG_T_L) return own;
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_up_keep_const)(x, own, (SG_T_UNSIGNED_TYPE)d);
    const SG_T_REG lane = SG_T_WIDTH_FN(iota)(), by = SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d);
    return SG_T_WIDTH_FN(select)(SG_T_UFN(le)(by, lane),
                            SG_T_WIDTH_FN(shuffle)(x, SG_T_UFN(sub)(lane, by)), own);
}

/* x[(i + d) mod s], d < s */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_rotate_const)(SG_T_REG x, SG_T_UNSIGNED_TYPE d, SG_T_UNSIGNED_TYPE s) {
#if SG_T_BY_SHIFTS && SG_T_BITS < 32
    if (s == SG_T_L && d > 0) return SG_T_FN(or)(SG_T_SHIFT_DOWN(x, d), SG_T_SHIFT_UP(x, s - d));
#endif
    SG_T_PERM1(x, (i + d) & (SG_T_UNSIGNED_TYPE)(s - 1));
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_rotate)(SG_T_REG x, uint32_t d, uint32_t s) {
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_rotate_const)(x, (SG_T_UNSIGNED_TYPE)d, (SG_T_UNSIGNED_TYPE)s);
    const SG_T_REG from = SG_T_UFN(add)(SG_T_WIDTH_FN(iota)(), SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d));
    if (s == SG_T_L) return SG_T_WIDTH_FN(shuffle)(x, from);
    return SG_T_WIDTH_FN(shuffle)(x, SG_T_FN(and)(from, SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)(s - 1))));
}

/* (x ++ y)[(i + d) mod 2s], each of s lanes, d < 2s */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_down2_const)(SG_T_REG x, SG_T_REG y, SG_T_UNSIGNED_TYPE d, SG_T_UNSIGNED_TYPE s) {
    const SG_T_UNSIGNED_TYPE all = (SG_T_UNSIGNED_TYPE)(2 * s - 1), gap = (SG_T_UNSIGNED_TYPE)(SG_T_L - s);
#if SG_T_BY_SHIFTS
    if (s == SG_T_L && d > 0 && d < s) return SG_T_FN(or)(SG_T_SHIFT_DOWN(x, d), SG_T_SHIFT_UP(y, s - d));
#endif
    SG_T_MERGE(x, y, ((i + d) & all) + (~SG_T_LESS((i + d) & all, s) & gap));
}
/* For whole registers this is one instruction with an immediate. GCC 12, and Clang 14 if one register is 0, would make a
 * vpermt2 of the formula, which needs an index in a register, and a copy of the operand that it overwrites. */
#if SG_HAVE_KMASK && SG_HAVE_GNU && SG_T_REG_BITS >= 256 && SG_T_BITS >= 32
#define SG_T_ALIGN 1
#if SG_CLANG /* if the lanes were floats, Clang would make two shuffles of it, or one with an index and a copy */
#define SG_T_ROW(n) \
    case n: __asm__(SG_T_ALIGN_B " {%3, %2, %1, %0|%0, %1, %2, %3}" : "=v"(x) : "v"(y), "v"(x), "i"(n)); return x;
#if SG_T_BITS == 32
#define SG_T_ALIGN_B "valignd"
#else
#define SG_T_ALIGN_B "valignq"
#endif
#else
#define SG_T_ROW(n) \
    case n: return SG_T_ALIGN_B(y, x, n);
#if SG_T_BITS == 32
#define SG_T_ALIGN_B SG_T_MM(alignr_epi32)
#else
#define SG_T_ALIGN_B SG_T_MM(alignr_epi64)
#endif
#endif
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_align)(SG_T_REG x, SG_T_REG y, uint32_t d) { /* d < SG_T_L */
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
/* AVX2 shifts bytes within each 128 bits only, so the halves that are to be together come into one register first. On a Zen that is quicker than
 * to permute 32-bit lanes and blend. */
#if SG_TUNED_FOR_ZEN && !SG_HAVE_KMASK && SG_T_REG_BITS == 256 && SG_T_BITS >= 32
#define SG_T_HALVES 1
#if SG_T_BITS == 32
#define SG_T_ROWS \
    SG_T_ROW(1) \
    SG_T_ROW(2) \
    SG_T_ROW(3)
#else
#define SG_T_ROWS SG_T_ROW(1)
#endif
#define SG_T_ROW(n) \
    case n: return d < SG_T_L / 2 ? _mm256_alignr_epi8(middle, x, n * (SG_T_BITS / 8)) : _mm256_alignr_epi8(y, middle, n * (SG_T_BITS / 8));
/* d < SG_T_L; middle: the upper half of x, the lower one of y */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_halves)(SG_T_REG x, SG_T_REG middle, SG_T_REG y, uint32_t d) {
    switch (d & (SG_T_L / 2 - 1)) {
        SG_T_ROWS
    default: return d == 0 ? x : middle;
    }
}
/* x[i - d] if d <= i, else pad, whose lanes are all equal; d < SG_T_L */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_up_pad)(SG_T_REG x, SG_T_REG pad, uint32_t d) {
    return d == 0 ? x : SG_T_WIDTH_FN(perm_halves)(pad, _mm256_inserti128_si256(pad, _mm256_castsi256_si128(x), 1), x, SG_T_L - d);
}
#undef SG_T_ROW
#undef SG_T_ROWS
#else
#define SG_T_HALVES 0
#endif
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_down2)(SG_T_REG x, SG_T_REG y, uint32_t d, uint32_t s) {
#if SG_T_ALIGN
    if (SG_IS_CONST(d) && s == SG_T_L) {
        return d < s ? SG_T_WIDTH_FN(perm_align)(x, y, d) : SG_T_WIDTH_FN(perm_align)(y, x, d - s);
    }
#endif
#if SG_T_HALVES
    if (SG_IS_CONST(d) && s == SG_T_L) {
        if (d >= s) return SG_T_WIDTH_FN(perm_halves)(y, _mm256_permute2x128_si256(y, x, 0x21), x, d - s);
        return SG_T_WIDTH_FN(perm_halves)(x, _mm256_permute2x128_si256(x, y, 0x21), y, d);
    }
#endif
    if (SG_IS_CONST(d)) return SG_T_WIDTH_FN(perm_down2_const)(x, y, (SG_T_UNSIGNED_TYPE)d, (SG_T_UNSIGNED_TYPE)s);
    SG_T_REG k = SG_T_UFN(add)(SG_T_WIDTH_FN(iota)(), SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)d));
    if (s != SG_T_L) { /* lane s of the pair is lane 0 of y */
        const SG_T_REG end = SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)s);
        k = SG_T_FN(and)(k, SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)(2 * s - 1)));
        k = SG_T_WIDTH_FN(select)(SG_T_UFN(lt)(k, end), k,
                             SG_T_UFN(add)(k, SG_T_UFN(splat)((SG_T_UNSIGNED_TYPE)(SG_T_L - s))));
    }
    return SG_T_WIDTH_FN(shuffle2)(x, y, k);
}

#if SG_T_REG_BITS == 256 && !SG_HAVE_KMASK
/* In each 128 bits: x[i - d] if that lane is in the same 128 bits, else pad. d is less than the lanes in 128 bits.
 * Processors exchange lanes faster within 128 bits than across. */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_up_pad_128)(SG_T_REG x, SG_T_REG pad, uint32_t d) {
    const SG_T_UNSIGNED_TYPE by = (SG_T_UNSIGNED_TYPE)d;
    SG_T_PERM2(x, pad, i - by + (SG_T_LESS(i & (SG_T_L / 2 - 1), by) & (SG_T_L + SG_T_L / 2)));
}
/* pad in the lower 128 bits; the last lane of x's lower 128 bits in all lanes of the upper ones */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_last_128)(SG_T_REG x) {
    SG_T_PERM1(x, i | (SG_T_L / 2 - 1));
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_up_last_128)(SG_T_REG x, SG_T_REG pad) {
    const SG_T_REG last = SG_T_WIDTH_FN(perm_last_128)(x);
    SG_T_PERM2(last, pad, i - (SG_T_L / 2) + (SG_T_LESS(i, SG_T_L / 2) & (SG_T_L + SG_T_L / 2)));
}
#endif

/* x[s - 1 - i] */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_reverse)(SG_T_REG x, uint32_t s) {
#if SG_T_BY_SHIFTS && SG_T_BITS == 16
    if (s == SG_T_L) return SG_T_FN(perm_xor_const_b16)(SG_T_FN(perm_reverse_b32)(x, s / 2), 1);
#elif SG_T_BY_SHIFTS && SG_T_BITS == 8
    if (s == SG_T_L) return SG_T_FN(byte_swap_b16)(SG_T_FN(perm_reverse_b16)(x, s / 2));
#endif
    const SG_T_UNSIGNED_TYPE last = (SG_T_UNSIGNED_TYPE)(s - 1);
    SG_T_PERM1(x, (last - i) & last);
}

/* a tree step joins pairs of lanes: each lane gets the lower, or the upper, lane of its pair, x[i & ~d] or x[i | d] */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_lower)(SG_T_REG x, uint32_t d) {
    const SG_T_UNSIGNED_TYPE keep = (SG_T_UNSIGNED_TYPE)~d;
    SG_T_PERM1(x, i & keep);
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_upper)(SG_T_REG x, uint32_t d) {
    const SG_T_UNSIGNED_TYPE bit = (SG_T_UNSIGNED_TYPE)d;
    SG_T_PERM1(x, i | bit);
}

#if SG_T_BITS == 8
#if SG_HAVE_SSE42 || SG_REG_OWN
/* Rotates lanes of `bytes` bytes left by k bytes, k < bytes. This is one shuffle; otherwise it would be two shifts and an or. */
SG_INLINE SG_T_REG SG_T_INTERNAL(turn_bytes)(SG_T_REG x, SG_T_UNSIGNED_TYPE k, SG_T_UNSIGNED_TYPE bytes) {
    const SG_T_UNSIGNED_TYPE within = (SG_T_UNSIGNED_TYPE)(bytes - 1);
    SG_T_PERM1(x, (i - (i & within)) + ((i - k) & within));
}
#define SG_T_TURN(x, n, bytes) if (SG_IS_CONST(n) && n % 8 == 0) return SG_T_INTERNAL(turn_bytes)(x, (SG_T_UNSIGNED_TYPE)(n / 8), bytes);
#else /* a byte shuffle would be several instructions, or bytes are not in this order in a lane */
#define SG_T_TURN(x, n, bytes)
#endif
/* rotl_b<B>(x, n): n < B */
#define SG_T_ROW(B, rotated) \
    SG_INLINE SG_T_REG SG_T_FN(rotl_b##B)(SG_T_REG x, uint32_t n) { \
        SG_T_TURN(x, n, B / 8) \
        return rotated; \
    }
#define SG_T_SHIFTS(B) SG_T_FN(or)(SG_T_FN(shl_u##B)(x, n), SG_T_FN(shr_u##B)(x, B - n))
#if SG_HAVE_VBMI2
SG_T_ROW(16, SG_T_FN(rotlv_b16)(x, SG_T_FN(splat_u16)((uint16_t)n)))
#else
SG_T_ROW(16, SG_T_SHIFTS(16))
#endif
#if !SG_HAVE_KMASK /* with mask registers these are one instruction: avx512_int.tmpl.h */
SG_T_ROW(32, SG_T_SHIFTS(32))
SG_T_ROW(64, SG_T_SHIFTS(64))
#endif
#undef SG_T_SHIFTS
#undef SG_T_ROW
#undef SG_T_TURN
#endif

/* x0 y0 x1 y1 ...: base = 0 gives the first s lanes of these, base = s / 2 the second */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_zip)(SG_T_REG x, SG_T_REG y, uint32_t base) {
    const SG_T_UNSIGNED_TYPE from = (SG_T_UNSIGNED_TYPE)base;
    SG_T_PERM2(x, y, (((i >> 1) + from) & (SG_T_L - 1)) + (i & 1) * SG_T_L);
}

/* the same in each 128 bits: base = 0 gives the first of their lanes, base = 64 / SG_T_BITS the second */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_zip_128)(SG_T_REG x, SG_T_REG y, uint32_t base) {
    const SG_T_UNSIGNED_TYPE from = (SG_T_UNSIGNED_TYPE)base, all = 128 / SG_T_BITS - 1, half = 64 / SG_T_BITS - 1;
    SG_T_PERM2(x, y, (i - (i & all)) + from + ((i >> 1) & half) + (i & 1) * SG_T_L);
}

/* 4 lanes, of which the two in the middle are exchanged */
#if SG_T_BITS == 64 && SG_T_REG_BITS == 256
SG_INLINE SG_T_REG SG_T_FN(perm_unzip_middle_b64)(SG_T_REG x) { SG_T_PERM1(x, (i >> 1) + ((i & 1) << 1)); }
#endif
/* every second lane of x ++ y (s lanes each), from lane odd on */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_unzip)(SG_T_REG x, SG_T_REG y, uint32_t odd, uint32_t s) {
#if SG_T_BITS == 32 && SG_T_REG_BITS == 256 && SG_HAVE_BUILTIN_SHUFFLE && !SG_HAVE_KMASK
    if (s == SG_T_L) {
        /* Within each 128 bits first: otherwise GCC permutes each register across both halves. The lanes are floats here, since GCC
         * finds this shuffle only for floats. */
        typedef float floats __attribute__((vector_size(32)));
        const SG_T_GV i = (SG_T_GV)SG_T_WIDTH_FN(iota)(), k = (i & 4) + ((i + i) & 2) + odd + ((i & 2) << 2);
        return SG_T_FN(perm_unzip_middle_b64)((SG_T_REG)__builtin_shuffle((floats)x, (floats)y, k));
    }
#endif
    const SG_T_UNSIGNED_TYPE from = (SG_T_UNSIGNED_TYPE)odd, end = (SG_T_UNSIGNED_TYPE)s, gap = (SG_T_UNSIGNED_TYPE)(SG_T_L - s);
    SG_T_PERM2(x, y, (i + i + from + (~SG_T_LESS(i + i + from, end) & gap)) & (2 * SG_T_L - 1));
}

/* the lanes in whose number bit h is 0, as bits: h ones, h zeros, ... */
#define SG_T_WITHOUT(h) (~(uint64_t)0 / (((uint64_t)1 << (h)) + 1))

/* One step of a transpose, for blocks of h lanes. lo: x0 y0 x2 y2, hi: x1 y1 x3 y3.
 * GCC finds permutes of 64-bit lanes by an immediate only if the lanes have 64 bits in the source. For lanes of 32 bits with mask
 * registers, an exchange within one register that is merged into the other needs no lane numbers, and is faster than a permute of
 * two registers. */
#define SG_T_AS_64 (SG_T_BITS == 32 && SG_HAVE_BUILTIN_SHUFFLE)
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_blocks_lo)(SG_T_REG x, SG_T_REG y, uint32_t h) {
    const SG_T_UNSIGNED_TYPE bit = (SG_T_UNSIGNED_TYPE)h, move = (SG_T_UNSIGNED_TYPE)(SG_T_L - h);
#if SG_T_AS_64
    if (h > 1) return SG_T_FN(perm_blocks_lo_b64)(x, y, h / 2);
#endif
#if SG_T_AS_64 && SG_HAVE_KMASK
    return SG_T_WIDTH_FN(select)(SG_T_WIDTH_FN(mask_from_bits)(~SG_T_WITHOUT(h)), SG_T_WIDTH_FN(perm_xor)(y, h), x);
#endif
    SG_T_MERGE(x, y, i + (SG_T_LESS(0, i & bit) & move));
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_blocks_hi)(SG_T_REG x, SG_T_REG y, uint32_t h) {
    const SG_T_UNSIGNED_TYPE bit = (SG_T_UNSIGNED_TYPE)h;
#if SG_T_AS_64
    if (h > 1) return SG_T_FN(perm_blocks_hi_b64)(x, y, h / 2);
#endif
#if SG_T_AS_64 && SG_HAVE_KMASK
    return SG_T_WIDTH_FN(select)(SG_T_WIDTH_FN(mask_from_bits)(SG_T_WITHOUT(h)), SG_T_WIDTH_FN(perm_xor)(x, h), y);
#endif
    SG_T_MERGE(x, y, (i | bit) + (SG_T_LESS(0, i & bit) & SG_T_L));
}

/* Step j of stage k of a bitonic sort: x in the lanes that keep the smaller value, y in the others.
 * k = 0: ascending everywhere. */
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_order)(SG_T_REG x, SG_T_REG y, uint32_t k, uint32_t j) {
#if SG_HAVE_KMASK
    const uint64_t low_k = k == 0 ? ~(uint64_t)0 : SG_T_WITHOUT(k);
    return SG_T_WIDTH_FN(select)(SG_T_WIDTH_FN(mask_from_bits)(~(SG_T_WITHOUT(j) ^ low_k)), x, y);
#else
    const SG_T_UNSIGNED_TYPE bit_j = (SG_T_UNSIGNED_TYPE)j, bit_k = (SG_T_UNSIGNED_TYPE)k;
#if SG_REG_SSE2 && SG_T_BITS == 8 /* GCC makes a blend of pairs, but not of bytes */
    const SG_T_GV i = (SG_T_GV)SG_T_WIDTH_FN(iota)(), in_y = SG_T_LESS(0, i & bit_j) ^ SG_T_LESS(0, i & bit_k);
    return (SG_T_REG)(((SG_T_GV)x & ~in_y) | ((SG_T_GV)y & in_y));
#else
#if SG_T_AS_64 /* a blend; for 32-bit lanes GCC would permute halves, which takes three cycles */
    if ((k | j) % 2 == 0) return SG_T_FN(perm_order_b64)(x, y, k / 2, j / 2);
#endif
    SG_T_PERM2(x, y, i + ((SG_T_LESS(0, i & bit_j) ^ SG_T_LESS(0, i & bit_k)) & SG_T_L));
#endif
#endif
}

/* For a step of a sort: brings lanes that are h apart to the same place in two registers. Which one is first, and the order of the
 * pairs, do not matter. It is perm_blocks if that is one instruction for each result, as for neighbours of 64 bits. Otherwise it is
 * x0 y1 x2 y3 and x1 y0 x3 y2, by a blend and a permute. */
#define SG_T_CROSS (h * SG_T_BITS != 64 && !(h * SG_T_BITS == 32 && SG_T_AS_64 && SG_HAVE_KMASK))
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_cross_lo)(SG_T_REG x, SG_T_REG y, uint32_t h) {
    return SG_T_CROSS ? SG_T_WIDTH_FN(perm_order)(x, y, 0, h) : SG_T_WIDTH_FN(perm_blocks_lo)(x, y, h);
}
SG_INLINE SG_T_REG SG_T_WIDTH_FN(perm_cross_hi)(SG_T_REG x, SG_T_REG y, uint32_t h) {
    const SG_T_UNSIGNED_TYPE bit = (SG_T_UNSIGNED_TYPE)h;
    if (!SG_T_CROSS) return SG_T_WIDTH_FN(perm_blocks_hi)(x, y, h);
#if SG_T_AS_64
    if (h > 1) return SG_T_FN(perm_cross_hi_b64)(x, y, h / 2);
    return SG_T_WIDTH_FN(perm_xor)(SG_T_WIDTH_FN(perm_order)(y, x, 0, h), h);
#endif
    SG_T_MERGE(x, y, (i ^ bit) + (SG_T_LESS(0, i & bit) & SG_T_L));
}
#undef SG_T_CROSS

#undef SG_T_BITS
#undef SG_T_VIA_32
#undef SG_T_ALIGN
#undef SG_T_HALVES
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_WIDTH_FN
#undef SG_T_UFN
#undef SG_T_L
#undef SG_T_GV
#undef SG_T_LIST
#undef SG_T_LESS
#undef SG_T_INDEX
#undef SG_T_WITHOUT
#undef SG_T_AS_64
#undef SG_T_PERM1
#undef SG_T_PERM2
#undef SG_T_MERGE
#undef SG_T_BY_SHIFTS
#undef SG_T_SHIFT_DOWN
#undef SG_T_SHIFT_UP
