/* SPDX-License-Identifier: MIT */
/* sort64: each 64 elements of y are those of x in ascending order; n is a multiple of 64. sort: all elements in ascending order. */
#ifndef BENCH_KERNELS_SORT_H
#define BENCH_KERNELS_SORT_H

#include "../bench.h"

struct bench_sort64 { size_t n; const uint32_t *x; uint32_t *y; };
struct bench_sort { size_t n; const uint32_t *x; uint32_t *y; };

/* The fewest comparisons known: 19 for 8 values, by Batcher, and 60 for 16, by Green. order(i, j) puts the smaller
 * of both into i. */
#define BENCH_SORT_8(order) \
    order(0, 1) order(2, 3) order(4, 5) order(6, 7) order(0, 2) order(1, 3) order(4, 6) order(5, 7) order(1, 2) order(5, 6) \
    order(0, 4) order(1, 5) order(2, 6) order(3, 7) order(2, 4) order(3, 5) order(1, 2) order(3, 4) order(5, 6)
#define BENCH_SORT_16(order) \
    order(0, 1) order(2, 3) order(4, 5) order(6, 7) order(8, 9) order(10, 11) order(12, 13) order(14, 15) \
    order(0, 2) order(1, 3) order(4, 6) order(5, 7) order(8, 10) order(9, 11) order(12, 14) order(13, 15) \
    order(0, 4) order(1, 5) order(2, 6) order(3, 7) order(8, 12) order(9, 13) order(10, 14) order(11, 15) \
    order(0, 8) order(1, 9) order(2, 10) order(3, 11) order(4, 12) order(5, 13) order(6, 14) order(7, 15) \
    order(5, 10) order(6, 9) order(3, 12) order(13, 14) order(4, 8) order(7, 11) order(1, 2) \
    order(1, 4) order(7, 13) order(2, 8) order(11, 14) order(2, 4) order(5, 6) order(9, 10) order(11, 13) order(3, 8) order(7, 12) \
    order(6, 8) order(10, 12) order(3, 5) order(7, 9) order(3, 4) order(5, 6) order(7, 8) order(9, 10) order(11, 12) order(6, 7) order(8, 9)

#endif
