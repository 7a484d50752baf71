/* SPDX-License-Identifier: MIT */
/* Scalars of binary16. They may be converted by an instruction of the target. */
#ifndef SG_LANES_SCALAR_H
#define SG_LANES_SCALAR_H

#include "../reg.h"
#include "elements.h"

/* The binary16 value of x, rounded to nearest even. Overflow gives infinity; a NaN stays a NaN. */
SG_INLINE sg_half sg_half_from_float(float x) {
    sg_half h;
#if SG_HAVE_HALF_CONVERSION
    if (!SG_IS_CONST((double)x)) {
        h.bits = sg_reg_half_of_f32_(x);
        return h;
    }
#endif
    h.bits = sg_half_of_f32_bits_(sg_bits_of_f32_(x));
    return h;
}

/* The value of h, exactly; a NaN becomes quiet. */
SG_INLINE float sg_half_to_float(sg_half h) {
#if SG_HAVE_HALF_CONVERSION
    if (!SG_IS_CONST(h.bits)) return sg_reg_f32_of_half_(h.bits);
#endif
    return sg_f32_of_bits_(sg_f32_bits_of_half_(h.bits));
}

#endif
