/* SPDX-License-Identifier: MIT */
/* Atomic operations of a sub-group, and histograms. An optional part beside the five floors, on top of floor 2. sg.h does
 * not include it. Atomic operations on scalars are in port/atomic.h.
 *
 *   #include <sg.h>
 *   #include <sg/atomic.h>     again after sg.h has been included with another SG_SIZE
 *
 * tables/atomics.h is the list of operations. Each lane brings a value. Either all values go to one address, with a single atomic
 * operation for the whole sub-group, or each lane has its own address. Indices are unsigned and not checked, as for sg_scatter.
 *
 * All S lanes take part, or in the masked forms the lanes of m. For the other lanes nothing is read or written, and their
 * result is 0. A lane gets what was there before its own operation, as if the lanes went one after another in the order of
 * their numbers. On one address that costs one scan and one atomic operation (none if no lane takes part), and no other thread
 * comes between the lanes. The _at forms take one atomic operation for each lane, or a single one if all indices are equal. For
 * floats the sum of the lanes is that of the inclusive scan, which is then added to *p. The memory order is a sg_memory_order,
 * a constant.
 *
 * Histograms are bins of uint32_t. The forms without _global are for memory that only one work-group writes between two
 * barriers, such as local memory. Its sub-groups share a thread, so they cannot disturb each other; other threads can. */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#include "lanes.h"

#include "made/atomic_sizes.h"
#include "made/atomic_names.h"

/* ---- without a result: made/atomic_names.h has the names ---- */

/* void sg_scatter_add(<scalar> *p, sg_u32 idx, sg_<e> x);
 * void sg_scatter_add_masked(sg_mask m, <scalar> *p, sg_u32 idx, sg_<e> x);
 * p[idx[i]] += x[i], lane after lane: lanes with equal indices are all added. Not atomic against other threads.
 * S additions. Elements: NUMBER. */

/* void sg_histogram_add(uint32_t *bins, sg_u32 idx);
 * void sg_histogram_add_masked(sg_mask m, uint32_t *bins, sg_u32 idx);
 * bins[idx[i]] += 1, by one work-group between two barriers. S additions; a single one if all lanes have the same bin. */

/* void sg_histogram_add_global(uint32_t *bins, sg_u32 idx);
 * void sg_histogram_add_global_masked(sg_mask m, uint32_t *bins, sg_u32 idx);
 * bins[idx[i]] += 1, by any threads: relaxed atomic additions, one for each bin that occurs. */
