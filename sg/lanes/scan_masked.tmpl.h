/* SPDX-License-Identifier: MIT */
/* Masked forms of reduce and scan by one operation (parameters: each_op.tmpl.h). */
#if !defined(SG_T_OPFN) || !defined(SG_T_OPPFN) || !defined(SG_T_PAD)
#error "sg: scan_masked.tmpl.h is included by each_op.tmpl.h"
#endif

SG_INLINE SG_T_T SG_T_OPPFN(reduce_, _masked)(SG_T_MT m, SG_T_T x) {
    return SG_T_OPFN(reduce_)(SG_T_PFN(select)(m, x, SG_T_FN(splat)(SG_T_PAD)));
}
SG_INLINE SG_T_T SG_T_OPPFN(scan_inclusive_, _masked)(SG_T_MT m, SG_T_T x) {
    const SG_T_M on = SG_T_NATIVE_M(m);
    return SG_T_MFN(select)(on, SG_T_OPFN(scan_inclusive_)(SG_T_MFN(select)(on, x, SG_T_FN(splat)(SG_T_PAD))), x);
}
SG_INLINE SG_T_T SG_T_OPPFN(scan_exclusive_, _masked)(SG_T_MT m, SG_T_T x) {
    const SG_T_M on = SG_T_NATIVE_M(m);
    return SG_T_MFN(select)(on, SG_T_OPFN(scan_exclusive_)(SG_T_MFN(select)(on, x, SG_T_FN(splat)(SG_T_PAD))), x);
}
