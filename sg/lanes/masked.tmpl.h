/* SPDX-License-Identifier: MIT */
/* What takes or gives a mask and is needed for the bound size only. The same text for both kinds of masks:
 *   SG_T_MT           sg_mask               SG_T_PFN(op)       the public function
 *   SG_T_NATIVE_M(m)  it as a native mask   SG_T_PUBLIC_M(m)   and back      SG_T_PBITS  its bits */
#if !defined(SG_T_MT) || !defined(SG_T_PFN) || !defined(SG_T_NATIVE_M)
#error "sg: masked.tmpl.h is included by size.tmpl.h and vmask_ops.tmpl.h"
#endif

/* ---- compare ---- */

#if SG_T_KIND <= 1 || !SG_T_NATIVE
SG_INLINE SG_T_MT SG_T_PFN(ne)(SG_T_T a, SG_T_T b) {
    return SG_T_PUBLIC_M(SG_T_MNOT(SG_T_MFN(eq)(a, b)));
}
#endif
SG_INLINE SG_T_MT SG_T_PFN(gt)(SG_T_T a, SG_T_T b) { return SG_T_PFN(lt)(b, a); }
SG_INLINE SG_T_MT SG_T_PFN(ge)(SG_T_T a, SG_T_T b) { return SG_T_PFN(le)(b, a); }
#define SG_T_ROW(name) \
    SG_INLINE SG_T_MT SG_T_PFN(name##_n)(SG_T_T a, SG_T_C s) { return SG_T_PFN(name)(a, SG_T_FN(splat)(s)); }
SG_T_ROW(eq)
SG_T_ROW(ne)
SG_T_ROW(lt)
SG_T_ROW(le)
SG_T_ROW(gt)
SG_T_ROW(ge)
#undef SG_T_ROW

/* ---- arithmetic ---- */

SG_INLINE SG_T_T SG_T_PFN(add_masked)(SG_T_MT m, SG_T_T a, SG_T_T b) {
#if !SG_HAVE_KMASK && SG_T_KIND <= 1
    /* GCC 12 leaves a sum and a blend as they are. The lanes of a mask are 0 and -1: minus -1 where it is on */
    const SG_T_T on = SG_T_OF_U(SG_T_NATIVE_M(m));
    if (SG_T_IN(is_const)(b)) return SG_T_FN(sub)(a, SG_T_FN(and)(on, SG_T_FN(neg)(b)));
    return SG_T_FN(add)(a, SG_T_FN(and)(on, b));
#else
    return SG_T_PFN(select)(m, SG_T_FN(add)(a, b), a);
#endif
}

/* ---- exchange ---- */

SG_INLINE SG_T_T SG_T_PFN(broadcast_first)(SG_T_MT m, SG_T_T x) {
    const uint64_t bits = SG_T_PBITS(m);
    return SG_T_FN(broadcast)(x, bits ? sg_bits_first_(bits) : 0);
}

SG_INLINE SG_T_T SG_T_PFN(compress)(SG_T_MT m, SG_T_T x) {
#if SG_T_PACKS
    x.v = SG_T_PUT(SG_T_RB(compress)(SG_T_MGET(SG_T_NATIVE_M(m)), SG_T_GET(x)));
    return x;
#else
    SG_T_C t[SG_T_S];
    memset(t, 0, sizeof t);
#if SG_T_COMPRESS && !SG_T_LEAF && !SG_T_DEEP
    (void)SG_T_IN(compress_over)(SG_T_NATIVE_M(m), t, x);
#else
    (void)SG_T_PFN(compress_store)(m, t, x);
#endif
    return SG_T_FN(load)(t);
#endif
}

SG_INLINE SG_T_T SG_T_PFN(expand)(SG_T_MT m, SG_T_T x) {
#if SG_T_PACKS
    x.v = SG_T_PUT(SG_T_RB(expand)(SG_T_MGET(SG_T_NATIVE_M(m)), SG_T_GET(x)));
    return x;
#else
    SG_T_C t[SG_T_S];
    SG_T_FN(store)(t, x);
#if SG_T_COMPRESS && !SG_T_LEAF && !SG_T_DEEP
    return SG_T_IN(expand_over)(SG_T_NATIVE_M(m), t);
#else
    return SG_T_PFN(expand_load)(m, t);
#endif
#endif
}

/* ---- reduce and scan ---- */

#define SG_T_OP_FILE "scan_masked.tmpl.h"
#include "each_op.tmpl.h"
