/* SPDX-License-Identifier: MIT */
/* Stack switch for x86-64, System V ABI. Saved: sp, pc, rbx, rbp, r12 to r15, one cache line.
 * MXCSR and the x87 control word are not saved: they belong to the thread, and take time to switch. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

typedef struct {
    uintptr_t word[8];
} sg_context_saved_;

/* The return address of the entry is 0, so that a backtrace ends there. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - 3;
    *sp = 0;
    c->word[0] = (uintptr_t)sp;
    c->word[1] = pc;
    c->word[3] = 0;
}

#define SG_CONTEXT_SAVE_(at, name) SG_CONTEXT_ASM_("movq %%" name ", " at "(%%rdi)", "mov [rdi + " at "], " name)
#define SG_CONTEXT_LOAD_(at, name) SG_CONTEXT_ASM_("movq " at "(%%rsi), %%" name, "mov " name ", [rsi + " at "]")
#define SG_CONTEXT_WORDS_(X) \
    X("0", "rsp") X("8", "rax") X("16", "rbx") X("24", "rbp") X("32", "r12") X("40", "r13") X("48", "r14") X("56", "r15")
#define SG_CONTEXT_SWITCH_ SG_CONTEXT_WORDS_(SG_CONTEXT_SAVE_) SG_CONTEXT_WORDS_(SG_CONTEXT_LOAD_)

#if SG_GCC && !defined(__AVX512F__)
/* GCC refuses the names of zmm16 to zmm31 and k0 to k7 here, yet a function of this translation
 * unit may use these registers by its target attribute. So the switch is a call, which the compiler knows to
 * clobber them. But it is left by a jump: a return would be predicted to go to the last call. */
__attribute__((SG_CONTEXT_NAKED_)) static void
sg_context_jump_(sg_context_saved_ *from, const sg_context_saved_ *to) {
    __asm__ __volatile__(SG_CONTEXT_ASM_("popq %%rax", "pop rax") SG_CONTEXT_SWITCH_
                         ".byte 0x3e\n\t" /* notrack */
                         SG_CONTEXT_ASM_("jmp *%%rax", "jmp rax")
                         :
                         :
                         : "memory");
    (void)from;
    (void)to;
}
#elif defined(__TINYC__)
/* TCC keeps nothing in registers from one statement to the next, and has no vector registers. This is a macro because
 * TCC inlines no function. */
#define sg_context_jump_(from, to) \
    do { \
        sg_context_saved_ *from_ = (from); \
        const sg_context_saved_ *to_ = (to); \
        __asm__ __volatile__("leaq 1f(%%rip), %%rax\n\t" SG_CONTEXT_SWITCH_ \
                             "jmp *%%rax\n1:" : "+D"(from_), "+S"(to_) : : "rax", "memory"); \
    } while (0)
#else
#if defined(__APX_F__) || (SG_CLANG && __clang_major__ >= 18)
#define SG_CONTEXT_APX_ \
    , "r16", "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25", "r26", "r27", "r28", \
        "r29", "r30", "r31"
#else
#define SG_CONTEXT_APX_
#endif
#define SG_CONTEXT_VECTORS_ \
    "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)", SG_CONTEXT_8_("mm"), SG_CONTEXT_32_("xmm"), SG_CONTEXT_8_("k")
SG_INLINE void sg_context_jump_(sg_context_saved_ *from, const sg_context_saved_ *to) {
    __asm__ __volatile__(SG_CONTEXT_ASM_("leaq 1f(%%rip), %%rax", "lea rax, [rip + 1f]")
                         SG_CONTEXT_SWITCH_ SG_CONTEXT_ASM_("jmp *%%rax", "jmp rax")
                         "1: .byte 0xf3, 0x0f, 0x1e, 0xfa" /* endbr64 */
                         : "+D"(from), "+S"(to)
                         :
                         : "rax", "rcx", "rdx", "r8", "r9", "r10", "r11", "cc", "memory",
                           SG_CONTEXT_VECTORS_ SG_CONTEXT_APX_);
}
#endif
