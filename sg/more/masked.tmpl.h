/* SPDX-License-Identifier: MIT */
/* The rows of tables/more.h that take a mask, for one element, built from other operations. Included once for each kind of mask:
 *   SG_T_PUBLIC_MASK             the mask type
 *   SG_T_PUBLIC_FN(op)           its function with values of this element
 *   SG_T_PUBLIC_PLAIN_FN(op)     its function without values */
#if !defined(SG_T_PUBLIC_MASK) || !defined(SG_T_PUBLIC_FN) || !defined(SG_T_PUBLIC_PLAIN_FN)
#error "sg: masked.tmpl.h is included by bound.tmpl.h and vmask.tmpl.h"
#endif

/* ---- arithmetic ---- */

#define SG_T_ROW(name) \
    SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(name##_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b) { \
        return SG_T_PUBLIC_FN(select)(m, SG_T_FN(name)(a, b), a); \
    }
SG_T_ROW(sub)
SG_T_ROW(mul)
SG_T_ROW(min)
SG_T_ROW(max)
#if SG_T_KIND <= 1
SG_T_ROW(and)
SG_T_ROW(or)
SG_T_ROW(xor)
#else
SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(fma_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) {
    return SG_T_PUBLIC_FN(select)(m, SG_T_FN(fma)(a, b, c), a);
}
#endif
#undef SG_T_ROW

/* ---- memory ---- */

SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(load_masked_or)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p, SG_T_VALUE x) {
    return SG_T_PUBLIC_FN(select)(m, SG_T_PUBLIC_FN(load_masked)(m, p), x);
}
SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(gather_masked_or)(SG_T_PUBLIC_MASK m, const SG_T_TYPE *p, SG_T_IDX idx, SG_T_VALUE x) {
    return SG_T_PUBLIC_FN(select)(m, SG_T_PUBLIC_FN(gather_masked)(m, p, idx), x);
}

/* ---- groups of lanes ---- */

SG_INLINE SG_T_VALUE SG_T_PUBLIC_FN(partition)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    SG_T_TYPE t[SG_T_S];
    uint32_t n;
    if (SG_ASAN || SG_TSAN) SG_T_FN(store)(t, x); /* under a sanitizer GCC warns that t is read before it is written */
    n = SG_T_PUBLIC_FN(compress_store)(m, t, x);
    (void)SG_T_PUBLIC_FN(compress_store)(SG_T_PUBLIC_PLAIN_FN(mask_not)(m), t + n, x);
    return SG_T_FN(load)(t);
}

SG_INLINE SG_T_VALUE_OF(u64) SG_T_PUBLIC_FN(match_any_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    const SG_T_UNSIGNED u = SG_T_TO_UNSIGNED(x);
    SG_T_UNSIGNED_TYPE key[SG_T_S];
    uint64_t t[SG_T_S], left = SG_T_PUBLIC_PLAIN_FN(ballot)(m);
    SG_T_UNSIGNED_FN(store)(key, u);
    memset(t, 0, sizeof t);
    for (SG_LANE_LOOP_; left != 0;) { /* all lanes with the value of the lowest one that is left */
        const uint64_t same = left & SG_T_MASK_BALLOT(SG_T_UNSIGNED_MASK_FN(eq)(u, SG_T_UNSIGNED_FN(splat)(key[sg_bits_first_(left)])));
        for (uint64_t k = same; k != 0; k &= k - 1) t[sg_bits_first_(k)] = same;
        left &= ~same;
    }
    return SG_T_FN_OF(load, u64)(t);
}

SG_INLINE bool SG_T_PUBLIC_FN(all_equal_masked)(SG_T_PUBLIC_MASK m, SG_T_VALUE x) {
    const uint64_t bits = SG_T_PUBLIC_PLAIN_FN(ballot)(m);
    return (bits & ~SG_T_MASK_BALLOT(SG_T_MASK_FN(eq)(x, SG_T_FN(broadcast)(x, bits ? sg_bits_first_(bits) : 0)))) == 0;
}

/* ---- segments ---- */

#define SG_T_OP_FILE "../more/segments.tmpl.h"
#include "../made/each_reduction.tmpl.h"

#if SG_HAVE_OVERLOADS
#define SG_T_MASKED_PART 1
#include "../made/more_overloads.tmpl.h"
#undef SG_T_MASKED_PART
#endif
