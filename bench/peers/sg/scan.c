/* SPDX-License-Identifier: MIT */
/* A sub-group walks along the array: it scans S elements and adds the sum of all before them; only that addition waits for the step
 * before. Exclusive is the same for the elements one place further left.
 *
 * With several threads the array is cut into chunks. If it fits the caches there are two launches: the first sums the chunks, the
 * second walks along them, each chunk on the same worker. A larger array is read once: a sub-group takes the next chunk, sums it,
 * publishes the sum, adds the sums of the chunks before it, back to one that knows the sum of all before it, and walks along the chunk
 * while it is still in a cache. (Merrill and Garland, 2016: decoupled look-back.) */
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
