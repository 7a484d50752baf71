/* SPDX-License-Identifier: MIT */
/* What the instructions of the target offer: features, which always exist as a number. This file is read again for each level of
 * foreach.h. For these levels the compiler's own macros do not change: never in Clang, nor in g++ behind its pragma.
 *
 * SG_LEVEL_ is 2, 3 or 4, for v2, v3 or v4 of x86-64, or 5 or 6, for neon or dotprod of aarch64, while a file is read for that level.
 * Otherwise it is 0, and the compiler's flags decide. On x86-64 these flags also count at each level, on aarch64 they do not. */
#ifndef SG_PORT_TARGET_H
#define SG_PORT_TARGET_H

#include "config.h"

#ifndef SG_LEVEL_
#define SG_LEVEL_ 0
#endif

/* The compiler may fuse the mul and the add of two library calls: GCC by default, Clang with -ffp-contract=fast. No macro
 * tells whether it does, so the product is hidden wherever there is an fma instruction (attr.h). GCC has a macro for that. Clang has
 * one only on x86; elsewhere we assume an fma, except on WebAssembly, which has none. */
#if SG_GCC && (defined(__FMA__) || defined(__FP_FAST_FMA) || defined(__FP_FAST_FMAF) || SG_LEVEL_ >= 3)
#define SG_MAY_CONTRACT 1
#elif SG_CLANG && (defined(__FMA__) || SG_LEVEL_ >= 3 || defined(__FMA4__) || \
                   !(defined(__x86_64__) || defined(__i386__) || defined(__wasm__)))
#define SG_MAY_CONTRACT 1
#else
#define SG_MAY_CONTRACT 0
#endif

/* x86-64, and its intrinsics may be used. */
#if !SG_NO_NATIVE && defined(__x86_64__) && SG_HAVE_GNU
#define SG_X86 1
#else
#define SG_X86 0
#endif

/* The compiler was told that the target has SSSE3, SSE4.2, AVX2, FMA, F16C or BMI2. BMI2 of Zen 1 and 2 does not count: it is wanted for
 * pext and pdep, and these take a step for each bit there. */
#if SG_X86 && (defined(__SSSE3__) || SG_LEVEL_ >= 2)
#define SG_HAVE_SSSE3 1
#else
#define SG_HAVE_SSSE3 0
#endif
#if SG_X86 && (defined(__SSE4_2__) || SG_LEVEL_ >= 2)
#define SG_HAVE_SSE42 1
#else
#define SG_HAVE_SSE42 0
#endif
#if SG_X86 && (defined(__AVX2__) || SG_LEVEL_ >= 3)
#define SG_HAVE_AVX2 1
#else
#define SG_HAVE_AVX2 0
#endif
#if SG_X86 && (defined(__FMA__) || SG_LEVEL_ >= 3)
#define SG_HAVE_FMA 1
#else
#define SG_HAVE_FMA 0
#endif
#if SG_X86 && (defined(__F16C__) || SG_LEVEL_ >= 3)
#define SG_HAVE_F16C 1
#else
#define SG_HAVE_F16C 0
#endif
#if SG_X86 && (defined(__BMI2__) || SG_LEVEL_ >= 3) && !defined(__znver1__) && !defined(__znver2__)
#define SG_HAVE_BMI2 1
#else
#define SG_HAVE_BMI2 0
#endif

/* Registers of 128 bits come from SIMDe, or from x86 itself, if that gives the same bits. Elsewhere they are written in C
 * (reg/plain.tmpl.h): SIMDe 0.7.4 assumes the lane order of little endian, estimates quotients and roots on 32-bit
 * NEON, and loses a bit of an index on POWER. Its portable code is no better than the compiler's. */
#if !SG_NO_NATIVE && SG_HAVE_GNU && !SG_BIG_ENDIAN && \
    (SG_X86 || defined(__wasm_simd128__) || (defined(__aarch64__) && defined(__ARM_NEON)))
#define SG_HAVE_SIMDE 1
#else
#define SG_HAVE_SIMDE 0
#endif

/* SIMDe's names stand for the vectors of WebAssembly. */
#if SG_HAVE_SIMDE && defined(__wasm_simd128__)
#define SG_HAVE_WASM_VECTORS 1
#else
#define SG_HAVE_WASM_VECTORS 0
#endif

