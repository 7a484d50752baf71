/* SPDX-License-Identifier: MIT */
/* The operations of one element that take or give an sg_mask: mask in, native mask, operation, mask out. */
#ifndef SG_T_MT
#error "sg: vmask_ops.tmpl.h is included by vmask.tmpl.h"
#endif

#define SG_T_TO(m) SG_PASTE2(SG_T_TO, SG_T_B)((m).v)
#define SG_T_OF(m) SG_PASTE2(SG_T_OF, SG_T_B)(m)
#define SG_T_PFN(op) SG_PASTE2(SG_T_FN(op), SG_T_MSUF)

#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_P_##shape(name))
#define SG_T_DERIVED(shape, name, class) SG_T_IF_##class(SG_T_P_##shape(name))
#define SG_T_DERIVED_N(shape, name, class) SG_T_IF_##class(SG_T_P_##shape(name))
#define SG_T_MASK_OP(shape, name)
#define SG_T_P_CMP(name) \
    SG_INLINE SG_T_MT SG_T_PFN(name)(SG_T_T a, SG_T_T b) { \
        SG_T_MT r; r.v = SG_T_OF(SG_T_MFN(name)(a, b)); return r; \
    } \
    SG_INLINE SG_T_MT SG_T_PFN(name##_n)(SG_T_T a, SG_T_C s) { \
        SG_T_MT r; r.v = SG_T_OF(SG_T_MFN(name)(a, SG_T_FN(splat)(s))); return r; \
    }
#define SG_T_P_M_V(name) \
    SG_INLINE SG_T_MT SG_T_PFN(name)(SG_T_T x) { \
        SG_T_MT r; r.v = SG_T_OF(SG_T_MFN(name)(x)); return r; \
    }
#define SG_T_P_V_MVV(name) \
    SG_INLINE SG_T_T SG_T_PFN(name)(SG_T_MT m, SG_T_T x, SG_T_T y) { \
        return SG_T_MFN(name)(SG_T_TO(m), x, y); \
    }
#define SG_T_P_V_MV(name) \
    SG_INLINE SG_T_T SG_T_PFN(name)(SG_T_MT m, SG_T_T x) { return SG_T_MFN(name)(SG_T_TO(m), x); }
#define SG_T_P_V_MP(name) \
    SG_INLINE SG_T_T SG_T_PFN(name)(SG_T_MT m, const SG_T_C *p) { \
        return SG_T_MFN(name)(SG_T_TO(m), p); \
    }
#define SG_T_P_0_MQV(name) \
    SG_INLINE void SG_T_PFN(name)(SG_T_MT m, SG_T_C *p, SG_T_T x) { \
        SG_T_MFN(name)(SG_T_TO(m), p, x); \
    }
#define SG_T_P_U_MQV(name) \
    SG_INLINE uint32_t SG_T_PFN(name)(SG_T_MT m, SG_T_C *p, SG_T_T x) { \
        return SG_T_MFN(name)(SG_T_TO(m), p, x); \
    }
#define SG_T_P_V_MPI(name) \
    SG_INLINE SG_T_T SG_T_PFN(name)(SG_T_MT m, const SG_T_C *p, SG_T_TE(u32) idx) { \
        return SG_T_MFN(name)(SG_T_TO(m), p, idx); \
    }
#define SG_T_P_0_MQIV(name) \
    SG_INLINE void SG_T_PFN(name)(SG_T_MT m, SG_T_C *p, SG_T_TE(u32) idx, SG_T_T x) { \
        SG_T_MFN(name)(SG_T_TO(m), p, idx, x); \
    }
/* shapes without a mask */
#define SG_T_P_BIN(name)
#define SG_T_P_O_BIN(name)
#define SG_T_P_R_BIN(name)
#define SG_T_P_SHIFT(name)
#define SG_T_P_R_V(name)
#define SG_T_P_W_V(name)
#define SG_T_P_V_V(name)
#define SG_T_P_V_VV(name)
#define SG_T_P_V_VVV(name)
#define SG_T_P_V_S(name)
#define SG_T_P_V_(name)
#define SG_T_P_S_VU(name)
#define SG_T_P_V_VUS(name)
#define SG_T_P_V_P(name)
#define SG_T_P_0_QV(name)
#define SG_T_P_V_PN(name)
#define SG_T_P_0_QVN(name)
#define SG_T_P_V_PI(name)
#define SG_T_P_0_QIV(name)
#define SG_T_P_V_VI(name)
#define SG_T_P_V_VU(name)
#define SG_T_P_V_VVU(name)
#define SG_T_P_V_VD(name)
#define SG_T_P_0_T(name)
#define SG_T_P_X_V(name)
#define SG_T_P_B_V(name)
#include "ops.h"
#undef SG_T_TO
#undef SG_T_OF
#undef SG_T_PFN
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef SG_T_P_CMP
#undef SG_T_P_M_V
#undef SG_T_P_V_MVV
#undef SG_T_P_V_MV
#undef SG_T_P_V_MP
#undef SG_T_P_0_MQV
#undef SG_T_P_U_MQV
#undef SG_T_P_V_MPI
#undef SG_T_P_0_MQIV
#undef SG_T_P_BIN
#undef SG_T_P_O_BIN
#undef SG_T_P_R_BIN
#undef SG_T_P_SHIFT
#undef SG_T_P_R_V
#undef SG_T_P_W_V
#undef SG_T_P_V_V
#undef SG_T_P_V_VV
#undef SG_T_P_V_VVV
#undef SG_T_P_V_S
#undef SG_T_P_V_
#undef SG_T_P_S_VU
#undef SG_T_P_V_VUS
#undef SG_T_P_V_P
#undef SG_T_P_0_QV
#undef SG_T_P_V_PN
#undef SG_T_P_0_QVN
#undef SG_T_P_V_PI
#undef SG_T_P_0_QIV
#undef SG_T_P_V_VI
#undef SG_T_P_V_VU
#undef SG_T_P_V_VVU
#undef SG_T_P_V_VD
#undef SG_T_P_0_T
#undef SG_T_P_X_V
#undef SG_T_P_B_V
