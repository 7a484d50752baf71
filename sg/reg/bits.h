/* SPDX-License-Identifier: MIT */
/* The bits of one word, by instructions of the target. Each function exists only under its feature. */
#ifndef SG_REG_BITS_H
#define SG_REG_BITS_H

#include "simde.h"
#include "types.h"

#if SG_HAVE_PCLMUL
SG_INLINE uint64_t sg_reg_clmul_u64_(uint64_t a, uint64_t b) {
    return (uint64_t)_mm_cvtsi128_si64(_mm_clmulepi64_si128(_mm_cvtsi64_si128((int64_t)a), _mm_cvtsi64_si128((int64_t)b), 0));
}
#endif
#if SG_HAVE_BMI2
SG_INLINE uint64_t sg_reg_extract_bits_(uint64_t x, uint64_t m) { return __builtin_ia32_pext_di(x, m); }
SG_INLINE uint64_t sg_reg_deposit_bits_(uint64_t x, uint64_t m) { return __builtin_ia32_pdep_di(x, m); }
#endif

#endif
