/* SPDX-License-Identifier: MIT */
/* The instruction sets for which one program has code: which one this file is compiled for, and which ones the processor has. They are
 * levels; each includes all of the one before. */
#ifndef SG_PORT_ISA_H
#define SG_PORT_ISA_H

#include <stddef.h>
#include <stdint.h>

#include "attr.h"
#include "host.h"
#include "memory.h"

/* SG_X86_LEVELS_, SG_AARCH64_LEVELS_: the compiler can compile all levels of this machine, one after the other, in one file (foreach.h).
 * Clang's arm_neon.h before 16 has dot products only if the flags of the compiler have them. GCC does not inline a function with more
 * flags into one with fewer, so the shared functions must not have more than the first level. */
#if SG_HAVE_GNU && defined(__x86_64__)
#define SG_X86_LEVELS_ 1
#else
#define SG_X86_LEVELS_ 0
#endif
#if SG_HAVE_GNU && defined(__aarch64__) && defined(__linux__) && !SG_BIG_ENDIAN && (!SG_CLANG || SG_CLANG_MAJOR >= 16)
#define SG_AARCH64_LEVELS_ 1
#else
#define SG_AARCH64_LEVELS_ 0
#endif
#if SG_AARCH64_LEVELS_ && SG_GCC && defined(SG_FOREACH_FILE) && \
    (defined(__ARM_FEATURE_QRDMX) || defined(__ARM_FEATURE_CRC32) || defined(__ARM_FEATURE_AES))
#error "sg: foreach.h on aarch64 by GCC: without -march and -mcpu, as what is shared is inlined into the first level, armv8-a"
#endif

/* The levels of aarch64. If the compiler cannot compile them in one file, foreach.h has one level, with the compiler's flags. */
#if SG_HAVE_GNU && defined(__aarch64__) && defined(__linux__) && (SG_AARCH64_LEVELS_ || !defined(SG_FOREACH_FILE))
#define SG_ISA_LINUX_AARCH64_ 1
#else
#define SG_ISA_LINUX_AARCH64_ 0
#endif

/* SG_ISA_EACH_(row, a, b) is row(v2, a, b) row(v3, a, b) row(v4, a, b), the levels of this machine in ascending order. SG_ISA_TAG_ is the
 * level of the compiler's flags. v1 is below the first level, and no program chooses it. */
#if SG_HAVE_GNU && defined(__x86_64__)
#define SG_ISA_EACH_(row, a, b) row(v2, a, b) row(v3, a, b) row(v4, a, b)
#if !defined(__SSE4_2__) || !defined(__POPCNT__)
#define SG_ISA_TAG_ v1
#elif !defined(__AVX2__) || !defined(__FMA__) || !defined(__F16C__) || !defined(__BMI__) || !defined(__BMI2__) || \
    !defined(__LZCNT__) || !defined(__MOVBE__)
#define SG_ISA_TAG_ v2
#elif !defined(__AVX512F__) || !defined(__AVX512BW__) || !defined(__AVX512DQ__) || !defined(__AVX512VL__) || \
    !defined(__AVX512CD__)
#define SG_ISA_TAG_ v3
#else
#define SG_ISA_TAG_ v4
#endif
#elif SG_ISA_LINUX_AARCH64_
#define SG_ISA_EACH_(row, a, b) row(neon, a, b) row(dotprod, a, b)
#if defined(__ARM_FEATURE_DOTPROD) && defined(__ARM_FEATURE_FP16_VECTOR_ARITHMETIC)
#define SG_ISA_TAG_ dotprod
#else
#define SG_ISA_TAG_ neon
#endif
#else
#define SG_ISA_EACH_(row, a, b) row(any, a, b)
#define SG_ISA_TAG_ any
#endif

#if SG_HAVE_GNU && defined(__x86_64__)
#include <cpuid.h>
#elif SG_ISA_LINUX_AARCH64_
#include <sys/auxv.h>
#endif

/* The number of the processor's level, from 0; it is 0 also for a processor below the first level. Registers that the system does not
 * save for a thread count as missing. */
SG_NOINLINE uint32_t sg_isa_of_cpu_(void) {
#if SG_HAVE_GNU && defined(__x86_64__)
    const unsigned v3_1 = bit_FMA | bit_MOVBE | bit_OSXSAVE | bit_AVX | bit_F16C, v3_7 = bit_BMI | bit_AVX2 | bit_BMI2;
    const unsigned v4_7 = bit_AVX512F | bit_AVX512DQ | bit_AVX512CD | bit_AVX512BW | bit_AVX512VL;
    unsigned a, b, c, d, more, saved;
    if (!__get_cpuid(1, &a, &b, &c, &d) || (c & v3_1) != v3_1) return 0;
    __asm__ __volatile__("xgetbv" : "=a"(saved), "=d"(d) : "c"(0));
    if ((saved & 0x6) != 0x6) return 0; /* xmm, ymm */
    if (!__get_cpuid(0x80000001, &a, &b, &more, &d) || !(more & bit_LZCNT)) return 0;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || (b & v3_7) != v3_7) return 0;
    return (b & v4_7) == v4_7 && (saved & 0xe0) == 0xe0 ? 2 : 1; /* mask registers, zmm */
#elif SG_ISA_LINUX_AARCH64_
    const unsigned long needs = 1ul << 20 | 1ul << 10 | 1ul << 9; /* ASIMDDP; ASIMDHP, FPHP: f16 of vectors and scalars */
    return (getauxval(AT_HWCAP) & needs) == needs;
#else
    return 0;
#endif
}

/* The name of level i; NULL if there are fewer levels. */
SG_NOINLINE const char *sg_isa_name_of_(uint32_t i) {
#define SG_ISA_ROW_(tag, a, b) #tag,
    static const char *const names[] = {SG_ISA_EACH_(SG_ISA_ROW_, 0, 0) NULL};
#undef SG_ISA_ROW_
    return i < sizeof names / sizeof names[0] ? names[i] : NULL;
}

/* the level of this name; if there is none, a number above all levels */
SG_NOINLINE uint32_t sg_isa_of_name_(const char *name) {
    uint32_t i = 0;
    while (sg_isa_name_of_(i) && !sg_same_text_(sg_isa_name_of_(i), name)) i++;
    return i;
}

/* The level to run: the processor's, or the one that SG_ISA in the environment names if that is lower. */
SG_NOINLINE uint32_t sg_isa_chosen_(void) {
    const char *name = sg_environment_("SG_ISA");
    const uint32_t cpu = sg_isa_of_cpu_(), named = name ? sg_isa_of_name_(name) : cpu;
    return named < cpu ? named : cpu;
}

#endif
