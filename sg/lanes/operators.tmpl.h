/* SPDX-License-Identifier: MIT */
/* What operators.h needs to know of SG_T_S lanes: the types of values, and compares, whose names end in the lane width of the bound masks. */
#ifndef SG_T_S
#error "sg: operators.tmpl.h needs SG_T_S"
#endif

#include "../made/size_names.tmpl.h"
#define SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_MASK, SG_MASK_SUFFIX_)

#define SG_T_ELEMENT(e, type, bits, kind, ...) \
    template <> struct sg_value_traits_<SG_T_VALUE_OF(e)> { \
        typedef void exists; \
        typedef SG_T_VALUE_OF(e) value; \
        typedef type scalar; \
        static const int lanes = SG_T_S; \
        static const bool is_integer = SG_T_IS_##kind == 0, is_small_float = SG_T_IS_##kind == 2; \
        SG_INLINE value splat(scalar s) { return SG_T_FN_OF(splat, e)(s); } \
    };
#define SG_T_IS_UNSIGNED 0
#define SG_T_IS_SIGNED 0
#define SG_T_IS_FLOAT 1
#define SG_T_IS_HALF 2
#define SG_T_IS_BFLOAT 2
#include "../tables/elements.h"
#undef SG_T_ELEMENT
#undef SG_T_IS_UNSIGNED
#undef SG_T_IS_SIGNED
#undef SG_T_IS_FLOAT
#undef SG_T_IS_HALF
#undef SG_T_IS_BFLOAT

template <> struct sg_compare_<SG_T_S> {
    typedef SG_T_PUBLIC_MASK mask;
#define SG_T_ROW(name) \
    template <class V_> SG_INLINE mask name(V_ a, V_ b) { return SG_PASTE2(SG_T_PLAIN_FN(name##_o), SG_MASK_SUFFIX_)(a, b); }
    SG_T_ROW(eq)
    SG_T_ROW(ne)
    SG_T_ROW(lt)
    SG_T_ROW(le)
    SG_T_ROW(gt)
    SG_T_ROW(ge)
#undef SG_T_ROW
};

#if SG_HAVE_KMASK /* otherwise in vmask.tmpl.h */
#define SG_T_PUBLIC_PLAIN_FN SG_T_PLAIN_FN
#include "operators_mask.tmpl.h"
#undef SG_T_PUBLIC_PLAIN_FN
#endif

#undef SG_T_PUBLIC_MASK
#include "../made/size_names_end.tmpl.h"
#undef SG_T_S
