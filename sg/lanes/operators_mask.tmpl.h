/* SPDX-License-Identifier: MIT */
/* What operators.h needs to know of a mask. */
#if !defined(SG_T_PUBLIC_MASK) || !defined(SG_T_PUBLIC_PLAIN_FN)
#error "sg: operators_mask.tmpl.h is included by operators.tmpl.h and vmask.tmpl.h"
#endif

template <> struct sg_mask_traits_<SG_T_PUBLIC_MASK> {
    typedef SG_T_PUBLIC_MASK mask;
    SG_INLINE mask of_both(mask m, mask n) { return SG_T_PUBLIC_PLAIN_FN(mask_and)(m, n); }
    SG_INLINE mask of_either(mask m, mask n) { return SG_T_PUBLIC_PLAIN_FN(mask_or)(m, n); }
    SG_INLINE mask of_one(mask m, mask n) { return SG_T_PUBLIC_PLAIN_FN(mask_xor)(m, n); }
    SG_INLINE mask inverse(mask m) { return SG_T_PUBLIC_PLAIN_FN(mask_not)(m); }
};
