/* SPDX-License-Identifier: MIT */
/* What functions have only at SG_T_S lanes, the bound size: those that are exact, and the overloads of all functions. */
#ifndef SG_T_S
#error "sg: bound_size.tmpl.h needs SG_T_S"
#endif

#define SG_T_ELEM f32
#define SG_T_TYPE float
#define SG_T_LIBM(name) name##f
#define SG_T_SMALL 4194304.0f /* 2^22 */
#include "exact.tmpl.h"
#define SG_T_ELEM f64
#define SG_T_TYPE double
#define SG_T_LIBM(name) name
#define SG_T_SMALL 2251799813685248.0 /* 2^51 */
#include "exact.tmpl.h"

#if SG_HAVE_OVERLOADS
#define SG_T_MATH(shape, name) SG_T_OVERLOAD_##shape(name, f32) SG_T_OVERLOAD_##shape(name, f64)
#define SG_T_OVERLOAD_V_V(name, e) \
    SG_OVERLOAD SG_B_(sg_##e##x) sg_##name(SG_B_(sg_##e##x) x) { return SG_B_(sg_##name##_##e##x)(x); }
#define SG_T_OVERLOAD_V_VV(name, e) \
    SG_OVERLOAD SG_B_(sg_##e##x) sg_##name(SG_B_(sg_##e##x) x, SG_B_(sg_##e##x) y) { return SG_B_(sg_##name##_##e##x)(x, y); }
#define SG_T_MATH_PAIR(shape, name, first, second) SG_T_OVERLOAD_PAIR(name, f32) SG_T_OVERLOAD_PAIR(name, f64)
#define SG_T_OVERLOAD_PAIR(name, e) \
    SG_OVERLOAD SG_B_(sg_##e##x) sg_##name(SG_B_(sg_##e##x) x, SG_B_(sg_##e##x) *to) { return SG_B_(sg_##name##_##e##x)(x, to); }
#include "../tables/functions.h"
#undef SG_T_OVERLOAD_PAIR
#undef SG_T_OVERLOAD_V_V
#undef SG_T_OVERLOAD_V_VV
#endif
#undef SG_T_S
