/* SPDX-License-Identifier: MIT */
/* Unsigned lanes of SG_T_NARROW_BITS bits to and from SG_T_WIDE_BITS > SG_T_NARROW_BITS bits at SG_T_S lanes. If the wide value
 * is a leaf, so is the narrow one, and floor 1 converts. Else each wide half is made of a half of the narrow value. */
#if !defined(SG_T_NARROW_BITS) || !defined(SG_T_WIDE_BITS) || !defined(SG_T_S)
#error "sg: resize.tmpl.h needs SG_T_NARROW_BITS, SG_T_WIDE_BITS and SG_T_S"
#endif

#if SG_T_S * SG_T_WIDE_BITS <= 128
#define SG_T_REG_RESIZE(op, a, b) SG_PASTE2(SG_PASTE6(sg_reg_, op, _b, a, _b, b), SG_R128_)
#elif SG_T_S * SG_T_WIDE_BITS <= 256
#define SG_T_REG_RESIZE(op, a, b) SG_PASTE2(SG_PASTE6(sg_reg_, op, _b, a, _b, b), SG_R256_)
#else
#define SG_T_REG_RESIZE(op, a, b) SG_PASTE2(SG_PASTE6(sg_reg_, op, _b, a, _b, b), SG_R512_)
#endif
#define SG_T_NARROW_VALUE SG_PASTE4(sg_u, SG_T_NARROW_BITS, x, SG_XT_)
#define SG_T_WIDE_VALUE SG_PASTE4(sg_u, SG_T_WIDE_BITS, x, SG_XT_)
/* sg_<op>_u<to>_u<from>x<S> */
#define SG_T_RESIZE(op, to, from) SG_PASTE2(SG_PASTE6(sg_, op, _u, to, _u, from), SG_PASTE2(x, SG_XT_))
#define SG_T_HALF_RESIZE(op, to, from) SG_PASTE2(SG_PASTE6(sg_, op, _u, to, _u, from), SG_PASTE2(x, SG_XH_))
#define SG_T_WIDTH_FN(op, bits) SG_PASTE6(sg_, op, _u, bits, x, SG_XT_)
#define SG_T_WIDTH_INTERNAL(op, bits) SG_PASTE2(SG_PASTE6(sg_, op, _u, bits, x, SG_XT_), _)

#if SG_T_S * SG_T_WIDE_BITS <= SG_REG_BITS
#define SG_T_WIDEN(op) \
    SG_INLINE SG_T_WIDE_VALUE SG_T_RESIZE(op, SG_T_WIDE_BITS, SG_T_NARROW_BITS)(SG_T_NARROW_VALUE x) { \
        return SG_T_WIDTH_INTERNAL(of_raw, SG_T_WIDE_BITS)(SG_T_REG_RESIZE(op, SG_T_NARROW_BITS, SG_T_WIDE_BITS)(SG_T_WIDTH_INTERNAL(raw, SG_T_NARROW_BITS)(x))); \
    }
#define SG_T_NARROW(op) \
    SG_INLINE SG_T_NARROW_VALUE SG_T_RESIZE(op, SG_T_NARROW_BITS, SG_T_WIDE_BITS)(SG_T_WIDE_VALUE x) { \
        return SG_T_WIDTH_INTERNAL(of_raw, SG_T_NARROW_BITS)(SG_T_REG_RESIZE(op, SG_T_WIDE_BITS, SG_T_NARROW_BITS)(SG_T_WIDTH_INTERNAL(raw, SG_T_WIDE_BITS)(x))); \
    }
#else
#define SG_T_WIDEN(op) \
    SG_INLINE SG_T_WIDE_VALUE SG_T_RESIZE(op, SG_T_WIDE_BITS, SG_T_NARROW_BITS)(SG_T_NARROW_VALUE x) { \
        SG_T_WIDE_VALUE r; r.lo = SG_T_HALF_RESIZE(op, SG_T_WIDE_BITS, SG_T_NARROW_BITS)(SG_T_WIDTH_FN(lo, SG_T_NARROW_BITS)(x)); \
        r.hi = SG_T_HALF_RESIZE(op, SG_T_WIDE_BITS, SG_T_NARROW_BITS)(SG_T_WIDTH_FN(hi, SG_T_NARROW_BITS)(x)); return r; \
    }
#define SG_T_NARROW(op) \
    SG_INLINE SG_T_NARROW_VALUE SG_T_RESIZE(op, SG_T_NARROW_BITS, SG_T_WIDE_BITS)(SG_T_WIDE_VALUE x) { \
        return SG_T_WIDTH_FN(join, SG_T_NARROW_BITS)(SG_T_HALF_RESIZE(op, SG_T_NARROW_BITS, SG_T_WIDE_BITS)(x.lo), \
                                       SG_T_HALF_RESIZE(op, SG_T_NARROW_BITS, SG_T_WIDE_BITS)(x.hi)); \
    }
#endif

SG_T_WIDEN(sext)
SG_T_WIDEN(zext)
SG_T_NARROW(trunc)
#if !SG_HAVE_KMASK
SG_T_NARROW(mask_narrow)
#endif

#undef SG_T_NARROW_BITS
#undef SG_T_WIDE_BITS
#undef SG_T_NARROW_VALUE
#undef SG_T_WIDE_VALUE
#undef SG_T_RESIZE
#undef SG_T_HALF_RESIZE
#undef SG_T_WIDTH_FN
#undef SG_T_WIDTH_INTERNAL
#undef SG_T_REG_RESIZE
#undef SG_T_WIDEN
#undef SG_T_NARROW
