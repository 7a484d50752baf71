/* SPDX-License-Identifier: MIT */
#include "../../kernels/sort.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}
BENCH_RUN_AS(sort, qsort, k) {
    memcpy(k->y, k->x, 4 * k->n);
    qsort(k->y, k->n, 4, compare);
}
