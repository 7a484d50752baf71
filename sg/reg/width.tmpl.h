/* SPDX-License-Identifier: MIT */
/* One register width: SG_T_REG_BITS (128, 256, 512) picks the backend of the target.
 * Parameters made here for the backends, undefined at the end:
 *   SG_T_REG        the register type                  SG_T_FN(op)  sg_reg_<op>_r<R>
 *   SG_T_MM(name)  the intrinsic's name: _mm_, _mm256_, _mm512_, or SIMDe's for 128 bits
 *   SG_T_INTERNAL(op)   an internal function           SG_T_MASK(B)  the mask of lanes of B bits
 *   SG_T_VECTOR(B)   lanes of B bits as a GNU vector
 * Written out for each width: a name pasted in one step is compiled in a third of the time.
 *   SG_T_SI(name) the same for the names that end in si128, si256, si512 */
#ifndef SG_T_REG_BITS
#error "sg: width.tmpl.h needs SG_T_REG_BITS"
#endif

#if SG_T_REG_BITS == 128
#define SG_T_FN(op) sg_reg_##op##_r128
#define SG_T_INTERNAL(op) sg_reg_##op##_r128_
#define SG_T_MASK(B) sg_m_b##B##_r128
#define SG_T_VECTOR(B) sg_v##B##_r128
#define SG_T_REG sg_r128
#define SG_T_SI(name) SG_MM_(name##_si128)
#define SG_T_MM(name) SG_MM_(name)
#elif SG_T_REG_BITS == 256
#define SG_T_FN(op) sg_reg_##op##_r256
#define SG_T_INTERNAL(op) sg_reg_##op##_r256_
#define SG_T_MASK(B) sg_m_b##B##_r256
#define SG_T_VECTOR(B) sg_v##B##_r256
#define SG_T_REG sg_r256
#define SG_T_SI(name) _mm256_##name##_si256
#define SG_T_MM(name) _mm256_##name
#else
#define SG_T_FN(op) sg_reg_##op##_r512
#define SG_T_INTERNAL(op) sg_reg_##op##_r512_
#define SG_T_MASK(B) sg_m_b##B##_r512
#define SG_T_VECTOR(B) sg_v##B##_r512
#define SG_T_REG sg_r512
#define SG_T_SI(name) _mm512_##name##_si512
#define SG_T_MM(name) _mm512_##name
#endif

#if SG_LEVEL_ /* several levels in one file: see level_size.tmpl.h */
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_MASK
#define SG_T_FN(op) SG_PASTE3(sg_reg_##op##_r, SG_T_REG_BITS, SG_LV_())
#define SG_T_INTERNAL(op) SG_PASTE4(sg_reg_##op##_r, SG_T_REG_BITS, _, SG_LV_())
#define SG_T_MASK(B) SG_PASTE3(sg_m_b##B##_r, SG_T_REG_BITS, SG_LV_())
#endif

#ifdef SG_T_WIDTH_FILE /* of these names something else: reg_more.h */
#include SG_T_WIDTH_FILE
#else
#if SG_HAVE_SIMDE
#include "same.tmpl.h"
#endif
#if !SG_HAVE_SIMDE
#include "plain.tmpl.h"
#elif SG_HAVE_KMASK
#include "avx512.tmpl.h"
#if SG_HAVE_FP16
#include "fp16.tmpl.h"
#endif
#else
#include "vector.tmpl.h"
#endif
#include "dot.tmpl.h"
#include "lookup.tmpl.h"
#include "interleave.tmpl.h"
#define SG_T_BITS 64 /* first: those of 32 bits move as these where they can */
#include "perm.tmpl.h"
#define SG_T_BITS 32
#include "perm.tmpl.h"
#define SG_T_BITS 16
#include "perm.tmpl.h"
#define SG_T_BITS 8
#include "perm.tmpl.h"
#endif

#undef SG_T_REG_BITS
#undef SG_T_REG
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_MASK
#undef SG_T_VECTOR
#undef SG_T_MM
#undef SG_T_SI
