/* SPDX-License-Identifier: MIT */
/* Reduce and sort over the lanes of one value. */
#ifndef SG_T_VALUE
#error "sg: reduce_sort.tmpl.h is included by element.tmpl.h"
#endif

#define SG_T_OP_FILE "../lanes/reduce.tmpl.h"
#include "../made/each_reduction.tmpl.h"

/* ---- sort ----
 * In one register, each step of a bitonic network exchanges lanes and picks the smaller or the larger one.
 *
 * In R registers of L lanes, a step compares registers with registers and keeps both the minimum and the maximum, so nothing is
 * computed in vain. First the registers are sorted lane by lane: each lane then holds a sorted column.
 * Then columns are merged two by two, four by four, ... Stage t merges 2^t columns; h(i) is a distance in lanes, so a bit of the lane number.
 * - The first step of a stage compares each register with its mirrored partner. So all columns rise, and no lane needs the
 *   reverse order. For this, the upper half of the registers is taken in reverse order, and their lanes are exchanged across
 *   the bits h(1) to h(t).
 * - A step between lanes first brings the two lanes to the same place in a pair of registers, by one permute for each. The
 *   bit of the lane number has then changed places with the bit that says which half of the registers it is.
 *   The steps use h(1) to h(t - 1), then h(t). Where bit h(t) is 1, registers have been in reverse order since the first
 *   step, so the partner is again the mirrored one. The remaining steps are between registers.
 * After a stage each of these bits except the last is one place further in this sequence, and the next stage begins with a new bit.
 *
 * At the end, the numbers of registers and lanes change places. The h(i) are chosen so that the bits of the lane number are then in the order
 * in which the registers need them. The first ones become bits of the register's number; they are also the cheapest to move.
 * If there are more registers than lanes, registers stay in order, and zips put lane i of all registers behind lane i - 1. */

#if SG_T_KIND <= 1
#if SG_T_LEAF

#if SG_T_S > 1
/* puts lanes i and i ^ j in order: ascending where bit k of i is 0, or everywhere if k is 0 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_step)(SG_T_VALUE x, uint32_t k, uint32_t j) {
    const SG_T_VALUE y = SG_T_FN(shuffle_xor)(x, j);
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_order)(SG_T_GET(SG_T_FN(min)(x, y)), SG_T_GET(SG_T_FN(max)(x, y)), k, j));
    return x;
}
#define SG_T_SORT_STEP(k, j) x = SG_T_INTERNAL(sort_step)(x, k, j);
#endif

/* sorts lanes that first rise and then fall */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_clean)(SG_T_VALUE x) {
#if SG_T_S > 32
    SG_T_SORT_STEP(0, 32)
#endif
#if SG_T_S > 16
    SG_T_SORT_STEP(0, 16)
#endif
#if SG_T_S > 8
    SG_T_SORT_STEP(0, 8)
#endif
#if SG_T_S > 4
    SG_T_SORT_STEP(0, 4)
#endif
#if SG_T_S > 2
    SG_T_SORT_STEP(0, 2)
#endif
#if SG_T_S > 1
    SG_T_SORT_STEP(0, 1)
#endif
    return x;
}
SG_INLINE SG_T_VALUE SG_T_FN(sort)(SG_T_VALUE x) {
#if SG_T_S > 2
    SG_T_SORT_STEP(2, 1)
#endif
#if SG_T_S > 4
    SG_T_SORT_STEP(4, 2) SG_T_SORT_STEP(4, 1)
#endif
#if SG_T_S > 8
    SG_T_SORT_STEP(8, 4) SG_T_SORT_STEP(8, 2) SG_T_SORT_STEP(8, 1)
#endif
#if SG_T_S > 16
    SG_T_SORT_STEP(16, 8) SG_T_SORT_STEP(16, 4) SG_T_SORT_STEP(16, 2) SG_T_SORT_STEP(16, 1)
#endif
#if SG_T_S > 32
    SG_T_SORT_STEP(32, 16) SG_T_SORT_STEP(32, 8) SG_T_SORT_STEP(32, 4) SG_T_SORT_STEP(32, 2) SG_T_SORT_STEP(32, 1)
#endif
    return SG_T_INTERNAL(sort_clean)(x);
}
#undef SG_T_SORT_STEP

