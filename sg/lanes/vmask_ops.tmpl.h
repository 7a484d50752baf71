/* SPDX-License-Identifier: MIT */
/* The operations of one element that take or give an sg_mask. Those that larger sizes are made of work on native masks. They
 * are wrapped here: mask in, native mask, operation, mask out. The others are in masked.tmpl.h. */
#if !defined(SG_T_PUBLIC_MASK) || !defined(SG_T_VALUE)
#error "sg: vmask_ops.tmpl.h is included by vmask.tmpl.h"
#endif

#define SG_T_TO_NATIVE(m) SG_PASTE2(SG_T_MASK_TO_, SG_T_BITS)((m).v)
#define SG_T_TO_PUBLIC(m) SG_T_WRAP(SG_PASTE2(SG_T_MASK_OF_, SG_T_BITS)(m))

#define SG_T_ROW(name) \
    SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(name)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_TO_PUBLIC(SG_T_MASK_FN(name)(a, b)); }
SG_T_ROW(eq)
SG_T_ROW(lt)
SG_T_ROW(le)
#if SG_T_KIND >= 2
#if SG_T_NATIVE
SG_T_ROW(ne)
#endif
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(isnan)(SG_T_VALUE x) { return SG_T_TO_PUBLIC(SG_T_MASK_FN(isnan)(x)); }
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(isinf)(SG_T_VALUE x) { return SG_T_TO_PUBLIC(SG_T_MASK_FN(isinf)(x)); }
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(isfinite)(SG_T_VALUE x) { return SG_T_TO_PUBLIC(SG_T_MASK_FN(isfinite)(x)); }
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_FN(signbit)(SG_T_VALUE x) { return SG_T_TO_PUBLIC(SG_T_MASK_FN(signbit)(x)); }
#endif
#undef SG_T_ROW

SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(select)(SG_T_PUBLIC_MASK m, SG_T_VALUE x, SG_T_VALUE y) {
    return SG_T_MASK_FN(select)(SG_T_TO_NATIVE(m), x, y);
}
SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(load_masked)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p) {
    return SG_T_MASK_FN(load_masked)(SG_T_TO_NATIVE(m), p);
}
SG_INLINE void SG_T_PUBLIC_FN(store_masked)(SG_T_PUBLIC_MASK m, SG_T_TYPE *p, SG_T_VALUE x) {
    SG_T_MASK_FN(store_masked)(SG_T_TO_NATIVE(m), p, x);
}
SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(gather_masked)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p, SG_T_IDX idx) {
    return SG_T_MASK_FN(gather_masked)(SG_T_TO_NATIVE(m), p, idx);
}
SG_INLINE void SG_T_PUBLIC_FN(scatter_masked)(SG_T_PUBLIC_MASK m, SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) {
    SG_T_MASK_FN(scatter_masked)(SG_T_TO_NATIVE(m), p, idx, x);
}
SG_INLINE uint32_t SG_T_PUBLIC_FN(compress_store)(SG_T_PUBLIC_MASK m, SG_T_TYPE *p, SG_T_VALUE x) {
    return SG_T_MASK_FN(compress_store)(SG_T_TO_NATIVE(m), p, x);
}
SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(expand_load)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p) {
    return SG_T_MASK_FN(expand_load)(SG_T_TO_NATIVE(m), p);
}

#include "masked.tmpl.h"
#if SG_HAVE_OVERLOADS
#define SG_T_MASKED_PART 1
#include "../made/lanes_overloads.tmpl.h"
#undef SG_T_MASKED_PART
#endif

#undef SG_T_TO_NATIVE
#undef SG_T_TO_PUBLIC
