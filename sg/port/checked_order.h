/* SPDX-License-Identifier: MIT */
/* The checked build: what atomic operations and fences order.
 *
 * A clock is a set of sub-groups. For each of them it says how much of what the sub-group and its work-group did has come before. An
 * operation that releases leaves the clock of its sub-group at the address. One that acquires and finds a clock there adds it to its
 * own. The rules are those of C11: a store removes what other sub-groups have left at the address; an operation that reads and writes
 * passes it on; a fence gives effect to relaxed operations before or behind it. Most sub-groups never have a clock. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

/* ---- clocks: all functions need the lock; NULL is the empty clock ---- */

SG_NOINLINE void sg_checked_clock_drop_(sg_checked_clock_ **clock) {
    sg_checked_state_ *s = sg_checked_state_get_();
    if (*clock) {
        (*clock)->count = 0;
        (*clock)->next_free = s->free_clocks;
        s->free_clocks = *clock;
    }
    *clock = NULL;
}
SG_NOINLINE void sg_checked_clock_add_(sg_checked_clock_ **clock, const sg_checked_seen_ *seen) {
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_clock_ *c = *clock;
    uint32_t lo = 0, hi;
    if (!c) {
        c = s->free_clocks;
        if (c) {
            s->free_clocks = c->next_free;
        } else {
            c = (sg_checked_clock_ *)calloc(1, sizeof *c);
            if (!c) return;
            c->next = s->clocks;
            s->clocks = c;
        }
        *clock = c;
    }
    for (hi = c->count; lo < hi;) {
        const uint32_t at = lo + (hi - lo) / 2;
        const sg_checked_seen_ *a = &c->seen[at];
        if (a->group < seen->group || (a->group == seen->group && (a->sub_group < seen->sub_group ||
            (a->sub_group == seen->sub_group && a->launch < seen->launch)))) lo = at + 1;
        else hi = at;
    }
    if (lo < c->count && c->seen[lo].group == seen->group && c->seen[lo].sub_group == seen->sub_group && c->seen[lo].launch == seen->launch) {
        if (c->seen[lo].upto < seen->upto) c->seen[lo] = *seen;
        return;
    }
    if (c->count == c->room) {
        const uint32_t room = c->room ? 2 * c->room : 8;
        sg_checked_seen_ *p = (sg_checked_seen_ *)realloc(c->seen, room * sizeof *p);
        if (!p) return;
        c->seen = p;
        c->room = room;
    }
    memmove(c->seen + lo + 1, c->seen + lo, (c->count - lo) * sizeof *c->seen);
    c->seen[lo] = *seen;
    c->count++;
}
SG_NOINLINE void sg_checked_clock_join_(sg_checked_clock_ **clock, const sg_checked_clock_ *from) {
    for (uint32_t i = 0; from && *clock != from && i < from->count; i++) sg_checked_clock_add_(clock, &from->seen[i]);
}
/* Adds this sub-group, up to now. */
SG_NOINLINE void sg_checked_clock_self_(sg_checked_clock_ **clock) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    sg_checked_seen_ seen;
    seen.group = now->group;
    seen.launch = now->launch;
    seen.sub_group = now->sub_group;
    seen.barriers = now->barriers;
    seen.upto = sg_checked_state_get_()->next;
    sg_checked_clock_add_(clock, &seen);
}
/* Whether access number id, a, has come before: its sub-group did it earlier, or another sub-group of the work-group has passed a
 * barrier since. */
SG_NOINLINE bool sg_checked_clock_has_(const sg_checked_clock_ *c, const sg_checked_who_ *a, uint32_t id) {
    uint32_t lo = 0, hi = c ? c->count : 0;
    while (lo < hi) {
        const uint32_t at = lo + (hi - lo) / 2;
        if (c->seen[at].group < a->group) lo = at + 1;
        else hi = at;
    }
    for (; c && lo < c->count && c->seen[lo].group == a->group; lo++) {
        const sg_checked_seen_ *seen = &c->seen[lo];
        if (seen->launch == a->launch && (a->barriers < seen->barriers || (a->sub_group == seen->sub_group && id < seen->upto))) return true;
    }
    return false;
}

/* ---- addresses ---- */

/* The clocks that stand at an address; NULL: no memory. */
SG_NOINLINE sg_checked_clock_ **sg_checked_left_at_(const void *p) {
    sg_checked_left_ *left = (sg_checked_left_ *)sg_checked_entry_(&sg_checked_state_get_()->lefts, (uintptr_t)p, sizeof *left);
    return left ? &left->clock : NULL;
}
/* Drops the first of these clocks. */
SG_NOINLINE void sg_checked_left_drop_(sg_checked_clock_ **left) {
    sg_checked_clock_ *rest = (*left)->next_left;
    sg_checked_clock_drop_(left);
    *left = rest;
}
/* This sub-group's own of these clocks; NULL at the end, if there is none. */
SG_NOINLINE sg_checked_clock_ **sg_checked_left_own_(sg_checked_clock_ **left, bool drop_others) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    while (*left && ((*left)->group != now->group || (*left)->sub_group != now->sub_group || (*left)->launch != now->launch)) {
        if (drop_others) sg_checked_left_drop_(left);
        else left = &(*left)->next_left;
    }
    while (drop_others && *left && (*left)->next_left) sg_checked_left_drop_(&(*left)->next_left);
    return left;
}
/* Memory is new: the clocks that stand there are removed. */
SG_NOINLINE void sg_checked_left_new_(const char *p, size_t bytes) {
    sg_checked_state_ *s = sg_checked_state_get_();
    for (uint32_t i = 0; i < s->lefts.room; i++) {
        sg_checked_left_ *left = (sg_checked_left_ *)sg_checked_entry_at_(&s->lefts, i, sizeof *left);
        while (left->p - (uintptr_t)p < bytes && left->clock) sg_checked_left_drop_(&left->clock);
    }
}
/* No launch is running any more: drops all clocks. */
SG_NOINLINE void sg_checked_forget_order_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    while (s->clocks) {
        sg_checked_clock_ *next = s->clocks->next;
        free(s->clocks->seen);
        free(s->clocks);
        s->clocks = next;
    }
    s->free_clocks = NULL;
    sg_checked_drop_entries_(&s->lefts);
}

