/* SPDX-License-Identifier: MIT */
/* One work-group on one thread: the engine.
 *
 * A kernel is a loop over sub-groups around an inlined body, made by SG_KERNEL. It runs on the
 * caller's stack, and as long as no body calls the engine, there is nothing but that loop. The first
 * barrier that has to wait leaves its sub-group where it is, on its stack, and goes on with the
 * same loop at the next sub-group, on a spare stack. The last sub-group to arrive goes on without a
 * switch, and the others follow in the order in which they arrived. All bookkeeping is in sg_engine_arrive_,
 * which returns before the switch. The switch itself is inlined where the barrier stands, and so has
 * a branch prediction of its own.
 *
 * There are three modes. Lazy: as above. Ordered: a seed says which sub-group runs next, so each has a loop of its own. They run on
 * the caller's stack until one waits; the rest get a stack each. Stacked, for the thread sanitizer: each sub-group has a
 * stack of its own from the start, and the caller's stack only waits. The sanitizer can then tell sub-groups apart and finds a
 * missing barrier. Even a sub-group that is alone in its work-group gets a stack, and so does each work-group of an
 * SG_GROUP_KERNEL.
 *
 * Divergence is found without a clock. If sub-groups wait and none is left to run, the missing ones have ended and will
 * never come. And all that wait must be at the same place. Otherwise the launch fails: all stacks are abandoned where they
 * are, and control returns to where the launch began. */
#ifndef SG_GROUP_RUN_H
#define SG_GROUP_RUN_H

#include "engine.h"

/* Whether a sub-group runs on the stack that it was given. Only then do addresses tell how much of the stack is taken. */
#define SG_ENGINE_SEES_STACK_ (SG_CONTEXT != 3)

/* ---- order ---- */

SG_INLINE uint64_t sg_engine_random_(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15u; /* splitmix64 */
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* A permutation of 0 to count - 1. It depends only on the seed, the group and the phase. */
SG_ENGINE_NOINLINE_ void sg_engine_shuffle_(sg_engine_ *e, uint64_t seed, uint32_t count) {
    SG_CHECKED_DO_(if (sg_checked_order_at_(e->order, count)) return;)
    uint64_t state = seed ^ (e->group * 0xd1342543de82ef95u) ^ ((uint64_t)e->phase << 48);
    sg_engine_random_(&state);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t j = (uint32_t)(sg_engine_random_(&state) % (i + 1));
        e->order[i] = e->order[j];
        e->order[j] = (uint16_t)i;
    }
}

/* ---- the sub-groups of a work-group ---- */

#if SG_CHECKED
/* This thread goes on with the loop's sub-group. begin: at its first statement. */
SG_NOINLINE void sg_engine_checked_(const sg_engine_loop_ *loop, uint32_t lanes, bool begin) {
    const sg_engine_launch_ *launch = loop->part->launch;
    sg_engine_ *e = loop->engine;
    const sg_stack_ *stack = e->active ? &e->current->stack : &e->native.stack;
    const char here = 0;
    const bool thread = SG_CONTEXT == 3 && stack != &e->native.stack;
    const void *end = thread ? (const void *)((uintptr_t)&here + 65536) /* a guess */
                      : stack->memory ? (const char *)stack->memory + stack->bytes : e->stack_end;
    if (begin && !e->active) sg_checked_order_group_(e->behind);
    sg_checked_item_(launch->number, launch->kernel, loop->group, loop->sub_group, begin && !e->active ? 0 : e->phase, lanes, end,
                     launch->regions ? NULL : &e->notes, begin);
}
#endif

SG_ENGINE_ void sg_engine_begin_(sg_engine_ *e, const sg_engine_launch_ *launch, size_t group) {
    e->next = e->phase = e->spares = 0;
    e->head = e->end = e->tail = 0;
    e->total = launch->sub_groups;
    e->special = e->carved || launch->seed != 0 || e->error.status != SG_OK;
    e->current = &e->native;
    e->group = group;
    e->active = true;
}

