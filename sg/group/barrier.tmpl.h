/* SPDX-License-Identifier: MIT */
/* The barriers of SG_T_S lanes, and the way out of a kernel, behind the names of barrier.h. */
#ifndef SG_T_S
#error "sg: barrier.tmpl.h needs SG_T_S"
#endif

SG_INLINE void SG_T_GROUP_INTERNAL(barrier)(SG_T_GROUP g, sg_memory_scope scope, const char *site) {
    sg_scope_fence_(scope);
    sg_engine_wait_(g.it.engine, g.it.loop, g.it.sub_groups, site, NULL, 0);
}

/* The lanes of one sub-group never run apart, so only the compiler must not move accesses. */
SG_INLINE void SG_T_SUB_GROUP_INTERNAL(barrier)(SG_T_SUB_GROUP g, sg_memory_scope scope, const char *site) {
    (void)g;
    (void)site;
    sg_scope_fence_(scope);
    SG_COMPILER_FENCE_();
}

SG_INLINE void SG_T_ITEM_INTERNAL(fail)(SG_T_ITEM it, int code) {
    it.loop->failed = true;
    it.loop->code = code;
}

SG_INLINE void SG_T_ND_ITEM_INTERNAL(fail)(SG_T_ND_ITEM it, int code) {
    it.loop->sub_group = it.sub_group; /* an SG_GROUP_KERNEL has one loop object for all its sub-groups */
    sg_engine_fail_kernel_(it.loop, code);
}

#ifdef __cplusplus
SG_INLINE void sg_fail(SG_T_ITEM it, int code) {
    SG_T_ITEM_INTERNAL(fail)(it, code);
}
SG_INLINE void sg_fail(SG_T_ND_ITEM it, int code) {
    SG_T_ND_ITEM_INTERNAL(fail)(it, code);
}
SG_INLINE void sg_group_barrier_(SG_T_GROUP g, sg_memory_scope scope, const char *site) {
    SG_T_GROUP_INTERNAL(barrier)(g, scope, site);
}
SG_INLINE void sg_group_barrier_(SG_T_SUB_GROUP g, sg_memory_scope scope, const char *site) {
    SG_T_SUB_GROUP_INTERNAL(barrier)(g, scope, site);
}
#endif
