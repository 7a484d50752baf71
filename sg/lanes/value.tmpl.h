/* SPDX-License-Identifier: MIT */
/* One element at one size: the type, leaf or halves; what floor 1 computes lane by lane, generated from
 * ops.h; making values, moving them, and select. */
#ifndef SG_T_T
#error "sg: value.tmpl.h is included by elem.tmpl.h"
#endif

#if SG_T_LEAF
typedef struct SG_T_T { SG_T_LT v; } SG_T_T;
#else
typedef struct SG_T_T { SG_T_HT lo, hi; } SG_T_T;
#endif

/* ---- halves of a value, and a value of halves ---- */

#if SG_T_HALVED
SG_INLINE SG_T_HT SG_T_FN(lo)(SG_T_T x) {
#if !SG_T_LEAF
    return x.lo;
#else
    SG_T_HT r;
#if SG_T_R > 128
    r.v = SG_T_HPUT(SG_T_RV(lo)(SG_T_GET(x)));
#else
    r.v = x.v;
#endif
    return r;
#endif
}
SG_INLINE SG_T_HT SG_T_FN(hi)(SG_T_T x) {
#if !SG_T_LEAF
    return x.hi;
#else
    SG_T_HT r;
#if SG_T_R > 128
    r.v = SG_T_HPUT(SG_T_RV(hi)(SG_T_GET(x)));
#else
    r.v = SG_T_HPUT(sg_reg_shift_bytes_down_r128(SG_T_GET(x), SG_T_S * SG_T_B / 16));
#endif
    return r;
#endif
}
SG_INLINE SG_T_T SG_T_FN(join)(SG_T_HT lo, SG_T_HT hi) {
    SG_T_T r;
#if !SG_T_LEAF
    r.lo = lo;
    r.hi = hi;
#elif SG_T_R > 128
    r.v = SG_T_PUT(SG_T_RV(join)(SG_T_HGET(lo), SG_T_HGET(hi)));
#else
    r.v = SG_T_PUT(sg_reg_join_part_r128(SG_T_HGET(lo), SG_T_HGET(hi), SG_T_S * SG_T_B / 16));
#endif
    return r;
}
#endif

/* a leaf's register, for those who go from one element to another */
#if SG_T_LEAF
SG_INLINE SG_T_RT SG_T_IN(raw)(SG_T_T x) { return SG_T_GET(x); }
SG_INLINE SG_T_T SG_T_IN(of_raw)(SG_T_RT reg) {
    SG_T_T r;
    r.v = SG_T_PUT(reg);
    return r;
}
#endif

/* the bits as unsigned lanes, and back */
#if SG_T_KIND != 0
SG_INLINE SG_T_UT SG_T_TO_U(SG_T_T x) {
    SG_T_UT r;
#if SG_T_LEAF
    r.v = SG_T_UPUT(x.v);
#else
    r.lo = SG_T_HTO_U(x.lo);
    r.hi = SG_T_HTO_U(x.hi);
#endif
    return r;
}
SG_INLINE SG_T_T SG_T_OF_U(SG_T_UT x) {
    SG_T_T r;
#if SG_T_LEAF
    r.v = SG_T_PUT(x.v);
#else
    r.lo = SG_T_HOF_U(x.lo);
    r.hi = SG_T_HOF_U(x.hi);
#endif
    return r;
}
#endif

/* ---- lane-wise: the SG_T_OP rows of ops.h ---- */

#if SG_T_LEAF
#define SG_T_DO_V(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a) { SG_T_T r; r.v = SG_T_PUT(call(SG_T_GET(a))); return r; }
#define SG_T_DO_VV(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a, SG_T_T b) { SG_T_T r; r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b))); return r; }
#define SG_T_DO_VVV(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a, SG_T_T b, SG_T_T c) { \
        SG_T_T r; r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b), SG_T_GET(c))); return r; \
    }
