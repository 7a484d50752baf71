/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The names of pair_names.tmpl.h with the level that a file is read for by foreach.h. */
#ifndef SG_T_RATIO
#error "sg: pair_level_names.tmpl.h is included behind pair_names.tmpl.h"
#endif

#undef SG_T_NARROW_OF
#define SG_T_NARROW_OF(e) SG_PASTE3(sg_##e##x, SG_T_NARROW_S, SG_LV_())
#undef SG_T_WIDE_OF
#define SG_T_WIDE_OF(e) SG_PASTE3(sg_##e##x, SG_T_WIDE_S, SG_LV_())
#undef SG_T_NARROW_AS
#define SG_T_NARROW_AS(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_T_NARROW_S, SG_LV_())
#undef SG_T_WIDE_AS
#define SG_T_WIDE_AS(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_T_WIDE_S, SG_LV_())
#undef SG_T_AS_NARROW
#define SG_T_AS_NARROW(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_T_WIDE_S, SG_LV_())
#undef SG_T_AS_WIDE
#define SG_T_AS_WIDE(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_T_NARROW_S, SG_LV_())
#undef SG_T_HALF_AS_NARROW
#define SG_T_HALF_AS_NARROW(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_PASTE3(SG_HALF_, SG_T_WIDE_S, _), SG_LV_())
#undef SG_T_HALF_AS_WIDE
#define SG_T_HALF_AS_WIDE(to, from) SG_PASTE3(sg_as_##to##_##from##x, SG_PASTE3(SG_HALF_, SG_T_NARROW_S, _), SG_LV_())
#undef SG_T_NARROW_INTERNAL
#define SG_T_NARROW_INTERNAL(op, e) SG_PASTE4(sg_##op##_##e##x, SG_T_NARROW_S, SG_LV_(), _)
#undef SG_T_WIDE_INTERNAL
#define SG_T_WIDE_INTERNAL(op, e) SG_PASTE4(sg_##op##_##e##x, SG_T_WIDE_S, SG_LV_(), _)
