/* SPDX-License-Identifier: MIT */
/* Reduce and scan in segments, by one operation. made/each_reduction.tmpl.h sets the parameters. */
#if !defined(SG_T_OP_FN) || !defined(SG_T_OP_PUBLIC_FN) || !defined(SG_T_FRONT)
#error "sg: segments.tmpl.h is included by each_reduction.tmpl.h"
#endif

/* on: lanes that hold their segment up to themselves. Such a lane takes in nothing more. The steps are written out, as GCC does not know the
 * distance in a loop, even if it unrolls it. */
SG_INLINE SG_T_VALUE SG_T_OP_PUBLIC_FN(scan_inclusive_segmented_, )(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    uint64_t on = SG_T_PUBLIC_PLAIN_FN(ballot)(m) | 1;
#define SG_T_STEP(d) \
    if (d < SG_T_S) { \
        x = SG_T_PUBLIC_FN(select)(SG_T_PUBLIC_PLAIN_FN(mask_from_bits)(on), x, SG_T_OP_FN()(SG_T_FN(shuffle_up)(x, d), x)); \
        on |= on << d; \
    }
    SG_T_STEP(1) SG_T_STEP(2) SG_T_STEP(4) SG_T_STEP(8) SG_T_STEP(16) SG_T_STEP(32)
#undef SG_T_STEP
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
#define SG_T_STEP(d) \
    if (d < SG_T_S) { \
        x = SG_T_PUBLIC_FN(select)(SG_T_PUBLIC_PLAIN_FN(mask_from_bits)(on), x, SG_T_FN(shuffle_down)(x, d)); \
        on |= on >> d; \
    }
    SG_T_STEP(1) SG_T_STEP(2) SG_T_STEP(4) SG_T_STEP(8) SG_T_STEP(16) SG_T_STEP(32)
#undef SG_T_STEP
    return x;
}
