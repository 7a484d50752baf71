/* SPDX-License-Identifier: MIT */
/* SG_LOCAL of local.h for items and work-groups of SG_T_S lanes. */
#ifndef SG_T_S
#error "sg: local.tmpl.h needs SG_T_S"
#endif

SG_INLINE void *SG_T_ND_ITEM_INTERNAL(take_local)(SG_T_ND_ITEM *it, size_t size, size_t n0, size_t n1, size_t n2) {
    return sg_local_take_(&it->local_used, it->loop, size, n0, n1, n2);
}

SG_INLINE void *SG_T_GROUP_INTERNAL(take_local)(SG_T_GROUP *g, size_t size, size_t n0, size_t n1, size_t n2) {
    return SG_T_ND_ITEM_INTERNAL(take_local)(&g->it, size, n0, n1, n2);
}

#ifdef __cplusplus
SG_INLINE void *sg_local_take_of_(SG_T_ND_ITEM *it, size_t size, size_t n0, size_t n1, size_t n2) {
    return SG_T_ND_ITEM_INTERNAL(take_local)(it, size, n0, n1, n2);
}
SG_INLINE void *sg_local_take_of_(SG_T_GROUP *g, size_t size, size_t n0, size_t n1, size_t n2) {
    return SG_T_GROUP_INTERNAL(take_local)(g, size, n0, n1, n2);
}
#endif