/* The first call of the engine from this loop in this work-group. */
SG_ENGINE_ void sg_engine_touch_(sg_engine_ *e, sg_engine_loop_ *loop) {
    if (!e->active) sg_engine_begin_(e, loop->part->launch, loop->group);
    if (!e->stacked && !e->ordered) e->next = loop->sub_group + 1;
    e->current->sub_group = loop->sub_group;
    loop->touched = true;
}

SG_ENGINE_ void sg_engine_spare_(sg_context_ *from, sg_context_ *to);

SG_ENGINE_ bool sg_engine_make_(sg_engine_ *e, const sg_engine_launch_ *launch,
                                sg_engine_slot_ *slot, uint32_t first, uint32_t last) {
    if (!sg_engine_stack_(e, launch, slot)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, launch->kernel, ": no memory for the stack of a waiting sub-group");
        return false;
    }
    slot->part.launch = launch;
    slot->part.engine = e;
    slot->part.begin = e->group;
    slot->part.end = e->group + 1;
    slot->part.first = first;
    slot->part.last = last;
    slot->sub_group = first;
    e->place[first] = (uint16_t)(slot - e->slots);
    sg_context_stop_child_(&e->base);
    sg_context_make_(&slot->context, slot->stack.memory, slot->stack.bytes, sg_engine_spare_);
    if (!sg_context_made_(&slot->context)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, launch->kernel, ": no thread for a waiting sub-group");
        return false;
    }
    return true;
}

/* Makes the slot of a sub-group that has not started the current one. NULL: no memory for it. */
SG_ENGINE_NOINLINE_ sg_engine_slot_ *sg_engine_start_(sg_engine_ *e,
                                                      const sg_engine_launch_ *launch) {
    sg_engine_slot_ *slot;
    if (SG_TSAN && e->stacked) {
        slot = &e->slots[e->order[e->next++]];
    } else {
        const uint32_t first = e->ordered ? e->order[e->next] : e->next;
        slot = &e->slots[e->spares++];
        if (!sg_engine_make_(e, launch, slot, first, e->ordered ? first + 1 : launch->sub_groups)) return NULL;
        e->next++;
    }
    e->current = slot;
    return slot;
}

/* Makes the slot to go on with the current one. NULL: there is none, or there is no memory for it. */
SG_INLINE sg_engine_slot_ *sg_engine_next_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    if (SG_UNLIKELY(e->next < e->total)) return sg_engine_start_(e, launch);
    if (SG_UNLIKELY(e->head == e->end)) return NULL;
    e->current = e->ring[e->head++ & SG_ENGINE_RING_MASK_];
    e->ahead = e->ring[e->head & SG_ENGINE_RING_MASK_];
    return e->current;
}

/* What a barrier must do: go on if `to` is NULL, else switch. */
typedef struct sg_engine_switch_ {
    sg_context_ *from, *to;
} sg_engine_switch_;

/* All have arrived, and the seed decides which goes on. */
SG_ENGINE_NOINLINE_ void sg_engine_reorder_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    sg_engine_shuffle_(e, launch->seed, e->total);
    for (uint32_t i = 0; i < e->total; i++) {
        const uint32_t place = e->place[e->order[i]];
        e->ring[i] = place == SG_ENGINE_NATIVE_ ? &e->native : &e->slots[place];
    }
    e->head = 1;
    e->end = e->tail = e->total;
    e->current = e->ring[0];
}

/* Whether the current sub-group has stayed within its stack. A frame may lie across the canary without writing to it, so the
 * address of this function's frame counts too. In an arena, an overflow of the lowest stack runs on into the slots. So what the
 * slot says is checked before it is used; the other slots are not used before this function has been called. */
