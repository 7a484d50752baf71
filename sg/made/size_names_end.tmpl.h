/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Undefines what size_names.tmpl.h defined. */
#ifndef SG_T_HALF_S
#error "sg: size_names_end.tmpl.h is included after size_names.tmpl.h"
#endif

#undef SG_T_HALF_S
#undef SG_T_ELEMENTS
#undef SG_T_MASK_REG
#undef SG_T_K_BITS
#undef SG_T_K_ANY
#undef SG_T_K_ALL
#undef SG_T_REG_OF_8
#undef SG_T_REG_OF_16
#undef SG_T_REG_OF_32
#undef SG_T_REG_OF_64
#undef SG_T_VALUE_OF
#undef SG_T_FN_OF
#undef SG_T_INTERNAL_OF
#undef SG_T_PAIR_FN
#undef SG_T_HALF_PAIR_FN
#undef SG_T_PLAIN_MASK
#undef SG_T_PLAIN_FN
#undef SG_T_LANE_NUMBERS
#undef SG_T_NOTHING
#undef SG_T_IDX
#undef SG_T_IDX_FN
#undef SG_T_MASK_FN_OF
