/* SPDX-License-Identifier: MIT */
/* Undefines what halves.tmpl.h defined. */
#ifndef SG_T_HS
#error "sg: halves_end.tmpl.h is included after halves.tmpl.h"
#endif

#undef SG_T_TE
#undef SG_T_FE
#undef SG_T_FE_
#undef SG_T_C2
#undef SG_T_KFN
#undef SG_T_HS
#undef SG_T_HFE
#undef SG_T_HFE_
#undef SG_T_HC2
#undef SG_T_KT
#undef SG_T_KLANES
#undef SG_T_IDX
#undef SG_T_IDXFN
#undef SG_T_MFE
