/* SPDX-License-Identifier: MIT */
/* Quicksort by one sub-group. It reads S elements at a time and packs those below the pivot to the left and the others to the right, each
 * into its own memory, which never overtakes the reading. Up to 64 elements are one sort of the library; up to 256 elements are
 * the same network in 16 registers, if there are enough registers of 512 bits. The two sides are independent, so
 * several threads share out the parts of the first splits. */
#define SG_SIZE 64
#include "sg.h"

#include "../../kernels/sort.h"

/* up to 64 elements */
SG_INLINE void sort_few(const uint32_t *from, size_t n, uint32_t *to) {
    const sg_u32 x = sg_load_n(from, n);
    sg_store_n(to, sg_sort(sg_select(sg_mask_first_n(n), x, sg_splat_u32(UINT32_MAX))), n);
}

enum { MANY = 1024 };
/* the middle of 64 elements out of many */
static uint32_t middle_of_many(const uint32_t *x, size_t n) {
    const size_t step = n / SG_SIZE;
    const sg_u32 at = sg_mul(sg_iota_u32(), sg_splat_u32((uint32_t)step));
    return sg_get_lane(sg_sort(sg_gather(x + step / 2, at)), SG_SIZE / 2);
}

#undef SG_SIZE
#define SG_SIZE SG_SIZE_PRIMARY
#include <sg.h>

#if SG_REG_BITS == 512
/* up to 256 elements: the network of sg_sort in 16 registers of 16 lanes */
enum { MOST = 256, ROWS = 16 };
SG_INLINE void order(sg_u32 *x, sg_u32 *y) {
    const sg_u32 lo = sg_min(*x, *y);
    *y = sg_max(*x, *y);
    *x = lo;
}
#define O(i, j) order(&v[i], &v[j]);
/* compares lane by lane */
SG_INLINE void sort_columns(sg_u32 *v) {
    BENCH_SORT_16(O)
}
#undef O
/* registers i and i + d */
SG_INLINE void apart(sg_u32 *v, int d) {
    SG_UNROLL(16) for (int i = 0; i < ROWS; i++) {
        if (!(i & d)) order(&v[i], &v[i + d]);
    }
}
/* brings lanes h apart beside each other, in registers i and i + 8; odd: the lanes whose bit h is 1 */
SG_INLINE void cross(sg_u32 *v, uint32_t h, uint64_t odd) {
    const sg_mask m = sg_mask_from_bits(odd);
    SG_UNROLL(8) for (int i = 0; i < ROWS / 2; i++) {
        const sg_u32 x = v[i], y = v[i + 8];
        v[i] = sg_select(m, y, x);
        v[i + 8] = sg_shuffle_xor(sg_select(m, x, y), h);
    }
}
/* the upper registers in reverse order, their lanes exchanged */
SG_INLINE void mirror(sg_u32 *v, uint32_t lanes) {
    SG_UNROLL(4) for (int i = 0; i < 4; i++) {
        const sg_u32 x = sg_shuffle_xor(v[8 + i], lanes);
        v[8 + i] = sg_shuffle_xor(v[15 - i], lanes);
        v[15 - i] = x;
    }
}
#define ODD(h) ((h) == 1 ? 0xaaaau : (h) == 2 ? 0xccccu : (h) == 4 ? 0xf0f0u : 0xff00u)
#define BEGIN(lanes) mirror(v, lanes), apart(v, 8);
#define STEP(h) cross(v, h, ODD(h)), apart(v, 8);
#define END(h) cross(v, h, ODD(h)), mirror(v, 0), apart(v, 8), apart(v, 4), apart(v, 2), apart(v, 1);
static void sort_some(const uint32_t *from, size_t n, uint32_t *to) {
    sg_u32 v[ROWS];
    SG_UNROLL(16) for (size_t i = 0; i < ROWS; i++) {
        const size_t left = n > i * 16 ? n - i * 16 : 0;
        v[i] = sg_select(sg_mask_first_n(left), sg_load_n(from + i * 16, left), sg_splat_u32(UINT32_MAX));
    }
    sort_columns(v);
    BEGIN(2) END(2)
    BEGIN(3) STEP(2) END(1)
    BEGIN(11) STEP(2) STEP(1) END(8)
    BEGIN(15) STEP(2) STEP(1) STEP(8) END(4)
    sg_transpose_u32(v); /* now v[l] is the column of lane l; from the highest on, the bits of its place are lane bits 2, 1, 8, 4 */
    SG_UNROLL(16) for (size_t l = 0; l < 16; l++) {
        const size_t at = 16 * ((l & 2) * 4 + (l & 1) * 4 + (l & 8) / 4 + (l & 4) / 4);
        sg_store_n(to + at, v[l], n > at ? n - at : 0);
    }
}
#undef ODD
#undef BEGIN
#undef STEP
#undef END
#else
enum { MOST = 64 };
static void sort_some(const uint32_t *from, size_t n, uint32_t *to) {
    sort_few(from, n, to);
}
#endif

