/* SPDX-License-Identifier: MIT */
/* One element at one size. The type, which is a leaf or halves; lane-wise operations of floor 1, generated from
 * operations.h; functions that make and move values; and select. */
#ifndef SG_T_VALUE
#error "sg: value.tmpl.h is included by element.tmpl.h"
#endif

#if SG_T_LEAF
typedef struct SG_T_VALUE { SG_T_STORED v; } SG_T_VALUE;
#else
typedef struct SG_T_VALUE { SG_T_HALF_VALUE lo, hi; } SG_T_VALUE;
#endif

/* ---- the registers of a value, as the target's own functions take them ---- */

#if SG_T_LEAF
typedef SG_T_NATIVE_REG SG_T_NATIVE_TYPE;
#else
typedef SG_T_HALF_NATIVE_TYPE SG_T_NATIVE_TYPE;
#endif
SG_INLINE SG_T_NATIVE_TYPE SG_T_FN(get_native)(SG_T_VALUE x, uint32_t k) {
#if SG_T_LEAF
    (void)k;
    return SG_NATIVE_CAST_(SG_T_NATIVE_TYPE, x.v);
#else
    return SG_T_HALF_FN(get_native)(k & (SG_T_S * SG_T_BITS / SG_REG_BITS / 2) ? x.hi : x.lo, k);
#endif
}
SG_INLINE SG_T_VALUE SG_T_FN(set_native)(SG_T_VALUE x, uint32_t k, SG_T_NATIVE_TYPE r) {
#if SG_T_LEAF
    (void)k;
    x.v = SG_NATIVE_CAST_(SG_T_STORED, r);
#else
    if (k & (SG_T_S * SG_T_BITS / SG_REG_BITS / 2)) x.hi = SG_T_HALF_FN(set_native)(x.hi, k, r);
    else x.lo = SG_T_HALF_FN(set_native)(x.lo, k, r);
#endif
    return x;
}

/* ---- halves of a value, and a value of halves ---- */

#if SG_T_HALVED && SG_T_LEAF /* larger sizes are made of these; for the other sizes see more/halves.tmpl.h */
SG_INLINE SG_T_HALF_VALUE SG_T_FN(lo)(SG_T_VALUE x) { SG_T_HALF_VALUE r; r.v = SG_T_LEAF_LO(x); return r; }
SG_INLINE SG_T_HALF_VALUE SG_T_FN(hi)(SG_T_VALUE x) { SG_T_HALF_VALUE r; r.v = SG_T_LEAF_HI(x); return r; }
SG_INLINE SG_T_VALUE SG_T_FN(join)(SG_T_HALF_VALUE lo, SG_T_HALF_VALUE hi) { SG_T_VALUE r; r.v = SG_T_LEAF_JOIN(lo, hi); return r; }
#elif SG_T_HALVED
SG_INLINE SG_T_HALF_VALUE SG_T_FN(lo)(SG_T_VALUE x) { return x.lo; }
SG_INLINE SG_T_HALF_VALUE SG_T_FN(hi)(SG_T_VALUE x) { return x.hi; }
SG_INLINE SG_T_VALUE SG_T_FN(join)(SG_T_HALF_VALUE lo, SG_T_HALF_VALUE hi) { SG_T_VALUE r; r.lo = lo; r.hi = hi; return r; }
#endif

/* a leaf's register, for functions that go from one element to another */
#if SG_T_LEAF
SG_INLINE SG_T_REG SG_T_INTERNAL(raw)(SG_T_VALUE x) { return SG_T_GET(x); }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(of_raw)(SG_T_REG reg) {
    SG_T_VALUE r;
    r.v = SG_T_PUT(reg);
    return r;
}
#endif

/* the bits as unsigned lanes, and back */
#if SG_T_KIND != 0
SG_INLINE SG_T_UNSIGNED SG_T_TO_UNSIGNED(SG_T_VALUE x) {
    SG_T_UNSIGNED r;
#if SG_T_LEAF
    r.v = SG_T_UNSIGNED_PUT(x.v);
#else
    r.lo = SG_T_HALF_TO_UNSIGNED(x.lo);
    r.hi = SG_T_HALF_TO_UNSIGNED(x.hi);
#endif
    return r;
}
SG_INLINE SG_T_VALUE SG_T_FROM_UNSIGNED(SG_T_UNSIGNED x) {
    SG_T_VALUE r;
#if SG_T_LEAF
    r.v = SG_T_PUT(x.v);
#else
    r.lo = SG_T_HALF_FROM_UNSIGNED(x.lo);
    r.hi = SG_T_HALF_FROM_UNSIGNED(x.hi);
#endif
    return r;
}
#endif

