/* SPDX-License-Identifier: MIT */
/* What only the size that is bound needs, not its halves: nothing here is called for half the lanes. */
#ifndef SG_T_T
#error "sg: whole.tmpl.h is included by elem.tmpl.h"
#endif

#define SG_T_IDX SG_PASTE2(sg_u32x, SG_T_S)
#define SG_T_COMPRESS SG_PASTE2(SG_REG_HAVE_COMPRESS_b, SG_T_B)

/* ---- exchange ---- */

/* shuffle by lane numbers in an sg_u32 value, which is wider or narrower than the element's */
SG_INLINE SG_T_T SG_T_FN(shuffle)(SG_T_T x, SG_T_IDX idx) {
    return SG_PASTE2(SG_T_FN(shuffle), _)(x, SG_PASTE5(sg_convert_, SG_T_U, _u32x, SG_T_S, )(idx));
}

SG_INLINE SG_T_T SG_T_MFN(broadcast_first)(SG_T_M m, SG_T_T x) {
    const uint64_t bits = SG_T_MBITS(m);
    return SG_T_FN(broadcast)(x, bits ? sg_bits_first_(bits) : 0);
}

/* ---- compile-time permutation ---- */

#if SG_T_LEAF && SG_HAVE_VECTOR_TYPES && SG_T_S > 1
#define SG_T_GV SG_PASTE3(sg_v, SG_T_B, SG_T_RSUF)
#define SG_T_AT(i, t) (t)(k.lane[(i) & (SG_T_S - 1)] & (SG_T_S - 1))
#define SG_T_PICK(i, t) a[idx[i]]
SG_INLINE SG_T_T SG_PASTE2(SG_T_FN(permute), _)(SG_T_T x, SG_PASTE2(sg_lanes_x, SG_T_S) k) {
    const SG_T_GV idx = {SG_T_LANES(SG_T_AT)};
#if SG_HAVE_BUILTIN_SHUFFLE
    x.v = (SG_PASTE2(sg, SG_T_RSUF))__builtin_shuffle((SG_T_GV)x.v, idx);
#elif SG_T_B == 8 && SG_T_R > 128 /* as in perm.tmpl.h */
    const SG_T_GV a = (SG_T_GV)x.v, r = {SG_T_LANES(SG_T_PICK)};
    x.v = (SG_PASTE2(sg, SG_T_RSUF))r;
#else
    x.v = SG_T_RB(shuffle)(x.v, (SG_PASTE2(sg, SG_T_RSUF))idx);
#endif
    return x;
}
#undef SG_T_GV
#undef SG_T_AT
#undef SG_T_PICK
#else
SG_INLINE SG_T_T SG_PASTE2(SG_T_FN(permute), _)(SG_T_T x, SG_PASTE2(sg_lanes_x, SG_T_S) k) {
    SG_T_UC idx[SG_T_S];
    for (uint32_t i = 0; i < SG_T_S; i++) idx[i] = k.lane[i];
    return SG_PASTE2(SG_T_FN(shuffle), _)(x, SG_T_UFN(load)(idx));
}
#endif

/* ---- packed ---- */

SG_INLINE SG_T_T SG_T_MFN(compress)(SG_T_M m, SG_T_T x) {
#if SG_T_LEAF && SG_T_COMPRESS
    x.v = SG_T_RB(compress)(m.v, x.v);
    return x;
#else
    SG_T_C t[SG_T_S];
    memset(t, 0, sizeof t);
    (void)SG_T_MFN(compress_store)(m, t, x);
    return SG_T_FN(load)(t);
#endif
}

SG_INLINE SG_T_T SG_T_MFN(expand)(SG_T_M m, SG_T_T x) {
#if SG_T_LEAF && SG_T_COMPRESS
    x.v = SG_T_RB(expand)(m.v, x.v);
    return x;
#else
    SG_T_C t[SG_T_S];
    SG_T_FN(store)(t, x);
    return SG_T_MFN(expand_load)(m, t);
#endif
}

/* ---- scan, clustered and masked forms ---- */

#define SG_T_OP_FILE "scan.tmpl.h"
#include "each_op.tmpl.h"

/* ---- match ---- */

#if SG_T_KIND == 0
#define SG_T_BITS_OF(value) (value)
#else
#define SG_T_BITS_OF SG_PASTE6(sg_as_, SG_T_U, _, SG_T_E, x, SG_T_S)
#endif
#if SG_HAVE_KMASK
#define SG_T_MEVERY(m) SG_PASTE2(sg_all_x, SG_T_S)(m)
#else
#define SG_T_MEVERY(m) SG_PASTE5(sg_mask_all_u, SG_T_B, x, SG_T_S, _)(m)
#endif

SG_INLINE SG_T_TE(u64) SG_T_FN(match_any)(SG_T_T x) {
    const SG_T_UT u = SG_T_BITS_OF(x);
    SG_T_UC key[SG_T_S];
    uint64_t t[SG_T_S];
    SG_T_UFN(store)(key, u);
    for (uint32_t i = 0; i < SG_T_S; i++) {
        const SG_T_M same = SG_T_MFE(eq, SG_T_U)(u, SG_T_UFN(splat)(key[i]));
        t[i] = SG_T_MBITS(same);
    }
    return SG_T_FE(load, u64)(t);
}
SG_INLINE bool SG_T_FN(match_all)(SG_T_T x) {
    const SG_T_UT u = SG_T_BITS_OF(x);
    return SG_T_MEVERY(SG_T_MFE(eq, SG_T_U)(u, SG_T_UFN(broadcast)(u, 0)));
}
SG_INLINE bool SG_T_FN(all_equal)(SG_T_T x) {
    return SG_T_MEVERY(SG_T_MFN(eq)(x, SG_T_FN(broadcast)(x, 0)));
}
#undef SG_T_BITS_OF
#undef SG_T_MEVERY

/* ---- N values for each lane ---- */

#define SG_T_COUNT 2
#include "many.tmpl.h"
#define SG_T_COUNT 3
#include "many.tmpl.h"
#define SG_T_COUNT 4
#include "many.tmpl.h"
#define SG_T_COUNT 8
#include "many.tmpl.h"
#define SG_T_COUNT 16
#include "many.tmpl.h"

#undef SG_T_IDX
#undef SG_T_COMPRESS
