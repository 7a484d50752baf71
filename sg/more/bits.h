/* SPDX-License-Identifier: MIT */
/* Bits of one uint64_t, for example of a mask from sg_ballot. */
#ifndef SG_MORE_BITS_H
#define SG_MORE_BITS_H

#include "../reg_more.h"

/* From here on these names are real: made/lanes_forgotten.h had them say that this header is missing. While a file is read for
 * one of several levels, they are macros that add the level. */
#if !SG_LEVEL_
#undef sg_bits_count
#undef sg_bits_first
#undef sg_bits_last
#undef sg_bits_prefix_xor
#undef sg_bits_extract
#undef sg_bits_deposit
#endif

/* how many bits of x are 1. One instruction where the target has it */
SG_INLINE uint32_t sg_bits_count(uint64_t x) { return sg_bits_count_(x); }

/* the number of the lowest one bit of x, 64 of 0. One instruction where the compiler knows that x is not 0. For a mask there is
 * sg_first(m). In a loop over the bits of a ballot, bits &= bits - 1 clears the lowest one */
SG_INLINE uint32_t sg_bits_first(uint64_t x) { return x ? sg_bits_first_(x) : 64; }

/* the number of the highest one bit of x, 64 of 0. Cost as sg_bits_first */
SG_INLINE uint32_t sg_bits_last(uint64_t x) { return x ? sg_bits_last_(x) : 64; }

/* bit k is the xor of bits 0 to k of x: 1 from an odd-numbered one bit up to the next one bit, which gets 0. If x marks the quotes
 * of a text, the result marks what is between them. One carry-less product with pclmulqdq, else six shifts; sg_prefix_xor does this in each lane */
SG_INLINE uint64_t sg_bits_prefix_xor(uint64_t x) {
#if SG_HAVE_PCLMUL
    if (!SG_IS_CONST(x)) return sg_reg_clmul_u64_(x, ~(uint64_t)0);
#endif
    x ^= x << 1;
    x ^= x << 2;
    x ^= x << 4;
    x ^= x << 8;
    x ^= x << 16;
    return x ^ x << 32;
}

/* the bits of x where m is 1, packed into the lowest bits; the rest is 0. BMI2's pext where it is fast, else a step for each bit of m */
SG_INLINE uint64_t sg_bits_extract(uint64_t x, uint64_t m) {
#if SG_HAVE_BMI2
    if (!(SG_IS_CONST(x) && SG_IS_CONST(m))) return sg_reg_extract_bits_(x, m);
#endif
    {
        uint64_t r = 0;
        uint32_t n = 0;
        for (; m != 0; m &= m - 1) r |= (x >> sg_bits_first_(m) & 1) << n++;
        return r;
    }
}

/* the lowest bits of x, in order, at the places where m is 1; 0 elsewhere. BMI2's pdep where it is fast, else a step for each bit of m.
 * sg_bits_deposit((uint64_t)1 << n, m) is the n-th one bit of m alone */
SG_INLINE uint64_t sg_bits_deposit(uint64_t x, uint64_t m) {
#if SG_HAVE_BMI2
    if (!(SG_IS_CONST(x) && SG_IS_CONST(m))) return sg_reg_deposit_bits_(x, m);
#endif
    {
        uint64_t r = 0;
        for (; m != 0; m &= m - 1, x >>= 1) {
            if (x & 1) r |= m & (~m + 1);
        }
        return r;
    }
}

#endif
