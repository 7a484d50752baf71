// SPDX-License-Identifier: MIT
// C = A B, n a multiple of 128. get_global_id(0) is the fastest dimension, so it is the column.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// the shapes of chapter 9, for one element; WIDE of them are a register
#ifdef F64
#define REAL double
#define REAL8 double8
#define REALS double8
#define WIDE 8
#define VLOAD vload8
#define VSTORE vstore8
#else
#define REAL float
#define REAL8 float8
#define REALS float16
#define WIDE 16
#define VLOAD vload16
#define VSTORE vstore16
#endif

kernel void naive(uint n, global const REAL *restrict a, global const REAL *restrict b, global REAL *restrict c) {
    const size_t column = get_global_id(0), row = get_global_id(1);
    REAL sum = 0;
    for (uint i = 0; i < n; i++) sum = fma(a[row * n + i], b[i * n + column], sum);
    c[row * n + column] = sum;
}
// 8 columns for each item
kernel void naive_8(uint n, global const REAL *restrict a, global const REAL *restrict b, global REAL *restrict c) {
    const size_t column = get_global_id(0), row = get_global_id(1);
    REAL8 sum = 0;
    for (uint i = 0; i < n; i++) sum = fma((REAL8)(a[row * n + i]), vload8(column, b + i * n), sum);
    vstore8(sum, column, c + row * n);
}

// a work-group of 128 items is a part of a row and shares its tile of A
kernel void local_row(uint n, global const REAL *restrict a, global const REAL *restrict b, global REAL *restrict c,
                      local REAL *tile) {
    const size_t column = get_global_id(0), row = get_global_id(1), me = get_local_id(0), width = get_local_size(0);
    REAL sum = 0;
    for (uint first = 0; first < n; first += width) {
        tile[me] = a[row * n + first + me];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < width; i++) sum = fma(tile[i], b[(first + i) * n + column], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + column] = sum;
}
// A work-group of 4 x WIDE items computes a square of C and shares tiles of A and B; an item has 4 rows of WIDE columns.
#define SIDE (4 * WIDE)
kernel void local_tile(uint n, global const REAL *restrict a, global const REAL *restrict b, global REAL *restrict c,
                       local REAL *ta, local REAL *tb) {
    const size_t x = get_local_id(0), y = get_local_id(1) * 4, me = get_local_id(1) * 4 + x;
    const size_t column = get_group_id(0) * SIDE, row = get_group_id(1) * SIDE;
    REALS s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    for (uint first = 0; first < n; first += SIDE) {
        for (size_t i = 0; i < 4; i++) { // item me loads row me of both tiles
            VSTORE(VLOAD(i, a + (row + me) * n + first), i, ta + me * SIDE);
            VSTORE(VLOAD(i, b + (first + me) * n + column), i, tb + me * SIDE);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < SIDE; i++) {
            const REALS t = VLOAD(x, tb + i * SIDE);
            s0 = fma((REALS)(ta[y * SIDE + i]), t, s0);
            s1 = fma((REALS)(ta[(y + 1) * SIDE + i]), t, s1);
            s2 = fma((REALS)(ta[(y + 2) * SIDE + i]), t, s2);
            s3 = fma((REALS)(ta[(y + 3) * SIDE + i]), t, s3);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    VSTORE(s0, x, c + (row + y) * n + column);
    VSTORE(s1, x, c + (row + y + 1) * n + column);
    VSTORE(s2, x, c + (row + y + 2) * n + column);
    VSTORE(s3, x, c + (row + y + 3) * n + column);
}

#ifdef cl_intel_subgroups
// lanes of A broadcast in the sub-group, 1 and 8 rows for each item
__attribute__((intel_reqd_sub_group_size(WIDE))) kernel void broadcast_1(
    uint n, global const REAL *restrict a, global const REAL *restrict b, global REAL *restrict c) {
    const size_t column = get_global_id(0), row = get_global_id(1), lane = get_sub_group_local_id();
    REAL sum = 0;
    for (uint i = 0; i < n; i += WIDE) {
        const REAL part = a[row * n + i + lane];
        __attribute__((opencl_unroll_hint(WIDE))) for (uint j = 0; j < WIDE; j++) {
            sum = fma(sub_group_broadcast(part, j), b[(i + j) * n + column], sum);
        }
    }
    c[row * n + column] = sum;
}
__attribute__((intel_reqd_sub_group_size(WIDE))) kernel void broadcast_8(
    uint n, global const REAL *restrict a, global const REAL *restrict b, global REAL *restrict c) {
    const size_t column = get_global_id(0), row = get_global_id(1) * 8, lane = get_sub_group_local_id();
    REAL sum[8] = {0}, part[8];
    for (uint i = 0; i < n; i += WIDE) {
        for (uint r = 0; r < 8; r++) part[r] = a[(row + r) * n + i + lane];
        __attribute__((opencl_unroll_hint(WIDE))) for (uint j = 0; j < WIDE; j++) {
            const REAL x = b[(i + j) * n + column];
            for (uint r = 0; r < 8; r++) sum[r] = fma(sub_group_broadcast(part[r], j), x, sum[r]);
        }
    }
    for (uint r = 0; r < 8; r++) c[(row + r) * n + column] = sum[r];
}
#endif

// Free in shape: an item computes 8 rows of a register's columns. A work-group of 8 items shares a strip of B, copied
// block by block.
#define DEPTH 256
#define GEMM(name, type, vector, vload, vstore) \
    kernel void name(uint n, global const type *restrict a, global const type *restrict b, global type *restrict c, \
                     local type *strip) { \
        const size_t x = get_group_id(1), me = get_local_id(0), row = get_global_id(0) * 8; \
        vector s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0; \
        a += row * n; \
        c += row * n; \
        for (uint first = 0; first < n; first += DEPTH, a += DEPTH) { \
            const uint depth = min(n - first, (uint)DEPTH); \
            for (uint i = me; i < depth; i += 8) vstore(vload(x, b + (first + i) * n), i, strip); \
            barrier(CLK_LOCAL_MEM_FENCE); \
            for (uint i = 0; i < depth; i++) { \
                const vector t = vload(i, strip); \
                s0 = fma((vector)(a[i]), t, s0); \
                s1 = fma((vector)(a[n + i]), t, s1); \
                s2 = fma((vector)(a[2 * n + i]), t, s2); \
                s3 = fma((vector)(a[3 * n + i]), t, s3); \
                s4 = fma((vector)(a[4 * n + i]), t, s4); \
                s5 = fma((vector)(a[5 * n + i]), t, s5); \
                s6 = fma((vector)(a[6 * n + i]), t, s6); \
                s7 = fma((vector)(a[7 * n + i]), t, s7); \
            } \
            barrier(CLK_LOCAL_MEM_FENCE); \
        } \
        vstore(s0, x, c); \
        vstore(s1, x, c + n); \
        vstore(s2, x, c + 2 * n); \
        vstore(s3, x, c + 3 * n); \
        vstore(s4, x, c + 4 * n); \
        vstore(s5, x, c + 5 * n); \
        vstore(s6, x, c + 6 * n); \
        vstore(s7, x, c + 7 * n); \
    }
GEMM(sgemm, float, float16, vload16, vstore16)
GEMM(dgemm, double, double8, vload8, vstore8)
