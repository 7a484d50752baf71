/* SPDX-License-Identifier: MIT */
/* Fourier transform of n complex numbers of single precision, real and imaginary part in turn; the input stays. */
#ifndef BENCH_KERNELS_FFT_H
#define BENCH_KERNELS_FFT_H

#include "../bench.h"

struct bench_fft { size_t n; const float *in; float *out; };

#endif
