/* SPDX-License-Identifier: MIT */
/* The functions of context.h for builds with the address or thread sanitizer, which keep track of stacks.
 *
 * The address sanitizer keeps a fake stack for each stack. The fake stack of an abandoned stack is passed on when
 * the stack is made again, and released by one last visit.
 *
 * The thread sanitizer sees a fiber for each context that is made. A fiber is ordered after its making, and after nothing
 * else. So what one sub-group wrote and another reads needs the barrier's release and acquire. Whoever
 * makes a context again on a used stack must say that its memory is new, or order the two:
 * stack.h. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

#include <string.h>

#if SG_ASAN
#include <sanitizer/asan_interface.h>
#else
#include <sanitizer/tsan_interface.h>
#endif

typedef struct sg_context_stack_ {
    void *fake;
    const void *bottom;
    size_t bytes;
} sg_context_stack_;

struct sg_context_ {
    sg_context_saved_ saved; /* first: its address is the context's, in the assembly */
    sg_context_entry_ entry;
    sg_context_ *previous;           /* the one that switched here */
    sg_context_ *base;               /* the one whose stack this is on, if not its own */
    sg_context_stack_ own;
    void *fiber;
    int made;
};

#if SG_ASAN
static inline sg_context_stack_ *sg_context_stack_of_(sg_context_ *c) {
    return c->base ? &c->base->own : &c->own;
}

/* We are back, from me->previous. The size of that one's stack may be known to the sanitizer only. */
SG_CONTEXT_UNSEEN_ static void sg_context_arrive_(sg_context_ *me) {
    sg_context_stack_ *mine = sg_context_stack_of_(me), *other = sg_context_stack_of_(me->previous);
    if (mine != other) __sanitizer_finish_switch_fiber(mine->fake, &other->bottom, &other->bytes);
}

SG_CONTEXT_UNSEEN_ static void sg_context_leave_(sg_context_ *from, sg_context_ *to, int last) {
    sg_context_stack_ *mine = sg_context_stack_of_(from), *next = sg_context_stack_of_(to);
    to->previous = from;
    if (mine != next) {
        __sanitizer_start_switch_fiber(last ? NULL : &mine->fake, next->bottom, next->bytes);
        if (last) mine->fake = NULL;
    }
}
#else
SG_CONTEXT_UNSEEN_ static void sg_context_arrive_(sg_context_ *me) {
    (void)me;
}

SG_CONTEXT_UNSEEN_ static void sg_context_leave_(sg_context_ *from, sg_context_ *to, int ordered) {
    from->fiber = __tsan_get_current_fiber();
    if (from != to) {
        __tsan_switch_to_fiber(to->fiber, ordered ? 0 : __tsan_switch_to_fiber_no_sync);
    }
}
#endif

SG_CONTEXT_UNSEEN_ static SG_CONTEXT_FIRST_ABI_ void sg_context_first_(sg_context_ *from,
                                                                       sg_context_ *to) {
#if SG_ASAN
    int again = to->own.fake != NULL;
    sg_context_arrive_(to);
    if (again) __asan_handle_no_return(); /* frees the frames that were abandoned */
#endif
    to->entry(from, to);
}

SG_CONTEXT_UNSEEN_ static void sg_context_switch_(sg_context_ *from, sg_context_ *to) {
    sg_context_leave_(from, to, 0);
    sg_context_jump_(&from->saved, &to->saved);
    sg_context_arrive_(from);
}

SG_CONTEXT_UNSEEN_ static void sg_context_abort_(sg_context_ *from, sg_context_ *base) {
    sg_context_leave_(from, base, SG_TSAN);
    sg_context_jump_(&from->saved, &base->saved);
}

SG_CONTEXT_UNSEEN_ static void sg_context_make_(sg_context_ *c, void *stack, size_t bytes,
                                                sg_context_entry_ entry) {
#if SG_ASAN
    __asan_unpoison_memory_region(stack, bytes);
    c->own.bottom = stack;
    c->own.bytes = bytes;
    c->base = NULL;
#else
    if (c->made) __tsan_destroy_fiber(c->fiber);
    c->fiber = __tsan_create_fiber(0);
#endif
    c->made = 1;
    c->entry = entry;
    sg_context_fresh_(&c->saved, stack, bytes, (uintptr_t)sg_context_first_);
}

/* After an abort, the functions that were left never tell the sanitizer of their end. So for the thread sanitizer run has a fiber of
 * its own, and for the address sanitizer the dead frames are cleaned up here. */
SG_CONTEXT_UNSEEN_ static void sg_context_enter_(sg_context_ *base, void (*run)(void *),
                                                 void *arg) {
    void (*volatile call)(void *) = run; /* a pointer, so that run is not inlined: it needs a frame of its own */
    volatile int again = 0;
#if SG_ASAN
    base->base = NULL;
    /* how to ask for the bounds of this stack: pretend to leave it, twice */
    __sanitizer_start_switch_fiber(&base->own.fake, base, 1);
    __sanitizer_finish_switch_fiber(base->own.fake, &base->own.bottom, &base->own.bytes);
    __sanitizer_start_switch_fiber(&base->own.fake, base->own.bottom, base->own.bytes);
    __sanitizer_finish_switch_fiber(base->own.fake, NULL, NULL);
#else
    void *inner = __tsan_create_fiber(0);
    void *outer = __tsan_get_current_fiber();
#endif
    sg_context_leave_(base, base, 0);
    SG_CONTEXT_MARK_(&base->saved);
    sg_context_arrive_(base);
    if (!again) {
        again = 1;
#if SG_TSAN
        __tsan_switch_to_fiber(inner, 0);
#endif
        call(arg);
        again = 2;
#if SG_TSAN
        __tsan_switch_to_fiber(outer, 0);
#endif
    }
#if SG_TSAN
    __tsan_destroy_fiber(inner);
#else
    if (again == 1) {
        const char *here = (const char *)__builtin_frame_address(0);
        const char *bottom = (const char *)base->own.bottom;
        __asan_unpoison_memory_region(bottom, (size_t)(here - bottom));
        __asan_handle_no_return();
    }
#endif
}

SG_INLINE void sg_context_share_(sg_context_ *c, sg_context_ *base) {
    c->base = base;
}

#if SG_ASAN
SG_CONTEXT_UNSEEN_ static void sg_context_last_visit_(sg_context_ *from, sg_context_ *to) {
    sg_context_leave_(to, from, 1);
    sg_context_jump_(&to->saved, &from->saved);
}
#endif

SG_CONTEXT_UNSEEN_ static void sg_context_release_(sg_context_ *c) {
#if SG_ASAN
    if (c->own.fake) {
        sg_context_ here;
        memset(&here, 0, sizeof here);
        sg_context_make_(c, (void *)(uintptr_t)c->own.bottom, c->own.bytes, sg_context_last_visit_);
        sg_context_switch_(&here, c);
    }
    __asan_unpoison_memory_region(c->own.bottom, c->own.bytes);
#else
    if (c->made) __tsan_destroy_fiber(c->fiber);
#endif
    c->made = 0;
}
