/* SPDX-License-Identifier: MIT */
/* The mask of SG_T_S lanes where the target has mask registers. Bit i is lane i; bits above S are 0. */
#if !defined(SG_T_S) || !defined(SG_T_MASK_REG)
#error "sg: kmask.tmpl.h is included by size.tmpl.h"
#endif

typedef struct SG_T_PLAIN_MASK { SG_T_MASK_REG v; } SG_T_PLAIN_MASK;

#if SG_T_S >= 16 /* below that every element is a leaf, and no mask is divided */
#define SG_T_HALF_PLAIN_MASK SG_PASTE2(sg_maskx, SG_XH_)
SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_join)(SG_T_HALF_PLAIN_MASK lo, SG_T_HALF_PLAIN_MASK hi) {
    SG_T_PLAIN_MASK r;
    r.v = SG_PASTE3(sg_k_join, SG_T_S, _)(lo.v, hi.v);
    return r;
}
SG_INLINE SG_T_HALF_PLAIN_MASK SG_T_PLAIN_FN(mask_lo)(SG_T_PLAIN_MASK m) {
    SG_T_HALF_PLAIN_MASK r;
    r.v = SG_PASTE3(sg_k_lo, SG_T_HALF_S, _)(m.v);
    return r;
}
SG_INLINE SG_T_HALF_PLAIN_MASK SG_T_PLAIN_FN(mask_hi)(SG_T_PLAIN_MASK m) {
    SG_T_HALF_PLAIN_MASK r;
    r.v = SG_PASTE3(sg_k_hi, SG_T_HALF_S, _)(m.v);
    return r;
}
#undef SG_T_HALF_PLAIN_MASK
#endif

/* ---- the SG_T_MASK_OP rows of operations.h ---- */

SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_from_bits)(uint64_t bits) {
    SG_T_PLAIN_MASK r;
    r.v = (SG_T_MASK_REG)(bits & SG_T_ALL_LANES);
    return r;
}
SG_INLINE uint64_t SG_T_PLAIN_FN(ballot)(SG_T_PLAIN_MASK m) {
    return SG_T_K_BITS(m.v);
}
#define SG_T_ROW(op, expr) \
    SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(op)(SG_T_PLAIN_MASK a, SG_T_PLAIN_MASK b) { \
        SG_T_PLAIN_MASK r; r.v = (SG_T_MASK_REG)(expr); return r; \
    }
SG_T_ROW(mask_and, a.v & b.v)
SG_T_ROW(mask_or, a.v | b.v)
SG_T_ROW(mask_xor, a.v ^ b.v)
SG_T_ROW(mask_andnot, a.v & ~b.v)
#undef SG_T_ROW
SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_not)(SG_T_PLAIN_MASK m) {
    SG_T_PLAIN_MASK r;
    r.v = (SG_T_MASK_REG)(~m.v & SG_T_MASK_REG_ALL);
    return r;
}
SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_keep)(SG_T_PLAIN_MASK m) {
    __asm__("" : "+k"(m.v));
    return m;
}
SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_first_n)(size_t n) {
    return SG_T_PLAIN_FN(mask_from_bits)(n >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1);
}
SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_from_n)(size_t n) {
    return SG_T_PLAIN_FN(mask_from_bits)(n >= 64 ? 0 : ~(uint64_t)0 << n);
}
SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_before_first)(SG_T_PLAIN_MASK m) {
    const uint64_t bits = SG_T_PLAIN_FN(ballot)(m);
    return SG_T_PLAIN_FN(mask_from_bits)((bits - 1) & ~bits);
}
SG_INLINE SG_T_PLAIN_MASK SG_T_PLAIN_FN(mask_set)(SG_T_PLAIN_MASK m, uint32_t i, bool on) {
    const SG_T_PLAIN_MASK lane = SG_T_PLAIN_FN(mask_from_bits)((uint64_t)1 << (i & (SG_T_S - 1)));
    return on ? SG_T_PLAIN_FN(mask_or)(m, lane) : SG_T_PLAIN_FN(mask_andnot)(m, lane);
}
SG_INLINE bool SG_T_PLAIN_FN(mask_get)(SG_T_PLAIN_MASK m, uint32_t i) {
    return (SG_T_PLAIN_FN(ballot)(m) >> (i & (SG_T_S - 1)) & 1) != 0;
}
SG_INLINE bool SG_T_PLAIN_FN(any)(SG_T_PLAIN_MASK m) { return SG_T_K_ANY(m.v); }
SG_INLINE bool SG_T_PLAIN_FN(all)(SG_T_PLAIN_MASK m) {
#if SG_T_S >= 8
    return SG_T_K_ALL(m.v);
#else
    return m.v == SG_T_MASK_REG_ALL;
#endif
}
SG_INLINE bool SG_T_PLAIN_FN(none)(SG_T_PLAIN_MASK m) { return !SG_T_K_ANY(m.v); }
SG_INLINE uint32_t SG_T_PLAIN_FN(count)(SG_T_PLAIN_MASK m) { return sg_bits_count_(SG_T_PLAIN_FN(ballot)(m)); }
SG_INLINE uint32_t SG_T_PLAIN_FN(first)(SG_T_PLAIN_MASK m) {
    return m.v ? sg_bits_first_(SG_T_PLAIN_FN(ballot)(m)) : SG_T_S;
}
SG_INLINE uint32_t SG_T_PLAIN_FN(last)(SG_T_PLAIN_MASK m) {
    return m.v ? sg_bits_last_(SG_T_PLAIN_FN(ballot)(m)) : SG_T_S;
}
