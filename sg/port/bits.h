/* SPDX-License-Identifier: MIT */
/* Bits of a 64-bit scalar. */
#ifndef SG_PORT_BITS_H
#define SG_PORT_BITS_H

#include <stdint.h>

#include "attr.h"

/* number of one bits */
SG_INLINE uint32_t sg_bits_count_(uint64_t x) {
#if SG_HAVE_GNU
    return (uint32_t)__builtin_popcountll(x);
#else
    uint32_t n = 0;
    for (; x; x &= x - 1) n++;
    return n;
#endif
}

/* index of the lowest one bit; x != 0 */
SG_INLINE uint32_t sg_bits_first_(uint64_t x) {
#if SG_HAVE_GNU
    return (uint32_t)__builtin_ctzll(x);
#else
    return sg_bits_count_((x & (~x + 1)) - 1);
#endif
}

/* index of the highest one bit; x != 0 */
SG_INLINE uint32_t sg_bits_last_(uint64_t x) {
#if SG_HAVE_GNU
    return 63u - (uint32_t)__builtin_clzll(x);
#else
    uint32_t n = 0;
    while (x >>= 1) n++;
    return n;
#endif
}

#endif
