/* SPDX-License-Identifier: MIT */
/* Stack switch for s390x. Saved: r6 to r15 (r15 is sp), pc. The call-saved f8 to f15 are named as
 * clobbered. FPC belongs to the thread. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

typedef struct {
    uintptr_t word[11]; /* r6 to r15, pc */
} sg_context_saved_;

/* 160 bytes of register save area belong to the entry; the back chain is 0. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - 20;
    *sp = 0;
    c->word[5] = 0; /* r11, frame pointer */
    c->word[8] = 0; /* r14, return address */
    c->word[9] = (uintptr_t)sp;
    c->word[10] = pc;
}

SG_INLINE void sg_context_jump_(sg_context_saved_ *from_, const sg_context_saved_ *to_) {
    register sg_context_saved_ *from __asm__("r2") = from_;
    register const sg_context_saved_ *to __asm__("r3") = to_;
    __asm__ __volatile__("larl %%r1, 1f\n\t"
                         "stmg %%r6, %%r15, 0(%%r2)\n\t"
                         "stg %%r1, 80(%%r2)\n\t"
                         "lmg %%r6, %%r15, 0(%%r3)\n\t"
                         "lg %%r1, 80(%%r3)\n\t"
                         "br %%r1\n"
                         "1:"
                         : "+r"(from), "+r"(to)
                         :
                         : "r0", "r1", "r4", "r5", "cc", "memory", SG_CONTEXT_16_("f"),
                           "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25",
                           "v26", "v27", "v28", "v29", "v30", "v31");
}
