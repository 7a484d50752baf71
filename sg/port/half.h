/* SPDX-License-Identifier: MIT */
/* The bits of IEEE binary16 numbers, from and to those of binary32. All in integer arithmetic, except one exact float step. */
#ifndef SG_PORT_HALF_H
#define SG_PORT_HALF_H

#include <stdint.h>

#include "attr.h"
#include "memory.h"

SG_INLINE uint32_t sg_bits_of_f32_(float x) {
    uint32_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}
SG_INLINE float sg_f32_of_bits_(uint32_t u) {
    float x;
    memcpy(&x, &u, sizeof x);
    return x;
}

/* Rounded to nearest even. Overflow gives infinity. A NaN is made quiet and keeps the top of its payload. */
SG_INLINE uint16_t sg_half_of_f32_bits_(uint32_t u) {
    const uint32_t sign = u >> 16 & 0x8000u, mag = u & 0x7fffffffu;
    uint32_t r;
    if (mag > 0x7f800000u) {
        r = 0x7e00u | (mag >> 13 & 0x3ffu);
    } else if (mag >= 0x47800000u) { /* 2^16 and above */
        r = 0x7c00u;
    } else if (mag < 0x38800000u) { /* subnormal: the addition of 0.5 does the rounding */
        r = sg_bits_of_f32_(sg_f32_of_bits_(mag) + 0.5f) - 0x3f000000u;
    } else {
        r = mag - 0x38000000u; /* rebias 127 to 15 */
        r = (r + 0xfffu + (r >> 13 & 1u)) >> 13;
    }
    return (uint16_t)(sign | r);
}

/* Exact; a NaN becomes quiet. */
SG_INLINE uint32_t sg_f32_bits_of_half_(uint16_t h) {
    const uint32_t sign = (uint32_t)(h & 0x8000u) << 16, mag = h & 0x7fffu;
    if (mag > 0x7c00u) return sign | 0x7fc00000u | mag << 13;
    if (mag == 0x7c00u) return sign | 0x7f800000u;
    if (mag < 0x400u) return sign | sg_bits_of_f32_((float)mag * (1.0f / 16777216.0f)); /* 0, subnormal: mag * 2^-24 */
    return sign | ((mag << 13) + 0x38000000u);
}

#endif
