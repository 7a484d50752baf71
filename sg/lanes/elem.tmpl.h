/* SPDX-License-Identifier: MIT */
/* One element at one lane count: what depends on the target of the names that the floor-2 templates use, then
 * SG_T_FILE. In: the names in each_x<S>.tmpl.h, those of halves.tmpl.h. */
#if !defined(SG_T_E) || !defined(SG_T_C) || !defined(SG_T_B) || !defined(SG_T_KIND)
#error "sg: elem.tmpl.h is included by each_x<S>.tmpl.h"
#endif

/* leaf: one register of SG_T_R bits, or its low part */
#define SG_T_LEAF (SG_T_S * SG_T_B <= SG_REG_BITS)
#define SG_T_PART (SG_T_S * SG_T_B < 128)
/* the leaf's floor 1 packs lanes; where masks are vectors, only if all of a register's lanes are there */
#define SG_T_PACKS (SG_T_LEAF && SG_T_COMPRESS && (SG_HAVE_KMASK || !SG_T_PART))
/* computed by floor 1, not in f32 */
#define SG_T_NATIVE (SG_T_KIND <= 2 || (SG_T_KIND == 3 && SG_HAVE_FP16))
/* computes in 16 registers or more (64 lanes of 32 bits in 128): what halves exchange goes through memory and is not
 * inlined. Each level of halves doubles the code, and most of it goes away only after inlining: that took minutes.
 * Never with mask registers, where 64 lanes of 64 bits are 8 registers. */
#define SG_T_DEEP (SG_T_S * (SG_T_NATIVE ? SG_T_B : 32) >= 16 * SG_REG_BITS)
#if SG_T_DEEP
#define SG_T_INLINE SG_NOINLINE
#else
#define SG_T_INLINE SG_INLINE
#endif

/* scans go over blocks of 128 bits first (scan.tmpl.h) */
#define SG_T_BLOCKS (SG_REG_BITS == 256 && !SG_HAVE_KMASK && SG_T_B <= 32 && SG_T_S * SG_T_B >= 256 && SG_T_KIND <= 1 && !SG_T_DEEP)

/* what a leaf has, as floor 1 takes it, and back: of the element or the unsigned one (U), of half the lanes (H), of an
 * index (X) */
#define SG_T_GET(x) SG_CAST_(SG_T_RT, (x).v)
#define SG_T_PUT(reg) SG_CAST_(SG_T_LT, reg)
#define SG_T_UPUT(reg) SG_CAST_(SG_T_ULT, reg)
#define SG_T_HGET(x) SG_CAST_(SG_T_HRT, (x).v)
#define SG_T_HPUT(reg) SG_CAST_(SG_T_HLT, reg)
#define SG_T_XGET(x) SG_CAST_(SG_T_XRT, (x).v)

/* native mask: the mask register, or all-ones lanes of the element's width; SG_T_MFN names the
 * functions on it: already the public ones where there are mask registers */
#if SG_HAVE_KMASK
#define SG_T_M SG_T_KT
#define SG_T_MJOIN SG_T_KFN(mask_join)
#define SG_T_MAND SG_T_KFN(mask_and)
#define SG_T_MNOT SG_T_KFN(mask_not)
#define SG_T_MFIRST SG_T_KFN(mask_first_n)
#define SG_T_MLO SG_T_KFN(mask_lo)
#define SG_T_MHI SG_T_KFN(mask_hi)
#define SG_T_MBITS SG_T_KFN(ballot)
#define SG_T_MEVERY SG_T_KFN(all)
#define SG_T_MTRIM(k) ((SG_T_K)((k) & SG_T_KALL))
#define SG_T_MGET(m) (m).v
#else
#define SG_T_M SG_T_UT
#define SG_T_MJOIN SG_T_UFN(join)
#define SG_T_MAND SG_T_UFN(and)
#define SG_T_MNOT SG_T_UFN(not)
#define SG_T_MFIRST SG_T_UIN(mask_first)
#define SG_T_MLO SG_T_UFN(lo)
#define SG_T_MHI SG_T_UFN(hi)
#define SG_T_MBITS SG_T_UIN(mask_bits)
#define SG_T_MEVERY SG_T_UIN(mask_all)
#define SG_T_MTRIM(k) SG_T_UPUT(k)
#define SG_T_MGET(m) SG_T_GET(m)
#endif

