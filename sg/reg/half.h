/* SPDX-License-Identifier: MIT */
/* Conversion of one binary16 number by the machine, as floor 1 converts registers of them. There is no such function for bfloat16: the
 * instruction of AVX512-BF16 takes subnormal numbers for 0. */
#ifndef SG_REG_HALF_H
#define SG_REG_HALF_H

#include "simde.h"
#include "types.h"

#if SG_HAVE_F16C
SG_INLINE float sg_reg_f32_of_half_(uint16_t h) { return _cvtsh_ss(h); }
SG_INLINE uint16_t sg_reg_half_of_f32_(float x) { /* Clang's _cvtss_sh does not compile in C++ */
    return (uint16_t)_mm_cvtsi128_si32(_mm_cvtps_ph(_mm_set_ss(x), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC));
}
#elif SG_HAVE_HALF_CONVERSION
SG_INLINE float sg_reg_f32_of_half_(uint16_t h) {
    __extension__ _Float16 x;
    memcpy(&x, &h, sizeof x);
    return (float)x;
}
SG_INLINE uint16_t sg_reg_half_of_f32_(float x) {
    __extension__ const _Float16 y = (_Float16)x;
    uint16_t h;
    memcpy(&h, &y, sizeof h);
    return h;
}
#endif

#endif
