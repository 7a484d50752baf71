/* SPDX-License-Identifier: MIT */
/* sg_mask where the target has no mask registers: SG_T_S lanes of SG_T_MB bits, and every operation that
 * takes or gives one, for every element. An element of SG_T_MB bits uses the mask as it is; others pay one
 * widening or narrowing of the mask. Names end in SG_T_MSUF, nothing for 32 bits. */
#if !defined(SG_T_S) || !defined(SG_T_MB) || !defined(SG_T_MSUF)
#error "sg: vmask.tmpl.h needs SG_T_S, SG_T_MB and SG_T_MSUF"
#endif

#include "halves.tmpl.h"
#define SG_T_MT SG_PASTE3(sg_maskx, SG_T_S, SG_T_MSUF)
#define SG_T_VT SG_PASTE4(sg_u, SG_T_MB, x, SG_T_S)
#define SG_T_VFN(op) SG_PASTE6(sg_, op, _u, SG_T_MB, x, SG_T_S)
#define SG_T_KFN(op) SG_PASTE5(sg_, op, _x, SG_T_S, SG_T_MSUF)
#define SG_T_MBITS_FN(op) SG_PASTE6(sg_mask_, op, _u, SG_T_MB, x, SG_PASTE2(SG_T_S, _))

typedef struct SG_T_MT { SG_T_VT v; } SG_T_MT;

/* ---- the SG_T_MASK_OP rows of ops.h ---- */

#define SG_T_ROW(op, lanes) \
    SG_INLINE SG_T_MT SG_T_KFN(op)(SG_T_MT a, SG_T_MT b) { \
        SG_T_MT r; r.v = SG_T_VFN(lanes)(a.v, b.v); return r; \
    }
SG_T_ROW(mask_and, and)
SG_T_ROW(mask_or, or)
SG_T_ROW(mask_xor, xor)
SG_T_ROW(mask_andnot, andnot)
#undef SG_T_ROW
SG_INLINE SG_T_MT SG_T_KFN(mask_not)(SG_T_MT m) {
    m.v = SG_T_VFN(not)(m.v);
    return m;
}
SG_INLINE SG_T_MT SG_T_KFN(mask_first_n)(size_t n) {
    SG_T_MT r;
    r.v = SG_T_MBITS_FN(first)(n < SG_T_S ? (uint32_t)n : SG_T_S);
    return r;
}
SG_INLINE SG_T_MT SG_T_KFN(mask_from_bits)(uint64_t bits) {
    SG_T_MT r;
    r.v = SG_T_MBITS_FN(of_bits)(bits);
    return r;
}
SG_INLINE bool SG_T_KFN(any)(SG_T_MT m) { return SG_T_MBITS_FN(any)(m.v); }
SG_INLINE bool SG_T_KFN(all)(SG_T_MT m) { return SG_T_MBITS_FN(all)(m.v); }
SG_INLINE bool SG_T_KFN(none)(SG_T_MT m) { return !SG_T_MBITS_FN(any)(m.v); }
SG_INLINE uint64_t SG_T_KFN(ballot)(SG_T_MT m) { return SG_T_MBITS_FN(bits)(m.v); }
SG_INLINE uint32_t SG_T_KFN(count)(SG_T_MT m) { return sg_bits_count_(SG_T_KFN(ballot)(m)); }
SG_INLINE uint32_t SG_T_KFN(first)(SG_T_MT m) {
    const uint64_t bits = SG_T_KFN(ballot)(m);
    return bits ? sg_bits_first_(bits) : SG_T_S;
}
SG_INLINE uint32_t SG_T_KFN(last)(SG_T_MT m) {
    const uint64_t bits = SG_T_KFN(ballot)(m);
    return bits ? sg_bits_last_(bits) : SG_T_S;
}

/* ---- to and from the masks of 8, 16, 32 and 64 bits ---- */

