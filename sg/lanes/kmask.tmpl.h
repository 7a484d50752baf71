/* SPDX-License-Identifier: MIT */
/* The mask of SG_T_S lanes where the target has mask registers: bit i is lane i, bits above S are 0. */
#if !defined(SG_T_S) || !defined(SG_T_K)
#error "sg: kmask.tmpl.h is included by size.tmpl.h"
#endif

typedef struct SG_T_KT { SG_T_K v; } SG_T_KT;

#if SG_T_S >= 16 /* below, every element is a leaf */
#define SG_T_KHT SG_PASTE2(sg_maskx, SG_T_HS)
SG_INLINE SG_T_KT SG_T_KFN(mask_join)(SG_T_KHT lo, SG_T_KHT hi) {
    SG_T_KT r;
    r.v = SG_PASTE3(sg_k_join, SG_T_S, _)(lo.v, hi.v);
    return r;
}
SG_INLINE SG_T_KHT SG_T_KFN(mask_lo)(SG_T_KT m) {
    SG_T_KHT r;
    r.v = SG_PASTE3(sg_k_lo, SG_T_HS, _)(m.v);
    return r;
}
SG_INLINE SG_T_KHT SG_T_KFN(mask_hi)(SG_T_KT m) {
    SG_T_KHT r;
    r.v = SG_PASTE3(sg_k_hi, SG_T_HS, _)(m.v);
    return r;
}
#undef SG_T_KHT
#endif

/* ---- the SG_T_MASK_OP rows of ops.h ---- */

SG_INLINE SG_T_KT SG_T_KFN(mask_from_bits)(uint64_t bits) {
    SG_T_KT r;
    r.v = (SG_T_K)(bits & SG_T_SALL);
    return r;
}
SG_INLINE uint64_t SG_T_KFN(ballot)(SG_T_KT m) {
#if SG_T_S <= 32
    return sg_k_bits_((uint32_t)m.v);
#else
    return (uint64_t)m.v;
#endif
}
#define SG_T_ROW(op, expr) \
    SG_INLINE SG_T_KT SG_T_KFN(op)(SG_T_KT a, SG_T_KT b) { \
        SG_T_KT r; r.v = (SG_T_K)(expr); return r; \
    }
SG_T_ROW(mask_and, a.v & b.v)
SG_T_ROW(mask_or, a.v | b.v)
SG_T_ROW(mask_xor, a.v ^ b.v)
SG_T_ROW(mask_andnot, a.v & ~b.v)
#undef SG_T_ROW
SG_INLINE SG_T_KT SG_T_KFN(mask_not)(SG_T_KT m) {
    SG_T_KT r;
    r.v = (SG_T_K)(~m.v & SG_T_KALL);
    return r;
}
SG_INLINE SG_T_KT SG_T_KFN(mask_first_n)(size_t n) {
    return SG_T_KFN(mask_from_bits)(n >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1);
}
SG_INLINE bool SG_T_KFN(any)(SG_T_KT m) { return m.v != 0; }
SG_INLINE bool SG_T_KFN(all)(SG_T_KT m) { return m.v == SG_T_KALL; }
SG_INLINE bool SG_T_KFN(none)(SG_T_KT m) { return m.v == 0; }
SG_INLINE uint32_t SG_T_KFN(count)(SG_T_KT m) { return sg_bits_count_(SG_T_KFN(ballot)(m)); }
SG_INLINE uint32_t SG_T_KFN(first)(SG_T_KT m) {
    return m.v ? sg_bits_first_(SG_T_KFN(ballot)(m)) : SG_T_S;
}
SG_INLINE uint32_t SG_T_KFN(last)(SG_T_KT m) {
    return m.v ? sg_bits_last_(SG_T_KFN(ballot)(m)) : SG_T_S;
}