/* ---- lane-wise: the SG_T_OP rows of operations.h ---- */

/* The result of a leaf is what floor 1 computes. The result of halves is the same operation on each half. */
#if SG_T_LEAF
#define SG_T_OF_ONE(name, call) r.v = SG_T_PUT(call(SG_T_GET(a)))
#define SG_T_OF_NUMBER(name, call) r.v = SG_T_PUT(call(SG_T_GET(a), n))
#define SG_T_OF_TWO(name, call) r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b)))
#define SG_T_OF_THREE(name, call) r.v = SG_T_PUT(call(SG_T_GET(a), SG_T_GET(b), SG_T_GET(c)))
#define SG_T_OF_TEST(name, call) r.v = SG_T_MASK_TRIM(call(SG_T_GET(a), SG_T_GET(b)))
#else
#define SG_T_OF_ONE(name, call) r.lo = SG_T_HALF_FN(name)(a.lo); r.hi = SG_T_HALF_FN(name)(a.hi)
#define SG_T_OF_NUMBER(name, call) r.lo = SG_T_HALF_FN(name)(a.lo, n); r.hi = SG_T_HALF_FN(name)(a.hi, n)
#define SG_T_OF_TWO(name, call) r.lo = SG_T_HALF_FN(name)(a.lo, b.lo); r.hi = SG_T_HALF_FN(name)(a.hi, b.hi)
#define SG_T_OF_THREE(name, call) r.lo = SG_T_HALF_FN(name)(a.lo, b.lo, c.lo); r.hi = SG_T_HALF_FN(name)(a.hi, b.hi, c.hi)
#define SG_T_OF_TEST(name, call) r = SG_T_MASK_JOIN(SG_T_HALF_MASK_FN(name)(a.lo, b.lo), SG_T_HALF_MASK_FN(name)(a.hi, b.hi))
#endif
#define SG_T_DO_V(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a) { SG_T_VALUE r; SG_T_OF_ONE(name, call); return r; }
#define SG_T_DO_VU(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a, uint32_t n) { SG_T_VALUE r; SG_T_OF_NUMBER(name, call); return r; }
#define SG_T_DO_VV(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a, SG_T_VALUE b) { SG_T_VALUE r; SG_T_OF_TWO(name, call); return r; }
#define SG_T_DO_II(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b) { SG_T_VALUE r; SG_T_OF_TWO(name, call); return r; }
#define SG_T_DO_VVV(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { SG_T_VALUE r; SG_T_OF_THREE(name, call); return r; }
#define SG_T_DO_IIV(name, call) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_IDX a, SG_T_IDX b, SG_T_VALUE c) { SG_T_VALUE r; SG_T_OF_THREE(name, call); return r; }
#define SG_T_DO_M(name, call) \
    SG_INLINE SG_T_MASK SG_T_MASK_FN(name)(SG_T_VALUE a, SG_T_VALUE b) { SG_T_MASK r; SG_T_OF_TEST(name, call); return r; }
