/* SPDX-License-Identifier: MIT */
/* A sub-group takes 16 rows of S columns: S x 16 elements become S rows of 16, each a cache line. The variants differ in the order of these
 * tiles: rows are written from left to right, or read from left to right, and the other side is scattered; or both within a square, which
 * is less scattered for address translation. With powers of two the scattered lines fall into few sets of the caches. A row of 8 is only half
 * of a line; lines collects a square before it writes whole ones past the caches, because a processor that gets a line's halves one at a time,
 * with others in between, sends each half to memory by itself. */
#define SG_SIZE SG_SIZE_PRIMARY
#include "sg.h"

#include "../../kernels/transpose.h"

enum { ROWS = SG_SIZE < 16 ? 16 : SG_SIZE, SQUARE = 64 };

/* S rows that are n apart become S rows that are pitch apart. What an address was made of is hidden: Clang would keep on the stack what addresses
 * have in common. */
SG_INLINE void block(const float *x, size_t n, float *y, size_t pitch, bool stream) {
    sg_f32 v[SG_SIZE];
    /* sg_keep, so that rows are read in order: otherwise compilers read rows 0, 8, 1, 9, ... as the transpose needs them */
    SG_UNROLL(16) for (size_t i = 0; i < SG_SIZE; i++, x += n) {
        BENCH_HIDE(x);
        v[i] = sg_keep(sg_load(x));
    }
    sg_transpose_f32(v);
    SG_UNROLL(16) for (size_t i = 0; i < SG_SIZE; i++, y += pitch) {
        BENCH_HIDE(y);
        if (stream) sg_stream_aligned(y, v[i]);
        else sg_store(y, v[i]);
    }
}
SG_INLINE void tile(const struct bench_transpose *k, size_t row, size_t column, bool stream) {
    for (size_t r = row; r < row + ROWS; r += SG_SIZE) block(k->x + r * k->n + column, k->n, k->y + column * k->n + r, k->n, stream);
}
SG_RANGE_KERNEL(transpose_store, sg_item it, const struct bench_transpose *k) {
    tile(k, sg_item_get_id_base(it, 1) / SG_SIZE * ROWS, sg_item_get_id_base(it, 0) * SG_SIZE, false);
}
SG_RANGE_KERNEL(transpose_stream, sg_item it, const struct bench_transpose *k) {
    tile(k, sg_item_get_id_base(it, 0) * ROWS, sg_item_get_id_base(it, 1), true);
}
SG_RANGE_KERNEL(transpose_squares, sg_item it, const struct bench_transpose *k) {
    const size_t row = sg_item_get_id_base(it, 0) * SQUARE, column = sg_item_get_id_base(it, 1) / SG_SIZE * SQUARE;
    for (size_t c = 0; c < SQUARE; c += SG_SIZE) {
        for (size_t r = 0; r < SQUARE; r += ROWS) tile(k, row + r, column + c, true);
    }
}
SG_RANGE_KERNEL(transpose_lines, sg_item it, const struct bench_transpose *k) {
    const size_t row = sg_item_get_id_base(it, 0) * SQUARE, column = sg_item_get_id_base(it, 1) / SG_SIZE * SQUARE;
    SG_ALIGN(64) float square[SQUARE][SQUARE];
    for (size_t r = 0; r < SQUARE; r += SG_SIZE) {
        for (size_t c = 0; c < SQUARE; c += SG_SIZE) block(k->x + (row + r) * k->n + column + c, k->n, &square[c][r], SQUARE, false);
    }
    for (size_t c = 0; c < SQUARE; c++) {
        float *y = k->y + (column + c) * k->n + row;
        SG_UNROLL(8) for (size_t r = 0; r < SQUARE; r += SG_SIZE) sg_stream_aligned(y + r, sg_load(&square[c][r]));
    }
}
BENCH_RUN(transpose, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n / SG_SIZE, k->n / ROWS * SG_SIZE), transpose_store, k));
}
BENCH_RUN_AS(transpose, stream, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n / ROWS, k->n), transpose_stream, k));
}
BENCH_RUN_AS(transpose, squares, k) {
    const size_t squares = k->n / SQUARE;
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(squares, squares * SG_SIZE), transpose_squares, k));
}
BENCH_RUN_AS(transpose, lines, k) {
    const size_t squares = k->n / SQUARE;
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(squares, squares * SG_SIZE), transpose_lines, k));
}

/* without sub-groups: a work-group of 16 x 16 items, its tile in local memory, a barrier. A row of the tile has one element
 * more, so that the elements of a column are in different banks */
enum { TILE = 16 };
SG_KERNEL(transpose_local, sg_nd_item it, const struct bench_transpose *k) {
    const size_t row = sg_nd_item_get_group_id(it, 0) * TILE, column = sg_nd_item_get_group_id(it, 1) * TILE;
    const size_t l = sg_nd_item_get_local_id_base(it, 0), c = sg_nd_item_get_local_id_base(it, 1);
    SG_LOCAL(it, float, t, TILE, TILE + 1);
    sg_store(t[l] + c, sg_load(k->x + (row + l) * k->n + column + c));
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_stream(k->y + (column + l) * k->n + row + c, sg_gather(&t[c][l], sg_mul_n(sg_iota_u32(), TILE + 1)));
}
BENCH_RUN_AS(transpose, local, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_2d(k->n, k->n, TILE, TILE), transpose_local, k));
}
/* the same, written for the work-group */
SG_GROUP_KERNEL(transpose_regions, sg_group g, const struct bench_transpose *k) {
    const size_t row = sg_group_get_group_id(g, 0) * TILE, column = sg_group_get_group_id(g, 1) * TILE;
    float t[TILE][TILE + 1];
    sg_for_each_sub_group(it, g) {
        const size_t l = sg_nd_item_get_local_id_base(it, 0), c = sg_nd_item_get_local_id_base(it, 1);
        sg_store(t[l] + c, sg_load(k->x + (row + l) * k->n + column + c));
    }
    sg_for_each_sub_group(it, g) {
        const size_t l = sg_nd_item_get_local_id_base(it, 0), c = sg_nd_item_get_local_id_base(it, 1);
        sg_stream(k->y + (column + l) * k->n + row + c, sg_gather(&t[c][l], sg_mul_n(sg_iota_u32(), TILE + 1)));
    }
}
BENCH_RUN_AS(transpose, regions, k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_2d(k->n, k->n, TILE, TILE), transpose_regions, k));
}
