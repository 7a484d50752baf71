/* SPDX-License-Identifier: MIT */
/* The rows of tables/more.h at SG_T_S lanes, for every element. SG_T_BOUND_SIZE 0: what floor 1 computes; values of twice as many lanes
 * are built from these. 1: the rest, only for a size that names are bound to. */
#if !defined(SG_T_S) || !defined(SG_T_BOUND_SIZE)
#error "sg: size.tmpl.h needs SG_T_S and SG_T_BOUND_SIZE"
#endif

#include "../made/size_names.tmpl.h"
#if SG_T_BOUND_SIZE
#include "convert.tmpl.h"
#define SG_T_FILE "../more/bound.tmpl.h"
#else
#include "narrow.tmpl.h"
#define SG_T_FILE "../more/value.tmpl.h"
#endif
#include SG_T_ELEMENTS
#undef SG_T_FILE
#include "../made/size_names_end.tmpl.h"
#undef SG_T_S
#undef SG_T_BOUND_SIZE
