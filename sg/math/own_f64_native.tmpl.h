/* SPDX-License-Identifier: MIT */
/* The quick functions: those of f64 are the exact ones. */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_native.tmpl.h is included by own_f64.tmpl.h"
#endif

SG_INLINE SG_T_VALUE SG_T_FN(native_pow)(SG_T_VALUE x, SG_T_VALUE y) { return SG_T_FN(pow)(x, y); }
SG_INLINE SG_T_VALUE SG_T_FN(native_sin)(SG_T_VALUE x) { return SG_T_FN(sin)(x); }
SG_INLINE SG_T_VALUE SG_T_FN(native_cos)(SG_T_VALUE x) { return SG_T_FN(cos)(x); }
SG_INLINE SG_T_VALUE SG_T_FN(native_sincos)(SG_T_VALUE x, SG_T_VALUE *to_cosine) { return SG_T_FN(sincos)(x, to_cosine); }
SG_INLINE SG_T_VALUE SG_T_FN(native_tan)(SG_T_VALUE x) { return SG_T_FN(tan)(x); }
SG_INLINE SG_T_VALUE SG_T_FN(native_asin)(SG_T_VALUE x) { return SG_T_FN(asin)(x); }
SG_INLINE SG_T_VALUE SG_T_FN(native_acos)(SG_T_VALUE x) { return SG_T_FN(acos)(x); }
SG_INLINE SG_T_VALUE SG_T_FN(native_atan)(SG_T_VALUE x) { return SG_T_FN(atan)(x); }
SG_INLINE SG_T_VALUE SG_T_FN(native_atan2)(SG_T_VALUE y, SG_T_VALUE x) { return SG_T_FN(atan2)(y, x); }
