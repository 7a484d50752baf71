// SPDX-License-Identifier: MIT
// By local memory: a tile of 16 x 16, whose rows have one element more.
#define TILE 16
__attribute__((reqd_work_group_size(TILE, TILE, 1)))
kernel void transpose_local(uint n, global const float *restrict x, global float *restrict y) {
    local float t[TILE][TILE + 1];
    const uint c = get_local_id(0), r = get_local_id(1);
    const uint column = get_group_id(0) * TILE, row = get_group_id(1) * TILE;
    t[r][c] = x[(ulong)(row + r) * n + column + c];
    barrier(CLK_LOCAL_MEM_FENCE);
    y[(ulong)(column + r) * n + row + c] = t[c][r];
}

#ifdef cl_intel_subgroups
// In registers: step h swaps the blocks of h lanes off the diagonal.
#define STEP(h) \
    for (int i = 0; i < 16; i++) { \
        if (i & h) continue; \
        const float give = lane & h ? v[i] : v[i + h]; \
        const float take = intel_sub_group_shuffle_xor(give, h); \
        if (lane & h) v[i] = take; \
        else v[i + h] = take; \
    }
__attribute__((intel_reqd_sub_group_size(16), reqd_work_group_size(16, 1, 1)))
kernel void transpose_sg(uint n, global const float *restrict x, global float *restrict y) {
    const uint lane = get_sub_group_local_id();
    const ulong column = get_group_id(0) * 16, row = get_group_id(1) * 16;
    float v[16];
    __attribute__((opencl_unroll_hint)) for (int i = 0; i < 16; i++) v[i] = x[(row + i) * n + column + lane];
    __attribute__((opencl_unroll_hint)) STEP(8)
    __attribute__((opencl_unroll_hint)) STEP(4)
    __attribute__((opencl_unroll_hint)) STEP(2)
    __attribute__((opencl_unroll_hint)) STEP(1)
    __attribute__((opencl_unroll_hint)) for (int i = 0; i < 16; i++) y[(column + i) * n + row + lane] = v[i];
}
#endif
