/* SPDX-License-Identifier: MIT */
/* One element: what values of twice the lanes are made of. These files can be one stage, since none of them calls what another
 * one defines for a later element. */
#ifndef SG_T_VALUE
#error "sg: stage_halves.tmpl.h is included by element.tmpl.h"
#endif

#include "cross.tmpl.h" /* exchange by formula or by lane numbers of the same width */
#include "small_float.tmpl.h" /* f16 and bf16 arithmetic */
#include "memory.tmpl.h" /* masked, by lane numbers, packed */
#include "reduce_sort.tmpl.h" /* reduce, sort */
