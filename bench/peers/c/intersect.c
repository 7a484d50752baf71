/* SPDX-License-Identifier: MIT */
/* A merge, with branches and without. */
#include "../../kernels/intersect.h"

#include "c.h"

BENCH_RUN(intersect, k) {
    const uint32_t *restrict a = k->a, *restrict b = k->b;
    const size_t n = k->n;
    size_t i = 0, j = 0, count = 0;
    while (i < n && j < n) {
        const uint32_t x = a[i], y = b[j];
        k->out[count] = x; /* there is room: fewer are found than each list has */
        count += x == y;
        i += x <= y;
        j += y <= x;
    }
    *k->count = count;
}
BENCH_RUN_AS(intersect, branches, k) {
    const size_t n = k->n;
    size_t i = 0, j = 0, count = 0;
    while (i < n && j < n) {
        if (k->a[i] < k->b[j]) i++;
        else if (k->a[i] > k->b[j]) j++;
        else k->out[count++] = k->a[i], i++, j++;
    }
    *k->count = count;
}
