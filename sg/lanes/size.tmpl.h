/* SPDX-License-Identifier: MIT */
/* All elements at SG_T_S lanes, in stages. Each stage uses what the one before defined for all elements.
 * SG_T_BOUND_SIZE 0: what this size needs for itself and for the size twice as large (smaller sizes are there already).
 * SG_T_BOUND_SIZE 1: the rest, which only a size needs that names are bound to. */
#if !defined(SG_T_S) || !defined(SG_T_BOUND_SIZE)
#error "sg: size.tmpl.h needs SG_T_S and SG_T_BOUND_SIZE"
#endif

#include "../made/size_names.tmpl.h"
#define SG_T_HALVED (SG_T_S * 64 > SG_REG_BITS)
#define SG_T_ALL_LANES (~(uint64_t)0 >> (64 - SG_T_S)) /* one bit for each lane */

#define SG_T_MASK_REG_ALL ((SG_T_MASK_REG)SG_T_ALL_LANES)

#if !SG_T_BOUND_SIZE
#if SG_HAVE_KMASK
#include "kmask.tmpl.h"
#endif
#define SG_T_FILE "value.tmpl.h" /* types, lane-wise operations of floor 1, moves */
#include "each_element.tmpl.h"
#define SG_T_BOUND 0
#include "convert.tmpl.h" /* between the widths of a register; the other pairs are below */
#define SG_T_ONLY 0 /* only elements of which a value of twice the lanes takes two registers or more, and so is made of this size */
#define SG_T_FILE "stage_halves.tmpl.h" /* what larger sizes are made of */
#include "each_element.tmpl.h"
#undef SG_T_ONLY

#else
/* the lane numbers of a compile-time permutation */
typedef struct { uint8_t lane[SG_T_S]; } SG_T_LANE_NUMBERS;
#define SG_T_PARAM(i, t) t p##i
#define SG_T_ARG(i, t) (uint8_t)(p##i & (SG_T_S - 1))
SG_INLINE SG_T_LANE_NUMBERS
SG_T_PLAIN_FN(lanes_of)(SG_PASTE3(SG_LANES, SG_T_S, _)(SG_T_PARAM, uint32_t)) {
    const SG_T_LANE_NUMBERS k = {{SG_PASTE3(SG_LANES, SG_T_S, _)(SG_T_ARG, uint32_t)}};
    return k;
}
#undef SG_T_PARAM
#undef SG_T_ARG

#define SG_T_ONLY 1 /* only the other elements */
#define SG_T_FILE "stage_halves.tmpl.h"
#include "each_element.tmpl.h"
#undef SG_T_ONLY
#define SG_T_BOUND 1
#include "convert.tmpl.h" /* the other pairs of elements */
#define SG_T_FILE "stage_bound.tmpl.h"
#include "each_element.tmpl.h"
#endif

#include "../made/size_names_end.tmpl.h"
#undef SG_T_S
#undef SG_T_BOUND_SIZE
#undef SG_T_HALVED
#undef SG_T_ALL_LANES
#undef SG_T_MASK_REG_ALL
