/* SPDX-License-Identifier: MIT */
/* Every switch a user can set, and every feature the other files ask for, in one place.
 *
 * Only floor 0 reads compiler, OS or ISA macros. Features (SG_HAVE_*, SG_REG_BITS) always exist, as
 * a number, and are tested with #if.
 *
 * User switches, all optional, set before the first #include <sg.h> (the first four before each):
 *   SG_SIZE                        lanes of a sub-group: 1, 2, 4, 8, 16, 32, 64, SG_SIZE_PRIMARY or
 *                                  SG_SIZE_AUTOMATIC. Default: SG_DEFAULT_SUB_GROUP_SIZE.
 *   SG_DEFAULT_SUB_GROUP_SIZE      the default for a translation unit: a number, primary or
 *                                  automatic. Default: primary.
 *   SG_MASK_BITS                   lane width of sg_mask where the target has no mask registers:
 *                                  8, 16, 32 or 64. Default: 32. No effect on AVX-512.
 *   SG_GENERIC                     0 leaves out the generic names (sg_add), for projects that have
 *                                  their own. Default: 1.
 *   SG_MAX_REG_BITS                widest register to use: 128, 256 or 512. Default: 512.
 *   SG_NO_NATIVE                   1: no native instructions, SIMDe's portable code only (also on
 *                                  when SIMDE_NO_NATIVE is defined). Default: 0.
 *   SG_DEBUG                       1: the library's own checks run, and call SG_ASSERT. Default: 0,
 *                                  they compile but do not run.
 *   SG_ASSERT(x)                   what a check calls when SG_DEBUG is 1. Default: assert(x).
 *   SG_NO_THREADS                  1: freestanding, no threads; atomics are plain. Default: 0.
 *   SG_THREADS                     2 takes threads from pthreads, 1 from C11, 0 has none. Default:
 *                                  the first that the target has.
 *   SG_CONTEXT                     how a sub-group that waits at a barrier is set aside: 2 by
 *                                  assembly, 1 by ucontext, 3 by a thread for each, 0 not at all.
 *                                  Default: the first that the target has.
 *   SG_USE_SLEEF                   1: sg/math.h calls SLEEF's vector functions instead of libm, one lane
 *                                  at a time; link with -lsleef. Default: 0. No effect on targets for
 *                                  which SLEEF's names are not known here (SG_HAVE_SLEEF).
 */
#ifndef SG_PORT_CONFIG_H
#define SG_PORT_CONFIG_H

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
#if SG_NO_NATIVE && !defined(SIMDE_NO_NATIVE)
#define SIMDE_NO_NATIVE
#endif

#ifndef SG_DEBUG
#define SG_DEBUG 0
#endif
#ifndef SG_NO_THREADS
#define SG_NO_THREADS 0
#endif
#ifndef SG_USE_SLEEF
#define SG_USE_SLEEF 0
#endif

/* ---- compiler ---- */

/* 1 for this compiler. Clang is not GCC here, and TCC neither. */
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

/* Clang's version, 0 in other compilers. */
#if SG_CLANG
#define SG_CLANG_MAJOR __clang_major__
#else
#define SG_CLANG_MAJOR 0
#endif

/* Atomic operations exist: by builtins, or in TCC by x86-64 assembly (atomic.h). */
#if !SG_NO_THREADS && (SG_HAVE_GNU || (defined(__TINYC__) && defined(__x86_64__)))
#define SG_HAVE_ATOMIC 1
#else
#define SG_HAVE_ATOMIC 0
#endif

/* An operating system with the POSIX calls, which may be used. */
#if !SG_NO_THREADS && __STDC_HOSTED__ && (defined(__unix__) || defined(__APPLE__))
#define SG_HAVE_POSIX 1
#else
#define SG_HAVE_POSIX 0
#endif

/* Linux, whose system calls may be used. */
#if SG_HAVE_POSIX && defined(__linux__)
#define SG_HAVE_LINUX 1
#else
#define SG_HAVE_LINUX 0
#endif

/* Threads: pthreads, or those of C11. */
#if !SG_HAVE_ATOMIC
#undef SG_THREADS
#define SG_THREADS 0
#endif
#if defined(SG_THREADS)
#elif SG_HAVE_POSIX
#define SG_THREADS 2
#elif __STDC_HOSTED__ && !defined(__cplusplus) && !defined(__STDC_NO_THREADS__) && \
    !defined(__wasm__)
#define SG_THREADS 1
#else
#define SG_THREADS 0
#endif

/* A queue may have more than one worker: SG_THREADS is not 0. */
#define SG_HAVE_THREADS (SG_THREADS > 0)

