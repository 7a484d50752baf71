/* SPDX-License-Identifier: MIT */
/* sg_mask where the target has no mask registers: SG_T_S lanes of SG_T_MB bits, and every operation that
 * takes or gives one, for every element. An element of SG_T_MB bits uses the mask as it is; others pay one
 * widening or narrowing of the mask. Names end in SG_T_MSUF, nothing for 32 bits. */
#if !defined(SG_T_S) || !defined(SG_T_MB) || !defined(SG_T_MSUF)
#error "sg: vmask.tmpl.h needs SG_T_S, SG_T_MB and SG_T_MSUF"
#endif

#include "halves.tmpl.h"
#define SG_T_MT SG_PASTE2(SG_T_KT, SG_T_MSUF)
#define SG_T_PKFN(op) SG_PASTE2(SG_T_KFN(op), SG_T_MSUF)
#define SG_T_PBITS SG_T_PKFN(ballot)
#define SG_T_WRAP SG_PASTE2(SG_T_KFN(mask_of_lanes), SG_PASTE2(SG_T_MSUF, _))
#if SG_T_MB == 8
#define SG_T_VT SG_T_TE(u8)
#define SG_T_VFN(op) SG_T_FE(op, u8)
#define SG_T_VIN(op) SG_T_FE_(op, u8)
#define SG_T_PFN(op) SG_T_XFN(op, _m8)
#elif SG_T_MB == 16
#define SG_T_VT SG_T_TE(u16)
#define SG_T_VFN(op) SG_T_FE(op, u16)
#define SG_T_VIN(op) SG_T_FE_(op, u16)
#define SG_T_PFN(op) SG_T_XFN(op, _m16)
#elif SG_T_MB == 32
#define SG_T_VT SG_T_TE(u32)
#define SG_T_VFN(op) SG_T_FE(op, u32)
#define SG_T_VIN(op) SG_T_FE_(op, u32)
#define SG_T_PFN(op) SG_T_FN(op)
#else
#define SG_T_VT SG_T_TE(u64)
#define SG_T_VFN(op) SG_T_FE(op, u64)
#define SG_T_VIN(op) SG_T_FE_(op, u64)
#define SG_T_PFN(op) SG_T_XFN(op, _m64)
#endif

typedef struct SG_T_MT { SG_T_VT v; } SG_T_MT;
SG_INLINE SG_T_MT SG_T_WRAP(SG_T_VT v) {
    SG_T_MT r;
    r.v = v;
    return r;
}

/* ---- the SG_T_MASK_OP rows of ops.h ---- */

#define SG_T_ROW(op, lanes) \
    SG_INLINE SG_T_MT SG_T_PKFN(op)(SG_T_MT a, SG_T_MT b) { \
        SG_T_MT r; r.v = SG_T_VFN(lanes)(a.v, b.v); return r; \
    }
SG_T_ROW(mask_and, and)
SG_T_ROW(mask_or, or)
SG_T_ROW(mask_xor, xor)
SG_T_ROW(mask_andnot, andnot)
#undef SG_T_ROW
SG_INLINE SG_T_MT SG_T_PKFN(mask_not)(SG_T_MT m) {
    m.v = SG_T_VFN(not)(m.v);
    return m;
}
SG_INLINE SG_T_MT SG_T_PKFN(mask_first_n)(size_t n) {
    SG_T_MT r;
    r.v = SG_T_VIN(mask_first)(n < SG_T_S ? (uint32_t)n : SG_T_S);
    return r;
}
SG_INLINE SG_T_MT SG_T_PKFN(mask_from_bits)(uint64_t bits) {
    SG_T_MT r;
    r.v = SG_T_VIN(mask_of_bits)(bits);
    return r;
}
SG_INLINE bool SG_T_PKFN(any)(SG_T_MT m) { return SG_T_VIN(mask_any)(m.v); }
SG_INLINE bool SG_T_PKFN(all)(SG_T_MT m) { return SG_T_VIN(mask_all)(m.v); }
SG_INLINE bool SG_T_PKFN(none)(SG_T_MT m) { return !SG_T_VIN(mask_any)(m.v); }
SG_INLINE uint64_t SG_T_PKFN(ballot)(SG_T_MT m) { return SG_T_VIN(mask_bits)(m.v); }
SG_INLINE uint32_t SG_T_PKFN(count)(SG_T_MT m) { return sg_bits_count_(SG_T_PKFN(ballot)(m)); }
SG_INLINE uint32_t SG_T_PKFN(first)(SG_T_MT m) {
    const uint64_t bits = SG_T_PKFN(ballot)(m);
    return bits ? sg_bits_first_(bits) : SG_T_S;
}
SG_INLINE uint32_t SG_T_PKFN(last)(SG_T_MT m) {
    const uint64_t bits = SG_T_PKFN(ballot)(m);
    return bits ? sg_bits_last_(bits) : SG_T_S;
}

