/* SPDX-License-Identifier: MIT */
/* Tells the compilers' sanitizers of accesses to memory that they do not see. So a stray access or a race is reported as in
 * plain C, with the kernel's line among its frames. In other builds this is nothing at all.
 *
 *   SG_TELL_LANES_(what, p, lanes, bytes)         elements of this size, one for each bit of lanes
 *   SG_TELL_INDEXED_(what, p, lanes, idx, bytes)  the elements whose numbers are the uint32_t lanes of the register idx
 *   SG_TELL_STREAM_(p, bytes)                     a non-temporal store
 *   SG_TELL_PLAIN_(what, p, bytes)                a load or store of a whole register
 *   SG_COPY_TOLD_(to, from, bytes)                memcpy of what the sanitizer has been told already
 *
 *   SG_MEMORY_CLOSE_(p, bytes)    for the address sanitizer: from here on this must not be accessed
 *   SG_MEMORY_OPEN_(p, bytes)     it may be accessed again
 *   SG_MEMORY_NEW_(p, bytes)      for the memory sanitizer and valgrind: this is not initialised
 *
 * what is read or write. Call these before the access, because the address sanitizer stops the program there.
 *
 * GCC 12 does not see the intrinsics that are more than a dereferenced pointer (masked, gather, scatter, stream). Clang 14
 * to 19 do not see gather and scatter, nor some of the masked ones; which of these depends on where the mask comes from. Clang's
 * thread sanitizer also leaves out every access wider than 16 bytes. In two cases the access is written in C, so that nothing can be
 * told: the assignment of an sg value in memory (*p = x, with an sg_f32 *p; use sg_store instead), and from -O2 on the loops of a
 * kernel that the compiler vectorises (use -O1). */
#ifndef SG_PORT_SANITIZER_H
#define SG_PORT_SANITIZER_H

#include <stddef.h>

#include "attr.h"
#include "checked.h"

/* Some tool is told about memory, so code that serves only this is worthwhile. */
#define SG_TELL_MEMORY_ (SG_ASAN || SG_MSAN || SG_VALGRIND || SG_CHECKED)
/* There are gaps between arrays of local memory, which must not be accessed. */
#define SG_MEMORY_GAPS_ (SG_ASAN || SG_CHECKED)

/* Makes a request to valgrind. If the program does not run under valgrind the instructions do nothing. We do without valgrind's own
 * header, which would bring a hundred macros with other prefixes. */
SG_INLINE size_t sg_valgrind_(size_t request, const void *a, size_t b) {
    size_t result = 0;
#if defined(__x86_64__) && !defined(__ILP32__) && defined(__linux__) && SG_HAVE_GNU
    const volatile size_t call[6] = {request, (size_t)a, b, 0, 0, 0};
    __asm__ __volatile__(
        "{rolq $3, %%rdi|rol rdi, 3}\n\t{rolq $13, %%rdi|rol rdi, 13}\n\t"
        "{rolq $61, %%rdi|rol rdi, 61}\n\t{rolq $51, %%rdi|rol rdi, 51}\n\t"
        "{xchgq %%rbx, %%rbx|xchg rbx, rbx}"
        : "+d"(result)
        : "a"(call)
        : "cc", "memory");
#else
    (void)request;
    (void)a;
    (void)b;
#endif
    return result;
}

#if SG_ASAN
#include <sanitizer/asan_interface.h>
#define SG_MEMORY_CLOSE_(p, bytes) __asan_poison_memory_region(p, bytes)
#define SG_MEMORY_OPEN_(p, bytes) __asan_unpoison_memory_region(p, bytes)
#elif SG_CHECKED
#define SG_MEMORY_CLOSE_(p, bytes) sg_checked_mark_(p, bytes, SG_CHECKED_CLOSED_, false)
#define SG_MEMORY_OPEN_(p, bytes) sg_checked_mark_(p, bytes, SG_CHECKED_NEW_, true)
#else
#define SG_MEMORY_CLOSE_(p, bytes) ((void)0)
#define SG_MEMORY_OPEN_(p, bytes) ((void)0)
#endif
#if SG_MSAN
#include <sanitizer/msan_interface.h>
#define SG_MEMORY_NEW_(p, bytes) __msan_allocated_memory(p, bytes)
#elif SG_CHECKED
#define SG_MEMORY_NEW_(p, bytes) sg_checked_mark_(p, bytes, SG_CHECKED_NEW_, false)
#elif SG_VALGRIND
#define SG_MEMORY_NEW_(p, bytes) ((void)sg_valgrind_(0x4d430001 /* MAKE_MEM_UNDEFINED */, p, bytes))
#else
#define SG_MEMORY_NEW_(p, bytes) ((void)0)
#endif

/* for functions that the sanitizer must not see */
#if SG_ASAN
#define SG_UNSEEN_ __attribute__((noinline, unused, no_sanitize_address))
#elif SG_TSAN && SG_CLANG /* Clang's no_sanitize_thread still reports where a function begins and ends */
#define SG_UNSEEN_ __attribute__((noinline, unused, disable_sanitizer_instrumentation))
#elif SG_TSAN
#define SG_UNSEEN_ __attribute__((noinline, unused, no_sanitize_thread))
#endif

#if SG_ASAN || SG_TSAN

#include <stdint.h>
#include <string.h>

#include "bits.h"

#if SG_TSAN

#ifdef __cplusplus
extern "C" {
#endif
void __tsan_read1_pc(void *p, void *pc);
void __tsan_read2_pc(void *p, void *pc);
void __tsan_read4_pc(void *p, void *pc);
void __tsan_read8_pc(void *p, void *pc);
void __tsan_write1_pc(void *p, void *pc);
void __tsan_write2_pc(void *p, void *pc);
void __tsan_write4_pc(void *p, void *pc);
void __tsan_write8_pc(void *p, void *pc);
#ifdef __cplusplus
}
#endif

