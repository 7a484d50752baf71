/* SPDX-License-Identifier: MIT */
/* Operations that take or give a mask, and that only the bound size needs. One text serves both kinds of masks:
 *   SG_T_PUBLIC_MASK    sg_mask                      SG_T_PUBLIC_FN(op)   the public function
 *   SG_T_TO_NATIVE(m)   m as a native mask           SG_T_TO_PUBLIC(m)    and back
 *   SG_T_PUBLIC_BALLOT  the bits of a public mask */
#if !defined(SG_T_PUBLIC_MASK) || !defined(SG_T_PUBLIC_FN) || !defined(SG_T_TO_NATIVE)
#error "sg: masked.tmpl.h is included by size.tmpl.h and vmask_ops.tmpl.h"
#endif

/* ---- compare ---- */

#if SG_T_KIND <= 1 || !SG_T_NATIVE
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(ne)(SG_T_VALUE a, SG_T_VALUE b) {
    return SG_T_TO_PUBLIC(SG_T_MASK_NOT(SG_T_MASK_FN(eq)(a, b)));
}
#endif
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(gt)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(lt)(b, a); }
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(ge)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_PUBLIC_FN(le)(b, a); }
#define SG_T_ROW(name) \
    SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(name##_n)(SG_T_VALUE a, SG_T_TYPE s) { return SG_T_PUBLIC_FN(name)(a, SG_T_FN(splat)(s)); }
SG_T_ROW(eq)
SG_T_ROW(ne)
SG_T_ROW(lt)
SG_T_ROW(le)
SG_T_ROW(gt)
SG_T_ROW(ge)
#undef SG_T_ROW

/* ---- arithmetic ---- */

SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(add_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) {
#if !SG_HAVE_KMASK && SG_T_KIND <= 1
    /* Otherwise GCC 12 makes an addition and a blend. The lanes of a mask are 0 and -1, so subtracting the mask adds 1. */
    const SG_T_VALUE on = SG_T_FROM_UNSIGNED(SG_T_TO_NATIVE(m));
    if (SG_T_INTERNAL(is_const)(b)) return SG_T_FN(sub)(a, SG_T_FN(and)(on, SG_T_FN(neg)(b)));
    return SG_T_FN(add)(a, SG_T_FN(and)(on, b));
#else
    return SG_T_PUBLIC_FN(select)(m, SG_T_FN(add)(a, b), a);
#endif
}

/* ---- exchange ---- */

SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(broadcast_first)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    const uint64_t bits = SG_T_PUBLIC_BALLOT(m);
    return SG_T_FN(broadcast)(x, bits ? sg_bits_first_(bits) : 0);
}

SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(compress)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
#if SG_T_PACKS
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(compress)(SG_T_MASK_GET(SG_T_TO_NATIVE(m)), SG_T_GET(x)));
    return SG_T_ONLY_LANES(x, SG_T_FIRST_LANES(sg_bits_count_(SG_T_PUBLIC_BALLOT(m))), "sg_compress");
#elif SG_T_WORDS
    SG_T_TYPE t[SG_T_S + 64 / SG_T_BITS] = SG_ZEROS_;
    (void)SG_T_INTERNAL(compress_words)(SG_T_PUBLIC_BALLOT(m), t, x);
    return SG_T_ONLY_LANES(SG_T_FN(load)(t), SG_T_FIRST_LANES(sg_bits_count_(SG_T_PUBLIC_BALLOT(m))), "sg_compress");
#else
    SG_T_TYPE t[SG_T_S];
    memset(t, 0, sizeof t);
#if SG_T_COMPRESS && !SG_T_LEAF && !SG_T_DEEP
    (void)SG_T_INTERNAL(compress_over)(SG_T_TO_NATIVE(m), t, x);
#else
    (void)SG_T_PUBLIC_FN(compress_store)(m, t, x);
#endif
    return SG_T_ONLY_LANES(SG_T_FN(load)(t), SG_T_FIRST_LANES(sg_bits_count_(SG_T_PUBLIC_BALLOT(m))), "sg_compress");
#endif
}

SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(expand)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
#if SG_T_PACKS
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(expand)(SG_T_MASK_GET(SG_T_TO_NATIVE(m)), SG_T_GET(x)));
    return SG_T_ONLY_LANES(x, SG_T_PUBLIC_BALLOT(m), "sg_expand");
#elif SG_T_WORDS
    SG_T_TYPE t[SG_T_S + 64 / SG_T_BITS] = SG_ZEROS_;
    SG_T_FN(store)(t, x);
    return SG_T_ONLY_LANES(SG_T_INTERNAL(expand_words)(SG_T_PUBLIC_BALLOT(m), t), SG_T_PUBLIC_BALLOT(m), "sg_expand");
#else
    SG_T_TYPE t[SG_T_S];
    SG_T_FN(store)(t, x);
#if SG_T_COMPRESS && !SG_T_LEAF && !SG_T_DEEP
    return SG_T_ONLY_LANES(SG_T_INTERNAL(expand_over)(SG_T_TO_NATIVE(m), t), SG_T_PUBLIC_BALLOT(m), "sg_expand");
#else
    return SG_T_ONLY_LANES(SG_T_TOLD_VALUE(SG_T_PUBLIC_FN(expand_load)(m, t)), SG_T_PUBLIC_BALLOT(m), "sg_expand");
#endif
#endif
}

/* ---- reduce and scan ---- */

#define SG_T_OP_FILE "../lanes/scan_masked.tmpl.h"
#include "../made/each_reduction.tmpl.h"
