/* SPDX-License-Identifier: MIT */
/* The SG_T_DERIVED rows of tables/more.h for one element, built from other operations; and the generic names. */
#ifndef SG_T_VALUE
#error "sg: bound.tmpl.h is included by element.tmpl.h"
#endif

#if SG_T_KIND >= 2 && !SG_T_NATIVE
SG_INLINE SG_T_VALUE SG_T_FN(fms)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) {
    /* the sign of c by an addition: if it is sg_neg, GCC 12 crashes for NEON of 32-bit ARM at 4 lanes */
    return SG_T_FN(fma)(a, b, SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(add)(SG_T_TO_UNSIGNED(c), SG_T_INTERNAL(sign_bits)())));
}
SG_INLINE SG_T_VALUE SG_T_FN(fnma)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { return SG_T_FN(fma)(SG_T_FN(neg)(a), b, c); }
#endif

#if SG_T_KIND <= 1

/* ---- arithmetic ---- */

SG_INLINE SG_T_VALUE SG_T_FN(mul_sat)(SG_T_VALUE a, SG_T_VALUE b) {
    const SG_T_VALUE lo = SG_T_FN(mul)(a, b), hi = SG_T_FN(mul_hi)(a, b);
#if SG_T_KIND == 0
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(hi, SG_T_FN(zero)()), lo, SG_T_FN(splat)(SG_T_SCALAR(high)()));
#else /* The product fits if its upper half holds only copies of the sign. Else it is the maximum, or the minimum, which is ~maximum. */
    const SG_T_VALUE sign = SG_T_FN(shr_n)(SG_T_FN(xor)(a, b), SG_T_BITS - 1);
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(eq)(hi, SG_T_FN(shr_n)(lo, SG_T_BITS - 1)), lo,
                                SG_T_FN(xor)(sign, SG_T_FN(splat)(SG_T_SCALAR(high)())));
#endif
}
SG_INLINE SG_T_VALUE SG_T_FN(avg_down)(SG_T_VALUE a, SG_T_VALUE b) {
    const SG_T_VALUE differ = SG_T_FN(xor)(a, b);
#if SG_T_BITS == 8 || (SG_T_BITS == 16 && SG_T_KIND == 0) /* there avg is an instruction, or shifts of bytes are not */
    return SG_T_FN(sub)(SG_T_FN(avg)(a, b), SG_T_FN(and)(differ, SG_T_FN(splat)(1)));
#else
    return SG_T_FN(add)(SG_T_FN(and)(a, b), SG_T_FN(shr_n)(differ, 1));
#endif
}

/* ---- bits ---- */

#if SG_T_BITS == 8 || (SG_T_BITS == 16 && !SG_HAVE_VBMI2) || !SG_HAVE_KMASK /* the others are one instruction: value.tmpl.h */
SG_INLINE SG_T_VALUE SG_T_FN(rotr)(SG_T_VALUE x, SG_T_VALUE n) { return SG_T_FN(rotl)(x, SG_T_FN(sub)(SG_T_FN(zero)(), n)); }
#endif
SG_INLINE SG_T_VALUE SG_T_FN(rotr_n)(SG_T_VALUE x, uint32_t n) { return SG_T_FN(rotl_n)(x, 0 - n); }

