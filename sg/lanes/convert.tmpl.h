/* SPDX-License-Identifier: MIT */
/* Conversions between any two elements at SG_T_S lanes: sg_convert_<to>_<from>x<S>, sg_as_<to>_<from>x<S>.
 *
 * Between integers they wrap or extend. To floats they round once, to nearest even. From floats to integers they truncate
 * and saturate; NaN gives 0. Floor 1 converts between 32 and 64 bits and f16. The others are composed of these so
 * that nothing is rounded twice. */
#if !defined(SG_T_S) || !defined(SG_T_BOUND)
#error "sg: convert.tmpl.h is included by size.tmpl.h, SG_T_BOUND says for what"
#endif

#define SG_T_CONVERT(to, from) SG_T_PAIR_FN(convert, to, from)
#define SG_T_AS(to, from) SG_T_PAIR_FN(as, to, from)
#define SG_T_DEF(to, from, x) SG_INLINE SG_T_VALUE_OF(to) SG_T_CONVERT(to, from)(SG_T_VALUE_OF(from) x)

#if !SG_T_BOUND /* what the halves need too */

/* ---- unsigned lanes of n bits to and from w > n bits ---- */

/* If the wide value is a leaf, so is the narrow one, and floor 1 converts. Otherwise half goes to half. */
#define SG_T_UP_LEAF(op, n, w) \
    SG_INLINE SG_T_VALUE_OF(u##w) SG_T_PAIR_FN(op, u##w, u##n)(SG_T_VALUE_OF(u##n) x) { \
        return SG_T_INTERNAL_OF(of_raw, u##w)(SG_PASTE2(sg_reg_##op##_b##n##_b##w, SG_T_REG_OF_##w)(SG_T_INTERNAL_OF(raw, u##n)(x))); \
    }
#define SG_T_DOWN_LEAF(op, n, w) \
    SG_INLINE SG_T_VALUE_OF(u##n) SG_T_PAIR_FN(op, u##n, u##w)(SG_T_VALUE_OF(u##w) x) { \
        return SG_T_INTERNAL_OF(of_raw, u##n)(SG_PASTE2(sg_reg_##op##_b##w##_b##n, SG_T_REG_OF_##w)(SG_T_INTERNAL_OF(raw, u##w)(x))); \
    }
#define SG_T_UP_HALVES(op, n, w) \
    SG_INLINE SG_T_VALUE_OF(u##w) SG_T_PAIR_FN(op, u##w, u##n)(SG_T_VALUE_OF(u##n) x) { \
        SG_T_VALUE_OF(u##w) r; r.lo = SG_T_HALF_PAIR_FN(op, u##w, u##n)(SG_T_FN_OF(lo, u##n)(x)); \
        r.hi = SG_T_HALF_PAIR_FN(op, u##w, u##n)(SG_T_FN_OF(hi, u##n)(x)); return r; \
    }
#define SG_T_DOWN_HALVES(op, n, w) \
    SG_INLINE SG_T_VALUE_OF(u##n) SG_T_PAIR_FN(op, u##n, u##w)(SG_T_VALUE_OF(u##w) x) { \
        return SG_T_FN_OF(join, u##n)(SG_T_HALF_PAIR_FN(op, u##n, u##w)(x.lo), SG_T_HALF_PAIR_FN(op, u##n, u##w)(x.hi)); \
    }
#if SG_HAVE_KMASK
#define SG_T_ROW(n, w, how) SG_T_UP_##how(sext, n, w) SG_T_UP_##how(zext, n, w) SG_T_DOWN_##how(trunc, n, w)
#else
#define SG_T_ROW(n, w, how) \
    SG_T_UP_##how(sext, n, w) SG_T_UP_##how(zext, n, w) SG_T_DOWN_##how(trunc, n, w) SG_T_DOWN_##how(mask_narrow, n, w)
#endif
#if SG_T_S * 16 <= SG_REG_BITS
SG_T_ROW(8, 16, LEAF)
#else
SG_T_ROW(8, 16, HALVES)
#endif
#if SG_T_S * 32 <= SG_REG_BITS
SG_T_ROW(8, 32, LEAF) SG_T_ROW(16, 32, LEAF)
#else
SG_T_ROW(8, 32, HALVES) SG_T_ROW(16, 32, HALVES)
#endif
#if SG_T_S * 64 <= SG_REG_BITS
SG_T_ROW(8, 64, LEAF) SG_T_ROW(16, 64, LEAF) SG_T_ROW(32, 64, LEAF)
#else
SG_T_ROW(8, 64, HALVES) SG_T_ROW(16, 64, HALVES) SG_T_ROW(32, 64, HALVES)
#endif
#undef SG_T_ROW
#undef SG_T_UP_LEAF
#undef SG_T_DOWN_LEAF
#undef SG_T_UP_HALVES
#undef SG_T_DOWN_HALVES

/* ---- what floor 1 converts: the wider side has 32 or 64 bits ---- */

#define SG_T_LEAF_CV(to, from, suffix) \
    SG_T_DEF(to, from, x) { \
        return SG_T_INTERNAL_OF(of_raw, to)(SG_PASTE2(sg_reg_convert_##to##_##from, suffix)(SG_T_INTERNAL_OF(raw, from)(x))); \
    }
#define SG_T_HALVES_CV(to, from) \
    SG_T_DEF(to, from, x) { \
        return SG_T_FN_OF(join, to)(SG_T_HALF_PAIR_FN(convert, to, from)(SG_T_FN_OF(lo, from)(x)), \
                                 SG_T_HALF_PAIR_FN(convert, to, from)(SG_T_FN_OF(hi, from)(x))); \
    }
#if SG_T_S * 32 <= SG_REG_BITS
#define SG_T_ROW(to, from) SG_T_LEAF_CV(to, from, SG_T_REG_OF_32)
#else
#define SG_T_ROW(to, from) SG_T_HALVES_CV(to, from)
#endif
SG_T_ROW(f32, i32) SG_T_ROW(f32, u32) SG_T_ROW(i32, f32) SG_T_ROW(u32, f32)
SG_T_ROW(f32, f16) SG_T_ROW(f16, f32)
#undef SG_T_ROW
#if SG_T_S * 64 <= SG_REG_BITS
#define SG_T_ROW(to, from) SG_T_LEAF_CV(to, from, SG_T_REG_OF_64)
#else
#define SG_T_ROW(to, from) SG_T_HALVES_CV(to, from)
#endif
SG_T_ROW(f64, i64) SG_T_ROW(f64, u64) SG_T_ROW(i64, f64) SG_T_ROW(u64, f64)
SG_T_ROW(f64, i32) SG_T_ROW(f64, u32) SG_T_ROW(i32, f64) SG_T_ROW(u32, f64)
SG_T_ROW(f32, i64) SG_T_ROW(f32, u64) SG_T_ROW(i64, f32) SG_T_ROW(u64, f32)
SG_T_ROW(f64, f32) SG_T_ROW(f32, f64)
#undef SG_T_ROW
#undef SG_T_LEAF_CV
#undef SG_T_HALVES_CV

/* ---- bf16: the upper half of an f32 ---- */

SG_T_DEF(f32, bf16, x) {
    return SG_T_AS(f32, u32)(SG_T_FN_OF(shl_n, u32)(SG_T_PAIR_FN(zext, u32, u16)(SG_T_AS(u16, bf16)(x)), 16));
}
SG_T_DEF(bf16, f32, x) {
    const SG_T_VALUE_OF(u32) u = SG_T_AS(u32, f32)(x);
    const SG_T_VALUE_OF(u32) top = SG_T_FN_OF(shr_n, u32)(u, 16);
    /* to nearest even: add just under half a unit, plus the unit's own bit */
    const SG_T_VALUE_OF(u32) odd = SG_T_FN_OF(and, u32)(top, SG_T_FN_OF(splat, u32)(1));
    const SG_T_VALUE_OF(u32) sum = SG_T_FN_OF(add, u32)(u, SG_T_FN_OF(add, u32)(odd, SG_T_FN_OF(splat, u32)(0x7fff)));
    const SG_T_VALUE_OF(u32) nan = SG_T_FN_OF(or, u32)(top, SG_T_FN_OF(splat, u32)(0x40));
    const SG_T_VALUE_OF(u32) r = SG_T_MASK_FN_OF(select, u32)(SG_T_MASK_FN_OF(eq, f32)(x, x), SG_T_FN_OF(shr_n, u32)(sum, 16), nan);
    return SG_T_AS(bf16, u16)(SG_T_PAIR_FN(trunc, u16, u32)(r));
}
#else /* for the bound size only */

/* ---- bit casts: to every element of the same width, including the element itself ---- */

#define SG_T_ROW(to, from, u) \
    SG_INLINE SG_T_VALUE_OF(to) SG_T_AS(to, from)(SG_T_VALUE_OF(from) x) { \
        return SG_T_AS(to, u)(SG_T_AS(u, from)(x)); \
    }
#define SG_T_SELF(a, e) \
    SG_INLINE SG_T_VALUE_OF(e) SG_T_AS(e, e)(SG_T_VALUE_OF(e) x) { return x; } \
    SG_T_DEF(e, e, x) { return x; }
SG_EACH_ALL_(SG_T_SELF, )
SG_T_ROW(f16, i16, u16) SG_T_ROW(i16, f16, u16) SG_T_ROW(bf16, i16, u16) SG_T_ROW(i16, bf16, u16)
SG_T_ROW(f16, bf16, u16) SG_T_ROW(bf16, f16, u16) SG_T_ROW(f32, i32, u32) SG_T_ROW(i32, f32, u32)
SG_T_ROW(f64, i64, u64) SG_T_ROW(i64, f64, u64)
#undef SG_T_ROW
#undef SG_T_SELF

/* ---- integer to integer ---- */

#define SG_T_WIDEN(w, n) \
    SG_T_DEF(u##w, u##n, x) { return SG_T_PAIR_FN(zext, u##w, u##n)(x); } \
    SG_T_DEF(i##w, u##n, x) { return SG_T_AS(i##w, u##w)(SG_T_PAIR_FN(zext, u##w, u##n)(x)); } \
    SG_T_DEF(u##w, i##n, x) { return SG_T_PAIR_FN(sext, u##w, u##n)(SG_T_AS(u##n, i##n)(x)); } \
    SG_T_DEF(i##w, i##n, x) { return SG_T_AS(i##w, u##w)(SG_T_CONVERT(u##w, i##n)(x)); }
#define SG_T_SHORTEN(n, w) \
    SG_T_DEF(u##n, u##w, x) { return SG_T_PAIR_FN(trunc, u##n, u##w)(x); } \
    SG_T_DEF(i##n, u##w, x) { return SG_T_AS(i##n, u##n)(SG_T_CONVERT(u##n, u##w)(x)); } \
    SG_T_DEF(u##n, i##w, x) { return SG_T_CONVERT(u##n, u##w)(SG_T_AS(u##w, i##w)(x)); } \
    SG_T_DEF(i##n, i##w, x) { return SG_T_AS(i##n, u##n)(SG_T_CONVERT(u##n, i##w)(x)); }
#define SG_T_SAME(b) \
    SG_T_DEF(u##b, i##b, x) { return SG_T_AS(u##b, i##b)(x); } \
    SG_T_DEF(i##b, u##b, x) { return SG_T_AS(i##b, u##b)(x); }
SG_T_WIDEN(16, 8) SG_T_WIDEN(32, 8) SG_T_WIDEN(64, 8)
SG_T_WIDEN(32, 16) SG_T_WIDEN(64, 16) SG_T_WIDEN(64, 32)
SG_T_SHORTEN(8, 16) SG_T_SHORTEN(8, 32) SG_T_SHORTEN(8, 64)
SG_T_SHORTEN(16, 32) SG_T_SHORTEN(16, 64) SG_T_SHORTEN(32, 64)
SG_T_SAME(8) SG_T_SAME(16) SG_T_SAME(32) SG_T_SAME(64)
#undef SG_T_WIDEN
#undef SG_T_SHORTEN
#undef SG_T_SAME

/* ---- 16-bit floats ---- */

SG_T_DEF(f16, bf16, x) { return SG_T_CONVERT(f16, f32)(SG_T_CONVERT(f32, bf16)(x)); }
SG_T_DEF(bf16, f16, x) { return SG_T_CONVERT(bf16, f32)(SG_T_CONVERT(f32, f16)(x)); }

/* ---- f64 to the 16-bit floats: through an f32 that is rounded to odd, since a second rounding cannot harm that ---- */

SG_INLINE SG_T_VALUE_OF(f32) SG_T_INTERNAL_OF(f32_odd_of, f64)(SG_T_VALUE_OF(f64) x) {
    const SG_T_VALUE_OF(f32) nearest = SG_T_CONVERT(f32, f64)(x);
    /* Which way did rounding to nearest go? Compare the bits without the sign: off is below 0 if it went up. */
    const SG_T_VALUE_OF(u64) clear = SG_T_FN_OF(splat, u64)(~(uint64_t)0 >> 1);
    const SG_T_VALUE_OF(u64) want = SG_T_FN_OF(and, u64)(SG_T_AS(u64, f64)(x), clear);
    const SG_T_VALUE_OF(u64) have = SG_T_FN_OF(and, u64)(SG_T_AS(u64, f64)(SG_T_CONVERT(f64, f32)(nearest)), clear);
    const SG_T_VALUE_OF(i64) off = SG_T_AS(i64, u64)(SG_T_FN_OF(sub, u64)(want, have)); /* 0 for infinity */
    const SG_T_VALUE_OF(u32) below = SG_T_CONVERT(u32, i64)(SG_T_FN_OF(shr_n, i64)(off, 63)); /* -1 if it went up */
    const SG_T_VALUE_OF(u32) inexact = SG_T_CONVERT(u32, u64)(SG_T_FN_OF(shr_n, u64)(
        SG_T_FN_OF(or, u64)(SG_T_AS(u64, i64)(off),
                         SG_T_FN_OF(sub, u64)(SG_T_FN_OF(zero, u64)(), SG_T_AS(u64, i64)(off))), 63));
    const SG_T_VALUE_OF(u32) cut = SG_T_FN_OF(add, u32)(SG_T_AS(u32, f32)(nearest), below);
    const SG_T_VALUE_OF(f32) odd = SG_T_AS(f32, u32)(SG_T_FN_OF(or, u32)(cut, inexact));
    return SG_T_MASK_FN_OF(select, f32)(SG_T_MASK_FN_OF(eq, f32)(nearest, nearest), odd, nearest);
}
SG_T_DEF(f16, f64, x) { return SG_T_CONVERT(f16, f32)(SG_T_INTERNAL_OF(f32_odd_of, f64)(x)); }
SG_T_DEF(bf16, f64, x) { return SG_T_CONVERT(bf16, f32)(SG_T_INTERNAL_OF(f32_odd_of, f64)(x)); }
SG_T_DEF(f64, f16, x) { return SG_T_CONVERT(f64, f32)(SG_T_CONVERT(f32, f16)(x)); }
SG_T_DEF(f64, bf16, x) { return SG_T_CONVERT(f64, f32)(SG_T_CONVERT(f32, bf16)(x)); }

/* ---- small integers and 16-bit floats, through 32 bits ---- */

#define SG_T_SMALL_INT(e, wide) \
    SG_T_DEF(f32, e, x) { return SG_T_CONVERT(f32, wide)(SG_T_CONVERT(wide, e)(x)); } \
    SG_T_DEF(f64, e, x) { return SG_T_CONVERT(f64, wide)(SG_T_CONVERT(wide, e)(x)); } \
    SG_T_DEF(bf16, e, x) { return SG_T_CONVERT(bf16, f32)(SG_T_CONVERT(f32, e)(x)); }
SG_T_SMALL_INT(i8, i32) SG_T_SMALL_INT(u8, i32) SG_T_SMALL_INT(i16, i32) SG_T_SMALL_INT(u16, i32)
#undef SG_T_SMALL_INT
/* To f16 any integer goes through f32. Integers that f32 must round are above 2^24, and f16 ends at 65504. */
#define SG_T_ROW(e) SG_T_DEF(f16, e, x) { return SG_T_CONVERT(f16, f32)(SG_T_CONVERT(f32, e)(x)); }
SG_T_ROW(i8) SG_T_ROW(u8) SG_T_ROW(i16) SG_T_ROW(u16)
SG_T_ROW(i32) SG_T_ROW(u32) SG_T_ROW(i64) SG_T_ROW(u64)
#undef SG_T_ROW
/* To bf16: 32 bits are exact in f64. */
SG_T_DEF(bf16, i32, x) { return SG_T_CONVERT(bf16, f64)(SG_T_CONVERT(f64, i32)(x)); }
SG_T_DEF(bf16, u32, x) { return SG_T_CONVERT(bf16, f64)(SG_T_CONVERT(f64, u32)(x)); }
/* 64 bits become exact in f64 if the low 12 bits of a large number are folded into bit 12. There they still tell the
 * rounding that the number was not exact. */
SG_T_DEF(bf16, u64, x) {
    const SG_T_VALUE_OF(u64) low = SG_T_FN_OF(and, u64)(x, SG_T_FN_OF(splat, u64)(0xfff));
    const SG_T_VALUE_OF(u64) some = SG_T_FN_OF(and, u64)(SG_T_FN_OF(add, u64)(low, SG_T_FN_OF(splat, u64)(0xfff)),
                                                SG_T_FN_OF(splat, u64)(0x1000));
    const SG_T_VALUE_OF(u64) folded = SG_T_FN_OF(or, u64)(SG_T_FN_OF(sub, u64)(x, low), some);
    const SG_T_VALUE_OF(u64) top = SG_T_FN_OF(splat, u64)((uint64_t)1 << 52);
    const SG_T_VALUE_OF(u64) y = SG_T_MASK_FN_OF(select, u64)(SG_T_MASK_FN_OF(lt, u64)(x, top), x, folded);
    return SG_T_CONVERT(bf16, f64)(SG_T_CONVERT(f64, u64)(y));
}
SG_T_DEF(bf16, i64, x) { /* the magnitude, then the sign */
    const SG_T_VALUE_OF(u64) u = SG_T_AS(u64, i64)(x);
    const SG_T_VALUE_OF(u64) sign = SG_T_AS(u64, i64)(SG_T_FN_OF(shr_n, i64)(x, 63));
    const SG_T_VALUE_OF(u64) mag = SG_T_FN_OF(sub, u64)(SG_T_FN_OF(xor, u64)(u, sign), sign);
    const SG_T_VALUE_OF(u16) b = SG_T_AS(u16, bf16)(SG_T_CONVERT(bf16, u64)(mag));
    return SG_T_AS(bf16, u16)(SG_T_FN_OF(or, u16)(
        b, SG_T_FN_OF(and, u16)(SG_T_CONVERT(u16, u64)(sign), SG_T_FN_OF(splat, u16)(0x8000))));
}

/* floats to small integers: saturate in 32 bits first */
#define SG_T_ROW(to, from, low, high) \
    SG_T_DEF(to, from, x) { \
        return SG_T_CONVERT(to, i32)(SG_T_FN_OF(min, i32)( \
            SG_T_FN_OF(max, i32)(SG_T_CONVERT(i32, from)(x), SG_T_FN_OF(splat, i32)(low)), \
            SG_T_FN_OF(splat, i32)(high))); \
    }
SG_T_ROW(i8, f32, -128, 127) SG_T_ROW(u8, f32, 0, 255)
SG_T_ROW(i16, f32, -32768, 32767) SG_T_ROW(u16, f32, 0, 65535)
SG_T_ROW(i8, f64, -128, 127) SG_T_ROW(u8, f64, 0, 255)
SG_T_ROW(i16, f64, -32768, 32767) SG_T_ROW(u16, f64, 0, 65535)
#undef SG_T_ROW
#define SG_T_ROW(to) \
    SG_T_DEF(to, f16, x) { return SG_T_CONVERT(to, f32)(SG_T_CONVERT(f32, f16)(x)); } \
    SG_T_DEF(to, bf16, x) { return SG_T_CONVERT(to, f32)(SG_T_CONVERT(f32, bf16)(x)); }
SG_T_ROW(i8) SG_T_ROW(u8) SG_T_ROW(i16) SG_T_ROW(u16)
SG_T_ROW(i32) SG_T_ROW(u32) SG_T_ROW(i64) SG_T_ROW(u64)
#undef SG_T_ROW

#endif

#undef SG_T_BOUND
#undef SG_T_CONVERT
#undef SG_T_AS
#undef SG_T_DEF
