/* SPDX-License-Identifier: MIT */
/* Every switch that a user can set, and every feature that the other files ask for, in one place.
 *
 * Only floor 0 reads macros of compilers, systems or instruction sets. Features (SG_HAVE_*, SG_REG_BITS) always exist, as
 * a number, and are tested with #if.
 *
 * User switches. All are optional, and are set before the first #include <sg.h> (the first four before each):
 *   SG_SIZE                        lanes of a sub-group: 1, 2, 4, 8, 16, 32, 64, SG_SIZE_PRIMARY or
 *                                  SG_SIZE_AUTOMATIC. Default: SG_DEFAULT_SUB_GROUP_SIZE.
 *   SG_DEFAULT_SUB_GROUP_SIZE      the default for a translation unit: a number, primary or
 *                                  automatic. Default: primary.
 *   SG_MASK_BITS                   lane width of sg_mask where the target has no mask registers:
 *                                  8, 16, 32 or 64. Take that of the elements that are compared and selected most;
 *                                  others pay for a conversion. Default: 8 where SG_SIZE bytes fill a
 *                                  register (SG_SIZE * 8 >= SG_REG_BITS), else 32. No effect on AVX-512.
 *   SG_OWN_WARNINGS                1: the compiler shows its warnings about the headers themselves, for work on
 *                                  sg. Default: 0: they are system headers, and messages about a wrong call
 *                                  name the line of the call.
 *   SG_GENERIC                     0 leaves out the generic names (sg_add), for projects that have
 *                                  their own. Default: 1.
 *   SG_MAX_REG_BITS                widest register to use: 128, 256 or 512. Default: 512.
 *   SG_NO_NATIVE                   1: no native instructions, only loops in C (also on when
 *                                  SIMDE_NO_NATIVE is defined). Default: 0.
 *   SG_DEBUG                       1: the library's own checks run, and call SG_ASSERT. Default: 0:
 *                                  they compile but do not run.
 *   SG_ASSERT(x)                   what a check calls when SG_DEBUG is 1. Default: assert(x).
 *   SG_NO_THREADS                  1: freestanding, no threads; atomics are plain. Default: 0.
 *   SG_THREADS                     3 takes threads from Windows, 2 from pthreads, 1 from C11; 0 has none.
 *                                  Default: the first that the target has.
 *   SG_CONTEXT                     how a sub-group that waits at a barrier is set aside: 2 by
 *                                  assembly, 1 by ucontext, 3 by a thread for each, 0 not at all.
 *                                  Default: the first that the target has.
 *   SG_CHECKED                     1: the checked build: it reports races, accesses outside of arrays and reads of
 *                                  what was never written (docs/checked.md), and is many times
 *                                  slower. Must be the same in all files. Default: 0: nothing of it remains.
 *   SG_VALGRIND                    1: valgrind is told that local memory is new in every work-group, and so
 *                                  reports who reads what an earlier one left there. And no load of
 *                                  some elements reads others beside them. Costs a few instructions for each
 *                                  work-group and load. On x86-64 Linux. Default: 0.
 *   SG_ACCEPT_FAST_MATH            1: -ffast-math, -Ofast, their parts and the 387 are accepted, and results are
 *                                  not the same everywhere: docs/flags.md. sg's own sums keep their order.
 *                                  Default: 0: they do not compile. */
#ifndef SG_PORT_CONFIG_H
#define SG_PORT_CONFIG_H

/* A file that does not exist ends the compilation: thousands of errors would follow. */
#if defined(__cplusplus) && __cplusplus < 201703L /* Clang 14 and older default to less */
#error "sg: C++17 or later is needed: -std=c++17"
#include <sg stops here>
#endif
#if !defined(__cplusplus) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L) /* GCC and Clang have what sg needs of C11 in C99, too */
#error "sg: C11 or later is needed: -std=c11"
#include <sg stops here>
#endif
#ifndef __cplusplus /* where these are no macros, but tokens */
#if defined(and) || defined(or) || defined(xor) || defined(not) /* operations of sg */
#error "sg: <iso646.h>, or another macro and, or, xor or not, comes behind the headers of sg"
#endif
#endif

