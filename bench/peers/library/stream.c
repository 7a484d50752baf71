/* SPDX-License-Identifier: MIT */
/* The C library's memcpy and memset, which can fill because the four bytes of the value are equal. One thread. */
#include "../../kernels/stream.h"

#include <string.h>

BENCH_RUN_AS(copy, memcpy, k) { memcpy(k->y, k->x, k->n * sizeof *k->y); }
BENCH_RUN_AS(fill, memset, k) {
    unsigned char byte;
    memcpy(&byte, &k->a, 1);
    memset(k->y, byte, k->n * sizeof *k->y);
}