SG_ENGINE_ bool sg_engine_within_stack_(const sg_engine_ *e) {
    const sg_stack_ *stack = &e->current->stack;
    if (!e->carved || e->current == &e->native) return true;
    if (e->arena) {
        const size_t place = (uintptr_t)stack->memory - (uintptr_t)e->arena;
        if (stack->mapping_bytes != 0 || place < SG_STACK_CANARY_BYTES_ || place > e->arena_bytes) return false;
    }
    if (SG_ENGINE_SEES_STACK_ && (uintptr_t)__builtin_frame_address(0) < (uintptr_t)stack->memory) return false;
    return sg_stack_intact_(stack);
}

/* What a barrier must check in special cases. false: the launch has failed. */
SG_ENGINE_NOINLINE_ bool sg_engine_may_wait_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    if (!sg_engine_within_stack_(e)) {
        sg_engine_fail_(e, SG_ERROR_STACK_OVERFLOW, launch->kernel, "");
        sg_error_add_group_(&e->error, e->group, launch->groups);
    }
    return e->error.status == SG_OK;
}

SG_ENGINE_ sg_engine_switch_ sg_engine_stop_(sg_engine_ *e) {
    sg_engine_switch_ none = {NULL, NULL};
    sg_engine_abandon_(e);
    return none;
}

SG_ENGINE_ bool sg_engine_slots_(sg_engine_ *e, const sg_engine_launch_ *launch, uint32_t count) {
    if (sg_engine_reserve_(e, count)) return true;
    sg_engine_fail_(e, SG_ERROR_NO_MEMORY, launch->kernel, ": no memory for the stacks of waiting sub-groups");
    return false;
}

/* Makes room for count stacks. false: the launch has failed. A stack in a mapping of its own is never too small. */
SG_ENGINE_ bool sg_engine_room_(sg_engine_ *e, const sg_engine_launch_ *launch, uint32_t count) {
    if (e->carved && e->stack_bytes < (size_t)SG_ENGINE_LEAST_STACK_BYTES_) {
        sg_engine_fail_(e, SG_ERROR_INVALID_ARGUMENT, launch->kernel, " waits at a barrier, and the queue's stack_bytes are ");
        sg_error_add_number_(&e->error, e->stack_bytes);
        sg_error_add_(&e->error, "; at least ");
        sg_error_add_number_(&e->error, SG_ENGINE_LEAST_STACK_BYTES_);
        sg_error_add_(&e->error, " are needed");
    } else {
        sg_engine_slots_(e, launch, count);
    }
    return e->error.status == SG_OK;
}

/* The first sub-group that waits is on the caller's stack, where there is room. So we learn how much stack the kernel takes down
 * to here before another sub-group takes as much of a stack that may be too small. */
SG_ENGINE_ void sg_engine_deep_(sg_engine_ *e, const sg_engine_launch_ *launch, uintptr_t here) {
    const size_t deep = e->top > here ? e->top - here : 0; /* 0: unknown, stacks grow upwards here */
    const size_t own = e->carved ? (size_t)SG_ENGINE_OWN_STACK_BYTES_ : 0;
    const size_t mapped = e->carved ? 0 : (size_t)SG_STACK_MIN_BYTES_;
    const size_t room = e->stack_bytes < mapped ? mapped : e->stack_bytes;
    if (deep + own <= room) return;
    sg_engine_fail_(e, SG_ERROR_STACK_OVERFLOW, launch->kernel, " waits at a barrier and takes ");
    sg_error_add_number_(&e->error, deep + own);
    sg_error_add_(&e->error, " bytes of stack there; the queue's stack_bytes are ");
    sg_error_add_number_(&e->error, room);
}

/* The stacks of an arena lie one below the other, and the uppermost is used first. A stack that overflows then writes to stacks that
 * are not in use yet, and this is found when its sub-group waits. The slots lie below the last stack. */
SG_ENGINE_ void sg_engine_carve_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    if (e->slots[0].stack.memory) return; /* slot 0 is carved last: all are there */
    for (uint32_t i = launch->sub_groups - 1; i-- > 0;) {
        if (sg_engine_stack_(e, launch, &e->slots[i])) continue;
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, launch->kernel, ": no memory for the stack of a waiting sub-group");
        return;
    }
}

