/* SPDX-License-Identifier: MIT */
/* What only the size that is bound needs, not its halves: nothing here is called for half the lanes. What takes or
 * gives a mask is in masked.tmpl.h. */
#ifndef SG_T_T
#error "sg: whole.tmpl.h is included by elem.tmpl.h"
#endif

/* ---- exchange ---- */

/* shuffle by lane numbers in an sg_u32 value, which is wider or narrower than the element's */
SG_INLINE SG_T_T SG_T_FN(shuffle)(SG_T_T x, SG_T_IDX idx) {
    return SG_T_IN(shuffle)(x, SG_T_IDX_TO_U(idx));
}

/* ---- compile-time permutation ---- */

#if SG_T_LEAF && SG_HAVE_VECTOR_TYPES && SG_T_S > 1
#define SG_T_GV SG_T_RVEC
#define SG_T_AT(i, t) (t)(k.lane[(i) & (SG_T_S - 1)] & (SG_T_S - 1))
#define SG_T_PICK(i, t) a[idx[i]]
SG_INLINE SG_T_T SG_T_IN(permute)(SG_T_T x, SG_T_KLANES k) {
    const SG_T_GV idx = {SG_T_LANES(SG_T_AT)};
#if SG_HAVE_BUILTIN_SHUFFLE
    x.v = (SG_T_LT)__builtin_shuffle((SG_T_GV)x.v, idx);
#elif SG_T_B == 8 && SG_T_R > 128 /* as in perm.tmpl.h */
    const SG_T_GV a = (SG_T_GV)x.v, r = {SG_T_LANES(SG_T_PICK)};
    x.v = (SG_T_LT)r;
#else
    x.v = SG_T_PUT(SG_T_RB(shuffle)(SG_T_GET(x), (SG_T_RT)idx));
#endif
    return x;
}
#undef SG_T_GV
#undef SG_T_AT
#undef SG_T_PICK
#else
SG_INLINE SG_T_T SG_T_IN(permute)(SG_T_T x, SG_T_KLANES k) {
    SG_T_UC idx[SG_T_S];
    for (uint32_t i = 0; i < SG_T_S; i++) idx[i] = k.lane[i];
    return SG_T_IN(shuffle)(x, SG_T_UFN(load)(idx));
}
#endif

/* ---- scan and clustered form ---- */

#define SG_T_OP_FILE "scan.tmpl.h"
#include "each_op.tmpl.h"

/* ---- match ---- */

SG_INLINE SG_T_TE(u64) SG_T_FN(match_any)(SG_T_T x) {
    const SG_T_UT u = SG_T_TO_U(x);
    SG_T_UC key[SG_T_S];
    uint64_t t[SG_T_S];
    SG_T_UFN(store)(key, u);
    for (uint32_t i = 0; i < SG_T_S; i++) {
        const SG_T_M same = SG_T_UMFN(eq)(u, SG_T_UFN(splat)(key[i]));
        t[i] = SG_T_MBITS(same);
    }
    return SG_T_FE(load, u64)(t);
}
SG_INLINE bool SG_T_FN(match_all)(SG_T_T x) {
    const SG_T_UT u = SG_T_TO_U(x);
    return SG_T_MEVERY(SG_T_UMFN(eq)(u, SG_T_UFN(broadcast)(u, 0)));
}
SG_INLINE bool SG_T_FN(all_equal)(SG_T_T x) {
    return SG_T_MEVERY(SG_T_MFN(eq)(x, SG_T_FN(broadcast)(x, 0)));
}

/* ---- for floor 3, which is made once for a size and so knows no mask ---- */

/* the first n lanes of x; s in the others */
SG_INLINE SG_T_T SG_T_IN(keep_n)(SG_T_T x, uint32_t n, SG_T_C s) {
    return SG_T_MFN(select)(SG_T_MFIRST(n), x, SG_T_FN(splat)(s));
}
/* no lane is 0 */
SG_INLINE bool SG_T_IN(every)(SG_T_T x) {
    return SG_T_MEVERY(SG_T_MNOT(SG_T_MFN(eq)(x, SG_T_FN(zero)())));
}
/* every lane is 0 */
SG_INLINE bool SG_T_IN(never)(SG_T_T x) {
    return SG_T_MEVERY(SG_T_MFN(eq)(x, SG_T_FN(zero)()));
}

/* ---- N values for each lane ---- */

#define SG_T_COUNT 2
#define SG_T_NT SG_T_NV(2)
#define SG_T_NFN(op) SG_T_FN(op##2)
#include "many.tmpl.h"
#define SG_T_COUNT 3
#define SG_T_NT SG_T_NV(3)
#define SG_T_NFN(op) SG_T_FN(op##3)
#include "many.tmpl.h"
#define SG_T_COUNT 4
#define SG_T_NT SG_T_NV(4)
#define SG_T_NFN(op) SG_T_FN(op##4)
#include "many.tmpl.h"
#define SG_T_COUNT 8
#define SG_T_NT SG_T_NV(8)
#define SG_T_NFN(op) SG_T_FN(op##8)
#include "many.tmpl.h"
#define SG_T_COUNT 16
#define SG_T_NT SG_T_NV(16)
#define SG_T_NFN(op) SG_T_FN(op##16)
#include "many.tmpl.h"
