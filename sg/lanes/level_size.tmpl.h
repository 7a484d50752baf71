/* SPDX-License-Identifier: MIT */
/* The names of made/size_names.tmpl.h with the level that a file is read for by foreach.h. They are put together, which takes
 * a compiler longer than names that are written out: whoever includes sg.h alone does not pay for levels. */
#ifndef SG_T_HALF_S
#error "sg: level_size.tmpl.h is included by size_names.tmpl.h"
#endif

#undef SG_T_VALUE_OF
#undef SG_T_FN_OF
#undef SG_T_INTERNAL_OF
#undef SG_T_PAIR_FN
#undef SG_T_HALF_PAIR_FN
#undef SG_T_PLAIN_MASK
#undef SG_T_PLAIN_FN
#undef SG_T_LANE_NUMBERS
#define SG_T_VALUE_OF(e) SG_PASTE2(sg_##e##x, SG_XT_)
#define SG_T_FN_OF(op, e) SG_PASTE2(sg_##op##_##e##x, SG_XT_)
#define SG_T_INTERNAL_OF(op, e) SG_PASTE3(sg_##op##_##e##x, SG_XT_, _)
#define SG_T_PAIR_FN(op, to, from) SG_PASTE2(sg_##op##_##to##_##from##x, SG_XT_)
#define SG_T_HALF_PAIR_FN(op, to, from) SG_PASTE2(sg_##op##_##to##_##from##x, SG_XH_)
#define SG_T_PLAIN_MASK SG_PASTE2(sg_maskx, SG_XT_)
#define SG_T_PLAIN_FN(op) SG_PASTE2(sg_##op##_x, SG_XT_)
#define SG_T_LANE_NUMBERS SG_PASTE2(sg_lanes_x, SG_XT_)
