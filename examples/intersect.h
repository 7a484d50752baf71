/* SPDX-License-Identifier: MIT */
/* The numbers that two sorted sets have in common, for examples/intersect.c and the bench. */
#ifndef EXAMPLES_INTERSECT_H
#define EXAMPLES_INTERSECT_H

#include <sg.h>

/* a and b ascending, each without repeats; out has room for the smaller; returns how many it gets */
static inline size_t intersect(const uint32_t *a, size_t a_count, const uint32_t *b, size_t b_count, uint32_t *out) {
    size_t i = 0, j = 0, n = 0;
    while (i + SG_SIZE <= a_count && j + SG_SIZE <= b_count) {
        /* S of a against S of b; b comes from memory one by one, because rotations would need the port that comparisons run on */
        const uint32_t a_last = a[i + SG_SIZE - 1], b_last = b[j + SG_SIZE - 1];
        const sg_u32 x = sg_load(a + i);
        sg_mask both = sg_eq_n(x, b[j]), odd = sg_eq_n(x, b[j + 1]);
        SG_UNROLL(64) for (size_t l = 2; l < SG_SIZE; l += 2) {
            both = sg_mask_or(both, sg_eq_n(x, b[j + l]));
            odd = sg_mask_or(odd, sg_eq_n(x, b[j + l + 1]));
        }
        both = sg_mask_or(both, odd);
        n += sg_compress_store(both, out + n, x);
        i += a_last <= b_last ? SG_SIZE : 0; /* without a branch: which set goes on is hard to predict */
        j += b_last <= a_last ? SG_SIZE : 0;
    }
    while (i < a_count && j < b_count) { /* of one set, fewer than S numbers are left */
        const uint32_t x = a[i], y = b[j];
        if (x == y) out[n++] = x;
        i += x <= y;
        j += y <= x;
    }
    return n;
}

#endif