#if !SG_HAVE_VBMI2 || SG_T_BITS == 8 /* the others are one instruction: value.tmpl.h */
/* y is shifted by one first and then by the rest: a shift by the whole width is not allowed */
SG_INLINE SG_T_VALUE SG_T_FN(funnel_shl)(SG_T_VALUE x, SG_T_VALUE y, SG_T_VALUE n) {
    const SG_T_UNSIGNED last = SG_T_UNSIGNED_FN(splat)(SG_T_BITS - 1), k = SG_T_UNSIGNED_FN(and)(SG_T_TO_UNSIGNED(n), last);
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(or)(
        SG_T_UNSIGNED_FN(shl)(SG_T_TO_UNSIGNED(x), k),
        SG_T_UNSIGNED_FN(shr)(SG_T_UNSIGNED_FN(shr_n)(SG_T_TO_UNSIGNED(y), 1), SG_T_UNSIGNED_FN(xor)(k, last))));
}
SG_INLINE SG_T_VALUE SG_T_FN(funnel_shr)(SG_T_VALUE x, SG_T_VALUE y, SG_T_VALUE n) {
    const SG_T_UNSIGNED last = SG_T_UNSIGNED_FN(splat)(SG_T_BITS - 1), k = SG_T_UNSIGNED_FN(and)(SG_T_TO_UNSIGNED(n), last);
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FN(or)(
        SG_T_UNSIGNED_FN(shr)(SG_T_TO_UNSIGNED(y), k),
        SG_T_UNSIGNED_FN(shl)(SG_T_UNSIGNED_FN(shl_n)(SG_T_TO_UNSIGNED(x), 1), SG_T_UNSIGNED_FN(xor)(k, last))));
}
#endif

#endif

/* ---- order ---- */

/* the lowest lane of x that equals best, which is the same in all lanes; 0 if none does */
SG_INLINE uint32_t SG_T_INTERNAL(lane_of)(SG_T_VALUE x, SG_T_VALUE best) {
    const uint64_t bits = SG_T_MASK_BALLOT(SG_T_MASK_FN(eq)(x, best));
    return bits ? sg_bits_first_(bits) : 0;
}
#if SG_T_KIND >= 2
#define SG_T_BUT_NAN(x, end) SG_T_MASK_FN(select)(SG_T_MASK_FN(isnan)(x), SG_T_FN(splat)(SG_T_SCALAR(end)()), x)
#else
#define SG_T_BUT_NAN(x, end) (x)
#endif
SG_INLINE uint32_t SG_T_FN(arg_min)(SG_T_VALUE x) {
    return SG_T_INTERNAL(lane_of)(x, SG_T_FN(reduce_min)(SG_T_BUT_NAN(x, high)));
}
SG_INLINE uint32_t SG_T_FN(arg_max)(SG_T_VALUE x) {
    return SG_T_INTERNAL(lane_of)(x, SG_T_FN(reduce_max)(SG_T_BUT_NAN(x, low)));
}
#undef SG_T_BUT_NAN

SG_INLINE SG_T_VALUE SG_T_FN(sort_descending)(SG_T_VALUE x) { return SG_T_FN(reverse)(SG_T_FN(sort)(x)); }

/* The number of a lane goes below its key, and both are sorted as one number. */
SG_INLINE SG_T_IDX SG_T_FN(sort_lanes)(SG_T_VALUE x) {
#if SG_T_KIND == 0
    const SG_T_UNSIGNED key = x;
#elif SG_T_KIND == 1
    const SG_T_UNSIGNED key = SG_T_UNSIGNED_FN(xor)(SG_T_TO_UNSIGNED(x), SG_T_UNSIGNED_FN(splat)((SG_T_UNSIGNED_TYPE)((SG_T_UNSIGNED_TYPE)1 << (SG_T_BITS - 1))));
#else
    const SG_T_UNSIGNED key = SG_T_UNSIGNED_FN(xor)(SG_T_UNSIGNED_FROM_SIGNED(SG_T_INTERNAL(total)(SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(x)))),
                                                    SG_T_INTERNAL(sign_bits)());
#endif
#if SG_T_BITS <= 16
    const SG_T_IDX keys = SG_T_IDX_FN(shl_n)(SG_T_UNSIGNED_CONVERT_TO(u32)(key), 16);
    return SG_T_IDX_FN(and)(SG_T_IDX_FN(sort)(SG_T_IDX_FN(or)(keys, SG_T_IDX_FN(iota)())), SG_T_IDX_FN(splat)(0xffff));
