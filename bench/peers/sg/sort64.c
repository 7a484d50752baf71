/* SPDX-License-Identifier: MIT */
/* Sub-groups of 64 with one block each: the library's sort, and the network in the steps of chapter 9. And "columns": each work-item has a
 * block of its own; lanes exchange only to get blocks into lanes and back. */
#define SG_SIZE 64
#include "sg.h"

#include "../../kernels/sort.h"

SG_RANGE_KERNEL(sort64_store, sg_item it, const struct bench_sort64 *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_item_store(it, k->y + i, sg_sort(sg_item_load(it, k->x + i)));
}
/* aligned to a register, since the bench's memory begins with a cache line: so stream_aligned needs no test */
SG_INLINE uint32_t *aligned(uint32_t *y) {
    SG_ASSUME((uintptr_t)y % (SG_REG_BITS / 8) == 0);
    return y;
}
SG_RANGE_KERNEL(sort64_stream, sg_item it, const struct bench_sort64 *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_stream(aligned(k->y + i), sg_sort(sg_item_load(it, k->x + i)));
}
/* if the array is larger than the caches, with streaming stores */
static void launch(const struct bench_sort64 *k, size_t items, const sg_range_kernel *store, const sg_range_kernel *stream) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(items), (k->n > BENCH_CACHED ? stream : store), k));
}
BENCH_RUN(sort64, k) { launch(k, k->n, sort64_store, sort64_stream); }

/* Lanes i and i ^ apart in order: descending where bit up of i is 1. BIT(b): the lanes whose bit b is 1. */
#define BIT(b) \
    ((b) == 1    ? 0xaaaaaaaaaaaaaaaau \
     : (b) == 2  ? 0xccccccccccccccccu \
     : (b) == 4  ? 0xf0f0f0f0f0f0f0f0u \
     : (b) == 8  ? 0xff00ff00ff00ff00u \
     : (b) == 16 ? 0xffff0000ffff0000u \
     : (b) == 32 ? 0xffffffff00000000u \
                 : 0u)
SG_INLINE sg_u32 step(sg_u32 x, uint32_t up, uint32_t apart) {
    const sg_u32 y = sg_shuffle_xor(x, apart);
    return sg_select(sg_mask_from_bits(BIT(up) ^ BIT(apart)), sg_max(x, y), sg_min(x, y));
}
SG_RANGE_KERNEL(sort64_steps, sg_item it, const struct bench_sort64 *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_u32 x = sg_item_load(it, k->x + i);
    x = step(x, 2, 1);
    x = step(step(x, 4, 2), 4, 1);
    x = step(step(step(x, 8, 4), 8, 2), 8, 1);
    x = step(step(step(step(x, 16, 8), 16, 4), 16, 2), 16, 1);
    x = step(step(step(x, 32, 16), 32, 8), 32, 4);
    x = step(step(x, 32, 2), 32, 1);
    x = step(step(step(x, 64, 32), 64, 16), 64, 8);
    x = step(step(step(x, 64, 4), 64, 2), 64, 1);
    sg_item_store(it, k->y + i, x);
}
BENCH_RUN_AS(sort64, steps, k) { launch(k, k->n, sort64_steps, sort64_steps); }

/* ---- two blocks in registers, which hides latencies: the library's network by operations on 16 lanes ---- */

#if SG_REG_BITS == 512
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>

typedef struct block { sg_u32 v[4]; } block;