/* SG_THREAD_LOCAL works: not in TCC. */
#if SG_HAVE_THREADS && !defined(__TINYC__)
#define SG_HAVE_THREAD_LOCAL 1
#else
#define SG_HAVE_THREAD_LOCAL 0
#endif

/* Address and thread sanitizer, which must be told about a switch of stacks (context.h). */
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
#if defined(__SANITIZE_THREAD__) || SG_HAS_FEATURE_(thread_sanitizer)
#define SG_TSAN 1
#else
#define SG_TSAN 0
#endif

/* Stacks that can be switched. Not on Windows, whose ABIs keep more than the assembly does, and not
 * where a second stack is kept in step with the first. */
#if defined(_WIN32) || defined(__CYGWIN__) || defined(__wasm__) || \
    SG_HAS_FEATURE_(shadow_call_stack) || SG_HAS_FEATURE_(safe_stack)
#define SG_CONTEXT_BEST_ 0
#elif (defined(__x86_64__) && !defined(__ILP32__) && (SG_HAVE_GNU || defined(__TINYC__))) || \
    (SG_HAVE_GNU && \
     (defined(__i386__) || (defined(__aarch64__) && !defined(__ILP32__)) || \
      (defined(__arm__) && defined(__ARM_EABI__) && \
       (!defined(__thumb__) || defined(__thumb2__))) || \
      (defined(__riscv) && __riscv_xlen == 64 && !defined(__riscv_32e)) || \
      (defined(__powerpc64__) && _CALL_ELF == 2) || defined(__s390x__)))
#define SG_CONTEXT_BEST_ 2
#elif SG_HAVE_POSIX && (defined(__gnu_linux__) || defined(__FreeBSD__) || defined(__NetBSD__))
#define SG_CONTEXT_BEST_ 1
#elif SG_HAVE_THREADS
#define SG_CONTEXT_BEST_ 3
#else
#define SG_CONTEXT_BEST_ 0
#endif
#ifndef SG_CONTEXT
#define SG_CONTEXT SG_CONTEXT_BEST_
#endif

/* A kernel may wait at a barrier of several sub-groups: SG_CONTEXT is not 0. */
#define SG_HAVE_CONTEXT (SG_CONTEXT > 0)

/* What runs can be left for where it was entered: by a switch, or by longjmp. */
#if SG_HAVE_CONTEXT || (__STDC_HOSTED__ && !defined(__wasm__))
#define SG_HAVE_CONTEXT_ABORT 1
#else
#define SG_HAVE_CONTEXT_ABORT 0
#endif

/* __builtin_shuffle keeps a constant permutation visible until the lane numbers are known, after
 * inlining; Clang folds constant index vectors of the intrinsics by itself. */
#if SG_GCC && !SG_NO_NATIVE
#define SG_HAVE_BUILTIN_SHUFFLE 1
#else
#define SG_HAVE_BUILTIN_SHUFFLE 0
#endif

/* GNU vector types, in GCC and Clang */
#if SG_HAVE_GNU && !SG_NO_NATIVE
#define SG_HAVE_VECTOR_TYPES 1
#else
#define SG_HAVE_VECTOR_TYPES 0
#endif

/* The byte of the highest bits comes first in memory. */
#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__)
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define SG_BIG_ENDIAN 1
#else
#define SG_BIG_ENDIAN 0
#endif
#else
#define SG_BIG_ENDIAN 0
#endif

/* GCC's default -ffp-contract=fast would fuse the mul and the add of two library calls. It has no
 * macro that tells, so the product is hidden from it wherever an fma exists (attr.h). */
#if SG_GCC && (defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__VSX__) || \
               defined(__s390x__) || defined(__riscv_flen))
#define SG_MAY_CONTRACT 1
#else
#define SG_MAY_CONTRACT 0
#endif

/* ---- instruction sets ---- */

/* x86-64 whose intrinsics are used. */
#if !SG_NO_NATIVE && defined(__x86_64__) && SG_HAVE_GNU
#define SG_X86 1
#else
#define SG_X86 0
#endif

/* The compiler was told that the target has SSE4.2, AVX2, FMA, F16C or BMI2. Not BMI2 of Zen 1 and 2: there pext and pdep,
 * for which it is asked, take a step for each bit. */
#if SG_X86 && defined(__SSE4_2__)
#define SG_HAVE_SSE42 1
#else
#define SG_HAVE_SSE42 0
#endif
#if SG_X86 && defined(__AVX2__)
#define SG_HAVE_AVX2 1
#else
#define SG_HAVE_AVX2 0
#endif
#if SG_X86 && defined(__FMA__)
#define SG_HAVE_FMA 1
#else
#define SG_HAVE_FMA 0
#endif
#if SG_X86 && defined(__F16C__)
#define SG_HAVE_F16C 1
#else
#define SG_HAVE_F16C 0
#endif
#if SG_X86 && defined(__BMI2__) && !defined(__znver1__) && !defined(__znver2__)
#define SG_HAVE_BMI2 1
#else
#define SG_HAVE_BMI2 0
#endif

