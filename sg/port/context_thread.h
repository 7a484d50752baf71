/* SPDX-License-Identifier: MIT */
/* Contexts as threads that take turns, for machines that have threads but no other way to switch.
 * A switch is a wake and a sleep, and takes some microseconds. Thread-local variables differ from context to
 * context, and the stack that is passed to make is not used.
 *
 * An abandoned thread stays where it sleeps until its context is made again or released; then it
 * leaves by longjmp for where it began, and begins anew at the next switch, or ends. Not by pthread_exit, which C++ sees as an exception
 * on its way through the kernel: a handler of all that does not throw again ends the program. Nor can
 * the thread that called enter be unwound by another one: it is woken, and leaves by longjmp, too. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

#include <setjmp.h>
#include <stdlib.h>

#include "modes.h"
#include "thread.h"

#define SG_CONTEXT_UNSEEN_ inline

enum { SG_CONTEXT_SLEEP_, SG_CONTEXT_GO_, SG_CONTEXT_ABORT_, SG_CONTEXT_END_ };

struct sg_context_ {
    sg_park_ turn; /* what it must do */
    sg_thread_ thread;
    sg_context_entry_ entry;
    sg_context_ *from; /* the one that switched here */
    sg_context_ *base; /* the one whose thread this is on, if not its own */
    sg_context_ *asleep; /* in a base: the context as which its thread sleeps */
    bool parked, threaded, started;
    bool again; /* its thread leaves what it was in and begins anew when it is woken */
    uint64_t modes; /* of the thread that switched here: they go with it, as they do where stacks are switched */
    long process; /* that the thread is of, or in a base, that entered it: a forked one has not the thread */
    jmp_buf saved; /* where its thread began, or of a base, where it was entered */
};

SG_INLINE void sg_context_turn_(sg_context_ *c, uint32_t what) {
    sg_atomic_store_u32(&c->turn.word, what, sg_memory_order_release);
    sg_park_wake_(&c->turn, false);
}

/* sleeps until it is this context's turn again */
SG_NOINLINE void sg_context_sleep_(sg_context_ *c) {
    uint32_t what;
    while ((what = sg_atomic_load_u32(&c->turn.word, sg_memory_order_acquire)) ==
           SG_CONTEXT_SLEEP_) {
        sg_park_wait_(&c->turn, SG_CONTEXT_SLEEP_);
    }
    if (what == SG_CONTEXT_ABORT_) longjmp(c->base->saved, 1);
    if (what == SG_CONTEXT_END_) longjmp(c->saved, 1);
    sg_atomic_store_u32(&c->turn.word, SG_CONTEXT_SLEEP_, sg_memory_order_relaxed);
    sg_modes_set_(c->modes);
    if (c->again) {
        c->again = false;
        longjmp(c->saved, 2);
    }
}

static inline void sg_context_begin_(void *context) {
    sg_context_ *c = (sg_context_ *)context;
    switch (setjmp(c->saved)) {
    case 1: return;
    case 0: sg_context_sleep_(c);
    }
    c->entry(c->from, c);
}

SG_INLINE void sg_context_park_(sg_context_ *c) {
    if (!c->parked) c->parked = sg_park_init_(&c->turn, SG_CONTEXT_SLEEP_) == SG_OK;
}

/* Ends the thread of a context, wherever it sleeps. */
SG_NOINLINE void sg_context_end_(sg_context_ *c) {
    if (!c->threaded) return;
    sg_context_turn_(c, SG_CONTEXT_END_);
    sg_thread_join_(&c->thread);
    c->threaded = false;
}

SG_INLINE void sg_context_own_(sg_context_ *c) {
    const long process = sg_process_id_();
    if (c->threaded && c->process != process) c->threaded = c->parked = c->started = c->again = false;
    c->process = process;
}

SG_NOINLINE void sg_context_make_(sg_context_ *c, void *stack, size_t bytes,
                                  sg_context_entry_ entry) {
    (void)stack;
    (void)bytes;
    sg_context_own_(c);
    c->again |= c->started;
    c->started = false;
    c->entry = entry;
    c->base = NULL;
    sg_context_park_(c);
    if (c->threaded) return;
    c->again = false;
    sg_atomic_store_u32(&c->turn.word, SG_CONTEXT_SLEEP_, sg_memory_order_relaxed);
    c->threaded = sg_thread_create_(&c->thread, sg_context_begin_, c) == SG_OK;
}

/* false if the thread could not be started */
#define sg_context_made_(c) ((c)->threaded)

/* A child that was forked inside a kernel has the thread that called fork, and no other sub-group's: nobody would ever wake it. Nor may it
 * start threads, says POSIX. */
SG_INLINE bool sg_context_lost_(const sg_context_ *c, long process) { return c->threaded && c->process != process; }
SG_NOINLINE void sg_context_end_child_(void) {
#if SG_HAVE_POSIX
    static const char text[] = "sg: a child that was forked inside a kernel cannot go on with it: sub-groups are threads here (SG_CONTEXT 3)\n";
    const ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
    (void)written;
#endif
    abort();
}
SG_NOINLINE void sg_context_stop_lost_(const sg_context_ *from, const sg_context_ *to) {
    const long process = sg_process_id_();
    if (sg_context_lost_(from, process) || sg_context_lost_(to, process)) sg_context_end_child_();
}
SG_INLINE void sg_context_stop_child_(const sg_context_ *base) {
    if (base->process != sg_process_id_()) sg_context_end_child_();
}

SG_NOINLINE void sg_context_switch_(sg_context_ *from, sg_context_ *to) {
    if (from == to) return;
    sg_context_stop_lost_(from, to);
    sg_context_park_(from);
    if (from->base) from->base->asleep = from;
    to->from = from;
    to->modes = sg_modes_get_();
    to->started = true;
    sg_context_turn_(to, SG_CONTEXT_GO_);
    sg_context_sleep_(from);
}

SG_NOINLINE void sg_context_abort_(sg_context_ *from, sg_context_ *base) {
    if (from->base == base) longjmp(base->saved, 1);
    sg_context_stop_lost_(from, base);
    sg_context_park_(from);
    sg_context_turn_(base->asleep, SG_CONTEXT_ABORT_);
    sg_context_sleep_(from);
}

SG_NOINLINE void sg_context_enter_(sg_context_ *base, void (*run)(void *), void *arg) {
    base->asleep = NULL;
    base->process = sg_process_id_();
    if (setjmp(base->saved) == 0) run(arg);
    if (base->asleep && base->asleep->parked) {
        sg_atomic_store_u32(&base->asleep->turn.word, SG_CONTEXT_SLEEP_, sg_memory_order_relaxed);
    }
}

SG_INLINE void sg_context_share_(sg_context_ *c, sg_context_ *base) {
    c->base = base;
}

SG_INLINE void sg_context_release_(sg_context_ *c) {
    sg_context_own_(c);
    sg_context_end_(c);
    if (c->parked) sg_park_destroy_(&c->turn);
    c->parked = c->started = false;
}
