/* SPDX-License-Identifier: MIT */
/* One element: what only a size needs that names are bound to. It is one stage, as stage_halves.tmpl.h is. */
#ifndef SG_T_VALUE
#error "sg: stage_bound.tmpl.h is included by element.tmpl.h"
#endif

#include "derived.tmpl.h" /* lane-wise operations made of others; integer division */
#include "bound_only.tmpl.h" /* lane numbers, scans, match, N values for each lane */
#if SG_HAVE_OVERLOADS
#define SG_T_MASKED_PART 0
#include "../made/lanes_overloads.tmpl.h"
#undef SG_T_MASKED_PART
#endif
#if SG_HAVE_KMASK /* otherwise in vmask.tmpl.h, for each width of masks */
#define SG_T_PUBLIC_MASK SG_T_PLAIN_MASK
#define SG_T_PUBLIC_FN(op) SG_T_FN(op)
#define SG_T_PUBLIC_BALLOT SG_T_PLAIN_FN(ballot)
#define SG_T_TO_NATIVE(m) (m)
#define SG_T_TO_PUBLIC(m) (m)
#include "masked.tmpl.h"
#if SG_HAVE_OVERLOADS
#define SG_T_MASK_SUFFIX
#define SG_T_MASKED_PART 1
#include "../made/lanes_overloads.tmpl.h"
#undef SG_T_MASKED_PART
#undef SG_T_MASK_SUFFIX
#endif
#undef SG_T_PUBLIC_MASK
#undef SG_T_PUBLIC_FN
#undef SG_T_PUBLIC_BALLOT
#undef SG_T_TO_NATIVE
#undef SG_T_TO_PUBLIC
#endif
