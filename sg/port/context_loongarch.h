/* SPDX-License-Identifier: MIT */
/* Stack switch for LoongArch of 64 bits. Saved: sp, pc, fp, s0 to s8. The call-saved fs0 to fs7 are named as clobbered. fcsr
 * belongs to the thread. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

typedef struct {
    uintptr_t word[12]; /* sp, pc, fp, s0 to s8 */
} sg_context_saved_;

SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    c->word[0] = ((uintptr_t)stack + bytes) & ~(uintptr_t)15;
    c->word[1] = pc;
    c->word[2] = 0; /* frame pointer */
}

/* one instruction for one of the words; t0 is r12, fp r22, and s0 to s8 are r23 to r31 */
#define SG_CONTEXT_ONE_(op, name, byte, base) op ".d $" name ", $" base ", " byte "\n\t"
#define SG_CONTEXT_ALL_(op, base) \
    SG_CONTEXT_ONE_(op, "r3", "0", base) SG_CONTEXT_ONE_(op, "r12", "8", base) SG_CONTEXT_ONE_(op, "r22", "16", base) \
    SG_CONTEXT_ONE_(op, "r23", "24", base) SG_CONTEXT_ONE_(op, "r24", "32", base) SG_CONTEXT_ONE_(op, "r25", "40", base) \
    SG_CONTEXT_ONE_(op, "r26", "48", base) SG_CONTEXT_ONE_(op, "r27", "56", base) SG_CONTEXT_ONE_(op, "r28", "64", base) \
    SG_CONTEXT_ONE_(op, "r29", "72", base) SG_CONTEXT_ONE_(op, "r30", "80", base) SG_CONTEXT_ONE_(op, "r31", "88", base)

SG_INLINE void sg_context_jump_(sg_context_saved_ *from_, const sg_context_saved_ *to_) {
    register sg_context_saved_ *from __asm__("$r4") = from_;
    register const sg_context_saved_ *to __asm__("$r5") = to_;
    __asm__ __volatile__("la.local $r12, 1f\n\t"
                         SG_CONTEXT_ALL_("st", "r4") SG_CONTEXT_ALL_("ld", "r5")
                         "move $r1, $r0\n\t"
                         "jr $r12\n"
                         "1:"
                         : "+r"(from), "+r"(to)
                         :
                         : "$r1", "$r6", "$r7", "$r8", "$r9", "$r10", "$r11", "$r12", "$r13", "$r14", "$r15", "$r16", "$r17", "$r18",
                           "$r19", "$r20", "memory", SG_CONTEXT_32_("$f"), SG_CONTEXT_8_("$fcc"));
}
