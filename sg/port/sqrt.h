/* SPDX-License-Identifier: MIT */
/* Square roots of scalars. They are rounded once and do not set errno. This is an instruction if it can be named; otherwise the
 * compiler's own, if there is a C library that it may call; otherwise integer arithmetic. Numbers below 0, and NaN, give NaN. */
#ifndef SG_PORT_SQRT_H
#define SG_PORT_SQRT_H

#include <stdint.h>

#include "attr.h"
#include "memory.h"

#if SG_HAVE_GNU && defined(__arm__) && defined(__ARM_FP) && !defined(__SOFTFP__)
#define SG_SQRT_F32_(r, x) __asm__("vsqrt.f32 %0, %1" : "=t"(r) : "t"(x))
#if __ARM_FP & 8
#define SG_SQRT_F64_(r, x) __asm__("vsqrt.f64 %P0, %P1" : "=w"(r) : "w"(x))
#endif
#elif SG_HAVE_GNU && defined(__riscv_flen)
#define SG_SQRT_F32_(r, x) __asm__("fsqrt.s %0, %1" : "=f"(r) : "f"(x))
#if __riscv_flen >= 64
#define SG_SQRT_F64_(r, x) __asm__("fsqrt.d %0, %1" : "=f"(r) : "f"(x))
#endif
#elif SG_HAVE_GNU && __STDC_HOSTED__ /* the builtin may call the library to set errno: so never pass it a number below 0 */
#define SG_SQRT_F32_(r, x) (r = (x) < 0 ? ((x) - (x)) / 0.0f : __builtin_sqrtf(x))
#define SG_SQRT_F64_(r, x) (r = (x) < 0 ? ((x) - (x)) / 0.0 : __builtin_sqrt(x))
#endif

#ifdef SG_SQRT_F64_
SG_INLINE double sg_sqrt_f64_(double x) {
    double r;
    SG_SQRT_F64_(r, x);
    return r;
}
#else
/* Takes two bits of the number for each bit of the root, from the top. The 54th bit is for rounding. It cannot be a tie: the square of
 * an odd number ends in an odd digit, but the number ends in 54 zeros. */
SG_NOINLINE double sg_sqrt_f64_(double x) {
    uint64_t bits, root = 0, rest = 0;
    int32_t exp;
    memcpy(&bits, &x, 8);
    if (bits << 1 == 0 || (bits & (uint64_t)0x7ff << 52) == (uint64_t)0x7ff << 52 || bits >> 63) {
        return bits << 1 == 0 ? x : bits >> 63 ? (x - x) / 0.0 : x + x;
    }
    exp = (int32_t)(bits >> 52);
    bits &= ((uint64_t)1 << 52) - 1;
    if (exp != 0) bits |= (uint64_t)1 << 52;
    else for (exp = 1; bits >> 52 == 0; exp--) bits <<= 1;
    if (exp % 2 == 0) { /* the value is bits * 2^(exp - 1075); this power must be even */
        bits <<= 1;
        exp--;
    }
    for (int i = 0; i < 54; i++) {
        const uint64_t next = root << 2 | 1;
        rest = rest << 2 | (i < 27 ? bits >> (52 - 2 * i) & 3 : 0);
        root <<= 1;
        if (rest >= next) {
            rest -= next;
            root |= 1;
        }
    }
    root = (root >> 1) + (root & 1); /* value: root * 2^((exp - 1075 - 52) / 2); the leading bit adds 1 to the exponent */
    root += (uint64_t)((exp - 1075 - 52) / 2 + 1074) << 52;
    memcpy(&x, &root, 8);
    return x;
}
#endif

#ifdef SG_SQRT_F32_
SG_INLINE float sg_sqrt_f32_(float x) {
    float r;
    SG_SQRT_F32_(r, x);
    return r;
}
#else /* 53 >= 2 * 24 + 2 bits, so the second rounding does no harm */
SG_INLINE float sg_sqrt_f32_(float x) { return (float)sg_sqrt_f64_((double)x); }
#endif

#undef SG_SQRT_F32_
#undef SG_SQRT_F64_
#endif
