/* SPDX-License-Identifier: MIT */
#include "../../kernels/bytes.h"
#ifndef _OPENMP /* on one thread */

#include "../../../examples/bytes_plain.h"

BENCH_RUN(utf8, k) { *k->result = plain_utf8_valid(k->x, k->n); }
BENCH_RUN(utf8_ascii, k) { *k->result = plain_utf8_valid(k->x, k->n); }
BENCH_RUN(base64_encode, k) { *k->result = plain_base64_encode(k->x, k->n, k->y); }
BENCH_RUN(base64_decode, k) { *k->result = plain_base64_decode(k->x, k->n, k->y); }
#endif