#if SG_T_S * SG_T_BITS == SG_REG_BITS
/* what larger sizes do with each register, or with each pair of registers */
SG_INLINE void SG_T_INTERNAL(sort_swap)(SG_T_VALUE *x, SG_T_VALUE *y, uint32_t h) {
    const SG_T_VALUE a = *x, b = *y;
    x->v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_blocks_lo)(SG_T_GET(a), SG_T_GET(b), h));
    y->v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_blocks_hi)(SG_T_GET(a), SG_T_GET(b), h));
}
/* brings the same lanes together, each pair in either order */
SG_INLINE void SG_T_INTERNAL(sort_cross)(SG_T_VALUE *x, SG_T_VALUE *y, uint32_t h) {
    const SG_T_VALUE a = *x, b = *y;
    x->v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_cross_lo)(SG_T_GET(a), SG_T_GET(b), h));
    y->v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_cross_hi)(SG_T_GET(a), SG_T_GET(b), h));
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_turn)(SG_T_VALUE x, uint32_t turn) {
    x.v = SG_T_PUT(SG_T_REG_WIDTH_FN(perm_xor)(SG_T_GET(x), turn));
    return x;
}
SG_INLINE void SG_T_INTERNAL(sort_zip)(SG_T_VALUE *x, SG_T_VALUE *y) {
    const SG_T_VALUE a = *x, b = *y;
    *x = SG_T_FN(zip_lo)(a, b);
    *y = SG_T_FN(zip_hi)(a, b);
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_mirror)(SG_T_VALUE x) { return x; }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_merge)(SG_T_VALUE x) { return x; }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_columns)(SG_T_VALUE x) { return x; }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_weave)(SG_T_VALUE x, uint32_t h) {
    (void)h;
    return x;
}
#endif

#else

SG_INLINE void SG_T_INTERNAL(sort_swap)(SG_T_VALUE *x, SG_T_VALUE *y, uint32_t h) {
    SG_T_HALF_INTERNAL(sort_swap)(&x->lo, &y->lo, h);
    SG_T_HALF_INTERNAL(sort_swap)(&x->hi, &y->hi, h);
}
SG_INLINE void SG_T_INTERNAL(sort_cross)(SG_T_VALUE *x, SG_T_VALUE *y, uint32_t h) {
    SG_T_HALF_INTERNAL(sort_cross)(&x->lo, &y->lo, h);
    SG_T_HALF_INTERNAL(sort_cross)(&x->hi, &y->hi, h);
}
/* the registers also in reverse order */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_turn)(SG_T_VALUE x, uint32_t turn) {
    const SG_T_HALF_VALUE lo = SG_T_HALF_INTERNAL(sort_turn)(x.hi, turn);
    x.hi = SG_T_HALF_INTERNAL(sort_turn)(x.lo, turn);
    x.lo = lo;
    return x;
}
SG_INLINE void SG_T_INTERNAL(sort_zip)(SG_T_VALUE *x, SG_T_VALUE *y) {
    SG_T_HALF_INTERNAL(sort_zip)(&x->lo, &y->lo);
    SG_T_HALF_INTERNAL(sort_zip)(&x->hi, &y->hi);
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_mirror)(SG_T_VALUE x) {
    const SG_T_HALF_VALUE lo = SG_T_HALF_INTERNAL(sort_mirror)(x.hi);
    x.hi = SG_T_HALF_INTERNAL(sort_mirror)(x.lo);
    x.lo = lo;
    return x;
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_pair)(SG_T_VALUE x) {
    const SG_T_HALF_VALUE lo = SG_T_HALF_FN(min)(x.lo, x.hi);
    x.hi = SG_T_HALF_FN(max)(x.lo, x.hi);
    x.lo = lo;
    return x;
}
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_clean)(SG_T_VALUE x) {
    x = SG_T_INTERNAL(sort_pair)(x);
    x.lo = SG_T_HALF_INTERNAL(sort_clean)(x.lo);
    x.hi = SG_T_HALF_INTERNAL(sort_clean)(x.hi);
    return x;
}
/* sorts columns that rise and then fall, or fall and then rise */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_merge)(SG_T_VALUE x) {
    x = SG_T_INTERNAL(sort_pair)(x);
    x.lo = SG_T_HALF_INTERNAL(sort_merge)(x.lo);
    x.hi = SG_T_HALF_INTERNAL(sort_merge)(x.hi);
    return x;
}
/* two pairs are in order each: puts the second of x and the first of y in order */
SG_INLINE void SG_T_INTERNAL(sort_middle)(SG_T_VALUE *x, SG_T_VALUE *y) {
    const SG_T_HALF_VALUE lo = SG_T_HALF_FN(min)(x->hi, y->lo);
    y->lo = SG_T_HALF_FN(max)(x->hi, y->lo);
    x->hi = lo;
}
#if SG_T_S * SG_T_BITS > 2 * SG_REG_BITS
/* the same for the two pairs in one value, and for two such values */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_inner)(SG_T_VALUE x) {
    SG_T_HALF_INTERNAL(sort_middle)(&x.lo, &x.hi);
    return x;
}
SG_INLINE void SG_T_INTERNAL(sort_outer)(SG_T_VALUE *x, SG_T_VALUE *y) { SG_T_HALF_INTERNAL(sort_middle)(&x->hi, &y->lo); }
#endif
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_columns)(SG_T_VALUE x) {
    x.lo = SG_T_HALF_INTERNAL(sort_columns)(x.lo);
#if SG_T_S * SG_T_BITS == 4 * SG_REG_BITS /* five comparisons instead of six */
    x.hi = SG_T_HALF_INTERNAL(sort_columns)(x.hi);
    x = SG_T_INTERNAL(sort_pair)(x);
    return SG_T_INTERNAL(sort_inner)(x);
#elif SG_T_S * SG_T_BITS == 8 * SG_REG_BITS /* 19, by Batcher, instead of 22 */
    x.hi = SG_T_HALF_INTERNAL(sort_columns)(x.hi);
    x = SG_T_INTERNAL(sort_inner)(SG_T_INTERNAL(sort_pair)(x));
    x.lo = SG_T_HALF_INTERNAL(sort_inner)(x.lo);
    SG_T_HALF_INTERNAL(sort_outer)(&x.lo, &x.hi);
    x.hi = SG_T_HALF_INTERNAL(sort_inner)(x.hi);
    return x;
#else
    x.hi = SG_T_HALF_INTERNAL(sort_mirror)(SG_T_HALF_INTERNAL(sort_columns)(x.hi));
    return SG_T_INTERNAL(sort_merge)(x);
#endif
}
/* h: the distance in lanes; 0: zips */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_weave)(SG_T_VALUE x, uint32_t h) {
    if (h > 0) SG_T_HALF_INTERNAL(sort_swap)(&x.lo, &x.hi, h);
    else SG_T_HALF_INTERNAL(sort_zip)(&x.lo, &x.hi);
    x.lo = SG_T_HALF_INTERNAL(sort_weave)(x.lo, h / 2);
    x.hi = SG_T_HALF_INTERNAL(sort_weave)(x.hi, h / 2);
    return x;
}

