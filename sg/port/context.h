/* SPDX-License-Identifier: MIT */
/* A context is a stack and a place to go on: what a sub-group becomes while it waits at a barrier.
 *
 *   sg_context_make_(c, stack, bytes, entry)
 *       The first switch to c calls entry(from, c) on that stack. from is the context that switched.
 *   sg_context_made_(c)
 *       false: c could not be made, because there was no thread for it. It must not be switched to.
 *   sg_context_switch_(from, to)
 *       Saves this place in from and goes on in to. Returns when someone switches to from.
 *   sg_context_enter_(base, run, arg)
 *       Calls run(arg) on this stack. Ends when run returns, or when someone on any stack calls
 *   sg_context_abort_(from, base)
 *       All that run had started is then abandoned, on this stack and on others.
 *   sg_context_share_(c, base)
 *       Says that c will be saved on the stack on which base was entered. Called before the first switch from c.
 *   sg_context_stop_child_(base)
 *       Ends a child that was forked since base was entered, with a message, if it could not go on (SG_CONTEXT 3).
 *   sg_context_release_(c)
 *       Forgets a made context, whatever its state, before its stack is freed.
 *
 * A context is zeroed before its first use. A stack that is not running may be made again at any time, with
 * the same context; what was on it is abandoned. entry never returns. Contexts do not
 * leave the thread on which they were made. No destructor or cleanup of an abandoned stack runs, and no
 * C++ exception leaves an entry. Floating-point modes belong to the thread and are not switched,
 * except by ucontext, where each context keeps those that it had when it was made.
 *
 * Cost: some 20 instructions, inlined at the call. They end in a jump, so that every place of a switch has its
 * own branch prediction. The return at the end of a function would be mispredicted, which costs far more.
 * The backends save and restore a few of the call-saved registers, and name all others as clobbered.
 *
 * SG_HAVE_CONTEXT is 0 if there is no way to switch. Then make and switch do nothing, and enter and
 * abort work if SG_HAVE_CONTEXT_ABORT is 1. sg_context_allowed_() is 0 if the machine forbids a switch, because a
 * hardware shadow stack is on. */
#ifndef SG_PORT_CONTEXT_H
#define SG_PORT_CONTEXT_H

#include <stddef.h>
#include <stdint.h>

#include "attr.h"
#include "sanitizer.h"

typedef struct sg_context_ sg_context_;
typedef void (*sg_context_entry_)(sg_context_ *from, sg_context_ *to);

#if SG_CONTEXT != 3
#define sg_context_stop_child_(base) ((void)0)
#endif

#if !SG_HAVE_CONTEXT

#include "context_none.h"

#elif SG_CONTEXT == 3

#include "context_thread.h"

#else

/* One line in both dialects of x86 assembly, since a user may compile with -masm=intel. */
#ifdef __TINYC__
#define SG_CONTEXT_ASM_(att, intel) att "\n\t"
#else
#define SG_CONTEXT_ASM_(att, intel) "{" att "|" intel "}\n\t"
#endif
#if SG_CONTEXT == 2 && (defined(__x86_64__) || defined(__i386__))
/* CET's shadow stack would have to be switched too. The instruction that reads it is a nop if it is off. */
#define SG_CONTEXT_ASKS_
SG_INLINE int sg_context_allowed_(void) {
    uintptr_t shadow = 0;
#ifdef __x86_64__
    __asm__ __volatile__(".byte 0xf3, 0x48, 0x0f, 0x1e, 0xc8" : "+a"(shadow)); /* rdsspq %rax */
#else
    __asm__ __volatile__(".byte 0xf3, 0x0f, 0x1e, 0xc8" : "+a"(shadow)); /* rdsspd %eax */
#endif
    return shadow == 0;
}
#endif
/* GCC puts stack checks, counters and calls into naked functions as into any other, and lets callers
 * keep values in registers if it does not see that the function changes them. These attributes forbid both. */
#if SG_GCC && __GNUC__ >= 11
#define SG_CONTEXT_NAKED_ \
    naked, noipa, unused, no_instrument_function, no_profile_instrument_function, no_stack_protector
#else
#define SG_CONTEXT_NAKED_ \
    naked, noipa, unused, no_instrument_function, no_profile_instrument_function, \
        optimize("no-stack-protector")
#endif

/* The sanitizers must not see functions that run between two stacks, or on behalf of another one. */
#if SG_ASAN || SG_TSAN
#define SG_CONTEXT_UNSEEN_ SG_UNSEEN_
#else
#define SG_CONTEXT_UNSEEN_ inline
#endif

/* Names of registers, for clobbers: r0 to r7, to r15, to r31. */
#define SG_CONTEXT_8_(r) r "0", r "1", r "2", r "3", r "4", r "5", r "6", r "7"
#define SG_CONTEXT_16_(r) SG_CONTEXT_8_(r), r "8", r "9", r "10", r "11", r "12", r "13", r "14", r "15"
#define SG_CONTEXT_32_(r) \
    SG_CONTEXT_16_(r), r "16", r "17", r "18", r "19", r "20", r "21", r "22", r "23", r "24", r "25", r "26", r "27", r "28", r "29", \
        r "30", r "31"

