/* SPDX-License-Identifier: MIT */
/* Stack switch for 32-bit arm, AAPCS, in ARM and Thumb-2. Saved: pc, sp, r4 to r11, among them the
 * frame pointer of either mode. The call-saved d8 to d15 are named as clobbered. */
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

#ifdef __thumb__
#define SG_CONTEXT_PC_ "adr.w r2, 1f\n\torr r2, r2, #1\n\t" /* bit 0 makes bx stay in Thumb */
#else
#define SG_CONTEXT_PC_ "adr r2, 1f\n\t"
#endif
#if SG_CLANG /* it would warn of d16 to d31, which are named even if the target lacks them: a function's own target may have them */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Winline-asm"
#endif
SG_INLINE void sg_context_jump_(sg_context_saved_ *from_, const sg_context_saved_ *to_) {
    register sg_context_saved_ *from __asm__("r0") = from_;
    register const sg_context_saved_ *to __asm__("r1") = to_;
    __asm__ __volatile__(SG_CONTEXT_PC_
                         "mov r3, sp\n\t"
                         "stmia r0, {r2, r3, r4, r5, r6, r7, r8, r9, r10, r11}\n\t"
                         "ldmia r1, {r2, r3, r4, r5, r6, r7, r8, r9, r10, r11}\n\t"
                         "mov sp, r3\n\t"
                         "mov lr, #0\n\t"
                         "bx r2\n\t"
                         ".p2align 2\n"
                         "1:"
                         : "+r"(from), "+r"(to)
                         :
                         : "r2", "r3", "r12", "lr", "cc", "memory", SG_CONTEXT_32_("d"));
}
#if SG_CLANG
#pragma clang diagnostic pop
#endif