/* ---- to and from the masks of 8, 16, 32 and 64 bits ---- */

#if SG_T_MB == 8
#define SG_T_TO8(m) (m)
#define SG_T_TO16(m) SG_T_C2(sext, u16, u8)(m)
#define SG_T_TO32(m) SG_T_C2(sext, u32, u8)(m)
#define SG_T_TO64(m) SG_T_C2(sext, u64, u8)(m)
#define SG_T_OF8(m) (m)
#define SG_T_OF16(m) SG_T_C2(mask_narrow, u8, u16)(m)
#define SG_T_OF32(m) SG_T_C2(mask_narrow, u8, u32)(m)
#define SG_T_OF64(m) SG_T_C2(mask_narrow, u8, u64)(m)
#elif SG_T_MB == 16
#define SG_T_TO8(m) SG_T_C2(mask_narrow, u8, u16)(m)
#define SG_T_TO16(m) (m)
#define SG_T_TO32(m) SG_T_C2(sext, u32, u16)(m)
#define SG_T_TO64(m) SG_T_C2(sext, u64, u16)(m)
#define SG_T_OF8(m) SG_T_C2(sext, u16, u8)(m)
#define SG_T_OF16(m) (m)
#define SG_T_OF32(m) SG_T_C2(mask_narrow, u16, u32)(m)
#define SG_T_OF64(m) SG_T_C2(mask_narrow, u16, u64)(m)
#elif SG_T_MB == 32
#define SG_T_TO8(m) SG_T_C2(mask_narrow, u8, u32)(m)
#define SG_T_TO16(m) SG_T_C2(mask_narrow, u16, u32)(m)
#define SG_T_TO32(m) (m)
#define SG_T_TO64(m) SG_T_C2(sext, u64, u32)(m)
#define SG_T_OF8(m) SG_T_C2(sext, u32, u8)(m)
#define SG_T_OF16(m) SG_T_C2(sext, u32, u16)(m)
#define SG_T_OF32(m) (m)
#define SG_T_OF64(m) SG_T_C2(mask_narrow, u32, u64)(m)
#else
#define SG_T_TO8(m) SG_T_C2(mask_narrow, u8, u64)(m)
#define SG_T_TO16(m) SG_T_C2(mask_narrow, u16, u64)(m)
#define SG_T_TO32(m) SG_T_C2(mask_narrow, u32, u64)(m)
#define SG_T_TO64(m) (m)
#define SG_T_OF8(m) SG_T_C2(sext, u64, u8)(m)
#define SG_T_OF16(m) SG_T_C2(sext, u64, u16)(m)
#define SG_T_OF32(m) SG_T_C2(sext, u64, u32)(m)
#define SG_T_OF64(m) (m)
#endif

#define SG_T_FILE "vmask_ops.tmpl.h"
#include "each.tmpl.h"

#undef SG_T_MT
#undef SG_T_VT
#undef SG_T_VFN
#undef SG_T_VIN
#undef SG_T_PFN
#undef SG_T_PKFN
#undef SG_T_PBITS
#undef SG_T_WRAP
#undef SG_T_TO8
#undef SG_T_TO16
#undef SG_T_TO32
#undef SG_T_TO64
#undef SG_T_OF8
#undef SG_T_OF16
#undef SG_T_OF32
#undef SG_T_OF64
#include "halves_end.tmpl.h"