/* Operations on GNU vectors of floats round once and have subnormals. Not so in Clang on 32-bit ARM, which uses NEON. On WebAssembly
 * without vectors Clang makes an f32.min, which changes NaNs, of a comparison with a constant and a selection. With -ffast-math GCC uses
 * NEON too. */
#if SG_HAVE_VECTOR_TYPES && !(SG_ACCEPT_FAST_MATH && defined(__arm__)) && !(SG_CLANG && (defined(__arm__) || (defined(__wasm__) && !defined(__wasm_simd128__))))
#define SG_HAVE_FLOAT_VECTORS 1
#else
#define SG_HAVE_FLOAT_VECTORS 0
#endif

/* __builtin_fma and __builtin_fmaf are instructions */
#if SG_HAVE_GNU && (defined(__FP_FAST_FMA) || SG_LEVEL_ >= 3) && !SG_NO_NATIVE
#define SG_HAVE_FMA_BUILTIN 1
#else
#define SG_HAVE_FMA_BUILTIN 0
#endif
#if SG_HAVE_GNU && (defined(__FP_FAST_FMAF) || SG_LEVEL_ >= 3) && !SG_NO_NATIVE
#define SG_HAVE_FMAF_BUILTIN 1
#else
#define SG_HAVE_FMAF_BUILTIN 0
#endif

/* Bits of the widest register that the compiler may use: 512 with AVX-512 F, BW, DQ and VL, 256
 * with AVX2, else 128. */
#if SG_HAVE_AVX2 && SG_HAVE_FMA && SG_HAVE_F16C && \
    ((defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)) || SG_LEVEL_ >= 4)
#define SG_NATIVE_BITS 512
#elif SG_HAVE_AVX2
#define SG_NATIVE_BITS 256
#else
#define SG_NATIVE_BITS 128
#endif

/* Bits of the widest register that the library uses: the smaller one of SG_NATIVE_BITS and
 * SG_MAX_REG_BITS. Wider registers are never emulated. */
#if SG_NATIVE_BITS < SG_MAX_REG_BITS
#define SG_REG_BITS SG_NATIVE_BITS
#else
#define SG_REG_BITS SG_MAX_REG_BITS
#endif

/* A compiler bug that shows only with narrower registers on an AVX-512 target: see reg/vector.tmpl.h. */
#if SG_GCC && SG_X86 && (defined(__AVX512VL__) || SG_LEVEL_ >= 4)
#define SG_GCC_DROPS_NOT 1
#else
#define SG_GCC_DROPS_NOT 0
#endif
/* A compiler bug that shows only with -funsigned-char: for the top bit of a byte GCC asks whether a char is below 0. */
#if SG_GCC && SG_X86 && SG_HAVE_SSE42 && defined(__CHAR_UNSIGNED__)
#define SG_GCC_BLENDS_CHARS 1
#else
#define SG_GCC_BLENDS_CHARS 0
#endif

/* Masks are bits in a mask register, at every register width. */
#if SG_REG_BITS == 512
#define SG_HAVE_KMASK 1
#else
#define SG_HAVE_KMASK 0
#endif

/* SG_HAVE_KMASK, and the target has AVX-512 VBMI, VBMI2, BITALG, VPOPCNTDQ or CD. */
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
#if SG_HAVE_KMASK && (defined(__AVX512CD__) || SG_LEVEL_ >= 4)
#define SG_HAVE_AVX512CD 1
#else
#define SG_HAVE_AVX512CD 0
#endif
/* Arithmetic on f16 lanes: AVX512-FP16 with SG_HAVE_KMASK, or that of aarch64. */
#if (SG_HAVE_KMASK && defined(__AVX512FP16__)) || \
    (SG_HAVE_SIMDE && defined(__aarch64__) && (SG_LEVEL_ == 6 || (!SG_LEVEL_ && defined(__ARM_FEATURE_FP16_VECTOR_ARITHMETIC))))
#define SG_HAVE_FP16 1
#else
#define SG_HAVE_FP16 0
#endif

/* Dot products, at every register width. Of bytes: on x86 by AVX-512's encoding (VNNI) or only by AVX2's (AVXVNNI); on aarch64 for
 * operands of the same sign (DOTPROD), or also of different signs (I8MM). Of bf16 (BF16). */
