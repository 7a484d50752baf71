/* SPDX-License-Identifier: MIT */
/* Accesses to memory that the compilers' sanitizers do not see are told to them: a stray one or a race is then reported
 * like one of plain C, with the kernel's line among its frames. Nothing at all in other builds.
 *
 *   SG_TELL_LANES_(what, p, lanes, bytes)         elements of so many bytes, one for each bit of lanes
 *   SG_TELL_INDEXED_(what, p, lanes, idx, bytes)  those that the uint32_t lanes of the register idx number
 *   SG_TELL_STREAM_(p, bytes)                     a non-temporal store
 *   SG_TELL_PLAIN_(what, p, bytes)                a load or store of a whole register
 *   SG_COPY_TOLD_(to, from, bytes)                memcpy, for what has been told
 *
 * what is read or write. To be called ahead of the access: the address sanitizer stops the program there.
 *
 * Not seen are, by GCC 12, the intrinsics that are more than a dereferenced pointer (masked, gather, scatter, stream); by
 * Clang 14 to 19 gather and scatter and, depending on where the mask comes from, masked ones. Clang's thread sanitizer
 * also leaves out what is wider than 16 bytes, plain or not. Two such cases are C's own, and nothing can be told: the
 * assignment of an object that is a value of sg (*p = x, with an sg_f32 *p; use sg_store), and from -O2 on what becomes
 * of the loops of a kernel when they are vectorised (use -O1). */
#ifndef SG_PORT_SANITIZER_H
#define SG_PORT_SANITIZER_H

#include "attr.h"

/* functions that the sanitizer is not to see */
#if SG_ASAN
#define SG_UNSEEN_ __attribute__((noinline, unused, no_sanitize_address))
#elif SG_TSAN && SG_CLANG /* its no_sanitize_thread still tells of a function's begin and end */
#define SG_UNSEEN_ __attribute__((noinline, unused, disable_sanitizer_instrumentation))
#elif SG_TSAN
#define SG_UNSEEN_ __attribute__((noinline, unused, no_sanitize_thread))
#endif

#if SG_ASAN || SG_TSAN

#include <stddef.h>
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

/* In aligned pieces: the runtime remembers four accesses to each 8 bytes, and takes a range that is not aligned byte by
 * byte. All of one pc, the caller's, so that a race of several pieces is one report, which begins at the access. */
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

#if SG_GCC /* which has them built in, with types that are not its library's */
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

/* memcpy of what has been told. volatile: or it would become memcpy, which the runtime sees. */
#if SG_TSAN
SG_UNSEEN_ static void sg_copy_told_(void *to, const void *from, size_t bytes) {
    volatile unsigned char *t = (unsigned char *)to;
    const volatile unsigned char *f = (const unsigned char *)from;
    for (size_t i = 0; i < bytes; i++) t[i] = f[i];
}
#define SG_COPY_TOLD_(to, from, bytes) sg_copy_told_(to, from, bytes)
#endif

/* lanes without a gap are one access */
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
