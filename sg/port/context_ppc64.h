/* SPDX-License-Identifier: MIT */
/* Stack switch for POWER of 64 bits, ELFv2 and ELFv1. Saved: r1, pc, and r2, r30, r31, which compilers
 * keep for the table of contents, a base and a frame pointer. The other call-saved registers are named as
 * clobbered, so that only a function that needs them pays. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

/* A function with a switch keeps 18 registers of each kind: with vectors, frames are twice as large as elsewhere. */
#ifdef __VSX__
#define SG_CONTEXT_FRAMES_ 2
#endif

typedef struct {
    uintptr_t word[5]; /* r1, pc, r2, r30, r31 */
} sg_context_saved_;

/* Some bytes of frame belong to the entry: 32, or by ELFv1 112; the back chain is 0. With ELFv2 the entry makes r2 out of r12; with ELFv1 a
 * pointer to it is that of a pair, its address and its r2. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - (_CALL_ELF == 2 ? 4 : 14);
    *sp = 0;
    c->word[0] = (uintptr_t)sp;
#if _CALL_ELF == 2
    c->word[1] = pc;
#else
    __asm__("" : "+r"(pc)); /* GCC leaves out a function of which it sees only that its bytes are read */
    c->word[1] = ((const uintptr_t *)pc)[0];
    c->word[2] = ((const uintptr_t *)pc)[1];
#endif
}

/* bcl 20,31 is the form of asking for the pc that does not disturb return prediction. */
SG_INLINE void sg_context_jump_(sg_context_saved_ *from_, const sg_context_saved_ *to_) {
    register sg_context_saved_ *from __asm__("r3") = from_;
    register const sg_context_saved_ *to __asm__("r4") = to_;
    __asm__ __volatile__("bcl 20, 31, 2f\n"
                         "2:\tmflr 12\n\t"
                         "addi 12, 12, 1f-2b\n\t"
                         "std 1, 0(3)\n\t"
                         "std 12, 8(3)\n\t"
                         "std 2, 16(3)\n\t"
                         "std 30, 24(3)\n\t"
                         "std 31, 32(3)\n\t"
                         "ld 1, 0(4)\n\t"
                         "ld 12, 8(4)\n\t"
                         "ld 2, 16(4)\n\t"
                         "ld 30, 24(4)\n\t"
                         "ld 31, 32(4)\n\t"
                         "li 0, 0\n\t"
                         "mtlr 0\n\t"
                         "mtctr 12\n\t"
                         "bctr\n"
                         "1:"
                         : "+r"(from), "+r"(to)
                         :
                         : "r0", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r14", "r15",
                           "r16", "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25",
                           "r26", "r27", "r28", "r29", "lr", "ctr", "xer",
                           SG_CONTEXT_8_("cr"), "memory", SG_CONTEXT_32_("fr"), SG_CONTEXT_32_("v"));
}
