/* SPDX-License-Identifier: MIT */
/* Intel's ISA-L: the code that it chooses for this machine. */
#include <isa-l.h>

#include "../../kernels/bytes.h"

BENCH_RUN(adler32, k) { *k->result = isal_adler32(1, k->x, k->n); }
BENCH_RUN(crc32, k) { *k->result = crc32_gzip_refl(0, k->x, k->n); }