/* An access is told in aligned pieces. The runtime remembers four accesses to each 8 bytes, and an unaligned range would count as one
 * access for each byte. All pieces have the caller's pc, so that a race in several pieces gives one report, which begins at the access. */
#define SG_TELL_FUNCTION_ SG_UNSEEN_ static
#define SG_TELL_PC_ __builtin_return_address(0)
#define SG_T_ROW(what) \
    SG_INLINE void sg_tell_##what##_at_(const void *p, size_t bytes, void *pc) { \
        uintptr_t at = (uintptr_t)p; \
        for (size_t n = 8; bytes; at += n, bytes -= n, n = 8) { \
            while (at % n || n > bytes) n /= 2; \
            if (n == 8) __tsan_##what##8_pc((void *)at, pc); \
            else if (n == 4) __tsan_##what##4_pc((void *)at, pc); \
            else if (n == 2) __tsan_##what##2_pc((void *)at, pc); \
            else __tsan_##what##1_pc((void *)at, pc); \
        } \
    }
SG_T_ROW(read)
SG_T_ROW(write)
#undef SG_T_ROW

#else

#if SG_GCC /* in GCC these are builtins, with other types than in its library */
#define SG_TELL_ASAN_(name, p, bytes) __builtin_##name((void *)(uintptr_t)(p), (ptrdiff_t)(bytes))
#else
#define SG_TELL_ASAN_(name, p, bytes) name((void *)(uintptr_t)(p), bytes)
#ifdef __cplusplus
extern "C" {
#endif
void __asan_loadN(void *p, size_t bytes);
void __asan_storeN(void *p, size_t bytes);
#ifdef __cplusplus
}
#endif
#endif
#define SG_TELL_FUNCTION_ SG_NOINLINE
#define SG_TELL_PC_ NULL
SG_INLINE void sg_tell_read_at_(const void *p, size_t bytes, void *pc) {
    (void)pc;
    SG_TELL_ASAN_(__asan_loadN, p, bytes);
}
SG_INLINE void sg_tell_write_at_(const void *p, size_t bytes, void *pc) {
    (void)pc;
    SG_TELL_ASAN_(__asan_storeN, p, bytes);
}
#endif

/* memcpy of what has been told. Without volatile the compiler would make memcpy of it, which the runtime sees. */
#if SG_TSAN
SG_UNSEEN_ static void sg_copy_told_(void *to, const void *from, size_t bytes) {
    volatile unsigned char *t = (unsigned char *)to;
    const volatile unsigned char *f = (const unsigned char *)from;
    for (size_t i = 0; i < bytes; i++) t[i] = f[i];
}
#define SG_COPY_TOLD_(to, from, bytes) sg_copy_told_(to, from, bytes)
#endif

/* lanes that are next to each other are told as one access */
#define SG_T_ROW(what) \
    SG_TELL_FUNCTION_ void sg_tell_##what##_(const void *p, size_t bytes) { \
        sg_tell_##what##_at_(p, bytes, SG_TELL_PC_); \
    } \
    SG_TELL_FUNCTION_ void sg_tell_##what##_lanes_(const void *p, uint64_t lanes, size_t bytes) { \
        for (uint32_t i = 0, n; lanes; lanes = n < 64 ? lanes >> n : 0, i += n) { \
            const uint32_t gap = sg_bits_first_(lanes); \
            const uint64_t end = ~(lanes >> gap); \
            n = gap + (end ? sg_bits_first_(end) : 64); \
            sg_tell_##what##_at_((const char *)p + (i + gap) * bytes, (n - gap) * bytes, SG_TELL_PC_); \
        } \
    }
SG_T_ROW(read)
SG_T_ROW(write)
#undef SG_T_ROW

#define SG_T_ROW(what) \
    SG_TELL_FUNCTION_ void sg_tell_##what##_indexed_(const void *p, uint64_t lanes, const void *idx, \
                                                     size_t bytes) { \
        for (; lanes; lanes &= lanes - 1) { \
            uint32_t i; \
            memcpy(&i, (const char *)idx + sg_bits_first_(lanes) * sizeof i, sizeof i); \
            sg_tell_##what##_at_((const char *)p + (size_t)i * bytes, bytes, SG_TELL_PC_); \
        } \
    }
SG_T_ROW(read)
SG_T_ROW(write)
#undef SG_T_ROW

#define SG_TELL_LANES_(what, p, lanes, bytes) sg_tell_##what##_lanes_(p, lanes, bytes)
#define SG_TELL_INDEXED_(what, p, lanes, idx, bytes) sg_tell_##what##_indexed_(p, lanes, &(idx), bytes)
#define SG_TELL_STREAM_(p, bytes) sg_tell_write_(p, bytes)

#else
#define SG_TELL_LANES_(what, p, lanes, bytes) ((void)0)
#define SG_TELL_INDEXED_(what, p, lanes, idx, bytes) ((void)0)
#define SG_TELL_STREAM_(p, bytes) ((void)0)
#endif

#ifndef SG_COPY_TOLD_
#define SG_COPY_TOLD_(to, from, bytes) memcpy(to, from, bytes)
#endif
#if SG_TSAN && SG_CLANG
#define SG_TELL_PLAIN_(what, p, bytes) ((bytes) > 16 ? sg_tell_##what##_(p, bytes) : (void)0)
#else
#define SG_TELL_PLAIN_(what, p, bytes) ((void)0)
#endif

#endif