/* ---- user switches: defaults ---- */

#ifndef SG_MAX_REG_BITS
#define SG_MAX_REG_BITS 512
#endif
#if SG_MAX_REG_BITS != 128 && SG_MAX_REG_BITS != 256 && SG_MAX_REG_BITS != 512
#error "sg: SG_MAX_REG_BITS must be 128, 256 or 512"
#endif

#ifndef SG_NO_NATIVE
#ifdef SIMDE_NO_NATIVE
#define SG_NO_NATIVE 1
#else
#define SG_NO_NATIVE 0
#endif
#endif

#ifndef SG_OWN_WARNINGS
#define SG_OWN_WARNINGS 0
#endif
#ifndef SG_GENERIC
#define SG_GENERIC 1
#endif
#ifndef SG_DEBUG
#define SG_DEBUG 0
#endif
#ifndef SG_NO_THREADS
#define SG_NO_THREADS 0
#endif
#ifndef SG_CHECKED
#define SG_CHECKED 0
#endif
#if SG_CHECKED && !__STDC_HOSTED__
#error "sg: the checked build, SG_CHECKED, needs a hosted C library: it keeps what it has seen on the heap"
#endif
#ifndef SG_VALGRIND
#define SG_VALGRIND 0
#endif

/* ---- compiler ---- */

/* 1 for this compiler. Here Clang does not count as GCC, nor does TCC. */
#if defined(__clang__)
#define SG_CLANG 1
#define SG_GCC 0
#elif defined(__GNUC__) && !defined(__TINYC__)
#define SG_CLANG 0
#define SG_GCC 1
#else
#define SG_CLANG 0
#define SG_GCC 0
#endif

/* GCC or Clang: attributes, builtins, statement expressions. */
#define SG_HAVE_GNU (SG_GCC || SG_CLANG)

/* C can name the type of an expression: __typeof__. */
#if (SG_GCC || SG_CLANG || defined(__TINYC__)) && !defined(__cplusplus)
#define SG_HAVE_TYPEOF 1
#else
#define SG_HAVE_TYPEOF 0
#endif

/* The compiler optimises, so values are in registers and frames are small. TCC says so with -O, but does not. */
#if defined(__OPTIMIZE__) && !defined(__TINYC__)
#define SG_HAVE_OPTIMIZED_ 1
#else
#define SG_HAVE_OPTIMIZED_ 0
#endif

/* C++ exceptions can be thrown and caught. */
#if defined(__cplusplus) && (defined(__cpp_exceptions) || defined(__EXCEPTIONS))
#define SG_HAVE_EXCEPTIONS 1
#else
#define SG_HAVE_EXCEPTIONS 0
#endif

/* Several functions may share a name: in C++, and in C with Clang. */
#if SG_GENERIC && (defined(__cplusplus) || SG_CLANG)
#define SG_HAVE_OVERLOADS 1
#else
#define SG_HAVE_OVERLOADS 0
#endif

/* Operators on values and masks, which call overloads. */
#if SG_HAVE_OVERLOADS && defined(__cplusplus)
#define SG_HAVE_OPERATORS 1
#else
#define SG_HAVE_OPERATORS 0
#endif

/* A macro can keep its argument's value in a variable, so that the text appears only once: statement expressions and __auto_type, in C. */
#if SG_HAVE_GNU && !defined(__cplusplus)
#define SG_HAVE_ONCE 1
#else
#define SG_HAVE_ONCE 0
#endif

/* The same for a scalar argument. Without optimisation GCC does not see the constant behind the macro's variable, and
 * -Wconversion would warn of a 3 passed for a value of bytes. */
#if SG_HAVE_ONCE && defined(__OPTIMIZE__)
#define SG_HAVE_ONCE_SCALAR 1
#else
#define SG_HAVE_ONCE_SCALAR 0
#endif

