/* SPDX-License-Identifier: MIT */
/* Scan and clustered form by one operation (parameters: each_reduction.tmpl.h). */
#if !defined(SG_T_OP_FN) || !defined(SG_T_PAD) || !defined(SG_T_FRONT) || !defined(SG_T_EITHER)
#error "sg: scan.tmpl.h is included by each_reduction.tmpl.h"
#endif

/* one step of the tree: both lanes of a pair get lower op upper */
SG_T_INLINE SG_T_VALUE SG_T_OP_INTERNAL(reduce_step_)(SG_T_VALUE x, uint32_t d) {
#if SG_T_EITHER
    return SG_T_OP_FN()(x, SG_T_FN(shuffle_xor)(x, d));
#else
    return SG_T_OP_FN()(SG_T_INTERNAL(one_of_pair)(x, d, false), SG_T_INTERNAL(one_of_pair)(x, d, true));
#endif
}
#define SG_T_STEP(d) x = SG_T_OP_INTERNAL(reduce_step_)(x, d);
SG_T_INLINE SG_T_VALUE SG_T_OP_FN(reduce_clustered_)(SG_T_VALUE x, uint32_t c) {
#if SG_T_S > 32
    if (c >= 64) SG_T_STEP(32)
#endif
#if SG_T_S > 16
    if (c >= 32) SG_T_STEP(16)
#endif
#if SG_T_S > 8
    if (c >= 16) SG_T_STEP(8)
#endif
#if SG_T_S > 4
    if (c >= 8) SG_T_STEP(4)
#endif
#if SG_T_S > 2
    if (c >= 4) SG_T_STEP(2)
#endif
#if SG_T_S > 1
    if (c >= 2) SG_T_STEP(1)
#endif
    (void)c;
    return x;
}
#undef SG_T_STEP

/* All lanes of pad are equal, so that pad can be shifted in from the left. For floats this tree is part of the contract. For integers any
 * order gives the same: where exchanges across 128 bits cost more, each 128 bits are scanned first, and then joined with what is before. */
#if SG_T_BLOCKS
#define SG_T_STEP(d) \
    x = SG_T_OP_FN()(d * SG_T_BITS < 128 ? SG_T_INTERNAL(up_pad_128)(x, pad, d) : SG_T_INTERNAL(up_last)(x, pad, d), x);
#else
#define SG_T_STEP(d) x = SG_T_OP_FN()(SG_T_INTERNAL(up_pad)(x, pad, d), x);
#endif
SG_T_INLINE SG_T_VALUE SG_T_OP_FN(scan_inclusive_)(SG_T_VALUE x) {
    const SG_T_VALUE pad = SG_T_FN(splat)(SG_T_PAD); /* pad op x is x, to the bit */
    (void)pad;
#if SG_T_S > 1
    SG_T_STEP(1)
#endif
#if SG_T_S > 2
    SG_T_STEP(2)
#endif
#if SG_T_S > 4
    SG_T_STEP(4)
#endif
#if SG_T_S > 8
    SG_T_STEP(8)
#endif
#if SG_T_S > 16
    SG_T_STEP(16)
#endif
#if SG_T_S > 32
    SG_T_STEP(32)
#endif
    return x;
}
#undef SG_T_STEP

SG_INLINE SG_T_VALUE SG_T_OP_FN(scan_exclusive_)(SG_T_VALUE x) {
    return SG_T_FN(shuffle_up_fill)(SG_T_OP_FN(scan_inclusive_)(x), 1, SG_T_FRONT);
}
