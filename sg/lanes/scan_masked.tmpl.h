/* SPDX-License-Identifier: MIT */
/* Masked forms of reduce and scan by one operation (parameters: each_reduction.tmpl.h). */
#if !defined(SG_T_OP_FN) || !defined(SG_T_OP_PUBLIC_FN) || !defined(SG_T_PAD)
#error "sg: scan_masked.tmpl.h is included by each_reduction.tmpl.h"
#endif

SG_INLINE SG_T_VALUE SG_T_OP_PUBLIC_FN(reduce_, _masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    return SG_T_OP_FN(reduce_)(SG_T_PUBLIC_FN(select)(m, x, SG_T_FN(splat)(SG_T_PAD)));
}
SG_INLINE SG_T_VALUE SG_T_OP_PUBLIC_FN(scan_inclusive_, _masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    const SG_T_MASK on = SG_T_TO_NATIVE(m);
    return SG_T_MASK_FN(select)(on, SG_T_OP_FN(scan_inclusive_)(SG_T_MASK_FN(select)(on, x, SG_T_FN(splat)(SG_T_PAD))), x);
}
/* The first lane of m, wherever it is, gets what lane 0 gets in a scan without a mask: front. If that is not the same as pad, it must
 * be put there. */
SG_INLINE SG_T_VALUE SG_T_OP_PUBLIC_FN(scan_exclusive_, _masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    const SG_T_MASK on = SG_T_TO_NATIVE(m);
    const SG_T_TYPE pad = SG_T_PAD, front = SG_T_FRONT;
    SG_T_VALUE r = SG_T_OP_FN(scan_exclusive_)(SG_T_MASK_FN(select)(on, x, SG_T_FN(splat)(pad)));
    if (memcmp(&pad, &front, sizeof pad) != 0) {
        const uint64_t bits = SG_T_PUBLIC_BALLOT(m);
        r = SG_T_FN(set_lane)(r, bits ? sg_bits_first_(bits) : 0, front);
    }
    return SG_T_MASK_FN(select)(on, r, x);
}
