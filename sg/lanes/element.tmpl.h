/* SPDX-License-Identifier: MIT */
/* One element at one lane count. Defines the names of floor 2's templates that #if decides, then includes SG_T_FILE. The others are in
 * element_names.tmpl.h.
 * Needs the names of made/elements_x<S>.tmpl.h and made/size_names.tmpl.h. */
#if !defined(SG_T_ELEM) || !defined(SG_T_TYPE) || !defined(SG_T_BITS) || !defined(SG_T_KIND)
#error "sg: element.tmpl.h is included by elements_x<S>.tmpl.h"
#endif

#if SG_LEVEL_
#include "../made/elements_level_names.tmpl.h"
#endif

/* What is not inlined for deep values (SG_T_DEEP). A compiler that does not optimise would keep all of that code for every value, and a place on
 * the stack for each value in it. */
#if SG_T_DEEP || (SG_HAVE_GNU && !SG_HAVE_OPTIMIZED_)
#define SG_T_INLINE SG_NOINLINE
#else
#define SG_T_INLINE SG_INLINE
#endif

/* the halves of a leaf, and a leaf made of two: registers, or parts of one register */
#if SG_T_REG_BITS > 128
#define SG_T_LEAF_LO(x) SG_T_HALF_PUT(SG_T_REG_FN(lo)(SG_T_GET(x)))
#define SG_T_LEAF_HI(x) SG_T_HALF_PUT(SG_T_REG_FN(hi)(SG_T_GET(x)))
#define SG_T_LEAF_JOIN(lo, hi) SG_T_PUT(SG_T_REG_FN(join)(SG_T_HALF_GET(lo), SG_T_HALF_GET(hi)))
#else
#define SG_T_LEAF_LO(x) (x).v
#define SG_T_LEAF_HI(x) SG_T_HALF_PUT(sg_reg_shift_bytes_down_r128(SG_T_GET(x), SG_T_S * SG_T_BITS / 16))
#define SG_T_LEAF_JOIN(lo, hi) SG_T_PUT(sg_reg_join_part_r128(SG_T_HALF_GET(lo), SG_T_HALF_GET(hi), SG_T_S * SG_T_BITS / 16))
#endif

#include SG_T_FILE

#undef SG_T_INLINE
#undef SG_T_LEAF_LO
#undef SG_T_LEAF_HI
#undef SG_T_LEAF_JOIN