/* SG_T_IF_<class>(f)(...): f(...) if the element is of the class, else nothing. Only the name goes through it:
 * a function body that is handed from macro to macro is copied each time */
#define SG_T_NONE(...)
#define SG_T_IF_ALL(f) f
#if SG_T_KIND <= 1
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NONE
#else
#define SG_T_IF_INT(f) SG_T_NONE
#define SG_T_IF_REAL(f) f
#endif
#define SG_T_IF_U32(f) SG_T_NONE
#define SG_T_IF_I32(f) SG_T_NONE
#define SG_T_IF_F32(f) SG_T_NONE
#if SG_T_B == 32 && SG_T_KIND == 0
#undef SG_T_IF_U32
#define SG_T_IF_U32(f) f
#elif SG_T_B == 32 && SG_T_KIND == 1
#undef SG_T_IF_I32
#define SG_T_IF_I32(f) f
#elif SG_T_B == 32
#undef SG_T_IF_F32
#define SG_T_IF_F32(f) f
#endif

/* SG_T_ONLY 0: only elements whose value of twice the lanes is two registers or more, so that the larger size
 * is made of this one; 1: only the others, which nothing but the bound size needs */
#ifndef SG_T_ONLY
#include SG_T_FILE
#elif (SG_T_S * SG_T_B * 2 > SG_REG_BITS) != SG_T_ONLY
#include SG_T_FILE
#endif

#undef SG_T_E
#undef SG_T_C
#undef SG_T_B
#undef SG_T_KIND
#undef SG_T_T
#undef SG_T_FN
#undef SG_T_IN
#undef SG_T_HT
#undef SG_T_HFN
#undef SG_T_HIN
#undef SG_T_UT
#undef SG_T_UFN
#undef SG_T_UIN
#undef SG_T_HUT
#undef SG_T_HUFN
#undef SG_T_HUIN
#undef SG_T_MFN
#undef SG_T_HMFN
#undef SG_T_UMFN
#undef SG_T_HUMFN
#undef SG_T_XFN
#undef SG_T_NV
#undef SG_T_CV_TO
#undef SG_T_CV_OF
#undef SG_T_AS_TO
#undef SG_T_TO_U
#undef SG_T_OF_U
#undef SG_T_IDX_TO_U
#undef SG_T_SCALAR
#undef SG_T_UC
#undef SG_T_R
#undef SG_T_RT
#undef SG_T_RVEC
#undef SG_T_LT
#undef SG_T_ULT
#undef SG_T_HRT
#undef SG_T_HLT
#undef SG_T_XRT
#undef SG_T_RV
#undef SG_T_RU
#undef SG_T_RB
#undef SG_T_HRB
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_PART_C
#undef SG_T_PART_SPLAT
#undef SG_T_PART_FIRST
#undef SG_T_RG
#undef SG_T_HTO_U
#undef SG_T_HOF_U
#undef SG_T_ST
#undef SG_T_SFN
#undef SG_T_SIN
#undef SG_T_S_OF_U
#undef SG_T_U_OF_S
#undef SG_T_SC
#undef SG_T_SMAX
#undef SG_T_LEAF
#undef SG_T_PART
#undef SG_T_PACKS
#undef SG_T_DEEP
#undef SG_T_BLOCKS
#undef SG_T_INLINE
#undef SG_T_NATIVE
#undef SG_T_M
#undef SG_T_MJOIN
#undef SG_T_MAND
#undef SG_T_MNOT
#undef SG_T_MFIRST
#undef SG_T_MLO
#undef SG_T_MHI
#undef SG_T_MBITS
#undef SG_T_MEVERY
#undef SG_T_MTRIM
#undef SG_T_MGET
#undef SG_T_GET
#undef SG_T_PUT
#undef SG_T_UPUT
#undef SG_T_HGET
#undef SG_T_HPUT
#undef SG_T_XGET
#undef SG_T_NONE
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U32
#undef SG_T_IF_I32
#undef SG_T_IF_F32
