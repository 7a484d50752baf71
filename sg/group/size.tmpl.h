/* SPDX-License-Identifier: MIT */
/* Floor 3 for SG_T_S lanes: the names that its templates share, and the templates. */
#ifndef SG_T_S
#error "sg: size.tmpl.h needs SG_T_S"
#endif

#define SG_T_ITEM SG_PASTE2(sg_itemx, SG_XT_)
#define SG_T_ITEM_FN(op) SG_PASTE4(sg_item_, op, _x, SG_XT_)
#define SG_T_ITEM_INTERNAL(op) SG_PASTE5(sg_item_, op, _x, SG_XT_, _)
#define SG_T_ND_ITEM SG_PASTE2(sg_nd_itemx, SG_XT_)
#define SG_T_ND_ITEM_FN(op) SG_PASTE4(sg_nd_item_, op, _x, SG_XT_)
#define SG_T_ND_ITEM_INTERNAL(op) SG_PASTE5(sg_nd_item_, op, _x, SG_XT_, _)
#define SG_T_GROUP SG_PASTE2(sg_groupx, SG_XT_)
#define SG_T_GROUP_FN(op) SG_PASTE4(sg_group_, op, _x, SG_XT_)
#define SG_T_GROUP_INTERNAL(op) SG_PASTE5(sg_group_, op, _x, SG_XT_, _)
#define SG_T_SUB_GROUP SG_PASTE2(sg_sub_groupx, SG_XT_)
#define SG_T_SUB_GROUP_FN(op) SG_PASTE4(sg_sub_group_, op, _x, SG_XT_)
#define SG_T_SUB_GROUP_INTERNAL(op) SG_PASTE5(sg_sub_group_, op, _x, SG_XT_, _)
#define SG_T_U32 SG_PASTE2(sg_u32x, SG_XT_)
#define SG_T_U32_FN(op) SG_PASTE4(sg_, op, _u32x, SG_XT_)
#define SG_T_U64 SG_PASTE2(sg_u64x, SG_XT_)
#define SG_T_U64_FN(op) SG_PASTE4(sg_, op, _u64x, SG_XT_)
#define SG_T_U64_OF_U32 SG_PASTE2(sg_convert_u64_u32x, SG_XT_)

#include "item.tmpl.h"
#include "nd_item.tmpl.h"
#include "barrier.tmpl.h"
#include "local.tmpl.h"
#include "collective.tmpl.h"

#undef SG_T_ITEM
#undef SG_T_ITEM_FN
#undef SG_T_ITEM_INTERNAL
#undef SG_T_ND_ITEM
#undef SG_T_ND_ITEM_FN
#undef SG_T_ND_ITEM_INTERNAL
#undef SG_T_GROUP
#undef SG_T_GROUP_FN
#undef SG_T_GROUP_INTERNAL
#undef SG_T_SUB_GROUP
#undef SG_T_SUB_GROUP_FN
#undef SG_T_SUB_GROUP_INTERNAL
#undef SG_T_U32
#undef SG_T_U32_FN
#undef SG_T_U64
#undef SG_T_U64_FN
#undef SG_T_U64_OF_U32
#undef SG_T_S
