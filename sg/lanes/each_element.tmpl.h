/* SPDX-License-Identifier: MIT */
/* Includes SG_T_FILE once for each element. Unsigned elements come first: their types are the masks
 * and the lane numbers of the others. Needs SG_T_S and size_names.tmpl.h. made/elements_x<S>.tmpl.h defines for each element:
 *   SG_T_ELEM name, SG_T_TYPE scalar, SG_T_BITS bits
 *   SG_T_KIND     0 unsigned, 1 signed, 2 float, 3 f16, 4 bf16; the last two compute in f32
 *   SG_T_VALUE        the value        SG_T_FN(op)  its function    SG_T_INTERNAL(op)  an internal function
 *   SG_T_HALF_...     the same at half the lanes
 *   SG_T_UNSIGNED_..., SG_T_HALF_UNSIGNED_...  the same for the unsigned lanes of this width
 *   SG_T_SIGNED_...   the same for the signed lanes of this width (floats only)
 *   SG_T_MASK_FN(op)  the function on native masks (element_names.tmpl.h)
 *   SG_T_TO_UNSIGNED(x) SG_T_FROM_UNSIGNED(x)  to and from unsigned lanes; SG_T_CONVERT_TO(e) SG_T_CONVERT_FROM(e)  conversions
 *   SG_T_REG_BITS     bits of the leaf's register, SG_T_REG its type
 *   SG_T_REG_FN(op), SG_T_REG_ELEM_FN(op), SG_T_REG_UNSIGNED_FN(op), SG_T_REG_WIDTH_FN(op)
 *                     functions of floor 1: of the register, the element, unsigned lanes, the lane width */
#if !defined(SG_T_FILE) || !defined(SG_T_S) || !defined(SG_T_ELEMENTS)
#error "sg: each_element.tmpl.h needs SG_T_FILE, SG_T_S and size_names.tmpl.h"
#endif

#include SG_T_ELEMENTS
#undef SG_T_FILE
