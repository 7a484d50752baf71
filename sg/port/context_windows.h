/* SPDX-License-Identifier: MIT */
/* Stack switch for Windows on x86. Saved are sp, pc and the call-saved registers; in the 64-bit ABI these include rsi, rdi
 * and xmm6 to xmm15. Also saved is what the thread's block says about the stack: its base, the end of its committed pages
 * and its lowest byte. Windows needs these to find handlers of exceptions, and to grow the thread's own stack when a guard page is
 * touched. The head of the chain of handlers is saved as well: 32 bits have such a chain, and Wine keeps one of its own there. The
 * x87 and SSE modes belong to the thread.
 *
 * The switch is a call, so that the compiler knows that it clobbers everything else. But it is left by a jump: a return would be
 * predicted to go to the last call. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

#if SG_CLANG
#define SG_CONTEXT_HERE_ __attribute__((naked, noinline, unused)) static
#define SG_CONTEXT_TAKE_(from, to)
#else
#define SG_CONTEXT_HERE_ __attribute__((SG_CONTEXT_NAKED_)) static
#define SG_CONTEXT_TAKE_(from, to) (void)(from), (void)(to);
#endif

#ifdef __x86_64__

typedef struct {
    uintptr_t word[10], base, limit, lowest, handlers;
    unsigned char xmm[10][16];
} sg_context_saved_;

/* The return address of the entry is 0. Above it the ABI wants room for the four arguments in registers. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - 5;
    *sp = 0;
    c->word[0] = (uintptr_t)sp;
    c->word[1] = pc;
    c->word[3] = 0;
    c->base = (uintptr_t)stack + bytes;
    c->limit = c->lowest = (uintptr_t)stack;
    c->handlers = ~(uintptr_t)0;
}

/* legacy SSE instructions between those of AVX can be slow */
#ifdef __AVX__
#define SG_CONTEXT_MOVUPS_ "vmovups"
#else
#define SG_CONTEXT_MOVUPS_ "movups"
#endif
#define SG_CONTEXT_SAVE_(at, name) SG_CONTEXT_ASM_("movq %%" name ", " at "(%%rcx)", "mov [rcx + " at "], " name)
#define SG_CONTEXT_LOAD_(at, name) SG_CONTEXT_ASM_("movq " at "(%%rdx), %%" name, "mov " name ", [rdx + " at "]")
#define SG_CONTEXT_SAVE_XMM_(at, name) \
    SG_CONTEXT_ASM_(SG_CONTEXT_MOVUPS_ " %%" name ", " at "(%%rcx)", SG_CONTEXT_MOVUPS_ " [rcx + " at "], " name)
#define SG_CONTEXT_LOAD_XMM_(at, name) \
    SG_CONTEXT_ASM_(SG_CONTEXT_MOVUPS_ " " at "(%%rdx), %%" name, SG_CONTEXT_MOVUPS_ " " name ", [rdx + " at "]")
#define SG_CONTEXT_SAVE_BLOCK_(at, field) \
    SG_CONTEXT_ASM_("movq %%gs:" field ", %%r8", "mov r8, gs:[" field "]") SG_CONTEXT_SAVE_(at, "r8")
#define SG_CONTEXT_LOAD_BLOCK_(at, field) \
    SG_CONTEXT_LOAD_(at, "r8") SG_CONTEXT_ASM_("movq %%r8, %%gs:" field, "mov gs:[" field "], r8")
#define SG_CONTEXT_WORDS_(X) \
    X("0", "rsp") X("8", "rax") X("16", "rbx") X("24", "rbp") X("32", "rsi") X("40", "rdi") \
    X("48", "r12") X("56", "r13") X("64", "r14") X("72", "r15")
#define SG_CONTEXT_BLOCK_(X) X("80", "0x8") X("88", "0x10") X("96", "0x1478") X("104", "0x0")
#define SG_CONTEXT_XMM_(X) \
    X("112", "xmm6") X("128", "xmm7") X("144", "xmm8") X("160", "xmm9") X("176", "xmm10") \
    X("192", "xmm11") X("208", "xmm12") X("224", "xmm13") X("240", "xmm14") X("256", "xmm15")

