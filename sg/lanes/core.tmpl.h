/* SPDX-License-Identifier: MIT */
/* What values of twice the lanes are made of, for the elements that SG_T_ONLY selects (elem.tmpl.h). */
#ifndef SG_T_ONLY
#error "sg: core.tmpl.h needs SG_T_ONLY and is included by size.tmpl.h"
#endif

#define SG_T_FILE "cross.tmpl.h" /* exchange by formula or by lane numbers of the same width */
#include "each.tmpl.h"
#define SG_T_FILE "half.tmpl.h" /* f16 and bf16 arithmetic */
#include "each.tmpl.h"
#define SG_T_FILE "memory.tmpl.h" /* masked, by lane numbers, packed */
#include "each.tmpl.h"
#define SG_T_FILE "collect.tmpl.h" /* reduce, sort */
#include "each.tmpl.h"