#elif SG_T_BITS == 32
    const SG_T_VALUE_OF(u64) keys = SG_T_FN_OF(shl_n, u64)(SG_T_UNSIGNED_CONVERT_TO(u64)(key), 32);
    return SG_T_PAIR_FN(convert, u32, u64)(SG_T_FN_OF(sort, u64)(SG_T_FN_OF(or, u64)(keys, SG_T_FN_OF(iota, u64)())));
#else
    uint64_t t[SG_T_S];
    uint32_t r[SG_T_S];
    SG_T_UNSIGNED_FN(store)(t, key);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) { /* its place: how many are less, and equal ones in front of it */
        const SG_T_UNSIGNED own = SG_T_UNSIGNED_FN(splat)(t[i]);
        const uint64_t less = SG_T_MASK_BALLOT(SG_T_UNSIGNED_MASK_FN(lt)(key, own)), same = SG_T_MASK_BALLOT(SG_T_UNSIGNED_MASK_FN(eq)(key, own));
        r[sg_bits_count_(less) + sg_bits_count_(same & (((uint64_t)1 << i) - 1))] = i;
    }
    return SG_T_IDX_FN(load)(r);
#endif
}

/* ---- clusters ---- */

SG_INLINE SG_T_VALUE SG_T_FN(rotate_clustered)(SG_T_VALUE x, int32_t d, uint32_t c) {
    const uint32_t within = ((uint32_t)1 << sg_bits_last_(c == 0 ? 1 : c < SG_T_S ? c : SG_T_S)) - 1;
    const SG_T_IDX lane = SG_T_IDX_FN(iota)(), inside = SG_T_IDX_FN(splat)(within);
    const SG_T_IDX turned = SG_T_IDX_FN(and)(SG_T_IDX_FN(add)(lane, SG_T_IDX_FN(splat)((uint32_t)d)), inside);
    return SG_T_FN(shuffle)(x, SG_T_IDX_FN(or)(SG_T_IDX_FN(andnot)(lane, inside), turned));
}

#if SG_T_BITS == 64 && SG_T_KIND == 0 && SG_T_S == 1
SG_INLINE SG_T_VALUE SG_T_FN(clmul_even)(SG_T_VALUE a, SG_T_VALUE b) { return SG_T_FN(clmul_lo)(a, b); }
SG_INLINE SG_T_VALUE SG_T_FN(clmul_odd)(SG_T_VALUE a, SG_T_VALUE b) {
    (void)a;
    (void)b;
    return SG_T_FN(zero)();
}
#endif
#if SG_T_BITS == 8 && SG_T_KIND == 0
SG_INLINE SG_T_VALUE SG_T_FN(shuffle16)(SG_T_VALUE x, SG_T_VALUE idx) {
#if SG_T_S < 16
    return SG_T_FN(shuffle_own)(x, idx);
#else
    return SG_T_INTERNAL(shuffle16)(x, idx);
#endif
}
SG_INLINE SG_T_VALUE SG_T_FN(shuffle16_or_zero)(SG_T_VALUE x, SG_T_VALUE idx) {
#if SG_T_S < 16
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(idx, SG_T_FN(splat)(128)), SG_T_FN(shuffle_own)(x, idx), SG_T_FN(zero)());
#else
    return SG_T_INTERNAL(shuffle16_or_zero)(x, idx);
#endif
}
#endif

#if SG_HAVE_OVERLOADS
#define SG_T_MASKED_PART 0
#include "../made/more_overloads.tmpl.h"
#undef SG_T_MASKED_PART
#endif
#if SG_HAVE_KMASK /* else vmask.tmpl.h, for each width of masks */
#define SG_T_PUBLIC_MASK SG_T_PLAIN_MASK
#define SG_T_PUBLIC_FN(op) SG_T_FN(op)
#define SG_T_PUBLIC_PLAIN_FN(op) SG_T_PLAIN_FN(op)
#include "masked.tmpl.h"
#undef SG_T_PUBLIC_MASK
#undef SG_T_PUBLIC_FN
#undef SG_T_PUBLIC_PLAIN_FN
#endif
