/* SPDX-License-Identifier: MIT */
/* Stack switch for aarch64, AAPCS64. Saved: sp, pc, x19 to x29. The call-saved d8 to d15 are named
 * as clobbered, so that only a function which needs them pays. FPCR belongs to the thread. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

typedef struct {
    uintptr_t word[14]; /* sp, pc, x19 to x29 */
} sg_context_saved_;

SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    c->word[0] = ((uintptr_t)stack + bytes) & ~(uintptr_t)15;
    c->word[1] = pc;
    c->word[12] = 0; /* frame pointer: a backtrace ends here */
}

/* The guarded control stack would have to be switched as well. chkfeat clears the bit if it is on,
 * and does nothing on machines that have none. */
#define SG_CONTEXT_ASKS_
SG_INLINE int sg_context_allowed_(void) {
    register uintptr_t feature __asm__("x16") = 1;
    __asm__ __volatile__("hint #40" : "+r"(feature));
    return feature == 1;
}

/* x18 is an ordinary register on Linux, and belongs to the system elsewhere. */
#if defined(__linux__) && !defined(__ANDROID__)
#define SG_CONTEXT_X18_ , "x18"
#else
#define SG_CONTEXT_X18_
#endif

/* A br by x16 may land on the bti c of the entry; hint #36 is bti j. x30 is 0 so that a backtrace ends. */
SG_INLINE void sg_context_jump_(sg_context_saved_ *from_, const sg_context_saved_ *to_) {
    register sg_context_saved_ *from __asm__("x0") = from_;
    register const sg_context_saved_ *to __asm__("x1") = to_;
    __asm__ __volatile__("adr x3, 1f\n\t"
                         "mov x2, sp\n\t"
                         "stp x2, x3, [x0]\n\t"
                         "stp x19, x20, [x0, #16]\n\t"
                         "stp x21, x22, [x0, #32]\n\t"
                         "stp x23, x24, [x0, #48]\n\t"
                         "stp x25, x26, [x0, #64]\n\t"
                         "stp x27, x28, [x0, #80]\n\t"
                         "str x29, [x0, #96]\n\t"
                         "ldp x2, x16, [x1]\n\t"
                         "ldp x19, x20, [x1, #16]\n\t"
                         "ldp x21, x22, [x1, #32]\n\t"
                         "ldp x23, x24, [x1, #48]\n\t"
                         "ldp x25, x26, [x1, #64]\n\t"
                         "ldp x27, x28, [x1, #80]\n\t"
                         "ldr x29, [x1, #96]\n\t"
                         "mov sp, x2\n\t"
                         "mov x30, xzr\n\t"
                         "br x16\n"
                         "1: hint #36"
                         : "+r"(from), "+r"(to)
                         :
                         : "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12",
                           "x13", "x14", "x15", "x16", "x17", "x30", "cc", "memory",
                           SG_CONTEXT_32_("v"), SG_CONTEXT_16_("p") SG_CONTEXT_X18_);
}
