/* SPDX-License-Identifier: MIT */
/* Fused multiply-add of one double in integer arithmetic, for targets that have no instruction for it. The
 * function of the C library would need libm, and on some platforms it is wrong or not fused. */
#ifndef SG_REG_FMA_H
#define SG_REG_FMA_H

#include "../port.h"

/* a * b + c rounded once, to nearest even, for every input. Zeros and infinities have the sign of IEEE 754; NaN
 * gives a quiet NaN. */
SG_NOINLINE double sg_fma_f64_(double a, double b, double c) {
    const uint64_t frac = ((uint64_t)1 << 52) - 1;
    uint64_t bits[3], mant[3];
    int32_t exp[3];
    memcpy(&bits[0], &a, 8);
    memcpy(&bits[1], &b, 8);
    memcpy(&bits[2], &c, 8);
    for (int i = 0; i < 3; i++) {
        exp[i] = (int32_t)(bits[i] >> 52 & 0x7ff);
        mant[i] = bits[i] & frac;
    }
    /* Nothing to round, or the product alone rounds. c comes last: a * b may overflow when c is infinite. */
    if (exp[0] == 0x7ff || exp[1] == 0x7ff) return a * b + c;
    if (exp[2] == 0x7ff) return c + c;
    if (bits[0] << 1 == 0 || bits[1] << 1 == 0) return a * b + c;
    if (bits[2] << 1 == 0) return a * b;

    /* value = mant * 2^(exp - 1075), with mant normalised so that its top bit is bit 52 */
    for (int i = 0; i < 3; i++) {
        if (exp[i] != 0) {
            mant[i] |= frac + 1;
            continue;
        }
        for (exp[i] = 1; mant[i] <= frac; exp[i]--) mant[i] <<= 1;
    }

    /* Both become 128 bits: the product with its top bit at 124 or 125 and 20 zeros below, c with its top bit at 125 and 73 zeros. */
    uint64_t a_lo = mant[0] & 0xffffffffu, a_hi = mant[0] >> 32;
    uint64_t b_lo = mant[1] & 0xffffffffu, b_hi = mant[1] >> 32;
    uint64_t mid = a_hi * b_lo + (a_lo * b_lo >> 32); /* < 2^54: no overflow */
    uint64_t mid2 = a_lo * b_hi + (mid & 0xffffffffu);
    uint64_t p_lo = mid2 << 32 | (a_lo * b_lo & 0xffffffffu);
    uint64_t p_hi = a_hi * b_hi + (mid >> 32) + (mid2 >> 32);
    p_hi = p_hi << 20 | p_lo >> 44;
    p_lo <<= 20;
    uint64_t c_hi = mant[2] << 9, c_lo = 0;
    int32_t p_exp = exp[0] + exp[1] - 2 * 1075 - 20, c_exp = exp[2] - 1075 - 73;

    /* Align the one with the smaller exponent. Bits that are lost are kept as a sticky lowest bit. Bits are lost
     * only if it is so much smaller that the difference loses at most one leading bit. */
    int32_t down = p_exp - c_exp;
    int32_t out_exp = down > 0 ? p_exp : c_exp;
    uint64_t hi = down > 0 ? c_hi : p_hi, lo = down > 0 ? c_lo : p_lo;
    uint32_t n = (uint32_t)(down > 0 ? down : -down), sticky = 0;
    if (n >= 128) {
        hi = 0;
        lo = 1;
    } else if (n != 0) {
        if (n >= 64) {
            sticky = lo != 0;
            lo = hi;
            hi = 0;
            n -= 64;
        }
        if (n != 0) {
            sticky |= lo << (64 - n) != 0;
            lo = lo >> n | hi << (64 - n);
            hi >>= n;
        }
        lo |= sticky;
    }
    if (down > 0) {
        c_hi = hi;
        c_lo = lo;
    } else {
        p_hi = hi;
        p_lo = lo;
    }

    uint64_t sign = (bits[0] ^ bits[1]) >> 63, c_sign = bits[2] >> 63;
    if (sign == c_sign) {
        lo = p_lo + c_lo;
        hi = p_hi + c_hi + (lo < p_lo);
    } else {
        if (p_hi < c_hi || (p_hi == c_hi && p_lo < c_lo)) {
            sign = c_sign;
            lo = c_lo - p_lo;
            hi = c_hi - p_hi - (c_lo < p_lo);
        } else {
            lo = p_lo - c_lo;
            hi = p_hi - c_hi - (p_lo < c_lo);
        }
        if ((hi | lo) == 0) return 0.0; /* an exact cancellation gives +0 */
    }

    /* Move the top bit to 127, then make the biased exponent. Subnormal results shift back. */
    while (hi == 0) {
        hi = lo;
        lo = 0;
        out_exp -= 64;
    }
    n = 63 - sg_bits_last_(hi);
    if (n != 0) {
        hi = hi << n | lo >> (64 - n);
        lo <<= n;
        out_exp -= (int32_t)n;
    }
    out_exp += 127 + 1023;
    if (out_exp >= 0x7ff) { /* infinity */
        hi = sign << 63 | (uint64_t)0x7ff << 52;
        memcpy(&c, &hi, 8);
        return c;
    }
    lo = hi << 53 | (lo != 0); /* what is cut off; a half is 2^63 */
    hi >>= 11;
    if (out_exp < 1) {
        n = (uint32_t)(1 - out_exp);
        if (n > 60) n = 60; /* everything is cut off, and is below a half */
        lo = hi << (64 - n) | (lo != 0);
        hi >>= n;
        out_exp = 1;
    }
    hi += lo > (uint64_t)1 << 63 || (lo == (uint64_t)1 << 63 && (hi & 1));
    /* The leading bit of hi adds one to the exponent; so does a carry, up to infinity. A subnormal has
     * no leading bit and exponent 1, so its field is 0. */
    hi += (uint64_t)(uint32_t)(out_exp - 1) << 52;
    hi |= sign << 63;
    memcpy(&c, &hi, 8);
    return c;
}

#endif
