/* SPDX-License-Identifier: MIT */
/* Atomic operations of a sub-group and histograms. An optional part beside the five floors, on top of floor 2; sg.h does
 * not include it. Atomic operations on scalars are in port/atomic.h.
 *
 *   #include <sg.h>
 *   #include <sg/atomic.h>     again after sg.h has been included with another SG_SIZE
 *
 * atomic/ops.h has fetch_add and its kin, with a value for each lane: on one address, one atomic operation for the whole
 * sub-group, or on an address for each lane. Without a result there are also
 *
 *   sg_scatter_add(p, idx, x), sg_scatter_add_masked(m, p, idx, x)
 *       p[idx[i]] += x[i], lane after lane; of lanes with equal indices each counts. i32 u32 i64 u64 f32 f64
 *   sg_histogram_add(bins, idx), sg_histogram_add_masked(m, bins, idx)
 *       bins[idx[i]] += 1. bins is uint32_t *
 *       These are for memory that only one work-group writes between two barriers, as local memory: atomic among its
 *       sub-groups, which share a thread, and not against other threads.
 *   sg_histogram_add_global(bins, idx), sg_histogram_add_global_masked(m, bins, idx)
 *       the same for bins that all work-groups write: relaxed atomic additions, one for each bin that occurs
 *
 * Indices are unsigned and not checked, as those of sg_scatter. Lanes off touch nothing. */
#include "lanes.h"

#define SG_T_IDX SG_PASTE2(sg_u32x, SG_LANES_)
#define SG_T_IDXFN(name) SG_PASTE2(sg_##name##_u32x, SG_LANES_)
#define SG_T_IDXIN(name) SG_PASTE3(sg_##name##_u32x, SG_LANES_, _)
#define SG_T_ALL (~(uint64_t)0 >> (64 - SG_LANES_)) /* a bit for each lane */

#if SG_LANES_ == 1 && !defined(SG_HAVE_ATOMIC_X1_)
#define SG_HAVE_ATOMIC_X1_
#define SG_T_NEW
#elif SG_LANES_ == 2 && !defined(SG_HAVE_ATOMIC_X2_)
#define SG_HAVE_ATOMIC_X2_
#define SG_T_NEW
#elif SG_LANES_ == 4 && !defined(SG_HAVE_ATOMIC_X4_)
#define SG_HAVE_ATOMIC_X4_
#define SG_T_NEW
#elif SG_LANES_ == 8 && !defined(SG_HAVE_ATOMIC_X8_)
#define SG_HAVE_ATOMIC_X8_
#define SG_T_NEW
#elif SG_LANES_ == 16 && !defined(SG_HAVE_ATOMIC_X16_)
#define SG_HAVE_ATOMIC_X16_
#define SG_T_NEW
#elif SG_LANES_ == 32 && !defined(SG_HAVE_ATOMIC_X32_)
#define SG_HAVE_ATOMIC_X32_
#define SG_T_NEW
#elif SG_LANES_ == 64 && !defined(SG_HAVE_ATOMIC_X64_)
#define SG_HAVE_ATOMIC_X64_
#define SG_T_NEW
#endif
#ifdef SG_T_NEW
#define SG_T_E i32
#define SG_T_C int32_t
#define SG_T_MATH uint32_t
#define SG_T_REAL 0
#include "atomic/value.tmpl.h"
#define SG_T_E u32
#define SG_T_C uint32_t
#define SG_T_MATH uint32_t
#define SG_T_REAL 0
#include "atomic/value.tmpl.h"
#define SG_T_E i64
#define SG_T_C int64_t
#define SG_T_MATH uint64_t
#define SG_T_REAL 0
#include "atomic/value.tmpl.h"
#define SG_T_E u64
#define SG_T_C uint64_t
#define SG_T_MATH uint64_t
#define SG_T_REAL 0
#include "atomic/value.tmpl.h"
#define SG_T_E f32
#define SG_T_C float
#define SG_T_MATH float
#define SG_T_REAL 1
#include "atomic/value.tmpl.h"
#define SG_T_E f64
#define SG_T_C double
#define SG_T_MATH double
#define SG_T_REAL 1
#include "atomic/value.tmpl.h"
#include "atomic/histogram.tmpl.h"
#undef SG_T_NEW
#endif
#undef SG_T_IDX
#undef SG_T_IDXFN
#undef SG_T_IDXIN
#undef SG_T_ALL

#include "atomic/front_c.h"