#define SG_T_DO_VU(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a, uint32_t n) { SG_T_T r; r.v = SG_T_PUT(call(SG_T_GET(a), n)); return r; }
#define SG_T_DO_II(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b) { \
        SG_T_T r; r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b))); return r; \
    }
#define SG_T_DO_IIV(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b, SG_T_T c) { \
        SG_T_T r; r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b), SG_T_GET(c))); return r; \
    }
#define SG_T_DO_M(name, call) \
    SG_INLINE SG_T_M SG_T_MFN(name)(SG_T_T a, SG_T_T b) { \
        SG_T_M r; r.v = SG_T_MTRIM(call(SG_T_GET(a), SG_T_GET(b))); return r; \
    }
#else
#define SG_T_DO_V(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a) { \
        SG_T_T r; r.lo = SG_T_HFN(name)(a.lo); r.hi = SG_T_HFN(name)(a.hi); return r; \
    }
#define SG_T_DO_VV(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a, SG_T_T b) { \
        SG_T_T r; r.lo = SG_T_HFN(name)(a.lo, b.lo); r.hi = SG_T_HFN(name)(a.hi, b.hi); return r; \
    }
#define SG_T_DO_VVV(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a, SG_T_T b, SG_T_T c) { \
        SG_T_T r; r.lo = SG_T_HFN(name)(a.lo, b.lo, c.lo); \
        r.hi = SG_T_HFN(name)(a.hi, b.hi, c.hi); return r; \
    }
#define SG_T_DO_VU(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_T a, uint32_t n) { \
        SG_T_T r; r.lo = SG_T_HFN(name)(a.lo, n); r.hi = SG_T_HFN(name)(a.hi, n); return r; \
    }
#define SG_T_DO_II(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b) { \
        SG_T_T r; r.lo = SG_T_HFN(name)(a.lo, b.lo); r.hi = SG_T_HFN(name)(a.hi, b.hi); return r; \
    }
#define SG_T_DO_IIV(name, call) \
    SG_INLINE SG_T_T SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b, SG_T_T c) { \
        SG_T_T r; r.lo = SG_T_HFN(name)(a.lo, b.lo, c.lo); \
        r.hi = SG_T_HFN(name)(a.hi, b.hi, c.hi); return r; \
    }
#define SG_T_DO_M(name, call) \
    SG_INLINE SG_T_M SG_T_MFN(name)(SG_T_T a, SG_T_T b) { \
        return SG_T_MJOIN(SG_T_HMFN(name)(a.lo, b.lo), SG_T_HMFN(name)(a.hi, b.hi)); \
    }
