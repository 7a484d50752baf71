/* SPDX-License-Identifier: MIT */
/* libdeflate: the code that it chooses for this machine. */
#include <libdeflate.h>

#include "../../kernels/bytes.h"

BENCH_RUN(adler32, k) { *k->result = libdeflate_adler32(1, k->x, k->n); }
BENCH_RUN(crc32, k) { *k->result = libdeflate_crc32(0, k->x, k->n); }
