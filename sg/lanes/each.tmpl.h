/* SPDX-License-Identifier: MIT */
/* Includes SG_T_FILE once for each of the 12 elements, unsigned ones first (their types are the masks
 * and the lane numbers of the others). Needs SG_T_S and halves.tmpl.h. For each element, from each_x<S>.tmpl.h:
 *   SG_T_E name, SG_T_C scalar, SG_T_B bits
 *   SG_T_KIND     0 unsigned, 1 signed, 2 float, 3 f16, 4 bf16: the last two compute in f32
 *   SG_T_T        the value        SG_T_FN(op)  its function    SG_T_IN(op)  an internal one
 *   SG_T_H..      the same at half the lanes; SG_T_U.., SG_T_HU..: of the unsigned lanes of its width; SG_T_S..: of
 *                 the signed ones (floats only)
 *   SG_T_MFN(op)  the function on native masks (elem.tmpl.h)
 *   SG_T_TO_U(x) SG_T_OF_U(x)  to and from unsigned lanes; SG_T_CV_TO(e) SG_T_CV_OF(e)  conversions
 *   SG_T_R        bits of the leaf's register, SG_T_RT its type; SG_T_RV(op), SG_T_RG(op), SG_T_RU(op), SG_T_RB(op): floor-1
 *                 functions of the register, the element, unsigned lanes, the lane width */
#if !defined(SG_T_FILE) || !defined(SG_T_S) || !defined(SG_T_HS)
#error "sg: each.tmpl.h needs SG_T_FILE, SG_T_S and halves.tmpl.h"
#endif

#if SG_T_S == 1
#include "each_x1.tmpl.h"
#elif SG_T_S == 2
#include "each_x2.tmpl.h"
#elif SG_T_S == 4
#include "each_x4.tmpl.h"
#elif SG_T_S == 8
#include "each_x8.tmpl.h"
#elif SG_T_S == 16
#include "each_x16.tmpl.h"
#elif SG_T_S == 32
#include "each_x32.tmpl.h"
#else
#include "each_x64.tmpl.h"
#endif
#undef SG_T_FILE