SG_INLINE void in_order(sg_u32 *x, sg_u32 *y) {
    const sg_u32 lo = sg_min(*x, *y);
    *y = sg_max(*x, *y);
    *x = lo;
}
/* registers i and i + 2; then those next to each other */
SG_INLINE void halves(block *b) {
    in_order(&b->v[0], &b->v[2]);
    in_order(&b->v[1], &b->v[3]);
}
SG_INLINE void pairs(block *b) {
    in_order(&b->v[0], &b->v[1]);
    in_order(&b->v[2], &b->v[3]);
}
/* swaps bit h of the lane number with the bit that tells x and y apart */
SG_INLINE void exchange(sg_u32 *x, sg_u32 *y, uint32_t h) {
    const sg_u32 lo = sg_select(sg_mask_from_bits(BIT(h)), sg_shuffle_xor(*y, h), *x);
    *y = sg_select(sg_mask_from_bits(~BIT(h)), sg_shuffle_xor(*x, h), *y);
    *x = lo;
}
/* the same up to the order within and of pairs: one permute less, for targets where permutes are expensive */
SG_INLINE void cross(sg_u32 *x, sg_u32 *y, uint32_t h) {
    const sg_mask odd = sg_mask_from_bits(BIT(h));
    const sg_u32 left = sg_select(odd, *y, *x);
    if (h < 4) {
        exchange(x, y, h);
        return;
    }
    *y = sg_shuffle_xor(sg_select(odd, *x, *y), h);
    *x = left;
}
SG_INLINE void cross_halves(block *b, uint32_t h) {
    cross(&b->v[0], &b->v[2], h);
    cross(&b->v[1], &b->v[3], h);
}
/* the upper half in reverse order, registers and lanes */
SG_INLINE void mirror(block *b, uint32_t lanes) {
    const sg_u32 last = sg_shuffle_xor(b->v[2], lanes);
    b->v[2] = sg_shuffle_xor(b->v[3], lanes);
    b->v[3] = last;
}
#define BOTH(step) { block *b = first; step; } { block *b = second; step; }
#define BEGIN(lanes) BOTH(mirror(b, lanes)) BOTH(halves(b))
#define STEP(h) BOTH(cross_halves(b, h)) BOTH(halves(b))
#define END(h) BOTH(cross_halves(b, h)) BOTH(mirror(b, 0)) BOTH(halves(b)) BOTH(pairs(b))
SG_INLINE void sort_two(block *first, block *second) {
    BOTH(pairs(b)) BOTH(halves(b)) BOTH(in_order(&b->v[1], &b->v[2]))
    BEGIN(2) END(2)
    BEGIN(3) STEP(2) END(1)
    BEGIN(11) STEP(2) STEP(1) END(8)
    BEGIN(15) STEP(2) STEP(1) STEP(8) END(4)
    BOTH(exchange(&b->v[0], &b->v[2], 2)) BOTH(exchange(&b->v[1], &b->v[3], 2))
    BOTH(exchange(&b->v[0], &b->v[1], 1)) BOTH(exchange(&b->v[2], &b->v[3], 1))
}
#undef BOTH
#undef BEGIN
#undef STEP
#undef END
SG_INLINE void load_block(block *b, const uint32_t *x) {
    SG_UNROLL(4) for (int i = 0; i < 4; i++) b->v[i] = sg_load(x + i * 16);
}
SG_INLINE void store_block(uint32_t *y, const block *b, bool stream) {
    SG_UNROLL(4) for (int i = 0; i < 4; i++) {
        if (stream) sg_stream(aligned(y + i * 16), b->v[i]);
        else sg_store(y + i * 16, b->v[i]);
    }
}
/* a sub-group has two blocks; the last one may have the same block twice */
SG_INLINE void two(sg_item it, const struct bench_sort64 *k, bool stream) {
    const size_t i = sg_item_get_linear_id_base(it) / 16 * 128, j = i + 128 <= k->n ? i + 64 : i;
    block a, b;
    load_block(&a, k->x + i);
    load_block(&b, k->x + j);
    sort_two(&a, &b);
    store_block(k->y + i, &a, stream);
    store_block(k->y + j, &b, stream);
}
SG_RANGE_KERNEL(sort64_two, sg_item it, const struct bench_sort64 *k) {
    two(it, k, false);
}
SG_RANGE_KERNEL(sort64_two_stream, sg_item it, const struct bench_sort64 *k) {
    two(it, k, true);
}
BENCH_RUN_AS(sort64, two, k) { launch(k, (k->n + 127) / 128 * 16, sort64_two, sort64_two_stream); }
#endif

/* ---- columns ---- */

#undef SG_SIZE
#define SG_SIZE SG_SIZE_PRIMARY
#include <sg.h>

/* S elements of each of S blocks are a tile in registers, one element of each block in a row; the other elements wait in memory. */
enum { S = SG_SIZE };

