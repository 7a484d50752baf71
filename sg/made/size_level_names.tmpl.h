/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The names of size_names.tmpl.h with the level that a file is read for by foreach.h. */
#ifndef SG_T_HALF_S
#error "sg: size_level_names.tmpl.h is included behind size_names.tmpl.h"
#endif

#undef SG_T_VALUE_OF
#define SG_T_VALUE_OF(e) SG_PASTE2(sg_##e##x, SG_XT_)
#undef SG_T_FN_OF
#define SG_T_FN_OF(op, e) SG_PASTE2(sg_##op##_##e##x, SG_XT_)
#undef SG_T_INTERNAL_OF
#define SG_T_INTERNAL_OF(op, e) SG_PASTE3(sg_##op##_##e##x, SG_XT_, _)
#undef SG_T_PAIR_FN
#define SG_T_PAIR_FN(op, to, from) SG_PASTE2(sg_##op##_##to##_##from##x, SG_XT_)
#undef SG_T_HALF_PAIR_FN
#define SG_T_HALF_PAIR_FN(op, to, from) SG_PASTE2(sg_##op##_##to##_##from##x, SG_XH_)
#undef SG_T_PLAIN_MASK
#define SG_T_PLAIN_MASK SG_PASTE2(sg_maskx, SG_XT_)
#undef SG_T_PLAIN_FN
#define SG_T_PLAIN_FN(op) SG_PASTE2(sg_##op##_x, SG_XT_)
#undef SG_T_LANE_NUMBERS
#define SG_T_LANE_NUMBERS SG_PASTE2(sg_lanes_x, SG_XT_)
