/* SPDX-License-Identifier: MIT */
/* Blocks of 32 numbers with a scale of 16 bits, as ggml has them (examples/quantised.h). quantise_q8: n numbers to bytes.
 * dot_q4_q8: the inner product of n numbers of 4 bits and n of 8. */
#ifndef BENCH_KERNELS_QUANTISED_H
#define BENCH_KERNELS_QUANTISED_H

#include "../bench.h"

struct bench_q8 { uint16_t scale; int8_t number[32]; };
struct bench_q4 { uint16_t scale; uint8_t pair[16]; };
struct bench_quantised { size_t n; const float *in; const struct bench_q4 *x; struct bench_q8 *y; float *result; };
#define bench_quantise_q8 bench_quantised
#define bench_dot_q4_q8 bench_quantised

/* a half that is normal or 0 */
static inline float bench_half(uint16_t h) {
    union { uint32_t u; float f; } x;
    x.u = (h & 0x7fffu) == 0 ? 0 : ((uint32_t)h & 0x7fffu) * 8192 + (112u << 23);
    return x.f;
}

#endif
