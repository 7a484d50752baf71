/* SPDX-License-Identifier: MIT */
/* Stack switch for i386, System V ABI. Saved: sp, pc, ebx, ebp, esi, edi. The arguments are in
 * registers here; an ordinary function has them on the stack. So a fresh stack begins in a function that takes
 * them in registers. The x87 and SSE modes belong to the thread. */
#ifndef SG_PORT_CONTEXT_H
#error "sg: include context.h"
#endif

#define SG_CONTEXT_DIRECT_ 0
#define SG_CONTEXT_FIRST_ABI_ __attribute__((regparm(2)))

typedef struct {
    uintptr_t word[6];
} sg_context_saved_;

/* The return address of the first function is 0: there a backtrace ends. */
SG_INLINE void sg_context_fresh_(sg_context_saved_ *c, void *stack, size_t bytes, uintptr_t pc) {
    uintptr_t *sp = (uintptr_t *)(((uintptr_t)stack + bytes) & ~(uintptr_t)15) - 5;
    *sp = 0;
    c->word[0] = (uintptr_t)sp;
    c->word[1] = pc;
    c->word[3] = 0;
}

#define SG_CONTEXT_SWITCH_ \
    SG_CONTEXT_ASM_("movl %%esp, (%%eax)", "mov [eax], esp") \
    SG_CONTEXT_ASM_("movl %%ecx, 4(%%eax)", "mov [eax + 4], ecx") \
    SG_CONTEXT_ASM_("movl %%ebx, 8(%%eax)", "mov [eax + 8], ebx") \
    SG_CONTEXT_ASM_("movl %%ebp, 12(%%eax)", "mov [eax + 12], ebp") \
    SG_CONTEXT_ASM_("movl %%esi, 16(%%eax)", "mov [eax + 16], esi") \
    SG_CONTEXT_ASM_("movl %%edi, 20(%%eax)", "mov [eax + 20], edi") \
    SG_CONTEXT_ASM_("movl (%%edx), %%esp", "mov esp, [edx]") \
    SG_CONTEXT_ASM_("movl 4(%%edx), %%ecx", "mov ecx, [edx + 4]") \
    SG_CONTEXT_ASM_("movl 8(%%edx), %%ebx", "mov ebx, [edx + 8]") \
    SG_CONTEXT_ASM_("movl 12(%%edx), %%ebp", "mov ebp, [edx + 12]") \
    SG_CONTEXT_ASM_("movl 16(%%edx), %%esi", "mov esi, [edx + 16]") \
    SG_CONTEXT_ASM_("movl 20(%%edx), %%edi", "mov edi, [edx + 20]") \
    ".byte 0x3e\n\t" /* notrack */ \
    SG_CONTEXT_ASM_("jmp *%%ecx", "jmp ecx")

#if SG_GCC && !defined(__AVX512F__)
/* A call, since GCC refuses the names of k0 to k7 here: see context_x86_64.h. Its arguments are on
 * the stack: GCC 12 at -O0 puts a load of the GOT's address into eax before the text of a naked
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
                         : "ecx", "cc", "memory", "st", "st(1)", "st(2)", "st(3)", "st(4)",
                           "st(5)", "st(6)", "st(7)", "mm0", "mm1", "mm2", "mm3", "mm4", "mm5",
                           "mm6", "mm7", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6",
                           "xmm7", "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7");
}
#endif
