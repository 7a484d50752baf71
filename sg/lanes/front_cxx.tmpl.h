/* SPDX-License-Identifier: MIT */
/* C++ overloads of one element at one size, from ops.h: SG_T_MASKED_PART 0 the operations without a mask,
 * 1 those that take or give one. Where the arguments do not show the size (loads) or the mask's width
 * (compares), the overload is sg_<op>_ox<S> and front_c.h has a macro that adds the size. */
#ifndef SG_T_MASKED_PART
#error "sg: front_cxx.tmpl.h needs SG_T_MASKED_PART"
#endif

#if SG_T_MASKED_PART
#define SG_T_ON_0(...)
#define SG_T_ON_1(...) __VA_ARGS__
#else
#define SG_T_ON_0(...) __VA_ARGS__
#define SG_T_ON_1(...)
#endif
#define SG_T_OX(name) SG_T_KFN(name##_o)
#define SG_T_OXM(name) SG_PASTE2(SG_T_KFN(name##_o), SG_T_MSUF)

#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_X_##shape)(name)
#define SG_T_DERIVED(shape, name, class) SG_T_IF_##class(SG_T_X_##shape)(name)
#define SG_T_DERIVED_N(shape, name, class) SG_T_IF_##class(SG_T_X_##shape)(name)
#define SG_T_MASK_OP(shape, name)

#define SG_T_X_V_V(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a) { return SG_T_FN(name)(a); })
#define SG_T_X_V_VV(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a, SG_T_T b) { return SG_T_FN(name)(a, b); })
#define SG_T_X_V_VVV(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a, SG_T_T b, SG_T_T c) { return SG_T_FN(name)(a, b, c); })
#define SG_T_X_BIN(name) SG_T_X_V_VV(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name##_n(SG_T_T a, SG_T_C s) { return SG_T_FN(name##_n)(a, s); })
#define SG_T_X_O_BIN SG_T_X_BIN
#define SG_T_X_R_BIN SG_T_X_BIN
#define SG_T_X_SHIFT(name) SG_T_X_V_VV(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name##_n(SG_T_T a, uint32_t n) { return SG_T_FN(name##_n)(a, n); })
#define SG_T_X_R_V SG_T_X_V_V
#define SG_T_X_W_V SG_T_X_V_V
#define SG_T_X_V_S(name)
#define SG_T_X_V_II(name) /* one element: front_c.h */
#define SG_T_X_V_IIV(name)
#define SG_T_X_V_(name)
#define SG_T_X_S_VU(name) SG_T_ON_0( \
    SG_INLINE SG_T_C sg_##name(SG_T_T a, uint32_t i) { return SG_T_FN(name)(a, i); })
#define SG_T_X_V_VUS(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a, uint32_t i, SG_T_C s) { return SG_T_FN(name)(a, i, s); })
#define SG_T_X_V_VU(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a, uint32_t i) { return SG_T_FN(name)(a, i); })
#define SG_T_X_V_VD(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a, int32_t i) { return SG_T_FN(name)(a, i); })
#define SG_T_X_V_VVU(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a, SG_T_T b, uint32_t i) { return SG_T_FN(name)(a, b, i); })
#define SG_T_X_V_VI(name) SG_T_ON_0( \
    SG_INLINE SG_T_T sg_##name(SG_T_T a, SG_T_IDX i) { return SG_T_FN(name)(a, i); })
#define SG_T_X_0_T(name) SG_T_ON_0( \
    SG_INLINE void sg_##name(SG_T_T *v) { SG_T_FN(name)(v); })
#define SG_T_X_X_V(name) SG_T_ON_0( \
    SG_INLINE SG_T_TE(u64) sg_##name(SG_T_T a) { return SG_T_FN(name)(a); })
#define SG_T_X_B_V(name) SG_T_ON_0( \
    SG_INLINE bool sg_##name(SG_T_T a) { return SG_T_FN(name)(a); })
#define SG_T_X_V_P(name) SG_T_ON_0( \
    SG_INLINE SG_T_T SG_T_OX(name)(const SG_T_C *p) { return SG_T_FN(name)(p); })
#define SG_T_X_V_PN(name) SG_T_ON_0( \
    SG_INLINE SG_T_T SG_T_OX(name)(const SG_T_C *p, size_t n) { return SG_T_FN(name)(p, n); })
#define SG_T_X_V_PI(name) SG_T_ON_0( \
    SG_INLINE SG_T_T SG_T_OX(name)(const SG_T_C *p, SG_T_IDX i) { return SG_T_FN(name)(p, i); })
#define SG_T_X_0_QV(name) SG_T_ON_0( \
    SG_INLINE void sg_##name(SG_T_C *p, SG_T_T a) { SG_T_FN(name)(p, a); })
#define SG_T_X_0_QVN(name) SG_T_ON_0( \
    SG_INLINE void sg_##name(SG_T_C *p, SG_T_T a, size_t n) { SG_T_FN(name)(p, a, n); })
#define SG_T_X_0_QIV(name) SG_T_ON_0( \
    SG_INLINE void sg_##name(SG_T_C *p, SG_T_IDX i, SG_T_T a) { SG_T_FN(name)(p, i, a); })

#define SG_T_X_CMP(name) SG_T_ON_1( \
    SG_INLINE SG_T_MT SG_T_OXM(name)(SG_T_T a, SG_T_T b) { return SG_T_PFN(name)(a, b); } \
    SG_INLINE SG_T_MT SG_T_OXM(name##_n)(SG_T_T a, SG_T_C s) { return SG_T_PFN(name##_n)(a, s); })
#define SG_T_X_M_V(name) SG_T_ON_1( \
    SG_INLINE SG_T_MT SG_T_OXM(name)(SG_T_T a) { return SG_T_PFN(name)(a); })
