/* SPDX-License-Identifier: MIT */
#define SG_SIZE 64
#include "sg.h"

#include "../../kernels/bytes.h"
#include "../../../examples/utf8.h"

BENCH_RUN(utf8, k) { *k->result = utf8_valid(k->x, k->n); }
BENCH_RUN(utf8_ascii, k) { *k->result = utf8_valid(k->x, k->n); }
