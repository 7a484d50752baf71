/* SPDX-License-Identifier: MIT */
/* The rows of tables/more.h that take a mask, of every element, where the target has no mask registers. For masks of SG_T_S lanes of
 * SG_T_MASK_WIDTH bits; lanes/vmask.tmpl.h has declared their type and names. */
#if !defined(SG_T_S) || !defined(SG_T_MASK_WIDTH) || !defined(SG_T_MASK_SUFFIX)
#error "sg: vmask.tmpl.h needs SG_T_S, SG_T_MASK_WIDTH and SG_T_MASK_SUFFIX"
#endif

#include "../made/size_names.tmpl.h"
#define SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_MASK, SG_T_MASK_SUFFIX)
#define SG_T_PUBLIC_PLAIN_FN(op) SG_PASTE2(SG_T_PLAIN_FN(op), SG_T_MASK_SUFFIX)
#include "../made/mask_names.tmpl.h"
#define SG_T_FILE "../more/masked.tmpl.h"
#include SG_T_ELEMENTS
#undef SG_T_FILE
#undef SG_T_PUBLIC_MASK
#undef SG_T_PUBLIC_PLAIN_FN
#include "../made/mask_names_end.tmpl.h"
#include "../made/size_names_end.tmpl.h"
