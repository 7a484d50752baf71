/* SPDX-License-Identifier: MIT */
/* What waiting costs. barrier: work-groups of 256 items; in each of `steps` steps an item writes to local memory,
 * waits, reads its neighbour's value, and waits again. exchange: the items of a sub-group of 16 add the value of their
 * partner, by shuffle or through local memory. launch: a kernel of 64 work-groups that does next to
 * nothing. */
#ifndef BENCH_KERNELS_WAIT_H
#define BENCH_KERNELS_WAIT_H

#include "../bench.h"

enum { BENCH_WAIT_GROUP = 256, BENCH_WAIT_LANES = 16, BENCH_WAIT_LAUNCH = 64 };

struct bench_barrier { size_t n, steps; const uint32_t *x; uint32_t *y; };
struct bench_exchange { size_t n, steps; const uint32_t *x; uint32_t *y; };
struct bench_launch { size_t n; uint32_t *y; };

#endif
