/* SPDX-License-Identifier: MIT */
/* As bytes.c, by its code of 256 bits. */
#define XXH_INLINE_ALL
#define XXH_VECTOR 2 /* XXH_AVX2 */
#include <xxhash.h>

#include "../../kernels/bytes.h"

#ifdef __AVX2__
BENCH_RUN_AS(xxh3, avx2, k) { *k->result = XXH3_64bits(k->x, k->n); }
#endif
