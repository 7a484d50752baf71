/* SPDX-License-Identifier: MIT */
/* Atomic operations on SG_T_S lanes, the bound size. */
#ifndef SG_T_S
#error "sg: size.tmpl.h needs SG_T_S"
#endif

#define SG_T_IDX SG_PASTE2(sg_u32x, SG_XT_)
#define SG_T_IDX_FN(name) SG_PASTE2(sg_##name##_u32x, SG_XT_)
#define SG_T_IDX_INTERNAL(name) SG_PASTE3(sg_##name##_u32x, SG_XT_, _)
#define SG_T_ALL_LANES (~(uint64_t)0 >> (64 - SG_T_S)) /* a bit for each lane */
/* Tells the checked build that these are additions: sub-groups of one work-group may add to the same elements. */
#if SG_CHECKED
#define SG_T_TELL_ADDED(lanes, p, idx) \
    do { \
        uint32_t told_[SG_LANES_]; \
        SG_T_IDX_FN(store)(told_, idx); \
        sg_checked_lanes_(SG_LANES_, SG_CHECKED_ADD_, p, (lanes) & SG_T_ALL_LANES, told_, sizeof *(p)); \
    } while (0)
#define SG_T_ONLY_LANES(x, lanes, what) SG_T_INTERNAL(only_lanes)(x, lanes, what)
#else
#define SG_T_TELL_ADDED(lanes, p, idx) ((void)0)
#define SG_T_ONLY_LANES(x, lanes, what) x
#endif
#include "../made/atomic_elements.tmpl.h"
#include "histogram.tmpl.h"
#undef SG_T_S
#undef SG_T_IDX
#undef SG_T_IDX_FN
#undef SG_T_IDX_INTERNAL
#undef SG_T_ALL_LANES
#undef SG_T_TELL_ADDED
#undef SG_T_ONLY_LANES
