/* SPDX-License-Identifier: MIT */
/* SLEEF's functions on registers of SG_T_REG_BITS bits: sg_sleef_<name>_<e>_r<R>.
 *
 * Declared here, not by <sleef.h>: that leaves macros without a prefix and includes every intrinsic there is. Under
 * names of ours, because a file may include it as well, with types that C takes for others.
 *
 * Always the deterministic functions: the ones with fma give the same bits at every register width and on every target,
 * and so do those without; where measured (3.5.1) they are as fast as the others. */
#ifndef SG_T_REG_BITS
#error "sg: sleef_reg.tmpl.h needs SG_T_REG_BITS"
#endif

#if SG_T_REG_BITS == 512
#define SG_T_F32(name, ulp) "Sleef_finz_" #name "f16_" #ulp "avx512f"
#define SG_T_F64(name, ulp) "Sleef_finz_" #name "d8_" #ulp "avx512f"
#elif SG_T_REG_BITS == 256 && SG_HAVE_FMA
#define SG_T_F32(name, ulp) "Sleef_finz_" #name "f8_" #ulp "avx2"
#define SG_T_F64(name, ulp) "Sleef_finz_" #name "d4_" #ulp "avx2"
#elif SG_T_REG_BITS == 256
#define SG_T_F32(name, ulp) "Sleef_cinz_" #name "f8_" #ulp "avx"
#define SG_T_F64(name, ulp) "Sleef_cinz_" #name "d4_" #ulp "avx"
#elif SG_HAVE_AVX2 && SG_HAVE_FMA
#define SG_T_F32(name, ulp) "Sleef_finz_" #name "f4_" #ulp "avx2128"
#define SG_T_F64(name, ulp) "Sleef_finz_" #name "d2_" #ulp "avx2128"
#elif SG_HAVE_SSE42
#define SG_T_F32(name, ulp) "Sleef_cinz_" #name "f4_" #ulp "sse4"
#define SG_T_F64(name, ulp) "Sleef_cinz_" #name "d2_" #ulp "sse4"
#elif SG_X86
#define SG_T_F32(name, ulp) "Sleef_cinz_" #name "f4_" #ulp "sse2"
#define SG_T_F64(name, ulp) "Sleef_cinz_" #name "d2_" #ulp "sse2"
#else
#define SG_T_F32(name, ulp) "Sleef_finz_" #name "f4_" #ulp "advsimd"
#define SG_T_F64(name, ulp) "Sleef_finz_" #name "d2_" #ulp "advsimd"
#endif

#define SG_T_RF32 SG_PASTE2(sg_sleef_f32_r, SG_T_REG_BITS)
#define SG_T_RF64 SG_PASTE2(sg_sleef_f64_r, SG_T_REG_BITS)
typedef float SG_T_RF32 __attribute__((vector_size(SG_T_REG_BITS / 8)));
typedef double SG_T_RF64 __attribute__((vector_size(SG_T_REG_BITS / 8)));

#ifdef __cplusplus
extern "C" {
#endif
#define SG_T_MATH(shape, name, ulp, libm, to_f32, to_f64) SG_T_MATH_##shape(name, ulp)
#define SG_T_MATH_OWN(shape, name)
#define SG_T_MATH_V_V(name, ulp) \
    SG_T_RF32 SG_PASTE3(sg_sleef_##name, _f32_r, SG_T_REG_BITS)(SG_T_RF32) SG_PURE_SYMBOL(SG_T_F32(name, ulp)); \
    SG_T_RF64 SG_PASTE3(sg_sleef_##name, _f64_r, SG_T_REG_BITS)(SG_T_RF64) SG_PURE_SYMBOL(SG_T_F64(name, ulp));
#define SG_T_MATH_V_VV(name, ulp) \
    SG_T_RF32 SG_PASTE3(sg_sleef_##name, _f32_r, SG_T_REG_BITS)(SG_T_RF32, SG_T_RF32) \
        SG_PURE_SYMBOL(SG_T_F32(name, ulp)); \
    SG_T_RF64 SG_PASTE3(sg_sleef_##name, _f64_r, SG_T_REG_BITS)(SG_T_RF64, SG_T_RF64) \
        SG_PURE_SYMBOL(SG_T_F64(name, ulp));
#include "../tables/functions.h"
#undef SG_T_MATH
#undef SG_T_MATH_OWN
#undef SG_T_MATH_V_V
#undef SG_T_MATH_V_VV
#ifdef __cplusplus
}
#endif

#undef SG_T_F32
#undef SG_T_F64
#undef SG_T_RF32
#undef SG_T_RF64
#undef SG_T_REG_BITS