#if !SG_T_NATIVE /* the element computes in f32: small_float.tmpl.h */
#define SG_T_OP(shape, name, class, reg)
#else
#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_OP_##shape)(name, reg)
#endif
#define SG_T_DERIVED(shape, name, class)
#define SG_T_DERIVED_N(shape, name, class)
#define SG_T_MASK_OP(shape, name)
#define SG_T_OP_BIN(name, reg) SG_T_DO_VV(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_O_BIN(name, reg) SG_T_DO_VV(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_V_V(name, reg) SG_T_DO_V(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_V_VVV(name, reg) SG_T_DO_VVV(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_V_II(name, reg) SG_T_DO_II(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_V_IIV(name, reg) SG_T_DO_IIV(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_R_BIN(name, reg) SG_T_DO_VV(name, SG_T_REG_FN(reg))
#define SG_T_OP_R_V(name, reg) SG_T_DO_V(name, SG_T_REG_FN(reg))
#define SG_T_OP_W_V(name, reg) SG_T_DO_V(name, SG_T_REG_WIDTH_FN(reg))
#define SG_T_OP_CMP(name, reg) SG_T_DO_M(name, SG_T_REG_ELEM_FN(reg))
#define SG_T_OP_SHIFT(name, reg) \
    SG_T_DO_VV(name, SG_T_REG_ELEM_FN(reg##v)) SG_T_DO_VU(name##_n, SG_T_REG_ELEM_FN(reg))
#include "../tables/operations.h"
#if SG_T_KIND >= 2 && SG_T_NATIVE
SG_T_DO_VV(div, SG_T_REG_ELEM_FN(div))
SG_T_DO_M(ne, SG_T_REG_ELEM_FN(neq))
#if SG_REG_HAVE_NEG && SG_T_BITS >= 32
SG_T_DO_V(neg, SG_T_REG_ELEM_FN(neg))
#endif
#elif SG_T_KIND == 1
SG_T_DO_V(abs, SG_T_REG_ELEM_FN(abs))
#endif
#if SG_T_KIND <= 1 && ((SG_HAVE_KMASK && SG_T_BITS >= 32) || (SG_HAVE_VBMI2 && SG_T_BITS == 16))
SG_T_DO_VV(rotl, SG_T_REG_WIDTH_FN(rotlv))
#endif
#if SG_T_KIND <= 1 && SG_T_BITS >= 16
#define SG_T_ROTL(x, n) SG_T_REG_WIDTH_FN(rotl)(x, (n) & (SG_T_BITS - 1))
SG_T_DO_VU(rotl_n, SG_T_ROTL)
#undef SG_T_ROTL
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
#undef SG_T_OF_ONE
#undef SG_T_OF_NUMBER
#undef SG_T_OF_TWO
#undef SG_T_OF_THREE
#undef SG_T_OF_TEST
#undef SG_T_DO_V
#undef SG_T_DO_VV
#undef SG_T_DO_VVV
#undef SG_T_DO_VU
#undef SG_T_DO_II
#undef SG_T_DO_IIV
#undef SG_T_DO_M

SG_INLINE SG_T_VALUE SG_T_MASK_FN(select)(SG_T_MASK m, SG_T_VALUE x, SG_T_VALUE y) {
    SG_T_VALUE r;
#if SG_T_LEAF && SG_HAVE_KMASK && SG_T_KIND == 2 /* with float types the compiler can merge the select into the operation */
    r.v = SG_T_PUT(SG_T_REG_ELEM_FN(select)(SG_T_MASK_GET(m), SG_T_GET(x), SG_T_GET(y)));
#elif SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(select)(SG_T_MASK_GET(m), SG_T_GET(x), SG_T_GET(y)));
#else
    r.lo = SG_T_HALF_MASK_FN(select)(SG_T_MASK_LO(m), x.lo, y.lo);
    r.hi = SG_T_HALF_MASK_FN(select)(SG_T_MASK_HI(m), x.hi, y.hi);
#endif
    return r;
}

#if !SG_HAVE_KMASK && SG_T_KIND <= 1
/* whether the compiler knows x */
SG_INLINE bool SG_T_INTERNAL(is_const)(SG_T_VALUE x) {
#if SG_T_LEAF
    return SG_IS_CONST_REGISTER_(x.v);
#else
    return SG_T_HALF_INTERNAL(is_const)(x.lo) && SG_T_HALF_INTERNAL(is_const)(x.hi);
#endif
}
#endif

#if SG_T_KIND == 0 && !SG_HAVE_KMASK
/* bit i of the result is lane i of an all-ones mask */
SG_INLINE uint64_t SG_T_INTERNAL(mask_bits)(SG_T_VALUE m) {
#if SG_T_LEAF
    return SG_T_REG_WIDTH_FN(mask_bits)(SG_T_GET(m)) & SG_T_ALL_LANES;
#else
    return SG_T_HALF_INTERNAL(mask_bits)(m.lo) |
           SG_T_HALF_INTERNAL(mask_bits)(m.hi) << SG_T_HALF_S;
#endif
}
#endif

#if SG_T_KIND == 0 && !SG_HAVE_KMASK
/* all ones in the first n lanes */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(mask_first)(uint32_t n) {
    SG_T_VALUE r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(mask_first)(n));
#else
    r.lo = SG_T_HALF_INTERNAL(mask_first)(n);
    r.hi = SG_T_HALF_INTERNAL(mask_first)(n > SG_T_HALF_S ? n - SG_T_HALF_S : 0);
#endif
    return r;
}
/* lane i of the result is bit i */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(mask_of_bits)(uint64_t bits) {
    SG_T_VALUE r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(mask_from_bits)(bits));
#else
    r.lo = SG_T_HALF_INTERNAL(mask_of_bits)(bits);
    r.hi = SG_T_HALF_INTERNAL(mask_of_bits)(bits >> SG_T_HALF_S);
#endif
    return r;
}
/* whether some lane, or every lane, of an all-ones mask is set */
SG_INLINE bool SG_T_INTERNAL(mask_any)(SG_T_VALUE m) {
#if SG_T_LEAF && SG_T_PART
    return (SG_T_REG_WIDTH_FN(mask_bits)(SG_T_GET(m)) & SG_T_ALL_LANES) != 0;
#elif SG_T_LEAF
    return SG_T_REG_FN(any)(SG_T_GET(m)) != 0;
#else
    return SG_T_HALF_INTERNAL(mask_any)(SG_T_HALF_FN(or)(m.lo, m.hi));
#endif
}
SG_INLINE bool SG_T_INTERNAL(mask_all)(SG_T_VALUE m) {
#if SG_T_LEAF && SG_T_PART
    return (SG_T_REG_WIDTH_FN(mask_bits)(SG_T_GET(m)) & SG_T_ALL_LANES) == SG_T_ALL_LANES;
#elif SG_T_LEAF
    return SG_T_REG_FN(all)(SG_T_GET(m)) != 0;
#else
    return SG_T_HALF_INTERNAL(mask_all)(SG_T_HALF_FN(and)(m.lo, m.hi));
#endif
}
#endif