#endif
#if !SG_T_NATIVE /* computes elsewhere: half.tmpl.h */
#define SG_T_OP(shape, name, class, reg)
#else
#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_OP_##shape)(name, reg)
#endif
#define SG_T_DERIVED(shape, name, class)
#define SG_T_DERIVED_N(shape, name, class)
#define SG_T_MASK_OP(shape, name)
#define SG_T_OP_BIN(name, reg) SG_T_DO_VV(name, SG_T_RG(reg))
#define SG_T_OP_O_BIN(name, reg) SG_T_DO_VV(name, SG_T_RG(reg))
#define SG_T_OP_V_V(name, reg) SG_T_DO_V(name, SG_T_RG(reg))
#define SG_T_OP_V_VVV(name, reg) SG_T_DO_VVV(name, SG_T_RG(reg))
#define SG_T_OP_V_II(name, reg) SG_T_DO_II(name, SG_T_RG(reg))
#define SG_T_OP_V_IIV(name, reg) SG_T_DO_IIV(name, SG_T_RG(reg))
#define SG_T_OP_R_BIN(name, reg) SG_T_DO_VV(name, SG_T_RV(reg))
#define SG_T_OP_R_V(name, reg) SG_T_DO_V(name, SG_T_RV(reg))
#define SG_T_OP_W_V(name, reg) SG_T_DO_V(name, SG_T_RB(reg))
#define SG_T_OP_CMP(name, reg) SG_T_DO_M(name, SG_T_RG(reg))
#define SG_T_OP_SHIFT(name, reg) \
    SG_T_DO_VV(name, SG_T_RG(reg##v)) SG_T_DO_VU(name##_n, SG_T_RG(reg))
#include "ops.h"
#if SG_T_KIND >= 2 && SG_T_NATIVE
SG_T_DO_VV(div, SG_T_RG(div))
SG_T_DO_M(ne, SG_T_RG(neq))
#elif SG_T_KIND == 1
SG_T_DO_V(abs, SG_T_RG(abs))
#endif
#if SG_T_KIND <= 1 && SG_HAVE_KMASK && SG_T_B >= 32
SG_T_DO_VV(rotl, SG_T_RB(rotlv))
SG_T_DO_VU(rotl_n, SG_T_RB(rotl))
#endif
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef SG_T_OP_BIN
#undef SG_T_OP_O_BIN
#undef SG_T_OP_V_V
#undef SG_T_OP_V_VVV
#undef SG_T_OP_V_II
#undef SG_T_OP_V_IIV
#undef SG_T_OP_R_BIN
#undef SG_T_OP_R_V
#undef SG_T_OP_W_V
#undef SG_T_OP_CMP
#undef SG_T_OP_SHIFT
#undef SG_T_DO_V
#undef SG_T_DO_VV
#undef SG_T_DO_VVV
#undef SG_T_DO_VU
#undef SG_T_DO_II
#undef SG_T_DO_IIV
#undef SG_T_DO_M

SG_INLINE SG_T_T SG_T_MFN(select)(SG_T_M m, SG_T_T x, SG_T_T y) {
    SG_T_T r;
#if SG_T_LEAF && SG_HAVE_KMASK && SG_T_KIND == 2 /* float types let the select merge into the operation */
    r.v = SG_T_PUT(SG_T_RG(select)(SG_T_MGET(m), SG_T_GET(x), SG_T_GET(y)));
#elif SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(select)(SG_T_MGET(m), SG_T_GET(x), SG_T_GET(y)));
#else
    r.lo = SG_T_HMFN(select)(SG_T_MLO(m), x.lo, y.lo);
    r.hi = SG_T_HMFN(select)(SG_T_MHI(m), x.hi, y.hi);
#endif
    return r;
}

#if !SG_HAVE_KMASK && SG_T_KIND <= 1
/* x is known when compiling */
SG_INLINE bool SG_T_IN(is_const)(SG_T_T x) {
#if !SG_GCC
    (void)x; /* Clang takes no vector, and needs no help */
    return false;
#elif SG_T_LEAF
    return SG_IS_CONST(x.v);
#else
    return SG_T_HIN(is_const)(x.lo) && SG_T_HIN(is_const)(x.hi);
#endif
}
#endif

#if SG_T_KIND == 0 && !SG_HAVE_KMASK
/* bit i is lane i of an all-ones mask */
SG_INLINE uint64_t SG_T_IN(mask_bits)(SG_T_T m) {
#if SG_T_LEAF
    return SG_T_RB(mask_bits)(SG_T_GET(m)) & SG_T_SALL;
#else
    return SG_T_HIN(mask_bits)(m.lo) |
           SG_T_HIN(mask_bits)(m.hi) << SG_T_HS;
#endif
}
#endif

#if SG_T_KIND == 0 && !SG_HAVE_KMASK
/* all ones in the first n lanes */
SG_INLINE SG_T_T SG_T_IN(mask_first)(uint32_t n) {
    SG_T_T r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(mask_first)(n));
#else
    r.lo = SG_T_HIN(mask_first)(n);
    r.hi = SG_T_HIN(mask_first)(n > SG_T_HS ? n - SG_T_HS : 0);
#endif
    return r;
}
/* lane i is bit i */
SG_INLINE SG_T_T SG_T_IN(mask_of_bits)(uint64_t bits) {
    SG_T_T r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(mask_from_bits)(bits));
#else
    r.lo = SG_T_HIN(mask_of_bits)(bits);
    r.hi = SG_T_HIN(mask_of_bits)(bits >> SG_T_HS);
#endif
    return r;
}
/* some, every lane of an all-ones mask */
SG_INLINE bool SG_T_IN(mask_any)(SG_T_T m) {
#if SG_T_LEAF && SG_T_PART
    return (SG_T_RB(mask_bits)(SG_T_GET(m)) & SG_T_SALL) != 0;
#elif SG_T_LEAF
    return SG_T_RV(any)(SG_T_GET(m)) != 0;
#else
    return SG_T_HIN(mask_any)(SG_T_HFN(or)(m.lo, m.hi));
#endif
}
SG_INLINE bool SG_T_IN(mask_all)(SG_T_T m) {
#if SG_T_LEAF && SG_T_PART
    return (SG_T_RB(mask_bits)(SG_T_GET(m)) & SG_T_SALL) == SG_T_SALL;
#elif SG_T_LEAF
    return SG_T_RV(all)(SG_T_GET(m)) != 0;
#else
    return SG_T_HIN(mask_all)(SG_T_HFN(and)(m.lo, m.hi));
#endif
}
#endif

