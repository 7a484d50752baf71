/* SPDX-License-Identifier: MIT */
/* One register width. SG_T_REG_BITS (128, 256, 512) picks the backend of the target.
 * Parameters that are defined here for the backends, and undefined at the end:
 *   SG_T_REG        the register type                  SG_T_FN(op)  sg_reg_<op>_r<R>
 *   SG_T_MM(name)  the intrinsic's name: _mm_, _mm256_, _mm512_, or SIMDe's for 128 bits
 *   SG_T_INTERNAL(op)   an internal function           SG_T_REG_MASK(B)  the mask of lanes of B bits
 *   SG_T_REG_VECTOR(B)   lanes of B bits as a GNU vector
 *   SG_T_SI(name) like SG_T_MM, for the names that end in si128, si256, si512
 *   SG_T_PS(x), SG_T_PD(x)   x as float lanes   SG_T_IPS(f), SG_T_IPD(f)  and back   SG_T_LOW(x)  its low 128 bits
 *   SG_T_BYTES(b0, ... b15)  a table for shuffle_epi8, repeated in every 128 bits
 *   SG_T_LIST_<B>(f, t)      f(0u, t), f(1u, t), ... for each lane of B bits
 * They are written out for each width, because a name that is pasted in one step is compiled in a third of the time. */
#ifndef SG_T_REG_BITS
#error "sg: width.tmpl.h needs SG_T_REG_BITS"
#endif

#if SG_T_REG_BITS == 128
#define SG_T_FN(op) sg_reg_##op##_r128
#define SG_T_INTERNAL(op) sg_reg_##op##_r128_
#define SG_T_REG_MASK(B) sg_m_b##B##_r128
#define SG_T_REG_VECTOR(B) sg_v##B##_r128
#define SG_T_REG sg_r128
#define SG_T_SI(name) SG_MM_(name##_si128)
#define SG_T_MM(name) SG_MM_(name)
#define SG_T_PS(x) SG_MM_(castsi128_ps)(x)
#define SG_T_PD(x) SG_MM_(castsi128_pd)(x)
#define SG_T_BYTES(...) SG_MM_(setr_epi8)(__VA_ARGS__)
#define SG_T_LIST_8 SG_LANES16_
#define SG_T_LIST_16 SG_LANES8_
#define SG_T_LIST_32 SG_LANES4_
#define SG_T_LIST_64 SG_LANES2_
#elif SG_T_REG_BITS == 256
#define SG_T_FN(op) sg_reg_##op##_r256
#define SG_T_INTERNAL(op) sg_reg_##op##_r256_
#define SG_T_REG_MASK(B) sg_m_b##B##_r256
#define SG_T_REG_VECTOR(B) sg_v##B##_r256
#define SG_T_REG sg_r256
#define SG_T_SI(name) _mm256_##name##_si256
#define SG_T_MM(name) _mm256_##name
#define SG_T_PS(x) _mm256_castsi256_ps(x)
#define SG_T_PD(x) _mm256_castsi256_pd(x)
#define SG_T_BYTES(...) _mm256_broadcastsi128_si256(_mm_setr_epi8(__VA_ARGS__))
#define SG_T_LOW(x) _mm256_castsi256_si128(x)
#define SG_T_LIST_8 SG_LANES32_
#define SG_T_LIST_16 SG_LANES16_
#define SG_T_LIST_32 SG_LANES8_
#define SG_T_LIST_64 SG_LANES4_
#else
#define SG_T_FN(op) sg_reg_##op##_r512
#define SG_T_INTERNAL(op) sg_reg_##op##_r512_
#define SG_T_REG_MASK(B) sg_m_b##B##_r512
#define SG_T_REG_VECTOR(B) sg_v##B##_r512
#define SG_T_REG sg_r512
#define SG_T_SI(name) _mm512_##name##_si512
#define SG_T_MM(name) _mm512_##name
#define SG_T_PS(x) _mm512_castsi512_ps(x)
#define SG_T_PD(x) _mm512_castsi512_pd(x)
#define SG_T_BYTES(...) _mm512_broadcast_i32x4(_mm_setr_epi8(__VA_ARGS__))
#define SG_T_LOW(x) _mm512_castsi512_si128(x)
#define SG_T_LIST_8 SG_LANES64_
#define SG_T_LIST_16 SG_LANES32_
#define SG_T_LIST_32 SG_LANES16_
#define SG_T_LIST_64 SG_LANES8_
#endif
#define SG_T_IPS(f) SG_T_SI(castps)(f)
#define SG_T_IPD(f) SG_T_SI(castpd)(f)

#if SG_LEVEL_ /* one file has several levels: see sg/README.md */
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_REG_MASK
#define SG_T_FN(op) SG_PASTE3(sg_reg_##op##_r, SG_T_REG_BITS, SG_LV_())
#define SG_T_INTERNAL(op) SG_PASTE4(sg_reg_##op##_r, SG_T_REG_BITS, _, SG_LV_())
#define SG_T_REG_MASK(B) SG_PASTE3(sg_m_b##B##_r, SG_T_REG_BITS, SG_LV_())
#endif

#ifdef SG_T_WIDTH_FILE /* another file uses these names: reg_more.h */
#include SG_T_WIDTH_FILE
#else
#if SG_HAVE_SIMDE
#include "same.tmpl.h"
#endif
#if !SG_HAVE_SIMDE
#include "plain.tmpl.h"
#elif SG_HAVE_KMASK
#include "avx512.tmpl.h"
#if SG_HAVE_FP16
#include "fp16.tmpl.h"
#endif
#else
#include "vector.tmpl.h"
#endif
/* Operations for which signed lanes do not differ from unsigned ones: the lower half of a product, and shifts up. */
#define SG_T_ROW(i, u, B) \
    SG_INLINE SG_T_REG SG_T_FN(mul_##i)(SG_T_REG a, SG_T_REG b) { return SG_T_FN(mul_##u)(a, b); } \
    SG_INLINE SG_T_REG SG_T_FN(shl_##i)(SG_T_REG a, uint32_t n) { return SG_T_FN(shl_##u)(a, n); } \
    SG_INLINE SG_T_REG SG_T_FN(shlv_##i)(SG_T_REG a, SG_T_REG n) { return SG_T_FN(shlv_##u)(a, n); }
SG_EACH_SIGN_(SG_T_ROW)
#undef SG_T_ROW
#include "dot.tmpl.h"
#include "lookup.tmpl.h"
#include "interleave.tmpl.h"
#define SG_T_BITS 64 /* first, since lanes of 32 bits are moved as these where that is possible */
#include "perm.tmpl.h"
#define SG_T_BITS 32
#include "perm.tmpl.h"
#define SG_T_BITS 16
#include "perm.tmpl.h"
#define SG_T_BITS 8
#include "perm.tmpl.h"
#endif

#undef SG_T_REG_BITS
#undef SG_T_REG
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_REG_MASK
#undef SG_T_REG_VECTOR
#undef SG_T_MM
#undef SG_T_SI
#undef SG_T_PS
#undef SG_T_PD
#undef SG_T_IPS
#undef SG_T_IPD
#undef SG_T_LOW
#undef SG_T_BYTES
#undef SG_T_LIST_8
#undef SG_T_LIST_16
#undef SG_T_LIST_32
#undef SG_T_LIST_64
