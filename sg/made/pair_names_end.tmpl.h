/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Undefines what pair_names.tmpl.h defined. */
#undef SG_T_RATIO
#undef SG_T_EACH
#undef SG_T_EACH_UNSIGNED
#undef SG_T_NARROW_OF
#undef SG_T_WIDE_OF
#undef SG_T_NARROW_AS
#undef SG_T_WIDE_AS
#undef SG_T_AS_NARROW
#undef SG_T_AS_WIDE
#undef SG_T_HALF_AS_NARROW
#undef SG_T_HALF_AS_WIDE
#undef SG_T_NARROW_INTERNAL
#undef SG_T_WIDE_INTERNAL
