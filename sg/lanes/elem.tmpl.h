/* SPDX-License-Identifier: MIT */
/* One element at one lane count: the names that the floor-2 templates use, then SG_T_FILE.
 * In: SG_T_E name, SG_T_C scalar, SG_T_B bits, SG_T_KIND (each.tmpl.h); SG_T_S lanes, SG_T_HS half. */
#if !defined(SG_T_E) || !defined(SG_T_C) || !defined(SG_T_B) || !defined(SG_T_KIND)
#error "sg: elem.tmpl.h is included by each.tmpl.h"
#endif

/* SG_T_E_ is _f32, SG_T_XS is x16, SG_T_XHS is x8: each paste costs the including file compile time.
 * The value, the value of half the lanes, the unsigned value of the same width; their functions */
#define SG_T_T SG_PASTE3(sg_, SG_T_E, SG_T_XS)
#define SG_T_FN(op) SG_PASTE4(sg_, op, SG_T_E_, SG_T_XS)
#define SG_T_HT SG_PASTE3(sg_, SG_T_E, SG_T_XHS)
#define SG_T_HFN(op) SG_PASTE4(sg_, op, SG_T_E_, SG_T_XHS)
#define SG_T_U SG_PASTE2(u, SG_T_B)
#if SG_T_B == 8
#define SG_T_U_ _u8
#elif SG_T_B == 16
#define SG_T_U_ _u16
#elif SG_T_B == 32
#define SG_T_U_ _u32
#else
#define SG_T_U_ _u64
#endif
#define SG_T_I SG_PASTE2(i, SG_T_B)
#define SG_T_UC SG_PASTE3(uint, SG_T_B, _t)
#define SG_T_UT SG_PASTE3(sg_, SG_T_U, SG_T_XS)
#define SG_T_UFN(op) SG_PASTE4(sg_, op, SG_T_U_, SG_T_XS)
#define SG_T_HUT SG_PASTE3(sg_, SG_T_U, SG_T_XHS)
#define SG_T_HUFN(op) SG_PASTE4(sg_, op, SG_T_U_, SG_T_XHS)
/* a value or function of another element at the same lanes */
#define SG_T_TE(e) SG_PASTE3(sg_, e, SG_T_XS)
#define SG_T_FE(op, e) SG_PASTE5(sg_, op, _, e, SG_T_XS)
#define SG_T_HFE(op, e) SG_PASTE5(sg_, op, _, e, SG_T_XHS)

/* leaf: one register of SG_T_R bits, or its low part */
#define SG_T_LEAF (SG_T_S * SG_T_B <= SG_REG_BITS)
#define SG_T_PART (SG_T_S * SG_T_B < 128)
#if SG_T_S * SG_T_B <= 128
#define SG_T_RSUF _r128
#define SG_T_R 128
#elif SG_T_S * SG_T_B <= 256
#define SG_T_RSUF _r256
#define SG_T_R 256
#else
#define SG_T_RSUF _r512
#define SG_T_R 512
#endif
#if SG_T_S * SG_T_B == 8
#define SG_T_BITS 8
#elif SG_T_S * SG_T_B == 16
#define SG_T_BITS 16
#elif SG_T_S * SG_T_B == 32
#define SG_T_BITS 32
#else
#define SG_T_BITS 64 /* only asked for where SG_T_PART */
#endif
/* f(0, t), f(1, t), ... for each lane of the register */
#if SG_T_R / SG_T_B == 2
#define SG_T_LANES(f) SG_LANES2_(f, SG_T_UC)
#elif SG_T_R / SG_T_B == 4
#define SG_T_LANES(f) SG_LANES4_(f, SG_T_UC)
#elif SG_T_R / SG_T_B == 8
#define SG_T_LANES(f) SG_LANES8_(f, SG_T_UC)
#elif SG_T_R / SG_T_B == 16
#define SG_T_LANES(f) SG_LANES16_(f, SG_T_UC)
#elif SG_T_R / SG_T_B == 32
#define SG_T_LANES(f) SG_LANES32_(f, SG_T_UC)
#else
#define SG_T_LANES(f) SG_LANES64_(f, SG_T_UC)
#endif
/* computed by floor 1, not in f32 */
#define SG_T_NATIVE (SG_T_KIND <= 2 || (SG_T_KIND == 3 && SG_HAVE_FP16))
#if SG_T_KIND >= 3 && !(SG_T_KIND == 3 && SG_HAVE_FP16)
#define SG_T_RE _u16
#else
#define SG_T_RE SG_T_E_
#endif
#define SG_T_RG(op) SG_PASTE4(sg_reg_, op, SG_T_RE, SG_T_RSUF)
#define SG_T_RU(op) SG_PASTE4(sg_reg_, op, SG_T_U_, SG_T_RSUF)
#define SG_T_RB(op) SG_PASTE5(sg_reg_, op, _b, SG_T_B, SG_T_RSUF)
#define SG_T_RV(op) SG_PASTE3(sg_reg_, op, SG_T_RSUF)

