/* SPDX-License-Identifier: MIT */
/* Stack switch for POWER, ELFv2 (little endian, and big endian where it is used). Saved: r1, pc,
 * r2, r30, r31, which compilers keep for the table of contents, a base and a frame pointer; the
 * other call-saved registers are named as clobbered, so that only a function which needs them
 * pays. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

typedef struct {
    uintptr_t word[5]; /* r1, pc, r2, r30, r31 */
} sg_context_saved_;

/* 32 bytes of frame belong to the entry; the back chain is 0. The entry makes r2 out of r12. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - 4;
    *sp = 0;
    c->word[0] = (uintptr_t)sp;
    c->word[1] = pc;
}

/* bcl 20,31 is the way to ask for the pc that return prediction leaves alone. */
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
                           "r26", "r27", "r28", "r29", "lr", "ctr", "xer", "cr0", "cr1", "cr2",
                           "cr3", "cr4", "cr5", "cr6", "cr7", "memory", "fr0", "fr1", "fr2",
                           "fr3", "fr4", "fr5", "fr6", "fr7", "fr8", "fr9", "fr10", "fr11",
                           "fr12", "fr13", "fr14", "fr15", "fr16", "fr17", "fr18", "fr19", "fr20",
                           "fr21", "fr22", "fr23", "fr24", "fr25", "fr26", "fr27", "fr28", "fr29",
                           "fr30", "fr31", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8",
                           "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18",
                           "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28",
                           "v29", "v30", "v31");
}
