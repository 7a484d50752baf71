/* SPDX-License-Identifier: MIT */
/* Ascending numbers of 32 bits as differences of few bits, in the format of examples/packed.h: pack, unpack. n is a multiple of
 * 512. */
#ifndef BENCH_KERNELS_PACKED_H
#define BENCH_KERNELS_PACKED_H

#include "../bench.h"

enum { BENCH_PACKED_BLOCK = 512 };

struct bench_packed { size_t n; uint32_t *x, *words; uint8_t *widths; };
#define bench_pack bench_packed
#define bench_unpack bench_packed

#endif