/* Bits of the widest register that the compiler may use: 512 with AVX-512 F, BW, DQ and VL, 256
 * with AVX2, else 128. */
#if SG_HAVE_AVX2 && defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && \
    defined(__AVX512VL__) && SG_HAVE_FMA && SG_HAVE_F16C
#define SG_NATIVE_BITS 512
#elif SG_HAVE_AVX2
#define SG_NATIVE_BITS 256
#else
#define SG_NATIVE_BITS 128
#endif

/* Bits of the widest register the library uses: SG_NATIVE_BITS or SG_MAX_REG_BITS, whichever is
 * less. Wider ones are never emulated. */
#if SG_NATIVE_BITS < SG_MAX_REG_BITS
#define SG_REG_BITS SG_NATIVE_BITS
#else
#define SG_REG_BITS SG_MAX_REG_BITS
#endif

/* SLEEF is to be used, and its functions for registers of this target are known. */
#if SG_USE_SLEEF && SG_HAVE_VECTOR_TYPES && !SG_BIG_ENDIAN && (SG_X86 || defined(__aarch64__))
#define SG_HAVE_SLEEF 1
#else
#define SG_HAVE_SLEEF 0
#endif

/* A compiler bug that only narrower leaves on an AVX-512 target meet: reg/vector.tmpl.h */
#if SG_GCC && SG_X86 && defined(__AVX512VL__)
#define SG_GCC_DROPS_NOT 1
#else
#define SG_GCC_DROPS_NOT 0
#endif

/* Masks are bits in a mask register, at every register width. */
#if SG_REG_BITS == 512
#define SG_HAVE_KMASK 1
#else
#define SG_HAVE_KMASK 0
#endif

/* SG_HAVE_KMASK, and the target has AVX-512 VBMI, VBMI2, BITALG, VPOPCNTDQ, CD or FP16. */
#if SG_HAVE_KMASK && defined(__AVX512VBMI__)
#define SG_HAVE_VBMI 1
#else
#define SG_HAVE_VBMI 0
#endif
#if SG_HAVE_KMASK && defined(__AVX512VBMI2__)
#define SG_HAVE_VBMI2 1
#else
#define SG_HAVE_VBMI2 0
#endif
#if SG_HAVE_KMASK && defined(__AVX512BITALG__)
#define SG_HAVE_BITALG 1
#else
#define SG_HAVE_BITALG 0
#endif
#if SG_HAVE_KMASK && defined(__AVX512VPOPCNTDQ__)
#define SG_HAVE_VPOPCNTDQ 1
#else
#define SG_HAVE_VPOPCNTDQ 0
#endif
#if SG_HAVE_KMASK && defined(__AVX512CD__)
#define SG_HAVE_AVX512CD 1
#else
#define SG_HAVE_AVX512CD 0
#endif
#if SG_HAVE_KMASK && defined(__AVX512FP16__)
#define SG_HAVE_FP16 1
#else
#define SG_HAVE_FP16 0
#endif

/* Dot products of bytes, at every register width: of x86, with AVX-512's prefix or only with AVX2's; of aarch64, of
 * two operands of one sign, or of two signs too. Of bf16. */
#if SG_HAVE_AVX2 && defined(__AVX512VNNI__) && defined(__AVX512VL__)
#define SG_HAVE_VNNI 1
#define SG_HAVE_AVXVNNI 0
#elif SG_HAVE_AVX2 && defined(__AVXVNNI__)
#define SG_HAVE_VNNI 1
#define SG_HAVE_AVXVNNI 1
#else
#define SG_HAVE_VNNI 0
#define SG_HAVE_AVXVNNI 0
#endif
#if SG_HAVE_GNU && !SG_NO_NATIVE && !SG_BIG_ENDIAN && defined(__aarch64__) && defined(__ARM_FEATURE_DOTPROD)
#define SG_HAVE_DOTPROD 1
#else
#define SG_HAVE_DOTPROD 0
#endif
#if SG_HAVE_DOTPROD && defined(__ARM_FEATURE_MATMUL_INT8)
#define SG_HAVE_I8MM 1
#else
#define SG_HAVE_I8MM 0
#endif
#if SG_HAVE_AVX2 && defined(__AVX512BF16__) && defined(__AVX512VL__)
#define SG_HAVE_BF16 1
#else
#define SG_HAVE_BF16 0
#endif

#endif