/* ---- make ---- */

SG_INLINE SG_T_VALUE SG_T_FN(splat)(SG_T_TYPE s) {
    SG_T_VALUE r;
#if !SG_T_LEAF
    r.lo = SG_T_HALF_FN(splat)(s);
    r.hi = r.lo;
#elif SG_T_KIND >= 3
    r.v = SG_T_PUT(SG_T_REG_UNSIGNED_FN(splat)(s.bits));
#else
    r.v = SG_T_PUT(SG_T_REG_ELEM_FN(splat)(s));
#endif
    return r;
}

SG_INLINE SG_T_VALUE SG_T_FN(keep)(SG_T_VALUE x) {
#if SG_T_LEAF
    SG_KEEP_(x.v);
#else
    x.lo = SG_T_HALF_FN(keep)(x.lo);
    x.hi = SG_T_HALF_FN(keep)(x.hi);
#endif
    return x;
}

SG_INLINE SG_T_VALUE SG_T_FN(zero)(void) {
    SG_T_VALUE r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_FN(zero)());
#else
    r.lo = SG_T_HALF_FN(zero)();
    r.hi = r.lo;
#endif
    return r;
}

#if SG_T_KIND == 0
SG_INLINE SG_T_VALUE SG_T_FN(iota)(void) {
    SG_T_VALUE r;
#if SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(iota)());
#else
    r.lo = SG_T_HALF_FN(iota)();
    r.hi = SG_T_HALF_FN(add)(r.lo, SG_T_HALF_FN(splat)(SG_T_HALF_S));
#endif
    return r;
}
#endif

/* ---- memory: whole values and first lanes ---- */

SG_INLINE SG_T_VALUE SG_T_FN(load)(const SG_T_TYPE *p) {
    SG_T_TELL(false, p, SG_T_ALL_LANES);
    SG_T_VALUE r;
#if !SG_T_LEAF
    r.lo = SG_T_HALF_FN(load)(p);
    r.hi = SG_T_HALF_FN(load)(p + SG_T_HALF_S);
#elif SG_T_PART /* one scalar of the value's size, repeated over the register */
    SG_T_PART_C u;
    memcpy(&u, p, sizeof u);
    r.v = SG_T_PUT(SG_T_PART_SPLAT(u));
#else
    r.v = SG_T_PUT(SG_T_REG_FN(load)(p));
#endif
    return r;
}

SG_INLINE void SG_T_FN(store)(SG_T_TYPE *p, SG_T_VALUE x) {
    SG_T_TELL(true, p, SG_T_ALL_LANES);
#if !SG_T_LEAF
    SG_T_HALF_FN(store)(p, x.lo);
    SG_T_HALF_FN(store)(p + SG_T_HALF_S, x.hi);
#elif SG_T_PART
    const SG_T_PART_C u = SG_T_PART_FIRST(SG_T_GET(x));
    memcpy(p, &u, sizeof u);
#else
    SG_T_REG_FN(store)(p, SG_T_GET(x));
#endif
}
