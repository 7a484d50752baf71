/* SPDX-License-Identifier: MIT */
/* Scalars of the 16-bit float elements, and the constants of every element. */
#ifndef SG_LANES_SCALAR_H
#define SG_LANES_SCALAR_H

#include <stdbool.h>

#include "../port.h"

/* IEEE binary16 and bfloat16 as storage, 2 bytes each: C has no portable arithmetic type for them. */
typedef struct { uint16_t bits; } sg_half;
typedef struct { uint16_t bits; } sg_bfloat16;

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
SG_INLINE double sg_f64_of_bits_(uint64_t u) {
    double x;
    memcpy(&x, &u, sizeof x);
    return x;
}

/* binary16 value of x, rounded to nearest even; overflow gives infinity, a NaN stays a NaN */
SG_INLINE sg_half sg_half_from_float(float x) {
    uint32_t u = sg_bits_of_f32_(x);
    uint32_t sign = u >> 16 & 0x8000u;
    uint32_t mag = u & 0x7fffffffu;
    sg_half h;
    if (mag > 0x7f800000u) {
        h.bits = (uint16_t)(sign | 0x7e00u | (mag >> 13 & 0x3ffu));
    } else if (mag >= 0x47800000u) { /* 2^16 and above */
        h.bits = (uint16_t)(sign | 0x7c00u);
    } else if (mag < 0x38800000u) { /* subnormal: let an addition of 0.5 do the rounding */
        uint32_t r = sg_bits_of_f32_(sg_f32_of_bits_(mag) + 0.5f) - 0x3f000000u;
        h.bits = (uint16_t)(sign | r);
    } else {
        uint32_t r = mag - 0x38000000u; /* rebias 127 to 15 */
        r += 0xfffu + (r >> 13 & 1u);
        h.bits = (uint16_t)(sign | r >> 13);
    }
    return h;
}

/* the value of h, exact; a NaN becomes quiet */
SG_INLINE float sg_half_to_float(sg_half h) {
    uint32_t sign = (uint32_t)(h.bits & 0x8000u) << 16;
    uint32_t mag = h.bits & 0x7fffu;
    if (mag > 0x7c00u) return sg_f32_of_bits_(sign | 0x7fc00000u | mag << 13);
    if (mag == 0x7c00u) return sg_f32_of_bits_(sign | 0x7f800000u);
    if (mag < 0x400u) { /* zero or subnormal: mag * 2^-24 */
        float m = (float)mag * (1.0f / 16777216.0f);
        return sg_f32_of_bits_(sign | sg_bits_of_f32_(m));
    }
    return sg_f32_of_bits_(sign | ((mag << 13) + 0x38000000u));
}

/* bfloat16 value of x, rounded to nearest even; overflow gives infinity, a NaN stays a NaN */
SG_INLINE sg_bfloat16 sg_bfloat16_from_float(float x) {
    uint32_t u = sg_bits_of_f32_(x);
    sg_bfloat16 b;
    if ((u & 0x7fffffffu) > 0x7f800000u) b.bits = (uint16_t)(u >> 16 | 0x40u);
    else b.bits = (uint16_t)((u + 0x7fffu + (u >> 16 & 1u)) >> 16);
    return b;
}

/* the value of b, exact, its bits being the upper half of the result's */
SG_INLINE float sg_bfloat16_to_float(sg_bfloat16 b) {
    return sg_f32_of_bits_((uint32_t)b.bits << 16);
}

SG_INLINE sg_half sg_half_of_bits_(unsigned bits) {
    sg_half h;
    h.bits = (uint16_t)bits;
    return h;
}
SG_INLINE sg_bfloat16 sg_bfloat16_of_bits_(unsigned bits) {
    sg_bfloat16 b;
    b.bits = (uint16_t)bits;
    return b;
}

/* Identities of each element. pad: what an absent or inactive lane adds, -0.0 for floats, since +0.0
 * would turn a sum of -0.0 into +0.0. none, all: of and, or, xor; integers only. */
#define SG_T_ROW(e, type, zero, one, pad, low, high) \
    SG_INLINE type sg_zero_##e##_(void) { return zero; } \
    SG_INLINE type sg_one_##e##_(void) { return one; } \
    SG_INLINE type sg_pad_##e##_(void) { return pad; } \
    SG_INLINE type sg_low_##e##_(void) { return low; } \
    SG_INLINE type sg_high_##e##_(void) { return high; }
SG_T_ROW(i8, int8_t, 0, 1, 0, INT8_MIN, INT8_MAX)
SG_T_ROW(u8, uint8_t, 0, 1, 0, 0, UINT8_MAX)
SG_T_ROW(i16, int16_t, 0, 1, 0, INT16_MIN, INT16_MAX)
SG_T_ROW(u16, uint16_t, 0, 1, 0, 0, UINT16_MAX)
SG_T_ROW(i32, int32_t, 0, 1, 0, INT32_MIN, INT32_MAX)
SG_T_ROW(u32, uint32_t, 0, 1, 0, 0, UINT32_MAX)
SG_T_ROW(i64, int64_t, 0, 1, 0, INT64_MIN, INT64_MAX)
SG_T_ROW(u64, uint64_t, 0, 1, 0, 0, UINT64_MAX)
SG_T_ROW(f32, float, 0.0f, 1.0f, -0.0f, sg_f32_of_bits_(0xff800000u), sg_f32_of_bits_(0x7f800000u))
SG_T_ROW(f64, double, 0.0, 1.0, -0.0, sg_f64_of_bits_((uint64_t)0xfff0 << 48),
         sg_f64_of_bits_((uint64_t)0x7ff0 << 48))
SG_T_ROW(f16, sg_half, sg_half_of_bits_(0), sg_half_of_bits_(0x3c00), sg_half_of_bits_(0x8000),
         sg_half_of_bits_(0xfc00), sg_half_of_bits_(0x7c00))
SG_T_ROW(bf16, sg_bfloat16, sg_bfloat16_of_bits_(0), sg_bfloat16_of_bits_(0x3f80),
         sg_bfloat16_of_bits_(0x8000), sg_bfloat16_of_bits_(0xff80), sg_bfloat16_of_bits_(0x7f80))
#undef SG_T_ROW

#endif
