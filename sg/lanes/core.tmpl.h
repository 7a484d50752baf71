/* SPDX-License-Identifier: MIT */
/* One element: what values of twice the lanes are made of. In one stage: none of these files calls what another one
 * defines for an element that comes later. */
#ifndef SG_T_T
#error "sg: core.tmpl.h is included by elem.tmpl.h"
#endif

#include "cross.tmpl.h" /* exchange by formula or by lane numbers of the same width */
#include "half.tmpl.h" /* f16 and bf16 arithmetic */
#include "memory.tmpl.h" /* masked, by lane numbers, packed */
#include "collect.tmpl.h" /* reduce, sort */
