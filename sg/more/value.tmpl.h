/* SPDX-License-Identifier: MIT */
/* The SG_T_OP rows of tables/more.h for one element, and shuffle16, shuffle16_or_zero, clmul_even and clmul_odd: in a leaf by floor 1,
 * else by halves. */
#ifndef SG_T_VALUE
#error "sg: value.tmpl.h is included by element.tmpl.h"
#endif

/* as in lanes/value.tmpl.h */
#if SG_T_LEAF
#define SG_T_OF_ONE(name, call) r.v = SG_T_PUT(call(SG_T_GET(a)))
#define SG_T_OF_TWO(name, call) r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b)))
#define SG_T_OF_THREE(name, call) r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b), SG_T_GET(c)))
#else
#define SG_T_OF_ONE(name, call) r.lo = SG_T_HALF_FN(name)(a.lo); r.hi = SG_T_HALF_FN(name)(a.hi)
#define SG_T_OF_TWO(name, call) r.lo = SG_T_HALF_FN(name)(a.lo, b.lo); r.hi = SG_T_HALF_FN(name)(a.hi, b.hi)
#define SG_T_OF_THREE(name, call) r.lo = SG_T_HALF_FN(name)(a.lo, b.lo, c.lo); r.hi = SG_T_HALF_FN(name)(a.hi, b.hi, c.hi)
#endif
#define SG_T_DO_V(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a) { SG_T_VALUE r; SG_T_OF_ONE(name, call); return r; }
#define SG_T_DO_VV(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a, SG_T_VALUE b) { SG_T_VALUE r; SG_T_OF_TWO(name, call); return r; }
#define SG_T_DO_VVV(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { SG_T_VALUE r; SG_T_OF_THREE(name, call); return r; }
#define SG_T_DO_II(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b) { SG_T_VALUE r; SG_T_OF_TWO(name, call); return r; }
#define SG_T_DO_IIV(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b, SG_T_VALUE c) { SG_T_VALUE r; SG_T_OF_THREE(name, call); return r; }
#if !SG_T_NATIVE /* f16 and bf16, which compute in f32: bound.tmpl.h has them */
#define SG_T_OP(shape, name, class, reg)
#else
#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_OP_##shape)(name, reg)
#endif
#define SG_T_DERIVED(shape, name, class)
#define SG_T_DERIVED_N(shape, name, class)
#define SG_T_OP_V_V(name, reg) SG_T_DO_V(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_W_V(name, reg) SG_T_DO_V(name, SG_T_REG_WIDTH_FN(reg))
#define SG_T_OP_V_VV(name, reg) SG_T_DO_VV(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_V_VVV(name, reg) SG_T_DO_VVV(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_V_II(name, reg) SG_T_DO_II(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_V_IIV(name, reg) SG_T_DO_IIV(name, SG_T_REG_ELEM_FN(reg))
#include "../tables/more.h"
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_OP_V_V
#undef SG_T_OP_W_V
#undef SG_T_OP_V_VV
#undef SG_T_OP_V_VVV
#undef SG_T_OP_V_II
#undef SG_T_OP_V_IIV

#if SG_T_KIND <= 1 && ((SG_HAVE_KMASK && SG_T_BITS >= 32) || (SG_HAVE_VBMI2 && SG_T_BITS == 16)) /* elsewhere: bound.tmpl.h */
SG_T_DO_VV(rotr, SG_T_REG_WIDTH_FN(rotrv))
#endif
#if SG_HAVE_VBMI2 && SG_T_KIND <= 1 && SG_T_BITS >= 16 /* elsewhere: bound.tmpl.h */
SG_T_DO_VVV(funnel_shl, SG_T_REG_WIDTH_FN(funnel_shl))
SG_T_DO_VVV(funnel_shr, SG_T_REG_WIDTH_FN(funnel_shr))
#endif

#if SG_T_BITS == 8 && SG_T_KIND == 0 && SG_T_S >= 16
#if SG_T_LEAF
#define SG_T_ROW(name) \
    SG_INLINE SG_T_VALUE SG_T_INTERNAL(name)(SG_T_VALUE x, SG_T_VALUE idx) { \
        x.v = SG_T_PUT(SG_T_REG_FN(name)(SG_T_GET(x), SG_T_GET(idx))); \
        return x; \
    }
#else
#define SG_T_ROW(name) \
    SG_INLINE SG_T_VALUE SG_T_INTERNAL(name)(SG_T_VALUE x, SG_T_VALUE idx) { \
        x.lo = SG_T_HALF_INTERNAL(name)(x.lo, idx.lo); \
        x.hi = SG_T_HALF_INTERNAL(name)(x.hi, idx.hi); \
        return x; \
    }
#endif
SG_T_ROW(shuffle16)
SG_T_ROW(shuffle16_or_zero)
#undef SG_T_ROW
#endif

#if SG_T_BITS == 64 && SG_T_KIND == 0 && SG_T_S >= 2
SG_T_DO_VV(clmul_even, SG_T_REG_FN(clmul_even))
SG_T_DO_VV(clmul_odd, SG_T_REG_FN(clmul_odd))
#endif

#undef SG_T_DO_V
#undef SG_T_DO_VV
#undef SG_T_DO_VVV
#undef SG_T_DO_II
#undef SG_T_DO_IIV
#undef SG_T_OF_ONE
#undef SG_T_OF_TWO
#undef SG_T_OF_THREE
