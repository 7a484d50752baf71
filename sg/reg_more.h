/* SPDX-License-Identifier: MIT */
/* FLOOR 1, for <sg/more.h> alone: what it needs from registers beyond reg.h. Names are formed alike. Every backend has each
 * function: as an instruction, or made of what reg.h lists. */
#ifndef SG_REG_MORE_H
#define SG_REG_MORE_H

#include "reg.h"

#if SG_HAVE_GFNI || SG_HAVE_VPCLMUL
#include <immintrin.h> /* x86.h has only what reg.h needs */
#endif

#if SG_GCC /* as in reg.h */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#define SG_T_WIDTH_FILE "more.tmpl.h"
#define SG_T_REG_BITS 128
#include "reg/width.tmpl.h"
#if SG_REG_BITS >= 256
#define SG_T_REG_BITS 256
#include "reg/width.tmpl.h"
#endif
#if SG_REG_BITS >= 512
#define SG_T_REG_BITS 512
#include "reg/width.tmpl.h"
#endif
#undef SG_T_WIDTH_FILE
#if SG_GCC
#pragma GCC diagnostic pop
#endif

#endif