#if SG_HAVE_AVX2 && defined(__AVX512VNNI__) && (defined(__AVX512VL__) || SG_LEVEL_ >= 4)
#define SG_HAVE_VNNI 1
#define SG_HAVE_AVXVNNI 0
#elif SG_HAVE_AVX2 && SG_REG_BITS <= 256 && defined(__AVXVNNI__)
#define SG_HAVE_VNNI 1
#define SG_HAVE_AVXVNNI 1
#else
#define SG_HAVE_VNNI 0
#define SG_HAVE_AVXVNNI 0
#endif
#if SG_HAVE_GNU && !SG_NO_NATIVE && !SG_BIG_ENDIAN && defined(__aarch64__) && \
    (SG_LEVEL_ == 6 || (!SG_LEVEL_ && defined(__ARM_FEATURE_DOTPROD)))
#define SG_HAVE_DOTPROD 1
#else
#define SG_HAVE_DOTPROD 0
#endif
#if SG_HAVE_DOTPROD && !SG_LEVEL_ && defined(__ARM_FEATURE_MATMUL_INT8)
#define SG_HAVE_I8MM 1
#else
#define SG_HAVE_I8MM 0
#endif
/* 1 if the compiler is told of a Zen of the first four generations, by -march or -mtune. There a gather takes longer than loads one by one,
 * and, up to the third, a permute of 32-bit lanes twice as long as an exchange of halves and a shift of bytes. On Intel's processors it is the
 * other way round. Compilers that do not know the fourth one take it for the third. */
#if SG_HAVE_AVX2 && (defined(__tune_znver1__) || defined(__tune_znver2__) || defined(__tune_znver3__) || defined(__tune_znver4__))
#define SG_TUNED_FOR_ZEN 1
#else
#define SG_TUNED_FOR_ZEN 0
#endif
/* Intel's dot product of bf16 takes as long as four fma. So it is not used if the compiler is told of such a processor. Clang defines
 * __corei7__ for all Intel processors with AVX-512. */
#if SG_HAVE_AVX2 && defined(__AVX512BF16__) && (defined(__AVX512VL__) || SG_LEVEL_ >= 4) && !defined(__tune_sapphirerapids__) && \
    !defined(__tune_cooperlake__) && !defined(__corei7__)
#define SG_HAVE_BF16 1
#else
#define SG_HAVE_BF16 0
#endif

/* The machine can convert a single binary16 number: by F16C, or by the _Float16 of aarch64. */
#if SG_HAVE_F16C || (SG_HAVE_FLOAT16 && defined(__aarch64__) && !SG_NO_NATIVE)
#define SG_HAVE_HALF_CONVERSION 1
#else
#define SG_HAVE_HALF_CONVERSION 0
#endif

/* Carry-less products: on aarch64, of 128 bits, and of wider registers. Affine maps of the bits of a byte (GFNI). */
#if SG_HAVE_GNU && !SG_NO_NATIVE && !SG_BIG_ENDIAN && defined(__aarch64__) && !SG_LEVEL_ && defined(__ARM_FEATURE_AES)
#define SG_HAVE_PMULL 1
#else
#define SG_HAVE_PMULL 0
#endif
#if SG_HAVE_SSE42 && defined(__PCLMUL__)
#define SG_HAVE_PCLMUL 1
#else
#define SG_HAVE_PCLMUL 0
#endif
#if SG_HAVE_PCLMUL && SG_HAVE_AVX2 && defined(__VPCLMULQDQ__)
#define SG_HAVE_VPCLMUL 1
#else
#define SG_HAVE_VPCLMUL 0
#endif
/* GCC has its own builtin for the product of 16-bit lanes. */
#define SG_HAVE_PMULLW 0
#if SG_GCC && SG_HAVE_SSE42 && defined(__x86_64__) && defined(__has_builtin)
#if __has_builtin(__builtin_ia32_pmullw128)
#undef SG_HAVE_PMULLW
#define SG_HAVE_PMULLW 1
#endif
#endif
#if SG_HAVE_SSE42 && defined(__GFNI__)
#define SG_HAVE_GFNI 1
#else
#define SG_HAVE_GFNI 0
#endif

