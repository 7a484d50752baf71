/* SPDX-License-Identifier: MIT */
/* The names of made/pair_names.tmpl.h with the level that a file is read for by foreach.h; see level_size.tmpl.h. */
#ifndef SG_T_RATIO
#error "sg: level_pair.tmpl.h is included by pair_names.tmpl.h"
#endif

#undef SG_T_NARROW
#undef SG_T_WIDE
#undef SG_T_NARROW_AS
#undef SG_T_WIDE_AS
#undef SG_T_TO_NARROW
#undef SG_T_TO_WIDE
#undef SG_T_HALF_TO_NARROW
#undef SG_T_HALF_TO_WIDE
#undef SG_T_NARROW_INTERNAL
#undef SG_T_WIDE_INTERNAL
#define SG_T_NARROW(e) SG_PASTE3(sg_##e##x, SG_T_NARROW_S, SG_LV_())
#define SG_T_WIDE(e) SG_PASTE3(sg_##e##x, SG_T_WIDE_S, SG_LV_())
#define SG_T_NARROW_AS(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_T_NARROW_S, SG_LV_())
#define SG_T_WIDE_AS(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_T_WIDE_S, SG_LV_())
#define SG_T_TO_NARROW(to, from) SG_T_WIDE_AS(to, from)
#define SG_T_TO_WIDE(to, from) SG_T_NARROW_AS(to, from)
#define SG_T_HALF_TO_NARROW(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_PASTE3(SG_HALF_, SG_T_WIDE_S, _), SG_LV_())
#define SG_T_HALF_TO_WIDE(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_PASTE3(SG_HALF_, SG_T_NARROW_S, _), SG_LV_())
#define SG_T_NARROW_INTERNAL(op, e) SG_PASTE4(sg_##op##_##e##x, SG_T_NARROW_S, SG_LV_(), _)
#define SG_T_WIDE_INTERNAL(op, e) SG_PASTE4(sg_##op##_##e##x, SG_T_WIDE_S, SG_LV_(), _)
