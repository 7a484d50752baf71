/* SPDX-License-Identifier: MIT */
/* What only the bound size needs: nothing here is called for half the lanes. Operations that take or give a mask are in
 * masked.tmpl.h. */
#ifndef SG_T_VALUE
#error "sg: bound_only.tmpl.h is included by element.tmpl.h"
#endif

/* ---- exchange ---- */

/* shuffle with the lane numbers in an sg_u32 value, whose lanes may be wider or narrower than the element's */
SG_INLINE SG_T_VALUE SG_T_FN(shuffle)(SG_T_VALUE x, SG_T_IDX idx) {
    return SG_T_INTERNAL(shuffle)(x, SG_T_IDX_TO_UNSIGNED(idx));
}

SG_INLINE SG_T_VALUE SG_T_FN(shuffle_own)(SG_T_VALUE x, SG_T_UNSIGNED idx) { return SG_T_INTERNAL(shuffle)(x, idx); }

SG_T_INLINE SG_T_VALUE SG_T_FN(shuffle2)(SG_T_VALUE x, SG_T_VALUE y, SG_T_UNSIGNED idx) {
    SG_T_VALUE r;
#if SG_T_LEAF && SG_T_PART /* both values fit into one register */
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(shuffle)(sg_reg_join_part_r128(SG_T_GET(x), SG_T_GET(y), SG_T_S * SG_T_BITS / 8),
                                              SG_T_REG_FN(and)(SG_T_GET(idx), SG_T_REG_UNSIGNED_FN(splat)(2 * SG_T_S - 1))));
#elif SG_T_LEAF
    r.v = SG_T_PUT(SG_T_REG_WIDTH_FN(shuffle2)(SG_T_GET(x), SG_T_GET(y), SG_T_GET(idx)));
#elif SG_T_S * SG_T_BITS >= 4 * SG_REG_BITS /* S loads are cheaper than 2 * 4 * 4 permutes */
    SG_T_TYPE from[2 * SG_T_S], to[SG_T_S];
    SG_T_UNSIGNED_TYPE at[SG_T_S];
    SG_T_FN(store)(from, x);
    SG_T_FN(store)(from + SG_T_S, y);
    SG_T_UNSIGNED_FN(store)(at, idx);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) to[i] = from[at[i] & (2 * SG_T_S - 1)];
    r = SG_T_FN(load)(to);
#else
    const SG_T_UNSIGNED bit = SG_T_UNSIGNED_FN(splat)(SG_T_S);
    r = SG_T_MASK_FN(select)(SG_T_UNSIGNED_MASK_FN(eq)(SG_T_UNSIGNED_FN(and)(idx, bit), bit), SG_T_INTERNAL(shuffle)(y, idx),
                             SG_T_INTERNAL(shuffle)(x, idx));
#endif
    return r;
}

/* ---- tables of bytes ---- */

#if SG_T_BITS == 8 && SG_T_KIND == 0
#define SG_T_ROW(name, n) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(const SG_T_TYPE *p, SG_T_VALUE x) { \
        SG_T_TELL_TABLE(p, n); \
        return SG_T_INTERNAL(lookup)(p, n, x); \
    }
SG_T_ROW(lookup16, 16)
SG_T_ROW(lookup32, 32)
SG_T_ROW(lookup64, 64)
SG_T_ROW(lookup128, 128)
SG_T_ROW(lookup256, 256)
#undef SG_T_ROW
#endif

/* ---- compile-time permutation ---- */

#if SG_T_LEAF && SG_HAVE_VECTOR_TYPES && SG_T_S > 1
#define SG_T_AT(i, t) (t)(k.lane[(i) & (SG_T_S - 1)] & (SG_T_S - 1))
#define SG_T_PICK(i, t) a[idx[i]]
SG_INLINE SG_T_VALUE SG_T_INTERNAL(permute)(SG_T_VALUE x, SG_T_LANE_NUMBERS k) {
    const SG_T_VECTOR idx = {SG_T_LANES(SG_T_AT)};
#if SG_HAVE_BUILTIN_SHUFFLE && !(SG_REG_SSE2 && SG_T_BITS == 8)
    x.v = (SG_T_STORED)__builtin_shuffle((SG_T_VECTOR)x.v, idx);
#elif SG_CLANG && (SG_REG_SSE2 || (SG_T_BITS == 8 && SG_T_REG_BITS > 128)) /* as in perm.tmpl.h */
    const SG_T_VECTOR a = (SG_T_VECTOR)x.v, r = {SG_T_LANES(SG_T_PICK)};
    x.v = (SG_T_STORED)r;
#else
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(shuffle)(SG_T_GET(x), (SG_T_REG)idx));
#endif
    return x;
}
#undef SG_T_AT
#undef SG_T_PICK
#else
SG_INLINE SG_T_VALUE SG_T_INTERNAL(permute)(SG_T_VALUE x, SG_T_LANE_NUMBERS k) {
    SG_T_UNSIGNED_TYPE idx[SG_T_S];
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) idx[i] = k.lane[i];
    return SG_T_INTERNAL(shuffle)(x, SG_T_UNSIGNED_FN(load)(idx));
}
#endif

/* ---- scan and clustered form ---- */

#define SG_T_OP_FILE "../lanes/scan.tmpl.h"
#include "../made/each_reduction.tmpl.h"

/* ---- match ---- */

SG_INLINE SG_T_VALUE_OF(u64) SG_T_FN(match_any)(SG_T_VALUE x) {
    const SG_T_UNSIGNED u = SG_T_TO_UNSIGNED(x);
    SG_T_UNSIGNED_TYPE key[SG_T_S];
    uint64_t t[SG_T_S];
    SG_T_UNSIGNED_FN(store)(key, u);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) {
        const SG_T_MASK same = SG_T_UNSIGNED_MASK_FN(eq)(u, SG_T_UNSIGNED_FN(splat)(key[i]));
        t[i] = SG_T_MASK_BALLOT(same);
    }
    return SG_T_FN_OF(load, u64)(t);
}
SG_INLINE bool SG_T_FN(match_all)(SG_T_VALUE x) {
    const SG_T_UNSIGNED u = SG_T_TO_UNSIGNED(x);
    return SG_T_MASK_EVERY(SG_T_UNSIGNED_MASK_FN(eq)(u, SG_T_UNSIGNED_FN(broadcast)(u, 0)));
}
SG_INLINE bool SG_T_FN(all_equal)(SG_T_VALUE x) {
    return SG_T_MASK_EVERY(SG_T_MASK_FN(eq)(x, SG_T_FN(broadcast)(x, 0)));
}

/* ---- for floor 3: it is made once for a size and must work with every SG_MASK_BITS, so it cannot use masks ---- */

/* x in the first n lanes, s in the others */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(keep_n)(SG_T_VALUE x, uint32_t n, SG_T_TYPE s) {
    return SG_T_MASK_FN(select)(SG_T_MASK_FIRST(n), x, SG_T_FN(splat)(s));
}
/* no lane is 0 */
SG_INLINE bool SG_T_INTERNAL(every)(SG_T_VALUE x) {
    return SG_T_MASK_EVERY(SG_T_MASK_NOT(SG_T_MASK_FN(eq)(x, SG_T_FN(zero)())));
}
/* every lane is 0 */
SG_INLINE bool SG_T_INTERNAL(never)(SG_T_VALUE x) {
    return SG_T_MASK_EVERY(SG_T_MASK_FN(eq)(x, SG_T_FN(zero)()));
}

/* ---- N values for each lane ---- */

#include "../made/each_count.tmpl.h"
