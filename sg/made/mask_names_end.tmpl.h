/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Undefines what mask_names.tmpl.h defined. */
#undef SG_T_MASK_VALUE
#undef SG_T_MASK_VALUE_FN
#undef SG_T_MASK_VALUE_INTERNAL
#undef SG_T_PUBLIC_FN
#undef SG_T_TO8
#undef SG_T_OF8
#undef SG_T_TO16
#undef SG_T_OF16
#undef SG_T_TO32
#undef SG_T_OF32
#undef SG_T_TO64
#undef SG_T_OF64
