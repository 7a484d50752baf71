/* SPDX-License-Identifier: MIT */
/* Reduce and scan in segments, by one operation. made/each_reduction.tmpl.h sets the parameters. */
#if !defined(SG_T_OP_FN) || !defined(SG_T_OP_PUBLIC_FN) || !defined(SG_T_FRONT)
#error "sg: segments.tmpl.h is included by each_reduction.tmpl.h"
#endif

/* on: lanes that hold their segment up to themselves. Such a lane takes in nothing more. */
SG_INLINE SG_T_VALUE SG_T_OP_PUBLIC_FN(scan_inclusive_segmented_, )(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    uint64_t on = SG_T_PUBLIC_PLAIN_FN(ballot)(m) | 1;
    SG_UNROLL(6)
    for (uint32_t d = 1; d < SG_T_S; on |= on << d, d *= 2)
        x = SG_T_PUBLIC_FN(select)(SG_T_PUBLIC_PLAIN_FN(mask_from_bits)(on), x, SG_T_OP_FN()(SG_T_FN(shuffle_up)(x, d), x));
    return x;
}
SG_INLINE SG_T_VALUE SG_T_OP_PUBLIC_FN(scan_exclusive_segmented_, )(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    const SG_T_VALUE front = SG_T_FN(splat)(SG_T_FRONT), scan = SG_T_OP_PUBLIC_FN(scan_inclusive_segmented_, )(m, x);
    return SG_T_PUBLIC_FN(select)(m, front, SG_T_FN(shuffle_up_fill)(scan, 1, SG_T_FRONT));
}
/* on: lanes that hold the result of their segment, at first the last lane of each. They pass it on to the lanes below. */
SG_INLINE SG_T_VALUE SG_T_OP_PUBLIC_FN(reduce_segmented_, )(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    uint64_t on = SG_T_PUBLIC_PLAIN_FN(ballot)(m) >> 1 | (uint64_t)1 << (SG_T_S - 1);
    x = SG_T_OP_PUBLIC_FN(scan_inclusive_segmented_, )(m, x);
    SG_UNROLL(6)
    for (uint32_t d = 1; d < SG_T_S; on |= on >> d, d *= 2)
        x = SG_T_PUBLIC_FN(select)(SG_T_PUBLIC_PLAIN_FN(mask_from_bits)(on), x, SG_T_FN(shuffle_down)(x, d));
    return x;
}