/* The first sub-group of a work-group is about to wait. Checks whether any of them can. */
SG_ENGINE_NOINLINE_ bool sg_engine_first_waits_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    if (launch->regions) {
        sg_engine_fail_(e, SG_ERROR_FEATURE_NOT_SUPPORTED, launch->kernel,
                        ": in a kernel written per work-group the barrier is the end of sg_for_each_sub_group");
    } else if (!e->switchable) {
        sg_engine_fail_(e, SG_ERROR_FEATURE_NOT_SUPPORTED, launch->kernel,
                        " waits at a barrier, and this machine or build cannot switch stacks; write it with SG_GROUP_KERNEL");
    } else if (sg_engine_room_(e, launch, launch->sub_groups) && e->current == &e->native && launch->sub_groups > 1) {
        if (SG_ENGINE_SEES_STACK_) sg_engine_deep_(e, launch, (uintptr_t)__builtin_frame_address(0));
        if (e->arena && e->error.status == SG_OK) sg_engine_carve_(e, launch);
    }
    return e->error.status == SG_OK;
}

/* Called when a loop of this work-group waits for the first time. A sub-group is on a spare stack only because the first one could
 * wait. But in stacked mode each has a stack from the start, and nobody has checked. */
SG_ENGINE_ bool sg_engine_can_wait_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    if (e->error.status != SG_OK) return false;
    return (e->current != &e->native && !e->stacked) || sg_engine_first_waits_(e, launch);
}

/* Where the sub-groups put the elements that the next barrier combines, and where they find the results.
 * SG_ENGINE_LOST_: the launch has failed, and this machine cannot leave the kernel. */
typedef struct sg_engine_words_ {
    void *words, *results;
} sg_engine_words_;
#define SG_ENGINE_LOST_(w) (!SG_HAVE_CONTEXT_ABORT && !(w).words)

SG_ENGINE_NOINLINE_ sg_engine_words_ sg_engine_words_of_(sg_engine_loop_ *loop) {
    sg_engine_ *e = loop->engine;
    sg_engine_words_ w = {NULL, NULL};
    bool ready = true;
    if (SG_UNLIKELY(!loop->touched)) {
        sg_engine_touch_(e, loop);
        ready = sg_engine_can_wait_(e, loop->part->launch);
    }
    if (SG_UNLIKELY(!ready || e->error.status != SG_OK)) {
        sg_engine_abandon_(e);
        return w;
    }
    w.words = e->scratch + (e->phase & 1) * 2 * e->capacity;
    w.results = (uint64_t *)w.words + e->capacity;
    return w;
}

/* A sub-group is at a barrier: the whole procedure, for all cases. */
SG_ENGINE_NOINLINE_ sg_engine_switch_ sg_engine_arrive_slow_(sg_engine_loop_ *loop,
                                                             const char *site,
                                                             sg_engine_combine_ combine, int op) {
    const sg_engine_launch_ *launch = loop->part->launch;
    sg_engine_ *e = loop->engine;
    sg_engine_switch_ go = {NULL, NULL};
    sg_engine_slot_ *from, *to;
    if (!loop->touched) {
        sg_engine_touch_(e, loop);
        if (!sg_engine_can_wait_(e, launch)) return sg_engine_stop_(e);
    }
    SG_TSAN_RELEASE_(sg_engine_gate_(e, e->phase));
    SG_TSAN_RELEASE_(launch); /* if this sub-group is abandoned, it ends here */
    from = e->current;
    if (e->special && !sg_engine_may_wait_(e, launch)) return sg_engine_stop_(e);
    if (e->tail == e->end) e->site = site;
    if (site != e->site && !sg_same_text_(site, e->site)) {
        sg_engine_diverged_(e, launch, site);
        return sg_engine_stop_(e);
    }
    if (e->tail - e->end + 1 == e->total) {
        if (combine) {
            uint64_t *words = e->scratch + (e->phase & 1) * 2 * e->capacity;
            SG_TSAN_ACQUIRE_(sg_engine_gate_(e, e->phase)); /* for the words; the release below is for the results */
            combine(words, words + e->capacity, e->total, op);
            SG_TSAN_RELEASE_(sg_engine_gate_(e, e->phase));
        }
        e->phase++;
        e->end = e->tail;
        if (launch->seed == 0 || (!e->stacked && !e->ordered)) return go;
        sg_engine_reorder_(e, launch);
        if (e->current == from) return go;
        to = e->current;
    } else {
        e->ring[e->tail++ & SG_ENGINE_RING_MASK_] = from;
        e->ahead = e->ring[e->head & SG_ENGINE_RING_MASK_]; /* may be the one just stored */
        to = sg_engine_next_(e, launch);
        if (!to) {
            sg_engine_diverged_(e, launch, NULL);
            return sg_engine_stop_(e);
        }
    }
    go.from = &from->context;
    go.to = &to->context;
    return go;
}