/* native mask: the mask register, or all-ones lanes of the element's width; SG_T_MFN names the
 * functions on it: already the public ones where there are mask registers */
#if SG_HAVE_KMASK
#define SG_T_M SG_PASTE2(sg_maskx, SG_T_S)
#define SG_T_MFN(op) SG_T_FN(op)
#define SG_T_HMFN(op) SG_T_HFN(op)
#define SG_T_MFE(op, e) SG_T_FE(op, e)
#define SG_T_HMFE(op, e) SG_T_HFE(op, e)
#define SG_T_MJOIN SG_PASTE2(sg_mask_join_x, SG_T_S)
#define SG_T_MAND SG_PASTE2(sg_mask_and_x, SG_T_S)
#define SG_T_MNOT SG_PASTE2(sg_mask_not_x, SG_T_S)
#define SG_T_MFIRST SG_PASTE2(sg_mask_first_n_x, SG_T_S)
#define SG_T_MLO SG_PASTE2(sg_mask_lo_x, SG_T_S)
#define SG_T_MHI SG_PASTE2(sg_mask_hi_x, SG_T_S)
#define SG_T_MBITS SG_PASTE2(sg_ballot_x, SG_T_S)
#define SG_T_MTRIM(k) ((SG_T_K)((k) & SG_T_KALL))
#else
#define SG_T_M SG_T_UT
#define SG_T_MFN(op) SG_PASTE2(SG_T_FN(op), _)
#define SG_T_HMFN(op) SG_PASTE2(SG_T_HFN(op), _)
#define SG_T_MFE(op, e) SG_PASTE2(SG_T_FE(op, e), _)
#define SG_T_HMFE(op, e) SG_PASTE2(SG_T_HFE(op, e), _)
#define SG_T_MJOIN SG_T_UFN(join)
#define SG_T_MAND SG_T_UFN(and)
#define SG_T_MNOT SG_T_UFN(not)
#define SG_T_MFIRST SG_PASTE5(sg_mask_first_u, SG_T_B, x, SG_T_S, _)
#define SG_T_MLO SG_T_UFN(lo)
#define SG_T_MHI SG_T_UFN(hi)
#define SG_T_MBITS(m) SG_PASTE5(sg_mask_bits_u, SG_T_B, x, SG_T_S, _)(m)
#define SG_T_MTRIM(k) (k)
#endif

#define SG_T_IF_ALL(...) __VA_ARGS__
#define SG_T_IF_INT(...) SG_PASTE2(SG_T_IFK_INT_, SG_T_KIND)(__VA_ARGS__)
#define SG_T_IF_REAL(...) SG_PASTE2(SG_T_IFK_REAL_, SG_T_KIND)(__VA_ARGS__)

/* SG_T_ONLY 0: only elements whose value of twice the lanes is two registers or more, so that the larger size
 * is made of this one; 1: only the others, which nothing but the bound size needs */
#ifndef SG_T_ONLY
#include SG_T_FILE
#elif (SG_T_S * SG_T_B * 2 > SG_REG_BITS) != SG_T_ONLY
#include SG_T_FILE
#endif

#undef SG_T_E
#undef SG_T_E_
#undef SG_T_C
#undef SG_T_B
#undef SG_T_KIND
#undef SG_T_T
#undef SG_T_FN
#undef SG_T_HT
#undef SG_T_HFN
#undef SG_T_U
#undef SG_T_U_
#undef SG_T_I
#undef SG_T_UC
#undef SG_T_UT
#undef SG_T_UFN
#undef SG_T_HUT
#undef SG_T_HUFN
#undef SG_T_TE
#undef SG_T_FE
#undef SG_T_HFE
#undef SG_T_LEAF
#undef SG_T_PART
#undef SG_T_LANES
#undef SG_T_BITS
#undef SG_T_RSUF
#undef SG_T_R
#undef SG_T_NATIVE
#undef SG_T_RE
#undef SG_T_RG
#undef SG_T_RU
#undef SG_T_RB
#undef SG_T_RV
#undef SG_T_M
#undef SG_T_MFN
#undef SG_T_HMFN
#undef SG_T_MFE
#undef SG_T_HMFE
#undef SG_T_MJOIN
#undef SG_T_MAND
#undef SG_T_MNOT
#undef SG_T_MFIRST
#undef SG_T_MLO
#undef SG_T_MHI
#undef SG_T_MBITS
#undef SG_T_MTRIM
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
