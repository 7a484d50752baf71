/* SPDX-License-Identifier: MIT */
/* No way to switch stacks. A kernel can still be left, if the C library can do that. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

#define SG_CONTEXT_UNSEEN_ inline

#if SG_HAVE_CONTEXT_ABORT
#include <setjmp.h>
struct sg_context_ {
    jmp_buf saved;
};

SG_NOINLINE void sg_context_enter_(sg_context_ *base, void (*run)(void *), void *arg) {
    if (setjmp(base->saved) == 0) run(arg);
}

SG_INLINE void sg_context_abort_(sg_context_ *from, sg_context_ *base) {
    (void)from;
    longjmp(base->saved, 1);
}
#else
struct sg_context_ {
    int unused;
};

SG_INLINE void sg_context_abort_(sg_context_ *from, sg_context_ *base) {
    (void)from;
    (void)base;
}
#endif

SG_INLINE void sg_context_make_(sg_context_ *c, void *stack, size_t bytes,
                                sg_context_entry_ entry) {
    (void)c;
    (void)stack;
    (void)bytes;
    (void)entry;
}

SG_INLINE void sg_context_switch_(sg_context_ *from, sg_context_ *to) {
    (void)from;
    (void)to;
}

SG_INLINE void sg_context_share_(sg_context_ *c, const sg_context_ *base) {
    (void)c;
    (void)base;
}

SG_INLINE void sg_context_release_(sg_context_ *c) {
    (void)c;
}
