/* SPDX-License-Identifier: MIT */
/* Histograms: bins of uint32_t, one count for each lane, at the bound size.
 *
 * Conflict detection (AVX512-CD) with a gather and a scatter is not used. bench/atomic.c measured it: never faster than one lane
 * after another, and slower where bins are random. Two things pay off: a test whether all lanes have the same bin, and, before
 * atomic additions, adding up the lanes of equal bins. To find equal bins, S compares are as fast as the instruction. */
#ifndef SG_T_ALL_LANES
#error "sg: histogram.tmpl.h is included by size.tmpl.h"
#endif

#define SG_T_FN(name) SG_PASTE2(sg_##name##_x, SG_X_)
#define SG_T_BALLOT_FN(name) SG_PASTE3(sg_##name##_bits_x, SG_X_, _)

#if SG_TSAN /* the thread sanitizer regards sub-groups as threads */
#define SG_T_ADD_TO(p, n) (void)sg_atomic_fetch_add_u32(p, n, sg_memory_order_relaxed)
#else
#define SG_T_ADD_TO(p, n) *(p) += (n)
#endif
/* When an index comes late, a processor guesses whether two bins are the same, and a wrong guess is expensive. Indices come late
 * when they are loaded from a vector that was just stored. From registers, two at a time, they come early. */
SG_INLINE void SG_T_FN(histogram_add)(uint32_t *bins, SG_T_IDX idx) {
    SG_T_TELL_ADDED(SG_T_ALL_LANES, bins, idx);
    if (SG_T_IDX_FN(match_all)(idx)) {
        SG_T_ADD_TO(bins + SG_T_IDX_FN(get_lane)(idx, 0), SG_LANES_);
        return;
    }
#if SG_LANES_ > 1
    SG_UNROLL(32)
    for (uint32_t i = SG_LANE_0_; i < SG_LANES_ / 2; i++) {
        uint64_t two = SG_T_IDX_INTERNAL(get_two)(idx, i);
        SG_IN_REGISTER(two);
        SG_T_ADD_TO(bins + (uint32_t)two, 1);
        SG_T_ADD_TO(bins + (two >> 32), 1);
    }
#endif
}
SG_INLINE void SG_T_BALLOT_FN(histogram_add)(uint64_t lanes, uint32_t *bins, SG_T_IDX idx) {
    uint32_t k[SG_LANES_];
    SG_T_TELL_ADDED(lanes, bins, idx);
    SG_T_IDX_FN(store)(k, idx);
    lanes &= SG_T_ALL_LANES;
    for (SG_LANE_LOOP_; lanes; lanes &= lanes - 1) SG_T_ADD_TO(bins + k[sg_bits_first_(lanes)], 1);
}
#undef SG_T_ADD_TO

SG_INLINE void SG_T_BALLOT_FN(histogram_add_global)(uint64_t lanes, uint32_t *bins, SG_T_IDX idx) {
    uint32_t k[SG_LANES_];
    lanes &= SG_T_ALL_LANES;
    SG_T_IDX_FN(store)(k, idx);
    if (lanes != 0 && SG_T_IDX_FN(match_all)(idx)) {
        (void)sg_atomic_fetch_add_u32(bins + k[0], sg_bits_count_(lanes), sg_memory_order_relaxed);
        return;
    }
#if SG_LANES_ * 32 <= 2 * SG_REG_BITS
    uint64_t same[SG_LANES_]; /* same[i]: the lanes whose bin is that of lane i */
    SG_UNROLL(16)
    for (uint32_t i = SG_LANE_0_; i < SG_LANES_; i++)
        same[i] = SG_PASTE3(sg_ballot_x, SG_X_, SG_MASK_SUFFIX_)(
            SG_PASTE4(sg_eq_n_, u32x, SG_X_, SG_MASK_SUFFIX_)(idx, k[i]));
    while (lanes) {
        const uint32_t i = sg_bits_first_(lanes);
        (void)sg_atomic_fetch_add_u32(bins + k[i], sg_bits_count_(same[i] & lanes), sg_memory_order_relaxed);
        lanes &= ~same[i];
    }
#else /* more compares than this take longer than the additions that they save */
    for (SG_LANE_LOOP_; lanes; lanes &= lanes - 1)
        (void)sg_atomic_fetch_add_u32(bins + k[sg_bits_first_(lanes)], 1, sg_memory_order_relaxed);
#endif
}
SG_INLINE void SG_T_FN(histogram_add_global)(uint32_t *bins, SG_T_IDX idx) {
    SG_T_BALLOT_FN(histogram_add_global)(SG_T_ALL_LANES, bins, idx);
}

#undef SG_T_FN
#undef SG_T_BALLOT_FN
