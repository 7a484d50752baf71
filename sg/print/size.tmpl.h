/* SPDX-License-Identifier: MIT */
/* sg_text_of_<e>x<S>_ for each element at SG_T_S lanes: stores the lanes of a value and gives them to text.h. */
#ifndef SG_T_S
#error "sg: print/size.tmpl.h needs SG_T_S"
#endif

#define SG_T_SIGNED_UNSIGNED false
#define SG_T_SIGNED_SIGNED true
#define SG_T_SIGNED_FLOAT true
#define SG_T_SIGNED_HALF true
#define SG_T_SIGNED_BFLOAT true
#ifdef __cplusplus
#define SG_T_TEXT_OF(e) sg_text_of_
#else
#define SG_T_TEXT_OF(e) SG_PASTE3(sg_text_of_##e##x, SG_XT_, _)
#endif
#define SG_T_ELEMENT(e, type, bits, kind, native, precision, zero, one, pad, low, high) \
    SG_INLINE size_t SG_T_TEXT_OF(e)(char *buffer, size_t size, const char *name, SG_PASTE2(sg_##e##x, SG_XT_) x) { \
        const sg_text_element_ element = {#e, bits / 8, precision, SG_T_SIGNED_##kind}; \
        type lanes[SG_T_S]; \
        SG_PASTE2(sg_store_##e##x, SG_XT_)(lanes, x); \
        return sg_text_value_(buffer, size, name, &element, SG_T_S, lanes); \
    }
#include "../tables/elements.h"
#undef SG_T_ELEMENT
#undef SG_T_TEXT_OF
#undef SG_T_SIGNED_UNSIGNED
#undef SG_T_SIGNED_SIGNED
#undef SG_T_SIGNED_FLOAT
#undef SG_T_SIGNED_HALF
#undef SG_T_SIGNED_BFLOAT
#undef SG_T_S
