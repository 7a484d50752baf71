/* SPDX-License-Identifier: MIT */
/* Reduce and scan, also in segments, by an associative function that the program supplies. */
#ifndef SG_MORE_OPERATOR_H
#define SG_MORE_OPERATOR_H

#include "../lanes.h"

/* From here on the name is real: made/lanes_forgotten.h had it say that this header is missing. */
#undef SG_OPERATOR

/* SG_OPERATOR(name, e, op) at file scope
 * defines functions on values of element e at the current SG_SIZE. They join lanes by sg_<e> op(sg_<e>, sg_<e>), a function or macro that
 * treats each lane alone and is associative; it need not commute. op may be one of the library: SG_OPERATOR(sum, f32, sg_add_f32).
 *   sg_<e> name_reduce(sg_<e> x)                         every lane gets all lanes of x joined, in the order of the lanes
 *   sg_<e> name_scan(sg_<e> x)                           lane i gets x[0] to x[i] joined
 *   sg_<e> name_scan_segments(uint64_t heads, sg_<e> x)  the same, but from the nearest lane at or before i whose bit of heads is 1, else from lane 0
 * An exclusive scan: sg_shuffle_up_fill of a scan by 1. Segments by key: heads is sg_ballot(sg_ne(key, sg_shuffle_up(key, 1))). The last
 * lane of each segment, where heads >> 1 | (uint64_t)1 << (S - 1) is 1, then has the segment's reduction, for sg_compress_store.
 * In a file for several levels (sg/foreach.h): SG_OPERATOR(SG_ISA(sum), f32, sg_add_f32), and SG_PASTE2(SG_ISA(sum), _reduce)(x).
 * log2(S) permutes, selects and calls of op. A reduction joins neighbours first, so floats may differ from sg_reduce_add's; a scan is
 * the tree of sg_scan_inclusive_add */
#define SG_OPERATOR(name, e, op) \
    SG_OPERATOR_REDUCE_(name, sg_##e, e, op) \
    SG_OPERATOR_SEGMENTS_(name, sg_##e, e, op) \
    SG_OPERATOR_SCAN_(name, sg_##e)
#define SG_OPERATOR_SCAN_(name, type) \
    SG_UNUSED_ SG_INLINE type name##_scan(type x) { return name##_scan_segments(1, x); }
/* The steps are written out, as GCC does not know the distance in a loop, even if it unrolls it. e is pasted at once and never passed on, since
 * a macro of the user may have its name. */
#define SG_OPERATOR_REDUCE_(name, type, e, op) \
    SG_UNUSED_ SG_INLINE type name##_reduce(type x) { \
        if (1 < SG_LANES_) x = op(x, sg_shuffle_down_##e(x, 1)); \
        if (2 < SG_LANES_) x = op(x, sg_shuffle_down_##e(x, 2)); \
        if (4 < SG_LANES_) x = op(x, sg_shuffle_down_##e(x, 4)); \
        if (8 < SG_LANES_) x = op(x, sg_shuffle_down_##e(x, 8)); \
        if (16 < SG_LANES_) x = op(x, sg_shuffle_down_##e(x, 16)); \
        if (32 < SG_LANES_) x = op(x, sg_shuffle_down_##e(x, 32)); \
        return sg_broadcast_##e(x, 0); \
    }
/* on: the lanes that are complete: they have joined everything from their head on */
#define SG_OPERATOR_SEGMENTS_(name, type, e, op) \
    SG_UNUSED_ SG_INLINE type name##_scan_segments(uint64_t heads, type x) { \
        uint64_t on = heads | 1; \
        if (1 < SG_LANES_) x = sg_select_##e(sg_mask_from_bits(on), x, op(sg_shuffle_up_##e(x, 1), x)), on |= on << 1; \
        if (2 < SG_LANES_) x = sg_select_##e(sg_mask_from_bits(on), x, op(sg_shuffle_up_##e(x, 2), x)), on |= on << 2; \
        if (4 < SG_LANES_) x = sg_select_##e(sg_mask_from_bits(on), x, op(sg_shuffle_up_##e(x, 4), x)), on |= on << 4; \
        if (8 < SG_LANES_) x = sg_select_##e(sg_mask_from_bits(on), x, op(sg_shuffle_up_##e(x, 8), x)), on |= on << 8; \
        if (16 < SG_LANES_) x = sg_select_##e(sg_mask_from_bits(on), x, op(sg_shuffle_up_##e(x, 16), x)), on |= on << 16; \
        if (32 < SG_LANES_) x = sg_select_##e(sg_mask_from_bits(on), x, op(sg_shuffle_up_##e(x, 32), x)), on |= on << 32; \
        return x; \
    }

#endif