/* The type _Float16 exists, with the size and kind of the element f16. Clang 14 has it on x86 only with AVX512-FP16. */
#if SG_GCC && defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus) || __GNUC__ >= 13)
#define SG_HAVE_FLOAT16 1
#elif SG_CLANG && (defined(__AVX512FP16__) || defined(__aarch64__) || (__clang_major__ >= 15 && defined(__SSE2__)))
#define SG_HAVE_FLOAT16 1
#else
#define SG_HAVE_FLOAT16 0
#endif

/* GCC's version; 0 in other compilers. */
#if SG_GCC
#define SG_GCC_MAJOR __GNUC__
#else
#define SG_GCC_MAJOR 0
#endif

/* Clang's version; 0 in other compilers. */
#if SG_CLANG
#define SG_CLANG_MAJOR __clang_major__
#else
#define SG_CLANG_MAJOR 0
#endif

/* The machine has no atomic operations, and no system that could supply them: Cortex-M0, riscv without A. */
#if SG_HAVE_GNU && defined(__GCC_ATOMIC_INT_LOCK_FREE) && !defined(__unix__) && !defined(__APPLE__)
#define SG_ONE_THREAD_ (__GCC_ATOMIC_INT_LOCK_FREE < 2)
#else
#define SG_ONE_THREAD_ 0
#endif

/* There are atomic operations: by builtins, or in TCC by x86-64 assembly (atomic.h). */
#if !SG_NO_THREADS && !SG_ONE_THREAD_ && (SG_HAVE_GNU || (defined(__TINYC__) && defined(__x86_64__)))
#define SG_HAVE_ATOMIC 1
#else
#define SG_HAVE_ATOMIC 0
#endif

/* A hosted C library: a heap, the environment, stdio. */
#if __STDC_HOSTED__
#define SG_HAVE_HOST 1
#else
#define SG_HAVE_HOST 0
#endif

/* An operating system with the POSIX calls, and permission to use them. */
#if !SG_NO_THREADS && __STDC_HOSTED__ && (defined(__unix__) || defined(__APPLE__))
#define SG_HAVE_POSIX 1
#else
#define SG_HAVE_POSIX 0
#endif

/* Linux, and permission to use its system calls. */
#if SG_HAVE_POSIX && defined(__linux__)
#define SG_HAVE_LINUX 1
#else
#define SG_HAVE_LINUX 0
#endif

/* Windows, and permission to use its calls. Not Cygwin, which is POSIX. */
#if !SG_NO_THREADS && __STDC_HOSTED__ && defined(_WIN32) && SG_HAVE_GNU
#define SG_HAVE_WINDOWS 1
#else
#define SG_HAVE_WINDOWS 0
#endif

/* The system gives pages of memory and can forbid access to some, so stacks have guards. Otherwise the stacks of waiting sub-groups are
 * in the caller's arena or on the heap. */
#define SG_HAVE_PAGES (SG_HAVE_POSIX || SG_HAVE_WINDOWS)

/* The C library has the threads of C11. mingw-w64 has none. newlib always has the header, but only on few machines what it declares. */
#if !__STDC_HOSTED__ || defined(__cplusplus) || defined(__STDC_NO_THREADS__) || defined(__wasm__)
#define SG_C11_THREADS_ 0
#elif !defined(__has_include)
#define SG_C11_THREADS_ 1
#elif !__has_include(<threads.h>) || (__has_include(<newlib.h>) && !__has_include(<machine/_threads.h>))
#define SG_C11_THREADS_ 0
#else
#define SG_C11_THREADS_ 1
#endif

/* Where threads come from: Windows, pthreads, or C11. */
#if !SG_HAVE_ATOMIC || (SG_CHECKED && defined(__TINYC__)) /* the checked build needs thread-local storage */
#undef SG_THREADS
#define SG_THREADS 0
#endif
#if defined(SG_THREADS)
#elif SG_HAVE_WINDOWS
#define SG_THREADS 3
#elif SG_HAVE_POSIX
#define SG_THREADS 2
#elif SG_C11_THREADS_
#define SG_THREADS 1
#else
#define SG_THREADS 0
#endif

