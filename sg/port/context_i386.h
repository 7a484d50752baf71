/* SPDX-License-Identifier: MIT */
/* Stack switch for i386, System V ABI. Saved: sp, pc, ebx, ebp, esi, edi. The arguments of the switch are in
 * registers, but an ordinary function has them on the stack. So a fresh stack begins in a function that takes
 * them in registers. The x87 and SSE modes belong to the thread. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

#define SG_CONTEXT_DIRECT_ 0
#define SG_CONTEXT_FIRST_ABI_ __attribute__((regparm(2)))

typedef struct {
    uintptr_t word[6];
} sg_context_saved_;

/* The return address of the first function is 0, so that a backtrace ends there. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - 5;
    *sp = 0;
    c->word[0] = (uintptr_t)sp;
    c->word[1] = pc;
    c->word[3] = 0;
}

#define SG_CONTEXT_SAVE_(at, name) SG_CONTEXT_ASM_("movl %%" name ", " at "(%%eax)", "mov [eax + " at "], " name)
#define SG_CONTEXT_LOAD_(at, name) SG_CONTEXT_ASM_("movl " at "(%%edx), %%" name, "mov " name ", [edx + " at "]")
#define SG_CONTEXT_WORDS_(X) X("0", "esp") X("4", "ecx") X("8", "ebx") X("12", "ebp") X("16", "esi") X("20", "edi")
#define SG_CONTEXT_SWITCH_ \
    SG_CONTEXT_WORDS_(SG_CONTEXT_SAVE_) SG_CONTEXT_WORDS_(SG_CONTEXT_LOAD_) \
    ".byte 0x3e\n\t" /* notrack */ \
    SG_CONTEXT_ASM_("jmp *%%ecx", "jmp ecx")

#if SG_GCC && !defined(__AVX512F__)
/* A call, since GCC refuses the names of k0 to k7 here: see context_x86_64.h. Its arguments are on
 * the stack, because at -O0 GCC 12 puts a load of the GOT's address into eax before the text of a naked
 * function. */
__attribute__((SG_CONTEXT_NAKED_, regparm(0))) static void
sg_context_jump_(sg_context_saved_ *from, const sg_context_saved_ *to) {
    __asm__ __volatile__(SG_CONTEXT_ASM_("popl %%ecx", "pop ecx")
                         SG_CONTEXT_ASM_("movl (%%esp), %%eax", "mov eax, [esp]")
                         SG_CONTEXT_ASM_("movl 4(%%esp), %%edx", "mov edx, [esp + 4]")
                         SG_CONTEXT_SWITCH_
                         :
                         :
                         : "memory");
    (void)from;
    (void)to;
}
#else
SG_INLINE void sg_context_jump_(sg_context_saved_ *from, const sg_context_saved_ *to) {
    __asm__ __volatile__("call 2f\n"
                         "2:\t" SG_CONTEXT_ASM_("popl %%ecx", "pop ecx")
                         SG_CONTEXT_ASM_("leal 1f-2b(%%ecx), %%ecx", "lea ecx, [ecx + (1f-2b)]")
                         SG_CONTEXT_SWITCH_ "1:"
                         : "+a"(from), "+d"(to)
                         :
                         : "ecx", "cc", "memory", "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)",
                           SG_CONTEXT_8_("mm"), SG_CONTEXT_8_("xmm"), SG_CONTEXT_8_("k"));
}
#endif
