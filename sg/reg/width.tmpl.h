/* SPDX-License-Identifier: MIT */
/* One register width: SG_T_R (128, 256, 512) picks the backend of the target.
 * Parameters made here for the backends, undefined at the end:
 *   SG_T_V        the register type                  SG_T_FN(op)  sg_reg_<op>_r<R>
 *   SG_T_X(name)  the intrinsic's name: _mm_, _mm256_, _mm512_, or SIMDe's for 128 bits
 *   SG_T_SI(name) the same for the names that end in si128, si256, si512 */
#ifndef SG_T_R
#error "sg: width.tmpl.h needs SG_T_R"
#endif

#define SG_T_FN(op) SG_PASTE3(sg_reg_, op, SG_T_RSUFFIX)
#if SG_T_R == 128
#define SG_T_RSUFFIX _r128
#define SG_T_V sg_r128
#define SG_T_SI(name) SG_T_X(name##_si128)
#if SG_HAVE_KMASK
#define SG_T_X(name) _mm_##name
#else
#define SG_T_X(name) simde_mm_##name
#endif
#elif SG_T_R == 256
#define SG_T_RSUFFIX _r256
#define SG_T_V sg_r256
#define SG_T_SI(name) SG_T_X(name##_si256)
#define SG_T_X(name) _mm256_##name
#else
#define SG_T_RSUFFIX _r512
#define SG_T_V sg_r512
#define SG_T_SI(name) SG_T_X(name##_si512)
#define SG_T_X(name) _mm512_##name
#endif

#include "same.tmpl.h"
#if SG_HAVE_KMASK
#include "avx512.tmpl.h"
#if SG_HAVE_FP16
#include "fp16.tmpl.h"
#endif
#else
#include "vector.tmpl.h"
#endif
#define SG_T_B 8
#include "perm.tmpl.h"
#define SG_T_B 16
#include "perm.tmpl.h"
#define SG_T_B 32
#include "perm.tmpl.h"
#define SG_T_B 64
#include "perm.tmpl.h"

#undef SG_T_R
#undef SG_T_RSUFFIX
#undef SG_T_V
#undef SG_T_FN
#undef SG_T_X
#undef SG_T_SI