/* A sub-group is at a barrier. When all have arrived, combine (if given) works on the words of this phase. This function handles
 * what happens nearly always: others have come to the same place, and one of them can go on; or this is the last to
 * arrive. It is inlined, since a call would be a large part of a barrier's cost. */
SG_INLINE sg_engine_switch_ sg_engine_arrive_(sg_engine_ *e, sg_engine_loop_ *loop,
                                              const char *site, sg_engine_combine_ combine,
                                              int op) {
    sg_engine_switch_ go = {NULL, NULL};
    sg_engine_slot_ *from, *to;
    uint32_t head, end, tail;
    if (SG_TSAN || SG_UNLIKELY(!loop->touched || e->special || e->next < e->total)) {
        return sg_engine_arrive_slow_(loop, site, combine, op);
    }
    from = e->current;
    head = e->head;
    end = e->end;
    tail = e->tail;
    if (tail == end) {
        e->site = site;
    } else if (SG_UNLIKELY(site != e->site)) {
        return sg_engine_arrive_slow_(loop, site, combine, op);
    }
    if (SG_LIKELY(head != end)) {
        to = e->ahead;
        e->ring[tail & SG_ENGINE_RING_MASK_] = from;
        e->ahead = e->ring[(head + 1) & SG_ENGINE_RING_MASK_];
        e->tail = tail + 1;
        e->head = head + 1;
        e->current = to;
        go.from = &from->context;
        go.to = &to->context;
        return go;
    }
    if (SG_UNLIKELY(combine || tail - end + 1 != e->total)) {
        return sg_engine_arrive_slow_(loop, site, combine, op);
    }
    e->phase++;
    e->end = tail;
    return go;
}

/* The sub-group on this stack has ended. Goes on with another one. Returns only on the caller's stack,
 * when all have ended. */
SG_ENGINE_ void sg_engine_leave_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    sg_engine_slot_ *from = e->current, *to;
    SG_TSAN_RELEASE_(launch);
    SG_CHECKED_DO_(sg_checked_leave_();)
    if (SG_UNLIKELY(e->special) && !sg_engine_may_wait_(e, launch)) sg_engine_abandon_(e);
    to = sg_engine_next_(e, launch);
    if (!to) {
        if (e->tail != e->end || e->error.status != SG_OK) {
            if (e->error.status == SG_OK) sg_engine_diverged_(e, launch, NULL);
            sg_engine_abandon_(e);
        }
        to = e->current = &e->native; /* the caller's stack: it waits in this function, or we are on it */
    }
    if (to != from) sg_context_switch_(&from->context, &to->context);
    e->active = false;
}

/* A sub-group that called the engine has returned from its body. It has passed a barrier, so all sub-groups have started
 * and its loop has none left to run. true: all have ended. false: the launch has failed. */
SG_ENGINE_NOINLINE_ bool sg_engine_finish_(const sg_engine_part_ *part) {
    sg_engine_ *e = part->engine;
    if (e->error.status == SG_OK) {
        sg_engine_leave_(e, part->launch);
    } else {
        sg_engine_abandon_(e);
    }
    return e->error.status == SG_OK;
}

