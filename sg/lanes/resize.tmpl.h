/* SPDX-License-Identifier: MIT */
/* Unsigned lanes of SG_T_N bits to and from SG_T_W > SG_T_N bits at SG_T_S lanes. A wide leaf has a narrow
 * leaf beside it and floor 1 converts; wide halves take the halves of the narrow value. */
#if !defined(SG_T_N) || !defined(SG_T_W) || !defined(SG_T_S)
#error "sg: resize.tmpl.h needs SG_T_N, SG_T_W and SG_T_S"
#endif

#if SG_T_S * SG_T_W <= 128
#define SG_T_RR(op, a, b) SG_PASTE6(sg_reg_, op, _b, a, _b, SG_PASTE2(b, _r128))
#elif SG_T_S * SG_T_W <= 256
#define SG_T_RR(op, a, b) SG_PASTE6(sg_reg_, op, _b, a, _b, SG_PASTE2(b, _r256))
#else
#define SG_T_RR(op, a, b) SG_PASTE6(sg_reg_, op, _b, a, _b, SG_PASTE2(b, _r512))
#endif
#define SG_T_NT SG_PASTE4(sg_u, SG_T_N, x, SG_T_S)
#define SG_T_WT SG_PASTE4(sg_u, SG_T_W, x, SG_T_S)
/* sg_<op>_u<to>_u<from>x<S> */
#define SG_T_RS(op, to, from) SG_PASTE2(SG_PASTE6(sg_, op, _u, to, _u, from), SG_PASTE2(x, SG_T_S))
#define SG_T_RSH(op, to, from) SG_PASTE2(SG_PASTE6(sg_, op, _u, to, _u, from), SG_PASTE2(x, SG_T_HS))
#define SG_T_HALF(op, bits) SG_PASTE6(sg_, op, _u, bits, x, SG_T_S)
#define SG_T_RA(op, bits) SG_PASTE2(SG_PASTE6(sg_, op, _u, bits, x, SG_T_S), _)

#if SG_T_S * SG_T_W <= SG_REG_BITS
#define SG_T_WIDEN(op) \
    SG_INLINE SG_T_WT SG_T_RS(op, SG_T_W, SG_T_N)(SG_T_NT x) { \
        return SG_T_RA(of_raw, SG_T_W)(SG_T_RR(op, SG_T_N, SG_T_W)(SG_T_RA(raw, SG_T_N)(x))); \
    }
#define SG_T_NARROW(op) \
    SG_INLINE SG_T_NT SG_T_RS(op, SG_T_N, SG_T_W)(SG_T_WT x) { \
        return SG_T_RA(of_raw, SG_T_N)(SG_T_RR(op, SG_T_W, SG_T_N)(SG_T_RA(raw, SG_T_W)(x))); \
    }
#else
#define SG_T_WIDEN(op) \
    SG_INLINE SG_T_WT SG_T_RS(op, SG_T_W, SG_T_N)(SG_T_NT x) { \
        SG_T_WT r; r.lo = SG_T_RSH(op, SG_T_W, SG_T_N)(SG_T_HALF(lo, SG_T_N)(x)); \
        r.hi = SG_T_RSH(op, SG_T_W, SG_T_N)(SG_T_HALF(hi, SG_T_N)(x)); return r; \
    }
#define SG_T_NARROW(op) \
    SG_INLINE SG_T_NT SG_T_RS(op, SG_T_N, SG_T_W)(SG_T_WT x) { \
        return SG_T_HALF(join, SG_T_N)(SG_T_RSH(op, SG_T_N, SG_T_W)(x.lo), \
                                       SG_T_RSH(op, SG_T_N, SG_T_W)(x.hi)); \
    }
#endif

SG_T_WIDEN(sext)
SG_T_WIDEN(zext)
SG_T_NARROW(trunc)
#if !SG_HAVE_KMASK
SG_T_NARROW(mask_narrow)
#endif

#undef SG_T_N
#undef SG_T_W
#undef SG_T_NT
#undef SG_T_WT
#undef SG_T_RS
#undef SG_T_RSH
#undef SG_T_HALF
#undef SG_T_RA
#undef SG_T_RR
#undef SG_T_WIDEN
#undef SG_T_NARROW