/* A queue may have more than one worker: SG_THREADS is not 0. */
#define SG_HAVE_THREADS (SG_THREADS > 0)

/* SG_THREAD_LOCAL works. It does not in TCC. */
#if SG_HAVE_THREADS && !defined(__TINYC__)
#define SG_HAVE_THREAD_LOCAL 1
#else
#define SG_HAVE_THREAD_LOCAL 0
#endif

/* The address and the thread sanitizer, which must be told about a switch of stacks (context.h); and the memory
 * sanitizer. */
#if defined(__has_feature)
#define SG_HAS_FEATURE_(name) __has_feature(name)
#else
#define SG_HAS_FEATURE_(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || SG_HAS_FEATURE_(address_sanitizer)
#define SG_ASAN 1
#else
#define SG_ASAN 0
#endif
#if SG_HAS_FEATURE_(memory_sanitizer)
#define SG_MSAN 1
#else
#define SG_MSAN 0
#endif
#if defined(__SANITIZE_THREAD__) || SG_HAS_FEATURE_(thread_sanitizer)
#define SG_TSAN 1
#else
#define SG_TSAN 0
#endif

/* The C library has ucontext; its headers say which library it is. Not on big-endian POWER with VSX: there a switch lost
 * what was in vector registers. */
#if SG_HAVE_LINUX
#include <limits.h>
#endif
#if defined(__powerpc64__) && defined(__VSX__) && (!defined(_CALL_ELF) || _CALL_ELF != 2)
#define SG_HAVE_UCONTEXT 0
#elif SG_HAVE_POSIX && ((defined(__GLIBC__) && !defined(__UCLIBC__)) || !SG_HAVE_LINUX)
#define SG_HAVE_UCONTEXT 1
#else
#define SG_HAVE_UCONTEXT 0
#endif

/* Stacks that can be switched, and how. Not on Cygwin, nor where a second stack must be kept in step with the first. */
#if defined(__CYGWIN__) || defined(__wasm__) || SG_HAS_FEATURE_(shadow_call_stack) || SG_HAS_FEATURE_(safe_stack)
#define SG_CONTEXT_BEST_ 0
#elif defined(_WIN32) && !(SG_HAVE_GNU && (defined(__x86_64__) || defined(__i386__)))
#define SG_CONTEXT_BEST_ (SG_HAVE_THREADS ? 3 : 0)
#elif (defined(__x86_64__) && !defined(__ILP32__) && (SG_HAVE_GNU || defined(__TINYC__))) || \
    (SG_HAVE_GNU && \
     (defined(__i386__) || (defined(__aarch64__) && !defined(__ILP32__)) || \
      (defined(__arm__) && defined(__ARM_EABI__)) || \
      (defined(__riscv) && !defined(__riscv_32e)) || \
      (defined(__powerpc64__) && defined(_CALL_ELF)) || defined(__s390x__) || defined(__loongarch64)))
#define SG_CONTEXT_BEST_ 2
#elif SG_HAVE_UCONTEXT && (SG_HAVE_LINUX || defined(__FreeBSD__) || defined(__NetBSD__))
#define SG_CONTEXT_BEST_ 1
#elif SG_HAVE_THREADS
#define SG_CONTEXT_BEST_ 3
#else
#define SG_CONTEXT_BEST_ 0
#endif
#ifndef SG_CONTEXT
#define SG_CONTEXT SG_CONTEXT_BEST_
#endif
#if SG_CONTEXT == 1 && !SG_HAVE_UCONTEXT
#error "sg: SG_CONTEXT is 1, and this C library has no ucontext that sg can use; 3 takes threads"
#endif

/* A kernel may wait at a barrier of several sub-groups: SG_CONTEXT is not 0. */
#define SG_HAVE_CONTEXT (SG_CONTEXT > 0)

