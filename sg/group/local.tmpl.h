/* SPDX-License-Identifier: MIT */
/* Local memory as items and work-groups of SG_T_S lanes declare it, behind SG_LOCAL of local.h. */
#ifndef SG_T_S
#error "sg: local.tmpl.h needs SG_T_S"
#endif

#define SG_T_ND SG_PASTE2(sg_nd_itemx, SG_T_S)
#define SG_T_GR SG_PASTE2(sg_groupx, SG_T_S)
#define SG_T_ITEM_TAKE SG_PASTE3(sg_nd_item_take_local_x, SG_T_S, _)
#define SG_T_GROUP_TAKE SG_PASTE3(sg_group_take_local_x, SG_T_S, _)

SG_INLINE void *SG_T_ITEM_TAKE(SG_T_ND *it, size_t size, size_t n0, size_t n1, size_t n2) {
    return sg_local_take_(&it->local_used, it->loop, size, n0, n1, n2);
}

SG_INLINE void *SG_T_GROUP_TAKE(SG_T_GR *g, size_t size, size_t n0, size_t n1, size_t n2) {
    return SG_T_ITEM_TAKE(&g->it, size, n0, n1, n2);
}

#ifdef __cplusplus
SG_INLINE void *sg_local_take_of_(SG_T_ND *it, size_t size, size_t n0, size_t n1, size_t n2) {
    return SG_T_ITEM_TAKE(it, size, n0, n1, n2);
}
SG_INLINE void *sg_local_take_of_(SG_T_GR *g, size_t size, size_t n0, size_t n1, size_t n2) {
    return SG_T_GROUP_TAKE(g, size, n0, n1, n2);
}
#endif

#undef SG_T_ND
#undef SG_T_GR
#undef SG_T_ITEM_TAKE
#undef SG_T_GROUP_TAKE