SG_ENGINE_ void sg_engine_spare_(sg_context_ *from, sg_context_ *to) {
    sg_engine_slot_ *slot = (sg_engine_slot_ *)(void *)to;
    sg_engine_ *e = slot->part.engine;
    const sg_engine_part_ part = slot->part; /* a copy at the upper end of this stack, which an overflow does not reach */
    const sg_engine_launch_ *launch = part.launch;
    (void)from;
    launch->run(&part, launch->args);
    /* Returns here only if the last sub-groups of its loop never called the engine. */
    if (!e->stacked && !e->ordered) e->next = launch->sub_groups;
    sg_engine_leave_(e, launch); /* never returns, since this is a spare stack */
}

/* A kernel has failed its launch. */
SG_ENGINE_NOINLINE_ void sg_engine_fail_kernel_(sg_engine_loop_ *loop, int code) {
    const sg_engine_launch_ *launch = loop->part->launch;
    sg_engine_ *e = loop->engine;
    if (!loop->touched) sg_engine_touch_(e, loop);
    if (e->error.status != SG_OK) return;
    sg_engine_fail_(e, SG_ERROR_KERNEL, launch->kernel, "");
    e->error.code = code;
    sg_error_add_group_(&e->error, loop->group, launch->groups);
    sg_error_add_(&e->error, ", sub-group ");
    sg_error_add_number_(&e->error, loop->sub_group);
    sg_error_add_(&e->error, code < 0 ? ": code -" : ": code ");
    sg_error_add_number_(&e->error, code < 0 ? 0 - (uint64_t)code : (uint64_t)code);
}

/* An exception has left the kernel on this stack, which is given up. The engine is active once a sub-group of the loop has
 * called it; until then we are on the caller's stack. */
SG_ENGINE_NOINLINE_ void sg_engine_threw_(const sg_engine_part_ *part) {
    sg_engine_ *e = part->engine;
    if (e->error.status == SG_OK) {
        sg_engine_fail_(e, SG_ERROR_KERNEL, part->launch->kernel, "");
        if (e->active) sg_error_add_group_(&e->error, e->group, part->launch->groups);
        sg_error_add_(&e->error, ": it threw a C++ exception");
    }
    SG_TSAN_RELEASE_(part->launch);
    if (e->active) sg_engine_abandon_(e);
}

/* ---- parts ---- */

#if SG_TSAN
/* Runs one work-group in stacked mode. All sub-groups of an SG_GROUP_KERNEL share one stack. */
SG_ENGINE_ void sg_engine_run_stacked_(const sg_engine_part_ *part, size_t group) {
    sg_engine_ *e = part->engine;
    const sg_engine_launch_ *launch = part->launch;
    const uint32_t each = launch->regions ? launch->sub_groups : 1;
    sg_engine_slot_ *to;
    SG_CHECKED_DO_(sg_checked_order_group_(e->behind);)
    sg_engine_begin_(e, launch, group);
    e->total /= each;
    if (!sg_engine_room_(e, launch, e->total)) return;
    sg_engine_renew_(e, launch);
    for (uint32_t k = 0; k < e->total; k++) e->order[k] = (uint16_t)k;
    if (launch->seed) sg_engine_shuffle_(e, launch->seed, e->total);
    for (uint32_t i = e->total; i-- > 0;) { /* in an arena, the first to run gets the uppermost stack: see sg_engine_carve_ */
        const uint32_t k = e->order[i];
        if (!sg_engine_make_(e, launch, &e->slots[k], k * each, (k + 1) * each)) return;
    }
    to = sg_engine_next_(e, launch);
    sg_context_switch_(&e->native.context, &to->context);
    e->active = false;
}
#else
#define sg_engine_run_stacked_(part, group) ((void)0)
#endif

/* Runs one work-group in a seed's order: on this stack, until one sub-group waits. The others then get stacks, and all of them
 * have ended when its loop returns. */