/* A running kernel can be left for the place where it was entered: by a switch of stacks, or by longjmp. */
#if SG_HAVE_CONTEXT || (__STDC_HOSTED__ && !defined(__wasm__))
#define SG_HAVE_CONTEXT_ABORT 1
#else
#define SG_HAVE_CONTEXT_ABORT 0
#endif

/* The target has vector registers of 128 bits. AltiVec without VSX does not count: its floats have no subnormals. */
#if defined(__SSE2__) || defined(__ARM_NEON) || defined(__VSX__) || defined(__VX__) || defined(__wasm_simd128__) || \
    defined(__mips_msa) || defined(__loongarch_sx)
#define SG_NATIVE_VECTORS_ 1
#else
#define SG_NATIVE_VECTORS_ 0
#endif

/* GNU vector types, in GCC and Clang. Where the target has no vectors GCC 12 takes them apart, and for some targets it never
 * finishes. On big-endian AArch64 Clang 22 confuses lanes of vectors, and on LoongArch some results of sg_sincos_f32 are wrong. */
#if SG_HAVE_GNU && !SG_NO_NATIVE && \
    ((SG_CLANG && !defined(__AARCH64EB__) && !defined(__loongarch__)) || (SG_GCC && SG_NATIVE_VECTORS_))
#define SG_HAVE_VECTOR_TYPES 1
#else
#define SG_HAVE_VECTOR_TYPES 0
#endif

/* With __builtin_shuffle a constant permutation can still be seen when the lane numbers become known, after
 * inlining. Clang folds constant index vectors of the intrinsics by itself. */
#if SG_GCC && SG_HAVE_VECTOR_TYPES
#define SG_HAVE_BUILTIN_SHUFFLE 1
#else
#define SG_HAVE_BUILTIN_SHUFFLE 0
#endif

/* The most significant byte comes first in memory. */
#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__)
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define SG_BIG_ENDIAN 1
#else
#define SG_BIG_ENDIAN 0
#endif
#else
#define SG_BIG_ENDIAN 0
#endif

#ifndef SG_ACCEPT_FAST_MATH
#define SG_ACCEPT_FAST_MATH 0
#endif

/* Floats are computed with more bits than they have, and so are rounded twice; results would differ from those of all other targets. The
 * values 16 and 32 say this of _Float16 alone, or of nothing. */
#if !SG_ACCEPT_FAST_MATH && defined(__FLT_EVAL_METHOD__) && (defined(__i386__) || defined(__x86_64__))
#if __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16 && __FLT_EVAL_METHOD__ != 32
#error "sg: the 387 rounds a double twice, which changes results: compile with -msse2 -mfpmath=sse, or define SG_ACCEPT_FAST_MATH 1 to accept other bits"
#endif
#endif

/* Helium's floats have no subnormals, and compilers use them for loops of plain C. Its integers stay. */
#if !SG_ACCEPT_FAST_MATH && defined(__ARM_FEATURE_MVE)
#if __ARM_FEATURE_MVE & 2
#error "sg: floats of Helium have no subnormals, which changes results: compile with -mcpu=...+nomve.fp, or define SG_ACCEPT_FAST_MATH 1 to accept other bits"
#endif
#endif

/* What -ffast-math and its parts allow changes the bits of sums, zeros, infinities and NaN. Clang has no macro for most of the
 * parts. But where it supports exact exceptions at all, it refuses to make them exact under these flags: precise.h. */
#if !SG_ACCEPT_FAST_MATH && \
    (defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ > 0) || defined(__ASSOCIATIVE_MATH__) || \
     defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__))
#error "sg: -ffast-math, -Ofast and their parts change results: add -fno-fast-math behind them, or define SG_ACCEPT_FAST_MATH 1 to accept other bits"
#elif !SG_ACCEPT_FAST_MATH && defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#pragma clang diagnostic ignored "-Wignored-pragmas"
#include "precise.h"
#pragma clang diagnostic pop
#endif

#include "target.h"

#endif