/* SG_NO_CONTRACT(x)
 * hides where the floating-point product x, a variable in a register, came from. So it cannot
 * be fused with a later sum. */
#if SG_MAY_CONTRACT && SG_HAVE_VECTOR_TYPES && (defined(__x86_64__) || defined(__i386__))
#define SG_NO_CONTRACT(x) __asm__("" : "+v"(x))
#elif SG_MAY_CONTRACT && SG_HAVE_VECTOR_TYPES && defined(__aarch64__)
#define SG_NO_CONTRACT(x) __asm__("" : "+w"(x))
#elif SG_MAY_CONTRACT && SG_HAVE_VECTOR_TYPES && defined(__VSX__)
#define SG_NO_CONTRACT(x) __asm__("" : "+wa"(x))
#elif SG_MAY_CONTRACT
#define SG_NO_CONTRACT(x) __asm__("" : "+m"(x))
#else
#define SG_NO_CONTRACT(x) SG_IN_ORDER_(x)
#endif

/* SG_EXTENDED_64_(x)
 * an int64_t that was extended from a narrower integer. GCC for 64-bit RISC-V (12.2) makes 0x00000000ffffffff of
 * (int64_t)i32 & 0x80000000ffffffff where i32 is -1 in memory, so the extended number is hidden from it. */
#if SG_GCC && defined(__riscv) && __riscv_xlen == 64
static inline int64_t sg_extended_64_(int64_t x) {
    __asm__("" : "+r"(x));
    return x;
}
#define SG_EXTENDED_64_(x) sg_extended_64_(x)
#else
#define SG_EXTENDED_64_(x) (x)
#endif

/* SG_DIVIDE_F32_(q, a, b)
 * q = a / b of vectors of f32, rounded once. Under -ffast-math compilers estimate such a quotient on x86, and quotients of
 * integers are made of it. */
#if SG_ACCEPT_FAST_MATH && SG_HAVE_VECTOR_TYPES && defined(__SSE2__) && (defined(__x86_64__) || defined(__i386__))
#if defined(__AVX__) || SG_LEVEL_ >= 3
#define SG_DIVIDE_F32_(q, a, b) __asm__("vdivps {%2, %1, %0|%0, %1, %2}" : "=v"(q) : "v"(a), "v"(b))
#else
#define SG_DIVIDE_F32_(q, a, b) __asm__("divps {%2, %0|%0, %2}" : "=x"(q) : "0"(a), "x"(b))
#endif
#endif

/* ---- names of a level ---- */

/* SG_LV_(name) is the name followed by the level that it is for; one file may have several levels.
 * SG_X_, SG_XT_ and SG_XT_HALF_ are sizes as they stand in names, 16 or 16_v3: the bound size, SG_T_S of a template, and half of that. */
#if SG_LEVEL_ == 0
#define SG_X_ SG_LANES_
#define SG_XT_ SG_T_S
#define SG_XT_HALF_ SG_PASTE3(SG_HALF_, SG_T_S, _)
#define SG_XH_ SG_T_HALF_S
#define SG_R128_ _r128
#define SG_R256_ _r256
#define SG_R512_ _r512
#else
#if SG_LEVEL_ == 2
#define SG_LV_(name) name##_v2
#elif SG_LEVEL_ == 3
#define SG_LV_(name) name##_v3
#elif SG_LEVEL_ == 4
#define SG_LV_(name) name##_v4
#elif SG_LEVEL_ == 5
#define SG_LV_(name) name##_neon
#elif SG_LEVEL_ == 6
#define SG_LV_(name) name##_dotprod
#endif
#define SG_X_ SG_PASTE2(SG_LANES_, SG_LV_())
#define SG_XT_ SG_PASTE2(SG_T_S, SG_LV_())
#define SG_XT_HALF_ SG_PASTE2(SG_PASTE3(SG_HALF_, SG_T_S, _), SG_LV_())
#define SG_XH_ SG_PASTE2(SG_T_HALF_S, SG_LV_())
#define SG_R128_ SG_LV_(_r128)
#define SG_R256_ SG_LV_(_r256)
#define SG_R512_ SG_LV_(_r512)
#endif

#endif
