/* SPDX-License-Identifier: MIT */
/* Stack switch for Thumb-1, AAPCS: Cortex-M0, M0+, M1 and M23. They have no ARM code, and their instructions reach r8 to
 * r11 only by moves. Saved: pc, sp, r4 to r11. There are no floating-point registers. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

typedef struct {
    uintptr_t word[10]; /* pc, sp, r4 to r11 */
} sg_context_saved_;

SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    c->word[0] = pc;
    c->word[1] = ((uintptr_t)stack + bytes) & ~(uintptr_t)7;
    c->word[5] = 0; /* r7 and r11, frame pointers */
    c->word[9] = 0;
}

/* At the jump r0 and r1 must be as they were, since they are the arguments of an entry. Bit 0 of pc makes bx stay in Thumb. GCC
 * takes the text for the older syntax unless told otherwise; afterwards it sets the syntax that it needs itself. */
SG_INLINE void sg_context_jump_(sg_context_saved_ *from_, const sg_context_saved_ *to_) {
    register sg_context_saved_ *from __asm__("r0") = from_;
    register const sg_context_saved_ *to __asm__("r1") = to_;
    __asm__ __volatile__(".syntax unified\n\t"
                         "adr r2, 1f\n\t"
                         "adds r2, #1\n\t"
                         "mov r3, sp\n\t"
                         "stmia r0!, {r2, r3, r4, r5, r6, r7}\n\t"
                         "mov r4, r8\n\t"
                         "mov r5, r9\n\t"
                         "mov r6, r10\n\t"
                         "mov r7, r11\n\t"
                         "stmia r0!, {r4, r5, r6, r7}\n\t"
                         "subs r0, #40\n\t"
                         "adds r1, #24\n\t"
                         "ldmia r1!, {r4, r5, r6, r7}\n\t"
                         "mov r8, r4\n\t"
                         "mov r9, r5\n\t"
                         "mov r10, r6\n\t"
                         "mov r11, r7\n\t"
                         "subs r1, #40\n\t"
                         "ldmia r1!, {r2, r3, r4, r5, r6, r7}\n\t"
                         "subs r1, #24\n\t"
                         "mov sp, r3\n\t"
                         "movs r3, #0\n\t"
                         "mov lr, r3\n\t"
                         "bx r2\n\t"
                         ".p2align 2\n"
                         "1:"
                         : "+r"(from), "+r"(to)
                         :
                         : "r2", "r3", "r12", "lr", "cc", "memory");
}
