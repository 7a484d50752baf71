/* SPDX-License-Identifier: MIT */
/* Stack switch by the C library, for machines without a backend of their own. It also switches the signal
 * mask, by a system call, so it is far slower than assembly. jump and mark are macros, because a function would
 * have returned by the time its context goes on. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

#include <ucontext.h>

#define SG_CONTEXT_DIRECT_ 0
#define SG_CONTEXT_FIRST_ABI_

typedef struct sg_context_saved_ {
    struct sg_context_saved_ *previous;
    uintptr_t pc;
    ucontext_t state;
} sg_context_saved_;

#define sg_context_jump_(from, to) \
    ((to)->previous = (from), (void)swapcontext(&(from)->state, &(to)->state))
#define SG_CONTEXT_MARK_(c) ((void)getcontext(&(c)->state))

/* makecontext passes ints; a pointer takes two of them. */
SG_CONTEXT_UNSEEN_ static void sg_context_begin_(unsigned hi, unsigned lo) {
    sg_context_saved_ *c = (sg_context_saved_ *)(((uintptr_t)hi << 16 << 16) | lo);
    void (*first)(sg_context_ *, sg_context_ *) = (void (*)(sg_context_ *, sg_context_ *))c->pc;
    first((sg_context_ *)c->previous, (sg_context_ *)c);
}

SG_CONTEXT_UNSEEN_ static void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes,
                                                 uintptr_t pc) {
    c->pc = pc;
    getcontext(&c->state);
    c->state.uc_link = NULL;
    c->state.uc_stack.ss_sp = stack;
    c->state.uc_stack.ss_size = bytes;
    makecontext(&c->state, (void (*)(void))sg_context_begin_, 2,
                (unsigned)((uintptr_t)c >> 16 >> 16), (unsigned)(uintptr_t)c);
}
