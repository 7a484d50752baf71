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
 *   SG_DEBUG                       1: internal checks abort the compilation unit's own way through
 *                                  SG_ASSERT. Default: 0 (checks compile but do not run).
 *   SG_ASSERT(x)                   what a failed check calls when SG_DEBUG is 1. Default: assert(x).
 *   SG_NO_THREADS                  1: freestanding, no threads; atomics are plain. Default: 0.
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

/* ---- compiler ---- */

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
#define SG_HAVE_GNU (SG_GCC || SG_CLANG)

/* Atomic operations exist: by builtins, or in TCC by x86-64 assembly (atomic.h). */
#if !SG_NO_THREADS && (SG_HAVE_GNU || (defined(__TINYC__) && defined(__x86_64__)))
#define SG_HAVE_ATOMIC 1
#else
#define SG_HAVE_ATOMIC 0
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

#if !SG_NO_NATIVE && defined(__x86_64__) && SG_HAVE_GNU
#define SG_X86 1
#else
#define SG_X86 0
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
#if SG_HAVE_AVX2 && defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && \
    defined(__AVX512VL__)
#define SG_NATIVE_BITS 512
#elif SG_HAVE_AVX2
#define SG_NATIVE_BITS 256
#else
#define SG_NATIVE_BITS 128
#endif

/* The widest register the library uses. Wider ones are never emulated. */
#if SG_NATIVE_BITS < SG_MAX_REG_BITS
#define SG_REG_BITS SG_NATIVE_BITS
#else
#define SG_REG_BITS SG_MAX_REG_BITS
#endif

/* Masks are bits in a mask register, at every register width. */
#if SG_REG_BITS == 512
#define SG_HAVE_KMASK 1
#else
#define SG_HAVE_KMASK 0
#endif
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

#endif
