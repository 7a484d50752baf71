/* SPDX-License-Identifier: MIT */
/* Mask registers: what the backend has, and joining and splitting masks when a value is in two registers. */
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

/* GCC 12 takes a plain shift-and-or through general registers, Clang 14 to 19 take the intrinsic through
 * a vector of bools in memory; each gives one kunpck, or none if the halves are used apart, the other way. */
SG_INLINE __mmask16 sg_k_join16_(__mmask8 lo, __mmask8 hi) {
#if SG_CLANG
    return (__mmask16)(lo | (unsigned)hi << 8);
#else
    return _mm512_kunpackb(hi, lo);
#endif
}
SG_INLINE __mmask32 sg_k_join32_(__mmask16 lo, __mmask16 hi) {
#if SG_CLANG
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

SG_INLINE __mmask8 sg_k_lo8_(__mmask16 m) { return (__mmask8)m; }
SG_INLINE __mmask8 sg_k_hi8_(__mmask16 m) { return (__mmask8)(m >> 8); }
SG_INLINE __mmask16 sg_k_lo16_(__mmask32 m) { return (__mmask16)m; }
SG_INLINE __mmask16 sg_k_hi16_(__mmask32 m) { return (__mmask16)(m >> 16); }
SG_INLINE __mmask32 sg_k_lo32_(__mmask64 m) { return (__mmask32)m; }
SG_INLINE __mmask32 sg_k_hi32_(__mmask64 m) { return (__mmask32)(m >> 32); }

#endif

#endif
