/* SPDX-License-Identifier: MIT */
/* Mask registers: what this backend has, and how the masks of two registers are joined and split. */
#ifndef SG_REG_AVX512_MASK_H
#define SG_REG_AVX512_MASK_H

#include "simde.h"

#if SG_HAVE_KMASK

#define SG_REG_HAVE_MASKED_b8 1
#define SG_REG_HAVE_MASKED_b16 1
#define SG_REG_HAVE_MASKED_b32 1
#define SG_REG_HAVE_MASKED_b64 1
#define SG_REG_HAVE_GATHER 1
#define SG_REG_HAVE_SCATTER 1
#define SG_REG_HAVE_COMPRESS_b8 SG_HAVE_VBMI2
#define SG_REG_HAVE_COMPRESS_b16 SG_HAVE_VBMI2
#define SG_REG_HAVE_COMPRESS_b32 1
#define SG_REG_HAVE_COMPRESS_b64 1

/* Two ways to join masks. Shift and or goes through general registers with GCC 12, and with Clang 19 if mask logic follows.
 * The result of the intrinsic is split through the stack by Clang 14, and at 64 lanes by extra shifts by Clang 19.
 * The better way gives one kunpck, or none if only the halves are used. */
#if SG_CLANG && SG_CLANG_MAJOR < 19
#define SG_K_PLAIN 1
#else
#define SG_K_PLAIN 0
#endif
SG_INLINE __mmask16 sg_k_join16_(__mmask8 lo, __mmask8 hi) {
#if SG_K_PLAIN
    return (__mmask16)(lo | (unsigned)hi << 8);
#else
    return _mm512_kunpackb(hi, lo);
#endif
}
SG_INLINE __mmask32 sg_k_join32_(__mmask16 lo, __mmask16 hi) {
#if SG_K_PLAIN
    return lo | (__mmask32)hi << 16;
#else
    return _mm512_kunpackw(hi, lo);
#endif
}
SG_INLINE __mmask64 sg_k_join64_(__mmask32 lo, __mmask32 hi) {
#if SG_CLANG
    return lo | (__mmask64)hi << 32;
#else
    return _mm512_kunpackd(hi, lo);
#endif
}
#undef SG_K_PLAIN

SG_INLINE __mmask8 sg_k_lo8_(__mmask16 m) { return (__mmask8)m; }
SG_INLINE __mmask8 sg_k_hi8_(__mmask16 m) { return (__mmask8)(m >> 8); }
SG_INLINE __mmask16 sg_k_lo16_(__mmask32 m) { return (__mmask16)m; }
SG_INLINE __mmask16 sg_k_hi16_(__mmask32 m) { return (__mmask16)(m >> 16); }
SG_INLINE __mmask32 sg_k_lo32_(__mmask64 m) { return (__mmask32)m; }
SG_INLINE __mmask32 sg_k_hi32_(__mmask64 m) { return (__mmask32)(m >> 32); }

/* The only way from a mask to a number. It is written as an instruction that gives all 64 bits, because of GCC 12: it may put a mask
 * on the stack with as many bytes as the mask has, and then read eight bytes to extend it. */
#if SG_GCC
#define SG_T_ROW(bits, letter, told) \
    SG_INLINE uint64_t sg_k_bits##bits##_(__mmask##bits m) { \
        uint64_t number; \
        if (SG_IS_CONST(m)) return m; \
        __asm__("kmov" letter "\t{%1, %k0|%k0, %1}" : "=r"(number) : "k"(m)); \
        told; \
        return number; \
    }
#else
#define SG_T_ROW(bits, letter, told) \
    SG_INLINE uint64_t sg_k_bits##bits##_(__mmask##bits m) { return m; }
#endif
SG_T_ROW(8, "b", (void)0)
SG_T_ROW(16, "w", (void)0)
SG_T_ROW(32, "d", SG_ASSUME(number <= UINT32_MAX)) /* otherwise GCC cuts a lane number to 5 bits; with fewer lanes the assumption costs more */
#undef SG_T_ROW
SG_INLINE uint64_t sg_k_bits64_(__mmask64 m) { return m; }

/* Whether any bit, or every one, is 1. Clang keeps a mask that goes round a loop in a mask register, and joins it with others there, only if
 * no instruction of general registers looks at it. It would test the mask by such an instruction. */
#if SG_CLANG && SG_CLANG_MAJOR >= 12
#define SG_T_VOTE(flag, letter, told) \
    bool yes; \
    if (SG_IS_CONST(m)) return told; \
    __asm__("kortest" letter "\t%1, %1" : "=@cc" flag(yes) : "k"(m)); \
    return yes;
#else
#define SG_T_VOTE(flag, letter, told) return told;
#endif
#define SG_T_ROW(bits, letter) \
    SG_INLINE bool sg_k_any##bits##_(__mmask##bits m) { SG_T_VOTE("nz", letter, m != 0) } \
    SG_INLINE bool sg_k_all##bits##_(__mmask##bits m) { SG_T_VOTE("c", letter, m == (__mmask##bits)~(__mmask##bits)0) }
SG_T_ROW(8, "b")
SG_T_ROW(16, "w")
SG_T_ROW(32, "d")
SG_T_ROW(64, "q")
#undef SG_T_ROW
#undef SG_T_VOTE

#endif

#endif