/* n elements to be sorted to `to`. They are at `to`, at `other`, or elsewhere; `other` has room for n too. */
struct part { const uint32_t *from; size_t n; uint32_t *to, *other; };

/* the middle of some elements; the better it is, the fewer splits there are */
SG_INLINE uint32_t pivot_of(const uint32_t *x, size_t n) {
    if (n >= MANY) return middle_of_many(x, n);
    const size_t step = n / SG_SIZE;
    const sg_u32 at = sg_mul(sg_iota_u32(), sg_splat_u32((uint32_t)step));
    return sg_get_lane(sg_sort(sg_gather(x + step / 2, at)), SG_SIZE / 2);
}
/* moves the elements of p below the pivot, or not above it, to its `to`, the others to its `other`; returns how many the first are */
SG_INLINE size_t split(struct part p, uint32_t pivot, bool equal) {
    const sg_u32 limit = sg_splat_u32(pivot);
    size_t low = 0, high = 0, i = 0;
    for (; i + SG_SIZE <= p.n; i += SG_SIZE) {
        const sg_u32 x = sg_load(p.from + i);
        const sg_mask below = equal ? sg_le(x, limit) : sg_lt(x, limit);
        const uint32_t count = sg_count(below);
        /* surplus elements are overwritten later */
        sg_store(p.to + low, sg_compress(below, x));
        sg_store(p.other + high, sg_compress(sg_mask_not(below), x));
        low += count;
        high += SG_SIZE - count;
    }
    if (i < p.n) {
        const sg_mask present = sg_mask_first_n(p.n - i);
        const sg_u32 x = sg_load_n(p.from + i, p.n - i);
        const sg_mask below = equal ? sg_le(x, limit) : sg_lt(x, limit);
        low += sg_compress_store(sg_mask_and(present, below), p.to + low, x);
        sg_compress_store(sg_mask_andnot(present, below), p.other + high, x);
    }
    return low;
}
/* the smaller elements stay in p; the others are returned */
static struct part cut(struct part *p) {
    struct part rest = *p;
    const uint32_t pivot = pivot_of(p->from, p->n);
    size_t low = split(*p, pivot, false);
    if (low == 0) { /* the pivot is the least element, so all elements equal to it are in order */
        rest.from = p->other;
        low = split(rest, pivot, true);
        p->n = 0;
    } else {
        p->n = low;
    }
    p->from = p->to;
    p->other += rest.n - low;
    rest.from = rest.other;
    rest.to += low;
    rest.n -= low;
    return rest;
}
static void sort_part(struct part p) {
    while (p.n > MOST) {
        const struct part rest = cut(&p);
        sort_part(p);
        p = rest;
    }
    if (p.n > 64) sort_some(p.from, p.n, p.to);
    else if (p.n > 0) sort_few(p.from, p.n, p.to);
}

enum { MOST_PARTS = 256 };
struct parts { size_t n; struct part part[MOST_PARTS]; };

SG_KERNEL_OF(1, sort_parts, sg_nd_item it, const struct parts *k) {
    sort_part(k->part[sg_nd_item_get_group_id(it, 0)]);
}
BENCH_RUN(sort, k) {
    static uint32_t *other;
    static size_t room;
    struct parts parts = {1, {{k->x, k->n, k->y, NULL}}};
    const size_t few = k->n / (8 * (size_t)bench_threads);
    if (room < k->n) {
        free(other);
        other = (uint32_t *)malloc(4 * k->n);
        room = k->n;
    }
    parts.part[0].other = other;
    for (size_t i = 0; i < parts.n && bench_threads > 1;) { /* large ones are cut here */
        if (parts.part[i].n > few && parts.n < MOST_PARTS) {
            const struct part rest = cut(&parts.part[i]);
            parts.part[parts.n++] = rest;
        } else {
            i++;
        }
    }
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(parts.n * SG_SIZE, SG_SIZE), sort_parts, &parts));
}
