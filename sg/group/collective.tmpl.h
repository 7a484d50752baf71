/* SPDX-License-Identifier: MIT */
/* The algorithms of a group at SG_T_S lanes, which the names of collective.h call: the handle, then each
 * element. */
#ifndef SG_T_S
#error "sg: collective.tmpl.h needs SG_T_S"
#endif

#define SG_T_ANY_GROUP SG_PASTE2(sg_any_groupx, SG_XT_)

/* A group of this size, of either kind. */
typedef struct SG_T_ANY_GROUP {
    sg_any_group_ group;
    size_t items;
} SG_T_ANY_GROUP;

SG_INLINE SG_T_ANY_GROUP SG_PASTE3(sg_any_group_x, SG_XT_, _)(SG_T_GROUP g) {
    SG_T_ANY_GROUP any;
    any.group.loop = g.it.loop;
    any.group.engine = g.it.engine;
    any.group.sub_group = g.it.sub_group;
    any.group.sub_groups = g.it.sub_groups;
    any.group.count = g.it.local.count;
    any.group.full = g.it.local.full;
    any.items = sg_range_size(g.it.local.range);
    return any;
}
SG_INLINE SG_T_ANY_GROUP SG_PASTE3(sg_any_sub_group_x, SG_XT_, _)(SG_T_SUB_GROUP g) {
    SG_T_ANY_GROUP any;
    any.group.loop = g.it.loop;
    any.group.engine = g.it.engine;
    any.group.sub_group = 0;
    any.group.sub_groups = 1;
    any.group.count = g.it.local.count;
    any.group.full = g.it.local.full;
    any.items = g.it.local.count;
    return any;
}

SG_INLINE void SG_T_SUB_GROUP_INTERNAL(only)(SG_T_SUB_GROUP g) {
    (void)g;
}

#ifdef __cplusplus
SG_INLINE SG_T_ANY_GROUP sg_any_group_of_(SG_T_GROUP g) {
    return SG_PASTE3(sg_any_group_x, SG_XT_, _)(g);
}
SG_INLINE SG_T_ANY_GROUP sg_any_group_of_(SG_T_SUB_GROUP g) {
    return SG_PASTE3(sg_any_sub_group_x, SG_XT_, _)(g);
}
SG_INLINE void sg_exchange_needs_a_sub_group_not_a_work_group_(SG_T_SUB_GROUP) {}
void sg_exchange_needs_a_sub_group_not_a_work_group_(SG_T_GROUP) = delete;
#endif

#include "../made/size_names.tmpl.h"
#define SG_T_FILE "../group/collective_elem.tmpl.h"
#include SG_T_ELEMENTS
#undef SG_T_FILE
#include "../made/size_names_end.tmpl.h"

#if SG_GENERIC && defined(__cplusplus)
SG_INLINE bool sg_joint_any_of_(SG_T_ANY_GROUP g, const bool *p, size_t n, const char *site) {
    return SG_PASTE2(sg_joint_any_of_u8x, SG_XT_)(g, sg_bytes_of_bool_(p), n, site);
}
SG_INLINE bool sg_joint_all_of_(SG_T_ANY_GROUP g, const bool *p, size_t n, const char *site) {
    return SG_PASTE2(sg_joint_all_of_u8x, SG_XT_)(g, sg_bytes_of_bool_(p), n, site);
}
#endif

#undef SG_T_ANY_GROUP
