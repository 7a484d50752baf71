/* SPDX-License-Identifier: MIT */
/* The floating-point modes of a thread: how it rounds, whether it takes subnormal numbers for 0, which exceptions trap. Not the
 * flags of exceptions that have happened, which are never touched here.
 *
 *   sg_modes_get_()  the modes of this thread, as a number
 *   sg_modes_set_(m) gives this thread the modes m, if it has others. What computes must not be inlined into the caller.
 *
 * On a machine without a line below, the number is 0 and nothing is set. */
#ifndef SG_PORT_MODES_H
#define SG_PORT_MODES_H

#include <stdint.h>

#include "attr.h"

/* For each machine with one control word: its type, how to read and write it, and which of its bits are modes. */
#if SG_HAVE_GNU && defined(__aarch64__) && defined(__ARM_FP)
#define SG_MODES_WORD_ uint64_t
#define SG_MODES_READ_(word) __asm__ __volatile__("mrs %0, fpcr" : "=r"(word))
#define SG_MODES_WRITE_(word) __asm__ __volatile__("msr fpcr, %0" : : "r"(word))
#define SG_MODES_BITS_ 0xffffffff
#elif SG_HAVE_GNU && defined(__arm__) && defined(__ARM_FP) && !defined(__SOFTFP__) && (!defined(__thumb__) || defined(__thumb2__))
#define SG_MODES_WORD_ uint32_t
#define SG_MODES_READ_(word) __asm__ __volatile__("vmrs %0, fpscr" : "=r"(word))
#define SG_MODES_WRITE_(word) __asm__ __volatile__("vmsr fpscr, %0" : : "r"(word))
#define SG_MODES_BITS_ 0x07ff9f00 /* not: results of comparisons, saturation, exceptions */
#elif SG_HAVE_GNU && defined(__riscv_flen)
#define SG_MODES_WORD_ uintptr_t
#define SG_MODES_READ_(word) __asm__ __volatile__("frrm %0" : "=r"(word))
#define SG_MODES_WRITE_(word) __asm__ __volatile__("fsrm %0" : : "r"(word))
#define SG_MODES_BITS_ 7
#elif SG_HAVE_GNU && defined(__s390x__)
#define SG_MODES_WORD_ uint32_t
#define SG_MODES_READ_(word) __asm__ __volatile__("efpc %0" : "=d"(word))
#define SG_MODES_WRITE_(word) __asm__ __volatile__("sfpc %0" : : "d"(word))
#define SG_MODES_BITS_ 0xfc000077 /* not: exceptions, and the code of the last one that trapped */
#elif SG_HAVE_GNU && defined(__mips_hard_float)
#define SG_MODES_WORD_ uint32_t
#define SG_MODES_READ_(word) __asm__ __volatile__("cfc1 %0, $31" : "=r"(word))
#define SG_MODES_WRITE_(word) __asm__ __volatile__("ctc1 %0, $31" : : "r"(word))
#define SG_MODES_BITS_ 0x01000f83 /* not: exceptions and their causes, results of comparisons */
#elif SG_HAVE_GNU && defined(__loongarch_frlen) && __loongarch_frlen > 0
#define SG_MODES_WORD_ uint32_t
#define SG_MODES_READ_(word) __asm__ __volatile__("movfcsr2gr %0, $fcsr0" : "=r"(word))
#define SG_MODES_WRITE_(word) __asm__ __volatile__("movgr2fcsr $fcsr0, %0" : : "r"(word))
#define SG_MODES_BITS_ 0x31f /* not: exceptions and their causes */
#endif

#if defined(__x86_64__) || (defined(__i386__) && SG_HAVE_GNU)
/* MXCSR, and above it how the 387 rounds: fesetround sets both. TCC does not know the instructions for MXCSR. */
#ifdef __TINYC__
#define SG_MODES_READ_(word) __asm__ __volatile__(".byte 0x0f, 0xae, 0x18" : : "a"(&(word)) : "memory") /* stmxcsr (%rax) */
#define SG_MODES_WRITE_(word) __asm__ __volatile__(".byte 0x0f, 0xae, 0x10" : : "a"(&(word)) : "memory") /* ldmxcsr (%rax) */
#elif defined(__SSE__)
#define SG_MODES_READ_(word) __asm__ __volatile__("stmxcsr %0" : "=m"(word))
#define SG_MODES_WRITE_(word) __asm__ __volatile__("ldmxcsr %0" : : "m"(word))
#else
#define SG_MODES_READ_(word) ((void)(word))
#define SG_MODES_WRITE_(word) ((void)(word))
#endif
#define SG_MODES_BITS_ 0xffc0u   /* the six below are exceptions */
#define SG_MODES_BITS_387_ 0x0f00u /* rounding and precision */

SG_INLINE uint64_t sg_modes_get_(void) {
    uint32_t sse = 0;
    uint16_t x87 = 0;
    SG_MODES_READ_(sse);
    __asm__ __volatile__("fnstcw %0" : "=m"(x87));
    return (uint64_t)(x87 & SG_MODES_BITS_387_) << 32 | (sse & SG_MODES_BITS_);
}
SG_INLINE void sg_modes_set_(uint64_t modes) {
    uint32_t sse = 0;
    uint16_t x87 = 0;
    if (SG_LIKELY(modes == sg_modes_get_())) return;
    SG_MODES_READ_(sse);
    sse = (sse & ~(uint32_t)SG_MODES_BITS_) | ((uint32_t)modes & SG_MODES_BITS_);
    SG_MODES_WRITE_(sse);
    __asm__ __volatile__("fnstcw %0" : "=m"(x87));
    x87 = (uint16_t)((x87 & ~SG_MODES_BITS_387_) | (uint32_t)(modes >> 32));
    __asm__ __volatile__("fldcw %0" : : "m"(x87));
}
#undef SG_MODES_BITS_387_

#elif SG_HAVE_GNU && defined(__powerpc64__) && !defined(_SOFT_FLOAT)
/* The status word, whose lowest byte holds the modes, travels in a register of floats. Its last two fields are written. */
SG_INLINE uint64_t sg_modes_get_(void) {
    union { double number; uint64_t bits; } word;
    __asm__ __volatile__("mffs %0" : "=d"(word.number));
    return word.bits & 0xff;
}
SG_INLINE void sg_modes_set_(uint64_t modes) {
    union { uint64_t bits; double number; } word;
    word.bits = modes;
    if (SG_UNLIKELY(modes != sg_modes_get_())) __asm__ __volatile__("mtfsf 3, %0" : : "d"(word.number));
}

#elif defined(SG_MODES_WORD_)
SG_INLINE uint64_t sg_modes_get_(void) {
    SG_MODES_WORD_ word;
    SG_MODES_READ_(word);
    return word & SG_MODES_BITS_;
}
SG_INLINE void sg_modes_set_(uint64_t modes) {
    SG_MODES_WORD_ word;
    SG_MODES_READ_(word);
    if (SG_LIKELY((word & SG_MODES_BITS_) == modes)) return;
    word = (word & ~(SG_MODES_WORD_)SG_MODES_BITS_) | (SG_MODES_WORD_)modes;
    SG_MODES_WRITE_(word);
}

#else
SG_INLINE uint64_t sg_modes_get_(void) { return 0; }
SG_INLINE void sg_modes_set_(uint64_t modes) { (void)modes; }
#endif

#undef SG_MODES_WORD_
#undef SG_MODES_READ_
#undef SG_MODES_WRITE_
#undef SG_MODES_BITS_
#endif
