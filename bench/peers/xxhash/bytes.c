/* SPDX-License-Identifier: MIT */
/* xxHash as part of the program, which its header offers: the compiler takes the widest registers of the machine. Debian's library
 * has those of 128 bits. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "../../kernels/bytes.h"

BENCH_RUN(xxh3, k) { *k->result = XXH3_64bits(k->x, k->n); }