/* Each backend defines
 *   sg_context_saved_, and sg_context_jump_(from, to), the switch itself;
 *   sg_context_fresh_(c, stack, bytes, pc): a jump to c then calls pc(from, to) on that stack;
 *   if the caller's entry cannot be that pc: SG_CONTEXT_DIRECT_ 0, and SG_CONTEXT_FIRST_ABI_, the attribute that pc needs;
 *   if a jump from c to c does not save c and go on: SG_CONTEXT_MARK_(c), which does;
 *   if the machine may forbid the switch: sg_context_allowed_(), and SG_CONTEXT_ASKS_;
 *   if functions with a switch have larger frames than usual: SG_CONTEXT_FRAMES_, how many times as large. */
#if SG_CONTEXT == 1
#include "context_ucontext.h"
#elif defined(_WIN32) && (defined(__x86_64__) || defined(__i386__))
#include "context_windows.h"
#elif defined(__x86_64__)
#include "context_x86_64.h"
#elif defined(__i386__)
#include "context_i386.h"
#elif defined(__aarch64__)
#include "context_aarch64.h"
#elif defined(__arm__) && defined(__thumb__) && !defined(__thumb2__)
#include "context_thumb1.h"
#elif defined(__arm__)
#include "context_arm.h"
#elif defined(__riscv)
#include "context_riscv.h"
#elif defined(__powerpc64__)
#include "context_ppc64.h"
#elif defined(__s390x__)
#include "context_s390x.h"
#elif defined(__loongarch64)
#include "context_loongarch.h"
#else
#error "sg: SG_CONTEXT is 2, and there is no assembly for this machine; 1 takes ucontext, 3 threads"
#endif

#ifndef SG_CONTEXT_DIRECT_
#define SG_CONTEXT_DIRECT_ 1
#define SG_CONTEXT_FIRST_ABI_
#endif
#ifndef SG_CONTEXT_MARK_
#define SG_CONTEXT_MARK_(c) sg_context_jump_(c, c)
#endif

/* What one fiber wrote before a release is visible to another one after an acquire of the same address. After an address is
 * forgotten, an acquire of it orders nothing. */
#if SG_TSAN
#include <sanitizer/tsan_interface.h>
#define SG_TSAN_RELEASE_(p) __tsan_release((void *)(uintptr_t)(p))
#define SG_TSAN_ACQUIRE_(p) __tsan_acquire((void *)(uintptr_t)(p))
#define SG_TSAN_FORGET_(p) __tsan_mutex_destroy((void *)(uintptr_t)(p), 0)
#endif

#if SG_ASAN || SG_TSAN
#include "context_sanitizer.h"
#else

struct sg_context_ {
    sg_context_saved_ saved; /* first: its address is the context's, in the assembly */
#if !SG_CONTEXT_DIRECT_
    sg_context_entry_ entry;
#endif
};

#if !SG_CONTEXT_DIRECT_
static SG_CONTEXT_FIRST_ABI_ void sg_context_first_(sg_context_ *from, sg_context_ *to) {
    to->entry(from, to);
}
#endif

SG_INLINE void sg_context_make_(sg_context_ *c, void *stack, size_t bytes,
                                sg_context_entry_ entry) {
#if SG_CONTEXT_DIRECT_
    sg_context_fresh_(&c->saved, stack, bytes, (uintptr_t)entry);
#else
    c->entry = entry;
    sg_context_fresh_(&c->saved, stack, bytes, (uintptr_t)sg_context_first_);
#endif
}

SG_INLINE void sg_context_switch_(sg_context_ *from, sg_context_ *to) {
    sg_context_jump_(&from->saved, &to->saved);
}

SG_INLINE void sg_context_abort_(sg_context_ *from, sg_context_ *base) {
    sg_context_switch_(from, base);
}

/* Saves base by a jump to itself; so control comes back here twice. The jump must be part of this function,
 * because its frame must still exist the second time. What is written in between and read after it is
 * volatile. The statement behind the call keeps the compiler from giving up the frame for a tail call. */
SG_NOINLINE void sg_context_enter_(sg_context_ *base, void (*run)(void *), void *arg) {
    void (*volatile call)(void *) = run; /* a pointer, so that run is not inlined: it needs a frame of its own */
    volatile int again = 0;
    SG_CONTEXT_MARK_(&base->saved);
    if (!again) {
        again = 1;
        call(arg);
        again = 2;
    }
}

SG_INLINE void sg_context_share_(sg_context_ *c, const sg_context_ *base) {
    (void)c;
    (void)base;
}

SG_INLINE void sg_context_release_(sg_context_ *c) {
    (void)c;
}

#endif
#endif

#ifndef SG_TSAN_RELEASE_
#define SG_TSAN_RELEASE_(p) ((void)(p))
#define SG_TSAN_ACQUIRE_(p) ((void)(p))
#define SG_TSAN_FORGET_(p) ((void)(p))
#endif

#ifndef SG_CONTEXT_ASKS_
SG_INLINE int sg_context_allowed_(void) {
    return SG_HAVE_CONTEXT;
}
#endif

#ifndef SG_CONTEXT_FRAMES_
#define SG_CONTEXT_FRAMES_ 1
#endif

#ifndef sg_context_made_
#define sg_context_made_(c) true
#endif

#endif
