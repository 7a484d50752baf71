/* SPDX-License-Identifier: MIT */
/* The checked build: who is at work on this thread. The engine and the loops of kernels call this. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

SG_NOINLINE void sg_checked_at_(const char *file, uint32_t line) {
    sg_checked_now_ *now = sg_checked_now_get_();
    now->file = file;
    now->line = line;
}
/* A launch begins; its number. */
SG_NOINLINE uint32_t sg_checked_launch_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    uint32_t n;
    sg_checked_lock_();
    n = ++s->launches;
    s->running++;
    sg_checked_unlock_();
    return n;
}
/* It has ended: when none is running, all that was done is ordered before what comes. */
SG_NOINLINE void sg_checked_launched_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_lock_();
    if (--s->running == 0) s->base = s->next;
    sg_checked_unlock_();
}
/* This thread goes on with that sub-group. */
SG_NOINLINE void sg_checked_item_(uint32_t launch, const char *kernel, size_t group, uint32_t sub_group, uint32_t barriers,
                                  uint32_t lanes, const void *stack_end) {
    sg_checked_now_ *now = sg_checked_now_get_();
    if (!now->active || now->launch != launch || now->group != group || now->sub_group != sub_group) now->acquired = 0;
    now->active = true;
    now->launch = launch;
    now->kernel = kernel;
    now->group = group;
    now->sub_group = sub_group;
    now->barriers = barriers;
    now->lanes = lanes;
    now->stack_end = (const char *)stack_end;
}
/* Whether accesses are watched from here on; and whether they were. */
SG_NOINLINE bool sg_checked_watch_(bool watch) {
    sg_checked_now_ *now = sg_checked_now_get_();
    const bool was = now->active;
    now->active = watch;
    return was;
}
/* It has made an atomic operation that acquires. (Called in atomic.h.) */
SG_NOINLINE void sg_checked_acquire_(void) {
    sg_checked_now_get_()->acquired = sg_checked_state_get_()->next;
}
/* What a work-group has acquired, of whose sub-groups this one arrives at a barrier; and when it goes on. */
SG_NOINLINE uint32_t sg_checked_arrive_(uint32_t acquired) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    return acquired > now->acquired ? acquired : now->acquired;
}
SG_NOINLINE void sg_checked_acquired_(uint32_t acquired) { sg_checked_now_get_()->acquired = acquired; }
/* In a kernel that is written per work-group: the loop's next sub-group, or, behind the last one, a barrier. */
SG_NOINLINE void sg_checked_region_(uint32_t sub_group, bool barrier) {
    sg_checked_now_ *now = sg_checked_now_get_();
    now->sub_group = sub_group;
    now->barriers += barrier;
}
SG_NOINLINE void sg_checked_local_(const char *local, size_t bytes) {
    sg_checked_now_get_()->local = local;
    sg_checked_now_get_()->local_bytes = bytes;
}