#define SG_T_RS(op, to, from) SG_PASTE2(SG_PASTE6(sg_, op, _u, to, _u, from), SG_PASTE2(x, SG_T_S))
#define SG_T_SAME(b, m) (m)
#define SG_T_UP(b, m) SG_T_RS(sext, b, SG_T_MB)(m)
#define SG_T_UP_FROM(b, m) SG_T_RS(sext, SG_T_MB, b)(m)
#define SG_T_DOWN(b, m) SG_T_RS(mask_narrow, b, SG_T_MB)(m)
#define SG_T_DOWN_FROM(b, m) SG_T_RS(mask_narrow, SG_T_MB, b)(m)
#if SG_T_MB == 8
#define SG_T_TO8(m) SG_T_SAME(8, m)
#define SG_T_TO16(m) SG_T_UP(16, m)
#define SG_T_TO32(m) SG_T_UP(32, m)
#define SG_T_TO64(m) SG_T_UP(64, m)
#define SG_T_OF8(m) SG_T_SAME(8, m)
#define SG_T_OF16(m) SG_T_DOWN_FROM(16, m)
#define SG_T_OF32(m) SG_T_DOWN_FROM(32, m)
#define SG_T_OF64(m) SG_T_DOWN_FROM(64, m)
#elif SG_T_MB == 16
#define SG_T_TO8(m) SG_T_DOWN(8, m)
#define SG_T_TO16(m) SG_T_SAME(16, m)
#define SG_T_TO32(m) SG_T_UP(32, m)
#define SG_T_TO64(m) SG_T_UP(64, m)
#define SG_T_OF8(m) SG_T_UP_FROM(8, m)
#define SG_T_OF16(m) SG_T_SAME(16, m)
#define SG_T_OF32(m) SG_T_DOWN_FROM(32, m)
#define SG_T_OF64(m) SG_T_DOWN_FROM(64, m)
#elif SG_T_MB == 32
#define SG_T_TO8(m) SG_T_DOWN(8, m)
#define SG_T_TO16(m) SG_T_DOWN(16, m)
#define SG_T_TO32(m) SG_T_SAME(32, m)
#define SG_T_TO64(m) SG_T_UP(64, m)
#define SG_T_OF8(m) SG_T_UP_FROM(8, m)
#define SG_T_OF16(m) SG_T_UP_FROM(16, m)
#define SG_T_OF32(m) SG_T_SAME(32, m)
#define SG_T_OF64(m) SG_T_DOWN_FROM(64, m)
#else
#define SG_T_TO8(m) SG_T_DOWN(8, m)
#define SG_T_TO16(m) SG_T_DOWN(16, m)
#define SG_T_TO32(m) SG_T_DOWN(32, m)
#define SG_T_TO64(m) SG_T_SAME(64, m)
#define SG_T_OF8(m) SG_T_UP_FROM(8, m)
#define SG_T_OF16(m) SG_T_UP_FROM(16, m)
#define SG_T_OF32(m) SG_T_UP_FROM(32, m)
#define SG_T_OF64(m) SG_T_SAME(64, m)
#endif

#define SG_T_FILE "vmask_ops.tmpl.h"
#include "each.tmpl.h"
#ifdef __cplusplus
#undef SG_T_MT
#define SG_T_MASKED_PART 1
#define SG_T_FILE "front_cxx.tmpl.h"
#include "each.tmpl.h"
#undef SG_T_MASKED_PART
#endif

#undef SG_T_MT
#undef SG_T_VT
#undef SG_T_HS
#undef SG_T_XS
#undef SG_T_XHS
#undef SG_T_VFN
#undef SG_T_KFN
#undef SG_T_MBITS_FN
#undef SG_T_RS
#undef SG_T_SAME
#undef SG_T_UP
#undef SG_T_UP_FROM
#undef SG_T_DOWN
#undef SG_T_DOWN_FROM
#undef SG_T_TO8
#undef SG_T_TO16
#undef SG_T_TO32
#undef SG_T_TO64
#undef SG_T_OF8
#undef SG_T_OF16
#undef SG_T_OF32
#undef SG_T_OF64
