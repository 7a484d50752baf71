/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Undefines what mask_names.tmpl.h defined. */
#undef SG_T_MASK_VALUE
#undef SG_T_MASK_VALUE_FN
#undef SG_T_MASK_VALUE_INTERNAL
#undef SG_T_PUBLIC_FN
#undef SG_T_MASK_TO_8
#undef SG_T_MASK_OF_8
#undef SG_T_MASK_TO_16
#undef SG_T_MASK_OF_16
#undef SG_T_MASK_TO_32
#undef SG_T_MASK_OF_32
#undef SG_T_MASK_TO_64
#undef SG_T_MASK_OF_64
