// SPDX-License-Identifier: MIT
// vqsort in vectors of 256 bits, because with 512 bits it packs by stores that compress, which are slow on Zen 4.
#define HWY_DISABLED_TARGETS (HWY_AVX3 | HWY_AVX3_DL)
#define SORT_VARIANT vqsort_avx2
#include "sort.cc"