/* ---- make ---- */

SG_INLINE SG_T_T SG_T_FN(splat)(SG_T_C s) {
    SG_T_T r;
#if !SG_T_LEAF
    r.lo = SG_T_HFN(splat)(s);
    r.hi = r.lo;
#elif SG_T_KIND >= 3
    r.v = SG_T_PUT(SG_T_RU(splat)(s.bits));
#else
    r.v = SG_T_PUT(SG_T_RG(splat)(s));
#endif
    return r;
}

SG_INLINE SG_T_T SG_T_FN(keep)(SG_T_T x) {
#if SG_T_LEAF
    SG_KEEP_(x.v);
#else
    x.lo = SG_T_HFN(keep)(x.lo);
    x.hi = SG_T_HFN(keep)(x.hi);
#endif
    return x;
}

SG_INLINE SG_T_T SG_T_FN(zero)(void) {
    SG_T_T r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RV(zero)());
#else
    r.lo = SG_T_HFN(zero)();
    r.hi = r.lo;
#endif
    return r;
}

#if SG_T_KIND == 0
SG_INLINE SG_T_T SG_T_FN(iota)(void) {
    SG_T_T r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_RB(iota)());
#else
    r.lo = SG_T_HFN(iota)();
    r.hi = SG_T_HFN(add)(r.lo, SG_T_HFN(splat)(SG_T_HS));
#endif
    return r;
}
#endif

/* ---- memory: whole values and first lanes ---- */

SG_INLINE SG_T_T SG_T_FN(load)(const SG_T_C *p) {
    SG_T_T r;
#if !SG_T_LEAF
    r.lo = SG_T_HFN(load)(p);
    r.hi = SG_T_HFN(load)(p + SG_T_HS);
#elif SG_T_PART /* one scalar of the value's size, spread over the register */
    SG_T_PART_C u;
    memcpy(&u, p, sizeof u);
    r.v = SG_T_PUT(SG_T_PART_SPLAT(u));
#else
    r.v = SG_T_PUT(SG_T_RV(load)(p));
#endif
    return r;
}

SG_INLINE void SG_T_FN(store)(SG_T_C *p, SG_T_T x) {
#if !SG_T_LEAF
    SG_T_HFN(store)(p, x.lo);
    SG_T_HFN(store)(p + SG_T_HS, x.hi);
#elif SG_T_PART
    const SG_T_PART_C u = SG_T_PART_FIRST(SG_T_GET(x));
    memcpy(p, &u, sizeof u);
#else
    SG_T_RV(store)(p, SG_T_GET(x));
#endif
}