#define SG_T_COLUMNS (SG_REG_BITS / SG_T_BITS)
#define SG_T_COLUMN_LENGTH (SG_T_S / SG_T_COLUMNS)
#if SG_T_COLUMN_LENGTH <= SG_T_COLUMNS
#define SG_T_DISTANCE(i) (SG_T_COLUMN_LENGTH >> (i) ? SG_T_COLUMN_LENGTH >> (i) : SG_T_S >> (i))
#define SG_T_WEAVE (SG_T_COLUMN_LENGTH / 2)
#else
#define SG_T_DISTANCE(i) (SG_T_COLUMNS >> (i))
#define SG_T_WEAVE 0
#endif
#define SG_T_STEP(i) \
    if (t > (i)) { \
        SG_T_HALF_INTERNAL(sort_cross)(&x.lo, &x.hi, SG_T_DISTANCE(i)); \
        x = SG_T_INTERNAL(sort_pair)(x); \
    }
SG_INLINE SG_T_VALUE SG_T_INTERNAL(sort_stage)(SG_T_VALUE x, uint32_t t, uint32_t h, uint32_t turn) {
    x.hi = SG_T_HALF_INTERNAL(sort_turn)(x.hi, turn);
    x = SG_T_INTERNAL(sort_pair)(x);
    SG_T_STEP(1)
    SG_T_STEP(2)
    SG_T_STEP(3)
    SG_T_STEP(4)
    SG_T_HALF_INTERNAL(sort_cross)(&x.lo, &x.hi, h);
    x.hi = SG_T_HALF_INTERNAL(sort_mirror)(x.hi);
    return SG_T_INTERNAL(sort_merge)(x);
}
#undef SG_T_STEP
#define SG_T_STAGE(t) \
    turn |= SG_T_DISTANCE(t); \
    if (SG_T_COLUMNS >> (t)) x = SG_T_INTERNAL(sort_stage)(x, t, SG_T_DISTANCE(t), turn);
SG_T_INLINE SG_T_VALUE SG_T_FN(sort)(SG_T_VALUE x) {
    uint32_t turn = 0;
    x = SG_T_INTERNAL(sort_columns)(x);
    SG_T_STAGE(1)
    SG_T_STAGE(2)
    SG_T_STAGE(3)
    SG_T_STAGE(4)
    SG_T_STAGE(5)
    return SG_T_INTERNAL(sort_weave)(x, SG_T_WEAVE);
}
#undef SG_T_STAGE
#undef SG_T_COLUMNS
#undef SG_T_COLUMN_LENGTH
#undef SG_T_DISTANCE
#undef SG_T_WEAVE
#endif
#else
/* sign and magnitude to a two's complement integer of the same order. Twice gives the original. */
SG_INLINE SG_T_SIGNED SG_T_INTERNAL(total)(SG_T_SIGNED x) {
    const SG_T_SIGNED sign = SG_T_SIGNED_FN(shr_n)(x, SG_T_BITS - 1);
    const SG_T_SIGNED_TYPE mag = SG_T_SIGNED_MAX;
    return SG_T_SIGNED_FN(xor)(x, SG_T_SIGNED_FN(and)(sign, SG_T_SIGNED_FN(splat)(mag)));
}
SG_INLINE SG_T_VALUE SG_T_FN(sort)(SG_T_VALUE x) {
    const SG_T_SIGNED k =
        SG_T_INTERNAL(total)(SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(x)));
    return SG_T_FROM_UNSIGNED(SG_T_UNSIGNED_FROM_SIGNED(SG_T_INTERNAL(total)(SG_T_SIGNED_FN(sort)(k))));
}
#endif