/* ---- operations ---- */

SG_INLINE bool sg_checked_acquires_(sg_memory_order order) {
    return order == sg_memory_order_acquire || order == sg_memory_order_acq_rel || order == sg_memory_order_seq_cst;
}
SG_INLINE bool sg_checked_releases_(sg_memory_order order) {
    return order == sg_memory_order_release || order == sg_memory_order_acq_rel || order == sg_memory_order_seq_cst;
}
/* This sub-group's atomic operation on p, of that order, has been done. What it acquires comes before the access itself: */
SG_NOINLINE void sg_checked_acquired_(const void *p, sg_checked_atomic_ kind, sg_memory_order order) {
    sg_checked_order_of_ *own = &sg_checked_now_get_()->order;
    sg_checked_clock_ **left = kind == SG_CHECKED_STORED_ ? NULL : sg_checked_left_at_(p);
    for (const sg_checked_clock_ *c = left ? *left : NULL; c; c = c->next_left) sg_checked_clock_join_(sg_checked_acquires_(order) ? &own->behind : &own->loaded, c);
}
/* and with what it releases the access goes, too. */
SG_NOINLINE void sg_checked_released_(const void *p, sg_checked_atomic_ kind, sg_memory_order order) {
    sg_checked_order_of_ *own = &sg_checked_now_get_()->order;
    sg_checked_clock_ **left = kind == SG_CHECKED_LOADED_ ? NULL : sg_checked_left_at_(p);
    const bool releases = sg_checked_releases_(order);
    const sg_checked_now_ *now = sg_checked_now_get_();
    bool has;
    if (!left) return;
    left = sg_checked_left_own_(left, kind == SG_CHECKED_STORED_);
    has = *left;
    sg_checked_clock_join_(left, releases ? own->behind : own->fenced);
    if (releases) sg_checked_clock_self_(left);
    if (has || !*left) return;
    (*left)->next_left = NULL;
    (*left)->group = now->group;
    (*left)->launch = now->launch;
    (*left)->sub_group = now->sub_group;
}
SG_NOINLINE void sg_checked_fence_(sg_memory_order order) {
    sg_checked_order_of_ *own = &sg_checked_now_get_()->order;
    if (!sg_checked_now_get_()->active) return;
    sg_checked_lock_();
    if (sg_checked_acquires_(order)) sg_checked_clock_join_(&own->behind, own->loaded);
    if (sg_checked_releases_(order)) {
        sg_checked_clock_drop_(&own->fenced);
        sg_checked_clock_join_(&own->fenced, own->behind);
        sg_checked_clock_self_(&own->fenced);
    }
    sg_checked_unlock_();
}

/* ---- sub-groups ---- */

/* Another work-group begins. group: its two clocks, for barriers of even and of odd numbers. */
SG_NOINLINE void sg_checked_order_group_(sg_checked_clock_ **group) {
    if (!group[0] && !group[1]) return;
    sg_checked_lock_();
    sg_checked_clock_drop_(&group[0]);
    sg_checked_clock_drop_(&group[1]);
    sg_checked_unlock_();
}
/* Another sub-group begins on this thread. */
SG_NOINLINE void sg_checked_order_begin_(bool same_launch) {
    sg_checked_order_of_ *own = &sg_checked_now_get_()->order;
    if (same_launch && (own->behind || own->loaded || own->fenced)) {
        sg_checked_lock_();
        sg_checked_clock_drop_(&own->behind);
        sg_checked_clock_drop_(&own->loaded);
        sg_checked_clock_drop_(&own->fenced);
        sg_checked_unlock_();
    }
    memset(own, 0, sizeof *own);
}
/* This sub-group arrives at a barrier of its work-group. *group is the barrier's clock. The result is the sub-group's own state, which it
 * keeps on its stack meanwhile. What the engine does until it goes on belongs to no kernel. */
SG_NOINLINE sg_checked_order_of_ sg_checked_arrive_(sg_checked_clock_ **group) {
    sg_checked_order_of_ *own = &sg_checked_now_get_()->order;
    const sg_checked_order_of_ kept = *own;
    sg_checked_now_get_()->active = false;
    if (kept.behind) {
        sg_checked_lock_();
        sg_checked_clock_join_(group, kept.behind);
        sg_checked_unlock_();
    }
    memset(own, 0, sizeof *own);
    return kept;
}
/* This sub-group goes on after the barrier. */
SG_NOINLINE void sg_checked_go_on_(const sg_checked_order_of_ *kept, const sg_checked_clock_ *group) {
    sg_checked_order_of_ *own = &sg_checked_now_get_()->order;
    sg_checked_order_begin_(true);
    *own = *kept;
    if (!group) return;
    sg_checked_lock_();
    sg_checked_clock_join_(&own->behind, group);
    sg_checked_unlock_();
}