SG_INLINE void order(sg_u32 *x, sg_u32 *y) {
    const sg_u32 lo = sg_min(*x, *y);
    *y = sg_max(*x, *y);
    *x = lo;
}
SG_INLINE void order_rows(uint32_t *a, uint32_t *b) {
    const sg_u32 x = sg_load(a), y = sg_load(b);
    sg_store(a, sg_min(x, y));
    sg_store(b, sg_max(x, y));
}
#define O(i, j) order(&v[i], &v[j]);
/* 19 comparisons for 8 rows, by Batcher */
SG_INLINE void sort_tile(sg_u32 *v) {
#if SG_SIZE == 8
    BENCH_SORT_8(O)
#elif SG_SIZE == 16
    BENCH_SORT_16(O)
#else
    O(0, 1) O(2, 3) O(0, 2) O(1, 3) O(1, 2)
#endif
}
#undef O
/* rows i and i + d in order */
SG_INLINE void apart(sg_u32 *v, size_t d) {
    SG_UNROLL(16) for (size_t i = 0; i < S; i++) {
        if (!(i & d)) order(&v[i], &v[i + d]);
    }
}
/* sorts rows that rise and then fall */
SG_INLINE void merge_tile(sg_u32 *v) {
    if (S > 8) apart(v, 8);
    if (S > 4) apart(v, 4);
    apart(v, 2);
    apart(v, 1);
}
/* keeps the smaller or the larger ones of two tiles; takes the second in reverse order if each is sorted */
SG_INLINE void join_tiles(sg_u32 *v, uint32_t (*from)[S], bool sorted, bool larger) {
    SG_UNROLL(16) for (size_t i = 0; i < S; i++) {
        const sg_u32 x = sg_load(from[i]), y = sg_load(from[sorted ? 2 * S - 1 - i : S + i]);
        v[i] = larger ? sg_max(x, y) : sg_min(x, y);
    }
    merge_tile(v);
}
SG_INLINE void store_tile(uint32_t (*to)[S], const sg_u32 *v) {
    SG_UNROLL(16) for (size_t i = 0; i < S; i++) sg_store(to[i], v[i]);
}

/* the last tiles go back to their blocks */
SG_INLINE void put_tile(uint32_t *y, sg_u32 *v, size_t count, bool stream) {
    sg_transpose_u32(v);
    SG_UNROLL(16) for (size_t l = 0; l < S; l++) {
        if (l < count && stream) sg_stream(aligned(y + l * 64), v[l]);
        else if (l < count) sg_store(y + l * 64, v[l]);
    }
}
/* merges sorted columns of size / 2 rows into columns of size rows */
SG_INLINE void merge(uint32_t (*from)[S], uint32_t (*to)[S], size_t size) {
    for (size_t begin = 0; begin < 64 && size > 2 * S; begin += size) { /* elements that are further apart than two tiles */
        for (size_t i = begin, j = begin + size - 1; i < j; i++, j--) order_rows(from[i], from[j]);
        for (size_t d = size / 4; d > S; d /= 2) {
            for (size_t i = begin; i < begin + size; i++) {
                if (!(i & d)) order_rows(from[i], from[i + d]);
            }
        }
    }
    for (size_t begin = 0; begin < 64 && size < 64; begin += 2 * S) {
        sg_u32 v[S];
        join_tiles(v, from + begin, size == 2 * S, false);
        store_tile(to + begin, v);
        join_tiles(v, from + begin, size == 2 * S, true);
        store_tile(to + begin + S, v);
    }
}
SG_INLINE void columns(sg_item it, const struct bench_sort64 *k, bool stream) {
    const size_t block = sg_item_get_linear_id_base(it), count = sg_item_count(it);
    SG_ALIGN(64) uint32_t t[2][64 + 1][S]; /* one row more, so that no load waits for a store 4096 bytes away */
    sg_u32 v[S];
    int from = 0;
    if (stream) { /* in the order of memory, which the processor can prefetch */
        for (size_t i = 0; i < 64; i++) {
            sg_store(t[1][i], i * S < count * 64 ? sg_load(k->x + block * 64 + i * S) : sg_zero_u32());
        }
    }
    for (size_t tile = 0; tile < 64; tile += S) {
        const uint32_t *x = (stream ? t[1][0] : k->x + block * 64) + tile;
        SG_UNROLL(16) for (size_t l = 0; l < S; l++) v[l] = stream || l < count ? sg_load(x + l * 64) : sg_zero_u32();
        sg_transpose_u32(v);
        sort_tile(v);
        store_tile(t[0] + tile, v);
    }
    for (size_t size = 2 * S; size <= 64; size *= 2, from ^= size <= 64) merge(t[from], t[from ^ 1], size);
    for (size_t tile = 0; tile < 64; tile += 2 * S) {
        uint32_t *y = k->y + block * 64 + tile;
        join_tiles(v, t[from] + tile, S == 32, false);
        put_tile(y, v, count, stream);
        join_tiles(v, t[from] + tile, S == 32, true);
        put_tile(y + S, v, count, stream);
    }
}
SG_RANGE_KERNEL(sort64_columns, sg_item it, const struct bench_sort64 *k) {
    columns(it, k, false);
}
SG_RANGE_KERNEL(sort64_columns_stream, sg_item it, const struct bench_sort64 *k) {
    columns(it, k, true);
}
BENCH_RUN_AS(sort64, columns, k) { launch(k, k->n / 64, sort64_columns, sort64_columns_stream); }
