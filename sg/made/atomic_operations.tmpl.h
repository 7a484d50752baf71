/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Includes atomic/op.tmpl.h once for each atomic operation that the element has. */
#if !defined(SG_T_ELEM) || !defined(SG_T_REAL)
#error "sg: atomic_operations.tmpl.h is included by atomic/value.tmpl.h"
#endif

#define SG_T_ATOMIC add
#define SG_T_NONE SG_T_SCALAR(pad)()
#include "../atomic/op.tmpl.h"
#undef SG_T_ATOMIC
#undef SG_T_NONE
#if !SG_T_REAL
#define SG_T_ATOMIC min
#define SG_T_NONE SG_T_SCALAR(high)()
#include "../atomic/op.tmpl.h"
#undef SG_T_ATOMIC
#undef SG_T_NONE
#endif
#if !SG_T_REAL
#define SG_T_ATOMIC max
#define SG_T_NONE SG_T_SCALAR(low)()
#include "../atomic/op.tmpl.h"
#undef SG_T_ATOMIC
#undef SG_T_NONE
#endif
#if !SG_T_REAL
#define SG_T_ATOMIC and
#define SG_T_NONE SG_T_SCALAR(ones)()
#include "../atomic/op.tmpl.h"
#undef SG_T_ATOMIC
#undef SG_T_NONE
#endif
#if !SG_T_REAL
#define SG_T_ATOMIC or
#define SG_T_NONE SG_T_SCALAR(zero)()
#include "../atomic/op.tmpl.h"
#undef SG_T_ATOMIC
#undef SG_T_NONE
#endif
#if !SG_T_REAL
#define SG_T_ATOMIC xor
#define SG_T_NONE SG_T_SCALAR(zero)()
#include "../atomic/op.tmpl.h"
#undef SG_T_ATOMIC
#undef SG_T_NONE
#endif