#define SG_T_X_V_MV(name) SG_T_ON_1( \
    SG_INLINE SG_T_T sg_##name(SG_T_MT m, SG_T_T a) { return SG_T_PFN(name)(m, a); })
#define SG_T_X_V_MVV(name) SG_T_ON_1( \
    SG_INLINE SG_T_T sg_##name(SG_T_MT m, SG_T_T a, SG_T_T b) { return SG_T_PFN(name)(m, a, b); })
#define SG_T_X_V_MP(name) SG_T_ON_1( \
    SG_INLINE SG_T_T sg_##name(SG_T_MT m, const SG_T_C *p) { return SG_T_PFN(name)(m, p); })
#define SG_T_X_0_MQV(name) SG_T_ON_1( \
    SG_INLINE void sg_##name(SG_T_MT m, SG_T_C *p, SG_T_T a) { SG_T_PFN(name)(m, p, a); })
#define SG_T_X_U_MQV(name) SG_T_ON_1( \
    SG_INLINE uint32_t sg_##name(SG_T_MT m, SG_T_C *p, SG_T_T a) { return SG_T_PFN(name)(m, p, a); })
#define SG_T_X_V_MPI(name) SG_T_ON_1( \
    SG_INLINE SG_T_T sg_##name(SG_T_MT m, const SG_T_C *p, SG_T_IDX i) { \
        return SG_T_PFN(name)(m, p, i); \
    })
#define SG_T_X_0_MQIV(name) SG_T_ON_1( \
    SG_INLINE void sg_##name(SG_T_MT m, SG_T_C *p, SG_T_IDX i, SG_T_T a) { \
        SG_T_PFN(name)(m, p, i, a); \
    })
#include "ops.h"

#if !SG_T_MASKED_PART
#define SG_T_N(n) \
    SG_INLINE SG_T_NV(n) SG_T_OX(load_v##n)(const SG_T_C *p) { \
        return SG_T_FN(load_v##n)(p); \
    } \
    SG_INLINE SG_T_NV(n) SG_T_OX(block_load_v##n)(const SG_T_C *p) { \
        return SG_T_FN(block_load_v##n)(p); \
    } \
    SG_INLINE void sg_store_v##n(SG_T_C *p, SG_T_NV(n) v) { \
        SG_T_FN(store_v##n)(p, v); \
    } \
    SG_INLINE void sg_block_store_v##n(SG_T_C *p, SG_T_NV(n) v) { \
        SG_T_FN(block_store_v##n)(p, v); \
    }
SG_T_N(2) SG_T_N(3) SG_T_N(4) SG_T_N(8) SG_T_N(16)
#undef SG_T_N
SG_INLINE SG_T_T SG_PASTE2(SG_T_OX(permute), _)(SG_T_T a, SG_T_KLANES k) {
    return SG_T_IN(permute)(a, k);
}
/* conversions: overloads on the source */
#define SG_T_N(to) \
    SG_INLINE SG_T_TE(to) sg_convert_##to(SG_T_T a) { \
        return SG_T_CV_TO(to)(a); \
    }
SG_T_N(i8) SG_T_N(u8) SG_T_N(i16) SG_T_N(u16) SG_T_N(i32) SG_T_N(u32)
SG_T_N(i64) SG_T_N(u64) SG_T_N(f16) SG_T_N(bf16) SG_T_N(f32) SG_T_N(f64)
#undef SG_T_N
#define SG_T_N(to) \
    SG_INLINE SG_T_TE(to) sg_as_##to(SG_T_T a) { \
        return SG_T_AS_TO(to)(a); \
    }
#if SG_T_B == 8
SG_T_N(i8) SG_T_N(u8)
#elif SG_T_B == 16
SG_T_N(i16) SG_T_N(u16) SG_T_N(f16) SG_T_N(bf16)
#elif SG_T_B == 32
SG_T_N(i32) SG_T_N(u32) SG_T_N(f32)
#else
SG_T_N(i64) SG_T_N(u64) SG_T_N(f64)
#endif
#undef SG_T_N
#endif

#undef SG_T_ON_0
#undef SG_T_ON_1
#undef SG_T_OX
#undef SG_T_OXM
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef SG_T_X_V_V
#undef SG_T_X_V_VV
#undef SG_T_X_V_VVV
#undef SG_T_X_BIN
#undef SG_T_X_O_BIN
#undef SG_T_X_R_BIN
#undef SG_T_X_SHIFT
#undef SG_T_X_R_V
#undef SG_T_X_W_V
#undef SG_T_X_V_S
#undef SG_T_X_V_II
#undef SG_T_X_V_IIV
#undef SG_T_X_V_
#undef SG_T_X_S_VU
#undef SG_T_X_V_VUS
#undef SG_T_X_V_VU
#undef SG_T_X_V_VD
#undef SG_T_X_V_VVU
#undef SG_T_X_V_VI
#undef SG_T_X_0_T
#undef SG_T_X_X_V
#undef SG_T_X_B_V
#undef SG_T_X_V_P
#undef SG_T_X_V_PN
#undef SG_T_X_V_PI
#undef SG_T_X_0_QV
#undef SG_T_X_0_QVN
#undef SG_T_X_0_QIV
#undef SG_T_X_CMP
#undef SG_T_X_M_V
#undef SG_T_X_V_MV
#undef SG_T_X_V_MVV
#undef SG_T_X_V_MP
#undef SG_T_X_0_MQV
#undef SG_T_X_U_MQV
#undef SG_T_X_V_MPI
#undef SG_T_X_0_MQIV
