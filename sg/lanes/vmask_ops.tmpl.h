/* SPDX-License-Identifier: MIT */
/* The operations of one element that take or give an sg_mask. Those that halves are made of work on native masks
 * and are wrapped here: mask in, native mask, operation, mask out. The others: masked.tmpl.h. */
#if !defined(SG_T_MT) || !defined(SG_T_T)
#error "sg: vmask_ops.tmpl.h is included by vmask.tmpl.h"
#endif

#if SG_T_B == 8
#define SG_T_NATIVE_M(m) SG_T_TO8((m).v)
#define SG_T_PUBLIC_M(m) SG_T_WRAP(SG_T_OF8(m))
#elif SG_T_B == 16
#define SG_T_NATIVE_M(m) SG_T_TO16((m).v)
#define SG_T_PUBLIC_M(m) SG_T_WRAP(SG_T_OF16(m))
#elif SG_T_B == 32
#define SG_T_NATIVE_M(m) SG_T_TO32((m).v)
#define SG_T_PUBLIC_M(m) SG_T_WRAP(SG_T_OF32(m))
#else
#define SG_T_NATIVE_M(m) SG_T_TO64((m).v)
#define SG_T_PUBLIC_M(m) SG_T_WRAP(SG_T_OF64(m))
#endif

#define SG_T_ROW(name) \
    SG_INLINE SG_T_MT SG_T_PFN(name)(SG_T_T a, SG_T_T b) { return SG_T_PUBLIC_M(SG_T_MFN(name)(a, b)); }
SG_T_ROW(eq)
SG_T_ROW(lt)
SG_T_ROW(le)
#if SG_T_KIND >= 2
#if SG_T_NATIVE
SG_T_ROW(ne)
#endif
SG_INLINE SG_T_MT SG_T_PFN(isnan)(SG_T_T x) { return SG_T_PUBLIC_M(SG_T_MFN(isnan)(x)); }
#endif
#undef SG_T_ROW

SG_INLINE SG_T_T SG_T_PFN(select)(SG_T_MT m, SG_T_T x, SG_T_T y) {
    return SG_T_MFN(select)(SG_T_NATIVE_M(m), x, y);
}
SG_INLINE SG_T_T SG_T_PFN(load_masked)(SG_T_MT m, const SG_T_C *p) {
    return SG_T_MFN(load_masked)(SG_T_NATIVE_M(m), p);
}
SG_INLINE void SG_T_PFN(store_masked)(SG_T_MT m, SG_T_C *p, SG_T_T x) {
    SG_T_MFN(store_masked)(SG_T_NATIVE_M(m), p, x);
}
SG_INLINE SG_T_T SG_T_PFN(gather_masked)(SG_T_MT m, const SG_T_C *p, SG_T_IDX idx) {
    return SG_T_MFN(gather_masked)(SG_T_NATIVE_M(m), p, idx);
}
SG_INLINE void SG_T_PFN(scatter_masked)(SG_T_MT m, SG_T_C *p, SG_T_IDX idx, SG_T_T x) {
    SG_T_MFN(scatter_masked)(SG_T_NATIVE_M(m), p, idx, x);
}
SG_INLINE uint32_t SG_T_PFN(compress_store)(SG_T_MT m, SG_T_C *p, SG_T_T x) {
    return SG_T_MFN(compress_store)(SG_T_NATIVE_M(m), p, x);
}
SG_INLINE SG_T_T SG_T_PFN(expand_load)(SG_T_MT m, const SG_T_C *p) {
    return SG_T_MFN(expand_load)(SG_T_NATIVE_M(m), p);
}

#include "masked.tmpl.h"
#ifdef __cplusplus
#define SG_T_MASKED_PART 1
#include "front_cxx.tmpl.h"
#undef SG_T_MASKED_PART
#endif

#undef SG_T_NATIVE_M
#undef SG_T_PUBLIC_M
