/* SPDX-License-Identifier: MIT */
/* xxHash compiled into the program from its header: so the compiler uses the widest registers of the machine. Debian's library uses
 * registers of 128 bits. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "../../kernels/bytes.h"

BENCH_RUN(xxh3, k) { *k->result = XXH3_64bits(k->x, k->n); }
