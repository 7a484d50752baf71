/* SPDX-License-Identifier: MIT */
/* Resizes pictures as examples/resize.h does. Other programs round elsewhere: a byte may differ by BENCH_RESIZE_NEAR. */
#ifndef BENCH_KERNELS_RESIZE_H
#define BENCH_KERNELS_RESIZE_H

#include "../bench.h"

struct bench_resize { size_t wide, high, to_wide, to_high; const uint8_t *x; uint8_t *y; };
#define bench_resize_4 bench_resize /* pixels of four bytes, to 3/2 of each side */
#define bench_resize_1 bench_resize
#define bench_resize_4_less bench_resize /* to 2/3 */
#define bench_resize_1_less bench_resize
#define bench_resize_halve bench_resize /* of four bytes */
enum { BENCH_RESIZE_WIDE = 320, BENCH_RESIZE_NEAR = 4 };

#endif
