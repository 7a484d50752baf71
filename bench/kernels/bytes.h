/* SPDX-License-Identifier: MIT */
/* Programs on bytes, beside the projects that they are known from: examples/<program>.h has sg's, examples/bytes_plain.h
 * what they compute. All have the same arguments: n bytes, what is made of them, and one number. */
#ifndef BENCH_KERNELS_BYTES_H
#define BENCH_KERNELS_BYTES_H

#include "../bench.h"

struct bench_bytes { size_t n; const uint8_t *x; uint8_t *y; uint64_t *result; };

#define bench_utf8 bench_bytes /* BENCH_RUN looks for struct bench_<kernel> */
#define bench_utf8_ascii bench_bytes
#define bench_base64_encode bench_bytes /* bytes of both are those that are not characters */
#define bench_base64_decode bench_bytes

#endif