SG_CONTEXT_HERE_ void sg_context_jump_(sg_context_saved_ *from, const sg_context_saved_ *to) {
    __asm__ __volatile__(SG_CONTEXT_ASM_("popq %%rax", "pop rax")
                         SG_CONTEXT_WORDS_(SG_CONTEXT_SAVE_)
                         SG_CONTEXT_BLOCK_(SG_CONTEXT_SAVE_BLOCK_)
                         SG_CONTEXT_XMM_(SG_CONTEXT_SAVE_XMM_)
                         SG_CONTEXT_XMM_(SG_CONTEXT_LOAD_XMM_)
                         SG_CONTEXT_BLOCK_(SG_CONTEXT_LOAD_BLOCK_)
                         SG_CONTEXT_WORDS_(SG_CONTEXT_LOAD_)
                         ".byte 0x3e\n\t" /* notrack */
                         SG_CONTEXT_ASM_("jmp *%%rax", "jmp rax")
                         :
                         :
                         : "memory");
    SG_CONTEXT_TAKE_(from, to)
}

#else

/* A fresh stack begins in a function that takes its arguments in registers, where the switch has them. */
#define SG_CONTEXT_DIRECT_ 0
#define SG_CONTEXT_FIRST_ABI_ __attribute__((regparm(2)))

typedef struct {
    uintptr_t word[6], handlers, base, limit, lowest;
} sg_context_saved_;

/* handlers: the chain is empty; its end is -1. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - 5;
    *sp = 0;
    c->word[0] = (uintptr_t)sp;
    c->word[1] = pc;
    c->word[3] = 0;
    c->handlers = ~(uintptr_t)0;
    c->base = (uintptr_t)stack + bytes;
    c->limit = c->lowest = (uintptr_t)stack;
}

#define SG_CONTEXT_SAVE_(at, name) SG_CONTEXT_ASM_("movl %%" name ", " at "(%%eax)", "mov [eax + " at "], " name)
#define SG_CONTEXT_LOAD_(at, name) SG_CONTEXT_ASM_("movl " at "(%%edx), %%" name, "mov " name ", [edx + " at "]")
#define SG_CONTEXT_SAVE_BLOCK_(at, field) \
    SG_CONTEXT_ASM_("movl %%fs:" field ", %%ebx", "mov ebx, fs:[" field "]") SG_CONTEXT_SAVE_(at, "ebx")
#define SG_CONTEXT_LOAD_BLOCK_(at, field) \
    SG_CONTEXT_LOAD_(at, "ebx") SG_CONTEXT_ASM_("movl %%ebx, %%fs:" field, "mov fs:[" field "], ebx")
#define SG_CONTEXT_WORDS_(X) \
    X("0", "esp") X("4", "ecx") X("8", "ebx") X("12", "ebp") X("16", "esi") X("20", "edi")
#define SG_CONTEXT_BLOCK_(X) X("24", "0x0") X("28", "0x4") X("32", "0x8") X("36", "0xe0c")

SG_CONTEXT_HERE_ __attribute__((cdecl)) void
sg_context_jump_(sg_context_saved_ *from, const sg_context_saved_ *to) {
    __asm__ __volatile__(SG_CONTEXT_ASM_("popl %%ecx", "pop ecx")
                         SG_CONTEXT_ASM_("movl (%%esp), %%eax", "mov eax, [esp]")
                         SG_CONTEXT_ASM_("movl 4(%%esp), %%edx", "mov edx, [esp + 4]")
                         SG_CONTEXT_WORDS_(SG_CONTEXT_SAVE_)
                         SG_CONTEXT_BLOCK_(SG_CONTEXT_SAVE_BLOCK_)
                         SG_CONTEXT_BLOCK_(SG_CONTEXT_LOAD_BLOCK_)
                         SG_CONTEXT_WORDS_(SG_CONTEXT_LOAD_)
                         ".byte 0x3e\n\t" /* notrack */
                         SG_CONTEXT_ASM_("jmp *%%ecx", "jmp ecx")
                         :
                         :
                         : "memory");
    SG_CONTEXT_TAKE_(from, to)
}

#endif
