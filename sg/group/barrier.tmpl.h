/* SPDX-License-Identifier: MIT */
/* The barriers of SG_T_S lanes, and the way out of a kernel, behind the names of barrier.h. */
#ifndef SG_T_S
#error "sg: barrier.tmpl.h needs SG_T_S"
#endif

SG_INLINE void SG_PASTE3(sg_group_barrier_x, SG_T_S, _)(SG_PASTE2(sg_groupx, SG_T_S) g,
                                                        sg_memory_scope scope,
                                                        const char *site) {
    sg_scope_fence_(scope);
    sg_engine_wait_(g.it.engine, g.it.loop, g.it.sub_groups, site, NULL, 0);
}

/* One sub-group is one thread of control: only the compiler is told. */
SG_INLINE void SG_PASTE3(sg_sub_group_barrier_x, SG_T_S, _)(SG_PASTE2(sg_sub_groupx, SG_T_S) g,
                                                            sg_memory_scope scope,
                                                            const char *site) {
    (void)g;
    (void)site;
    sg_scope_fence_(scope);
    SG_COMPILER_FENCE_();
}

SG_INLINE void SG_PASTE3(sg_item_fail_x, SG_T_S, _)(SG_PASTE2(sg_itemx, SG_T_S) it, int code) {
    it.loop->failed = true;
    it.loop->code = code;
}

SG_INLINE void SG_PASTE3(sg_nd_item_fail_x, SG_T_S, _)(SG_PASTE2(sg_nd_itemx, SG_T_S) it,
                                                       int code) {
    it.loop->sub_group = it.sub_group; /* per work-group the loop is of all sub-groups */
    sg_engine_fail_kernel_(it.loop, code);
}

#ifdef __cplusplus
SG_INLINE void sg_fail(SG_PASTE2(sg_itemx, SG_T_S) it, int code) {
    SG_PASTE3(sg_item_fail_x, SG_T_S, _)(it, code);
}
SG_INLINE void sg_fail(SG_PASTE2(sg_nd_itemx, SG_T_S) it, int code) {
    SG_PASTE3(sg_nd_item_fail_x, SG_T_S, _)(it, code);
}
SG_INLINE void sg_group_barrier_(SG_PASTE2(sg_groupx, SG_T_S) g, sg_memory_scope scope,
                                 const char *site) {
    SG_PASTE3(sg_group_barrier_x, SG_T_S, _)(g, scope, site);
}
SG_INLINE void sg_group_barrier_(SG_PASTE2(sg_sub_groupx, SG_T_S) g, sg_memory_scope scope,
                                 const char *site) {
    SG_PASTE3(sg_sub_group_barrier_x, SG_T_S, _)(g, scope, site);
}
#endif
