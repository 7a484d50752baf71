/* SPDX-License-Identifier: MIT */
#define SG_SIZE 64
#include "sg.h"

#include "../../kernels/bytes.h"
#include "../../../examples/base64.h"
#include "../../../examples/utf8.h"

BENCH_RUN(utf8, k) { *k->result = utf8_valid(k->x, k->n); }
BENCH_RUN(utf8_ascii, k) { *k->result = utf8_valid(k->x, k->n); }
BENCH_RUN(base64_encode, k) { *k->result = base64_encode(k->x, k->n, k->y); }
BENCH_RUN(base64_decode, k) { *k->result = base64_decode(k->x, k->n, k->y); }