SG_ENGINE_NOINLINE_ void sg_engine_run_ordered_(const sg_engine_part_ *part, size_t group) {
    sg_engine_ *e = part->engine;
    const sg_engine_launch_ *launch = part->launch;
    sg_engine_part_ one = *part;
    SG_CHECKED_DO_(sg_checked_order_group_(e->behind);)
    sg_engine_begin_(e, launch, group);
    if (!sg_engine_slots_(e, launch, e->total)) return;
    if (e->local) sg_engine_soil_(e, launch, group);
    sg_engine_shuffle_(e, launch->seed, e->total);
    one.begin = group;
    one.end = group + 1;
    while (e->active && e->next < e->total && e->error.status == SG_OK) {
        one.first = e->order[e->next++];
        one.last = one.first + 1;
        e->place[one.first] = SG_ENGINE_NATIVE_;
        launch->run(&one, launch->args);
    }
    e->active = false;
}

SG_ENGINE_ void sg_engine_run_here_(void *arg) {
    const sg_engine_part_ *part = (const sg_engine_part_ *)arg;
    const sg_engine_launch_ *launch = part->launch;
    sg_engine_ *e = part->engine;
    sg_context_share_(&e->native.context, &e->base);
    if (SG_ENGINE_SEES_STACK_) e->top = (uintptr_t)__builtin_frame_address(0);
    if (SG_TSAN && e->stacked && !e->carved) sg_engine_reserve_local_(e, launch, part->begin); /* before any sub-group does */
    if (launch->local_bytes && !sg_engine_reserve_local_(e, launch, part->begin)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, launch->kernel, ": no local memory");
        return;
    }
    if (!e->stacked && !e->ordered) {
        launch->run(part, launch->args);
        return;
    }
    for (size_t group = part->begin; group < part->end && e->error.status == SG_OK; group++) {
        if (SG_TSAN && e->stacked) sg_engine_run_stacked_(part, group);
        else sg_engine_run_ordered_(part, group);
    }
}

/* Runs the work-groups begin to end - 1. false: the engine's error says why; the engine can be used again when
 * the error is cleared. */
SG_ENGINE_ bool sg_engine_run_(sg_engine_ *e, const sg_engine_launch_ *launch, size_t begin,
                               size_t end) {
    sg_engine_part_ part;
    part.launch = launch;
    part.engine = e;
    part.begin = begin;
    part.end = end;
    part.first = 0;
    part.last = launch->sub_groups;
    if (e->carved) SG_TSAN_ACQUIRE_(launch);
    if (e->arena) sg_engine_rewind_(e);
    if (SG_TELL_MEMORY_) e->fresh = false;
    SG_CHECKED_DO_(e->stack_end = &part;)
    SG_CHECKED_DO_(e->behind[0] = e->behind[1] = NULL;)
    e->active = false;
    e->stacked = SG_TSAN && e->switchable && !launch->regions && launch->sub_groups > 1;
    e->ordered = launch->seed != 0 && e->switchable && !e->stacked && !launch->regions && launch->sub_groups > 1;
    if (SG_TSAN && !e->carved && e->switchable && !e->stacked) {
        e->stacked = sg_engine_reserve_(e, 1) && sg_engine_stack_(e, launch, &e->slots[0]);
    }
    e->based = SG_HAVE_CONTEXT_ABORT;
#if SG_HAVE_CONTEXT_ABORT
    sg_context_enter_(&e->base, sg_engine_run_here_, &part);
#else
    sg_engine_run_here_(&part);
#endif
    e->based = false;
#if SG_CHECKED
    if (e->local) sg_checked_mark_(e->local - SG_ENGINE_LOCAL_EDGE_, sg_engine_local_bytes_(e), SG_CHECKED_NOBODY_, false);
#elif SG_ASAN
    if (e->local) SG_MEMORY_CLOSE_(e->local - SG_ENGINE_LOCAL_EDGE_, sg_engine_local_bytes_(e));
#endif
    return e->error.status == SG_OK;
}

#endif
