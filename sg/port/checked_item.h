/* SPDX-License-Identifier: MIT */
/* The checked build: which sub-group runs on this thread. The engine and the loops of kernels call these functions. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

SG_NOINLINE void sg_checked_at_(const char *file, uint32_t line) {
    sg_checked_now_ *now = sg_checked_now_get_();
    now->file = file;
    now->line = line;
}
/* A launch begins. Returns its number. */
SG_NOINLINE uint32_t sg_checked_launch_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    uint32_t n;
    sg_checked_lock_();
    n = ++s->launches;
    s->running++;
    sg_checked_unlock_();
    return n;
}
/* A launch has ended. If no other is running, all that was done is ordered before whatever comes. */
SG_NOINLINE void sg_checked_launched_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_lock_();
    if (--s->running == 0 && !s->run) { /* a run of the explorer still needs to know who wrote what */
        s->base = s->next;
        sg_checked_forget_order_();
    }
    sg_checked_unlock_();
}
/* This thread goes on with this sub-group. begin: at its first statement. */
SG_NOINLINE void sg_checked_item_(uint32_t launch, const char *kernel, size_t group, uint32_t sub_group, uint32_t barriers,
                                  uint32_t lanes, const void *stack_end, sg_checked_notes_ *notes, bool begin) {
    sg_checked_now_ *now = sg_checked_now_get_();
    if (begin) sg_checked_order_begin_(now->launch == launch);
    now->active = true;
    now->launch = launch;
    now->kernel = kernel;
    now->group = group;
    now->sub_group = sub_group;
    now->barriers = barriers;
    now->lanes = lanes;
    now->stack_end = (const char *)stack_end;
    now->notes = notes;
    now->noted = 0;
}
/* From here on, accesses of this thread belong to no kernel. */
SG_NOINLINE void sg_checked_leave_(void) { sg_checked_now_get_()->active = false; }
/* In an SG_GROUP_KERNEL: the loop goes on to its next sub-group or, behind the last one, there is a barrier. */
SG_NOINLINE void sg_checked_region_(uint32_t sub_group, bool barrier) {
    sg_checked_now_ *now = sg_checked_now_get_();
    now->sub_group = sub_group;
    now->barriers += barrier;
}
SG_NOINLINE void sg_checked_local_(const char *local, size_t bytes) {
    sg_checked_now_get_()->local = local;
    sg_checked_now_get_()->local_bytes = bytes;
}

/* ---- atomic operations: atomic.h calls these ---- */

/* One begins. True: it is a kernel's, and nobody else makes one until it is told. What was there is seen now, for it may be
 * changed then. An exchange does not go on with it: that is how some write the first value. */
SG_NOINLINE bool sg_checked_atomic_begin_(const void *p, uint32_t bytes, bool reads) {
    if (!sg_checked_now_get_()->active) return false;
    sg_checked_lock_();
    sg_checked_now_get_()->unwritten = reads && sg_checked_unwritten_((const char *)p, bytes);
    return true;
}
SG_NOINLINE void sg_checked_atomic_end_(const void *p, uint32_t bytes, sg_checked_atomic_ kind, sg_memory_order order) {
    sg_checked_now_ *now = sg_checked_now_get_();
    const uint32_t what = kind == SG_CHECKED_LOADED_ ? SG_CHECKED_ATOMIC_READ_ : SG_CHECKED_ATOMIC_WRITE_;
    const char here = 0;
    if (!((uintptr_t)p >= (uintptr_t)&here && (uintptr_t)p < (uintptr_t)now->stack_end)) {
        sg_checked_who_ w = sg_checked_who_here_(what, (const char *)p - now->lane * (size_t)bytes, bytes);
        sg_checked_alike_ alike;
        alike.id = 0;
        sg_checked_acquired_(p, kind, order);
        sg_checked_element_(&w, sg_checked_new_(&w), (const char *)p, &alike);
        sg_checked_released_(p, kind, order);
        if (sg_checked_counting_()) sg_checked_count_atomic_();
    }
    sg_checked_unlock_();
}
/* The atomic operations that follow belong to this lane. */
SG_NOINLINE void sg_checked_lane_(uint32_t lane) { sg_checked_now_get_()->lane = lane; }
