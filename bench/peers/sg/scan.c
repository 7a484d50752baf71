/* SPDX-License-Identifier: MIT */
/* A sub-group walks along the array: it scans S elements and adds the sum of all before them; from one step to
 * the next only that addition waits. Exclusive is the same over the elements one place further left.
 *
 * On several threads the array is cut into chunks. One in the caches is walked in a second launch, by workers that had
 * the same chunks in the first, which sums them. A larger one is read once: a sub-group takes the next chunk, sums it, says
 * so, adds the sums of those before it, back to one that knows all before it, and walks it while it is in a cache.
 * (Merrill and Garland, 2016: decoupled look-back.) */
#include "sg.h"

#include "../../kernels/scan.h"

#ifndef BENCH_CHUNK
#define BENCH_CHUNK (1 << 15)
#endif
enum { CHUNK = BENCH_CHUNK, MOST_CHUNKS = 1 << 12, CACHED = BENCH_CACHED };

#define BENCH_T_E f32
#define BENCH_T_C float
#include "scan.tmpl.h"
#define BENCH_T_E u32
#define BENCH_T_C uint32_t
#include "scan.tmpl.h"

BENCH_RUN(scan_inclusive_f32, k) { run_f32(k, false); }
BENCH_RUN(scan_exclusive_f32, k) { run_f32(k, true); }
BENCH_RUN(scan_inclusive_u32, k) { run_u32(k, false); }
BENCH_RUN(scan_exclusive_u32, k) { run_u32(k, true); }
