/* SPDX-License-Identifier: MIT */
/* Stack switch for riscv64 and riscv32, LP64, ILP32 and their floating-point variants. Saved: sp, pc, s0 to s11. The
 * call-saved fs0 to fs11 are named as clobbered. fcsr belongs to the thread. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

typedef struct {
    uintptr_t word[14]; /* sp, pc, s0 to s11 */
} sg_context_saved_;

SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    c->word[0] = ((uintptr_t)stack + bytes) & ~(uintptr_t)15;
    c->word[1] = pc;
    c->word[2] = 0; /* frame pointer */
}

#ifdef __riscv_flen
#define SG_CONTEXT_FLOATS_ \
    , SG_CONTEXT_8_("ft"), "ft8", "ft9", "ft10", "ft11", SG_CONTEXT_8_("fa"), SG_CONTEXT_8_("fs"), "fs8", "fs9", "fs10", "fs11"
#else
#define SG_CONTEXT_FLOATS_
#endif
#if defined(__riscv_vector) || SG_CLANG /* GCC knows the names only if there are vectors */
#define SG_CONTEXT_VECTORS_ , SG_CONTEXT_32_("v")
#else
#define SG_CONTEXT_VECTORS_
#endif
#ifdef __riscv_vector
#define SG_CONTEXT_VL_ , "vl", "vtype"
#else
#define SG_CONTEXT_VL_
#endif
#if __riscv_xlen == 64
#define SG_CONTEXT_STORE_ "sd"
#define SG_CONTEXT_LOAD_ "ld"
#define SG_CONTEXT_WORD_ "8"
#else
#define SG_CONTEXT_STORE_ "sw"
#define SG_CONTEXT_LOAD_ "lw"
#define SG_CONTEXT_WORD_ "4"
#endif
/* one instruction for one of the words */
#define SG_CONTEXT_ONE_(op, name, index, base) op " " name ", " index "*" SG_CONTEXT_WORD_ "(" base ")\n\t"
#define SG_CONTEXT_ALL_(op, base) \
    SG_CONTEXT_ONE_(op, "s0", "2", base) SG_CONTEXT_ONE_(op, "s1", "3", base) SG_CONTEXT_ONE_(op, "s2", "4", base) \
    SG_CONTEXT_ONE_(op, "s3", "5", base) SG_CONTEXT_ONE_(op, "s4", "6", base) SG_CONTEXT_ONE_(op, "s5", "7", base) \
    SG_CONTEXT_ONE_(op, "s6", "8", base) SG_CONTEXT_ONE_(op, "s7", "9", base) SG_CONTEXT_ONE_(op, "s8", "10", base) \
    SG_CONTEXT_ONE_(op, "s9", "11", base) SG_CONTEXT_ONE_(op, "s10", "12", base) SG_CONTEXT_ONE_(op, "s11", "13", base)

/* The jump goes by t2: one by ra or t0 would be taken for a return, and t2 needs no landing pad. */
SG_INLINE void sg_context_jump_(sg_context_saved_ *from_, const sg_context_saved_ *to_) {
    register sg_context_saved_ *from __asm__("a0") = from_;
    register const sg_context_saved_ *to __asm__("a1") = to_;
    __asm__ __volatile__("lla t2, 1f\n\t"
                         SG_CONTEXT_ONE_(SG_CONTEXT_STORE_, "sp", "0", "a0")
                         SG_CONTEXT_ONE_(SG_CONTEXT_STORE_, "t2", "1", "a0") SG_CONTEXT_ALL_(SG_CONTEXT_STORE_, "a0")
                         SG_CONTEXT_ONE_(SG_CONTEXT_LOAD_, "sp", "0", "a1")
                         SG_CONTEXT_ONE_(SG_CONTEXT_LOAD_, "t2", "1", "a1") SG_CONTEXT_ALL_(SG_CONTEXT_LOAD_, "a1")
                         "li ra, 0\n\t"
                         "jr t2\n"
                         "1:"
                         : "+r"(from), "+r"(to)
                         :
                         : "ra", "t0", "t1", "t2", "t3", "t4", "t5", "t6", "a2", "a3", "a4", "a5",
                           "a6", "a7", "memory" SG_CONTEXT_FLOATS_ SG_CONTEXT_VECTORS_
                           SG_CONTEXT_VL_);
}
